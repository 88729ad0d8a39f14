"""The tables of the database. What belongs to one table of players is kept as one JSON body beside index columns.

Bodies are written and read whole (`warcouncil.server.storage.book`), so a table of players is always one consistent
thing; the columns beside them exist to be searched.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

BigId = BigInteger().with_variant(Integer, "sqlite")

meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(120), unique=True),  # accounts only: no two that look alike
    Column("password", String(200)),
    Column("guest", Boolean, nullable=False),
    Column("language", String(10), nullable=False, default="en"),
    Column("email", String(200)),
    Column("webhook", String(500)),
    Column("notify_mail", Boolean, nullable=False, default=True),
    Column("notify_webhook", Boolean, nullable=False, default=True),
    Column("created", Float, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
    Column("last_notice", Integer, nullable=False, default=0),
    Column("email_confirmed", Boolean, nullable=False, default=False, server_default=false()),
    Column("guest_key", String(120), index=True),  # guests only: they make room when an account takes their name
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("token_hash", String(64), unique=True, nullable=False),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("device", String(80), nullable=False, default=""),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("title", String(40), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("creator", String(16), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("deadline", Float, index=True),  # the next moment at which a clock runs out
    Column("bots_since", Float, index=True),  # since when a bot has been asked
    Column("body", Text, nullable=False),
    Column("device", String(64)),  # of whoever set up a table that waits for players
    Column("origin", String(64)),  # the address it was set up from
    Index("ix_tables_listed", "status", "private", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(16), index=True),
)

eyes = Table(  # who has looked through which seat of a match that runs: users and devices
    "eyes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(80), primary_key=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", String(40), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
)

shares = Table(
    "shares",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(40), nullable=False, unique=True),
)

variants = Table(  # of the planning board: a moment, a seed and choices; a person's own, whatever becomes of the seat
    "variants",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),  # empty: the one that is being tried, not kept yet
    Column("notes", Text, nullable=False),
    Column("moment", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("choices", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("header", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("length", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("log_before", Integer, nullable=False, default=0),  # log entries from before a change of rules
)

records = Table(
    "records",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # how many records it includes
    Column("data", LargeBinary, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

viewers = Table(
    "viewers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", String(4), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("mark", String(16), nullable=False),
    Column("state", String(32), nullable=False),  # digests of what the viewer was last told
    Column("table", String(32), nullable=False),
    Column("logged", Integer, nullable=False),
    Column("talked", BigInteger, nullable=False),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", String(4), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(16), nullable=False),
    Column("state", Boolean, nullable=False),
    Column("table", Boolean, nullable=False),
    Column("log", Boolean, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("talked", BigInteger, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(60), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(16), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("offer", Text),  # JSON: what is offered with it
    UniqueConstraint("table_id", "channel", "number"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

notices = Table(
    "notices",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer),
    Column("title", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("read", Boolean, nullable=False, default=False),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("notice", Integer, nullable=False),  # its number, or the id of the ticket that is asked for
    Column("way", String(10), nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False, index=True),
)

undelivered = Table(
    "undelivered",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("way", String(10), nullable=False),
    Column("address", String(500), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("time", Float, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("kind", String(10), nullable=False),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", String(200), nullable=False),
    Column("mailbox", String(200), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("token_hash", String(64), unique=True),  # none before the letter is written
    Column("expires", Float, nullable=False),
    Column("used", Boolean, nullable=False, default=False),
)

asks = Table(  # somebody has forgotten a password; looked up later, so that the answer tells nothing
    "asks",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("who", String(200), nullable=False),
    Column("created", Float, nullable=False),
)

notes = Table(  # what somebody writes down about a match, for their own eyes
    "notes",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

calendars = Table(  # the secret address of somebody's calendar of turns
    "calendars",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(40), nullable=False, unique=True),
)

bids = Table(  # who is invited by name, for finding the tables
    "bids",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(16), primary_key=True, index=True),
)

friends = Table(  # a row for each direction; two of them make friends
    "friends",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("time", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("title", String(40), nullable=False, index=True),
    Column("user_id", String(16), index=True),
    Column("bot", String(40)),
    Column("powers", Text, nullable=False),  # JSON: what each power of the seat scored
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

reports = Table(  # what somebody has shown to the host, as it was said
    "reports",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(60), nullable=False),
    Column("number", Integer, nullable=False),
    Column("author", String(16), nullable=False, index=True),
    Column("reporter", String(16), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("settled", Boolean, nullable=False, default=False),
    UniqueConstraint("table_id", "channel", "number", "reporter"),
)

bans = Table(  # users and devices that may not come in
    "bans",
    metadata,
    Column("mark", String(80), primary_key=True),
    Column("user_id", String(16), nullable=False, index=True),
    Column("time", Float, nullable=False),
)

acts = Table(  # what the host has done, by command or page
    "acts",
    metadata,
    Column("id", BigId, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("act", String(20), nullable=False),
    Column("about", String(200), nullable=False),
    Column("way", String(10), nullable=False),
)

keys = Table(  # links to the host's page, and browsers that have opened one
    "keys",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("expires", Float, nullable=False),
)

leagues = Table(  # like a table of players: one body, and what is searched beside it
    "leagues",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("body", Text, nullable=False),
)
