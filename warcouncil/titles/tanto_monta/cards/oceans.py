"""Events of the oceans: settlements that fall, disasters, pirates of Asia, slave trade, discoveries (16.5 to 16.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.log import Masked
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands
from warcouncil.table.book import Event
from warcouncil.table.dice import counted, hits_in
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.diplomacy.hostilities import BELLIGERENTS, WAR_POWERS, war_forbidden
from warcouncil.titles.tanto_monta.diplomacy.war import declare_war
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import settlements
from warcouncil.titles.tanto_monta.voyages.discoveries import discover, discovery_forbidden
from warcouncil.titles.tanto_monta.voyages.naos import change, hold, naos_of
from warcouncil.titles.tanto_monta.voyages.ocean_piracy import defence_lines
from warcouncil.titles.tanto_monta.voyages.oceans import BOX, OCEANS, SITES
from warcouncil.titles.tanto_monta.voyages.settlements import DISCOVERIES, settlements_in

MUSLIM, PORTUGAL, SPAIN, FRANCE = PLAYERS
NO_EFFECT = "tm-6.1-2"
NEAR_OCEANS = ("ocean_1", "ocean_2", "ocean_3")
ASIA = ("ocean_4", "ocean_5", "ocean_6")
WAKO_DICE, DISASTERS, STROKES = 6, 2, 3
PROFIT = 4
"""The roll from which on the slave trade pays twice."""
ROLLED, TRADED, FAMED = 2, 5, 6
"""Of commercial settlements: those of a zone that count, the roll for a resource, the roll for a VP."""
DONE: Option = ("done",)
CARGO: Option = ("trade_cargo",)
GAMBLE: Option = ("trade_gamble",)

KINDS = {
    "settlement_falls": Kind({"settlement": ("settlement",)}),
    "undeclared": Kind({"declare_war": ("power", "power"), "done": ()}),
    "disaster": Kind({"settlement": ("settlement",), "done": ()}),
    "slave_trade": Kind({"trade_cargo": (), "trade_gamble": ()}),
    "slave_ship": Kind({"load_nao": ("nao",), "load_settlement": ("settlement",)}),
    "slave_profit": Kind({"take_points": (), "take_resource": ()}),
    "wako": Kind({"wako_raid": ("ocean", "power")}),
    "wako_hit": Kind({"rob": ("settlement",), "raze": ("settlement",)}),
}


# -- settlements of others


def weak(state: TantoMontaState, oceans: Iterable[str] = OCEANS) -> list[str]:
    """Settlements without a fortress in some ocean zones."""
    zones = set(oceans)
    return [
        site
        for site in SITES
        if site in state.settlements and site not in state.sea_fortresses and SITES[site].ocean in zones
    ]


def prey(state: TantoMontaState, player: str, oceans: Iterable[str] = OCEANS) -> list[str]:
    """Those of others in ocean zones that a player has explored."""
    return [
        site
        for site in weak(state, oceans)
        if state.settlements[site] != player and (player, SITES[site].ocean) in state.explored
    ]


def take_one(state: TantoMontaState, player: str, sites: list[str]) -> Flow:
    """A settlement of another becomes the player's, if it may, and its resource is his."""
    choice = yield Ask(player, "settlement_falls", [("settlement", site) for site in sites])
    resource = settlements.replace(state, player, str(choice[1]))
    yield from resources.receive(state, player, resource)


def surrender(state: TantoMontaState, player: str) -> Flow:
    yield from take_one(state, player, prey(state, player))


def surrender_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if prey(state, player) else NO_EFFECT


def undeclared(state: TantoMontaState, player: str) -> Flow:
    """A settlement near home falls, a war may begin for nothing, and there are points."""
    give_points(state, player, 3)
    sites = prey(state, player, NEAR_OCEANS)
    if sites:
        yield from take_one(state, player, sites)
    wars: list[Option] = [
        ("declare_war", power, target)
        for power in BELLIGERENTS[player]
        for target in WAR_POWERS
        if target != power and war_forbidden(state, power, target) is None
    ]
    if wars:
        choice = yield Ask(player, "undeclared", [*wars, DONE])
        if choice != DONE:
            yield from declare_war(state, str(choice[1]), str(choice[2]))


# -- disasters


def disasters(state: TantoMontaState, player: str) -> Flow:
    """Settlements in two ocean zones are lost, and perhaps more; France and the Muslims have a VP."""
    struck: list[str] = []
    for _ in range(DISASTERS):
        sites = weak(state, [ocean for ocean in OCEANS if ocean not in struck])
        if sites:
            choice = yield Ask(player, "disaster", [("settlement", site) for site in sites])
            struck.append(SITES[str(choice[1])].ocean)
            destroy(state, str(choice[1]))
    dice = state.dice.rolls(STROKES, 6, "disaster")
    hits = hits_in(dice)
    state.log("disaster", power=player, dice=list(dice), hits=hits)
    for _ in range(hits):
        options: list[Option] = [("settlement", site) for site in weak(state)]
        if not options:
            break
        choice = yield Ask(player, "disaster", [*options, DONE])
        if choice == DONE:
            break
        destroy(state, str(choice[1]))
    if player in (FRANCE, MUSLIM):
        state.award(player, "natural_disaster", 1)  # tm-22.3-14 tm-22.3-55


def destroy(state: TantoMontaState, site: str) -> None:
    """A settlement is gone, and its resource with it."""
    player = state.settlements[site]
    resource = settlements.lose(state, site)
    if resource:
        state.show(None, "resource_discarded", power=player, resource=resource)
        resources.set_aside(state, resource)


