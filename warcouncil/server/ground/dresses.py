"""The dress of a title: what the page needs to show it in its own way. It lies in the title's folder (`Title.dress`)
and is served under /dress/<title>/; docs/adding-a-title.md says what is in it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from warcouncil.engine.title import Title

PARTS = {"script": "dress.js", "style": "style.css", "facts": "facts.json", "words": "words"}
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
    place = f"/dress/{quote(title.id, safe='')}"
    return {part: f"{place}/{name}" if (folder / name).exists() else None for part, name in PARTS.items()}
