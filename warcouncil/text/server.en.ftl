# The words of the server: what it answers when it refuses, and what it tells people about.

## Refusals

server-bad-json = That is not JSON.
server-bad-request = The request is not well formed.
server-bad-title = There is no such game.
server-bad-option = The match cannot be set up like that.
server-bad-language = That language is not spoken here.
server-bad-name = A name has 1 to 24 letters, digits, spaces, dots, hyphens or apostrophes, and nothing invisible.
server-bad-password = A password has { $least } to { $most } characters.
server-bad-webhook = A webhook must be an http or https address on the public internet.
server-no-session = Tell us your name first.
server-bad-login = Name or password is wrong.
server-bad-origin = This request does not come from our page.
server-not-yours = That is not yours to do.
server-not-creator = Only whoever set up the table can do that.
server-not-invited = You need an invitation to come back to this table.
server-no-spectators = This table wants no spectators.
server-talk-closed = This channel is closed now.
server-account-needed = That needs an account.
server-not-found = There is no such thing here.
server-bad-method = That is not done this way.
server-stale = That question is no longer open.
server-refused = That cannot be chosen.
server-undo-refused = There is nothing that you may take back now.
server-seat-taken = That seat is taken.
server-already-seated = You already sit at this table.
server-not-started = The match has not started yet.
server-started = The match has already started.
server-over = The match is over.
server-paused = The match is paused.
server-not-full = Not every seat is taken yet.
server-name-taken = Somebody here has that name, or one that looks like it.
server-set-back = The server was set back to an earlier state. Load the page anew to see where the match stands.
server-voided = That request is no longer open.
server-old-rules = This match was played by rules that are no longer here. Its record can still be downloaded.
server-too-large = That is too large.
server-too-many = That was too much at once. Try again a little later.
server-our-fault = Something went wrong on our side, and nothing was changed. Please try again.
server-storage = The storage does not answer, and nothing was changed. Please try again.
server-storage-full = The server's disk is full, and nothing was changed. Please tell whoever runs it.
server-shutting-down = The server is restarting. Try again in a moment.

## Notices

server-notice = { $title }: { $what }
server-notice-your-turn = It is your turn.
server-notice-request = Somebody asks you for something.
server-notice-started = The match has started.
server-notice-over = The match is over.
server-notice-replaced = A bot plays your seat now.
server-notice-invited = You are invited to a rematch.

## History and standing answers

server-step = { $power }: { $choice }
server-uncovered = The secret answers are uncovered.
server-until-never = until I take it back

## The commands serve and admin

cli-help-serve =
    serve the games to browsers, on this machine or for the world

    On its own it keeps everything in one folder and opens the page. docs/hosting.md tells about proxies, several processes, PostgreSQL and Redis.
cli-arg-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: everybody)
cli-arg-port = the port to listen on (default: 8000)
cli-arg-public-url = where people reach the server, such as https://games.example
cli-arg-proxy = addresses of reverse proxies whose word about the visitor is trusted, separated by commas
cli-arg-data = the folder in which everything is kept
cli-arg-database = a database URL, such as postgresql://user:password@host/name (default: SQLite in the data folder)
cli-arg-redis = a Redis URL, for several server processes on one database
cli-arg-smtp = a mail server, such as smtp://user:password@host:587, for notices by e-mail
cli-arg-mail-from = the sender of such mail
cli-arg-bot-workers = how many processes think for the bots (default: 1)
cli-arg-bot-seconds = how long a bot may think about one decision (default: 10)
cli-arg-import = a Python module to import first, which registers further games; may be given several times
cli-arg-no-open = do not open the page in a browser
cli-bad-address = { $host }, port { $port } cannot be used ({ $reason }); give another --host or --port
cli-serve-start = War Council is at { $url } (Ctrl-C stops it)
