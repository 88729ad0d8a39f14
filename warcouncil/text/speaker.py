"""The speaker: says in one language what the rules leave as ids and numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warcouncil.engine import clauses
from warcouncil.engine.data import read_toml
from warcouncil.engine.errors import WarCouncilError
from warcouncil.engine.forecast import Forecast
from warcouncil.engine.judging import Reason
from warcouncil.engine.log import LogEntry, Masked
from warcouncil.engine.state import Atom, Option, OptionValue, State
from warcouncil.engine.title import Title, get_title
from warcouncil.engine.verdict import Remark, Verdict
from warcouncil.text.languages import find_language
from warcouncil.text.layers import word_folders
from warcouncil.text.words import MissingMessage, Words, read_words

if TYPE_CHECKING:
    from warcouncil.engine.decision import Decision
    from warcouncil.engine.match import Match

_NOT_IN_IDS = re.compile(r"[^A-Za-z0-9_-]")

ENGINE_DOMAINS = ("power", "trigger")
"""Named like the domains of a title, in every title: who is asked, and what a response answers to."""


NOW = "now"
"""The attribute of a trigger's message that tells what just happened, with the arguments of the prompt."""


def message_id(*parts: Atom | bool) -> str:
    """The id of a message: its parts joined, with what Fluent does not allow in an id replaced.

    >>> message_id("city", "St. John"), message_id("option", "silent_fleet", True)
    ('city-St--John', 'option-silent_fleet-true')
    """
    words = (str(part).lower() if isinstance(part, bool) else str(part) for part in parts)
    return "-".join(_NOT_IN_IDS.sub("-", word) for word in words)


