"""Choosing within an event: what is named, one of several lists, a die, and what comes later."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Choice, Choose, Later, Roll
from warcouncil.titles.napoleonic_wars.events.asking import (
    by_rule,
    decide,
    decider,
    preferred_nations,
    preferred_places,
)
from warcouncil.titles.napoleonic_wars.events.holds import REGIONS, holds, nations, places
from warcouncil.titles.napoleonic_wars.events.operations import (
    CANDIDATES,
    Operation,
    carry_out,
    following,
    possible,
    worthwhile,
)
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import at_war, pieces_of
from warcouncil.titles.napoleonic_wars.setup import turn_of
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, SEAS, SPACES, NapoleonicState, Pending

# -- naming something


def among(state: NapoleonicState, scene: Scene, effect: Choose) -> list[str]:
    """The nations that may be named."""
    wanted = {one for who in effect.among for one in nations(state, scene, who)}
    if effect.but:
        wanted -= {one for who in effect.but for one in nations(state, scene, who)}
    return preferred_nations(state, scene, [one for one in NATIONS if one in wanted])


def named_nations(state: NapoleonicState, scene: Scene, effect: Choose) -> Iterator[Scene]:
    for one in among(state, scene, effect):
        named = scene.copy(chosen=one)
        if not effect.fit or holds(state, named, effect.fit):
            yield named  # nw-6.1-1


def named_pairs(state: NapoleonicState, scene: Scene, effect: Choose) -> list[Scene]:
    pairs = combinations(among(state, scene, effect), 2)
    return [scene.copy(chosen=one, other=two) for one, two in pairs if at_war(state, one, two)]


def named_leaders(state: NapoleonicState, scene: Scene, effect: Choose) -> Iterator[Scene]:
    """Leaders in play: those in Regroup and in foreign wars are not (15.4)."""
    found = [one for one in LEADERS if state.leaders.get(one) in SPACES]
    return (scene.copy(leader=one, chosen=LEADERS[one].nation) for one in found)


def named_places(state: NapoleonicState, scene: Scene, effect: Choose) -> Iterator[Scene]:
    """Duchies or ports. Played while a force moves, a card that stops it is aimed at its duchy alone."""
    aimed = ""
    if scene.moment.endswith("_move") and state.moving is not None:
        aimed = state.moving.space
    elif scene.moment == "battle_begins" and state.battle is not None:
        aimed = state.battle.space
    found = places(state, scene, effect.where, aimed) if effect.where else (aimed,) if aimed else tuple(SPACES)
    if effect.what == "port":
        found = tuple([space for space in found if SPACES[space].ports])
    ordered = preferred_places(state, scene, "", found)
    if scene.neutral.place == "most_hostile" and by_rule(state, scene) and effect.where is not None:
        foes = nations(state, scene, effect.where.holds)
        ordered.sort(key=lambda space: -pieces_of(state, space, foes))
    return (scene.copy(spaces=(space,), chosen=SPACES[space].nation) for space in ordered)


def named_seas(state: NapoleonicState, scene: Scene, effect: Choose) -> Iterator[Scene]:
    return (scene.copy(sea=sea) for sea in SEAS)


def named_regions(state: NapoleonicState, scene: Scene, effect: Choose) -> list[Scene]:
    """The home duchies of a nation, or a region; the nation of its first duchy owns that."""
    homes = [scene.copy(chosen=one, spaces=COMPONENTS.duchies(one, "home")) for one in among(state, scene, effect)]
    listed = effect.where.regions if effect.where else ()
    found = [*homes, *(scene.copy(chosen=region_owner(one), spaces=REGIONS[one], other=one) for one in listed)]
    if by_rule(state, scene):
        return sorted(found, key=lambda one: -sum(foes_at(state, one.chosen, space) for space in one.spaces))
    return found


def region_owner(region: str) -> str:
    return SPACES[REGIONS[region][0]].nation


def foes_at(state: NapoleonicState, nation: str, space: str) -> int:
    here = sum(count for one, count in state.units.get(space, ()) if at_war(state, one, nation))
    return here + sum(at_war(state, LEADERS[one].nation, nation) for one in state.leaders_at(space))


NAMED: dict[str, Callable[[NapoleonicState, Scene, Choose], Iterable[Scene]]] = {
    "nation": named_nations,
    "pair": named_pairs,
    "leader": named_leaders,
    "duchy": named_places,
    "port": named_places,
    "sea": named_seas,
    "region": named_regions,
}
ASKED = {
    "nation": "event_nation",
    "pair": "event_pair",
    "leader": "event_leader",
    "duchy": "event_duchy",
    "port": "event_duchy",
    "sea": "event_sea",
    "region": "event_region",
}
"""What is named -> the kind of the question."""


def candidates(state: NapoleonicState, scene: Scene, effect: Choose) -> list[Scene]:
    """What may be named: everything with which the rest of the list can be carried out, and to some effect."""
    return list(each_candidate(state, scene, effect))


def each_candidate(state: NapoleonicState, scene: Scene, effect: Choose) -> Iterator[Scene]:
    at, after = following(scene)
    return (one for one in NAMED[effect.what](state, scene, effect) if worthwhile(state, one, at, after))


def answer(effect: Choose, scene: Scene) -> Option:
    """How a candidate is named."""
    if effect.what == "pair":
        return ("name_pair", scene.chosen, scene.other)
    if effect.what == "leader":
        return ("name_leader", scene.leader)
    if effect.what == "sea":
        return ("name_sea", scene.sea)
    if effect.what == "region":
        return ("name_region", scene.other) if scene.other else ("name", scene.chosen)
    return ("name_duchy", scene.spaces[0]) if effect.what in ("duchy", "port") else ("name", scene.chosen)


def choose(state: NapoleonicState, scene: Scene, effect: Choose) -> Flow:
    found = {answer(effect, one): one for one in candidates(state, scene, effect)}
    if not found:
        return
    choice = yield from decide(state, scene, decider(state, scene), ASKED[effect.what], list(found))
    named = found[choice]
    for field in ("chosen", "other", "leader", "sea", "spaces"):
        setattr(scene, field, getattr(named, field))
    tell(state, scene, effect)


def tell(state: NapoleonicState, scene: Scene, effect: Choose) -> None:
    """Everybody hears what was named."""
    who, card = scene.player, scene.card
    if effect.what == "leader":
        state.log("event_names_leader", power=who, card=card, leader=scene.leader)
    elif effect.what == "sea":
        state.log("event_names_sea", power=who, card=card, sea=scene.sea)
    elif effect.what in ("duchy", "port"):
        state.log("event_names_space", power=who, card=card, space=scene.spaces[0])
    else:
        state.log("event_names_power", power=who, card=card, power2=scene.chosen)


def can_choose(state: NapoleonicState, scene: Scene, effect: Choose) -> bool:
    return next(each_candidate(state, scene, effect), None) is not None


# -- one of several lists


def choice(state: NapoleonicState, scene: Scene, effect: Choice) -> Flow:
    """One list of operations, of those that can be carried out."""
    at = scene.path
    able = lists(state, scene, effect)
    if not able:
        return
    who = decider(state, scene) if effect.by == "player" else nations(state, scene, effect.by)[0]
    wanted = scene.neutral.option
    if by_rule(state, scene) and wanted in able:
        able = [wanted]
    options: list[Option] = [("alternative", number) for number in able]
    about = {"part": scene.card}
    chosen = yield from decide(state, scene, who, "event_choice", options, about)
    yield from carry_out(state, scene, f"{at}/of/{int(chosen[1]) - 1}/")


def lists(state: NapoleonicState, scene: Scene, effect: Choice) -> list[int]:
    """The lists that can be carried out, counted from 1."""
    numbers = range(1, len(effect.of) + 1)
    return [one for one in numbers if possible(state, scene, f"{scene.path}/of/{one - 1}/", every=True)]


def can_choose_list(state: NapoleonicState, scene: Scene, effect: Choice) -> bool:
    return bool(lists(state, scene, effect))


# -- dice, and what comes later


def roll(state: NapoleonicState, scene: Scene, effect: Roll) -> Flow:
    """A die now, or when the battle at hand is over."""
    if effect.after:
        state.pending = (*state.pending, Pending(effect.after, scene.copy(), 0))
        return
    yield from rolled(state, scene, effect)


def rolled(state: NapoleonicState, scene: Scene, effect: Roll) -> Flow:
    at = scene.path
    more = effect.plus * bool(effect.plus_when and holds(state, scene, effect.plus_when))
    die = state.dice.roll(6, f"event {scene.card}")
    state.log("event_rolled", power=scene.player, card=scene.card, amount=die, total=die + more)
    branch = "then" if effect.least <= die + more <= effect.most + more else "otherwise"
    yield from carry_out(state, scene, f"{at}/{branch}/")


def later(state: NapoleonicState, scene: Scene, effect: Later) -> None:
    """What is to come at the start of the impulses of a turn, or after a lost battle."""
    moment = "battle" if effect.battle_lost else "turn"
    turn = turn_of(effect.turn) if effect.turn else 0
    state.pending = (*state.pending, Pending(moment, scene.copy(), turn))


CANDIDATES.append(each_candidate)
OPERATIONS = {
    Choose: Operation(choose, can_choose, lambda effect: not effect.fit),
    Choice: Operation(choice, can_choose_list),
    Roll: Operation(roll),
    Later: Operation(later),
}
