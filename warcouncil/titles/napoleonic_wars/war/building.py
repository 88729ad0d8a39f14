"""Building (7.1 to 7.3, 7.6, 7.7): units, leaders and squadrons, pieces out of Regroup, the end of foreign wars.

Units and leaders that are built in one duchy one after the other are declared together (7.1): interception and battle
come when its builder has done with that duchy.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import FREE, Action
from warcouncil.table.facts import Fact
from warcouncil.titles.napoleonic_wars.changes import is_barred, kept_from_any, may_not_build
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.kept import COUNTRY, DISPLAY, follows_from
from warcouncil.titles.napoleonic_wars.relations import (
    at_war,
    blockaded,
    duchies_with,
    enemies_in,
    friends_in,
    held_by,
    is_friendly,
    owner,
    standing,
)
from warcouncil.titles.napoleonic_wars.setup import turn_of
from warcouncil.titles.napoleonic_wars.state import (
    BUILDING,
    HOME,
    LEADERS,
    LEADERS_OF,
    NATIONS,
    REGROUP,
    SPACES,
    Battle,
    NapoleonicState,
)
from warcouncil.titles.napoleonic_wars.war import contact
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS

COSTS = COMPONENTS.tables.costs
POOLS = {pool.nation: pool.most for pool in COMPONENTS.pieces.pools}
NAVIES = {navy.nation: navy.count for navy in COMPONENTS.pieces.navies}
COLOURED = {
    nation: dict.fromkeys(space for space, one in SPACES.items() if nation in (one.nation, one.second))
    for nation in NATIONS
}
"""Nation -> the duchies of its colour (7), in the order of the map."""
NUMBER = {card: number for number, card in enumerate(COMPONENTS.cards)}
HOME_PORTS = {
    nation: tuple(space for space in COMPONENTS.duchies(nation, "home") if SPACES[space].ports) for nation in NATIONS
}
RAISED = Fact("raised", "leader")
"""A leader was built in this impulse (13.6)."""
FACTS = (RAISED,)
BANS = frozenset(("no_build", "no_battle"))
"""What events change that may forbid to build in a duchy (6.11)."""
DONE: Option = ("built",)
ALONE, JOINING = 1, 2
"""What is built in a duchy is alone there, or joins friends, and then nobody intercepts (10.1)."""
KINDS = {
    "build": Kind(
        {
            "recruit": ("amount",),
            "recall": ("amount",),
            "commission": ("leader",),
            "built": (),
        }
    ),
    "swap_unit": Kind({"give_up_unit": ("space",)}),
}
REFUSALS = {"build": "nw-7.1-1", "swap_unit": "nw-6.12-1"}


# -- what there is


@once_a_look
def unbuilt(state: NapoleonicState, nation: str) -> int:
    """The units that a nation can still have (2.2)."""
    return POOLS[nation] - state.units_in_play(nation)  # nw-2.2-6


def leader_forbidden(state: NapoleonicState, leader: str) -> str | None:
    """Why a leader cannot be built now (7.2); from Regroup he always may."""
    if state.leaders.get(leader) == REGROUP:
        return None
    if leader in state.leaders:
        return "nw-2.2-6"
    if state.changes and is_barred(state, leader):
        return "nw-6.11-1"
    return never_built(leader, state.turn)


def never_built(leader: str, turn: int) -> str | None:
    """Why a leader is built in no impulse of this turn: his event or his year has not come (7.2)."""
    if LEADERS[leader].event:
        return "nw-7.2-3"
    late = LEADERS[leader].year and turn_of(LEADERS[leader].year) > turn
    return "nw-7.2-2" if late else None


def unposted(state: NapoleonicState, nation: str, turn: int) -> list[str]:
    """The leaders of a nation that are in Regroup or could be built in a turn, if no event bars them."""
    posts = state.leaders
    found = [one for one in LEADERS_OF[nation] if posts.get(one, REGROUP) == REGROUP]
    return [one for one in found if one in posts or never_built(one, turn) is None]


def leaders_to_build(state: NapoleonicState, nation: str) -> list[str]:
    """The leaders of a nation that can be built now, for CP that are there (7.2, 7.7)."""
    found = state.while_leaders_stay(unposted, nation, state.turn)
    if state.changes:
        found = [one for one in found if leader_forbidden(state, one) is None]
    return [one for one in found if leader_cost(state, one) <= state.cp]


def leader_cost(state: NapoleonicState, leader: str) -> int:
    """The command of a leader, or the price of a piece out of Regroup (7.2, 7.7)."""
    return COSTS.regroup if state.leaders.get(leader) == REGROUP else LEADERS[leader].command  # nw-7.2-1  # nw-7.7-1


def place_forbidden(state: NapoleonicState, nation: str, space: str) -> str | None:
    """Why a nation builds nothing in a duchy: it must be its own by colour, and no other may control it (7)."""
    if state.changes and (may_not_build(state, nation, space) or in_truce(state, nation, space)):
        return "nw-6.11-1"
    controller = state.flags[space] if space in state.flags else HOME[space]
    return None if controller == nation and space in COLOURED[nation] else "nw-7-1"  # nw-3-25  # nw-7.43-3


def in_truce(state: NapoleonicState, nation: str, space: str) -> bool:
    """Whether an event keeps a nation from the battle that building in a duchy would bring (7, 6.11)."""
    return enemies_in(state, nation, space) and kept_from_any(state, "battle", nation, standing(state, space))


def regroup_forbidden(state: NapoleonicState, nation: str, space: str) -> str | None:
    """Out of Regroup pieces come to friendly home duchies (7.7)."""
    home = SPACES[space].status == "home" and SPACES[space].nation == nation
    return None if home and is_friendly(state, nation, space) else "nw-7.7-1"


@once_a_look
def places(state: NapoleonicState, nation: str) -> tuple[str, ...]:
    """The duchies in which a nation may build."""
    return tuple([space for space in SPACES if place_forbidden(state, nation, space) is None])


# -- units and leaders


def build_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("build", space) for space in COLOURED[power]]


def build_listed(state: NapoleonicState, power: str) -> list[Option]:
    """The duchies in which a nation can build something that it can pay for."""
    anywhere = pays(state, power, False)
    if not anywhere and not pays(state, power, True):
        return []
    found = grounds(state, power)
    if not BANS.isdisjoint([one.what for one in state.changes]):
        found = [option for option in found if place_forbidden(state, power, str(option[1])) is None]
    if not anywhere:
        found = [option for option in found if regroup_forbidden(state, power, str(option[1])) is None]
    return found


@follows_from(COUNTRY)
def grounds(state: NapoleonicState, power: str) -> list[Option]:
    """The duchies of a nation's colour that it controls, to build in."""
    flags = state.flags
    return [("build", one) for one in COLOURED[power] if (flags[one] if one in flags else HOME[one]) == power]


