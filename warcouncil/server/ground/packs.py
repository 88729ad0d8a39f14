"""The packs of the page and of titles, read from their folders: put together anew whenever a file there changes."""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from warcouncil.server.ground.packing import NotPlain, Pack, pack_modules, pack_styles, plain_pack

logger = logging.getLogger(__name__)
MAIN = "/js/main.js"
"""Where the page starts."""
KIT = "/js/kit/index.js"
"""What titles may import of it."""
OWN = "/js/"
"""Modules of the page, for titles."""
STYLE = "/css/page.css"
"""All style sheets in one; there is no such file."""
DRAWN = re.compile(r'url\("(/css/[^"]+\.svg)"\)')
SHEET = re.compile(r'^ *<link rel="stylesheet" href="(/css/[^"]+)">\n', re.MULTILINE)

State = tuple[tuple[str, int, int], ...]
"""Path, time and size of some files: another one if any of them is written anew."""


def page_script(web: Path) -> Pack | None:
    """The page's own modules; None where there are none, or none that can be packed."""
    return _script(web, "", (KIT, MAIN), "", _state(web, ".js")) if (web / MAIN[1:]).is_file() else None


def page_style(web: Path) -> Pack | None:
    """The style sheets that index.html names, in its order."""
    return _style(web, _state(web, ".css", ".html"))


def page(web: Path) -> Pack:
    """index.html, which asks for the packs."""
    script, style = page_script(web), page_style(web)
    return _page(web, script.mark if script else "", style.mark if style else "", _state(web, ".html"))


def title_script(folder: Path, place: str, name: str) -> Pack | None:
    """The script of a title's dress, whose folder has the address `place`; None if it cannot be packed."""
    return _script(folder, place, (f"{place}/{name}",), OWN, _state(folder, ".js"))


def _state(folder: Path, *kinds: str) -> State:
    found = sorted(path for path in folder.rglob("*") if path.suffix in kinds)
    return tuple((str(path), stat.st_mtime_ns, stat.st_size) for path in found if (stat := path.stat()))


@lru_cache(maxsize=64)
def _script(folder: Path, place: str, wanted: tuple[str, ...], elsewhere: str, _: State) -> Pack | None:
    """Once for each state of the files; what is not plain is reported, and served file by file."""

    def read(address: str) -> str:
        found = (folder / address.removeprefix(f"{place}/")).resolve()
        if not address.startswith(f"{place}/") or not found.is_relative_to(folder.resolve()):
            raise FileNotFoundError(address)
        return found.read_text(encoding="utf-8")

    try:
        return pack_modules(wanted, read, elsewhere)
    except NotPlain as error:
        logger.warning("not packed, but sent file by file: %s", error)
        return None


@lru_cache(maxsize=4)
def _style(web: Path, _: State) -> Pack | None:
    sheets = [web / name[1:] for name in SHEET.findall(_index(web))]
    if not sheets or not all(sheet.is_file() for sheet in sheets):
        return None
    drawn = (
        DRAWN.sub(lambda match: _as_data(web / match[1][1:]), sheet.read_text(encoding="utf-8")) for sheet in sheets
    )
    return pack_styles(list(drawn))


def _as_data(picture: Path) -> str:
    """A small drawing within the style sheet itself."""
    return f'url("data:image/svg+xml,{quote(picture.read_text(encoding="utf-8"))}")'


@lru_cache(maxsize=4)
def _page(web: Path, script: str, style: str, _: State) -> Pack:
    text = _index(web)
    if script:
        text = text.replace(f'src="{MAIN}"', f'src="{MAIN}?v={script}"')
    if style:
        first = SHEET.search(text)
        text = (
            text.replace(first[0], f'{first[0]}    <link rel="stylesheet" href="{STYLE}?v={style}">\n')
            if first
            else text
        )
        text = SHEET.sub(lambda match: match[0] if "?v=" in match[1] else "", text)
    return plain_pack(text)


def _index(web: Path) -> str:
    path = web / "index.html"
    return path.read_text(encoding="utf-8") if path.is_file() else ""
