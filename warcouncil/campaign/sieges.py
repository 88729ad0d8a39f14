"""Sieges (15): beginning and breaking them, assaults, taking a fortification."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign import control, moments, navies
from warcouncil.campaign.battles import (
    ATTACKER,
    DEFENDER,
    defending_majors,
    give_change,
    leaders_of,
    leave_battle,
    lose,
    losses_due,
    losses_over,
    make_ready,
    roll_in_turn,
    size_of,
    take_part,
    ways_of,
)
from warcouncil.campaign.entry import besiegers, foreign_walls, inside_size
from warcouncil.campaign.forces import (
    ANY_NUMBER,
    build_formation,
    can_go,
    capture,
    choose_losses,
    log_losses,
    to_safety,
)
from warcouncil.campaign.pieces import Battle, Formation
from warcouncil.campaign.relations import (
    allied,
    army,
    around,
    commander,
    flag,
    friendly,
    host,
    host_size,
    inside,
    marshal,
    navy,
    others,
    stands_by,
)
from warcouncil.campaign.retreats import leave_siege
from warcouncil.campaign.stacks import (
    Stacks,
    battle_of,
    change_battle,
    common,
    leaders_in,
    minus,
    of_power,
    officers,
    plus,
    powers_of,
    put_down,
    serving,
    side,
    total,
    unmark,
    worth,
)
from warcouncil.campaign.state import CampaignState
from warcouncil.engine.flow import MOMENT, Flow
from warcouncil.engine.state import Option
from warcouncil.table.book import Action
from warcouncil.table.dice import Lines, counted, leader_line, line
from warcouncil.table.facts import Fact

ASSAULTED = Fact("assaulted", "space")
FACTS = (ASSAULTED,)


# -- beginning and breaking


def besiege(state: CampaignState, power: str, space: str) -> None:
    """A power puts a space under siege, or goes on with its siege."""
    if power in besiegers(state, space):
        return
    state.sieges[space] = (*state.sieges.get(space, ()), (power, state.impulse))  # war-15-1 war-15-3
    state.log("siege", power=power, space=space, power2=state.control[space])


def end_siege(state: CampaignState, power: str, space: str) -> None:
    """A power no longer besieges a space."""
    left = tuple(siege for siege in state.sieges.get(space, ()) if siege[0] != power)
    if left:
        state.sieges[space] = left
    else:
        state.sieges.pop(space, None)


def strength(state: CampaignState, power: str, space: str) -> int:
    """How many units besiege a space with those of a power; minor allies are with any besieger of their policy."""
    minors, here = state.realm.minors, army(state, space, power)
    if any(stack.owner not in minors for stack in here):
        return host_size(state, space, power)
    mine = flag(state, power)
    fellows = [other for other in besiegers(state, space) if flag(state, other) == mine]
    return max([host_size(state, space, one) for one in (power, *fellows)])  # war-9.2-12


def stand_before(state: CampaignState, power: str, space: str) -> bool:
    """Units in front of foreign walls besiege them; False if they are too few to stay."""
    if not foreign_walls(state, power, space) or not army(state, space, power):
        return True
    if strength(state, power, space) <= inside_size(state, space):
        return False
    for other in powers_of(state, host(state, space, power)):
        besiege(state, other, space)  # war-13.1-16 war-13.4-3 war-14-12
    return True


def lay_siege(state: CampaignState, power: str, space: str) -> Flow:
    """Units that have come to foreign walls besiege them; returns False if they are too few to stay."""
    before = besiegers(state, space)
    stands = stand_before(state, power, space)
    if besiegers(state, space) != before:
        yield from moments.also(state, "siege_laid", around(state), {"space": space})
    return stands


def hold_or_leave(state: CampaignState, power: str, space: str) -> Flow:
    """After a battle: units before foreign walls besiege them, or retreat as from a broken siege."""
    stands = yield from lay_siege(state, power, space)
    if not stands:
        yield from break_siege(state, power, space)  # war-14-12


def check_siege(state: CampaignState, *spaces: str) -> Flow:
    """15.3: besiegers that no longer outnumber those inside must go; all broken sieges end before anybody goes."""
    broken = [
        (power, space)
        for space in spaces
        for power in besiegers(state, space)
        if not army(state, space, power)
        or strength(state, power, space) <= inside_size(state, space)  # war-15.3-1 war-15.3-4 war-15-5
    ]
    for power, space in broken:
        end_siege(state, power, space)
        state.log("siege_broken", power=power, space=space)
    for power, space in broken:
        yield from go_away(state, power, space)


def check_sieges(state: CampaignState) -> Flow:
    """The same for every siege, but for those whose armies fight just now: a battle looks after itself."""
    battle = state.battle
    fighting = () if battle is None else (battle.place, battle.origin if ways_of(state).leaves_siege else "")
    yield from check_siege(state, *(space for space in state.sieges if space not in fighting))


def break_siege(state: CampaignState, power: str, space: str) -> Flow:
    """A besieger must go, or units that cannot begin a siege."""
    end_siege(state, power, space)
    state.log("siege_broken", power=power, space=space)
    yield from go_away(state, power, space)


def go_away(state: CampaignState, power: str, space: str) -> Flow:
    """The units and leaders of a besieger leave; in a besieged space of an ally they help those inside."""
    stacks, leaders = host(state, space, power), officers(state, space, power)
    if stacks and not army(state, space, power):
        return  # its leaders are with others who go on
    if stacks or leaders:
        target = yield from leave_siege(state, power, space, stacks, leaders)
        yield from check_siege(state, target)


# -- the action: assault


def assault_candidates(state: CampaignState, power: str) -> Iterator[Option]:
    for space in state.realm.atlas.spaces if state.sieges else ():
        if space in state.sieges and power in besiegers(state, space):
            yield ("assault", space)


def assault_forbidden(state: CampaignState, power: str, option: Option) -> str | None:
    space = str(option[1])
    fellows = (power, *powers_of(state, host(state, space, power)))  # newcomers storm with those who came earlier
    begun = min(number for besieger, number in state.sieges[space] if besieger in fellows)  # war-15.1-16
    early = begun == state.impulse and not state.realm.storms_at_once(state, power, space)
    return storm_forbidden(state, power, space, early=early)


def storm_forbidden(state: CampaignState, power: str, space: str, *, early: bool = False) -> str | None:
    """Why a besieger may not storm now; `early`: its siege is too young."""
    if state.holds(ASSAULTED, space):
        return "war-15.1-1"
    if state.realm.stormy(state):
        return "war-15.1-7"
    if early:
        return "war-15.1-2"
    clause = state.realm.assault_barred(state, power, space) or harbour_forbidden(state, power, space)
    return clause or landward_forbidden(state, power, space)


def landward_forbidden(state: CampaignState, power: str, space: str) -> str | None:
    """Why a besieger may not storm, whatever ships there are and however often it has been tried."""
    clause = state.realm.assault_barred(state, power, space)
    if clause is not None:
        return clause
    if not control.line_of_communication(state, power, space):
        return "war-15.1-3"  # war-15.1-19
    return None if can_go(state, "assault", stormers(state, power, space)) else "war-15.1-1"


def assault_waived(state: CampaignState, power: str, option: Option) -> bool:
    return bool(state.realm.free_assault(state, power, str(option[1])))


def harbour_forbidden(state: CampaignState, power: str, space: str) -> str | None:
    """What the ships of the power that controls the space prevent, those of kinds that count in blockades."""
    if state.realm.peaceful_walls(state, power, space):
        return None
    holder = commander(state, state.control[space])
    seas = state.realm.harbours(state, space)
    if any(navies.blockaders(state, navy(state, sea, holder)) for sea in seas):  # war-15.1-6
        return "war-15.1-4"
    in_port = navies.blockaders(state, navy(state, space, holder))
    blockade = sum(navies.blockaders(state, navy(state, sea, power)) for sea in seas)
    if in_port and blockade <= in_port:
        return "war-15.1-5"
    return None


def assault(state: CampaignState, power: str, option: Option) -> Flow:
    """One formation assaults: others may stop it, then it is fought out."""
    space = str(option[1])
    leader = state.realm.free_assault(state, power, space)
    yield from declare_assault(state, power, space)
    if leader:
        state.realm.free_assault_used(state)
        if leader not in battle_of(state).attacking_leaders:
            take_part(state, ATTACKER, space, Formation(power, (), (leader,)))
    if (yield from moments.offer(state, "assault_declared", others(state, power))):
        come_back(state, space)  # war-15.1-7
        state.battle = None
        return
    state.mark(ASSAULTED, space)  # war-15.1-1
    state.next(("assault", space))


def declare_assault(state: CampaignState, power: str, space: str) -> Flow:
    """Steps 1: the formation, and who defends."""
    pool = stormers(state, power, space)
    formation = yield from build_formation(state, power, space, ANY_NUMBER, "assault", pool)  # war-15.1-16 war-15.1-18
    holder = marshal(state, state.control[space])
    allies = tuple(other for other in powers_of(state, inside(state, space)) if other != holder)
    state.battle = Battle("assault", space, formation.power, (holder, *allies))  # war-15.1-17
    take_part(state, ATTACKER, space, formation)
    state.log("assault", power=power, space=space, amount=formation.size, power2=holder)


def stormers(state: CampaignState, power: str, space: str) -> Formation:
    """The units and leaders of a besieger that may storm, under its name."""
    able = [leader for leader in officers(state, space, power) if not state.realm.indisposed(state, leader)]
    return Formation(power, serving(state, host(state, space, power)), tuple(able))


def garrison_fights(state: CampaignState, space: str) -> None:
    """All units and leaders inside defend."""
    for power in battle_of(state).defenders:
        leaders = leaders_in(state, space, power)
        stacks = of_power(state, inside(state, space), power)
        take_part(state, DEFENDER, space, Formation(power, stacks, leaders))
    guests = tuple(leader for leader in inmates(state, space) if friendly(state, side(state, leader), space))
    take_part(state, DEFENDER, space, Formation(battle_of(state).defenders[0], (), guests))  # war-15.1-9


def inmates(state: CampaignState, space: str) -> tuple[str, ...]:
    """The leaders in a besieged space who are not with the besiegers, be it as friends of theirs without units."""
    outside, holder = besiegers(state, space), state.control[space]
    here = [leader for leader in state.realm.leaders if state.leaders.get(leader) == space]
    return tuple(
        leader
        for leader, own in zip(here, [side(state, one) for one in here], strict=True)
        if own not in outside
        and (stands_by(state, own, holder) or not any(allied(state, own, besieger) for besieger in outside))
    )


def assault_step(state: CampaignState, space: str) -> Flow:
    """Step: fight the assault out, from the last reinforcements to the fall of the city."""
    yield from storm(state, space)
    state.battle = None
    yield from control.after_battle(state)


def storm(state: CampaignState, space: str) -> Flow:
    """Steps 2 to 11 of an assault."""
    power = battle_of(state).attacker
    if state.realm.assault_opens:
        yield from moments.offer(state, state.realm.assault_opens, (power,))
    garrison_fights(state, space)
    yield from moments.also(state, "assault_begins", around(state))
    for number in (ATTACKER, DEFENDER):
        yield from make_ready(state, number)
    yield from moments.offer(state, "assault_combat_cards", (power,))  # war-15.1-10
    yield from moments.offer(state, "assault_combat_cards", defending_majors(state, battle_of(state)))
    if outnumbered(state, space):
        yield from assault_broken(state, space)
        return
    yield from roll_dice(state)
    yield from moments.offer(state, "assault_after_dice", (power, *state.realm.after(power)))  # war-15.1-10
    attack = battle_of(state).hits[ATTACKER]
    whole = whole_stack(state)
    due = losses_due(battle_of(state))
    attackers = yield from stormers_lose(state, due[ATTACKER])
    defenders = yield from lose(state, DEFENDER, due[DEFENDER])
    yield from give_change(state, *attackers, *defenders)
    yield from losses_over(state)
    battle = battle_of(state)
    alive = bool(battle.attacking) or (whole and host_size(state, space, power) > 0)  # war-15.1-11
    if attack and alive and not battle.defending:
        yield from walls_fall(state, space)  # war-15.1-12 war-15.1-20
    else:
        yield from walls_hold(state, space)


def roll_dice(state: CampaignState) -> Flow:
    """Both roll at once, unless a card lets one side strike first: who is left of the other one rolls then."""

    def dice(side: int, lost_some: bool) -> int:
        return 0 if lost_some and not size_of(battle_of(state), side) else dice_of(state, side)

    def fall(side: int, hits: int) -> Flow:
        return lose(state, side, hits) if side == DEFENDER else stormers_lose(state, hits)

    yield from roll_in_turn(state, dice, fall)


def stormers_lose(state: CampaignState, hits: int) -> Flow:
    """The losses of those who storm. Returns the owners of those lost."""
    owners = yield from stack_loses(state, hits) if whole_stack(state) else lose(state, ATTACKER, hits)  # war-15.1-11
    return owners


def whole_stack(state: CampaignState) -> bool:
    """By option all units of the besieger in the space may be lost in its assault, not only the formation."""
    return state.options.get("assault_losses", state.realm.assault_losses) == "besiegers"


def stack_loses(state: CampaignState, hits: int) -> Flow:
    """The besieger names its losses among all its units there. Returns the owners of those lost."""
    battle = battle_of(state)
    power, space = battle.attacker, battle.place
    whole = plus(state, battle.attacking, left_outside(state, space))
    lost: Stacks = yield from choose_losses(state, power, whole, hits, space)  # war-15.1-11
    storming = {stack.owner: stack for stack in battle.attacking}
    first = tuple(common(stack, storming[stack.owner]) for stack in lost if stack.owner in storming)
    leave_battle(state, ATTACKER, Formation(power, first))  # those of a kind are alike: the formation goes first
    for stack in minus(state, lost, first):
        unmark(state, state.tired, space, (stack,))
        state.remove_stack(space, stack)
    for stack in lost:
        log_losses(state, space, stack)
    return tuple(stack.owner for stack in lost)


def dice_lines(state: CampaignState, side: int, defending: Stacks) -> Lines:
    """Half the dice against a garrison, however small, and one for its walls."""
    battle, realm = battle_of(state), state.realm
    halved = side == ATTACKER and bool(defending)
    storming = serving(state, battle.attacking)
    dice = worth(defending, realm.wall_dice) if side == DEFENDER else worth(storming, realm.assault_dice)
    return [
        *line("half_units" if halved else "units", (dice + 1) // 2 if halved else dice),  # war-15.1-8
        *leader_line(leaders_of(battle, side), realm.ratings),
        *line("walls", int(side == DEFENDER)),  # war-15.1-9 war-15.1-20
        *realm.own_dice(state, side),
        *line("combat_cards", battle.bonus[side]),
    ]


def dice_of(state: CampaignState, side: int) -> int:
    return counted(dice_lines(state, side, battle_of(state).defending))


def outnumbered(state: CampaignState, space: str) -> bool:
    """Whether a card has left too few besiegers before the dice (15.3)."""
    battle = battle_of(state)
    besieging = size_of(battle, ATTACKER) + total(left_outside(state, space))
    return besieging <= size_of(battle, DEFENDER) or not battle.attacking


def assault_broken(state: CampaignState, space: str) -> Flow:
    """A card has broken the siege before the dice: no assault, and besiegers that are too few go."""
    state.log("assault_broken", power=battle_of(state).attacker, space=space)
    yield from leaders_survive(state, space)
    come_back(state, space)
    yield from check_siege(state, space)


def walls_fall(state: CampaignState, space: str) -> Flow:
    """The attackers take the place, its leaders and its ships."""
    power = battle_of(state).attacker
    come_back(state, space)
    state.log("assault_succeeds", power=power, space=space)
    yield from taken(state, power, space)


def taken(state: CampaignState, power: str, space: str) -> Flow:
    """A fortification changes hands: captured leaders, lost ships, no siege any more."""
    yield from capture(state, inmates(state, space), power, space)  # war-15.1-13
    state.sieges.pop(space, None)
    state.realm.garrison_fell(state, space)
    control.gain(state, power, space)  # war-15.1-12
    yield from moments.also(state, "space_taken", (power,), {"space": space})
    navies.eliminate_ships(state, space)  # war-15.1-13
    yield MOMENT


def walls_hold(state: CampaignState, space: str) -> Flow:
    """The siege goes on if the besiegers are still more than those inside."""
    battle = battle_of(state)
    state.log("assault_fails", power=battle.attacker, space=space)
    yield from leaders_survive(state, space)
    come_back(state, space)
    state.realm.garrison_fell(state, space)
    yield from check_siege(state, space)  # war-15.1-14


def leaders_survive(state: CampaignState, space: str) -> Flow:
    """Leaders who lost all their units in an assault are not captured."""
    battle = battle_of(state)
    if battle.attacking or left_outside(state, space):
        return
    homeless = battle.attacking_leaders
    leave_battle(state, ATTACKER, Formation(battle.attacker, (), homeless))
    for leader in homeless:
        yield from to_safety(state, leader, space)  # war-15.1-15


def left_outside(state: CampaignState, space: str) -> Stacks:
    """The units of the besiegers who storm that are not in the formation: those of all powers that are in it."""
    battle = battle_of(state)
    together = {
        battle.attacker,
        *powers_of(state, battle.attacking),
        *(side(state, one) for one in battle.attacking_leaders),
    }
    return tuple(stack for stack in state.troops.get(space, ()) if marshal(state, stack.owner) in together)


def come_back(state: CampaignState, space: str) -> None:
    """Whoever is left of both sides is in the space again."""
    battle = battle_of(state)
    put_down(state, space, Formation(battle.attacker, battle.attacking, battle.attacking_leaders))
    put_down(state, space, Formation(battle.defenders[0], battle.defending, battle.defending_leaders))
    change_battle(state, attacking=(), attacking_leaders=(), defending=(), defending_leaders=())


# -- for events


def treacherous_assault(state: CampaignState, power: str, space: str) -> Flow:
    """For events: an assault whatever stands against it; besiegers that still outnumber the garrison win."""
    yield from declare_assault(state, power, space)
    yield from storm(state, space)
    state.battle = None
    if power in besiegers(state, space):
        yield from take_by_storm(state, power, space)
    yield from control.after_battle(state)


def take_by_storm(state: CampaignState, power: str, space: str) -> Flow:
    """All defenders are eliminated, their leaders captured, and the power takes control."""
    for stack in inside(state, space):
        state.remove_stack(space, stack)
        log_losses(state, space, stack)
    yield from taken(state, power, space)


ACTS = {"assault": ("space",)}
STEPS = {"assault": assault_step}
MENU = {
    "assault": Action(
        assault_candidates,
        assault_forbidden,
        "assault",
        assault,
        waived=assault_waived,
        needs="war-15.1-1",
        only_with="sieges",
    ),
}
