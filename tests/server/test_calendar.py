"""The calendar of turns: a secret address that can be replaced, and what a calendar program reads there."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.server.house import House, Person, Wall
from tests.server.playing import asked, two_at_a_table
from warcouncil.server.post.calendar import Turn, escaped, folded, stamp, written

DAYS = {"kind": "days", "days": 2}


class Component(msgspec.Struct):
    """A part of a calendar as RFC 5545 has it: properties and further parts."""

    name: str
    properties: dict[str, str] = {}
    parts: list[Component] = []


def unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] in "nN" else found[1], value)


def parsed(text: str) -> Component:
    """A calendar read strictly: CRLF, no line over 75 bytes, every BEGIN with its END."""
    assert text.endswith("\r\n") and not re.search(r"(?<!\r)\n|\r(?!\n)", text)
    assert max(len(line.encode()) for line in text.split("\r\n")) <= 75
    top = Component("")
    stack = [top]
    for line in text.replace("\r\n ", "").removesuffix("\r\n").split("\r\n"):
        name, _, value = line.partition(":")
        if name == "BEGIN":
            stack[-1].parts.append(Component(value, {}, []))
            stack.append(stack[-1].parts[-1])
        elif name == "END":
            assert stack.pop().name == value
        else:
            assert re.fullmatch(r"[A-Z-]+(;[A-Z-]+=[A-Z0-9-]+)*", name) and name not in stack[-1].properties, line
            stack[-1].properties[name] = value if name in ("URL", "UID") else unescaped(value)
    (calendar,) = top.parts
    assert stack == [top] and calendar.name == "VCALENDAR" and calendar.properties["VERSION"] == "2.0"
    assert calendar.properties["PRODID"] and calendar.parts, "a calendar without parts is none"
    for event in events(calendar):
        assert {"UID", "DTSTAMP", "DTSTART", "SUMMARY"} <= event.properties.keys()
        assert all(re.fullmatch(r"\d{8}T\d{6}Z", event.properties[name]) for name in ("DTSTAMP", "DTSTART"))
    return calendar


def events(calendar: Component) -> list[Component]:
    return [part for part in calendar.parts if part.name == "VEVENT"]


def fetch(house: House, path: str) -> Component:
    """As a calendar program does, that has no session."""
    answer = house.person().http.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/calendar; charset=utf-8"
    return parsed(answer.content.decode())


@pytest.mark.parametrize(
    "text", ["a;b,c\\n\\;d", "two\nlines\r\nand\rmore", "轮到你了，请决定" * 30, "x" * 74 + "é" * 80, ""]
)
def test_any_text_comes_back_as_it_was(text: str) -> None:
    calendar = parsed(written([Turn("u", 5.0, 6.0, text, "http://h/table/t")], text, "h"))
    (event,) = events(calendar)
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    assert event.properties["SUMMARY"] == calendar.properties["X-WR-CALNAME"] == lines
    assert event.properties["DTSTART"] == "19700101T000006Z" and event.properties["UID"] == "u@h"


def test_lines_are_folded_at_75_bytes_and_never_within_a_letter() -> None:
    assert folded("x" * 75) == "x" * 75
    assert folded("x" * 76) == "x" * 75 + "\r\n x"
    assert folded("x" * 73 + "军军") == "x" * 73 + "\r\n 军军"
    assert escaped("\\") == "\\\\"


def test_a_turn_is_due_when_its_clock_runs_out(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    paths = {person: person.post("/api/me/calendar")["path"] for person in (ann, bob)}
    assert events(fetch(timed, paths[ann])) == []
    match = two_at_a_table(ann, bob, clock=DAYS)
    waiting, decision, update = asked({0: ann, 1: bob}, match)
    other = bob if waiting is ann else ann
    assert events(fetch(timed, paths[other])) == []
    (turn,) = events(fetch(timed, paths[waiting]))
    clock = next(one for one in update["table"]["clocks"] if one["seat"] == update["seat"])
    assert turn.properties["DTSTART"] == stamp(clock["deadline"])
    assert turn.properties["SUMMARY"] == "Endeavor: Age of Sail: It is your turn."
    assert turn.properties["URL"].endswith(f"/table/{match}")
    assert decision["prompt"] not in str(turn), "what is asked is for the page"
    waiting.call("PATCH", "/api/me", {"language": "zh-Hans"})
    (same,) = events(fetch(timed, paths[waiting]))
    assert same.properties["SUMMARY"].endswith("轮到你了。") and same.properties["UID"] == turn.properties["UID"]
    for _ in range(9):
        asks = waiting.look(match)["state"]["decisions"]
        if not asks:
            break
        waiting.choose(match, asks[0])
    assert events(fetch(timed, paths[waiting])) == []


def test_clocks_that_stand_still_are_due_never(house: House, ann: Person, bob: Person) -> None:
    path = ann.post("/api/me/calendar")["path"]
    two_at_a_table(ann, bob)
    assert events(fetch(house, path)) == [], "a table without a clock"
    match = two_at_a_table(ann, bob, clock=DAYS)
    ann.call("POST", f"/api/matches/{match}/pause", {}, 204)
    assert events(fetch(house, path)) == []


def test_the_address_is_secret_and_can_be_replaced(house: House, ann: Person, bob: Person) -> None:
    assert ann.get("/api/me/calendar") == {"path": None}
    first = ann.post("/api/me/calendar")["path"]
    assert ann.get("/api/me/calendar") == {"path": first} and first != bob.post("/api/me/calendar")["path"]
    assert len(first.rpartition("/")[2].removesuffix(".ics")) == 20
    fetch(house, first)
    second = ann.post("/api/me/calendar")["path"]
    assert house.person().refused("GET", first) == (404, "not-found")
    fetch(house, second)
    ann.call("DELETE", "/api/me/calendar", status=204)
    assert house.person().refused("GET", second) == (404, "not-found") and ann.get("/api/me/calendar")["path"] is None
    assert house.person().refused("GET", "/api/me/calendar") == (401, "no-session")


def test_whoever_leaves_for_good_leaves_no_calendar(house: House, ann: Person) -> None:
    path = ann.post("/api/me/calendar")["path"]
    ann.call("DELETE", "/api/me", {}, 204)
    assert house.person().refused("GET", path) == (404, "not-found")
