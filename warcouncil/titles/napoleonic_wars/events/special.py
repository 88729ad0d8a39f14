"""Events of which a part is a function: treaties, the flotilla, Copenhagen, the grand alliance, raids on trade."""

from __future__ import annotations

from msgspec.structs import replace

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.titles.napoleonic_wars.changes import add_change, card_cp
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.diplomacy import camps, submission
from warcouncil.titles.napoleonic_wars.diplomacy.abroad import settle_wars
from warcouncil.titles.napoleonic_wars.diplomacy.regrouping import give_up_flag
from warcouncil.titles.napoleonic_wars.diplomacy.upheaval import guests, unleash
from warcouncil.titles.napoleonic_wars.effects import Commitment
from warcouncil.titles.napoleonic_wars.events.asking import decide
from warcouncil.titles.napoleonic_wars.events.operations import carry_out, possible
from warcouncil.titles.napoleonic_wars.events.scene import Scene
from warcouncil.titles.napoleonic_wars.events.wars import commit
from warcouncil.titles.napoleonic_wars.relations import (
    allied,
    at_war,
    enemy_fleet,
    family,
    is_major,
    is_player_power,
    owner,
)
from warcouncil.titles.napoleonic_wars.sea import landings
from warcouncil.titles.napoleonic_wars.sea.battles import coastal_dice
from warcouncil.titles.napoleonic_wars.sea.convoys import fresh_units, is_fresh
from warcouncil.titles.napoleonic_wars.sea.fleets import fleets_at
from warcouncil.titles.napoleonic_wars.sea.off_map import available, send
from warcouncil.titles.napoleonic_wars.seasons.plays import gain_cp
from warcouncil.titles.napoleonic_wars.state import (
    HALTED,
    LEADERS,
    OFF_MAP,
    SPACES,
    Convoy,
    Engagement,
    NapoleonicState,
    Sailing,
)
from warcouncil.titles.napoleonic_wars.war.armies import armies_needed
from warcouncil.titles.napoleonic_wars.war.bans import kept_ashore
from warcouncil.titles.napoleonic_wars.war.checks import NEIGHBOURS
from warcouncil.titles.napoleonic_wars.war.forces import shift
from warcouncil.titles.napoleonic_wars.war.marching import force_of, passage_forbidden, shut_in

AGREE: Option = ("agree",)
REFUSE: Option = ("refuse",)
ALLY: Option = ("agree_alliance",)
NO_MORE: Option = ("no_more",)
KINDS = {
    "treaty": Kind({"agree": (), "agree_alliance": (), "refuse": ()}),
    "flotilla": Kind({"embark": ("leader", "amount"), "land_at": ("space",)}),
    "copenhagen": Kind({"bombard": ("sea",), "no_more": ()}),
    "alliance": Kind({"lead": ("leader",), "join_with": ("leader",), "no_more": ()}),
    "raid": Kind({"commit_squadron": ("place", "amount"), "no_more": ()}),
}
REFUSALS = dict.fromkeys(KINDS, "nw-6.1-4")
FORBIDDEN = "nw-6.1-4"
CHANNEL = "english_channel"
NEAR = frozenset((CHANNEL, "irish_sea", "north_sea"))
"""Where the flotilla may cross to."""


# -- Tilsit


def tilsit(state: NapoleonicState, scene: Scene) -> Flow:
    """Russia leaves the war by treaty if the other power agrees, or joins France; after a no the card gives its CP."""
    other = "russia" if scene.player == "france" else "france"
    ally = camps.join_forbidden(state, "russia", state.camps["france"]) is None
    options = [AGREE, ALLY, REFUSE] if ally else [AGREE, REFUSE]
    if state.seats[other] == state.seats[scene.player]:
        options = options[:-1]
    answer = yield from decide(state, scene, other, "treaty", options, {"power2": scene.player})
    if answer == REFUSE:
        play_for_points(state, scene)
        return
    for home, holder in (("russia", "france"), ("france", "russia")):
        for space in COMPONENTS.duchies(home, "home"):
            if state.flags.get(space) == holder:
                give_up_flag(state, space)
    for one in ("france", "russia"):
        hands.draw(state, one, scene.event.numbers["cards"])
    if answer == ALLY:
        change_sides(state, "russia", state.camps["france"])
    else:
        state.next(("subdue", "russia", "france", 0))


def play_for_points(state: NapoleonicState, scene: Scene) -> None:
    """After a no the card gives its CP instead, and stays in the game like any card that was used so (6.13)."""
    state.removed = tuple(card for card in state.removed if card != scene.card)
    state.put_away(scene.card)  # nw-6.13-2
    gain_cp(state, scene.player, card_cp(state, scene.player, scene.event.cp))


