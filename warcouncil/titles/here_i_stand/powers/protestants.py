"""The Protestants (21.6): the Schmalkaldic League, which makes a military power of a faith.

Before the League they have no political control, so they hold no electorates for the deal (his-21.6-11).
"""

from __future__ import annotations

from warcouncil.campaign import navies
from warcouncil.campaign.relations import declare_war_marker
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.here_i_stand.components import DISTANCE, ELECTORATES, HOMES, SPACES
from warcouncil.titles.here_i_stand.faith.debaters import PAPACY, PROTESTANT
from warcouncil.titles.here_i_stand.faith.religion import LEAGUE_HOMES, call_up, is_protestant
from warcouncil.titles.here_i_stand.state import HereIStandState

LEAGUE_SPACES = 12
LEAGUE_TURN = 2

KINDS = {
    "league_leader": Kind({"place_leader": ("leader", "space")}),
    "league_refuge": Kind({"space": ("space",)}),
}
REFUSALS = {
    "league_leader": "his-21.6-5",
    "league_refuge": "his-21.6-8",
}


def league_ready(state: HereIStandState) -> bool:
    """Whether the card forms the League: enough spaces from the second turn on, or it is overdue in winter."""
    if state.phase == "winter":
        return True  # his-21.6-4
    return state.turn >= LEAGUE_TURN and len(state.protestant_spaces) >= LEAGUE_SPACES  # his-21.6-4


def form_league(state: HereIStandState) -> Flow:
    """Leaders, political control, war with the Hapsburgs and the Papacy, and a way out of Catholic electorates."""
    state.league = True  # his-21.6-7
    state.log("league_formed")
    for leader, home in LEAGUE_HOMES.items():
        yield from place_leader(state, leader, home)
    won = [space for space in HOMES[PROTESTANT] if is_protestant(state, space) and space not in state.fortresses]
    for space in won:
        state.control[space] = PROTESTANT  # his-21.6-6
    state.log("league_control", space=list(won))
    for enemy in ("hapsburg", PAPACY):
        declare_war_marker(state, enemy, PROTESTANT)  # his-21.6-7
    for space in won:
        yield from navies.evacuate_port(state, space)
    for space in ELECTORATES:
        if not is_protestant(state, space):
            yield from leave_electorate(state, space)
    call_up(state)
    yield MOMENT


def place_leader(state: HereIStandState, leader: str, home: str) -> Flow:
    """A leader joins the Protestant regulars nearest to a space; without any he waits."""
    stacks = nearest(home, [space for space in SPACES if state.number(space, PROTESTANT, "regular")])
    if not stacks:
        state.waiting_leaders = (*state.waiting_leaders, leader)  # his-21.6-10
        return
    options: list[Option] = [("place_leader", leader, space) for space in stacks]
    choice = yield Ask(PROTESTANT, "league_leader", options, about={"leader": leader})  # his-21.6-5
    state.leaders[leader] = str(choice[2])
    state.log("leader_enters", leader=leader, space=choice[2])


def leave_electorate(state: HereIStandState, space: str) -> Flow:
    """Regulars and leaders in a Catholic electorate go to the nearest Protestant one, or back to the display."""
    regulars = state.number(space, PROTESTANT, "regular")
    if not regulars:
        return
    leaders = [leader for leader in LEAGUE_HOMES if state.leaders.get(leader) == space]
    state.remove_troops(space, PROTESTANT, regular=regulars)
    refuges = nearest(space, [other for other in ELECTORATES if is_protestant(state, other)])
    if not refuges:
        state.waiting_troops[space] = regulars
        for leader in leaders:
            del state.leaders[leader]
        state.waiting_leaders = (*state.waiting_leaders, *leaders)
        return
    options: list[Option] = [("space", other) for other in refuges]
    about = {"space": space, "amount": regulars}
    choice = yield Ask(PROTESTANT, "league_refuge", options, about=about)  # his-21.6-8
    refuge = str(choice[1])
    state.add_troops(refuge, PROTESTANT, regular=regulars)
    for leader in leaders:
        state.leaders[leader] = refuge
    state.log("league_withdraws", space=space, space2=refuge, amount=regulars)


def nearest(start: str, spaces: list[str]) -> list[str]:
    """Of some spaces those with the fewest connections to a space."""
    best = min((DISTANCE(start, space) for space in spaces), default=0)
    return [space for space in spaces if DISTANCE(start, space) == best]
