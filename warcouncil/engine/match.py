"""The match: what programs, servers and people hold in their hands.

>>> import warcouncil
>>> match = warcouncil.new("endeavor", players=2, seed=7)
>>> decision = match.decisions[0]
>>> match.choose(decision, decision.options[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from warcouncil.engine import clauses, copies
from warcouncil.engine.answers import Given, answers_of, find_answer, given, may_go, take_back
from warcouncil.engine.base import Base
from warcouncil.engine.course import Course
from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice, seed_key
from warcouncil.engine.digest import match_digest
from warcouncil.engine.errors import ForkRefused, IllegalChoice, RulesError, StaleDecision, UndoRefused
from warcouncil.engine.flow import PASS
from warcouncil.engine.journal import FORMAT, Header, Journal, check_devices
from warcouncil.engine.judging import Estimate, won_by
from warcouncil.engine.log import LogEntry
from warcouncil.engine.records import ASKED, AUTO, HELD, SECRET, Record, decision_id, wish
from warcouncil.engine.seal import Device, Seal
from warcouncil.engine.snapshot import Snapshot
from warcouncil.engine.state import EVERYBODY, Ending, Entry, Option, OptionValue, State
from warcouncil.engine.title import Result, Title, get_title
from warcouncil.engine.undoing import STAYS, TakenBack, reach
from warcouncil.engine.views import match_view, waiting_for
from warcouncil.engine.what_if import Choice, Draft, WhatIf, explore


class Match:
    """A match in progress or finished. Make one with `warcouncil.new` or `warcouncil.load`."""

    def __init__(self, course: Course, header: Header | None, key: bytes | None) -> None:
        self._course = course
        self._key = key
        self._journal = None if header is None else Journal(header)
        course.journal = None if self._journal is None else self._journal.records
        self._failed = False

    # -- making

    @classmethod
    def new(
        cls,
        title: str | Title,
        *,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        seal: Seal | None = None,
        devices: Sequence[Device] = (),
        broken: int = 0,
        play_on: bool = False,
        hold: bool = False,
        log: bool = True,
        witness: Callable[[str, str], None] | None = None,
    ) -> Self:
        """Start a match. Without a seed the dice are sealed: committed to now, revealed at the end.

        `seal` is one made beforehand (its commitment already shown), `devices` are those that have added a nonce to it
        or have only committed to one, `broken` counts the starts broken off before this one.
        `log=False` keeps no log, for simulation. `play_on=True` records early victories and plays to the end.
        `hold=True` keeps each discreet window open until `close_window`, so that its end does not tell who was asked.
        `witness(kind, name)` is told what the title counts (`Title.counted`).
        """
        game = title if isinstance(title, Title) else get_title(title)
        count = game.players[0] if players is None else players
        checked = game.check_options(count, options or {})
        if seed is None:
            seal = seal or Seal.new()
            key = seal.key
        else:
            key = seed_key(seed)
        header = new_header(
            game, count, checked, seed=seed, seal=seal, devices=devices, broken=broken, play_on=play_on, hold=hold
        )
        state = game.setup(count, checked)
        return cls._start(game, state, header, key, log, witness=witness)

    @classmethod
    def at(
        cls,
        title: str | Title,
        state: State,
        *,
        dice: Dice | None = None,
        seed: int = 0,
        log: bool = True,
        hold: bool = False,
    ) -> Self:
        """Start anywhere: from a state whose agenda says what comes next. For tests and puzzles."""
        game = title if isinstance(title, Title) else get_title(title)
        header = new_header(game, state.players, state.options, seed=seed, hold=hold)
        header = msgspec.structs.replace(header, start=state.to_builtins())
        return cls._start(game, state.copy(), header, seed_key(seed), log, dice)

    @classmethod
    def _start(
        cls,
        game: Title,
        state: State,
        header: Header,
        key: bytes,
        log: bool,
        dice: Dice | None = None,
        witness: Callable[[str, str], None] | None = None,
    ) -> Self:
        course = Course(game, state, dice or Dice(header.stream(key)), logging=log)
        course.play_on, course.hold = header.play_on, header.hold
        course.witness = witness
        match = cls(course, header, key)
        course.start()
        match._write_end()
        return match

    # -- looking

    @property
    def title(self) -> Title:
        return self._course.title

    @property
    def state(self) -> State:
        """The whole truth, for whoever owns the match. Look, do not change."""
        return self._course.state

    @property
    def players(self) -> int:
        return self._course.state.players

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self._course.state.options)

    @property
    def over(self) -> bool:
        return self._course.over

    @property
    def result(self) -> Result | None:
        """Ranks and utilities per seat, scores per power and the reason; None while the match goes on."""
        return self._course.result

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open questions: one, or several where seats decide side by side; none when the match is over."""
        return self._course.decisions()

    @property
    def victories(self) -> tuple[Ending, ...]:
        """Early victories recorded while playing on."""
        return tuple(self._course.victories)

    @property
    def log(self) -> list[LogEntry]:
        """Everything that happened, for the owner; `entry.for_seat(seat)` cuts it for one seat."""
        return list(self._course.log)

    @property
    def journal(self) -> Journal:
        """The record of the match. A copy made for one seat has none."""
        if self._journal is None:
            raise ForkRefused("a copy without a record has no journal", message="error-no-journal")
        return self._journal

    @property
    def live(self) -> tuple[Record, ...]:
        """The records that led here, without those that were taken back; undos by consent among them."""
        return tuple(self._course.live)

    def settled(self, count: int) -> int:
        """How many live records there are with the first `count` and what followed from them by itself."""
        live = self._course.live
        while count < len(live) and (
            live[count][0] in ("chance", "undo") or (live[count][0] == "choice" and live[count][8] & AUTO)
        ):
            count += 1
        return count

    def after(self, count: int) -> Match:
        """A copy, to look at, as the match stood after its first `count` live records and what followed by itself."""
        count, mine = self.settled(count), self._course
        bases = [base for base in mine.bases if base.at <= count]
        course = copies.beside(mine, mine.dice.copy())
        course.bases = bases
        course.log = mine.log[: bases[-1].logged]
        course.victories = mine.victories[: bases[-1].victories]
        course.enter(bases[-1], mine.live[:count])
        return Match(course, None, self._key)

    @property
    def dice(self) -> Dice:
        return self._course.dice

    @property
    def longest_tail(self) -> int:
        """The most records that had to be replayed from a checkpoint so far."""
        return self._course.longest_tail

    def view(self, seat: int | None, *, log: bool = True) -> dict[str, Any]:
        """Everything that seat may know, and nothing else; None: a spectator.

        EVERYBODY: what all seats know taken together, for the owner and for looking back after the end.
        """
        return self.views((seat,), log=log)[seat]

    def views(self, seats: Iterable[int | None], *, log: bool = True) -> dict[int | None, dict[str, Any]]:
        """The views of several, together: what everybody sees is made once and lies in all of them, so none may be
        changed."""
        course = self._course
        public = course.title.public_view(course.state)
        found: dict[int | None, dict[str, Any]] = {}
        for seat in seats:
            if seat is not None and seat != EVERYBODY:
                self._check_seat(seat)
            found[seat] = match_view(course, seat, seat is not None and self.can_undo(seat), log, public)
        return found

    def estimate(self, seat: int | None = None) -> Estimate:
        """How likely each seat is to win, as far as one seat can tell (None: a spectator); in the end, who won."""
        if seat is not None:
            self._check_seat(seat)
        if self.result is not None:
            return won_by(self.result.winners, self.players)
        return self.title.estimate(self.state, seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    @property
    def waiting_for(self) -> dict[str, Any]:
        """What everybody may know about who must decide: `what` and `powers`, as in a view."""
        return waiting_for(self._course)

    def find(self, decision: Decision | str) -> Decision:
        """The open decision with this id."""
        course = self._course
        asked = course.asked
        if asked is decision and asked is not None:
            return asked
        open_now = course.decisions()
        if isinstance(decision, Decision) and decision in open_now:
            return decision
        wanted = decision.id if isinstance(decision, Decision) else decision
        for open_one in open_now:
            if open_one.id == wanted:
                return open_one
        if course.over:
            raise StaleDecision("the match is over", message="error-over")
        raise StaleDecision(f"decision {wanted!r} is not open (any more)")

    def why_not(self, decision: Decision | str, option: Option) -> IllegalChoice | None:
        """Why an option may not be chosen, with the clause; None if it may."""
        found = self.find(decision)
        return None if _same(found.options, option) is not None else self._refusal(found, option)

    def what_if(
        self, seat: int, choices: Sequence[Choice] = (), *, start: Draft | None = None, seed: int | None = None
    ) -> WhatIf:
        """What a seat is asked after these choices of its own, with what is refused there, or why it goes no further.

        Played on a copy that holds only what the seat knows, from its open question or, with `start`, from a step that
        the title lists as draftable. It stops before the first roll, thing shown or question to somebody else.
        """
        self._check_seat(seat)
        return explore(self, seat, choices, start, seed=seed)

    # -- choosing

    def choose(self, decision: Decision | str, option: Option) -> None:
        """Answer an open decision. IllegalChoice says why not; then, as after any error, the match is as it was."""
        self._answer(self.find(decision), option)

    def repeat(self, record: Record) -> None:
        """Make a recorded choice once more, with the marks it was made with, or a recorded undo."""
        if record[0] == "choice":
            return self._answer(self.find(decision_id(record)), record[7], record[8])
        _, seat, number, _, power, removed = record
        if power:
            return self.take_back(seat, decision_id(self.journal.records[number - 1]))
        return self.undo(seat, consent=range(self.players) if removed == -1 else ())

    def _answer(self, found: Decision, option: Option, marks: int | None = None) -> None:
        own = _same(found.options, option)
        if own is None:
            raise self._refusal(found, option)
        self._go_on(found.kind, self._course.answer, found, own, marks)

    def _go_on(self, where: str, work: Callable[..., None], *arguments: Any) -> None:
        """Let the rules run on; if they fail, the match is as it was."""
        course = self._course
        before = (len(course.live), 0 if self._journal is None else len(self._journal.records), course.dice.position)
        try:
            work(*arguments)
            if course.over:
                self._write_end()
        except Exception as error:
            self._recover(course.live[: before[0]], before[1], before[2])
            raise RulesError(f"the rules failed at {where!r}: {type(error).__name__}: {error}") from error

    def choose_many(self, choices: Iterable[tuple[Decision | str, Option]]) -> None:
        """Answer several decisions in order, all or none."""
        course = self._course
        if course.light or not course.bases:
            raise ForkRefused("a light copy takes one choice at a time")
        live, epoch, position = list(course.live), course.epoch, course.dice.position
        written = 0 if self._journal is None else len(self._journal.records)
        undone = dict(course.undone)
        try:
            for decision, option in choices:
                self.choose(decision, option)
        except Exception:
            course.epoch, course.undone = epoch, undone
            self._recover(live, written, position)
            raise

    def _recover(self, live: list[Record], written: int, position: int) -> None:
        """After a failure: the match as it was, from the nearest checkpoint."""
        course = self._course
        if course.light or not course.bases:
            self._failed = True
            course.asked = course.block = None
            return
        course.dice.position = position
        course.rebuild(live)
        if self._journal is not None:
            self._journal.cut(written)

    def _refusal(self, decision: Decision, option: Option) -> IllegalChoice:
        title, state = self.title, self.state
        if type(option) is not tuple or not option or any(type(atom) not in (str, int) for atom in option):
            return IllegalChoice("an option is a tuple of text and whole numbers", message="error-no-option")
        if len(option) > 16 or any(isinstance(atom, str) and len(atom) > 200 for atom in option):
            return IllegalChoice("no option is that long", message="error-no-option")
        if not title.fits(decision.kind, option):
            return IllegalChoice(f"{option!r} is no answer to {decision.kind!r}", message="error-no-answer")
        clause = decision.ask.why_not(state, option) or title.refuse(state, decision, option)
        if clause is None:
            return IllegalChoice(
                f"{option!r} is not among the options of {decision.kind!r}", message="error-not-offered"
            )
        return IllegalChoice(f"{option!r} is not allowed", clause=clauses.own(title, clause))

    def stand(self, seat: int, trigger: str = "*", until: Entry = (), power: str = "") -> None:
        """Pass in every window of this trigger ("*": any) until a step that starts like `until` begins.

        For one power of the seat, or for all of them. An empty `until` takes the standing pass back. Private: no other
        seat learns of it. A record names the power before the trigger: `trigger` may be what it says. With ASKED in
        place of a trigger the wish is another: to be asked in discreet windows also where one can only pass.
        """
        self._check_seat(seat)
        window = wish(trigger, power)
        power, _, trigger = window.rpartition(" ")
        if power and power not in self.state.powers_of(seat):
            raise IllegalChoice(f"seat {seat} does not play {power!r}")
        if trigger not in ("*", ASKED) and trigger not in self.title.windows:
            raise IllegalChoice(f"there is no window {trigger!r}; there are: {', '.join(self.title.windows)}")
        self._course.stand(seat, window, until)
        self._write_end()

    # -- windows that are held

    @property
    def position(self) -> int:
        """How many requests of the rules have been opened: the same for all hands."""
        return self._course.position

    @property
    def held(self) -> str | None:
        """Names the open window if only `close_window` closes it."""
        course = self._course
        return f"{course.epoch}.{course.position}" if course.block is not None and course.block.held else None

    @property
    def answered(self) -> bool:
        """Whether all have answered in a window that is still open: nobody is asked until it is closed."""
        block = self._course.block
        return block is not None and block.trigger is not None and block.complete

    def close_window(self) -> None:
        """For the owner of a match that holds: close the window in which all have answered, and go on."""
        if not self.answered:
            raise StaleDecision("there is no window that waits to be closed")
        self._go_on("the end of a window", self._course.close_window)

    # -- undoing

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take back its last choice now."""
        course = self._course
        if course.light or not course.bases or course.over:
            return False
        if course.block is not None and course.block.secret:
            return bool(answers_of(course, seat))
        return self._last_choice(seat) is not None

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back that seat's last choice with the automatic ones after it.

        Beyond the barrier (chance, something shown, a block, another seat's choice) only if `consent` names all
        other seats; the dice never go back, and the log tells it to all. Standing passes are wishes, not choices:
        they stay as they are.
        """
        course = self._course
        if course.light or not course.bases:
            raise UndoRefused("this copy keeps nothing to take back", message="error-no-undo-here")
        if course.over:
            raise UndoRefused("the match is over", message="error-over")
        if course.block is not None and course.block.secret:
            answers = answers_of(course, seat)
            if not answers:
                raise UndoRefused("you have answered nothing here", message="error-nothing-to-undo")
            return self._take_back(answers[-1])
        index = self._last_choice(seat)
        by_consent = index is None and {seat, *consent} >= set(range(self.players))
        if by_consent:
            index = self._last_choice(seat, everything=True)
        if index is None:
            raise UndoRefused("there is nothing that may be taken back now", message="error-nothing-to-undo")
        self._undo_to(index, seat, by_consent)
        return None

    def beyond(self, seat: int) -> TakenBack | None:
        """What that seat's undo would take back by consent; None if there is nothing that needs consent."""
        course = self._course
        if self.can_undo(seat) or course.over or not course.bases or (course.block is not None and course.block.secret):
            return None
        index = self._last_choice(seat, everything=True)
        return None if index is None else reach(course, index)

    def _last_choice(self, seat: int, everything: bool = False) -> int | None:
        """Where the choice to be taken back stands among the live records. A pass in a window that was held is none:
        who could have responded there stays untold."""
        live, barrier = self._course.live, 0 if everything else self._course.barrier
        for index in range(len(live) - 1, barrier - 1, -1):
            record = live[index]
            if record[0] == "choice" and record[8] & HELD and record[7] == PASS:
                continue
            if record[0] == "choice" and not record[8] & AUTO and (record[1] == seat or not everything):
                return index if record[1] == seat else None
            if record[0] == "chance" and not everything:
                return None
        return None

    def _undo_to(self, index: int, seat: int, by_consent: bool) -> None:
        course = self._course
        course.epoch += 1
        course.undone.clear()
        taken_back = course.live[index:]
        kept = [record for record in taken_back if record[0] in STAYS]
        if self._journal is not None:
            number = self._number(course.live[index])
            record = ("undo", seat, number, 0, "", -1 if by_consent else 0)
            self._journal.records.append(record)
            if by_consent:
                course.taken_back[number] = reach(course, index)
                kept.append(record)
        course.rebuild(course.live[:index], kept)
        course.pass_for_those_who_stand(but=taken_back[0][4])

    # -- any one answer in an open block

    def answers(self, seat: int | None) -> list[Given]:
        """What that seat has answered in the open block of secret answers, in the order in which it did; for that seat
        alone. A copy that keeps nothing to take back has none."""
        return [given(record) for record in answers_of(self._course, seat)]

    def can_take_back(self, seat: int, decision: str) -> bool:
        """Whether that seat may take back what it has answered to this question, in the block that is open."""
        found = [one for one in answers_of(self._course, seat) if decision_id(one) == decision]
        return bool(found) and may_go(self._course, found[0])

    def take_back(self, seat: int, decision: str) -> None:
        """In an open block: take back what that seat has answered to this question, the last or any other.

        All its other answers stay. If they could not be given without this one, UndoRefused says so, and the match is
        as it was. No other seat learns of it.
        """
        self._take_back(find_answer(self._course, seat, decision))

    def _take_back(self, record: Record) -> None:
        _, seat, _, position, power, *_ = record
        number = 0 if self._journal is None else self._number(record)
        removed = take_back(self._course, record)
        if self._journal is not None:
            self._journal.records.append(("undo", seat, number, position, power, removed))

    def _number(self, record: Record) -> int:
        records = self.journal.records
        for index in range(len(records) - 1, -1, -1):
            if records[index] is record:
                return index + 1
        raise ValueError("the record is not in the journal")

    # -- copies

    def fork(
        self, *, seat: int | None = None, light: bool = False, seed: int | None = None, hold: bool = False
    ) -> Match:
        """An exact copy for whoever owns the match; with `seat`, a copy that holds only what that seat knows.

        Everything the seat cannot know is drawn anew, and so is the future. Such a copy cannot itself be copied
        until its next checkpoint. `light=True` keeps no checkpoints, no log and no undo: for rollouts. Neither holds
        windows open, unless a copy for a seat is told to `hold` them as the match does.
        """
        mine = self._course
        base = self._base()
        if seat is not None:
            self._check_seat(seat)
            dice = Dice(secrets.token_bytes(32) if seed is None else seed_key(seed))
            return Match(copies.private(mine, base, seat, dice, light=light, hold=hold), None, None)
        course = copies.replayed(mine, base, mine.dice.copy(), light=light)
        match = Match(course, None, self._key)
        if light:
            copies.release(course)
            if match.answered:
                course.close_window()
        if self._journal is not None and not light:
            match._journal = self._journal.copy()
            course.journal = match._journal.records
        return match

    def _base(self) -> Base:
        course = self._course
        if course.light:
            raise ForkRefused("a light copy cannot be copied")
        if not course.bases:
            raise ForkRefused("a copy made for one seat cannot be copied or stored before its next checkpoint")
        return course.bases[-1]

    def __copy__(self) -> Match:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        from warcouncil.engine.load import resume

        return resume, (self.snapshot(),)

    def snapshot(self, *, journal: bool = True) -> bytes:
        """The match as bytes: the state at the last checkpoint, the records since, and (if wanted) the journal."""
        self._base()
        return Snapshot.of(self._course, self._journal if journal else None, self._key).encode()

    def save(self, path: str | Path) -> None:
        """Write a snapshot: holds the key, so it is for the owner. `journal.text()` is what may be published."""
        target = Path(path)
        partial = target.with_name(target.name + ".part")
        partial.write_bytes(self.snapshot())
        partial.replace(target)

    def redacted(self, seat: int) -> list[Record]:
        """What a seat may download during play: its own choices and the open ones of others, numbered for it.

        Chance, secret answers and undoing inside blocks are left out: what of them is public stands in the log.
        """
        public = {name for name, kind in self.title.kinds.items() if kind.public}
        told = [
            record
            for record in self._course.live
            if record[0] == "choice" and (record[1] == seat or (record[6] in public and not record[8] & SECRET))
        ]
        return [(number, *record) for number, record in enumerate(told, start=1)]

    # -- the end

    def _write_end(self) -> None:
        course, journal = self._course, self._journal
        if not course.over or journal is None or (journal.records and journal.records[-1][0] == "end"):
            return
        assert course.result is not None
        result = msgspec.json.decode(msgspec.json.encode(course.result))
        journal.records.append(("end", result, (self._key or b"").hex()))

    # -- being a good Python object

    def digest(self) -> str:
        """Equal for matches in the same situation, whatever led there."""
        return match_digest(self._course)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.digest() == other.digest()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self.over and self.result is not None:
            what = "over, " + ", ".join(f"{power} {score}" for power, score in self.result.scores.items())
        else:
            what = ", ".join(f"{decision.power} decides {decision.kind}" for decision in self.decisions)
        step = self.state.agenda[-1] if self.state.agenda else ()
        turn = " ".join(map(str, step))
        return f"<Match {self.title.id}, {self.players} players: {what}{f'; next {turn}' if turn else ''}>"


def _same(options: tuple[Option, ...], option: Option) -> Option | None:
    """The engine's own option that equals this one, types included."""
    if type(option) is not tuple:
        return None
    try:
        own = options[options.index(option)]
    except ValueError:
        return None
    if own is option or all(type(a) is type(b) for a, b in zip(own, option, strict=True)):
        return own
    return None


def new_header(
    game: Title,
    players: int,
    options: Mapping[str, OptionValue],
    *,
    seed: int | None = None,
    seal: Seal | None = None,
    devices: Sequence[Device] = (),
    broken: int = 0,
    play_on: bool = False,
    hold: bool = False,
) -> Header:
    """The header of a match that begins now, from a seed or under a seal; BadFile if a nonce is not the one pledged."""
    header = Header(FORMAT, game.id, game.version, players, dict(options), "", play_on=play_on, hold=hold)
    if seed is not None:
        return msgspec.structs.replace(header, match_id=f"seed-{seed}", seed=seed)
    assert seal is not None
    header = msgspec.structs.replace(
        header, match_id=seal.match_id, commitment=seal.commitment, devices=tuple(devices), broken=broken
    )
    check_devices(header)
    return header
