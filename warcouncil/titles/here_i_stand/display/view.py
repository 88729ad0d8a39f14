"""What people see: the pieces on the map, a panel for each power, the common displays, and what is going on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from warcouncil.campaign import negotiation
from warcouncil.campaign.counters import land_strength
from warcouncil.campaign.pieces import Troops
from warcouncil.campaign.stacks import side
from warcouncil.table import hidden
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    COLONIES,
    COLORS,
    CONQUESTS,
    COUNTERS,
    DEBATERS,
    DISCOVERIES,
    FOREIGN_WARS,
    HOME_CARDS,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    MINORS,
    NAVAL_UNITS,
    REFORMERS,
    RULERS,
    SCENARIOS,
    SEAS,
    SPACES,
    TABLES,
    TURNS,
    WIVES,
    ZONES,
)
from warcouncil.titles.here_i_stand.display.resolving import going_on
from warcouncil.titles.here_i_stand.seasons import card_draw, victory
from warcouncil.titles.here_i_stand.state import HereIStandState

View = dict[str, Any]


def public_view(state: HereIStandState) -> View:
    """Everything on the table, as far as everybody may see it."""
    panels = [
        *(power_panel(state, power) for power in MAJORS),
        diplomacy_panel(state),
        religion_panel(state),
        new_world_panel(state),
        cards_panel(state),
        *going_on(state),
    ]
    return {"turn": turn(state), "pieces": list(pieces(state)), "panels": panels}


def own_panel(state: HereIStandState, seat: int, panel: View) -> Iterator[View]:
    """A panel with what a seat knows besides, and the panels that only this seat has."""
    if panel["kind"] == "power":
        yield {**panel, "hand": known_hand(state, panel["power"], seat)}
    elif panel["kind"] == "cards":
        yield {**panel, "drawn": [card for card in state.drawn if state.sees(seat, state.drawer)]}
        yield from diet_panel(state, seat)
    else:
        yield panel


def known_hand(state: HereIStandState, power: str, seat: int | None) -> list[str]:
    return [card for card in state.hands[power] if hidden.knows(state, seat, card, power)]


def turn(state: HereIStandState) -> View:
    scenario = SCENARIOS[str(state.options["scenario"])]
    return {
        "turn": state.turn,
        "last": state.last_turn,
        "years": list(TURNS[state.turn].years),
        "phase": state.phase,
        "active": state.active or None,
        "acting": state.acting or None,
        "cp": state.cp,
        "card": state.card or None,
        "impulse": state.impulse,
        "passed": [power for power in MAJORS if power in state.passed],
        "skipped": [power for power in MAJORS if power in state.skipped],
        "vp": {power: victory.vp(state, power) for power in MAJORS},
        "winning_vp": scenario.winning_vp,
        "domination_lead": scenario.domination_lead,
        "protestant_spaces": victory.counted_spaces(state),
        "religious_victory": TABLES.religious_victory,
        "league": state.league,
        "pirates": state.barbary,
        "jesuits": state.jesuits,
        "lasting": sorted(state.lasting),
    }


# -- pieces


class OnMap:
    """Who and what is at each place: looked up once for all places."""

    def __init__(self, state: HereIStandState) -> None:
        self.state = state
        self.reformers = by_place(REFORMERS, state.reformers)
        self.leaders = by_place(LEADERS, state.leaders)
        self.admirals = by_place(ADMIRALS, state.admirals)
        self.marked = {*state.unrest, *state.fortresses, *state.havens, *state.universities, *state.sieges}
        self.marked |= {*self.reformers, *state.waiting_troops, state.knights}
        """Where something may lie besides the marker of control."""
        self.occupied = {*state.troops, *state.fleets, *self.leaders, *self.admirals}
        """Where units or people may be."""


def by_place(order: Iterable[str], where: Mapping[str, str]) -> dict[str, list[str]]:
    """Place -> who is there, in this order."""
    found: dict[str, list[str]] = {}
    for person in order:
        if person in where:
            found.setdefault(where[person], []).append(person)
    return found


def pieces(state: HereIStandState) -> Iterator[View]:
    """Control, religion, markers, units and leaders, place by place."""
    here = OnMap(state)
    for space in SPACES:
        yield control(state, space)
        if space in here.marked:
            yield from markers(here, space)
        if space in here.occupied:
            yield from units(here, space)
    for sea in SEAS:
        if sea in state.gone_pirates:
            yield piece(sea, "piracy", "ottoman")
        yield from ships(here, sea)
    for war in FOREIGN_WARS:
        if war in state.foreign_wars:
            yield piece(war, "regular", "independent", state.foreign_wars[war])
            yield from units(here, war)


def control(state: HereIStandState, space: str) -> View:
    """Who controls a space, and what it believes."""
    faith = "protestant" if space in state.protestant_spaces else RELIGION[space]
    return piece(space, "control", state.control[space], 1, *((faith,) if faith else ()))


def markers(here: OnMap, space: str) -> Iterator[View]:
    """What lies on a space."""
    state = here.state
    if space in state.unrest:
        yield piece(space, "unrest")
    if space in state.fortresses or space in state.havens:
        yield piece(space, "haven" if space in state.havens else "fortress")
    if space in state.universities:
        yield piece(space, "university", "papacy")
    if space in state.sieges:
        for power, _ in state.sieges[space]:
            yield piece(space, "siege", power)
    for reformer in here.reformers.get(space, ()):
        yield piece(space, "reformer", "protestant", 1, reformer)
    if state.knights == space:
        yield piece(space, "knights", "independent")
    if state.waiting_troops.get(space):
        yield piece(space, "waiting", "protestant", state.waiting_troops[space])


RELIGION = {name: "" if space.home == "ottoman" else "catholic" for name, space in SPACES.items()}
"""What a space believes that has not turned Protestant."""


def units(here: OnMap, place: str) -> Iterator[View]:
    for stack in here.state.troops.get(place, ()):
        yield from soldiers(place, stack)
    for leader in here.leaders.get(place, ()):
        yield piece(place, "leader", side(here.state, leader) or None, 1, leader)
    yield from ships(here, place)


def soldiers(place: str, stack: Troops) -> Iterator[View]:
    for unit, count in zip(LAND_UNITS, stack.counts, strict=True):
        if count:
            yield piece(place, unit, stack.owner, count)


def ships(here: OnMap, place: str) -> Iterator[View]:
    for fleet in here.state.fleets.get(place, ()):
        lent = () if fleet.user == fleet.owner else (fleet.user,)
        for unit, count in zip(NAVAL_UNITS, fleet.counts, strict=True):
            if count:
                yield piece(place, unit, fleet.owner, count, *lent)
    for admiral in here.admirals.get(place, ()):
        yield piece(place, "admiral", here.state.sides.get(admiral, ADMIRALS[admiral].power), 1, admiral)


def piece(place: str, kind: str, owner: str | None = None, count: int = 1, *markers: str) -> View:
    return {"place": place, "kind": kind, "count": count, "owner": owner, "markers": list(markers)}


# -- powers


def power_panel(state: HereIStandState, power: str) -> View:
    """A power card: ruler, points line by line, cards, tracks, prisoners."""
    hand = state.hands[power]
    ruler = state.rulers[power]
    vp_lines = victory.vp_lines(state, power)
    return {
        "kind": "power",
        "power": power,
        "seat": state.seats[power],
        "color": COLORS[power],
        "ruler": ruler,
        "admin": RULERS[ruler].admin,
        "bonus": RULERS[ruler].bonus,
        "vp": sum(points for _, points in vp_lines),
        "vp_history": list(state.vp_history.get(power, ())),
        "vp_lines": [{"kind": kind, "vp": points} for kind, points in vp_lines],
        "keys": card_draw.counted_keys(state, power),
        "next_cards": [{"kind": kind, "cards": count} for kind, count in card_draw.deal_lines(state, power)],
        "cards": len(hand),
        "hand": known_hand(state, power, None),
        "on_table": [card for card, holder in state.on_table.items() if holder == power],
        "home_cards": {card: card in hand for card in HOME_CARDS[power]},
        "captives": [leader for leader in LEADERS if state.captives.get(leader) == power],
        "minors": [minor for minor in MINORS if state.minors.get(minor) == power],
        "units": {"land": land_strength(state, power), "most": COUNTERS[power].strength},
        "lost_ships": list(state.lost_ships.get(power, (0, 0))),
        "minus_cards": state.minus_cards.get(power, 0),
        "track": own_track(state, power),
    }


def own_track(state: HereIStandState, power: str) -> View:
    """What only this power's card shows."""
    if power == "ottoman":
        return {"piracy_vp": state.piracy_vp}
    if power == "england":
        return {"marital": WIVES[state.marital], "pregnancy": dict(state.pregnancy)}
    if power == "france":
        return {"chateaux": state.chateaux}
    if power == "papacy":
        excommunicated = sorted(state.excommunicated)
        return {"peters_cp": state.peters_cp, "peters_vp": state.peters_vp, "excommunicated": excommunicated}
    if power == "protestant":
        waiting = {space: left for space, left in state.waiting_troops.items() if left}
        return {
            "new_testament": dict(state.new_testament),
            "full_bible": dict(state.full_bible),
            "electorates": waiting,
        }
    return {}


