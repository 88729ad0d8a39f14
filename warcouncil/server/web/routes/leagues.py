"""Leagues: looking, entering and withdrawing; and what the host does with them, in a browser with the host's right."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field

from warcouncil.server.ground.errors import Refused
from warcouncil.server.leagues import view
from warcouncil.server.leagues.book import MOST_AT_TABLE, MOST_POINTS, MOST_ROUNDS, League, Terms, usual_wait
from warcouncil.server.leagues.leagues import LONGEST_LEAGUE_NAME, LONGEST_REASON, Announcement
from warcouncil.server.play.hosting import PAGE
from warcouncil.server.post import notices
from warcouncil.server.services import Services
from warcouncil.server.storage.book import ClockRule
from warcouncil.server.web import answers, host_page
from warcouncil.server.web.deps import Language, Me, TheServices, Visitor, nothing, reply, says
from warcouncil.server.web.schemas import Body, ClockBody, Name, OptionChoice

router = APIRouter(tags=["leagues"])
LeagueId = Annotated[str, Path(max_length=16)]
Size = Annotated[int, Field(ge=2, le=MOST_AT_TABLE)]
Points = Annotated[int, Field(ge=0, le=MOST_POINTS)]
Rank = Annotated[int, Field(ge=1, le=MOST_AT_TABLE)]


# -- what is taken


class LeagueBody(Body):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_LEAGUE_NAME)]
    title: Annotated[str, Field(max_length=40)]
    sizes: Annotated[list[Size], Field(min_length=1, max_length=MOST_AT_TABLE)]
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
    options: Annotated[dict[str, OptionChoice], Field(max_length=50)] = {}
    clock: ClockBody | None = None
    points: Annotated[list[Points], Field(max_length=MOST_AT_TABLE)] = []
    bye: Points | None = None
    rated: bool = True
    spectators: bool = True
    automatic: bool = True
    wait: Annotated[float, Field(strict=False, ge=0, le=336)] | None = None
    private: bool = False
    registering: bool = True

    def announcement(self) -> Announcement:
        clock = ClockRule() if self.clock is None else self.clock.rule()
        terms = Terms(
            title=self.title,
            sizes=tuple(self.sizes),
            rounds=self.rounds,
            options=dict(self.options),
            clock=clock,
            points=tuple(self.points),
            bye=self.bye,
            rated=self.rated,
            spectators=self.spectators,
            automatic=self.automatic,
            wait=usual_wait(clock) if self.wait is None else self.wait,
        )
        return Announcement(self.name, terms, self.private, self.registering)


class RegistrationBody(Body):
    open: bool


class RoundBody(Body):
    """Which round is to begin: pressed twice, it begins once. Without it, the next one."""

    round: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] | None = None


NEXT_ROUND = RoundBody()


class SomebodyBody(Body):
    name: Name


class SuccessorBody(Body):
    name: Name
    by: Name


class RulingBody(Body):
    table: Annotated[str, Field(max_length=16)]
    ranks: Annotated[list[Rank], Field(min_length=2, max_length=MOST_AT_TABLE)]
    reason: Annotated[str, Field(min_length=1, max_length=LONGEST_REASON)]


# -- what is answered


class LeagueRow(answers.Answer):
    id: str
    name: str
    title: str
    title_name: str
    status: Literal["waiting", "playing", "over"]
    private: bool
    registering: bool
    created: float
    ended: float | None
    entered: int
    round: int
    rounds: int
    mine: bool
    invited: bool


class LeaguesAnswer(answers.Answer):
    leagues: list[LeagueRow]


class EntrantRow(answers.Answer):
    entrant: int
    user: str
    name: str | None
    before: list[str | None]
    out: bool


class DrawnSeat(answers.Answer):
    seat: int
    entrant: int
    powers: list[str]
    rank: int | None
    score: int | None
    points: float | None
    left: bool
    substitute: str | None
    due: float | None
    here: bool


class RulingAnswer(answers.Answer):
    ranks: list[int]
    reason: str
    time: float


class DrawnTable(answers.Answer):
    table: str
    status: Literal["open", "playing", "over", "closed"]
    starts: float | None
    ruling: RulingAnswer | None
    seats: list[DrawnSeat]


class DrawnRound(answers.Answer):
    round: int
    started: float
    field: list[list[int]]
    byes: list[int]
    tables: list[DrawnTable]


class StandingRow(answers.Answer):
    place: int
    entrant: int
    points: float
    wins: float
    opponents: float
    share: float
    played: int
    byes: int


class LeagueAnswer(LeagueRow):
    sizes: list[int]
    options: dict[str, bool | int | str]
    clock: dict[str, Any]
    rated: bool
    spectators: bool
    automatic: bool
    wait: float
    points: dict[str, list[float]]
    bye: float
    seed: str
    me: int | None
    entrants: list[EntrantRow]
    drawn: list[DrawnRound]
    standings: list[StandingRow]


class HostAnswer(answers.Answer):
    host: bool


def full(services: Services, league: League, user: str | None, language: str) -> Response:
    book = view.Book(services.store, services.leagues.register, services.time.now())
    return reply(book.body(league, user, language))


# -- everybody


@router.get("/api/leagues", responses=says(LeaguesAnswer, 200))
def leagues(services: TheServices, visitor: Visitor, language: Language) -> Response:
    """The leagues that I may see, the newest first."""
    return reply({"leagues": listed(services, None if visitor is None else visitor.id, language)})


def listed(services: Services, me: str | None, language: str) -> list[dict[str, Any]]:
    """Those that somebody may see."""
    seen = [league for league in services.leagues.register.all() if league.knows(me)]
    return [view.brief(league, me, language) for league in seen[: view.SHOWN]]


@router.get("/api/leagues/{league_id}", responses=says(LeagueAnswer, 200))
def one_league(league_id: LeagueId, services: TheServices, visitor: Visitor, language: Language) -> Response:
    """A league: what was announced, who has entered, the rounds, how it stands."""
    me = None if visitor is None else visitor.id
    return full(services, services.leagues.seen(league_id, me), me, language)


@router.post("/api/leagues/{league_id}/entry", responses=says(LeagueAnswer, 200))
def enter(league_id: LeagueId, services: TheServices, me: Me, language: Language) -> Response:
    """I enter. That needs an account."""
    return full(services, services.leagues.enter(me, league_id), me.id, language)


@router.delete("/api/leagues/{league_id}/entry", responses=says(LeagueAnswer, 200))
def withdraw(league_id: LeagueId, services: TheServices, me: Me, language: Language) -> Response:
    """I withdraw: once there was a round I stay in the standings, and am drawn no more."""
    return full(services, services.leagues.withdraw(me, league_id), me.id, language)


@router.post("/api/leagues/{league_id}/seen", status_code=204)
def seen(league_id: LeagueId, services: TheServices, me: Me) -> Response:
    """I have seen what the notices about this league told."""
    with services.store.write() as connection:
        changed = notices.mark_read(connection, me.id, tables=(league_id,))
    if changed:
        services.bus.publish(f"user:{me.id}")
    return nothing()


# -- the host


def check_host(request: Request, services: TheServices, visitor: Visitor) -> None:
    if not host_page.is_host(services, request):
        raise Refused("not-host")


host = APIRouter(prefix="/api/host", tags=["host"])
hosted = APIRouter(prefix="/api/host/leagues", tags=["host"], dependencies=[Depends(check_host)])


@host.get("", responses=says(HostAnswer, 200))
def am_i(services: TheServices, visitor: Visitor, request: Request) -> Response:
    """Whether this browser has opened the host's page, and may act as the host."""
    return reply({"host": host_page.is_host(services, request)})


