"""Winter on the oceans (18.7, 18.8): naos and escorts come home or stay, resources return or are lost."""

from __future__ import annotations

from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages import escorts, rolls, sailing, settlements
from warcouncil.titles.tanto_monta.voyages.discoveries import OPENED
from warcouncil.titles.tanto_monta.voyages.naos import SPECIAL, change, naos_in, naos_of
from warcouncil.titles.tanto_monta.voyages.oceans import (
    ISLANDS,
    OCEANS,
    PLAYERS,
    SITES,
    SPAIN,
    VOYAGES,
    distances,
    escorted,
    holds,
    islands_held,
    piloted,
    zone,
)

TABLES = COMPONENTS.tables
ATLANTIC = TABLES.atlantic.ports
FATES = tuple(dict.fromkeys(fate for table in TABLES.resource_return.values() for _, row in table.rows for fate in row))
"""What may become of a resource on its way."""

KINDS = {
    "nao_winter": Kind({"winter_in": ("nao", "settlement"), "sail_home": ("nao",), "winter_at_sea": ("nao",)}),
    "escort_winter": Kind({"escort_stays": ("power", "ocean"), "escort_returns": ("power", "ocean", "space")}),
    "cargo_fate": Kind({"cargo_of": ("settlement",)}),
}
REFUSALS = {"nao_winter": "tm-18.7-1", "escort_winter": "tm-18.7-7", "cargo_fate": "tm-18.8-3"}


# -- naos (18.7)


def naos_return(state: TantoMontaState) -> None:
    """Step: the naos of all players come home or stay, in the order of impulses."""
    state.next(*(("naos_winter", player) for player in PLAYERS))


def naos_winter(state: TantoMontaState, player: str) -> Flow:
    """Step: a player says of each nao at sea what it does; then they do it."""
    chosen: dict[str, Option] = {}
    taken: set[str] = set()
    for nao in naos_of(state, player):
        if state.naos[nao].place not in OCEANS:
            continue
        berths = [site for site in winter_sites(state, player, nao) if site not in taken]
        options: list[Option] = [("winter_in", nao, site) for site in berths]
        options += [("sail_home", nao), ("winter_at_sea", nao)]
        chosen[nao] = yield Ask(player, "nao_winter", options, about={"nao": nao})
        taken.update(str(site) for site in chosen[nao][2:])
    staying = [state.naos[nao].place for nao, choice in chosen.items() if choice[0] == "winter_at_sea"]
    for nao, choice in chosen.items():
        if choice[0] == "winter_in":
            change(state, nao, place=str(choice[2]))  # tm-18.7-1
            state.log("nao_sails", power=player, nao=nao, haven=str(choice[2]))
        elif choice[0] == "sail_home":
            yield from sails_home(state, player, nao)
        else:
            yield from stays(state, nao, pair=staying.count(state.naos[nao].place) > 1)


def winter_sites(state: TantoMontaState, player: str, nao: str) -> list[str]:
    """The nearest own settlements without a nao, if no arrow lies between."""
    here = state.naos[nao].place
    far, calm = distances(here), distances(here, calm=True)
    free = [site for site in SITES if state.settlements.get(site) == player and not naos_in(state, site)]
    near = min((far[zone(site)] for site in free), default=0)
    return [site for site in free if calm.get(zone(site)) == near]  # tm-18.7-1


def sails_home(state: TantoMontaState, player: str, nao: str) -> Flow:
    """A nao sails straight to the box, with one easy roll."""
    afloat = yield from rolls.navigates(state, nao, homeward_in_winter=True)  # tm-18.7-1
    if afloat:
        yield from sailing.nao_comes_home(state, player, nao)  # tm-18.7-2


def stays(state: TantoMontaState, nao: str, pair: bool) -> Flow:
    """A nao that stays at sea rolls for navigation; two that stay together help each other."""
    if nao in SPECIAL and state.holds(OPENED):
        return  # tm-18.7-3
    yield from rolls.navigates(state, nao, two_naos_in_winter=pair)  # tm-18.7-1


# -- escorts (18.7)


def escorts_return(state: TantoMontaState) -> None:
    """Step: each escort stays, or rolls for the way home, in the order of impulses."""
    here = [(navy, ocean, many) for ocean in OCEANS for navy, many in sorted(state.escorts.get(ocean, {}).items())]
    here.sort(key=lambda one: PLAYERS.index(COMPONENTS.player_of[one[0]]))
    state.next(*(("escort_winter", navy, ocean) for navy, ocean, many in here for _ in range(many)))


def escort_winter(state: TantoMontaState, navy: str, ocean: str) -> Flow:
    """Step: one squadron of a navy in an ocean zone."""
    player = COMPONENTS.player_of[navy]
    ports = escorts.home_ports(state, navy)
    options: list[Option] = [("escort_stays", navy, ocean), *(("escort_returns", navy, ocean, port) for port in ports)]
    choice = yield Ask(player, "escort_winter", options, about={"power2": navy, "ocean": ocean})
    if choice[0] == "escort_stays":
        return
    said = "nothing" if piloted(state, player) else escort_roll(state, player, navy)
    if said == "nothing":
        escorts.come_home(state, navy, ocean, str(choice[3]))  # tm-18.7-7
    elif said == "sunk":
        escorts.lose(state, ocean, navy)  # tm-18.7-7


