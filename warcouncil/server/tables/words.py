"""A match in words: what a view shows as ids and numbers, said in the viewer's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from warcouncil.engine.answers import Given
from warcouncil.engine.decision import Decision
from warcouncil.engine.forecast import Forecast, forecasts, percent
from warcouncil.engine.log import LogEntry, Masked
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import Title, get_title
from warcouncil.engine.what_if import drafts
from warcouncil.server.ground.errors import clause_body
from warcouncil.server.storage.offers import Written
from warcouncil.server.tables.concerns import concerned
from warcouncil.text import Speaker, speaker
from warcouncil.text.speaker import message_id

View = dict[str, Any]


def state_body(match: Match, view: View, language: str, *, helped: bool = False) -> dict[str, Any]:
    """What a viewer sees of the match, for the wire. `view` is `match.view(seat, log=False)`.

    `helped`: with what would come of options.
    """
    voice = speaker(match.title, language)
    return {
        "title": view["title"],
        "players": view["players"],
        "options": view["options"],
        "seats": view["seats"],
        "over": view["over"],
        "waiting": waiting_body(view, voice),
        "decisions": [
            decision_body(match, decision, voice, view if helped else None) for decision in view["decisions"]
        ],
        "can_undo": view["can_undo"],
        "answers": [answer_body(one, voice) for one in (match.answers(view["seat"]) if view["can_undo"] else ())],
        "drafts": view["drafts"],
        "draftable": draftable(match, view),
        "standing": view["standing"],
        "unless_concerned": view.get("unless_concerned", {}),  # told at the table alone
        "talk": [channel_body(match.title, channel, language) for channel in channels(view)],
        "view": view["view"],
        "result": result_body(match, voice) if view["over"] else None,
    }


def waiting_body(view: View, voice: Speaker) -> dict[str, Any]:
    waiting, mine = view["waiting_for"], [decision["power"] for decision in view["decisions"]]
    if view["over"]:
        text = voice.say("over")
    elif mine:
        text = voice.speak("your-turn", {"power": mine[0]})
    elif waiting["what"] in get_title(view["title"]).windows:
        text = voice.say("waiting-responses")
    else:
        text = voice.speak("waiting", {"powers": waiting["powers"]})
    ready = waiting.get("ready")  # told at the table alone: whoever looks back or plans sees no one decide
    return {"what": waiting["what"], "powers": waiting["powers"], "ready": ready, "text": text}


def decision_body(match: Match, decision: View, voice: Speaker, seen: View | None = None) -> dict[str, Any]:
    """One question with its options in words; with what its seat has `seen`, what would come of them, too."""
    kind = decision["kind"]
    options = [
        {"option": option, "label": voice.option(kind, option), "tip": voice.tip(kind, option), "touches": touched}
        for option, touched in zip(decision["options"], decision["touches"], strict=True)
    ]
    for row, coming in zip(options, forecasts(match.title, seen, decision), strict=True) if seen else ():
        if coming is not None:
            row["forecast"] = forecast_body(coming, voice)
    found = match.find(decision["id"])
    return {
        "id": decision["id"],
        "power": decision["power"],
        "kind": kind,
        "trigger": decision["trigger"],
        "prompt": voice.prompt(match.state, found),
        "about": {name: value for name, value in found.ask.about.items() if isinstance(value, str | int)},
        "concerns": None if found.trigger is None else concerned(match, found),
        "options": options,
    }


def answer_body(given: Given, voice: Speaker) -> dict[str, Any]:
    """An answer in the open block, for whoever gave it and may take it back."""
    return {**msgspec.structs.asdict(given), "label": voice.option(given.kind, given.option)}


def forecast_body(forecast: Forecast, voice: Speaker) -> dict[str, Any]:
    """What would come of an option."""
    chance = forecast.chance
    return {
        "text": voice.forecast(forecast),
        "percent": None if chance is None else percent(chance),
        "own": forecast.own,
        "other": forecast.other,
    }


def draftable(match: Match, view: View) -> list[dict[str, Any]]:
    """What the viewer can think through with "what if": such a question that is open, and those still to come."""
    steps = match.title.draftable
    asked = [
        {"step": decision["kind"], "power": decision["power"], "number": None, "decision": decision["id"]}
        for decision in view["decisions"]
        if decision["kind"] in steps
    ]
    coming = drafts(match, view["seat"]) if steps and view["seat"] is not None else ()
    return asked + [{"step": one.step, "power": one.power, "number": one.number, "decision": None} for one in coming]


def result_body(match: Match, voice: Speaker) -> dict[str, Any] | None:
    """How the match ended."""
    result, state = match.result, match.state
    if result is None:
        return None
    first, *lines = voice.result(match).split("\n")
    standing = sorted(result.scores, key=lambda power: result.ranks[state.seat_of(power)])
    rows = [
        {
            "rank": result.ranks[state.seat_of(power)],
            "power": power,
            "seat": state.seat_of(power),
            "score": result.scores[power],
            "text": line,
        }
        for power, line in zip(standing, lines, strict=True)
    ]
    return {
        "ranks": result.ranks,
        "winners": result.winners,
        "scores": result.scores,
        "reason": result.reason,
        "clause": clause_body(match.title.id, result.clause, voice.language),
        "text": first,
        "lines": rows,
    }


# -- talk


def channel_id(seats: Iterable[int]) -> str:
    return "-".join(map(str, seats))


def channels(view: View) -> list[dict[str, Any]]:
    """The channels a viewer may read; of a spectator only that of the whole table."""
    everybody = tuple(range(view["players"]))
    return [row for row in view["talk"] if view["seat"] is not None or tuple(row["seats"]) == everybody]


def channel_body(title: Title, channel: Mapping[str, Any], language: str) -> dict[str, Any]:
    clause = channel["clause"]
    return {
        "channel": channel_id(channel["seats"]),
        "seats": channel["seats"],
        "open": channel["open"],
        "clause": None if clause is None else clause_body(title.id, clause, language),
    }


def written_body(offer: str, title: str, language: str) -> dict[str, Any]:
    """An offer as it stands in the talk, in the words of the title. What its rules no longer know has no label."""
    written = msgspec.json.decode(offer, type=Written)
    game, package = get_title(title), written.package
    return {
        "id": written.id,
        "step": package.step,
        "power": package.power,
        "choices": [option_named(game, kind, option, language) for kind, option in package.choices],
        "answers": written.answers or None,
    }


def option_named(title: Title, kind: str, option: Option, language: str) -> dict[str, Any]:
    label = speaker(title, language).option(kind, option) if title.fits(kind, option) else None
    return {"option": option, "label": label}


# -- the log


def entry_body(entry: LogEntry, number: int, voice: Speaker, elements: frozenset[str]) -> dict[str, Any]:
    """A log entry (cut for its reader) as text, as text in parts, and with the board elements it mentions."""
    text = voice.entry(entry)
    things = list(_things(entry, voice))
    found = [str(value) for _, value in things if value in elements]
    return {
        "number": number,
        "message": entry.message,
        "arguments": entry.plain(),
        "text": text,
        "parts": parts(text, things, voice, elements),
        "elements": list(dict.fromkeys(found)),
    }


def _things(entry: LogEntry, voice: Speaker) -> Iterable[tuple[str, Any]]:
    """Domain and value of everything that the entry names."""
    for name, value in entry.arguments.items():
        domain = voice.domain_of(name)
        if domain is None or isinstance(value, Masked):
            continue
        for atom in value if isinstance(value, tuple | list) else (value,):
            if isinstance(atom, str):
                yield domain, atom


def parts(text: str, things: Sequence[tuple[str, Any]], voice: Speaker, elements: frozenset[str]) -> list[Any]:
    """The text in pieces: strings, and the things it names."""
    names: dict[str, dict[str, Any]] = {}
    for domain, value in things:
        if not voice.has(message_id(domain, value)):
            continue
        name = voice.name(domain, value)
        thing = {"text": name, "domain": domain, "value": value}
        if value in elements:
            thing["element"] = value
        names.setdefault(name, thing)
    if not names:
        return [text]
    longest_first = sorted(names, key=len, reverse=True)
    pieces = re.split(f"({'|'.join(map(re.escape, longest_first))})", text)
    return [names.get(piece, piece) for piece in pieces if piece]


def board_elements(title: Title, options: Mapping[str, Any]) -> frozenset[str]:
    """The ids of everything on the board."""
    return _elements(title.id, msgspec.json.encode(dict(sorted(options.items()))))


@lru_cache(maxsize=64)
def _elements(title: str, options: bytes) -> frozenset[str]:
    board = get_title(title).board(msgspec.json.decode(options))
    groups = (board.get(name, ()) for name in ("zones", "spaces", "links", "tracks"))
    return frozenset(str(item["id"]) for group in groups for item in group if "id" in item)


# -- why not


def touching(match: Match, decision: Decision, element: str, candidates: Iterable[Option]) -> list[Option]:
    """The candidates that are about a board element."""
    return [option for option in candidates if element in _touches(match, decision, option)]


def _touches(match: Match, decision: Decision, option: Option) -> tuple[str, ...]:
    """What an option touches; nothing for one that makes no sense in this position."""
    try:
        return match.title.touches(match.state, decision, option)
    except (LookupError, ValueError, TypeError):
        return ()
