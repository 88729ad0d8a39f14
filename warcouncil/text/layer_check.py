"""What is wrong with the words of the layers under a title, and what a title says again that a layer says already."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from fluent.syntax import ast

from warcouncil.engine.title import Kind
from warcouncil.text.layers import Layer
from warcouncil.text.scan import Need, Source
from warcouncil.text.speaker import argument_names, message_id
from warcouncil.text.words import own_files, read_file, word_file

FAMILIES = ("ask", "act", "log", "trigger", "dice", "why", "hidden")
"""How the ids of those messages begin that follow from what rules ask, log and count."""


class LayerWords:
    """What the code of a layer asks, logs and counts, and so must be said by it."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self.source = Source(layer.folder, f"{layer.name}/")
        self.entries: list[Need] = [*self.source.needs, *self.source.dice]
        """What does not follow from the kinds of questions that a title takes over."""
        self._named = {message_id(text) for text in self.source.named}

    def needs(self) -> Iterator[Need]:
        yield from self.entries
        yield from self.source.moments
        yield from self.source.options
        for module in _chapters(self.layer):
            where = f"{self.layer.name}/{module.__name__.removeprefix(f'{self.layer.package}.').replace('.', '/')}.py"
            kinds: Mapping[str, Kind] = getattr(module, "KINDS", {})
            for name, kind in kinds.items():
                yield Need(message_id("ask", name), None, where)
                for act, domains in kind.acts.items():
                    yield Need(message_id("act", act), frozenset(argument_names(domains)), where)
            for act in getattr(module, "MENU", {}):
                yield Need(message_id("act", act), None, where)

    def names(self, message: str) -> bool:
        """Whether the code names what a message is about, whatever it does with it; for a value of an option, what
        the option is called."""
        named = message.partition("-")[2]
        return named in self._named or (message.startswith("option-") and named.partition("-")[0] in self._named)


def layer_problems(layers: Sequence[LayerWords], languages: Sequence[str]) -> Iterator[str]:
    """What layers do not say, say without need, or say again although a layer below them does."""
    for index, words in enumerate(layers):
        yield from words.source.faults
        below = [other.layer for other in layers[index + 1 :]]
        spoken = [language for language in languages if word_file(words.layer.folder, language).is_file()]
        for language in spoken:
            for problem in _file_problems(words, below, language):
                yield f"{language}: {problem}"
        yield from (f"{words.layer.name}: {problem}" for problem in uneven(words.layer.folder, spoken))
        yield from copies(words.layer.folder, below, spoken)


def _file_problems(words: LayerWords, below: Sequence[Layer], language: str) -> Iterator[str]:
    name, file = words.layer.name, read_file(word_file(words.layer.folder, language))
    yield from (f"{name}/{fault}" for fault in file.faults())
    said = said_in(words.layer.folder, language)
    known = {*said, *(id for layer in below for id in said_in(layer.folder, language)), *_own(language)}
    needed = {need.message: need.why for need in words.needs()}
    for message, why in needed.items():
        if message not in known:
            yield f"{name} does not say {message} ({why})"
    for message in said:
        exact = message.partition("-")[0] in FAMILIES
        if message not in needed and (exact or not words.names(message)):
            yield f"{name} says {message}, which none of its rules needs"


def said_in(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a title's or a layer's own file."""
    return {message.id.name: message for message in read_file(word_file(folder, language)).messages()}


def copies(folder: Path, layers: Sequence[Layer], languages: Sequence[str]) -> Iterator[str]:
    """What is said in one folder just as in a layer below, in every language."""
    for layer in layers:
        pairs = [(said_in(folder, language), said_in(layer.folder, language)) for language in languages]
        for message in pairs[0][0] if pairs else ():
            if all(_same(said.get(message), there.get(message)) for said, there in pairs):
                yield f"{message} is a copy: {layer.name} says the same"


def _same(one: ast.Message | None, other: ast.Message | None) -> bool:
    return one is not None and other is not None and one.equals(other, ignored_fields=["span", "comment"])


def uneven(folder: Path, languages: Sequence[str]) -> Iterator[str]:
    """What one language says and another does not."""
    said = {language: said_in(folder, language) for language in languages}
    everything: set[str] = set().union(*said.values())
    for language, ids in said.items():
        for message in sorted(everything - ids.keys()):
            yield f"{language}: {message} is missing (another language has it)"


@lru_cache
def _own(language: str) -> frozenset[str]:
    """What War Council says itself."""
    return frozenset(message.id.name for path in own_files(language) for message in read_file(path).messages())


def _chapters(layer: Layer) -> Iterator[ModuleType]:
    """The modules of a layer, which may have KINDS and a MENU."""
    for path in sorted(layer.folder.rglob("*.py")):
        parts = path.relative_to(layer.folder).with_suffix("").parts
        yield import_module(".".join((layer.package, *(part for part in parts if part != "__init__"))))
