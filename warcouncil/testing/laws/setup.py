"""Set-up: every scenario, player count and option value starts, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator

from warcouncil.engine.errors import BadOption, RulesError
from warcouncil.engine.match import Match
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import OptionSpec, Title, get_title
from warcouncil.testing.laws.case import Case, ConformanceFailure, Level, Options, Tally
from warcouncil.testing.laws.combinations import Combinations
from warcouncil.testing.laws.look import not_plain, spoil

LAW = "setup"


def setup(title_id: str, *, matches: int = 3, seed: int = 0, level: Level = "quick") -> Tally:
    """The declarations hang together; every player count and every option value can be played; others are refused."""
    title = get_title(title_id)
    tally = Tally()
    for problem in _declarations(title, title_id):
        raise ConformanceFailure(LAW, problem)
    played: set[tuple[str, OptionValue]] = set()
    for players in title.players:
        combinations = Combinations(title, players)
        for options in _wanted(combinations, level):
            _start(title, Case(title_id, players, options, seed), tally)
            played |= set(options.items())
        tally.left_out += combinations.left_out if level == "full" else 0
        _refused(title, players)
    for spec in title.all_options():
        for value in spec.values:
            if (spec.id, value) not in played:
                raise ConformanceFailure(LAW, f"no match can be played with option {spec.id}={value!r}")
    return tally


def _declarations(title: Title, title_id: str) -> Iterator[str]:
    if title.id != title_id:
        yield f"registered as {title_id!r}, but its id is {title.id!r}"
    if not title.players or any(type(count) is not int or count < 1 for count in title.players):
        yield f"player counts must be whole numbers from 1 on: {title.players}"
    if not title.version or not title.folder.is_dir():
        yield "a title has a version, and its folder exists"
    for name, kind in title.kinds.items():
        for act, domains in kind.acts.items():
            missing = [domain for domain in domains if domain not in title.domains]
            if missing:
                yield f"act {act!r} of kind {name!r} uses domains that are not declared: {missing}"
    for name, values in title.domains.items():
        if len(set(values)) != len(values) or any(type(value) not in (str, int) for value in values):
            yield f"the values of domain {name!r} must be text or whole numbers, each once"
    for spec in title.all_options():
        yield from _option_spec(spec)
    try:
        title.option_count  # noqa: B018  numbering the options finds acts with two shapes
    except ValueError as error:
        yield str(error)
    yield from (f"watched field {name!r} is not in the state" for name in title.watched if not _watchable(title, name))


def _watchable(title: Title, name: str) -> bool:
    """A field of the state, or a property that tells what matters of some fields."""
    state_type = title.state_type
    return name in state_type.__struct_fields__ or isinstance(getattr(state_type, name, None), property)


def _option_spec(spec: OptionSpec) -> Iterator[str]:
    if not any(spec.default == value and type(spec.default) is type(value) for value in spec.values):
        yield f"option {spec.id}: the default {spec.default!r} is not among its values"
    if len({type(value) for value in spec.values}) > 1 or len(set(spec.values)) != len(spec.values):
        yield f"option {spec.id}: values of several types, or one twice"


def _wanted(combinations: Combinations, level: Level) -> Iterator[Options]:
    """Every combination that is to be tried, or (quick) as many as are needed to see every value once."""
    seen: set[tuple[str, OptionValue]] = set()
    for options in combinations:
        if level == "full" or not seen >= set(options.items()):
            seen |= set(options.items())
            yield options


def _start(title: Title, case: Case, tally: Tally) -> None:
    """One set-up: it starts, twice the same, and everybody sees plain data."""

    def check(holds: bool, reason: str) -> None:
        tally.checks += 1
        if not holds:
            raise ConformanceFailure(LAW, reason, case, 0)

    try:
        match, again = case.new(), case.new()
    except RulesError as error:
        raise ConformanceFailure(LAW, f"does not start: {error}", case, 0) from error
    check(type(match.state) is title.state_type, f"set-up gives a {type(match.state).__name__}")
    check(match.digest() == again.digest(), "the same seed does not give the same start")
    check(match.over or bool(match.decisions), "nobody decides, and the match is not over")
    wrong = list(title.invariants(match.state))
    check(not wrong, f"invariants do not hold after set-up: {'; '.join(wrong)}")
    hidden = set(title.hidden(match.state, 0))
    check(hidden == set(title.secrets), f"hidden() gives {sorted(hidden)}, declared are {sorted(title.secrets)}")
    board = title.board(match.options)
    check((found := not_plain(board)) is None, f"the board is not plain data: {found}")
    for seat in (None, *range(match.players)):
        _view(match, seat, check)
    tally.matches += 1


def _view(match: Match, seat: int | None, check: object) -> None:
    """A view is plain data of its own: what a receiver does to it does not reach the match."""
    assert callable(check)
    before = match.digest()
    view = match.view(seat)
    check((found := not_plain(view)) is None, f"the view of {seat} is not plain data: {found}")
    spoil(view)
    check(match.digest() == before, f"the view of {seat} shares containers with the state")
    check(bool(match.view(seat)["view"]), f"the view of {seat} is not made anew each time")


def _refused(title: Title, players: int) -> None:
    """Player counts and option values that do not exist are refused with BadOption."""
    for count in (0, -1, float(players), str(players), max(title.players) + 1, *([True] if players == 1 else [])):
        _refuses(title, count, {})
    _refuses(title, players, {"no such option": 1})
    for spec in title.all_options():
        for value in _wrong(spec):
            _refuses(title, players, {spec.id: value})


def _wrong(spec: OptionSpec) -> Iterator[object]:
    """Values that look like one of the option's, and one that does not."""
    yield "no such value"
    for value in spec.values:
        if type(value) is bool:
            yield int(value)
        elif type(value) is int:
            yield float(value)
            yield str(value)


def _refuses(title: Title, players: object, options: dict[str, object]) -> None:
    try:
        title.check_options(players, options)  # type: ignore[arg-type]
    except BadOption:
        return
    raise ConformanceFailure(LAW, f"{players!r} players with {options!r} should be refused")
