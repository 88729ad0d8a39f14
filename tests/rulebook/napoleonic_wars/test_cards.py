"""Cards and reserve cards: counts and marks against the rulebook, events against the words they are told in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from warcouncil.testing.covers import covers
from warcouncil.titles.napoleonic_wars import conditions, effects
from warcouncil.titles.napoleonic_wars.cards import Card, Event, Moment
from warcouncil.titles.napoleonic_wars.components import COMPONENTS

CARDS, RESERVES = COMPONENTS.cards, COMPONENTS.reserves
EVENTS: dict[str, Event] = {**CARDS, **RESERVES}
SPECIAL = {
    "tilsit", "sound_of_the_guns", "jealous_marshals", "invasion_flotilla", "bombardment_of_copenhagen", "marie_louise",
    "grand_alliance", "guerre_de_course", "gallant_danes",
}  # fmt: skip


def parts(value: Any) -> Iterator[msgspec.Struct]:
    """Every operation, condition and list of duchies in an event, however deep."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def having(kind: type) -> set[str]:
    """The events in which some operation or condition occurs."""
    return {id for id, event in EVENTS.items() if any(type(part) is kind for part in parts(event))}


@covers("nw-2.1-1")
def test_110_cards() -> None:
    assert len(CARDS) == 110
    assert Counter(card.category for card in CARDS.values()) == {
        "politics": 13,
        "response": 18,
        "movement": 6,
        "revolt": 9,
        "build": 11,
        "foreign_war": 8,
        "naval": 5,
        "diplomacy": 18,
        "battle": 17,
        "weather": 5,
    }


def test_command_points() -> None:
    points = Counter(card.cp for card in CARDS.values())
    assert points == {2: 19, 3: 27, 4: 37, 5: 16, 6: 11}
    assert round(sum(cp * count for cp, count in points.items()) / 110, 2) == 3.75


def test_colours_and_bars() -> None:
    cards = CARDS.values()
    assert Counter(card.color for card in cards) == {"red": 22, "green": 9, "": 79}
    assert sum(card.response for card in cards) == 20
    assert sum(card.battle for card in cards) == 17
    assert sum(card.foreign_war for card in cards) == 8
    assert sum(card.no_1805 for card in cards) == 24
    assert sum(card.timed for card in cards) == 6
    assert Counter(card.remove for card in cards) == {"red": 20, "green": 4, "": 86}
    assert not any(card.plus for card in cards)
    assert [card.id for card in cards if card.must_be_event] == ["europe_exhausted"]


def test_certainty_of_titles_and_events() -> None:
    assert Counter(card.name_certainty for card in CARDS.values()) == {"sure": 28, "likely": 13, "reconstructed": 69}
    assert Counter(card.certainty for card in CARDS.values()) == {"likely": 10, "reconstructed": 100}
    assert Counter(card.certainty for card in RESERVES.values()) == {"likely": 2, "reconstructed": 9}


def test_events_that_the_rulebook_names() -> None:
    named = {
        "精疲力竭的欧罗巴", "拿破仑退位", "罗斯柴尔德家族", "轻骑兵与边境步兵", "迂回", "教宗诏书", "次要部队",
        "民族主义起义", "俄土战争", "英土战争", "塞尔维亚叛乱",
        "火攻战船", "贝尔纳多特", "波尼亚托夫斯基", "皇帝命令", "投降",
    }  # fmt: skip
    assert named <= {card.zh for card in CARDS.values() if card.name_certainty == "sure"}


def test_eleven_reserve_cards() -> None:
    assert len(RESERVES) == 11
    counts = {nation: len(COMPONENTS.reserves_of(nation)) for nation in COMPONENTS.track}
    assert counts == {nation: 2 if nation in ("france", "britain") else 1 for nation in COMPONENTS.track}
    assert all(row.plus == COMPONENTS.nations[row.nation].major for row in RESERVES.values())
    assert RESERVES["admiralty"].effects == (effects.Draw(cards=2),)
    assert RESERVES["admiralty"].needs == (conditions.SeaZones(who="britain", least=6, at_start=True),)
    assert [row.id for row in RESERVES.values() if row.response] == ["gallant_danes"]


