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
    script = script_of(title)
    return {**parts, "script": f"{parts['script']}?v={script.mark}" if script else parts["script"]}


def place_of(title: Title) -> str:
    """The address of the folder."""
    return f"/dress/{quote(title.id, safe='')}"


def script_of(title: Title) -> Pack | None:
    """The script with all that it imports, if that can be put together."""
    folder = folder_of(title)
    if folder is None or not (folder / SCRIPT).is_file():
        return None
    return packs.title_script(folder, place_of(title), SCRIPT)
