"""The bot of Tanto Monta: it reads the table from the view, has an answer to everything, and plays like its player."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.rulebook.tanto_monta.driver import Game, hand, impulse, position, scene, table
from warcouncil.bots.arena import arena
from warcouncil.campaign.pieces import Deal
from warcouncil.engine import title as registry
from warcouncil.engine.judging import Ranked
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import register
from warcouncil.testing import LAWS
from warcouncil.titles.tanto_monta.actions import ACTS as MENU
from warcouncil.titles.tanto_monta.bot import HeuristicBot, points
from warcouncil.titles.tanto_monta.bot.court import check_worth, wedding_odds
from warcouncil.titles.tanto_monta.bot.diplomacy import alliance_worth, peace_worth
from warcouncil.titles.tanto_monta.bot.events import EVENTS, event_worth
from warcouncil.titles.tanto_monta.bot.outlook import Outlook
from warcouncil.titles.tanto_monta.bot.player import JUDGES, unknown
from warcouncil.titles.tanto_monta.bot.points import appraise
from warcouncil.titles.tanto_monta.bot.reasons import EXPLAIN
from warcouncil.titles.tanto_monta.bot.voyages import order_worth
from warcouncil.titles.tanto_monta.display.facts import OPEN
from warcouncil.titles.tanto_monta.realm import PLAYERS
from warcouncil.titles.tanto_monta.state import Nao, TantoMontaState
from warcouncil.titles.tanto_monta.title import BOOK, TantoMonta
from warcouncil.titles.tanto_monta.windows import CARDS

READ = (
    "turn", "last_turn", "phase", "control", "unrest", "plague", "fortresses", "uprisings", "mesta", "troops", "fleets",
    "leaders", "admirals", "wars", "alliances", "rulers", "pope", "weddings", "children", "suitors", "settlements",
    "discard", "removed", "active", "acting", "cp", "card", "passed", "bound", *OPEN,
)  # fmt: skip
"""What the table shows, read back from the view."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is known by its name in these tests, whether it is in the registry or not."""
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    if "tanto_monta" not in registry.title_ids():
        register("tanto_monta", TantoMonta)


def new_match(seed: int, scenario: str = "1470") -> Match:
    game = Game()
    return Match.at(game, game.setup(4, game.check_options(4, {"scenario": scenario})), seed=seed)


def chosen(match: Match, seed: int = 1) -> Option:
    """What the bot answers to the open decision."""
    decision = match.decisions[0]
    return HeuristicBot(match.title, decision.seat, seed).choose(match.view(decision.seat), decision)


def ranked(match: Match) -> list[Ranked]:
    decision = match.decisions[0]
    return HeuristicBot(match.title, decision.seat, 1).rank(match.view(decision.seat), decision)


def outlook_of(match: Match) -> Outlook:
    decision = match.decisions[0]
    return Outlook(match.view(decision.seat), decision)


def outlook(player: str, **said: Any) -> Outlook:
    """A player in the middle of an impulse."""
    return outlook_of(impulse(player, 3, **said))


# -- what it knows


@pytest.mark.parametrize("scenario", TantoMonta.scenarios)
def test_the_table_is_read_back_from_the_view(scenario: str) -> None:
    match = new_match(3, scenario)
    rng = random.Random(3)
    for number in range(500):
        decision = rng.choice(match.decisions)
        if number % 25 == 0:
            read, real = Outlook(match.view(decision.seat), decision).state, match.state
            assert isinstance(real, TantoMontaState)
            assert {name: getattr(read, name) for name in READ} == {name: getattr(real, name) for name in READ}
            player = PLAYERS[decision.seat]
            assert read.hands[player] == real.hands[player]
        match.choose(decision, rng.choice(decision.options))


def test_what_it_judges_is_there() -> None:
    assert set(JUDGES) <= set(BOOK.kinds)
    assert set(EXPLAIN) <= set(BOOK.kinds)
    assert set(points.ACTS) | set(points.FIXED) <= set(MENU)
    assert set(EVENTS) <= set(CARDS)


