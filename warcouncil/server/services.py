"""Everything a running server consists of, made once for each application."""

from __future__ import annotations

import logging
import threading
from functools import partial
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection, func, select

from warcouncil.server.bots.away import Away
from warcouncil.server.bots.driver import Driver
from warcouncil.server.bots.pool import BotPool
from warcouncil.server.ground.bus import Bus, RedisBus
from warcouncil.server.ground.limits import Limits
from warcouncil.server.ground.meters import LogCounter, Meters
from warcouncil.server.ground.peers import Peers, Subject
from warcouncil.server.ground.settings import Settings
from warcouncil.server.ground.timekeeping import Timekeeper
from warcouncil.server.leagues.leagues import Leagues
from warcouncil.server.people import users
from warcouncil.server.people.accounts import Accounts
from warcouncil.server.people.acquaintances import Acquaintances
from warcouncil.server.people.confirming import Confirming
from warcouncil.server.people.forgotten import Forgotten
from warcouncil.server.people.mail_stops import MailStops
from warcouncil.server.people.users import User
from warcouncil.server.play import catalogue
from warcouncil.server.play.hosting import Hosting
from warcouncil.server.play.looking_back import LookingBack
from warcouncil.server.play.offering import Offering
from warcouncil.server.play.places import Places
from warcouncil.server.play.play import Play
from warcouncil.server.play.queuing import Queues
from warcouncil.server.play.results import record_result
from warcouncil.server.play.substitutes import Substitutes
from warcouncil.server.play.variants import Variants
from warcouncil.server.post.notices import Notices
from warcouncil.server.post.post import Post
from warcouncil.server.storage import models
from warcouncil.server.storage.book import Table
from warcouncil.server.storage.store import Store
from warcouncil.server.sweeper import Sweeper
from warcouncil.server.tables import news
from warcouncil.server.tables.access import viewer_seat
from warcouncil.server.tables.bidding import Bidding, keep_bids
from warcouncil.server.tables.eyes import Eyes
from warcouncil.server.tables.gate import Draft, Gate
from warcouncil.server.tables.hall import Hall, Live
from warcouncil.server.tables.lobby import Lobby
from warcouncil.server.tables.presence import Presence
from warcouncil.server.tables.view import Naming, named, table_body

logger = logging.getLogger(__name__)


