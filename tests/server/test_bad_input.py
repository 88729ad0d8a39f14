"""Bad input of every sort: a clear refusal with a reason, and nothing changed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Json, Person, running
from tests.server.playing import asked, play_until, stored, two_at_a_table
from warcouncil.server.ground.errors import Refused
from warcouncil.server.ground.limits import place


@pytest.fixture
def game(house: House, ann: Person, bob: Person) -> tuple[str, Person, Person, Json]:
    """A match, whoever is asked, whoever is not, and the question."""
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    return match, person, bob if person is ann else ann, decision


Game = tuple[str, Person, Person, Json]


# -- shapes


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"nonsense", b"\xff\xfe", b'{"seat": 0,}', b"[" * 5000, b'{"a": NaN}', b"null", b"[]", b'"x"'],
)
def test_malformed_json(house: House, game: Game, content: bytes) -> None:
    match, person, _, _ = game
    before = stored(house, match)
    answer = person.http.post(
        f"/api/matches/{match}/choices", content=content, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400 and answer.json()["error"]["code"] in ("bad-json", "bad-request")
    assert stored(house, match) == before


WRONG: list[Any] = [
    {"decision": 5, "option": ["pass"]},
    {"decision": "x", "option": "pass"},
    {"decision": "x", "option": []},
    {"decision": "x", "option": [True]},
    {"decision": "x", "option": [1.0]},
    {"decision": "x", "option": [None]},
    {"decision": "x", "option": [["pass"]]},
    {"decision": "x", "option": ["pass"], "seat": "0"},
    {"decision": "x", "option": ["pass"], "seat": -1},
    {"decision": "x", "option": ["pass"], "seat": True},
    {"decision": "x", "option": ["pass"], "more": 1},
    {"decision": "x" * 500, "option": ["pass"]},
    {"decision": "x", "option": ["pass"] * 40},
    {"decision": "x", "option": ["x" * 1000]},
    {"decision": "x", "option": ["pass"], "choices": []},
    {"choices": [{"decision": "x", "option": ["pass"]}], "option": ["pass"]},
    {"choices": [{"decision": "x"}]},
    {"decision": "x"},
    {},
]


@pytest.mark.parametrize("body", WRONG, ids=str)
def test_wrong_types_and_unknown_fields(house: House, game: Game, body: Any) -> None:
    match, person, _, _ = game
    before = stored(house, match)
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (400, "bad-request")
    assert stored(house, match) == before


def test_a_refusal_names_the_field(game: Game) -> None:
    match, person, _, decision = game
    answer = person.http.post(f"/api/matches/{match}/choices", json={"decision": decision["id"], "option": [1.5]})
    assert answer.json()["error"]["field"].startswith("option")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/nothing"),
        ("GET", "/api/matches/nothing"),
        ("POST", "/api/matches/nothing/choices"),
        ("GET", "/api/matches/nothing/history"),
        ("GET", "/api/invitations/nothing"),
        ("GET", "/api/users/nothing"),
        ("GET", "/api/titles/nothing"),
        ("GET", "/api/nothing"),
        ("GET", "/nothing.js"),
        ("GET", "/../pyproject.toml"),
        ("GET", "/%2e%2e/%2e%2e/pyproject.toml"),
    ],
)
def test_unknown_ids(ann: Person, method: str, path: str) -> None:
    body = {"decision": "x", "option": ["pass"]} if method == "POST" else None
    assert ann.refused(method, path, body) == (404, "not-found")


UNSTORABLE = ["\x00", "Ann\x00", "\ud800"]
"""What one database or the other cannot hold, or no encoding can carry."""


def test_text_that_cannot_be_stored(folder: Path, database: str) -> None:
    with running(folder, database=database) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        before = stored(house, match)
        for text in UNSTORABLE:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": text}]
            for method, path, body in (
                ("POST", "/api/session", {"name": text, "password": "correct horse"}),
                ("PATCH", "/api/me", {"email": f"ann@example.org{text}"}),
                ("PUT", "/api/me/webhook", {"url": f"http://8.8.8.8/{text}"}),
                ("POST", "/api/tables", {"title": text}),
                ("POST", "/api/tables", {"title": "endeavor", "options": {text: text}}),
                ("POST", "/api/tables", {"title": "endeavor", "seats": seats}),
                ("POST", f"/api/matches/{match}/talk", {"channel": text, "text": "hello"}),
                ("POST", f"/api/matches/{match}/choices", {"decision": text, "option": [text]}),
                ("POST", f"/api/matches/{match}/why", {"decision": text, "element": text}),
            ):
                answer = ann.http.request(method, path, content=json.dumps(body))
                assert answer.status_code in (400, 401, 409), (path, answer.text)
        for path in ("/api/tables/%00", "/api/users/%00", "/api/tables/%ED%A0%80", "/api/invitations/%00"):
            assert ann.http.get(path).status_code in (400, 404)
        assert stored(house, match) == before


def test_methods_that_are_not_offered(ann: Person) -> None:
    assert ann.refused("PUT", "/api/tables", {}) == (405, "bad-method")
    assert ann.http.delete("/").status_code == 405


# -- choices


def choice(person: Person, match: str, decision: str, option: Any, **more: Any) -> tuple[int, str]:
    return person.refused("POST", f"/api/matches/{match}/choices", {"decision": decision, "option": option, **more})


def test_choices_out_of_turn_for_others_and_by_strangers(house: House, game: Game) -> None:
    match, person, other, decision = game
    option = decision["options"][0]["option"]
    seat = person.get(f"/api/tables/{match}")["my_seats"][0]
    before = stored(house, match)
    assert choice(other, match, decision["id"], option) == (403, "not-yours")
    assert choice(other, match, decision["id"], option, seat=seat) == (403, "not-yours")
    stranger = house.person("Eve")
    assert choice(stranger, match, decision["id"], option, seat=seat) == (404, "not-found")
    nobody = house.person()
    assert choice(nobody, match, decision["id"], option) == (401, "no-session")
    assert stored(house, match) == before


@pytest.mark.parametrize(
    "decision", ["", "x", "0.0.red.0", "0.999.red.0", "0.1.nobody.0", "9.9", "0.1.red.0.0", "\x00"]
)
def test_stale_and_invented_decisions(house: House, game: Game, decision: str) -> None:
    match, person, _, _ = game
    before = stored(house, match)
    status, code = choice(person, match, decision, ["pass"])
    assert (status, code) in {(409, "stale"), (403, "not-yours")}
    assert stored(house, match) == before


@pytest.mark.parametrize(
    "option", [["start", "palace"], ["pass"], ["start"], ["start", 1], ["dance"], ["start", "x", "y"]]
)
def test_illegal_choices(house: House, game: Game, option: Any) -> None:
    match, person, _, decision = game
    before = stored(house, match)
    assert choice(person, match, decision["id"], option) == (409, "refused")
    assert stored(house, match) == before
    person.choose(match, decision)


def test_a_rule_that_refuses_is_named_in_the_language_of_the_reader(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = play_until({0: ann, 1: bob}, match, "occupy", random.Random(seed))
    body = {"decision": decision["id"], "option": ["occupy", "boston"]}
    texts = set()
    for language in ("en", "zh-Hans", "zh-Hant"):
        error = person.http.post(f"/api/matches/{match}/choices", json=body, params={"lang": language}).json()["error"]
        assert error["code"] == "refused" and error["clause"]["id"].startswith("end-")
        assert error["clause"]["text"] in error["message"]
        texts.add(error["clause"]["text"])
    assert len(texts) == 3


def test_one_account_does_not_sit_twice(house: House, ann: Person) -> None:
    table = ann.table(players=3)
    token = ann.invite(table)
    assert ann.refused("POST", f"/api/invitations/{token}", {}) == (409, "already-seated")
    assert ann.refused("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "me"}) == (409, "already-seated")
    two = {"title": "endeavor", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert ann.refused("POST", "/api/tables", two) == (409, "already-seated")
    bob = house.person("Bob")
    bob.join(token)
    assert bob.refused("POST", f"/api/invitations/{ann.invite(table, 2)}", {}) == (409, "already-seated")
    assert house.person("Eve").refused("POST", f"/api/invitations/{'x' * 20}", {}) == (404, "not-found")


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        ({"title": "chess"}, (400, "bad-title")),
        ({"title": "endeavor", "players": 9}, (400, "bad-option")),
        ({"title": "endeavor", "players": True}, (400, "bad-request")),
        ({"title": "endeavor", "options": {"side": "Z"}}, (400, "bad-option")),
        ({"title": "endeavor", "options": {"colour": "red"}}, (400, "bad-option")),
        ({"title": "endeavor", "options": {"silent_fleet": 1}}, (400, "bad-option")),
        ({"title": "endeavor", "options": {"side": 1.5}}, (400, "bad-request")),
        ({"title": "endeavor", "seats": [{"kind": "me"}]}, (400, "bad-request")),
        ({"title": "endeavor", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}, (400, "bad-request")),
        ({"title": "endeavor", "seats": [{"kind": "throne"}, {"kind": "open"}]}, (400, "bad-request")),
        ({"title": "endeavor", "clock": {"kind": "fischer", "minutes": -1}}, (400, "bad-request")),
        ({"title": "endeavor", "clock": {"kind": "sundial"}}, (400, "bad-request")),
        ({"title": 7}, (400, "bad-request")),
    ],
    ids=str,
)
def test_tables_that_cannot_be(ann: Person, wish: Json, answer: tuple[int, str]) -> None:
    assert ann.refused("POST", "/api/tables", wish) == answer
    assert ann.get("/api/tables", mine=True)["tables"] == []


# -- names


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "A\u200bnn",
        "\u202eAnn",
        "Ann\u2066",
        "A\u00adnn",
        "\ufeffAnn",
        "Ann\x00",
        "Ann\n<b>",
        "<script>",
        "A" * 25,
        "...",
        "a" + "\u0301" * 5,
        "\U000e0041nn",
        "Ann\u3164",
        "\u115f\u1160",
        "emoji\U0001f600",
        "\u0e01" + "\u0e49" * 2,
        "a" + "".join(map(chr, range(0x064B, 0x0650))),
    ],
    ids=ascii,
)
def test_names_that_deceive_the_eye(house: House, name: str) -> None:
    visitor = house.person()
    status, code = visitor.refused("POST", "/api/guests", {"name": name})
    assert status == 400 and code in ("bad-name", "bad-request")
    assert visitor.get("/api/me") == {"user": None}


def test_such_names_come_in_by_no_other_way(house: House, ann: Person) -> None:
    before, bad = ann.get("/api/me")["user"], "A\u200bnn"
    seats = [{"kind": "me"}, {"kind": "hot-seat", "name": bad}]
    for method, path, body in (
        ("PATCH", "/api/me", {"name": bad}),
        ("POST", "/api/accounts", {"name": bad, "password": "correct horse"}),
        ("POST", "/api/tables", {"title": "endeavor", "seats": seats}),
    ):
        assert ann.refused(method, path, body) == (400, "bad-name")
    table = ann.table()
    assert ann.refused("PUT", f"/api/tables/{table['id']}/seats/1", seats[1]) == (400, "bad-name")
    assert ann.get("/api/me")["user"] == before


@pytest.mark.parametrize(
    "name", ["Ann", "Ännchen", "安娜", "O'Neill", "Jean-Luc", "Ann 2", "Анна", "अनु", "محمد", "กิ้งก่า", "བསྒྲུབས"]
)
def test_names_of_all_peoples(house: House, name: str) -> None:
    assert house.person(name).get("/api/me")["user"]["name"] == name


def test_accounts_cannot_look_like_each_other(house: House) -> None:
    house.person().post("/api/accounts", {"name": "Paola", "password": "correct horse"}, status=201)
    for name in ("paola", "PAOLA", "P\u0430ola", "Pa ola", "Pao1a", "\uff30aola", "Paola."):
        body = {"name": name, "password": "correct horse"}
        assert house.person().refused("POST", "/api/accounts", body) == (409, "name-taken"), ascii(name)


# -- size, floods, guessing, origins


def test_oversized_bodies(house: House, game: Game) -> None:
    match, person, _, _ = game
    before = stored(house, match)
    body = {"decision": "x" * 100_000, "option": ["pass"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", body) == (413, "too-large")

    def endless() -> Any:
        for _ in range(200):
            yield b"x" * 1000

    answer = person.http.post(f"/api/matches/{match}/choices", content=endless())
    assert answer.status_code == 413
    assert stored(house, match) == before


FLOODS: dict[str, tuple[str, str, Any]] = {
    "choices": ("POST", "/api/matches/{match}/choices", {"decision": "x", "option": ["pass"]}),
    "talk": ("POST", "/api/matches/{match}/talk", {"channel": "0-1", "text": "hello"}),
    "tables": ("POST", "/api/tables", {"title": "endeavor"}),
    "guests": ("POST", "/api/guests", {"name": "Ann"}),
    "accounts": ("POST", "/api/accounts", {"name": "<>", "password": "correct horse"}),
    "webhooks": ("PUT", "/api/me/webhook", {"url": "nonsense"}),
    "history": ("GET", "/api/matches/{match}/history", None),
    "looks": ("GET", "/api/matches/{match}", None),
}


@pytest.mark.parametrize("what", FLOODS)
def test_floods_are_slowed_down(folder: Path, what: str) -> None:
    with running(folder, limits=True) as house:
        house.time_stands_still()
        ann, bob = house.person("Ann"), house.person("Bob")
        match = two_at_a_table(ann, bob)
        method, path, body = FLOODS[what]
        for _ in range(300):
            answer = ann.http.request(method, path.format(match=match), json=body)
            if answer.status_code == 429:
                break
        assert answer.status_code == 429 and answer.json()["error"]["code"] == "too-many"
        assert int(answer.headers["retry-after"]) >= 1
        assert bob.look(match)["table"]["id"] == match, "nobody else is slowed down"


def test_passwords_cannot_be_guessed(folder: Path) -> None:
    with running(folder, limits=True) as house:
        house.time_stands_still()
        owner = house.person()
        owner.post("/api/accounts", {"name": "Ann", "password": "correct horse"}, status=201)
        thief = house.person()
        codes = [thief.refused("POST", "/api/session", {"name": "Ann", "password": f"guess {n}"}) for n in range(12)]
        assert codes[0] == (401, "bad-login") and codes[-1] == (429, "too-many")
        others = [thief.refused("POST", "/api/session", {"name": f"Ann {n}", "password": "guess"}) for n in range(60)]
        assert others[0] == (401, "bad-login") and others[-1] == (429, "too-many"), "nor many names from one address"
        assert owner.get("/api/me")["user"]["name"] == "Ann"
        old = [{"old": f"guess {n}", "new": "battery staple"} for n in range(12)]
        assert [owner.refused("POST", "/api/me/password", body) for body in old][-1] == (429, "too-many")


def test_whoever_guesses_elsewhere_does_not_lock_the_owner_out(folder: Path) -> None:
    """Neither from many addresses nor from all the addresses of one IPv6 network, which count as one."""
    with running(folder, limits=True) as house:
        house.time_stands_still()
        owner = house.person()
        owner.post("/api/accounts", {"name": "Ann", "password": "correct horse"}, status=201)
        accounts = house.services.accounts

        def guess(where: str) -> str:
            try:
                accounts.login(None, "Ann", "guess", False, "", place(where))
            except Refused as refused:
                return refused.code
            raise AssertionError("guessed")

        assert {guess(f"192.0.2.{n}") for n in range(100)} == {"bad-login"}
        codes = [guess(f"2001:db8:1:2::{n}") for n in range(1, 20)]
        assert codes == ["bad-login"] * 8 + ["too-many"] * 11
        assert guess("2001:db8:1:3::1") == "bad-login"
        assert (
            house.person().post("/api/session", {"name": "Ann", "password": "correct horse"})["user"]["name"] == "Ann"
        )


def test_a_wrong_name_and_a_wrong_password_are_told_apart_by_nobody(house: House) -> None:
    house.person().post("/api/accounts", {"name": "Grace", "password": "correct horse"}, status=201)
    visitor = house.person()
    wrong = visitor.http.post("/api/session", json={"name": "Grace", "password": "battery staple"})
    unknown = visitor.http.post("/api/session", json={"name": "Nobody here", "password": "battery staple"})
    assert wrong.status_code == unknown.status_code == 401 and wrong.json() == unknown.json()


@pytest.mark.parametrize(
    "headers",
    [
        {"X-War-Council": ""},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
def test_requests_of_other_pages_do_nothing(house: House, game: Game, headers: dict[str, str]) -> None:
    match, person, _, decision = game
    before = stored(house, match)
    body = {"decision": decision["id"], "option": decision["options"][0]["option"]}
    answer = person.http.post(f"/api/matches/{match}/choices", json=body, headers=headers)
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "bad-origin"
    assert stored(house, match) == before
    fine = person.http.post(f"/api/matches/{match}/choices", json=body, headers={"Origin": house.url})
    assert fine.status_code == 200


def test_every_answer_carries_security_headers_and_no_inline_script_may_run(house: House, ann: Person) -> None:
    for path, status in (("/", 200), ("/table/x", 200), ("/app.js", 200), ("/api/me", 200), ("/nothing.css", 404)):
        answer = ann.http.get(path)
        assert answer.status_code == status
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy and "unsafe" not in policy and "default-src 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers or "uvicorn" not in answer.headers["server"]
    assert ann.http.get("/app.js").headers["content-type"].startswith("text/javascript")
    tag = ann.http.get("/app.js").headers["etag"]
    assert ann.http.get("/app.js", headers={"If-None-Match": tag}).status_code == 304
