"""Events of unrest and misfortune: revolts, plague, raids, captives, tribute; treaties that cards bring (12.4, 20)."""

from __future__ import annotations

from collections.abc import Iterable

from warcouncil.campaign import navies
from warcouncil.campaign.control import place_unrest, take_control, unoccupied
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.campaign.relations import at_war, controls, fortified
from warcouncil.campaign.sieges import check_sieges
from warcouncil.campaign.stacks import side
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.cards.courts import choose_house
from warcouncil.titles.tanto_monta.diplomacy.hostilities import PAPACY, war_forbidden
from warcouncil.titles.tanto_monta.diplomacy.ransom import give_card
from warcouncil.titles.tanto_monta.diplomacy.war import declare_war
from warcouncil.titles.tanto_monta.powers import alcacovas, beltranejos, france, nasrids
from warcouncil.titles.tanto_monta.powers.common import SPACES, cards_of, pass_to, worth
from warcouncil.titles.tanto_monta.powers.france import LOYALTY, lower_loyalty
from warcouncil.titles.tanto_monta.realm import MAJORS, PLAYER, PLAYERS, REALM
from warcouncil.titles.tanto_monta.seasons.people import ADMIRALS, LEADERS, in_play
from warcouncil.titles.tanto_monta.spaces import on_main_map, own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.formations import wait

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
NASRID = "nasrid"
NO_EFFECT = "tm-6.1-2"
AUCH, ARMAGNAC = "auch", "armagnac"
REMENCES = ("puigcerda", "barcelona", "vic", "lerida", "gerona", "ampurias", "palamos", "tarragona")
CAPITULATING = ("baza", "guadix", "almeria")
FERDINAND = ("ferdinand", "ferdinand_aragon")
"""The two sides of his counter (20.5)."""
TRIBUTE = "kingdom_tribute"
ATLAS = REALM.atlas
DONE: Option = ("done",)

KINDS = {
    "revolt": Kind({"unrest": ("space",), "done": ()}),
    "free_war": Kind({"declare_war": ("power", "power"), "done": ()}),
    "tribute": Kind({"draw_two": (), "draw_three": ()}),
    "tribute_paid": Kind({"throw_away": ("card",)}, public=False),
    "raid": Kind({"space": ("space",)}),
    "poisoned": Kind({"leader": ("leader",)}),
    "dungeon": Kind({"power": ("power",)}),
    "freed": Kind({"free_leader": ("leader",), "done": ()}),
    "plague_at": Kind({"space": ("space",)}),
    "expelled": Kind({"keep_drawn": ("card",), "keep_resource": ("resource",)}, public=False),
    "protector": Kind({"give_card": ("card",), "hand_back": ()}, public=False),
}


# -- unrest


def revolts(state: TantoMontaState, player: str, spaces: Iterable[str], *, most: int, least: int) -> Flow:
    """A player puts so many unrest markers into spaces of some."""
    wanted = list(spaces)
    for count in range(most):
        options: list[Option] = [("unrest", space) for space in wanted if space not in state.unrest]
        if not options:
            return
        rest = [DONE] if count >= least else []
        choice = yield Ask(player, "revolt", [*options, *rest], about={"amount": most - count})
        if choice == DONE:
            return
        place_unrest(state, str(choice[1]))
        yield MOMENT


def peasants(state: TantoMontaState, player: str) -> Flow:
    yield from revolts(state, player, villages(state), most=5, least=5)


def villages(state: TantoMontaState) -> list[str]:
    """Spaces with neither land units nor squadrons."""
    column = REALM.ship_column["squadron"]
    return [
        space
        for space in SPACES
        if on_main_map(state, space)
        and space not in state.troops
        and not any(fleet.counts[column] for fleet in state.fleets.get(space, ()))
    ]


def remences(state: TantoMontaState, player: str) -> Flow:
    """Serfs of Catalonia rise; France has the VP."""
    yield from revolts(state, player, [one for one in REMENCES if unoccupied(state, one)], most=4, least=0)
    state.award(FRANCE, "catalan_remences", worth("catalan_remences"))  # tm-22.3-55


