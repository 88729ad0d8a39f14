"""What is done about Moriscos with command points (20.1): militia is raised, and uprisings are put down."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.building import site_forbidden
from warcouncil.campaign.control import calm_forbidden
from warcouncil.campaign.relations import flag
from warcouncil.engine.state import Option
from warcouncil.table.book import Action
from warcouncil.titles.tanto_monta.menu import by_power
from warcouncil.titles.tanto_monta.powers.nasrids import left
from warcouncil.titles.tanto_monta.powers.recruiting import build_barred
from warcouncil.titles.tanto_monta.realm import HOMES, MORISCO, REALM
from warcouncil.titles.tanto_monta.state import TantoMontaState

NASRID, SPAIN, MILITIA = "nasrid", "spain", "militia"


# -- militia


def raise_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    """After the surrender of the Nasrids their player raises militia of the Moriscos."""
    if power == NASRID and NASRID in state.surrendered:
        yield from (("raise_moriscos", space) for space in HOMES[NASRID] if state.control[space] == NASRID)


def raise_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    space = str(option[1])
    clause = build_barred(state, power, MORISCO, space, MILITIA) or site_forbidden(state, power, NASRID, space)
    if clause is not None:
        return clause
    return None if left(state, MILITIA) > 0 else "tm-17.1-1"


def raise_militia(state: TantoMontaState, power: str, option: Option) -> None:
    state.add_troops(str(option[1]), MORISCO, militia=1)  # tm-20.1-17
    state.log("built", power=MORISCO, unit=MILITIA, place=option[1])


# -- uprisings


def quell_candidates(state: TantoMontaState, power: str) -> Iterator[Option]:
    """Spain puts uprisings down as it ends unrest."""
    if state.uprisings and flag(state, power) == SPAIN:
        yield from (("quell", space) for space in REALM.atlas.in_order(state.uprisings))


def quell_forbidden(state: TantoMontaState, power: str, option: Option) -> str | None:
    return calm_forbidden(state, power, ("calm", option[1]))


def quell(state: TantoMontaState, power: str, option: Option) -> None:
    state.uprisings.discard(str(option[1]))  # tm-20.1-14
    state.log("uprising_over", space=option[1])


MENU = {
    "raise_moriscos": by_power(
        Action(
            raise_candidates, raise_forbidden, "militia", raise_militia, needs="tm-20.1-17", only_with="surrendered"
        ),
        "raise_moriscos",
        "recruits",
    ),
    "quell": by_power(
        Action(quell_candidates, quell_forbidden, "remove_unrest", quell, needs="tm-20.1-14", only_with="uprisings"),
        "quell",
    ),
}
