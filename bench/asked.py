"""How often persons are asked for nothing: `python bench/asked.py` writes asked.md.

Random matches in which every seat is a person's, with the settings a new table has. A question for nothing is one whose
only option is to pass. The same matches under sealed windows, in which everybody is asked always, stand beside them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

import warcouncil
from warcouncil.engine.flow import PASS
from warcouncil.engine.match import Match
from warcouncil.testing.play import random_play

TARGET = 0.05
"""At most this share of the questions may be for nothing."""
FILE = Path(__file__).with_name("asked.md")


class Setting(msgspec.Struct, frozen=True):
    """Which matches are played, and how many turns of each."""

    name: str
    title: str
    scenario: str | None = None
    turns: int = 0
    """0: to the end."""
    players: int = 0
    """0: as many as can play."""

    def new(self, windows: str | None, seed: int) -> Match:
        wanted = {"scenario": self.scenario, "windows": windows}
        options = {name: value for name, value in wanted.items() if value is not None}
        players = self.players or warcouncil.get_title(self.title).players[-1]
        return warcouncil.new(self.title, players=players, options=options, seed=seed, log=False)


SETTINGS = (
    Setting("Endeavor", "endeavor"),
    Setting("A Game of Thrones", "game_of_thrones"),
    Setting("Here I Stand, 1517, turn 1", "here_i_stand", "1517", turns=1),
    Setting("Here I Stand, 1532", "here_i_stand", "1532"),
    Setting("Here I Stand, tournament", "here_i_stand", "tournament"),
    Setting("Tanto Monta, 1470", "tanto_monta", "1470"),
    Setting("Tanto Monta, 1490", "tanto_monta", "1490"),
    Setting("The Napoleonic Wars, 1805", "napoleonic_wars", "1805"),
    Setting("The Napoleonic Wars, 1812", "napoleonic_wars", "1812", players=2),
    Setting("The Napoleonic Wars, 1813", "napoleonic_wars", "1813", players=2),
)


class Counted(msgspec.Struct):
    """Questions, and those for nothing."""

    questions: int = 0
    nothing: int = 0

    @property
    def share(self) -> float:
        return self.nothing / self.questions


def counted(setting: Setting, windows: str | None, matches: int) -> Counted:
    found = Counted()
    for seed in range(matches):
        match = setting.new(windows, seed)
        for decision, _ in random_play(match, seed):
            if setting.turns and match.state.turn > setting.turns:  # type: ignore[attr-defined]
                break
            found.questions += 1
            found.nothing += decision.options == (PASS,)
    return found


def row(setting: Setting, matches: int) -> tuple[str, bool]:
    """A line of the table, and whether the target is met."""
    new = counted(setting, None, matches)
    share, asked = "", ""
    if warcouncil.get_title(setting.title).windows:
        sealed = counted(setting, "sealed", matches)
        share, asked = f"{sealed.share:.1%}", f"{round(sealed.questions / matches):,}"
    line = f"| {setting.name} | {new.share:.1%} | {share} | {round(new.questions / matches):,} | {asked} |"
    print(line, flush=True)
    return line, new.share <= TARGET


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=20, help="of each setting")
    args = parser.parse_args()
    rows = [row(setting, args.matches) for setting in SETTINGS]
    lines = [
        "# Questions for nothing",
        "",
        f"The share of questions that offer only to pass, in {args.matches} random matches each, all seats persons'"
        f" (`bench/asked.py`). Target: at most {TARGET:.0%} with the settings of a new table.",
        "",
        "| matches | new table | sealed windows | questions a match | when sealed |",
        "|---|---|---|---|---|",
        *(line for line, _ in rows),
    ]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if all(met for _, met in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
