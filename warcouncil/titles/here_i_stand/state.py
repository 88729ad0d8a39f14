"""The state of a match of Here I Stand, and the verbs that change it.

Every component has one place here: the invariants count them. Columns are dicts by place, power, card or person whose
values are numbers, texts and tuples; what is going on (a move, a battle, a debate, a series of attempts) is one frozen
record. Verbs that need rules (who is an enemy, what a formation is) live in `relations` and `forces`.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Any, ClassVar

import msgspec

from warcouncil.campaign.realm import Realm
from warcouncil.campaign.state import CampaignState
from warcouncil.table.book import Responses, Secrets
from warcouncil.table.state import Card
from warcouncil.titles.here_i_stand.actions import COSTS
from warcouncil.titles.here_i_stand.components import CARDS, HOME_CARDS, KEYS, TABLES
from warcouncil.titles.here_i_stand.realm import REALM
from warcouncil.titles.here_i_stand.windows import RESPONSES

ORDER, pair, after = REALM.order, REALM.pair, REALM.after


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


_key_holders = itemgetter(*KEYS)


class HereIStandState(CampaignState, kw_only=True):
    """Everything that lies on the table."""

    realm: ClassVar[Realm] = REALM
    all_cards: ClassVar[Mapping[str, Card]] = CARDS
    costs: ClassVar[Mapping[str, Mapping[str, int]]] = COSTS
    responses: ClassVar[Responses] = RESPONSES
    secrets: ClassVar[Secrets] = Secrets(lie_open=frozenset(card for cards in HOME_CARDS.values() for card in cards))

    last_turn: int = 9

    # the map (2, 5)
    protestant_spaces: set[str] = set()
    """Spaces under Protestant influence; all others are Catholic, but for the home spaces of the Ottomans."""
    havens: set[str] = set()
    """Pirate havens: oran, tripoli (Algiers is one by print once the pirates are there)."""
    waiting_leaders: tuple[str, ...] = ()
    """Leaders of the Schmalkaldic League who found no regulars to join (21.6)."""
    maurice_waits: bool = False
    """Whether Maurice of Saxony found no Protestant electorate in his turn (8.2)."""
    away_leaders: tuple[str, ...] = ()
    """Army leaders off the map until the next turn (Threat to Power)."""
    knights: str = ""
    """Where the Knights of St. John are."""
    gone_pirates: set[str] = set()
    """Sea zones with a piracy marker this turn."""

    # powers
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
    deck_in_order: bool = False
    """Whether the match was begun when the deck was shuffled once a turn, and drawn from the top (before version 3)."""
    on_table: dict[str, str] = {}
    """Cards lying in front of a power: its ruler's card, a foreign war."""
    lasting: set[str] = set()
    """Cards whose effect lasts until the end of the turn: augsburg_confession, printing_press, the_wartburg, ..."""

    # the action phase (11)
    skipped: set[str] = set()
    """Who loses the next impulse (Halley's Comet)."""

    # what is going on
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

    # -- vp markers

    def add_bonus(self, power: str, marker: str, vp: int) -> None:
        self.bonus_vp[power] = (*self.bonus_vp.get(power, ()), (marker, vp))
