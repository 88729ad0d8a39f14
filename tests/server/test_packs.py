"""The page comes in few pieces: modules and style sheets are put together, compressed, and kept by the browser."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.house import House, running
from tests.titles.parley import Parley
from warcouncil.server.ground import packs
from warcouncil.server.ground.packing import (
    CAST,
    DIGITS,
    NotPlain,
    Pack,
    pack_modules,
    pack_page,
    pack_styles,
    window_of,
)
from warcouncil.server.web.guard import CSP

WEB = Path(__file__).resolve().parents[2] / "warcouncil" / "web"
FOR_GOOD = "public, max-age=31536000, immutable"


def reading(sources: dict[str, str]) -> Callable[[str], str]:
    """Reads modules a.js, b.js and so on."""
    files = {f"/js/{name}.js": source for name, source in sources.items()}

    def read(address: str) -> str:
        if address not in files:
            raise FileNotFoundError(address)
        return files[address]

    return read


def packed(**sources: str) -> Pack:
    """Modules with the last one wanted."""
    return pack_modules([f"/js/{list(sources)[-1]}.js"], reading(sources))


def parts_of(**sources: str) -> dict[str, Pack]:
    """The same as a page that begins with the last one."""
    return pack_page([f"/js/{list(sources)[-1]}.js"], reading(sources))


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


def test_a_part_that_is_fetched_later_is_a_pack_of_its_own_with_what_is_not_there_yet() -> None:
    begin, rooms, books = parts_of(
        both="export const BOTH = 1;\n",
        shared="export const SHARED = 2;\n",
        rooms='import { BOTH } from "./both.js";\nimport { SHARED } from "./shared.js";\nexport const ROOMS = BOTH;\n',
        books='import { SHARED } from "./shared.js";\nexport const BOOKS = SHARED;\n',
        main='import { BOTH } from "./both.js";\nconst go = () => import("./rooms.js");\n'
        'const read = async () => (await import("./books.js")).BOOKS;\n'
        'const one = /** @type {import("./nowhere.js").Thing} */ (BOTH);\n',
    ).items()
    assert list(begin[1].exports) == ["/js/both.js", "/js/main.js"] and begin[0] == "/js/main.js"
    assert list(rooms[1].exports) == ["/js/shared.js", "/js/rooms.js"] and rooms[0] == "/js/rooms.js"
    assert list(books[1].exports) == ["/js/shared.js", "/js/books.js"], "both parts need it, and either may come alone"
    text = begin[1].body.decode()
    for address, part in (rooms, books):
        assert f'import("{address}?v={part.mark}")' in text, "under its mark"
        assert 'modules["/js/shared.js"] ??= (() => {' in part.body.decode(), "called by the one that comes first"
    assert rooms[1].body.decode().endswith('export const { ROOMS } = modules["/js/rooms.js"];\n')
    assert "nowhere" not in text and "const one = (BOTH);" in text, "a type is nothing that is fetched, nor sent"


@pytest.mark.parametrize(
    ("sources", "reason"),
    [
        ({"main": 'const go = () => import("./nowhere.js");\n'}, "imports /js/nowhere.js, which is not there"),
        (
            {"a": "export const A = 1;\n", "main": 'import { A } from "./a.js";\nconst go = () => import("./a.js");\n'},
            "/js/a.js is to be fetched later, and there from the beginning",
        ),
        (
            {
                "a": "export const A = 1;\n",
                "b": 'export const B = () => import("./a.js");\n',
                "main": 'const go = () => import("./b.js");\n',
            },
            "/js/b.js fetches /js/a.js later, but comes later itself",
        ),
        (
            {
                "a": "export const A = 1;\n",
                "b": 'import { B } from "./a.js";\n',
                "main": 'const go = () => import("./b.js");\n',
            },
            "imports B of /js/a.js, which has no such thing",
        ),
    ],
)
def test_parts_that_cannot_be_packed_are_named(sources: dict[str, str], reason: str) -> None:
    with pytest.raises(NotPlain, match=reason):
        parts_of(**sources)


def test_another_part_makes_another_page() -> None:
    """Whoever has the page of before asks for the part of before, and is never given one that does not fit."""
    main = 'const go = () => import("./rooms.js");\n'
    before, after = (parts_of(rooms=f"export const ROOMS = {number};\n", main=main) for number in (1, 2))
    for address in ("/js/main.js", "/js/rooms.js"):
        assert before[address].mark != after[address].mark


def test_data_comes_with_the_script_that_reads_it() -> None:
    text = """{"it's": "a \\\\ and \\"b\\" and \\n", "n": [1, 2]}"""
    pack = pack_modules(["/js/a.js"], reading({"a": "export const A = 1;\n"}), data={"/dress/x/facts.json": text})
    (line,) = (line for line in pack.body.decode().splitlines() if "facts.json" in line)
    script = f"const modules = {{}};{line}console.log(JSON.stringify(modules['/dress/x/facts.json']()))"
    node = shutil.which("node")
    assert node, "the browser tests need it, too"
    said = subprocess.run([node, "-e", script], capture_output=True, text=True, check=True).stdout
    assert json.loads(said) == json.loads(text)


def test_a_module_of_the_page_is_found_by_those_who_ask_for_it_alone() -> None:
    assert window_of("/js/a.js", ("a", "default")) == (
        'const module = globalThis.warCouncil["/js/a.js"];\n'
        "export const { a } = module;\nexport default module.default;\n"
    )
    assert window_of("/js/a.js", ("a",), "/js/b.js?v=1").startswith('await import("/js/b.js?v=1");\nconst module')


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
    same = 0
    for pack in packs.page_scripts(WEB).values():
        origin = json.loads(pack.origin)
        lines = pack.body.decode().split("\n")
        places = read_mappings(origin["mappings"])
        for line, place in zip(lines, places, strict=False):
            if place is None:
                assert re.match(r"const modules|modules\[|return \{|\}\)\(\);$", line), line
                continue
            written = CAST.sub("", origin["sourcesContent"][place[0]].split("\n")[place[1]])
            same += written == line
            assert written == line or re.match(r"(import|export) |.*(import\.meta|import\()", written), (line, written)
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
    icon, *named = asked_for(answer.text)
    assert icon.startswith("data:image/svg+xml,%3Csvg "), "nobody has to ask for that"
    assert [one.partition("?")[0] for one in named] == ["/css/page.css", "/js/main.js"]
    assert http.get("/index.html").text == answer.text
    for path, part in (("/table/whatever", "tables"), ("/join/token", "tables"), ("/rules/endeavor", "pages")):
        *same, more = asked_for(http.get(path).text)
        assert same == [icon, *named[:2]]
        assert more.startswith(f"/js/{part}.js?v="), "what is needed at once is asked for at once"
        named.append(more)
    for address in named:
        found = http.get(address)
        assert found.status_code == 200 and found.headers["cache-control"] == FOR_GOOD, address


def test_every_path_of_the_page_names_the_part_that_it_needs(page: House) -> None:
    """`main.js` says which part a path is in; the server names it in advance."""
    routes = re.findall(
        r'route\("/([^":]*)[^"]*", async \(\) => \(await (\w+)\(\)', (WEB / "js" / "main.js").read_text()
    )
    assert len(routes) > 8
    for path, part in routes:
        assert f'"modulepreload" href="/js/{part}.js?v=' in page.person().http.get(f"/{path}").text, path


def test_what_runs_before_anything_is_painted_stands_in_the_page_and_nothing_else_may(page: House) -> None:
    http = page.person().http
    answer = http.get("/")
    (inside,) = re.findall(r"<script>(.*?)</script>", answer.text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
    wanted = CSP.replace("script-src 'self'", f"script-src 'self' 'sha256-{digest}'")
    assert "dataset.theme" in inside and answer.headers["content-security-policy"] == wanted
    again = http.get("/", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and again.headers["content-security-policy"] == wanted, (
        "it takes the place of the first"
    )
    assert http.get("/js/main.js").headers["content-security-policy"] == CSP


def test_a_part_of_another_page_is_not_there(page: House) -> None:
    """It would not fit: the page is loaded anew instead."""
    http = page.person().http
    answer = http.get("/js/tables.js", params={"v": "0123456789abcdef"})
    assert answer.status_code == 404 and answer.headers["cache-control"] == "no-store"
    plain = http.get("/js/tables.js")
    assert plain.status_code == 200 and plain.headers["cache-control"] == "no-cache" and "roomPage" in plain.text
    window = http.get("/js/match.js").text
    assert re.match(r'await import\("/js/tables\.js\?v=[0-9a-f]{16}"\);\n', window) and "MatchView" in window


def test_every_module_and_title_of_ours_can_be_packed() -> None:
    scripts = packs.page_scripts(WEB)
    assert list(scripts) == ["/js/main.js", *packs.PARTS]
    known = {Path(one).name for pack in scripts.values() for one in pack.exports}
    unpacked = {path.name for path in (WEB / "js").rglob("*.js")} - known
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
    for address in (
        "/js/main.js",
        "/words/zh-Hans.json",
        "/api/titles",
        "/api/titles/endeavor/look",
        "/dress/endeavor/facts.json",
    ):
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
        packs._title_script.cache_clear()
        assert packs.title_script(web, "/dress/x", "dress.js") is None, wanted


def test_style_sheets_lose_their_comments_and_keep_their_order() -> None:
    pack = pack_styles(["/* one */\n.a { color: red; }\n", ".b { content: 'x'; } /* two\n lines */\n"])
    assert pack.body == b".a { color: red; }\n.b { content: 'x'; } \n"
