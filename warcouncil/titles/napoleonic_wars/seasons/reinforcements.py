"""Reinforcements (14.2): CP of the interphase build pieces, take them out of Regroup, refit, or buy a deployment."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.facts import Fact
from warcouncil.table.graph import nearest
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import (
    enemies_in,
    in_order,
    is_friendly,
    is_run,
)
from warcouncil.titles.napoleonic_wars.sea import harbours, points
from warcouncil.titles.napoleonic_wars.seasons import deployment, minors
from warcouncil.titles.napoleonic_wars.state import REGROUP, Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import contact
from warcouncil.titles.napoleonic_wars.war.building import (
    COSTS,
    MENU,
    home_ports,
    leaders_to_build,
    raise_pieces,
    recall_forbidden,
    squadron_listed,
    unbuilt,
)

DONE: Option = ("reinforced",)
REFITTED = Fact("refitted", "space")
"""The squadrons in this port have been refitted by the nation that has its reinforcements (7.3)."""
FACTS = (REFITTED,)
KINDS = {
    "reinforce": Kind(
        {
            "recruit": ("amount",),
            "recall": ("amount",),
            "commission": ("leader",),
            "build_squadron": ("space",),
            "recall_squadron": ("space",),
            "refit": ("space", "amount"),
            "deploy": ("leader",),
            "ship": ("leader",),
            "ship_unit": ("space",),
            "fleet_from_port": ("space", "amount"),
            "fleet_from_sea": ("sea", "amount"),
            "reinforced": (),
        }
    ),
    "assembly": Kind({"assemble": ("space",)}),
}
REFUSALS = {"reinforce": "nw-14.21-1", "assembly": "nw-14.22-1"}


def reinforcement_phase(state: NapoleonicState) -> None:
    """Step: every nation builds and deploys in the order of play (14.2)."""
    state.phase = "reinforcement"
    state.next(*(("reinforcements", nation) for nation in in_order(state)), ("reinforced",))  # nw-14.2-1


def reinforcements(state: NapoleonicState, nation: str) -> None:
    """Step: a nation has its CP; a neutral minor builds with them by its priorities (14.21)."""
    state.cp, state.mp = COMPONENTS.nations[nation].reinforcement, 0  # nw-14.21-3
    state.unmark_all(REFITTED)
    if not is_run(state, nation):
        cp, state.cp = state.cp, 0
        if assembly(state, nation) or not only_at_home(state):
            minors.build(state, nation, cp)  # nw-14.21-2
        return
    state.active = state.acting = nation
    state.next(("reinforce", nation), ("sortie", nation))


def reinforced(state: NapoleonicState) -> None:
    """Step: what was marked for this part of the interphase is forgotten."""
    state.end_impulse_facts()
    for rest in state.book.after_impulse:
        rest(state)
    state.marched, state.strides = {}, {}
    state.moving = state.battle = None
    state.active = state.acting = ""
    state.cp = 0


# -- where they come


def assembly(state: NapoleonicState, nation: str) -> list[str]:
    """Where units and leaders are placed: the capital, else the nearest friendly home duchy, else subject (14.22)."""
    capitals = COMPONENTS.nations[nation].capitals
    held = [space for space in capitals if fits(state, nation, space)]
    if held:
        return held  # nw-14.22-1
    steps = COMPONENTS.atlas.steps_from(capitals[0])
    for status in (("home",), ("subject", "dual"))[: 1 if only_at_home(state) else 2]:
        fit = [space for space in COMPONENTS.duchies(nation, *status) if fits(state, nation, space)]
        if fit:
            return list(nearest(steps, fit))  # nw-14.22-2
    return []


def only_at_home(state: NapoleonicState) -> bool:
    """Whether a nation without a friendly home duchy places no units and leaders (14.22)."""
    return state.options.get("homeless") == "none"


def fits(state: NapoleonicState, nation: str, space: str) -> bool:
    return state.controller(space) == nation and is_friendly(state, nation, space)  # nw-14.22-4


# -- one thing after the other


def offers(state: NapoleonicState, nation: str) -> Iterator[Option]:
    """What the CP that are left can do (14.21)."""
    if assembly(state, nation):  # nw-14.22-3
        yield from land_offers(state, nation)
    if state.cp >= COSTS.squadron:
        yield from squadron_listed(state, nation)  # nw-14.22-3
    if state.cp >= COSTS.regroup and any(one == nation for one, _ in state.ships_at(REGROUP)):
        yield from (
            ("recall_squadron", space)
            for space in home_ports(nation)
            if recall_forbidden(state, nation, ("recall_squadron", space)) is None
        )
    yield from refits(state, nation)
    yield from deployment.offers(state, nation)


def land_offers(state: NapoleonicState, nation: str) -> Iterator[Option]:
    units = min(state.cp // COSTS.unit, unbuilt(state, nation))
    yield from (("recruit", count) for count in range(1, units + 1))
    back = min(state.cp // COSTS.regroup, state.units_at(REGROUP, nation))
    yield from (("recall", count) for count in range(1, back + 1))
    yield from [("commission", leader) for leader in leaders_to_build(state, nation)]


def refits(state: NapoleonicState, nation: str) -> Iterator[Option]:
    """Refit markers in friendly ports, one of each squadron, for 1 MP each (7.3, 14.21)."""
    for port in harbours.refitting(state, nation):
        worn = len(harbours.worn(state, port, nation))
        if not worn or state.holds(REFITTED, port) or not is_friendly(state, nation, port):
            continue
        able = min(worn, points.at_hand(state) // COSTS.refit_mp)
        yield from (("refit", port, count) for count in range(1, able + 1))


def reinforce(state: NapoleonicState, nation: str) -> Flow:
    """Step: one thing that reinforcement CP pay for, or a deployment; the rest is lost (14.21)."""
    with OneLook(state):
        options = list(offers(state, nation))
    if not options:
        return
    choice = yield Ask(nation, "reinforce", [*options, DONE], about={"cp": state.cp, "mp": state.mp})
    if choice == DONE:
        return
    state.next(("reinforce", nation))
    act = str(choice[0])
    if act in ("deploy", "ship", "ship_unit", "fleet_from_port", "fleet_from_sea"):
        yield from deployment.deploy(state, nation, choice)
    elif act == "refit":
        refit(state, nation, str(choice[1]), int(choice[2]))
    elif act in MENU:
        state.cp -= COSTS.squadron if act == "build_squadron" else COSTS.regroup
        MENU[act].run(state, nation, choice)
    else:
        yield from place(state, nation, choice)


def place(state: NapoleonicState, nation: str, choice: Option) -> Flow:
    """Units and leaders come to the capital, or to one of several places that are as near (14.22)."""
    spaces = assembly(state, nation)
    space = spaces[0]
    if len(spaces) > 1:
        answer = yield Ask(nation, "assembly", [("assemble", one) for one in spaces])
        space = str(answer[1])
    raise_pieces(state, nation, space, choice)  # nw-14.21-1


def refit(state: NapoleonicState, nation: str, port: str, count: int) -> None:
    """One marker each from the squadrons with the fewest (7.3)."""
    state.mark(REFITTED, port)
    points.pay(state, count * COSTS.refit_mp)
    for mark in harbours.worn(state, port, nation)[:count]:
        state.take_ship(port, nation, mark)
        state.add_ship(port, nation, mark - 1)
    state.log("squadrons_refitted", power=nation)


def sortie(state: NapoleonicState, nation: str) -> Flow:
    """Step: what was placed in a besieged fortress fights the besiegers at once (7, 12.1)."""
    for space in state.formations_of(nation):
        if enemies_in(state, nation, space):
            failed, _ = yield from contact.meet(state, contact.caught(state, space, nation))
            if enemies_in(state, nation, space):
                state.battle = Battle(space, nation, failed=failed)
                state.next(("battle",), ("sortie", nation))
                return


STEPS = {
    "reinforcement_phase": reinforcement_phase,
    "reinforcements": reinforcements,
    "reinforce": reinforce,
    "sortie": sortie,
    "reinforced": reinforced,
}
