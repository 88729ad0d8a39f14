"""The bot of The Napoleonic Wars: it reads the table from the view, has an answer to everything, and takes keys."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import pytest

from tests.rulebook.napoleonic_wars.driver import Game, impulse, position, table, unanswered
from tests.rulebook.napoleonic_wars.play import TABLES
from warcouncil.bots.arena import arena
from warcouncil.engine import title as registry
from warcouncil.engine.judging import Ranked
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.engine.title import register
from warcouncil.testing import LAWS
from warcouncil.titles.napoleonic_wars.bot import HeuristicBot, menu, odds, reasons, war
from warcouncil.titles.napoleonic_wars.bot.campaigns import army_of, best_of, exposure, fall_chance
from warcouncil.titles.napoleonic_wars.bot.cards import points_worth
from warcouncil.titles.napoleonic_wars.bot.diplomacy import judge_peace, share, step_left, step_right
from warcouncil.titles.napoleonic_wars.bot.events import SPECIAL, event_worth, is_help
from warcouncil.titles.napoleonic_wars.bot.outlook import Outlook
from warcouncil.titles.napoleonic_wars.bot.player import JUDGES, unknown
from warcouncil.titles.napoleonic_wars.components import COMPONENTS
from warcouncil.titles.napoleonic_wars.state import ASHORE, HALTED, Battle, NapoleonicState
from warcouncil.titles.napoleonic_wars.title import ACTS, BOOK, NapoleonicWars

READ = (
    "turn", "last_turn", "phase", "round", "due", "preempted", "units", "leaders", "commanders", "squadrons", "flags",
    "ceded", "keys", "plus_key", "resources", "used_reserves", "camps", "consuls", "subjects", "truces", "wars",
    "timed", "lasting", "removed", "cp", "mp", "card", "peace", "moving", "battle", "siege", "sailing", "engagement",
    "convoy",
)  # fmt: skip
"""What the table shows, read back from the view."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is known by its name in these tests, whether it is in the registry or not."""
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    monkeypatch.setattr(registry, "_LOADED", dict(registry._LOADED))
    if "napoleonic_wars" not in registry.title_ids():
        register("napoleonic_wars", NapoleonicWars)


def new_match(seed: int, scenario: str = "1805", players: int = 4) -> Match:
    return Match.new(Game(), players=players, options={"scenario": scenario}, seed=seed)


def ranked(match: Match) -> list[Ranked]:
    decision = match.decisions[0]
    return HeuristicBot(match.title, decision.seat, 1).rank(match.view(decision.seat), decision)


def chosen(match: Match) -> Option:
    """What the bot answers to the open decision."""
    return ranked(match)[0].option


def value(match: Match, option: Option) -> float:
    return next(one.value for one in ranked(match) if one.option == option)


def told(match: Match, option: Option) -> list[str]:
    return [reason.message for one in ranked(match) if one.option == option for reason in one.reasons]


def campaign(power: str, cp: int, **said: Any) -> Match:
    """A nation in its impulse that has used all of its reserve cards."""
    return impulse(power, cp, used_reserves=set(COMPONENTS.reserves), **said)


def outlook_of(match: Match) -> Outlook:
    decision = match.decisions[0]
    return Outlook(match.view(decision.seat), decision)


def outlook(power: str, cp: int = 4, **said: Any) -> Outlook:
    """A nation in the middle of an impulse."""
    return outlook_of(impulse(power, cp, **said))


# -- what it knows


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_the_table_is_read_back_from_the_view(scenario: str, players: int) -> None:
    match = new_match(3, scenario, players)
    rng = random.Random(3)
    for number in range(400):
        if match.over:
            break
        decision = rng.choice(match.decisions)
        if number % 8 == 0:
            read, real = Outlook(match.view(decision.seat), decision).state, match.state
            assert isinstance(real, NapoleonicState)
            assert {name: getattr(read, name) for name in READ} == {name: getattr(real, name) for name in READ}
            assert read.hands[decision.power] == real.hands[decision.power]
            assert read.strides == {one: steps - HALTED * (steps >= ASHORE) for one, steps in real.strides.items()}
        match.choose(decision, rng.choice(decision.options))


def test_what_it_judges_is_there() -> None:
    assert set(JUDGES) == set(BOOK.kinds)
    assert set(reasons.EXPLAIN) <= set(BOOK.kinds)
    assert (set(menu.ACTS) | set(menu.FIXED)) == set(ACTS) - {"end_actions"}
    assert set(reasons.ACTS) <= set(ACTS)


def test_events_with_a_function_of_their_own_have_a_worth() -> None:
    events = {**COMPONENTS.cards, **COMPONENTS.reserves}
    assert set(SPECIAL) == {event.id for event in events.values() if event.special}
    seen = outlook("france")
    assert all(isinstance(event_worth(seen, id), float | int) for id in events)


