"""Here I Stand as lines of text, from a view: the turn, the powers with their armies and fleets, what is going on.

The command line looks for a module of this name in a title's folder; without one it prints the view generically.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.engine.state import Atom, Option
from warcouncil.titles.here_i_stand.components import (
    ADMIRALS,
    CARDS,
    DEBATERS,
    FOREIGN_WARS,
    LEADERS,
    RULERS,
    SEAS,
    SPACES,
    TABLES,
    UNITS,
)
from warcouncil.titles.here_i_stand.title import BOOK

PLACES = (*SPACES, *SEAS, *FOREIGN_WARS)
MOBILE = (*UNITS, "leader", "admiral")
MARKERS = ("unrest", "siege", "fortress", "haven", "university", "reformer", "knights", "piracy")
"""What may lie in a place besides units and people."""


class Table:
    """A view of the match with what the lines look up in it."""

    def __init__(self, view: View, voice: Voice) -> None:
        inner = view["view"]
        self.turn: View = inner["turn"]
        self.voice = voice
        self.powers = [panel for panel in inner["panels"] if panel["kind"] == "power"]
        self.panels: dict[str, View] = {panel["kind"]: panel for panel in inner["panels"] if panel["kind"] != "power"}
        self.here: dict[str, list[View]] = {}
        for piece in inner["pieces"]:
            self.here.setdefault(piece["place"], []).append(piece)

    def label(self, word: str) -> str:
        return self.voice.say(f"label-{word}")

    def names(self, domain: str, values: Iterable[str]) -> str:
        return ", ".join(self.voice.name(domain, value) for value in values)

    def told(self, word: str, domain: str, values: Iterable[str]) -> list[str]:
        """A label with some names; nothing if there are none."""
        names = self.names(domain, values)
        return [f"{self.label(word)}: {names}"] if names else []


# -- what the command line asks for


def summary(view: View, seat: int, voice: Voice) -> list[str]:
    """What somebody who decides wants to have in sight: turn, points, his own powers, and what is going on."""
    table = Table(view, voice)
    lines = [turn_line(table), points_line(table)]
    for panel in table.powers:
        if panel["seat"] == seat:
            lines += [*power_lines(table, panel), *armies(table, panel["power"])]
    return [*lines, *going_on(table)]


def position(view: View, voice: Voice) -> list[str]:
    """Everything on the table."""
    table = Table(view, voice)
    lines = [turn_line(table), ""]
    for panel in table.powers:
        lines += [*power_lines(table, panel), *armies(table, panel["power"]), ""]
    lines += [*minor_lines(table), "", *held_lines(table), "", *faith_lines(table), *religion_lines(table)]
    lines += [*new_world_lines(table), *marker_lines(table)]
    return [*lines, *going_on(table)]


def standing(view: View, voice: Voice) -> list[list[str]]:
    """Victory points, keys and cards, as rows of cells."""
    table = Table(view, voice)
    rows = [["", *(table.label(word) for word in ("victory_points", "keys", "cards"))]]
    columns = ("vp", "keys", "cards")
    return [
        *rows,
        *([voice.name("power", panel["power"]), *(str(panel[key]) for key in columns)] for panel in table.powers),
    ]


def points(view: View, seat: int, voice: Voice) -> list[str]:
    """Where the victory points of a seat come from."""
    table = Table(view, voice)
    lines = []
    for panel in table.powers:
        if panel["seat"] == seat:
            parts = ", ".join(f"{voice.say('vp-' + line['kind'])} {line['vp']}" for line in panel["vp_lines"])
            lines.append(f"{voice.name('power', panel['power'])} {panel['vp']}" + (f": {parts}" if parts else ""))
    return lines


def note(view: View, power: str, kind: str, option: Option, voice: Voice) -> str:
    """What an option is about right now: who is in the place, what the card does, what the person is worth."""
    table = Table(view, voice)
    named: dict[str, str] = {}  # by what each stands for: Calvin is a card, a debater and a ruler
    for domain, atom in zip(BOOK.kinds[kind].acts[str(option[0])], option[1:], strict=True):
        named["place" if domain in ("space", "sea") else domain] = str(atom)
    if "card" in named:
        return thing("card", named["card"], voice)
    if "place" in named:
        return DOT.join(filter(None, (odds(table, named["place"]), contents(table, named["place"]))))
    return next((thing(domain, named[domain], voice) for domain in ("leader", "debater") if domain in named), "")


def odds(table: Table, space: str) -> str:
    """The dice of an attempt against a space, and where they come from; nothing if there are no attempts."""
    targets = table.panels["attempts"]["targets"] if "attempts" in table.panels else ()
    target = next((one for one in targets if one["space"] == space), None)
    if target is None:
        return ""
    own, other = (
        f"{table.label(word)} {dice} ({reasons(table, lines)})"
        for word, dice, lines in zip(("own_dice", "their_dice"), target["dice"], target["lines"], strict=True)
    )
    modifier = f" {target['modifier']:+}" if target["modifier"] else ""
    return DOT.join([own + modifier, other, *([table.label("wins_ties")] if target["wins_ties"] else [])])


def reasons(table: Table, lines: Iterable[View]) -> str:
    """Where the dice of a roll come from."""
    return ", ".join(f"{reason(table.voice, line)} {line['dice']}" for line in lines)


def reason(voice: Voice, line: View) -> str:
    for domain in ("leader", "debater"):
        if line.get(domain):
            return voice.name(domain, line[domain])
    return voice.say(f"dice-{line['kind']}")


def thing(domain: str, value: Atom, voice: Voice) -> str:
    """What a component is: printed numbers, and what it does."""
    parts = list(printed(domain, str(value), voice))
    message = f"{domain}-{value}"
    if domain in ("card", "debater") and voice.words.has(message, "effect"):
        parts.append(voice.speak(message, {}, "effect"))
    return DOT.join(parts)


def printed(domain: str, value: str, voice: Voice) -> Iterator[str]:
    """The facts printed on a component."""
    if domain == "card":
        yield f"{CARDS[value].cp} {voice.say('label-cp')}"
        yield voice.say(f"card_kind-{CARDS[value].kind}")
    elif domain == "space":
        yield from printed_space(value, voice)
    elif domain == "leader" and value in LEADERS:
        leader = LEADERS[value]
        yield f"{voice.say('label-battle_rating')} {leader.battle}"
        yield f"{voice.say('label-command_rating')} {leader.command}"
    elif domain == "leader":
        yield f"{voice.say('label-battle_rating')} {ADMIRALS[value].battle}"
        yield f"{voice.say('label-piracy_rating')} {ADMIRALS[value].piracy}"
    elif domain == "debater":
        yield voice.name("power", DEBATERS[value].side)
        yield f"{voice.say('label-debate_value')} {DEBATERS[value].value}"
    elif domain == "ruler":
        yield voice.name("power", RULERS[value].power)
        yield f"{voice.say('label-admin')} {RULERS[value].admin}"
        yield f"{voice.say('label-card_bonus')} {RULERS[value].bonus}"


def printed_space(name: str, voice: Voice) -> Iterator[str]:
    space = SPACES[name]
    yield voice.say(f"label-{space.kind}")
    yield voice.name("power", space.home)
    if space.zone:
        yield voice.name("zone", space.zone)
    for sea in space.ports:
        yield voice.name("sea", sea)


# -- places


def piece_text(table: Table, piece: View) -> str:
    """Units with their number, people by name, other markers by what they are."""
    kind, voice = piece["kind"], table.voice
    if kind in UNITS:
        lent = "".join(f" ({voice.name('power', power)})" for power in piece["markers"])
        return f"{voice.name('unit', kind)} {piece['count']}{lent}"
    if kind in ("leader", "admiral"):
        return voice.name("leader", piece["markers"][0])
    owner = f" ({voice.name('power', piece['owner'])})" if kind == "siege" else ""
    return f"{table.label(kind)}{owner}"


def contents(table: Table, place: str) -> str:
    """Who controls a place, what lies there, and the units of each power."""
    here = table.here.get(place, ())
    forces: dict[str, list[str]] = {piece["owner"]: [] for piece in here if piece["kind"] == "control"}
    for piece in here:
        if piece["kind"] in MOBILE:
            forces.setdefault(piece["owner"], []).append(piece_text(table, piece))
    parts = [
        table.voice.name("power", owner) + (f": {', '.join(force)}" if force else "")
        for owner, force in forces.items()
        if owner
    ]
    return "; ".join([*parts, *(piece_text(table, piece) for piece in here if piece["kind"] in MARKERS)])


def armies(table: Table, power: str) -> Iterator[str]:
    """The land units, ships and leaders of a power, place by place."""
    for place in PLACES:
        own = [
            piece_text(table, piece)
            for piece in table.here.get(place, ())
            if piece["owner"] == power and piece["kind"] in MOBILE
        ]
        if own:
            signs = [piece_text(table, piece) for piece in table.here[place] if piece["kind"] in ("unrest", "siege")]
            marks = f" [{', '.join(signs)}]" if signs else ""
            yield f"    {table.voice.name('place', place)}{marks}: {', '.join(own)}"


# -- the turn and the powers


def turn_line(table: Table) -> str:
    """Turn, phase, whose impulse it is, and how far the Reformation has come."""
    turn, voice = table.turn, table.voice
    years = "–".join(str(year) for year in turn["years"])
    parts = [f"{table.label('turn')} {turn['turn']}/{turn['last']} ({years})", voice.say(f"phase-{turn['phase']}")]
    if turn["acting"]:
        card = f", {voice.name('card', turn['card'])}" if turn["card"] else ""
        parts.append(f"{voice.name('power', turn['acting'])} ({turn['cp']} {table.label('cp')}{card})")
    parts += table.told("passed", "power", turn["passed"])
    parts.append(f"{table.label('protestant_spaces')} {turn['protestant_spaces']}/{turn['religious_victory']}")
    parts += table.told("lasting", "card", [card for card in turn["lasting"] if card in CARDS])
    return DOT.join(parts)


def points_line(table: Table) -> str:
    vp = DOT.join(f"{table.voice.name('power', power)} {points}" for power, points in table.turn["vp"].items())
    return f"{table.label('victory_points')}: {vp}"


def power_lines(table: Table, panel: View) -> Iterator[str]:
    """A power in a few lines: points, keys, cards, wars and friends, the cards that the viewer may see."""
    voice, power = table.voice, panel["power"]
    units = panel["units"]
    parts = [
        f"{voice.name('power', power)} ({voice.name('ruler', panel['ruler'])})",
        f"{table.label('vp')} {panel['vp']}",
        f"{table.label('keys')} {panel['keys']}",
        f"{table.label('cards')} {panel['cards']}",
        f"{table.label('land_units')} {units['land']}/{units['most']}",
    ]
    yield DOT.join(parts)
    ties = [*relations(table, power), *table.told("captives", "leader", panel["captives"])]
    if ties:
        yield f"  {DOT.join(ties)}"
    yield from (f"  {line}" for line in track_lines(table, panel["track"]))
    if panel["hand"]:
        cards = [f"{voice.name('card', card)} {CARDS[card].cp}" for card in panel["hand"]]
        yield f"  {table.label('hand')}: {', '.join(cards)}"


def relations(table: Table, power: str) -> Iterator[str]:
    """Whom a power fights, and who is allied with it."""
    status = table.panels["diplomacy"]
    for word, pairs in (("at_war", status["wars"]), ("allied", status["alliances"])):
        others = [one if other == power else other for one, other in pairs if power in (one, other)]
        minors = [minor for minor, ally in status["minors"].items() if ally == power] if word == "allied" else []
        yield from table.told(word, "power", [*others, *minors])


# -- the tracks of the powers


def track_lines(table: Table, track: View) -> Iterator[str]:
    """What only one power's card shows: piracy, wives, chateaux, Saint Peter's, translations."""
    for word in ("piracy_vp", "chateaux"):
        if word in track:
            yield f"{table.label(word)} {track[word]}"
    if "marital" in track:
        yield wives_line(table, track)
    if "peters_cp" in track:
        towards = f"{table.label('st_peters_cp')} {track['peters_cp']}/{TABLES.st_peters_cp}"
        yield f"{table.label('st_peters')}: {table.label('vp')} {track['peters_vp']}, {towards}"
        banned = [table.voice.name("ruler" if one in RULERS else "debater", one) for one in track["excommunicated"]]
        if banned:
            yield f"{table.label('excommunicated')}: {', '.join(banned)}"
    if "new_testament" in track:
        yield f"{table.label('translations')}: {DOT.join(translations(table, track))}"
        waiting = [f"{table.voice.name('space', space)} {left}" for space, left in track["electorates"].items()]
        if waiting:
            yield f"{table.label('electorate_display')}: {', '.join(waiting)}"


def wives_line(table: Table, track: View) -> str:
    """Henry's marital status, and what his wives bore him."""
    voice = table.voice
    births = [f"{voice.name('wife', wife)}: {voice.name('birth', birth)}" for birth, wife in track["pregnancy"].items()]
    return DOT.join([f"{table.label('wives')}: {voice.name('wife', track['marital'])}", *births])