class Speaker:
    """Says things about one title in one language; `speaker(title, language)` makes it.

    Arguments that carry the name of a domain (`city`, `city2`, `powers`) are said by the name of the thing, lists are
    joined the way the language does it, what is hidden is said as `hidden-<domain>`.
    """

    def __init__(self, title: Title | None, language: str) -> None:
        self.language = find_language(language)
        self._title = title
        self._words: Words = read_words(word_folders(title) if title else (), self.language)
        self._domains = frozenset((*(title.domains if title else ()), *ENGINE_DOMAINS))
        self._names: dict[tuple[str, str], str] = {}

    def __repr__(self) -> str:
        return f"<Speaker {self._title.id if self._title else 'War Council'} {self.language}>"

    @property
    def words(self) -> Words:
        """All messages this speaker has."""
        return self._words

    # -- single messages

    def has(self, message: str) -> bool:
        return message in self._words

    def say(self, message: str, /, **arguments: Any) -> str:
        """A message with its arguments as they are. MissingMessage if there is none."""
        return self._words.say(message, arguments)

    def speak(self, message: str, arguments: Mapping[str, Any], attribute: str | None = None) -> str:
        """A message whose arguments are first turned into names and lists."""
        return self._words.say(message, self._wanted(message, arguments, attribute), attribute)

    def _wanted(self, message: str, arguments: Mapping[str, Any], attribute: str | None = None) -> dict[str, Any]:
        """The arguments that a message mentions, as they are said."""
        wanted = self._words.variables(message, attribute)
        return {name: self._spoken(name, value) for name, value in arguments.items() if name in wanted}

    def name(self, domain: str, value: Atom) -> str:
        """The name of a thing; numbers are said as they are."""
        if isinstance(value, int):
            return str(value)
        known = self._names.get((domain, value))
        if known is None:
            known = self._names[domain, value] = self.say(message_id(domain, value))
        return known

    def listed(self, parts: Sequence[str]) -> str:
        """Names as a list: "a, b and c"."""
        if not parts:
            return self.say("list-none")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-more", list=text, next=part)
        return self.say("list-last", list=text, next=parts[-1]) if len(parts) > 1 else text

    # -- the title

    def title(self) -> str:
        return self.say("title")

    def about(self) -> str:
        return self.say("about")

    def option_label(self, option: str) -> str:
        """What a match option is called."""
        return self.say(message_id("option", option))

    def option_value(self, option: str, value: OptionValue) -> str:
        """What one value of a match option is called."""
        return self.say(message_id("option", option, value))

    # -- decisions

    def prompt(self, state: State, decision: Decision) -> str:
        """What is asked."""
        arguments: dict[str, Any] = {"power": decision.power, **self._game.describe(state, decision)}
        message = message_id("ask", decision.kind)
        if decision.trigger is None or "trigger" not in self._words.variables(message):
            return self.speak(message, arguments)
        occasion = self._occasion(decision.trigger, arguments)
        return self._words.say(message, {**self._wanted(message, arguments), "trigger": occasion})

    def _occasion(self, trigger: str, arguments: Mapping[str, Any]) -> str:
        """What a response answers to: as it is now if the message has words for that (`.now`), or in general."""
        message = message_id("trigger", trigger)
        return self.speak(message, arguments, NOW) if self._words.has(message, NOW) else self.name("trigger", trigger)

    def option(self, kind: str, option: Option) -> str:
        """An option in words."""
        return self.speak(message_id("act", option[0]), self._option_arguments(kind, option))

    def tip(self, kind: str, option: Option) -> str | None:
        """What an option means, in a sentence; None where there is nothing to add."""
        message = message_id("act", option[0])
        if not self._words.has(message, "tip"):
            return None
        return self.speak(message, self._option_arguments(kind, option), "tip")

    def _option_arguments(self, kind: str, option: Option) -> dict[str, Atom]:
        declared = self._game.kinds.get(kind)
        domains = (declared.acts if declared else {}).get(str(option[0]), ())
        return dict(zip(argument_names(domains), option[1:], strict=True))

    # -- what happened

    def entry(self, entry: LogEntry | Mapping[str, Any]) -> str:
        """A log entry cut for its reader, from the match or from a view; what is masked in it stays hidden."""
        if isinstance(entry, LogEntry):
            return self.speak(message_id("log", entry.message), entry.arguments)
        return self.speak(message_id("log", entry["message"]), entry["arguments"])

    def result(self, match: Match) -> str:
        """How a match ended, and the standing of every power, the best first."""
        result, state = match.result, match.state
        if result is None:
            return self.say("not-over")
        lines = [self.speak(message_id("end", result.reason), self._game.epilogue(state, result))]
        standing = sorted(result.scores, key=lambda power: result.ranks[state.seat_of(power)])
        for power in standing:
            rank, score = result.ranks[state.seat_of(power)], result.scores[power]
            lines.append(self.speak("result-line", {"rank": rank, "power": power, "score": score}))
        return "\n".join(lines)

    def reason(self, reason: Reason) -> str:
        """Why an option is judged as it is, or a line of an estimate."""
        return self.speak(message_id("why", reason.message), reason.arguments)

    def forecast(self, forecast: Forecast) -> list[str]:
        """What would come of an option: what is counted, then what is left out."""
        return [self.reason(reason) for reason in forecast.told]

    # -- rules and refusals

    def verdict(self, verdict: Verdict) -> list[str]:
        """What `verify` found: the outcome, and whatever else must be said of the record."""
        if verdict.outcome == "refused":
            reason = verdict.reason.removeprefix(f"line {verdict.line}: ")
            message = "verdict-refused" if verdict.line else "verdict-refused-whole"
            return [self.say(message, line=verdict.line, reason=reason)]
        said = {remark.id: remark for remark in verdict.remarks}
        first = said.pop(verdict.outcome, Remark(verdict.outcome))
        rest = [self._remark(remark, verdict.records) for remark in said.values()]
        if verdict.outcome not in ("proven", "unfinished", "replayed-from"):
            rest.insert(0, self.say("verdict-fits", records=verdict.records))
        return [self._remark(first, verdict.records), *rest]

    def _remark(self, remark: Remark, records: int) -> str:
        seats = self.listed([self.say("seat", number=seat + 1) for seat in remark.seats])
        number = str(remark.count)  # as it is, without marks between thousands
        return self.say(f"verdict-{remark.id}", count=remark.count, number=number, seats=seats, records=records)

    def clause(self, clause: str) -> str:
        """The sentence of a rule."""
        found = clauses.load(self._game).get(clause)
        if found is None:
            raise MissingMessage(f"no clause {clause!r}", message=clause, language=self.language)
        if self.language == "en":
            return found.en
        if self.language == "zh-Hans":
            return found.zh
        sentence = traditional_clauses(self._game.folder).get(found.id)
        if sentence is None:
            raise MissingMessage(f"no clause {clause!r} in zh-Hant", message=clause, language=self.language)
        return sentence

    def section(self, clause: str) -> str:
        """The place of a rule in the rulebook."""
        return self.say(message_id("section", clauses.load(self._game)[clause].section))

    def refusal(self, error: WarCouncilError) -> str:
        """Why something was refused: the rule with its place in the rulebook, or what else was wrong."""
        if error.clause is None:
            return self.speak(error.message_id, {"reason": error.reason, **self._settings(error.arguments)})
        return self.say(
            "refusal", sentence=self.clause(error.clause), section=self.section(error.clause), clause=error.clause
        )

    def _settings(self, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
        """The arguments of an error: `option`, and `other`, perhaps with a value, by what they are called."""
        told = dict(arguments)
        for argument in ("option", "other"):
            option, _, value = str(told.get(argument)).partition("=")
            if self.has(f"option-{option}"):
                name = self.say(f"option-{option}")
                chosen = f"option-{option}-{value}"
                told[argument] = self.say("setting", option=name, value=self.say(chosen)) if value else name
        return told

    # -- arguments

    @property
    def _game(self) -> Title:
        if self._title is None:
            raise ValueError("this speaker speaks for no title")
        return self._title

    def domain_of(self, argument: str) -> str | None:
        """The domain that an argument is named after: `power`, `power2` and `powers` all mean `power`."""
        if argument in self._domains:
            return argument
        stem = argument.rstrip("0123456789")
        for candidate in (stem, stem.removesuffix("s")):
            if candidate in self._domains:
                return candidate
        return None

    def _spoken(self, argument: str, value: Any) -> str | int | float:
        domain = self.domain_of(argument)
        if value is None or isinstance(value, Masked):
            return self.say(message_id("hidden", domain or argument))
        if isinstance(value, tuple | list):
            return self.listed([str(self._spoken(argument, part)) for part in value])
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int | float):
            return value
        return self.name(domain, value) if domain is not None else str(value)


def argument_names(domains: Sequence[str]) -> list[str]:
    """The argument names of an act: its domains, numbered from the second of the same one on.

    >>> argument_names(("city", "card", "city"))
    ['city', 'card', 'city2']
    """
    names: list[str] = []
    for index, domain in enumerate(domains):
        count = domains[: index + 1].count(domain)
        names.append(domain if count == 1 else f"{domain}{count}")
    return names


@lru_cache
def traditional_clauses(folder: Path) -> Mapping[str, str]:
    """The sentences of the rules in traditional Chinese, which scripts/zh_hant.py generates."""
    path = folder / "rules.zh-hant.toml"
    return read_toml(path) if path.is_file() else {}


@lru_cache
def _speaker(title: Title | None, language: str) -> Speaker:
    return Speaker(title, language)


def speaker(title: Title | str | None, language: str = "en") -> Speaker:
    """The speaker for a title (None: for War Council's own words alone) in a language.

    >>> speaker(None, "en").listed(["Red", "Blue", "Green"])
    'Red, Blue and Green'
    """
    return _speaker(get_title(title) if isinstance(title, str) else title, find_language(language))
