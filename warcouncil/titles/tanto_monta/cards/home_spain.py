"""The home cards of Spain (#5 to #7): Tanto Monta, the seed of an empire, the crown of Aragon."""

from __future__ import annotations

from collections.abc import Mapping

from warcouncil.campaign.counters import can_add
from warcouncil.campaign.relations import at_war, besieged, controls
from warcouncil.campaign.sieges import check_sieges, lay_siege
from warcouncil.campaign.stacks import side
from warcouncil.campaign.transfers import occupants
from warcouncil.engine.flow import Ask, Flow
from warcouncil.engine.looks import OneLook, once_a_look
from warcouncil.engine.state import Option
from warcouncil.engine.title import Kind
from warcouncil.table import hands, windows
from warcouncil.table.book import Play
from warcouncil.table.events import event_forbidden
from warcouncil.table.impulses import use
from warcouncil.table.points import give_points
from warcouncil.titles.tanto_monta.cards.combat import Options, played
from warcouncil.titles.tanto_monta.cards.levies import (
    ARTILLERY,
    CAVALRY,
    MILITIA,
    REGULAR,
    SQUADRON,
    at_home,
    enlist,
    fits,
    levy,
)
from warcouncil.titles.tanto_monta.cards.ways import Way, always, home_card, if_so
from warcouncil.titles.tanto_monta.powers.castile import FERDINAND, FERDINAND_OF_ARAGON
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.seasons.events import retrievable, retrieve_forbidden
from warcouncil.titles.tanto_monta.seasons.impulses import NO_EVENTS, commit
from warcouncil.titles.tanto_monta.spaces import calm, own_homes
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.war.expeditions import CROWN_OF_ARAGON, set_out
from warcouncil.titles.tanto_monta.war.ground import CANARIES

SPAIN, FRANCE = PLAYERS[2], PLAYERS[3]
CASTILE, ARAGON = "castile", "aragon"
CROWNS = (CASTILE, ARAGON)
TANTO_MONTA, SEED, CROWN = "tanto_monta_monta_tanto", "seed_of_an_empire", "crown_of_aragon"
POWER_OF_THE_CROWN, FETCHING = "power_of_the_crown", "discard_fetched"
KING_POINTS, EXPEDITION_POINTS = 5, 2
SEEDS, COLONISTS, LEVIES = 5, 3, 4
"""Castilian units, those of them that may go to the Canaries, Aragonese units."""
CASTILIANS: Mapping[str, int] = {REGULAR: SEEDS, MILITIA: 1, CAVALRY: 1, SQUADRON: 1}
ARAGONESE: Mapping[str, int] = {REGULAR: LEVIES, MILITIA: 1, CAVALRY: 1, ARTILLERY: 1}

KINDS = {
    "king_goes": Kind({"space": ("space",)}),
    "fetch_card": Kind({"card": ("card",)}),
    "fetched_card": Kind({"spend": ("card",), "event": ("card",), "keep_card": ("card",)}),
}
REFUSALS = {"fetch_card": "tm-6.2-5"}


# -- Tanto Monta, Monta Tanto (#5)


def king(state: TantoMontaState) -> str:
    """Ferdinand, on the side of his counter that is in play, wherever he is; "" if he is no more."""
    anywhere = {*state.leaders, *state.captives, *state.away_leaders}
    return next((leader for leader in (FERDINAND, FERDINAND_OF_ARAGON) if leader in anywhere), "")


def residences(state: TantoMontaState) -> list[str]:
    """The home spaces of both crowns in Spanish hands, without unrest and enemies."""
    homes = [space for crown in CROWNS for space in own_homes(state, crown) if space not in state.unrest]
    return [space for space in homes if not any(at_war(state, SPAIN, one) for one in occupants(state, space))]


def call_ferdinand(state: TantoMontaState, option: Option) -> Flow:
    """Ferdinand goes to a home space, out of a siege or a dungeon if need be; then there are points."""
    give_points(state, SPAIN, KING_POINTS)
    leader, spaces = king(state), residences(state)
    if not leader or not spaces:
        return
    _, space = yield Ask(SPAIN, "king_goes", [("space", space) for space in spaces], about={"leader": leader})
    state.captives.pop(leader, None)  # tm-12.5-3
    state.away_leaders.pop(leader, None)
    state.leaders[leader] = str(space)
    state.log("leader_enters", leader=leader, place=space)
    yield from check_sieges(state)


def may_fetch(state: TantoMontaState) -> bool:
    return not state.isabella_dead and bool(retrievable(state, SPAIN))