def translations(table: Table, track: View) -> Iterator[str]:
    """How far each language has come."""
    for zone in dict.fromkeys((*track["new_testament"], *track["full_bible"])):
        done = [
            f"{table.label(word)} {track[word].get(zone, 0)}/{most}"
            for word, most in (("new_testament", TABLES.new_testament), ("full_bible", TABLES.full_bible))
        ]
        yield f"{table.voice.name('zone', zone)}: {', '.join(done)}"


# -- common displays


def held_lines(table: Table) -> Iterator[str]:
    """The spaces that each power controls, with or without units."""
    held: dict[str, list[str]] = {panel["power"]: [] for panel in table.powers}
    for space in SPACES:
        held.setdefault(marker(table, space)["owner"], []).append(space)
    yield f"{table.label('control')}:"
    for owner, spaces in held.items():
        if spaces:
            yield f"  {table.voice.name('power', owner)} ({len(spaces)}): {table.names('space', spaces)}"


def faith_lines(table: Table) -> Iterator[str]:
    """The Protestant spaces, zone by zone; all others that believe are Catholic."""
    believers = [space for space in SPACES if "protestant" in marker(table, space)["markers"]]
    yield f"{table.label('protestant_spaces')}: {len(believers)}"
    for zone in dict.fromkeys(SPACES[space].zone for space in believers):
        here = [space for space in believers if SPACES[space].zone == zone]
        name = table.voice.name("zone", zone) if zone else table.label("no_zone")
        yield f"  {name} ({len(here)}): {table.names('space', here)}"


