"""Finds everything that a title has not put into words, in any language, before a player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warcouncil.engine import clauses
from warcouncil.engine.data import BadData
from warcouncil.engine.title import Title, get_title
from warcouncil.text.languages import LANGUAGES
from warcouncil.text.layer_check import LayerWords, copies, layer_problems, uneven
from warcouncil.text.layers import layers_of
from warcouncil.text.scan import Need, Source
from warcouncil.text.speaker import (
    ENGINE_DOMAINS,
    NOW,
    Speaker,
    argument_names,
    message_id,
    speaker,
    traditional_clauses,
)
from warcouncil.text.words import MissingMessage, read_file, word_file

ENGINE_ACTS = ("pass", "ready")


def check(title: Title | str, languages: Sequence[str] = LANGUAGES) -> list[str]:
    """What is missing or wrong in a title's words: one sentence each, none when all is well."""
    game = get_title(title) if isinstance(title, str) else title
    layers = [LayerWords(layer) for layer in layers_of(game)]
    source = Source(game.folder)
    source.keys.update(*(layer.source.keys for layer in layers))
    source.about.update(*(layer.source.about for layer in layers))
    needs = [*_needs(game, source), *source.needs, *_endings(game, source)]
    needs += [need for layer in layers for need in layer.entries]
    try:
        rules: tuple[str, ...] = tuple(clauses.load(game))
        problems = list(source.faults)
    except BadData as error:
        rules, problems = (), [*source.faults, error.reason]
    problems += layer_problems(layers, languages)
    speakers: list[Speaker] = []
    for language in languages:
        try:
            voice = speaker(game, language)
        except MissingMessage as error:
            problems.append(f"{language}: {error.reason}")
            continue
        speakers.append(voice)
        found = [
            *read_file(word_file(game.folder, language)).faults(),
            *_missing_names(game, voice),
            *_missing_messages(voice, needs),
            *_unknown_occasions(game, source, voice),
            *_missing_clauses(game, voice, rules),
        ]
        problems += [f"{language}: {problem}" for problem in found]
    spoken = [voice.language for voice in speakers]
    known = {problem.partition(" (")[0] for problem in problems}
    problems += (problem for problem in uneven(game.folder, spoken) if problem.partition(" (")[0] not in known)
    return [*problems, *copies(game.folder, [layer.layer for layer in layers], spoken)]


def _needs(title: Title, source: Source) -> Iterator[Need]:
    """The messages that follow from the title's data."""
    yield Need("title", frozenset(), "the title")
    yield Need("about", frozenset(), "the title")
    for spec in title.all_options():
        yield Need(message_id("option", spec.id), frozenset(), "a match option")
        for value in spec.values:
            yield Need(message_id("option", spec.id, value), frozenset(), "a match option")
    described = _described(title, source)
    for name, kind in title.kinds.items():
        yield Need(message_id("ask", name), frozenset((*ENGINE_DOMAINS, *described)), "a kind of decision")
        for act, domains in kind.acts.items():
            yield Need(message_id("act", act), frozenset(argument_names(domains)), f"an act of {name}")
    yield Need("ask-ready", frozenset(ENGINE_DOMAINS), "every title")
    for act in ENGINE_ACTS:
        yield Need(message_id("act", act), frozenset(), "every title")


def _endings(title: Title, source: Source) -> Iterator[Need]:
    """The sentences of the end, with what the title's epilogue tells."""
    told = source.keys if type(title).epilogue is not Title.epilogue else set()
    for reason, where in source.endings:
        yield Need(message_id("end", reason), frozenset(("powers", *told)), where)


def _described(title: Title, source: Source) -> set[str]:
    """The arguments that a prompt may be given, by its title or by the rule that asks (`about`)."""
    return source.keys if type(title).describe is not Title.describe else source.about


def _missing_names(title: Title, voice: Speaker) -> Iterator[str]:
    for domain, values in title.domains.items():
        for value in values:
            if isinstance(value, str) and not voice.has(message_id(domain, value)):
                yield f"{message_id(domain, value)} is missing (a name)"
    asks = (message_id("ask", kind) for kind in title.kinds)
    if any("trigger" in voice.words.variables(ask) for ask in asks if voice.has(ask)):
        for trigger in title.windows:
            if not voice.has(message_id("trigger", trigger)):
                yield f"{message_id('trigger', trigger)} is missing (what is responded to)"


def _missing_messages(voice: Speaker, needs: Sequence[Need]) -> Iterator[str]:
    for need in needs:
        message = need.message
        if message.startswith("hidden-"):
            argument = message.removeprefix("hidden-")
            message = message_id("hidden", voice.domain_of(argument) or argument)
        if not voice.has(message):
            yield f"{message} is missing ({need.why})"
            continue
        for attribute in (None, "tip"):
            if need.arguments is None or not voice.words.has(message, attribute):
                continue
            for variable in sorted(voice.words.variables(message, attribute) - need.arguments):
                yield f"{message} mentions ${variable}, which it is not given ({need.why})"


def _unknown_occasions(title: Title, source: Source, voice: Speaker) -> Iterator[str]:
    """What a window tells of the moment can only name what its prompt is given."""
    given = {"power", *_described(title, source)}
    for trigger in title.windows:
        message = message_id("trigger", trigger)
        if voice.words.has(message, NOW):
            for variable in sorted(voice.words.variables(message, NOW) - given):
                yield f"{message}.{NOW} mentions ${variable}, which it is not given"


def _missing_clauses(title: Title, voice: Speaker, rules: Sequence[str]) -> Iterator[str]:
    known = clauses.load(title) if rules else {}
    for section in sorted({known[clause].section for clause in rules}):
        if not voice.has(message_id("section", section)):
            yield f"no message {message_id('section', section)}"
    if voice.language != "zh-Hant":
        return  # a clause without its en and zh sentences is not even read
    sentences = traditional_clauses(title.folder)
    for clause in rules:
        if not sentences.get(clause):
            yield f"clause {clause} has no sentence"
