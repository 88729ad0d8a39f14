"""The state of a match of Tanto Monta, and the verbs that change it.

Every component has one place here: the invariants count them. Columns are dicts by place, power, player, card or person
whose values are numbers, texts and tuples; what is going on (a move, a battle, piracy, a series of choices) is one
frozen record. A *player* holds cards, resources and VP; a *power* holds units and spaces (3.1, 3.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import ClassVar

import msgspec

from warcouncil.campaign.pieces import Troops
from warcouncil.campaign.realm import Realm
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.state import Atom
from warcouncil.table.book import Action, Responses, Secrets
from warcouncil.table.state import Card
from warcouncil.titles.tanto_monta.actions import COSTS
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import KEYS, MUSLIM, REALM
from warcouncil.titles.tanto_monta.war.ground import PAPACY, TUI
from warcouncil.titles.tanto_monta.windows import PAPAL_BULL, RESPONSES, SECRETS

held_keys = itemgetter(*KEYS, TUI)
"""Of the column of control: who holds the keys, and Tui, which may be one."""


class Nao(msgspec.Struct, frozen=True):
    """A nao on the exploration map or in the Built Naos box (5.2)."""

    place: str
    """built, an ocean zone, or an exploration space whose settlement it winters in"""
    damaged: bool = False
    cargo: tuple[str, ...] = ()
    """Resources that it carries home (16.5)."""
    captor: str = ""
    """The player who captured it (#49); it is his until a deal gives it back."""


class Piracy(msgspec.Struct, frozen=True):
    """Piracy in progress, on either map (16.4, 16.5)."""

    power: str
    """Who pirates: a power on the main map, a player on the exploration map."""
    place: str
    """A sea zone or an ocean zone."""
    target: str
    """The player who is robbed."""
    nao: str = ""
    """The nao that pirates, on the exploration map."""
    dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Of the target, and of the pirate."""
    hits: int = 0
    awards: tuple[str, ...] = ()
    """What the target has given for hits so far: they are spread evenly."""


class Headline(msgspec.Struct, frozen=True):
    """What a player has chosen for the headline segment (10): shown once all have chosen."""

    event: str = ""
    support: str = ""
    place: int = 0
    """First to fourth, once it is settled."""


class Wedding(msgspec.Struct, frozen=True):
    """A marriage that is being promoted (19)."""

    suitor: str
    dowry: int
    """Command points spent on it, 1 to 5: the modifier is one less."""


class TantoMontaState(CampaignState, kw_only=True):
    """Everything that lies on the table."""

    all_cards: ClassVar[Mapping[str, Card]] = COMPONENTS.cards
    realm: ClassVar[Realm] = REALM
    costs: ClassVar[Mapping[str, Mapping[str, int]]] = COSTS
    responses: ClassVar[Responses] = RESPONSES
    secrets: ClassVar[Secrets] = SECRETS
    extensions: ClassVar[Mapping[str, Action]] = {}
    """Ways to extend an impulse besides a resource, gathered from the chapters (11)."""
    holder: ClassVar[Mapping[str, str]] = COMPONENTS.player_of
    """Power -> the player in whose hand its cards are."""

    last_turn: int = 7

    # the map (2, 12, 13)
    plague: set[str] = set()
    mesta: str = ""
    """The space with the Mesta marker (8.2)."""
    special_control: set[str] = set()
    """Nasrid home spaces with a special Spanish marker: taken in this action phase (20.1)."""
    lost_homes: set[str] = set()
    """Nasrid home spaces that are no longer home spaces of the Nasrids (20.1)."""
    uprisings: set[str] = set()
    """Spaces with a Morisco Uprising marker."""
    alhama: bool = False
    """Whether Castile recruits militia in Alhama (#100)."""
    boabdil_freed: bool = False
    """Whether Spain has let Boabdil go: his command and El Zagal's are not added any more (#112)."""
    kemal_nasrid: bool = False
    """Whether Kemal Reis leads the ships of the Nasrids until he is called back (#113)."""
    tui: bool = False
    """Whether Tui is a key of the Beltranejos (#107)."""

    # off the map
    away_leaders: dict[str, int] = {}
    """Army leaders on the turn track: the turn of their return (8.1)."""
    fortress_boxes: dict[str, int] = {}
    """Player -> fortress markers on his board (8.2)."""

    # players (3, 4)
    rulers: dict[str, str] = {}
    pope: str = ""
    admin_lost: dict[str, int] = {}
    """Player -> points of administration given up this turn (10)."""
    bonus_vp: dict[str, tuple[tuple[str, int], ...]] = {}
    """VP markers on the boards: (marker, VP), in the order in which they came (22.3)."""
    vp_history: dict[str, tuple[int, ...]] = {}
    """Totals at the end of each turn, for ties (22.4)."""
    corsair_vp: int = 0
    """The Muslim track of piracy with corsairs, at most 12 (16.4)."""
    piracy_vp: dict[str, int] = {}
    """Player -> VP of other piracy, at most 6 (16.4)."""
    card_markers: dict[str, dict[str, int]] = {}
    """Player -> reason -> cards more or fewer in the next card draw phase (8.3)."""
    lasting_cards: dict[str, dict[str, int]] = {}
    """The same, for as long as the reason holds (Gibraltar, Ceuta)."""
    universities: dict[str, int] = {}
    """Player -> state of his university box (#88)."""
    technology: set[str] = set()
    """Players with Maritime Technology (#105)."""

    # resources (6.3)
    naval_pool: tuple[str, ...] = ()
    """Naval resources that are not drawn: hidden, and drawn when they are drawn."""
    caravan_pool: tuple[str, ...] = ()
    spent_resources: tuple[str, ...] = ()
    """Resources spent this turn: they go back in the next card draw phase."""
    warehouse: dict[str, tuple[str, ...]] = {}
    """Player -> resources that give CP."""
    vp_resources: dict[str, tuple[str, ...]] = {}
    """Player -> resources on his board that give VP."""
    caravans: dict[str, str] = {}
    """Caravan box (marrakesh, fez, tlemcen) -> the resource there."""
    arrivals: dict[str, tuple[str, ...]] = {}
    """Player -> resources that have come to him and are not revealed yet (18.8)."""

    # cards (6)
    on_table: dict[str, str] = {}
    """Cards lying on the table -> where: home cards used this turn, foreign wars, popes, rulers."""
    headlines: dict[str, Headline] = {}
    lasting: set[str] = set()
    """Events whose effect lasts to the end of the turn, with whom: such as "experienced_pilot portugal"."""

    # the impulse (11)
    bound: tuple[str, ...] = ()
    """The powers to which a home card binds the impulse (6.1); empty: no bounds."""
    acts_done: set[str] = set()
    """Actions taken with the card of the impulse: repeating them with a resource costs one point more."""
    extended: bool = False
    """Whether the impulse was extended already."""
    only: tuple[str, ...] = ()
    """The only actions that the points of an event may be spent on; empty: all."""
    skipped: set[str] = set()
    """Players who lose their next impulse (#60)."""
    resistance_used: bool = False
    """Whether the Beltranejos' resistance has acted this turn (20.4)."""
    moriscos_used: bool = False
    """Whether Moriscos have been active this turn (20.1)."""

    # diplomacy (9)
    sea_wars: set[tuple[str, str]] = set()
    """Pairs of powers at war at sea only (Alcacovas)."""
    lasting_wars: set[tuple[str, str]] = set()
    """Wars that no peace ends."""
    passage: set[tuple[str, str, str]] = set()
    """(who may pass, who grants it, strait): held to the end of the turn (2.4)."""
    asked_passage: set[tuple[str, str, str]] = set()
    """Passage that was asked for this turn."""
    war_debts: dict[str, int] = {}
    """Player -> command points to be paid for declarations of war."""
    captured_ships: dict[str, dict[str, int]] = {}
    """Who captured squadrons (#49) -> their owner -> how many; they are his until a deal gives them back."""
    no_rolls: set[tuple[str, str]] = set()
    """(captor, leader): captives for whom both players agreed on no roll this turn (9.1)."""

    # treaties (20)
    alcacovas: int = 0
    """The turn in which the peace was signed; 0 before."""
    alcacovas_broken: bool = False
    tordesillas: bool = False
    treaties: set[str] = set()
    """Of France: etaples, senlis, barcelona."""
    maximilian_played: bool = False
    zahara_seized: bool = False
    otranto_seized: bool = False
    algiers_regency: bool = False
    ferrante_dead: bool = False
    isabella_dead: bool = False
    cisneros: bool = False
    overseas_voyages: bool = False
    sagres: bool = False
    gibraltar_before: bool = False
    """Whether the Muslims held Gibraltar before Zahara was seized."""
    surrendered: dict[str, int] = {}
    """Powers out of the game -> the turn; and those that may not build (22.1)."""
    beaten: set[str] = set()
    """Powers that have surrendered and stay: they build nothing until they have a home key again (22.1)."""
    supremacy: bool = False
    """Whether Portugal has had all ports of the African Atlantic (20.3)."""
    maximilian: str = ""
    """The city that Maximilian attacks, or the foreign war in which he is (20.7)."""
    maximilian_by: str = ""
    """The player who has sent him: he attacks in his impulses."""
    gathered: bool = False
    """Whether the foreign aid to the Beltranejos was rewarded (20.4)."""
    captured_once: set[str] = set()
    """Players who have had the VP for their first captured leader."""
    rome_fell: bool = False
    """Whether the Muslims have ever taken Rome: the VP are theirs for good."""
    rome_taken: bool = False
    """Whether they hold Rome, and what its fall brings about was done."""
    papal_conqueror: str = ""
    """The Christian player whose ally the Papacy is because he took Rome (21.7)."""
    papal_gifts: set[tuple[str, str]] = set()
    """(player, space): what of Rome and Ravenna a player has given back for a VP."""
    borgia: str = ""
    """Who commands Cesare Borgia; papacy: the Muslim player runs the Papacy (21.7)."""
    lord_of_italy: bool = False
    """Whether France has had the 3 VP of all eight (20.7)."""

    # France and Aragon (20.6, 20.7)
    houses: dict[str, int] = {}
    """Loyalty of the noble houses."""
    full_houses: set[str] = set()
    """Those that have reached level 5."""
    north_sea: int = 0
    """Improvements of the North Sea trade."""
    england_garrison: bool = True

    # minor powers (21)
    influence: dict[str, dict[str, int]] = {}
    """Minor power -> player -> level, where the marker is not in the box of those settled this turn."""
    settled: set[str] = set()
    """Minor powers whose status was settled this turn."""
    shut_out: set[tuple[str, str]] = set()
    """(player, minor power): a player who declared war on it has no more influence there."""

    # the exploration map (2.5, 16)
    naos: dict[str, Nao] = {}
    """Naos in play."""
    nao_pools: dict[str, tuple[str, ...]] = {}
    """Player -> naos that may be built: drawn at random."""
    away_naos: dict[str, int] = {}
    """Naos on the turn track: the turn of their return."""
    lost_naos: tuple[str, ...] = ()
    """Naos that are out of the game (16.5, in matches that read it so)."""
    naos_built: dict[str, int] = {}
    """Player -> naos built this turn (17.4)."""
    explored: set[tuple[str, str]] = set()
    """(player, ocean zone)"""
    charts: dict[str, int] = {}
    """Ocean zone -> cartography VP left."""
    charted: set[tuple[str, str]] = set()
    """(player, ocean zone): who has had its VP."""
    settlements: dict[str, str] = {}
    """Exploration space -> player."""
    cargo: dict[str, str] = {}
    """Settlement -> the naval resource there."""
    sea_fortresses: set[str] = set()
    """Settlements with a fortress."""
    escorts: dict[str, dict[str, int]] = {}
    """Ocean zone -> power -> squadrons there."""
    discoverers: dict[str, str] = {}
    """Discovery (new_world, india) -> the player who settled there first (16.7)."""
    discovered: set[str] = set()
    """Discoveries whose full VP their own player has had."""
    maiden_voyages: set[str] = set()
    """Special naos that have had their easier first way (16.7)."""
    fifth_settlement: bool = False
    """Whether Ceuta has brought the Muslims their fifth settlement marker (20.2)."""
    nao_orders: tuple[tuple[Atom, ...], ...] = ()
    """What the naos are to do in the naval move that is being declared (16.1)."""
    settled_zones: set[str] = set()
    """Ocean zones in which a settlement was founded in this impulse."""
    piracies: set[tuple[str, str]] = set()
    """(player, zone) with a piracy marker this turn."""

    # weddings (19)
    children: set[str] = set()
    """Children of the Catholic Monarchs who live, married or not."""
    suitors: set[str] = set()
    weddings: dict[str, Wedding] = {}
    """Child -> the marriage that is promoted."""
    married: dict[str, str] = {}
    dynastic: set[str] = set()
    """Alliances by marriage: portugal, empire, england."""

    # foreign wars (20.9)
    foreign_wars: dict[str, int] = {}
    """Foreign war -> enemy units left; the power's units are in `troops`."""
    war_fleets: dict[str, int] = {}
    """Squadrons of the Ottoman-Venetian War by owner."""

    # what is going on
    fled: tuple[str, tuple[Troops, ...]] = ("", ())
    """Where the units went that have last avoided battle, and who they were (13.3)."""
    charges: tuple[bool, bool] = (False, False)
    """Whether the attacker and the defender of the battle that goes on charge (14)."""
    piracy: Piracy | None = None

    @property
    def brink(self) -> tuple[object, ...]:
        """What automatic victory hangs on (22.2)."""
        held = held_keys(self.control), self.tui
        return held, self.unrest, self.plague, self.minors, self.turn

    # -- cards

    def hand_of(self, power: str) -> str:
        """Whose hand holds the cards of a power: the Papacy that the Muslims run has theirs."""
        return MUSLIM if power == PAPACY and self.borgia == PAPACY else self.holder.get(power, power)  # tm-3.2-3

    def put_away(self, card: str) -> None:
        """A used home card lies on the board of its player until the next turn, the Papal Bull beside the deck.

        All else is discarded.
        """
        owner = self.responses.owner(card)
        if owner:
            self.on_table[card] = owner  # tm-6.1-11
        elif card == PAPAL_BULL:
            self.aside = (*self.aside, card)  # tm-6.1-25
        else:
            super().put_away(card)

    # -- columns by two names: their rows are replaced, never changed in place

    def add_card_marker(self, player: str, reason: str, cards: int, *, lasting: bool = False) -> None:
        """A player has so many cards more, or fewer, in the next card draw phase, or in all to come."""
        column = self.lasting_cards if lasting else self.card_markers
        row = column.get(player, {})
        column[player] = {**row, reason: row.get(reason, 0) + cards}

    def set_influence(self, minor: str, player: str, level: int) -> None:
        """The marker of a player for a minor power stands at a level."""
        self.influence[minor] = {**self.influence[minor], player: level}

    def set_escorts(self, ocean: str, power: str, squadrons: int) -> None:
        """So many squadrons of a power are in an ocean zone."""
        row = {**self.escorts.get(ocean, {}), power: squadrons}
        row = {owner: count for owner, count in row.items() if count}
        if row:
            self.escorts[ocean] = row
        else:
            self.escorts.pop(ocean, None)

    def award(self, player: str, marker: str, points: int) -> None:
        """A VP marker comes to the board of a player (22.3)."""
        self.bonus_vp[player] = (*self.bonus_vp.get(player, ()), (marker, points))
        self.log("vp_awarded", power=player, marker=marker, vp=points)
