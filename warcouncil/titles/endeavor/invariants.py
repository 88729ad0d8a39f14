"""What must be true of every state: every component of the box is somewhere, and every number follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warcouncil.titles.endeavor.components import (
    ACTION_TOKENS,
    AREA,
    AREA_NUMBER,
    AREAS,
    ATTRIBUTES,
    BUILDINGS,
    CARD_ICONS,
    CARDS,
    GOVERNORS,
    PLAYER_BOARD,
    REGIONS,
    SILENT,
    SLAVERY,
    STARTING_BUILDINGS,
    TILE_ICONS,
    TOKEN_ATTRIBUTE,
    TOKENS,
)
from warcouncil.titles.endeavor.discard import over_the_limit
from warcouncil.titles.endeavor.state import EndeavorState


def problems(state: EndeavorState) -> Iterator[str]:
    """Sentences that say what is wrong; none when all is well."""
    for owner, on_board in discs_by_area(state).items():
        yield from disc_problems(state, owner, on_board)
    yield from card_problems(state)
    for power in state.powers:
        yield from player_problems(state, power)
    for region in REGIONS:
        yield from region_problems(state, region)
    if state.crown:
        yield from token_problems(state)
        yield from building_problems(state)


def discs_by_area(state: EndeavorState) -> dict[str, list[int]]:
    """How many discs each owner has in each area, counted on the board."""
    on_board = {owner: [0] * len(AREAS) for owner in state.supply}
    for place, holder in state.discs.items():
        on_board[holder][AREA[place]] += 1
    for region in REGIONS:
        for holder in (*state.tracks[region], *state.seas[region]):
            on_board[holder][AREA_NUMBER[region]] += 1
    return on_board


def disc_problems(state: EndeavorState, owner: str, on_board: list[int]) -> Iterator[str]:
    """All 35 discs of an owner, and the presence they make."""  # end-comp-10
    if tuple(on_board) != state.presence[owner]:
        yield f"{owner} has discs {on_board} by area, not {state.presence[owner]}"
    total = sum(on_board) + state.supply[owner]
    if owner != SILENT:
        total += state.harbor[owner] + len(state.workers[owner]) + sum(state.memorial_discs[owner])
    if total != PLAYER_BOARD.discs:
        yield f"{owner} has {total} discs, not {PLAYER_BOARD.discs}"
    if min(state.supply[owner], state.harbor.get(owner, 0)) < 0:
        yield f"{owner} has a negative number of discs somewhere"


def token_problems(state: EndeavorState) -> Iterator[str]:
    """All 95 trade tokens, by type."""  # end-comp-1
    found = Counter(state.tokens.values())
    found.update(state.removed_tokens)
    for power in state.powers:
        found.update(state.action_tokens[power])
        for token, attribute in TOKEN_ATTRIBUTE.items():
            found[token] += state.attribute_tokens[power][attribute]
    for kind in TOKENS.values():
        if found[kind.id] != kind.count:
            yield f"there are {found[kind.id]} tokens {kind.id}, not {kind.count}"
    for place in state.discs:
        if place in state.tokens:
            yield f"{place} has a disc and still its token"


def building_problems(state: EndeavorState) -> Iterator[str]:
    """All 49 building tiles by type, and the starting tiles."""  # end-comp-4 end-comp-5
    found = Counter(state.building_supply)
    found.update(state.level_5_aside)
    found.update(state.removed_buildings)
    for power in state.powers:
        found.update(state.coast[power][1:])
        if any(tile not in STARTING_BUILDINGS for tile in state.coast[power][:1]):
            yield f"{power} has no starting building on the leftmost slot"
    for building in BUILDINGS.values():
        if found[building.id] != building.count:
            yield f"there are {found[building.id]} tiles {building.id}, not {building.count}"
    if len(state.level_5_aside) != sum(b.level == 5 for b in BUILDINGS.values()) - PLAYER_BOARD.level_5_on_offer:
        yield f"{len(state.level_5_aside)} level-5 tiles are set aside"


def card_problems(state: EndeavorState) -> Iterator[str]:
    """All 42 asset cards and six governors, each once."""  # end-comp-6 end-comp-9
    cards = [*state.discard_area, *state.removed_cards]
    governors = [*state.board_governors, *state.removed_governors]
    for deck in state.decks.values():
        cards += deck
    for power in state.powers:
        cards += (*state.cards[power], *state.face_down[power])
        governors += state.governors[power]
    if sorted(cards) != sorted(CARDS):
        yield "asset cards are missing or doubled"
    if sorted(governors) != sorted(GOVERNORS):
        yield "governors are missing or doubled"
    if SLAVERY.intersection(state.discard_area):
        yield "a slavery card lies in the discard area"
    if state.abolished and any(
        SLAVERY.intersection((*state.cards[power], *state.decks["slavery"])) for power in state.powers
    ):
        yield "slavery is abolished but a slavery card is still in play"


def player_problems(state: EndeavorState, power: str) -> Iterator[str]:
    """Attributes equal the icons; workers, free slot, tokens and limits make sense."""
    sources = [TILE_ICONS[tile] for tile in state.coast[power]]
    sources += [CARD_ICONS[card] for card in (*state.cards[power], *state.governors[power])]
    sources += [state.attribute_tokens[power], state.memorial_discs[power]]
    for number, attribute in enumerate(ATTRIBUTES):
        total = sum(icons[number] for icons in sources)
        if state.attributes[power][number] != total:  # end-end-1
            yield f"{power} has {attribute} {state.attributes[power][number]}, but icons for {total}"
    slots = set(range(1, len(state.coast[power]) + 1))
    if len(set(state.workers[power])) != len(state.workers[power]) or not slots.issuperset(state.workers[power]):
        yield f"{power} has workers on {state.workers[power]}"
    if state.free_slot[power] and state.free_slot[power] not in state.governors[power]:
        yield f"{power} houses a governor that {power} does not hold"
    if any(token not in ACTION_TOKENS for token in state.action_tokens[power]):
        yield f"{power} has attribute tokens among the action tokens"
    if state.phase in ("growth", "salary", "over") and over_the_limit(state, power):
        yield f"{power} is over the card limit after the discard phase"


def region_problems(state: EndeavorState, region: str) -> Iterator[str]:
    """A region is open exactly when its track is full; only open areas hold discs beyond the track."""
    is_open = state.opened[AREA_NUMBER[region]]
    full = len(state.tracks[region]) == len(state.board.track_spaces[region])
    if is_open != full:
        yield f"{region} is {'open' if is_open else 'closed'} with {len(state.tracks[region])} discs on its track"
    if not is_open and (state.seas[region] or any(AREA[place] == AREA_NUMBER[region] for place in state.discs)):
        yield f"{region} is closed but holds discs beyond its track"
