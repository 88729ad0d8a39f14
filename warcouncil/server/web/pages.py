"""The page: files of `warcouncil/web`, the dresses of titles, and index.html for every path that the client itself
understands."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from warcouncil.server.ground.dresses import folder_of
from warcouncil.server.ground.errors import Refused
from warcouncil.server.play.catalogue import known

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".txt": "text/plain",
}
"""What is served; nothing else in the folder is."""


def page_router(web: Path) -> APIRouter:
    """Serves everything outside /api."""
    router = APIRouter(include_in_schema=False)
    root = web.resolve()

    @router.get("/dress/{title}/{path:path}")
    def dress(title: str, path: str, request: Request) -> Response:
        folder = folder_of(known(title))
        wanted = known_file(folder, path) if folder is not None and "\0" not in path else None
        if wanted is None:
            raise Refused("not-found")
        return file(wanted, request)

    @router.get("/{path:path}")
    def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/") or "\0" in path:
            raise Refused("not-found")
        wanted = known_file(root, path)
        if wanted is not None:
            return file(wanted, request)
        if "." in path.rpartition("/")[2] or not (root / "index.html").is_file():
            raise Refused("not-found")
        return file(root / "index.html", request)

    return router


def known_file(root: Path, path: str) -> Path | None:
    """A file of the page, if there is one of this name."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.suffix in TYPES and wanted.is_file() else None
    except OSError:  # such as a name that is longer than any file's
        return None


def file(path: Path, request: Request) -> Response:
    """A file, to be asked for again each time but sent only if it has changed."""
    response = FileResponse(path, media_type=TYPES[path.suffix], headers={"Cache-Control": "no-cache"})
    stat = path.stat()
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    response.headers["ETag"] = tag
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag, "Cache-Control": "no-cache"})
    return response
