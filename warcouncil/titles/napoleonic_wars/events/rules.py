"""Rules that an event changes for a while: numbers, and what is forbidden (6.11, 6.19)."""

from __future__ import annotations

from warcouncil.titles.napoleonic_wars.changes import add_change
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Change, Forbid
from warcouncil.titles.napoleonic_wars.events.holds import nations, places
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import allied
from warcouncil.titles.napoleonic_wars.state import SPACES, NapoleonicState


def change(state: NapoleonicState, scene: Scene, effect: Change) -> None:
    """A number of the rules is another one so long."""
    if effect.what == "peace_roll":
        state.peace += effect.by
        return
    if effect.what == "last_turn":
        state.last_turn = effect.to
        return
    ports = [space for space in SPACES if SPACES[space].ports and allied(state, state.controller(space), scene.player)]
    add_change(
        state,
        card=scene.card,
        what=effect.what,
        until=effect.until,
        who=() if effect.who == "anybody" else nations(state, scene, effect.who),
        spaces=places(state, scene, effect.where) if effect.where else (),
        by=effect.by,
        to=effect.to,
        least=effect.least,
        ports=tuple(ports) if effect.ends else (),
    )


def forbid(state: NapoleonicState, scene: Scene, effect: Forbid) -> None:
    """Something is forbidden to a nation so long, against another one both ways."""
    for what in effect.what:
        add_change(
            state,
            card=scene.card,
            what=f"no_{what}",
            until=effect.until,
            who=nations(state, scene, effect.who),
            against=nations(state, scene, effect.against) if effect.against else (),
            spaces=places(state, scene, effect.where) if effect.where else (),
        )


def takes_effect(state: NapoleonicState, nation: str, card: str) -> None:
    """A card that must be an event changes the rules as well where a nation uses its CP at once (6, 6.12)."""
    if not COMPONENTS.cards[card].must_be_event:
        return
    state.log("event_played", power=nation, card=card)
    for effect in COMPONENTS.cards[card].effects:
        if isinstance(effect, Change):
            change(state, Scene(card, nation), effect)  # nw-6-2


OPERATIONS = {Change: Operation(change, same_for_all=lambda effect: True), Forbid: Operation(forbid)}
