"""The web server: guests and accounts, tables, live matches, storage.

`warcouncil.server.app.create_app(settings)` makes the application. Nothing is imported here, so that the bots' worker
processes start without the web.
"""
