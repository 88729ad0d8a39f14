"""The OpenAPI document is true: random requests made from it find no server error and no undocumented answer."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi import checks
from sqlalchemy import select

from tests.server.house import House, Person
from tests.server.playing import play_some, two_at_a_table
from tests.server.test_offers import ALLIES, Congress
from warcouncil.server.leagues.book import Terms
from warcouncil.server.leagues.leagues import Announcement
from warcouncil.server.people import tickets, users
from warcouncil.server.storage import models
from warcouncil.server.web.host_page import COOKIE

CHECKS: list[CheckFunction] = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def api(house: House) -> Any:
    return schemathesis.openapi.from_dict(house.app.openapi())


def test_random_requests(api: Any, house: House) -> None:
    """A few for each operation, the same every time."""
    fuzz(api, house, settings(max_examples=5, derandomize=True), 0)


@pytest.mark.soak
def test_very_many_random_requests(
    api: Any, house: House, seed: int, record_property: Callable[[str, object], None]
) -> None:
    answered = fuzz(api, house, settings(max_examples=300, derandomize=False, database=None), seed)
    record_property("count", answered)


def fuzz(api: Any, house: House, how: settings, seed: int) -> int:
    """Random requests to every operation; how many."""
    operations = [found.ok() for found in api.get_all_operations()]
    answered = {operation.label: fuzz_one(operation, house, how, seed) for operation in operations}
    assert [label for label, count in answered.items() if count == 0] == []
    return sum(answered.values())


def fuzz_one(operation: Any, house: House, how: settings, seed: int) -> int:
    """With any ids, and with those of a real table and a real match; how many requests there were."""
    real, session = somebody(house)
    answered = 0

    @hypothesis.seed(seed)
    @settings(how, suppress_health_check=list(HealthCheck), deadline=None)
    @given(case=operation.as_strategy(), really=some.booleans())
    def request(case: Any, really: bool) -> None:
        nonlocal answered
        for name in case.path_parameters or {}:
            if really and name in real:
                case.path_parameters[name] = real[name]
        answer = case.call(base_url=house.url, session=session, timeout=90)
        case.validate_response(answer, checks=CHECKS)
        answered += 1

    request()
    session.close()
    return answered


def somebody(house: House) -> tuple[dict[str, Any], requests.Session]:
    """A guest at a table and in a match: what a path may name, and a connection with the guest's cookie."""
    ann, bob = house.person("Ann"), house.person("Bob")
    match, table = two_at_a_table(ann, bob, "parley"), ann.table()
    bob.post(f"/api/matches/{match}/requests", {"kind": "pause"})
    session = requests.Session()
    session.trust_env = False
    session.headers["X-War-Council"] = "1"
    session.cookies.update(dict(ann.http.cookies))
    real = {
        "title": "parley",
        "user": bob.id,
        "token": ann.invite(table),
        "calendar_file": calendar_of(ann),
        "step": 0,
        "seat": 1,
        "request_id": 1,
        "number": ann.post(f"/api/matches/{match}/variants", {}, 201)["id"],
        "league_id": a_league(house),
    }
    session.cookies.set(COOKIE, as_host(house), path="/api/host")
    return {**real, "match_id": match, "table_id": table["id"]}, session


def as_host(house: House) -> str:
    """What a browser holds that has opened the host's page."""
    return house.services.hosting.enter(house.services.hosting.link())


def a_league(house: House) -> str:
    terms = Terms(title="parley", sizes=(2,), rounds=2, wait=0)
    return house.services.leagues.create(Announcement("Cup", terms), "command").id


def a_league_with_a_round(house: House) -> str:
    league, leagues = a_league(house), house.services.leagues
    for name in ("Cato", "Nero"):
        person = Person(house)
        person.post("/api/accounts", {"name": name, "password": "three unlikely words"}, 201)
        person.post(f"/api/leagues/{league}/entry")
    return leagues.begin(league, "command").id


def calendar_of(person: Person) -> str:
    path: str = person.post("/api/me/calendar")["path"]
    return path.rpartition("/")[2]


