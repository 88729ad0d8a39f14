"""The routes of the API, by subject."""

from warcouncil.server.web.routes import history, matches, me, notices, tables, talk, titles

ROUTERS = (titles.router, me.router, tables.router, matches.router, talk.router, history.router, notices.router)