def fetch(state: TantoMontaState, option: Option) -> Flow:
    """Spain takes a card from the discards, unless France prevents it, and plays it at once or keeps it."""
    if (yield from windows.offer(state, FETCHING, (FRANCE,), {"power2": SPAIN})):
        state.log("card_cancelled", power=SPAIN, card=TANTO_MONTA)
        return
    options: list[Option] = [("card", card) for card in state.discard]
    _, card = yield Ask(SPAIN, "fetch_card", options, fetch_forbidden)  # tm-6.2-5 tm-6.2-6
    hands.take_from_discard(state, SPAIN, str(card))
    uses: list[Option] = [("spend", card), ("event", card), ("keep_card", card)]
    choice = yield Ask(SPAIN, "fetched_card", uses, use_forbidden)
    if choice[0] == "keep_card":
        return
    choice = yield from commit(state, SPAIN, choice)
    if choice is not None:
        yield from use(state, SPAIN, choice)


def fetch_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    return retrieve_forbidden(state, player, str(option[1]))


def use_forbidden(state: TantoMontaState, player: str, option: Option) -> str | None:
    """What was an event this turn gives points only."""
    card = str(option[1])
    if option[0] != "event":
        return None
    return "tm-6.1-1" if card in NO_EVENTS else event_forbidden(state, player, card)  # tm-6.2-7


def crown_options(state: TantoMontaState, player: str, trigger: str) -> Options:
    """France stops Tanto Monta in an impulse of Spain."""
    return played(POWER_OF_THE_CROWN)


def stop_fetching(state: TantoMontaState, player: str, option: Option, trigger: str) -> None:
    windows.stop(state, trigger)


# -- Seed of an Empire (#6)


def islands(state: TantoMontaState, unit: str) -> list[str]:
    """The spaces of the Canaries for new units: ports of Spain, and where a leader of Castile is free."""
    return [space for space in state.realm.atlas.in_order(CANARIES) if may_land(state, unit, space)]


def may_land(state: TantoMontaState, unit: str, space: str) -> bool:
    port = bool(state.realm.atlas.spaces[space].ports) and controls(state, CASTILE, space)
    if port and fits(state, CASTILE, unit, space, abroad=True):
        return True
    if unit == SQUADRON or not calm(state, space):
        return False
    shut = besieged(state, space) and CASTILE not in dict(state.sieges[space])
    return space in led_places(state) and not shut and can_add(state, CASTILE, unit, 1, space)


@once_a_look
def led_places(state: TantoMontaState) -> set[str]:
    """Where leaders of Castile are."""
    return {place for leader, place in state.leaders.items() if side(state, leader) == CASTILE}


def seed(state: TantoMontaState, option: Option) -> Flow:
    """Units of Castile at home, and some of them in one space of the Canaries."""
    left = dict(CASTILIANS)
    colony, colonists = "", 0
    for count in range(SEEDS, 0, -1):
        with OneLook(state):
            sites = {unit: seed_sites(state, unit, colony, colonists) for unit, many in left.items() if many}
        options: list[Option] = [("levy", unit, place) for unit, places in sites.items() for place in places]
        if not options:
            return
        _, unit, place = yield Ask(CASTILE, "levy", options, about={"amount": count})
        left[unit] -= 1
        if place in CANARIES:
            colony, colonists = place, colonists + 1
        enlist(state, CASTILE, unit, place)
    if colony:
        yield from lay_siege(state, CASTILE, colony)  # tm-15-1


def seed_homes(state: TantoMontaState, unit: str) -> list[str]:
    return [space for space in at_home(CASTILE)(state, unit) if space not in CANARIES]


def seed_sites(state: TantoMontaState, unit: str, colony: str, colonists: int) -> list[str]:
    homes = seed_homes(state, unit)
    if colonists >= COLONISTS:
        return homes
    return [*homes, *(space for space in islands(state, unit) if colony in ("", space))]


def seeds_somewhere(state: TantoMontaState) -> bool:
    return any(seed_homes(state, unit) or islands(state, unit) for unit in CASTILIANS)


# -- Crown of Aragon (#7)


def expedition(state: TantoMontaState, option: Option) -> Flow:
    """A formation under one leader crosses the Mediterranean; then there are points."""
    give_points(state, SPAIN, EXPEDITION_POINTS)
    yield from set_out(state, CROWNS, CROWN_OF_ARAGON)


def levies(state: TantoMontaState, option: Option) -> Flow:
    yield from levy(state, ARAGON, ARAGONESE, at_home(ARAGON), LEVIES)


def aragon_recruits(state: TantoMontaState) -> bool:
    return any(at_home(ARAGON)(state, unit) for unit in ARAGONESE)


PLAYS = {POWER_OF_THE_CROWN: Play(crown_options, stop_fetching)}
EVENTS = {
    TANTO_MONTA: home_card(
        TANTO_MONTA,
        {
            "call_ferdinand": Way(always("call_ferdinand"), call_ferdinand),
            "fetch_discard": Way(if_so("fetch_discard", may_fetch), fetch),
        },
    ),
    SEED: home_card(SEED, {"recruit": Way(if_so("recruit", seeds_somewhere), seed)}),
    CROWN: home_card(
        CROWN,
        {
            "expedition": Way(always("expedition"), expedition),
            "recruit": Way(if_so("recruit", aragon_recruits), levies),
        },
    ),
}