def marker(table: Table, space: str) -> View:
    """The piece that says who controls a space and what it believes."""
    return next(piece for piece in table.here[space] if piece["kind"] == "control")


def minor_lines(table: Table) -> Iterator[str]:
    """The minor powers and independent spaces, with their units."""
    majors = {panel["power"] for panel in table.powers}
    owners = dict.fromkeys(
        piece["owner"]
        for place in PLACES
        for piece in table.here.get(place, ())
        if piece["kind"] in UNITS and piece["owner"] not in majors
    )
    for owner in owners:
        ally = table.panels["diplomacy"]["minors"].get(owner)
        tie = f" ({table.label('ally_of')} {table.voice.name('power', ally)})" if ally else ""
        yield f"{table.voice.name('power', owner)}{tie}"
        yield from armies(table, owner)


def religion_lines(table: Table) -> Iterator[str]:
    """The debaters, and what became of them."""
    panel = table.panels["religion"]
    sides = dict.fromkeys(one["side"] for one in panel["debaters"])
    for side in sides:
        names = [
            table.voice.name("debater", one["debater"]) + (f" ({table.label('committed')})" if one["committed"] else "")
            for one in panel["debaters"]
            if one["side"] == side
        ]
        yield f"{table.voice.name('power', side)}: {', '.join(names)}"
    yield f"{table.label('spaces_by_zone')}: {', '.join(zone_words(table, row) for row in panel['zones'])}"
    yield from table.told("fallen", "debater", panel["fallen"])