def change_sides(state: NapoleonicState, power: str, camp: str) -> None:
    """A power joins a camp by treaty, with all effects of a declaration of war (8.34)."""
    before = guests(state)
    came = camps.enter(state, power, camp)
    state.truces.pop(power, None)
    settle_wars(state)
    camps.reconcile(state, came)
    unleash(state, before, came)


def tilsit_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    return None if is_player_power(state, "russia") and at_war(state, "france", "russia") else FORBIDDEN


# -- Marie Louise


def marie_louise(state: NapoleonicState, scene: Scene) -> Flow:
    """Austria joins the camp of France or stays in it through the next interphase; both draw."""
    other = "austria" if scene.player == "france" else "france"
    camp = state.camps["france"]
    bound = "austria" in state.subjects or state.camps.get("austria") == camp
    if not bound and state.seats[other] != state.seats[scene.player]:
        answer = yield from decide(state, scene, other, "treaty", [AGREE, REFUSE], {"power2": scene.player})
        if answer == REFUSE:
            play_for_points(state, scene)
            return
    if state.camps.get("austria") != camp:
        change_sides(state, "austria", camp)
    add_change(state, card=scene.card, what="bound", until="interphase", who=("austria",))
    yield from carry_out(state, scene)


def marie_louise_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    camp = state.camps.get("france", "")
    if not camp or not is_player_power(state, "austria"):
        return FORBIDDEN
    splits = camps.splits(state, "austria", camp)
    return FORBIDDEN if splits and state.camps.get("austria") != camp else None


# -- the flotilla


def flotilla_ports(state: NapoleonicState) -> tuple[list[str], list[str]]:
    """French ports on the Channel, and British ones on it and on the seas beside it."""
    own = [space for space in SPACES if CHANNEL in SPACES[space].ports and state.controller(space) == "france"]
    foreign = [
        space
        for space in SPACES
        if NEAR & set(SPACES[space].ports) and SPACES[space].nation == "britain" and is_target(state, space)
    ]  # nw-13.71-1
    return own, foreign


def is_target(state: NapoleonicState, space: str) -> bool:
    hostile = at_war(state, "france", state.controller(space)) and not enemy_fleet(state, "france", space)
    return hostile and not kept_ashore(state, "france", space)


def crossings(state: NapoleonicState, most: int) -> list[Option]:
    """The leaders who can embark, each with some of the units that he has and commands."""
    own, _ = flotilla_ports(state)
    return [
        ("embark", leader, count)
        for leader, space in state.leaders_on_map("france")
        if space in own
        if is_fresh(state, leader)
        for count in range(1, min(most, LEADERS[leader].command, fresh_units(state, space, "france")) + 1)
    ]  # nw-13.6-4


def waters(port: str) -> tuple[str, ...]:
    """The sea zones that a flotilla enters on its way from the Channel to a port."""
    if CHANNEL in SPACES[port].ports:
        return (CHANNEL,)
    return CHANNEL, next(sea for sea in SPACES[port].ports if sea in NEAR)


def flotilla(state: NapoleonicState, scene: Scene) -> Flow:
    """One French army crosses to Britain past all fleets, under their fire (13.7); none if a response has kept it."""
    numbers = scene.event.numbers
    able, (_, foreign) = crossings(state, numbers["units"]), flotilla_ports(state)
    if not able or not foreign:
        return
    choice = yield from decide(state, scene, "france", "flotilla", able)
    leader, count = str(choice[1]), int(choice[2])
    origin = state.leaders[leader]
    landing = yield from decide(state, scene, "france", "flotilla", [("land_at", port) for port in foreign])
    target = str(landing[1])
    seas = waters(target)
    foes = sum(at_war(state, one, "france") and mark >= 0 for sea in seas for one, mark in state.ships_at(sea))
    if foes:
        dice = state.dice.rolls(foes * numbers["dice"], 6, "fire at the flotilla")
        state.log("flotilla_fire", space=target, dice=dice)
        count -= sunk(state, origin, count, sum(die >= COMPONENTS.tables.battle.kill for die in dice))
    if count:
        state.convoy = Convoy("france", leader, origin, (("france", count),), (leader,), seas[-1], seas)
        yield from landings.land(state, target)


def sunk(state: NapoleonicState, origin: str, count: int, hits: int) -> int:
    """Each hit kills a unit of the flotilla, never its leader; returns how many are lost."""
    for _ in range(min(hits, count)):
        state.add_units(origin, "france", -1)
        state.log("unit_lost", power="france", space=origin)
    return min(hits, count)


def flotilla_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    _, foreign = flotilla_ports(state)
    return None if foreign and crossings(state, scene.event.numbers["units"]) else FORBIDDEN


