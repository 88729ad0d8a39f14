"""History: step by step, as each viewer may know it; everything after the end; the record; the statistics."""

from __future__ import annotations

import random

import warcouncil
from tests.server.house import House, Json, Person, Screen
from tests.server.playing import FEW, Shortcut, asked, play_some, two_at_a_table
from tests.server.test_accounts import account


def steps(person: Person, match: str, **query: object) -> list[Json]:
    found: list[Json] = person.call("GET", f"/api/matches/{match}/history", params=query)["steps"]
    return found


def test_every_step_shows_what_the_seat_saw_then(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob)
    chance = random.Random(seed)
    seen: list[Json] = [ann.look(match)]
    for _ in range(15):
        play_some({0: ann, 1: bob}, match, 1, chance)
        seen.append(ann.look(match))
    assert len(steps(ann, match)) == 15
    for number, then in enumerate(seen):
        moment = ann.get(f"/api/matches/{match}/history/{number}")
        assert moment["state"]["view"] == then["state"]["view"]
        assert (
            moment["state"]["decisions"] == []
            and moment["state"]["waiting"]["what"] == then["state"]["waiting"]["what"]
        )
        assert [e["text"] for e in moment["log"]["entries"]] == [e["text"] for e in then["log"]["entries"]]
    assert ann.refused("GET", f"/api/matches/{match}/history/16") == (404, "not-found")
    assert ann.refused("GET", f"/api/matches/{match}/history/1", params={"seat": 1}) == (403, "not-yours")


