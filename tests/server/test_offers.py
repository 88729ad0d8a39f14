"""Offers: drafted by one, opened by the partner in their own language, changed, countered, accepted in advance.

The rules that close talk close offers; what is in them reaches nobody outside their channel.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.house import House, Json, Person, until
from tests.server.test_planning import frames, watch
from warcouncil.server.ground.errors import Refused
from warcouncil.server.play import offering
from warcouncil.server.tables.gate import Draft

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)
ALLIES = [["invite", "france"], ["ally", "ottoman", "france"], ["propose"]]
"""Ottomans and French are to be allies, announced by the Ottomans."""


class Congress:
    """Here I Stand in 1532: Ann plays the Ottomans, Bob the French, Carl the Hapsburgs, Dora all others."""

    def __init__(self, house: House, **wish: Any) -> None:
        self.dora, self.ann, self.bob, self.carl = (house.person(name) for name in ("Dora", "Ann", "Bob", "Carl"))
        kinds = ["open", "open", "me", "open", "hot-seat", "hot-seat"]
        seats = [{"kind": kind, **({"name": "Else"} if kind == "hot-seat" else {})} for kind in kinds]
        body = {"title": "here_i_stand", "players": 6, "seats": seats, "options": {"scenario": "1532"}, **wish}
        self.id = str(self.dora.post("/api/tables", body, 201)["id"])
        for person, seat in ((self.ann, OTTOMAN), (self.bob, FRANCE), (self.carl, HAPSBURG)):
            person.join(self.dora.invite({"id": self.id}, seat))
        self.dora.post(f"/api/tables/{self.id}/start")
        self.people = {OTTOMAN: self.ann, HAPSBURG: self.carl, FRANCE: self.bob}
        self.people |= dict.fromkeys((ENGLAND, PAPACY, PROTESTANT), self.dora)
        self.path = f"/api/matches/{self.id}/offers"

    def offer(self, person: Person, choices: list[Any], power: str = "ottoman", status: int = 201, **more: Any) -> Json:
        body = {"channel": "0-3", "step": "announce", "power": power, "choices": choices, **more}
        found: Json = person.call("POST", self.path, body, status)
        return found

    def answer(self, person: Person, offer: Json, answer: str) -> Json:
        found: Json = person.post(f"{self.path}/{offer['offer']['id']}", {"answer": answer})
        return found

    def refuses(self, person: Person, offer: Json, answer: str) -> tuple[int, str]:
        return person.refused("POST", f"{self.path}/{offer['offer']['id']}", {"answer": answer})

    def row(self, person: Person, offer: Json) -> Json:
        """What has become of an offer, as somebody sees it."""
        rows = person.look(self.id)["table"]["offers"]
        return next(row for row in rows if row["id"] == offer["offer"]["id"])

    def asked(self) -> tuple[Person, int, Json]:
        for seat, person in self.people.items():
            if decisions := person.look(self.id, seat=seat)["state"]["decisions"]:
                return person, seat, decisions[0]
        raise AssertionError("nobody is asked")

    def talk_ends(self) -> None:
        """Everybody is ready: the first power announces deals."""
        for seat, person in self.people.items():
            decision = person.look(self.id, seat=seat)["state"]["decisions"][0]
            person.choose(self.id, decision, ["ready"], seat=seat)
        assert self.asked()[2]["kind"] == "announce"

    def announce(self, person: Person, choices: list[Any]) -> None:
        """All of a package at once."""
        decision = person.look(self.id)["state"]["decisions"][0]
        first, *rest = choices
        body = [{"decision": decision["id"], "option": first}, *({"option": option} for option in rest)]
        person.post(f"/api/matches/{self.id}/choices", {"choices": body})

    def allied(self) -> bool:
        log = self.ann.look(self.id)["log"]["entries"]
        return any(entry["message"] == "deal_confirmed" for entry in log)


@pytest.fixture
def congress(house: House) -> Congress:
    return Congress(house)


def test_an_offer_is_a_message_with_terms_in_the_readers_language(congress: Congress) -> None:
    said = congress.offer(congress.ann, ALLIES, note="Against Charles!")
    assert (said["id"], said["text"], said["seat"]) == ("0-3/1", "Against Charles!", OTTOMAN)
    labels = [one["label"] for one in said["offer"]["choices"]]
    assert labels[1] == "Ottoman Empire and France to be allies for this turn"
    found = congress.bob.call("GET", f"/api/matches/{congress.id}/talk", params={"lang": "zh-Hans"})["messages"][0]
    chinese = [one["label"] for one in found["offer"]["choices"]]
    assert found["offer"]["id"] == said["offer"]["id"] and "法兰西" in chinese[1] and "France" not in "".join(chinese)
    assert [one["option"] for one in found["offer"]["choices"]] == ALLIES
    update = congress.bob.call("GET", f"/api/matches/{congress.id}", params={"lang": "zh-Hant"})
    assert "法蘭西" in update["talk"][0]["offer"]["choices"][1]["label"]
    row = congress.row(congress.bob, said)
    assert (row["state"], row["partners"], row["accepted"], row["queued"]) == ("open", [FRANCE], [], [])
    look = congress.bob.get(f"{congress.path}/{row['id']}")
    assert look == {"offer": row, "possible": True, "refusal": None}


def test_accepted_in_advance_it_comes_about_when_exactly_that_is_announced(congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    row = congress.answer(congress.bob, offer, "accept")
    assert (row["state"], row["accepted"], row["queued"]) == ("accepted", [FRANCE], [FRANCE])
    mine = congress.row(congress.ann, offer)
    assert (mine["state"], mine["accepted"], mine["queued"]) == ("accepted", [FRANCE], [])
    congress.talk_ends()
    assert congress.row(congress.ann, offer)["state"] == "accepted"
    congress.announce(congress.ann, ALLIES)
    until(lambda: congress.row(congress.ann, offer)["state"] == "done", "the answer is given")
    assert congress.allied() and congress.row(congress.bob, offer)["queued"] == [FRANCE]
    assert congress.asked()[2]["kind"] == "announce"
    assert congress.refuses(congress.bob, offer, "accept") == (409, "offer-closed")
    assert congress.refuses(congress.bob, offer, "decline") == (409, "offer-closed")


def test_a_counter_offer_names_what_it_answers_and_is_accepted(congress: Congress) -> None:
    first = congress.offer(congress.ann, ALLIES)
    more = [["invite", "ottoman"], ["ally", "ottoman", "france"], ["grant_cards", "ottoman", "france", 1], ["propose"]]
    second = congress.offer(congress.bob, more, "france", answers=first["offer"]["id"], note="For a card.")
    assert second["offer"]["answers"] == first["offer"]["id"]
    assert congress.row(congress.ann, first)["state"] == "countered"
    assert congress.refuses(congress.bob, first, "accept") == (409, "offer-closed")
    assert congress.refuses(congress.bob, second, "accept") == (403, "not-yours")
    assert congress.answer(congress.ann, second, "accept")["state"] == "accepted"
    congress.talk_ends()
    while congress.asked()[1] != FRANCE:
        person, seat, decision = congress.asked()
        person.choose(congress.id, decision, ["done"], seat=seat)
    congress.announce(congress.bob, more)
    until(lambda: congress.row(congress.bob, second)["state"] == "done", "Ann's answer is given")
    assert congress.allied()


def test_what_differs_is_asked_and_the_promise_is_void(congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    congress.answer(congress.bob, offer, "accept")
    congress.talk_ends()
    more = [*ALLIES[:2], ["grant_cards", "france", "ottoman", 1], ["propose"]]
    congress.announce(congress.ann, more)
    row = congress.row(congress.bob, offer)
    assert (row["state"], row["reason"]) == ("lapsed", "different") and row == {
        **congress.row(congress.ann, offer),
        "queued": row["queued"],
    }
    _, seat, decision = congress.asked()
    assert (seat, decision["kind"]) == (FRANCE, "confirm_deal") and not congress.allied()


def test_what_nobody_has_accepted_lapses_with_the_talk(congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    congress.talk_ends()
    row = congress.row(congress.bob, offer)
    assert (row["state"], row["reason"]) == ("lapsed", "closed")
    assert congress.refuses(congress.bob, offer, "accept") == (409, "offer-closed")
    body = {"channel": "0-3", "step": "announce", "power": "ottoman", "choices": ALLIES}
    answer = congress.ann.http.post(congress.path, json=body)
    assert answer.status_code == 403 and answer.json()["error"]["clause"]["id"].startswith("his-9.1")
    congress.announce(congress.ann, ALLIES)
    assert congress.asked()[1] == FRANCE


def test_what_is_never_announced_passes(congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    congress.answer(congress.bob, offer, "accept")
    congress.talk_ends()
    person, seat, decision = congress.asked()
    assert seat == OTTOMAN
    person.choose(congress.id, decision, ["done"])
    row = congress.row(congress.bob, offer)
    assert (row["state"], row["reason"]) == ("lapsed", "passed")


def test_what_a_rule_forbids_by_now_lapses_with_that_rule(congress: Congress) -> None:
    """The Hapsburgs cede Graz once: who was promised it as well is told which rule stands against it."""
    offer = congress.offer(congress.ann, [["invite", "hapsburg"], *GRAZ, ["propose"]], channel="0-1")
    other = congress.offer(congress.ann, [["invite", "hapsburg"], *PEACE, *GRAZ, ["propose"]], channel="0-1")
    for one in (offer, other):
        congress.answer(congress.carl, one, "accept")
    congress.talk_ends()
    congress.announce(congress.ann, [["invite", "hapsburg"], *GRAZ, ["propose"]])
    until(lambda: congress.row(congress.ann, other)["state"] == "lapsed", "the rules refuse it")
    row = congress.row(congress.carl, other)
    assert row["reason"] == "forbidden" and row["clause"]["id"].startswith("his-")
    assert congress.row(congress.ann, offer)["state"] == "done"


GRAZ = [["cede", "hapsburg", "ottoman", "graz"]]
PEACE = [["end_war", "ottoman", "hapsburg"]]


def test_whoever_opens_it_is_told_which_rule_stands_against_it(congress: Congress) -> None:
    """While the talk goes on nothing on the board changes, so the rule is one that the server is told of."""
    body = {"channel": "0-3", "step": "announce", "power": "ottoman"}
    forbidden = [["invite", "papacy"], ["ally", "ottoman", "papacy"], ["propose"]]
    answer = congress.ann.http.post(congress.path, params={"lang": "zh-Hans"}, json={**body, "choices": forbidden})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["entry"]) == (409, "refused", 1)
    assert error["clause"]["id"] == "his-9.2-3" and error["clause"]["text"] in error["message"]


def test_declined_or_withdrawn_it_is_over(congress: Congress) -> None:
    declined, withdrawn = congress.offer(congress.ann, ALLIES), congress.offer(congress.ann, ALLIES)
    assert congress.refuses(congress.ann, declined, "decline") == (403, "not-yours")
    assert congress.refuses(congress.bob, withdrawn, "withdraw") == (403, "not-yours")
    assert congress.answer(congress.bob, declined, "decline")["state"] == "declined"
    assert congress.answer(congress.ann, withdrawn, "withdraw")["state"] == "withdrawn"
    for one in (declined, withdrawn):
        assert congress.refuses(congress.bob, one, "accept") == (409, "offer-closed")


def test_who_would_rather_be_asked_is_asked_and_nobody_is_told_before(congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    congress.answer(congress.bob, offer, "accept")
    congress.talk_ends()
    before = congress.ann.look(congress.id)["cursor"]
    assert congress.refuses(congress.bob, offer, "decline") == (403, "talk-closed")
    assert congress.answer(congress.bob, offer, "ask-me")["queued"] == []
    assert congress.ann.look(congress.id)["cursor"] == before
    assert congress.row(congress.ann, offer)["accepted"] == [FRANCE]
    congress.announce(congress.ann, ALLIES)
    _, seat, decision = congress.asked()
    assert seat == FRANCE and not congress.allied()
    congress.bob.choose(congress.id, decision, ["no"])
    assert congress.row(congress.ann, offer)["state"] == "refused"


def test_nobody_outside_the_channel_gets_a_byte(house: House, congress: Congress) -> None:
    eve = house.person("Eve")
    eve.join(congress.dora.invite({"id": congress.id}), **{"as": "spectator"})
    outsiders = (congress.carl, eve)
    listening = [watch(person, congress.id) for person in outsiders]
    before = [person.look(congress.id) for person in outsiders]
    for channel in listening:
        frames(channel)  # who else has come
    offer = congress.offer(congress.ann, ALLIES, note="a secret")
    second = congress.offer(congress.bob, [["invite", "ottoman"], *ALLIES[1:]], "france", answers=offer["offer"]["id"])
    congress.answer(congress.ann, second, "accept")
    third = congress.offer(congress.ann, ALLIES)
    congress.answer(congress.bob, third, "decline")
    assert [frames(channel) for channel in listening] == [[], []]
    for person, was in zip(outsiders, before, strict=True):
        assert {**person.look(congress.id), "now": 0} == {**was, "now": 0}
        assert person.refused("GET", f"{congress.path}/{second['offer']['id']}")[0] in (403, 404)
        assert person.refused("GET", f"{congress.path}/no-such-offer") == person.refused(
            "GET", f"{congress.path}/{second['offer']['id']}"
        )
        assert congress.refuses(person, second, "accept")[0] in (403, 404)
    public = congress.offer(congress.ann, ALLIES, channel="0-1-2-3-4-5")
    assert congress.row(congress.carl, public)["state"] == "open"
    assert congress.refuses(congress.carl, public, "accept") == (403, "not-yours")
    assert eve.look(congress.id)["talk"][0]["offer"]["id"] == public["offer"]["id"]


FORGED: list[tuple[Json, tuple[int, str]]] = [
    ({"choices": [["invite", "france"], ["ally", "ottoman", "france"]]}, (409, "offer-not-whole")),
    ({"choices": [["done"]]}, (409, "offer-not-whole")),
    ({"choices": [*ALLIES, ["done"]]}, (409, "offer-not-whole")),
    ({"choices": [*ALLIES[:2], ["drop"], *ALLIES]}, (409, "offer-not-whole")),
    ({"choices": [["occupy", "seville"], ["propose"]]}, (409, "refused")),
    ({"choices": [["invite", "france"], ["ally", "ottoman", 7], ["propose"]]}, (409, "refused")),
    ({"choices": [["invite", "france"]] * 61}, (400, "bad-request")),
    ({"choices": []}, (400, "bad-request")),
    ({"choices": [["invite", "x" * 300]]}, (400, "bad-request")),
    ({"power": "france"}, (403, "not-yours")),
    ({"power": "nobody"}, (403, "not-yours")),
    ({"step": "impulse"}, (409, "offer-closed")),
    ({"channel": "0-1"}, (409, "offer-elsewhere")),
    ({"channel": "1-3"}, (403, "not-yours")),
    ({"channel": "0-99"}, (404, "not-found")),
    ({"seat": FRANCE}, (403, "not-yours")),
    ({"answers": "nothing"}, (404, "not-found")),
    ({"note": "x" * 1001}, (400, "bad-request")),
    ({"note": 7}, (400, "bad-request")),
    ({"state": "accepted"}, (400, "bad-request")),
]


def test_what_is_forged_is_refused(congress: Congress) -> None:
    body = {"channel": "0-3", "step": "announce", "power": "ottoman", "choices": ALLIES}
    for changes, refusal in FORGED:
        assert (changes, congress.ann.refused("POST", congress.path, {**body, **changes})) == (changes, refusal)
    assert congress.ann.look(congress.id)["talk"] == []


def test_nobody_floods_a_table_with_offers(congress: Congress) -> None:
    offers = [congress.offer(congress.ann, ALLIES) for _ in range(6)]
    body = {"channel": "0-3", "step": "announce", "power": "ottoman", "choices": ALLIES}
    assert congress.ann.refused("POST", congress.path, body) == (409, "too-many-offers")
    congress.answer(congress.ann, offers[0], "withdraw")
    for one in [congress.offer(congress.ann, ALLIES) for _ in range(1)] + offers[1:]:
        congress.answer(congress.ann, one, "withdraw")
    for _ in range(40):
        congress.answer(congress.ann, congress.offer(congress.ann, ALLIES), "withdraw")
    assert len(congress.ann.look(congress.id)["table"]["offers"]) == 40


def test_what_was_offered_in_a_match_that_cannot_be_shown_any_more_is_closed(house: House, congress: Congress) -> None:
    """The host has ended it, and the rules of today do not understand it: whoever answers is told so."""
    offer = congress.offer(congress.ann, ALLIES)
    with house.services.gate.look(congress.id) as live:
        table = live.table
    draft = SimpleNamespace(table=table, match=None)
    with pytest.raises(Refused, match="offer-closed"):
        offering.answered(cast(Draft, draft), FRANCE, offer["offer"]["id"], "accept")


def test_a_deal_of_three_needs_both_words(congress: Congress) -> None:
    choices = [["invite", "hapsburg"], ["invite", "france"], *PEACE, ["ally", "ottoman", "france"], ["propose"]]
    offer = congress.offer(congress.ann, choices, channel="0-1-3")
    assert congress.row(congress.ann, offer)["partners"] == [HAPSBURG, FRANCE]
    assert congress.answer(congress.bob, offer, "accept")["state"] == "open"
    assert congress.answer(congress.carl, offer, "accept")["state"] == "accepted"
    congress.talk_ends()
    congress.announce(congress.ann, choices)
    until(lambda: congress.row(congress.ann, offer)["state"] == "done", "both answers are given")


def test_whoever_takes_over_a_seat_is_bound_by_nothing(house: House, congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    congress.answer(congress.bob, offer, "accept")
    congress.bob.call("POST", f"/api/matches/{congress.id}/resign", {}, 204)
    assert congress.ann.look(congress.id)["table"]["offers"] == []


def test_an_offer_is_reported_and_goes_with_whoever_made_it(house: House, congress: Congress) -> None:
    offer = congress.offer(congress.ann, ALLIES)
    path = f"/api/matches/{congress.id}/reports"
    congress.bob.call("POST", path, {"channel": "0-3", "number": offer["number"]}, 204)
    assert "to be allies" in house.services.hosting.reports()[-1]["text"]
    congress.ann.call("DELETE", "/api/me", {}, 204)
    assert congress.bob.look(congress.id)["talk"] == []


def test_a_promise_is_kept_across_a_restart_of_what_waits(house: House, congress: Congress) -> None:
    """A server that starts looks for promises as it does for queues."""
    congress.answer(congress.bob, congress.offer(congress.ann, ALLIES), "accept")
    assert congress.id in house.services.queues._left_behind()
