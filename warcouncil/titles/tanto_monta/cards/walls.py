"""Walls that fall by treason or from the sea: Sabotaged Port Entrance (#55) and Treachery (#95)."""

from __future__ import annotations

from warcouncil.campaign import sieges
from warcouncil.campaign.entry import besiegers
from warcouncil.campaign.relations import army, around
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import windows
from warcouncil.table.book import Event, Play
from warcouncil.titles.tanto_monta.cards.combat import Options, played
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds
from warcouncil.titles.tanto_monta.war.ground import ALGIERS

SABOTAGE, TREACHERY = "sabotaged_port_entrance", "treachery"
NO_EFFECT = "tm-6.1-2"
BETWEEN = "impulse_about_to_begin"
KINDS = {
    "sabotage": Kind({"storm_port": ("space", "power")}),
    "treachery": Kind({"betray": ("space", "power")}),
}


def besieged_by(state: TantoMontaState) -> list[tuple[str, str]]:
    """All sieges: space and besieger, those that units of a major power lay."""
    return [
        (space, power)
        for space in SPACES
        if space in state.sieges
        for power in besiegers(state, space)
        if power in bounds.played(state) and army(state, space, power)
    ]


# -- Sabotaged Port Entrance (#55)


def sabotaged(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether a besieger of a port may storm it if no ship and no earlier assault matters, and it does not rain."""
    ports = SPACES[space].ports and power in besiegers(state, space)
    return bool(ports) and not state.realm.stormy(state) and sieges.landward_forbidden(state, power, space) is None


def open_ports(state: TantoMontaState) -> Options:
    return [("storm_port", space, power) for space, power in besieged_by(state) if sabotaged(state, power, space)]


def sabotage_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    return played(SABOTAGE) if open_ports(state) else []


def sabotage(state: TantoMontaState, player: str, option: Option, trigger: str) -> Flow:
    """Before an impulse the assault takes place at once, else behind what goes on just now."""
    _, space, power = yield Ask(player, "sabotage", open_ports(state))
    if trigger == BETWEEN:
        yield from storm_port(state, str(power), str(space))
    else:
        state.next(("storm_port", power, space))


def storm_port(state: TantoMontaState, power: str, space: str) -> Flow:
    """Step: an assault that costs nothing, if the siege still stands."""
    if not sabotaged(state, power, space):
        return
    yield from sieges.declare_assault(state, power, space)
    state.mark(sieges.ASSAULTED, space)
    yield from sieges.assault_step(state, space)


def port_holds_out(state: TantoMontaState) -> Flow | None:
    """Behind an assault on a port that still stands: the card lets the besiegers try again."""
    able = [option for option in open_ports(state) if state.holds(sieges.ASSAULTED, str(option[1]))]
    if not able or state.battle is not None:
        return None
    return windows.offer(state, "port_besieged", around(state), {"space": able[0][1]})


# -- Treachery (#95)


def betrayals(state: TantoMontaState) -> Options:
    """Sieges whose besieger storms, whatever stands against it; only Algiers has no gates to open yet."""
    return [
        ("betray", space, power)
        for space, power in besieged_by(state)
        if space != ALGIERS or state.algiers_regency  # tm-20.2-5
    ]


def treachery(state: TantoMontaState, player: str) -> Flow:
    """A besieger storms at once, and takes the space if he still outnumbers those inside."""
    _, space, power = yield Ask(player, "treachery", betrayals(state))
    yield from sieges.treacherous_assault(state, str(power), str(space))  # tm-16.8-3


def treachery_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if betrayals(state) else NO_EFFECT


STEPS = {"storm_port": storm_port}
AFTER_BATTLE = (port_holds_out,)
PLAYS = {SABOTAGE: Play(sabotage_options, sabotage)}
EVENTS = {TREACHERY: Event(treachery, treachery_forbidden)}
