"""Here I Stand as lines of text, from a view: the turn, the powers with their armies and fleets, what is going on.

The command line looks for a module of this name in a title's folder; without one it prints the view generically.
"""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.drawing import war
from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.drawing.war import deal_lines, fighting, reasons, relations, side_lines
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
MARKERS = ("unrest", "siege", "fortress", "haven", "university", "reformer", "knights", "piracy")
"""What may lie in a place besides units and people."""


class Table(war.Table):
    """A view of the match with what the lines look up in it."""

    def __init__(self, view: View, voice: Voice) -> None:
        super().__init__(view, voice, boards="power")


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
    lines += [
        *minor_lines(table),
        "",
        *war.held(table, SPACES, [panel["power"] for panel in table.powers]),
        "",
        *faith_lines(table),
        *religion_lines(table),
    ]
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


def contents(table: Table, place: str) -> str:
    """Who controls a place, what lies there, and the units of each power."""
    return war.contents(table, place, UNITS, MARKERS)


def armies(table: Table, power: str) -> list[str]:
    """The land units, ships and leaders of a power, place by place."""
    return war.armies(table, power, PLACES, UNITS)


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


def faith_lines(table: Table) -> Iterator[str]:
    """The Protestant spaces, zone by zone; all others that believe are Catholic."""
    markers = table.map.kinds["control"]
    believers = [space for space in SPACES if "protestant" in markers[space]["markers"]]
    yield f"{table.label('protestant_spaces')}: {len(believers)}"
    for zone in dict.fromkeys(SPACES[space].zone for space in believers):
        here = [space for space in believers if SPACES[space].zone == zone]
        name = table.voice.name("zone", zone) if zone else table.label("no_zone")
        yield f"  {name} ({len(here)}): {table.names('space', here)}"


def minor_lines(table: Table) -> Iterator[str]:
    """The minor powers and independent spaces, with their units."""
    majors = {panel["power"] for panel in table.powers}
    owners = dict.fromkeys(
        piece["owner"] for piece in table.map.pieces if piece["kind"] in UNITS and piece["owner"] not in majors
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
        places = table.map.kinds.get(kind, {})
        yield from table.told(kind, "place", [place for place in PLACES if place in places])


# -- what is going on


def going_on(table: Table) -> Iterator[str]:
    """Battles, debates, attempts, piracy and deals in progress, with every die."""
    panels, voice = table.panels, table.voice
    yield from fighting(table)
    for one in panels["diet"]["cards"] if "diet" in panels else ():
        held = f"{voice.name('power', one['power'])} {voice.name('card', one['card'])}"
        yield f"{voice.say('phase-diet')}, {table.label('diet_cards')}: {held}"
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
        yield from deal_lines(table, panels["deal"], {"place": PLACES, "leader": (*LEADERS, *ADMIRALS)})


def attempts_line(table: Table, panel: View) -> str:
    zones = table.names("zone", panel["zones"])
    line = f"{table.label(panel['attempts'] + '_attempts')} {panel['left']}{DOT}{table.label('target_zones')}: {zones}"
    if not panel["target"]:
        return line
    dice = " : ".join(" ".join(str(die) for die in side["dice"]) or "–" for side in panel["sides"])
    return f"{line}{DOT}{table.voice.name('space', panel['target'])}: {dice}"
