# The words of the server: what it answers when it refuses, and what it tells people about.

## Refusals

server-bad-json = That is not JSON.
server-bad-request = The request is not well formed.
server-bad-title = There is no such game.
server-bad-option = The match cannot be set up like that.
server-bad-language = That language is not spoken here.
server-bad-name = A name has 1 to 24 letters, digits, spaces, dots, hyphens or apostrophes, and nothing invisible.
server-bad-password = A password has { $least } to { $most } characters.
server-name-password = This password is too much like the name. Anybody would try that first.
server-common-password = This password is one of those that are tried first everywhere, or hardly differs from one. Choose another; three or four words that have nothing to do with each other are good.
server-simple-password = This password is a row of keys, or the same thing over and over. Choose another; three or four words that have nothing to do with each other are good.
server-bad-email = This is no address that mail is sent to. It must be a plain one such as ann@mail.example, in Latin letters.
server-bad-webhook = A webhook must be an http or https address on the public internet, on port 80 or 443.
server-no-session = Tell us your name first.
server-bad-login = Name or password is wrong.
server-bad-origin = This request does not come from our page.
server-bad-host = This server does not answer to the name “{ $host }”. Use its address, or ask whoever runs it to give this name with --hosts.
server-not-yours = That is not yours to do.
server-not-creator = Only whoever set up the table can do that.
server-not-invited = You need an invitation to come back to this table.
server-no-spectators = This table wants no spectators.
server-not-over = Everything is shown only when the match is over.
server-talk-closed = This channel is closed now.
server-account-needed = That needs an account.
server-looked-elsewhere = You, or somebody on this device, has played or looked through another seat of this match. Nobody may see two hands.
server-banned = The host does not let you in any more.
server-same-device = Somebody plays at this table on this device already. For several people on one device, whoever set up the table adds a hot-seat seat.
server-not-found = There is no such thing here.
server-bad-link = This link is not good any more: it has been used, replaced by a newer one, or is too old. Ask for another.
server-no-account = No account here has that name.
server-bad-method = That is not done this way.
server-stale = That question is no longer open.
server-refused = That cannot be chosen.
server-undo-refused = There is nothing that you may take back now.
server-undo-rated = In a rated match only what the rules alone allow is taken back.
server-undo-bots = Dice have fallen or something was shown since, and bots agree to take nothing back behind that, unless the table was set up so.
server-taken-back = That choice was made and then taken back. It has not been made again: choose anew.
server-seat-taken = That seat is taken.
server-already-seated = You already sit at this table.
server-not-started = The match has not started yet.
server-started = The match has already started.
server-over = The match is over.
server-paused = The match is paused.
server-not-full = Not every seat is taken yet.
server-sealing = The dice are being sealed: wait for the others, or break the start off.
server-not-sealing = The dice are not being sealed now.
server-bad-nonce = This is not the number that your device has committed to.
server-name-taken = An account here has that name, or one that looks like it. If it is yours, log in.
server-no-mail = This server sends no mail. Ask whoever runs it: they can set a new password.
server-set-back = The server was set back to an earlier state. Load the page anew to see where the match stands.
server-voided = That request is no longer open.
server-old-rules = This match was played by rules that are no longer here. Its record can still be downloaded.
server-newer-rules = This match goes on under newer rules than this server knows, and nothing was changed. Please tell whoever runs it that it wants an upgrade.
server-too-many-tables = Too many tables that you, or others at your address, have set up wait for players. Start or close one of them first.
server-too-many-variants = You keep as many variants of this match as there is room for. Throw one away first.
server-lapsed = The moment from which this variant was tried has been taken back.
server-nothing-to-queue = Of this variant there is nothing to queue: try a choice of your own first, and no more than forty.
server-offer-closed = This offer is no longer open, or its time is not now.
server-offer-not-whole = An offer must be whole: from the first choice to the one by which others are asked, once.
server-offer-elsewhere = Whoever is to answer this offer is not in this channel.
server-too-many-offers = Six offers of yours are open at this table. Withdraw one first.
server-too-large = That is too large.
server-too-many = That was too much at once. Try again a little later.
server-nudged = Whoever is asked was told once more less than an hour ago. Give them time.
server-our-fault = Something went wrong on our side, and nothing was changed. Please try again.
server-storage = The storage does not answer, and nothing was changed. Please try again.
server-storage-full = The server's disk is full, and nothing was changed. Please tell whoever runs it.
server-storage-damaged = The server's storage is damaged, and nothing was changed. Please tell whoever runs it.
server-shutting-down = The server is restarting. Try again in a moment.

