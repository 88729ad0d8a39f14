"""The rules of the house, checked over the syntax trees: who may import whom, and what rules may not do."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import warcouncil
from warcouncil.engine import clauses
from warcouncil.engine.title import get_title, title_ids

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "warcouncil"
TITLES = sorted(path for path in (*PACKAGE.glob("titles/*/"), *ROOT.glob("tests/titles/*/")) if any(path.glob("*.py")))
RULES = [*TITLES, PACKAGE / "table", PACKAGE / "campaign"]
"""Where rules are written: titles, and the layers that they share."""
TO_COME: set[str] = set()
"""Titles whose components are there and whose rules are not: nobody can play them yet."""
OURS = [folder.name for folder in TITLES if folder.parent == PACKAGE / "titles" and folder.name not in TO_COME]
NOT_RULES = {"bot.py", "view.py"}
"""Files of a title that are clients of its rules: a bot may think about time, a view never runs inside a rule."""
NOT_IN_RULES = {
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "sys",
    "io",
    "uuid",
    "threading",
    "asyncio",
    "subprocess",
}


def modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: ast.AST, package: str = "") -> Iterator[str]:
    """Every module that a syntax tree imports, also inside functions; relative ones made absolute."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join([*package.split(".")[: len(package.split(".")) - node.level + 1], base]).rstrip(".")
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names if inside(base, "warcouncil"))


def module_imports(path: Path) -> set[str]:
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    return set(imports(tree(path), package))


def inside(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def relative(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_title_is_registered_or_still_to_come() -> None:
    folders = {folder.name for folder in TITLES if folder.parent == PACKAGE / "titles"}
    assert set(OURS) <= set(title_ids())
    assert folders - set(title_ids()) == TO_COME


# -- who imports whom


@pytest.mark.parametrize("path", modules(PACKAGE / "engine"), ids=relative)
def test_the_engine_knows_only_itself_and_msgspec(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "msgspec"}
    strangers = {
        module
        for module in module_imports(path)
        if module.split(".")[0] not in allowed and not inside(module, "warcouncil.engine")
    }
    assert strangers == set()


@pytest.mark.parametrize("path", modules(PACKAGE / "drawing"), ids=relative)
def test_drawing_knows_only_the_engine(path: Path) -> None:
    own = {module for module in module_imports(path) if inside(module, "warcouncil")}
    assert {module for module in own if not inside(module, "warcouncil.engine", "warcouncil.drawing")} == set()


@pytest.mark.parametrize("path", modules(PACKAGE / "text"), ids=relative)
def test_the_text_layer_knows_the_engine_but_no_title(path: Path) -> None:
    own = {module for module in module_imports(path) if inside(module, "warcouncil")}
    assert {module for module in own if not inside(module, "warcouncil.engine", "warcouncil.text")} == set()


LAYERS = ("engine", "table", "campaign")
"""What titles share, each layer on top of those before it."""


@pytest.mark.parametrize("layer", LAYERS[1:])
def test_a_shared_layer_knows_only_the_layers_below_it(layer: str) -> None:
    below = [f"warcouncil.{one}" for one in LAYERS[: LAYERS.index(layer) + 1]]
    for path in modules(PACKAGE / layer):
        ours = {module for module in module_imports(path) if inside(module, "warcouncil", "tests")}
        assert {module for module in ours if not inside(module, *below)} == set(), relative(path)
        foreign = {module.split(".")[0] for module in module_imports(path)} - {*sys.stdlib_module_names, "msgspec"}
        assert foreign <= {"warcouncil"}, relative(path)


@pytest.mark.parametrize("folder", TITLES, ids=relative)
def test_a_title_knows_only_the_shared_layers_and_itself(folder: Path) -> None:
    for path in modules(folder):
        allowed = [*(f"warcouncil.{layer}" for layer in LAYERS), name_of(folder)]
        if path.relative_to(folder).parts[0] in ("bot", "bot.py"):
            allowed.append("warcouncil.bots")
        if path.name == "terminal.py":
            allowed.append("warcouncil.drawing")
        ours = {module for module in module_imports(path) if inside(module, "warcouncil", "tests")}
        assert {module for module in ours if not inside(module, *allowed)} == set(), relative(path)


SECTION = re.compile(r"\(\d+[\d.,# a-z]*\)|\b\d+\.\d")
NO_CHAPTERS = {"__init__.py", "pieces.py", "realm.py", "state.py"}
"""Modules that hold data, not rules of some sections."""


CHAPTERS = {
    "here_i_stand": ("war", "sea", "faith", "powers", "diplomacy", "seasons"),
    "tanto_monta": ("war", "sea", "voyages", "minors", "powers", "diplomacy", "seasons"),
    "napoleonic_wars": ("war", "sea", "diplomacy", "seasons"),
}
"""The folders of a title that are chapters of its rulebook; cards and events, bots and displays are none."""


def chapters() -> list[Path]:
    """The modules of campaigns, and of a title's chapters."""
    folders = [PACKAGE / "campaign"]
    folders += [PACKAGE / "titles" / title / name for title, names in CHAPTERS.items() for name in names]
    return [path for folder in folders for path in modules(folder) if path.name not in NO_CHAPTERS]


def test_every_folder_of_a_title_is_a_chapter_or_none_by_its_name() -> None:
    others = {"cards", "events", "bot", "display", "data", "text", "web", "__pycache__"}
    for title in OURS:
        folders = {path.name for path in (PACKAGE / "titles" / title).iterdir() if path.is_dir()}
        assert folders - others == set(CHAPTERS.get(title, ())), title


def test_every_module_of_a_chapter_names_its_sections() -> None:
    found = {relative(path): ast.get_docstring(tree(path)) or "" for path in chapters()}
    assert len(found) > 120
    assert {path: text for path, text in found.items() if not SECTION.search(text)} == {}


def shared_modules() -> list[Path]:
    return [path for layer in LAYERS[1:] for path in modules(PACKAGE / layer)]


CITED = re.compile(r"\b(?:war|table)-[\w.]+-\d+\b")
"""The ids of rules in the shared layers."""


def resting(title: str) -> set[str]:
    return {shared for clause in clauses.load(title).values() for shared in clause.rests}


def test_what_the_shared_layers_cite_is_what_clauses_rest_on() -> None:
    cited = {id for path in shared_modules() for id in CITED.findall(path.read_text(encoding="utf-8"))}
    rested = {id for title in OURS for id in resting(title)}
    assert cited == rested


def test_a_refusal_of_the_shared_layers_has_a_clause_in_every_title_that_rests_on_them() -> None:
    texts = [node for path in shared_modules() for node in ast.walk(tree(path))]
    refusals = {
        node.value
        for node in texts
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value)
    }
    assert len(refusals) > 20
    for title in OURS:
        rested = resting(title)
        layers = {id.partition("-")[0] for id in rested}
        needed = {id for id in refusals - unasked(title) if id.partition("-")[0] in layers}
        assert needed <= rested, title


def unasked(title: str) -> set[object]:
    """The refusals of questions of the shared layers that a title never asks."""
    found = [getattr(import_module(name_of(path)), "REFUSALS", {}) for path in shared_modules()]
    kinds = get_title(title).kinds
    return {clause for refusals in found for kind, clause in refusals.items() if kind not in kinds}


def test_the_shared_layers_name_nothing_of_a_title() -> None:
    """No power, space, card, person or kind of unit: neither as text nor in a name."""
    for title in OURS:
        if not resting(title):
            continue
        domains = get_title(title).domains
        own = {
            str(atom)
            for domain in ("power", "space", "sea", "leader", "card", "ruler", "unit")
            for atom in domains.get(domain, ())
        }
        own |= {plural for unit in domains.get("unit", ()) for plural in (f"{unit}s", f"{str(unit)[:-1]}ies")}
        own -= {"independent", "orders"}  # the Military Orders are a power; orders are also what anybody gives
        for path in shared_modules():
            words = set(re.findall(r"[a-z_]+", path.read_text(encoding="utf-8").lower()))
            assert words & own == set(), relative(path)


SAME = 8
"""So many equal lines, one after the other, are one idea in two places."""


def script_lines(path: Path) -> list[tuple[int, str]]:
    """The same of a module of the page."""
    text = re.sub(
        r"^import\b[^;]*;", lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf-8"), flags=re.M
    )
    found = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in found if line and not line.startswith(("//", "/*", "*"))]


