"""The application: routes, errors in the reader's language, the live channel, the page."""

from __future__ import annotations

import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from anyio import to_thread
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import warcouncil
from warcouncil.engine.errors import WarCouncilError
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.settings import Settings
from warcouncil.server.people import sessions
from warcouncil.server.services import Services
from warcouncil.server.web import host_page, mail_page
from warcouncil.server.web.compression import Compressed
from warcouncil.server.web.deps import reply
from warcouncil.server.web.devices import Devices
from warcouncil.server.web.guard import OWN_HEADER, SAFE, Guard
from warcouncil.server.web.languages import asked_language
from warcouncil.server.web.live import Switchboard
from warcouncil.server.web.metering import Metering
from warcouncil.server.web.pages import page_router
from warcouncil.server.web.routes import ROUTERS
from warcouncil.server.web.schemas import ErrorBody

logger = logging.getLogger(__name__)
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": words}
    for status, words in {
        400: "the request is not well formed",
        401: "a session is needed",
        403: "not allowed",
        404: "there is no such thing",
        405: "not done this way",
        409: "not now, or a rule forbids it",
        413: "too large",
        421: "called by a name that is not this server's",
        429: "too many",
        500: "our fault; nothing was changed",
        503: "not at the moment",
    }.items()
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The ASGI application for these settings."""
    services = Services(settings or Settings())
    switchboard = Switchboard(services)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await to_thread.run_sync(services.start)
        switchboard.start()
        try:
            yield
        finally:
            await switchboard.stop()
            await to_thread.run_sync(services.stop)

    app = FastAPI(
        title="War Council",
        version=warcouncil.__version__,
        description="Great strategy board games by their full rules: the JSON API. docs/api.md explains it.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    app.state.services = services
    app.state.switchboard = switchboard
    services.meters.level("live_connections", "Open live channels.", lambda: len(switchboard.channels))
    for router in ROUTERS:
        app.include_router(router)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await switchboard.serve(socket)

    app.include_router(mail_page.router)
    app.include_router(host_page.router)
    app.include_router(page_router(services.settings.web))
    _say_no(app)
    _describe(app)
    app.add_middleware(Compressed)
    app.add_middleware(Devices, secure=services.settings.secure)
    app.add_middleware(
        Guard,
        body_bytes=services.settings.body_bytes,
        public_url=services.settings.public_url,
        hosts=services.settings.hosts,
        secure=services.settings.secure,
        refusals=services.meters.refusals,
    )
    app.add_middleware(Metering, meters=services.meters)
    return app


# -- errors


def _say_no(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def not_well_formed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return answer(request, Refused("bad-json"))
        where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
        return answer(request, Refused("bad-request", field=".".join(where) or None))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        codes = {404: "not-found", 405: "bad-method", 413: "too-large"}
        return answer(request, Refused(codes.get(error.status_code, "bad-request")), error.headers)

    @app.exception_handler(WarCouncilError)
    async def engine_error(request: Request, error: WarCouncilError) -> Response:
        logger.error("the engine failed", exc_info=error)
        return answer(request, Refused("our-fault"))


def answer(request: Request, refused: Refused, headers: Any = None) -> Response:
    """A refusal for the wire."""
    services: Services = request.app.state.services
    services.meters.refusals.add(refused.code)
    if refused.code == "newer-rules":
        services.superseded.set()
    response = reply(refused.body(asked_language(request.scope)), refused.status)
    if refused.retry_after is not None:
        response.headers["Retry-After"] = str(math.ceil(refused.retry_after))
    for name, value in (headers or {}).items():
        response.headers[name] = value
    return response


# -- the description


def _describe(app: FastAPI) -> None:
    """The OpenAPI document, without the answer 422 that we never give."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            for path in schema["paths"].values():
                for method, operation in path.items():
                    operation["responses"].pop("422", None)
                    _describe_errors(operation["responses"])
                    _describe_parameters(operation, changes=method.upper() not in SAFE)
            schema["components"]["securitySchemes"] = {
                "session": {"type": "apiKey", "in": "cookie", "name": sessions.COOKIE}
            }
            schema["security"] = [{"session": []}, {}]
            schemas = schema.get("components", {}).get("schemas", {})
            for name in ("HTTPValidationError", "ValidationError"):
                schemas.pop(name, None)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _describe_parameters(operation: dict[str, Any], *, changes: bool) -> None:
    """What every call takes: a language, and where something is changed the header that foreign pages cannot send."""
    parameters = operation.setdefault("parameters", [])
    if not any(one["name"] == "lang" for one in parameters):
        text = {"type": "string", "enum": ["en", "zh-Hans", "zh-Hant"]}
        parameters.append({"name": "lang", "in": "query", "required": False, "schema": text})
    if changes:
        text = {"type": "string", "enum": ["1"]}
        parameters.append({"name": OWN_HEADER, "in": "header", "required": True, "schema": text})


def _describe_errors(responses: dict[str, Any]) -> None:
    """Refusals are JSON, whatever else a route answers with."""
    for status, response in responses.items():
        if status >= "400" and "content" in response:
            response["content"] = {"application/json": next(iter(response["content"].values()))}
