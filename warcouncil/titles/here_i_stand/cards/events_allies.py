"""Events about friends: minor powers that change sides, leaders who do, and the renegade."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import control, stacks
from warcouncil.campaign.relations import (
    allied,
    at_war,
    besieged,
    commanders_in,
    controls,
    fortified,
    leader_side,
)
from warcouncil.campaign.stacks import closed, side
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.graph import nearest
from warcouncil.titles.here_i_stand.cards.common import (
    DONE,
    NO_LEAGUE,
    NOT_NOW,
    OTTOMAN,
    PROTESTANT,
    choose,
    event,
    put_units,
    room,
    settle,
)
from warcouncil.titles.here_i_stand.cards.events_sea import put_ships
from warcouncil.titles.here_i_stand.components import ADMIRALS, HOMES, MAJORS, NEIGHBOURS, PORTS, SEAS, SPACES
from warcouncil.titles.here_i_stand.diplomacy import war
from warcouncil.titles.here_i_stand.powers import minors
from warcouncil.titles.here_i_stand.state import HereIStandState

HAPSBURG, FRANCE, PAPACY = "hapsburg", "france", "papacy"
GENOA, SCOTLAND, VENICE = "genoa", "scotland", "venice"
MAURICE, RENEGADE, DORIA = "maurice_of_saxony", "renegade", "andrea_doria"
LYON = "lyon"
DORIA_PORTS = 2
DORIA_DICE = 3
DORIA_HIT = 5
AULD_REGULARS = 3
VENETIAN_REGULARS, VENETIAN_SQUADRONS = 1, 2
BOURBON_UNITS = 3

KINDS = {
    "maurice": Kind({"space": ("space",)}),
    "andrea_doria": Kind({"activate": ("power",), "doria_raids": ()}),
    "auld_alliance": Kind({"activate": ("power",), "deactivate": ("power",), "reinforce": ("power",)}),
    "venetian_alliance": Kind({"activate": ("power",), "deactivate": ("power",), "reinforce": ("power",)}),
    "reinforced": Kind({"space": ("space",)}),
    "charles_bourbon": Kind({"space": ("space",)}),
}


# -- Maurice of Saxony (#60)


def new_master(state: HereIStandState) -> str:
    return HAPSBURG if side(state, MAURICE) == PROTESTANT else PROTESTANT


def maurice_spaces(state: HereIStandState) -> list[str]:
    """Where Maurice goes with his new master: the nearest empty space, or from prison any fortified one."""
    master = new_master(state)
    own = [space for space in SPACES if controls(state, master, space) and closed(state, space) is None]
    if MAURICE in state.captives:
        return [space for space in own if fortified(state, space) and not besieged(state, space)]
    here = state.leaders.get(MAURICE)
    if here is None:
        return []
    return list(
        nearest(state.realm.atlas.steps_from(here), [space for space in own if control.unoccupied(state, space)])
    )


def maurice_forbidden(state: HereIStandState, power: str) -> str | None:
    return None if maurice_spaces(state) else NOT_NOW


def maurice_of_saxony(state: HereIStandState, power: str) -> Flow:
    """Maurice changes sides, and the mercenaries with him; the rest of his army stays."""
    old, new = side(state, MAURICE), new_master(state)
    target = yield from choose(new, "maurice", "space", maurice_spaces(state))
    here = state.leaders.get(MAURICE, "")
    deserters = state.number(here, old, "mercenary") if here else 0
    state.captives.pop(MAURICE, None)
    state.leaders[MAURICE] = target
    state.sides.pop(MAURICE, None)
    if new == HAPSBURG:
        state.sides[MAURICE] = HAPSBURG
    state.log("maurice_changes_sides", power=new, space=target, amount=deserters)
    if deserters:
        stacks.remove_units_at(state, here, old, "mercenary", deserters)
        put_units(state, target, new, "mercenary", deserters)
        yield from settle(state, (here, old))


# -- Andrea Doria (#68)


def doria_options(state: HereIStandState, power: str) -> list[Option]:
    """Genoa changes to the player's side, or Doria raids the coasts of the Ottomans."""
    options: list[Option] = []
    if minors.activation_forbidden(state, GENOA, power, take_over=True) is None:
        options.append(("activate", GENOA))  # his-22.2-2 his-22.2-3
    if doria_near(state):
        options.append(("doria_raids",))
    return options


