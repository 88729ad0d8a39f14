"""Tanto Monta as lines of text, from a view: the turn, the players with their powers, the oceans, what is going on.

The command line looks for a module of this name in a title's folder; without one it prints the view generically.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from warcouncil.drawing import war
from warcouncil.drawing.lines import DOT, View, Voice
from warcouncil.drawing.war import deal_lines, fighting, relations, side_lines
from warcouncil.engine.state import Atom, Option
from warcouncil.titles.tanto_monta.components import COMPONENTS
from warcouncil.titles.tanto_monta.realm import LAND_UNITS, MAJORS, NAVAL_UNITS
from warcouncil.titles.tanto_monta.title import BOOK

UNITS = (*LAND_UNITS, *NAVAL_UNITS)
SPACES, SEAS = COMPONENTS.atlas.spaces, COMPONENTS.atlas.seas
OCEANS = tuple(ocean.id for ocean in COMPONENTS.map.oceans)
SITES = tuple(site.id for site in COMPONENTS.map.settlements)
WARS = tuple(war.id for war in COMPONENTS.tables.foreign_wars)
PLACES = (*SPACES, *SEAS, *WARS)
LEADERS = {leader.id: leader for leader in COMPONENTS.people.leaders}
ADMIRALS = {admiral.id: admiral for admiral in COMPONENTS.people.admirals}
NAOS = {nao.id: nao for nao in COMPONENTS.pieces.naos}
RULERS = {ruler.id: ruler for ruler in COMPONENTS.people.rulers}
CARDS = COMPONENTS.cards
MARKERS = ("unrest", "plague", "siege", "fortress", "uprising", "special_control", "mesta", "caravan", "maximilian")
"""What may lie in a space besides units and people."""
FLAGS = tuple(dict.fromkeys("spain" if power in ("castile", "aragon") else power for power in MAJORS))
"""Those who make war and alliances."""


class Table(war.Table):
    """A view of the match with what the lines look up in it."""

    def __init__(self, view: View, voice: Voice) -> None:
        super().__init__(view, voice, boards="player")

    def flags(self, panel: View) -> Iterable[str]:
        """The powers of a player by which he makes war."""
        return dict.fromkeys("spain" if panel["power"] == "spain" else power for power in panel["powers"])


# -- what the command line asks for


def summary(view: View, seat: int, voice: Voice) -> list[str]:
    """What somebody who decides wants to have in sight: turn, points, his own powers, and what is going on."""
    table = Table(view, voice)
    lines = [turn_line(table), points_line(table)]
    for panel in table.powers:
        if panel["seat"] == seat:
            lines += player_lines(table, panel)
    return [*lines, *going_on(table)]


def position(view: View, voice: Voice) -> list[str]:
    """Everything on the table."""
    table = Table(view, voice)
    lines = [turn_line(table), ""]
    for panel in table.powers:
        lines += [*player_lines(table, panel), ""]
    lines += [*others_lines(table), "", *war.held(table, SPACES, FLAGS), "", *influence_lines(table)]
    lines += [*treaty_lines(table), *wedding_lines(table), *voyage_lines(table)]
    lines += table.once(("markers",), lambda: marker_lines(table))
    return [*lines, *going_on(table)]


def standing(view: View, voice: Voice) -> list[list[str]]:
    """Victory points, keys, cards and resources, as rows of cells."""
    table = Table(view, voice)
    head = ["", *(table.label(word) for word in ("victory_points", "keys", "cards", "warehouse"))]
    rows = [
        [voice.name("power", one["power"]), *(str(one[key]) for key in ("vp", "keys", "cards")), str(stored(one))]
        for one in table.powers
    ]
    return [head, *rows]


def stored(panel: View) -> int:
    return len(panel["warehouse"])


def points(view: View, seat: int, voice: Voice) -> list[str]:
    """Where the victory points of a seat come from."""
    table = Table(view, voice)
    return [
        f"{voice.name('power', panel['power'])} {panel['vp']}: "
        + ", ".join(f"{point_name(voice, line['kind'])} {line['vp']}" for line in panel["vp_lines"])
        for panel in table.powers
        if panel["seat"] == seat
    ]


def point_name(voice: Voice, kind: str) -> str:
    """Why there are points: a reason of the rules, a marker, a space or an island."""
    domains = ("vp", "marker", "space", "island")
    domain = next((domain for domain in domains if voice.words.has(f"{domain}-{kind}")), "vp")
    return voice.say(f"{domain}-{kind}")


def note(view: View, power: str, kind: str, option: Option, voice: Voice) -> str:
    """What an option is about right now: who is in the place, what the card does, what the person is worth."""
    named: dict[str, str] = {}
    for domain, atom in zip(BOOK.kinds[kind].acts[str(option[0])], option[1:], strict=True):
        named["place" if domain in ("space", "sea") else domain] = str(atom)
    if "card" in named:
        return thing("card", named["card"], voice)
    if "place" in named:
        return war.contents(Table(view, voice), named["place"], UNITS, MARKERS)
    return next((thing(domain, named[domain], voice) for domain in ("leader", "nao") if domain in named), "")


def thing(domain: str, value: Atom, voice: Voice) -> str:
    """What a component is: printed numbers, and what it does."""
    parts = list(printed(domain, str(value), voice))
    message = f"{domain}-{value}"
    if domain == "card" and voice.words.has(message, "effect"):
        parts.append(voice.speak(message, {}, "effect"))
    return DOT.join(parts)


def printed(domain: str, value: str, voice: Voice) -> Iterator[str]:
    """The facts printed on a component."""
    if domain == "card":
        yield f"{CARDS[value].cp} {voice.say('label-cp')}"
        yield voice.say(f"card_kind-{CARDS[value].kind}")
    elif domain == "space":
        yield voice.say(f"label-{SPACES[value].kind}")
        yield from (voice.name("power", home) for home in (SPACES[value].home, SPACES[value].shared) if home)
        yield from (voice.name("sea", sea) for sea in SPACES[value].ports)
    elif domain == "leader":
        yield from ratings(value, voice)
    elif domain == "nao":
        yield f"{voice.say('label-crew_rating')} {NAOS[value].crew}"
        yield f"{voice.say('label-piracy_rating')} {NAOS[value].piracy}"
    elif domain == "ruler":
        yield voice.name("power", RULERS[value].player)
        yield f"{voice.say('label-charisma')} {RULERS[value].charisma}"
        yield f"{voice.say('label-admin')} {RULERS[value].admin}"


def ratings(leader: str, voice: Voice) -> Iterator[str]:
    """What an army leader or a naval leader is worth."""
    if leader in LEADERS:
        yield f"{voice.say('label-battle_rating')} {LEADERS[leader].battle}"
        yield f"{voice.say('label-command_rating')} {LEADERS[leader].command}"
    else:
        yield f"{voice.say('label-battle_rating')} {ADMIRALS[leader].battle}"
        yield f"{voice.say('label-piracy_rating')} {ADMIRALS[leader].piracy}"


# -- the turn and the players


def turn_line(table: Table) -> str:
    """Turn, phase, whose impulse it is, and to whom a home card binds it."""
    turn, voice = table.turn, table.voice
    parts = [f"{table.label('turn')} {turn['turn']}/{turn['last']}", voice.say(f"phase-{turn['phase']}")]
    if turn["acting"]:
        card = f", {voice.name('card', turn['card'])}" if turn["card"] else ""
        parts.append(f"{voice.name('power', turn['acting'])} ({turn['cp']} {table.label('cp')}{card})")
    parts += table.told("bound", "power", turn["bound"])
    parts += table.told("passed", "power", turn["passed"])
    parts += table.told("lasting", "card", [one for one in turn["lasting"] if one in CARDS])
    return DOT.join(parts)


def points_line(table: Table) -> str:
    vp = DOT.join(f"{table.voice.name('power', player)} {points}" for player, points in table.turn["vp"].items())
    return f"{table.label('victory_points')}: {vp} / {table.turn['winning_vp']}"


def player_lines(table: Table, panel: View) -> Iterator[str]:
    """A player in a few lines: ruler, points, keys, cards, tracks; then each of his powers with its armies."""
    voice = table.voice
    parts = [
        f"{voice.name('power', panel['power'])} ({voice.name('ruler', panel['ruler'])})",
        f"{table.label('vp')} {panel['vp']}",
        f"{table.label('keys')} {panel['keys']}/{panel['winning_keys']}",
        f"{table.label('cards')} {panel['cards']}",
        f"{table.label('charisma')} {panel['charisma']}",
        f"{table.label('admin')} {panel['admin']}",
    ]
    yield DOT.join(parts)
    yield from (f"  {line}" for line in board_lines(table, panel))
    for power in dict.fromkeys((*panel["powers"], *table.flags(panel))):
        units = panel["units"].get(power)
        strength = f" {units['land']}/{units['most']}" if units else ""
        ties = DOT.join(relations(table, power))
        yield f"  {voice.name('power', power)}{strength}" + (f"{DOT}{ties}" if ties else "")
        yield from war.armies(table, power, PLACES, UNITS)


def board_lines(table: Table, panel: View) -> Iterator[str]:
    """What lies on a player board."""
    voice = table.voice
    if panel["hand"]:
        cards = [f"{voice.name('card', card)} {CARDS[card].cp}" for card in panel["hand"]]
        yield f"{table.label('hand')}: {', '.join(cards)}"
    for word in ("warehouse", "arrivals", "vp_resources"):
        if panel[word]:
            yield f"{table.label(word)}: {', '.join(resource(table, one) for one in panel[word])}"
    yield from table.told("captives", "leader", panel["captives"])
    yield from table.told("in_play", "card", panel["on_table"])
    if panel["piracy_vp"]:
        yield f"{table.label('piracy_vp')} {panel['piracy_vp']}/{panel['most_piracy_vp']}"
    yield from track_lines(table, panel["track"])


def resource(table: Table, one: str) -> str:
    """A resource, or for others the pool that it is of."""
    return table.label(f"{one}_pool") if one in ("naval", "caravan") else table.voice.name("resource", one)


def track_lines(table: Table, track: View) -> Iterator[str]:
    """What only one board shows: corsairs and caravans, ports of the Atlantic, kingdoms, noble houses."""
    voice = table.voice
    if "corsair_vp" in track:
        yield f"{table.label('corsair_vp')} {track['corsair_vp']}/{track['most_corsair_vp']}"
        waiting = [one["space"] for one in track["caravans"] if one["waits"]]
        yield from table.told("caravans", "space", waiting)
    if "atlantic_ports" in track:
        yield from table.told("atlantic_ports", "space", track["atlantic_ports"])
    if "kingdoms" in track:
        yield from table.told("kingdoms", "kingdom", [one["kingdom"] for one in track["kingdoms"] if one["held"]])
    if "houses" in track:
        houses = [f"{voice.name('house', one['house'])} {one['loyalty']}" for one in track["houses"]]
        yield f"{table.label('houses')}: {', '.join(houses)}"
        yield from table.told("lord_of_italy", "space", track["lord_of_italy"])


# -- common displays


def others_lines(table: Table) -> Iterator[str]:
    """The minor powers, auxiliaries and independents, with their units."""
    players = {power for panel in table.powers for power in (*panel["powers"], panel["power"])}
    owners = table.once(("owners",), lambda: unit_owners(table))
    for owner in [owner for owner in owners if owner not in players]:
        ally = table.panels["diplomacy"]["minors"].get(owner)
        tie = f" ({table.label('ally_of')} {table.voice.name('power', ally)})" if ally else ""
        yield f"{table.voice.name('power', owner)}{tie}"
        yield from war.armies(table, owner, PLACES, UNITS)


def unit_owners(table: Table) -> Iterable[str]:
    """Whose units there are, in the order in which one meets them place by place."""
    return dict.fromkeys(
        piece["owner"] for place in PLACES for piece in table.here.get(place, ()) if piece["kind"] in UNITS
    )


def influence_lines(table: Table) -> Iterator[str]:
    """The influence table: whose ally each minor power is, and the level of each player."""
    panel, voice = table.panels["influence"], table.voice
    for minor, levels in panel["influence"].items():
        ally = panel["minors"][minor]
        state = f"{table.label('ally_of')} {voice.name('power', ally)}" if ally else table.label("inactive")
        who = ", ".join(f"{voice.name('power', player)} {level}" for player, level in levels.items() if level)
        done = f"{DOT}{table.label('settled')}" if minor in panel["settled"] else ""
        yield f"{voice.name('power', minor)}: {state}{DOT}{who}{done}"
    yield f"{table.label('pope')}: {voice.name('pope', panel['pope'])}"


def treaty_lines(table: Table) -> Iterator[str]:
    """The treaties that are signed."""
    signed = [one["treaty"] for one in table.panels["diplomacy"]["treaties"] if one["signed"] and not one["broken"]]
    for treaty in signed:
        name = f"label-treaty_{treaty}"
        yield table.voice.say(name) if table.voice.words.has(name) else table.voice.name("treaty", treaty)


def wedding_lines(table: Table) -> Iterator[str]:
    """Who is married, and which marriage is promoted with what dowry."""
    panel, voice = table.panels["weddings"], table.voice
    for child in panel["children"]:
        if child in panel["married"]:
            state = f"{table.label('married_to')} {voice.name('royal', panel['married'][child])}"
        elif child in panel["promoted"]:
            suitor, dowry = panel["promoted"][child]
            state = f"{table.label('promised')} {voice.name('royal', suitor)} ({table.label('dowry')} {dowry})"
        else:
            state = table.label("unmarried")
        yield f"{voice.name('royal', child)}: {state}"


def voyage_lines(table: Table) -> Iterator[str]:
    """The oceans: who has explored each, what is settled, and where naos and escorts are."""
    panel, voice = table.panels["voyages"], table.voice
    for ocean in OCEANS:
        found = [player for player, where in panel["explored"] if where == ocean]
        parts = [*table.told("explored", "power", found), *afloat(table, ocean)]
        parts.append(f"{table.label('charts_left')} {panel['charts'].get(ocean, 0)}")
        yield f"{voice.name('ocean', ocean)}: {DOT.join(parts)}"
    for site in SITES:
        for piece in table.here.get(site, ()):
            if piece["kind"] == "settlement":
                marks = "".join(f" ({table.label(mark)})" for mark in piece["markers"])
                yield f"  {voice.name('settlement', site)}: {voice.name('power', piece['owner'])}{marks}"
    built = afloat(table, "built")
    if built:
        yield f"{table.label('built')}: {', '.join(built)}"


def afloat(table: Table, place: str) -> list[str]:
    """The naos and escorts of a place."""
    voice = table.voice
    return [
        voice.name("nao", piece["markers"][0])
        if piece["kind"] == "nao"
        else f"{voice.name('power', piece['owner'])}: {voice.name('unit', piece['kind'])} {piece['count']}"
        for piece in table.here.get(place, ())
        if piece["kind"] in ("nao", "squadron")
    ]


def marker_lines(table: Table) -> Iterator[str]:
    """Where there is unrest, plague, a siege or another marker."""
    for kind in MARKERS:
        lying = table.map.kinds.get(kind, {})
        yield from table.told(kind, "place", [place for place in PLACES if place in lying] if lying else ())


# -- what is going on


def going_on(table: Table) -> Iterator[str]:
    """Headlines, battles, piracy and deals in progress, with every die."""
    panels, voice = table.panels, table.voice
    for one in panels["headlines"]["shown"] if "headlines" in panels else ():
        cards = table.names("card", [card for card in (one["event"], one["support"]) if card])
        yield f"{table.label('headlines')} {one['place']}: {voice.name('power', one['power'])}: {cards}"
    yield from fighting(table)
    if "piracy" in panels:
        piracy = panels["piracy"]
        yield f"{table.label('piracy')}: {voice.name('place', piracy['place'])}"
        yield from side_lines(table, piracy["sides"])
    if "deal" in panels:
        known = {"place": PLACES, "leader": (*LEADERS, *ADMIRALS), "nao": tuple(NAOS)}
        yield from deal_lines(table, panels["deal"], known)
