"""What events do to pieces that are there: flags, attrition, Regroup, losses of units and leaders."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.napoleonic_wars.changes import add_change
from warcouncil.titles.napoleonic_wars.effects import Attrition, Fell, Flags, Lose, Regroup
from warcouncil.titles.napoleonic_wars.events.asking import by_rule, decide, decider, preferred_places
from warcouncil.titles.napoleonic_wars.events.holds import REGIONS, nation, nations, places, side_of
from warcouncil.titles.napoleonic_wars.events.operations import Operation
from warcouncil.titles.napoleonic_wars.events.placing import NO_MORE, note, raise_flag
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.relations import family, friends_in, owner, standing
from warcouncil.titles.napoleonic_wars.state import BUILDING, REGROUP, SPACES, NapoleonicState
from warcouncil.titles.napoleonic_wars.war import attrition, contact, flags
from warcouncil.titles.napoleonic_wars.war.forces import side_force
from warcouncil.titles.napoleonic_wars.war.losses import Force, choices, shrink, size

KINDS = {
    "event_flags": Kind({"strike_flag": ("space",), "raise_flag": ("space", "power"), "no_more": ()}),
    "event_loss": Kind({"lose_unit": ("power",), "lose_leader": ("leader",), "lose_flag": ("space",)}),
    "event_regroup": Kind({"send_unit": ("power",), "send_leader": ("leader",)}),
    "event_lose": Kind({"give_up_unit": ("space",)}),
}
REFUSALS = {
    "event_flags": "nw-6.1-4",
    "event_loss": "nw-6.17-1",
    "event_regroup": "nw-6.1-4",
    "event_lose": "nw-6.1-4",
}


# -- flags


def flag_options(state: NapoleonicState, scene: Scene, effect: Flags) -> list[Option]:
    """What an event may do with flags now: remove those of somebody, place some, or either."""
    found = preferred_places(state, scene, scene.chosen, places(state, scene, effect.where), flags=True)
    if effect.where is not None and scene.neutral.place == "listed" and by_rule(state, scene):
        found = [space for region in effect.where.regions for space in REGIONS[region] if space in found]
    whose = nations(state, scene, effect.whose)
    to = [one for who in effect.to for one in nations(state, scene, who)]
    strike: list[Option] = [("strike_flag", space) for space in found if state.flags.get(space, "") in whose]
    raised: list[Option] = [("raise_flag", space, one) for space in found for one in to if may_raise(state, one, space)]
    if effect.act == "remove" or (scene.neutral.flags == "remove" and by_rule(state, scene)):
        return strike
    if effect.act == "either":
        return [*strike, *raised]
    return raised


def may_raise(state: NapoleonicState, one: str, space: str) -> bool:
    """Whether a duchy can come to a nation: it is another's, and there is a flag for it."""
    if state.controller(space) == one:
        return False
    return SPACES[space].nation == one or bool(flags.supply(state, one)) or one in state.seats


def change_flags(state: NapoleonicState, scene: Scene, effect: Flags) -> Flow:
    """Flags are removed or placed; no war starts from it."""
    if not effect.most:
        for _, space in flag_options(state, scene, effect):
            strike(state, scene, str(space))
        return
    for count in range(effect.most):
        options = flag_options(state, scene, effect)
        if not options:
            return
        free = (count or not effect.must) and not by_rule(state, scene)
        choice = yield from decide(
            state, scene, decider(state, scene), "event_flags", [*options, NO_MORE] if free else options
        )
        if choice == NO_MORE:
            return
        if choice[0] == "strike_flag":
            strike(state, scene, str(choice[1]))
        else:
            yield from raise_flag(state, str(choice[2]), str(choice[1]))
            yield from intercepted(state, str(choice[2]), str(choice[1]))


def intercepted(state: NapoleonicState, who: str, space: str) -> Flow:
    """Armies next to a flag that an event has placed without a formation may come and remove it (10.13)."""
    if state.flags.get(space) != who or friends_in(state, who, space):
        return
    _, came = yield from contact.meet(state, contact.Contact(space, who))
    if came and state.flags.get(space) == who:
        flags.remove(state, who, space)  # nw-10.13-1


def strike(state: NapoleonicState, scene: Scene, space: str) -> None:
    whose = family(state, state.flags[space])
    flags.remove(state, state.flags[space], space)
    for one in standing(state, space):
        if family(state, one) == whose:
            note(state, one, space)  # nw-17.2-5
    if space not in scene.spaces:
        scene.spaces = (*scene.spaces, space)