def doria_master(state: HereIStandState) -> str:
    return leader_side(state, DORIA, ADMIRALS[DORIA].power)


def doria_near(state: HereIStandState) -> bool:
    """Whether Doria lies off Ottoman coasts under an enemy of the Ottomans."""
    sea, master = state.admirals.get(DORIA), doria_master(state)
    if sea not in SEAS or master not in MAJORS or not at_war(state, master, OTTOMAN):
        return False
    return sum(controls(state, OTTOMAN, port) for port in PORTS[sea]) >= DORIA_PORTS


def doria_forbidden(state: HereIStandState, power: str) -> str | None:
    return None if doria_options(state, power) else NOT_NOW


def andrea_doria(state: HereIStandState, power: str) -> Flow:
    choice = yield Ask(power, "andrea_doria", doria_options(state, power))  # his-6.1-3
    if choice == ("doria_raids",):
        doria_raids(state, power)
        return
    if GENOA in state.minors:
        yield from minors.deactivate(state, GENOA)  # his-22.4-1
    yield from minors.activate(state, GENOA, power)  # his-22.2-7


def doria_raids(state: HereIStandState, power: str) -> None:
    """Cards for the player and Doria's master; the Ottomans lose VP of their piracy."""
    hands.draw(state, power)
    hands.draw(state, doria_master(state))
    dice = state.dice.rolls(DORIA_DICE, 6, "Andrea Doria")
    lost = min(state.piracy_vp, sum(die >= DORIA_HIT for die in dice))
    state.piracy_vp -= lost
    state.log("doria_raids", dice=list(dice), amount=lost)


# -- Auld Alliance (#69) and Venetian Alliance (#108)


def alliance_options(state: HereIStandState, power: str, minor: str, natural_ally: str) -> list[Option]:
    """The natural ally wins an inactive minor power or strengthens its own; whoever may play ends an alliance."""
    ally = state.minors.get(minor)
    options: list[Option] = []
    if ally is None:
        return [("activate", minor)] if power == natural_ally else []  # his-22.2-2
    if power == ally == natural_ally and muster_spaces(state, minor):
        options.append(("reinforce", minor))
    return [*options, ("deactivate", minor)]  # his-22.4-1


def alliance(state: HereIStandState, power: str, kind: str, minor: str, natural_ally: str) -> Flow:
    act, _ = yield Ask(power, kind, alliance_options(state, power, minor, natural_ally))  # his-6.1-3
    if act == "activate":
        yield from minors.activate(state, minor, power)
    elif act == "deactivate":
        yield from minors.deactivate(state, minor)
    else:
        yield from reinforce(state, power, minor)


def muster_spaces(state: HereIStandState, minor: str) -> list[str]:
    """Where help arrives: French regulars in Scotland, Venetian ones with ships in a port of the Papacy."""
    if minor == SCOTLAND:
        spaces = [space for space in HOMES[SCOTLAND] if controls(state, FRANCE, space) and not besieged(state, space)]
        return [space for space in spaces if room(state, FRANCE, "regular", 1, space)]
    ports = [space for space, facts in SPACES.items() if facts.ports and controls(state, PAPACY, space)]
    return [
        port
        for port in ports
        if not besieged(state, port) and (room(state, VENICE, "regular", 1, port) or room(state, VENICE, "squadron", 1))
    ]


