"""What a host can set. Everything has a default that works on one machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent.parent / "web"
SQLITE_FILE = "warcouncil.db"


@dataclass(frozen=True)
class Settings:
    """How a server runs. `warcouncil serve` fills this from its arguments and the environment."""

    data: Path = Path("warcouncil-data")
    database: str = ""
    """A SQLAlchemy URL; empty: SQLite in the data folder."""
    redis: str = ""
    """A Redis URL for the fan-out between several processes; empty: one process."""
    public_url: str = ""
    """Where people reach the server, such as https://games.example; empty: as the request says."""
    proxy: str = ""
    """Proxies whose word about visitors is believed: addresses and networks, separated by commas; `*`: everybody."""
    home: str = ""
    """Where the server is on its own machine: what links begin with as long as there is no public address."""
    smtp: str = ""
    """smtp://user:password@host:port, or smtps://...; empty: no mail."""
    mail_from: str = "War Council <warcouncil@localhost>"
    web: Path = WEB
    bot_workers: int = 1
    bot_seconds: float = 10.0
    thinkers: int = 0
    """So many decisions at a time may be thought about on other machines (`warcouncil think`), through Redis."""
    bot_imports: tuple[str, ...] = ()
    """Modules that bot workers import first: they register titles of outside packages."""
    limits: bool = True
    """Rate limits; switched off only for tests and load measurements."""
    password_passes: int = 3
    password_kib: int = 65536
    """What hashing a password costs (argon2id)."""
    body_bytes: int = 64 * 1024
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    """How long the head and the body of a request may take."""
    connections_per_place: int = 200
    """Connections from one address (of IPv6: from one network) at the same time."""
    hosts: tuple[str, ...] = ()
    """Names by which people reach the server, beside its addresses and the public one."""
    internal_webhooks: bool = False
    """Let webhooks go to addresses that are not public; for tests and closed networks only."""
    webhook_ports: tuple[int, ...] = ()
    """Ports to which webhooks may go, beside 80 and 443."""
    sweep_seconds: float = 1.0
    """How often clocks, stuck bots and waiting deliveries are looked at."""
    log: str = "plain"
    """How the log is written: for people, or as `json` for programs."""
    match_cache: int = 300
    """How many matches are kept in memory."""
    wall_clock: Callable[[], float] | None = field(default=None, compare=False)
    """Tells the time; None: the system's clock."""

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data / SQLITE_FILE).resolve()}"

    def link(self, path: str) -> str:
        """A path as a link for mail and webhooks."""
        return f"{self.public_url or self.home}{path}"

    @property
    def secure(self) -> bool:
        """Whether cookies are for HTTPS only."""
        return self.public_url.startswith("https://")