def letter_for(house: House, person: Person) -> str:
    """The token of a link to a new password."""
    user_id = person.id
    with house.services.store.write() as connection:
        now = house.services.time.now()
        users.change(connection, user_id, email="ann@example.org", email_confirmed=True)
        tickets.order(connection, tickets.RESET, user_id, "ann@example.org", now)
        ordered = connection.scalar(select(models.tickets.c.id).where(models.tickets.c.user_id == user_id))
        issued = tickets.issue(connection, ordered or 0, now)
    assert issued
    return issued[1]


def test_real_answers_are_as_described(house: House, ann: Person, bob: Person, api: Any) -> None:
    """Every kind of answer of a real match, held against the document."""
    match = two_at_a_table(ann, bob, clock={"kind": "fischer", "minutes": 60})
    ann.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "hello"}, status=201)
    play_some({0: ann, 1: bob}, match, 30, random.Random(1))
    ann.post(f"/api/matches/{match}/requests", {"kind": "pause"})
    over = two_at_a_table(ann, bob, "parley", options={"rounds": 2})
    variants = {id_: ann.post(f"/api/matches/{id_}/variants", {}, 201)["id"] for id_ in (match, over)}
    play_some({0: ann, 1: bob}, over, 1000, random.Random(1))
    token, ticket, compared = ann.invite({"id": match}), letter_for(house, ann), 0
    calendar, league = calendar_of(ann), a_league_with_a_round(house)
    ann.http.cookies.set(COOKIE, as_host(house), domain="127.0.0.1", path="/api/host")
    for path, item in api.raw_schema["paths"].items():
        if "get" not in item or "{offer}" in path:  # offers: below
            continue
        for id_ in (match, over):
            names = {"title": "parley", "user": ann.id, "token": token, "ticket": ticket, "calendar_file": calendar}
            url = path.format(**names, league_id=league, step=2, match_id=id_, table_id=id_, number=variants[id_])
            answer = ann.http.get(url, params={"title": "parley"})
            assert answer.status_code == 200, (url, answer.text[:300])
            api[path]["GET"].validate_response(schemathesis.Response.from_httpx(answer, verify=False))
            compared += 1
    assert compared > 40


def test_answers_with_patches_are_as_described(house: House, ann: Person, bob: Person, api: Any) -> None:
    match = two_at_a_table(ann, bob)
    play_some({0: ann, 1: bob}, match, 6, random.Random(1))
    described, known = api["/api/matches/{match_id}"]["GET"], {"held": "nothing"}
    for choices in (0, 0, 1):  # the whole, nothing new, and a patch
        play_some({0: ann, 1: bob}, match, choices, random.Random(2))
        answer = ann.http.get(f"/api/matches/{match}", params=known)
        described.validate_response(schemathesis.Response.from_httpx(answer, verify=False))
        told = answer.json()
        known = {"held": told.get("tag", known["held"]), "cursor": told["cursor"]}
    assert told["patch"]["against"] != known["held"]


def test_offers_are_as_described(house: House, api: Any) -> None:
    congress = Congress(house)
    offer = congress.offer(congress.ann, ALLIES)
    path = "/api/matches/{match_id}/offers/{offer}"
    url = path.format(match_id=congress.id, offer=offer["offer"]["id"])
    looked, accepted = congress.bob.http.get(url), congress.bob.http.post(url, json={"answer": "accept"})
    talk = congress.bob.http.get(f"/api/matches/{congress.id}/talk")
    table = congress.bob.http.get(f"/api/tables/{congress.id}")
    for described, method, answer in (
        (path, "GET", looked),
        (path, "POST", accepted),
        ("/api/matches/{match_id}/talk", "GET", talk),
        ("/api/tables/{table_id}", "GET", table),
    ):
        assert answer.status_code == 200, answer.text
        api[described][method].validate_response(schemathesis.Response.from_httpx(answer, verify=False))
    assert talk.json()["messages"][0]["offer"] and table.json()["offers"]


def test_the_document_describes_every_answer(api: Any) -> None:
    for path, item in api.raw_schema["paths"].items():
        for method, operation in item.items():
            fine = [answer for status, answer in operation["responses"].items() if status in ("200", "201")]
            for answer in fine:
                for content in answer["content"].values():
                    assert content["schema"], (method, path)
            assert fine or "204" in operation["responses"], (method, path)
            assert operation["description"] and "422" not in operation["responses"], (method, path)
