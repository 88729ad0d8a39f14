"""The client's files: typed, in three languages, and no staler than the data they come from."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from warcouncil.text import speaker

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "warcouncil" / "web"
DRESSES = sorted((ROOT / "warcouncil" / "titles").glob("*/web/"))
PARLEY = ROOT / "tests" / "titles" / "parley" / "web"
MODULES = sorted(path for folder in (WEB / "js", *DRESSES, PARLEY) for path in folder.rglob("*.js"))
WORDS = [folder / "words" for folder in (WEB, *DRESSES, PARLEY)]
LANGUAGES = ("en", "zh-Hans", "zh-Hant")


def words(language: str, folder: Path = WEB / "words") -> dict[str, str]:
    found = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_types_of_the_client_are_right() -> None:
    program = ROOT / "node_modules" / ".bin" / "tsc"
    assert program.exists(), "no tsc: run scripts/browser.sh"
    run = subprocess.run([program, "-p", ROOT / "tsconfig.json"], capture_output=True, text=True, check=False)
    assert run.stdout == ""
    assert run.returncode == 0


def test_the_types_of_the_dress_in_the_docs_are_right(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```javascript\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "dress.js").write_text(code, encoding="utf-8")
    options = {"paths": {"/js/*": [f"{WEB}/js/*"]}}
    config = {"extends": str(ROOT / "tsconfig.json"), "compilerOptions": options, "include": ["dress.js"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    program = ROOT / "node_modules" / ".bin" / "tsc"
    run = subprocess.run([program, "-p", tmp_path], capture_output=True, text=True, check=False)
    assert run.stdout == ""
    assert run.returncode == 0


@pytest.mark.parametrize("script", ["web_data.py", "zh_hant.py"])
def test_generated_files_are_up_to_date(script: str) -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "scripts" / script, "--check"], capture_output=True, text=True, check=False
    )
    assert [line for line in run.stdout.splitlines() if "web" in line] == []


@pytest.mark.slow
def test_the_coast_is_drawn_from_the_public_domain() -> None:
    land = ROOT / "node_modules" / "world-atlas" / "land-50m.json"
    assert land.is_file(), "no world-atlas: run scripts/browser.sh"
    run = subprocess.run(
        [sys.executable, ROOT / "scripts" / "coastline.py", land, "--check"], capture_output=True, check=False
    )
    assert run.returncode == 0
    maps = [file for folder in DRESSES for file in folder.glob("map*.json")]
    assert len(maps) == 5
    assert max(file.stat().st_size for file in maps) < 150_000


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", WORDS, ids=short)
def test_every_language_says_the_same_things(folder: Path) -> None:
    english = words("en", folder)
    for language in LANGUAGES[1:]:
        other = words(language, folder)
        assert list(other) == list(english)
        for key, text in english.items():
            wanted = set(re.findall(r"\{(\w+)", text))
            assert set(re.findall(r"\{(\w+)", other[key])) == wanted, (language, key)
            assert other[key].strip()


def test_every_sentence_is_there_and_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in MODULES)
    said = set(re.findall(r"""\bt\(\s*"([\w-]+)\"""", source))
    choices = set(re.findall(r"""\?\s*"([\w-]+)"\s*:\s*"([\w-]+)\"""", source))
    patterns = set(re.findall(r"\bt\(\s*`([\w-]+)\$\{", source))
    known = {key for folder in WORDS for key in words("en", folder)}
    assert said - known == set()
    loose = said | {word for pair in choices for word in pair}
    unused = {key for key in known if key not in loose and not key.startswith(tuple(patterns))}
    assert unused - {"likely", "reconstructed"} == set()


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_modules_are_small_and_write_no_markup(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 500
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text)
    assert not re.search(r"""setAttribute\("style|style:\s*["'`]""", text)


@pytest.mark.parametrize("folder", DRESSES, ids=short)
def test_a_dress_adds_words_and_takes_none_away(folder: Path) -> None:
    assert set(words("en", folder / "words")) & set(words("en")) == set()


IMPORT = re.compile(r"""(?:^import .*from |\bimport\()"([^"]+)\"""", re.MULTILINE)


@pytest.mark.parametrize("path", [path for path in MODULES if WEB not in path.parents], ids=short)
def test_a_dress_uses_the_kit_and_itself(path: Path) -> None:
    """So that the kit is all that an outside dress needs."""
    for module in IMPORT.findall(path.read_text(encoding="utf-8")):
        assert module == "/js/kit/index.js" or (path.parent / module).is_file(), module


def test_neither_the_page_nor_a_script_knows_a_title_by_name() -> None:
    names = [folder.parent.name for folder in DRESSES]
    assert len(names) >= 3
    files = [path for folder in (WEB, ROOT / "scripts") for path in folder.rglob("*.*") if path.suffix != ".pyc"]
    found = [(short(path), name) for path in files for name in names if name in path.read_text(encoding="utf-8")]
    assert found == []


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*src=)", page)
    assert not re.search(r"<style|style=|\son\w+=", page)


LISTS = re.compile(r"(?:begins|decides|after|silent|[A-Z]+)(?::| =) \[(.*?)\]", re.DOTALL)
"""Lists of messages in the tales of a title."""


@pytest.mark.parametrize("folder", DRESSES, ids=lambda folder: folder.parent.name)
def test_tales_are_told_of_messages_that_the_log_has(folder: Path) -> None:
    code = (folder / "tales.js").read_text(encoding="utf-8")
    if "warTales" in code:
        code += (WEB / "js" / "kit" / "wartales.js").read_text(encoding="utf-8")
    told = {message for found in LISTS.findall(code) for message in re.findall(r'"([a-z_0-9]+)"', found)}
    said = speaker(folder.parent.name, "en").words
    assert len(told) > 5
    assert [message for message in sorted(told) if f"log-{message}" not in said] == []