def test_every_judge_takes_every_act_that_its_kind_may_offer() -> None:
    """An option of another length must not stop a bot, nor one whose moment has passed.

    What a judge looks up by the piece itself (a leader who is not in play) is no matter of the option's form.
    """
    match = new_match(3)
    seen, rng = outlook_of(match), random.Random(1)
    seen.about = {"space": "vienna", "place": "vienna", "leader": "ney", "power2": "austria", "amount": 1}
    broken = set()
    for kind, acts in BOOK.kinds.items():
        for act, domains in acts.acts.items():
            option = (act, *(rng.choice(match.title.domains[domain]) for domain in domains))
            seen.options, seen.kind = (option,), kind
            try:
                assert isinstance(JUDGES[kind](seen, option), float | int)
            except KeyError:
                continue
            except (ValueError, IndexError, TypeError, AssertionError) as error:
                broken.add((kind, act, repr(error)))
    assert {(kind, act) for kind, act, _ in broken} <= {("march", "enter"), ("march", "halt"), ("march", "reform")}


def test_it_answers_everything_that_random_play_comes_to(seed: int) -> None:
    assert LAWS["bots"]("napoleonic_wars", matches=2, seed=seed).checks > 500


def test_positions_that_look_alike_are_judged_alike(seed: int) -> None:
    assert LAWS["judging"]("napoleonic_wars", matches=2, seed=seed).checks > 500


def test_a_new_question_does_no_harm() -> None:
    seen = outlook("france")
    assert unknown(seen, ("keep_camp",)) > unknown(seen, ("do_something", "paris"))


def test_it_decides_quickly() -> None:
    match = impulse("france", 6)
    decision = match.decisions[0]
    bot, view = HeuristicBot(match.title, decision.seat, 1), match.view(decision.seat)
    assert len(decision.options) > 50
    start = process_time()
    bot.choose(view, decision)
    assert process_time() - start < 0.2


# -- how it plays


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_play_on_every_seat(players: int) -> None:
    names = ["heuristic", *["random"] * (players - 1)]
    report = arena("napoleonic_wars", names, players, seed=40)
    assert (report["heuristic"].wins, report["heuristic"].failures) == (players, 0)


@pytest.mark.parametrize("scenario", ["1812", "1813"])
def test_it_beats_random_play_in_a_single_turn(scenario: str) -> None:
    report = arena("napoleonic_wars", ["heuristic", "random"], 2, seed=40, options={"scenario": scenario})
    assert (report["heuristic"].wins, report["heuristic"].failures) == (2, 0)


def test_points_are_spent_as_long_as_there_is_any_use_for_them() -> None:
    for power in ("france", "britain", "austria", "russia"):
        assert chosen(impulse(power, 2)) != ("end_actions",)


def test_a_key_next_to_an_army_is_flagged_at_once() -> None:
    match = campaign(
        "france",
        1,
        units={"milan": {"france": 4}, "munich": {"france": 4}},
        leaders={"ney": "linz"},
        flags={"linz": "france"},
    )
    assert chosen(match) == ("flag", "vienna")
    assert told(match, ("flag", "vienna"))[:2] == ["key", "capital"]


def test_an_army_goes_where_an_empty_key_can_be_taken() -> None:
    match = campaign("france", 3, units={"munich": {"france": 4}}, leaders={"ney": "munich"})
    best = ranked(match)[0]
    assert best.option == ("march", "ney")
    assert "campaign" in [reason.message for reason in best.reasons]
    match.choose(match.decisions[0], best.option)
    assert chosen(match) == ("take", "france", 4)


def test_an_army_that_has_marched_wanders_no_further_without_an_aim() -> None:
    """No enemy is within reach of Kutuzov: he may come a step nearer to some, and then he stays."""
    said: dict[str, Any] = {
        "units": {"moscow": {"russia": 4}, "paris": {"france": 9}},
        "leaders": {"kutuzov": "moscow"},
    }
    fresh, tired = campaign("russia", 3, **said), campaign("russia", 3, strides={"kutuzov": 1}, **said)
    assert value(fresh, ("march", "kutuzov")) > value(tired, ("march", "kutuzov"))
    assert value(tired, ("march", "kutuzov")) < 0


def test_a_small_army_does_not_attack_a_great_one() -> None:
    def worth(foes: int) -> float:
        seen = outlook(
            "france",
            3,
            units={"munich": {"france": 3}, "linz": {"austria": foes}},
            leaders={"ney": "munich", "charles": "linz"},
        )
        return max((one.worth for one in [best_of(seen, army_of(seen, "ney"), 3)] if one is not None), default=0.0)

    assert worth(1) > worth(9)


