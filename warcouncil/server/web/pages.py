"""The page: files of `warcouncil/web`, the dresses of titles, and index.html for every path that the client itself
understands."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from warcouncil.server.ground import packs
from warcouncil.server.ground.dresses import SCRIPT, folder_of, script_of
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.packing import Pack, window_of
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
INDEX = "index.html"
MARK = "v"
"""In the address of a pack: which one is wanted."""
ORIGIN = "origin"
"""In the address of a pack: where its lines come from."""
AGAIN = {"Cache-Control": "no-cache"}
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


def page_router(web: Path) -> APIRouter:
    """Serves everything outside /api."""
    router = APIRouter(include_in_schema=False)
    root = web.resolve()

    @router.get("/dress/{title}/{path:path}")
    def dress(title: str, path: str, request: Request) -> Response:
        folder = folder_of(known(title))
        if path == SCRIPT and MARK in request.query_params and (script := script_of(known(title))):
            return packed(script, request, ".js")
        wanted = known_file(folder, path) if folder is not None and "\0" not in path else None
        if wanted is None:
            raise Refused("not-found")
        return file(wanted, request)

    @router.get("/{path:path}")
    def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/") or "\0" in path:
            raise Refused("not-found")
        address = f"/{path}"
        if address.startswith(packs.OWN) and (script := packs.page_script(root)) and address in script.exports:
            if address == packs.MAIN:
                return packed(script, request, ".js")
            return Response(window_of(address, script.exports[address]), media_type=TYPES[".js"], headers=AGAIN)
        if address == packs.STYLE and (style := packs.page_style(root)):
            return packed(style, request, ".css")
        wanted = known_file(root, path)
        if wanted is not None and wanted.name != INDEX:
            return file(wanted, request)
        if (wanted is None and "." in path.rpartition("/")[2]) or not (root / INDEX).is_file():
            raise Refused("not-found")
        return packed(packs.page(root), request, ".html")

    return router


def packed(pack: Pack, request: Request, kind: str) -> Response:
    """A pack. Under the mark that it bears now it is kept for good; otherwise it is asked for again each time."""
    asked = request.query_params
    if ORIGIN in asked:
        return Response(pack.origin, media_type=TYPES[".json"], headers=AGAIN)
    tag = f'"{pack.mark}"'
    headers = {"ETag": tag, **(FOR_GOOD if asked.get(MARK) == pack.mark else AGAIN), "Vary": "Accept-Encoding"}
    if pack.origin:
        headers["SourceMap"] = f"{request.url.path}?{MARK}={pack.mark}&{ORIGIN}"
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(pack.small, media_type=TYPES[kind], headers={**headers, "Content-Encoding": "gzip"})
    return Response(pack.body, media_type=TYPES[kind], headers=headers)


def known_file(root: Path, path: str) -> Path | None:
    """A file of the page, if there is one of this name."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.suffix in TYPES and wanted.is_file() else None
    except OSError:  # such as a name that is longer than any file's
        return None


def file(path: Path, request: Request) -> Response:
    """A file, to be asked for again each time but sent only if it has changed."""
    response = FileResponse(path, media_type=TYPES[path.suffix], headers=AGAIN)
    stat = path.stat()
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    response.headers["ETag"] = tag
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag, **AGAIN})
    return response
