"""What people see: pieces on all three maps, a panel for each player, the common displays, and what is going on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from warcouncil.campaign import negotiation
from warcouncil.campaign.stacks import side
from warcouncil.engine.looks import OneLook
from warcouncil.table import hidden
from warcouncil.titles.tanto_monta import resources
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.display import boards
from warcouncil.titles.tanto_monta.display.facts import facts_panel
from warcouncil.titles.tanto_monta.display.resolving import going_on
from warcouncil.titles.tanto_monta.hidden import sees_store, slots
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, MINORS, NAVAL_UNITS, PLAYERS
from warcouncil.titles.tanto_monta.rulers import administration, charisma
from warcouncil.titles.tanto_monta.seasons import card_draw, victory
from warcouncil.titles.tanto_monta.spaces import TUI, kind_of
from warcouncil.titles.tanto_monta.state import TantoMontaState
from warcouncil.titles.tanto_monta.voyages.naos import owner
from warcouncil.titles.tanto_monta.windows import CARDS, HOME_CARDS

View = dict[str, Any]
ADMIRALS = {admiral.id: admiral for admiral in COMPONENTS.people.admirals}
KINDS = {space.id: space.kind for space in COMPONENTS.map.spaces}
CHANGING = frozenset(space.id for space in COMPONENTS.map.spaces if space.kind_after_ferrante or space.id == TUI)
"""Spaces that are not for good what the map says."""
OFF_THE_LAND = (*COMPONENTS.atlas.seas, *(war.id for war in COMPONENTS.tables.foreign_wars))


def public_view(state: TantoMontaState) -> View:
    """Everything on the table, as far as everybody may see it."""
    with OneLook(state):
        panels = [
            *(player_panel(state, player) for player in PLAYERS),
            diplomacy_panel(state),
            influence_panel(state),
            facts_panel(state),
            voyages_panel(state),
            weddings_panel(state),
            cards_panel(state),
            *headline_panel(state, None),
            *going_on(state),
        ]
        return {"turn": turn(state), "pieces": pieces(state), "panels": panels}


def own_panel(state: TantoMontaState, seat: int, panel: View) -> Iterator[View]:
    """A panel with what a seat knows besides, and the panels that only this seat has."""
    if panel["kind"] == "player":
        yield {**panel, **own_things(state, panel["power"], seat)}
    elif panel["kind"] == "voyages":
        yield {**panel, "seen": looked_at(state, seat)}
    elif panel["kind"] == "cards":
        yield {**panel, **own_choices(state, seat)}
        yield from headline_panel(state, seat)
    elif panel["kind"] != "headlines":
        yield panel


def own_things(state: TantoMontaState, player: str, seat: int | None) -> View:
    """The cards and resources of a player that a viewer knows."""
    return {
        "hand": [card for card in state.hands[player] if hidden.knows(state, seat, card, player)],
        "warehouse": stored(state.warehouse, player, sees_store(state, seat, player)),
        "arrivals": stored(state.arrivals, player, state.sees(seat, player)),
    }


def looked_at(state: TantoMontaState, seat: int | None) -> dict[str, list[str]]:
    """Resources that lie face down and that a viewer may look at."""
    seen: dict[str, list[str]] = {}
    for slot in slots(state):
        if slot.kind in ("cargo", "caravans", "naos") and state.sees(seat, slot.viewer):
            seen.setdefault(f"{slot.kind}:{slot.place}", []).append(slot.resource)
    return seen


def own_choices(state: TantoMontaState, seat: int | None) -> View:
    """Cards drawn to choose from, and what was chosen in secret."""
    return {
        "drawn": [card for card in state.drawn if state.sees(seat, state.drawer)],
        "drafts": {player: list(draft) for player, draft in state.drafts.items() if state.sees(seat, player)},
    }


def turn(state: TantoMontaState) -> View:
    return {
        "turn": state.turn,
        "last": state.last_turn,
        "phase": state.phase,
        "active": state.active or None,
        "acting": state.acting or None,
        "cp": state.cp,
        "card": state.card or None,
        "bound": list(state.bound),
        "extended": state.extended,
        "impulse": state.impulse,
        "passed": [player for player in PLAYERS if player in state.passed],
        "vp": {player: victory.vp(state, player) for player in PLAYERS},
        "winning_vp": COMPONENTS.tables.standard_victory,
        "victory_turn": COMPONENTS.tables.victory_turn,
        "domination_lead": COMPONENTS.tables.domination_lead,
        "lasting": sorted(state.lasting),
    }


# -- pieces


def pieces(state: TantoMontaState) -> list[View]:
    """Control, markers, units and leaders, place by place."""
    raids = [piece(zone, "piracy", player) for player, zone in sorted(state.piracies)]
    return [*markers(state), *units(state), *enemies(state), *overseas(state), *raids]


def markers(state: TantoMontaState) -> list[View]:
    """Who controls each space, what it is now if that has changed, and what lies on it."""
    closed = state.realm.closed_spaces(state)
    lying = {
        "unrest": state.unrest,
        "plague": state.plague,
        "fortress": state.fortresses,
        "uprising": state.uprisings,
        "special_control": state.special_control,
        "mesta": {state.mesta},
        "caravan": state.caravans,
        "maximilian": {state.maximilian},
    }
    somewhere = {space for spaces in lying.values() for space in spaces}
    found: list[View] = []
    for space, printed in KINDS.items():
        now = kind_of(state, space) if space in CHANGING else printed
        signs = (() if now == printed else (now,), ("closed",) if space in closed else ())
        found.append(piece(space, "control", state.control[space], 1, *signs[0], *signs[1]))  # tm-2.3-6 tm-2.3-8
        if space in somewhere:
            found += [piece(space, kind) for kind, spaces in lying.items() if space in spaces]
        if space in state.sieges:
            found += [piece(space, "siege", power) for power, _ in state.sieges[space]]
    return found


def units(state: TantoMontaState) -> list[View]:
    """Units and leaders, place by place."""
    leaders, admirals = by_place(state.leaders), by_place(state.admirals)
    somewhere = {*state.troops, *state.fleets, *leaders, *admirals}
    found: list[View] = []
    for place in [place for place in (*state.control, *OFF_THE_LAND) if place in somewhere]:
        for stack in state.troops.get(place, ()):
            kinds = zip(LAND_UNITS, stack.counts, strict=True)
            found += [piece(place, unit, stack.owner, count) for unit, count in kinds if count]
        for leader in leaders.get(place, ()):
            found.append(piece(place, "leader", side(state, leader) or None, 1, leader))
        for fleet in state.fleets.get(place, ()):
            lent = (fleet.user,) if fleet.user != fleet.owner else ()
            ships = zip(NAVAL_UNITS, fleet.counts, strict=True)
            found += [piece(place, unit, fleet.owner, count, *lent) for unit, count in ships if count]
        for admiral in admirals.get(place, ()):
            found.append(piece(place, "admiral", ADMIRALS[admiral].player, 1, admiral))
    return found


def by_place(people: Mapping[str, str]) -> dict[str, list[str]]:
    """Place -> the leaders there, by their names."""
    found: dict[str, list[str]] = {}
    for name, place in sorted(people.items()):
        found.setdefault(place, []).append(name)
    return found


def enemies(state: TantoMontaState) -> Iterator[View]:
    """Whoever fights against the powers in foreign wars (20.9)."""
    for war, count in sorted(state.foreign_wars.items()):
        if count:
            yield piece(war, "regular", "tribal" if war == "tribes" else "independent", count)
    for power, squadrons in sorted(state.war_fleets.items()):
        if squadrons:
            yield piece("ottoman_venetian", "squadron", power, squadrons)


def overseas(state: TantoMontaState) -> Iterator[View]:
    """The exploration map: settlements with what lies on them, naos, escorts."""
    for settlement, player in sorted(state.settlements.items()):
        signs = (("loaded", state.cargo), ("fortress", state.sea_fortresses))
        yield piece(settlement, "settlement", player, 1, *(sign for sign, where in signs if settlement in where))
    for nao, facts in sorted(state.naos.items()):
        marks = [word for word, true in (("damaged", facts.damaged), ("loaded", bool(facts.cargo))) if true]
        yield piece(facts.place, "nao", owner(state, nao), 1, nao, *marks)
    for ocean, row in sorted(state.escorts.items()):
        for power, squadrons in sorted(row.items()):
            yield piece(ocean, "squadron", power, squadrons)


def piece(place: str, kind: str, owner: str | None = None, count: int = 1, *markers: str) -> View:
    return {"place": place, "kind": kind, "count": count, "owner": owner, "markers": list(markers)}


# -- panels


def player_panel(state: TantoMontaState, player: str) -> View:
    """A player board: ruler, points line by line, cards, warehouse, prisoners."""
    hand = state.hands[player]
    return {
        "kind": "player",
        "power": player,
        "seat": state.seats[player],
        "color": COMPONENTS.players[player].color,
        "powers": list(COMPONENTS.players[player].powers),
        "ruler": state.rulers[player],
        "admin": administration(state, player),
        "charisma": charisma(state, player),
        "vp": victory.vp(state, player),
        "vp_history": list(state.vp_history.get(player, ())),
        "vp_lines": [{"kind": kind, "vp": points} for kind, points in victory.vp_lines(state, player)],
        "keys": victory.counted_keys(state, player),
        "winning_keys": victory.needed_keys(state, player),
        "next_cards": [{"kind": kind, "cards": count} for kind, count in card_draw.deal_lines(state, player)],
        "cards": len(hand),
        "home_cards": {card: card in hand for card in HOME_CARDS[player]},
        "on_table": [card for card, where in state.on_table.items() if where == player],
        **own_things(state, player, None),
        "vp_resources": list(state.vp_resources.get(player, ())),
        "fortresses": state.fortress_boxes.get(player, 0),
        "captives": resources.captives_of(state, player),
        **boards.own_board(state, player),
    }


def stored(stores: Mapping[str, tuple[str, ...]], player: str, seen: bool) -> list[str]:
    """The resources of a player: others see which pool they are of only (6.3)."""
    found = stores.get(player, ())
    return list(found) if seen else sorted(map(resources.pool_of, found))


def diplomacy_panel(state: TantoMontaState) -> View:
    """The diplomatic status display: wars, alliances, treaties, and who deals with whom."""
    return {
        "kind": "diplomacy",
        "wars": sorted([list(pair) for pair in state.wars]),
        "sea_wars": sorted([list(pair) for pair in state.sea_wars]),
        "alliances": sorted([list(pair) for pair in state.alliances]),
        "passage": sorted([list(grant) for grant in state.passage]),
        "surrendered": dict(sorted(state.surrendered.items())),
        "beaten": sorted(state.beaten),
        "treaties": boards.treaties(state),
        "dealers": {power: list(others) for power, others in negotiation.dealers(state).items()},
        "largest_deal": negotiation.largest_deal(state),
        "announced": {player: state.announced.get(player, 0) for player in PLAYERS},
        "refused_deals": sorted(state.refused_deals),
        "war_debts": {player: debt for player, debt in sorted(state.war_debts.items()) if debt},
        **minors(state),
    }


def influence_panel(state: TantoMontaState) -> View:
    """The diplomatic influence table (21.5), and the Pope."""
    return {"kind": "influence", **minors(state)}


def minors(state: TantoMontaState) -> View:
    """Whose ally each minor power is, and the influence of the players."""
    return {
        "minors": {minor: state.minors.get(minor) for minor in MINORS},
        "influence": {minor: dict(row) for minor, row in state.influence.items()},
        "settled": sorted(state.settled),
        "shut_out": sorted([list(pair) for pair in state.shut_out]),
        "pope": state.pope,
    }


def voyages_panel(state: TantoMontaState) -> View:
    """The exploration map; resources that lie face down are shown to those who may look at them."""
    return {
        "kind": "voyages",
        "explored": sorted([list(pair) for pair in state.explored]),
        "charts": dict(state.charts),
        "charted": sorted([list(pair) for pair in state.charted]),
        "discoverers": dict(sorted(state.discoverers.items())),
        "overseas": state.overseas_voyages,
        "away_naos": dict(sorted(state.away_naos.items())),
        "lost_naos": list(state.lost_naos),
        "left_naos": {player: len(state.nao_pools.get(player, ())) for player in PLAYERS},
        "escorts": {ocean: dict(row) for ocean, row in state.escorts.items()},
        "loaded": sorted(state.cargo),
        "caravans": sorted(state.caravans),
        "seen": looked_at(state, None),
        "pools": {"naval": len(state.naval_pool), "caravan": len(state.caravan_pool)},
        "spent": list(state.spent_resources),
    }


def weddings_panel(state: TantoMontaState) -> View:
    return {
        "kind": "weddings",
        "children": sorted(state.children),
        "suitors": sorted(state.suitors),
        "promoted": {child: [one.suitor, one.dowry] for child, one in sorted(state.weddings.items())},
        "married": dict(sorted(state.married.items())),
        "dynastic": sorted(state.dynastic),
    }


def cards_panel(state: TantoMontaState) -> View:
    """The piles; headlines once all have chosen."""
    return {
        "kind": "cards",
        "deck": len(state.deck),
        "discard": list(state.discard),
        "removed": list(state.removed),
        "later": [card for card in CARDS if card in state.aside],
        "headlines": {
            player: {"event": one.event, "support": one.support, "place": one.place}
            for player, one in state.headlines.items()
        },
        **own_choices(state, None),
    }


def headline_panel(state: TantoMontaState, seat: int | None) -> Iterator[View]:
    """The headlines of the turn (10): everybody's once all have chosen, before that one's own."""
    own = {player: list(draft) for player, draft in state.drafts.items() if draft and state.sees(seat, player)}
    if state.phase == "headlines" and (own or state.headlines):
        shown = [
            {"power": player, "event": one.event or None, "support": one.support or None, "place": one.place}
            for player, one in state.headlines.items()
        ]
        yield {"kind": "headlines", "shown": shown, "chosen": own}
