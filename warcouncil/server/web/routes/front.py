"""What the first page shows, in one answer: a page that has to ask five times is slow to come."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from warcouncil.server.storage.book import GATHERING, OVER
from warcouncil.server.tables.listing import listed
from warcouncil.server.web import answers
from warcouncil.server.web.deps import Language, TheServices, Visitor, reply, says
from warcouncil.server.web.routes import leagues, me

router = APIRouter(tags=["me"])
FINISHED = 6
"""Finished tables on the first page."""


class FrontAnswer(answers.MeAnswer):
    open: list[answers.TableAnswer]
    over: list[answers.TableAnswer]
    mine: list[answers.TableAnswer]
    leagues: list[leagues.LeagueRow]


@router.get("/api/front", responses=says(FrontAnswer, 200))
def front(services: TheServices, visitor: Visitor, language: Language) -> Response:
    """Myself, public tables that look for players, the last finished ones, my own tables, and leagues."""
    user = None if visitor is None else visitor.id
    look = partial(listed, services.gate, user, language)
    return reply(
        {
            **me.present(services, visitor),
            "open": look(status=GATHERING)["tables"],
            "over": look(status=OVER, limit=FINISHED)["tables"],
            "mine": look(mine=True)["tables"] if user else [],
            "leagues": leagues.listed(services, user, language),
        }
    )
