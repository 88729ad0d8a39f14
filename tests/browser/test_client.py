"""The client's files: typed, in three languages, and no staler than the data they come from."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "warcouncil" / "web"
MODULES = sorted((WEB / "js").rglob("*.js"))
LANGUAGES = ("en", "zh-Hans", "zh-Hant")


def words(language: str) -> dict[str, str]:
    found = json.loads((WEB / "words" / f"{language}.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_types_of_the_client_are_right() -> None:
    program = ROOT / "node_modules" / ".bin" / "tsc"
    assert program.exists(), "no tsc: run scripts/browser.sh"
    run = subprocess.run([program, "-p", ROOT / "tsconfig.json"], capture_output=True, text=True, check=False)
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
    for file in (WEB / "maps").glob("*.json"):
        assert file.stat().st_size < 150_000


def test_every_language_says_the_same_things() -> None:
    english = words("en")
    for language in LANGUAGES[1:]:
        other = words(language)
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
    known = words("en")
    assert said - set(known) == set()
    loose = said | {word for pair in choices for word in pair}
    unused = {key for key in known if key not in loose and not key.startswith(tuple(patterns))}
    assert unused - {"likely", "reconstructed"} == set()


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_modules_are_small_and_write_no_markup(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 500
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text)
    assert not re.search(r"""setAttribute\("style|style:\s*["'`]""", text)


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*src=)", page)
    assert not re.search(r"<style|style=|\son\w+=", page)
