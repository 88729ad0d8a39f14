"""The events that begin foreign wars: Revolt in Egypt (#92), Revolt in Ireland (#93), War in Persia (#110)."""

from __future__ import annotations

from warcouncil.campaign.stacks import number
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.here_i_stand.cards.common import DECLINE, event, take_away
from warcouncil.titles.here_i_stand.components import LAND_UNITS, SPACES
from warcouncil.titles.here_i_stand.state import HereIStandState
from warcouncil.titles.here_i_stand.war import foreign_wars

IRELAND = "ireland"
HELPERS = ("france", "hapsburg")
"""Who may help the Irish."""

KINDS = {"help_the_irish": Kind({"take_unit": ("space", "power", "unit"), "decline": ()})}


def revolt_in_egypt(state: HereIStandState, power: str) -> Flow:
    yield from foreign_wars.begin(state, "egypt", power)


def war_in_persia(state: HereIStandState, power: str) -> Flow:
    yield from foreign_wars.begin(state, "persia", power)


def revolt_in_ireland(state: HereIStandState, power: str) -> Flow:
    """France or the Hapsburgs may send the Irish a unit of their own, which leaves the map."""
    yield from foreign_wars.begin(state, IRELAND, power)
    if power not in HELPERS:
        return
    units = own_units(state, power)
    choice = yield Ask(power, "help_the_irish", [*units, DECLINE])
    if choice != DECLINE:
        _, space, owner, unit = choice
        yield from take_away(state, space, owner, unit, 1)
        state.foreign_wars[IRELAND] += 1
        state.log("irish_helped", power=power, amount=state.foreign_wars[IRELAND])


def own_units(state: HereIStandState, power: str) -> list[Option]:
    return [
        ("take_unit", space, power, unit)
        for space in SPACES
        for unit in LAND_UNITS
        if number(state, state.stack(space, power), unit)
    ]


EVENTS = dict(
    [
        event("revolt_in_egypt", revolt_in_egypt),
        event("revolt_in_ireland", revolt_in_ireland),
        event("war_in_persia", war_in_persia),
    ]
)
