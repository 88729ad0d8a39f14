"""Whether a name is known here is told neither by the words nor by the work of a refused login."""

from __future__ import annotations

import pytest

from tests.server.house import House
from tests.server.test_accounts import PASSWORD, account


def test_an_unknown_name_makes_the_work_of_a_wrong_password(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dear part is the hash: computed once for every try, with the same cost."""
    account(house, "Known to all")
    house.person("Guest of the day")
    hasher = house.services.accounts._hasher
    hashed: list[str] = []
    verify = type(hasher).verify

    def counted(self: object, against: str, password: str) -> bool:
        hashed.append(against.rsplit("$", 2)[0])  # the kind of hash and what it costs, without salt and sum
        return bool(verify(hasher, against, password))

    monkeypatch.setattr(type(hasher), "verify", counted)
    eve, answers = house.person(), []
    for name in ("Known to all", "Unknown to all", "Guest of the day"):
        answer = eve.http.post("/api/session", json={"name": name, "password": "wrong horse"})
        answers.append((answer.status_code, answer.content, sorted(answer.headers)))
    assert answers[0] == answers[1] == answers[2] and answers[0][0] == 401
    assert len(hashed) == 3 and len(set(hashed)) == 1, "once each, at the same cost"
    eve.post("/api/session", {"name": "Known to all", "password": PASSWORD})
    assert len(hashed) == 4
