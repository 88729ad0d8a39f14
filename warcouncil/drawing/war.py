"""What the boards in lines of text share where armies march: forces, dice with their reasons, moves, battles and deals.

A `Table` is a view with what the lines look up in it; the lines of a title are written with it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.engine.state import Atom

PEOPLE = ("leader", "admiral")


class OnMap:
    """The pieces of a view, as the lines look them up."""

    def __init__(self, pieces: Sequence[View]) -> None:
        self.pieces = pieces
        self.here: dict[str, list[View]] = {}
        """Place -> what is there."""
        self.owned: dict[str | None, dict[str, list[View]]] = {}
        """Whose -> place -> his pieces there."""
        self.kinds: dict[str, dict[str, View]] = {}
        """What -> place -> the first such piece there."""
        self.told: dict[tuple[str, ...], list[str]] = {}
        """Lines that follow from the pieces alone, by language and by what they tell: the same for every viewer."""
        for piece in pieces:
            place = piece["place"]
            self.here.setdefault(place, []).append(piece)
            self.owned.setdefault(piece["owner"], {}).setdefault(place, []).append(piece)
            self.kinds.setdefault(piece["kind"], {}).setdefault(place, piece)


class Seen:
    """The view that was looked at last: its lines are asked for one after the other, in every language."""

    def __init__(self) -> None:
        self.last = OnMap(())

    def of(self, pieces: Sequence[View]) -> OnMap:
        if self.last.pieces is not pieces:
            self.last = OnMap(pieces)
        return self.last


SEEN = Seen()


class Table:
    """A view of a match with what the lines look up in it; `boards` is the kind of the panels of those who play."""

    def __init__(self, view: View, voice: Voice, boards: str) -> None:
        inner = view["view"]
        self.turn: View = inner["turn"]
        self.voice = voice
        self.powers = [panel for panel in inner["panels"] if panel["kind"] == boards]
        self.panels: dict[str, View] = {panel["kind"]: panel for panel in inner["panels"] if panel["kind"] != boards}
        self.map = SEEN.of(inner["pieces"])
        self.here = self.map.here

    def once(self, what: tuple[str, ...], lines: Callable[[], Iterable[str]]) -> list[str]:
        """Lines that follow from the pieces alone."""
        told, key = self.map.told, (self.voice.language, *what)
        if key not in told:
            told[key] = list(lines())
        return told[key]

    def label(self, word: str) -> str:
        return self.voice.say(f"label-{word}")

    def names(self, domain: str, values: Iterable[str]) -> str:
        return ", ".join(self.voice.name(domain, value) for value in values)

    def told(self, word: str, domain: str, values: Iterable[str]) -> list[str]:
        """A label with some names; nothing if there are none."""
        names = self.names(domain, values)
        return [f"{self.label(word)}: {names}"] if names else []


# -- forces


def force(table: Table, panel: View) -> str:
    """Units and leaders of a formation or a side."""
    voice = table.voice
    units = [f"{voice.name('unit', one['unit'])} {one['count']}" for one in panel.get("troops", ())]
    return ", ".join([*units, *(voice.name("leader", leader) for leader in panel.get("leaders", ()))])


def piece_text(table: Table, piece: View, units: Collection[str]) -> str:
    """Units with their number, people by name, other markers by what they are."""
    kind, voice = piece["kind"], table.voice
    if kind in units:
        lent = "".join(f" ({voice.name('power', power)})" for power in piece["markers"])
        return f"{voice.name('unit', kind)} {piece['count']}{lent}"
    if kind in PEOPLE:
        return voice.name("leader", piece["markers"][0])
    owner = f" ({voice.name('power', piece['owner'])})" if kind == "siege" else ""
    return f"{table.label(kind)}{owner}"


def armies(table: Table, power: str, places: Iterable[str], units: Collection[str]) -> list[str]:
    """The land units, ships and leaders of a power, place by place."""
    return table.once(("armies", power), lambda: _armies(table, power, places, units))


def _armies(table: Table, power: str, places: Iterable[str], units: Collection[str]) -> Iterator[str]:
    mobile = (*units, *PEOPLE)
    owned = table.map.owned.get(power, {})
    for place in [place for place in places if place in owned]:
        own = [piece_text(table, piece, units) for piece in owned[place] if piece["kind"] in mobile]
        if own:
            signs = [piece_text(table, one, units) for one in table.here[place] if one["kind"] in ("unrest", "siege")]
            marks = f" [{', '.join(signs)}]" if signs else ""
            yield f"    {table.voice.name('place', place)}{marks}: {', '.join(own)}"


def contents(table: Table, place: str, units: Collection[str], markers: Collection[str]) -> str:
    """Who controls a place, what lies there, and the units of each power."""
    here = table.here.get(place, ())
    mobile = (*units, *PEOPLE)
    forces: dict[str, list[str]] = {piece["owner"]: [] for piece in here if piece["kind"] == "control"}
    for piece in here:
        if piece["kind"] in mobile:
            forces.setdefault(piece["owner"], []).append(piece_text(table, piece, units))
    parts = [
        table.voice.name("power", owner) + (f": {', '.join(force)}" if force else "")
        for owner, force in forces.items()
        if owner
    ]
    return "; ".join([*parts, *(piece_text(table, piece, units) for piece in here if piece["kind"] in markers)])


def held(table: Table, spaces: Iterable[str], first: Iterable[str]) -> list[str]:
    """The spaces that each power controls, with or without units."""
    return table.once(("held",), lambda: _held(table, spaces, first))


def _held(table: Table, spaces: Iterable[str], first: Iterable[str]) -> Iterator[str]:
    found: dict[str, list[str]] = {power: [] for power in first}
    markers = table.map.kinds["control"]
    for space in spaces:
        found.setdefault(markers[space]["owner"], []).append(space)
    yield f"{table.label('control')}:"
    for owner, own in found.items():
        if own:
            yield f"  {table.voice.name('power', owner)} ({len(own)}): {table.names('space', own)}"


def relations(table: Table, power: str) -> Iterator[str]:
    """Whom a power fights, and who is allied with it."""
    status = table.panels["diplomacy"]
    for word, pairs in (("at_war", status["wars"]), ("allied", status["alliances"])):
        others = [one if other == power else other for one, other in pairs if power in (one, other)]
        minors = [minor for minor, ally in status["minors"].items() if ally == power] if word == "allied" else []
        yield from table.told(word, "power", [*others, *minors])


# -- dice


def reasons(table: Table, lines: Iterable[View]) -> str:
    """Where the dice of a roll come from."""
    return ", ".join(f"{reason(table.voice, line)} {line['dice']}" for line in lines)


def reason(voice: Voice, line: View) -> str:
    for domain in ("leader", "debater"):
        if line.get(domain):
            return voice.name(domain, line[domain])
    return voice.say(f"dice-{line['kind']}")


def side_lines(table: Table, sides: list[View], people: tuple[str | None, ...] = (None, None)) -> Iterator[str]:
    """Both sides of a roll: who, with what, where the dice come from, what fell."""
    for side, person in zip(sides, people, strict=True):
        who = table.names("power", side["powers"])
        name = f" ({table.voice.name('debater', person)})" if person else ""
        why = reasons(table, side["lines"])
        dice = " ".join(str(die) for die in side["dice"])
        rolled = f"{DOT}{table.label('dice')} {dice}{DOT}{table.label('hits')} {side['hits']}" if side["dice"] else ""
        parts = DOT.join(filter(None, (force(table, side), why)))
        yield f"  {who}{name}: {parts}{rolled}"


# -- what is going on


def fighting(table: Table) -> Iterator[str]:
    """Moves and battles in progress, with every die."""
    panels, voice = table.panels, table.voice
    if "move" in panels:
        move = panels["move"]
        way = f"{voice.name('place', move['origin'])} → {voice.name('place', move['target'])}"
        yield f"{voice.name('power', move['power'])}: {way}: {force(table, move)}"
    for kind in ("battle", "naval_battle"):
        if kind in panels:
            title = table.label(f"battle_{panels[kind]['battle']}" if kind == "battle" else kind)
            yield f"{title}: {voice.name('place', panels[kind]['place'])}"
            yield from side_lines(table, panels[kind]["sides"])


def deal_lines(table: Table, panel: View, known: Mapping[str, Collection[Atom]]) -> Iterator[str]:
    """The parties, and the terms so far as the options by which they were added; `known`: domain -> its values."""
    yield f"{table.label('deal')}: {table.names('power', panel['parties'])}"
    for act, *things in panel["terms"]:
        named = " ".join(term_word(table, thing, known) for thing in things)
        yield f"  {table.label(f'term_{act}')} {named}".rstrip()


def term_word(table: Table, thing: Atom, known: Mapping[str, Collection[Atom]]) -> str:
    for domain, values in known.items():
        if thing in values:
            return table.voice.name(domain, thing)
    return str(thing) if isinstance(thing, int) else table.voice.name("power", thing)
