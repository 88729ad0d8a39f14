"""Operations that change what was just done: interceptions, evasions, marches, fleets at sea, events, losses (6.14)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.dice import line
from warcouncil.table.graph import nearest
from warcouncil.titles.napoleonic_wars import windows
from warcouncil.titles.napoleonic_wars.changes import expire
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.effects import Cancel, Halt, Intercept, SailHome, Settle
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.fights import OUTSIDE, side_index
from warcouncil.titles.napoleonic_wars.events.holds import nation as nation_of
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import allied, at_war, owner, pieces_of, standing
from warcouncil.titles.napoleonic_wars.sea import convoys, fleets, refuge
from warcouncil.titles.napoleonic_wars.sea import interception as sea_interception
from warcouncil.titles.napoleonic_wars.state import NATIONS, SPACES, Moving, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition, contact, evasion, interception, marching, sieges
from warcouncil.titles.napoleonic_wars.war.armies import commander, whole
from warcouncil.titles.napoleonic_wars.war.checks import withdrawals
from warcouncil.titles.napoleonic_wars.war.losses import Force

KINDS = {
    "event_timed": Kind({"name_event": ("card",)}),
    "event_undone": Kind({"name_event": ("card",)}),
    "event_escape": Kind({"evade": ("space",)}),
}
REFUSALS = {"event_timed": "nw-6.1-4", "event_undone": "nw-6.1-4", "event_escape": "nw-10.2-3"}


# -- interception and evasion


def settle(state: NapoleonicState, scene: Scene, effect: Settle) -> Flow:
    """An interception or evasion comes out as the card says."""
    if scene.moment == "intercepted":
        state.mark(interception.UNDONE)
    elif scene.moment == "naval_roll":
        state.mark(sea_interception.SETTLED)
    else:
        yield from escape(state, scene)


def can_settle(state: NapoleonicState, scene: Scene, effect: Settle) -> bool:
    if scene.moment == "intercepted":
        return not effect.success and not state.holds(interception.UNDONE)
    if scene.moment == "naval_roll":
        missed = state.holds(sea_interception.MISSED, scene.player)
        return effect.success and missed and not state.holds(sea_interception.SETTLED)
    return scene.moment == "battle_begins" and bool(ways_out(state, scene))


def formation(state: NapoleonicState, scene: Scene) -> Force:
    """What a nation can lead out of a battle that is about to begin: its army, or a unit without a leader (3, 10.2)."""
    now = state.battle
    if now is None or side_index(state, scene.player) != 1:
        return (), ()
    leader = commander(state, now.space, scene.player)
    if leader and owner(leader) == scene.player:
        return whole(state, now.space, leader)  # nw-3-40
    loose = evasion.loose(state, contact.caught(state, now.space, now.attacker), scene.player)
    return (((scene.player, 1),), ()) if loose else ((), ())  # nw-3-40


def ways_out(state: NapoleonicState, scene: Scene) -> list[str]:
    units, leaders = formation(state, scene)
    if state.battle is None or not (units or leaders):
        return []
    return withdrawals(state, scene.player, state.battle.space, (state.battle.origin,))


def escape(state: NapoleonicState, scene: Scene) -> Flow:
    """A formation evades without a roll; what that costs it suffers (9.44)."""
    now = state.battle
    assert now is not None
    options: list[Option] = [("evade", target) for target in ways_out(state, scene)]
    choice = yield from decide(state, scene, scene.player, "event_escape", options, {"space": now.space})
    state.log("evades", power=scene.player, space=now.space, space2=str(choice[1]))
    yield from evasion.slip(state, scene.player, formation(state, scene), now.space, str(choice[1]))


def intercept(state: NapoleonicState, scene: Scene, effect: Intercept) -> Flow:
    """An army tries to intercept the moving force, even one that is safe from it (6.1)."""
    force = state.moving
    assert force is not None
    nation = nation_of(state, scene, effect.who)
    options: list[Option] = [("name_leader", leader) for leader in interception.able(state, nation, force.space)]
    choice = yield from decide(state, scene, nation, "event_leader", options)
    leader = str(choice[1])
    origin = state.leaders[leader]
    plus = line("event", effect.plus, card=scene.card)
    if (yield from interception.attempt(state, nation, leader, force.space, plus, event=True)):
        state.mark(interception.CAME, origin)


def can_intercept(state: NapoleonicState, scene: Scene, effect: Intercept) -> bool:
    force = state.moving
    if force is None:
        return False
    nation = nation_of(state, scene, effect.who)
    if not at_war(state, nation, force.power) or joins_friends(state, force):
        return False
    return bool(interception.able(state, nation, force.space))


def joins_friends(state: NapoleonicState, force: Moving) -> bool:
    """Whether friends stood where a force has come: then nobody intercepts it (10.1)."""
    friends = [one for one in standing(state, force.space) if allied(state, one, force.power)]
    return pieces_of(state, force.space, friends) > force.pieces  # nw-10.1-1


# -- movement


def halt(state: NapoleonicState, scene: Scene, effect: Halt) -> None:
    """A moving force stops where it is and lays no siege there."""
    if can_halt(state, scene, effect):
        assert state.moving is not None
        state.mark(marching.STOPPED, state.moving.space)
        for leader in state.moving.leaders:
            state.mark(sieges.KEPT_FROM, leader)


def can_halt(state: NapoleonicState, scene: Scene, effect: Halt) -> bool:
    return scene.moment.endswith("_move") and state.moving is not None


def sail_home(state: NapoleonicState, scene: Scene, effect: SailHome) -> Flow:
    """Every fleet in a sea zone returns to its nearest friendly port, and a convoy to where it began."""
    if state.convoy is not None and state.convoy.place == scene.sea:
        convoys.turn_back(state)
    for fleet in fleets.fleets_at(state, scene.sea):
        ports = havens(state, fleet.head, scene.sea)
        if not ports:
            continue
        options: list[Option] = [("run_for", port) for port in ports]
        choice = yield from decide(state, scene, fleet.head, "haven", options, {"place": scene.sea})
        refuge.run_for(state, fleet.head, scene.sea, str(choice[1]), fleet.ships)
        now = state.sailing
        if now is not None and now.place == scene.sea and fleet.head in (now.power, *now.members):
            state.sailing = None
    fleets.prune(state)


def can_sail_home(state: NapoleonicState, scene: Scene, effect: SailHome) -> bool:
    """A fleet or a convoy is in the sea zone."""
    convoyed = state.convoy is not None and state.convoy.place == scene.sea
    return convoyed or bool(fleets.fleets_at(state, scene.sea))


def havens(state: NapoleonicState, head: str, sea: str) -> list[str]:
    """The nearest friendly ports of a fleet."""
    able = [port for port in SPACES if fleets.is_port(state, head, port)]
    return list(nearest(COMPONENTS.atlas.sea_zones_from(sea), able))


# -- cancelling


def cancel(state: NapoleonicState, scene: Scene, effect: Cancel) -> Flow:
    yield from CANCELS[effect.what](state, scene, effect)


def can_cancel(state: NapoleonicState, scene: Scene, effect: Cancel) -> bool:
    return CANCELLABLE[effect.what](state, scene)


def cancel_event(state: NapoleonicState, scene: Scene, effect: Cancel) -> Flow:
    """An announced event does not happen; whoever played it in its own impulse ends that."""
    nation, card = state.announced[-1]
    state.mark(windows.CANCELLED, card)
    state.log("event_cancelled", card=card)
    if effect.ends_impulse and nation == state.active:
        state.cp = state.mp = 0
        over = {("plays", nation), ("actions", nation), ("spare_mp", nation)}
        state.agenda = [entry for entry in state.agenda if entry not in over]
    yield from ()


def announced_event(state: NapoleonicState, scene: Scene) -> bool:
    nation, card = announced_last(state)
    return bool(card) and nation != scene.player and not state.holds(windows.CANCELLED, card)


def announced_last(state: NapoleonicState) -> tuple[str, str]:
    """Who has announced which event just now; nobody if none waits."""
    return state.announced[-1] if state.announced else ("", "")


def cancel_dice(state: NapoleonicState, scene: Scene, effect: Cancel) -> Flow:
    """A battle event of an enemy that has added dice in this round has no effect."""
    now = state.battle
    assert now is not None
    options: list[Option] = [("name_event", card) for card in dice_events(state, scene)]
    choice = yield from decide(state, scene, scene.player, "event_undone", options)
    card = str(choice[1])
    state.battle = replace(now, aids=tuple(aid for aid in now.aids if aid.card != card))
    state.pending = tuple(one for one in state.pending if one.scene.card != card)
    state.log("event_cancelled", card=card)


def dice_events(state: NapoleonicState, scene: Scene) -> list[str]:
    """The battle events of the enemy that have added dice in this round."""
    now, own = state.battle, side_index(state, scene.player)
    if now is None or own == OUTSIDE:
        return []
    adding = {aid.card for aid in now.aids if aid.what == "dice" and aid.amount > 0}
    return [row[0] for row in now.played if row[2] == 1 - own and row[3] == now.round and row[0] in adding]


def cancel_losses(state: NapoleonicState, scene: Scene, effect: Cancel) -> Flow:
    for nation in NATIONS:
        if any(fact[:2] == (attrition.STRUCK.name, nation) for fact in state.this_impulse):
            state.mark(attrition.SPARED, nation)
    yield from ()


def struck(state: NapoleonicState, scene: Scene) -> bool:
    hit = [fact[1] for fact in state.this_impulse if fact[0] == attrition.STRUCK.name]
    return bool(hit) and not any(state.holds(attrition.SPARED, nation) for nation in hit)


def cancel_timed(state: NapoleonicState, scene: Scene, effect: Cancel) -> Flow:
    options: list[Option] = [("name_event", card) for card in state.timed]
    choice = yield from decide(state, scene, scene.player, "event_timed", options)
    expire(state, str(choice[1]))


CANCELS = {
    "event": cancel_event,
    "dice_event": cancel_dice,
    "attrition_losses": cancel_losses,
    "timed_event": cancel_timed,
}
CANCELLABLE: dict[str, Callable[[NapoleonicState, Scene], bool]] = {
    "event": announced_event,
    "dice_event": lambda state, scene: bool(dice_events(state, scene)),
    "attrition_losses": struck,
    "timed_event": lambda state, scene: bool(state.timed),
}
OPERATIONS = {
    Settle: Operation(settle, can_settle),
    Intercept: Operation(intercept, can_intercept),
    Halt: Operation(halt, can_halt, lambda effect: True),
    SailHome: Operation(sail_home, can_sail_home, lambda effect: True),
    Cancel: Operation(cancel, can_cancel, lambda effect: effect.what == "timed_event"),
}
