"""The state of a match of Here I Stand, and the verbs that change it.

Every component has one place here: the invariants count them. Columns are dicts by place, power, card or person whose
values are numbers, texts and tuples; what is going on (a move, a battle, a debate, a series of attempts) is one frozen
record. Verbs that need rules (who is an enemy, what a formation is) live in `relations` and `forces`.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from warcouncil.engine.state import Atom, State
from warcouncil.titles.here_i_stand.components import CARDS, KEYS, MAJORS, POWERS, TABLES

ORDER = {power: number for number, power in enumerate(POWERS)}
"""The order in which stacks lie in a place, and pairs of powers are written."""


class Troops(NamedTuple):
    """The land units of one power in one place. The second kind is the reverse side of the counters."""

    owner: str
    regulars: int = 0
    mercenaries: int = 0
    cavalry: int = 0

    @property
    def size(self) -> int:
        return self.regulars + self.mercenaries + self.cavalry


class Fleet(NamedTuple):
    """The naval units of one power in one place; `user` commands them (another power while they are on loan)."""

    owner: str
    user: str
    squadrons: int = 0
    corsairs: int = 0


class Formation(msgspec.Struct, frozen=True):
    """Land units and leaders that do something together (5.1)."""

    power: str
    """The major power that commands it."""
    troops: tuple[Troops, ...] = ()
    """Units of that power and of its minor allies."""
    leaders: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return sum(stack.size for stack in self.troops)


class Move(msgspec.Struct, frozen=True):
    """A formation on its way (13.1): it has left its space and not arrived yet."""

    formation: Formation
    origin: str
    target: str
    over_pass: bool = False
    by_sea: bool = False
    """Whether it lands from a naval transport (16.3)."""
    intercepted: str = ""
    """The power whose units have intercepted it."""


class Battle(msgspec.Struct, frozen=True):
    """A field battle, an assault, a fight of a foreign war or the sack of Rome in progress (14, 15, 21)."""

    kind: str
    """field, assault, foreign, sack"""
    place: str
    attacker: str
    """The power that attacks; its minor allies' units fight with it."""
    defenders: tuple[str, ...]
    """The major (or minor, or independent) powers that defend, in impulse order; the first one leads."""
    attacking: tuple[Troops, ...] = ()
    defending: tuple[Troops, ...] = ()
    attacking_leaders: tuple[str, ...] = ()
    defending_leaders: tuple[str, ...] = ()
    origin: str = ""
    """Where the attacker came from: the way back of a lost attack. A landing has none."""
    step: str = "declared"
    cards: tuple[tuple[str, str], ...] = ()
    """Combat and response cards played in it: (power, card)."""
    bonus: tuple[int, int] = (0, 0)
    """Extra dice by cards, attacker and defender."""
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """What was rolled, for everybody to see."""
    hits: tuple[int, int] = (0, 0)
    first: str = ""
    """The side that rolls first and whose hits count before the other rolls (Surprise Attack)."""
    struck: int = 0
    """The hits of that side that the other one has taken already."""
    joined: tuple[Troops, ...] = ()
    """Units of the garrison that joined the attacker in the relief of a siege (15.2)."""
    joined_leaders: tuple[str, ...] = ()
    winner: str = ""
    """attacker or defender, once it is decided."""


class NavalBattle(msgspec.Struct, frozen=True):
    """A naval combat in progress (16.2)."""

    place: str
    attacker: str
    defender: str
    in_port: bool = False
    bonus: tuple[int, int] = (0, 0)
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    hits: tuple[int, int] = (0, 0)
    tie_retreats_both: bool = False
    """Ships that meet because of a declaration of war in the action phase (9.6)."""
    cards: tuple[tuple[str, str], ...] = ()


class NavalOrders(msgspec.Struct, frozen=True):
    """A naval move being declared: nothing has sailed yet (16.1)."""

    ships: tuple[tuple[str, str, Fleet], ...] = ()
    """(origin, destination, ships), each pair of places and each owner once."""
    admirals: tuple[tuple[str, str], ...] = ()
    """(naval leader, destination)"""


