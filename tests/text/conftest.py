"""A tiny made-up title, written into a folder of its own so that a test can spoil any part of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from warcouncil.engine.decision import Decision
from warcouncil.engine.flow import Ask
from warcouncil.engine.state import State
from warcouncil.engine.title import Kind, OptionSpec, Title

ENGLISH = """\
title = Ferry
section-1-rowing = 1 rowing
about = Two banks, one boat.
option-fog = Fog
option-fog-true = with fog
option-fog-false = clear weather
option-length-3 = three days
option-length = Length
power-red = Red
power-blue = Blue
bank-left = the left bank
bank-right = the right bank
bank-st-john = St. John
cargo-wolf = wolf
cargo-goat = goat
ask-row = { $power }, row where? { $boats ->
    [one] One boat is left.
   *[other] { $boats } boats are left.
  }
act-row = Row from { $bank } to { $bank2 }
    .tip = The boat leaves { $bank }.
act-load = Load the { $cargo } ({ $weight })
log-rowed = { $power } rows to { $bank }.
log-found = { $power } finds the { $cargo }.
log-seen = There are { $cargo }.
hidden-cargo = something
end-crossed = { $powers } crossed first.
"""

CHINESE = """\
title = 渡船
section-1-rowing = 1 划船
about = 两岸一船。
option-fog = 雾
option-fog-true = 有雾
option-fog-false = 晴天
option-length-3 = 三天
option-length = 天数
power-red = 红方
power-blue = 蓝方
bank-left = 左岸
bank-right = 右岸
bank-st-john = 圣约翰
cargo-wolf = 狼
cargo-goat = 山羊
ask-row = { $power }划向哪里？还剩{ $boats }条船。
act-row = 从{ $bank }划到{ $bank2 }
    .tip = 船离开{ $bank }。
act-load = 装上{ $cargo }（{ $weight }）
log-rowed = { $power }划到{ $bank }。
log-found = { $power }发现了{ $cargo }。
log-seen = 这里有{ $cargo }。
hidden-cargo = 某样东西
end-crossed = { $powers }率先过河。
"""

TRADITIONAL = CHINESE.translate(str.maketrans("两条这里发现红蓝圣约样东划离雾", "兩條這裡發現紅藍聖約樣東劃離霧"))

RULES = """\
[[clause]]
id = "fer-1"
section = "1 rowing"
where = "rowing.py:row"
en = "A boat needs a rower."
zh = "船需要有人划。"
aliases = { "fer-0" = "same rule" }
"""

SOURCE = """\
def row(state, power, bank, cargo, seats):
    state.log("rowed", power=power, bank=bank)
    state.show(None, "found" if cargo else "seen", power=power, cargo=Masked(cargo, seats))
    return Ending((power,), "crossed", "fer-1")
"""

FILES = {
    "text/en.ftl": ENGLISH,
    "text/zh.ftl": CHINESE,
    "text/zh-hant.ftl": TRADITIONAL,
    "rules.toml": RULES,
    "rules.zh-hant.toml": '"fer-1" = "船需要有人劃。"\n',
    "rowing.py": SOURCE,
    "view.py": 'def words(state):\n    return {"boats": 2}\n',
}


class Ferry(Title):
    """Nothing to play: only what the text layer looks at."""

    id = "ferry"
    version = "1"
    players = (2,)
    options = (OptionSpec("fog", False, (False, True)), OptionSpec("length", 3, (3,)))
    domains = {
        "power": ("red", "blue"),
        "bank": ("left", "right", "st.john"),
        "cargo": ("wolf", "goat"),
        "weight": (1, 2),
    }
    kinds = {"row": Kind({"row": ("bank", "bank"), "load": ("cargo", "weight")})}

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # type: ignore[misc]  # a class attribute in real titles

    def describe(self, state: State, decision: Decision) -> dict[str, Any]:
        return {"boats": state.players}


MakeFerry = Callable[..., Ferry]


@pytest.fixture
def make_ferry(tmp_path: Path) -> MakeFerry:
    """The made-up title; `make_ferry({"text/en.ftl": (old, new)})` replaces some text of a file, None removes it."""

    def make(changes: dict[str, tuple[str, str] | None] | None = None) -> Ferry:
        for name, text in FILES.items():
            change = (changes or {}).get(name, ("", ""))
            if change is None:
                continue
            assert change[0] in text, f"{change[0]!r} is not in {name}"
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text.replace(*change) if change[0] else text, encoding="utf-8")
        return Ferry(tmp_path)

    return make


@pytest.fixture
def ferry(make_ferry: MakeFerry) -> Ferry:
    return make_ferry()


@pytest.fixture
def state() -> State:
    return State.from_builtins({"players": 2, "options": {}, "seats": {"red": 0, "blue": 1}})


@pytest.fixture
def decision(state: State) -> Decision:
    return Decision(Ask("red", "row", [("row", "left", "right")]), state, 0, 0, 0, 0, None)