def armagnac(state: TantoMontaState, player: str) -> Flow:
    """Unrest around Auch, whoever is there; houses are less loyal, and France may go to war with Spain."""
    if AUCH not in state.unrest:
        place_unrest(state, AUCH)
    yield from revolts(state, player, ATLAS.neighbours[AUCH], most=2, least=2)
    lower_loyalty(state, ARMAGNAC, 3)
    first = yield from choose_house(state, player, LOYALTY.most, (ARMAGNAC,))
    lower_loyalty(state, first)
    second = yield from choose_house(state, player, LOYALTY.most, (ARMAGNAC, first))
    lower_loyalty(state, second)
    if war_forbidden(state, FRANCE, SPAIN) is None:
        choice = yield Ask(FRANCE, "free_war", [("declare_war", FRANCE, SPAIN), DONE])
        if choice != DONE:
            yield from declare_war(state, FRANCE, SPAIN)


def plague(state: TantoMontaState, player: str) -> Flow:
    """A space, and two more that roads join to it."""
    options: list[Option] = [("space", space) for space in SPACES if healthy(state, space)]
    choice = yield Ask(player, "plague_at", options, about={"amount": 3})
    first = str(choice[1])
    strike(state, first)
    for left in (2, 1):
        near: list[Option] = [("space", space) for space in ATLAS.roads[first] if healthy(state, space)]
        if near:
            choice = yield Ask(player, "plague_at", near, about={"amount": left})
            strike(state, str(choice[1]))
    yield MOMENT


def healthy(state: TantoMontaState, space: str) -> bool:
    return on_main_map(state, space) and space not in state.plague


def strike(state: TantoMontaState, space: str) -> None:
    state.plague.add(space)  # tm-13.1-11
    state.log("plague_breaks_out", space=space)


# -- raids


def raids(state: TantoMontaState, player: str) -> Flow:
    """The Nasrids rob Spain and take a space next to their own."""
    resources.take_by_chance(state, MUSLIM, SPAIN)
    options: list[Option] = [("space", space) for space in raided(state)]
    if options:
        choice = yield Ask(NASRID, "raid", options)
        yield from take_control(state, NASRID, str(choice[1]))


def raided(state: TantoMontaState) -> list[str]:
    """Empty unfortified spaces of Spain, of enemies and of nobody next to spaces of the Nasrids."""
    return [
        space
        for space in SPACES
        if on_main_map(state, space)
        and robbed(state, state.control[space])
        and not fortified(state, space)
        and unoccupied(state, space)
        and any(state.control[near] == NASRID for near in ATLAS.neighbours[space])
    ]


def robbed(state: TantoMontaState, holder: str) -> bool:
    return holder in (SPAIN, INDEPENDENT) or at_war(state, NASRID, holder)


def raids_forbidden(state: TantoMontaState, player: str) -> str | None:
    """Cavalry of the Nasrids must be next to a Spanish space, or behind one of their own, and no pass on the way."""
    if NASRID in state.surrendered:
        return NO_EFFECT
    riders = [space for space in SPACES if state.number(space, NASRID, "cavalry")]
    return None if any(in_reach(state, space) for space in riders) else NO_EFFECT


def in_reach(state: TantoMontaState, space: str) -> bool:
    if any(controls(state, SPAIN, near) for near in (space, *ATLAS.neighbours[space])):
        return True
    ways = [near for near in ATLAS.roads[space] if state.control[near] == NASRID]
    return any(controls(state, SPAIN, far) for near in ways for far in ATLAS.roads[near])


# -- leaders


def poison(state: TantoMontaState, player: str) -> Flow:
    """A leader is away until the next turn."""
    choice = yield Ask(player, "poisoned", [("leader", leader) for leader in at_table(state)])
    leader = str(choice[1])
    if leader in ADMIRALS:
        navies.wait_for_next_turn(state, leader)
        state.log("leader_waits", leader=leader)
    else:
        wait(state, leader)  # tm-8.1-3
    yield from check_sieges(state)


def at_table(state: TantoMontaState) -> list[str]:
    """The leaders of major powers on the map, not those in special areas."""
    found = [
        leader
        for leader, place in state.leaders.items()
        if place in SPACES and on_main_map(state, place) and side(state, leader) in (*MAJORS, PAPACY)
    ]
    return [leader for leader in (*LEADERS, *ADMIRALS) if leader in found or leader in state.admirals]