def reinforce(state: HereIStandState, power: str, minor: str) -> Flow:
    """Help for a minor power, also as part of an intervention."""
    space = yield from choose(power, "reinforced", "space", muster_spaces(state, minor))
    if not space:
        return
    if minor == SCOTLAND:
        yield from bring(state, power, space, FRANCE, "regular", AULD_REGULARS)
    else:
        yield from bring(state, power, space, VENICE, "regular", VENETIAN_REGULARS)
        yield from bring(state, power, space, VENICE, "squadron", VENETIAN_SQUADRONS)


def bring(state: HereIStandState, power: str, space: str, owner: str, unit: str, most: int) -> Flow:
    """Up to so many units or ships arrive, as far as the counters go."""
    able = room(state, owner, unit, most, space)
    if not able:
        return
    options: list[Option] = [("place_units", space, owner, unit, many) for many in range(able, 0, -1)]
    about = {"power2": owner, "unit": unit, "amount": able}
    choice = yield Ask(power, "place_units", [*options, DONE], about=about)
    if choice != DONE:
        put = put_ships if unit == "squadron" else put_units
        put(state, space, owner, unit, int(choice[4]))


def auld_forbidden(state: HereIStandState, power: str) -> str | None:
    return None if alliance_options(state, power, SCOTLAND, FRANCE) else NOT_NOW


def auld_alliance(state: HereIStandState, power: str) -> Flow:
    yield from alliance(state, power, "auld_alliance", SCOTLAND, FRANCE)


def venetian_forbidden(state: HereIStandState, power: str) -> str | None:
    return None if alliance_options(state, power, VENICE, PAPACY) else NOT_NOW


def venetian_alliance(state: HereIStandState, power: str) -> Flow:
    yield from alliance(state, power, "venetian_alliance", VENICE, PAPACY)


# -- Charles Bourbon (#70)


def bourbon_spaces(state: HereIStandState, power: str) -> Iterator[str]:
    """Own spaces without a siege or strangers; next to Lyon also empty ones for an enemy of France."""
    near_lyon = NEIGHBOURS[LYON] if at_war(state, power, FRANCE) else ()
    for space in SPACES:
        own = controls(state, power, space) and not besieged(state, space) and closed(state, space) is None
        alone = all(allied(state, power, other) for other in commanders_in(state, space))
        seized = space in near_lyon and control.unoccupied(state, space)
        if (own and alone) or seized:
            yield space


def bourbon_forbidden(state: HereIStandState, power: str) -> str | None:
    if power == PROTESTANT and not state.league:
        return NO_LEAGUE
    about = RENEGADE in state.leaders or RENEGADE in state.captives
    return NOT_NOW if about or not any(True for _ in bourbon_spaces(state, power)) else None


def charles_bourbon(state: HereIStandState, power: str) -> Flow:
    """The renegade leader and three units for the player, until winter for the leader."""
    space = yield from choose(power, "charles_bourbon", "space", bourbon_spaces(state, power))
    state.leaders[RENEGADE] = space
    state.sides[RENEGADE] = power
    state.log("renegade", power=power, space=space)
    put_units(state, space, power, "cavalry" if power == OTTOMAN else "mercenary", BOURBON_UNITS)
    if not controls(state, power, space):
        yield from control.take_control(state, power, space)
    yield MOMENT


war.REINFORCEMENTS["auld_alliance"] = lambda state, power: reinforce(state, power, SCOTLAND)
war.REINFORCEMENTS["venetian_alliance"] = lambda state, power: reinforce(state, power, VENICE)
EVENTS = dict(
    [
        event("maurice_of_saxony", maurice_of_saxony, maurice_forbidden),
        event("andrea_doria", andrea_doria, doria_forbidden),
        event("auld_alliance", auld_alliance, auld_forbidden),
        event("venetian_alliance", venetian_alliance, venetian_forbidden),
        event("charles_bourbon", charles_bourbon, bourbon_forbidden),
    ]
)
