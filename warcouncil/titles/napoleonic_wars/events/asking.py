"""Who decides within an event, and what a neutral minor chooses (5.31, 6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import in_order
from warcouncil.titles.napoleonic_wars.state import NapoleonicState, on_map

FAR = 999


def by_rule(state: NapoleonicState, scene: Scene) -> bool:
    """Whether a neutral minor plays the card by its fixed choices, with nobody to decide for it (5.31)."""
    return scene.player not in state.seats and state.options.get("neutral_events") != "next_player"


def speaker(state: NapoleonicState, nation: str) -> str:
    """Who speaks for a neutral minor: the nation next in the order of play that a player runs (5.31)."""
    return next((one for one in in_order(state) if one in state.seats), nation)


def decider(state: NapoleonicState, scene: Scene) -> str:
    """Who chooses for whoever plays the card: a nation that the card names decides for a neutral minor."""
    other = scene.neutral.decides
    if by_rule(state, scene) and other in state.seats:
        return other
    return scene.player


def decide(
    state: NapoleonicState,
    scene: Scene,
    who: str,
    kind: str,
    options: Sequence[Option],
    about: Mapping[str, Any] | None = None,
) -> Flow:
    """One of some options; nobody is asked where there is no choice, and a nation without a player takes the first."""
    if who == scene.player and who not in state.seats and not by_rule(state, scene):
        who = speaker(state, who)
    if len(options) == 1 or who not in state.seats:
        return options[0]
    choice = yield Ask(who, kind, options, about={"card": scene.card, **(about or {})})
    return choice


# -- in which order a neutral minor prefers


def preferred_nations(state: NapoleonicState, scene: Scene, found: Sequence[str]) -> list[str]:
    """Most flags or most resources first, ties to the earlier on the impulse track."""
    by = scene.neutral.nation
    if by == "most_flags":
        flags = list(state.flags.values())
        return sorted(found, key=lambda one: -flags.count(one))
    if by == "most_resources":
        return sorted(found, key=lambda one: -state.resources[one])
    return list(found)


def preferred_places(
    state: NapoleonicState, scene: Scene, nation: str, found: Iterable[str], flags: bool = False
) -> list[str]:
    """Duchies in the order in which a neutral minor takes them; others see them in the order of the map.

    Where it strikes those with most hostile pieces, its flags are those nearest to the capital of the named nation.
    """
    order = on_map(found)
    if not by_rule(state, scene):
        return order
    by = scene.neutral.place
    near = nation if nation and (not flags or by == "most_hostile") else scene.player
    steps = COMPONENTS.atlas.steps_from(COMPONENTS.nations[near].capitals[0])
    if by in ("nearest", "capital") or (by == "most_hostile" and flags):
        return sorted(order, key=lambda space: steps.get(space, FAR))
    return order


KINDS = {
    "event_nation": Kind({"name": ("power",)}),
    "event_pair": Kind({"name_pair": ("power", "power")}),
    "event_leader": Kind({"name_leader": ("leader",)}),
    "event_duchy": Kind({"name_duchy": ("space",)}),
    "event_sea": Kind({"name_sea": ("sea",)}),
    "event_region": Kind({"name": ("power",), "name_region": ("region",)}),
    "event_choice": Kind({"alternative": ("amount",)}),
}
REFUSALS = dict.fromkeys(KINDS, "nw-6.1-4")
