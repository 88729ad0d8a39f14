"""CP and MP that an event grants (6.3): spent at once on what it names, by menu."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.points import END, act, action_candidates, action_forbidden, not_in_menu
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import add_change, changed
from warcouncil.titles.napoleonic_wars.effects import Points
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.holds import nation
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.sea.voyages import able
from warcouncil.titles.napoleonic_wars.seasons import minors
from warcouncil.titles.napoleonic_wars.seasons.plays import gain_cp
from warcouncil.titles.napoleonic_wars.state import NapoleonicState

USES: dict[str, tuple[str, ...]] = {
    "build": ("build", "build_squadron", "recall_squadron"),
    "move": ("appoint", "form_group", "leave_group", "march", "march_unit"),
    "flags": ("flag", "clear"),
    "fleets": ("refit_squadron", "join_fleets", "leave_fleets", "sail"),
}
"""What points may be spent on -> the acts of the menu."""
ACTS: dict[str, tuple[str, ...]] = {
    "build": ("space",),
    "build_squadron": ("space",),
    "recall_squadron": ("space",),
    "flag": ("space",),
    "clear": ("space",),
    "appoint": ("leader",),
    "form_group": ("leader",),
    "leave_group": ("space",),
    "march": ("leader",),
    "march_unit": ("space",),
    "refit_squadron": ("space",),
    "join_fleets": ("place",),
    "leave_fleets": ("place",),
    "sail": ("place",),
    "end_actions": (),
}
KINDS = {"event_points": Kind(ACTS)}
REFUSALS = {"event_points": not_in_menu}


def points(state: NapoleonicState, scene: Scene, effect: Points) -> Flow:
    """Points for a nation: a neutral minor builds with them, others spend them before the event goes on."""
    who = nation(state, scene, effect.who)
    if not who:
        return
    if who not in state.seats:
        minors.build(state, who, effect.cp)
        return
    if not effect.uses:
        gain_cp(state, who, effect.cp)  # nw-6-1
        return
    who = yield from mover(state, scene, effect, who)
    for what, number in (("patrol", effect.patrol), ("squadrons", effect.squadrons)):
        if number:
            add_change(state, card=scene.card, what=what, until="impulse", who=(who,), by=number)
    state.next(("event_points", who, ",".join(effect.uses)), ("grant_over", state.cp, state.mp))
    state.cp, state.mp = effect.cp, effect.mp
    state.unmark_all(windows.HEARD)


def mover(state: NapoleonicState, scene: Scene, effect: Points, who: str) -> Flow:
    """Whose squadron moves: one's own, or one of the nation that lends it if the same player runs that."""
    if not effect.lent or state.seats.get(effect.lent) != state.seats[who]:
        return who
    fit = [one for one in (who, effect.lent) if any(able(state, place, one) for place in state.fleets_of(one))]
    options: list[Option] = [("name", one) for one in fit or [who]]
    choice = yield from decide(state, scene, who, "event_nation", options)
    return str(choice[1])


def granted(state: NapoleonicState, who: str, uses: str) -> Flow:
    """Step: one thing that granted points pay for; before it everybody may respond to the last one (6.14)."""
    if (state.cp <= 0 and state.mp <= 0) or who not in state.seats:
        return
    state.acting = who
    yield from windows.spent(state)  # nw-6.14-3
    acts = [one for use in uses.split(",") for one in USES[use]]
    options = [one for one in action_candidates(state, who, acts) if one != END]
    if all(action_forbidden(state, who, one) for one in options):
        return
    choice: Option = yield Ask(
        who,
        "event_points",
        lambda now: list(action_candidates(now, who, acts)),
        action_forbidden,
        about={"cp": state.cp, "mp": state.mp},
    )
    if choice == END:
        state.mp = 0
    one_voyage = choice[0] == "sail" and changed(state, "squadrons", who)
    yield from act(state, who, choice, ("grant_over",) if one_voyage else ("event_points", who, uses))


def grant_over(state: NapoleonicState, cp: int = 0, mp: int = 0) -> None:
    """Step: points that are left are lost, and the active nation goes on with what it had before (5.12)."""
    state.cp, state.mp = cp, mp  # nw-5.12-3
    state.acting = state.active
    state.changes = tuple(one for one in state.changes if one.what not in ("patrol", "squadrons"))


def can_grant(state: NapoleonicState, scene: Scene, effect: Points) -> bool:
    """Somebody has the points, and something that they are for (6.14)."""
    who = nation(state, scene, effect.who)
    if not effect.uses or who not in state.seats:
        return bool(who)
    return any(is_of_use(state, use, one) for use in effect.uses for one in (who, effect.lent) if one)


def is_of_use(state: NapoleonicState, use: str, who: str) -> bool:
    """Whether a nation has pieces for what points may be spent on; to build it needs none."""
    if use == "fleets":
        return bool(state.fleets_of(who))
    return use == "build" or state.units_on_map(who) > 0 or bool(state.leaders_on_map(who))


STEPS = {"event_points": granted, "grant_over": grant_over}
OPERATIONS = {Points: Operation(points, can_grant)}
