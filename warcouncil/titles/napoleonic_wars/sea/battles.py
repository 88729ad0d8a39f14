"""Naval battles (13.4, 13.5): dice of squadrons and batteries, casualties, a second round, and who has lost."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import Lines, counted, line
from warcouncil.titles.napoleonic_wars import aids, windows
from warcouncil.titles.napoleonic_wars.changes import rating
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events import afterwards
from warcouncil.titles.napoleonic_wars.relations import family
from warcouncil.titles.napoleonic_wars.sea import refuge
from warcouncil.titles.napoleonic_wars.sea.fleets import NAVIES
from warcouncil.titles.napoleonic_wars.state import (
    BUILDING,
    NATIONS,
    SPACES,
    Aids,
    Engagement,
    NapoleonicState,
    Ships,
    Units,
)

TABLE = COMPONENTS.tables.naval
ACTIVE, OTHER = 0, 1
KINDS = {"squadron_loss": Kind({"sink": ("power", "amount")})}
REFUSALS = {"squadron_loss": "nw-13.4-1"}


# -- dice


def gun_lines(ships: Ships) -> Lines:
    """The dice of squadrons by nation; one that refits has fewer, one that is being built has none (13.4)."""
    found: Lines = []
    for nation in [one for one in NATIONS if one in dict(ships)]:
        guns = sum(NAVIES[nation].dice for one, mark in ships if one == nation and mark != BUILDING)
        found += line("squadrons", guns, power=nation)  # nw-13.4-4  # nw-13.21-4
    worn = sum(min(-TABLE.refitting, NAVIES[nation].dice) for nation, mark in ships if mark > 0)
    return [*found, *line("refitting", -worn)]  # nw-3-48  # nw-13.11-2


def dice_of(battle: Engagement, side: int) -> Lines:
    """The dice of a side, reason by reason: each 5 that it has suffered in earlier rounds takes one (13.4)."""
    guns = gun_lines(battle.ships[side])
    if battle.round == 1 and battle.failed == 1 - side:
        guns += line("failed_evasion", TABLE.failed_evasion)  # nw-13.33-4
    lost = min(battle.disrupts[side], counted(guns))
    own = [
        *guns,
        *line("disrupted", -lost),
        *line("coastal_fire", battle.coast if side == OTHER else 0),
    ]
    for aid in aids.of(battle.aids, side, "each"):
        led = COMPONENTS.reserves[aid.card].nation
        own += line("event", aid.amount * sum(one == led and mark != BUILDING for one, mark in battle.ships[side]))
    return aids.dice(own, battle.aids, side)


def coastal_dice(state: NapoleonicState, port: str) -> int:
    """The dice of the batteries of a port (13.5)."""
    printed = SPACES[port].fortress
    if printed and rating(state, port) != printed:
        return rating(state, port)
    return TABLE.coastal_fire_fortress if printed else TABLE.coastal_fire  # nw-13.5-1


# -- rounds


def naval_round(state: NapoleonicState) -> Flow:
    """Step: both fleets roll, and losses fall together (13.4)."""
    assert state.engagement is not None
    yield from windows.offer(state, "naval_dice", {"place": state.engagement.place})  # nw-6.15-2
    now = state.engagement
    rolls: list[tuple[int, ...]] = []
    for side, name in ((ACTIVE, "active"), (OTHER, "other")):
        dice = counted(dice_of(now, side))
        rolls.append(aids.rolled(state, dice, now.aids, side, f"naval battle: {name}"))
    state.engagement = replace(now, dice=(rolls[ACTIVE], rolls[OTHER]))
    state.log("naval_round", amount=now.round, dice=rolls[ACTIVE], dice2=rolls[OTHER])
    for side in (ACTIVE, OTHER):
        yield from struck(state, side, rolls[1 - side])
    decide(state)


def struck(state: NapoleonicState, side: int, dice: tuple[int, ...]) -> Flow:
    """What a roll does to a side: each 5 a die less later on, each 6 a squadron (13.4)."""
    now = state.engagement
    assert now is not None
    kills, shaken = aids.losses(dice, now.aids, side, TABLE.disrupt, TABLE.sink)
    state.engagement = replace(
        now,
        aids=without_void(now.aids, side, dice),
        hits=with_side(now.hits, side, now.hits[side] + kills + shaken),
        disrupts=with_side(now.disrupts, side, now.disrupts[side] + shaken),
    )
    for sunk in range(min(kills, len(now.ships[side]))):
        yield from sink(state, side, kills - sunk)


def without_void(found: Aids, side: int, dice: tuple[int, ...]) -> Aids:
    """A 6 that an event makes void is one of the whole battle."""
    if not any(die >= TABLE.sink for die in dice):
        return found
    return tuple(aid for aid in found if aid.side != side or aid.what != "void")


def with_side(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if side == ACTIVE else (pair[0], value)


def sink(state: NapoleonicState, side: int, left: int) -> Flow:
    """One squadron of the so many that a side still has to lose: evenly among its nations, as its commander says."""
    now = state.engagement
    assert now is not None
    ships, lost = now.ships[side], dict(now.fallen[side])
    least = min(lost.get(nation, 0) for nation, _ in ships)
    able = [ship for ship in dict.fromkeys(ships) if lost.get(ship[0], 0) == least]  # nw-13.4-1
    nation, mark = able[0]
    if len(able) > 1 and left < len(ships) and now.sides[side] in state.seats:
        options: list[Option] = [("sink", one, max(0, worn)) for one, worn in able]
        about = {"place": now.where[side]}
        choice = yield Ask(now.sides[side], "squadron_loss", list(dict.fromkeys(options)), about=about)  # nw-13.4-2
        nation, mark = next(ship for ship in able if (ship[0], max(0, ship[1])) == choice[1:])
    refuge.lose(state, now.where[side], nation, mark)
    rest = list(ships)
    rest.remove((nation, mark))
    lost[nation] = lost.get(nation, 0) + 1
    fallen: Units = tuple((one, lost[one]) for one in NATIONS if lost.get(one))
    set_side(state, side, tuple(rest), fallen)


def set_side(state: NapoleonicState, side: int, ships: Ships, fallen: Units) -> None:
    """The squadrons of a side after a loss; the fleet on its voyage is the same (13.4)."""
    now = state.engagement
    assert now is not None
    if side == OTHER:
        state.engagement = replace(now, ships=(now.ships[ACTIVE], ships), fallen=(now.fallen[ACTIVE], fallen))
        return
    state.engagement = replace(now, ships=(ships, now.ships[OTHER]), fallen=(fallen, now.fallen[OTHER]))
    voyage = state.sailing
    assert voyage is not None
    here = {family(state, nation) for nation, _ in ships}
    members = tuple(one for one in voyage.members if one in here)
    state.sailing = replace(voyage, ships=ships, members=members) if ships else None


def decide(state: NapoleonicState) -> None:
    """Who has lost, or a second round (11.32, 13.4, 13.5)."""
    now = state.engagement
    assert now is not None
    if not all(now.ships):
        loser = "nobody" if not any(now.ships) else ("attacker" if not now.ships[ACTIVE] else "defender")  # nw-13.5-5
    elif now.hits[ACTIVE] != now.hits[OTHER]:
        loser = "attacker" if now.hits[ACTIVE] > now.hits[OTHER] else "defender"
    elif now.round < TABLE.rounds:
        state.engagement = aids.next_round(replace(now, round=now.round + 1))
        state.next(("naval_round",))  # nw-13.5-3
        return
    else:
        loser = "attacker"
    state.next(("naval_over", loser))


# -- batteries


def port_fire(state: NapoleonicState) -> Flow:
    """Step: the batteries of a port fire at a fleet before it fights (13.5)."""
    now = state.engagement
    assert now is not None
    yield from barrage(state, now.place)
    if state.sailing is None:
        state.next(("naval_over", "attacker"))
    else:
        state.next(("naval_round",))  # nw-13.5-2


def barrage(state: NapoleonicState, port: str) -> Flow:
    """Coastal fire at the fleet on its voyage; losses fall at once (13.5, 13.8)."""
    dice = state.dice.rolls(coastal_dice(state, port), 6, "coastal fire")
    state.log("coastal_fire", space=port, dice=dice)
    yield from struck(state, ACTIVE, dice)  # nw-13.5-2


# -- the end


def naval_over(state: NapoleonicState, loser: str) -> Flow:
    """Step: the losers withdraw or are destroyed; the victors go on (13.41, 13.42)."""
    now = state.engagement
    assert now is not None
    state.engagement = None
    state.log("naval_over", place=now.place, side=loser)
    if now.kind == "off_map":
        state.sailing = None
        state.next(("raid_over", loser))
        return
    if now.kind == "bombardment" and loser == "defender":
        beaten = [ship for ship in state.ships_at(now.place) if ship[0] == now.sides[OTHER]]
        refuge.lose_all(state, now.place, tuple(beaten))
    elif loser == "attacker":
        yield from refuge.active_beaten(state, now)
    elif loser == "defender":
        yield from refuge.other_beaten(state, now)
    yield from afterwards.over(state)


STEPS = {"naval_round": naval_round, "port_fire": port_fire, "naval_over": naval_over}