@hosted.get("", responses=says(LeaguesAnswer, 200))
def all_leagues(services: TheServices, visitor: Visitor, language: Language) -> Response:
    """All leagues, private ones too."""
    me = None if visitor is None else visitor.id
    found = services.leagues.register.all()
    return reply({"leagues": [view.brief(league, me, language) for league in found]})


@hosted.post("", status_code=201, responses=says(LeagueAnswer, 201))
def create(body: LeagueBody, services: TheServices, language: Language) -> Response:
    """Announce a league."""
    league = services.leagues.create(body.announcement(), PAGE)
    answer = full(services, league, None, language)
    answer.status_code = 201
    return answer


@hosted.get("/{league_id}", responses=says(LeagueAnswer, 200))
def any_league(league_id: LeagueId, services: TheServices, visitor: Visitor, language: Language) -> Response:
    """A league, also a private one."""
    league = services.leagues.register.find(league_id)[0]
    return full(services, league, None if visitor is None else visitor.id, language)


@hosted.put("/{league_id}/registration", responses=says(LeagueAnswer, 200))
def registration(league_id: LeagueId, body: RegistrationBody, services: TheServices, language: Language) -> Response:
    """People may enter from now on, or no more."""
    return full(services, services.leagues.set_registering(league_id, body.open, PAGE), None, language)


@hosted.post("/{league_id}/invitations", responses=says(LeagueAnswer, 200))
def invite(league_id: LeagueId, body: SomebodyBody, services: TheServices, language: Language) -> Response:
    """An account may see a private league and enter it, and is told so."""
    return full(services, services.leagues.invite(league_id, body.name, PAGE), None, language)


@hosted.post("/{league_id}/rounds", responses=says(LeagueAnswer, 200))
def begin(league_id: LeagueId, services: TheServices, language: Language, body: RoundBody = NEXT_ROUND) -> Response:
    """The next round is drawn and begins now."""
    return full(services, services.leagues.begin(league_id, PAGE, body.round), None, language)


@hosted.post("/{league_id}/withdrawals", responses=says(LeagueAnswer, 200))
def put_out(league_id: LeagueId, body: SomebodyBody, services: TheServices, language: Language) -> Response:
    """Somebody is drawn no more."""
    return full(services, services.leagues.put_out(league_id, body.name, PAGE), None, language)


@hosted.post("/{league_id}/successors", responses=says(LeagueAnswer, 200))
def succeed(league_id: LeagueId, body: SuccessorBody, services: TheServices, language: Language) -> Response:
    """Somebody takes over the place of another, and is called as the substitute where a match runs."""
    return full(services, services.leagues.replace(league_id, body.name, body.by, PAGE), None, language)


@hosted.post("/{league_id}/rulings", responses=says(LeagueAnswer, 200))
def rule(league_id: LeagueId, body: RulingBody, services: TheServices, language: Language) -> Response:
    """How a table counts, whatever came of it; the reason is shown to everybody."""
    ruled = services.leagues.rule(league_id, body.table, tuple(body.ranks), body.reason, PAGE)
    return full(services, ruled, None, language)


@hosted.post("/{league_id}/end", responses=says(LeagueAnswer, 200))
def end(league_id: LeagueId, services: TheServices, language: Language) -> Response:
    """There are no more rounds."""
    return full(services, services.leagues.close(league_id, PAGE), None, language)
