"""What people see: the pieces on the map, a panel for each nation, the display, cards, and what is going on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from warcouncil.table import hidden
from warcouncil.table.dice import counted
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display.resolving import fleet_view, going_on
from warcouncil.titles.napoleonic_wars.relations import (
    active_power,
    at_war,
    is_enemy_fortress,
    is_player_power,
    minors_of,
    patron,
    sponsor,
)
from warcouncil.titles.napoleonic_wars.sea.battles import gun_lines
from warcouncil.titles.napoleonic_wars.sea.fleets import NAVIES, fleets_at
from warcouncil.titles.napoleonic_wars.seasons import draw, peace
from warcouncil.titles.napoleonic_wars.state import (
    BUILDING,
    HALTED,
    LEADERS,
    LEADERS_OF,
    NATIONS,
    PLACES,
    RANK,
    SPACES,
    NapoleonicState,
)
from warcouncil.titles.napoleonic_wars.war.armies import group
from warcouncil.titles.napoleonic_wars.war.forces import MARKED

View = dict[str, Any]
POOLS = {pool.nation: pool.most for pool in COMPONENTS.pieces.pools}
SUPPLY = {flags.nation: flags.count for flags in COMPONENTS.pieces.flags}


def public_view(state: NapoleonicState) -> View:
    """Everything on the table, as far as everybody may see it."""
    nations = [nation_panel(state, nation) for nation in NATIONS]
    panels = [display_panel(state), *nations, cards_panel(state), fleets_panel(state)]
    return {"turn": turn(state), "pieces": list(pieces(state)), "panels": [*panels, *going_on(state)]}


def own_panel(state: NapoleonicState, seat: int, panel: View) -> Iterator[View]:
    """A panel with what a seat knows besides."""
    yield {**panel, **own_cards(state, panel["power"], seat)} if panel["kind"] == "nation" else panel


def turn(state: NapoleonicState) -> View:
    return {
        "turn": state.turn,
        "last": state.last_turn,
        "years": COMPONENTS.tables.turns[state.turn - 1].years,
        "phase": state.phase,
        "round": state.round,
        "due": state.due or None,
        "preempted": state.preempted,
        "active": active_power(state) or None,
        "cp": state.cp,
        "mp": state.mp,
        "card": state.card or None,
        "peace": state.peace,
        "points": {one: peace.points(state, one) for one in NATIONS if is_player_power(state, one)},
    }


def piece(place: str, kind: str, nation: str, count: int = 1, *markers: str) -> View:
    return {"place": place, "kind": kind, "count": count, "owner": nation, "markers": list(markers)}


def pieces(state: NapoleonicState) -> Iterator[View]:
    """Flags, units, leaders, squadrons and armies before enemy fortresses, place by place."""
    for space in SPACES:
        if space in state.flags:
            yield piece(space, "flag", state.flags[space], 1, *(("ceded",) if space in state.ceded else ()))
    yield from sieges(state)
    for place, here in sorted(state.units.items()):
        yield from (unit_piece(state, place, nation, count) for nation, count in here)
    for leader in (one for one in LEADERS if one in state.leaders):
        place = state.leaders[leader]
        marks: tuple[str, ...] = ("commander",) if leader in state.commanders else ()
        marks += ("group",) if place in SPACES and leader in group(state, place)[:1] else ()
        marks += ("marked",) if state.holds(MARKED, leader) else ()
        token = piece(place, "leader", LEADERS[leader].nation, 1, leader, *marks)
        yield tired({**token, "leader": leader}, [state.strides.get(leader, 0)])
    for place, ships in sorted(state.squadrons.items()):
        for (nation, mark), count in Counter(ships).items():
            markers = ("building",) if mark == BUILDING else ("refit",) * mark
            yield piece(place, "squadron", nation, count, *markers)


def unit_piece(state: NapoleonicState, place: str, nation: str, count: int) -> View:
    here = piece(place, "unit", nation, count)
    return tired(here, state.strides_at(place, nation)) if place in state.marched else here


def tired(piece: View, strides: Sequence[int]) -> View:
    """A piece with how many duchies the most tired of it has entered in this impulse, and whether all of it halts."""
    entered = max([step % HALTED for step in strides], default=0)
    if min(strides, default=0) >= HALTED:
        piece["markers"].append("halted")
    return {**piece, "marched": entered} if entered else piece


def sieges(state: NapoleonicState) -> Iterator[View]:
    """Fortresses with the leader of an enemy before them, whether or not they are attacked just now (12)."""
    before: dict[str, str] = {}
    for leader, place in sorted(state.leaders.items(), key=lambda row: RANK[row[0]]):
        nation = LEADERS[leader].nation
        if (
            place in SPACES
            and is_enemy_fortress(state, nation, place)
            and at_war(state, nation, state.controller(place))
        ):
            before.setdefault(place, nation)
    yield from (piece(place, "siege", nation) for place, nation in sorted(before.items()))


def nation_panel(state: NapoleonicState, nation: str) -> View:
    """What lies on and beside the headquarters display of a nation."""
    return {
        "kind": "nation",
        "power": nation,
        "seat": state.seats.get(nation),
        "camp": state.camps.get(nation),
        "subject": state.subjects[nation].conqueror if nation in state.subjects else None,
        "truce": state.truces[nation].turn if nation in state.truces else None,
        "plus_key": state.plus_key == nation,
        "keys": state.keys[nation],
        "resources": state.resources[nation],
        "credit": state.credit.get(nation, 0),
        "cards": len(state.hands[nation]),
        "reserves": [one for one in COMPONENTS.reserves_of(nation) if one not in state.used_reserves],
        **own_cards(state, nation, None),
        **standing(state, nation),
    }


def own_cards(state: NapoleonicState, nation: str, seat: int | None) -> View:
    """The cards of a nation that a viewer knows."""
    hand = [card for card in state.hands[nation] if hidden.knows(state, seat, card, nation)]  # nw-6.5-1
    spares = [card if hidden.knows(state, seat, card, nation) else None for card in state.spares.get(nation, ())]
    return {"hand": hand, "spares": spares, "kept": kept_cards(state, nation, seat)}


def standing(state: NapoleonicState, nation: str) -> View:
    """Pieces in play and left, points line by line, and the cards of the next draw."""
    minors = [minor for minor in minors_of(state) if patron(state, minor) == nation]
    table = COMPONENTS.tables.peace
    lines = (
        ("keys_gained", peace.gained(state, nation)),
        ("pact_minors", table.pact_minor_points * len(minors)),
        ("resources", table.resource_points * state.resources[nation]),
    )
    own = is_player_power(state, nation)
    return {
        "player": own,
        "points": peace.points(state, nation) if own else None,
        "point_lines": [{"kind": kind, "points": points} for kind, points in lines] if own else [],
        "minors": minors,
        "draw": draw.draws(state, nation),
        "units": {"now": state.units_in_play(nation), "most": POOLS[nation]},
        "squadrons": {"now": state.ships_in_play(nation), "most": NAVIES[nation].count if nation in NAVIES else 0},
        "flags": {"now": list(state.flags.values()).count(nation), "most": SUPPLY.get(nation)},
        "absent": [leader for leader in LEADERS_OF[nation] if leader not in state.leaders],
    }


def kept_cards(state: NapoleonicState, nation: str, seat: int | None) -> list[str | None]:
    """Cards kept from the last turn: what they are, their owner alone sees."""
    if nation != state.keeper:
        return []
    return [card if hidden.knows(state, seat, card, nation) else None for card in state.kept]


def display_panel(state: NapoleonicState) -> View:
    """The diplomatic status display: its rows and columns, the consuls in them, camps and foreign wars."""
    consuls = [
        {
            "power": minor,
            "row": row or None,
            "column": column,
            "plus": plus,
            "sponsor": sponsor(state, minor) or None,
            "barred": minor in state.truces,
        }
        for minor, (row, column, plus) in sorted(state.consuls.items())
    ]
    return {
        "kind": "display",
        "rows": [row for row in COMPONENTS.diplomacy.rows if is_player_power(state, row)],
        "columns": [{"id": column.id, "cp": column.cp} for column in COMPONENTS.diplomacy.columns],
        "consuls": consuls,
        "camps": {
            camp.id: [nation for nation in NATIONS if state.camps.get(nation) == camp.id]
            for camp in COMPONENTS.diplomacy.camps
        },
        "wars": {card: list(who) for card, who in sorted(state.wars.items())},
        "subjects": {
            nation: {"conqueror": one.conqueror, "turn": one.truce} for nation, one in sorted(state.subjects.items())
        },
        "truces": {
            nation: {"turn": truce.turn, "bound": list(truce.bound)} for nation, truce in sorted(state.truces.items())
        },
        "plus_key": state.plus_key or None,
    }


def cards_panel(state: NapoleonicState) -> View:
    """The piles: of the discards only the top card may be seen (4.51)."""
    return {
        "kind": "cards",
        "deck": len(state.deck),
        "discards": len(state.discard),
        "top": state.discard[-1] if state.discard else None,  # nw-4.51-2
        "removed": list(state.removed),
        "timed": list(state.timed),
        "lasting": sorted(state.lasting),
    }


def fleets_panel(state: NapoleonicState) -> View:
    """Every fleet on the map: where it lies, who decides for it, and the dice of its squadrons (13.1, 13.4)."""
    rows = [
        {
            "place": place,
            "power": fleet.head,
            "members": list(fleet.members),
            "squadrons": len(fleet.ships),
            "ships": fleet_view(fleet.ships),
            "dice": counted(gun_lines(fleet.ships)),
        }
        for place in [one for one in PLACES if one in state.squadrons]
        for fleet in fleets_at(state, place)
    ]
    return {"kind": "fleets", "fleets": rows}
