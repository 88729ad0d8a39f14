"""What the soak runs: configurations of each title, and how often."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from warcouncil.bots.playout import Table
from warcouncil.commands.common import spelled
from warcouncil.engine.errors import BadOption
from warcouncil.engine.state import OptionValue
from warcouncil.engine.title import Title

Options = dict[str, OptionValue]


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often each thing is done."""

    matches: int
    conformance: int
    arena: int
    mutants: int
    seeking: int
    signatures: int

    @staticmethod
    def names() -> tuple[str, ...]:
        return Counts.__struct_fields__

    def with_one(self, name: str, number: int) -> Counts:
        return msgspec.structs.replace(self, **{name: number})


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combination of options from soak.toml."""

    players: tuple[int, ...]
    options: Options
    tenth: bool = False
    """Whether a tenth of the matches will do."""


class Plan(msgspec.Struct, frozen=True):
    counts: Counts
    listed: dict[str, tuple[Listed, ...]]
    tenth: dict[str, tuple[str, ...]] = {}
    """Title -> options whose values are tried a tenth as often."""
    long: tuple[str, ...] = ()
    """Titles whose matches are long: laws are tried at the quick level."""
    spread: tuple[str, ...] = ()
    """Titles whose matches of a configuration are spread over the player counts."""
    looked: int = 1
    """Of the random matches of a configuration, one in so many is looked at by everybody after every decision."""
    rare: dict[str, dict[str, str]] = {}
    """Title -> things that it counts and that hardly happen in random play -> why."""


class Configuration(msgspec.Struct, frozen=True):
    """A title, a player count and the options that are not at their defaults."""

    title: str
    players: int
    options: Options
    share: int = 1
    """It is played once where others are played so many times."""

    def matches(self, counts: Counts) -> int:
        return max(1, counts.matches // self.share)

    @property
    def name(self) -> str:
        chosen = ", ".join(f"{name}={spelled(value)}" for name, value in self.options.items())
        return f"{self.title}, {self.players} players{f', {chosen}' if chosen else ''}"

    @property
    def slug(self) -> str:
        return "".join(letter if letter.isalnum() else "-" for letter in self.name)

    def tables(self, first: int, count: int) -> list[Table]:
        """The matches with the seeds from `first` on."""
        return [
            Table(title=self.title, players=self.players, options=self.options, seed=seed, check=True)
            for seed in range(first, first + count)
        ]


def read_plan(path: Path) -> Plan:
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    counts = msgspec.convert(table.pop("counts"), Counts)
    tenth = msgspec.convert(table.pop("tenth", {}), dict[str, tuple[str, ...]])
    looked = msgspec.convert(table.pop("looked", 1), int)
    long = msgspec.convert(table.pop("long", ()), tuple[str, ...])
    spread = msgspec.convert(table.pop("spread", ()), tuple[str, ...])
    rare = msgspec.convert(table.pop("rare", {}), dict[str, dict[str, str]])
    return Plan(counts, msgspec.convert(table, dict[str, tuple[Listed, ...]]), tenth, long, spread, looked, rare)


def own_plan(path: Path, title: str) -> bytes:
    """What the plan asks of one title, in one spelling; why something is rare is judged anew in every run."""
    plan = read_plan(path)
    own = [plan.counts, plan.looked, plan.listed.get(title, ()), plan.tenth.get(title, ())]
    return msgspec.json.encode([*own, title in plan.long, title in plan.spread])


FULL = read_plan(Path(__file__).parent / "soak.toml").counts
QUICK = Counts(matches=20, conformance=4, arena=10, mutants=5, seeking=2, signatures=4)


def configurations(title: Title, plan: Plan) -> list[Configuration]:
    """Every configuration of a title. ValueError if there is an option value that none of them has."""
    found: dict[str, Configuration] = {}
    for one in (*_derived(title, plan), *_listed(title, plan)):
        found.setdefault(one.name, one)
    missing = _unreached(title, list(found.values()))
    if missing:
        raise ValueError(f"bench/soak.toml reaches no match of {title.id} with {', '.join(missing)}")
    return list(found.values())


def _spread(title: Title, plan: Plan) -> int:
    """Among how many player counts the matches of a configuration are shared out."""
    return len(title.players) if title.id in plan.spread else 1


def _derived(title: Title, plan: Plan) -> Iterator[Configuration]:
    """Each player count with all defaults, and with each other value of each option that is allowed alone."""
    tenth, spread = plan.tenth.get(title.id, ()), _spread(title, plan)
    for players in title.players:
        yield Configuration(title.id, players, {}, spread)
        for spec in title.all_options():
            for value in spec.values:
                if value != spec.default and _allowed(title, players, {spec.id: value}):
                    share = 10 if spec.id in tenth else 1
                    yield Configuration(title.id, players, {spec.id: value}, share * spread)


def _listed(title: Title, plan: Plan) -> Iterator[Configuration]:
    for entry in plan.listed.get(title.id, ()):
        for players in entry.players:
            title.check_options(players, entry.options)  # a typing error in the table is an error
            share = 10 if entry.tenth else 1
            yield Configuration(title.id, players, dict(entry.options), share * _spread(title, plan))


def _allowed(title: Title, players: int, options: Mapping[str, OptionValue]) -> bool:
    try:
        title.check_options(players, options)
    except BadOption:
        return False
    return True


def _unreached(title: Title, plan: list[Configuration]) -> list[str]:
    """Option values for a player count that may have them, but in no configuration do."""
    missing = []
    for spec in title.all_options():
        for players in spec.players or title.players:
            values = {one.options.get(spec.id, spec.default) for one in plan if one.players == players}
            missing += [f"{spec.id}={value} ({players} players)" for value in spec.values if value not in values]
    return missing
