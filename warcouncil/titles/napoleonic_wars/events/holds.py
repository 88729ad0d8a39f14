"""Whom and where the words of cards mean, and whether their conditions hold (conditions.py)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from warcouncil.titles.napoleonic_wars import conditions as words
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.conditions import Where
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import (
    OWNER,
    allied,
    at_war,
    controls_sea,
    is_friendly,
    is_major,
    is_run,
    neutral,
    owner,
    patron,
    pieces_of,
    player_powers,
    sponsor,
    standing,
)
from warcouncil.titles.napoleonic_wars.schema import Space
from warcouncil.titles.napoleonic_wars.setup import turn_of
from warcouncil.titles.napoleonic_wars.state import HOME, LEADERS, NATIONS, PLACE, SEAS, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.war.intruders import opposed as opposed_in

NEIGHBOURS = COMPONENTS.atlas.neighbours
REGIONS = {region.id: region.spaces for region in COMPONENTS.map.regions}


# -- nations


def nations(state: NapoleonicState, scene: Scene, who: str) -> tuple[str, ...]:
    """The nations that a who means, in the order of the impulse track."""
    if who in PLACE:
        return (who,)
    if who in NAMED:
        one = getattr(scene, NAMED[who])
        return (one,) if one in PLACE else ()
    relation, _, whom = who.rpartition(":")
    if relation == "enemies_of":
        foes = nations(state, scene, whom)
        return tuple([one for one in NATIONS if True in [at_war(state, one, foe) for foe in foes]])
    if relation == "patron_of":
        rows = [state.consuls[one][0] for one in nations(state, scene, whom) if one in state.consuls]
        return tuple(row for row in rows if row)
    return tuple(ROLES[who](state, scene))


def nation(state: NapoleonicState, scene: Scene, who: str) -> str:
    """The one nation that a who means; empty if there is none."""
    found = nations(state, scene, who)
    return found[0] if found else ""


def is_minor(state: NapoleonicState, one: str) -> bool:
    """Whether a nation is a minor power: with fewer than five players Prussia is one, and a major one as well (3)."""
    printed = COMPONENTS.nations[one]
    return not printed.major or state.players < printed.minor_below


def players_of(state: NapoleonicState, camp: str) -> list[str]:
    """The player powers of a camp."""
    return [one for one in player_powers(state) if state.camps.get(one) == camp]


ROLES: dict[str, Callable[[NapoleonicState, Scene], Iterable[str]]] = {
    "anybody": lambda state, scene: NATIONS,
    "others": lambda state, scene: [one for one in NATIONS if one != scene.player],
    "enemies": lambda state, scene: [one for one in NATIONS if at_war(state, one, scene.player)],
    "allies": lambda state, scene: [one for one in NATIONS if one != scene.player and allied(state, one, scene.player)],
    "major": lambda state, scene: [one for one in NATIONS if is_major(one)],
    "minor": lambda state, scene: [one for one in NATIONS if is_minor(state, one)],
    "player_power": lambda state, scene: player_powers(state),
    "coalition": lambda state, scene: players_of(state, "coalition"),
    "imperial": lambda state, scene: players_of(state, "imperial"),
}
"""Roles that may stand for several nations -> whom they mean, in the order of the impulse track."""
NAMED = {"player": "player", "chosen": "chosen", "other": "other", "former_sponsor": "former"}
"""Roles that stand for one nation -> the field of the scene that has it."""


# -- duchies


def places(state: NapoleonicState, scene: Scene, where: Where | None, aimed: str = "") -> tuple[str, ...]:
    """The duchies that a where means, in the order of the map; without one those that were named or entered.

    With `aimed` only that duchy is looked at.
    """
    if where is None:
        if scene.spaces or state.moving is None:
            return scene.spaces
        return (state.moving.space,)
    return tuple(fitting(state, scene, where, aimed))


def fitting(state: NapoleonicState, scene: Scene, where: Where, aimed: str = "") -> Iterator[str]:
    """The same one after the other, for whoever needs but the first."""
    found: Sequence[str] = suitable_places(where, owners(state, scene, where))
    if aimed:
        found = (aimed,) if aimed in found else ()
    if where.there:
        found = [space for space in found if space in scene.spaces]
    if where.pieces and not aimed:
        taken = {*state.units, *state.leaders.values()}
        found = [space for space in found if space in taken]
    flags, tests = state.flags, []
    for field, whose in named_in(where) if found else ():
        who = nations(state, scene, whose)
        if field in CONTROLLED:
            ruled = CONTROLLED[field]
            found = [one for one in found if ((flags[one] if one in flags else HOME[one]) in who) == ruled]
        else:
            tests.append((FITS[field], who))
    for space in found:
        if where.pieces and pieces_of(state, space, NATIONS) < where.pieces:
            continue
        for fits, who in tests:
            if not fits(state, space, who):
                break
        else:
            yield space


@cache
def named_in(where: Where) -> tuple[tuple[str, str], ...]:
    """The fields of a where that name somebody, and whom."""
    return tuple([(field, getattr(where, field)) for field in (*CONTROLLED, *FITS) if getattr(where, field)])


def listed_places(state: NapoleonicState, scene: Scene, where: Where) -> tuple[str, ...]:
    """The list of a where with what lies around it, before anything else is asked."""
    return printed_places(where, owners(state, scene, where))


def owners(state: NapoleonicState, scene: Scene, where: Where) -> frozenset[str]:
    """The nations whose duchies a where lists."""
    return frozenset([one for who in where.nations for one in nations(state, scene, who)])


@cache
def printed_places(where: Where, owners: frozenset[str]) -> tuple[str, ...]:
    """The same, as the map has it for these nations."""
    found = {*where.spaces, *(space for region in where.regions for space in REGIONS[region])}
    found.update(space for space in SPACES if SPACES[space].nation in owners)
    if not (where.spaces or where.regions or where.nations):
        found = set(SPACES)
    status = where.status
    if status:
        found = {space for space in found if SPACES[space].status in status}
    for _ in range(where.around):
        found |= {near for space in found for near in NEIGHBOURS[space]}
    return tuple([space for space in SPACES if space in found])


@cache
def suitable_places(where: Where, owners: frozenset[str]) -> tuple[str, ...]:
    """Those of them that are as a where says by what is printed on the map."""
    return tuple([space for space in printed_places(where, owners) if is_suitable(where, SPACES[space])])


def is_suitable(where: Where, here: Space) -> bool:
    if where.fortress is not None and bool(here.fortress) != where.fortress:
        return False
    if where.capital is not None and here.capital != where.capital:
        return False
    return not where.seas or not set(where.seas).isdisjoint(here.ports)


def controlled(state: NapoleonicState, space: str, who: Collection[str]) -> bool:
    return state.controller(space) in who


def occupied(state: NapoleonicState, space: str, who: Iterable[str]) -> bool:
    here = standing(state, space)
    return bool(here) and True in [one in here for one in who]


def friendly(state: NapoleonicState, space: str, who: Iterable[str]) -> bool:
    for one in who:  # noqa: SIM110  asked too often for a generator
        if is_friendly(state, one, space):
            return True
    return False


def near_army(state: NapoleonicState, space: str, who: Collection[str]) -> bool:
    posts = state.leaders_by_place()
    for near in NEIGHBOURS[space]:
        for leader in posts.get(near, ()):
            if OWNER[leader] in who:
                return True
    return False


def under_guns(state: NapoleonicState, space: str, who: Collection[str]) -> bool:
    seas = [sea for sea in SPACES[space].ports if sea in state.squadrons]
    return any(ship[0] in who for sea in seas for ship in state.squadrons[sea]) if seas else False


def beside(state: NapoleonicState, space: str, who: Iterable[str]) -> bool:
    return any(friendly(state, near, who) for near in NEIGHBOURS[space])


CONTROLLED = {"controlled": True, "uncontrolled_by": False}
"""The fields of a where that name those who control a duchy, or do not."""
FITS: dict[str, Callable[[NapoleonicState, str, tuple[str, ...]], bool]] = {
    "foreign": lambda state, space, who: HOME[space] not in who,
    "friendly": friendly,
    "empty_of": lambda state, space, who: not occupied(state, space, who),
    "holds": occupied,
    "beside": beside,
    "away_from": lambda state, space, who: not near_army(state, space, who),
    "under_guns_of": under_guns,
}
"""The others that name somebody -> whether a duchy is so; what is soon known comes first."""


# -- conditions


def holds(state: NapoleonicState, scene: Scene, when: Iterable[Any]) -> bool:
    """Whether all of some conditions hold."""
    for one in when:  # noqa: SIM110  asked too often for a generator
        if CONDITIONS[type(one)](state, scene, one) == one.no:
            return False
    return True


def on_turn(state: NapoleonicState, scene: Scene, one: words.OnTurn) -> bool:
    first = not one.first or state.turn >= turn_of(one.first)
    return first and (not one.last or state.turn <= turn_of(one.last))


def player_count(state: NapoleonicState, scene: Scene, one: words.PlayerCount) -> bool:
    return one.least <= state.players <= one.most


def played_by(state: NapoleonicState, scene: Scene, one: words.PlayedBy) -> bool:
    return any(scene.player in nations(state, scene, who) for who in one.who)


def has_status(state: NapoleonicState, scene: Scene, one: words.HasStatus) -> bool:
    for each in nations(state, scene, one.who):  # noqa: SIM110  asked too often for a generator
        if STATES[one.state](state, scene, each):
            return True
    return False


STATES: dict[str, Callable[[NapoleonicState, Scene, str], bool]] = {
    "imperial": lambda state, scene, one: state.camps.get(one) == "imperial",
    "coalition": lambda state, scene, one: state.camps.get(one) == "coalition",
    "pact": lambda state, scene, one: bool(patron(state, one)),
    "neutral": lambda state, scene, one: neutral(state, one),
    "subject_neutral": lambda state, scene, one: one in state.subjects,
    "at_war": lambda state, scene, one: any(at_war(state, one, foe) for foe in NATIONS),
    "player_run": lambda state, scene, one: is_run(state, one),
    "ours": lambda state, scene, one: one == scene.player or sponsor(state, one) == scene.player,
}


def opposed(state: NapoleonicState, scene: Scene, one: words.Opposed) -> bool:
    foes = nations(state, scene, one.against)
    return any(at_war(state, each, foe) for each in nations(state, scene, one.who) for foe in foes)


def same_camp(state: NapoleonicState, scene: Scene, one: words.SameCamp) -> bool:
    camp = state.camps.get(nation(state, scene, one.who))
    return bool(camp) and camp == state.camps.get(nation(state, scene, one.other))


def client_of(state: NapoleonicState, scene: Scene, one: words.ClientOf) -> bool:
    """A client of a power or of an ally of its; whose patron was beaten is one of the camp in which it fights on."""
    minor, of = nation(state, scene, one.who), nation(state, scene, one.of)
    power = sponsor(state, minor)
    if not power or one.itself:
        return bool(power) and power == of
    return allied(state, power, of) or allied(state, minor, of)  # nw-8.31-2  # nw-8.4-1


def controls(state: NapoleonicState, scene: Scene, one: words.Controls) -> bool:
    who = nations(state, scene, one.who)
    found = places(state, scene, one.where)
    return sum(controlled(state, at, who) or (one.occupied and occupied(state, at, who)) for at in found) >= one.least


def stands(state: NapoleonicState, scene: Scene, one: words.Stands) -> bool:
    who = nations(state, scene, one.who)
    return any(occupied(state, space, who) for space in fitting(state, scene, one.where))


def flagged(state: NapoleonicState, scene: Scene, one: words.Flagged) -> bool:
    who = nations(state, scene, one.who)
    return any(state.flags.get(space, "") in who for space in fitting(state, scene, one.where))


def keys_below(state: NapoleonicState, scene: Scene, one: words.KeysBelow) -> bool:
    return state.keys[nation(state, scene, one.who)] < one.keys


def seas_ruled(state: NapoleonicState, nation: str) -> int:
    """The sea zones that a nation controls (13.35)."""
    return sum(controls_sea(state, nation, sea) for sea in SEAS)


def sea_zones(state: NapoleonicState, scene: Scene, one: words.SeaZones) -> bool:
    who = nation(state, scene, one.who)
    if one.at_start:
        return who == state.active and state.ruled >= one.least  # nw-faq-6.14-1
    return seas_ruled(state, who) >= one.least


def has_squadrons(state: NapoleonicState, scene: Scene, one: words.HasSquadrons) -> bool:
    who = nations(state, scene, one.who)
    if not one.fighting:
        return any(state.ships_in_play(each) for each in who)
    fight, voyage = state.engagement, state.sailing
    ships = [ship for side in fight.ships for ship in side] if fight else []
    if voyage is not None and fight is None:
        ships = [*voyage.ships, *state.ships_at(voyage.place), *state.ships_at(voyage.target)]
    return any(ship[0] in who and ship[1] >= 0 for ship in ships)


def leader_is(state: NapoleonicState, scene: Scene, one: words.LeaderIs) -> bool:
    leader = one.leader or scene.leader
    place = state.leaders.get(leader, "")
    if one.state == "never_in_play":
        return leader not in state.leaders
    if one.state == "in_battle":
        return state.battle is not None and place == state.battle.space
    if one.state == "commands":
        return state.battle is not None and leader in state.battle.heads
    if place not in SPACES:
        return False
    if one.state == "abroad":
        return SPACES[place].nation != LEADERS[leader].nation
    return not is_friendly(state, LEADERS[leader].nation, place)


def side_of(state: NapoleonicState, nation: str) -> str:
    """On which side of the battle or siege at hand a nation is; empty if on none."""
    if state.battle is not None:
        attacker, space = state.battle.attacker, state.battle.space
    elif state.siege is not None:
        attacker, space = owner(state.siege.leader), ""
    else:
        return ""
    if allied(state, nation, attacker):
        return "attacker"
    against = opposed_in(state, nation, attacker, space) if space else at_war(state, nation, attacker)  # nw-17.2-3
    return "defender" if against else ""


def in_battle(state: NapoleonicState, scene: Scene, one: words.InBattle) -> bool:
    side = side_of(state, scene.player)
    space = state.battle.space if state.battle else state.siege.space if state.siege else ""
    if not side or (one.side and side != one.side) or (one.siege and state.siege is None):
        return False
    own = [each for each, _ in state.units.get(space, ()) if side_of(state, each) == side]
    if sum(state.units_at(space, each) for each in own) < one.units:
        return False
    if one.friendly_before and state.battle is not None and not (side == "defender" and state.battle.friendly):
        return False
    if not one.no_enemy_event or state.battle is None:
        return True
    index = int(side == "defender")
    return all(row[2] == index or row[3] < state.battle.round for row in state.battle.played)


def any_of(state: NapoleonicState, scene: Scene, one: words.AnyOf) -> bool:
    return any(holds(state, scene, (each,)) for each in one.of)


CONDITIONS: dict[type, Callable[[NapoleonicState, Scene, Any], bool]] = {
    words.OnTurn: on_turn,
    words.PlayerCount: player_count,
    words.PlayedBy: played_by,
    words.HasStatus: has_status,
    words.Opposed: opposed,
    words.SameCamp: same_camp,
    words.ClientOf: client_of,
    words.Controls: controls,
    words.Stands: stands,
    words.Flagged: flagged,
    words.KeysBelow: keys_below,
    words.SeaZones: sea_zones,
    words.HasSquadrons: has_squadrons,
    words.LeaderIs: leader_is,
    words.InBattle: in_battle,
    words.AnyOf: any_of,
}
"""Every kind of condition."""
