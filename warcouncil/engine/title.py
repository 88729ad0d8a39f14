"""The Title protocol: what a game brings. docs/title.md explains every part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from warcouncil.engine.errors import BadOption, UnknownTitle
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Estimate, equal_shares
from warcouncil.engine.state import Atom, Ending, Entry, Option, OptionValue, State

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.dice import Dice

__all__ = [
    "Channel",
    "Ending",
    "Kind",
    "OptionSpec",
    "Result",
    "Title",
    "get_title",
    "rank",
    "register",
    "title_ids",
]


class OptionSpec(msgspec.Struct, frozen=True):
    """A typed match option. The type is that of the default; `values` lists what is allowed."""

    id: str
    default: OptionValue
    values: tuple[OptionValue, ...]
    players: tuple[int, ...] = ()
    """Player counts for which another value than the default is allowed; empty: all."""
    before: OptionValue | None = None
    """What a stored match has that names no value, if that is not the default: it is from a time when this was."""

    @property
    def unnamed(self) -> OptionValue:
        """The value in a stored match that names none."""
        return self.default if self.before is None else self.before

    def check(self, value: OptionValue, players: int) -> None:
        """BadOption if the value is not allowed, or not with so many players."""
        if not any(value == allowed and type(value) is type(allowed) for allowed in self.values):
            allowed_values = ", ".join(map(str, self.values))
            raise BadOption(
                f"option {self.id} may be {allowed_values}, not {value}",
                message="error-option-value",
                option=self.id,
                allowed=allowed_values,
            )
        if value != self.default and self.players and players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise BadOption(
                f"option {self.id}={value} is for {counts} players, not {players}",
                message="error-option-players",
                option=self.id,
                allowed=counts,
            )


def needs(option: str, other: str, value: OptionValue = True) -> BadOption:
    """An option was chosen that goes only together with a value of another."""
    setting = other if value is True else f"{other}={value}"
    return BadOption(f"option {option} needs {setting}", message="error-option-needs", option=option, other=setting)


class Kind(msgspec.Struct, frozen=True):
    """A kind of decision: the acts it offers, each with the domains of its arguments.

    `public` says that the option list follows from public information; only then is a single option
    taken automatically.
    """

    acts: Mapping[str, tuple[str, ...]]
    public: bool = True


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    ranks: tuple[int, ...]
    """The rank of each seat, 1 the best; tied seats share a rank."""
    utilities: tuple[float, ...]
    """What each seat got out of it, from -1 (worst) to 1 (best); they sum to 0."""
    scores: dict[str, int]
    """The score of each power."""
    reason: str
    """A message id that says how the match ended."""
    clause: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Channel(msgspec.Struct, frozen=True):
    """A group of seats that may talk, whether it may write now, and the clause that closed it if not."""

    seats: tuple[int, ...]
    open: bool
    clause: str | None = None


def rank(scores: Sequence[float]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Ranks (ties shared) and zero-sum utilities of seats by score, the highest best.

    >>> rank([10, 30, 20])
    ((3, 1, 2), (-1.0, 1.0, 0.0))
    >>> rank([5, 5])
    ((1, 1), (0.0, 0.0))
    """
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    rivals = len(scores) - 1
    utilities = tuple(
        sum((score > other) - (score < other) for other in scores) / rivals if rivals else 0.0 for score in scores
    )
    return ranks, utilities


