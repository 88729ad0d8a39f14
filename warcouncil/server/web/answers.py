"""What the API answers, for the OpenAPI document. Answers are not built from these; the tests compare them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict


class Answer(BaseModel):
    """Says exactly what is in it."""

    model_config = ConfigDict(extra="forbid")


class Clause(Answer):
    id: str
    section: str
    text: str


# -- server and titles


class Health(Answer):
    ok: bool


class LanguageName(Answer):
    id: str
    name: str


class ServerAnswer(Answer):
    version: str
    languages: list[LanguageName]
    mail: bool
    accounts: bool
    limits: dict[str, int | list[int]]


class OptionValueAnswer(Answer):
    value: bool | int | str
    label: str


class OptionAnswer(Answer):
    id: str
    label: str
    default: bool | int | str
    players: list[int]
    values: list[OptionValueAnswer]


class Named(Answer):
    id: str
    name: str


class HelpPage(Answer):
    id: str
    text: str


class StandingChoice(Answer):
    until: list[str | int]
    name: str
    unless: bool
    """Whether one may wish until then to be asked only where it concerns one."""


class DressAnswer(Answer):
    script: str | None
    style: str | None
    facts: str | None
    words: str | None
    picture: str | None


class BriefTitle(Answer):
    id: str
    version: str
    name: str
    about: str
    players: list[int]
    best_players: int | None
    options: list[OptionAnswer]
    bots: list[Named]
    default_bot: str
    powers: dict[str, list[list[str]]]
    windows: list[Named]
    standing: list[StandingChoice]
    secrets: bool
    dress: DressAnswer | None


class TitleAnswer(BriefTitle):
    help: list[HelpPage]


class TitlesAnswer(Answer):
    titles: list[TitleAnswer] | list[BriefTitle]


class BoardAnswer(BaseModel):
    """`Title.board`: size, zones, spaces, links, tracks."""

    size: list[float]
    spaces: list[dict[str, Any]]


class WordsAnswer(Answer):
    lang: str
    names: dict[str, dict[str, str]]
    labels: dict[str, str]


class LookAnswer(Answer):
    title: BriefTitle
    words: WordsAnswer
    page: dict[str, str]


class ClauseAnswer(Clause):
    unimplemented: str | None


class ClausesAnswer(Answer):
    total: int
    sections: list[str]
    clauses: list[ClauseAnswer]


class ByPlayers(Answer):
    players: int
    matches: int


class ByPower(Answer):
    power: str
    name: str
    played: int
    won: int
    score: float


class ByBot(Answer):
    bot: str
    played: int
    won: int


class StatisticsAnswer(Answer):
    title: str
    finished: int
    running: int
    choices: float
    hours: float
    by_players: list[ByPlayers]
    by_power: list[ByPower]
    by_bot: list[ByBot]


# -- people


class Notify(Answer):
    mail: bool
    webhook: bool


class Me(Answer):
    id: str
    name: str
    guest: bool
    language: str
    email: str | None
    email_state: Literal["none", "unconfirmed", "confirmed", "stopped"]
    webhook: str | None
    notify: Notify
    unread: int


class MeAnswer(Answer):
    user: Me | None


class ResetAnswer(Answer):
    name: str


class SessionRow(Answer):
    id: int
    created: float
    seen: float
    device: str
    this: bool


class SessionsAnswer(Answer):
    sessions: list[SessionRow]


class WebhookTest(Answer):
    delivered: bool
    status: int | None
    reason: str | None


class Rating(Answer):
    title: str
    rating: float
    certainty: float
    played: int


class UserAnswer(Answer):
    id: str
    name: str
    guest: bool
    played: int
    ratings: list[Rating]


class MutesAnswer(Answer):
    mutes: list[Named]


class RankedRow(Answer):
    rank: int
    user: Named
    rating: float
    certainty: float
    played: int


class RatingsAnswer(Answer):
    title: str
    ratings: list[RankedRow]


class NoticeRow(Answer):
    id: int
    kind: Literal["your-turn", "request", "started", "over", "replaced", "invited", "sealing"]
    match: str
    seat: int | None
    title: str
    text: str
    path: str
    time: float
    read: bool


class NoticesAnswer(Answer):
    notices: list[NoticeRow]
    unread: int


# -- tables


class MaybeNamed(Answer):
    id: str
    name: str | None


class SeatRow(Answer):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    user: str | None
    guest: bool
    bot: str | None
    powers: list[str]
    mine: bool
    hot_seat: bool
    resigned: bool
    pledged: bool
    online: bool
    substitute: MaybeNamed | None
    called: bool


class ClockAnswer(Answer):
    kind: Literal["none", "fischer", "days"]
    late: Literal["default", "bot"]
    minutes: float | None = None
    increment: float | None = None
    days: float | None = None
    rest: list[int] | None = None
    zone: int | None = None
    place: str | None = None


class BreakAnswer(Answer):
    start: float
    end: float


class ClockRow(Answer):
    seat: int
    left: float
    running: bool
    deadline: float | None


class PauseAnswer(Answer):
    by: str | None
    since: float


class RequestRow(Answer):
    id: int
    seat: int | None
    kind: Literal["undo", "pause", "open-seat", "break", "substitute"]
    created: float
    granted: list[int]
    waits_for: list[int]
    waits_for_me: bool
    about: int | None
    span: BreakAnswer | None
    who: str | None
    due: float | None


class BidRow(Answer):
    user: MaybeNamed
    by: MaybeNamed
    seat: int | None
    mine: bool


class TableResultAnswer(Answer):
    ranks: list[int]
    scores: dict[str, int]
    winners: list[int]


class SealingAnswer(Answer):
    header: str
    until: float
    revealed: list[int]
    waiting: list[int]


class QueueRow(Answer):
    seat: int
    variant: int
    name: str
    made: int
    count: int
    dropped: Literal["otherwise", "taken-back", "not-allowed"] | None


class LeagueMarkAnswer(Answer):
    id: str
    name: str
    round: int
    starts: float


class OfferRow(Answer):
    id: str
    channel: str
    seat: int
    partners: list[int]
    state: Literal["open", "accepted", "declined", "withdrawn", "countered", "done", "refused", "lapsed"]
    accepted: list[int]
    reason: Literal["closed", "passed", "forbidden", "different"] | None
    clause: Clause | None
    queued: list[int]


class TableAnswer(Answer):
    id: str
    status: Literal["open", "playing", "over", "closed"]
    title: str
    title_name: str
    players: int
    options: dict[str, bool | int | str]
    creator: MaybeNamed
    created: float
    started: float | None
    ended: float | None
    private: bool
    spectators: bool
    free_talk: bool
    open_hands: bool
    random_seats: bool
    rated: bool
    lenient_bots: bool
    hints: bool
    rules_changed: int
    rules_lost: list[str]
    clock: ClockAnswer
    breaks: list[BreakAnswer]
    clocks: list[ClockRow] | None
    paused: PauseAnswer | None
    commitment: str
    key: str | None
    pledge: str | None
    sealing: SealingAnswer | None
    broken: int
    seats: list[SeatRow]
    my_seats: list[int]
    step_in: list[int]
    am_creator: bool
    asked: list[int]
    requests: list[RequestRow]
    bids: list[BidRow]
    rematch: str | None
    league: LeagueMarkAnswer | None
    result: TableResultAnswer | None
    queues: list[QueueRow]
    offers: list[OfferRow]


class TablesAnswer(Answer):
    tables: list[TableAnswer]
    more: str | None


class Link(Answer):
    token: str
    path: str


class SeatLink(Link):
    seat: int


class InvitationsAnswer(Answer):
    table: Link
    seats: list[SeatLink]


class InvitationAnswer(Answer):
    table: TableAnswer
    seat: int | None


# -- the match


class Waiting(Answer):
    what: str | None
    powers: list[str]
    ready: list[str] | None
    text: str


class ForecastRow(Answer):
    text: list[str]
    percent: int | None
    own: int | None
    other: int | None


class OptionRow(Answer):
    option: list[str | int]
    label: str
    tip: str | None
    touches: list[str]
    forecast: ForecastRow | None = None
    """What would come of it; left out where nothing can be counted."""


class DecisionRow(Answer):
    id: str
    power: str
    kind: str
    trigger: str | None
    prompt: str
    about: dict[str, str | int]
    concerns: list[str] | None
    """In a window: the powers that it concerns, none if it may be any; null outside windows."""
    options: list[OptionRow]


class AnsweredRow(Answer):
    """What I have answered in the open block: each can be taken back by itself."""

    decision: str
    power: str
    kind: str
    option: list[str | int]
    label: str


class DraftableRow(Answer):
    step: str
    power: str
    number: int | None
    """Which of those that are still to come."""
    decision: str | None
    """The open question that it is about."""


class ChannelRow(Answer):
    channel: str
    seats: list[int]
    open: bool
    clause: Clause | None


class ResultLine(Answer):
    rank: int
    power: str
    seat: int
    score: int
    text: str


class ResultAnswer(Answer):
    ranks: list[int]
    winners: list[int]
    scores: dict[str, int]
    reason: str
    clause: Clause
    text: str
    lines: list[ResultLine]


class StateAnswer(Answer):
    title: str
    players: int
    options: dict[str, bool | int | str]
    seats: dict[str, int]
    over: bool
    waiting: Waiting
    decisions: list[DecisionRow]
    can_undo: bool
    answers: list[AnsweredRow]
    drafts: dict[str, list[list[str | int]]]
    draftable: list[DraftableRow]
    standing: dict[str, list[str | int]]
    unless_concerned: dict[str, list[str | int]]
    """The same, for windows in which I am asked only if they concern me."""
    talk: list[ChannelRow]
    view: dict[str, Any]
    result: ResultAnswer | None


class LogThing(Answer):
    text: str
    domain: str
    value: str
    element: str | None = None


class LogEntryAnswer(Answer):
    """Whoever takes patches gets it without number and text, perhaps without elements: a part that names something is a
    list then, and begins with how it is written. All parts together are the sentence."""

    number: int | None = None
    message: str
    arguments: dict[str, Any]
    text: str | None = None
    parts: list[str | LogThing | list[str | int]]
    elements: list[str] | None = None


class LogAnswer(Answer):
    keep: int
    entries: list[LogEntryAnswer]


class WrittenOffer(Answer):
    id: str
    step: str
    power: str
    choices: list[AllowedOption]
    answers: str | None


class MessageAnswer(Answer):
    id: str
    number: int
    channel: str
    seat: int
    user: str
    name: str | None
    text: str
    time: float
    offer: WrittenOffer | None


class PatchAnswer(Answer):
    """What turns state and table, as they are under a tag, into what they are now."""

    against: str
    state: list[list[Any]] | None = None
    table: list[list[Any]] | None = None


class UpdateAnswer(Answer):
    """Parts that did not change are absent."""

    type: Literal["update"]
    match: str
    seat: int | None
    lang: str
    cursor: str | None
    reset: bool
    now: float
    table: TableAnswer | None = None
    state: StateAnswer | None = None
    log: LogAnswer | None = None
    talk: list[MessageAnswer] | None = None
    repeated: bool = False
    tag: str | None = None
    patch: PatchAnswer | None = None


class AllowedOption(Answer):
    option: list[str | int]
    label: str | None


class RefusedOption(AllowedOption):
    message: str
    clause: Clause | None
    others: list[AllowedOption]
    """A few more that the same rule forbids."""
    more: int
    """How many there are besides."""


class WhyAnswer(Answer):
    allowed: list[AllowedOption]
    refused: list[RefusedOption]


class TalkAnswer(Answer):
    messages: list[MessageAnswer]
    more: bool


class StepRow(Answer):
    step: int
    seat: int | None
    power: str | None
    kind: str
    option: list[str | int] | None
    text: str


class StepsAnswer(Answer):
    match: str
    seat: int | Literal["everything"] | None
    steps: list[StepRow]
    over: bool
    at: int | None


class MomentAnswer(Answer):
    match: str
    step: int
    steps: int
    seat: int | Literal["everything"] | None
    lang: str
    state: StateAnswer
    log: LogAnswer
    chances: list[float] | None


class ShareAnswer(Answer):
    token: str | None
    path: str


class RemarkRow(Answer):
    id: str
    count: int
    seats: list[int]


class VerdictAnswer(Answer):
    outcome: Literal[
        "proven", "sound", "taken-back", "seeded", "given-position", "replayed-from", "unfinished", "refused"
    ]
    records: int | None
    line: int
    reason: str
    head: str | None
    commitment: str
    remarks: list[RemarkRow]
    text: list[str]
    key: str | None
