"""Actions of war on land (12, 13, 15, 5.3) as the player of a power takes them."""

from __future__ import annotations

from warcouncil.campaign import control, movement, sieges
from warcouncil.campaign.kept import POLITICS
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import army_places, friends, owners_under
from warcouncil.campaign.stacks import stations
from warcouncil.engine.state import Option
from warcouncil.table.book import Action
from warcouncil.table.kept import follows_from
from warcouncil.titles.tanto_monta.menu import by_power, surcharge
from warcouncil.titles.tanto_monta.realm import WILD
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds, dismount
from warcouncil.titles.tanto_monta.war.formations import ARTILLERY, self_reliant
from warcouncil.titles.tanto_monta.war.ground import WARDS, closed_spaces, kind_of, strategic_spaces

MOVE, CONTROL, CALM, ASSAULT = "move", "control", "calm", "assault"


def move_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """A move must be paid with what a repeated action leaves."""
    return movement.move_forbidden(state, power, option, state.cp - surcharge(state, MOVE))  # tm-11-12


def leaving(state: TantoMontaState, power: str) -> list[Option]:
    """The spaces out of which something may move: where units surely go next door nobody looks any closer."""
    points = state.cp - surcharge(state, MOVE)  # tm-11-12
    held = stations(state, power)
    sure = next_door(state, power, held, points)
    options: list[Option] = [(MOVE, space) for space in held]
    return [
        option
        for option in options
        if option[1] in sure or movement.move_forbidden(state, power, option, points) is None
    ]


def next_door(state: TantoMontaState, power: str, spaces: list[str], points: int) -> set[str]:
    """Of some spaces those with fresh foot or horse of a power beside one that it surely enters for so many points.

    Such a space belongs to its friends or to nobody, and so do all units there.
    """
    costs, atlas = state.costs, state.realm.atlas
    if power in state.minors or bounds.stormy(state) or not self_reliant(state, power):
        return set()
    if costs[movement.CLEAR][power] > points:
        return set()
    ways = atlas.neighbours if costs[movement.OVER_PASS][power] <= points else atlas.roads
    control, troops, guns = state.control, state.troops, state.realm.column[ARTILLERY]
    nobody = (0,) * guns  # artillery is the last of the kinds
    mine, ours, company = familiar(state, power)
    shut = bounds.guarded(state, power).union(state.sieges, state.plague, closed_spaces(state))
    found: set[str] = set()
    for space in spaces:
        if space not in troops or space in state.sieges or space in state.tired:
            continue
        if not any(owner in mine and counts[:guns] != nobody for owner, counts in troops[space]):
            continue
        for near in ways[space]:
            if near in shut or control[near] not in ours:
                continue
            if near not in troops or company.issuperset([owner for owner, _ in troops[near]]):
                found.add(space)
                break
    return found


@follows_from(POLITICS)
def familiar(state: TantoMontaState, power: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Whose units a power surely moves, into whose spaces, and beside whose units."""
    mine = owners_under(state, power).difference(bounds.HOMEBOUND).union([power])
    ours = friends(state, power).union([INDEPENDENT])
    return mine, ours, ours | WILD


def control_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """Nobody takes the spaces of a friend."""
    if bounds.RISE_OF_FRANCE in state.lasting and (clause := bounds.taking_barred(state, power, str(option[1]))):
        return clause
    return control.control_forbidden(state, power, option)


def taking(state: TantoMontaState, power: str) -> list[Option]:
    """The spaces that a power may take: near its army, without walls, strategic ones only where it stands (12.2)."""
    held, ours, wards = army_places(state, power), friends(state, power), WARDS.get(power)
    walls, strategic = state.realm.fortified_by_print, strategic_spaces(state)
    near = [
        space
        for space in control.near_army(state, power)
        if space not in walls
        and ((holder := state.control[space]) not in ours or holder == wards)
        and (space in held or space not in strategic)  # as `occupied_only` has it
    ]
    options: list[Option] = [(CONTROL, space) for space in state.realm.atlas.in_order(near)]
    return [option for option in options if control_forbidden(state, power, option) is None]


def control_price(state: TantoMontaState, power: str, option: Option) -> int:
    """Strategic and common spaces are two lines of the list of actions."""
    row = "control_strategic" if kind_of(state, str(option[1])) == "strategic" else "control_common"
    return state.costs[row][power]  # tm-12.2-3 tm-12.2-4


def wrapped(module_menu: dict[str, Action], act: str, row: str) -> Action:
    """A shared action with the row of this title's costs."""
    return module_menu[act]._replace(price=row)


MENU = {
    MOVE: by_power(
        wrapped(movement.MENU, MOVE, "move")._replace(forbidden=move_forbidden, listed=leaving), MOVE, "takes_part"
    ),
    CONTROL: by_power(
        wrapped(control.MENU, CONTROL, "control_common")._replace(forbidden=control_forbidden, listed=taking),
        CONTROL,
        price_of=control_price,
    ),
    CALM: by_power(wrapped(control.MENU, CALM, "remove_unrest"), CALM),
    ASSAULT: by_power(wrapped(sieges.MENU, ASSAULT, "assault"), ASSAULT, "takes_part"),
    "dismount": by_power(dismount.MENU["dismount"], "dismount"),
}