def test_steps_are_told_in_words(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    person.choose(match, decision)
    step = steps(bob, match)[0]
    assert step["step"] == 1 and step["option"] == decision["options"][0]["option"]
    assert decision["options"][0]["label"] in step["text"]
    assert steps(bob, match, lang="zh-Hans")[0]["text"] != step["text"]


def test_an_undone_choice_is_not_part_of_the_history(ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    person, decision, _ = asked({0: ann, 1: bob}, match)
    person.choose(match, decision)
    person.post(f"/api/matches/{match}/undo")
    assert steps(ann, match) == []


def test_secrets_stay_secret_in_the_history_of_a_running_match(house: House, ann: Person, bob: Person) -> None:
    """In Parley's council both answer twice in secret: one step for each own answer, one when all is uncovered."""
    match = two_at_a_table(ann, bob, "parley")
    while decisions := ann.look(match)["state"]["decisions"]:
        ann.choose(match, decisions[0])
    mine = len(steps(ann, match))
    assert mine >= 1 and steps(bob, match) == [] and steps(bob, match, seat="spectator") == []
    while bob.look(match)["state"]["waiting"]["what"] == "together":
        bob.choose(match, bob.look(match)["state"]["decisions"][0])
    uncovered = steps(ann, match)[mine]
    assert uncovered["kind"] == "together" and uncovered["option"] is None and uncovered["seat"] is None
    assert [step["kind"] for step in steps(ann, match, seat="spectator")][:1] == ["together"]
    for step in range(len(steps(bob, match)) + 1):
        text = bob.http.get(f"/api/matches/{match}/history/{step}").text
        assert '"draft":[["' not in text.replace(" ", "") or "cobalt" not in text.split('"draft":[["')[1][:40]


def test_after_the_end_everything_is_shown_through_any_eyes_but_never_talk(
    house: House, ann: Person, bob: Person, seed: int
) -> None:
    match = two_at_a_table(ann, bob, "parley", free_talk=True, private=False)
    ann.post(f"/api/matches/{match}/talk", {"channel": "0-1", "text": "a word in confidence"}, status=201)
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    eve = house.person("Eve")
    everything = steps(eve, match)
    with house.services.gate.look(match) as live:
        assert live.match is not None
        choices = [r for r in live.match.live if r[0] == "choice" and not r[8] & 1]
    assert len(everything) == len(choices)
    assert [step["option"] for step in everything] == [list(record[7]) for record in choices]
    hands = {}
    for seat in (0, 1):
        moment = eve.http.get(f"/api/matches/{match}/history/3", params={"seat": seat})
        assert "a word in confidence" not in moment.text
        hands[seat] = [panel.get("hand") for panel in moment.json()["state"]["view"]["panels"]]
    assert hands[0] != hands[1]
    journal = eve.http.get(f"/api/matches/{match}/journal")
    assert "attachment" in journal.headers["content-disposition"] and "a word in confidence" not in journal.text
    assert warcouncil.verify(journal.text).outcome == "sound"
    last = eve.get(f"/api/matches/{match}/history/{len(everything)}", seat=0)
    assert last["state"]["over"] and last["state"]["result"]["text"]


def test_what_each_seat_was_worth_to_a_bot_is_told_after_the_end(house: House, ann: Person, bob: Person) -> None:
    match = two_at_a_table(ann, bob)
    table = Shortcut(house, match, random.Random(5))
    table.play(30)
    assert ann.get(f"/api/matches/{match}/history/20")["chances"] is None
    with house.services.gate.look(match) as live:
        assert live.match is not None
        judged = [round(live.match.estimate(seat).shares[seat], 4) for seat in (0, 1)]
    table.play()
    then = ann.get(f"/api/matches/{match}/history/30", seat=1)
    assert then["chances"] == judged
    end = steps(ann, match)[-1]["step"]
    last = ann.get(f"/api/matches/{match}/history/{end}")
    winners = last["state"]["result"]["winners"]
    assert last["chances"] == [(seat in winners) / len(winners) for seat in (0, 1)]


def test_a_screen_that_missed_the_end_still_gets_it(ann: Person, bob: Person, seed: int) -> None:
    match = two_at_a_table(ann, bob, "parley")
    screen = Screen()
    screen.apply(bob.look(match))
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    screen.apply(bob.look(match, cursor=screen.cursor))
    screen.same_as(bob.look(match))
    assert screen.table["status"] == "over"


# -- statistics and ratings


def test_statistics_count_what_was_played(house: House, ann: Person, bob: Person, seed: int) -> None:
    before = ann.get("/api/titles/parley/statistics")
    match = two_at_a_table(ann, bob, "parley")
    assert ann.get("/api/titles/parley/statistics")["running"] == before["running"] + 1
    play_some({0: ann, 1: bob}, match, 1000, random.Random(seed))
    after = ann.get("/api/titles/parley/statistics")
    assert after["finished"] == before["finished"] + 1 and after["choices"] >= FEW
    by_power = {row["power"]: row for row in after["by_power"]}
    assert by_power["cobalt"]["played"] >= 1 and by_power["cobalt"]["name"] == "Cobalt"
    assert sum(row["matches"] for row in after["by_players"]) == after["finished"]
    assert ann.get(f"/api/users/{ann.id}")["played"] == 1


def test_ratings_follow_results_of_accounts_only(house: House, seed: int) -> None:
    anna, bela = account(house, "Anna Rated"), account(house, "Bela Rated")
    match = two_at_a_table(anna, bela, "parley", rated=True)
    play_some({0: anna, 1: bela}, match, 1000, random.Random(seed))
    ranks = anna.get(f"/api/tables/{match}")["result"]["ranks"]
    ratings = {person: person.get(f"/api/users/{person.id}")["ratings"][0] for person in (anna, bela)}
    if ranks[0] != ranks[1]:
        assert (ratings[anna]["rating"] > ratings[bela]["rating"]) == (ranks[0] < ranks[1])
    listed = anna.get("/api/ratings", title="parley")["ratings"]
    assert {row["user"]["name"] for row in listed} >= {"Anna Rated", "Bela Rated"} and listed[0]["rank"] == 1
    assert ratings[anna]["played"] == 1

    guest = house.person("Guest")
    unrated = two_at_a_table(anna, guest, "parley", rated=True)
    play_some({0: anna, 1: guest}, unrated, 1000, random.Random(seed))
    assert anna.get(f"/api/users/{anna.id}")["ratings"][0]["played"] == 1
    assert guest.get(f"/api/users/{guest.id}")["ratings"] == []