## What if

server-what-if-roll = Here dice are rolled or something is drawn.
server-what-if-shown = Here something hidden is shown.
server-what-if-somebody-else = Here others decide.
server-what-if-over = With this the match is over.
server-what-if-cost = That is as far as it goes: it would take too long.
server-what-if-refused = This choice is not allowed.
server-what-if-drafted = The draft is complete.

## Notices

server-notice = { $title }: { $what }
server-notice-your-turn = It is your turn.
server-notice-nudge = The table waits for you.
server-notice-nudge-asked = The table waits for you. { $asked }
server-notice-request = Somebody asks you for something.
server-notice-open-seat = A seat is to be opened to a person, who will see all that it may see. Do you agree? Whoever says nothing for a day does.
server-notice-started = The match has started.
server-notice-sealing = The match is about to start: open it, so that your device adds its number to the dice.
server-notice-over = The match is over.
server-notice-replaced = A bot plays your seat now.
server-notice-invited = You are invited to a rematch.
server-notice-bidden = You are invited to play.
server-notice-substitute = You are the substitute for a seat that waits for you. Will you play on?
server-calendar = War Council: your turns
server-mail-several = { $count } things wait for you
server-mail-why = You get this because this address was confirmed at War Council ({ $home }). You can take it out of your account there; this link ends all mail to your address at once:
server-mail-confirm-subject = War Council: is this address yours?
server-mail-confirm =
    Somebody at War Council ({ $home }) wants to be told here when a game waits for them. If that is you, open this link within two days and confirm it:
server-mail-confirm-why = If it is not you, do nothing: nothing else will be sent to you. This link ends all mail from there for good:
server-mail-reset-subject = War Council: a new password
server-mail-reset =
    Somebody, we hope you, has forgotten the password of { $name } at War Council ({ $home }). This link leads to a new one; it works once, within an hour:
server-mail-reset-why = If it was not you, do nothing: the password stays as it is. This link ends all mail from there to your address:
server-mail-yours = { $name } at War Council would like notices to go to { $address }. Confirm this only if that is you.
server-mail-confirm-button = Yes, this address is mine
server-mail-confirmed = { $address } is confirmed. Notices go there from now on.
server-mail-home = To War Council
server-mail-goes = Notices go to { $address }.
server-mail-stop = No more mail
server-mail-stopped = No more mail goes to { $address }.
server-mail-again = Mail again

## History and standing answers

server-step = { $power }: { $choice }
server-step-untold = { $power } chooses. The log says what everybody may know of it.
server-uncovered = The secret answers are uncovered.
server-until-never = until I take it back

## The commands serve, think and admin

cli-help-serve =
    serve the games to browsers, on this machine or for the world

    On its own it keeps everything in one folder and opens the page. docs/hosting.md tells about proxies, several processes, PostgreSQL and Redis.
