"""Bots think in processes of their own, on what their seat may know; one that fails is replaced for that decision."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.server.bad_bots  # noqa: F401  registers their title
from tests.server.house import House, Person, running, until

MODULES = ("tests.server.titles", "tests.server.bad_bots")
PATIENT = 120.0
"""Longer than any bot here takes on a busy machine."""


@pytest.fixture(scope="module")
def bot_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with bad bots, which waits long for them."""
    with running(tmp_path_factory.mktemp("bots"), bot_seconds=PATIENT, bot_imports=MODULES) as house:
        yield house


def answer_everything(ann: Person, match: str, choices: int) -> int:
    """Ann answers her questions with the first option, and waits for the bots in between.

    Where several may speak at once a bot can be quicker than her: then she looks again.
    """
    made = 0
    while made < choices:
        update = until(
            lambda: (u := ann.look(match))["state"]["decisions"] or u["state"]["over"], "it is Ann's turn again", 90
        )
        if update is True:
            return made
        body = {"decision": update[0]["id"], "option": update[0]["options"][0]["option"]}
        answer = ann.http.post(f"/api/matches/{match}/choices", json=body)
        if answer.status_code != 409 or answer.json()["error"]["code"] != "stale":
            assert answer.status_code == 200, answer.text
            made += 1
    return made


def test_a_person_plays_a_whole_match_against_bots(house: House, ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
    table = ann.table("endeavor", 3, seats=seats, start=True)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "heuristic", "random"]
    answer_everything(ann, table["id"], 500)
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "over"
    assert ann.get(f"/api/matches/{table['id']}/verify")["outcome"] == "sound"
    assert house.services.driver.troubles == []


def test_bots_alone_play_to_the_end(house: House, ann: Person) -> None:
    table = ann.table("parley", 2, seats=[{"kind": "bot", "bot": "random"}] * 2, start=True, private=False)
    until(lambda: ann.get(f"/api/tables/{table['id']}")["status"] == "over", "the bots finish")


@pytest.mark.parametrize("bot", ["crashes", "cheats", "dies"])
def test_a_bad_bot_is_replaced_by_the_default_answer_and_reported(bot_house: House, bot: str) -> None:
    replaced(bot_house, bot)


def test_a_bot_that_never_answers_is_replaced_and_reported(tmp_path: Path) -> None:
    with running(tmp_path, bot_seconds=2.0, bot_imports=MODULES) as house:
        replaced(house, "sleeps")


def replaced(bot_house: House, bot: str) -> None:
    """Ann plays with a bad bot: it is replaced by the default answer and reported, and the match goes on."""
    ann = bot_house.person("Ann")
    table = ann.table("bot_parley", 2, seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}], start=True)
    match = table["id"]

    def troubles() -> int:
        with bot_house.services.gate.look(match) as live:
            return live.table.troubles

    until(lambda: troubles() > 0, "the bot is replaced")
    assert any(f"bot {bot} at table {match}" in line for line in bot_house.services.driver.troubles)
    with bot_house.services.gate.look(match) as live:
        assert live.match is not None
        answers = [record for record in live.match.journal.records if record[0] == "choice" and record[1] == 1]
        assert answers[0][7] == ("rest",), "the careful answer of Parley"
    answer_everything(ann, match, 4)


def test_a_bot_gets_the_view_of_its_seat(bot_house: House) -> None:
    ann = bot_house.person("Ann")
    table = ann.table("bot_parley", 2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "peeks"}], start=True)
    answer_everything(ann, table["id"], 6)
    with bot_house.services.gate.look(table["id"]) as live:
        assert live.table.troubles == 0


def test_bots_go_on_after_a_restart(folder: Path) -> None:
    with running(folder, bot_workers=1) as house:
        ann = house.person("Ann")
        house.services.driver.stop()  # nobody drives the bots any more
        table = ann.table("parley", 2, seats=[{"kind": "bot", "bot": "random"}] * 2, start=True, private=False)
        time.sleep(0.3)
        assert ann.get(f"/api/tables/{table['id']}")["status"] == "playing"
    with running(folder) as house:
        eve = house.person("Eve")
        until(lambda: eve.get(f"/api/tables/{table['id']}")["status"] == "over", "the bots finish")


def test_the_web_loop_is_not_held_up_while_bots_think(bot_house: House) -> None:
    ann = bot_house.person("Ann")
    table = ann.table("bot_parley", 2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "sleeps"}], start=True)
    ann.get("/api/health")
    ann.choose(table["id"], ann.look(table["id"])["state"]["decisions"][0])
    with bot_house.services.gate.look(table["id"]) as live:
        assert live.table.troubles == 0, "all that was done while the bot was still thinking"
