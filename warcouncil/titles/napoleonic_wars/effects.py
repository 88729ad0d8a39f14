"""What events do, in data: a small vocabulary of operations. Shapes only; the rules that carry them out come later.

The `effects` of a card are carried out in order. Each has `when`: unless all of its conditions hold it is left out.
What must hold for the event to be played at all is the card's `needs`; an operation that is marked `must` needs to be
possible as well (6.1: every part of an event must be met). Within an event the owner of pieces chooses which of them
are committed, moved or lost; everything else is chosen by whoever plays the card, unless `by` says who. `until` says
how long something lasts: round or battle (the one at hand), impulse, turn, timed (while the card is in force, 6.19),
interphase (through the next one), game.
"""

from __future__ import annotations

from typing import Literal

from warcouncil.table.rows import Strict
from warcouncil.titles.napoleonic_wars.conditions import When, Where

Until = Literal["round", "battle", "impulse", "turn", "timed", "interphase", "game"]
Side = Literal["own", "enemy", "both", "chosen"]
"""Sides of a battle: that of whoever plays the card, the other, both, or one that the player of the card chooses."""
Use = Literal["build", "move", "flags", "fleets"]
"""What granted points may be spent on: building, land movement, flags, fleets. No list at all: everything."""


class Effect(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """One operation of an event."""

    when: tuple[When, ...] = ()
    must: bool = False


# -- choosing


class Choose(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="choose"):
    """Name a nation `among` the given ones, none of `but`, for which `fit` holds (it is `chosen` there); or something
    else.

    pair: two nations at war with one another, `chosen` and `other`. leader: one in play. duchy, port: one of `where`.
    sea: a sea zone. region: the home duchies of one of `among`, or one of the regions of `where`. Later operations
    speak of what was chosen: `chosen` is the nation or the owner, and a `where` that is left out means that, or
    what has just been entered.
    """

    what: Literal["nation", "pair", "leader", "duchy", "port", "sea", "region"] = "nation"
    among: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    where: Where | None = None
    fit: tuple[When, ...] = ()


class Choice(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="choice"):
    """One of several lists of operations, chosen by `by`; only a list that can be carried out may be chosen."""

    of: tuple[tuple[Operation, ...], ...]
    by: str = "player"


class Roll(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="roll"):
    """Roll one die, add `plus` where `plus_when` holds: from `least` to `most` do `then`, otherwise do `otherwise`."""

    least: int = 1
    most: int = 6
    plus: int = 0
    plus_when: tuple[When, ...] = ()
    then: tuple[Operation, ...] = ()
    otherwise: tuple[Operation, ...] = ()
    after: Literal["", "battle"] = ""
    """Roll at once, or when the battle at hand is over."""


class Later(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="later"):
    """Do this at the start of the impulses of a turn, or once the battle at hand is lost by the own side."""

    then: tuple[Operation, ...]
    turn: str = ""
    battle_lost: bool = False


# -- pieces and flags


class Place(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="place"):
    """Put new pieces of a nation on the map, free and within its counters (6.12).

    `units` in all, at most `each` in one duchy; with `duchies` so many in each of up to that many duchies instead.
    `leaders` come with the first of them, `any_leader` is so many leaders of the owner's choice from Regroup or
    unbuilt. `more` units come on top where `more_when` holds. `squadrons` go to a friendly home port under a Building
    marker. `flag`: a flag as well. `nearest`: if no duchy of `where` fits, the friendly home duchy nearest to it.
    `minor_units` is the number for a minor power, where it differs. `by` chooses the duchies. Troops placed in duchies
    of others start no war and break no truce (8.33, 17.2).
    """

    who: str = "player"
    by: str = "player"
    units: int = 0
    minor_units: int = 0
    more: int = 0
    more_when: tuple[When, ...] = ()
    leaders: tuple[str, ...] = ()
    any_leader: int = 0
    squadrons: int = 0
    flag: bool = False
    where: Where | None = None
    each: int = 0
    duchies: int = 0
    nearest: bool = False


class Flags(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="flags"):
    """Remove up to `most` flags of `whose`, or place some of `to`, in duchies of `where`; all of them if `most` is 0.

    `either` places or removes as the player likes, `change` gives a duchy to one of `to`, with a flag where it needs
    one. No war starts from it.
    """

    act: Literal["remove", "place", "either", "change"] = "remove"
    whose: str = "anybody"
    to: tuple[str, ...] = ()
    most: int = 0
    where: Where | None = None


class Attrition(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="attrition"):
    """A die for each piece of `whose` in `where`: from `hit` on one is lost. None of it is a battle loss.

    `what`: formations are units and leaders, troops are flags as well (6.17), squadrons are ships; with `building`
    also those under Building markers. `but` is spared. `result`: lost, or a Refit marker. `full`: French losses are
    not halved (9.45). `moving`: only the force that has just entered. `entering` and `staying` make it last `until`:
    whoever enters by land, and whoever ends an impulse there, takes it too.
    """

    whose: str = "anybody"
    but: str = ""
    where: Where | None = None
    what: Literal["formations", "troops", "squadrons"] = "formations"
    result: Literal["lost", "refit"] = "lost"
    hit: int = 6
    times: int = 1
    building: bool = False
    full: bool = False
    moving: bool = False
    entering: bool = False
    staying: bool = False
    until: Until = "impulse"


class Regroup(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="regroup"):
    """The formations in `where` go to Regroup, but each nation keeps `keep` of its units and leaders there."""

    where: Where | None = None
    whose: str = "anybody"
    keep: int = 0


class Muster(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="muster"):
    """Take up to `most` units or leaders out of Regroup to friendly home duchies, free."""

    most: int
    who: str = "player"


class Refit(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="refit"):
    """Remove Refit markers from up to `squadrons` squadrons (0: all) in friendly ports: one each, with `every` all."""

    who: str = "player"
    squadrons: int = 0
    every: bool = False


class Lose(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="lose"):
    """The nation loses so many units of its own choice among those at hand."""

    units: int
    who: str = "player"


class Fell(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="fell"):
    """A leader is eliminated, the chosen one if none is named; `barred`: he cannot be rebuilt so long."""

    leader: str = ""
    whose: Literal["", "enemy_commander"] = ""
    barred: Until | Literal[""] = ""


# -- cards, points and resources


class Draw(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="draw"):
    """Draw cards; `play` of them at once as part of this same play (5.11), discarded if they cannot be played."""

    cards: int
    who: str = "player"
    play: int = 0


class Discard(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="discard"):
    """The nation discards cards, as many as it has at most: at random, of its own choice, or of the player's choice."""

    who: str
    cards: int = 1
    how: Literal["random", "own", "player"] = "random"
    may: bool = False
    """The player of the card may leave it."""
    redraw: bool = False
    """It draws as many as it has discarded."""


class Look(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="look"):
    """Look at the hand of a nation."""

    who: str


class Resource(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="resource"):
    """Gain or lose resources; `otherwise` is done if there is none to lose."""

    by: int
    who: str = "player"
    otherwise: tuple[Operation, ...] = ()


class VoidReserve(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="void_reserve"):
    """A reserve card of the nation that is still available is void until the next turn, else `otherwise` is done."""

    who: str
    otherwise: tuple[Operation, ...] = ()


class LoseCredit(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="lose_credit"):
    """Minors that are enemies or neutral and have a blockaded port lose their +1CP credit (7.51)."""


class Points(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="points"):
    """CP or MP to spend at once as in an impulse, only on `uses` if there are any; a neutral minor builds with them
    (7.5).

    They move pieces of the nation and groups under its commanders; `squadrons`: so many squadrons at most, which may
    be those of `lent`, too.
    """

    who: str = "player"
    cp: int = 0
    mp: int = 0
    uses: tuple[Use, ...] = ()
    squadrons: int = 0
    lent: str = ""
    patrol: int = 0
    """Added to each patrol roll that is paid so."""


class PlusOneKey(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="plus_one_key"):
    """The +1 Key status (15.5): a key more for points and cards, never for conquest. One nation has it once at most.

    The card lies aside as long as somebody has the status, and then goes to the discard pile.
    """

    who: str = "player"


class LeaveGame(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="leave_game"):
    """This card leaves the game: the condition of its green mark (6.13)."""


# -- diplomacy and war


class Consul(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="consul"):
    """Move consuls along their rows (8.1): `count` different ones `among` the minors, `boxes` boxes each.

    To the right in a row of `rows` (one whose consul stands elsewhere must stand in Unaligned), to the left in a row
    of `left_rows`, either with `way` either; rows that are not named are any. Where a row ends sooner a consul goes to
    its end; `exactly`: it must have room for all boxes; `fewer`: the player may stop it sooner. `pact`: it may enter
    Pact. `another`: not a consul that this card has moved already.
    """

    among: tuple[str, ...] = ("minor",)
    count: int = 1
    boxes: int = 1
    exactly: bool = False
    fewer: bool = False
    way: Literal["right", "left", "either"] = "right"
    rows: tuple[str, ...] = ()
    left_rows: tuple[str, ...] = ()
    pact: bool = True
    another: bool = False


class BreakPact(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="break_pact"):
    """The minor's pact, if it has one, is broken (8.21) and `then` is done; its consul goes to Unaligned either way."""

    who: str
    then: tuple[Operation, ...] = ()


class Commitment(Strict, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a nation puts on a foreign war card; `leader_if_any`: a leader only if it has one in play."""

    who: str
    units: int = 0
    leaders: int = 0
    leader_if_any: bool = False
    squadrons: int = 0


class ForeignWar(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="foreign_war"):
    """A foreign war (6.13, 7.6, 8.4, 15.3): the card is set aside with the pieces until a 6 of one of `enders` ends it.

    `won_by` and `prize`: what happens if that nation has rolled the 6.
    """

    sides: tuple[Commitment, ...]
    enders: tuple[str, ...]
    won_by: str = ""
    prize: tuple[Operation, ...] = ()


class ConquestRoll(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="conquest_roll"):
    """The conquest roll of 15.1 for the chosen nation, now: by whoever controls its capital, else by the player."""

    by: int = 0


class ChangeCamp(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="change_camp"):
    """The nation may change camp at once without CP, with the consent of its new camp; 8.34 applies."""

    who: str


class Forbid(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="forbid"):
    """What a nation (and its pact minors) may not do so long, against another one if one is named, both ways.

    battle, siege and intercept are those against troops and fortresses of the other; flag: a duchy of the other;
    advance: enter one of its duchies, unless to leave it; build: in `where`.
    """

    what: tuple[Literal["battle", "siege", "intercept", "flag", "advance", "build"], ...]
    who: str
    against: str = ""
    where: Where | None = None
    until: Until = "turn"


# -- movement


class March(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="march"):
    """Move land forces without CP up to `duchies` duchies.

    `force`: an army, an army or army group, each army one after another, or a leader alone to `to`. `hidden`: it
    cannot be intercepted. `pinned`: enemies it meets may not evade. `level`: defenders have no terrain dice against
    it. `tireless`: no attrition for forced marches in this impulse.
    """

    force: Literal["army", "army_or_group", "each_army", "leader"]
    duchies: int = 0
    who: str = "player"
    leader: str = ""
    to: str = ""
    hidden: bool = False
    pinned: bool = False
    level: bool = False
    tireless: bool = False


class Halt(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="halt"):
    """If the card is played while a force is moving it may be aimed only at its duchy; the force stops and lays no
    siege.
    """


class SailHome(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="sail_home"):
    """Every fleet in the chosen sea zone returns to its nearest friendly port and cannot be intercepted on the way.

    A convoy in that zone ends where it began.
    """


class Intercept(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="intercept"):
    """An army of the nation may try to intercept the moving force, even if that is safe from it; a failure is not
    marked.
    """

    who: str = "player"
    plus: int = 0


class Settle(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="settle"):
    """The interception or evasion at hand succeeds or fails whatever was or would be rolled."""

    roll: Literal["interception", "evasion", "either"]
    success: bool


# -- battle


class Dice(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="dice"):
    """More or fewer dice for a side: `by`, and `by` again for each `per` squadrons of the player's there, if that is
    set.

    `least`: at least so many dice are added, or remain. `half`: half the dice, the player choosing the rounding.
    `commander` false: the commander adds none. `terrain` false: terrain adds none. `needed`: so many hits more or
    fewer, at least one, fell the fortress.
    """

    side: Side = "own"
    by: int = 0
    per: int = 0
    least: int = 0
    half: bool = False
    commander: bool = True
    terrain: bool = True
    needed: int = 0
    until: Until = "round"


class Faces(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="faces"):
    """Each die of a side that shows one of `faces` counts as `count_as`, or is rolled again once if that is 0."""

    faces: tuple[int, ...]
    count_as: int = 0
    side: Side = "own"


class Ignore(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="ignore"):
    """Hits of this round against a side that do not count: all disrupts, so many kills, or half of the kills."""

    side: Side = "own"
    disrupts: bool = False
    kills: int = 0
    half_kills: bool = False


class Aftermath(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="aftermath"):
    """What changes after the battle: no rout, a rout by so small a margin (0: as usual), retreat without attrition,
    a resource for a rout without a roll."""

    no_rout: bool = False
    margin: int = 0
    safe_retreat: bool = False
    sure_resource: bool = False


class Cancel(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="cancel"):
    """What was just done is void: an event that is no battle event, a battle event that adds dice, the losses of one
    nation in one attrition roll, or a timed event in force. `ends_impulse`: whoever played the event ends its impulse.
    """

    what: Literal["event", "dice_event", "attrition_losses", "timed_event"]
    ends_impulse: bool = False


class FortressFalls(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="fortress_falls"):
    """The besieged fortress falls at once."""


# -- rules for a while


class Change(Effect, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="change"):
    """A number of the rules changes so long.

    peace_roll: the peace roll of this turn. move_cost: CP of each army or leaderless unit for each duchy, not in
    deployment. card_cp: CP of each card and reserve of `who`, at least `least`. fortress: rating of the fortresses in
    `where`, set to `to`, for sieges and coastal fire. passes_anywhere (no number): passes and marshes cause attrition
    into any duchy, rough lines like passes. last_turn: the turn after which the game ends, set to `to`. `ends`: what
    ends it early: port_lost, when `who` or an ally of it comes to control a port that whoever played it, or an ally,
    held then.
    """

    what: Literal["peace_roll", "move_cost", "card_cp", "fortress", "passes_anywhere", "last_turn"]
    who: str = "anybody"
    by: int = 0
    to: int = 0
    least: int = 0
    where: Where | None = None
    until: Until = "turn"
    ends: Literal["", "port_lost"] = ""


Operation = (
    Choose | Choice | Roll | Later
    | Place | Flags | Attrition | Regroup | Muster | Refit | Lose | Fell
    | Draw | Discard | Look | Resource | VoidReserve | LoseCredit | Points | PlusOneKey | LeaveGame
    | Consul | BreakPact | ForeignWar | ConquestRoll | ChangeCamp | Forbid
    | March | Halt | SailHome | Intercept | Settle
    | Dice | Faces | Ignore | Aftermath | Cancel | FortressFalls
    | Change
)  # fmt: skip
"""Any operation."""
