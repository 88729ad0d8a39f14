"""Whom, where and when: the words in which cards name nations, duchies and conditions. Shapes only, no rules.

A *who* is the id of a nation, one of ROLES, or one of RELATIONS before either, as in `enemies_of:austria`. Roles are
seen from the nation that plays the card; `chosen` is what the last `choose` of the same card has named, or the owner
of it.
"""

from __future__ import annotations

from typing import Literal

from warcouncil.table.rows import Strict
from warcouncil.titles.napoleonic_wars.schema import Status

ROLES = {
    "player": "the nation that plays the card",
    "chosen": "the nation that the last choice named",
    "other": "the second one, where two were chosen",
    "anybody": "every nation",
    "others": "every nation but the one that plays",
    "enemies": "every nation at war with the one that plays",
    "allies": "every nation allied with the one that plays, itself left out",
    "major": "the five major powers, Prussia among them whoever runs it (3)",
    "minor": "the minor powers, and Prussia with fewer than five players (3)",
    "player_power": "the player powers",
    "coalition": "the player powers of the Coalition camp",
    "imperial": "the player powers of the Imperial camp",
    "former_sponsor": "the power whose pact the card has broken",
}
"""The roles that stand for nations, and what each means."""
RELATIONS = {
    "enemies_of": "every nation at war with it",
    "patron_of": "the power in whose row its consul stands",
}
"""What may stand before a nation or a role, with a colon between, and what it makes of it."""


class Where(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A choice of duchies. Every field that is given must hold; `spaces`, `regions` and `nations` make one list."""

    spaces: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    nations: tuple[str, ...] = ()
    """Duchies of these nations, of whatever status unless `status` says otherwise. No list at all: the whole map."""
    there: bool = False
    """Only duchies that were chosen, or that an operation of this card has taken a flag from."""
    status: tuple[Status, ...] = ()
    around: int = 0
    """Duchies at most so many lines away from the list belong to it, too."""
    fortress: bool | None = None
    capital: bool | None = None
    friendly: str = ""
    """Friendly to this who: controlled by it or an ally, no enemy formation in it (3)."""
    controlled: str = ""
    """Controlled by this who."""
    uncontrolled_by: str = ""
    """Not controlled by this who."""
    foreign: str = ""
    """Not of this who from the start; a dual subject in which it is the second power is foreign."""
    empty_of: str = ""
    """No formation of this who stands there."""
    holds: str = ""
    """A formation of this who stands there."""
    pieces: int = 0
    """At least so many units and leaders in all stand there."""
    beside: str = ""
    """Next to a duchy that is friendly to this who."""
    away_from: str = ""
    """Not next to an army of this who."""
    seas: tuple[str, ...] = ()
    """A port on one of these sea zones."""
    under_guns_of: str = ""
    """A port on a sea zone in which this who has a squadron."""


class Condition(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is"):
    """Something that holds or does not. Several in a list must hold together."""

    no: bool = False
    """The condition is met where the rest does not hold."""


class OnTurn(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="turn"):
    """The turn is `first` or later, and `last` or earlier; turns go by the year on the track."""

    first: str = ""
    last: str = ""


class PlayerCount(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="players"):
    """So many players are in the match."""

    least: int = 2
    most: int = 5


class PlayedBy(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="played_by"):
    """The card is played by one of these nations."""

    who: tuple[str, ...]


class HasStatus(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="status"):
    """The nation is in this state: in a camp, in Pact, neutral, a subject neutral, at war with somebody, run by a
    player.

    `ours`: it is the nation that plays, or one that this sponsors.
    """

    who: str
    state: Literal["imperial", "coalition", "pact", "neutral", "subject_neutral", "at_war", "player_run", "ours"]


class Opposed(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="opposed"):
    """The two nations are at war with one another on the map."""

    who: str
    against: str


class SameCamp(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="same_camp"):
    """The two nations are members of one camp."""

    who: str
    other: str


class ClientOf(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="client"):
    """The minor is a client (Friendly to Pact) of some power in the camp of `of`; with `itself` of that very power."""

    who: str
    of: str
    itself: bool = False


class Controls(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="controls"):
    """The nation controls at least so many of the duchies; with `occupied` a formation of its own there will do."""

    who: str
    where: Where
    least: int = 1
    occupied: bool = False


class Stands(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="stands"):
    """A formation of the nation stands in one of the duchies."""

    who: str
    where: Where


class Flagged(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="flagged"):
    """A flag of the nation lies in one of the duchies."""

    who: str
    where: Where


class KeysBelow(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="keys_below"):
    """The nation controls fewer keys than this."""

    who: str
    keys: int


class SeaZones(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="sea_zones"):
    """The nation controls at least so many sea zones; with `at_start` it did when this impulse began."""

    who: str
    least: int
    at_start: bool = False


class HasSquadrons(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="squadrons"):
    """The nation has a squadron in play; with `fighting` one in the naval battle or interception at hand."""

    who: str
    fighting: bool = False


class LeaderIs(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="leader"):
    """The leader has never been in play, is in the battle at hand, commands there, or is outside his own nation.

    An empty leader means the one that was chosen; `unfriendly`: he is in a duchy that is not friendly to his nation.
    """

    state: Literal["never_in_play", "in_battle", "commands", "abroad", "unfriendly"]
    leader: str = ""


class InBattle(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="battle"):
    """What must be so in the battle or siege at hand.

    `side`: the card is played for the attacker or the defender; `units`: so many units of the own side are there;
    `no_enemy_event`: the other side has played no battle event in this round; `friendly_before`: the duchy was friendly
    to the own side before the battle; `siege`: it is a siege.
    """

    side: Literal["", "attacker", "defender"] = ""
    units: int = 0
    no_enemy_event: bool = False
    friendly_before: bool = False
    siege: bool = False


class AnyOf(Condition, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="any"):
    """One of them holds."""

    of: tuple[When, ...]


When = (
    OnTurn
    | PlayerCount
    | PlayedBy
    | HasStatus
    | Opposed
    | SameCamp
    | ClientOf
    | Controls
    | Stands
    | Flagged
    | KeysBelow
    | SeaZones
    | HasSquadrons
    | LeaderIs
    | InBattle
    | AnyOf
)
"""Any condition."""
