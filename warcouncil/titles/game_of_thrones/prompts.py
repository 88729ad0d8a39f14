"""What a prompt tells besides the house that decides, and which parts of the board an option touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warcouncil.engine.state import Option
from warcouncil.titles.game_of_thrones.components import AREA, CARDS, ORDER, TRACKS
from warcouncil.titles.game_of_thrones.influence import stars
from warcouncil.titles.game_of_thrones.state import GameOfThronesState
from warcouncil.titles.game_of_thrones.strength import total

Extras = dict[str, Any]


def clash_bid(state: GameOfThronesState, house: str) -> Extras:
    return {"track": state.place, "amount": state.power[house]}


def clash_tie(state: GameOfThronesState, house: str) -> Extras:
    return {"track": state.place, "power2": state.tied}


def wildling(state: GameOfThronesState, house: str) -> Extras:
    attack = state.attack
    assert attack is not None
    found: Extras = {"strength": attack.strength, "amount": state.power[house]}
    return {**found, "wildling_card": attack.card} if attack.card else found


def wildling_tie(state: GameOfThronesState, house: str) -> Extras:
    return {"power2": state.tied}


def losses(state: GameOfThronesState, house: str) -> Extras:
    found: Extras = {"amount": state.losses}
    return {**found, "area": state.combat.area} if state.combat is not None else found


def reconcile(state: GameOfThronesState, house: str) -> Extras:
    return {"supply": state.supply[house]}


def westeros_choice(state: GameOfThronesState, house: str) -> Extras:
    return {"westeros_card": state.revealed[state.place]}


def order(state: GameOfThronesState, house: str) -> Extras:
    """How many areas still lack an order, and how many special orders may still be placed."""
    drafts = state.drafts.get(house, ())
    lacking = len(state.areas_of(house)) - len(drafts)
    placed = sum(option[0] == "order" and ORDER[str(option[2])].star for option in drafts)
    return {"count": lacking, "amount": stars(state, house) - placed, "round": state.round}


def place(state: GameOfThronesState, house: str) -> Extras:
    return {"area": state.place}


def raven_card(state: GameOfThronesState, house: str) -> Extras:
    return {"wildling_card": state.wildlings.top[0]}


def march(state: GameOfThronesState, house: str) -> Extras:
    now = state.march
    assert now is not None
    return {"area": now.origin, "order": now.order, "amount": len(now.moves), "power2": now.house}


def combat(state: GameOfThronesState, house: str) -> Extras:
    """Who fights whom where, and how it stands."""
    now = state.combat
    assert now is not None
    return {
        "area": now.area,
        "power2": now.attacker,
        "power3": now.defender,
        "strength": total(state, now.attacker),
        "strength2": total(state, now.defender),
    }


def opposing_card(state: GameOfThronesState, house: str) -> Extras:
    now = state.combat
    assert now is not None
    other = now.opponent(house)
    found = {**combat(state, house), "power2": other}
    return {**found, "card": now.card(other)} if now.card(other) else found


def redraw(state: GameOfThronesState, house: str) -> Extras:
    return {**combat(state, house), "tides_card": state.tides_drawn[house]}


COMBAT_KINDS = (
    "support",
    "accept_support",
    "house_card",
    "replacement",
    "aeron",
    "queen_of_thorns",
    "cersei",
    "renly",
    "robb",
    "blade",
    "retreat",
)
DESCRIBE: dict[str, Callable[[GameOfThronesState, str], Extras]] = {
    **dict.fromkeys(COMBAT_KINDS, combat),
    **dict.fromkeys(("tyrion", "mace", "doran", "patchface"), opposing_card),
    **dict.fromkeys(("casualty", "retreat_loss"), losses),
    **dict.fromkeys(("wildling_bid", "wildling_penalty", "wildling_track", "wildling_first"), wildling),
    "wildling_losses": losses,
    "wildling_tie": wildling_tie,
    "clash_bid": clash_bid,
    "clash_tie": clash_tie,
    "reconcile": reconcile,
    "westeros_choice": westeros_choice,
    "order": order,
    "raven_order": place,
    "raven_card": raven_card,
    "move": march,
    "help": march,
    "leave_token": march,
    "blade_redraw": redraw,
    "take_ships": place,
}


def describe(state: GameOfThronesState, kind: str, house: str) -> Extras:
    found = DESCRIBE.get(kind)
    return found(state, house) if found is not None else {}


def touches(option: Option) -> tuple[str, ...]:
    """The areas, cards and tracks that an option is about."""
    return tuple(str(atom) for atom in option[1:] if atom in AREA or atom in CARDS or atom in TRACKS)
