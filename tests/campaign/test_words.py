"""What the layer says of what moves: nothing is counted that does not go."""

from __future__ import annotations

import pytest

from warcouncil.text import speaker

TITLES = ("here_i_stand", "tanto_monta")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("squadrons", "corsairs", "said"),
    [(2, 0, "Squadrons: 2"), (0, 1, "Corsairs: 1"), (2, 1, "Squadrons: 2, corsairs: 1")],
)
def test_ships_that_do_not_go_are_not_counted(title: str, squadrons: int, corsairs: int, said: str) -> None:
    voice = speaker(title, "en")
    assert voice.say("act-ships", amount=squadrons, amount2=corsairs) == said
    assert voice.say("act-ships_led", amount=squadrons, amount2=corsairs) == f"{said}, with the naval leader"


@pytest.mark.parametrize("title", TITLES)
def test_in_chinese_too(title: str) -> None:
    voice = speaker(title, "zh-Hans")
    assert voice.say("act-ships", amount=0, amount2=1) == "海盗船1"
    assert voice.say("act-ships_led", amount=2, amount2=0).endswith("2，海军将领同行")


@pytest.mark.parametrize(
    ("amount", "english", "chinese"),
    [
        (0, "P deployed L from A to B.", "P将L从A部署到B。"),
        (1, "P deployed L with one unit from A to B.", "P将L与1个单位从A部署到B。"),
        (3, "P deployed L with 3 units from A to B.", "P将L与3个单位从A部署到B。"),
    ],
)
def test_a_leader_may_be_deployed_alone(amount: int, english: str, chinese: str) -> None:
    said = {"power": "P", "leader": "L", "space": "A", "space2": "B", "amount": amount}
    assert speaker("here_i_stand", "en").say("log-deploys_with", **said) == english
    assert speaker("here_i_stand", "zh-Hans").say("log-deploys_with", **said) == chinese
