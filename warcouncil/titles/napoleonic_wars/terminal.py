"""The Napoleonic Wars as lines of text, from a view: the turn, the diplomatic display, the nations, what is going on.

The command line looks for a module of this name in a title's folder; without one it prints the view generically.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.drawing import war
from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.engine.state import Atom, Option
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.display.board import certainty
from warcouncil.titles.napoleonic_wars.state import LEADERS, NATIONS, OFF_MAP, REGROUP, SEAS, SPACES
from warcouncil.titles.napoleonic_wars.title import BOOK

MOBILE = ("unit", "leader", "squadron")
PLACES = (*SPACES, *SEAS)
BOXES = (REGROUP, OFF_MAP)
CARDS, RESERVES = COMPONENTS.cards, COMPONENTS.reserves


class Table(war.Table):
    """A view of the match with what the lines look up in it."""

    def __init__(self, view: View, voice: Voice) -> None:
        super().__init__(view, voice, boards="nation")


# -- what the command line asks for


def summary(view: View, seat: int, voice: Voice) -> list[str]:
    """What somebody who decides wants to have in sight: turn, points, his own nations, and what is going on."""
    table = Table(view, voice)
    lines = [turn_line(table), points_line(table)]
    for panel in table.powers:
        if panel["seat"] == seat:
            lines += nation_lines(table, panel)
    return [*lines, *going_on(table)]


def position(view: View, voice: Voice) -> list[str]:
    """Everything on the table."""
    table = Table(view, voice)
    lines = [turn_line(table), certainty_line(table), "", *display_lines(table), ""]
    for panel in table.powers:
        lines += [*nation_lines(table, panel), ""]
    control = table.once(("control",), lambda: control_lines(table))
    lines += [*control, "", *box_lines(table), *card_lines(table)]
    return [*lines, *going_on(table)]


def standing(view: View, voice: Voice) -> list[list[str]]:
    """Points, keys, cards and resources, as rows of cells."""
    table = Table(view, voice)
    head = ["", *(table.label(word) for word in ("victory_points", "keys", "cards", "resources"))]
    rows = [
        [voice.name("power", one["power"]), *(str(one[key]) for key in ("points", "keys", "cards", "resources"))]
        for one in table.powers
        if one["player"]
    ]
    return [head, *rows]


def points(view: View, seat: int, voice: Voice) -> list[str]:
    """Where the points of a seat come from."""
    table = Table(view, voice)
    return [
        f"{voice.name('power', panel['power'])} {panel['points']}: "
        + ", ".join(f"{table.label('points_' + line['kind'])} {line['points']}" for line in panel["point_lines"])
        for panel in table.powers
        if panel["seat"] == seat and panel["player"]
    ]


def note(view: View, power: str, kind: str, option: Option, voice: Voice) -> str:
    """What an option is about right now: who is in the place, what the card is worth, what the leader is worth."""
    named: dict[str, str] = {}
    for domain, atom in zip(BOOK.kinds[kind].acts[str(option[0])], option[1:], strict=True):
        named["place" if domain in ("space", "sea") else domain] = str(atom)
    if "place" in named:
        return contents(Table(view, voice), named["place"])
    domains = ("card", "reserve", "leader")
    return next((thing(domain, named[domain], voice) for domain in domains if domain in named), "")


def thing(domain: str, value: Atom, voice: Voice) -> str:
    """What a component is: printed numbers, and what it does."""
    parts = list(printed(domain, str(value), voice))
    message = f"{domain}-{value}"
    if domain == "card" and voice.words.has(message, "effect"):
        parts.append(voice.speak(message, {}, "effect"))
    return DOT.join(parts)


def printed(domain: str, value: str, voice: Voice) -> Iterator[str]:
    """The facts printed on a component."""
    if domain in ("card", "reserve"):
        card = CARDS[value] if domain == "card" else RESERVES[value]
        yield f"{card.cp} {voice.say('label-cp')}"
    if domain == "card":
        for bar in ("battle", "response", "foreign_war", "timed", "must_be_event", "plus", "no_1805"):
            if getattr(CARDS[value], bar):
                yield voice.say(f"label-bar_{bar}")
    elif domain == "space":
        space = SPACES[value]
        yield f"{voice.say(f'label-status_{space.status}')} {voice.name('power', space.nation)}"
        if space.fortress:
            yield f"{voice.say('label-fortress')} {space.fortress}"
        yield from (voice.name("sea", sea) for sea in space.ports)
    elif domain == "leader":
        yield f"{voice.say('label-command_rating')} {LEADERS[value].command}"
        yield f"{voice.say('label-battle_rating')} {LEADERS[value].battle}"


# -- the turn and the nations


def turn_line(table: Table) -> str:
    """Turn, phase, whose impulse it is, and what is left of its card."""
    turn, voice = table.turn, table.voice
    parts = [
        f"{table.label('turn')} {turn['turn']}/{turn['last']} ({turn['years']})",
        voice.say(f"phase-{turn['phase']}"),
        f"{table.label('round')} {turn['round']}",
    ]
    if turn["active"]:
        card = f", {voice.name('card', turn['card'])}" if turn["card"] else ""
        parts.append(f"{voice.name('power', turn['active'])} ({turn['cp']} {table.label('cp')}{card})")
    return DOT.join(parts)


def points_line(table: Table) -> str:
    points = DOT.join(f"{table.voice.name('power', nation)} {now}" for nation, now in table.turn["points"].items())
    return f"{table.label('victory_points')}: {points}"


def certainty_line(table: Table) -> str:
    """How much of the box is reconstructed."""
    counts = certainty()
    said = table.label("certainty_line")
    for sign, key in (("%n", "rows"), ("%r", "reconstructed"), ("%l", "likely")):
        said = said.replace(sign, str(counts[key]))
    return said


def nation_lines(table: Table, panel: View) -> Iterator[str]:
    """A nation: camp, keys, cards, resources; its hand as far as one sees it; its armies and fleets."""
    voice = table.voice
    camp = voice.name("camp", panel["camp"]) if panel["camp"] else table.label("neutral")
    parts = [f"{voice.name('power', panel['power'])} ({camp})"]
    if panel["subject"]:
        parts += table.told("subject_of", "power", [panel["subject"]])
    parts += [f"{table.label(word)} {panel[word]}" for word in ("keys", "cards", "resources")]
    parts += [f"{table.label(word)} {panel[word]['now']}/{panel[word]['most']}" for word in ("units", "squadrons")]
    yield DOT.join(parts)
    if panel["hand"]:
        yield f"  {table.label('hand')}: " + ", ".join(
            f"{voice.name('card', card)} {CARDS[card].cp}" for card in panel["hand"]
        )
    yield from (f"  {line}" for line in table.told("reserves", "reserve", panel["reserves"]))
    yield from table.once(("armies", panel["power"]), lambda: army_lines(table, panel["power"]))


def army_lines(table: Table, nation: str) -> Iterator[str]:
    """The units, leaders and squadrons of a nation, place by place."""
    owned = table.map.owned.get(nation, {})
    for place in [place for place in PLACES if place in owned]:
        own = [piece_text(table, one) for one in owned[place] if one["kind"] in MOBILE]
        if own:
            yield f"    {table.voice.name('place', place)}: {', '.join(own)}"


# -- common displays


def display_lines(table: Table) -> Iterator[str]:
    """The camps, the consuls in rows and columns, foreign wars, truces and subject neutrals."""
    panel, voice = table.panels["display"], table.voice
    for camp, members in panel["camps"].items():
        yield f"{voice.name('camp', camp)}: {table.names('power', members)}"
    yield f"{table.label('panel_display')}:"
    for consul in panel["consuls"]:
        row = f"{DOT}{voice.name('power', consul['row'])}" if consul["row"] else ""
        plus = " +1" if consul["plus"] else ""
        yield f"  {voice.name('power', consul['power'])}{plus}: {voice.name('column', consul['column'])}{row}"
    for card, who in panel["wars"].items():
        yield f"{table.label('foreign_wars')}: {voice.name('card', card)} ({table.names('power', who)})"
    for nation, one in panel["subjects"].items():
        lord = voice.name("power", one["conqueror"])
        yield f"{voice.name('power', nation)}: {table.label('subject_of')} {lord}"
    for nation, truce in panel["truces"].items():
        bound = table.names("power", truce["bound"])
        until = f"{table.label('until_turn')} {truce['turn']}"
        yield f"{table.label('truce')}: {voice.name('power', nation)} {until} ({bound})"


def control_lines(table: Table) -> Iterator[str]:
    """The duchies that each nation has flagged, and those with an enemy before their walls."""
    kinds = table.map.kinds
    flags, besieged = kinds.get("flag", {}), kinds.get("siege", {})
    for nation in NATIONS:
        own = [space for space in SPACES if space in flags and flags[space]["owner"] == nation]
        if own:
            yield f"{table.label('flag')}: {table.voice.name('power', nation)}: {table.names('space', own)}"
    yield from table.told("siege", "space", [space for space in SPACES if space in besieged])


def box_lines(table: Table) -> Iterator[str]:
    """What lies in the boxes beside the map."""
    for box in BOXES:
        if table.here.get(box):
            yield f"{table.label(box)}: {contents(table, box)}"


def card_lines(table: Table) -> Iterator[str]:
    """The piles and the events in force."""
    panel = table.panels["cards"]
    yield DOT.join(f"{table.label(word)} {panel[word]}" for word in ("deck", "discards"))
    yield from table.told("timed_events", "card", panel["timed"])
    yield from table.told("lasting_events", "card", [one for one in panel["lasting"] if one in CARDS])
    yield from table.told("removed", "card", panel["removed"])


def contents(table: Table, place: str) -> str:
    """Whose a place is, and the pieces of each nation there: option after option is about the same places."""
    return table.once(("contents", place), lambda: [_contents(table, place)])[0]


def _contents(table: Table, place: str) -> str:
    forces: dict[str, list[str]] = {}
    if place in SPACES:
        forces[SPACES[place].nation] = []
    for piece in table.here.get(place, ()):
        if piece["kind"] == "flag":
            forces = {piece["owner"]: []}
    for piece in table.here.get(place, ()):
        if piece["kind"] not in ("flag", "siege"):
            forces.setdefault(piece["owner"], []).append(piece_text(table, piece))
    return "; ".join(
        table.voice.name("power", owner) + (f": {', '.join(here)}" if here else "") for owner, here in forces.items()
    )


def piece_text(table: Table, piece: View) -> str:
    leads = piece["kind"] == "leader"
    marks = [table.label(mark) for mark in dict.fromkeys(piece["markers"][leads:])]
    if "marched" in piece:
        marks.append(f"{table.label('marched')} {piece['marched']}")
    what = table.voice.name("leader", piece["leader"]) if leads else table.voice.say("unit-" + piece["kind"])
    return what + ("" if leads else f" {piece['count']}") + (f" ({', '.join(marks)})" if marks else "")


# -- what is going on


def going_on(table: Table) -> Iterator[str]:
    """Marches, battles, sieges, voyages and convoys in progress, with every die."""
    panels, voice = table.panels, table.voice
    for kind, place in (("march", "space"), ("voyage", "place"), ("convoy", "place")):
        if kind in panels:
            one = panels[kind]
            where = f"{voice.name('power', one['power'])}, {voice.name('place', one[place])}"
            yield f"{table.label(kind)}: {where}: {force_text(table, one)}"
    for kind in ("battle", "siege", "naval_battle"):
        if kind in panels:
            yield f"{table.label(kind)}: {voice.name('place', panels[kind]['place'])}"
            yield from (side_line(table, side) for side in panels[kind]["sides"])


def force_text(table: Table, panel: View) -> str:
    units = [
        f"{table.voice.name('power', one['owner'])} {table.voice.say('unit-' + one['unit'])} {one['count']}"
        for one in panel["troops"]
    ]
    return ", ".join([*units, *(table.voice.name("leader", leader) for leader in panel.get("leaders", ()))])


def side_line(table: Table, side: View) -> str:
    """One side of a fight: who, with what, where the dice come from, what fell, and what it has suffered."""
    parts = [force_text(table, side), war.reasons(table, side["lines"])]
    if side["dice"]:
        parts.append(f"{table.label('dice')} {' '.join(str(die) for die in side['dice'])}")
    parts += [f"{table.label(word)} {side[word]}" for word in ("killed", "disrupted") if word in side]
    if "rating" in side:
        parts.append(f"{table.label('sixes')} {side['sixes']}/{side['rating']}")
    return f"  {table.names('power', side['powers'])} ({table.label(side['role'])}): {DOT.join(filter(None, parts))}"
