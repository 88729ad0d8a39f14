"""What naos carry (5.2, 16.5): two resources, one if they are damaged."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.titles.tanto_monta.resources import set_aside, without
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import change, hold

OVERLOADED = Fact("overloaded", "nao")
"""The player of a nao has to say what of its cargo goes overboard."""
FACTS = (OVERLOADED,)
KINDS = {"overboard": Kind({"discard_resource": ("nao", "resource")}, public=False)}
REFUSALS = {"overboard": "tm-16.5-8"}


def trim(state: TantoMontaState, nao: str, player: str) -> Flow:
    """What a nao cannot carry is discarded as its player chooses."""
    while nao in state.naos and len(state.naos[nao].cargo) > hold(state, nao):
        state.mark(OVERLOADED, nao)
        choice = yield Ask(player, "overboard", lambda now: carried(now, nao), about={"nao": nao})  # tm-16.5-8
        change(state, nao, cargo=without(state.naos[nao].cargo, str(choice[2])))
        set_aside(state, str(choice[2]))
        state.show(None, "resource_discarded", power=player, resource=str(choice[2]))
    state.unmark(OVERLOADED, nao)


def carried(state: TantoMontaState, nao: str) -> list[Option]:
    """What may go overboard."""
    return [("discard_resource", nao, resource) for resource in dict.fromkeys(state.naos[nao].cargo)]
