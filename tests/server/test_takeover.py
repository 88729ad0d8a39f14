"""Who may be replaced by whom: whoever waits for others is not away."""

from __future__ import annotations

from tests.server.house import House, Wall
from tests.server.playing import asked, open_seat, two_at_a_table


def test_somebody_who_waits_and_looks_in_every_day_is_not_away(timed: House, wall: Wall) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob)
    body = {"seat": 1, "bot": "heuristic"}
    for _ in range(3):
        wall.ahead += 80_000
        bob.get("/api/me")
    assert ann.refused("POST", f"/api/matches/{match}/replace", body) == (403, "not-yours")
    wall.ahead += 90_000
    ann.call("POST", f"/api/matches/{match}/replace", body, 204)


def test_a_seat_taken_over_in_mid_decision_is_asked_the_same_and_the_old_holder_nothing(timed: House) -> None:
    ann, bob = timed.person("Ann"), timed.person("Bob")
    match = two_at_a_table(ann, bob, spectators=False)
    person, decision, update = asked({0: ann, 1: bob}, match)
    seat, other = update["seat"], bob if person is ann else ann
    channel = person.live()
    channel.send("watch", match=match, seat=seat)
    channel.next("update")
    timed.services.driver.stop()  # no bot answers in between
    person.call("POST", f"/api/matches/{match}/resign", {}, 204)
    assert channel.next("ended")["error"]["code"] in ("not-found", "not-yours", "no-spectators")
    carl = timed.person("Carl")
    carl.join(open_seat(match, seat, other))
    assert carl.look(match)["state"]["decisions"][0]["id"] == decision["id"]
    body = {"seat": seat, "decision": decision["id"], "option": decision["options"][0]["option"]}
    assert person.refused("POST", f"/api/matches/{match}/choices", body)[0] in (403, 404)
    carl.choose(match, decision)


def test_a_bot_is_replaced_only_when_all_say_so(timed: House) -> None:
    ann, bob, eve = timed.person("Ann"), timed.person("Bob"), timed.person("Eve")
    table = ann.table("parley", 3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}])
    bob.join(ann.invite(table))
    match = ann.post(f"/api/tables/{table['id']}/start")["id"]
    assert bob.get(f"/api/tables/{match}/invitations")["seats"] == []
    with timed.services.gate.look(match) as live:
        tokens = live.table.token, live.table.seats[2].token
    for token in tokens:
        assert eve.refused("POST", f"/api/invitations/{token}", {}) == (409, "seat-taken")
    eve.join(open_seat(match, 2, ann, bob))
    assert eve.look(match)["seat"] == 2
