"""Who is ready is told where a title has it seen, and nowhere else."""

from __future__ import annotations

import random

import pytest

from tests.engine.test_held_windows import pick, powers_asked, window
from tests.server.house import House, Json, Person
from warcouncil.engine.match import Match
from warcouncil.engine.state import Entry
from warcouncil.engine.title import get_title
from warcouncil.server.ground.dresses import folder_of
from warcouncil.server.tables import readiness
from warcouncil.server.tables.readiness import marked, ready
from warcouncil.testing.laws.observe import bare, dice_of
from warcouncil.testing.laws.twins import Stuck, Twins

TITLES = ("game_of_thrones", "here_i_stand", "tanto_monta", "napoleonic_wars")
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def state(person: Person, match: str, seat: int) -> Json:
    found: Json = person.look(match, seat=seat)["state"]
    return found


def orders(person: Person, match: str, seat: int) -> Json:
    """Everything is placed, but nobody has said so yet; the question that is left."""
    while (decision := state(person, match, seat)["decisions"][0])["kind"] == "order":
        person.choose(match, decision, decision["options"][0]["option"], seat=seat)
    found: Json = decision
    return found


@pytest.mark.parametrize("title", TITLES)
def test_marks_name_questions_of_their_title(title: str) -> None:
    game = get_title(title)
    folder = folder_of(game)
    assert folder is not None
    assert marked(folder) and marked(folder) <= {*game.kinds, "ready"}


def test_everybody_sees_who_is_ready_and_who_is_not_any_more(house: House, ann: Person, bob: Person) -> None:
    cid = house.person("Cid")
    table = ann.table("game_of_thrones", players=3, seats=SEATS)
    for person in (bob, cid):
        person.join(ann.invite(table))
    ann.post(f"/api/tables/{table['id']}/start")
    match, people = str(table["id"]), (ann, bob, cid)
    first = state(ann, match, 0)["waiting"]
    assert first["what"] == "together" and first["ready"] == [] and len(first["powers"]) == 3
    last = orders(ann, match, 0)
    assert state(bob, match, 1)["waiting"]["ready"] == [], "placed is not ready"
    listening = bob.live()
    listening.send("watch", match=match, seat=1, cursor=bob.look(match, seat=1)["cursor"])
    update = ann.choose(match, last, ["ready"], seat=0)
    house = next(power for power, seat in update["state"]["seats"].items() if seat == 0)
    assert listening.next("update")["state"]["waiting"]["ready"] == [house]
    assert [state(one, match, seat)["waiting"]["ready"] for seat, one in enumerate(people)] == [[house]] * 3
    ann.post(f"/api/matches/{match}/undo", {"seat": 0})
    assert listening.next("update")["state"]["waiting"]["ready"] == []


# -- what hands hold, nobody sees from it


@pytest.mark.parametrize("holders", [(), ("bob",), ("bob", "cid")])
def test_of_a_window_nothing_is_told_whoever_is_asked_in_it(
    monkeypatch: pytest.MonkeyPatch, holders: tuple[str, ...]
) -> None:
    monkeypatch.setattr(readiness, "folder_of", lambda title: title.folder)
    monkeypatch.setattr(readiness, "marked", lambda folder: frozenset({"respond", "ready"}))
    match = window(holders)
    assert match.held is not None and powers_asked(match) == list(holders)
    for power in holders:
        assert ready(match) is None
        pick(match, power)
    assert match.held is not None and ready(match) is None


def at_step(title: str, kind: str, step: Entry, seed: int) -> Twins:
    """Two matches that seat 0 cannot tell from each other, where a block of such questions is about to open."""
    match, chance = Match.new(title, seed=seed, options={"windows": "discreet"}), random.Random(seed)
    while all(decision.kind != kind for decision in match.decisions):
        decision = match.decisions[0]
        match.choose(decision, chance.choice(decision.options))
    state = bare(match.state)
    state.agenda.append(step)
    return Twins(match.title, state, 0, (None, seed + 1), dice_of(seed))


@pytest.mark.parametrize(
    ("title", "kind", "step"),
    [
        ("here_i_stand", "diet_card", ("diet",)),
        ("here_i_stand", "negotiate", ("negotiate",)),
        ("tanto_monta", "headline", ("headlines",)),
    ],
)
def test_twins_are_told_the_same_whatever_hands_hold(title: str, kind: str, step: Entry) -> None:
    seen: set[int] = set()
    for seed in range(4):
        twins, chance = at_step(title, kind, step, seed), random.Random(seed)
        for _ in range(12):
            told = [ready(match) for match in twins.matches]
            assert told[0] == told[1]
            windows = [match.waiting_for["what"] in match.title.windows for match in twins.matches]
            assert told[0] is None or not any(windows)
            seen |= set() if told[0] is None else {len(told[0])}
            twins.pass_alone()
            if twins.close():
                continue
            try:
                twins.step(chance.choice(sorted(twins.open())), chance)
            except Stuck:
                break
            if twins.lawful:
                break
    assert {0, 1, 2} <= seen
