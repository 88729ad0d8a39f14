"""Matches that go on under other rules than they were stored with."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import warcouncil
from tests.engine import auction
from tests.engine.auction import Auction, AuctionState
from tests.engine.test_match import asked, new, play
from warcouncil.engine.records import AUTO
from warcouncil.engine.title import OptionSpec, is_newer, register
from warcouncil.engine.undoing import live_places
from warcouncil.engine.upgrade import NewerRules


class Later(Auction):
    version = "2"


def deal_and_count(state: Any) -> None:
    state.dice.roll(6, "who begins")
    auction.deal(state)


class OtherDeal(Later):
    """Rules that no longer come to what was recorded at the start."""

    steps = {**Auction.steps, "deal": deal_and_count}


class PurseState(AuctionState, kw_only=True):
    purse: dict[str, int]
    """Without a default: an older state has none."""


class Purses(OtherDeal):
    state_type = PurseState  # type: ignore[assignment]

    def setup(self, players: int, options: Any) -> PurseState:
        state = super().setup(players, options)
        return PurseState(**{name: getattr(state, name) for name in AuctionState.__struct_fields__}, purse={})

    def upgrade(self, version: str, data: dict[str, Any]) -> dict[str, Any]:
        assert version == "1"
        data["purse"] = dict.fromkeys(data["seats"], 7)
        return data


class MorePurses(Purses):
    version = "3"

    def upgrade(self, version: str, data: dict[str, Any]) -> dict[str, Any]:
        return super().upgrade("1", data)


@pytest.fixture(autouse=True)
def _rules_as_they_were() -> Iterator[None]:
    yield
    register("auction", Auction)


def saved(until: Any = None, seed: int = 9) -> tuple[Any, bytes]:
    match = play(new(seed), random.Random(seed), until)
    return match, match.snapshot()


def choices(match: Any) -> list[Any]:
    return [record[4:8] for record in match.live if record[0] == "choice" and not record[8] & AUTO]


def test_versions_are_ordered_as_numbers() -> None:
    assert is_newer("10", than="9") and not is_newer("9", than="10") and not is_newer("2", than="2")
    for strange in ("", "1a", "1..2", "-1", "٣", "9" * 40):
        with pytest.raises(warcouncil.WarCouncilError):
            is_newer(strange, than="1")


@pytest.mark.parametrize("kind", ["bid", "side", "respond", "turn", "more", "talk"])
def test_a_journal_of_older_rules_is_replayed_by_those_of_today(kind: str) -> None:
    match, _ = saved(asked(kind))
    register("auction", Later)
    loaded = warcouncil.load(match.journal.text())
    assert loaded.live == match.live and [d.id for d in loaded.decisions] == [d.id for d in match.decisions]


def test_a_journal_of_newer_rules_is_not_taken_up() -> None:
    register("auction", Later)
    match, snapshot = saved(asked("turn"))
    register("auction", Auction)
    for source in (match.journal.text(), snapshot):
        with pytest.raises(NewerRules, match="rules 2; these are 1"):
            warcouncil.load(source)


@pytest.mark.parametrize("changed", [OtherDeal, Purses])
@pytest.mark.parametrize("kind", ["bid", "side", "respond", "turn", "more", "talk"])
def test_a_checkpoint_of_older_rules_goes_on_with_every_choice_since(kind: str, changed: type[Auction]) -> None:
    match, snapshot = saved(lambda match: len(match.live) > 12 and asked(kind)(match))
    register("auction", changed)
    with pytest.raises(warcouncil.BadFile):
        warcouncil.load(match.journal.text())
    now = warcouncil.load(snapshot)
    assert isinstance(now.state, changed.state_type)
    assert [d.id for d in now.decisions] == [d.id for d in match.decisions]
    kept = choices(now)
    assert kept == choices(match)[len(choices(match)) - len(kept) :]
    assert now.journal.records[: len(match.journal)] == match.journal.records, "nothing is deleted"
    again = warcouncil.load(now.journal.text())
    assert again == now and [d.id for d in again.decisions] == [d.id for d in now.decisions]
    ended = [play(one, random.Random(2)).journal.text() for one in (again, now)]
    assert ended[0] == ended[1], "the same dice fall for both"
    assert warcouncil.load(ended[0]) == now


def test_a_state_that_a_record_of_older_rules_holds_is_brought_up_to_date() -> None:
    _, snapshot = saved(asked("talk"))
    register("auction", OtherDeal)
    once = warcouncil.load(snapshot)
    register("auction", MorePurses)
    now = warcouncil.load(once.journal.text())
    assert now.state.purse == dict.fromkeys(now.state.seats, 7)  # type: ignore[attr-defined]
    assert [d.id for d in now.decisions] == [d.id for d in once.decisions]


def test_what_was_dealt_in_another_way_is_dealt_anew() -> None:
    """The checkpoint is that of the set-up, and the rules roll something else from there on."""
    match, snapshot = saved(asked("side"))
    register("auction", OtherDeal)
    now = warcouncil.load(snapshot)
    assert choices(match) and not choices(now) and now.dice.position > match.dice.position
    assert warcouncil.load(now.journal.text()) == now


def test_the_dice_go_on_where_they_were_when_nothing_is_lost() -> None:
    match, snapshot = saved(asked("talk"))
    register("auction", OtherDeal)
    now = warcouncil.load(snapshot)
    assert now.dice.position == match.dice.position


def test_what_the_rules_no_longer_allow_is_taken_back_with_all_behind_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(new(9), random.Random(9), asked("turn"))
    for option in (("up",), ("more", 1), ("down",), ("more", 3)):
        match.choose(match.decisions[0], option)
    match.stand(2, "trick", ("never",))
    snapshot = match.snapshot()
    monkeypatch.setattr(auction, "forbidden", lambda option, number: "auction-1" if option == ("more", 1) else None)
    register("auction", OtherDeal)
    now = warcouncil.load(snapshot)
    assert choices(now)[-1][2:] == ("turn", ("up",)), "what was chosen before it stands"
    assert now.decisions[0].kind == "more" and ("more", 1) not in now.decisions[0].options
    assert now.decisions[0].id != match.decisions[0].id
    assert now.view(2)["standing"], "wishes are not choices"
    assert warcouncil.load(now.journal.text()) == now
    assert warcouncil.load(now.snapshot()) == now
    assert now.can_undo(0)
    now.undo(0)
    assert now.decisions[0].kind == "turn"
    assert warcouncil.load(now.journal.text()) == now


def test_dice_that_were_seen_never_fall_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(new(9), random.Random(9), asked("more"))
    match.choose(match.decisions[0], ("more", 1))
    play(match, random.Random(1), asked("talk"))
    rolled = [record for record in match.live if record[0] == "chance"]
    snapshot = match.snapshot()
    monkeypatch.setattr(auction, "forbidden", lambda option, number: "auction-1" if option == ("more", 1) else None)
    register("auction", OtherDeal)
    now = warcouncil.load(snapshot)
    assert len(choices(now)) < len(choices(match)), "the roll of the turns was seen and is taken back"
    play(now, random.Random(3))
    later = [record for record in now.journal.records[len(match.journal) :] if record[0] == "chance"]
    assert later and min(record[4] for record in later) > max(record[4] for record in rolled)


def test_rules_that_fail_at_the_checkpoint_itself_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _, snapshot = saved(asked("turn"))
    register("auction", OtherDeal)
    monkeypatch.setattr(OtherDeal, "steps", {"deal": deal_and_count})
    with pytest.raises(warcouncil.BadFile, match="cannot go on from the stored state"):
        warcouncil.load(snapshot)


def test_a_state_that_cannot_be_brought_up_to_date_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    _, snapshot = saved(asked("turn"))
    register("auction", Purses)
    monkeypatch.setattr(Purses, "upgrade", lambda self, version, data: data)
    with pytest.raises(warcouncil.BadFile, match="no state of auction 2"):
        warcouncil.load(snapshot)


def test_a_record_that_lies_about_the_change_is_refused() -> None:
    _, snapshot = saved(asked("turn"))
    register("auction", OtherDeal)
    journal = warcouncil.load(snapshot).journal
    place = next(n for n, record in enumerate(journal.records) if record[0] == "rules")
    kind, version, change = journal.records[place]
    richer = {**change["after"], "score": {"ann": 99, "bob": 0, "cid": 0}}
    for lie in (
        {**change, "after": richer},
        {**change, "tail": [*change["tail"], 10_000]},
        {**change, "old": "x"} | {"after": richer},
        {"old": "1", "before": {}},
        {"old": 1},
    ):
        forged = journal.copy()
        forged.records[place] = (kind, version, lie)
        with pytest.raises(warcouncil.BadFile):
            warcouncil.load(forged.text())


def test_a_note_says_from_where_newer_rules_count(monkeypatch: pytest.MonkeyPatch) -> None:
    from warcouncil.engine.upgrade import note, rules_of

    match, _ = saved(asked("turn"))
    register("auction", Later)
    now = warcouncil.load(match.journal.text())
    note(now)
    assert rules_of(now.journal) == "2"
    again = warcouncil.load(now.journal.text())
    assert again == now and again.live == now.live
    ended = play(now, random.Random(1))
    assert warcouncil.load(ended.journal.text()) == ended
    twice = ended.journal.copy()
    twice.records.insert(3, ("rules", "2", {"old": "1"}))
    with pytest.raises(warcouncil.BadFile):
        warcouncil.load(twice.text())


def may_go_back(match: Any, seat: int) -> bool:
    own = any(record[0] == "choice" and record[1] == seat for record in match.live)
    return own and not match.over and match._course.block is None


def test_which_records_count_follows_from_the_journal_alone() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        match = new(seed)
        while not match.over:
            decision = chance.choice(match.decisions)
            match.choose(decision, chance.choice(decision.options))
            seat = chance.randrange(3)
            if chance.random() < 0.2 and match.can_undo(seat):
                match.undo(seat)
            elif chance.random() < 0.05:
                match.stand(seat, "trick", ("never",) if chance.random() < 0.7 else ())
            elif chance.random() < 0.03 and may_go_back(match, seat):
                match.undo(seat, consent=range(3))
            assert [match.journal.records[place] for place in live_places(match.journal.records)] == list(match.live)


def test_new_options_are_as_in_a_match_that_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match, snapshot = saved(asked("turn"))
    plain = Auction.all_options

    class WithOption(Auction):
        def all_options(self) -> Any:
            return (*plain(self), OptionSpec("colour", "red", ("red", "blue")))

    register("auction", WithOption)
    for source in (match.journal.text(), snapshot):
        now = warcouncil.load(source)
        assert now.options["colour"] == "red"
        assert [d.id for d in now.decisions] == [d.id for d in match.decisions]


@pytest.mark.parametrize("changed", [Later, OtherDeal])
def test_an_undo_by_consent_stays_in_the_log_under_new_rules(changed: type[Auction]) -> None:
    match = play(new(9), random.Random(9), lambda match: len(match.live) > 12 and asked("turn")(match))
    for option in (("up",), ("more", 1), ("down",), ("more", 3)):
        match.choose(match.decisions[0], option)
    match.undo(0, consent=range(3))
    told = [entry for entry in match.log if entry.message == "taken-back"]
    assert len(told) == 1
    snapshot, text = match.snapshot(), match.journal.text()
    register("auction", changed)
    for now in [warcouncil.load(snapshot)] + ([warcouncil.load(text)] if changed is Later else []):
        assert [entry for entry in now.log if entry.message == "taken-back"] == told
        assert [(d.power, d.kind) for d in now.decisions] == [(d.power, d.kind) for d in match.decisions]
        again = warcouncil.load(now.journal.text())
        assert again == now and [entry for entry in again.log if entry.message == "taken-back"] == told
        play(again, random.Random(4))
        assert warcouncil.load(again.journal.text()) == again