class Title:
    """Base of every title. Class attributes are its data, methods are its hooks."""

    id: ClassVar[str]
    version: ClassVar[str]
    """Version of the rules, whole numbers with dots between: grows whenever a stored match could play differently."""
    folder: ClassVar[Path]
    """The title's folder: rules.toml, data/ and text/ lie in it."""
    dress: ClassVar[str] = "web"
    """Where in that folder the title's dress for the page lies; a title without such a folder is shown plainly."""
    players: ClassVar[tuple[int, ...]]
    best_players: ClassVar[int | None] = None
    """The number a new match is offered with first, if the title is made for one."""
    scenarios: ClassVar[tuple[str, ...]] = ("standard",)
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    state_type: ClassVar[type[State]]
    steps: ClassVar[Mapping[str, Callable[..., Any]]]
    kinds: ClassVar[Mapping[str, Kind]]
    domains: ClassVar[Mapping[str, tuple[Atom, ...]]]
    windows: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Trigger -> what may respond to it: the one table of response windows."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The kinds of secrets the title has; `hidden` gives their values."""
    placed: ClassVar[tuple[str, ...]] = ()
    """Those of them that lie on the board from the beginning, face down, and that nobody may know: they are what they
    are. What is drawn from a pile is not among them: it is drawn when it is drawn."""
    watched: ClassVar[tuple[str, ...]] = ()
    """State fields, or properties where a part of a large field matters, whose change may bring an instant end."""
    draftable: ClassVar[Mapping[str, Callable[[Any, str], tuple[Entry, ...]]]] = {}
    """What a power may try out before its turn comes (`Match.what_if`): the kind of question with which it begins ->
    for a state and a power the agenda entries that are still to come, in their order, each tried out by itself; none if
    it cannot now. Whether it can follows from public information."""
    bots: ClassVar[Mapping[str, str]] = {}
    """Bot name -> "module:Class"."""
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What a simulation counts, such as "events": all names; the rules tell `state.witness` what happened."""

    # -- the match

    def setup(self, players: int, options: Mapping[str, OptionValue]) -> State:
        """The state before anything happened, with its agenda. All chance is left to steps."""
        raise NotImplementedError

    def result(self, state: State) -> Result:
        raise NotImplementedError

    def begun_under(self, version: str, state: State) -> None:
        """The set-up of a match whose record begins with some version of the rules: what is done otherwise since then
        may be noted in the state, so that the record replays as it was made."""

    def upgrade(self, version: str, data: dict[str, Any]) -> dict[str, Any]:
        """Today's state of one that was stored under an older version, both as plain data (`State.to_builtins`).

        Asked for matches whose record does not replay under the rules of today, and for states that a record holds.
        Fields that have a default need nothing, and fields that are gone are left out by themselves.
        """
        return data

    def instant_end(self, state: State) -> Ending | None:
        """Called at atomic points after a change of a watched field."""
        return None

    def seat_of(self, state: State, power: str) -> int:
        return state.seats[power]

    # -- what people see

    def board(self, options: Mapping[str, OptionValue]) -> dict[str, Any]:
        """The part of the board that never changes: size, spaces, links, zones, tracks."""
        raise NotImplementedError

    def public_view(self, state: State) -> dict[str, Any]:
        """Pieces and panels as a spectator sees them: what everybody knows."""
        raise NotImplementedError

    def seat_view(self, state: State, public: dict[str, Any], seat: int) -> dict[str, Any]:
        """The same for a seat, with what that seat knows besides; where nothing is hidden, there is nothing to add.

        `public` belongs to all viewers: parts of it are taken over, none is changed. EVERYBODY sees what all seats know
        taken together; `state.sees` and `state.knows` count it in.
        """
        return public

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What one viewer may know (None: a spectator), made anew."""
        public = self.public_view(state)
        return public if seat is None else self.seat_view(state, public, seat)

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        """Extra arguments for the prompt of a decision: names by the text layer's rules."""
        return dict(decision.ask.about)

    def epilogue(self, state: State, result: Result) -> dict[str, Any]:
        """Arguments of the sentence that says how the match ended: by default the powers of the winning seats."""
        return {"powers": tuple(power for seat in result.winners for power in state.powers_of(seat))}

    def touches(self, state: State, decision: Decision, option: Option) -> tuple[str, ...]:
        """Ids of the board elements that an option touches, so that the board lights up."""
        return tuple(str(atom) for atom in option[1:])

    def talk(self, state: State) -> tuple[Channel, ...]:
        """Which groups of seats may talk now. By default the whole table, always."""
        return (Channel(tuple(range(state.players)), True),)

    # -- hidden information

    def resample(self, state: State, seat: int, dice: Dice) -> None:
        """Draw anew, in place, everything the seat cannot know, consistently with `state.known`."""

    def hidden(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """For each kind of secret, its present value as far as it is hidden from the seat."""
        return {}

    # -- answers without a person

    def default_answer(self, state: State, decision: Decision) -> Option:
        """What happens when time runs out: a sensible option, never a random one."""
        for option in decision.options:
            if option in (("pass",), ("ready",), ("done",)):
                return option
        return decision.options[0]

    def estimate(self, state: State, seat: int | None) -> Estimate:
        """How likely each seat is to win, with reasons, from nothing but what one seat may know (None: a spectator).

        Asked while the match goes on; by default nobody is ahead.
        """
        return equal_shares(state.players)

    def forecast(self, view: Mapping[str, Any], decision: Mapping[str, Any], option: Option) -> Forecast | None:
        """What would come of an option: totals, and odds where chance is involved; None where nothing can be counted.

        `view` is what the deciding seat is sent (`match.view`), `decision` the question in it: plain data, and nothing
        else may be looked at but what is printed on components.
        """
        return None

    # -- checks

    def invariants(self, state: State) -> Iterable[str]:
        """Sentences that say what is wrong with the state; none when all is well."""
        return ()

    def refuse(self, state: State, decision: Decision, option: Option) -> str | None:
        """The clause that forbids a well-formed option which was not even a candidate."""
        return None

    # -- derived, not overridden

    def check_options(self, players: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values; BadOption says what is wrong and what is allowed."""
        if type(players) is not int or players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise BadOption(
                f"{self.id} is played by {allowed} players, not {players}", message="error-players", allowed=allowed
            )
        specs = {spec.id: spec for spec in self.all_options()}
        for name in options:
            if name not in specs:
                listed = ", ".join(specs)
                raise BadOption(
                    f"{self.id} has no option {name!r}; it has: {listed}",
                    message="error-option-name",
                    option=name,
                    allowed=listed,
                )
        checked: dict[str, OptionValue] = {}
        for spec in specs.values():
            checked[spec.id] = options.get(spec.id, spec.default)
            spec.check(checked[spec.id], players)
        problem = self.conflict(players, checked)
        if problem is not None:
            raise problem
        return checked

    def stored_options(self, players: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The same for a match that was stored with these."""
        return self.check_options(players, {**{spec.id: spec.unnamed for spec in self.all_options()}, **options})

    def conflict(self, players: int, options: Mapping[str, OptionValue]) -> BadOption | None:
        """Why a combination of options is not allowed; `needs` says it."""
        return None

    def all_options(self) -> tuple[OptionSpec, ...]:
        """The title's options with those that the engine gives it."""
        extra: list[OptionSpec] = []
        if len(self.scenarios) > 1:
            extra.append(OptionSpec("scenario", self.scenarios[0], self.scenarios))
        if self.windows:
            extra.append(OptionSpec("windows", "discreet", ("discreet", "sealed", "quick"), before="sealed"))
        return (*extra, *self.options)

    def encode_option(self, option: Option) -> int:
        """The option as an integer below `option_count`: a fixed numbering for learning."""
        return _numbering(self).encode(option)

    def decode_option(self, number: int) -> Option:
        return _numbering(self).decode(number)

    @property
    def option_count(self) -> int:
        return _numbering(self).size

    def fits(self, kind: str, option: Option) -> bool:
        """Whether an option is well formed for a kind: a declared act with arguments of its domains."""
        acts = self.kinds[kind].acts if kind in self.kinds else {"ready": (), "pass": ()}
        domains = acts.get(option[0]) if option and type(option[0]) is str else None
        if domains is None or len(domains) != len(option) - 1:
            return False
        return all(
            type(atom) in (str, int) and any(atom == value and type(atom) is type(value) for value in self.domains[d])
            for atom, d in zip(option[1:], domains, strict=True)
        )


class Numbering:
    """A fixed numbering of every well-formed option of a title: act by act, arguments in mixed radix."""

    def __init__(self, title: Title) -> None:
        acts: dict[str, tuple[str, ...]] = {"pass": (), "ready": ()}
        for name, kind in title.kinds.items():
            for act, arguments in kind.acts.items():
                if acts.setdefault(act, arguments) != arguments:
                    raise ValueError(f"act {act!r} of kind {name!r} has other arguments elsewhere")
        self._domains = {name: {atom: i for i, atom in enumerate(values)} for name, values in title.domains.items()}
        self._values = dict(title.domains)
        self._acts: dict[str, tuple[int, tuple[str, ...]]] = {}
        self.size = 0
        for act in sorted(acts):
            self._acts[act] = (self.size, acts[act])
            count = 1
            for domain in acts[act]:
                count *= len(self._values[domain])
            self.size += count

    def encode(self, option: Option) -> int:
        start, domains = self._acts[str(option[0])]
        number = 0
        for atom, domain in zip(option[1:], domains, strict=True):
            number = number * len(self._values[domain]) + self._domains[domain][atom]
        return start + number

    def decode(self, number: int) -> Option:
        for act, (start, domains) in sorted(self._acts.items(), key=lambda item: -item[1][0]):
            if number >= start:
                rest, atoms = number - start, []
                for domain in reversed(domains):
                    rest, digit = divmod(rest, len(self._values[domain]))
                    atoms.append(self._values[domain][digit])
                if rest == 0:
                    return (act, *reversed(atoms))
        raise ValueError(f"no option has the number {number}")


_NUMBERINGS: dict[type[Title], Numbering] = {}


def _numbering(title: Title) -> Numbering:
    found = _NUMBERINGS.get(type(title))
    if found is None:
        found = _NUMBERINGS[type(title)] = Numbering(title)
    return found


# -- versions


def is_newer(version: str, than: str) -> bool:
    """Whether one version of the rules came after another.

    >>> is_newer("10", than="9"), is_newer("2.1", than="2"), is_newer("2", than="2")
    (True, True, False)
    """
    return _parts(version) > _parts(than)


def _parts(version: str) -> tuple[int, ...]:
    parts = version.split(".")
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise BadOption(f"{version!r} is no version of rules: whole numbers with dots between are")
    return tuple(map(int, parts))


# -- the registry

_REGISTERED: dict[str, Callable[[], Title]] = {}
_LOADED: dict[str, Title] = {}


def register(name: str, make: Callable[[], Title]) -> None:
    """Make a title known by its id; `make` is called when it is first used."""
    _REGISTERED[name] = make
    _LOADED.pop(name, None)


def title_ids() -> tuple[str, ...]:
    """The ids of all registered titles, sorted."""
    return tuple(sorted(_REGISTERED))


def get_title(name: str) -> Title:
    title = _LOADED.get(name)
    if title is None:
        if name not in _REGISTERED:
            listed = ", ".join(title_ids())
            raise UnknownTitle(f"there is no game {name!r}; there are: {listed}", allowed=listed)
        title = _LOADED[name] = _REGISTERED[name]()
    return title
