"""Parts of events that wait for the end of the battle at hand (6.15)."""

from __future__ import annotations

from typing import TypeVar

from warcouncil.engine.flow import Flow
from warcouncil.titles.napoleonic_wars.effects import Later, Roll
from warcouncil.titles.napoleonic_wars.events.choosing import rolled
from warcouncil.titles.napoleonic_wars.events.operations import carry_out
from warcouncil.titles.napoleonic_wars.events.scene import Scene, operations_at
from warcouncil.titles.napoleonic_wars.relations import allied
from warcouncil.titles.napoleonic_wars.state import Battle, NapoleonicState

Waiting = TypeVar("Waiting", Roll, Later)


def waiting(state: NapoleonicState, kind: type[Waiting]) -> list[tuple[Scene, Waiting]]:
    """The parts of one kind that wait; they wait no longer."""
    found: list[tuple[Scene, Waiting]] = []
    for one in [one for one in state.pending if one.moment == "battle"]:
        at, _, index = one.scene.path.rpartition("/")
        effect = operations_at(one.scene.card, f"{at}/" if at else "")[int(index)]
        if isinstance(effect, kind):
            found.append((one.scene.copy(), effect))
            state.pending = tuple(other for other in state.pending if other != one)
    return found


def lost(state: NapoleonicState, battle: Battle) -> Flow:
    """What a battle that is lost costs besides, while the beaten are still there."""
    for scene, _ in waiting(state, Later):
        attacked = allied(state, scene.player, battle.attacker)
        if battle.beaten == ("attacker" if attacked else "defender"):
            yield from carry_out(state, scene, f"{scene.path}/then/")


def over(state: NapoleonicState, battle: Battle | None = None) -> Flow:
    """Dice that are rolled when a battle is over; `enemy_commander` is that of the last round."""
    for scene, effect in waiting(state, Roll):
        if battle is not None:
            scene.leader = battle.heads[allied(state, scene.player, battle.attacker)]
        yield from rolled(state, scene, effect)
