"""The routes of the API, by subject."""

from warcouncil.server.web.routes import (
    hints,
    history,
    matches,
    me,
    notices,
    reports,
    tables,
    talk,
    titles,
    variants,
    what_if,
)

ROUTERS = (
    titles.router,
    me.router,
    tables.router,
    matches.router,
    what_if.router,
    hints.router,
    variants.router,
    talk.router,
    reports.router,
    history.router,
    notices.router,
)