def test_a_threatened_capital_is_not_left_alone() -> None:
    def left(place: str) -> float:
        seen = outlook(
            "austria",
            3,
            units={"vienna": {"austria": 4}, place: {"france": 6}},
            leaders={"charles": "vienna", "ney": place},
        )
        return exposure(seen, army_of(seen, "charles"))

    assert left("linz") > 0.5 > left("paris")


def test_men_stay_to_guard_what_is_threatened() -> None:
    match = campaign(
        "austria",
        3,
        units={"vienna": {"austria": 5}, "munich": {"france": 6}},
        leaders={"charles": "vienna", "ney": "munich"},
    )
    match.choose(match.decisions[0], ("march", "charles"))
    assert chosen(match) == ("take", "austria", 3)
    assert told(match, ("take", "austria", 3)) == ["garrison"]


def test_a_siege_is_laid_where_it_may_succeed_and_not_where_it_cannot() -> None:
    def match(units: int) -> Match:
        return campaign("france", 2, units={"venice": {"france": units}}, leaders={"massena": "venice"})

    assert chosen(match(6)) == ("siege", "massena")
    seen = outlook_of(match(6))
    assert fall_chance(seen, army_of(seen, "massena"), "venice") == odds.siege(11, 2) > odds.siege(5, 2)


def test_odds_follow_the_dice() -> None:
    assert odds.battle(10, 5) > 0.8 > odds.battle(6, 6) > 0.3 > odds.battle(3, 8)
    assert odds.battle(6, 6, terrain=3) < odds.battle(6, 6)
    assert odds.siege(12, 2) > odds.siege(6, 2) > odds.siege(6, 4)
    assert odds.check(0) == pytest.approx(10 / 36)


def test_more_points_are_worth_more() -> None:
    seen = outlook("france", 1)
    assert points_worth(seen, 2) < points_worth(seen, 4) < points_worth(seen, 6)


def test_british_troops_cross_the_sea_to_take_a_key() -> None:
    match = campaign(
        "britain",
        5,
        units={"london": {"britain": 4}},
        leaders={"moore": "london"},
        squadrons={"north_sea": [("britain", 0)]},
    )
    assert chosen(match) == ("convoy", "moore")
    assert "lands" in told(match, ("convoy", "moore"))


# -- cards


def fought(french: int) -> Match:
    """A battle for Vienna as the French, who hold a battle card, may add to their dice."""
    state = position(
        ("battle",),
        units={"vienna": {"france": french, "austria": 6}},
        hands={"france": ("grand_battery",)},
        leaders={"ney": "vienna", "charles": "vienna"},
        phase="impulses",
        active="france",
        due="france",
    )
    state.battle = Battle("vienna", "france", "ney", "linz", "road")
    match = table(state=state, others=1)
    unanswered(match, ("play", "grand_battery"))
    return match


def test_a_battle_card_is_for_a_battle_that_it_may_decide() -> None:
    assert chosen(fought(6)) == ("play", "grand_battery")
    assert told(fought(6), ("pass",)) == ["keeps_card"]
    assert chosen(fought(20)) == ("pass",)


def test_good_things_are_for_us_and_bad_ones_for_rivals() -> None:
    assert is_help("conscripts")
    assert not is_help("financial_panic")


# -- diplomacy


def test_the_last_box_before_a_pact_is_worth_most_and_a_rival_is_driven_away() -> None:
    assert share(0) == 1 > share(1) > share(2) > share(4) >= 0
    seen = outlook("britain", 6)
    assert step_right(seen, "sweden", "britain") > step_right(seen, "turkey", "britain") > 0
    assert step_left(seen, "denmark") > 0 > step_left(seen, "sweden")
    assert step_right(seen, "denmark", "france") < 0


def test_a_pact_is_made_when_it_can_be_paid() -> None:
    match = campaign(
        "britain",
        5,
        units={"london": {"britain": 1}},
        leaders={"moore": "london"},
        squadrons={"north_sea": [("france", 0)]},
    )
    assert chosen(match) == ("court", "sweden")
    assert told(match, ("court", "sweden")) == ["pact"]


def test_who_leads_wants_peace_and_who_is_behind_does_not() -> None:
    def vote(resources: int) -> Option:
        state = position(("peace_card", "france"), phase="peace", resources={"france": resources})
        return chosen(table(state=state))

    assert vote(6) == ("hasten",)
    assert vote(0) == ("hinder",)


def test_peace_is_judged_by_ties_as_well() -> None:
    """Russia wins a tie with Britain: it is later on the track (5.82)."""

    def worth(power: str) -> float:
        return judge_peace(
            outlook_of(table(("peace_card", power), phase="peace", resources={"france": 0})), ("hinder",)
        )

    assert worth("russia") < worth("britain")