class Services:
    """The parts of the server and how they hang together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.time = Timekeeper(settings.wall_clock)
        self.meters = Meters()
        self.store = Store(settings.database_url)
        self.store.count(self.meters.statements.add, self.meters.commits.add)
        self.hall = Hall(self.store, settings.match_cache)
        self.bus: Bus = RedisBus(settings.redis) if settings.redis else Bus()
        self.bus.listen_to_others(self.hall.overtaken)
        self.acquaintances = Acquaintances(self.store, self.bus)
        self.limits = Limits(settings.limits)
        self.limits.shared = bool(settings.redis)
        self.gate = Gate(self.store, self.hall, self.bus, self.time)
        self.eyes = Eyes(self.store)
        self.bus.listen_to_others(self.eyes.hear)
        self.lobby = Lobby(self.gate, self.eyes, limited=settings.limits)
        self.bidding = Bidding(self.gate, self.lobby, self.limits)
        self._make_play()
        self._make_people(bool(settings.smtp))
        self.hosting = Hosting(self.gate, self.accounts)
        self.presence = Presence(self.bus.ring)
        self.notices = Notices(self.gate, self.presence.looking)
        self.leagues = Leagues(self.gate, self.hosting, self.notices)
        self.accounts.leaving.append(self.leagues.forget)
        self.post = Post(self.store, self.time, settings, self.mail_stops, self.forgotten)
        self._make_bots(settings)
        self.looking_back = LookingBack(settings.bot_imports, self.limits)
        self.sweeper = Sweeper(self.gate, self.driver, self.post, self.leagues.rounds, settings.sweep_seconds)
        self.gate.watchers += [record_result, keep_bids, self.notices.watch, self.driver.watch]
        self.gate.watchers += [self.queues.watch, self._count]
        shared: dict[str, Subject] = {"limits": self.limits, "presence": self.presence}
        self.peers = Peers(settings.redis, shared) if settings.redis else None
        self._started = threading.Event()
        self.superseded = threading.Event()
        """A newer version has taken up matches: whoever comes is better off there."""
        self._log_counter = LogCounter(self.meters.log_lines)
        self.meters.gauge("tables", "Tables in storage.", self._tables, "status")

    def _make_bots(self, settings: Settings) -> None:
        """Where bots think, and who waits for that."""
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_imports)
        elsewhere = bool(settings.redis and settings.thinkers)
        self.away = Away(settings.redis, settings.bot_seconds, self.meters.away_jobs) if elsewhere else None
        threads = settings.bot_workers + 1 + (settings.thinkers if elsewhere else 0)
        self.driver = Driver(self.gate, self.pool, self.meters, threads, away=self.away)
        self.meters.gauge("bot_tables", "Tables at which a bot is asked.", lambda: self.driver.queue, "state")
        self.meters.level("bot_oldest_seconds", "How long the table waits that came first.", lambda: self.driver.oldest)

    def _make_play(self) -> None:
        """What somebody at a match does, and what they leave to the server."""
        self.play = Play(self.gate)
        self.substitutes = Substitutes(self.gate, self.eyes, self.limits)
        self.variants = Variants(self.store)
        self.queues = Queues(self.gate)
        self.offering = Offering(self.gate)

    def _make_people(self, mails: bool) -> None:
        """Accounts, and the letters about them."""
        hasher = PasswordHasher(time_cost=self.settings.password_passes, memory_cost=self.settings.password_kib)
        self.mail_stops = MailStops(self.store)
        self.confirming = Confirming(self.store, self.time, self.bus, self.limits, self.mail_stops, mails=mails)
        places = Places(self.gate, self.eyes)
        self.accounts = Accounts(self.store, self.time, self.bus, self.limits, hasher, self.confirming, places)
        self.forgotten = Forgotten(self.store, self.time, self.limits, self.accounts, mails=mails)

    # -- life

    def start(self) -> None:
        logging.getLogger("warcouncil").addHandler(self._log_counter)
        self.store.upgrade()
        catalogue.make_ready()
        for sign_of_life in ("latest", "alive"):  # the first is left by a server that ends, the second by one that runs
            self.time.not_before(float(self.store.get_meta(sign_of_life) or 0.0))
        self.bus.start()
        if self.peers is not None:
            self.peers.start()
        self.pool.start()
        self.driver.start()
        self.queues.start()
        self.looking_back.start()
        self.sweeper.start()
        self._started.set()

    def stop(self) -> None:
        """What is under way comes to its end; nothing new begins."""
        self.gate.closing = True
        self.sweeper.stop()
        self.driver.stop()
        self.queues.stop()
        self.pool.stop()
        if self.away is not None:
            self.away.stop()
        self.looking_back.stop()
        if self.peers is not None:
            self.peers.stop()
        self.bus.stop()
        if self._started.is_set():
            self.store.set_meta("latest", repr(self.time.now()))
        self.store.close()
        logging.getLogger("warcouncil").removeHandler(self._log_counter)

    # -- counting

    def _count(self, connection: Connection, draft: Draft) -> None:
        """Told by the gate of every change: what seats have answered is counted when it is stored."""
        kinds = [draft.table.seats[seat].kind for seat in draft.acted]
        draft.after += [partial(self.meters.choices.add, draft.table.title, kind) for kind in kinds]

    def _tables(self) -> dict[tuple[str, ...], float]:
        rows = models.tables
        with self.store.read() as connection:
            found = connection.execute(select(rows.c.status, func.count()).group_by(rows.c.status)).all()
        return {(status,): float(count) for status, count in found}

    # -- what several routes need

    def naming(self, table: Table, language: str, *, trusting: bool = False) -> Naming:
        """Who is who at a table. `trusting`: as far as the bus has told."""
        wanted = named(table)
        if trusting:
            names, guests = self.acquaintances.names(wanted)
        else:
            with self.store.read() as connection:
                names, guests = users.known(connection, wanted)
        return Naming(names, self.presence.seats(table.id), self.time.now(), language, guests)

    def table(self, live: Live, user: str | None, language: str) -> dict[str, Any]:
        return table_body(live.table, live.match, user, self.naming(live.table, language))

    def update(
        self,
        table_id: str,
        user: User | None,
        seat: int | str | None,
        cursor: str | None,
        language: str,
        held: str | None = None,
        *,
        trusting: bool = False,
    ) -> tuple[int | None, dict[str, Any] | None]:
        """The seat through which this user looks, and what brings them up to date there; None: nothing new.

        `held`: the tag of what they hold, of whoever takes patches. `trusting`: as far as the bus has told, which
        costs the database nothing.
        """
        with self.gate.look(table_id, trusting=trusting) as live:
            eyes = viewer_seat(live.table, None if user is None else user.id, seat)
            return eyes, self.shown(live, user, eyes, cursor, language, held, trusting=trusting)

    def shown(
        self,
        live: Live,
        user: User | None,
        eyes: int | None,
        cursor: str | None,
        language: str,
        held: str | None = None,
        *,
        trusting: bool,
    ) -> dict[str, Any] | None:
        """The same of a table that somebody holds already."""
        self.eyes.looked(live.table, eyes, user)
        naming = self.naming(live.table, language, trusting=trusting)
        return news.update(self.store, live, eyes, None if user is None else user.id, naming, cursor, held)
