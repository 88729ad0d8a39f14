"""Events of the religious struggle (#39, #41, #43 to #46, #52, #55, #56, #58, #61 to #63, #65, #67, #75, #78, ...)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook.here_i_stand.cards.hand import Dice, allowed, event, holding, over, refusal, turn
from tests.rulebook.here_i_stand.driver import choices, look, may, play, position, question, refused, told
from tests.rulebook.here_i_stand.land import scene, units
from warcouncil.engine.match import Match
from warcouncil.testing.covers import covers
from warcouncil.titles.here_i_stand.components import HOMES, ZONES
from warcouncil.titles.here_i_stand.faith.religion import ALL_ZONES
from warcouncil.titles.here_i_stand.state import Attempts

HIT, MISS = 6, 1
REFORM, REFORM_ANSWER = "reformation attempt", "reformation answer"
COUNTER, COUNTER_ANSWER = "counter_reformation attempt", "counter_reformation answer"
ENGLISH = dict.fromkeys(("tyndale", "cranmer", "coverdale", "latimer"), False)
CALVINISTS = dict.fromkeys(("calvin", "farel", "cop", "olivetan"), False)
ZWINGLIANS = dict.fromkeys(("zwingli", "oekolampadius", "bullinger"), False)
SAXONY: dict[str, Any] = {"protestant_spaces": {"wittenberg"}, "reformers": {"luther": "wittenberg"}}


def series(match: Match) -> Attempts:
    """The attempts under way."""
    record = look(match).attempts
    assert record is not None
    return record


def fresh(match: Match, *debaters: str) -> set[str]:
    """Which of some debaters are still uncommitted."""
    return {debater for debater in debaters if look(match).debaters[debater] is False}


# -- attempts by an event


@covers("his-18.3-2", "his-18.2-12", "his-11-7")
@pytest.mark.parametrize(
    ("card", "debater", "count", "zones"),
    [
        ("a_mighty_fortress", "luther", 6, ("german",)),
        ("katherina_bora", "luther", 5, ALL_ZONES),
        ("affair_of_the_placards", "cop", 3, ("french",)),
        ("calvins_institutes", "calvin", 5, ("french",)),
    ],
)
def test_an_event_commits_a_debater_and_gives_attempts(
    card: str, debater: str, count: int, zones: tuple[str, ...]
) -> None:
    match = event("ottoman", card, debaters=CALVINISTS, **SAXONY)
    assert question(match) == ("protestant", "reformation")
    record = series(match)
    assert (record.left, record.zones, record.plus_one) == (count, zones, card == "calvins_institutes")
    assert not fresh(match, debater)
    assert ("bonus", "protestant") not in look(match).this_impulse
    assert may(match, ("attempt_with", "leipzig", "bucer")) is False  # not within two spaces of Strasburg


@pytest.mark.parametrize(
    ("card", "debater"),
    [
        ("a_mighty_fortress", "luther"),
        ("katherina_bora", "luther"),
        ("affair_of_the_placards", "cop"),
        ("calvins_institutes", "calvin"),
        ("augsburg_confession", "melanchthon"),
        ("book_of_common_prayer", "cranmer"),
        ("papal_inquisition", "caraffa"),
    ],
)
def test_an_event_needs_its_debater_uncommitted_and_in_play(card: str, debater: str) -> None:
    assert refusal("protestant", card, debaters={debater: True}) == "his-11-4"
    assert allowed("ottoman", card, debaters={debater: False})
    gone = position(debaters={debater: False})
    del gone.debaters[debater]
    assert refusal("protestant", card, state=gone) == "his-11-4"


@covers("his-6.2-12", "his-6.2-13")
@pytest.mark.parametrize(
    ("card", "removed"),
    [
        ("a_mighty_fortress", False),
        ("katherina_bora", True),
        ("affair_of_the_placards", True),
        ("calvins_institutes", True),
        ("printing_press", False),
        ("erasmus", False),
        ("mary_defies_council", False),
        ("anabaptists", False),
        ("augsburg_confession", True),
        ("calvin_expelled", True),
    ],
)
def test_where_the_card_goes(card: str, removed: bool) -> None:
    """Nothing is Protestant, so that nobody is asked anything."""
    state = over(event("ottoman", card, debaters=CALVINISTS))
    assert (card in state.removed, card in state.discard) == (removed, not removed)


@covers("his-18.3-9")
def test_calvins_institutes_make_every_die_in_the_french_zone_better() -> None:
    said: dict[str, Any] = {"protestant_spaces": {"geneva"}, "reformers": {"calvin": "geneva"}}
    dice: list[Dice] = [(REFORM, (5, 1)), (REFORM, (5, 1)), (REFORM_ANSWER, (6, 1, 1, 1))]
    match = event("protestant", "calvins_institutes", *dice, debaters={"calvin": False}, **said)
    play(match, ("space", "grenoble"))
    assert "grenoble" in look(match).protestant_spaces  # a five counts as six
    state = play(match, ("space", "basel"))
    assert "basel" not in state.protestant_spaces  # of the German zone


def test_the_number_of_placards_is_an_option() -> None:
    options = {"placards_attempts": "four"}
    match = event(
        "france", "affair_of_the_placards", state=position(options=options, debaters={"cop": False}, **SAXONY)
    )
    assert series(match).left == 4


# -- Marburg Colloquy (#41)


def test_the_colloquy_gives_as_many_attempts_as_two_debaters_are_worth() -> None:
    match = event("france", "marburg_colloquy", debaters=ZWINGLIANS, **SAXONY)
    assert question(match) == ("protestant", "colloquy")
    assert choices(match) == {("debater", "luther"), ("debater", "melanchthon")}
    play(match, ("debater", "melanchthon"))
    assert choices(match) == {("debater", "zwingli"), ("debater", "oekolampadius")}
    play(match, ("debater", "oekolampadius"))
    assert series(match).left == 3 + 2
    assert series(match).zones == ALL_ZONES
    assert fresh(match, "luther", "melanchthon", "zwingli", "oekolampadius") == {"luther", "zwingli"}
    assert ("bonus", "protestant") not in look(match).this_impulse


def test_the_colloquy_needs_a_debater_of_both_schools() -> None:
    assert refusal("protestant", "marburg_colloquy") == "his-11-4"  # the Zwinglians are not in play yet
    weary = {"luther": True, "melanchthon": True}
    assert refusal("protestant", "marburg_colloquy", debaters={**ZWINGLIANS, **weary}) == "his-11-4"
    assert allowed("protestant", "marburg_colloquy", debaters={**ZWINGLIANS, "luther": True})


def test_committed_debaters_stay_away_from_the_colloquy_and_its_card_leaves_the_game() -> None:
    weary = {"luther": True, "zwingli": True}
    match = event("protestant", "marburg_colloquy", debaters={**ZWINGLIANS, **weary}, turn=3)
    state = over(match)  # each school has one debater left, and there is nothing to reform
    assert state.debaters["melanchthon"] and state.debaters["oekolampadius"]
    assert "marburg_colloquy" in state.removed


# -- Printing Press (#90), Augsburg Confession (#39): the rest of the turn


@covers("his-6.1-16", "his-18.3-8")
def test_the_printing_press_adds_a_die_to_its_own_attempts_and_all_others_of_the_turn() -> None:
    match = event("england", "printing_press", (REFORM, (1, 1, 6)), **SAXONY)
    assert question(match) == ("protestant", "reformation")
    assert (series(match).left, series(match).zones) == (3, ALL_ZONES)
    state = play(match, ("space", "magdeburg"))  # Wittenberg, Luther and the press
    assert "magdeburg" in state.protestant_spaces
    assert "printing_press" in state.lasting


@covers("his-6.1-16", "his-18.4-5")
def test_the_augsburg_confession_lasts_for_the_turn() -> None:
    match = event(
        "france", "augsburg_confession", hands={"papacy": ("erasmus",)}, turn=3, protestant_spaces={"wittenberg"}
    )
    state = look(match)
    assert state.debaters["melanchthon"]
    assert "augsburg_confession" in state.lasting and "augsburg_confession" in state.removed
    assert question(match) == ("papacy", "impulse")


# -- Erasmus (#75), Mary Defies Council (#61), Dissolution of the Monasteries (#63)


@pytest.mark.parametrize(("number", "who"), [(1, "protestant"), (2, "protestant"), (3, "papacy"), (8, "papacy")])
def test_erasmus_changes_sides_on_turn_three(number: int, who: str) -> None:
    match = event("ottoman", "erasmus", turn=number, protestant_spaces={"wittenberg", "leipzig"})
    record = series(match)
    assert (record.power, record.left, record.zones) == (who, 4, ALL_ZONES)
    assert question(match)[0] == who


def test_mary_defies_the_council_in_england() -> None:
    match = event("france", "mary_defies_council", protestant_spaces={"london", "leipzig"})
    record = series(match)
    assert (record.kind, record.power, record.left, record.zones) == ("counter", "papacy", 3, ("english",))
    assert may(match, ("space", "leipzig"))  # any space, but ties are not helped there


def test_the_dissolution_gives_england_two_cards_and_the_protestants_attempts() -> None:
    match = event("france", "dissolution_of_the_monasteries", protestant_spaces={"london"})
    state = look(match)
    assert len(state.hands["england"]) == 2 and state.hands["france"] == ()
    record = series(match)
    assert (record.kind, record.power, record.left, record.zones) == ("reform", "protestant", 3, ("english",))
    assert "dissolution_of_the_monasteries" in state.removed


# -- Book of Common Prayer (#62)


def prayer(die: int, *dice: Dice, power: str = "ottoman", **said: Any) -> Match:
    said.setdefault("protestant_spaces", set())
    return event(power, "book_of_common_prayer", *dice, ("book of common prayer", die), debaters=ENGLISH, **said)


@covers("his-18.3-5", "his-18.3-3")
def test_the_prayer_book_is_for_english_home_spaces_alone() -> None:
    england = {"london", "york", "portsmouth"}
    match = prayer(1, protestant_spaces={*england, "rouen", "boulogne"})
    assert question(match) == ("protestant", "reformation")
    assert not fresh(match, "cranmer")
    targets = {option[1] for option in choices(match)}
    assert targets <= set(HOMES["england"])
    assert "calais" in targets
    assert not may(match, ("space", "paris"))
    assert refused(match, ("space", "paris")) == "his-18.3-5"
    record = series(match)
    assert (record.left, record.zones) == (4, ("english",))


@covers("his-12.4-1")
@pytest.mark.parametrize("die", [1, 2])
def test_a_low_die_brings_no_unrest(die: int) -> None:
    assert over(prayer(die)).unrest == set()


@covers("his-12.4-1", "his-12.4-2")
@pytest.mark.parametrize(("die", "risings"), [(3, 1), (4, 1), (5, 2)])
def test_a_higher_die_brings_unrest_where_the_player_says(die: int, risings: int) -> None:
    match = prayer(die)
    for space in ("london", "york")[:risings]:  # garrisons do not stop it
        assert question(match) == ("ottoman", "prayer_unrest")
        play(match, ("space", space))
    state = over(match)
    assert len(state.unrest) == risings
    assert "book_of_common_prayer" in state.discard


def test_a_six_brings_unrest_everywhere_among_the_catholics() -> None:
    assert over(prayer(6)).unrest == set(HOMES["england"])
    state = position(protestant_spaces={*HOMES["england"]} - {"wales", "york"}, unrest={"york"}, debaters=ENGLISH)
    state.this_impulse |= {("reformed", "wales"), ("reformed", "york")}  # so that nothing can be tried
    match = event("ottoman", "book_of_common_prayer", ("book of common prayer", 6), state=state)
    assert over(match).unrest == {"york", "wales"}


def test_unrest_needs_a_catholic_space_left() -> None:
    state = over(prayer(5, protestant_spaces=set(HOMES["england"])))
    assert state.unrest == set()


# -- people


def test_calvin_is_expelled_until_the_next_card_draw() -> None:
    state = position(debaters=CALVINISTS, reformers={"calvin": "geneva"}, protestant_spaces={"geneva"}, turn=4)
    state = over(event("france", "calvin_expelled", state=state))
    assert "calvin" not in state.debaters and "calvin" in state.away_debaters
    assert "calvin" not in state.reformers and state.away_reformers == {"calvin": "geneva"}
    assert "geneva" in state.protestant_spaces
    assert state.rulers["protestant"] == "luther"


def test_calvin_cannot_be_expelled_twice() -> None:
    assert refusal("france", "calvin_expelled") == "his-11-4"
    assert refusal("france", "calvin_expelled", away_debaters={"calvin"}) == "his-11-4"
    assert allowed("france", "calvin_expelled", debaters={"calvin": True})


def test_zwinglis_men_kill_a_catholic_unit_near_zurich() -> None:
    state = scene(
        besancon={"hapsburg": (1, 1)},
        lyon={"france": 1},
        milan={"independent": 1},
        salzburg={"england": 2},
        nuremberg={"protestant": 2},
        graz={"ottoman": 2},
        paris={"france": 3},
        fields={"debaters": {"zwingli": True}, "reformers": {"zwingli": "zurich"}, "turn": 3},
    )
    match = event("england", "zwingli_dons_armor", state=state)
    assert question(match) == ("protestant", "strike")
    assert choices(match) == {
        ("take_unit", "besancon", "hapsburg", "regular"),
        ("take_unit", "besancon", "hapsburg", "mercenary"),
        ("take_unit", "lyon", "france", "regular"),
        ("take_unit", "milan", "independent", "regular"),
    }
    play(match, ("take_unit", "besancon", "hapsburg", "mercenary"))
    state = over(match)
    assert units(state, "besancon", "hapsburg") == (1, 0, 0)
    assert "zwingli" not in state.debaters and "zwingli" not in state.reformers
    assert "zwingli_dons_armor" in state.removed


def test_zwingli_falls_also_without_a_unit_to_strike() -> None:
    state = scene(fields={"debaters": {"zwingli": False}, "reformers": {"zwingli": "zurich"}})
    state = over(event("protestant", "zwingli_dons_armor", state=state))
    assert "zwingli" not in state.debaters and "zwingli" not in state.reformers


def test_englands_units_near_zurich_are_catholic_under_mary() -> None:
    state = scene(salzburg={"england": 2}, fields={"debaters": {"zwingli": False}, "rulers": {"england": "mary_i"}})
    state = over(event("protestant", "zwingli_dons_armor", state=state))
    assert units(state, "salzburg", "england") == (1, 0, 0)


def test_without_zwingli_nobody_dons_armor() -> None:
    assert refusal("protestant", "zwingli_dons_armor") == "his-11-4"
    assert allowed("protestant", "zwingli_dons_armor", away_debaters={"zwingli"})


# -- Anabaptists (#67), Frederick the Wise (#78)


@covers("his-11-7")
def test_anabaptists_turn_two_empty_towns_back() -> None:
    towns = {"leipzig", "erfurt", "magdeburg", "wittenberg", "geneva"}
    state = scene(erfurt={"hapsburg": 1}, leaders={"charles_v": "magdeburg"}, fields={"protestant_spaces": towns})
    state.reformers["calvin"] = "geneva"
    match = event("france", "anabaptists", state=state)
    assert question(match) == ("papacy", "convert_space")
    assert choices(match) == {("space", "leipzig"), ("space", "geneva")}  # a reformer is no unit
    play(match, ("space", "leipzig"))
    assert over(match).protestant_spaces == {"erfurt", "magdeburg", "wittenberg"}


def test_anabaptists_may_find_fewer() -> None:
    assert over(event("france", "anabaptists", protestant_spaces={"wittenberg", "leipzig"})).protestant_spaces == {
        "wittenberg"
    }


def test_frederick_turns_the_two_nearest_towns() -> None:
    match = event("france", "frederick_the_wise", protestant_spaces={"wittenberg", "leipzig"})
    assert question(match) == ("protestant", "nearest_town")
    assert choices(match) == {("space", "brandenburg"), ("space", "magdeburg")}
    play(match, ("space", "brandenburg"))
    state = over(match)
    assert state.protestant_spaces == {"wittenberg", "leipzig", "brandenburg", "magdeburg"}
    assert units(state, "brandenburg", "protestant")[0] == 1  # from the electorate display
    assert "frederick_the_wise" in state.removed


def test_frederick_goes_further_once_the_nearest_are_won() -> None:
    won = {"wittenberg", "leipzig", "brandenburg"}
    match = event("france", "frederick_the_wise", protestant_spaces=won)  # Magdeburg turns by itself
    far = {"lubeck", "stettin", "brunswick", "erfurt", "nuremberg", "linz"}
    assert choices(match) == {("space", space) for space in far}


def test_the_protestants_may_fetch_the_wartburg() -> None:
    won: dict[str, Any] = {"protestant_spaces": set(ZONES["german"])}
    match = event("france", "frederick_the_wise", discard=("the_wartburg", "gout"), **won)
    assert question(match) == ("protestant", "fetch_wartburg")
    state = play(match, ("yes",))
    assert "the_wartburg" in state.hands["protestant"] and "the_wartburg" not in state.discard
    assert told(match, "card_fetched")
    match = event("france", "frederick_the_wise", discard=("the_wartburg",), **won)
    play(match, ("no",))
    assert "the_wartburg" in over(match).discard


@covers("his-6.2-15")
def test_who_played_the_wartburg_this_turn_does_not_fetch_it() -> None:
    won: dict[str, Any] = {"protestant_spaces": set(ZONES["german"]), "discard": ("the_wartburg",)}
    over(event("france", "frederick_the_wise", played_events={("protestant", "the_wartburg")}, **won))


# -- the building of Saint Peter's (#52, #81)


def test_michelangelo_adds_two_dice_to_saint_peters() -> None:
    match = event("ottoman", "michelangelo", ("michelangelo", (6, 5)), peters_cp=2)
    state = over(match)
    assert (state.peters_cp, state.peters_vp) == (3, 2)
    assert "michelangelo" in state.removed


def test_saint_peters_is_worth_five_vp_at_most() -> None:
    state = over(event("ottoman", "michelangelo", ("michelangelo", (6, 6)), peters_cp=4, peters_vp=4))
    assert (state.peters_cp, state.peters_vp) == (0, 5)


def test_the_indulgence_vendor_turns_a_protestant_card_into_stone() -> None:
    hands = {"protestant": ("treachery", "here_i_stand")}
    match = event("france", "indulgence_vendor", ("card of protestant", "treachery"), hands=hands, peters_cp=1)
    state = look(match)
    assert state.hands["protestant"] == ("here_i_stand",)
    assert "treachery" in state.discard
    assert (state.peters_cp, state.peters_vp) == (1, 1)


@covers("his-6.1-11")
def test_a_mandatory_event_is_sold_without_effect() -> None:
    hands = {"protestant": ("clement_vii",)}
    state = over(event("france", "indulgence_vendor", ("card of protestant", "clement_vii"), hands=hands))
    assert state.peters_cp == 2
    assert state.rulers["papacy"] == "leo_x"
    assert "clement_vii" in state.discard


@covers("his-6.1-20", "his-6.1-7")
def test_the_vendor_finds_nothing_beside_a_home_card() -> None:
    match = event("france", "indulgence_vendor", hands={"protestant": ("here_i_stand",)})
    state = look(match)
    assert (state.peters_cp, state.hands["protestant"]) == (0, ("here_i_stand",))
    assert "indulgence_vendor" in state.discard


# -- Jesuit Education (#55)


@covers("his-18.1-18")
def test_jesuit_education_founds_two_universities() -> None:
    said: dict[str, Any] = {"jesuits": True, "universities": {"rome"}, "protestant_spaces": {"leipzig"}}
    match = event("ottoman", "jesuit_education", **said)
    assert question(match) == ("papacy", "university")
    assert not may(match, ("space", "rome"))
    assert not may(match, ("space", "leipzig"))
    assert not may(match, ("done",))
    play(match, ("space", "paris"), ("space", "vienna"))
    state = over(match)
    assert state.universities == {"rome", "paris", "vienna"}
    assert "jesuit_education" in state.discard


def test_jesuit_education_needs_the_society_of_jesus() -> None:
    assert refusal("papacy", "jesuit_education") == "his-11-4"


# -- Papal Inquisition (#56)


def papal(*dice: Dice, power: str = "papacy", **said: Any) -> Match:
    """Caraffa is there; nothing in Italy is Protestant unless it is said."""
    people = {"caraffa": False, **said.pop("debaters", {})}
    return event(power, "papal_inquisition", *dice, turn=5, debaters=people, **said)


def test_the_papal_inquisition_cleanses_italy_and_looks_into_a_hand() -> None:
    italy = {"siena", "florence", "modena", "leipzig"}
    match = papal(power="france", protestant_spaces=italy, hands={"england": ("gout", "treachery")})
    assert question(match) == ("papacy", "convert_space")
    assert choices(match) == {("space", "siena"), ("space", "florence"), ("space", "modena")}
    play(match, ("space", "siena"), ("space", "modena"))
    assert look(match).protestant_spaces == {"florence", "leipzig"}
    assert not fresh(match, "caraffa")
    assert question(match) == ("papacy", "inquisition_hand")
    assert choices(match) == {("power", "england"), ("power", "protestant")}
    play(match, ("power", "england"))
    known = {entry.fact for entry in look(match).known if entry.seat == look(match).seat_of("papacy")}
    assert {("card", "gout", "england"), ("card", "treachery", "england")} <= known
    assert question(match) == ("papacy", "inquisition")


def test_the_papacy_draws_a_card_of_that_hand_and_keeps_it() -> None:
    match = papal(("card of england", "gout"), hands={"england": ("gout", "treachery"), "france": ("erasmus",)})
    play(match, ("power", "england"), ("draw_from", "england"))
    state = look(match)
    assert state.hands["papacy"] == ("gout",) and state.hands["england"] == ("treachery",)
    assert "papal_inquisition" in state.discard


@covers("his-6.2-14", "his-6.2-15")
def test_or_fetches_a_discarded_card() -> None:
    said: dict[str, Any] = {
        "discard": ("gout", "master_of_italy", "tercios", "erasmus"),
        "played_events": {("papacy", "tercios"), ("france", "erasmus")},
    }
    match = papal(hands={"england": ("treachery",)}, **said)
    play(match, ("power", "protestant"))
    assert refused(match, ("card", "master_of_italy")) == "his-6.2-14"
    assert refused(match, ("card", "tercios")) == "his-6.2-15"
    assert refused(match, ("draw_from", "protestant")) == "his-6.1-20"
    assert may(match, ("card", "erasmus"))  # another power played it
    play(match, ("card", "gout"))
    state = look(match)
    assert state.hands["papacy"] == ("gout",) and "gout" not in state.discard


@covers("his-18.5-16")
def test_or_calls_a_debate_with_two_more_dice() -> None:
    dice: list[Dice] = [
        ("debater of the caller", "tetzel"),
        ("debater of the other side", "carlstadt"),
        ("debate attack", (MISS,) * 6),  # 1 + 3 + 2
        ("debate defence", (HIT, MISS, MISS)),
    ]
    match = papal(*dice, protestant_spaces={"wittenberg"})
    play(match, ("power", "protestant"))  # there is no card to take, so the debate follows by itself
    assert told(match, "debate_won") == [{"power": "protestant", "amount": 1}]


def test_the_inquisition_may_be_left_with_nothing() -> None:
    weary = dict.fromkeys(("eck", "campeggio", "aleander", "tetzel", "cajetan"), True)
    match = papal(debaters=weary)
    play(match, ("power", "england"))
    over(match)


# -- Spanish Inquisition (#58)


def inquired(hands: Any, **said: Any) -> Match:
    """All debaters are committed, so that no debate follows."""
    state = position(turn=5, **said)
    state.debaters = dict.fromkeys(state.debaters, True)
    return event("france", "spanish_inquisition", state=state, hands=hands)


def test_the_spanish_inquisition_cleanses_spain_and_seizes_a_card() -> None:
    hands = {"england": ("gout", "master_of_italy", "six_wives_of_henry_viii"), "protestant": ("treachery",)}
    match = inquired(hands=hands, protestant_spaces={"seville", "granada", "madrid", "leipzig"})
    assert question(match) == ("hapsburg", "convert_space")
    play(match, ("space", "seville"), ("space", "madrid"))
    assert look(match).protestant_spaces == {"granada", "leipzig"}
    assert question(match) == ("hapsburg", "inquisition_discard")
    assert choices(match) == {("discard_of", "england", "gout"), ("discard_of", "protestant", "treachery")}
    seat = look(match).seat_of("hapsburg")
    known = {entry.fact for entry in look(match).known if entry.seat == seat}
    assert {("card", "gout", "england"), ("card", "treachery", "protestant")} <= known
    state = play(match, ("discard_of", "protestant", "treachery"))
    assert state.hands["protestant"] == () and "treachery" in state.discard
    assert len(state.hands["hapsburg"]) == 1
    assert told(match, "no_debate")
    assert "spanish_inquisition" in state.discard


def test_home_cards_and_mandatory_events_are_not_seized() -> None:
    hands = {"england": ("master_of_italy",), "protestant": ("here_i_stand",)}
    match = inquired(hands=hands)
    assert choices(match) == {("decline",)}  # asked all the same, for nobody else may learn it
    state = play(match, ("decline",))
    assert len(state.hands["hapsburg"]) == 1
    assert state.hands["england"] == ("master_of_italy",)


@covers("his-18.1-22")
def test_the_papacy_calls_a_debate_after_the_spanish_inquisition() -> None:
    debaters = [("debater of the caller", "eck"), ("debater of the other side", "calvin")]
    dice = [*debaters, ("debate attack", (5, 5) + (1,) * 5), ("debate defence", (1,) * 6)]
    match = event("france", "spanish_inquisition", *dice, turn=5, debaters={"calvin": False, "tyndale": False})
    play(match, ("decline",))
    assert question(match) == ("papacy", "debate_zone")
    assert choices(match) == {("zone", "german"), ("zone", "french"), ("zone", "english")}  # it must
    play(match, ("zone", "french"))
    assert told(match, "debate_won") == [{"power": "papacy", "amount": 2}]


# -- The Wartburg against them


@covers("his-6.1-12")
def test_the_wartburg_cancels_an_event_before_anything_of_it_happens() -> None:
    hands = {"protestant": ("the_wartburg", "treachery")}
    match = event("papacy", "indulgence_vendor", hands=hands)
    assert question(match) == ("protestant", "respond")
    state = play(match, ("play", "the_wartburg"))
    assert state.hands["protestant"] == ("treachery",)
    assert state.peters_cp == 0
    assert {"indulgence_vendor", "the_wartburg"} <= set(state.discard)


def test_the_protestants_do_not_cancel_their_own_events() -> None:
    state = holding("protestant", "erasmus", position(), {"protestant": ("the_wartburg",)})
    match = turn("protestant", state=state)
    play(match, ("event", "erasmus"))
    assert look(match).hands["protestant"] == ("the_wartburg",)
    assert "erasmus" in look(match).discard
