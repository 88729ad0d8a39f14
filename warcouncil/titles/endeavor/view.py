"""What people see: the board, the pieces on it, and a panel for each player board. Nothing in Endeavor is hidden
but which level-5 tiles were put back unseen, and those follow from the ones on offer; they are never shown.
"""

from __future__ import annotations

from typing import Any

from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.components import (
    ACTION_TOKENS,
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    DECKS,
    GOVERNOR_OF,
    INDUSTRY,
    PLAYER_BOARD,
    POWERS,
    REGIONS,
    SILENT,
    SLOTS,
    TILES,
    TOKENS,
    Board,
    glory_of_score,
)
from warcouncil.titles.endeavor.scoring import Score, score
from warcouncil.titles.endeavor.state import EndeavorState

# -- the board


def board(side: Board) -> dict[str, Any]:
    """The part that never changes: areas as zones, every place for a piece as a space."""
    file = side.file
    return {
        "side": side.side,
        "size": list(file.size),
        "zones": [
            {"id": area.id, "kind": "area", "box": list(area.box), "color": area.color, "certainty": area.certainty}
            for area in file.areas
        ],
        "spaces": [*_places(side), *_spots(side)],
        "links": [
            {
                "id": link.id,
                "a": link.a,
                "b": link.b,
                "kind": link.shape,
                "glory": link.glory,
                "certainty": link.certainty,
            }
            for link in file.links
        ],
        "tracks": [
            {"id": track.id, "region": track.region, "spaces": list(side.track_spaces[track.region])}
            for track in file.tracks
        ],
    }


def _places(side: Board) -> list[dict[str, Any]]:
    """Cities, fleets and links: what holds a disc or a token and lies in the map."""
    file = side.file
    cities = [_space(city.id, "city", city, area=city.area, glory=city.glory) for city in file.cities]
    fleets = [_space(fleet.id, "fleet", fleet, area=fleet.area) for fleet in file.fleets]
    return [*cities, *fleets, *(_space(link.id, f"{link.shape}_link", link) for link in file.links)]


def _spots(side: Board) -> list[dict[str, Any]]:
    """Spaces of shipping tracks, open seas, decks, and the discard area."""
    file = side.file
    spaces: list[dict[str, Any]] = []
    for track in file.tracks:
        for index, (x, y) in enumerate(track.spaces, start=1):
            place = {"id": track.space(index), "kind": "track_space", "x": x, "y": y, "area": track.region}
            spaces.append({**place, "certainty": track.certainty})
        x, y = track.deck
        deck = {"id": f"deck_{track.region}", "kind": "deck", "x": x, "y": y, "area": track.region}
        spaces.append({**deck, "certainty": track.certainty})
    spaces += [_space(f"deck_{deck.id}", "deck", deck, area="europe") for deck in file.europe_decks]
    spaces += [_space(sea.id, "sea", sea, area=sea.region) for sea in file.seas]
    return [*spaces, _space(file.discard_area.id, "discard_area", file.discard_area, area="europe")]


def _space(name: str, kind: str, spot: Any, **more: Any) -> dict[str, Any]:
    return {"id": name, "kind": kind, "x": spot.x, "y": spot.y, **more, "certainty": spot.certainty}


# -- what lies on it


def view(state: EndeavorState) -> dict[str, Any]:
    """Everything on the table, the same for every viewer."""
    return {
        "turn": _turn(state),
        "pieces": [*_discs(state), *_tokens(state), *_decks(state)],
        "panels": [
            *(_player(state, power) for power in state.powers),
            *_silent_fleet(state),
            _supply(state),
            _cards(state),
            _removed(state),
        ],
    }


def _turn(state: EndeavorState) -> dict[str, Any]:
    return {
        "side": state.side,
        "round": state.round,
        "rounds": PLAYER_BOARD.rounds,
        "phase": state.phase,
        "crown": state.crown,
        "passed": list(state.passed),
        "open": [area for area, is_open in zip(AREAS, state.opened, strict=True) if is_open],
        "abolished": state.abolished,
        "source": state.source,
        "actions_left": list(state.actions_left),
        "actions_done": list(state.actions_done),
        "payments_left": state.payments_left,
        "fought_over": state.fought_over,
        "last_occupied": state.last_occupied,
    }


def _piece(place: str, kind: str, owner: str | None = None, count: int = 1, *markers: str) -> dict[str, Any]:
    return {"place": place, "kind": kind, "count": count, "owner": owner, "markers": list(markers)}


def _discs(state: EndeavorState) -> list[dict[str, Any]]:
    side = state.board
    pieces = [
        _piece(place, "disc", state.discs[place]) for place in (*side.cities, *side.fleets) if place in state.discs
    ]
    for region in REGIONS:
        for space, owner in zip(side.track_spaces[region], state.tracks[region], strict=False):
            pieces.append(_piece(space, "disc", owner))
    for sea in side.file.seas:
        here = state.seas[sea.region]
        pieces += [_piece(sea.id, "disc", owner, here.count(owner)) for owner in (*POWERS, SILENT) if owner in here]
    return pieces


def _tokens(state: EndeavorState) -> list[dict[str, Any]]:
    return [
        _piece(space, "token", None, 1, state.tokens[space])
        for space in state.board.round_spaces
        if space in state.tokens
    ]