def test_every_judge_takes_every_act_that_its_kind_may_offer() -> None:
    """An option of another length (a decline among units) must not stop a bot.

    What a judge looks up in the panels of its own moment is missing here: that is no matter of the option's form.
    """
    match = new_match(3)
    seen, rng = outlook_of(match), random.Random(1)
    seen.about = {"space": "lisbon", "place": "lisbon", "sea": "gulf_of_cadiz", "power2": "france", "amount": 1}
    broken = set()
    for kind, acts in BOOK.kinds.items():
        judge = JUDGES.get(kind, unknown)
        for act, domains in acts.acts.items():
            option = (act, *(rng.choice(match.title.domains[domain]) for domain in domains))
            seen.options, seen.kind = (option,), kind
            try:
                assert isinstance(judge(seen, option), float | int)
            except KeyError:
                continue
            except (ValueError, IndexError, TypeError, AssertionError) as error:
                broken.add((kind, act, repr(error)))
    assert broken == set()


def test_it_answers_everything_that_random_play_comes_to(seed: int) -> None:
    assert LAWS["bots"]("tanto_monta", matches=1, seed=seed).checks > 500


def test_positions_that_look_alike_are_judged_alike(seed: int) -> None:
    assert LAWS["judging"]("tanto_monta", matches=1, seed=seed).checks > 500


def test_a_new_card_and_a_new_question_do_no_harm() -> None:
    seen = outlook("france", hands={"france": ("famine", "sea_fog")})
    assert event_worth(seen, "great_drowsiness") < appraise(seen, CARDS["great_drowsiness"].cp) + 0.01
    assert unknown(seen, ("no",)) == 0.0
    assert unknown(seen, ("give_something", "famine")) < unknown(seen, ("give_something", "sea_fog")) < 0
    assert unknown(seen, ("keep_something", "famine")) > 0


# -- how it plays


def test_it_beats_random_play_on_every_seat() -> None:
    report = arena(
        "tanto_monta", ["heuristic", "random", "random", "random"], 4, seed=200, options={"scenario": "1490"}
    )
    assert (report["heuristic"].wins, report["heuristic"].failures) == (4, 0)


@pytest.mark.parametrize("player", PLAYERS)
def test_points_are_spent_to_the_last(player: str) -> None:
    assert chosen(impulse(player, 1)) != ("end_actions",)


def test_more_points_are_worth_more() -> None:
    for player in PLAYERS:
        seen = outlook(player, hands={player: ("famine", "treachery")})
        assert appraise(seen, 2) < appraise(seen, 5) < appraise(seen, 9)


def test_an_empty_strategic_space_is_taken_by_who_stands_in_it() -> None:
    """Sieges and marches come behind a point for a single command point."""
    state = scene(toro={"castile": 3}, wars=(("spain", "beltranejos"),), fields={"turn": 2})
    assert chosen(impulse("spain", 1, state=state)) == ("control", "castile", "toro")


def test_an_army_goes_where_a_weak_garrison_holds_a_key() -> None:
    state = scene(gerona={"aragon": 8}, barcelona={"catalonia": 1}, wars=(("spain", "catalonia"),), fields={"turn": 2})
    state.leaders["ferdinand"] = "gerona"
    hand(state, "spain", "famine", "treachery", "ransom")
    best = ranked(impulse("spain", 4, state=state))[0]
    assert best.option == ("move", "aragon", "gerona")
    assert "campaign" in [reason.message for reason in best.reasons]


def test_france_wins_its_nobles_and_spain_marries() -> None:
    state = scene(fields={"houses": {"anjou": 4, "bourbon": 2}, "full_houses": set()})
    assert chosen(impulse("france", 1, state=state)) == ("loyalty", "france", "anjou")
    assert wedding_odds(1) < wedding_odds(3) < wedding_odds(5) < 1


def test_a_nao_settles_where_there_is_room() -> None:
    state = position(turn=4, naos={"portugal_crew_2_piracy_1": Nao("ocean_1")}, explored={("portugal", "ocean_1")})
    seen = outlook_of(impulse("portugal", 2, state=state))
    found = order_worth(seen, ("found", "portugal_crew_2_piracy_1", "cape_verde"))
    assert found > order_worth(seen, ("chart", "portugal_crew_2_piracy_1"))
    assert found > 1