def zone_words(table: Table, row: View) -> str:
    """How many spaces of a zone count as Protestant; those in unrest are told beside."""
    name = table.voice.name("zone", row["zone"]) if row["zone"] else table.label("no_zone")
    unrest = f" (+ {row['unrest']} {table.label('unrest_not_counted')})" if row["unrest"] else ""
    return f"{name} {row['counted']}/{row['spaces']}{unrest}"


def new_world_lines(table: Table) -> Iterator[str]:
    """Voyages under way, and what has been found."""
    panel, voice = table.panels["new_world"], table.voice
    under_way = [
        f"{voice.name('power', one['power'])} ({voice.name('voyage', one['kind'])})" for one in panel["voyages"]
    ]
    if under_way:
        yield f"{table.label('crossing_atlantic')}: {', '.join(under_way)}"
    for word, domain in (("discoveries", "discovery"), ("conquests", "conquest"), ("colonies", "colony")):
        found = [
            f"{voice.name(domain, place)} ({voice.name('power', power)})"
            for place, power in panel[word].items()
            if power
        ]
        if found:
            yield f"{table.label(word)}: {', '.join(found)}"


def marker_lines(table: Table) -> Iterator[str]:
    """Where there is unrest, a siege or another marker."""
    for kind in MARKERS:
        places = [place for place in PLACES if any(piece["kind"] == kind for piece in table.here.get(place, ()))]
        yield from table.told(kind, "place", places)


