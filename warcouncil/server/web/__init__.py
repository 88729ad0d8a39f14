"""The server from outside: door and guard, routes, the live channel, the page. Nothing else imports from here."""
