"""What the API takes, checked before anything else looks at it. Unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from warcouncil.engine.seal import DIGEST, NONCE
from warcouncil.server.ground.errors import Refused
from warcouncil.server.play.answer import MOST_AT_ONCE, Answer
from warcouncil.server.storage.book import Break, ClockRule
from warcouncil.server.tables.wishes import LONGEST_BREAK, MOST_BREAKS, SeatWish, TableWish

Name = Annotated[str, Field(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
Password = Annotated[str, Field(max_length=1000)]
Nonce = Annotated[str, Field(pattern=f"^{NONCE.pattern}$")]
Pledge = Annotated[str, Field(pattern=f"^({DIGEST.pattern})?$")]
"""A commitment to a nonce, or nothing."""
Email = Annotated[str, Field(max_length=1000)]
Token = Annotated[str, Field(max_length=100)]
Cursor = Annotated[str, Field(max_length=40)]
Number = Annotated[StrictInt, Field(ge=-(2**63), lt=2**63)]
Atom = Annotated[StrictStr, Field(max_length=200)] | Number
OptionAtoms = Annotated[list[Atom], Field(min_length=1, max_length=16)]
OptionChoice = StrictBool | Number | Annotated[StrictStr, Field(max_length=60)]


class Body(BaseModel):
    """Strict: no field that is not known, no value that is not of its type."""

    model_config = ConfigDict(extra="forbid", strict=True)


# -- who I am


class GuestBody(Body):
    name: Name | None = None


class AccountBody(Body):
    name: Name
    password: Password


class LoginBody(Body):
    name: Name
    password: Password
    claim: bool = False


class NotifyBody(Body):
    mail: bool | None = None
    webhook: bool | None = None


class MeBody(Body):
    name: Name | None = None
    language: Annotated[str, Field(max_length=10)] | None = None
    email: Email | None = None
    password: Password | None = None
    notify: NotifyBody | None = None


class PasswordBody(Body):
    old: Password
    new: Password


class ForgottenBody(Body):
    who: Annotated[str, Field(min_length=1, max_length=200)]


class ResetBody(Body):
    token: Token
    password: Password


class WebhookBody(Body):
    url: Annotated[str, Field(max_length=500)]


class DeleteBody(Body):
    password: Password | None = None


class ReadBody(Body):
    to: Annotated[int, Field(ge=0, le=2**31 - 1)]


# -- tables


class ClockBody(Body):
    kind: Literal["none", "fischer", "days"]
    minutes: Annotated[float, Field(strict=False, ge=0.05, le=10_000)] | None = None
    increment: Annotated[float, Field(strict=False, ge=0, le=3600)] = 0.0
    days: Annotated[float, Field(strict=False, ge=0.001, le=60)] | None = None
    late: Literal["default", "bot"] = "default"
    rest: Annotated[list[Annotated[int, Field(ge=0, le=6)]], Field(max_length=6)] = []
    zone: Annotated[int, Field(ge=-720, le=840)] = 0
    place: Annotated[str, Field(max_length=60, pattern=r"^([A-Z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2})?$")] = ""

    def rule(self) -> ClockRule:
        if self.kind == "fischer":
            return ClockRule("fischer", self.minutes or 30.0, self.increment, late=self.late)
        if self.kind == "days":
            rest = tuple(sorted(set(self.rest)))
            place = self.place if rest else ""
            days = self.days or 3.0
            return ClockRule("days", days=days, late=self.late, rest=rest, zone=self.zone, place=place)
        return ClockRule()


Moment = Annotated[float, Field(strict=False, ge=0, le=10_000_000_000)]


class BreakBody(Body):
    start: Moment
    end: Moment

    def span(self) -> Break:
        if not 0 < self.end - self.start <= LONGEST_BREAK:
            raise Refused("bad-request", field="breaks")
        return Break(self.start, self.end)


class SeatBody(Body):
    kind: Literal["me", "open", "bot", "hot-seat"]
    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Name | None = None
    pledge: Pledge = ""

    def wish(self) -> SeatWish:
        return SeatWish(self.kind, self.bot, self.name, self.pledge)


class TableBody(Body):
    title: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=99)] | None = None
    options: Annotated[dict[str, OptionChoice], Field(max_length=50)] = {}
    seats: Annotated[list[SeatBody], Field(max_length=99)] | None = None
    private: bool = True
    spectators: bool = True
    free_talk: bool = False
    open_hands: bool = False
    random_seats: bool = False
    rated: bool = False
    lenient_bots: bool = False
    hints: bool = True
    clock: ClockBody | None = None
    breaks: Annotated[list[BreakBody], Field(max_length=MOST_BREAKS)] = []
    pledge: Pledge = ""
    start: bool = False
    lesson: bool = False

    def wish(self) -> TableWish:
        return TableWish(
            title=self.title,
            players=self.players,
            options=dict(self.options),
            seats=None if self.seats is None else tuple(seat.wish() for seat in self.seats),
            private=self.private,
            spectators=self.spectators,
            free_talk=self.free_talk,
            open_hands=self.open_hands,
            random_seats=self.random_seats,
            rated=self.rated,
            lenient_bots=self.lenient_bots,
            hints=self.hints,
            clock=ClockRule() if self.clock is None else self.clock.rule(),
            breaks=tuple(one.span() for one in self.breaks),
            pledge=self.pledge,
            start=self.start,
            lesson=self.lesson,
        )


class TableChanges(Body):
    options: Annotated[dict[str, OptionChoice], Field(max_length=50)] | None = None
    players: Annotated[int, Field(ge=1, le=99)] | None = None
    private: bool | None = None
    spectators: bool | None = None
    free_talk: bool | None = None
    open_hands: bool | None = None
    random_seats: bool | None = None
    rated: bool | None = None
    lenient_bots: bool | None = None
    hints: bool | None = None
    clock: ClockBody | None = None
    breaks: Annotated[list[BreakBody], Field(max_length=MOST_BREAKS)] | None = None

    def changes(self) -> dict[str, Any]:
        given = {name: getattr(self, name) for name in self.model_fields_set}
        found = {name: value for name, value in given.items() if value is not None}
        if self.clock is not None:
            found["clock"] = self.clock.rule()
        if self.breaks is not None:
            found["breaks"] = tuple(one.span() for one in self.breaks)
        return found


class JoinBody(Body):
    seat: SeatNumber | None = None
    pledge: Pledge = ""


class OneSeatBody(Body):
    seat: SeatNumber | None = None


class KickBody(Body):
    seat: SeatNumber


class InvitationBody(Body):
    as_: Literal["player", "spectator"] = Field(default="player", alias="as")
    pledge: Pledge = ""


class PledgeBody(Body):
    pledge: Annotated[str, Field(pattern=f"^{DIGEST.pattern}$")]


class StartBody(Body):
    nonce: Nonce | None = None


class RevealBody(Body):
    nonce: Nonce


ANY_SEAT, ANYWHERE, AS_PLAYER, JUST_START = OneSeatBody(), JoinBody(), InvitationBody(), StartBody()
"""What a request without a body means."""


# -- the match


class OneChoice(Body):
    decision: Annotated[str, Field(max_length=120)] | None = None
    """Only the first of several must name it."""
    option: OptionAtoms


class ChoicesBody(Body):
    seat: SeatNumber | None = None
    decision: Annotated[str, Field(max_length=120)] | None = None
    option: OptionAtoms | None = None
    choices: Annotated[list[OneChoice], Field(min_length=1, max_length=MOST_AT_ONCE)] | None = None
    cursor: Cursor | None = None
    held: Cursor | None = None

    def answers(self) -> list[Answer] | None:
        """One choice or several, never both; the first names its question."""
        if self.choices is not None:
            if self.decision is not None or self.option is not None or self.choices[0].decision is None:
                return None
            return [Answer(one.decision, tuple(one.option)) for one in self.choices]
        if self.decision is None or self.option is None:
            return None
        return [Answer(self.decision, tuple(self.option))]


class UndoBody(Body):
    seat: SeatNumber | None = None
    decision: Annotated[str, Field(max_length=120)] | None = None
    """An answer in the open block, by its question; without it the last choice."""


LAST_CHOICE = UndoBody()


class WhyBody(Body):
    seat: SeatNumber | None = None
    decision: Annotated[str, Field(max_length=120)]
    option: OptionAtoms | None = None
    element: Annotated[str, Field(max_length=200)] | None = None


class StandingBody(Body):
    seat: SeatNumber | None = None
    trigger: Annotated[str, Field(max_length=80)] = "*"
    power: Name | None = None
    until: Annotated[list[Atom], Field(max_length=8)]
    unless_concerned: bool = False
    """Pass only in windows that do not concern the seat."""


class RequestBody(Body):
    seat: SeatNumber | None = None
    kind: Literal["undo", "pause", "break"]
    span: BreakBody | None = None
    """When clocks are to stand still: for a break."""


class GrantBody(Body):
    seat: SeatNumber | None = None
    grant: bool


class ResignBody(Body):
    seat: SeatNumber | None = None
    hand_over_talk: bool = False


JUST_LEAVE = ResignBody()


class ReplaceBody(Body):
    seat: SeatNumber
    bot: Annotated[str, Field(max_length=40)] | None = None


class ShareBody(Body):
    seat: Annotated[str, Field(max_length=10)] | None = None
    step: Annotated[int, Field(ge=0, le=2**31 - 1)] = 0


class TalkBody(Body):
    seat: SeatNumber | None = None
    channel: Annotated[str, Field(max_length=60)]
    text: Annotated[str, Field(min_length=1, max_length=4000)]


class ReportBody(Body):
    seat: SeatNumber | None = None
    channel: Annotated[str, Field(max_length=60)]
    number: Annotated[int, Field(ge=1, le=2**31 - 1)]


# -- what is answered


class ErrorDetail(BaseModel):
    code: str
    message: str
    clause: dict[str, str] | None = None
    field: str | None = None
    entry: int | None = None


class ErrorBody(BaseModel):
    """Why a request was refused; nothing has changed."""

    error: ErrorDetail
