"""Play: random matches finish, and every decision on the way is a proper one."""

from __future__ import annotations

from warcouncil.engine import clauses
from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.engine.records import AUTO, SECRET
from warcouncil.engine.title import Title
from warcouncil.testing.laws.case import Level, Places, Walk, limit, per_match
from warcouncil.testing.laws.observe import observed, watch_of
from warcouncil.testing.play import random_play

MOST_RECORDS = 64
"""How many records a step may make, for each seat where they decide side by side."""
UTILITIES = 1e-9


@per_match("play")
def play(walk: Walk, level: Level) -> None:
    """Random matches finish with a proper result; single options are taken for public kinds only, and where windows are
    discreet to pass in one."""
    for match in walk:
        walk.check(not match.over and match.result is None, "decisions are open after the end")
    match, title = walk.match, walk.title
    walk.check(match.over and not match.decisions, "the match is over, but somebody is asked")
    _result(walk, title)
    if match.state.ending is not None:
        _play_on(walk)
    discreet = match.state.options.get("windows") == "discreet"
    for record in match.journal:
        if record[0] == "choice" and record[8] & AUTO:
            public = record[6] in title.kinds and title.kinds[record[6]].public
            passed = discreet and record[8] & SECRET and record[7] == PASS
            told = f"{record[6]!r} is not public, but {record[7]!r} was chosen automatically"
            walk.check(bool(public or passed), told, "public_kinds")


def _play_on(walk: Walk) -> None:
    """A match that ended early can be played on to its last turn; the victory is kept."""
    longer = walk.case.new(play_on=True)
    for _ in random_play(longer, walk.case.seed, limit()):
        continue
    walk.check(longer.over and longer.state.ending is None, "a match that is played on ends early all the same")
    walk.check(walk.match.state.ending in longer.victories, "a match that is played on forgets the early victory")


def _result(walk: Walk, title: Title) -> None:
    match, result = walk.match, walk.match.result
    assert result is not None
    walk.check(len(result.ranks) == len(result.utilities) == match.players, "ranks and utilities: one for each seat")
    walk.check(sorted(result.ranks)[0] == 1, f"nobody came in first: {result.ranks}")
    shared = all(rank == 1 + sum(other < rank for other in result.ranks) for rank in result.ranks)
    walk.check(shared, f"ranks {result.ranks} do not count who is before")
    walk.check(abs(sum(result.utilities)) < UTILITIES, f"utilities do not sum to 0: {result.utilities}")
    walk.check(all(-1 <= u <= 1 for u in result.utilities), f"utilities beyond -1 to 1: {result.utilities}")
    seats = match.state.seats
    walk.check(set(result.scores) <= set(seats), f"scores of {sorted(result.scores)}, not of the powers")
    counted = {seats[power] for power in result.scores}
    walk.check(counted == set(seats.values()), f"only the seats {sorted(counted)} have scores")
    known = clauses.load(title)
    walk.check(result.clause in known, f"the result cites {result.clause!r}, which is no clause")


@per_match("options")
def options(walk: Walk, level: Level) -> None:
    """Every decision has options: distinct tuples of text and whole numbers that fit its kind and have a number."""
    for match in walk:
        for decision in match.decisions:
            walk.check(len(decision.options) > 0, f"{decision.power} has no option for {decision.kind!r}")
            _well_formed(walk, decision)
            if decision.ask.listed is not None:
                allowed = tuple(decision.ask.allowed(match.state))
                walk.check(decision.options == allowed, f"{decision.kind!r} lists {decision.options}, not {allowed}")
            default = walk.title.default_answer(match.state, decision)
            walk.check(default in decision.options, f"the default answer {default!r} is not an option")
            _forced(walk, match, decision)


def _well_formed(walk: Walk, decision: Decision) -> None:
    title, kind, offered = walk.title, decision.kind, decision.options
    for option in offered:
        atoms = type(option) is tuple and all(type(atom) in (str, int) for atom in option)
        walk.check(atoms, f"{kind!r} offers {option!r}: an option is a tuple of text and whole numbers")
        walk.check(title.fits(kind, option), f"{kind!r} offers {option!r}, which its declaration does not allow")
        number = title.encode_option(option)
        same = 0 <= number < title.option_count and title.decode_option(number) == option
        walk.check(same, f"{option!r} has the number {number}, which means something else")
    walk.check(len(set(offered)) == len(offered), f"{kind!r} offers something twice: {offered}")


def _forced(walk: Walk, match: Match, decision: Decision) -> None:
    """A single public option is not asked for, except where seats talk and the first answer counts."""
    kind = walk.title.kinds.get(decision.kind)
    if kind is not None and kind.public and len(decision.options) == 1:
        talk = match.waiting_for["what"] == "talk"
        walk.check(talk, f"{decision.kind!r} is public and has one option, but {decision.power} is asked")


@per_match("accepted")
def accepted(walk: Walk, level: Level) -> None:
    """Every option that is offered is accepted, and leads to a state without faults."""
    for match in walk:
        for decision in match.decisions:
            offered = decision.options
            most = len(offered) if level == "full" else 6
            for option in offered if len(offered) <= most else walk.chance.sample(offered, most):
                fork = match.fork()
                fork.choose(decision.id, option)
                walk.invariants(fork, f"after {option!r}: ")


@per_match("invariants")
def invariants(walk: Walk, level: Level) -> None:
    """The title's invariants hold after every decision, also in copies drawn anew for a seat and played to the end."""
    places = Places(6 if level == "quick" else 2, level)
    for match in walk:
        walk.invariants(match)
        if places.reached(walk.number):
            seat = walk.chance.randrange(match.players)
            fork = match.fork(seat=seat, light=walk.chance.random() < 0.5, seed=walk.number)
            _play_out(walk, fork, f"in a copy for seat {seat}: ")
    walk.invariants(walk.match)


def _play_out(walk: Walk, fork: Match, where: str) -> None:
    walk.invariants(fork, where)
    for _ in range(10_000):
        if fork.over:
            return
        decision = walk.chance.choice(fork.decisions)
        fork.choose(decision, walk.chance.choice(decision.options))
        walk.invariants(fork, where)
    walk.fail(f"{where}does not end")


@per_match("tails", observed)
def tails(walk: Walk, level: Level) -> None:
    """No step makes more than 64 records (64 for each seat where they decide side by side)."""
    starts: list[int] = []
    journal = walk.match.journal
    watch_of(walk.title).before = lambda state, entry: starts.append(len(journal)) if walk.moving else None
    for _ in walk:
        continue
    for start, end in zip([0, *starts], [*starts, len(journal)], strict=True):
        records = journal.records[start:end]
        secret = any(record[0] == "choice" and record[8] & SECRET for record in records)
        most = MOST_RECORDS * (walk.match.players if secret else 1)
        walk.check(len(records) <= most, f"a step made {len(records)} records; {most} are allowed: split it")
        walk.tally.longest_tail = max(walk.tally.longest_tail, len(records))
