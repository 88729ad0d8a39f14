"""Who acts with the Papacy although it is nobody's ally (21.7): Christians in its peril, Muslims by Borgia."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import control, counters, deployment, movement, sieges
from warcouncil.campaign.building import site_forbidden
from warcouncil.campaign.forces import can_go
from warcouncil.campaign.relations import besieged
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import FREE, Action, price
from warcouncil.titles.tanto_monta.diplomacy.hostilities import MUSLIM, PAPACY
from warcouncil.titles.tanto_monta.menu import part_forbidden, recruits_forbidden
from warcouncil.titles.tanto_monta.minors.borgia import DEPLOYS, ROME
from warcouncil.titles.tanto_monta.minors.papacy import papal_powers
from warcouncil.titles.tanto_monta.realm import HOMES
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.bounds import muslim_run
from warcouncil.titles.tanto_monta.war.preparations import PREPARED


def commands(state: TantoMontaState, player: str) -> bool:
    """Whether a player acts with Papal units now."""
    return bool(papal_powers(state, player))


def take_command(state: TantoMontaState, player: str) -> None:
    """Questions about Papal units go to whoever acts with them."""
    state.seats[PAPACY] = state.seats[player]


def lay_down(state: TantoMontaState) -> None:
    """The impulse is over: nobody decides for the Papacy but the Muslims who run it."""
    if state.borgia != PAPACY:
        state.seats.pop(PAPACY, None)


# -- moves


def move_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if commands(state, player):
        yield from (("papal_move", option[1]) for option in movement.move_candidates(state, PAPACY))


def move_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if not commands(state, player):
        return "tm-21.7-10"
    return part_forbidden(state, (PAPACY,)) or movement.move_forbidden(state, PAPACY, ("move", option[1]))


def move(state: TantoMontaState, player: str, option: Option) -> Flow:
    take_command(state, player)
    yield from movement.move_formation(state, PAPACY, ("move", option[1]))  # tm-21.7-10


def move_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "move", PAPACY)


# -- assaults


def assault_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if commands(state, player):
        yield from (("papal_assault", option[1]) for option in sieges.assault_candidates(state, PAPACY))


def assault_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if not commands(state, player):
        return "tm-21.7-10"
    return part_forbidden(state, (PAPACY,)) or sieges.assault_forbidden(state, PAPACY, ("assault", option[1]))


def assault(state: TantoMontaState, player: str, option: Option) -> Flow:
    take_command(state, player)
    yield from sieges.assault(state, PAPACY, ("assault", option[1]))  # tm-21.7-10


def assault_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "assault", PAPACY)


# -- recruits


def recruit_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if commands(state, player):
        yield from (("papal_regular", space) for space in HOMES[PAPACY])


def recruit_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """Papal regulars come to Papal homes that are still Papal, where others might build, while there are counters."""
    space = str(option[1])
    if not commands(state, player) or space not in HOMES[PAPACY]:
        return "tm-21.7-10"
    clause = recruits_forbidden(state, PAPACY)
    if clause is not None:
        return clause
    clause = site_forbidden(state, PAPACY, PAPACY, space)  # tm-17.2-1
    if clause is not None:
        return clause
    own = state.control[space] == PAPACY
    return None if own and counters.can_add(state, PAPACY, "regular", 1, space) else "tm-21.7-10"


def recruit(state: TantoMontaState, player: str, option: Option) -> None:
    state.add_troops(str(option[1]), PAPACY, regular=1)  # tm-21.7-10
    state.log("units_come", power=PAPACY, unit="regular", amount=1, place=option[1])


def recruit_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "regular", PAPACY)


# -- what Muslims alone do with the Papacy


def control_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if muslim_runs(state, player):
        yield from (("papal_control", option[1]) for option in control.control_candidates(state, PAPACY))


def control_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if not muslim_runs(state, player):
        return "tm-21.7-28"
    return control.control_forbidden(state, PAPACY, ("control", option[1]))


def take_space(state: TantoMontaState, player: str, option: Option) -> Flow:
    yield from control.take_control(state, PAPACY, str(option[1]))  # tm-21.7-28


def control_price(state: TantoMontaState, player: str, option: Option) -> int:
    return price(state, "control_common", player)


def muslim_runs(state: TantoMontaState, player: str) -> bool:
    return player == MUSLIM and muslim_run(state)


def papal_deployment(state: TantoMontaState) -> Flow:
    """Step of spring: on one turn the Papacy that Muslims run deploys a formation from Rome."""
    if not muslim_run(state) or state.turn != DEPLOYS:
        return
    easing = deployment.easing_of(state, int(state.holds(PREPARED, MUSLIM)))
    pool = deployment.leaving(state, ROME, PAPACY)
    shut = state.control[ROME] != PAPACY or besieged(state, ROME) or not deployment.calm(state, ROME)
    if shut or not can_go(state, "deploy", pool) or not deployment.leads_on(state, PAPACY, ROME, easing):
        return
    choice = yield Ask(PAPACY, "spring_deployment", lambda now: [("deploy", ROME), ("pass",)])
    if choice[0] == "deploy":
        yield from deployment.deploy(state, PAPACY, ROME, easing)  # tm-21.7-29


STEPS = {"papal_deployment": papal_deployment}
MENU = {
    "papal_control": Action(
        control_candidates,
        control_forbidden,
        FREE,
        take_space,
        needs="tm-21.7-28",
        priced=control_price,
        only_with="borgia",
    ),
    "papal_move": Action(move_candidates, move_forbidden, FREE, move, needs="tm-21.7-10", priced=move_price),
    "papal_assault": Action(
        assault_candidates,
        assault_forbidden,
        FREE,
        assault,
        needs="tm-21.7-10",
        priced=assault_price,
        only_with="sieges",
    ),
    "papal_regular": Action(
        recruit_candidates, recruit_forbidden, FREE, recruit, needs="tm-21.7-10", priced=recruit_price
    ),
}
AFTER_IMPULSE = (lay_down,)