def disasters_forbidden(state: TantoMontaState, player: str) -> str | None:
    return None if player in (FRANCE, MUSLIM) or weak(state) else NO_EFFECT


def wako(state: TantoMontaState, player: str) -> Flow:
    """Pirates of Asia rob or raze settlements of somebody; the Muslims have a VP."""
    state.award(MUSLIM, "wako_pirates", 1)  # tm-22.3-13
    options: list[Option] = [
        ("wako_raid", ocean, other)
        for ocean in ASIA
        for other in PLAYERS
        if other != player and settlements_in(state, other, ocean)
    ]
    if not options:
        return
    _, where, whom = yield Ask(player, "wako", options)
    ocean, target = str(where), str(whom)
    defence = state.dice.rolls(counted(defence_lines(state, target, ocean)), 6, "raid defence")
    state.log("raid_defence", power=target, dice=list(defence), amount=hits_in(defence))
    left = max(0, WAKO_DICE - hits_in(defence))  # tm-16.5-4
    dice = state.dice.rolls(left, 6, "raid") if left else ()
    state.log("raid_dice", power=player, dice=list(dice), amount=hits_in(dice))
    for _ in range(hits_in(dice)):
        yield from wako_hit(state, player, target, ocean)


def wako_hit(state: TantoMontaState, player: str, target: str, ocean: str) -> Flow:
    """A resource of a settlement, or a settlement that has none."""
    here = settlements_in(state, target, ocean)
    if not here:
        return
    options: list[Option] = [("rob" if site in state.cargo else "raze", site) for site in here]
    choice = yield Ask(player, "wako_hit", options, about={"ocean": ocean})
    site = str(choice[1])
    if choice[0] == "raze":
        settlements.lose(state, site)
        return
    resource = state.cargo.pop(site)
    state.show(
        None,
        "raid_cargo",
        power=player,
        settlement=site,
        resource=Masked(resource, hands.seats_of(state, target, player)),
    )
    yield from resources.receive(state, player, resource)


# -- the slave trade


def slave_trade(state: TantoMontaState, player: str) -> Flow:
    """Three resources, one of them overseas; or what a die brings."""
    choice = yield Ask(player, "slave_trade", [CARGO, GAMBLE])
    if choice == CARGO:
        yield from slave_ship(state, player)
        for _ in range(2):
            yield from resources.receive(state, player, resources.draw(state))
        return
    die = state.dice.roll(6, "slave trade")
    state.log("slave_trade", power=player, die=die)
    if die >= PROFIT:
        hands.draw(state, player)
        give_points(state, player, 2)
        return
    choice = yield Ask(player, "slave_profit", [("take_points",), ("take_resource",)])
    if choice == ("take_points",):
        give_points(state, player, 2)
    else:
        yield from resources.receive(state, player, resources.draw(state))


def slave_ship(state: TantoMontaState, player: str) -> Flow:
    """A resource is laid on a nao at sea that has room, or on a settlement without one."""
    naos = [nao for nao in naos_of(state, player) if state.naos[nao].place != BOX]
    options: list[Option] = [("load_nao", nao) for nao in naos if len(state.naos[nao].cargo) < hold(state, nao)]
    empty = [site for site in SITES if state.settlements.get(site) == player and site not in state.cargo]
    options += [("load_settlement", site) for site in empty]
    if not options:
        return
    choice = yield Ask(player, "slave_ship", options)
    place = str(choice[1])
    if choice[0] == "load_settlement":
        resources.load(state, place)
        return
    resource = resources.draw(state)
    if resource:
        change(state, place, cargo=(*state.naos[place].cargo, resource))
        seen = Masked(resource, hands.seats_of(state, player))
        state.show(None, "nao_loaded", power=player, nao=place, resource=seen)


# -- Portuguese Commercial Settlements (#116)


def factories(state: TantoMontaState, player: str) -> Flow:
    """A die for the first and the second settlement of Portugal in each zone: resources and points."""
    give_points(state, player, 2 if player == PORTUGAL else 5)
    count = sum(min(ROLLED, len(settlements_in(state, PORTUGAL, ocean))) for ocean in OCEANS)
    if not count:
        return
    dice = state.dice.rolls(count, 6, "factories")
    state.log("factories", power=PORTUGAL, dice=list(dice))
    for die in dice:
        if die == TRADED:
            yield from resources.receive(state, PORTUGAL, resources.draw(state))
    scored = dice.count(FAMED)
    if scored:
        state.award(PORTUGAL, "portuguese_settlements", scored)  # tm-22.3-29


# -- discoveries


def discovered(id: str) -> Event:
    """A resource for who plays it, the discovery for its own player, points for others."""

    def play(state: TantoMontaState, player: str) -> Flow:
        if player != DISCOVERIES[id].player:
            give_points(state, player, 4)
        yield from resources.receive(state, player, resources.draw(state))
        yield from discover(state, id)

    return Event(play, barred(id))


def barred(id: str) -> Callable[[TantoMontaState, str], str | None]:
    def forbidden(state: TantoMontaState, player: str) -> str | None:
        return discovery_forbidden(state, id)

    return forbidden


EVENTS = {
    "asian_wako_pirates": Event(wako),
    "christopher_columbus_discovers_the_new_world": discovered("new_world"),
    "natural_disasters": Event(disasters, disasters_forbidden),
    "portuguese_commercial_settlements": Event(factories),
    "settlement_surrenders": Event(surrender, surrender_forbidden),
    "slave_trade": Event(slave_trade),
    "vasco_da_gama_arrives_in_india": discovered("india"),
    "without_previous_declaration": Event(undeclared),
}