def code_lines(path: Path) -> list[tuple[int, str]]:
    """The lines of a module that do something, without imports: number and text."""
    if path.suffix == ".js":
        return script_lines(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    left_out = {
        number
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    found = [(number, line.strip()) for number, line in enumerate(lines, 1) if number not in left_out]
    return [(number, line) for number, line in found if line and not line.startswith(("#", '"""'))]


def repeated(paths: list[Path]) -> list[str]:
    """Where eight lines of one module stand again in another, or in the same one."""
    seen: dict[tuple[str, ...], str] = {}
    found = []
    for path in paths:
        lines = code_lines(path)
        for start in range(len(lines) - SAME + 1):
            run = tuple(line for _, line in lines[start : start + SAME])
            here = f"{path.parent.name}/{path.name}:{lines[start][0]}"
            if run in seen:
                found.append(f"{seen[run]} ~ {here}")
            seen.setdefault(run, here)
    return found


def test_no_eight_lines_stand_twice_among_titles_and_what_they_share() -> None:
    assert repeated([path for folder in RULES for path in modules(folder) if folder.is_relative_to(PACKAGE)]) == []


def test_no_eight_lines_stand_twice_among_dresses_and_the_page() -> None:
    assert repeated(sorted([*PACKAGE.glob("titles/*/web/**/*.js"), *PACKAGE.glob("web/**/*.js")])) == []


@pytest.mark.parametrize("kind", ["py", "js"])
def test_eight_equal_lines_are_found(tmp_path: Path, kind: str) -> None:
    for name in ("one", "other"):
        (tmp_path / f"{name}.{kind}").write_text(
            "".join(f"{letter} = 1\n" for letter in "abcdefgh") + f"x = '{name}'\n"
        )
    (tmp_path / f"third.{kind}").write_text("".join(f"{letter} = 1\n" for letter in "abcdefg"))
    paths = [tmp_path / f"{name}.{kind}" for name in ("one", "other", "third")]
    assert len(repeated(paths)) == 1


def test_nobody_but_the_registry_knows_a_title_by_name() -> None:
    names = [name_of(folder) for folder in TITLES]
    for path in modules(PACKAGE):
        if inside(name_of(path), *names) or path == PACKAGE / "titles" / "__init__.py":
            continue
        assert {module for module in module_imports(path) if inside(module, *names)} == set(), relative(path)


def test_the_engine_can_be_imported_without_the_rest() -> None:
    """Not even by way of the package itself may the engine pull in the words, a title or the terminal."""
    code = (
        "import sys, types; package = types.ModuleType('warcouncil'); package.__path__ = ['warcouncil']; "
        "sys.modules['warcouncil'] = package; import warcouncil.engine.match; "
        "print(*sorted(name for name in sys.modules if name.split('.')[0] in ('warcouncil', 'fluent', 'rich')))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert "warcouncil.engine.match" in loaded
    assert {name for name in loaded if name != "warcouncil" and not inside(name, "warcouncil.engine")} == set()


# -- what rules may not do


def yields(node: ast.AST) -> bool:
    """Whether a block yields itself; functions defined inside it are their own."""
    if isinstance(node, ast.Yield | ast.YieldFrom):
        return True
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        return False
    return any(yields(child) for child in ast.iter_child_nodes(node))


def guarded_yields(source: ast.AST) -> list[int]:
    """The lines of every `try` or `with` around a `yield`."""
    guards = (ast.Try, ast.TryStar, ast.With, ast.AsyncWith)
    return [
        node.lineno
        for node in ast.walk(source)
        if isinstance(node, guards) and any(yields(child) for child in ast.iter_child_nodes(node))
    ]


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("def rule():\n    try:\n        yield 1\n    finally:\n        done()", [2]),
        ("def rule():\n    with lock:\n        if x:\n            y = yield from other()", [2]),
        ("def rule():\n    try:\n        def inner():\n            yield 1\n    except KeyError:\n        raise", []),
        ("def rule():\n    yield 1\n    try:\n        x()\n    except KeyError:\n        yield 2", [3]),
        ("def rule():\n    yield 1", []),
    ],
)
def test_guarded_yields_are_found(source: str, lines: list[int]) -> None:
    assert guarded_yields(ast.parse(source)) == lines


@pytest.mark.parametrize("folder", RULES, ids=relative)
def test_no_rule_guards_a_yield(folder: Path) -> None:
    found = {relative(path): guarded_yields(tree(path)) for path in modules(folder)}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize("folder", RULES, ids=relative)
def test_rules_use_no_chance_clock_or_system_of_their_own(folder: Path) -> None:
    for path in modules(folder):
        if path.name == "bot.py":
            continue  # a client of the rules, like a player
        taken = {module.split(".")[0] for module in module_imports(path)} & NOT_IN_RULES
        assert taken == set(), relative(path)


@pytest.mark.parametrize("folder", RULES, ids=relative)
def test_rules_read_and_write_nothing(folder: Path) -> None:
    """Data comes through `read_toml`; nothing is printed, opened or asked for."""
    for path in modules(folder):
        names = {node.id for node in ast.walk(tree(path)) if isinstance(node, ast.Name)}
        assert names & {"open", "print", "input", "exec", "eval", "globals"} == set(), relative(path)


# -- what the tree may not hold


def tracked() -> list[Path]:
    """The files of the project: what git tracks or would add, or everything where there is no git."""
    run = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if run.returncode == 0:
        files = [ROOT / name for name in run.stdout.decode().split("\0") if name]
    else:
        hidden = (".venv", ".git", "_cache", "__pycache__", ".egg-info", ".hypothesis", "build")
        files = [path for path in ROOT.rglob("*") if not any(part.endswith(hidden) for part in path.parts)]
    return [path for path in files if path.is_file()]


def texts() -> Iterator[tuple[str, str]]:
    for path in tracked():
        data = path.read_bytes()
        if b"\0" not in data:
            yield relative(path), data.decode("utf-8")


MACHINE = re.compile(r"(?<![\w.])/(?:w[o]rk|r[o]ot|f[a]rm|h[o]me|opt/w[h]eels|tmp/[a-z])[/\w]")


def test_paths_of_a_machine_are_recognised() -> None:
    places = [f"/{place}/x" for place in ("work", "root", "home")]
    assert all(MACHINE.search(f"see {place}") for place in places)
    assert not MACHINE.search("a frame" + "work/x and docs/" + "work/x")


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [f"{name}: {line.strip()}" for name, text in texts() for line in text.splitlines() if MACHINE.search(line)]
    assert found == []


def test_no_file_has_conflict_marks_tabs_in_python_or_a_missing_last_newline() -> None:
    for name, text in texts():
        assert not re.search(r"^(<{7}|>{7}) ", text, re.MULTILINE), name
        assert not name.endswith(".py") or "\t" not in text, name
        assert not text or text.endswith("\n"), name


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == warcouncil.__version__
