"""The bot of Here I Stand: it reads the table from the view, knows every kind of decision, and plays like its power."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.rulebook.here_i_stand.driver import Game, position, table
from tests.rulebook.here_i_stand.land import fleet_of, troops
from warcouncil.bots.playout import Tally, play_out
from warcouncil.bots.war.campaigns import campaigns, garrison_wanted
from warcouncil.bots.war.walls import ships_suffice
from warcouncil.campaign.pieces import Deal
from warcouncil.engine.match import Match
from warcouncil.engine.state import Option
from warcouncil.titles.here_i_stand.bot import HeuristicBot
from warcouncil.titles.here_i_stand.bot.diplomacy import alliance_worth, peace_worth
from warcouncil.titles.here_i_stand.bot.events import EFFECTS, WORTH, event_worth
from warcouncil.titles.here_i_stand.bot.outlook import Outlook, nearness
from warcouncil.titles.here_i_stand.bot.player import JUDGES
from warcouncil.titles.here_i_stand.bot.points import ACTS, appraise
from warcouncil.titles.here_i_stand.bot.sea import aims
from warcouncil.titles.here_i_stand.bot.targets import judge_sending
from warcouncil.titles.here_i_stand.cards import foreign
from warcouncil.titles.here_i_stand.components import CARDS, MAJORS, ZONES
from warcouncil.titles.here_i_stand.state import Attempts, HereIStandState
from warcouncil.titles.here_i_stand.title import BOOK

READ = (
    "turn", "last_turn", "phase", "control", "protestant_spaces", "unrest", "fortresses", "havens", "troops", "fleets",
    "leaders", "admirals", "captives", "knights", "gone_pirates", "wars", "alliances", "minors", "rulers", "piracy_vp",
    "chateaux", "peters_cp", "peters_vp", "marital", "pregnancy", "league", "barbary", "jesuits", "reformers",
    "debaters", "away_debaters", "fallen", "universities", "new_testament", "full_bible", "voyages", "explorers",
    "conquistadors", "colonies", "galleons", "plantations", "raiders", "foreign_wars", "discard", "removed", "lasting",
    "active", "acting", "cp", "card", "passed",
)  # fmt: skip
"""What the table shows, read back from the view."""


def new_match(seed: int, **options: Any) -> Match:
    game = Game()
    players = options.pop("players", 6)
    state = game.setup(players, game.check_options(players, options))
    return Match.at(game, state, seed=seed)


def chosen(match: Match, seed: int = 1) -> Option:
    """What the bot answers to the open decision."""
    decision = match.decisions[0]
    return HeuristicBot(match.title, decision.seat, seed).choose(match.view(decision.seat), decision)


def outlook_of(match: Match) -> Outlook:
    decision = match.decisions[0]
    return Outlook(match.view(decision.seat), decision)


# -- what it knows


def test_the_table_is_read_back_from_the_view() -> None:
    match = new_match(3)
    rng = random.Random(3)
    for number in range(400):
        decision = rng.choice(match.decisions)
        if number % 20 == 0:
            read = Outlook(match.view(decision.seat), decision).state
            real = match.state
            assert isinstance(real, HereIStandState)
            assert {name: getattr(read, name) for name in READ} == {name: getattr(real, name) for name in READ}
            assert read.hands[decision.power] == real.hands[decision.power]
        match.choose(decision, rng.choice(decision.options))


def test_every_kind_of_decision_is_judged() -> None:
    assert set(BOOK.kinds) - set(JUDGES) == {"knights", "pirate_haven"}
    assert set(JUDGES) <= set(BOOK.kinds)
    assert set(ACTS) == set(BOOK.kinds["action"].acts) - {"end_actions"}


def test_every_judge_takes_every_act_that_its_kind_may_offer() -> None:
    """An option of another length (a decline among units) must not stop a bot.

    What a judge looks up in the panels of its own moment is missing here: that is no matter of the option's form.
    """
    match = new_match(3)
    outlook, rng = outlook_of(match), random.Random(1)
    outlook.about = {"space": "paris", "place": "paris", "sea": "north_sea", "power": "france", "amount": 1}
    broken = set()
    for kind, judge in JUDGES.items():
        for act, domains in BOOK.kinds[kind].acts.items():
            option = (act, *(rng.choice(match.title.domains[domain]) for domain in domains))
            outlook.options = (option,)
            try:
                assert isinstance(judge(outlook, option), float | int)
            except KeyError:
                continue
            except (ValueError, IndexError, TypeError, AssertionError) as error:
                broken.add((kind, act, repr(error)))
    assert broken == set()


@pytest.mark.parametrize(("guarded", "ends"), [(ZONES["german"], True), ((), False)])
def test_hopeless_attempts_with_carlstadt_are_given_up(guarded: tuple[str, ...], ends: bool) -> None:
    record = Attempts("reform", "protestant", 2, ("german",), "treatise", bonus="carlstadt", target="nuremberg")
    state = position(("attempts",), protestant_spaces={"zurich"}, attempts=record, phase="action")
    for space in guarded:
        state.add_troops(space, "papacy", regular=1)
    assert (chosen(table(state=state)) == ("end_attempts",)) == ends


@pytest.mark.parametrize(("england", "helps"), [(9, False), (24, True)])
def test_the_irish_are_helped_against_an_england_that_is_about_to_win(england: int, helps: bool) -> None:
    state = position(("irish",), turn=5)
    state.add_bonus("england", "war_winner", england - 9)
    game = Game()
    game.steps = {**game.steps, "irish": lambda state: foreign.revolt_in_ireland(state, "france")}  # type: ignore[misc]
    match = Match.at(game, state, seed=1)
    while match.decisions[0].kind != "help_the_irish":
        match.choose(match.decisions[0], match.decisions[0].options[0])
    assert (chosen(match) != ("decline",)) == helps


def test_every_event_has_its_worth() -> None:
    neutral = {"clement_vii", "luthers_95_theses"}
    assert set(BOOK.events) - set(WORTH) - set(EFFECTS) <= neutral
    assert set(WORTH) | set(EFFECTS) <= set(CARDS)
    for power in MAJORS:
        outlook = outlook_of(table(("impulse", power), turn=3, hands={power: ("fuggers", "erasmus")}))
        worths = {card: event_worth(outlook, card) for card in (*WORTH, *EFFECTS)}
        assert all(-15 < worth < 15 for worth in worths.values()), worths


def test_what_is_hidden_does_not_change_its_mind() -> None:
    match = new_match(5)
    rng = random.Random(5)
    compared = 0
    for _ in range(250):
        decision = rng.choice(match.decisions)
        bot = HeuristicBot(match.title, decision.seat, 5)
        mine = bot.choose(match.view(decision.seat), decision)
        if len(decision.options) > 1 and decision.kind in ("impulse", "action", "declare_war"):
            fork = match.fork(seat=decision.seat, seed=9)
            assert bot.choose(fork.view(decision.seat), fork.find(decision.id)) == mine
            compared += 1
        match.choose(decision, mine)
    assert compared > 20


# -- war


def test_suleiman_deploys_to_the_border_of_hungary_and_besieges_belgrade() -> None:
    match = table(("deployment", "ottoman"), hands={"ottoman": ("janissaries", "fuggers", "treachery")})
    assert chosen(match) == ("deploy", "istanbul")
    match.choose(match.decisions[0], ("deploy", "istanbul"))
    assert chosen(match)[1] in ("nezh", "nicopolis")
    state = position(
        ("actions", "ottoman"),
        troops={"istanbul": (troops("ottoman", 1),), "nezh": (troops("ottoman", 6, 0, 2),)},
        leaders={"suleiman": "nezh", "ibrahim_pasha": "nezh"},
        hands={"ottoman": ("janissaries", "fuggers")},
        acting="ottoman",
        cp=3,
    )
    match = table(state=state)
    assert chosen(match) == ("move", "nezh")
    match.choose(match.decisions[0], ("move", "nezh"))
    assert chosen(match) == ("space", "belgrade")


def test_nobody_lays_siege_without_an_impulse_left_for_the_assault() -> None:
    def best(hand: tuple[str, ...]) -> list[str]:
        state = position(
            ("actions", "ottoman"),
            troops={"nezh": (troops("ottoman", 6, 0, 2),)},
            leaders={"suleiman": "nezh"},
            hands={"ottoman": hand},
            acting="ottoman",
            cp=2,
        )
        return [one.target for one in campaigns(outlook_of(table(state=state)))]

    assert "belgrade" in best(("janissaries",))
    assert "belgrade" not in best(())


def test_a_city_in_danger_keeps_its_garrison() -> None:
    state = position(("actions", "france"), acting="france", cp=5, hands={"france": ("patron_of_the_arts",)})
    safe = garrison_wanted(outlook_of(table(state=state)), "bordeaux")
    state.troops["navarre"] = (troops("hapsburg", 8),)
    assert garrison_wanted(outlook_of(table(state=state)), "bordeaux") > safe


def test_suleiman_winters_in_istanbul_and_deploys_to_buda_against_vienna() -> None:
    """Pressburg lies between: the front is more than the next space."""
    hand = ("janissaries", "fuggers", "treachery", "copernicus", "erasmus", "galleons", "smallpox")
    state = position(("deployment", "ottoman"), scenario="tournament", hands={"ottoman": hand})
    match = table(state=state)
    assert chosen(match) == ("deploy", "istanbul")
    match.choose(match.decisions[0], ("deploy", "istanbul"))
    assert chosen(match) == ("space", "buda")


def test_one_fleet_supplies_no_campaign_over_two_seas() -> None:
    state = position(("actions", "ottoman"), acting="ottoman", cp=5)
    outlook = outlook_of(table(state=state))
    assert ships_suffice(outlook, "istanbul", 1)
    assert not ships_suffice(outlook, "istanbul", 2)
    assert not ships_suffice(outlook, "rhodes", 1)
    assert ships_suffice(outlook, "rhodes", 0)


def test_ships_stay_where_their_army_embarks() -> None:
    """They used to sail to and fro between two armies that both waited for them."""

    def sailing(army: int) -> set[str]:
        state = position(
            ("actions", "ottoman"),
            wars={("ottoman", "hapsburg")},
            troops={"istanbul": (troops("ottoman", army),), "lepanto": (troops("ottoman", 5),)},
            leaders={"suleiman": "istanbul", "ibrahim_pasha": "lepanto"},
            fleets={"istanbul": (), "athens": (), "salonika": (), "aegean_sea": (fleet_of("ottoman", "ottoman", 3),)},
            hands={"ottoman": ("janissaries", "fuggers", "treachery", "copernicus")},
            acting="ottoman",
            cp=5,
        )
        return {sea for (place, sea), _ in aims(outlook_of(table(state=state))).items() if place == "aegean_sea"}

    assert "ionian_sea" in sailing(army=0)
    assert "ionian_sea" not in sailing(army=6)


def test_a_siege_goes_on_while_others_leave_for_a_far_war() -> None:
    state = position(
        ("actions", "ottoman"),
        acting="ottoman",
        cp=1,
        troops={
            "belgrade": (troops("hungary_bohemia", 1), troops("ottoman", 4, 0, 3)),
            "istanbul": (troops("ottoman", 5),),
        },
        sieges={"belgrade": (("ottoman", 1),)},
    )
    outlook = outlook_of(table(state=state))
    besiegers, guards = (
        judge_sending(outlook, ("send_units", *units))
        for units in (("belgrade", "ottoman", "cavalry", 3), ("istanbul", "ottoman", "regular", 3))
    )
    assert guards > besiegers


def test_far_cities_tempt_less_than_near_ones() -> None:
    assert nearness("england", "paris") == 1
    assert nearness("england", "metz") > nearness("england", "augsburg") > nearness("england", "prague")
    assert nearness("england", "prague") == nearness("england", "istanbul")
    assert nearness("france", "bristol") < 1


def test_in_the_last_turn_whoever_leads_is_the_danger() -> None:
    def danger(turn: int) -> float:
        state = position(("impulse", "england"), scenario="tournament", turn=turn, hands={"england": ("fuggers",)})
        return outlook_of(table(state=state)).danger("hapsburg")

    assert danger(6) > danger(5) > danger(4)


def test_points_are_spent_to_the_last() -> None:
    for power in MAJORS:
        state = position(("actions", power), acting=power, cp=1, turn=2)
        assert chosen(table(state=state)) != ("end_actions",)


def test_more_points_are_worth_more_but_ever_less_each() -> None:
    for power in MAJORS:
        outlook = outlook_of(table(("impulse", power), turn=2, hands={power: ("fuggers", "erasmus", "treachery")}))
        worths = [appraise(outlook, points) for points in range(12)]
        steps = [more - less for less, more in pairwise(worths)]
        assert all(later <= earlier + 1e-9 for earlier, later in pairwise(steps))
        assert steps[-1] > 0


# -- faith, crowns and cards


def test_the_protestants_preach_in_germany() -> None:
    state = position(
        ("actions", "protestant"),
        acting="protestant",
        cp=2,
        reformers={"luther": "wittenberg"},
        protestant_spaces={"wittenberg", "leipzig", "brandenburg"},
    )
    assert chosen(table(state=state)) == ("treatise", "german")


def test_henry_marries_again_and_francis_builds_where_nothing_better_is_to_be_had() -> None:
    state = position(("impulse", "england"), turn=3, marital=1, hands={"england": ("six_wives_of_henry_viii",)})
    match = table(state=state)
    assert chosen(match) == ("event", "six_wives_of_henry_viii")
    match.choose(match.decisions[0], ("event", "six_wives_of_henry_viii"))
    assert chosen(match) == ("marry",)


def test_a_combat_card_is_played_where_it_matters_and_kept_where_it_does_not() -> None:
    match = table(
        ("impulse", "france"),
        hands={"france": ("arquebusiers",)},
        wars={("hapsburg", "france")},
    )
    assert chosen(match) == ("pass",)


def test_here_i_stand_fetches_an_event_and_no_points() -> None:
    def best(discard: tuple[str, ...]) -> Option:
        state = position(
            ("impulse", "protestant"),
            turn=2,
            hands={"protestant": ("here_i_stand",)},
            discard=discard,
            reformers={"luther": "wittenberg"},
            protestant_spaces={"wittenberg", "brandenburg", "leipzig", "magdeburg", "erfurt"},
        )
        return chosen(table(state=state))

    assert best(("papal_bull", "plantations")) == ("spend", "here_i_stand")
    assert best(("papal_bull", "a_mighty_fortress")) == ("event", "here_i_stand")


# -- diplomacy


PEACE = Deal("france", ("hapsburg", "france"), (("end_war", "hapsburg", "france"),))


def confirming(*terms: Option) -> Option:
    state = position(("confirm_deal", "france"), turn=2, deal=Deal("hapsburg", ("hapsburg", "france"), terms))
    return chosen(table(state=state))


def test_gifts_are_welcome_and_keys_are_not_given_away() -> None:
    assert confirming(("grant_cards", "hapsburg", "france", 2)) == ("yes",)
    assert confirming(("cede", "hapsburg", "france", "antwerp")) == ("yes",)
    assert confirming(("cede", "france", "hapsburg", "milan")) == ("no",)
    assert confirming(("cede", "france", "hapsburg", "lyon"), ("grant_cards", "hapsburg", "france", 1)) == ("no",)


def test_a_beaten_power_sues_for_peace_and_a_winner_does_not() -> None:
    lost = {"paris": "hapsburg", "bordeaux": "hapsburg", "lyon": "hapsburg", "marseille": "hapsburg"}
    state = position(
        ("sue_for_peace", "france"),
        turn=3,
        control=lost,
        troops={"paris": (troops("hapsburg", 4),), "lyon": (), "rouen": ()},
    )
    assert chosen(table(state=state)) == ("sue", "hapsburg")
    winner = position(("sue_for_peace", "hapsburg"), turn=3, control=lost, captives={"ferdinand": "france"})
    assert chosen(table(state=winner)) == ("done",)


def test_a_war_is_paid_with_the_cheapest_cards_that_are_enough() -> None:
    hand = ("treachery", "fuggers", "gabelle_revolt")
    state = position(("war_payment", "france"), turn=2, war_debts={"france": 2}, hands={"france": hand})
    assert chosen(table(state=state)) == ("pay", "fuggers")


def test_many_enemies_make_a_power_ready_for_peace() -> None:
    def wish(*wars: tuple[str, str]) -> float:
        state = position(("confirm_deal", "hapsburg"), turn=2, wars=set(wars), deal=PEACE)
        return peace_worth(outlook_of(table(state=state)), "hapsburg", "france")

    assert wish(("hapsburg", "france"), ("ottoman", "hapsburg")) > wish(("hapsburg", "france"))


def test_nobody_allies_with_the_enemy_of_an_ally() -> None:
    def worth(allies: set[tuple[str, str]]) -> float:
        state = position(
            ("confirm_deal", "england"),
            turn=2,
            wars={("hapsburg", "france"), ("england", "france")},
            alliances=allies,
            deal=Deal("hapsburg", ("hapsburg", "england"), (("ally", "hapsburg", "england"),)),
        )
        outlook = outlook_of(table(state=state))
        outlook.state.wars.add(("hapsburg", "papacy"))
        return alliance_worth(outlook, "england", "hapsburg")

    assert worth(set()) > worth({("england", "papacy")})


def test_a_refused_deal_is_not_proposed_again() -> None:
    match = table(("announce", "england"), turn=2, refused_deals={"ally england papacy", "ally hapsburg england"})
    first = chosen(match)
    assert first not in (("invite", "papacy"), ("invite", "hapsburg"))


# -- whole matches


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["1517", "tournament"])
def test_six_bots_play_a_match_of_the_period(scenario: str) -> None:
    match = new_match(11, scenario=scenario)
    bots = [HeuristicBot(match.title, seat, f"11/{seat}") for seat in range(6)]
    play_out(match, bots, Tally(), seed=11, check=True)
    assert match.result is not None
    told = Counter(entry["message"] for entry in match.view(None)["log"])
    for message in ("siege", "assault_succeeds", "reform_attempt", "voyage", "deal_announced", "takes_control"):
        assert told[message] > 0, message
    assert sum(told.values()) < 20_000


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(6))
def test_every_power_beats_random_play(seat: int) -> None:
    """One match each; the soak plays a hundred and wants ninety."""
    match = new_match(100 + seat)
    bot = HeuristicBot(match.title, seat, 1)
    rng = random.Random(f"random {seat}")
    while not match.over:
        decision = rng.choice(match.decisions)
        own = decision.seat == seat
        match.choose(
            decision, bot.choose(match.view(seat, log=False), decision) if own else rng.choice(decision.options)
        )
    assert match.result is not None
    assert match.result.winners == (seat,)