def test_the_last_turn_leaves_no_time_for_what_pays_later() -> None:
    late, early = outlook("france", turn=7), outlook("france", turn=2)
    assert late.time < early.time
    assert points.judge_action(late, ("loyalty", "france", "alencon")) < points.judge_action(
        early, ("loyalty", "france", "alencon")
    )


def test_whoever_is_about_to_win_is_the_danger() -> None:
    def danger(vp: int) -> float:
        return outlook("spain", turn=5, bonus_vp={"france": (("headline_event", vp),)}).danger("france")

    assert danger(30) > 1 > danger(0)


def test_influence_that_leads_makes_an_ally() -> None:
    def worth(level: int) -> float:
        levels = {"france": level, "spain": 1, "muslim": 0, "portugal": 2}
        return check_worth(outlook("france", influence={"genoa": levels}), "genoa")

    assert worth(5) > worth(1)


# -- diplomacy


def confirming(*terms: Option, player: str = "france", other: str = "spain") -> Option:
    state = position(("confirm_deal", player), turn=3, deal=Deal(other, (other, player), terms))
    return chosen(table(state=state))


def test_gifts_are_welcome_and_keys_are_not_given_away() -> None:
    assert confirming(("grant_cards", "spain", "france", 2)) == ("yes",)
    assert confirming(("cede", "spain", "france", "valencia")) == ("yes",)
    assert confirming(("cede", "france", "spain", "perpignan")) == ("no",)
    assert confirming(("grant_cards", "france", "spain", 1)) == ("no",)


def test_a_weak_power_wants_peace_more_than_a_strong_one() -> None:
    state = scene(burgos={"castile": 9}, lisbon={"portugal": 2}, wars=(("spain", "portugal"),))
    state.agenda = [("announce", "portugal")]
    seen = outlook_of(table(state=state))
    assert peace_worth(seen, "portugal", "spain") > peace_worth(seen, "spain", "portugal")


def test_nobody_allies_with_whoever_is_about_to_win() -> None:
    def worth(vp: int) -> float:
        seen = outlook("portugal", turn=5, bonus_vp={"france": (("headline_event", vp),)})
        return alliance_worth(seen, "portugal", "france")

    assert worth(0) > worth(30)


def test_a_refused_deal_is_not_proposed_again() -> None:
    """What it has in mind it puts together term by term, and proposes; then it looks for something else."""
    asked: Counter[str] = Counter()
    match = new_match(6)
    rng = random.Random(6)
    while not match.over and match.state.turn < 3:  # type: ignore[attr-defined]
        decision = rng.choice(match.decisions)
        bot = HeuristicBot(match.title, decision.seat, 6)
        option = bot.choose(match.view(decision.seat, log=False), decision)
        if decision.kind == "confirm_deal":
            option = ("no",)
        if option == ("propose",):
            asked[f"{match.state.turn} {match.state.deal}"] += 1  # type: ignore[attr-defined]
        match.choose(decision, option)
    assert asked
    assert set(asked.values()) == {1}


def test_a_war_is_paid_with_the_cheapest_cards_that_are_enough() -> None:
    state = hand(position(("war_payment", "france"), turn=2, war_debts={"france": 3}), "france", "famine", "holy_war")
    assert chosen(table(state=state)) == ("pay", "holy_war")


# -- how a match stands


def test_the_estimate_follows_the_points() -> None:
    state = position(turn=5, bonus_vp={"spain": (("wedding", 7), ("headline_event", 4), ("reconquista", 1))})
    found = Game().estimate(state, 0)
    assert sum(found.shares) == pytest.approx(1)
    ahead = position(turn=5, bonus_vp={"france": (("noble_house", 30),)})
    shares = Game().estimate(ahead, None).shares
    assert shares[3] > 0.8
    assert {line.seat for line in found.lines} == {0, 1, 2, 3}
