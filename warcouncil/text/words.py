"""The messages of one language: Fluent files, of which each message is parsed when it is first said.

A message that is missing, or that lacks one of its arguments, is an error: nothing is ever said in another
language or with a hole in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from warcouncil.engine.errors import WarCouncilError
from warcouncil.text.languages import SUFFIXES

HERE = Path(__file__).parent
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins: all of its other lines are indented, or close a bracket."""
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


class MissingMessage(WarCouncilError, LookupError):
    """Something that nobody has put into words, in this language."""

    message_id = "error-missing-message"


class BadMessage(WarCouncilError, ValueError):
    """A message that cannot be said with the arguments it was given."""

    message_id = "error-bad-message"


class _References(Visitor):
    """Collects the variables, the messages and the terms that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """The variables inside a term are its own parameters, but what is passed to it may mention ours."""
        self.terms.add(f"-{node.id.name}")
        if node.arguments is not None:
            self.generic_visit(node.arguments)


class WordFile:
    """One Fluent file: the source of each of its entries, and all of it parsed, if somebody wants that."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.sources: dict[str, str] = {}
        """Message (or term, with its dash) -> what is written for it first."""
        starts = [*ENTRY.finditer(self.text)]
        ends = [*(found.start() for found in starts[1:]), len(self.text)]
        for found, end in zip(starts, ends, strict=False):
            self.sources.setdefault(found[1], self.text[found.start() : end])

    @cached_property
    def resource(self) -> ast.Resource:
        return FluentParser(with_spans=True).parse(self.text)

    def attributes(self) -> dict[str, list[str]]:
        """Every message, in order, with the names of its attributes."""
        return {name: ATTRIBUTE.findall(text) for name, text in self.sources.items() if not name.startswith("-")}

    def messages(self) -> Iterator[ast.Message]:
        return (entry for entry in self.resource.body if isinstance(entry, ast.Message))

    def faults(self) -> Iterator[str]:
        """What is not Fluent, what is said twice, and messages without a value."""
        seen: set[str] = set()
        for entry in self.resource.body:
            if isinstance(entry, ast.Junk):
                yield f"{self.path.name}: not a message: {(entry.content or '').strip().splitlines()[0]!r}"
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in seen:
                    yield f"{self.path.name}: {name} is there twice"
                if entry.value is None:
                    yield f"{self.path.name}: {name} says nothing"
                seen.add(name)


class Words:
    """All messages of one language: those of a title, behind them those of its layers and of War Council itself."""

    def __init__(self, language: str, files: Iterable[WordFile]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._messages: dict[str, ast.Message | None] = {}
        """Those that were looked at; None: what is written there is no message."""
        self._given: set[str] = set()
        """Messages and terms that the bundle has, or is being given."""
        self._lock = Lock()
        self._variables: dict[tuple[str, str | None], frozenset[str]] = {}
        self._names: dict[tuple[str, str | None], str] = {}
        """What was said without arguments: names, of which a board is full."""
        for file in files:
            self._sources = {**file.sources, **self._sources}

    def __contains__(self, message_id: str) -> bool:
        return self._message(message_id) is not None

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        return self._pattern(message_id, attribute) is not None

    def variables(self, message_id: str, attribute: str | None = None) -> frozenset[str]:
        """The arguments that a message mentions, itself or through the messages it refers to."""
        key = (message_id, attribute)
        found = self._variables.get(key)
        if found is None:
            pattern = self._pattern(message_id, attribute)
            if pattern is None:
                raise self._missing(message_id, attribute)
            references = _References()
            references.visit(pattern)
            self._variables[key] = frozenset(references.variables)  # ends a circle of references
            inner = (self.variables(name) for name in sorted(references.messages))
            found = self._variables[key] = frozenset(references.variables).union(*inner)
        return found

    def say(self, message_id: str, arguments: Mapping[str, Any], attribute: str | None = None) -> str:
        """The message with its arguments filled in. MissingMessage or BadMessage if that cannot be done."""
        if arguments:
            return self._said(message_id, arguments, attribute)
        name = self._names.get((message_id, attribute))
        if name is None:
            name = self._names[message_id, attribute] = self._said(message_id, {}, attribute)
        return name

    def _said(self, message_id: str, arguments: Mapping[str, Any], attribute: str | None) -> str:
        if not self.has(message_id, attribute):
            raise self._missing(message_id, attribute)
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise self._missing(message_id, attribute)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise BadMessage(
                f"message {message_id!r} cannot be said in {self.language}: {'; '.join(map(str, errors))}",
                message=message_id,
                language=self.language,
            )
        return str(text)

    def _pattern(self, message_id: str, attribute: str | None) -> ast.Pattern | None:
        message = self._message(message_id)
        if message is None or attribute is None:
            return message.value if message else None
        return next((found.value for found in message.attributes if found.id.name == attribute), None)

    def _message(self, message_id: str) -> ast.Message | None:
        if message_id not in self._messages:
            with self._lock:  # several threads speak, and a message is there only with all that it refers to
                entry = self._load(message_id)
                self._messages[message_id] = entry if isinstance(entry, ast.Message) else None
        return self._messages[message_id]

    def _load(self, name: str) -> ast.Message | ast.Term | None:
        """Parse a message or a term, and give it to the bundle with all that it refers to."""
        self._given.add(name)
        if name not in self._sources:
            return None
        entry = FluentParser(with_spans=False).parse(self._sources[name]).body[0]
        if not isinstance(entry, ast.Message | ast.Term):
            return None
        self._bundle.add_resource(ast.Resource([entry]))
        references = _References()
        references.visit(entry)
        for other in references.messages | references.terms:
            if other not in self._given:
                self._load(other)
        return entry

    def _missing(self, message_id: str, attribute: str | None) -> MissingMessage:
        name = message_id if attribute is None else f"{message_id}.{attribute}"
        return MissingMessage(f"no message {name!r} in {self.language}", message=name, language=self.language)


def own_files(language: str) -> tuple[Path, ...]:
    """War Council's own words: every `warcouncil/text/<part>.<language>.ftl`."""
    return tuple(sorted(HERE.glob(f"*.{SUFFIXES[language]}.ftl")))


def word_file(folder: Path, language: str) -> Path:
    """The words of a title or of a layer in a language."""
    return folder / "text" / f"{SUFFIXES[language]}.ftl"


@lru_cache
def read_file(path: Path) -> WordFile:
    return WordFile(path)


@lru_cache
def read_words(folders: tuple[Path, ...], language: str) -> Words:
    """The words for a title and its layers (none: War Council's own alone). What says a thing first is heard."""
    paths: list[Path] = []
    for folder in folders:
        path = word_file(folder, language)
        if not path.is_file():
            raise MissingMessage(f"{folder.name} has no {path.name}", message=path.name, language=language)
        paths.append(path)
    return Words(language, [read_file(path) for path in (*paths, *own_files(language))])
