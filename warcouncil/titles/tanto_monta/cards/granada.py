"""Events of the war for Granada: Alhama, Boabdil's captivity, aid from Africa (20.1, 20.2)."""

from __future__ import annotations

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import add_units
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.losses import decimate
from warcouncil.titles.tanto_monta.cards.outfits import outfit
from warcouncil.titles.tanto_monta.powers.common import SPACES, pass_to, worth
from warcouncil.titles.tanto_monta.realm import HOMES, KEYS, LAND_UNITS, PLAYERS
from warcouncil.titles.tanto_monta.seasons.people import home_ports
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.ground import MUSLIMS

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
NASRID, NORTH_AFRICA, CASTILE = "nasrid", "north_africa", "castile"
ALHAMA, MILITIA, NOBLES = "alhama", "militia", 4
BOABDIL, LIBERATED = "boabdil", "boabdil_liberated"
KEMAL = "kemal_reis"
AID, AID_CP = 5, 2
NO_EFFECT = "tm-6.1-2"
KEEP: Option = ("keep_captive",)
FREE: Option = ("set_free",)
DECLINE: Option = ("decline",)

KINDS = {
    "boabdil_fate": Kind({"keep_captive": (), "set_free": ()}),
    "boabdil_returns": Kind({"space": ("space",)}),
    "admiral_lent": Kind({"lead_ships": ("leader", "place"), "decline": ()}),
    "admiral_recalled": Kind({"enter": ("leader", "space"), "decline": ()}),
}


# -- Andalusian Nobles Seize Alhama (#100)


def alhama(state: TantoMontaState, player: str) -> Flow:
    """Half of the Nasrids there die, everybody else leaves, and Castile has the town and its militia."""
    unmarked = state.control[ALHAMA] == NASRID and ALHAMA not in state.lost_homes
    stack = state.stack(ALHAMA, NASRID)
    if stack.size:
        yield from decimate(state, CASTILE, ALHAMA, (stack,), -(-stack.size // 2))
    yield from pass_to(state, SPAIN, ALHAMA)
    if unmarked:
        state.lost_homes.discard(ALHAMA)
        state.special_control.add(ALHAMA)  # tm-20.1-9
    came = next((many for many in range(NOBLES, 0, -1) if can_add(state, CASTILE, MILITIA, many, ALHAMA)), 0)
    if came:
        add_units(state, ALHAMA, CASTILE, MILITIA, came)
        state.log("recruits_join", power=CASTILE, unit=MILITIA, amount=came, space=ALHAMA)
    state.alhama = True
    yield from check_sieges(state)


# -- Boabdil Captured by the Catholic Monarchs (#112)


def boabdil(state: TantoMontaState, player: str) -> Flow:
    """Spain has something from the Muslim hand, and Boabdil, whom it keeps or lets go for a point."""
    resources.take_by_chance(state, SPAIN, MUSLIM)
    if not on_map(state):
        return
    del state.leaders[BOABDIL]
    state.captives[BOABDIL] = SPAIN  # no VP: he was not captured in battle (22.3)
    state.log("captured", leader=BOABDIL, power=SPAIN)
    yield from check_sieges(state)
    keys = [key for key in KEYS if state.control[key] == NASRID]
    choice = yield Ask(SPAIN, "boabdil_fate", [KEEP, FREE] if keys else [KEEP])
    if choice == KEEP:
        return
    state.award(SPAIN, LIBERATED, worth(LIBERATED))  # tm-22.3-37
    state.boabdil_freed = True
    _, key = yield Ask(NASRID, "boabdil_returns", [("space", key) for key in keys])
    del state.captives[BOABDIL]
    state.leaders[BOABDIL] = str(key)
    state.log("leader_returns", leader=BOABDIL, power=NASRID, space=key)


def on_map(state: TantoMontaState) -> bool:
    return state.leaders.get(BOABDIL, "") in SPACES


def boabdil_forbidden(state: TantoMontaState, player: str) -> str | None:
    """Chance needs something to take, or Boabdil must be on the map: both can be seen by everybody."""
    held = hands.loose(state, MUSLIM) or state.warehouse.get(MUSLIM)
    return None if held or on_map(state) else NO_EFFECT


# -- In Support of Al-Andalus (#113)


def aid(state: TantoMontaState, player: str) -> Flow:
    """North Africans come to Granada, perhaps Kemal Reis as well; the player has points."""
    give_points(state, player, AID_CP)
    spaces = [space for space in HOMES[NASRID] if state.control[space] in MUSLIMS]
    yield from outfit(state, NORTH_AFRICA, spaces, AID, LAND_UNITS)
    berths = [place for place, fleets in state.fleets.items() if any(fleet.user == NASRID for fleet in fleets)]
    if KEMAL not in state.admirals or state.kemal_nasrid or not berths:
        return
    options: list[Option] = [("lead_ships", KEMAL, place) for place in sorted(berths)]
    choice = yield Ask(MUSLIM, "admiral_lent", [*options, DECLINE])
    if choice != DECLINE:
        place = str(choice[2])
        state.admirals[KEMAL] = place
        state.sides[KEMAL] = NASRID
        state.kemal_nasrid = True
        state.log("admiral_serves", leader=KEMAL, power=NASRID, place=place)


def kemal_recalled(state: TantoMontaState) -> Flow:
    """Step of the card draw phase: Kemal Reis may come home, like somebody from the turn track (8.1)."""
    if not state.kemal_nasrid:
        return
    if KEMAL not in state.admirals or state.sides.get(KEMAL) != NASRID:
        state.kemal_nasrid = False  # he was lost, or has come back in another way
        return
    ports = home_ports(state, KEMAL)
    if not ports:
        return
    options: list[Option] = [("enter", KEMAL, port) for port in ports]
    stay = [] if NASRID in state.surrendered else [DECLINE]
    choice = yield Ask(MUSLIM, "admiral_recalled", [*options, *stay], about={"leader": KEMAL})
    if choice != DECLINE:
        state.kemal_nasrid = False
        state.sides.pop(KEMAL, None)
        state.admirals[KEMAL] = str(choice[2])
        state.log("leader_enters", leader=KEMAL, place=choice[2])
    yield MOMENT


STEPS = {"kemal_recalled": kemal_recalled}
EVENTS = {
    "andalusian_nobles_seize_alhama": Event(alhama),
    "boabdil_captured_by_the_catholic_monarchs": Event(boabdil, boabdil_forbidden),
    "in_support_of_al_andalus_north_african_aid": Event(aid),
}
