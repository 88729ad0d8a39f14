"""Landings (13.6 to 13.7): a convoy reaches its port, peacefully, to relieve it, or by assault."""

from __future__ import annotations

from warcouncil.engine.flow import Flow
from warcouncil.titles.napoleonic_wars.relations import enemies_in, friends_in
from warcouncil.titles.napoleonic_wars.sea.fleets import is_port
from warcouncil.titles.napoleonic_wars.state import ASHORE, Battle, Moving, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import contact
from warcouncil.titles.napoleonic_wars.war.forces import shift
from warcouncil.titles.napoleonic_wars.war.marching import NO_FIRE, coastal_fire


def land(state: NapoleonicState, port: str) -> Flow:
    """What a convoy carries comes ashore: under fire in an assault; enemies evade, intercept or fight (13.61, 13.7)."""
    now = state.convoy
    assert now is not None
    power = now.power
    assault = not is_port(state, power, port)
    joining = friends_in(state, power, port)
    state.convoy = None
    shift(state, (now.units, now.leaders), now.space, port, stride=ASHORE)  # nw-13.6-4
    state.moving = Moving(power, now.leader, port, now.units, now.leaders)
    state.log("assault" if assault else "landing", power=power, space=port)
    fire = (yield from coastal_fire(state, port)) if assault else NO_FIRE  # nw-13.7-2
    failed, closed = 0, ()
    if friends_in(state, power, port):
        inside = contact.enemies_inside(state, port, power)
        met = contact.Contact(port, power, "", inside, state.leaders_at(port), near=not joining)
        failed, closed = yield from contact.meet(state, met)  # nw-13.61-1  # nw-13.7-3
    state.next(("landed",))
    if enemies_in(state, power, port) and friends_in(state, power, port):
        state.battle = Battle(
            port,
            power,
            now.leader,
            closed=closed,
            failed=failed,
            hits=(fire.kills + fire.disrupts, 0),  # nw-13.7-4
            kills=(fire.kills, 0),
            disrupts=(fire.disrupts, 0),
            fallen=(fire.fallen, ()),
            seas=now.seas,
        )
        state.next(("battle",))


def landed(state: NapoleonicState) -> None:
    """Step: whoever has come ashore goes no further in this impulse (13.6)."""
    state.moving = None


STEPS = {"landed": landed}
