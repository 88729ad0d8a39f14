"""The page comes in few pieces: modules and style sheets are put together, compressed, and kept by the browser."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, running
from tests.titles.parley import Parley
from warcouncil.server.ground import packs
from warcouncil.server.ground.packing import DIGITS, NotPlain, Pack, pack_modules, pack_styles, window_of

WEB = Path(__file__).resolve().parents[2] / "warcouncil" / "web"
FOR_GOOD = "public, max-age=31536000, immutable"


def packed(**sources: str) -> Pack:
    """Modules a.js, b.js and so on, the last one wanted."""
    files = {f"/js/{name}.js": source for name, source in sources.items()}

    def read(address: str) -> str:
        if address not in files:
            raise FileNotFoundError(address)
        return files[address]

    return pack_modules([list(files)[-1]], read)


# -- putting together


def test_those_that_are_needed_come_first_and_once() -> None:
    pack = packed(
        deep="export const ONE = 1;\nexport function two() {\n  return 2;\n}\nexport class Three {}\n",
        left='import { ONE, two as second } from "./deep.js";\nexport async function left() {\n  second(ONE);\n}\n',
        right='export { Three } from "./deep.js";\n',
        main='import { left } from "./left.js";\nimport { Three } from "./right.js";\nexport default left;\n',
    )
    assert list(pack.exports) == ["/js/deep.js", "/js/left.js", "/js/right.js", "/js/main.js"]
    assert pack.exports["/js/deep.js"] == ("ONE", "two", "Three")
    assert pack.exports["/js/right.js"] == ("Three",) and pack.exports["/js/main.js"] == ("default",)
    text = pack.body.decode()
    assert 'const { ONE, two: second } = modules["/js/deep.js"];' in text
    assert text.endswith('export default modules["/js/main.js"].default;\n')
    assert gzip.decompress(pack.small) == pack.body


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('import * as all from "./a.js";', "import \\* as all"),
        ('import all from "./a.js";', "import all"),
        ('import "./a.js";', 'import "./a.js"'),
        ("export let number = 1;", "export let"),
        ("export const { one, two } = all;", "export const { one"),
        ('export * from "./a.js";', "export \\*"),
        ('import { none } from "./a.js";', "imports none of /js/a.js, which has no such thing"),
        ('import { a } from "./b.js";', "imports /js/b.js, which is not there"),
        ('import { a } from "./main.js";', "a circle"),
        ('import { a } from "../../secret.js";', "imports /secret.js, which is not there"),
    ],
)
def test_what_is_not_plain_is_named(source: str, reason: str) -> None:
    with pytest.raises(NotPlain, match=reason):
        packed(a="export const a = 1;\n", main=f"{source}\n")


def test_comments_go_and_whatever_looks_like_one_in_a_line_stays() -> None:
    source = (
        "// About it.\n/**\n * What it does.\n * @param {string} text\n */\nexport function shout(text) {\n"
        '  const address = "https://example.org/*"; // where\n  /** @type {string} */ const loud = text;\n'
        "  // and so on\n  return `${loud} ${address}`;\n}\n"
    )
    text = packed(main=source).body.decode()
    assert "About it" not in text and "@param" not in text and "and so on" not in text
    assert 'const address = "https://example.org/*"; // where' in text and "const loud = text;" in text


def test_a_module_of_the_page_is_found_by_those_who_ask_for_it_alone() -> None:
    assert window_of("/js/a.js", ("a", "default")) == (
        'const module = globalThis.warCouncil["/js/a.js"];\n'
        "export const { a } = module;\nexport default module.default;\n"
    )


def read_mappings(text: str) -> list[tuple[int, int] | None]:
    """For each line: file and line, as a browser reads them."""
    found: list[tuple[int, int] | None] = []
    file = line = 0
    for part in text.split(";"):
        numbers, value, shift = [], 0, 0
        for letter in part:
            digit = DIGITS.index(letter)
            value |= (digit & 31) << shift
            shift += 5
            if not digit & 32:
                numbers.append(-(value >> 1) if value & 1 else value >> 1)
                value = shift = 0
        if not numbers:
            found.append(None)
            continue
        file, line = file + numbers[1], line + numbers[2]
        found.append((file, line))
    return found


def test_the_tools_of_developers_find_each_line_where_it_was_written() -> None:
    pack = packs.page_script(WEB)
    assert pack
    origin = json.loads(pack.origin)
    lines = pack.body.decode().split("\n")
    places = read_mappings(origin["mappings"])
    same = 0
    for line, place in zip(lines, places, strict=False):
        if place is None:
            assert re.match(r"const modules|modules\[|return \{|\}\)\(\);$", line), line
            continue
        written = origin["sourcesContent"][place[0]].split("\n")[place[1]]
        same += written == line
        assert written == line or re.match(r"(import|export) |.*import\.meta", written), (line, written)
    assert same > 5000


# -- as it is served


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("packs"), web=WEB) as house:
        yield house


def asked_for(text: str) -> list[str]:
    return re.findall(r'(?:src|href)="([^"]+)"', text)


def test_the_page_names_few_files_and_they_are_kept_for_good(page: House) -> None:
    http = page.person().http
    answer = http.get("/")
    assert answer.headers["cache-control"] == "no-cache"
    named = asked_for(answer.text)
    assert [one.partition("?")[0] for one in named] == ["/icon.svg", "/css/page.css", "/js/theme.js", "/js/main.js"]
    for address in named:
        found = http.get(address)
        assert found.status_code == 200
        assert found.headers["cache-control"] == (FOR_GOOD if "?v=" in address else "no-cache"), address
    assert http.get("/table/whatever").text == http.get("/index.html").text == answer.text


def test_every_module_and_title_of_ours_can_be_packed() -> None:
    pack = packs.page_script(WEB)
    assert pack
    unpacked = {path.name for path in (WEB / "js").rglob("*.js")} - {Path(one).name for one in pack.exports}
    assert unpacked == {"theme.js", "types.js"}, "read before the page is shown, and only by the type checker"
    for folder in sorted(WEB.parent.glob("titles/*/web")):
        script = packs.title_script(folder, f"/dress/{folder.parent.name}", "dress.js")
        assert script and "default" in script.exports[f"/dress/{folder.parent.name}/dress.js"]


def test_a_single_module_hands_out_what_the_page_has(page: House) -> None:
    answer = page.person().http.get("/js/dom.js")
    assert answer.headers["cache-control"] == "no-cache" and answer.headers["content-type"].startswith(
        "text/javascript"
    )
    assert "globalThis.warCouncil" in answer.text and "createElement" not in answer.text


def test_an_address_of_before_gets_what_there_is_now(page: House) -> None:
    answer = page.person().http.get("/js/main.js", params={"v": "0123456789abcdef"})
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    again = page.person().http.get("/js/main.js", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_whoever_can_take_it_gets_it_compressed(page: House) -> None:
    http = page.person().http
    for address in ("/js/main.js", "/words/zh-Hans.json", "/api/titles", "/dress/endeavor/facts.json"):
        small = http.get(address, headers={"Accept-Encoding": "gzip"})
        plain = http.get(address, headers={"Accept-Encoding": "identity"})
        assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers, address
        assert "Accept-Encoding" in small.headers["vary"] and small.content == plain.content
    assert "content-encoding" not in http.get("/api/health", headers={"Accept-Encoding": "gzip"}).headers


def test_where_lines_come_from_is_told_to_whoever_asks(page: House) -> None:
    http = page.person().http
    for script in ("/js/main.js", http.get("/api/titles/endeavor").json()["dress"]["script"]):
        origin = http.get(http.get(script).headers["sourcemap"]).json()
        assert origin["version"] == 3 and any(one.endswith(script.partition("?")[0]) for one in origin["sources"])


def test_a_file_that_is_written_anew_is_seen_without_a_restart(folder: Path) -> None:
    web = folder / "page"
    (web / "js" / "kit").mkdir(parents=True)
    (web / "css").mkdir()
    index = '<link rel="stylesheet" href="/css/a.css">\n<link rel="stylesheet" href="/css/b.css">\n'
    (web / "index.html").write_text(index + '<script type="module" src="/js/main.js"></script>\n', encoding="utf-8")
    for name in "ab":
        (web / "css" / f"{name}.css").write_text(f".{name} {{ color: red; }}\n", encoding="utf-8")
    (web / "js" / "main.js").write_text("console.log(1);\n", encoding="utf-8")
    (web / "js" / "kit" / "index.js").touch()
    with running(folder, web=web) as house:
        http = house.person().http
        style, script = asked_for(http.get("/").text)
        assert ".a {" in http.get(style).text and ".b {" in http.get(style).text
        (web / "js" / "main.js").write_text("console.log('two');\n", encoding="utf-8")
        (web / "css" / "b.css").write_text(".c {}\n", encoding="utf-8")
        newer = asked_for(http.get("/").text)
        assert newer[0] != style and newer[1] != script
        assert "two" in http.get(newer[1]).text and ".c {" in http.get(newer[0]).text
        (web / "js" / "main.js").write_text("export let number = 1;\n", encoding="utf-8")
        plain = asked_for(http.get("/").text)[1]
        assert plain == "/js/main.js" and "export let" in http.get(plain).text


def test_a_title_whose_script_is_not_plain_comes_file_by_file(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "web").mkdir()
    (folder / "web" / "dress.js").write_text(
        'import * as other from "./other.js";\nexport default other;\n', encoding="utf-8"
    )
    monkeypatch.setattr(Parley, "folder", folder)
    answer = house.person().http.get("/dress/parley/dress.js", params={"v": "0"})
    assert answer.status_code == 200 and "import * as other" in answer.text


def test_no_file_from_outside_the_folder_gets_into_a_pack(folder: Path) -> None:
    web = folder / "web"
    web.mkdir()
    (folder / "secret.js").write_text("export const secret = 1;\n", encoding="utf-8")
    (web / "link.js").symlink_to(folder / "secret.js")
    for wanted in ("./link.js", "../secret.js", "/secret.js"):
        (web / "dress.js").write_text(
            f'import {{ secret }} from "{wanted}";\nexport default secret;\n', encoding="utf-8"
        )
        packs._script.cache_clear()
        assert packs.title_script(web, "/dress/x", "dress.js") is None, wanted


def test_style_sheets_lose_their_comments_and_keep_their_order() -> None:
    pack = pack_styles(["/* one */\n.a { color: red; }\n", ".b { content: 'x'; } /* two\n lines */\n"])
    assert pack.body == b".a { color: red; }\n.b { content: 'x'; } \n"
