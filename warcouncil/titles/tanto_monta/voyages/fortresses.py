"""Fortresses (17.5): markers of a player's board go to his settlements and to common home spaces of the main map."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.control import everybody_in
from warcouncil.campaign.relations import at_war, bearers, controls, flag, fortified, home_of
from warcouncil.campaign.stacks import closed
from warcouncil.engine.state import Option
from warcouncil.table.book import Action, may
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import of_player
from warcouncil.titles.tanto_monta.realm import POWERS_OF, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.oceans import SITES
from warcouncil.titles.tanto_monta.war.ground import MOVING_HOMES

COMMON = COMPONENTS.spaces("common")
FLAGS_OF = {player: frozenset(REALM.banners[power] for power in powers) for player, powers in POWERS_OF.items()}
"""Player -> the names under which his powers have control markers."""


def settlement_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if may(state, "fortress_settlement", player):
        settled = state.settlements
        yield from [("fortify_settlement", site) for site in SITES if site in settled and settled[site] == player]


def settlements_to_fortify(state: TantoMontaState, player: str) -> list[Option]:
    """The same without those that nothing is left for."""
    if state.fortress_boxes.get(player, 0) < 1:
        return []
    return [one for one in settlement_candidates(state, player) if settlement_forbidden(state, player, one) is None]


def settlement_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    if state.fortress_boxes.get(player, 0) < 1:
        return "tm-17.5-2"
    return "tm-17.5-2" if str(option[1]) in state.sea_fortresses else None


def fortify_settlement(state: TantoMontaState, player: str, option: Option) -> None:
    """A marker of the board goes to a settlement of the player."""
    state.fortress_boxes[player] -= 1
    state.sea_fortresses.add(str(option[1]))  # tm-17.5-1
    state.log("settlement_fortified", power=player, settlement=str(option[1]))


def home_holder(state: TantoMontaState, player: str, space: str) -> str:
    """The power of a player whose controlled home space it is; "" if it is none."""
    if flag(state, state.control[space]) not in FLAGS_OF[player]:
        return ""
    home, powers = home_of(state, space), POWERS_OF[player]
    mine = home in powers and home not in state.surrendered
    return home if mine and controls(state, home, space) else ""


def space_candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if may(state, "fortress_main", player):
        held = common_spaces(state, player)
        yield from [("fortify_space", space) for space in held if home_holder(state, player, space)]


def common_spaces(state: TantoMontaState, player: str) -> list[str]:
    """The common spaces of the powers of a player, whosever homes they are."""
    control = state.control
    holders = frozenset().union(*[bearers(state, banner) for banner in FLAGS_OF[player]])
    return [space for space in COMMON if control[space] in holders]


def space_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """A space with walls, enemies, unrest or plague gets no fortress."""
    space = str(option[1])
    if state.fortress_boxes.get(player, 0) < 1 or fortified(state, space) or closed(state, space) is not None:
        return "tm-17.5-2"
    if space in state.unrest or space in state.plague:
        return "tm-17.5-2"  # tm-12.4-3
    power = home_holder(state, player, space)
    return "tm-17.5-2" if enemies(state, power, space) else None


def spaces_to_fortify(state: TantoMontaState, player: str) -> list[Option]:
    """The candidates that nothing forbids, in one pass: without a marker on the board nothing is looked at."""
    if state.fortress_boxes.get(player, 0) < 1 or not may(state, "fortress_main", player):
        return []
    shut = {*state.fortresses, *state.unrest, *state.plague, *state.realm.closed_spaces(state)}
    open_now = [space for space in common_spaces(state, player) if space not in shut]
    somebody = {*state.troops, *state.fleets, *state.leaders.values(), *state.admirals.values()}
    powers, printed = POWERS_OF[player], state.realm.printed_homes
    mine = [space for space in open_now if space in MOVING_HOMES or printed[space] in powers]
    return [
        ("fortify_space", space)
        for space in mine
        if not fortified(state, space)
        and (power := home_holder(state, player, space))
        and (space not in somebody or not enemies(state, power, space))
    ]


def enemies(state: TantoMontaState, power: str, space: str) -> bool:
    """Whether enemies of a power are in a space."""
    return any(at_war(state, power, other) for other in everybody_in(state, space))


def fortify_space(state: TantoMontaState, player: str, option: Option) -> None:
    """A marker of the board goes to a common home space: it is fortified from now on."""
    state.fortress_boxes[player] -= 1
    state.fortresses.add(str(option[1]))  # tm-17.5-1
    state.log("space_fortified", power=player, space=str(option[1]))


ON_SETTLEMENTS = Action(
    settlement_candidates,
    settlement_forbidden,
    "fortress_settlement",
    fortify_settlement,
    settlements_to_fortify,
    needs="tm-17.5-1",
)
ON_SPACES = Action(
    space_candidates, space_forbidden, "fortress_main", fortify_space, spaces_to_fortify, needs="tm-17.5-1"
)
MENU = {
    "fortify_settlement": of_player(ON_SETTLEMENTS, "fortify_settlement"),
    "fortify_space": of_player(ON_SPACES, "fortify_space"),
}