def test_nobody_changes_camp_or_starts_a_war_for_nothing() -> None:
    match = table(("camp", "austria"), phase="camps", units={"budapest": {"austria": 2}}, leaders={})
    assert chosen(match) == ("keep_camp",)
    assert told(match, ("keep_camp",)) == ["keeps_peace"]


def test_whoever_has_lost_his_capital_bows_with_terms_and_the_victor_takes_them() -> None:
    flags = dict.fromkeys(("vienna", "prague", "trieste"), "france")
    state = position(
        ("submission", "austria"),
        units={"vienna": {"france": 9}},
        leaders={"ney": "vienna"},
        flags=flags,
        resources={"austria": 0},
        phase="impulses",
    )
    match = table(state=state)
    assert chosen(match) == ("submit",)
    while match.decisions[0].kind != "accept":
        match.choose(match.decisions[0], chosen(match))
    assert chosen(match) == ("accept",)


def test_a_side_is_worth_a_few_units_and_no_more() -> None:
    def answer(highest: int) -> Option:
        options = [*(("bid_units", amount) for amount in range(highest + 1, 20)), ("concede_side",)]
        seen = outlook_of(Match.new(Game(), players=2, options={"bid": True}, seed=1))
        return max(options, key=lambda option: JUDGES["side_bid"](seen, option))

    assert answer(0) == ("bid_units", 1)
    assert answer(5) == ("concede_side",)


# -- how a match stands


def test_the_estimate_follows_the_points() -> None:
    even = Game().estimate(position(), None)
    assert sum(even.shares) == pytest.approx(1)
    assert {line.seat for line in even.lines} == {0, 1, 2, 3}
    ahead = position(turn=5, resources={"russia": 9})
    assert Game().estimate(ahead, 0).shares[3] > 0.8


def test_a_lost_capital_counts_against_its_power() -> None:
    lost = position(flags={"vienna": "france"})
    found = [line for line in Game().estimate(lost, None).lines if line.reason.message == "capital_lost"]
    assert [(line.reason.arguments["power"], line.number < 0) for line in found] == [("austria", True)]


# -- interception, and reserve cards between CP


def entered(charles: int, davout: int, near: str = "linz", leader: str = "charles") -> Match:
    """Davout has come to two units under John in Salzburg; another Austrian army stands next to it."""
    match = campaign(
        "france",
        2,
        units={"munich": {"france": davout}, "salzburg": {"austria": 2}, near: {"austria": charles}},
        leaders={"davout": "munich", "john": "salzburg", leader: near},
    )
    for option in (("march", "davout"), ("take", "france", davout), ("enter", "salzburg")):
        unanswered(match, option)
        match.choose(match.decisions[0], option)
    unanswered(match)
    assert match.decisions[0].kind == "evade"
    return match


def test_help_is_called_first_where_it_would_win_and_not_where_it_would_be_lost() -> None:
    assert chosen(entered(6, 2)) == ("intercept_first",)
    hopeless = entered(1, 6)
    assert chosen(hopeless) != ("intercept_first",)
    assert value(hopeless, ("intercept_first",)) < 0


def test_an_interception_is_weighed_by_the_dice_that_bring_it_about() -> None:
    """The same men under a better leader, or by an easier way, are likelier to come."""

    def bonus(near: str, leader: str) -> tuple[int, float]:
        seen = outlook_of(entered(6, 2, near, leader))
        return war.interception_bonus(seen, leader, "salzburg"), war.intercepting(seen, leader, "salzburg")

    road, over_a_pass = bonus("linz", "charles"), bonus("graz", "charles")
    assert road[0] == over_a_pass[0] + 1
    assert road[1] > over_a_pass[1] > 0
    assert bonus("linz", "schwarzenberg")[1] < road[1]


def test_what_raises_troops_is_played_while_there_are_cp_to_march_on() -> None:
    said: dict[str, Any] = {
        "units": {"vienna": {"austria": 1}, "linz": {"france": 3}},
        "leaders": {"charles": "vienna"},
    }
    said |= {"turn": 2, "hands": {"austria": ()}}
    match = impulse("austria", 4, **said)
    assert chosen(match) == ("reserve_event", "hofkriegsrat")
    assert value(impulse("austria", 1, **said), ("reserve_event", "hofkriegsrat")) < 0


def test_other_events_of_reserve_cards_wait_for_the_end_of_the_cp() -> None:
    match = impulse("britain", 4, units={"london": {"britain": 2}}, turn=2, hands={"britain": ()})
    assert value(match, ("reserve_event", "parliament")) < 0
    assert chosen(match)[0] != "reserve_event"
