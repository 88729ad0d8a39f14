"""The rules of the house, checked over the syntax trees: who may import whom, and what rules may not do."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import warcouncil

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "warcouncil"
TITLES = sorted(path for path in (*PACKAGE.glob("titles/*/"), ROOT / "tests/titles/parley") if any(path.glob("*.py")))
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


@pytest.mark.parametrize("path", modules(PACKAGE / "text"), ids=relative)
def test_the_text_layer_knows_the_engine_but_no_title(path: Path) -> None:
    own = {module for module in module_imports(path) if inside(module, "warcouncil")}
    assert {module for module in own if not inside(module, "warcouncil.engine", "warcouncil.text")} == set()


@pytest.mark.parametrize("folder", TITLES, ids=relative)
def test_a_title_knows_only_the_engine_and_itself(folder: Path) -> None:
    for path in modules(folder):
        allowed = ["warcouncil.engine", name_of(folder)]
        if path.name == "bot.py":
            allowed.append("warcouncil.bots")
        ours = {module for module in module_imports(path) if inside(module, "warcouncil", "tests")}
        assert {module for module in ours if not inside(module, *allowed)} == set(), relative(path)


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


@pytest.mark.parametrize("folder", TITLES, ids=relative)
def test_no_rule_guards_a_yield(folder: Path) -> None:
    found = {relative(path): guarded_yields(tree(path)) for path in modules(folder)}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize("folder", TITLES, ids=relative)
def test_rules_use_no_chance_clock_or_system_of_their_own(folder: Path) -> None:
    for path in modules(folder):
        if path.name == "bot.py":
            continue  # a client of the rules, like a player
        taken = {module.split(".")[0] for module in module_imports(path)} & NOT_IN_RULES
        assert taken == set(), relative(path)


@pytest.mark.parametrize("folder", TITLES, ids=relative)
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