cli-arg-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0: everybody)
cli-arg-port = the port to listen on (default: 8000, or the next one that is free; 0: any)
cli-arg-public-url = where people reach the server, such as https://games.example
cli-arg-proxy = addresses of reverse proxies whose word about the visitor is believed, separated by commas (default: nobody's)
cli-arg-hosts = names by which people reach the server beside its addresses, separated by commas, such as my-machine.local
cli-arg-webhook-ports = ports to which webhooks may go beside 80 and 443, separated by commas
cli-arg-data = the folder in which everything is kept
cli-arg-database = a database URL, such as postgresql://user:password@host/name (default: SQLite in the data folder)
cli-arg-redis = a Redis URL, for several server processes on one database
cli-arg-smtp = a mail server for notices by e-mail: smtps://user:password@host, or smtp://user:password@host:587 with STARTTLS
cli-arg-mail-from = the sender of such mail, such as War Council <games@mail.example>
cli-arg-bot-workers = how many processes think for the bots (default: 1)
cli-arg-bot-seconds = how long a bot may think about one decision (default: 10)
cli-arg-thinkers = so many decisions of bots at a time may go to machines that run `warcouncil think`, through Redis (default: 0, none)
cli-arg-import = a Python module to import first, which registers further games; may be given several times
cli-arg-no-open = do not open the page in a browser
cli-arg-metrics = a port, or address and port, on which only you read the server's metrics (Prometheus); off unless named
cli-arg-log = how the log is written: plain, or json (one object a line)
cli-arg-no-limits = no rate limits; for measurements only
cli-bad-address = { $host }, port { $port } cannot be used ({ $reason }); give another --host or --port
cli-bad-url = { $name } must be something like { $example }
cli-storage-url = this is no database that can be used; give something like postgresql://user:password@host/name
cli-storage-newer = the database was made by a newer version of War Council; use that one
cli-storage-away = the database cannot be used: { $reason }
cli-storage-damaged = the database is damaged ({ $reason }): move it away and put back a backup; docs/hosting.md says how
cli-storage-none = there is no database in { $folder }; give the --data or --database of your server
cli-serve-start = War Council is at { $url } (Ctrl-C stops it)
cli-serve-metrics = Its metrics are at { $url }
cli-serve-no-proxy = No proxy is named, so all visitors who come through one count as one. Name it with --proxy, such as --proxy 127.0.0.1.
cli-serve-no-browser = There is no screen to open a browser on: open that address yourself.
cli-serve-running = War Council already runs in this folder, at { $url }
cli-serve-stopped = War Council has stopped. Everything is kept.
cli-help-think =
    think for the bots of a server on another machine

    It takes its work from Redis and knows only what a bot's seat may see. docs/hosting.md tells how servers use it.
cli-arg-think-redis = the Redis URL of the servers (or in the environment: WARCOUNCIL_REDIS)
cli-think-start = War Council thinks for bots, { $jobs } at a time (Ctrl-C stops it)
cli-think-stopped = War Council thinks no more.
cli-help-admin =
    look after a server: its users, matches, reports and backups, also while it runs

    users: list the users
    matches: list the matches
    post: list letters and webhooks that could not be delivered
    password NAME: a new random password for an account; all its devices are logged out
    delete-user NAME: delete an account or a guest; bots play on
    close ID: end a match without a result
    reports: list what people have reported, with the words as they were
    settle ID: a report has been looked at
    ban NAME: log somebody out everywhere, and let neither them nor their devices in again
    unban NAME: let somebody in again
    acts: list what was done, when, and in which way
    link: a link to the host's page, once and for 15 minutes
    backup FILE: write everything into one file
    restore FILE: put everything back as a backup has it; whatever came later is lost
cli-arg-action = what to do: { $actions }
cli-arg-admin-name = a user, a match, a report, or a file
cli-arg-status = with matches: only those with this status: open, playing, over or closed
cli-bad-action = there is no action “{ $name }”; there are: { $allowed }
cli-admin-password = The password of { $name } is now: { $password }
cli-bad-status = there is no status “{ $name }”; there are: { $allowed }
cli-admin-id = id
cli-admin-name = name
cli-admin-guest = guest
cli-admin-created = created
cli-admin-seats = seats
cli-admin-title = title
cli-admin-status = status
cli-admin-players = players
cli-admin-way = way
cli-admin-address = address
cli-admin-attempts = tries
cli-admin-reason = reason
cli-admin-yes = yes
cli-admin-no = no
cli-admin-none = There are none.
cli-admin-no-user = There is no user “{ $name }”.
cli-admin-no-match = There is no match “{ $name }”.
cli-admin-deleted = { $name } is deleted.
cli-admin-closed = Match { $name } is closed.
cli-admin-banned = { $name } is logged out and may not come in any more.
cli-admin-unbanned = { $name } may come in again.
cli-admin-settled = Report { $name } is settled.
cli-admin-no-report = There is no report “{ $name }”.
cli-admin-link = Within 15 minutes, once: { $url }
cli-admin-table_id = table
cli-admin-author = who
cli-admin-text = said
cli-admin-time = when
cli-admin-act = what
cli-admin-about = about
cli-admin-backup = { $file } holds everything ({ $rows } rows).
cli-admin-restore = Everything is again as { $file } has it ({ $rows } rows).
cli-admin-failed = That did not work, and nothing was changed: { $reason }
cli-backup-cut = the file is not whole
cli-backup-foreign = the file is no backup of War Council
cli-backup-unreadable = the file cannot be read ({ $detail })
cli-backup-large = the file would unpack to more than any backup of its size
cli-backup-version = the backup is of version { $theirs } of the database, and this is { $ours }; docs/hosting.md says what to do

## The host's page
server-host-title = For the host
server-host-open = This link opens the page on which the host looks after tables and people. It works once.
server-host-open-button = Open it here
server-host-reports = Reports
server-host-tables = Open tables and running matches
server-host-people = People
server-host-bans = Bans
server-host-acts = What was done
server-host-find = Find
server-host-column-id = id
server-host-column-name = name
server-host-column-text = said
server-host-column-time = when (UTC)
server-host-column-table_id = table
server-host-column-title = game
server-host-column-status = status
server-host-column-players = players
server-host-column-created = since (UTC)
server-host-column-guest = guest
server-host-column-seats = seats
server-host-column-act = what
server-host-column-about = about
server-host-column-way = by
server-host-act-close = Close
server-host-act-ban = Ban
server-host-act-unban = Let in again
server-host-act-settle = Settled
server-host-act-leave = Leave this page
server-host-act-enter = Page opened
server-host-act-password = New password
server-host-act-delete-user = Deleted
server-host-act-restore = Backup restored

## Leagues

server-registration-closed = One cannot enter this league now.
server-already-entered = That account has entered this league already.
server-not-entered = That account has not entered this league.
server-device-entered = Somebody else has entered this league on this device. Ask the host if you share it.
server-league-full = There is no room for more in this league.
server-league-over = This league is over, or has had all its rounds.
server-too-few = Too few have entered to fill a table.
server-table-running = The match at this table is not over. Let it end, or close it first.
server-not-host = Only the host can do that, in a browser that has opened the host's page.
server-notice-league-round = Round { $round } has begun, and your table is set up.
server-notice-league-bye = Round { $round } has begun. You have a bye in it.
server-notice-league-over = The league is over.
server-notice-league-invited = You may enter this league.
server-host-leagues = Leagues
server-host-act-league = League

## The command for leagues

cli-help-league =
    hold leagues on a server: rounds of tables with one standing, also while it runs

    list: list the leagues
    create NAME: announce a league; --title, --players and --rounds are needed
    show LEAGUE: its rounds, tables and results
    standings LEAGUE: how it stands
    invite LEAGUE NAME: let an account enter a private league
    open LEAGUE, shut LEAGUE: people may enter, or no more
    round LEAGUE: draw the next round and begin it
    withdraw LEAGUE NAME: somebody is drawn no more
    replace LEAGUE NAME OTHER: OTHER takes over the place of NAME, with its points
    correct LEAGUE TABLE: say how a table counts, with --ranks and --reason
    check LEAGUE: draw all rounds again from the seed and compare
    close LEAGUE: there are no more rounds
cli-arg-league-words = the league, by its id, and whom or what it is about
cli-arg-league-players = how many play at a table, the number that is wanted most first
cli-arg-league-rounds = how many rounds there are
cli-arg-league-days = days for each choice
cli-arg-league-minutes = minutes for the whole match, instead of days
cli-arg-league-increment = seconds that each choice adds to the minutes
cli-arg-league-late = who answers when time is up: default or bot
cli-arg-league-points = points for the first, second, …; evenly from 12 to 0 if not given
cli-arg-league-bye = points for a bye; what a seat gets on the average if not given
cli-arg-league-wait = hours for which a table waits for its players
cli-arg-league-private = only whoever is invited sees it and may enter
cli-arg-league-unrated = its matches do not change ratings
cli-arg-league-no-spectators = nobody watches its matches
cli-arg-league-by-hand = rounds begin only by this command
cli-arg-league-ranks = the rank of each seat, from the first seat on
cli-arg-league-reason = why; everybody sees it
cli-league-created = { $name } is announced: { $id }
cli-league-invited = { $name } may enter, and is told so.
cli-league-opened = People may enter from now on.
cli-league-shut = Nobody may enter any more.
cli-league-begun = Round { $round } has begun.
cli-league-withdrawn = { $name } is drawn no more.
cli-league-replaced = The place of { $name } has gone over.
cli-league-corrected = Table { $name } counts so from now on.
cli-league-closed = The league is over.
cli-league-sound = All rounds ({ $rounds }) are what the seed makes of them.
cli-league-unsound = Not all rounds ({ $rounds }) are what the seed makes of them.
cli-league-none = There is nothing here that is called “{ $name }”.
cli-league-bad = This does not fit, and nothing was changed: { $name }
cli-admin-registering = open to enter
cli-admin-entered = entered
cli-admin-round = round
cli-admin-rounds = rounds
cli-admin-place = place
cli-admin-points = points
cli-admin-wins = wins
cli-admin-opponents = opponents
cli-admin-share = score
cli-admin-played = played
cli-admin-byes = byes
