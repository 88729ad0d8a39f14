"""Actions of war on land (12, 13, 15, 5.3) as the player of a power takes them."""

from __future__ import annotations

from warcouncil.campaign import control, movement, sieges
from warcouncil.campaign.relations import army_places
from warcouncil.engine.state import Option
from warcouncil.table.book import Action
from warcouncil.titles.tanto_monta.menu import by_power, surcharge
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war import bounds, dismount
from warcouncil.titles.tanto_monta.war.ground import kind_of, occupied_only

MOVE, CONTROL, CALM, ASSAULT = "move", "control", "calm", "assault"


def move_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """A move must be paid with what a repeated action leaves."""
    return movement.move_forbidden(state, power, option, state.cp - surcharge(state, MOVE))  # tm-11-12


def leaving(state: TantoMontaState, power: str) -> list[Option]:
    return movement.leaving(state, power, state.cp - surcharge(state, MOVE))  # tm-11-12


def control_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    """Nobody takes the spaces of a friend."""
    return bounds.taking_barred(state, power, str(option[1])) or control.control_forbidden(state, power, option)


def taking(state: TantoMontaState, power: str) -> list[Option]:
    """The spaces that a power may take; of strategic ones those alone in which it stands are looked at (12.2)."""
    held = army_places(state, power)
    near = [
        option
        for option in control.control_candidates(state, power)
        if option[1] in held or not occupied_only(state, str(option[1]))
    ]
    return [option for option in near if control_forbidden(state, power, option) is None]


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
