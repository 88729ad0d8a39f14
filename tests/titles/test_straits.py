"""The Straits: a war that rests on the shared layers alone keeps all laws, and reaches nearly all of the layers."""

from __future__ import annotations

import ast
import random
import re
import sys
from collections import Counter
from importlib import import_module
from textwrap import indent

import pytest

from tests.test_house import CITED, PACKAGE, ROOT, modules, tree
from tests.titles.lines import Lines
from tests.titles.straits import Straits
from warcouncil.campaign.pieces import INDEPENDENT
from warcouncil.engine import clauses
from warcouncil.engine import title as registry
from warcouncil.engine.decision import Decision
from warcouncil.engine.forecast import forecasts
from warcouncil.engine.match import Match
from warcouncil.engine.title import Title, register
from warcouncil.testing import LAWS, random_play
from warcouncil.testing.laws.look import well_formed

LAYERS = ("table", "campaign")
MATCHES, WATCHED = 200, 40
"""So many matches are played; the lines are looked at in the first of them, which is slower."""
OFTEN = 20
HAPPENS: dict[str, tuple[str, ...]] = {
    "interception": ("intercepts",),
    "avoided battle": ("avoids", "avoids_at_once"),
    "field battle": ("field_battle",),
    "retreat": ("retreats",),
    "siege": ("siege",),
    "assault": ("assault",),
    "relief of a siege": ("asked sortie_formation",),
    "naval move": ("ships_sail",),
    "naval combat": ("naval_combat",),
    "transport": ("landed",),
    "loan": ("squadrons_lent",),
    "response": ("response_played",),
    "deal": ("deal_confirmed",),
    "winter quarters": ("winters",),
}
"""What must happen -> the entries of the log that tell of it, or the questions that it asks."""


@pytest.fixture(autouse=True)
def straits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Straits are known in these tests only."""
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    register("straits", Straits)


@pytest.mark.parametrize("law", LAWS)
def test_it_keeps_every_law(law: str, seed: int) -> None:
    tally = LAWS[law]("straits", matches=1, seed=seed)
    assert tally.checks > 50


def test_every_refusal_of_the_layers_has_a_clause() -> None:
    nodes = [node for layer in LAYERS for path in modules(PACKAGE / layer) for node in ast.walk(tree(path))]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    refusals = {text for text in texts if CITED.fullmatch(text)}
    rested = {shared for clause in clauses.load(Straits()).values() for shared in clause.rests}
    assert len(refusals) > 50
    assert refusals - rested == set()


def test_the_layers_name_nothing_of_it() -> None:
    names = {str(atom) for domain in ("power", "space", "sea", "leader", "card") for atom in Straits.domains[domain]}
    for path in (path for layer in LAYERS for path in modules(PACKAGE / layer)):
        words = set(re.findall(r"[a-z_]+", path.read_text(encoding="utf-8").lower()))
        assert words & names <= {INDEPENDENT, "council", "fever", "muster"}, path.name


# -- what it makes of the layers


def made_anew(monkeypatch: pytest.MonkeyPatch) -> type[Title]:
    """The title, imported once more: its map, realm and book are put together while somebody looks."""
    for name in [name for name in sys.modules if name.startswith("tests.titles.straits")]:
        monkeypatch.delitem(sys.modules, name)
    return import_module("tests.titles.straits").Straits


def played(title: Title, seed: int, seen: Counter[str], watched: bool = False) -> None:
    """A random match; what happens in it is counted."""
    chance = random.Random(seed)
    options = {spec.id: spec.values[seed % len(spec.values)] for spec in title.all_options()}
    witness = (lambda kind, name: seen.update((f"{kind} {name}",))) if watched else None
    match = Match.new(title, seed=seed, options=options, witness=witness)
    for decision, _ in random_play(match, seed):
        seen[f"asked {decision.kind}"] += 1
        if watched:
            look(match, decision, chance)
    seen.update(entry.message for entry in match.log)


def look(match: Match, decision: Decision, chance: random.Random) -> None:
    """What others do with a match: tell of a decision, try what may be no option, now and then show and copy it."""
    title, state = match.title, match.state
    title.describe(state, decision)
    for option in well_formed(title, decision.kind, 1, chance):
        match.why_not(decision, option)
    if chance.random() < 0.1:
        assert list(title.invariants(state)) == []
        title.talk(state)
        seen = match.view(decision.seat, log=False)
        for asked in seen["decisions"]:
            forecasts(title, seen, asked)
        title.hidden(state, decision.seat)
        match.fork(seat=decision.seat)
        for entries in title.draftable.values():
            entries(state, decision.power)


@pytest.mark.slow
def test_random_matches_run_nearly_all_lines_of_the_layers_and_everything_happens(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    lines = Lines([path for layer in LAYERS for path in sorted((ROOT / "warcouncil" / layer).glob("*.py"))])
    seen: Counter[str] = Counter()
    with lines.watched():
        title = made_anew(monkeypatch)()
        for number in range(WATCHED):
            played(title, 1000 * seed + number, seen, watched=True)
    for number in range(WATCHED, MATCHES):
        played(title, 1000 * seed + number, seen)
    counts = {what: sum(seen[sign] for sign in signs) for what, signs in HAPPENS.items()}
    assert {what: count for what, count in counts.items() if count < OFTEN} == {}
    shares = {layer: round(lines.share(layer), 3) for layer in LAYERS}
    assert min(shares.values()) >= 0.9, (shares, lines.missing())


# -- the page that builds it

BLOCK = re.compile(r"^```\w+ (tests/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown() -> list[tuple[str, str]]:
    """The parts of the title's files that the page shows: file and text."""
    return BLOCK.findall((ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8"))


def test_the_page_shows_the_title_as_it_is() -> None:
    for name, part in shown():
        text = (ROOT / name).read_text(encoding="utf-8")
        ways = [indent(part, " " * deep) for deep in (0, 4, 8)]
        assert any(f"\n{way}" in f"\n{text}" for way in ways), f"{name} has no such text:\n{part}"


def test_the_page_shows_something_of_every_module() -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/titles/straits").glob("*.py")}
    assert modules <= {name for name, _ in shown()}
