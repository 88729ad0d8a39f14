"""Endeavor as lines of text, from a view: the player boards, the map, and what each option means right now.

The command line looks for a module of this name in a title's folder; without one it prints the view generically.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.engine.state import Atom, Option
from warcouncil.titles.endeavor.components import (
    AREAS,
    ATTRIBUTES,
    BOARDS,
    BUILDINGS,
    CARDS,
    GOVERNOR_OF,
    GOVERNORS,
    PHASES,
    REGIONS,
    SILENT,
    TILES,
    TOKENS,
    Board,
)

LEVEL_OF = dict(zip(ATTRIBUTES, ("build_level", "growth_level", "payment_level", "card_limit"), strict=True))
SPECIAL = {"city_hall": "end-special-6", "memorial": "end-special-2"}
"""Special ability -> the clause that says what it does."""
DOMAIN_OF = {
    "start": "building",
    "build": "building",
    "remove": "building",
    "spend": "token",
    "draw_discard": "card",
    "discard": "card",
    "house": "governor",
    "discard_governor": "governor",
}
"""Acts that are about one component -> its domain."""


class Table:
    """A view of the match with what the lines look up in it."""

    def __init__(self, view: View, voice: Voice) -> None:
        inner = view["view"]
        self.turn: View = inner["turn"]
        self.voice = voice
        self.board: Board = BOARDS[self.turn["side"]]
        self.players = [panel for panel in inner["panels"] if panel["kind"] == "player"]
        self.panels = {panel["kind"]: panel for panel in inner["panels"]}
        self.tokens = {piece["place"]: piece["markers"][0] for piece in inner["pieces"] if piece["kind"] == "token"}
        self.holders = {piece["place"]: piece["owner"] for piece in inner["pieces"] if piece["kind"] == "disc"}
        self.seas: dict[str, list[View]] = {}
        for piece in inner["pieces"]:
            if piece["kind"] == "disc" and piece["place"].startswith("sea_"):
                self.seas.setdefault(piece["place"], []).append(piece)

    def label(self, word: str) -> str:
        return self.voice.say(f"label-{word}")

    def power(self, power: str) -> str:
        return self.voice.name("power", power)

    def token_at(self, space: str) -> str | None:
        token = self.tokens.get(space)
        return self.voice.name("trade_token", token) if token else None

    def next_track_space(self, region: str) -> tuple[int, int]:
        """(index of the free space, length) of a shipping track."""
        spaces = self.board.track_spaces[region]
        taken = sum(space in self.holders for space in spaces)
        return taken + 1, len(spaces)


# -- what the command line asks for


def summary(view: View, seat: int, voice: Voice) -> list[str]:
    """What somebody who decides wants to have in sight: the turn, and the own board."""
    table = Table(view, voice)
    return [
        turn_line(table),
        *(line for panel in table.players if panel["seat"] == seat for line in player(table, panel)),
    ]


def position(view: View, voice: Voice) -> list[str]:
    """Everything on the table."""
    table = Table(view, voice)
    lines = [turn_line(table), ""]
    for panel in table.players:
        lines += [*player(table, panel), ""]
    for area in AREAS:
        lines += [*area_lines(table, area), ""]
    legend = f"★ = {table.label('glory')} 1{DOT}[ ] = {table.label('token')}{DOT}+N = {table.label('cards')}"
    return [*lines, *supply_lines(table), *out_of_game(table), "", legend]


def standing(view: View, voice: Voice) -> list[list[str]]:
    """The score pad as rows of cells: what each player would score if the game ended now."""
    table = Table(view, voice)
    scores = [panel["score"] for panel in table.players]
    rows = [["", *(table.power(panel["power"]) for panel in table.players)]]
    for number, row in enumerate(scores[0]["rows"]):
        cells = [str(score["rows"][number]["points"]) for score in scores]
        rows.append([f"{row['id']} {voice.say('score-' + row['id'].lower())}", *cells])
    return [*rows, [voice.say("score-total"), *(str(score["total"]) for score in scores)]]


def points(view: View, seat: int, voice: Voice) -> list[str]:
    """Where each point of a seat comes from."""
    table = Table(view, voice)
    lines = []
    for panel in table.players:
        if panel["seat"] != seat:
            continue
        lines.append(f"{table.power(panel['power'])} {panel['score']['total']}")
        for row in panel["score"]["rows"]:
            items = ", ".join(f"{item_name(table, item)} {item['points']}" for item in row["items"] if item["points"])
            lines.append(f"  {voice.say('score-' + row['id'].lower())} {row['points']}{f': {items}' if items else ''}")
    return lines


def item_name(table: Table, item: View) -> str:
    """What points come from: a thing, or the free governor slot or the population."""
    return table.voice.name(item["kind"], item["source"]) if item["source"] else table.label(item["kind"])


def thing(domain: str, value: Atom, voice: Voice) -> str:
    """What a component is worth: its icons, actions and glory; empty for what has none."""
    if domain in ("building", "starting_building"):
        return DOT.join(building_parts(str(value), voice))
    if domain in ("card", "governor"):
        return DOT.join(card_parts(str(value), voice))
    if domain in ("token", "trade_token") and TOKENS[str(value)].actions:
        return actions_text(str(value), voice)
    return ""


def note(view: View, power: str, kind: str, option: Option, voice: Voice) -> str:
    """What an option is about right now: the token that lies there, the card on top, the building on the slot."""
    if len(option) == 1:
        return ""
    table, act, target = Table(view, voice), str(option[0]), option[1]
    if act in ("activate", "pay"):
        return slot_note(table, power, int(target))
    if act in DOMAIN_OF:
        return thing(DOMAIN_OF[act], target, voice)
    if act in ("ship_track", "silent_track"):
        return track_note(table, str(target))
    if act in ("draw", "silent_discard"):
        card = table.panels["cards"]["decks"][target][0]
        return f"{voice.name('card', card)}: {thing('card', card, voice)}"
    if act == "ship_sea":
        return presence_note(table, power, str(target))
    if act in ("occupy", "ship_fleet", "attack", "silent_occupy", "silent_fleet"):
        return place_note(table, power, str(target))
    if act == "memorial":
        return attribute_note(table, power, str(target))
    return ""


# -- components


def icons_text(icons: Mapping[str, int], voice: Voice) -> str:
    return ", ".join(f"{voice.name('attribute', name)} +{icons[name]}" for name in ATTRIBUTES if icons.get(name))


def actions_text(source: str, voice: Voice) -> str:
    """`Ship + Occupy`, `Occupy / Attack`."""
    component = TILES.get(source) or TOKENS[source]
    names = [voice.name("action", action) for action in component.actions]
    return f" {component.joiner} ".join(names)


def building_parts(building: str, voice: Voice) -> Iterator[str]:
    tile = TILES[building]
    if tile.level:
        yield f"{voice.say('label-level')} {tile.level}"
    if tile.actions:
        yield actions_text(building, voice)
    if tile.icons:
        yield icons_text(tile.icons, voice)
    if tile.glory:
        yield f"{voice.say('label-glory')} {tile.glory}"
    if tile.special:
        yield voice.clause(SPECIAL[tile.special])
    if tile.salary_phase_only:
        yield voice.say("label-salary_phase_only")
    elif not tile.activatable:
        yield voice.say("label-not_activatable")
    yield from certainty(tile.certainty, voice)


def card_parts(card: str, voice: Voice) -> Iterator[str]:
    found = CARDS.get(card) or GOVERNORS[card]
    if card in CARDS:
        yield f"{voice.say('label-value')} {CARDS[card].value}"
    if found.icons:
        yield icons_text(found.icons, voice)
    if found.glory:
        yield f"{voice.say('label-glory')} {found.glory}"
    if card in CARDS and CARDS[card].plus:
        yield voice.say("label-plus")
    if card in CARDS and CARDS[card].abolition:
        yield voice.say("label-abolition")
    yield from certainty(found.certainty, voice)


def certainty(value: str, voice: Voice) -> Iterator[str]:
    """Reconstructed components are marked wherever they are shown."""
    if value == "reconstructed":
        yield voice.say("label-reconstructed").lower()


# -- notes on options


def slot_note(table: Table, power: str, slot: int) -> str:
    panel = next(panel for panel in table.players if panel["power"] == power)
    building = panel["coast"][slot - 1]["building"]
    if not building:
        return table.label("empty")
    return f"{table.voice.name('building', building)}: {thing('building', building, table.voice)}"


def track_note(table: Table, region: str) -> str:
    index, length = table.next_track_space(region)
    if index > length:
        return table.label("open")
    parts = [f"{index}/{length}"]
    token = table.token_at(table.board.track_spaces[region][index - 1])
    if token:
        parts.append(token)
    if index == length:
        governor = GOVERNOR_OF[region]
        parts += [table.label("open"), table.voice.name("governor", governor), thing("governor", governor, table.voice)]
    return DOT.join(parts)


def presence_note(table: Table, power: str, region: str) -> str:
    panel = next(panel for panel in table.players if panel["power"] == power)
    return f"{table.label('presence')} {panel['presence'][region]}"


def place_note(table: Table, power: str, place: str) -> str:
    """Area, glory, who holds it, the token on it, and the links that the power would then control."""
    spot = next(spot for spot in (*table.board.file.cities, *table.board.file.fleets) if spot.id == place)
    parts = [table.voice.name("area", spot.area)]
    if spot.glory:
        parts.append(f"{table.label('glory')} {spot.glory}")
    if place in table.holders:
        parts.append(table.power(table.holders[place]))
    token = table.token_at(place)
    if token:
        parts.append(token)
    for link, other in table.board.links_of[place]:
        if table.holders.get(other) == power:
            bonus = table.token_at(link)
            parts.append(f"{table.label('link')} {table.voice.name('link', link)}{f' ({bonus})' if bonus else ''}")
    return DOT.join(parts)


def attribute_note(table: Table, power: str, attribute: str) -> str:
    panel = next(panel for panel in table.players if panel["power"] == power)
    return next(attribute_text(table, entry) for entry in panel["attributes"] if entry["attribute"] == attribute)


# -- the table


def turn_line(table: Table) -> str:
    """Round, phase, crown, who has passed."""
    turn = table.turn
    parts = [table.voice.say("cli-round", round=turn["round"], rounds=turn["rounds"])] if turn["round"] else []
    if turn["phase"] in PHASES:
        parts.append(table.voice.name("phase", turn["phase"]))
    if turn["crown"]:
        parts.append(f"{table.label('crown')}: {table.power(turn['crown'])}")
    if turn["passed"]:
        parts.append(f"{table.label('passed')}: {', '.join(table.power(power) for power in turn['passed'])}")
    if turn["abolished"]:
        parts.append(table.label("abolished"))
    return DOT.join(parts)


def player(table: Table, panel: View) -> Iterator[str]:
    """A player board in a few lines."""
    numbers = [f"{table.label(name)} {panel[name]}" for name in ("harbor", "supply")]
    yield DOT.join([table.power(panel["power"]), *numbers, f"{table.label('score')} {panel['score']['total']}"])
    yield "  " + DOT.join(attribute_text(table, entry) for entry in panel["attributes"])
    coast = [entry for entry in panel["coast"] if entry["building"]]
    if coast:
        yield f"  {table.label('coast')}: " + ", ".join(coast_text(table, entry) for entry in coast)
    tokens = [f"{table.voice.name('token', t['token'])} ×{t['count']}" for t in panel["action_tokens"]]
    if tokens:
        yield f"  {table.label('action_tokens')}: " + ", ".join(tokens)
    yield "  " + DOT.join(card_texts(table, panel))
    here = [f"{table.voice.name('area', area)} {count}" for area, count in panel["presence"].items() if count]
    if here:
        yield f"  {table.label('presence')}: " + ", ".join(here)


def attribute_text(table: Table, entry: View) -> str:
    level = table.label(LEVEL_OF[entry["attribute"]])
    return f"{table.voice.name('attribute', entry['attribute'])} {entry['score']} ({level} {entry['level']})"


def coast_text(table: Table, entry: View) -> str:
    building = entry["building"]
    what = actions_text(building, table.voice)
    state = f" [{table.label('activated')}]" if entry["worker"] else ""
    return f"{entry['slot']} {table.voice.name('building', building)}{f' ({what})' if what else ''}{state}"


def card_texts(table: Table, panel: View) -> Iterator[str]:
    held = [table.voice.name("card", card) for card in panel["cards"]]
    held += [table.voice.name("governor", g) for g in panel["governors"] if g != panel["free_slot"]]
    names = ", ".join(held) or "–"
    yield f"{table.label('cards')} {panel['cards_in_slots']}/{panel['card_limit']}: {names}"
    slot = panel["free_slot"]
    yield f"{table.label('governor_slot')}: {table.voice.name('governor', slot) if slot else table.label('empty')}"
    if panel["face_down"]:
        yield f"{table.label('face_down')}: {len(panel['face_down'])}"


def area_lines(table: Table, area: str) -> Iterator[str]:
    """An area: whether it is open, its track, decks, places and links."""
    voice = table.voice
    is_open = area in table.turn["open"]
    yield f"{voice.name('area', area)} ({table.label('open' if is_open else 'closed')})"
    if area in REGIONS:
        spaces = table.board.track_spaces[area]
        yield f"  {table.label('track')}: " + " → ".join(occupant(table, space) for space in spaces)
    yield from deck_lines(table, area)
    number = AREAS.index(area)
    places = (*table.board.cities_in[number], *table.board.fleets_in[number])
    yield f"  {table.label('city')} / {table.label('fleet')}: " + ", ".join(
        place_text(table, place) for place in places
    )
    sea = table.seas.get(f"sea_{area}")
    if sea:
        yield f"  {table.label('sea')}: " + ", ".join(f"{table.power(p['owner'])} {p['count']}" for p in sea)
    links = [link for link in table.board.links if link.a in places]
    if links:
        yield f"  {table.label('link')}: " + ", ".join(link_text(table, link.id, link.a, link.b) for link in links)


def occupant(table: Table, space: str) -> str:
    """Who or what is on a space: a disc, a token, or nothing."""
    if space in table.holders:
        return table.power(table.holders[space])
    return f"[{table.token_at(space) or table.label('empty')}]"


def place_text(table: Table, place: str) -> str:
    glory = table.board.glory[place]
    return f"{table.voice.name('place', place)}{'★' * glory} {occupant(table, place)}"


def link_text(table: Table, link: str, a: str, b: str) -> str:
    """A link with the token on it, or with whoever controls it."""
    name = table.voice.name("link", link)
    if a in table.holders and table.holders.get(a) == table.holders.get(b) != SILENT:
        return f"{name} {table.power(table.holders[a])}"
    token = table.token_at(link)
    return f"{name} [{token}]" if token else name


def deck_lines(table: Table, area: str) -> Iterator[str]:
    voice, panel = table.voice, table.panels["cards"]
    decks: Sequence[str] = ("europe", "slavery") if area == "europe" else (area,)
    for deck in decks:
        cards = panel["decks"][deck]
        top = f"{voice.name('card', cards[0])} ({thing('card', cards[0], voice)})" if cards else table.label("empty")
        yield f"  {voice.name('deck', deck)}: {top}" + (f" +{len(cards) - 1}" if len(cards) > 1 else "")
    if area == "europe" and panel["discard_area"]:
        names = (f"{voice.name('card', card)} ({thing('card', card, voice)})" for card in panel["discard_area"])
        yield f"  {table.label('discard_area')}: " + ", ".join(names)
    governor = GOVERNOR_OF.get(area)
    if governor in panel["governors"]:
        yield f"  {voice.name('governor', str(governor))}: {thing('governor', str(governor), voice)}"


def supply_lines(table: Table) -> Iterator[str]:
    """The building supply, level by level."""
    yield table.label("buildings")
    stock = {entry["id"]: entry["count"] for entry in table.panels["building_supply"]["buildings"]}
    for level in sorted({tile.level for tile in BUILDINGS.values()}):
        tiles = (tile.id for tile in BUILDINGS.values() if tile.level == level and stock.get(tile.id))
        for tile in tiles:
            yield f"  {table.voice.name('building', tile)} ×{stock[tile]}: {thing('building', tile, table.voice)}"


def out_of_game(table: Table) -> Iterator[str]:
    panel, voice = table.panels["out_of_game"], table.voice
    tokens = (f"{voice.name('trade_token', token)} ×{count}" for token, count in panel["tokens"].items())
    names: Iterable[str] = (
        *tokens,
        *(voice.name("card", card) for card in panel["cards"]),
        *(voice.name("governor", governor) for governor in panel["governors"]),
        *(voice.name("building", building) for building in panel["buildings"]),
    )
    listed = ", ".join(names)
    if listed:
        yield f"{table.label('out_of_game')}: {listed}"