class NavalRoll(msgspec.Struct, frozen=True):
    """A roll to intercept or to avoid battle at sea: Professional Rowers may still change it."""

    power: str
    kind: str
    """intercept or avoid"""
    place: str
    dice: tuple[int, ...]
    total: int


class Attempts(msgspec.Struct, frozen=True):
    """A series of reformation or counter-reformation attempts (18.3, 18.4)."""

    kind: str
    """reform or counter"""
    power: str
    """Who makes them and chooses the targets: protestant, england or papacy."""
    left: int
    zones: tuple[str, ...]
    """The target language zones: ties, +1 and automatic success count there only. All zones: every one is listed."""
    source: str
    """What gave them: theses, treatise, new_testament, full_bible, burn_books, or the id of a card."""
    plus_one: bool = False
    """+1 to every die against a space inside the target zone (full Bible, Calvin's Institutes)."""
    only: tuple[str, ...] = ()
    """If not empty, only these spaces may be targets."""
    bonus: str = ""
    """The debater whose bonus is in use."""
    target: str = ""
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The last attempt: dice of the attempting side and of the other."""


class Debate(msgspec.Struct, frozen=True):
    """A theological debate (18.5)."""

    caller: str
    """papacy or protestant"""
    zone: str
    source: str
    """call, a card id, or mary"""
    round: int = 1
    attacker: str = ""
    defender: str = ""
    attacker_fresh: bool = False
    """Whether he was uncommitted when he entered the round."""
    defender_fresh: bool = False
    barred: str = ""
    extra_dice: int = 0
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    hits: tuple[int, int] = (0, 0)


class Piracy(msgspec.Struct, frozen=True):
    """Piracy in progress (16.4)."""

    sea: str
    target: str
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    hits: int = 0


class Voyage(msgspec.Struct, frozen=True):
    """An expedition under way in the Crossing Atlantic box (20)."""

    power: str
    kind: str
    """explore, conquer or colonize"""
    explorer: str = ""
    """Known once drawn at the end of the turn; cabot from the start."""
    bonus: int = 0


class Deal(msgspec.Struct, frozen=True):
    """A package of terms that a power is putting together or has announced (9.1)."""

    announcer: str
    parties: tuple[str, ...]
    """All powers it is between, the announcer included, in impulse order."""
    terms: tuple[tuple[Atom, ...], ...] = ()
    """The terms in their canonical order, as the options by which they were added."""


NO_TROOPS = {owner: Troops(owner) for owner in ORDER}
"""The stack of a power where it has none."""

_key_holders = itemgetter(*KEYS)


class HereIStandState(State, kw_only=True):
    """Everything that lies on the table."""

    turn: int = 1
    last_turn: int = 9
    phase: str = "setup"

    # the map (2, 5)
    control: dict[str, str] = {}
    """Political control of every space: a power, a minor power or independent."""
    protestant_spaces: set[str] = set()
    """Spaces under Protestant influence; all others are Catholic, but for the home spaces of the Ottomans."""
    unrest: set[str] = set()
    fortresses: set[str] = set()
    """Fortress markers placed by events."""
    havens: set[str] = set()
    """Pirate havens: oran, tripoli (Algiers is one by print once the pirates are there)."""
    troops: dict[str, tuple[Troops, ...]] = {}
    """Land units by space (or foreign war), stacks in the order of POWERS."""
    fleets: dict[str, tuple[Fleet, ...]] = {}
    """Naval units by port or sea zone."""
    lost_ships: dict[str, tuple[int, int]] = {}
    """Squadrons and corsairs on the turn track: they come back to the pool in the next card draw phase."""
    leaders: dict[str, str] = {}
    """Army leaders on the map: leader -> space or foreign war."""
    admirals: dict[str, str] = {}
    """Naval leaders on the map: leader -> port or sea zone."""
    waiting_admirals: dict[str, int] = {}
    """Naval leaders on the turn track: the turn of their return."""
    waiting_leaders: tuple[str, ...] = ()
    """Leaders of the Schmalkaldic League who found no regulars to join (21.6)."""
    maurice_waits: bool = False
    """Whether Maurice of Saxony found no Protestant electorate in his turn (8.2)."""
    away_leaders: tuple[str, ...] = ()
    """Army leaders off the map until the next turn (Threat to Power)."""
    captives: dict[str, str] = {}
    """Captured army leaders -> the power that holds them."""
    sides: dict[str, str] = {}
    """Leaders that serve another power than the printed one: Maurice, the renegade; an admiral on loan."""
    sieges: dict[str, tuple[tuple[str, int], ...]] = {}
    """Besieged spaces -> the besieging powers with the number of the impulse in which their siege began."""
    knights: str = ""
    """Where the Knights of St. John are."""
    gone_pirates: set[str] = set()
    """Sea zones with a piracy marker this turn."""

    # powers
    wars: set[tuple[str, str]] = set()
    """Pairs in the order of POWERS."""
    alliances: set[tuple[str, str]] = set()
    """Major powers allied this turn."""
    minors: dict[str, str] = {}
    """Active minor powers -> their major ally."""
    rulers: dict[str, str] = {}
    bonus_vp: dict[str, tuple[tuple[str, int], ...]] = {}
    """Markers in the bonus VP boxes: (marker, VP)."""
    vp_history: dict[str, tuple[int, ...]] = {}
    """Totals at the end of each turn, for ties."""
    fugger_debts: dict[str, int] = {}
    """Cards less in the next card draw phase (Fuggers)."""
    minus_cards: dict[str, int] = {}
    """-1 card markers: ruler excommunicated."""
    excommunicated: set[str] = set()
    """Persons with a marker on the Papal card: never again."""
    piracy_vp: int = 0
    chateaux: int = 0
    peters_cp: int = 0
    peters_vp: int = 0
    marital: int = 0
    """The box of Henry's marital status marker."""
    pregnancy: dict[str, str] = {}
    """Results of the pregnancy chart that happened -> the wife."""
    catherine_grudge: bool = False
    """The Hapsburgs hold the Catherine of Aragon marker."""
    married_anne: int = 0
    """The turn of the marriage with Anne Boleyn, 0 before."""
    accession: int = 0
    """The turn in which the present ruler of England took the throne (0: Henry VIII)."""
    league: bool = False
    """Whether the Schmalkaldic League has been formed."""
    barbary: bool = False
    jesuits: bool = False

    hungary_fell: bool = False
    """Whether the Ottomans have defeated Hungary-Bohemia (22.5)."""

    # diplomacy (9)
    negotiators: tuple[str, ...] = ()
    """The powers that negotiate in secret now."""
    deal: Deal | None = None
    announced: dict[str, int] = {}
    """How many packages each power has announced in this negotiation segment."""
    refused_deals: set[str] = set()
    """Packages that were refused this turn, written as text."""
    war_debts: dict[str, int] = {}
    """Command points to be paid for declarations and interventions at the end of the war segment."""

    # religion
    reformers: dict[str, str] = {}
    """Reformers on the map -> space."""
    away_reformers: dict[str, str] = {}
    """Reformers off the map until the next card draw phase -> their space."""
    debaters: dict[str, bool] = {}
    """Debaters in play -> whether committed."""
    away_debaters: set[str] = set()
    """Debaters off the board until the next card draw phase."""
    fallen: dict[str, str] = {}
    """Burnt and disgraced debaters -> the power that has them in its VP box."""
    universities: set[str] = set()
    new_testament: dict[str, int] = {}
    full_bible: dict[str, int] = {}
    waiting_troops: dict[str, int] = {}
    """The electorate display: Protestant regulars waiting for their electorate."""

    # new world
    voyages: tuple[Voyage, ...] = ()
    explorers: dict[str, tuple[str, ...]] = {}
    """Explorers each power still has."""
    conquistadors: dict[str, tuple[str, ...]] = {}
    discoveries: dict[str, tuple[str, str]] = {}
    """Discovery -> (power, explorer)."""
    conquests: dict[str, tuple[str, bool]] = {}
    """Conquest -> (power, whether it still yields riches)."""
    colonies: dict[str, str] = {}
    """Colonies on the riches table -> power."""
    galleons: set[str] = set()
    plantations: set[str] = set()
    raiders: set[str] = set()
    foreign_wars: dict[str, int] = {}
    """Foreign wars under way -> the enemy regulars left; the power's units are in `troops`."""

    # cards
    deck: tuple[str, ...] = ()
    """Undealt cards, the top one first: hidden."""
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    """Cards that are not in the game yet."""
    on_table: dict[str, str] = {}
    """Cards lying in front of a power: its ruler's card, a foreign war."""
    hands: dict[str, tuple[str, ...]] = {}
    """Hands, sorted by number; home cards in them are those not used yet this turn."""
    drawn: tuple[str, ...] = ()
    """Cards that a power has drawn and looks at before it says what becomes of them: hidden from all others."""
    drawer: str = ""
    """Who looks at them."""
    lasting: set[str] = set()
    """Cards whose effect lasts until the end of the turn: augsburg_confession, printing_press, the_wartburg, ..."""
    played_events: set[tuple[str, str]] = set()
    """(power, card) played this turn as event, response or combat card."""

    # the action phase (11)
    impulse: int = 0
    """Counts the impulses of the match."""
    active: str = ""
    """The power whose impulse it is."""
    acting: str = ""
    """The power that spends command points now: mostly the active one."""
    cp: int = 0
    card: str = ""
    """The card of this impulse."""
    passed: set[str] = set()
    """Who passed since the last impulse with a card."""
    skipped: set[str] = set()
    """Who loses the next impulse (Halley's Comet)."""
    this_impulse: set[tuple[Atom, ...]] = set()
    """Facts that hold until the end of the impulse, such as ("assaulted", space)."""
    this_turn: set[tuple[Atom, ...]] = set()
    """Facts that hold until the end of the turn, such as ("explored", power)."""
    tired: dict[str, tuple[Troops, ...]] = {}
    """Units that lost a field battle in this impulse, by place; leaders: ("tired", leader) in this_impulse."""
    moved: dict[str, tuple[Troops, ...]] = {}
    """Units that moved in this impulse, by place (Foul Weather); leaders: ("moved", leader) in this_impulse."""
    tried: dict[str, tuple[Troops, ...]] = {}
    """Units that tried to intercept in this impulse, by place; leaders: ("tried", leader) in this_impulse."""

    tired_ships: dict[str, tuple[Fleet, ...]] = {}
    """Ships that lost a naval combat in this impulse, by place."""

    # what is going on
    move: Move | None = None
    picked: Formation | None = None
    """What a power has named so far of a formation that it puts together; nothing has left its place yet.

    Or whom it has sent to a foreign war so far; sieges are looked at when all are named.
    """
    naval_orders: NavalOrders | None = None
    naval_roll: NavalRoll | None = None
    battle: Battle | None = None
    naval_battle: NavalBattle | None = None
    attempts: Attempts | None = None
    debate: Debate | None = None
    piracy: Piracy | None = None

    # -- what the instant ends depend on

    @property
    def brink(self) -> tuple[Any, ...]:
        """The keys with all that makes them count, and the Protestant spaces once they are enough to win (23.1)."""
        if self.phase != "action":
            return ()
        enough = len(self.protestant_spaces) >= TABLES.religious_victory
        counted = len(self.protestant_spaces - self.unrest) if enough else 0
        return _key_holders(self.control), self.minors, self.unrest, counted

    # -- facts of the impulse and of the turn

    def mark_impulse(self, *fact: Atom) -> None:
        self.this_impulse.add(fact)

    def mark_turn(self, *fact: Atom) -> None:
        self.this_turn.add(fact)

    # -- land units

    def stack(self, place: str, owner: str) -> Troops:
        """The land units of a power in a place (an empty stack if there are none)."""
        for troops in self.troops.get(place, ()):
            if troops.owner == owner:
                return troops
        return NO_TROOPS[owner]

    def _set_stack(self, place: str, new: Troops) -> None:
        assert min(new[1:]) >= 0, (place, new)
        others = [troops for troops in self.troops.get(place, ()) if troops.owner != new.owner]
        if new.size:
            others.append(new)
            others.sort(key=lambda troops: ORDER[troops.owner])
        if others:
            self.troops[place] = tuple(others)
        else:
            self.troops.pop(place, None)

    def add_troops(self, place: str, owner: str, regulars: int = 0, mercenaries: int = 0, cavalry: int = 0) -> None:
        """Put land units into a place (negative numbers take them away)."""
        now = self.stack(place, owner)
        self._set_stack(
            place, Troops(owner, now.regulars + regulars, now.mercenaries + mercenaries, now.cavalry + cavalry)
        )

    def remove_troops(self, place: str, owner: str, regulars: int = 0, mercenaries: int = 0, cavalry: int = 0) -> None:
        self.add_troops(place, owner, -regulars, -mercenaries, -cavalry)

    # -- naval units

    def fleet(self, place: str, owner: str, user: str = "") -> Fleet:
        """The ships of an owner under a user (by default the owner's own) in a place."""
        user = user or owner
        for fleet in self.fleets.get(place, ()):
            if fleet.owner == owner and fleet.user == user:
                return fleet
        return Fleet(owner, user)

    def add_ships(self, place: str, owner: str, user: str, squadrons: int = 0, corsairs: int = 0) -> None:
        """Put naval units into a port or sea zone (negative numbers take them away)."""
        now = self.fleet(place, owner, user)
        new = Fleet(owner, user, now.squadrons + squadrons, now.corsairs + corsairs)
        assert min(new.squadrons, new.corsairs) >= 0, (place, new)
        others = [fleet for fleet in self.fleets.get(place, ()) if (fleet.owner, fleet.user) != (owner, user)]
        if new.squadrons or new.corsairs:
            others.append(new)
            others.sort(key=lambda fleet: (ORDER[fleet.owner], ORDER[fleet.user]))
        if others:
            self.fleets[place] = tuple(others)
        else:
            self.fleets.pop(place, None)

    def lose_ships(self, place: str, owner: str, user: str, squadrons: int = 0, corsairs: int = 0) -> None:
        """17.2 Lost ships go to the turn track and may be built again from the next turn on."""
        self.add_ships(place, owner, user, -squadrons, -corsairs)
        before = self.lost_ships.get(owner, (0, 0))
        self.lost_ships[owner] = (before[0] + squadrons, before[1] + corsairs)

    # -- cards

    def sort_hand(self, power: str) -> None:
        self.hands[power] = tuple(sorted(self.hands[power], key=lambda card: CARDS[card].number))

    def take_card(self, power: str, card: str) -> None:
        """A card comes into a hand."""
        self.hands[power] = (*self.hands[power], card)
        self.sort_hand(power)

    def leave_hand(self, power: str, card: str) -> None:
        """A card leaves a hand; what others knew about it no longer binds."""
        assert card in self.hands[power], (power, card)
        self.hands[power] = tuple(held for held in self.hands[power] if held != card)
        self.forget("card", card)

    def put_away(self, card: str) -> None:
        """A used card goes to the discard pile; a home card stays on its power card until the next turn."""
        if CARDS[card].kind != "home":  # his-6.1-5
            self.discard = (*self.discard, card)

    def remove_card(self, card: str) -> None:
        """A card leaves the game."""
        self.removed = (*self.removed, card)

    # -- vp markers

    def add_bonus(self, power: str, marker: str, vp: int) -> None:
        self.bonus_vp[power] = (*self.bonus_vp.get(power, ()), (marker, vp))


def pair(one: str, other: str) -> tuple[str, str]:
    """Two powers in their fixed order.

    >>> pair("papacy", "ottoman")
    ('ottoman', 'papacy')
    """
    return (one, other) if ORDER[one] <= ORDER[other] else (other, one)


def after(power: str) -> tuple[str, ...]:
    """The other major powers in impulse order, beginning behind this one.

    >>> after("france")
    ('papacy', 'protestant', 'ottoman', 'hapsburg', 'england')
    """
    start = MAJORS.index(power)
    return MAJORS[start + 1 :] + MAJORS[:start]
