"""Pages that there are in English and in Chinese say the same, and the Chinese of them is that of the page."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import pytest

from tests.doc_pages import CODE, LINK, PICTURE, Section, sections, slug
from tests.test_readme import PAGES, ROOT
from tests.text.test_glossary import HALF_WIDTH, HAN, PACKAGE, SET_APART, SHELL, TITLES, glossary, messages
from tests.text.title_words import is_simplified

PAIRED = ("README.md", "docs/playing.md", "docs/hosting.md")
LAST_READ = ROOT / "tests" / "doc_pairs.toml"
"""The digest of each page when the pair was last read side by side."""
QUOTES = {"en": re.compile(r'"([^"]+)"'), "zh": re.compile("“([^”]+)”")}
GAPS = {"en": "...", "zh": "……"}
"""What stands in a quotation for whatever the page puts there."""
WRAPPED = re.compile(rf"{HAN}|[，。；：、！？（）“”]")

each_pair = pytest.mark.parametrize("name", PAIRED)


def chinese(name: str) -> str:
    return name.replace(".md", ".zh.md")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_chinese_page_is_one_of_a_pair() -> None:
    found = [*ROOT.glob("*.zh.md"), *(ROOT / "docs").rglob("*.zh.md")]
    assert sorted(path.relative_to(ROOT).as_posix() for path in found) == sorted(map(chinese, PAIRED))


# -- the same in both languages


def differences(english: str, other: str) -> list[str]:
    """What one page has and the other has not, section by section."""
    ours, theirs = sections(english), sections(other)
    found = [f"{len(ours)} headings and {len(theirs)}"] if len(ours) != len(theirs) else []
    for one, two in zip(ours, theirs, strict=False):
        for what, mine, yours in _compared(one, two):
            if mine != yours:
                found.append(f"{one.title} / {two.title}: {what}: {mine} and {yours}")
    return found


def _compared(one: Section, two: Section) -> Iterator[tuple[str, object, object]]:
    """What must be the same in two sections. The links that begin a page lead to the other language."""
    yield "level", one.level, two.level
    yield "blocks", one.shape, two.shape
    yield "code", one.code, two.code
    yield "numbers", one.numbers, two.numbers
    yield "links", _targets(one), _targets(two)


def _targets(section: Section) -> list[str]:
    """Where its links lead: to a page in whatever language; headings are called otherwise in another language."""
    return sorted("#" if target[0] == "#" else target.replace(".zh.md", ".md") for target in section.links)


@each_pair
def test_both_languages_have_the_same_headings_commands_numbers_and_links(name: str) -> None:
    assert differences(read(name), read(chinese(name))) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("## 邮件\n", "### 邮件\n"),
        ("## 容器\n", "## 容器\n\n## 附录\n"),
        ("    warcouncil admin post\n", ""),
        ("--port 8002", "--port 8003"),
        ("keepalive 16;", "keepalive 32;"),
        ("| 消息 | 12 | 1.5秒 |", "| 消息 | 12 | 2.5秒 |"),
        ("| `--no-open` | | 不打开页面 |\n", ""),
        ("- **交谈：**", "**交谈：**"),
        ("`set-back`", "`set_back`"),
        ("[bench/load.md](../bench/load.md)", "bench/load.md"),
        ("\n\n备份包含以上一切。", "备份包含以上一切。"),
    ],
)
def test_a_change_of_one_page_alone_is_a_difference(old: str, new: str) -> None:
    page = read("docs/hosting.zh.md")
    assert page.count(old) >= 1
    assert differences(read("docs/hosting.md"), page.replace(old, new, 1)) != []


def digest(name: str) -> str:
    """Of the words of a page, however its lines are broken."""
    return blake2b(" ".join(read(name).split()).encode(), digest_size=8).hexdigest()


def test_no_page_changes_without_its_pair() -> None:
    """Prose cannot be compared by a program; that somebody has looked at both pages can be asked for."""
    now = {page: digest(page) for name in PAIRED for page in (name, chinese(name))}
    then = tomllib.loads(LAST_READ.read_text(encoding="utf-8"))
    changed = ", ".join(page for page in now if now[page] != then.get(page))
    lines = "\n".join(f'"{page}" = "{value}"' for page, value in now.items())
    assert then == now, f"{changed}: make its pair say the same; then {LAST_READ.name} is to hold\n{lines}"


# -- links


@each_pair
def test_both_languages_link_to_each_other_at_the_top(name: str) -> None:
    for page, other in ((name, chinese(name)), (chinese(name), name)):
        assert sections(read(page))[0].links[:1] == [Path(other).name]


@each_pair
def test_a_chinese_page_leads_to_chinese_pages_where_there_are_any(name: str) -> None:
    page = ROOT / chinese(name)
    targets = {target.partition("#")[0] for _, target in LINK.findall(read(chinese(name)))} - {Path(name).name}
    assert [target for target in targets if _paired((page.parent / target).resolve())] == []


def _paired(path: Path) -> bool:
    return path in {ROOT / name for name in PAIRED}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_pages_pictures_and_headings(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    prose = CODE.sub("", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))
    targets = [target for _, target in [*LINK.findall(prose), *PICTURE.findall(prose)] if "://" not in target]
    assert [target for target in targets if not _leads_somewhere(page, target)] == []


def _leads_somewhere(page: Path, target: str) -> bool:
    path, _, heading = target.partition("#")
    there = page.parent / path if path else page
    if not there.exists() or not heading:
        return there.exists()
    return heading in {slug(section.title) for section in sections(there.read_text(encoding="utf-8"))}


# -- what is quoted of the page


@lru_cache
def shown(language: str) -> dict[str, set[str]]:
    """What the page and the games show -> the ids under which they do."""
    found: dict[str, set[str]] = {}
    for id, text in _words(language):
        found.setdefault(re.sub(r"\{[^}]*}", GAPS[language], text), set()).add(id)
    return found


def _words(language: str) -> Iterator[tuple[str, str]]:
    for folder in (PACKAGE, *TITLES):
        path = folder / "web" / "words" / ("en.json" if language == "en" else "zh-Hans.json")
        yield from json.loads(path.read_text(encoding="utf-8")).items()
    for path in (*sorted(SHELL.glob(f"*.{language}.ftl")), *(folder / "text" / f"{language}.ftl" for folder in TITLES)):
        where = "" if path.parent == SHELL else path.parent.parent.name
        yield from ((f"{where} {id}", text) for id, text in messages(path))


def quotations(section: Section, language: str) -> list[str]:
    return QUOTES[language].findall(section.said)


@each_pair
@pytest.mark.parametrize("language", ["en", "zh"])
def test_what_is_quoted_is_what_the_page_shows(name: str, language: str) -> None:
    page = sections(read(name if language == "en" else chinese(name)))
    quoted = [words for section in page for words in quotations(section, language)]
    assert quoted
    assert [words for words in quoted if words not in shown(language)] == []


@each_pair
def test_both_languages_quote_the_same_words_of_the_page(name: str) -> None:
    for one, two in zip(sections(read(name)), sections(read(chinese(name))), strict=True):
        ours = [shown("en").get(words, {words}) for words in quotations(one, "en")]
        theirs = [shown("zh").get(words, {words}) for words in quotations(two, "zh")]
        assert len(ours) == len(theirs), one.title
        assert [ids for ids in ours if not any(ids & others for others in theirs)] == []
        assert [ids for ids in theirs if not any(ids & others for others in ours)] == []


# -- Chinese as the glossaries have it


def name_of(folder: Path) -> str:
    [name] = re.findall("^title = (.*)$", (folder / "text" / "zh.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    return str(name)


def about_titles() -> Iterator[tuple[Path, str]]:
    """What the Chinese pages say of each game: its line in the README, and its part of the page about playing."""
    rows = [" ".join(lines) for section in sections(read("README.zh.md")) for lines in section.paragraphs]
    for folder in TITLES:
        yield folder, next(row for row in rows if f"`{folder.name}`" in row)
        yield from (
            (folder, part.said) for part in sections(read("docs/playing.zh.md")) if part.title == name_of(folder)
        )


def test_games_are_called_by_their_names() -> None:
    told = list(about_titles())
    assert len(told) >= 2 * len(TITLES) - 1  # the first game of the page about playing is Endeavor
    assert [folder.name for folder, text in told if not text.removeprefix("| ").startswith(name_of(folder))] == []
    assert "# 军议\n" in read("README.zh.md")


@each_pair
def test_one_word_for_one_thing(name: str) -> None:
    said = [section.said for section in sections(read(chinese(name)))]
    never = [variant for term in glossary(SHELL) for variant in term.get("never", ())]
    assert [(variant, text) for variant in never for text in said if variant in text] == []


@pytest.mark.parametrize("folder", TITLES, ids=lambda folder: folder.name)
def test_what_is_said_of_a_game_has_its_words(folder: Path) -> None:
    said = [text for other, text in about_titles() if other == folder]
    never = [variant for term in glossary(folder) for variant in term.get("never", ())]
    assert [(variant, text) for variant in never for text in said if variant in text] == []


@each_pair
def test_chinese_is_set_as_everywhere(name: str) -> None:
    said = [line for section in sections(read(chinese(name))) for line in section.said.split("\n")]
    assert [line for line in said if HALF_WIDTH.search(line) or SET_APART.search(line)] == []
    assert [line for line in said if not is_simplified(line)] == []


@each_pair
def test_a_chinese_paragraph_is_one_line(name: str) -> None:
    """Where a line ends, browsers show a gap, and between characters there is none."""
    paragraphs = [lines for section in sections(read(chinese(name))) for lines in section.paragraphs]
    assert [lines[1] for lines in paragraphs if len(lines) > 1 and WRAPPED.search(lines[0])] == []