# -- what is going on


def going_on(table: Table) -> Iterator[str]:
    """Battles, debates, attempts, piracy and deals in progress, with every die."""
    panels, voice = table.panels, table.voice
    if "move" in panels:
        move = panels["move"]
        way = f"{voice.name('place', move['origin'])} → {voice.name('place', move['target'])}"
        yield f"{voice.name('power', move['power'])}: {way}: {force(table, move)}"
    for one in panels["diet"]["cards"] if "diet" in panels else ():
        held = f"{voice.name('power', one['power'])} {voice.name('card', one['card'])}"
        yield f"{voice.say('phase-diet')}, {table.label('diet_cards')}: {held}"
    for kind in ("battle", "naval_battle"):
        if kind in panels:
            title = table.label(f"battle_{panels[kind]['battle']}" if kind == "battle" else kind)
            yield f"{title}: {voice.name('place', panels[kind]['place'])}"
            yield from side_lines(table, panels[kind]["sides"])
    if "debate" in panels:
        debate = panels["debate"]
        yield f"{table.label('debate')}: {voice.name('zone', debate['zone'])}, {table.label('round')} {debate['round']}"
        yield from side_lines(table, debate["sides"], (debate["attacker"], debate["defender"]))
        if debate["prize"]:
            prize = debate["prize"]
            who = voice.name("power", prize["power"])
            yield f"  {who}: {table.label('spaces_won')} {prize['spaces']} ({reasons(table, prize['lines'])})"
    if "attempts" in panels:
        yield attempts_line(table, panels["attempts"])
    if "piracy" in panels:
        yield f"{table.label('piracy')}: {voice.name('sea', panels['piracy']['sea'])}"
        yield from side_lines(table, panels["piracy"]["sides"])
    if "deal" in panels:
        yield from deal_lines(table, panels["deal"])


def force(table: Table, panel: View) -> str:
    """Units and leaders of a formation or a side."""
    voice = table.voice
    units = [f"{voice.name('unit', one['unit'])} {one['count']}" for one in panel.get("troops", ())]
    return ", ".join([*units, *(voice.name("leader", leader) for leader in panel.get("leaders", ()))])


def side_lines(table: Table, sides: list[View], people: tuple[str | None, ...] = (None, None)) -> Iterator[str]:
    """Both sides of a roll: who, with what, where the dice come from, what fell."""
    for side, person in zip(sides, people, strict=True):
        who = table.names("power", side["powers"])
        name = f" ({table.voice.name('debater', person)})" if person else ""
        with_ = force(table, side)
        why = reasons(table, side["lines"])
        dice = " ".join(str(die) for die in side["dice"])
        rolled = f"{DOT}{table.label('dice')} {dice}{DOT}{table.label('hits')} {side['hits']}" if side["dice"] else ""
        parts = DOT.join(filter(None, (with_, why)))
        yield f"  {who}{name}: {parts}{rolled}"


def attempts_line(table: Table, panel: View) -> str:
    zones = table.names("zone", panel["zones"])
    line = f"{table.label(panel['attempts'] + '_attempts')} {panel['left']}{DOT}{table.label('target_zones')}: {zones}"
    if not panel["target"]:
        return line
    dice = " : ".join(" ".join(str(die) for die in side["dice"]) or "–" for side in panel["sides"])
    return f"{line}{DOT}{table.voice.name('space', panel['target'])}: {dice}"


def deal_lines(table: Table, panel: View) -> Iterator[str]:
    """The parties, and the terms so far as the options by which they were added."""
    yield f"{table.label('deal')}: {table.names('power', panel['parties'])}"
    for act, *things in panel["terms"]:
        named = " ".join(term_word(table, thing) for thing in things)
        yield f"  {table.label(f'term_{act}')} {named}".rstrip()


def term_word(table: Table, thing: Atom) -> str:
    for domain, known in (("place", PLACES), ("leader", (*LEADERS, *ADMIRALS))):
        if thing in known:
            return table.voice.name(domain, thing)
    return str(thing) if isinstance(thing, int) else table.voice.name("power", thing)