def escort_roll(state: TantoMontaState, player: str, navy: str) -> str:
    """Navigation without a crew, with the help of an escort's way home."""
    modifiers = TABLES.navigation.modifiers
    dice = state.dice.rolls(2, 6, "navigation")
    technology = modifiers["maritime_technology"] if player in state.technology else 0
    total = sum(dice) + modifiers["escort_homeward"] + technology
    state.log("escort_roll", power=navy, dice=list(dice), total=total)
    return rolls.result(TABLES.navigation, total)


# -- resources (18.8)


def plunderer(state: TantoMontaState) -> str:
    """Who has enough of the African ports of the Atlantic to plunder the fleets of others; "" if nobody has."""
    for player in PLAYERS:
        ports = [port for port in ATLANTIC if holds(state, player, port)]
        if len(ports) + ports.count(VOYAGES.plunder_twice) >= VOYAGES.plunder_ports:
            return player  # tm-18.8-4
    return ""


def plundered_by(state: TantoMontaState, player: str, ocean: str) -> str:
    """Who plunders what a player's settlements of an ocean zone send home; "" if nobody does."""
    thief = plunderer(state)
    if thief == player or ocean not in VOYAGES.plundered:
        return ""  # tm-18.8-4
    if piloted(state, player):
        return ""  # tm-18.8-5
    if player == SPAIN and islands_held(state, SPAIN) == len(ISLANDS):
        return ""  # tm-18.8-5
    return thief


def resources_return(state: TantoMontaState) -> None:
    """Step: one roll for each ocean zone with resources of a player, in the order of impulses."""
    state.next(
        *(
            ("zone_returns", player, ocean)
            for player in PLAYERS
            for ocean in OCEANS
            if loaded(state, player, ocean)  # tm-18.8-1
        )
    )


def loaded(state: TantoMontaState, player: str, ocean: str) -> list[str]:
    """The settlements of a player in an ocean zone with a resource."""
    return [site for site in settlements.settlements_in(state, player, ocean) if site in state.cargo]


def return_helps(state: TantoMontaState, player: str, ocean: str) -> dict[str, bool]:
    """What helps the resources of an ocean zone home."""
    found = {"escort": bool(escorted(state, player, ocean)), "maritime_technology": player in state.technology}
    for discovery in TABLES.discoveries:
        mine = discovery.player == player and discovery.ocean == ocean
        found[discovery.returns] = mine and discovery.id in state.discovered  # tm-16.7-9
    return found


def zone_returns(state: TantoMontaState, player: str, ocean: str) -> Flow:
    """Step: the resources of an ocean zone arrive, remain, are lost or plundered, which the table names first."""
    thief = plundered_by(state, player, ocean)
    table = TABLES.resource_return["plundered" if thief else "free"]
    dice = state.dice.rolls(2, 6, "resource return")
    added = sum(table.modifiers[reason] for reason, true in return_helps(state, player, ocean).items() if true)
    fates = [row for least, row in table.rows if sum(dice) + added >= least][-1]
    state.log("return_roll", power=player, ocean=ocean, dice=list(dice), total=sum(dice) + added)
    left = loaded(state, player, ocean)
    wanted = list(fates[: len(left)])  # tm-18.8-2 tm-18.8-3
    for number, fate in enumerate(wanted):
        same = fate != "plundered" and len(set(wanted[number:])) == 1
        site = left[0] if same else (yield from which(state, player, ocean, left, fate))
        left.remove(site)
        returns(state, player, site, fate, thief)


def which(state: TantoMontaState, player: str, ocean: str, left: list[str], fate: str) -> Flow:
    """The settlement whose resource has a fate: chance says it, or its player if he has a fortress in the zone."""
    if fate == "plundered" or not settlements.fortresses_in(state, player, ocean):
        site, _ = state.dice.draw(left, "returning settlement")  # tm-18.8-3
        return site
    options: list[Option] = [("cargo_of", site) for site in left]
    choice = yield Ask(player, "cargo_fate", options, about={"ocean": ocean, "fate": fate})
    return str(choice[1])


def returns(state: TantoMontaState, player: str, site: str, fate: str, thief: str) -> None:
    """What becomes of one resource."""
    state.log("cargo_fate", power=player, settlement=site, fate=fate)
    if fate == "remains":
        return
    resource = state.cargo.pop(site)
    if fate == "lost":
        state.show(None, "resource_discarded", power=player, resource=resource)
        resources.set_aside(state, resource)
    else:
        resources.arrive(state, thief if fate == "plundered" else player, resource)


# -- revealing


def resources_revealed(state: TantoMontaState) -> None:
    """Step: all players reveal what has come to them, in the order of impulses."""
    state.next(*(("reveal", player) for player in PLAYERS if player in state.arrivals))  # tm-18.8-9


def trade(state: TantoMontaState) -> None:
    """Step: 18.8 in its order."""
    state.next(("resources_return",), ("caravans_return",), ("trades",), ("resources_revealed",))


STEPS = {
    "trade": trade,
    "naos_return": naos_return,
    "naos_winter": naos_winter,
    "escorts_return": escorts_return,
    "escort_winter": escort_winter,
    "resources_return": resources_return,
    "zone_returns": zone_returns,
    "resources_revealed": resources_revealed,
    "reveal": resources.reveal,
}