# -- Copenhagen


def copenhagen(state: NapoleonicState, scene: Scene) -> Flow:
    """Britain may attack the Danish squadrons in Copenhagen without a war; then Denmark turns to France."""
    options = bombardments(state)
    if options and "britain" in state.seats:
        choice = yield Ask("britain", "copenhagen", [*options, NO_MORE])
        if choice != NO_MORE:
            state.agenda.append(("effects", scene.card, "", 0))
            state.scenes[scene.card] = scene.copy()
            bombard(state, str(choice[1]))
            return
    yield from carry_out(state, scene)


def bombardments(state: NapoleonicState) -> list[Option]:
    """The sea zones from which a British fleet can attack Danish squadrons in Copenhagen."""
    if not any(one == "denmark" for one, _ in state.ships_at("copenhagen")):
        return []
    near = [sea for sea in ("skagerrak", "baltic_sea") if any(one == "britain" for one, _ in state.ships_at(sea))]
    return [("bombard", sea) for sea in near]


def bombard(state: NapoleonicState, sea: str) -> None:
    """A battle for the port as in 13.5."""
    ours = next(one for one in fleets_at(state, sea) if "britain" in one.members or one.head == "britain")
    theirs = tuple(ship for ship in state.ships_at("copenhagen") if ship[0] == "denmark")
    state.sailing = Sailing("britain", sea, ours.ships, ours.members, came=sea, target="copenhagen", moved=True)
    state.engagement = Engagement(
        "bombardment",
        "copenhagen",
        ("britain", "denmark"),
        (sea, "copenhagen"),
        (ours.ships, theirs),
        coast=coastal_dice(state, "copenhagen"),
    )
    state.log("naval_battle", power="britain", power2="denmark", place="copenhagen")
    state.next(("port_fire",), ("bombarded",))


def bombarded(state: NapoleonicState) -> None:
    """Step: the fleet before Copenhagen goes no further."""
    state.sailing = state.engagement = None


def copenhagen_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    able = possible(state, scene, every=True) or bool(bombardments(state))
    return None if able else FORBIDDEN


# -- the grand alliance


def allied_armies(state: NapoleonicState, player: str) -> list[str]:
    """Leaders of the Coalition on the map that can move."""
    ready = [one for one in LEADERS if state.leaders.get(one) in SPACES and state.strides.get(one, 0) < HALTED]
    friends = [one for one in ready if allied(state, owner(one), player)]
    return [one for one in friends if shut_in(state, player, state.leaders[one]) is None]


def partners(state: NapoleonicState, scene: Scene, chosen: list[str], refused: tuple[str, ...] = ()) -> list[str]:
    """Armies of other nations in the same duchy or next to it, with a way to it, whose players may join."""
    if len(chosen) >= scene.event.numbers["armies"]:
        return []
    space = state.leaders[chosen[0]]
    taken = {family(state, owner(one)) for one in (*chosen, *refused)}
    return [
        one
        for one in allied_armies(state, scene.player)
        if family(state, owner(one)) not in taken and comes(state, owner(one), state.leaders[one], space)
    ]


def comes(state: NapoleonicState, nation: str, origin: str, space: str) -> bool:
    if origin == space:
        return True
    return origin in NEIGHBOURS[space] and passage_forbidden(state, nation, origin, space) is None


def grand_alliance(state: NapoleonicState, scene: Scene) -> Flow:
    """Armies of several nations come together under one commander and march two duchies without CP."""
    heads: list[Option] = [("lead", one) for one in leads(state, scene)]
    if not heads:
        return  # a response has parted the armies
    choice = yield from decide(state, scene, scene.player, "alliance", heads)
    chosen = [str(choice[1])]
    if not (yield from agrees(state, scene, chosen[0])):
        return
    refused: tuple[str, ...] = ()
    while able := partners(state, scene, chosen, refused):
        options: list[Option] = [*(("join_with", one) for one in able), NO_MORE]
        choice = yield from decide(state, scene, scene.player, "alliance", options)
        if choice == NO_MORE:
            break
        other = str(choice[1])
        if (yield from agrees(state, scene, other)):
            chosen.append(other)
        else:
            refused = (*refused, other)
    gather(state, scene, chosen)


def agrees(state: NapoleonicState, scene: Scene, leader: str) -> Flow:
    """Whether the player of an army lets it join the alliance, or lead it."""
    if state.seats[owner(leader)] == state.seats[scene.player]:
        return True
    answer = yield from decide(state, scene, owner(leader), "treaty", [AGREE, REFUSE], {"power2": scene.player})
    return answer == AGREE


