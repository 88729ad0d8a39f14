"""The dress of a title: what the page needs to show it in its own way. It lies in the title's folder (`Title.dress`)
and is served under /dress/<title>/; docs/adding-a-title.md says what is in it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from warcouncil.engine.title import Title
from warcouncil.server.ground import packs
from warcouncil.server.ground.packing import Pack

SCRIPT = "dress.js"
PARTS = {"script": SCRIPT, "style": "style.css", "facts": "facts.json", "words": "words", "picture": "picture.svg"}
"""What the page asks for by itself; the script may ask for more of the folder."""
DRAWING = 4_000
"""Bytes: a picture that is sent within its address."""


def folder_of(title: Title) -> Path | None:
    """Where the dress of a title lies, if it has one."""
    folder = (title.folder / title.dress).resolve()
    return folder if folder.is_dir() else None


def parts_of(title: Title) -> dict[str, str | None] | None:
    """The address of each part of a title's dress, None for those that are not there; None without a dress."""
    folder = folder_of(title)
    if folder is None:
        return None
    place = place_of(title)
    parts = {part: f"{place}/{name}" if (folder / name).exists() else None for part, name in PARTS.items()}
    for part, mark in (("script", _mark_of(title)), ("style", _style_mark(folder))):
        parts[part] = f"{parts[part]}?v={mark}" if mark else parts[part]
    return parts


def picture_of(title: Title) -> str | None:
    """The address of the picture that a list shows beside the name; of a small one, with the picture in it."""
    folder = folder_of(title)
    path = None if folder is None else folder / PARTS["picture"]
    if path is None or not path.is_file():
        return None
    own = path.resolve().is_relative_to(folder or path)
    return packs.as_data(path) if own and path.stat().st_size <= DRAWING else f"{place_of(title)}/{path.name}"


def page_words(title: Title, language: str) -> str:
    """The sentences that a dress brings for the page, as the JSON that they are; "{}" where there are none."""
    folder = folder_of(title)
    path = None if folder is None else (folder / PARTS["words"] / f"{language}.json").resolve()
    if folder is None or path is None or not path.is_relative_to(folder) or not path.is_file():
        return "{}"
    return path.read_text(encoding="utf-8")


def _mark_of(title: Title) -> str:
    script = script_of(title)
    return script.mark if script else ""


def _style_mark(folder: Path) -> str:
    path = (folder / PARTS["style"]).resolve()
    return packs.file_mark(path) if path.is_relative_to(folder) and path.is_file() else ""


def place_of(title: Title) -> str:
    """The address of the folder."""
    return f"/dress/{quote(title.id, safe='')}"


def script_of(title: Title) -> Pack | None:
    """The script with all that it imports, if that can be put together."""
    folder = folder_of(title)
    if folder is None or not (folder / SCRIPT).is_file():
        return None
    return packs.title_script(folder, place_of(title), SCRIPT)
