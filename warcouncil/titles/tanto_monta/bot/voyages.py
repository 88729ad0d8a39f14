"""Voyages: naos that explore, chart and settle, escorts, and what settlements bring home."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from warcouncil.engine.state import Option
from warcouncil.titles.tanto_monta.bot.outlook import RESOURCE, Outlook
from warcouncil.titles.tanto_monta.voyages.naos import NAOS, SPECIAL, naos_of
from warcouncil.titles.tanto_monta.voyages.oceans import (
    ARROWS,
    BORDERS,
    BOX,
    ENTRY,
    OCEANS,
    PORTUGAL,
    SITES,
    SITES_IN,
    VOYAGES,
    closed_to,
    escorted,
    piloted,
    strait_helps,
    zone,
)
from warcouncil.titles.tanto_monta.voyages.sailing import SAIL_WITH
from warcouncil.titles.tanto_monta.voyages.settlements import DISCOVERIES, found_forbidden, markers_left, room_forbidden

HOMEWARD = 0.7
"""The part of what a settlement yields that comes home."""
SAFE, EXPLORED, CHART = 6, 9, 11
"""The totals from which on a nao survives a current, explores, and draws a chart."""
DEPTH = 3
STEP = 0.8
"""What is left of a prize for each zone that it is away."""
VOYAGE = 5.0
"""The command points of a nao from the shipyard to its settlement."""


@cache
def two_dice(least: int) -> float:
    """The chance that two dice show so much or more.

    >>> round(two_dice(9), 2)
    0.28
    """
    return sum(one + other >= least for one in range(1, 7) for other in range(1, 7)) / 36


def sail_with(power: str) -> str:
    """The player whose naos move with the ships of a power."""
    return SAIL_WITH.get(power, "")


# -- what zones are worth


def settlement_worth(outlook: Outlook, ocean: str) -> float:
    """A resource now and in every turn to come; the first one in a new world brings points."""
    worth = RESOURCE * HOMEWARD * (1 + outlook.turns_left) * outlook.plan.voyages
    for discovery in DISCOVERIES.values():
        if discovery.ocean == ocean and discovery.id not in outlook.state.discoverers:
            worth += discovery.vp if discovery.player == outlook.player else discovery.others_vp
    return worth


def site_free(outlook: Outlook, ocean: str) -> bool:
    return any(room_forbidden(outlook.state, outlook.player, site) is None for site in SITES_IN[ocean])


def bonus(outlook: Outlook, nao: str, ocean: str) -> int:
    """What is added to the dice of a nao."""
    player = outlook.player
    return NAOS[nao].crew + (player in outlook.state.technology) + strait_helps(outlook.state, player, ocean)


def zone_worth(outlook: Outlook, nao: str, ocean: str, depth: int = DEPTH) -> float:
    """What a nao can still gain from a zone on."""
    return outlook.once(("zone", nao, ocean, depth), lambda: _zone_worth(outlook, nao, ocean, depth))


def _zone_worth(outlook: Outlook, nao: str, ocean: str, depth: int) -> float:
    here = settlement_worth(outlook, ocean) if site_free(outlook, ocean) else 0.1
    if not depth:
        return here
    ahead = [sail_worth(outlook, nao, ocean, other, depth - 1) for other in BORDERS[ocean]]
    return max(here, *ahead)


def sail_worth(outlook: Outlook, nao: str, start: str, target: str, depth: int = DEPTH - 1) -> float:
    """What it promises to sail to a zone: storms, unknown coasts, and what lies there."""
    state, player = outlook.state, outlook.player
    if closed_to(state, player, target) is not None:
        return 0.0
    adds, safe = bonus(outlook, nao, target), 1.0
    if start in OCEANS and not piloted(state, player):
        safe = two_dice(SAFE - adds) ** ARROWS[start, target]
    if (player, target) in state.explored:
        return STEP * safe * zone_worth(outlook, nao, target, depth)
    found = two_dice(EXPLORED - adds)
    chart = two_dice(CHART - adds) * bool(state.charts.get(target))
    return safe * (STEP * found * zone_worth(outlook, nao, target, depth) + chart)


# -- naos


def order_worth(outlook: Outlook, option: Option) -> float:
    """What an order promises to a nao."""
    act, nao = str(option[0]), str(option[1])
    state = outlook.state
    place = state.naos[nao].place
    if act == "found":
        return settlement_worth(outlook, SITES[str(option[2])].ocean)
    if act == "chart":
        adds = bonus(outlook, nao, zone(place)) + (escorted(state, outlook.player, zone(place)) > 0)
        sunk = 0.0 if piloted(state, outlook.player) else 1 - two_dice(SAFE - adds)
        return two_dice(CHART - adds) - sunk
    if act == "sail_nao":
        target = str(option[2])
        if target not in OCEANS:
            return -0.5
        stay = 0.0 if place not in OCEANS else zone_worth(outlook, nao, place, 0) - 0.1
        return sail_worth(outlook, nao, place, target) - stay
    return -0.5


def judge_orders(outlook: Outlook, option: Option) -> float:
    return 0.03 if option == ("done",) else order_worth(outlook, option)


def orders_of(outlook: Outlook, nao: str) -> Iterator[Option]:
    """What could be ordered, as far as it is worth looking at."""
    place, state = outlook.state.naos[nao].place, outlook.state
    if place == BOX:
        yield ("sail_nao", nao, ENTRY)
        return
    ocean = zone(place)
    if place in OCEANS:
        free = [site for site in SITES_IN[place] if found_forbidden(state, outlook.player, site) is None]
        yield from (("found", nao, site) for site in free[:1])
        if state.charts.get(place) and (outlook.player, place) not in state.charted:
            yield ("chart", nao)
    yield from (("sail_nao", nao, other) for other in BORDERS[ocean])


def move_worth(outlook: Outlook) -> float:
    """What a naval move is worth to the naos of a player."""
    return outlook.once("naos", lambda: _move_worth(outlook))


def _move_worth(outlook: Outlook) -> float:
    best = [
        max((order_worth(outlook, order) for order in orders_of(outlook, nao)), default=0.0)
        for nao in naos_of(outlook.state, outlook.player)
    ]
    return 0.6 * sum(worth for worth in best if worth > 0)


def may_build(outlook: Outlook) -> bool:
    """Whether it is time for naos of a player; Portugal has a few before all others (17.4)."""
    state = outlook.state
    if state.turn >= VOYAGES.everybody_builds:
        return True
    most = VOYAGES.early_naos_sagres if state.sagres else VOYAGES.early_naos
    return outlook.player == PORTUGAL and state.naos_built.get(PORTUGAL, 0) < most


def judge_nao(outlook: Outlook, option: Option) -> float:
    """A nao for a settlement that can still pay, up to two of them."""
    afloat = [nao for nao in naos_of(outlook.state, outlook.player) if nao not in SPECIAL]
    if len(afloat) >= 2 or markers_left(outlook.state, outlook.player) <= len(afloat):
        return -0.05
    crew = next((nao for nao, facts in NAOS.items() if facts.player == outlook.player and facts.crew == 1), "")
    if not crew:
        return 0.0
    return sail_worth(outlook, crew, BOX, ENTRY) / VOYAGE


def judge_explorer(outlook: Outlook, option: Option) -> float:
    return float(NAOS[str(option[1])].crew)


def judge_raid(outlook: Outlook, option: Option) -> float:
    """A nao robs settlements: more with good pirates."""
    return 0.1 * NAOS[str(option[1])].piracy * (0.5 + outlook.rival(str(option[2])))


# -- escorts, winter


def loaded(outlook: Outlook, ocean: str) -> int:
    """Settlements of ours in a zone."""
    return sum(
        SITES[site].ocean == ocean and owner == outlook.player for site, owner in outlook.state.settlements.items()
    )


def escort_worth(outlook: Outlook, ocean: str) -> float:
    """A squadron brings resources home more often."""
    more = loaded(outlook, ocean)
    return 0.0 if not more or escorted(outlook.state, outlook.player, ocean) else 0.22 * RESOURCE * (1 + more)


def judge_escort(outlook: Outlook, option: Option) -> float:
    if len(option) == 1:
        return 0.0
    if option[0] == "recall_escort":
        return 0.05 if not loaded(outlook, str(option[2])) else -0.2
    return escort_worth(outlook, str(option[-1])) - 0.05


def judge_escort_winter(outlook: Outlook, option: Option) -> float:
    here = loaded(outlook, str(option[2])) > 0
    return (0.3 if here else 0.0) if option[0] == "escort_stays" else (0.0 if here else 0.1)


def judge_nao_winter(outlook: Outlook, option: Option) -> float:
    """In a settlement, at home, or at sea if there is nothing else."""
    return {"winter_in": 1.0, "sail_home": 0.3}.get(str(option[0]), 0.4 if option[1] in SPECIAL else 0.1)


def judge_settlement(outlook: Outlook, option: Option) -> float:
    """A settlement that an event strikes: never one of ours."""
    if len(option) == 1:
        return 0.0
    site = str(option[-1])
    owner = outlook.state.settlements.get(site, "")
    return outlook.rival(owner) * settlement_worth(outlook, SITES[site].ocean) if site in SITES else 0.0


def judge_site(outlook: Outlook, option: Option) -> float:
    return settlement_worth(outlook, SITES[str(option[-1])].ocean) if option[-1] in SITES else 0.0


def prospects(outlook: Outlook) -> Iterator[tuple[float, float]]:
    """What voyages could do with command points: (worth, cost)."""
    moving = move_worth(outlook)
    if moving > 0:
        yield moving, 1.0
    if may_build(outlook):
        yield judge_nao(outlook, ("nao",)) * VOYAGE, VOYAGE


ACTS = {
    "nao": judge_nao,
    "raid": judge_raid,
    "send_escort": judge_escort,
    "build_escort": judge_escort,
}
JUDGES = {
    "nao_orders": judge_orders,
    "nao_explores": judge_explorer,
    "discoverer": judge_explorer,
    "discovered_site": judge_site,
    "spring_escort": judge_escort,
    "escort_winter": judge_escort_winter,
    "nao_winter": judge_nao_winter,
    "settlement_falls": judge_settlement,
    "disaster": judge_settlement,
    "wako_hit": judge_settlement,
}
