"""Holy War (#79) in field battles (14) and assaults (15.1).

The Muslims may give a unit for one of the enemy of the same kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from warcouncil.campaign.battles import ATTACKER, DEFENDER, give_change, leave_battle, size_of, stacks_of
from warcouncil.campaign.forces import log_losses
from warcouncil.campaign.pieces import Formation
from warcouncil.campaign.relations import commander
from warcouncil.campaign.stacks import battle_of, number, some
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.war.formations import CAVALRY
from warcouncil.titles.tanto_monta.war.ground import MUSLIMS

if TYPE_CHECKING:
    from warcouncil.titles.tanto_monta.state import TantoMontaState

MUSLIM = "muslim"
HOLY_WAR = Fact("holy_war")
"""The points that are spent now are those of a Holy War."""
MARTYRED = Fact("martyred")
"""The exchange of this battle has been made."""
FACTS = (HOLY_WAR, MARTYRED)
ALIKE = (("regular", "militia"), (CAVALRY,))
"""Infantry falls for infantry, cavalry for cavalry."""
FOUGHT = ("field", "assault")
DECLINE: Option = ("decline",)
KINDS = {"martyrs": Kind({"exchange": ("power", "unit", "power", "unit"), "decline": ()})}
REFUSALS = {"martyrs": "tm-6.1-2"}


def muslim_side(state: TantoMontaState) -> int | None:
    """The side on which Muslims fight."""
    battle = battle_of(state)
    for side in (ATTACKER, DEFENDER):
        if any(commander(state, stack.owner) in MUSLIMS for stack in stacks_of(battle, side)):
            return side
    return None


def martyrs(state: TantoMontaState) -> Flow:
    """Once in a battle, before or behind its dice, the Muslims may exchange a unit; never their last one."""
    battle = battle_of(state)
    if not state.holds(HOLY_WAR) or state.holds(MARTYRED) or battle.kind not in FOUGHT:
        return
    side = muslim_side(state)
    if side is None or size_of(battle, side) < 2:
        return
    options = list(exchanges(state, side))
    if not options:
        return
    choice = yield Ask(MUSLIM, "martyrs", [*options, DECLINE], about={"place": battle.place})
    if choice == DECLINE:
        return
    state.mark(MARTYRED)
    for number_of_side, owner, unit in ((side, *choice[1:3]), (1 - side, *choice[3:])):
        lost = some(state, str(owner), str(unit), 1)
        leave_battle(state, number_of_side, Formation(str(owner), (lost,)))
        log_losses(state, battle.place, lost)
    yield from give_change(state, str(choice[1]), str(choice[3]))


def exchanges(state: TantoMontaState, side: int) -> Iterator[Option]:
    """A unit of the Muslims for one of the enemy of the same kind."""
    battle = battle_of(state)
    own = [stack for stack in stacks_of(battle, side) if commander(state, stack.owner) in MUSLIMS]
    for kinds in ALIKE:
        mine = [(stack.owner, unit) for stack in own for unit in kinds if number(state, stack, unit)]
        theirs = [
            (stack.owner, unit) for stack in stacks_of(battle, 1 - side) for unit in kinds if number(state, stack, unit)
        ]
        yield from (("exchange", *one, *other) for one in mine for other in theirs)