def can_change_flags(state: NapoleonicState, scene: Scene, effect: Flags) -> bool:
    if effect.act == "remove" and set(nations(state, scene, effect.whose)).isdisjoint(state.flags.values()):
        return False  # there is none to be struck, wherever one looks
    return bool(flag_options(state, scene, effect))


# -- attrition


def attrite(state: NapoleonicState, scene: Scene, effect: Attrition) -> Flow:
    """A die for each piece that is struck, duchy by duchy and nation by nation (6.17, 9.4)."""
    spared = nations(state, scene, effect.but) if effect.but else ()
    whose = tuple(one for one in nations(state, scene, effect.whose) if one not in spared)
    if effect.what == "squadrons":
        for place in (scene.sea,) if scene.sea else places(state, scene, effect.where):
            strike_ships(state, scene, effect, place, whose)
        return
    struck = places(state, scene, effect.where)
    for what in ("entering", "staying"):
        if getattr(effect, what):
            add_change(
                state, card=scene.card, what=what, until=effect.until, who=whose, spaces=struck, to=int(effect.full)
            )
    for space in struck:
        for one in [each for each in standing(state, space) if each in whose]:
            yield from strike_force(state, scene, effect, space, one)
        if effect.what == "troops" and state.flags.get(space, "") in set(whose) - set(standing(state, space)):
            yield from strike_force(state, scene, effect, space, state.flags[space])


def force_struck(state: NapoleonicState, effect: Attrition, space: str, one: str) -> Force:
    """The pieces of a nation in a duchy, or of the force that has just come there."""
    if not effect.moving or state.moving is None:
        return side_force(state, space, [one])
    force = state.moving
    return tuple(row for row in force.units if row[0] == one), tuple(
        each for each in force.leaders if owner(each) == one
    )


def strike_force(state: NapoleonicState, scene: Scene, effect: Attrition, space: str, one: str) -> Flow:
    """Attrition of one nation in one duchy by an event."""
    for _ in range(effect.times):
        force = force_struck(state, effect, space, one)
        flagged = effect.what == "troops" and state.flags.get(space) == one
        if flagged:
            yield from strike_troops(state, scene, space, one, force, effect.full)
        elif size(force):
            causes = attrition.causes_of(force, ["event"])
            yield from attrition.suffer(state, space, one, force, causes, space, full=effect.full)


def strike_troops(state: NapoleonicState, scene: Scene, space: str, one: str, force: Force, full: bool) -> Flow:
    """Troops are flags as well: a die for the flag, and it may be lost like a unit (6.17)."""
    count = size(force) + 1
    dice = state.dice.rolls(count, 6, "attrition by event")  # nw-6.17-1
    hits = sum(die >= attrition.TABLE.kill for die in dice)
    losses = (hits + 1) // 2 if not full and attrition.is_halved(one, space) else hits
    state.log("attrition", cause="event", power=one, dice=dice, amount=losses)
    losses = yield from attrition.suffered(state, one, losses)
    for _ in range(min(losses, count)):
        here = side_force(state, space, [one])
        flag: list[Option] = [("lose_flag", space)] if state.flags.get(space) == one else []
        options = [*choices(state, one, here[0], here[1], ()), *flag] if size(here) else flag
        if here[0] or flag:
            options = [each for each in options if each[0] != "lose_leader" or one in state.seats]  # nw-6.17-2
        if not options:
            return
        choice = yield from decide(state, scene, one, "event_loss", options, {"space": space})
        lose_piece(state, space, choice)


def lose_piece(state: NapoleonicState, space: str, choice: Option) -> None:
    if choice[0] == "lose_flag":
        flags.remove(state, state.flags[space], space)
    elif choice[0] == "lose_unit":
        state.add_units(space, str(choice[1]), -1)
        state.log("unit_lost", power=str(choice[1]), space=space)
    else:
        state.lose_leader(str(choice[1]))
        state.log("leader_lost", leader=str(choice[1]), space=space)
    shrink(state)


def strike_ships(state: NapoleonicState, scene: Scene, effect: Attrition, place: str, whose: tuple[str, ...]) -> None:
    """A die for each squadron at a place: it is lost, or gets a Refit marker."""
    ships = [ship for ship in state.ships_at(place) if ship[0] in whose and (ship[1] != BUILDING or effect.building)]
    if not ships:
        return
    dice = state.dice.rolls(len(ships), 6, f"attrition by {scene.card}")
    state.log("ships_attrition", place=place, dice=dice)
    for (one, mark), die in zip(ships, dice, strict=True):
        if die >= effect.hit:
            wear(state, place, one, mark, effect.result == "refit")