# -- common displays


def diplomacy_panel(state: HereIStandState) -> View:
    """The diplomatic status display."""
    return {
        "kind": "diplomacy",
        "wars": sorted([list(pair) for pair in state.wars]),
        "alliances": sorted([list(pair) for pair in state.alliances]),
        "minors": {minor: state.minors.get(minor) for minor in MINORS},
        "dealers": {power: list(others) for power, others in negotiation.dealers(state).items()},
        "largest_deal": negotiation.largest_deal(state),
        "announced": {power: state.announced.get(power, 0) for power in MAJORS},
        "refused_deals": sorted(state.refused_deals),
        "war_debts": {power: state.war_debts[power] for power in MAJORS if state.war_debts.get(power)},
    }


def religion_panel(state: HereIStandState) -> View:
    """The religious struggle card: debaters and what became of them."""
    return {
        "kind": "religion",
        "debaters": [
            {"debater": debater, "side": DEBATERS[debater].side, "zone": DEBATERS[debater].zone, "committed": committed}
            for debater, committed in state.debaters.items()
        ],
        "away": sorted(state.away_debaters),
        "fallen": dict(sorted(state.fallen.items())),
        "protestant_spaces": victory.counted_spaces(state),
        "zones": list(zone_counts(state)),
        "track": list(TABLES.protestant_track),
        "universities": len(state.universities),
    }


