"""What one viewer of a match gets: the title's view, with what is asked, the log and who is waited for."""

from __future__ import annotations

from typing import Any

from warcouncil.engine.course import Course
from warcouncil.engine.decision import Decision
from warcouncil.engine.state import EVERYBODY, State
from warcouncil.engine.title import Title


def match_view(course: Course, seat: int | None, can_undo: bool, log: bool, public: dict[str, Any]) -> dict[str, Any]:
    """Plain data for one seat (None: a spectator; EVERYBODY: all seats at once), from what that viewer may see."""
    title, state = course.title, course.state
    mine = [decision for decision in course.decisions() if seat in (decision.seat, EVERYBODY)]
    result = course.result
    return {
        "title": title.id,
        "players": state.players,
        "options": dict(state.options),
        "seats": dict(state.seats),
        "seat": seat,
        "over": course.over,
        "result": None
        if result is None
        else {"ranks": result.ranks, "scores": result.scores, "reason": result.reason, "clause": result.clause},
        "waiting_for": waiting_for(course),
        "can_undo": can_undo,
        "decisions": [described(title, state, decision) for decision in mine],
        "drafts": {power: state.drafts.get(power, ()) for power in state.seats if state.sees(seat, power)},
        "standing": dict(course.standing.get(seat, {})) if seat is not None else {},
        "log": log_for(course, seat) if log else [],
        "talk": [
            {"seats": channel.seats, "open": channel.open, "clause": channel.clause}
            for channel in title.talk(state)
            if seat is None or seat == EVERYBODY or seat in channel.seats
        ],
        "view": public if seat is None else title.seat_view(state, public, seat),
    }


def waiting_for(course: Course) -> dict[str, Any]:
    """Who must decide. Of a secret block everybody sees only whom it is about, never who has answered."""
    block = course.block
    if block is None:
        asked = course.asked
        return {"what": None if asked is None else asked.kind, "powers": () if asked is None else (asked.power,)}
    if block.trigger is not None:
        what: str | None = block.trigger
    else:
        what = "talk" if block.open_talk else "together"
    return {"what": what, "powers": tuple(block.runs)}


def described(title: Title, state: State, decision: Decision) -> dict[str, Any]:
    return {
        "id": decision.id,
        "power": decision.power,
        "kind": decision.kind,
        "trigger": decision.trigger,
        "options": decision.options,
        "touches": [title.touches(state, decision, option) for option in decision.options],
    }


def log_for(course: Course, seat: int | None) -> list[dict[str, Any]]:
    """The log as this viewer may read it, numbered for this viewer. A hidden argument is None."""
    entries = (entry.for_seat(seat) for entry in course.log)
    told = [entry for entry in entries if entry is not None]
    return [{"number": number, "message": e.message, "arguments": e.plain()} for number, e in enumerate(told, start=1)]
