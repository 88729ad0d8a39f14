"""The packs of the page and of titles, read from their folders: put together anew whenever a file there changes."""

from __future__ import annotations

import hashlib
import logging
import re
from base64 import b64encode
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

import msgspec

from warcouncil.server.ground.packing import (
    COMMENT,
    NotPlain,
    Pack,
    Read,
    pack_modules,
    pack_page,
    pack_styles,
    plain_pack,
)

logger = logging.getLogger(__name__)
MAIN = "/js/main.js"
"""Where the page starts."""
PARTS = {
    "/js/tables.js": ("table/", "join/"),
    "/js/pages.js": ("rules/", "cards/", "account", "reset", "league", "results"),
}
"""Parts that are fetched later, and the paths at which they are needed from the beginning."""
THEME = "/js/theme.js"
"""What runs before anything is painted stands in index.html itself."""
ICON = "/icon.svg"
UNQUOTED = " /:=,;()'"
"""What may stand in an address within quotation marks as it is."""
KIT = "/js/kit/index.js"
"""What titles may import of it."""
OWN = "/js/"
"""Modules of the page, for titles."""
STYLE = "/css/page.css"
"""All style sheets in one; there is no such file."""
DRAWN = re.compile(r'url\("(/css/[^"]+\.svg)"\)')
RUN = re.compile(rf'<script src="{THEME}"></script>')
SMALL = 100_000
"""Bytes: data of a title that are sent with its script."""
SHEET = re.compile(r'^ *<link rel="stylesheet" href="(/css/[^"]+)">\n', re.MULTILINE)

State = tuple[tuple[str, int, int], ...]
"""Path, time and size of some files: another one if any of them is written anew."""


def page_scripts(web: Path) -> dict[str, Pack]:
    """The packs of the page's own modules by their addresses, that which it begins with first; none where there are no
    modules, or none that can be packed."""
    return _page_scripts(web, _state(web, ".js")) if (web / MAIN[1:]).is_file() else {}


def page_style(web: Path) -> Pack | None:
    """The style sheets that index.html names, in its order."""
    return _style(web, _state(web, ".css", ".html", ".svg"))


def page(web: Path, path: str = "") -> Pack:
    """index.html, which asks for the packs that this path of the page needs."""
    scripts, style = page_scripts(web), page_style(web)
    wanted = (MAIN, *(part for part, paths in PARTS.items() if path.startswith(paths)))
    marks = tuple(f"{one}?v={scripts[one].mark}" for one in wanted if one in scripts)
    return _page(web, marks, style.mark if style else "", _state(web, ".html", ".svg", "theme.js"))


def title_script(folder: Path, place: str, name: str) -> Pack | None:
    """The script of a title's dress, whose folder has the address `place`; None if it cannot be packed."""
    return _title_script(folder, place, name, _state(folder, ".js", ".json"))


def file_mark(path: Path) -> str:
    """The mark of a single file, by what is in it."""
    stat = path.stat()
    return _file_mark(path, stat.st_mtime_ns, stat.st_size)


def as_data(picture: Path) -> str:
    """The address of a small drawing that is sent within the address."""
    return f"data:image/svg+xml,{quote(picture.read_text(encoding='utf-8').strip(), safe=UNQUOTED)}"


def _state(folder: Path, *endings: str) -> State:
    found = sorted(path for path in folder.rglob("*") if path.name.endswith(endings))
    return tuple((str(path), stat.st_mtime_ns, stat.st_size) for path in found if (stat := path.stat()))


def _reader(folder: Path, place: str) -> Read:
    """Reads what is in a folder that has the address `place`, and nothing outside."""

    def read(address: str) -> str:
        found = (folder / address.removeprefix(f"{place}/")).resolve()
        if not address.startswith(f"{place}/") or not found.is_relative_to(folder.resolve()):
            raise FileNotFoundError(address)
        return found.read_text(encoding="utf-8")

    return read


@lru_cache(maxsize=4)
def _page_scripts(web: Path, _: State) -> dict[str, Pack]:
    """Once for each state of the files; what is not plain is reported, and served file by file."""
    try:
        return pack_page((KIT, MAIN), _reader(web, ""))
    except NotPlain as error:
        logger.warning("not packed, but sent file by file: %s", error)
        return {}


@lru_cache(maxsize=64)
def _title_script(folder: Path, place: str, name: str, _: State) -> Pack | None:
    """The same for the script of a title, with the data beside it."""
    try:
        return pack_modules((f"{place}/{name}",), _reader(folder, place), OWN, _data(folder, place))
    except NotPlain as error:
        logger.warning("not packed, but sent file by file: %s", error)
        return None


def _data(folder: Path, place: str) -> dict[str, str]:
    """Address -> JSON in one line, of the files that lie beside the script itself."""
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        inside = path.resolve().is_relative_to(folder.resolve())
        if inside and path.stat().st_size <= SMALL:
            with suppress(msgspec.DecodeError):  # whoever reads it is told what is wrong with it
                found[f"{place}/{quote(path.name)}"] = msgspec.json.format(path.read_bytes(), indent=-1).decode()
    return found


@lru_cache(maxsize=256)
def _file_mark(path: Path, *_: int) -> str:
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()


@lru_cache(maxsize=4)
def _style(web: Path, _: State) -> Pack | None:
    sheets = [web / name[1:] for name in SHEET.findall(_index(web))]
    if not sheets or not all(sheet.is_file() for sheet in sheets):
        return None
    drawn = (
        DRAWN.sub(lambda match: f'url("{as_data(web / match[1][1:])}")', sheet.read_text(encoding="utf-8"))
        for sheet in sheets
    )
    return pack_styles(list(drawn))


@lru_cache(maxsize=8)
def _page(web: Path, scripts: tuple[str, ...], style: str, _: State) -> Pack:
    text = _index(web)
    if scripts:
        text = text.replace(f'src="{MAIN}"', f'src="{scripts[0]}"')
        early = "".join(f'    <link rel="modulepreload" href="{one}">\n' for one in scripts[1:])
        text = text.replace("  </head>", f"{early}  </head>")
    if style and (first := SHEET.search(text)):
        text = text.replace(first[0], f'{first[0]}    <link rel="stylesheet" href="{STYLE}?v={style}">\n')
        text = SHEET.sub(lambda match: match[0] if "?v=" in match[1] else "", text)
    if (web / ICON[1:]).is_file():
        text = text.replace(f'href="{ICON}"', f'href="{as_data(web / ICON[1:])}"')
    theme = web / THEME[1:]
    if not theme.is_file() or not RUN.search(text):
        return plain_pack(text)
    code = COMMENT.sub("", theme.read_text(encoding="utf-8")).strip()
    pack = plain_pack(RUN.sub(lambda _: f"<script>{code}</script>", text))
    return msgspec.structs.replace(pack, inside=b64encode(hashlib.sha256(code.encode()).digest()).decode())


def _index(web: Path) -> str:
    path = web / "index.html"
    return path.read_text(encoding="utf-8") if path.is_file() else ""