OUTSIDE = tuple(space for space in SPACES if not SPACES[space].zone and RELIGION[space])
"""Spaces of no language zone that can turn Protestant."""


def zone_counts(state: HereIStandState) -> Iterator[View]:
    """Protestant spaces by language zone (None: outside all): those that count add up to the track, unrest does not."""
    for zone, spaces in (*ZONES.items(), (None, OUTSIDE)):
        turned = state.protestant_spaces.intersection(spaces)
        counted = len(turned - state.unrest)
        if zone or turned:
            yield {"zone": zone, "counted": counted, "unrest": len(turned) - counted, "spaces": len(spaces)}


def new_world_panel(state: HereIStandState) -> View:
    return {
        "kind": "new_world",
        "voyages": [
            {"power": voyage.power, "kind": voyage.kind, "explorer": voyage.explorer or None, "bonus": voyage.bonus}
            for voyage in state.voyages
        ],
        "discoveries": {place: state.discoveries.get(place, (None,))[0] for place in DISCOVERIES},
        "conquests": {place: state.conquests.get(place, (None,))[0] for place in CONQUESTS},
        "colonies": {colony: state.colonies[colony] for colony in COLONIES if colony in state.colonies},
        "explorers": {power: list(left) for power, left in state.explorers.items()},
        "conquistadors": {power: list(left) for power, left in state.conquistadors.items()},
        "galleons": sorted(state.galleons),
        "plantations": sorted(state.plantations),
        "raiders": sorted(state.raiders),
        "vp": {**DISCOVERIES, **CONQUESTS},
    }


def diet_panel(state: HereIStandState, seat: int) -> Iterator[View]:
    """The cards that the powers of a seat have committed to the Diet of Worms, until all are shown."""
    own = {power: draft for power, draft in state.drafts.items() if state.sees(seat, power)}
    if own:
        cards = [{"power": power, "card": draft[0][1]} for power, draft in sorted(own.items())]
        yield {"kind": "diet", "cards": cards}


def cards_panel(state: HereIStandState) -> View:
    """The piles; cards that somebody looks at are shown to him alone."""
    return {
        "kind": "cards",
        "deck": len(state.deck),
        "discard": list(state.discard),  # his-6.2-16
        "removed": list(state.removed),
        "later": [card for card in CARDS if card in state.aside],
        "drawn": [],
        "drawer": state.drawer or None,
    }
