"""Interception, patrols and evasion at sea (13.3), fortified straits (13.8), and what brings fleets to battle."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import Lines, line
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import changed
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.relations import at_war, family
from warcouncil.titles.napoleonic_wars.sea.battles import ACTIVE, OTHER, barrage, coastal_dice
from warcouncil.titles.napoleonic_wars.sea.checks import modifiers, succeeds
from warcouncil.titles.napoleonic_wars.sea.fleets import Fleet, enemies_at, fleets_at
from warcouncil.titles.napoleonic_wars.state import SPACES, Engagement, NapoleonicState, Sailing, Ships
from warcouncil.titles.napoleonic_wars.war.interception import undone

SORTIED = Fact("sortied", "space", "power")
"""A fleet of this nation has come out of a blockaded port in this impulse and evaded back into it (13.33)."""
MISSED = Fact("missed", "power")
"""A roll of a fleet with squadrons of this nation to intercept or to evade has just failed."""
SETTLED = Fact("settled")
"""An event makes that roll a success."""
FACTS = (SORTIED, MISSED, SETTLED)
INTERCEPT: Option = ("intercept_fleet",)
LET_SAIL: Option = ("let_sail",)
EVADE: Option = ("evade_fleet",)
FIGHT: Option = ("fight",)
KINDS = {
    "sea_intercept": Kind({"intercept_fleet": (), "let_sail": ()}),
    "sea_evade": Kind({"evade_fleet": (), "fight": ()}),
}
REFUSALS = {"sea_intercept": "nw-13.31-2", "sea_evade": "nw-13.33-1"}
EVADED, FAILED, STOOD = "evaded", "failed", "stood"


# -- fleets that are not active


def intercepting(state: NapoleonicState) -> Flow:
    """Step: one fleet after the other in the order of play may intercept in the sea zone (13.3, 13.32)."""
    now = state.sailing
    if now is None:
        return
    waiting = [fleet for fleet in enemies_at(state, now.place, now.power) if fleet.head not in now.tried]
    if not waiting:
        return
    fleet = waiting[0]  # nw-13.3-3  # nw-13.31-2  # nw-13.32-1
    state.sailing = now = replace(now, tried=(*now.tried, fleet.head))
    state.next(("intercepting",))
    about = {"place": now.place, "power2": now.power}
    choice = yield Ask(fleet.head, "sea_intercept", [INTERCEPT, LET_SAIL], about=about)
    if choice == LET_SAIL:
        return
    state.log("fleet_intercepts", power=fleet.head, power2=now.power, place=now.place)
    lines = modifiers(fleet.ships, commander_of(fleet), now.runner)
    if not (yield from tries(state, fleet, f"interception by the fleet of {fleet.head}", lines)):
        return
    if (yield from undone(state, fleet.head, now.place)):
        return
    yield from caught(state, fleet, "sea", now.place)


def tries(state: NapoleonicState, fleet: Fleet, label: str, lines: Lines) -> Flow:
    """A fleet rolls to intercept, patrol or evade; an event may make a failure a success."""
    if succeeds(state, label, lines):
        return True
    for nation in dict.fromkeys(nation for nation, _ in fleet.ships):
        state.mark(MISSED, nation)
    yield from windows.offer(state, "naval_roll", {"power2": fleet.head})
    found = state.holds(SETTLED)
    state.unmark_all(MISSED, SETTLED)
    return found


def commander_of(fleet: Fleet) -> str:
    """Who commands a grand fleet; empty for a fleet of one family (13.21)."""
    return fleet.head if len(fleet.members) > 1 else ""


def caught(state: NapoleonicState, fleet: Fleet, kind: str, where: str) -> Flow:
    """A fleet on its voyage was intercepted: it evades, or fights (13.33, 13.4)."""
    now = state.sailing
    assert now is not None
    outcome = STOOD
    if not now.driven:  # nw-13.9-1
        outcome = yield from evade(state, Fleet(now.power, now.members, now.ships), now.place)
    if outcome == EVADED:
        slip_away(state, now)
        return
    engage(
        state,
        Engagement(
            "lost_port" if now.driven else kind,
            now.place,
            (now.power, fleet.head),
            (now.place, where),
            (now.ships, fleet.ships),
            failed=ACTIVE if outcome == FAILED else -1,
        ),
    )


def evade(state: NapoleonicState, fleet: Fleet, place: str) -> Flow:
    """A fleet that was found decides and rolls."""
    choice = yield Ask(fleet.head, "sea_evade", [EVADE, FIGHT], about={"place": place})
    if choice == FIGHT:
        return STOOD
    lines = modifiers(fleet.ships, commander_of(fleet))
    evaded = yield from tries(state, fleet, f"evasion of the fleet of {fleet.head}", lines)
    state.log("fleet_evades" if evaded else "fleet_caught", power=fleet.head, place=place)
    return EVADED if evaded else FAILED


def slip_away(state: NapoleonicState, now: Sailing) -> None:
    """An active fleet that evades goes on; out of a blockaded port it is back there (13.33)."""
    if not now.runner:
        return
    state.move_ships(now.ships, now.place, now.came)
    state.mark(SORTIED, now.came, now.power)
    state.sailing = None  # nw-13.33-3
    state.log("fleet_enters", power=now.power, place=now.came)


# -- the active fleet


def patrol(state: NapoleonicState, head: str) -> Flow:
    """An active fleet looks for one other fleet in its sea zone (13.3, 13.31)."""
    now = state.sailing
    assert now is not None
    fleet = next(one for one in fleets_at(state, now.place) if one.head == head)
    own = Fleet(now.power, now.members, now.ships)
    state.log("fleet_patrols", power=now.power, power2=head, place=now.place)
    lines = modifiers(own.ships, commander_of(own))
    lines += line("event", changed(state, "patrol", now.power))
    if not (yield from tries(state, own, f"patrol by the fleet of {now.power}", lines)):
        return
    if (yield from undone(state, now.power, now.place)):
        return
    outcome = yield from evade(state, fleet, now.place)
    if outcome == EVADED:
        return  # nw-13.33-2
    sides, ships = (now.power, head), (now.ships, fleet.ships)
    failed = OTHER if outcome == FAILED else -1  # nw-13.33-4
    engage(state, Engagement("sea", now.place, sides, (now.place, now.place), ships, failed))


def attack_port(state: NapoleonicState, port: str) -> None:
    """A fleet enters an enemy port: coastal fire, then battle with every squadron there (13.5); the batteries of a
    neutral fire for nobody (8.21)."""
    now = state.sailing
    assert now is not None
    holder = state.controller(port)
    guarded = at_war(state, holder, now.power)
    ships: Ships = tuple([ship for ship in state.ships_at(port) if at_war(state, ship[0], now.power)])
    other = holder if guarded else family(state, ships[0][0])
    coast = coastal_dice(state, port) if guarded else 0  # nw-8.21-4
    state.engagement = Engagement("port", port, (now.power, other), (now.place, port), (now.ships, ships), coast=coast)
    state.log("naval_battle", power=now.power, power2=other, place=port)
    state.next(("port_fire",) if guarded else ("naval_round",), ("sailing",))


def engage(state: NapoleonicState, battle: Engagement) -> None:
    """Two fleets fight; what coastal fire in a strait has done just before counts (13.8)."""
    before = state.engagement
    if before is not None:
        battle = replace(
            battle, hits=before.hits, disrupts=before.disrupts, fallen=before.fallen, aids=before.aids
        )  # nw-13.8-3
    state.engagement = battle
    state.log("naval_battle", power=battle.sides[ACTIVE], power2=battle.sides[OTHER], place=battle.place)
    state.next(("naval_round",))


# -- fortified straits


def strait_fire(state: NapoleonicState) -> Flow:
    """Step: the enemy fortresses on a strait fire at a fleet that passes it (13.8)."""
    now = state.sailing
    if now is None:
        return
    for land in COMPONENTS.passages[now.place, now.target].lands:
        if state.sailing is not None and is_hostile_fortress(state, now.power, land):
            if state.engagement is None:
                sides = (now.power, state.controller(land))
                state.engagement = Engagement("strait", now.place, sides, (now.place, land), (now.ships, ()))
            yield from barrage(state, land)  # nw-13.8-1
    if state.sailing is None:
        state.engagement = None


def is_hostile_fortress(state: NapoleonicState, power: str, land: str) -> bool:
    return bool(SPACES[land].fortress) and at_war(state, power, state.controller(land))


def strait_guard(state: NapoleonicState) -> Flow:
    """Step: fleets in the fortress ports of the strait may intercept without a roll (13.8)."""
    now = state.sailing
    if now is None:
        return
    lands = COMPONENTS.passages[now.place, now.target].lands
    waiting = [
        (land, fleet)
        for land in lands
        if SPACES[land].fortress
        for fleet in enemies_at(state, land, now.power)
        if f"{land} {fleet.head}" not in now.tried
    ]
    if not waiting:
        state.engagement = None
        return
    land, fleet = waiting[0]
    state.sailing = now = replace(now, tried=(*now.tried, f"{land} {fleet.head}"))
    state.next(("strait_guard",))
    about = {"place": land, "power2": now.power}
    choice = yield Ask(fleet.head, "sea_intercept", [INTERCEPT, LET_SAIL], about=about)
    if choice == INTERCEPT:
        state.log("fleet_intercepts", power=fleet.head, power2=now.power, place=land)
        if (yield from undone(state, fleet.head, land)):
            return
        yield from caught(state, fleet, "strait", land)  # nw-13.8-2  # nw-13.34-1


STEPS = {"intercepting": intercepting, "strait_fire": strait_fire, "strait_guard": strait_guard}
