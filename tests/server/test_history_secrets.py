"""History during play shows of others only what the rules make public."""

from __future__ import annotations

import json
import random

from tests.server.house import House, Json, Person
from tests.server.playing import asked


def three_in_the_market(house: House) -> tuple[str, dict[int, Person]]:
    """Three people at Parley, played until the market opens."""
    for game in range(20):
        people = {seat: house.person(name) for seat, name in enumerate(("Ann", "Bob", "Carl"))}
        table = people[0].table("parley", 3, private=False)
        for seat in (1, 2):
            people[seat].join(people[0].invite(table))
        match = str(people[0].post(f"/api/tables/{table['id']}/start")["id"])
        chance = random.Random(game)
        for _ in range(100):
            state = people[0].look(match)["state"]
            if state["over"]:
                break
            if state["view"]["turn"]["phase"] == "market":
                return match, people
            person, decision, _ = asked(people, match)
            person.choose(match, decision, chance.choice(decision["options"])["option"])
    raise AssertionError("the market never opened")


def offer(match: str, people: dict[int, Person]) -> tuple[int, int, str]:
    """Somebody offers a card to somebody; both seats, and the card."""
    for seat, person in people.items():
        state = person.look(match)["state"]
        for decision in state["decisions"]:
            for option in decision["options"]:
                if option["option"][0] == "offer":
                    update: Json = person.choose(match, decision, option["option"])
                    giving = update["state"]["decisions"][0]
                    card = giving["options"][0]["option"]
                    person.choose(match, giving, card)
                    return seat, state["seats"][option["option"][1]], str(card[1])
    raise AssertionError("nobody can offer anything")


def test_a_card_offered_to_one_is_not_in_the_history_of_the_others(house: House) -> None:
    match, people = three_in_the_market(house)
    giver, taker, card = offer(match, people)
    other = ({0, 1, 2} - {giver, taker}).pop()
    eve = house.person("Eve")
    for person, seat in ((people[other], str(other)), (people[taker], str(taker)), (eve, "spectator")):
        steps = person.get(f"/api/matches/{match}/history", seat=seat)["steps"]
        last = steps[-1]
        assert last["seat"] == giver and last["kind"] == "trade", "that somebody acted is public"
        assert last["option"] is None and card not in json.dumps(steps[-2:]), "what the card is, is not"
    own = people[giver].get(f"/api/matches/{match}/history")["steps"][-1]
    assert own["option"] == ["give", card]
