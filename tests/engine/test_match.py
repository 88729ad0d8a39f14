"""The match: choosing, refusing, undoing, copying, ending."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import tests.engine.auction  # noqa: F401  registers the title
import warcouncil
from warcouncil import EVERYBODY, ForkRefused, IllegalChoice, RulesError, StaleDecision, UndoRefused
from warcouncil.engine.log import LogEntry, Masked


def play(match, rng, until=None):
    """Random answers until the match is over or `until(match)`."""
    while not match.over and not (until and until(match)):
        decision = rng.choice(match.decisions)
        match.choose(decision, rng.choice(decision.options))
    return match


def asked(kind):
    return lambda match: any(decision.kind == kind for decision in match.decisions)


def new(seed=1, **options):
    return warcouncil.new("auction", players=3, seed=seed, options={"windows": "sealed", **options})


def test_matches_finish_with_ranks_and_utilities():
    match = play(new(), random.Random(1))
    assert match.over and match.decisions == ()
    assert sorted(match.result.scores) == ["ann", "bob", "cid"]
    assert sum(match.result.utilities) == pytest.approx(0)
    best = max(match.result.scores.values())
    assert [match.result.scores[p] == best for p in ("ann", "bob", "cid")] == [r == 1 for r in match.result.ranks]


def test_same_seed_same_match_other_seed_other_match():
    texts = [play(new(seed), random.Random(5)).journal.text() for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


def test_wrong_values_are_refused_and_change_nothing():
    match = new()
    decision = match.decisions[0]
    good = decision.options[0]
    before, ids = match.digest(), [d.id for d in match.decisions]
    floats = (good[0], float(good[1]))
    for bad in [floats, list(good), (), ("bid", True), ("bid", "1"), ("bid", 99), ("rob",), (("bid", 1),), None, "bid"]:
        with pytest.raises(IllegalChoice):
            match.choose(decision, bad)
    with pytest.raises(StaleDecision):
        match.choose("0.99.ann.0", good)
    assert match.digest() == before and [d.id for d in match.decisions] == ids


def test_a_refusal_cites_its_clause():
    match = play(new(2), random.Random(3), lambda m: m.state.agenda[-1:] == [("talk", 2)] and asked("more")(m))
    decision = match.decisions[0]
    assert decision.options == (("more", 1), ("more", 3))
    assert match.why_not(decision, ("more", 1)) is None
    assert match.why_not(decision, ("more", 2)).clause == "auction-1"
    assert match.why_not(decision, ("more", 6)).clause is None
    with pytest.raises(IllegalChoice, match=r"\[auction-1\]"):
        match.choose(decision, ("more", 2))


def test_forced_public_options_are_taken_and_marked():
    match = play(new(), random.Random(1))
    forced = [record for record in match.journal.records if record[0] == "choice" and record[6] == "forced"]
    assert forced and all(record[8] == 1 for record in forced)


def test_the_window_is_asked_of_everybody_when_sealed_and_of_holders_when_quick():
    sealed = play(new(4), random.Random(4), asked("respond"))
    assert {decision.power for decision in sealed.decisions} == {"ann", "bob", "cid"}
    quick = play(new(4, windows="quick"), random.Random(4), asked("respond"))
    holders = {power for power, hand in quick.state.hand.items() if 6 in hand}
    assert {decision.power for decision in quick.decisions} == holders


def test_first_response_in_order_counts_and_the_rest_is_forgotten():
    match = play(new(4), random.Random(4), asked("respond"))
    for power in match.state.hand:
        match.state.hand[power] = (6, 6, 6)
    before = dict(match.state.score)
    for decision in reversed(match.decisions):
        match.choose(decision, ("trick", 6))
    assert match.state.score == {**before, "ann": before["ann"] + 3}


def test_a_standing_pass_answers_windows_until_its_step():
    match = new(4)
    match.stand(0, "trick", ("talk", 2))
    play(match, random.Random(4), asked("respond"))
    assert {decision.power for decision in match.decisions} == {"bob", "cid"}
    assert match.view(1)["waiting_for"]["powers"] == ("ann", "bob", "cid")
    passed = [r for r in match.journal.records if r[0] == "choice" and r[4] == "ann" and r[6] == "respond"]
    assert passed[0][7:] == (("pass",), 3)
    play(match, random.Random(4), lambda m: m.state.agenda[-1:] == [("turns", 3)] and asked("respond")(m))
    assert {decision.power for decision in match.decisions} == {"ann", "bob", "cid"}
    with pytest.raises(IllegalChoice, match="no window"):
        match.stand(0, "ambush", ("talk", 4))


def powers_asked(match):
    return {decision.power for decision in match.decisions}


def two_for_ann():
    """Bids with windows, in which one seat plays two powers."""
    title = new().title
    state = title.setup(3, title.check_options(3, {}))
    state.seats = {"ann": 0, "bob": 1, "cid": 0}
    return warcouncil.Match.at(title, state, seed=4)


def test_a_standing_pass_is_one_powers_or_the_whole_seats():
    match = two_for_ann()
    match.stand(0, "trick", ("never",), "cid")
    play(match, random.Random(4), asked("respond"))
    assert powers_asked(match) == {"ann", "bob"}
    assert match.view(0)["standing"] == {"cid trick": ("never",)} and match.view(1)["standing"] == {}
    for again in (warcouncil.load(match.journal.text()), warcouncil.load(match.snapshot()), match.fork()):
        assert powers_asked(again) == {"ann", "bob"} and again.view(0)["standing"] == match.view(0)["standing"]
    match.stand(0, "trick", ("never",))
    assert powers_asked(match) == {"bob"} and match.view(0)["standing"] == {"trick": ("never",)}
    with pytest.raises(IllegalChoice, match="does not play"):
        match.stand(0, "trick", ("never",), "bob")


def test_one_power_is_taken_out_of_a_standing_pass_of_the_whole_seat():
    match = two_for_ann()
    match.stand(0, "*", ("never",))
    match.stand(0, "*", (), "ann")
    assert match.view(0)["standing"] == {"cid *": ("never",)}
    play(match, random.Random(4), asked("respond"))
    assert powers_asked(match) == {"ann", "bob"}
    match.stand(0, "*")
    assert match.view(0)["standing"] == {}


@pytest.mark.parametrize("seat", [-1, 3, EVERYBODY, True, "0"])
def test_only_a_seat_can_leave_a_standing_pass(seat):
    match = new(4)
    before = list(match.journal.records)
    with pytest.raises(ValueError, match="there is no seat"):
        match.stand(seat, "trick", ("talk", 2))
    assert list(match.journal.records) == before


def standing_of_bob(match):
    return match.view(1)["standing"]


def same_after_loading(match):
    for again in (warcouncil.load(match.journal.text()), warcouncil.load(match.snapshot()), match.fork()):
        assert again == match and standing_of_bob(again) == standing_of_bob(match)
        assert [decision.id for decision in again.decisions] == [decision.id for decision in match.decisions]


def test_an_undo_leaves_standing_passes_as_they_are():
    match = play(new(4), random.Random(4), asked("turn"))
    match.stand(1, "trick", ("never",))
    for kind in ("turn", "more"):
        assert match.decisions[0].kind == kind
        match.choose(match.decisions[0], match.decisions[0].options[0])
    match.stand(1, "*", ("bids", 3))
    match.stand(1, "trick")
    match.undo(0, consent=(1, 2))
    assert match.decisions[0].kind == "more" and standing_of_bob(match) == {"*": ("bids", 3)}
    match.undo(0)
    assert match.decisions[0].kind == "turn" and standing_of_bob(match) == {"*": ("bids", 3)}
    same_after_loading(match)
    play(match, random.Random(4), asked("respond"))
    assert {decision.power for decision in match.decisions} == {"ann", "cid"}
    same_after_loading(match)


def test_back_in_a_window_those_who_stand_have_passed_and_whoever_took_back_is_asked():
    match = play(new(4), random.Random(4), asked("respond"))
    ann, _, cid = match.decisions
    match.choose(ann, ("pass",))
    match.stand(1, "trick", ("never",))
    match.stand(0, "trick", ("never",))
    match.choose(cid, ("pass",))
    assert match.decisions[0].kind == "turn"
    match.undo(0, consent=(1, 2))
    assert {decision.power for decision in match.decisions} == {"ann", "cid"}
    same_after_loading(match)
    play(match, random.Random(4))
    assert warcouncil.verify(match.journal.text()).outcome == "seeded"


def test_standing_passes_that_outlast_an_undo_do_not_count_as_what_led_there():
    """More wishes than records since the last checkpoint: the undo still goes back behind it."""
    match = play(new(4), random.Random(4), lambda m: asked("turn")(m) and m.decisions[0].power == "cid")
    before = match.digest()
    while asked("turn")(match) or asked("more")(match):
        match.choose(match.decisions[0], match.decisions[0].options[0])
    for _ in range(20):
        match.stand(1, "trick", ("never",))
    match.undo(2, consent=(0, 1))
    match.undo(2, consent=(0, 1))
    assert match.digest() == before and standing_of_bob(match) == {"trick": ("never",)}
    same_after_loading(match)


def test_everybody_sees_what_all_seats_see_together():
    match = play(new(4), random.Random(4), asked("side"))
    whole = match.view(EVERYBODY)
    assert set(whole["drafts"]) == {"ann", "bob", "cid"} and any(whole["drafts"].values())
    assert {decision["power"] for decision in whole["decisions"]} == {decision.power for decision in match.decisions}
    for seat, power in enumerate(("ann", "bob", "cid")):
        assert whole["drafts"][power] == match.view(seat)["drafts"][power]
    assert match.state.sees(EVERYBODY, "ann") and not match.state.sees(None, "ann") and not match.state.sees(1, "ann")
    match.state.learn((2,), ("hand", "ann", 6))
    knowers = [seat for seat in (EVERYBODY, None, 0, 1, 2) if match.state.knows(seat, "hand", "ann", 6)]
    assert knowers == [EVERYBODY, 2]
    entry = LogEntry("draws", {"card": Masked("six", (1,))}, (1, 2))
    told = entry.for_seat(EVERYBODY)
    assert told is not None and told.plain() == {"card": "six"} and entry.for_seat(0) is None
    with pytest.raises(ValueError, match="no seat"):
        match.view(-1)


def test_instant_end_in_the_middle_of_a_step():
    match = new(1)
    rng = random.Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision, ("up",) if decision.kind == "turn" else rng.choice(decision.options))
    assert match.state.ending.reason == "treasure" and match.state.treasure == 9
    assert match.state.agenda != []


def test_play_on_records_the_victory_and_goes_on():
    match = warcouncil.new("auction", players=3, seed=1, play_on=True)
    while not match.over:
        decision = match.decisions[0]
        match.choose(decision, ("up",) if decision.kind == "turn" else decision.options[0])
    assert [ending.reason for ending in match.victories] == ["treasure"]
    assert getattr(match.state, "treasure") == 12  # noqa: B009  a field of the small title
    assert warcouncil.verify(match.journal.text()).outcome == "seeded"


def test_a_rule_that_fails_leaves_the_match_as_it_was():
    rng = random.Random(7)
    match = play(new(7, crash=True), rng, lambda m: asked("talk")(m) and m.state.agenda[-1] == ("bids", 4))
    before, text, log = match.digest(), match.journal.text(), match.log
    with pytest.raises(RulesError, match="a rule that fails"):
        match.choose(match.decisions[0], ("boast",))
    assert (match.digest(), match.journal.text(), match.log) == (before, text, log)


def test_choose_many_is_all_or_nothing():
    match = new()
    first, second, _ = match.decisions
    before, text = match.digest(), match.journal.text()
    with pytest.raises(IllegalChoice):
        match.choose_many([(first, first.options[0]), (second.id, ("bid", 99))])
    assert match.digest() == before and match.journal.text() == text
    match.choose_many([(d.id, d.options[0]) for d in match.decisions])
    assert {decision.kind for decision in match.decisions} == {"side"}


def test_undo_takes_back_own_choices_up_to_the_barrier():
    match = play(new(), random.Random(2), lambda m: asked("turn")(m) and m.decisions[0].power == "ann")
    start = match.digest()
    old = match.decisions[0].id
    match.choose(match.decisions[0], ("up",))
    match.choose(match.decisions[0], ("more", 1))
    assert match.decisions[0].power == "bob" and match.can_undo(0) and not match.can_undo(1)
    match.undo(0)
    assert match.decisions[0].kind == "more"
    match.undo(0)
    assert match.digest() == start and match.decisions[0].id != old
    with pytest.raises(StaleDecision):
        match.choose(old, ("up",))
    with pytest.raises(UndoRefused):
        match.undo(0)
    assert warcouncil.load(match.journal.text()) == match


def test_undo_stops_at_another_seats_choice_and_at_chance():
    match = play(new(), random.Random(2), lambda m: asked("turn")(m) and m.decisions[0].power == "bob")
    match.choose(match.decisions[0], ("down",))
    assert match.can_undo(1) and not match.can_undo(0)
    play(match, random.Random(1), asked("talk"))
    assert not any(match.can_undo(seat) for seat in range(3))


def test_undo_by_consent_never_turns_the_dice_back():
    match = play(new(), random.Random(2), asked("talk"))
    position = match.dice.position
    with pytest.raises(UndoRefused):
        match.undo(2, consent=[0])
    match.undo(2, consent=[0, 1])
    assert match.decisions[0].power == "cid" and match.dice.position == position
    match.choose(match.decisions[0], match.decisions[0].options[0])
    rolls = [record for record in match.journal.records if record[0] == "chance" and record[1] == "turns"]
    assert len(rolls) == 2 and rolls[1][4] >= position
    play(match, random.Random(2))
    assert warcouncil.verify(match.journal.text()).outcome == "seeded"


def test_secret_answers_are_taken_back_until_all_are_ready():
    match = new()
    ann = match.decisions[0]
    untouched = match.view(1), match.view(None)
    match.choose(ann, ann.options[0])
    match.choose(next(d for d in match.decisions if d.power == "ann"), ("left",))
    match.choose(next(d for d in match.decisions if d.power == "ann"), ("ready",))
    assert (match.view(1), match.view(None)) == untouched
    for _ in range(3):
        assert match.can_undo(0) and not match.can_undo(1)
        match.undo(0)
    assert not match.can_undo(0)
    again = next(d for d in match.decisions if d.power == "ann")
    assert again.kind == "bid" and again.id != ann.id
    assert (match.view(1), match.view(None)) == untouched
    assert match.state.drafts == {}
    loaded = warcouncil.load(match.journal.text())
    assert [d.id for d in loaded.decisions] == [d.id for d in match.decisions]


def test_copies_are_equal_and_independent():
    match = play(new(), random.Random(9), asked("more"))
    for twin in (match.fork(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match and [d.id for d in twin.decisions] == [d.id for d in match.decisions]
        before = match.digest()
        play(twin, random.Random(1))
        assert match.digest() == before and twin != match
    assert match != "match"
    with pytest.raises(TypeError):
        hash(match)


def test_a_fork_plays_on_like_the_match():
    match = play(new(), random.Random(9), asked("more"))
    twin = match.fork()
    assert play(match, random.Random(1)).journal.text() == play(twin, random.Random(1)).journal.text()


def test_a_private_fork_keeps_what_the_seat_knows_and_cannot_be_copied_at_once():
    match = new(3)
    ann = match.decisions[0]
    match.choose(ann, ann.options[0])
    bob = next(d for d in match.decisions if d.power == "bob")
    match.choose(bob, bob.options[0])
    forks = [match.fork(seat=0, seed=seed) for seed in range(8)]
    for fork in forks:
        assert fork.state.hand["ann"] == match.state.hand["ann"]
        assert {**fork.view(0), "can_undo": True} == match.view(0)
        assert next(d for d in fork.decisions if d.power == "bob").kind == "bid"
        with pytest.raises(ForkRefused):
            fork.fork()
        with pytest.raises(ForkRefused):
            pickle.dumps(fork)
        with pytest.raises(ForkRefused):
            _ = fork.journal
    assert len({fork.state.hand["bob"] for fork in forks}) > 1
    fork = play(forks[0], random.Random(1), asked("turn"))
    assert fork.fork() == fork
    play(fork, random.Random(1))


def test_a_light_fork_plays_on_without_a_record():
    match = play(new(), random.Random(9), asked("more"))
    light = match.fork(light=True)
    assert light == match
    for kind in ("fork", "snapshot"):
        with pytest.raises(ForkRefused):
            getattr(light, kind)()
    play(light, random.Random(1))
    play(match, random.Random(1))
    assert light.digest() == match.digest() and light.result == match.result and light.log == []


def test_views_and_seats():
    match = new()
    assert match.view(0)["view"]["hand"].keys() == {"ann"}
    assert match.view(None)["view"]["hand"] == {} and match.view(None)["decisions"] == []
    for seat in (3, -1, "ann", True):
        with pytest.raises(ValueError, match="seat"):
            match.view(seat)
        with pytest.raises(ValueError, match="seat"):
            match.fork(seat=seat)


def test_redacted_record_holds_no_secret_of_others():
    match = play(new(), random.Random(9), asked("more"))
    mine = match.redacted(0)
    assert [record[0] for record in mine] == list(range(1, len(mine) + 1))
    assert all(record[1] == "choice" for record in mine)
    assert {record[7] for record in mine if record[2] != 0} <= {"turn", "more", "forced", "talk"}
    assert any(record[7] == "bid" for record in mine if record[2] == 0)


def test_it_is_a_good_python_object():
    match = new()
    assert repr(match) == "<Match auction, 3 players: ann decides bid, bob decides bid, cid decides bid>"
    assert "over, ann" in repr(play(match, random.Random(1)))
    with pytest.raises(StaleDecision, match="over"):
        match.choose("0.1.ann.0", ("bid", 1))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"players": 5}, "2, 3 players"),
        ({"players": True}, "2, 3 players"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"options": {"crash": 1}}, "may be False, True"),
        ({"options": {"windows": "ajar"}}, "sealed, quick"),
    ],
)
def test_bad_options_say_what_is_allowed(arguments, says):
    with pytest.raises(warcouncil.BadOption, match=says):
        warcouncil.new("auction", **arguments)


def test_unknown_titles_say_what_there_is():
    with pytest.raises(warcouncil.UnknownTitle, match="auction"):
        warcouncil.new("ludo")


def test_options_are_numbered():
    title = warcouncil.get_title("auction")
    options = [title.decode_option(number) for number in range(title.option_count)]
    assert len(set(options)) == title.option_count and ("bid", 6) in options
    assert [title.encode_option(option) for option in options] == list(range(title.option_count))
    with pytest.raises(ValueError, match="number"):
        title.decode_option(title.option_count)


def test_the_match_as_it_stood_earlier():
    match = play(new(), random.Random(9), asked("talk"))
    start = match.after(0)
    assert {decision.kind for decision in start.decisions} == {"bid"}
    assert match.after(len(match.live)) == match
    earlier = match.after(len(match.live) - 3)
    assert earlier != match and earlier.state.agenda != []
    assert match.waiting_for == {"what": "talk", "powers": ("ann", "bob", "cid")}


def test_a_snapshot_may_leave_the_journal_out():
    match = play(new(), random.Random(9), asked("more"))
    light = warcouncil.load(match.snapshot(journal=False))
    assert light == match
    with pytest.raises(ForkRefused, match="journal"):
        _ = light.journal


def test_nothing_is_taken_back_once_talk_is_open():
    match = play(new(), random.Random(9), asked("talk"))
    assert not any(match.can_undo(seat) for seat in range(3))