def _decks(state: EndeavorState) -> list[dict[str, Any]]:
    """Decks with their top card, governors still to be won, and the discard area."""
    pieces = [_piece(f"deck_{d}", "deck", None, len(state.decks[d]), *state.decks[d][:1]) for d in DECKS]
    for region in REGIONS:
        if GOVERNOR_OF[region] in state.board_governors:
            pieces.append(_piece(f"deck_{region}", "governor", None, 1, GOVERNOR_OF[region]))
    area = state.board.file.discard_area.id
    return [*pieces, *(_piece(area, "card", None, 1, card) for card in state.discard_area)]


# -- panels


def _player(state: EndeavorState, power: str) -> dict[str, Any]:
    """A player board, with the score as it stands."""
    coast = state.coast[power]
    return {
        "kind": "player",
        "power": power,
        "seat": state.seats[power],
        "crown": state.crown == power,
        "passed": power in state.passed,
        "supply": state.supply[power],
        "harbor": state.harbor[power],
        "attributes": [_attribute(state, power, number) for number in range(len(ATTRIBUTES))],
        "coast": [
            {
                "id": f"coast_{power}_{slot}",
                "slot": slot,
                "building": coast[slot - 1] if slot <= len(coast) else None,
                "worker": slot in state.workers[power],
            }
            for slot in SLOTS
        ],
        "cards": list(state.cards[power]),
        "governors": list(state.governors[power]),
        "free_slot": state.free_slot[power],
        "face_down": list(state.face_down[power]),
        "cards_in_slots": state.cards_in_slots(power),
        "card_limit": state.card_limit(power),
        "action_tokens": [
            {"id": f"token_{power}_{token}", "token": token, "count": state.action_tokens[power].count(token)}
            for token in ACTION_TOKENS
            if token in state.action_tokens[power]
        ],
        "presence": dict(zip(AREAS, state.presence[power], strict=True)),
        "score": score_panel(score(state, power)),
    }


def _attribute(state: EndeavorState, power: str, number: int) -> dict[str, Any]:
    marker = state.attributes[power][number]
    return {
        "id": f"attribute_{power}_{ATTRIBUTES[number]}",
        "attribute": ATTRIBUTES[number],
        "score": marker,
        "level": state.level(power, number),
        "glory": glory_of_score(marker),
        "tokens": state.attribute_tokens[power][number],
        "memorial_discs": state.memorial_discs[power][number],
    }


def score_panel(final: Score) -> dict[str, Any]:
    """A score with where each point comes from."""
    rows = [
        {
            "id": row.id,
            "points": row.points,
            "items": [{"kind": item.kind, "source": item.source, "points": item.points} for item in row.items],
        }
        for row in final.rows
    ]
    return {"total": final.total, "rows": rows}


def _silent_fleet(state: EndeavorState) -> list[dict[str, Any]]:
    """The neutral discs of the two-player variant, if it is played."""
    if SILENT not in state.supply:
        return []
    presence = dict(zip(AREAS, state.presence[SILENT], strict=True))
    return [{"kind": "silent_fleet", "owner": SILENT, "supply": state.supply[SILENT], "presence": presence}]


def _supply(state: EndeavorState) -> dict[str, Any]:
    """The building supply; a type that is out of stock stays listed with 0, an unseen level-5 tile does not."""
    return {
        "kind": "building_supply",
        "buildings": [
            {"id": b.id, "level": b.level, "count": state.building_supply[b.id], "certainty": b.certainty}
            for b in BUILDINGS.values()
            if b.id not in state.level_5_aside
        ],
    }


def _cards(state: EndeavorState) -> dict[str, Any]:
    return {
        "kind": "cards",
        "decks": {deck: list(state.decks[deck]) for deck in DECKS},  # end-setup-17
        "discard_area": list(state.discard_area),
        "governors": list(state.board_governors),
    }


def _removed(state: EndeavorState) -> dict[str, Any]:
    return {
        "kind": "out_of_game",
        "tokens": {token: state.removed_tokens[token] for token in TOKENS if token in state.removed_tokens},
        "cards": list(state.removed_cards),
        "governors": list(state.removed_governors),
        "buildings": list(state.removed_buildings),
    }


# -- decisions


def describe(state: EndeavorState, kind: str, power: str) -> dict[str, Any]:
    """What the prompt of a decision tells besides the power."""
    if kind in ("build", "scarce"):
        return {"level": state.level(power, INDUSTRY)}
    if kind == "salary":
        return {"count": state.payments_left}
    if kind in ("turn", "phase_order"):
        return {"round": state.round, "harbor": state.harbor[power]}
    if kind == "action":
        return {"building" if state.source in TILES else "token": state.source}
    if kind in ("ship", "occupy", "attack", "payment", "draw"):
        return {"harbor": state.harbor[power]}
    if kind == "memorial":
        return {"place": state.fought_over}
    if kind in ("arrange", "discard"):
        return {"count": state.cards_in_slots(power), "limit": state.card_limit(power)}
    return {}


def touches(state: EndeavorState, power: str, option: Option) -> tuple[str, ...]:
    """The spaces and panel entries that an option is about."""
    if len(option) == 1:
        return ()
    act, target = option
    if act in ("activate", "pay"):
        return (f"coast_{power}_{target}",)
    if act == "spend":
        return (f"token_{power}_{target}",)
    if act == "memorial":
        return (f"attribute_{power}_{target}",)
    if act in ("ship_track", "silent_track"):
        region = str(target)
        return (state.board.track_spaces[region][len(state.tracks[region])],)
    if act == "ship_sea":
        return (f"sea_{target}",)
    if act in ("draw", "silent_discard"):
        return (f"deck_{target}",)
    if act in ("do", "respond_to"):
        return ()
    return (str(target),)
