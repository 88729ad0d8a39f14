"""The dresses of titles: each is served from its title's folder, and nothing else of that folder is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.server.house import House
from tests.titles.parley import Parley
from warcouncil.server.ground.dresses import folder_of, parts_of
from warcouncil.server.web.guard import CSP

PARLEY = Path(__file__).resolve().parents[1] / "titles" / "parley"
TYPES = {".js": "text/javascript", ".css": "text/css", ".json": "application/json"}


def test_a_title_from_outside_says_where_its_dress_is(house: House) -> None:
    titles = {title["id"]: title for title in house.person().get("/api/titles")["titles"]}
    place = "/dress/parley"
    parts = {"facts": None, "words": f"{place}/words", "picture": None}
    assert titles["parley"]["dress"] == house.person().get("/api/titles/parley")["dress"]
    for part, name in (("script", "dress.js"), ("style", "style.css")):
        address = titles["parley"]["dress"].pop(part)
        assert re.fullmatch(rf"{place}/{re.escape(name)}\?v=[0-9a-f]{{16}}", address)
        assert house.person().http.get(address).headers["cache-control"].endswith("immutable")
    assert titles["parley"]["dress"] == parts
    assert titles["plain_parley"]["dress"] is None


def test_the_page_of_a_server_without_clients_has_no_part_in_it(house: House) -> None:
    """The dress lies with the title, not with the page: here the page is an empty one."""
    assert not (house.settings.web / "dress").exists()
    for name in ("dress.js", "style.css", "words/en.json", "words/zh-Hant.json"):
        answer = house.person().http.get(f"/dress/parley/{name}")
        assert answer.status_code == 200 and answer.content == (PARLEY / "web" / name).read_bytes()
        assert answer.headers["content-type"].startswith(TYPES[Path(name).suffix])


def test_a_dress_is_kept_and_guarded_like_the_page(house: House) -> None:
    visitor = house.person().http
    first = visitor.get("/dress/parley/dress.js")
    assert first.headers["cache-control"] == "no-cache" and first.headers["content-security-policy"] == CSP
    again = visitor.get("/dress/parley/dress.js", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content


@pytest.mark.parametrize("title", ["endeavor", "game_of_thrones", "here_i_stand", "napoleonic_wars", "tanto_monta"])
def test_every_title_of_ours_has_a_whole_dress(house: House, title: str) -> None:
    visitor = house.person()
    dress = visitor.get(f"/api/titles/{title}")["dress"]
    for part in ("script", "style", "facts"):
        assert visitor.http.get(dress[part]).status_code == 200
    headings = {page["id"] for page in visitor.get(f"/api/titles/{title}")["help"]}
    for language in ("en", "zh-Hans", "zh-Hant"):
        words = json.loads(visitor.http.get(f"{dress['words']}/{language}.json").content)
        assert {f"topic-{heading}" for heading in headings} <= set(words)


@pytest.mark.parametrize(
    "path",
    [
        "parley/%2e%2e/state.py",
        "parley/%2e%2e/rules.toml",
        "parley/%2e%2e%2fweb%2f%2e%2e%2frules.toml",
        "parley/words/%2e%2e/%2e%2e/text/en.ftl",
        "parley/words",
        "parley/",
        "parley/nothing.js",
        "parley/%00.js",
        "parley//etc/hostname",
        "plain_parley/dress.js",
        "nothing/dress.js",
        "%2e%2e/dress.js",
    ],
)
def test_nothing_else_is_served(house: House, path: str) -> None:
    assert house.person().refused("GET", f"/dress/{path}") == (404, "not-found")


def test_a_link_out_of_the_folder_leads_nowhere(house: House, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "web").mkdir()
    (folder / "secret.json").write_text("{}", encoding="utf-8")
    (folder / "web" / "secret.json").symlink_to(folder / "secret.json")
    (folder / "web" / "open.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(Parley, "folder", folder)
    assert house.person().http.get("/dress/parley/open.json").status_code == 200
    assert house.person().refused("GET", "/dress/parley/secret.json") == (404, "not-found")


def test_a_title_names_its_folder(folder: Path) -> None:
    class Tailored(Parley):
        id = "tailored / by hand"
        dress = "looks"

    Tailored.folder = folder
    assert folder_of(Tailored()) is None and parts_of(Tailored()) is None
    (folder / "looks").mkdir()
    (folder / "looks" / "style.css").touch()
    assert folder_of(Tailored()) == (folder / "looks").resolve()
    style = "/dress/tailored%20%2F%20by%20hand/style.css"
    parts = parts_of(Tailored())
    assert parts is not None and str(parts.pop("style")).startswith(f"{style}?v=")
    assert parts == {"script": None, "facts": None, "words": None, "picture": None}
