"""Draws a board description as SVG, for notebooks: zones, links, spaces, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from warcouncil.engine.match import Match

COLOURS = ("#c0392b", "#2471a3", "#d4ac0d", "#7d3c98", "#1e8449", "#5d6d7e")


class Picture:
    """A board as SVG. A notebook shows it, and `str` is the file."""

    def __init__(self, svg: str) -> None:
        self._svg = svg

    def __str__(self) -> str:
        return self._svg

    def _repr_svg_(self) -> str:
        return self._svg


def picture(match: Match, seat: int | None = None) -> Picture:
    """The board as a seat sees it now, or as a spectator does."""
    return Picture(draw(match.title.board(match.options), match.view(seat, log=False)["view"]))


def draw(board: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The board with its pieces, from the plain data of `Title.board` and `Title.view`."""
    width, height = board["size"]
    owners = _owner_colours(view)
    standing: dict[str, list[Mapping[str, Any]]] = {}
    for piece in view.get("pieces", ()):
        standing.setdefault(str(piece["place"]), []).append(piece)
    spots = {space["id"]: (space["x"], space["y"]) for space in board.get("spaces", ()) if "x" in space}
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']
    parts.append(f'<rect width="{width}" height="{height}" fill="#dfe9ee"/>')
    parts.extend(_zone(zone) for zone in board.get("zones", ()) if "box" in zone)
    for link in board.get("links", ()):
        if link["a"] in spots and link["b"] in spots:
            (ax, ay), (bx, by) = spots[link["a"]], spots[link["b"]]
            parts.append(f'<line x1="{ax}" y1="{ay}" x2="{bx}" y2="{by}" stroke="#8a7f6a" stroke-width="3"/>')
    for place, (x, y) in spots.items():
        parts.append(_space(place, x, y, standing.get(place, []), owners))
    parts.append("</svg>")
    return "".join(parts)


def _owner_colours(view: Mapping[str, Any]) -> dict[str, str]:
    owners: dict[str, str] = {}
    for piece in view.get("pieces", ()):
        owner = piece.get("owner")
        if owner is not None and owner not in owners:
            named = owner if owner in ("red", "blue", "yellow", "purple", "green") else None
            owners[owner] = named or COLOURS[len(owners) % len(COLOURS)]
    return owners


def _zone(zone: Mapping[str, Any]) -> str:
    x, y, width, height = zone["box"]
    fill = quoteattr(zone.get("color", "#cfd8c6"))
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="12" fill={fill} fill-opacity="0.45"/>'
        f'<text x="{x + 10}" y="{y + 22}" font-size="18" fill="#333">{escape(str(zone["id"]))}</text>'
    )


def _space(place: str, x: int, y: int, pieces: list[Mapping[str, Any]], owners: Mapping[str, str]) -> str:
    title = escape(f"{place}: " + ", ".join(f"{p.get('owner') or ''} {p['kind']} x{p.get('count', 1)}" for p in pieces))
    held = [piece for piece in pieces if piece.get("owner") is not None]
    fill = owners[held[0]["owner"]] if held else ("#f4e7c5" if pieces else "#ffffff")
    return f'<circle cx="{x}" cy="{y}" r="13" fill="{fill}" stroke="#333"><title>{title}</title></circle>'
