"""Nobody receives what is not theirs to see: not in a view, not by a number, not by the timing of an update."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.house import House, Json, Person, Screen
from tests.server.playing import FEW, play_some, two_at_a_table
from tests.titles.parley.state import CARDS

CHOICES = 60


def hands(house: House, match: str) -> dict[int, set[str]]:
    """Who really holds which cards."""
    with house.services.gate.look(match) as live:
        assert live.match is not None
        state: Any = live.match.state
        return {state.seats[power]: set(cards) for power, cards in state.hands.items()}


def known(house: House, match: str, seat: int) -> set[str]:
    """The cards whose place the seat may know."""
    with house.services.gate.look(match) as live:
        assert live.match is not None
        state: Any = live.match.state
        return {card for card in CARDS if state.knows_card(seat, card)}


class Ear:
    """Somebody who listens to a match, and every text that reaches them."""

    def __init__(self, person: Person, match: str, seat: int | str) -> None:
        self._person, self._match, self._seat = person, match, seat
        self._channel = person.live()
        self._channel.send("watch", match=match, **({} if seat == "spectator" else {"seat": seat}))
        self._cursor = self._channel.next("update")["cursor"]

    def heard(self) -> list[str]:
        """All texts up to what is to be seen now."""
        texts, now = [], self._person.look(self._match, seat=self._seat)["cursor"]
        while self._cursor != now:
            texts.append(str(self._channel.connection.recv(timeout=60)))
            self._cursor = json.loads(texts[-1]).get("cursor", self._cursor)
        return texts


def test_no_message_ever_names_a_card_that_its_reader_may_not_know(house: House, seed: int) -> None:
    chance, compared = random.Random(seed), 0
    for _ in range(20):  # one match may be short
        compared += messages_compared(house, chance)
        if compared > 20:
            return
    raise AssertionError(f"only {compared} messages came")


def messages_compared(house: House, chance: random.Random) -> int:
    """Play a match and look at all that comes; how many messages to players that was."""
    ann, bob = house.person("Ann"), house.person("Bob")
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob, "parley", options={"market": True})
    spectator = house.person("Eve")
    spectator.join(ann.invite({"id": match}), **{"as": "spectator"})
    watching = Ear(spectator, match, "spectator")
    ears = {seat: Ear(person, match, seat) for seat, person in people.items()}
    compared = 0
    for _ in range(CHOICES):
        secret = {seat: hands(house, match)[1 - seat] - known(house, match, seat) for seat in people}
        both = hands(house, match)[0] | hands(house, match)[1]
        if play_some(people, match, 1, chance) == 0:
            break
        still = {seat: secret[seat] - known(house, match, seat) for seat in people}
        both &= hands(house, match)[0] | hands(house, match)[1]
        for seat, ear in ears.items():
            for text in ear.heard():
                compared += 1
                assert [card for card in still[seat] if f'"{card}"' in text] == []
        for text in watching.heard():
            assert [card for card in both if f'"{card}"' in text] == []
    return compared


def decisions(person: Person, match: str, seat: int) -> list[Json]:
    found: list[Json] = person.look(match, seat=seat)["state"]["decisions"]
    return found


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "fischer", "minutes": 5, "increment": 10}], ids=str)
def test_a_secret_answer_moves_nothing_at_any_other_viewer(house: House, clock: Json) -> None:
    """Parley begins with a council: everybody claims a town side by side, in secret."""
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley", clock=clock)
    spectator = house.person("Eve")
    spectator.join(ann.invite({"id": match}), **{"as": "spectator"})
    before = {seat: viewer.look(match) for seat, viewer in ((1, bob), (None, spectator))}
    channel = bob.live()
    channel.send("watch", match=match, seat=1, cursor=before[1]["cursor"])
    watching = spectator.live()
    watching.send("watch", match=match, cursor=before[None]["cursor"])
    first = decisions(ann, match, 0)
    assert first[0]["kind"] == "aim" and before[1]["state"]["waiting"]["what"] == "together"
    update = ann.choose(match, first[0], ["aim", "brae"])
    assert update["state"]["drafts"] != before[1]["state"]["drafts"]
    assert channel.silent() and watching.silent()
    for seat, viewer in ((1, bob), (None, spectator)):
        after = viewer.look(match)
        assert after["cursor"] == before[seat]["cursor"]
        assert still(after) == still(before[seat])
        assert viewer.get(f"/api/matches/{match}/history")["steps"] == []
    # taking it back is just as quiet
    ann.post(f"/api/matches/{match}/undo")
    assert channel.silent() and bob.look(match)["cursor"] == before[1]["cursor"]


def still(update: Json) -> Any:
    """An update without the time of day and who is online."""
    table = {**update["table"], "clocks": None, "seats": [{**s, "online": 0} for s in update["table"]["seats"]]}
    clocks = update["table"]["clocks"]
    shown = clocks and [(row["seat"], row["running"], row["deadline"]) for row in clocks]
    return {**update, "now": 0, "table": table, "shown": shown}


def test_whether_somebody_elses_secret_question_is_open_cannot_be_asked(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    mine = decisions(ann, match, 0)[0]["id"]
    body = {"decision": mine, "option": ["rest"]}
    open_still = bob.refused("POST", f"/api/matches/{match}/choices", body)
    reason = bob.refused("POST", f"/api/matches/{match}/why", {"decision": mine, "option": ["rest"]})
    while decisions(ann, match, 0):
        ann.choose(match, decisions(ann, match, 0)[0])
    assert bob.refused("POST", f"/api/matches/{match}/choices", body) == open_still == (403, "not-yours")
    assert bob.refused("POST", f"/api/matches/{match}/why", {"decision": mine, "option": ["rest"]}) == reason


def test_asked_tells_only_of_my_own_seats(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    assert ann.get(f"/api/tables/{match}")["asked"] == [0]
    assert bob.get(f"/api/tables/{match}")["asked"] == [1]
    while decisions(ann, match, 0):
        ann.choose(match, decisions(ann, match, 0)[0])
    assert ann.get(f"/api/tables/{match}")["asked"] == []
    assert bob.get(f"/api/tables/{match}")["asked"] == [1]


def test_spectators_can_be_switched_off(house: House) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    match = two_at_a_table(ann, bob, "parley", private=False)
    assert eve.look(match)["seat"] is None
    channel = eve.live()
    channel.send("watch", match=match)
    channel.next("update")
    ann.call("PATCH", f"/api/tables/{match}", {"spectators": False})
    assert eve.refused("GET", f"/api/matches/{match}") == (403, "no-spectators")
    assert channel.next("ended")["error"]["code"] == "no-spectators"
    assert eve.refused("GET", f"/api/matches/{match}", params={"seat": 0}) == (403, "not-yours")


def test_neither_keys_nor_tokens_nor_nonces_are_ever_told(house: House, seed: int) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = two_at_a_table(ann, bob, "parley")
    play_some({0: ann, 1: bob}, match, FEW, random.Random(seed))
    with house.services.gate.look(match) as live:
        table = live.table
    secrets = [table.seal_key.hex(), table.token, *(seat.token for seat in table.seats)]
    for path in (
        f"/api/tables/{match}",
        f"/api/matches/{match}",
        f"/api/matches/{match}/journal",
        f"/api/matches/{match}/history",
        f"/api/matches/{match}/verify",
        "/api/tables?mine=true",
    ):
        text = json.dumps(bob.http.get(path).text)
        assert [secret for secret in secrets if secret and secret in text] == [], path


def test_screens_stay_in_step_through_a_whole_secret_game(house: House, seed: int) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    people = {0: ann, 1: bob}
    match = two_at_a_table(ann, bob, "parley")
    screens = {seat: Screen() for seat in people}
    chance = random.Random(seed + 1)
    for seat, person in people.items():
        screens[seat].apply(person.look(match))
    while play_some(people, match, 1, chance):
        for seat, person in people.items():
            screens[seat].apply(person.look(match, cursor=screens[seat].cursor))
    for seat, person in people.items():
        screens[seat].same_as(person.look(match))
