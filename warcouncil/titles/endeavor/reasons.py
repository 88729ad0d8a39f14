"""Why the bot likes an option: what it brings, read off the same position by which the bot judges it."""

from __future__ import annotations

from collections.abc import Callable

from warcouncil.engine.judging import Reason, why
from warcouncil.engine.state import Option
from warcouncil.titles.endeavor.components import (
    AREA,
    AREAS,
    ATTRIBUTES,
    CARD_ICONS,
    CARDS,
    GOVERNOR_OF,
    GOVERNORS,
    SLAVERY,
    SOURCES,
    TILE_ICONS,
    TILES,
    Icons,
)
from warcouncil.titles.endeavor.position import Position

Reasons = tuple[Reason, ...]
Explain = Callable[[Position, Option], Reasons]


# -- single reasons


def glory(points: int) -> Reasons:
    return (why("glory", number=points),) if points else ()


def attributes(icons: Icons) -> Reasons:
    gained = tuple(name for name, number in zip(ATTRIBUTES, icons, strict=True) if number)
    return (why("attributes", attributes=gained),) if gained else ()


def lost(icons: Icons) -> Reasons:
    gone = tuple(name for name, number in zip(ATTRIBUTES, icons, strict=True) if number)
    return (why("loses_attributes", attributes=gone),) if gone else (why("loses_nothing"),)


def token(position: Position, space: str) -> Reasons:
    found = position.tokens.get(space)
    return (why("token", trade_token=found),) if found is not None else ()


def presence(position: Position, area: str) -> Reasons:
    """More discs in an area, if they open anything there."""
    return (why("presence", area=area),) if position.presence_worth(AREAS.index(area)) > 0 else ()


# -- buildings and cards


def of_building(position: Position, option: Option) -> Reasons:
    building = str(option[1])
    tile = TILES[building]
    uses = (why("actions", actions=tile.actions),) if tile.activatable and tile.actions else ()
    return (*attributes(TILE_ICONS[building]), *glory(tile.glory), *uses)


def of_scarce(position: Position, option: Option) -> Reasons:
    return (why("spoils", power=rival(position)),)


def of_slot(position: Position, option: Option) -> Reasons:
    """A disc comes home from a building, which can be used again."""
    return (why("frees", slot=int(option[1])),) if option[0] != "done" else ()


def of_card(card: str) -> Reasons:
    points = GOVERNORS[card].glory if card in GOVERNORS else CARDS[card].glory
    slavery = (why("slavery"),) if card in SLAVERY else ()
    return (*attributes(CARD_ICONS[card]), *glory(points), *slavery)


def of_draw(position: Position, option: Option) -> Reasons:
    act, source = option
    return of_card(position.decks[str(source)][0] if act == "draw" else str(source))


def of_discard(position: Position, option: Option) -> Reasons:
    return lost(CARD_ICONS[str(option[1])])


def of_arrange(position: Position, option: Option) -> Reasons:
    return (why("empty_slot"),) if option[0] == "empty_slot" else (why("room_for_cards"),)


def of_memorial(position: Position, option: Option) -> Reasons:
    return (why("attributes", attributes=(option[1],)),) if option[0] == "memorial" else (why("keeps_disc"),)


# -- actions


def of_turn(position: Position, option: Option) -> Reasons:
    """What the building or token can do; what it is best for is in the value."""
    if option[0] == "pass":
        return ()
    source = SOURCES[position.coast[int(option[1]) - 1] if option[0] == "activate" else str(option[1])]
    return (why("actions", actions=source.actions),)


def of_action(position: Position, option: Option) -> Reasons:
    return (why("actions", actions=(option[1],)),) if option[0] != "done" else ()


def of_place(position: Position, option: Option) -> Reasons:
    """A city or a fleet: its token, its glory, the links it completes, more discs in its area."""
    place = str(option[1])
    links = [other for _, other in position.board.links_of[place] if position.discs.get(other) == position.power]
    linked = (why("links", count=len(links)),) if links else ()
    return (*token(position, place), *glory(position.board.glory[place]), *linked, *presence(position, area_of(place)))


def area_of(place: str) -> str:
    return AREAS[AREA[place]]


def of_attack(position: Position, option: Option) -> Reasons:
    return (*of_place(position, option), why("drives_out", power=position.discs[str(option[1])]))


def of_ship(position: Position, option: Option) -> Reasons:
    act, target = option[0], str(option[1])
    if act == "ship_fleet":
        return of_place(position, option)
    if act == "ship_sea":
        return presence(position, target)
    spaces = position.board.track_spaces[target]
    taken = sum(space in position.discs for space in spaces)
    race = why("opens_region" if taken + 1 == len(spaces) else "governor", governor=GOVERNOR_OF[target])
    return (*token(position, spaces[taken]), *presence(position, target), race)


# -- the Silent Fleet


def rival(position: Position) -> str:
    return next(power for power in position.players if power != position.power)


def of_response(position: Position, option: Option) -> Reasons:
    return (why("spoils", power=rival(position)),)


EXPLAIN: dict[str, Explain] = {
    "starting_building": of_building,
    "scarce": of_scarce,
    "build": of_building,
    "salary": of_slot,
    "turn": of_turn,
    "action": of_action,
    "ship": of_ship,
    "occupy": of_place,
    "attack": of_attack,
    "payment": of_slot,
    "draw": of_draw,
    "memorial": of_memorial,
    "arrange": of_arrange,
    "discard": of_discard,
    "silent_which": of_response,
    "silent_ship": of_response,
    "silent_occupy": of_response,
    "silent_draw": of_response,
}
"""Kind of decision -> why an option is good; where nothing is said, the general reason is given."""
