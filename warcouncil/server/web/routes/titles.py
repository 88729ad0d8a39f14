"""The games themselves: names, options, boards, words, rules."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Response

import warcouncil
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.names import LONGEST_NAME, LONGEST_TALK
from warcouncil.server.people.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD
from warcouncil.server.play import catalogue, results
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Counted, Language, TheServices, reply, says
from warcouncil.server.web.languages import NAMES

router = APIRouter(tags=["titles"])
Filter = Annotated[str, Query(max_length=100)]
Known = Annotated[str, Header(alias="if-none-match", max_length=400)]


@router.get("/api/health", responses=says(answers.Health, 200))
def health() -> Response:
    """Says that the server is there, and does nothing else."""
    return reply({"ok": True})


@router.get("/api/server", responses=says(answers.ServerAnswer, 200))
def server(services: TheServices) -> Response:
    """What this server offers."""
    return reply(
        {
            "version": warcouncil.__version__,
            "languages": [{"id": language, "name": name} for language, name in NAMES.items()],
            "mail": bool(services.settings.smtp),
            "accounts": True,
            "limits": {"name": LONGEST_NAME, "talk": LONGEST_TALK, "password": [SHORTEST_PASSWORD, LONGEST_PASSWORD]},
        }
    )


@router.get(
    "/api/titles",
    responses={**says(answers.TitlesAnswer, 200), 304: {"description": "nothing new"}},
    dependencies=[Counted],
)
async def titles(
    language: Language,
    brief: Annotated[bool, Query(description="without pages of help; pictures within their addresses")] = False,
    known: Known = "",
) -> Response:
    """All games. Whoever has them already, by their `ETag`, is told just that (304)."""
    return again(catalogue.offered(language, brief=brief), known)


def again(page: catalogue.Page, known: str) -> Response:
    """An answer that is kept, and asked for again each time."""
    headers = {"ETag": page.mark, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if page.mark in known:
        return Response(status_code=304, headers=headers)
    return Response(page.body, media_type="application/json", headers=headers)


@router.get("/api/titles/{title}", responses=says(answers.TitleAnswer, 200), dependencies=[Counted])
def title(title: str, language: Language) -> Response:
    """One game."""
    return reply(catalogue.title_body(catalogue.known(title).id, language))


@router.get("/api/titles/{title}/board", responses=says(answers.BoardAnswer, 200), dependencies=[Counted])
def board(
    title: str,
    players: Annotated[int | None, Query(ge=1, le=99)] = None,
    options: Annotated[str, Query(max_length=2000, description="match options as a JSON object")] = "{}",
) -> Response:
    """The part of the board that never changes, for these options."""
    try:
        wanted: dict[str, Any] = msgspec.json.decode(options, type=dict[str, bool | int | str])
    except msgspec.MsgspecError:
        raise Refused("bad-request", field="options") from None
    return reply(catalogue.board(catalogue.known(title), players, wanted))


@router.get("/api/titles/{title}/words", responses=says(answers.WordsAnswer, 200), dependencies=[Counted])
def words(title: str, language: Language) -> Response:
    """Every name and label of a game in one language."""
    return reply(catalogue.words(catalogue.known(title).id, language))


@router.get(
    "/api/titles/{title}/look",
    responses={**says(answers.LookAnswer, 200), 304: {"description": "nothing new"}},
    dependencies=[Counted],
)
def look(title: str, language: Language, known: Known = "") -> Response:
    """What it takes to show a game: itself without its pages of help, names and labels, the words of its dress."""
    return again(catalogue.look(catalogue.known(title), language), known)


@router.get("/api/titles/{title}/clauses", responses=says(answers.ClausesAnswer, 200), dependencies=[Counted])
def clauses(title: str, language: Language, search: Filter = "", section: Filter = "") -> Response:
    """The rules of a game, clause by clause."""
    return reply(catalogue.clauses(catalogue.known(title).id, language, search, section))


@router.get("/api/titles/{title}/statistics", responses=says(answers.StatisticsAnswer, 200), dependencies=[Counted])
def statistics(title: str, language: Language, services: TheServices) -> Response:
    """How a game has been played here."""
    name = catalogue.known(title).id
    with services.store.read() as connection:
        return reply(results.statistics(connection, name, language))


@router.get("/api/ratings", responses=says(answers.RatingsAnswer, 200), dependencies=[Counted])
def ratings(
    title: Annotated[str, Query(max_length=40)],
    services: TheServices,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """The best players of a game."""
    name = catalogue.known(title).id
    with services.store.read() as connection:
        return reply({"title": name, "ratings": results.ranking(connection, name, limit)})