def poison_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if at_table(state) else NO_EFFECT


def ransom(state: TantoMontaState, player: str) -> Flow:
    """Captives of one dungeon are free."""
    give_points(state, player, 3)
    jailers = [other for other in PLAYERS if freeable(state, other)]
    if not jailers:
        return
    choice = yield Ask(player, "dungeon", [("power", jailer) for jailer in jailers])
    jailer = str(choice[1])
    while freeable(state, jailer):
        options: list[Option] = [("free_leader", leader) for leader in freeable(state, jailer)]
        choice = yield Ask(player, "freed", [*options, DONE])
        if choice == DONE:
            return
        yield from released(state, str(choice[1]))


def released(state: TantoMontaState, leader: str) -> Flow:
    """A captive comes to walls at home that his power chooses, besieged or not."""
    power = side(state, leader)
    options: list[Option] = [("return_to", leader, space) for space in walls_of(state, power)]
    _, _, space = yield Ask(power, "leader_home", options, about={"leader": leader})
    del state.captives[leader]
    state.leaders[leader] = str(space)
    state.log("leader_returns", leader=leader, power=power, space=space)


def walls_of(state: TantoMontaState, power: str) -> list[str]:
    """The fortified home spaces that a power controls."""
    return [space for space in own_homes(state, power) if fortified(state, space)]


def freeable(state: TantoMontaState, jailer: str) -> list[str]:
    """The captives of a player who have a place to go to."""
    return [
        leader
        for leader in LEADERS
        if PLAYER.get(state.captives.get(leader, "")) == jailer
        and side(state, leader) in MAJORS
        and walls_of(state, side(state, leader))
    ]


# -- cards


def tribute(state: TantoMontaState, player: str) -> Flow:
    """Two cards; or three, and others stir up unrest, and a card is exchanged for a resource."""
    choice = yield Ask(player, "tribute", [("draw_two",), ("draw_three",)])
    state.add_card_marker(player, TRIBUTE, -1)
    if choice == ("draw_two",):
        hands.draw(state, player, 2)
        return
    hands.draw(state, player, 3)
    start = PLAYERS.index(player)
    for other in (*PLAYERS[start + 1 :], *PLAYERS[:start]):
        yield from revolts(state, other, taxed(state, player), most=1, least=1)
    if hands.loose(state, player):
        choice = yield Ask(player, "tribute_paid", lambda now: cards_of(now, "throw_away", player))
        hands.discard(state, player, str(choice[1]))
    yield from resources.receive(state, player, resources.draw(state))


def taxed(state: TantoMontaState, player: str) -> list[str]:
    """The spaces under a player's control that nobody occupies."""
    return [
        space
        for space in SPACES
        if on_main_map(state, space)
        and PLAYER.get(state.minors.get(state.control[space], state.control[space])) == player
        and unoccupied(state, space)
    ]


def expelled(state: TantoMontaState, player: str) -> Flow:
    """One of two that chance takes from Spain and Portugal; France and the Muslims gain as well."""
    give_points(state, player, 2)
    taken = [drawn for drawn in (by_chance(state, player, giver) for giver in (SPAIN, PORTUGAL)) if drawn]
    stored: list[Option] = [("keep_resource", one) for one in dict.fromkeys(taken) if one in resources.RESOURCES]
    if len(taken) > 1:
        kept = yield Ask(player, "expelled", lambda now: [*(("keep_drawn", card) for card in now.drawn), *stored])
        taken.remove(str(kept[1]))
        lose(state, player, taken[0])
    for card in state.drawn:
        state.take_card(player, card)
    state.drawn, state.drawer = (), ""
    state.award(FRANCE, "jews_expelled", worth("jews_expelled"))  # tm-22.3-55
    hands.draw(state, MUSLIM)


def by_chance(state: TantoMontaState, player: str, giver: str) -> str:
    """What chance takes from a player, be it oneself: a card lies before who draws it, a resource is in his store."""
    if resources.loses_resource(state, giver):
        return resources.take_resource(state, player, giver)  # tm-6.3-11
    if not hands.loose(state, giver):
        return ""
    hands.draw_to_look(state, player, giver)
    return state.drawn[-1]