def build_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    space = str(option[1])
    refusal = place_forbidden(state, power, space)
    if refusal is not None:
        return refusal
    if pays(state, power, False) or (pays(state, power, True) and regroup_forbidden(state, power, space) is None):
        return None
    return "nw-6.3-1"


def offers(state: NapoleonicState, power: str, space: str) -> Iterator[Option]:
    """What a nation can pay for in a duchy."""
    return pieces(state, power, regroup_forbidden(state, power, space) is None)


@once_a_look
def pays(state: NapoleonicState, power: str, home: bool) -> bool:
    """Whether a nation can pay for anything: in a duchy to which pieces come out of Regroup, or in others."""
    if state.cp >= COSTS.unit and unbuilt(state, power) > 0:
        return True
    return next(pieces(state, power, home), None) is not None


def pieces(state: NapoleonicState, power: str, home: bool) -> Iterator[Option]:
    units = min(state.cp // COSTS.unit, unbuilt(state, power) or int(swaps(state, power)))
    yield from [("recruit", count) for count in range(1, units + 1)]
    if home:
        back = min(state.cp // COSTS.regroup, state.units_at(REGROUP, power))
        yield from [("recall", count) for count in range(1, back + 1)]
    for leader in leaders_to_build(state, power):
        if home or state.leaders.get(leader) != REGROUP:
            yield ("commission", leader)


def swaps(state: NapoleonicState, power: str) -> bool:
    """Whether a nation without counters may give up a unit for one that it builds in another duchy (6.12)."""
    return state.options.get("give_up") == "building" and len(duchies_with(state, power)) > 1


def give_up(state: NapoleonicState, power: str, space: str) -> Flow:
    """A unit elsewhere is eliminated, so that there is a counter for a new one (6.12)."""
    options: list[Option] = [("give_up_unit", one) for one in duchies_with(state, power) if one != space]
    choice = yield Ask(power, "swap_unit", options, about={"space": space})
    state.add_units(str(choice[1]), power, -1)  # nw-6.12-1
    state.log("unit_lost", power=power, space=str(choice[1]))


def build(state: NapoleonicState, power: str, option: Option) -> None:
    state.next(("building", power, str(option[1]), 0))


def building(state: NapoleonicState, power: str, space: str, built: int) -> Flow:
    """Step: one thing after the other in a duchy, then whoever can intercepts, and enemies there fight (7, 10.1).

    `built` is 0 before the first thing, then it says whether that joined friends in the duchy.
    """
    options = list(offers(state, power, space))
    choice = DONE
    if options and (not built or threatened(state, power, space, built == JOINING)):
        choice = yield Ask(
            power, "build", [*options, DONE] if built else options, about={"space": space, "cp": state.cp}
        )
    if choice == DONE:
        if built:
            yield from answered(state, power, space, joining=built == JOINING)
        return
    begun = built or (JOINING if friends_in(state, power, space) else ALONE)
    if choice[0] == "recruit" and unbuilt(state, power) <= 0:
        yield from give_up(state, power, space)
    raise_pieces(state, power, space, choice)
    state.next(("building", power, space, begun))  # nw-7.1-1


def raise_pieces(state: NapoleonicState, power: str, space: str, choice: Option) -> None:
    """Pay for units or a leader, and put them into the duchy."""
    if choice[0] == "commission":
        leader = str(choice[1])
        state.cp -= leader_cost(state, leader)
        state.put_leader(leader, space)
        state.mark(RAISED, leader)
        state.log("leader_built", leader=leader, space=space)
        return
    count = int(choice[1])
    if choice[0] == "recall":
        state.cp -= COSTS.regroup * count
        state.add_units(REGROUP, power, -count)
    else:
        state.cp -= COSTS.unit * count
    state.add_units(space, power, count)
    state.raise_units(space, power, count)
    state.log("units_built", power=power, space=space, amount=count)


def threatened(state: NapoleonicState, power: str, space: str, joining: bool) -> bool:
    """Whether what is built in a duchy meets enemies: there, or next to it where it joins no friends."""
    if enemies_in(state, power, space) or joining:
        return enemies_in(state, power, space)
    return any(at_war(state, owner(one), power) for near in NEIGHBOURS[space] for one in state.leaders_at(near))


def answered(state: NapoleonicState, power: str, space: str, joining: bool) -> Flow:
    """Enemies in the duchy evade or fight; armies next to it may intercept, but not what joins friends (10.1, 12.1)."""
    inside = contact.enemies_inside(state, space, power)
    met = contact.Contact(space, power, "", inside, state.leaders_at(space), near=not joining)
    failed, closed = yield from contact.meet(state, met)
    if enemies_in(state, power, space):
        state.battle = Battle(space, power, "", "", "", closed, failed=failed)  # nw-7-2
        state.next(("battle",))  # nw-12.1-3


# -- squadrons


def port_forbidden(state: NapoleonicState, nation: str, space: str) -> str | None:
    """Squadrons are built in friendly home ports (7.3)."""
    here = SPACES[space]
    home = here.status == "home" and here.nation == nation and bool(here.ports)
    return None if home and is_friendly(state, nation, space) else "nw-7.3-1"


def home_ports(power: str) -> tuple[str, ...]:
    return HOME_PORTS[power]


def squadron_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("build_squadron", space) for space in home_ports(power)]


@follows_from(DISPLAY)
def ships_in_play(state: NapoleonicState, power: str) -> int:
    return state.ships_in_play(power)


def squadron_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    if ships_in_play(state, power) >= NAVIES.get(power, 0):
        return "nw-2.2-6"
    return port_forbidden(state, power, str(option[1]))


def squadron_listed(state: NapoleonicState, power: str) -> list[Option]:
    if ships_in_play(state, power) >= NAVIES.get(power, 0):
        return []
    own = held_by(state, power)
    return [("build_squadron", one) for one in home_ports(power) if one in own and is_friendly(state, power, one)]


def build_squadron(state: NapoleonicState, power: str, option: Option) -> None:
    """A new squadron under a Building marker (7.3)."""
    state.add_ship(str(option[1]), power, BUILDING)  # nw-7.3-1
    state.log("squadron_built", power=power, space=str(option[1]))


def recall_candidates(state: NapoleonicState, power: str) -> Iterator[Option]:
    if REGROUP in state.squadrons and power in [nation for nation, _ in state.squadrons[REGROUP]]:
        yield from [("recall_squadron", space) for space in home_ports(power)]


def recall_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    space = str(option[1])
    if blockaded(state, power, space):
        return "nw-7.7-2"
    return port_forbidden(state, power, space)


def recall_squadron(state: NapoleonicState, power: str, option: Option) -> None:
    """A squadron out of Regroup gets a Refit marker, and keeps it for this impulse (7.7, 13.11)."""
    port = str(option[1])
    mark = max(mark for nation, mark in state.ships_at(REGROUP) if nation == power)
    state.take_ship(REGROUP, power, mark)
    state.add_ship(port, power, mark + 1)  # nw-7.7-2
    state.worked[port] = (*state.worked.get(port, ()), (power, mark + 1))  # nw-5.62-1
    state.log("squadron_recalled", power=power, space=port)


# -- foreign wars


def war_candidates(state: NapoleonicState, power: str) -> list[Option]:
    return [("end_war", card) for card in sorted(state.wars, key=NUMBER.__getitem__)] if state.wars else []


def war_forbidden(state: NapoleonicState, power: str, option: Option) -> str | None:
    return None if power in state.wars[str(option[1])] else "nw-7.6-1"  # nw-6.4-4


def end_war(state: NapoleonicState, power: str, option: Option) -> None:
    """One roll for one CP; a 6 ends the war and sends its pieces to Regroup (7.6)."""
    card = str(option[1])
    die = state.dice.roll(6, f"end of {card}")
    state.log("war_rolled", power=power, card=card, amount=die)
    if die >= COMPONENTS.tables.end_war:
        close_war(state, card)  # nw-7.6-1
        state.next(("war_won", card, power))


def close_war(state: NapoleonicState, card: str) -> None:
    """A foreign war is over: its card leaves the game, its pieces regroup."""
    del state.wars[card]
    for nation, count in state.units.pop(card, ()):
        state.add_units(REGROUP, nation, count)
    for leader in state.leaders_at(card):
        state.put_leader(leader, REGROUP)
    for nation, mark in state.squadrons.pop(card, ()):
        state.add_ship(REGROUP, nation, mark)
    state.remove_card(card)
    state.log("war_ended", card=card)


STEPS = {"building": building}
MENU = {
    "build": Action(build_candidates, build_forbidden, FREE, build, build_listed, needs="nw-7-1"),
    "build_squadron": Action(
        squadron_candidates, squadron_forbidden, "squadron", build_squadron, squadron_listed, needs="nw-7.3-1"
    ),
    "recall_squadron": Action(recall_candidates, recall_forbidden, "regroup", recall_squadron, needs="nw-7.7-2"),
    "end_war": Action(war_candidates, war_forbidden, "end_war_roll", end_war, needs="nw-7.6-1", only_with="wars"),
}
