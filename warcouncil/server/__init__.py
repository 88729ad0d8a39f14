"""The web server: guests and accounts, tables, live matches, storage.

Each package in here is a chapter; docs/architecture.md says what is in which, and who may know whom.
`warcouncil.server.web.app.create_app(settings)` makes the application. Nothing is imported here nor in the chapters'
own files, so that the bots' worker processes start without the web.
"""