def test_marks_agree_with_events() -> None:
    cards = CARDS.values()
    assert {card.id for card in cards if card.foreign_war} == having(effects.ForeignWar)
    assert all(card.remove == "red" for card in cards if card.foreign_war)
    assert {card.id: card.breaks_pact for card in cards if card.breaks_pact} == {
        card.id: part.who for card in cards for part in parts(card) if isinstance(part, effects.BreakPact)
    }
    assert set(having(effects.LeaveGame)) | {"by_order_of_the_emperor"} == {
        card.id for card in cards if card.remove == "green"
    }
    timed = {card.id for card in cards for part in parts(card) if getattr(part, "until", "") == "timed"}
    assert timed == {card.id for card in cards if card.timed}
    assert not [card.id for card in cards if card.battle and card.response]
    pacts = {card.breaks_pact for card in cards} - {""}
    assert pacts == {"spain", "sweden", "turkey", "prussia", "denmark"}


def test_moments_agree_with_bars() -> None:
    fights = {"battle_dice", "siege_dice", "naval_dice"}
    for event in EVENTS.values():
        moments = set(event.moments)
        if isinstance(event, Card) and event.battle:
            assert moments <= fights
        elif not event.response:
            assert moments <= {"impulse", "siege_dice"}
        else:
            assert moments - {"impulse"}, event.id
    assert {moment for event in EVENTS.values() for moment in event.moments} == set(get_args(Moment))


def test_forced_events_of_neutrals_leave_no_choice() -> None:
    """A coloured card says what a neutral minor does wherever its player would choose something."""
    for card in CARDS.values():
        asks = any(
            isinstance(part, effects.Choose | effects.Choice | effects.Consul)
            or (isinstance(part, effects.Flags) and part.most)
            for part in parts(card.effects)
        )
        if card.color and asks:
            assert card.neutral is not None, card.id
        if not card.color:
            assert card.neutral is None, card.id


def test_green_cards_are_forced_later() -> None:
    assert {card.id: card.green_from for card in CARDS.values() if card.color == "green"} == {
        "anglo_american_war": "1811",
        "bernadotte": "1809",
        "peninsular_war": "1807",
        "queen_louise": "1807",
        "bombardment_of_copenhagen": "1807",
        "coup_in_stockholm": "1809",
        "sultan_deposed": "1807",
        "tauroggen": "1811",
        "war_in_finland": "1807",
    }


def test_nearly_all_events_are_told_in_data() -> None:
    assert {id for id, event in EVENTS.items() if event.special} == SPECIAL
    assert {card.id for card in CARDS.values() if card.siege} == {"great_redoubt", "treachery", "siege_train"}
    assert {card.id for card in CARDS.values() if card.naval} == {"nelson_touch", "the_weather_gauge"}


@pytest.mark.parametrize("words", [effects.Operation, conditions.When])
def test_the_vocabulary_holds_no_word_that_no_event_uses(words: Any) -> None:
    used = {type(part) for event in EVENTS.values() for part in parts(event)}
    assert {word.__name__ for word in get_args(words)} <= {kind.__name__ for kind in used}


def test_no_role_is_there_that_no_event_uses() -> None:
    text = msgspec.json.encode([*CARDS.values(), *RESERVES.values()]).decode()
    assert [role for role in conditions.ROLES if f'"{role}"' not in text and f':{role}"' not in text] == []
    assert [relation for relation in conditions.RELATIONS if f'"{relation}:' not in text] == []


def test_every_word_says_what_it_means() -> None:
    for word in (*get_args(effects.Operation), *get_args(conditions.When), conditions.Where):
        assert word.__doc__, word
        assert word.__doc__ != "Effect", word


def test_foreign_wars_bind_what_they_say() -> None:
    war = CARDS["russo_turkish_war"].effects[0]
    assert isinstance(war, effects.ForeignWar)
    assert [(side.who, side.leaders, side.units) for side in war.sides] == [("russia", 1, 3), ("turkey", 0, 2)]
    for card in CARDS.values():
        for part in parts(card):
            if isinstance(part, effects.ForeignWar):
                assert {side.who for side in part.sides} == set(part.enders), card.id
                assert all(side.units or side.squadrons for side in part.sides)