def lose(state: TantoMontaState, player: str, one: str) -> None:
    """A card that was drawn, or a resource, is discarded."""
    if one in resources.RESOURCES:
        resources.leave_warehouse(state, player, one)
        resources.set_aside(state, one)
        state.show(None, "resource_discarded", power=player, resource=one)
        return
    state.drawn = tuple(card for card in state.drawn if card != one)
    state.put_away(one)
    state.show(None, "discards_card", power=player, card=one)


def las_casas(state: TantoMontaState, player: str) -> Flow:
    """A resource and a card; then Spain has to exchange a card, or gets it back."""
    yield from resources.receive(state, player, resources.draw(state))
    hands.draw(state, player)
    if player == SPAIN:
        return
    taken = resources.take_by_chance(state, player, SPAIN)
    if not taken:
        return
    back: list[Option] = [("hand_back",)] if taken in resources.RESOURCES else []
    choice = yield Ask(player, "protector", lambda now: [*cards_of(now, "give_card", player), *back])
    if choice != ("hand_back",):
        give_card(state, player, SPAIN, str(choice[1]))
        return
    resources.leave_warehouse(state, player, taken)
    resources.store(state, SPAIN, taken)
    state.log("resource_back", power=player, power2=SPAIN)


# -- treaties and risings


def peace(state: TantoMontaState, player: str) -> Flow:
    yield from alcacovas.make_peace(state)


def peace_forbidden(state: TantoMontaState, player: str) -> str | None:
    return alcacovas.peace_forbidden(state)


def resistance(state: TantoMontaState, player: str) -> Flow:
    yield from beltranejos.resist(state)


def resistance_forbidden(state: TantoMontaState, player: str) -> str | None:
    return beltranejos.resistance_forbidden(state)


def capitulation(state: TantoMontaState, player: str) -> Flow:
    """The last of three Nasrid towns opens its gates to Spain."""
    give_points(state, player, 4)
    third = next(space for space in CAPITULATING if state.control[space] == NASRID)
    yield from pass_to(state, SPAIN, third)


def capitulation_forbidden(state: TantoMontaState, player: str) -> str | None:
    ours = [space for space in CAPITULATING if controls(state, SPAIN, space)]
    theirs = [space for space in CAPITULATING if state.control[space] == NASRID]
    return None if (len(ours), len(theirs)) == (2, 1) else NO_EFFECT


def barcelona(state: TantoMontaState, player: str) -> Flow:
    """Ferdinand is in Barcelona, or in Zaragoza, wherever he was (12.5); then the treaty is signed."""
    town = next((space for space in ("barcelona", "zaragoza") if controls(state, SPAIN, space)), "")
    king = next((one for one in FERDINAND if in_play(state, one)), "")
    if town and king:
        state.captives.pop(king, None)
        state.away_leaders.pop(king, None)
        state.leaders[king] = town
        state.log("leader_enters", leader=king, place=town)
    yield from france.sign_barcelona(state, by_card=True)
    yield from check_sieges(state)


def barcelona_forbidden(state: TantoMontaState, player: str) -> str | None:
    return france.barcelona_forbidden(state)


def uprising(state: TantoMontaState, player: str) -> Flow:
    yield from nasrids.uprising(state)


EVENTS = {
    "armagnac_rebels": Event(armagnac),
    "bartolome_de_las_casas": Event(las_casas),
    "baza_guadix_and_almeria_capitulate": Event(capitulation, capitulation_forbidden),
    "catalan_remences_pere_joan_sala": Event(remences),
    "jews_expelled": Event(expelled),
    "kingdom_tribute": Event(tribute),
    "morisco_uprising": Event(uprising),
    "nasrid_raids": Event(raids, raids_forbidden),
    "peace_of_alcacovas": Event(peace, peace_forbidden),
    "peasant_revolts": Event(peasants),
    "poisoned_wine": Event(poison, poison_forbidden),
    "ransom": Event(ransom),
    "resistance_of_the_beltranejos": Event(resistance, resistance_forbidden),
    "the_plague": Event(plague),
    "treaty_of_barcelona": Event(barcelona, barcelona_forbidden),
}
