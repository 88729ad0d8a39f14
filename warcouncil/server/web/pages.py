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
from warcouncil.server.web.guard import CSP

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
SCRIPTS = "script-src 'self'"
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
        if address.startswith(packs.OWN) and (found := module(root, address, request)):
            return found
        if address == packs.STYLE and (style := packs.page_style(root)):
            return packed(style, request, ".css")
        wanted = known_file(root, path)
        if wanted is not None and wanted.name != INDEX:
            return file(wanted, request)
        if (wanted is None and "." in path.rpartition("/")[2]) or not (root / INDEX).is_file():
            raise Refused("not-found")
        return packed(packs.page(root, path), request, ".html")

    return router


def module(root: Path, address: str, request: Request) -> Response | None:
    """A pack of the page's modules, or the window to one of those in it. A part that is fetched later fits only to the
    page that it was made for: under another mark there is nothing."""
    scripts = packs.page_scripts(root)
    if pack := scripts.get(address):
        if address != packs.MAIN and request.query_params.get(MARK, pack.mark) != pack.mark:
            raise Refused("not-found")
        return packed(pack, request, ".js")
    for place, pack in scripts.items():
        if names := pack.exports.get(address):
            part = "" if place == packs.MAIN else f"{place}?{MARK}={pack.mark}"
            return Response(window_of(address, names, part), media_type=TYPES[".js"], headers=AGAIN)
    return None


def packed(pack: Pack, request: Request, kind: str) -> Response:
    """A pack. Under the mark that it bears now it is kept for good; otherwise it is asked for again each time."""
    asked = request.query_params
    if ORIGIN in asked:
        return Response(pack.origin, media_type=TYPES[".json"], headers=AGAIN)
    tag = f'"{pack.mark}"'
    headers = {"ETag": tag, **(FOR_GOOD if asked.get(MARK) == pack.mark else AGAIN), "Vary": "Accept-Encoding"}
    if pack.origin:
        headers["SourceMap"] = f"{request.url.path}?{MARK}={pack.mark}&{ORIGIN}"
    if pack.inside:
        headers["Content-Security-Policy"] = CSP.replace(SCRIPTS, f"{SCRIPTS} 'sha256-{pack.inside}'")
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
    """A file, to be asked for again each time but sent only if it has changed; under the mark that it bears now it is
    kept for good."""
    if request.query_params.get(MARK) == packs.file_mark(path):
        return FileResponse(path, media_type=TYPES[path.suffix], headers=FOR_GOOD)
    response = FileResponse(path, media_type=TYPES[path.suffix], headers=AGAIN)
    stat = path.stat()
    tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
    response.headers["ETag"] = tag
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag, **AGAIN})
    return response