def wear(state: NapoleonicState, place: str, one: str, mark: int, refit: bool) -> None:
    """A squadron is lost, or has a Refit marker more; a fleet on its voyage has it no longer, or worn."""
    state.take_ship(place, one, mark)
    if refit:
        state.add_ship(place, one, mark + 1)
    else:
        state.log("squadron_lost", power=one, place=place)
    voyage = state.sailing
    if voyage is None or voyage.place != place or (one, mark) not in voyage.ships:
        return
    left = list(voyage.ships)
    left.remove((one, mark))
    left += [(one, mark + 1)] if refit else []
    state.sailing = replace(voyage, ships=tuple(left)) if left else None


def can_attrite(state: NapoleonicState, scene: Scene, effect: Attrition) -> bool:
    if effect.what == "squadrons":
        spots = (scene.sea,) if scene.sea else places(state, scene, effect.where)
        crews = {one for place in spots for one, _ in state.ships_at(place)}
        return bool(crews) and not crews.isdisjoint(nations(state, scene, effect.whose))
    whose = nations(state, scene, effect.whose)
    spared = nations(state, scene, effect.but) if effect.but else ()
    there = places(state, scene, effect.where)
    flagged = effect.what == "troops" and any(state.flags.get(space, "") in whose for space in there)
    return (
        effect.entering
        or flagged
        or any(one in whose and one not in spared for at in there for one in standing(state, at))
    )


# -- Regroup, and losses by name


def regroup(state: NapoleonicState, scene: Scene, effect: Regroup) -> Flow:
    """What a nation has beyond a number in a duchy regroups; its owner picks which pieces (7.7)."""
    whose = nations(state, scene, effect.whose)
    for space in places(state, scene, effect.where):
        for one in [each for each in standing(state, space) if each in whose]:
            yield from thin_out(state, scene, space, one, effect.keep)


def thin_out(state: NapoleonicState, scene: Scene, space: str, one: str, keep: int) -> Flow:
    while size(side_force(state, space, [one])) > keep:
        units, leaders = side_force(state, space, [one])
        options: list[Option] = [("send_unit", one)] if units else []
        options += [("send_leader", leader) for leader in leaders]
        choice = yield from decide(state, scene, one, "event_regroup", options, {"space": space})
        if choice[0] == "send_unit":
            state.add_units(space, one, -1)
            state.add_units(REGROUP, one, 1)
        else:
            state.put_leader(str(choice[1]), REGROUP)
        shrink(state)
    state.log("regrouped", power=one, space=space)


def lose(state: NapoleonicState, scene: Scene, effect: Lose) -> Flow:
    """A nation loses units of its choice among those at hand."""
    who = nation(state, scene, effect.who)
    for _ in range(effect.units):
        near = scene.spaces or ((state.battle.space,) if state.battle else ())
        options: list[Option] = [("give_up_unit", space) for space in near if state.units_at(space, who)]
        if not options:
            return
        choice = yield from decide(state, scene, who, "event_lose", options)
        lose_piece(state, str(choice[1]), ("lose_unit", who))  # nw-3-40


def fell(state: NapoleonicState, scene: Scene, effect: Fell) -> None:
    """A leader is eliminated, and cannot be rebuilt for a while if it says so."""
    leader = effect.leader or scene.leader
    if effect.whose == "enemy_commander":
        leader = enemy_head(state, scene)
    if leader in state.leaders:
        state.lose_leader(leader)
        state.log("leader_felled", leader=leader)
        shrink(state)
    if effect.barred:
        add_change(state, card=scene.card, what="barred", until=effect.barred, leader=leader)


def enemy_head(state: NapoleonicState, scene: Scene) -> str:
    """The commander of the other side in the battle at hand."""
    if state.battle is None:
        return scene.leader
    return state.battle.heads[side_of(state, scene.player) == "attacker"]


def lingering(state: NapoleonicState) -> Flow:
    """Step: whoever ends an impulse in a duchy that an event has laid waste takes attrition (6.11)."""
    wasted = [(one, space) for one in state.changes if one.what == "staying" for space in one.spaces]
    for change, space in wasted:
        for one in standing(state, space):
            if one not in change.who or family(state, one) != family(state, state.active):
                continue
            force = side_force(state, space, [one])
            causes = attrition.causes_of(force, ["event"])
            yield from attrition.suffer(state, space, one, force, causes, space, full=bool(change.to))


STEPS = {"lingering": lingering}
OPERATIONS = {
    Flags: Operation(change_flags, can_change_flags),
    Attrition: Operation(attrite, can_attrite, lambda effect: True),
    Regroup: Operation(regroup, same_for_all=lambda effect: True),
    Lose: Operation(lose),
    Fell: Operation(fell),
}
