"""The course of a match: runs rule coroutines, holds what is asked now, and can be wound back.

The course takes the last agenda entry, runs its step to the end, and goes on. The end of a step is a checkpoint:
now and then a copy of the state is kept there (a *base*), and any later point is reached again by replaying the
records since (the *tail*). Loading, undoing, copying and recovering from a failed rule all take that one path.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from operator import attrgetter
from types import GeneratorType
from typing import Any

from warcouncil.engine.base import Base
from warcouncil.engine.block import Block, Run, make_block
from warcouncil.engine.decision import Decision
from warcouncil.engine.dice import Dice
from warcouncil.engine.errors import RulesError
from warcouncil.engine.flow import PASS, Anyone, Ask, Moment, Window
from warcouncil.engine.log import LogEntry
from warcouncil.engine.looks import OneLook
from warcouncil.engine.records import ASKED, ASKS_READY, AUTO, HELD, SECRET, Chance, Record, wish
from warcouncil.engine.state import Atom, Ending, Entry, Option, State
from warcouncil.engine.title import Result, Title
from warcouncil.engine.undoing import TakenBack

CHECKPOINT_EVERY = 8
"""A base is kept at the first end of a step after so many records."""

_WAIT = object()
NOBODY = -1


def silent(*_: object, **__: object) -> None:
    """The log of a copy that keeps none."""


def _kept(watched: Any) -> Any:
    """What is watched as it is now: one value, or a tuple of several."""
    if isinstance(watched, tuple):
        return tuple(_kept(value) for value in watched)
    return watched.copy() if isinstance(watched, (dict, list, set)) else watched


def _check_offered(decision: Decision, record: Record) -> None:
    if record[7] not in decision.options:
        raise ValueError(f"{record[7]!r} is no longer among the options of {decision.kind!r}")


class Course:
    """Drives one match. `Match` is its public face."""

    def __init__(self, title: Title, state: State, dice: Dice, *, logging: bool = True) -> None:
        self.title = title
        self.light = False
        """Of a copy, from where it was made: neither records nor bases are kept."""
        self.logging = logging
        self.play_on = False
        self.hold = False
        """Discreet windows stay open until the owner of the match closes them."""
        self.keeps_all = False
        """Checkpoints that nobody has to go back to are kept, for looking back."""
        self.dice = dice
        self.witness: Callable[[str, str], None] | None = None
        """Told what happens, where somebody counts it."""
        self.state = state
        self.live: list[Record] = []
        """The records that led here, without those taken back."""
        self.journal: list[Record] | None = None
        """Told of new records, if anybody keeps them."""
        self.bases: list[Base] = []
        self.log: list[LogEntry] = []
        self.victories: list[Ending] = []
        self.standing: dict[int, dict[str, Entry]] = {}
        """Seat -> window (`wish`) -> the step whose start ends the standing pass."""
        self.undone: dict[tuple[int, str], int] = {}
        """Records made and taken back in the open block, by position and power."""
        self.talk: tuple[str, ...] = ()
        """Who takes part in the open talk that is going on: all its questions are one request."""
        self.spoken: dict[str, int] = {}
        """How many answers each of them has given in it."""
        self.taken_back: dict[int, TakenBack] = {}
        """What each undo by consent was, by the number of the record that it took back."""
        self.shown = 0
        """How many live records there were when something was shown last."""
        self.epoch = 0
        self.position = 0
        self.barrier = 0
        self.last_seat = NOBODY
        self.longest_tail = 0
        self.ended = 0
        """How many steps have ended."""
        self.nearest: Base | None = None
        """Of a copy: the base at the last end of a step that it has passed."""
        self.asked: Decision | None = None
        self.block: Block | None = None
        self.over = False
        self.result: Result | None = None
        self.tape: list[Record] = []
        """Records still to be replayed, the next one last."""
        self._checked = False
        """Whether each choice that is replayed must be among the options."""
        self._due = 0
        """No base is made before there are so many live records."""
        self._follows = NOBODY
        """Of a copy: how many steps had ended where it goes to. Somebody is asked there, so nothing is forced."""
        self._rule: Generator[Any, Any, Any] | None = None
        self._steps = title.steps
        self._public = frozenset(name for name, kind in title.kinds.items() if kind.public)
        self._look = attrgetter(*title.watched) if title.watched else None
        """Gives what may bring an instant end."""
        self._seen: Any = None
        """What it gave when the title was asked last."""

    def attach(self) -> None:
        """Hang the engine's tools on the state."""
        state = self.state
        state.dice = self.dice
        state.log = self._log if self.logging else silent
        state.show = self._show
        state.ends = self._ends
        state.witness = self.witness
        self.dice.write = self.write_chance
        if self._look is not None:
            self._seen = _kept(self._look(state))

    def start(self) -> None:
        self.bases = [Base(self, 0)]
        self.attach()
        self.advance(None)

    # -- running

    def advance(self, value: Any) -> None:
        """Run the rules until somebody must decide, or to the end."""
        state, rule = self.state, self._rule
        while True:
            if rule is None:
                if state.ending is not None or not state.agenda:
                    return self._finish()
                entry = state.agenda.pop()
                if self.standing:
                    self._lapse(entry)
                rule = value = None
                started = self._steps[entry[0]](state, *entry[1:])  # type: ignore[index]
                if type(started) is not GeneratorType:
                    self._end_step()
                    continue
                rule = self._rule = started
            try:
                request = rule.send(value)
            except StopIteration:
                rule = self._rule = None
                self._end_step()
                continue
            if self._look is not None and self._look(state) != self._seen:
                self._look_for_end()
            if state.ending is not None:
                rule.close()
                rule = self._rule = None
                continue
            kind = type(request)
            if kind is Ask:
                value = self._open(request)
                if value is None:
                    return None
            elif kind is Moment:
                value = None
            else:
                value = self._open_block(request)
                if value is _WAIT:
                    return None

    def _end_step(self) -> None:
        """A checkpoint: nothing but the state crosses it."""
        if self._look is not None and self._look(self.state) != self._seen:
            self._look_for_end()
        self.ended += 1
        if len(self.live) >= self._due:
            self._look_for_base()

    def _look_for_base(self) -> None:
        """At the end of a step: make a base if enough has happened since the last one."""
        if self.light:
            self._due = 1
        elif self._follows >= 0:
            if self.ended == self._follows:
                self.nearest = Base(self, len(self.live))
        elif not self.bases:
            self.live.clear()
            self.bases.append(Base(self, 0))
        else:
            tail = len(self.live) - self.bases[-1].at
            if tail >= CHECKPOINT_EVERY:
                self.longest_tail = max(self.longest_tail, tail)
                self.keep_base(Base(self, len(self.live)))
            self._due = self.bases[-1].at + CHECKPOINT_EVERY

    def keep_base(self, base: Base) -> None:
        """One more place to go back to; those that nobody has to go back to any more are forgotten."""
        self.bases.append(base)
        while not self.keeps_all and len(self.bases) > 2 and self.bases[2].at <= self.barrier:
            del self.bases[1]

    def go_to(self, entries: Iterable[Entry], steps: Mapping[str, Callable[..., Any]]) -> None:
        """In a copy: leave what is being done and run these entries, the last one first; `steps` beside the title's."""
        if self._rule is not None:
            self._rule.close()
        self._rule = self.asked = self.block = None
        self._steps = {**self._steps, **steps}
        self.state.agenda.extend(entries)
        self.advance(None)

    def _finish(self) -> None:
        self.over = True
        self.asked = None
        self.block = None
        self.result = self.title.result(self.state)

    # -- one power decides

    def _open(self, ask: Ask) -> Option | None:
        """Open a plain question: the answer if it is on the tape or forced, None if somebody must decide."""
        self.position += 1
        self.talk = ()
        if self.tape:
            record = self._from_tape()
            if record is not None:
                return self._replay(ask, record)
        elif ask.kind in self._public and self._follows < 0:
            decision = self._decision(ask, 0)
            options = decision.options
            if len(options) == 1:
                self._write(decision, options[0], AUTO)
                return options[0]
            self.asked = decision
            return None
        self.asked = self._decision(ask, 0)
        return None

    def _decision(self, ask: Ask, own: int, trigger: str | None = None) -> Decision:
        if ask.kind not in self._public and ask.kind != "ready" and not callable(ask.options):
            raise RulesError(f"options of {ask.kind!r} may depend on secrets: give a function of the state, not a list")
        seat = self.title.seat_of(self.state, ask.power)
        return Decision(ask, self.state, seat, self.epoch, self.position, own, trigger)

    def _replay(self, ask: Ask, record: Record) -> Option:
        if record[4] != ask.power or record[6] != ask.kind:
            raise ValueError(f"the record answers {record[6]!r} of {record[4]}; {ask.kind!r} of {ask.power} is asked")
        if self._checked:
            _check_offered(self._decision(ask, 0), record)
        self._keep(record)
        return record[7]  # type: ignore[no-any-return]

    # -- several decide

    def _open_block(self, request: Any) -> Any:
        talk = request.powers if type(request) is Anyone else ()
        if not talk or talk != self.talk:
            self.position += 1
            self.spoken = {}
        self.talk = talk
        if type(request) is Window and self._all_pass(request):
            return None
        block = make_block(request, self.state, self.title, self.hold)
        if block is None:
            return None
        self.block = block
        self.barrier = len(self.live)
        for run in block.runs.values():
            self.start_run(block, run)
        if self.tape or self._follows >= 0:
            return self._replay_block(block)
        if block.trigger is None:
            for run in block.runs.values():
                self._settle(block, run)
        else:
            with OneLook(self.state):  # whoever passes changes nothing
                for run in block.runs.values():
                    self._settle(block, run)
        return self._close(block)

    def _all_pass(self, window: Window) -> bool:
        """Whether a discreet window finds nobody with a response, and nothing else is to be minded: then the engine
        passes for all, and nothing need be opened. What is recorded is the same as in an open block."""
        state = self.state
        if self.hold or self.standing or self.undone or self.tape or self._follows >= 0 or state.drafts:
            return False
        if state.options.get("windows") != "discreet" or window.trigger not in self.title.windows or not window.powers:
            return False
        with OneLook(state, window.seen):
            for power in window.powers:
                if window.options(state, power):
                    return False
        for power in window.powers:
            self._put_down(power, self.title.seat_of(state, power), 0, window.kind, PASS, AUTO | SECRET)
        self.barrier = len(self.live)
        self.last_seat = NOBODY
        return True

    def start_run(self, block: Block, run: Run) -> None:
        if block.secret:
            self.state.drafts.pop(run.power, None)
        run.start(self.state)
        self._next_question(block, run)

    def _next_question(self, block: Block, run: Run) -> None:
        """Make the decision for what the run asks now."""
        ask = run.ask
        if ask is None:
            run.decision = None
            return
        if ask.power != run.power:
            raise RulesError(f"the flow of {run.power} asks {ask.power}")
        own = len(run.answers) + self.undone.get((self.position, run.power), 0) + self.spoken.get(run.power, 0)
        run.decision = self._decision(ask, own, block.trigger)

    def _settle(self, block: Block, run: Run) -> None:
        """Answer what is forced by public information, and pass for whoever need not be asked in a window."""
        marks = AUTO | SECRET | block.marks & HELD
        while (decision := run.decision) is not None and not block.open_talk:
            if self.forced(decision):
                option = decision.options[0]
            elif block.trigger is not None and self._passes(block, decision):
                option = PASS
            else:
                return
            self._write(decision, option, marks)
            self.answer_run(block, run, option, marks)

    def forced(self, decision: Decision) -> bool:
        """Whether public information leaves a single answer."""
        return decision.kind in self._public and len(decision.options) == 1

    def _passes(self, block: Block, decision: Decision) -> bool:
        """Whether the engine passes for a power in a window: it has a standing pass or, where that is discreet, can do
        nothing else and has not asked to be asked."""
        if self._wishes(decision, str(block.trigger), "*"):
            return True
        return block.discreet and not self._wishes(decision, ASKED) and decision.options == (PASS,)

    def answer_run(self, block: Block, run: Run, option: Option, marks: int) -> None:
        run.take(option, marks)
        self._next_question(block, run)

    def _replay_block(self, block: Block) -> Any:
        while self.tape:
            value = self._close(block)
            if value is not _WAIT:
                return value
            record = self._from_tape()
            if record is None:
                break
            if record[0] == "close":
                self._let_close(block, record)
                continue
            run = block.runs.get(record[4])
            if run is None or run.decision is None or run.decision.kind != record[6]:
                raise ValueError(f"the record answers {record[6]!r} of {record[4]}, who is not asked that")
            if self._checked:
                _check_offered(run.decision, record)
            self._keep(record)
            self.answer_run(block, run, record[7], record[8])
        return self._close(block)

    def _close(self, block: Block) -> Any:
        """The value of the block if it is complete, otherwise _WAIT."""
        if block.held or not block.complete:
            return _WAIT
        self.block = None
        if self.undone:
            self.undone = {key: count for key, count in self.undone.items() if key[0] != self.position}
        if block.secret:
            for power in block.runs:
                self.state.drafts.pop(power, None)
            self.barrier = len(self.live)
            self.last_seat = NOBODY
        else:
            power = next(power for power, run in block.runs.items() if run.answers)
            self.spoken[power] = self.spoken.get(power, 0) + 1
        return block.value()

    def _let_close(self, block: Block, record: Record) -> None:
        """The owner closes a window in which all have answered."""
        if record[1] != self.position or block.trigger is None or not block.complete:
            raise ValueError("the record closes a window that cannot be closed")
        block.held = False
        if not self.light:
            self.live.append(record)

    def close_window(self) -> None:
        """Close the open window, in which all have answered, and run on."""
        block, record = self.block, ("close", self.position)
        assert block is not None
        self._let_close(block, record)
        if self.journal is not None:
            self.journal.append(record)
        self.advance(self._close(block))

    # -- answers

    def decisions(self) -> tuple[Decision, ...]:
        if self.asked is not None:
            return (self.asked,)
        if self.block is None:
            return ()
        return tuple(run.decision for run in self.block.runs.values() if run.decision is not None)

    def answer(self, decision: Decision, option: Option, recorded: int | None = None) -> None:
        """Take a checked answer and run on.

        `recorded` are the marks of an answer that is given once more: it may be from before single answers were asked
        for *ready*, or from a time when it was the only option.
        """
        block = self.block
        automatic = 0 if recorded is None else recorded & AUTO
        if block is None:
            self._write(decision, option, automatic)
            self.asked = None
            self.advance(option)
            return
        run = block.runs[decision.power]
        marks = automatic | (block.marks if recorded is None else block.marks & (recorded | ~ASKS_READY))
        self._write(decision, option, marks)
        self.answer_run(block, run, option, marks)
        self._settle(block, run)
        value = self._close(block)
        if value is not _WAIT:
            self.advance(value)

    # -- records

    def _write(self, decision: Decision, option: Option, marks: int) -> None:
        self._put_down(decision.power, decision.seat, decision.own, decision.kind, option, marks)

    def _put_down(self, power: str, seat: int, own: int, kind: str, option: Option, marks: int) -> None:
        if self.light:
            return
        record = ("choice", seat, self.epoch, self.position, power, own, kind, option, marks)
        self._keep(record)
        if self.journal is not None:
            self.journal.append(record)

    def _keep(self, record: Record) -> None:
        seat = record[1]
        if not record[8] and seat != self.last_seat:
            self.barrier = len(self.live)
            self.last_seat = seat
        self.live.append(record)

    def write_chance(self, record: Chance) -> None:
        if self.light:
            return
        self.live.append(record)
        if self.journal is not None:
            self.journal.append(record)

    def _from_tape(self) -> Record | None:
        """The next choice on the tape, or the closing of a window; None when the tape ends before one comes."""
        while self.tape:
            record = self.tape.pop()
            if record[0] == "choice" or (record[0] == "close" and self.block is not None):
                return record
            if record[0] == "seat":
                self._set_standing(record)
            elif record[0] == "undo":
                self._tell_undo(record)
            else:
                raise ValueError(f"the record holds {record[0]!r} where somebody decides")
            self.live.append(record)
        return None

    def _tell_undo(self, record: Record) -> None:
        """An undo by consent stays among the live records, and so in the log, wherever one goes from there."""
        told = self.taken_back.get(record[2])
        if self.logging and told is not None:
            self.log.append(told.entry())

    def read_chance(self) -> Chance | None:
        if not self.tape:
            return None
        record = self.tape.pop()
        if record[0] != "chance":
            raise ValueError("the record holds no outcome where the dice are rolled")
        self.live.append(record)
        return record

    # -- winding back

    def rebuild(self, live: Iterable[Record], kept: Iterable[Record] = ()) -> None:
        """Go to where these records lead, from the nearest base; `kept` are wishes and undos of later that stay."""
        records = list(live)
        while len(self.bases) > 1 and self.bases[-1].at > len(records):
            self.bases.pop()
        self.enter(self.bases[-1], [*records, *kept])

    def enter(self, base: Base, records: list[Record], *, checked: bool = False, follows: int = NOBODY) -> None:
        """Stand at a base and replay the records behind it; `checked`: only choices that are offered.

        `follows`: another course waits there for an answer, after so many ends of steps. Then the last question need
        not be listed to know that it is none with a single answer, and no base is made on the way but the last one.
        """
        self._checked, self._follows, self._due = checked, follows, 0
        self.state = base.state.copy()
        self.position = base.position
        self.barrier = base.barrier
        self.last_seat = base.last_seat
        self.shown = base.shown
        self.ended = base.ended
        self.standing = dict(base.standing)
        self.talk = base.talk
        self.spoken = dict(base.spoken)
        del self.log[base.logged :]
        del self.victories[base.victories :]
        self.live = records[: base.at]
        self.tape = records[: base.at - 1 : -1] if base.at else records[::-1]
        self.asked = None
        self.block = None
        self._rule = None
        self.over = False
        self.result = None
        self.dice.read = self.read_chance
        self.attach()
        self.advance(None)
        self.dice.read = None
        self._checked, self._follows = False, NOBODY
        if self.tape:
            raise ValueError("records are left over after the end")

    # -- tools of the state

    def _log(self, message: str, **arguments: Any) -> None:
        self.log.append(LogEntry(message, arguments))

    def _show(self, seats: Iterable[int] | None, message: str, *facts: tuple[Atom, ...], **arguments: Any) -> None:
        everybody = seats is None
        told = tuple(range(self.state.players)) if seats is None else tuple(sorted(set(seats)))
        self.state.learn(told, *facts)
        self.barrier = self.shown = len(self.live)
        self.last_seat = NOBODY
        if self.logging:
            self.log.append(LogEntry(message, arguments, None if everybody else told))

    def _ends(self, ending: Ending) -> bool:
        if self.play_on:
            if ending not in self.victories:
                self.victories.append(ending)
            return False
        self.state.ending = ending
        return True

    def _look_for_end(self) -> None:
        """What is watched has changed."""
        assert self._look is not None
        self._seen = _kept(self._look(self.state))
        ending = self.title.instant_end(self.state)
        if ending is not None:
            self._ends(ending)

    # -- standing answers

    def stand(self, seat: int, window: str, until: Entry) -> None:
        """Keep a standing pass of a seat; an empty `until` takes it away."""
        record = ("seat", seat, "stand", window, until)
        self._set_standing(record)
        self.live.append(record)
        if self.journal is not None:
            self.journal.append(record)
        self.pass_for_those_who_stand()

    def pass_for_those_who_stand(self, but: str = "") -> None:
        """In an open window: answer for whoever has a standing pass, but not for the power `but`."""
        block = self.block
        if block is None or block.trigger is None:
            return
        for run in block.runs.values():
            if run.power != but:
                self._settle(block, run)
        value = self._close(block)
        if value is not _WAIT:
            self.advance(value)

    def _set_standing(self, record: Record) -> None:
        _, seat, _, window, until = record
        standing = dict(self.standing.get(seat, {}))
        power, _, trigger = window.rpartition(" ")
        if power and trigger in standing:  # what held for the whole seat holds for each of its powers from now on
            standing.update(
                dict.fromkeys((wish(trigger, one) for one in self.state.powers_of(seat)), standing[trigger])
            )
        replaced = (window, trigger) if power else (key for key in list(standing) if key.rpartition(" ")[2] == trigger)
        for key in replaced:
            standing.pop(key, None)
        if until:
            standing[window] = tuple(until)
        self.standing = {**self.standing, seat: standing}

    def _wishes(self, decision: Decision, *triggers: str) -> bool:
        """Whether whoever is asked has left one of these wishes."""
        standing = self.standing.get(decision.seat)
        if not standing:
            return False
        return any(wish(one, power) in standing for one in triggers for power in ("", decision.power))

    def _lapse(self, entry: Entry) -> None:
        for seat, standing in self.standing.items():
            kept = {window: until for window, until in standing.items() if entry[: len(until)] != until}
            if len(kept) != len(standing):
                self.standing = {**self.standing, seat: kept}
