"""A Game of Thrones as lines of text, from a view: the houses, the map, and a combat in progress.

The command line looks for a module of this name in a title's folder; without one it prints the view generically.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.engine.state import Atom, Option
from warcouncil.titles.game_of_thrones.components import (
    ADJACENT,
    AREA,
    CARDS,
    CASTLES,
    DECKS,
    LANDS,
    PORTS,
    SEAS,
    STRONGHOLDS,
    TRACKS,
    UNITS,
)

EFFECTS = ("card", "order", "westeros_card", "wildling_card", "tides_card", "token", "unit")
"""Domains whose things have an effect that can be told."""


class Table:
    """A view of the match with what the lines look up in it."""

    def __init__(self, view: View, voice: Voice) -> None:
        inner = view["view"]
        self.turn: View = inner["turn"]
        self.voice = voice
        self.houses = [panel for panel in inner["panels"] if panel["kind"] == "house"]
        self.panels: dict[str, View] = {panel["kind"]: panel for panel in inner["panels"] if panel["kind"] != "house"}
        self.here: dict[str, list[View]] = {}
        for piece in inner["pieces"]:
            self.here.setdefault(piece["place"], []).append(piece)

    def label(self, word: str) -> str:
        return self.voice.say(f"label-{word}")

    def power(self, house: str) -> str:
        return self.voice.name("power", house)

    def area(self, area: str) -> str:
        return self.voice.name("area", area)

    def powers(self, houses: list[str]) -> str:
        return ", ".join(self.power(house) for house in houses)


# -- what the command line asks for


def summary(view: View, seat: int, voice: Voice) -> list[str]:
    """What somebody who decides wants to have in sight: the turn, the own house, its areas and their neighbours."""
    table = Table(view, voice)
    lines = [turn_line(table)]
    for panel in table.houses:
        if panel["seat"] == seat:
            lines += [*house_lines(table, panel), *own_areas(table, panel["power"])]
    return [*lines, *going_on(table)]


def position(view: View, voice: Voice) -> list[str]:
    """Everything on the table."""
    table = Table(view, voice)
    lines = [turn_line(table), *track_lines(table), *deck_lines(table), ""]
    for panel in table.houses:
        lines += [*house_lines(table, panel), ""]
    for areas in (LANDS, SEAS, PORTS):
        lines += [area_line(table, area) for area in areas if area in table.here or area in CASTLES]
        lines.append("")
    return [*lines, *going_on(table)]


def standing(view: View, voice: Voice) -> list[list[str]]:
    """The victory track and what breaks ties, as rows of cells."""
    table = Table(view, voice)
    columns = ("castles", "supply", "announced")
    rows = [["", *(table.label(word) for word in ("castles", "supply", "available_power"))]]
    return [*rows, *([table.power(panel["power"]), *(str(panel[key]) for key in columns)] for panel in table.houses)]


def points(view: View, seat: int, voice: Voice) -> list[str]:
    """The castles and strongholds of a seat."""
    table = Table(view, voice)
    lines = []
    for panel in table.houses:
        if panel["seat"] == seat:
            held = [table.area(area) for area in CASTLES if holder(table, area) == panel["power"]]
            lines.append(f"{table.power(panel['power'])} {panel['castles']}: {', '.join(held)}")
    return lines


def note(view: View, power: str, kind: str, option: Option, voice: Voice) -> str:
    """What an option is about right now: who stands in the area, what the card or order does."""
    table = Table(view, voice)
    act = str(option[0])
    if act in ("play", "discard", "recover"):
        return thing("card", option[1], voice)
    if act == "order":
        return thing("order", option[2], voice)
    areas = [str(atom) for atom in option[1:] if atom in AREA]
    if act in ("muster_at", "muster_in") and areas[0] in table.panels.get("barren", {"areas": ()})["areas"]:
        return table.label("barren")
    return contents(table, areas[-1]) if areas else ""


def thing(domain: str, value: Atom, voice: Voice) -> str:
    """What a component is: the numbers of a card, its effect, the icons of an area."""
    parts = list(numbers(domain, str(value), voice))
    if domain in EFFECTS:
        message = f"{domain}-{value}"
        if voice.words.has(message, "effect"):
            parts.append(voice.speak(message, {}, "effect"))
    return DOT.join(parts)


def numbers(domain: str, value: str, voice: Voice) -> Iterator[str]:
    if domain == "area":
        yield from icons(value, voice)
    elif domain == "card":
        card = CARDS[value]
        yield f"{voice.say('label-strength')} {card.strength}"
        if card.swords:
            yield f"{voice.say('label-swords')} {card.swords}"
        if card.fortifications:
            yield f"{voice.say('label-fortifications')} {card.fortifications}"


def icons(name: str, voice: Voice) -> Iterator[str]:
    """What is printed in an area."""
    area = AREA[name]
    if area.castle:
        yield voice.say("label-stronghold" if name in STRONGHOLDS else "label-castle")
    if area.supply:
        yield f"{voice.say('label-supply_icon')} {area.supply}"
    if area.power:
        yield f"{voice.say('label-power_icon')} {area.power}"
    if area.home_of:
        yield f"{voice.say('label-home')}: {voice.name('power', area.home_of)}"


# -- the map


def holder(table: Table, area: str) -> str | None:
    """Who controls a land, as far as the pieces and the emblem tell."""
    for piece in table.here.get(area, ()):
        if piece["kind"] in (*UNITS, "power_token"):
            return str(piece["owner"])
    home = AREA[area].home_of
    return home if any(panel["power"] == home for panel in table.houses) else None


def contents(table: Table, area: str) -> str:
    """Who and what is in an area: units, order, tokens."""
    return ", ".join(piece_text(table, piece) for piece in table.here.get(area, ()))


def piece_text(table: Table, piece: View) -> str:
    kind, owner = piece["kind"], piece["owner"]
    named = f"{table.power(owner)} " if owner else ""
    if kind in UNITS:
        return f"{named}{table.voice.name('unit', kind)} ×{piece['count']}"
    if kind == "order":
        words = [
            table.label(marker) if marker in ("face_down", "draft") else table.voice.name("order", marker)
            for marker in piece["markers"]
        ]
        return f"[{' '.join(words)}]"
    if kind == "neutral_force" and piece["markers"]:
        return table.label("unbreachable")
    count = f" {piece['count']}" if kind in ("garrison", "neutral_force") else ""
    return f"{named}{table.label(kind)}{count}"


def area_line(table: Table, area: str) -> str:
    printed = DOT.join(icons(area, table.voice))
    return f"{table.area(area)}{f' ({printed})' if printed else ''}: {contents(table, area) or '–'}"


def own_areas(table: Table, house: str) -> Iterator[str]:
    """The areas with own units, each with its neighbours that hold anything of others."""
    for area in AREA:
        if not any(piece["kind"] in UNITS and piece["owner"] == house for piece in table.here.get(area, ())):
            continue
        yield f"  {area_line(table, area)}"
        near = [
            f"{table.area(other)}: {contents(table, other)}"
            for other in ADJACENT[area]
            if any(piece["owner"] != house for piece in table.here.get(other, ()))
        ]
        if near:
            yield f"      → {' | '.join(near)}"


# -- tracks, decks and houses


def turn_line(table: Table) -> str:
    """Round, phase, the dominance tokens and the threat."""
    turn, voice = table.turn, table.voice
    parts = [voice.say("cli-round", round=turn["round"], rounds=turn["rounds"])]
    if turn["phase"] in ("westeros", "planning", "raids", "marches", "consolidate"):
        parts.append(voice.name("phase", turn["phase"]))
    for token, house in turn["holders"].items():
        used = f" ({table.label('used')})" if token in turn["used"] else ""
        parts.append(f"{voice.name('token', token)}: {table.power(house)}{used}")
    parts.append(f"{table.label('wildling_threat')} {turn['threat']}")
    if turn["restrictions"]:
        barred = ", ".join(voice.name("restriction", name) for name in turn["restrictions"])
        parts.append(f"{table.label('barred')}: {barred}")
    return DOT.join(parts)


def track_lines(table: Table) -> Iterator[str]:
    for track in TRACKS:
        yield f"  {table.voice.name('track', track)}: {table.powers(table.turn['tracks'][track]) or '–'}"


def deck_lines(table: Table) -> Iterator[str]:
    decks = table.panels["decks"]
    shown = [table.voice.name("westeros_card", card) for card in decks["revealed"].values() if card]
    if shown:
        yield f"  {table.label('westeros_cards')}: {', '.join(shown)}"
    for deck in DECKS:
        unseen = decks["westeros"][deck]["unseen"]
        cards = ", ".join(f"{table.voice.name('westeros_card', card)} ×{count}" for card, count in unseen.items())
        yield f"  {table.label('deck')} {deck}: {table.label('unseen')} {cards or '–'}"
    known = [card for card in (*decks["wildlings"]["top"], *decks["wildlings"]["bottom"]) if card]
    names = ", ".join(table.voice.name("wildling_card", card) for card in known)
    yield f"  {table.label('wildling_deck')}: {decks['wildlings']['size']}{f' ({names})' if names else ''}"


def house_lines(table: Table, panel: View) -> Iterator[str]:
    """A house in a few lines: power, supply, castles, cards, unused units."""
    power = panel["available"] if panel["available"] is not None else panel["announced"]
    armies = "/".join(str(size) for size in panel["armies"])
    yield DOT.join(
        [
            table.power(panel["power"]),
            f"{table.label('castles')} {panel['castles']}",
            f"{table.label('available_power')} {power}",
            f"{table.label('supply')} {panel['supply']} ({armies})",
            f"{table.label('stars')} {panel['stars'] if panel['stars'] is not None else '–'}",
        ]
    )
    if panel["hand"] is not None:
        cards = [f"{table.voice.name('card', card)} {CARDS[card].strength}" for card in panel["hand"]]
        yield f"  {table.label('hand')}: {', '.join(cards)}"
        gone = ", ".join(table.voice.name("card", card) for card in panel["discards"])
        if gone:
            yield f"  {table.label('discards')}: {gone}"
    unused = ", ".join(f"{table.voice.name('unit', unit)} {count}" for unit, count in panel["unused"].items())
    yield f"  {table.label('unused_units')}: {unused}"


# -- what is going on


def going_on(table: Table) -> Iterator[str]:
    """A combat with where each point comes from, who is left of those who fought, and who has won."""
    combat = table.panels.get("combat")
    if combat is None:
        return
    yield f"{table.label('combat')}: {table.area(combat['area'])}"
    for side in combat["sides"]:
        rows = ", ".join(f"{table.label(row['kind'])}{source(table, row)} {row['points']:+d}" for row in side["points"])
        icons_shown = (
            f"{table.label('swords')} {side['swords']}, {table.label('fortifications')} {side['fortifications']}"
        )
        yield f"  {table.label(side['role'])} {table.power(side['house'])} {side['total']}: {rows} ({icons_shown})"
        if side["left"] is not None:
            yield f"      {table.label('left')}: {named_units(table, side['left']) or '–'}"
    if combat["winner"]:
        tie = f" ({table.label('tie')}: {table.voice.name('track', combat['tie'])})" if combat["tie"] else ""
        yield f"  {table.label('winner')}: {table.power(combat['winner'])}{tie}"


def named_units(table: Table, units: View) -> str:
    return ", ".join(f"{table.voice.name('unit', unit)} ×{count}" for unit, count in units.items())


def source(table: Table, row: View) -> str:
    """The area or card that strength comes from, where the kind alone does not tell."""
    if row["kind"] == "support":
        return f" {table.area(row['source'])}"
    return f" {table.voice.name('card', row['source'])}" if row["kind"] in ("house_card", "card_text") else ""
