"""The routes of the API, by subject."""

from warcouncil.server.web.routes import (
    around,
    calendar,
    friends,
    hints,
    history,
    matches,
    me,
    notices,
    offers,
    reports,
    substitutes,
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
    friends.router,
    substitutes.router,
    matches.router,
    what_if.router,
    hints.router,
    variants.router,
    around.router,
    talk.router,
    offers.router,
    reports.router,
    history.router,
    notices.router,
    calendar.router,
)
