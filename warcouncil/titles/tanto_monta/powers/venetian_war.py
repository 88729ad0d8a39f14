"""The Ottoman-Venetian War (20.9): a foreign war of ships that the players of its squadrons fight out."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.campaign.relations import besieged, controls
from warcouncil.campaign.sieges import check_sieges
from warcouncil.engine.flow import MOMENT, Ask, Flow
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table.book import Action
from warcouncil.table.dice import hits_in
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.menu import note_act, surcharge
from warcouncil.titles.tanto_monta.minors.activation import deactivate
from warcouncil.titles.tanto_monta.powers.common import SPACES
from warcouncil.titles.tanto_monta.powers.recruiting import WARS
from warcouncil.titles.tanto_monta.realm import HOMES, OTTOMAN, PLAYER
from warcouncil.titles.tanto_monta.state import TantoMontaState

WAR = "ottoman_venetian"
MUSLIM, SPAIN, PORTUGAL, VENICE, NORTH_AFRICA = "muslim", "spain", "portugal", "venice", "north_africa"
CASTILE, ARAGON, OTRANTO = "castile", "aragon", "otranto"
DICE = COMPONENTS.tables.venetian_war
NEEDED = COMPONENTS.tables.dice.naval_hits
CAPTAIN, KEMAL = "great_captain", "kemal_reis"
CHRISTIANS = (SPAIN, VENICE)
SHIPS = {row.navy: row.count for row in COMPONENTS.pieces.naval if row.war}
MARKER = "turkish_venetian_war"
BERBER_PORTS = tuple(space.id for space in COMPONENTS.map.spaces if space.part == "berber" and space.ports)
ITALIAN_PORTS = tuple(
    space.id for space in COMPONENTS.map.spaces if space.region in ("italy", "sicily") and space.ports
)
LED = 2
"""The CP for which the Great Captain does his best."""
FIGHT: Option = ("strike_first",)
DONE: Option = ("done",)

KINDS = {
    "open_war": Kind({"strike_first": (), "done": ()}),
    "sink_ship": Kind({"sink_ship": ("power",)}),
    "fleet_home": Kind({"space": ("space",)}),
    "fleet_corsairs": Kind({"as_corsairs": ("amount",)}),
    "captain_home": Kind({"space": ("space",)}),
}
REFUSALS = {
    "open_war": "tm-20.9-11",
    "sink_ship": "tm-20.9-17",
    "fleet_home": "tm-20.9-20",
    "fleet_corsairs": "tm-20.9-12",
    "captain_home": "tm-20.9-19",
}


def begin(state: TantoMontaState, player: str) -> Flow:
    """The reserved ships and two leaders come to the card; its player may fight at once."""
    state.on_table[WARS[WAR].card] = WAR
    state.foreign_wars[WAR] = 0
    state.war_fleets = dict(SHIPS)  # tm-20.9-9
    state.captives.pop(CAPTAIN, None)
    state.away_leaders.pop(CAPTAIN, None)
    state.leaders[CAPTAIN] = WAR  # tm-20.9-9
    state.admirals.pop(KEMAL, None)
    state.sides.pop(KEMAL, None)
    state.waiting_admirals.pop(KEMAL, None)
    state.log("venetian_war")
    if PLAYER.get(state.minors.get(VENICE, "")) == MUSLIM:
        yield from deactivate(state, VENICE)  # tm-20.9-10
    yield from check_sieges(state)  # the Great Captain may have left one: tm-15.3-1
    choice = yield Ask(player, "open_war", [FIGHT, DONE])
    if choice == FIGHT:
        yield from fight(state, player, LED if player != MUSLIM else 1)  # tm-20.9-11
    yield MOMENT


def in_progress(state: TantoMontaState) -> bool:
    return WAR in state.foreign_wars


def admiral_of_venice(state: TantoMontaState) -> str:
    """The player who has the Venetian squadron: the ally of Venice, else Portugal."""
    return PLAYER.get(state.minors.get(VENICE, ""), PORTUGAL)  # tm-20.9-10 tm-20.9-18


def players_at_war(state: TantoMontaState) -> tuple[str, ...]:
    """Those who have ships on the card."""
    fleets = state.war_fleets
    owners = {OTTOMAN: MUSLIM, SPAIN: SPAIN, VENICE: admiral_of_venice(state)}
    return tuple(dict.fromkeys(player for fleet, player in owners.items() if fleets.get(fleet)))  # tm-20.9-18


# -- the action


def candidates(state: TantoMontaState, player: str) -> Iterator[Option]:
    if in_progress(state) and player in players_at_war(state):
        yield ("venetian_war", 1)
        if player != MUSLIM:
            yield ("venetian_war", LED)


def forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    return "tm-6.1-8" if state.bound else None


def priced(state: TantoMontaState, player: str, option: Option) -> int:
    return int(option[1]) + surcharge(state, "venetian_war")


def run(state: TantoMontaState, player: str, option: Option) -> Flow:
    note_act(state, "venetian_war")
    return fight(state, player, int(option[1]))


# -- the fight


def dice_of(state: TantoMontaState, player: str, paid: int) -> tuple[int, int]:
    """The dice of the Christians and of the Muslims."""
    fleets = state.war_fleets
    captain = DICE.great_captain_led if paid == LED else DICE.great_captain
    christian = DICE.naval_unit * sum(fleets.get(fleet, 0) for fleet in CHRISTIANS) + captain
    muslim = DICE.naval_unit * fleets.get(OTTOMAN, 0) + DICE.kemal_reis
    if player == MUSLIM:
        return christian, muslim + DICE.starter
    return christian + DICE.starter, muslim  # tm-20.9-11


def fight(state: TantoMontaState, player: str, paid: int) -> Flow:
    """Both sides roll; each two hits sink a ship, and nobody retreats."""
    christian, muslim = dice_of(state, player, paid)
    ours = state.dice.rolls(christian, 6, "christian ships")
    theirs = state.dice.rolls(muslim, 6, "ottoman ships")
    state.log("war_at_sea", power=player, dice=list(ours), dice2=list(theirs))
    muslims, christians = state.war_fleets[OTTOMAN], christian_ships(state)
    sunk = min(hits_in(ours) // NEEDED, muslims)
    lost = min(hits_in(theirs) // NEEDED, christians)  # tm-20.9-17
    if (sunk, lost) == (muslims, christians):
        spared = muslims_keep_one(player, (christian, muslim))
        sunk, lost = (sunk - 1, lost) if spared else (sunk, lost - 1)  # tm-16.2-8
    sink(state, OTTOMAN, sunk)
    while lost:
        able = [fleet for fleet in CHRISTIANS if state.war_fleets.get(fleet)]
        choice = yield Ask(player, "sink_ship", [("sink_ship", fleet) for fleet in able])  # tm-20.9-17
        sink(state, str(choice[1]), 1)
        lost -= 1
    if not state.war_fleets[OTTOMAN] or not christian_ships(state):
        yield from end(state, bool(christian_ships(state)))


def christian_ships(state: TantoMontaState) -> int:
    return sum(state.war_fleets.get(fleet, 0) for fleet in CHRISTIANS)


def muslims_keep_one(player: str, dice: tuple[int, int]) -> bool:
    """Who keeps a ship if all would sink: the side with more dice, or with as many the one that was attacked."""
    christian, muslim = dice
    return muslim > christian or (muslim == christian and player != MUSLIM)


def sink(state: TantoMontaState, fleet: str, ships: int) -> None:
    """Ships of this war leave the game when they sink."""
    if ships:
        state.war_fleets[fleet] -= ships  # tm-20.9-14
        state.log("war_ships_sunk", power=fleet, amount=ships)


# -- the end


def end(state: TantoMontaState, christians: bool) -> Flow:
    """The survivors of the victor go home with a regular each; leaders return, and points are scored."""
    venetian = admiral_of_venice(state)
    del state.foreign_wars[WAR]
    card = WARS[WAR].card
    del state.on_table[card]
    state.remove_card(card)
    state.log("foreign_war_over", power=SPAIN if christians else MUSLIM, place=WAR)
    port = ""
    if christians:
        state.award(SPAIN, MARKER, WARS[WAR].vp)  # tm-20.9-13 tm-22.3-44
        state.award(venetian, MARKER, WARS[WAR].vp)  # tm-22.3-32 tm-22.3-60
        yield from christians_home(state)
    else:
        state.award(MUSLIM, MARKER, WARS[WAR].muslim_vp)  # tm-20.9-13 tm-22.3-15
        port = yield from ottomans_home(state)
    yield from kemal_home(state, port)
    yield from captain_home(state)


def berth(state: TantoMontaState, player: str, ports: list[str]) -> Flow:
    """A player names the port for his ships; "" if there is none."""
    if not ports:
        return ""
    options: list[Option] = [("space", port) for port in ports]
    _, port = yield Ask(player, "fleet_home", options)
    return str(port)


def christians_home(state: TantoMontaState) -> Flow:
    """The Spanish squadron goes to a Spanish port in Italy or Sicily, the Venetian one to Venice."""
    if state.war_fleets.get(SPAIN):
        ports = [port for port in ITALIAN_PORTS if state.control[port] == SPAIN]
        port = yield from berth(state, SPAIN, ports)  # tm-20.9-20
        arrive(state, port, SPAIN, ARAGON)
    if state.war_fleets.get(VENICE):
        at_home = state.control[VENICE] == VENICE or controls(state, VENICE, VENICE)
        arrive(state, VENICE if at_home else "", VENICE, VENICE)


def arrive(state: TantoMontaState, port: str, navy: str, power: str) -> None:
    """A squadron and a regular come to a port; without one they are lost."""
    state.war_fleets[navy] = 0
    if not port:
        return
    state.add_ships(port, navy, navy, squadron=1)
    state.add_troops(port, power, regular=1)  # tm-20.9-12
    state.log("war_ships_home", power=navy, space=port, amount=1)


def ottomans_home(state: TantoMontaState) -> Flow:
    """Ottoman ships, as squadrons or corsairs, go to a Berber home or to Otranto, with as many regulars."""
    ships = state.war_fleets[OTTOMAN]
    closed = state.realm.closed_spaces(state)
    able = [port for port in (*BERBER_PORTS, OTRANTO) if state.control[port] == NORTH_AFRICA and port not in closed]
    port = yield from berth(state, MUSLIM, able)  # tm-20.9-20
    if not port:
        state.war_fleets[OTTOMAN] = 0
        return ""
    _, corsairs = yield Ask(MUSLIM, "fleet_corsairs", [("as_corsairs", many) for many in range(ships + 1)])
    state.war_fleets[OTTOMAN] = 0
    state.add_ships(port, OTTOMAN, OTTOMAN, squadron=ships - int(corsairs), corsair=int(corsairs))
    state.add_troops(port, OTTOMAN, regular=ships)  # tm-20.9-12
    state.log("war_ships_home", power=OTTOMAN, space=port, amount=ships)
    return port


def kemal_home(state: TantoMontaState, port: str) -> Flow:
    """Kemal Reis is back unless Barbarossa has followed him."""
    if state.algiers_regency:
        return  # tm-20.9-19
    homes = [space for space in HOMES[NORTH_AFRICA] if SPACES[space].ports and controls(state, NORTH_AFRICA, space)]
    port = port or (yield from berth(state, MUSLIM, homes))
    if port:
        state.admirals[KEMAL] = port
        state.log("leader_enters", leader=KEMAL, place=port)
    else:
        state.waiting_admirals[KEMAL] = state.turn + 1


def captain_home(state: TantoMontaState) -> Flow:
    """The Great Captain comes to a controlled home space that is not besieged."""
    del state.leaders[CAPTAIN]
    homes = dict.fromkeys((*HOMES[CASTILE], *HOMES[ARAGON]))
    able = [space for space in homes if state.control[space] == SPAIN and not besieged(state, space)]
    if not able:
        state.away_leaders[CAPTAIN] = state.turn + 1
        return
    options: list[Option] = [("space", space) for space in able]
    _, space = yield Ask(CASTILE, "captain_home", options)  # tm-20.9-19
    state.leaders[CAPTAIN] = str(space)
    state.log("leader_returns", leader=CAPTAIN, space=space)


MENU = {
    "venetian_war": Action(
        candidates, forbidden, "foreign_war", run, priced=priced, needs="tm-20.9-18", only_with="foreign_wars"
    )
}
