"""The chapters of the server, checked over the syntax trees: who may know whom."""

from __future__ import annotations

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.test_house import PACKAGE, ROOT, inside, module_imports, modules, name_of, relative, tree

SERVER = "warcouncil.server"
CHAPTERS = ("ground", "storage", "people", "tables", "play", "bots", "post", "leagues")
"""From the ground up: each knows those before it, and itself."""
TOGETHER = ("services", "sweeper")
"""What makes one server out of the chapters. The web knows it, and no chapter does."""
ENTRANCES = ("run", "host")
"""Where the command line comes in; nobody here knows them."""
WEB = ("web",)
FILES = modules(PACKAGE / "server")
MODULES = {name_of(path) for path in FILES}


def place(module: str) -> str:
    """The chapter of a module, or its own name if it stands in none."""
    return module.removeprefix(SERVER).lstrip(".").partition(".")[0]


def known(path: Path) -> set[str]:
    """The modules of the server that a file imports."""
    return {module for module in module_imports(path) if inside(module, SERVER)} & MODULES - {SERVER}


def may_know(name: str) -> set[str]:
    """The chapters and modules that what stands at this place may import."""
    if name in CHAPTERS:
        return set(CHAPTERS[: CHAPTERS.index(name) + 1])
    if name in TOGETHER:
        return {*CHAPTERS, *TOGETHER}
    if name in WEB:
        return {*CHAPTERS, *TOGETHER, *WEB}
    return {*CHAPTERS, *TOGETHER, *(WEB if name == "run" else ())}


def test_every_file_has_its_place() -> None:
    assert {place(module) for module in MODULES} - {""} == {*CHAPTERS, *TOGETHER, *ENTRANCES, *WEB}


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_a_chapter_knows_only_those_below_it(path: Path) -> None:
    own = place(name_of(path))
    allowed = may_know(own) if own else set()
    assert {module for module in known(path) if place(module) not in allowed} == set()


def test_only_the_application_knows_the_routes() -> None:
    routes = f"{SERVER}.web.routes"
    who = {name_of(path) for path in FILES if any(inside(module, routes) for module in known(path))}
    assert {module for module in who if not inside(module, routes)} == {f"{SERVER}.web.app"}


def test_what_the_api_takes_is_told_in_values_and_not_to_those_who_act_on_them() -> None:
    """The schemas know what is handed on (a wish, an answer), but neither the lobby nor play."""
    below = {module for module in known(PACKAGE / "server/web/schemas.py") if place(module) in ("tables", "play")}
    packages = {f"{SERVER}.{chapter}" for chapter in CHAPTERS}
    assert below - packages == {f"{SERVER}.tables.wishes", f"{SERVER}.play.answer"}


def test_nobody_knows_whom_he_is_known_by() -> None:
    """No circles, not even for the sake of types."""
    packages = {name_of(path) for path in FILES if path.name == "__init__.py"}
    knows = {name_of(path): known(path) - packages for path in FILES if path.name != "__init__.py"}
    try:
        TopologicalSorter(knows).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_a_chapter_says_what_is_in_it_and_loads_nothing() -> None:
    """The bots' processes start without the web and the database."""
    for chapter in (*CHAPTERS, *WEB):
        source = tree(PACKAGE / "server" / chapter / "__init__.py")
        assert ast.get_docstring(source), chapter
        assert [node for node in ast.walk(source) if isinstance(node, ast.Import | ast.ImportFrom)] == [], chapter


def test_the_glossary_names_every_chapter_in_its_order() -> None:
    text = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\| `(\w+)/` \|", text, re.MULTILINE)) == (*CHAPTERS, *WEB)


def test_the_glossary_says_where_each_word_is_at_home() -> None:
    words = (ROOT / "docs/server.md").read_text(encoding="utf-8").partition("## Words")[2]
    homes = re.findall(r"`([a-z_]+(?:/[a-z_]+)?)`", words)
    assert len(homes) > 30
    assert [home for home in homes if not (PACKAGE / "server" / f"{home}.py").is_file()] == []