def gather(state: NapoleonicState, scene: Scene, chosen: list[str]) -> None:
    """The armies come to their commander and set out; an ally's army by itself does not."""
    space = state.leaders[chosen[0]]
    if len(chosen) == 1 and owner(chosen[0]) != scene.player:
        return
    units: dict[str, int] = {}
    for leader in chosen:
        here, nation = state.leaders[leader], owner(leader)
        count = min(LEADERS[leader].command, state.units_at(here, nation) - units.get(nation, 0) * (here == space))
        if here != space:
            shift(state, (((nation, count),) if count else (), (leader,)), here, space)
        units[nation] = units.get(nation, 0) + count
    if len(chosen) > 1:
        state.groups[space] = (chosen[0], *(family(state, owner(one)) for one in chosen))
    force = (tuple((one, count) for one, count in units.items() if count), tuple(chosen))
    if armies_needed(state, *force):
        state.moving = replace(
            force_of(state, scene.player, space, force), free=scene.event.numbers["duchies"], granted=True
        )
        state.next(("marching",))


def leads(state: NapoleonicState, scene: Scene) -> list[str]:
    """The leaders of major powers who can command the alliance, of whichever nation (6.1, 9.7)."""
    able = [one for one in allied_armies(state, scene.player) if is_major(owner(one))]
    return [one for one in able if partners(state, scene, [one])]


def grand_alliance_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    return None if leads(state, scene) else FORBIDDEN


# -- Guerre de Course


def guerre_de_course(state: NapoleonicState, scene: Scene) -> Flow:
    """French squadrons leave the map, as many British ones follow, and they fight there (6.13, 13.4)."""
    sent = 0
    for count in range(scene.event.numbers["squadrons"]):
        options: list[Option] = [("commit_squadron", *one) for one in raiders(state)]
        if not options:
            break
        options += [NO_MORE] if count else []
        choice = yield from decide(state, scene, "france", "raid", options)
        if choice == NO_MORE:
            break
        send(state, "france", str(choice[1]), int(choice[2]), OFF_MAP)
        sent += 1
    short = yield from commit(state, scene, "britain", Commitment(who="britain", squadrons=sent), OFF_MAP)
    if short:
        submission.forced(state, "britain")
    yield from reinforce_hunt(state, scene)
    ours, theirs = (tuple(ship for ship in state.ships_at(OFF_MAP) if ship[0] == one) for one in ("france", "britain"))
    if not ours or not theirs:
        return
    state.sailing = Sailing("france", OFF_MAP, ours, ("france",))
    state.engagement = Engagement("off_map", OFF_MAP, ("france", "britain"), (OFF_MAP, OFF_MAP), (ours, theirs))
    state.log("naval_battle", power="france", power2="britain", place=OFF_MAP)
    state.next(("naval_round",))


def reinforce_hunt(state: NapoleonicState, scene: Scene) -> Flow:
    """Britain may send more squadrons than it must."""
    while ready := available(state, "britain"):
        options: list[Option] = [("commit_squadron", *one) for one in ready]
        choice = yield from decide(state, scene, "britain", "raid", [*options, NO_MORE])
        if choice == NO_MORE:
            return
        send(state, "britain", str(choice[1]), int(choice[2]), OFF_MAP)


def raiders(state: NapoleonicState) -> list[tuple[str, int]]:
    """French squadrons in ports and in Regroup."""
    return [(place, mark) for place, mark in available(state, "france") if place not in COMPONENTS.atlas.seas]


def guerre_forbidden(state: NapoleonicState, scene: Scene) -> str | None:
    return None if raiders(state) and available(state, "britain") else FORBIDDEN  # nw-faq-6.1-1


def raid_over(state: NapoleonicState, loser: str) -> None:
    """Step: if the raiders have won, Britain loses a card or else a resource; all stay off the map."""
    if loser != "defender":
        return
    for _ in range(COMPONENTS.reserves["guerre_de_course"].numbers["discards"]):
        if not hands.discard_random(state, "britain") and state.resources["britain"]:
            state.resources["britain"] -= 1
            state.log("resource_lost", power="britain")


STEPS = {"bombarded": bombarded, "raid_over": raid_over}
SPECIAL = {
    "tilsit": (tilsit, tilsit_forbidden),
    "marie_louise": (marie_louise, marie_louise_forbidden),
    "invasion_flotilla": (flotilla, flotilla_forbidden),
    "bombardment_of_copenhagen": (copenhagen, copenhagen_forbidden),
    "grand_alliance": (grand_alliance, grand_alliance_forbidden),
    "guerre_de_course": (guerre_de_course, guerre_forbidden),
}
"""Card -> how its event is carried out, and why it cannot be."""
