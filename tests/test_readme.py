"""The README and the docs are run: every ```python block works as it stands."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from warcouncil import cli
from warcouncil.text import speaker

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("README*.md")), ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def blocks(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with the line it begins on."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start(1)) + 1, found.group(1)) for found in BLOCK.finditer(text)]


def run_page(page: Path) -> None:
    """Runs the blocks of a page in order, in one namespace: `>>>` sessions as doctests, programs as programs."""
    names: dict[str, object] = {"__name__": page.stem}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    for line, code in blocks(page):
        if code.lstrip().startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(code, names, page.name, str(page), line - 1)
            complaints: list[str] = []
            runner.run(test, out=complaints.append, clear_globs=False)
            names.update(test.globs)
            assert not complaints, "".join(complaints)
        else:
            exec(compile("\n" * (line - 1) + code, str(page), "exec"), names)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run_page(page)


def test_the_readme_and_the_library_page_have_examples() -> None:
    assert blocks(ROOT / "README.md")
    assert len(blocks(ROOT / "docs" / "library.md")) >= 5


def test_a_broken_example_fails(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nx = 1\n```\n\n```python\n>>> x\n2\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="Expected"):
        run_page(page)
    page.write_text("```python\nraise KeyError('x')\n```\n", encoding="utf-8")
    with pytest.raises(KeyError):
        run_page(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_inside_the_project_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def shown_commands() -> list[str]:
    """Every command line that a page shows, without the name of the program."""
    lines = [line.strip() for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    shown = (line.removeprefix(".venv/bin/").partition("  #")[0].strip() for line in lines)
    return [line.removeprefix("warcouncil ") for line in shown if re.match(r"warcouncil [a-z]+( |$)", line)]


@pytest.mark.parametrize("command", shown_commands())
def test_commands_that_the_docs_show_are_understood(command: str) -> None:
    """Their arguments are those that the command has; nothing is run."""
    name, *words = command.split()
    module = import_module(f"warcouncil.commands.{name}")
    args = cli.command_parser(name, module, speaker(None, "en")).parse_all(words)
    assert set(vars(args)) >= {"lang"}


def test_the_docs_show_every_command() -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    assert [name for name in cli.COMMANDS if f"\n    warcouncil {name}" not in page] == []


def test_every_page_of_the_docs_is_listed() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")} - {"README.md"}
    assert {page for page in pages if f"({page})" not in index} == set()
