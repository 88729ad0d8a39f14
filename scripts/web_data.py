"""Give the web client the facts of components that are printed on them (`python scripts/web_data.py`).

    python scripts/web_data.py            write every file anew
    python scripts/web_data.py --check    change nothing; fail if a file is not what would be written

What lies where comes with every view; what a card or a building shows never changes, so the client reads it once, from
`warcouncil/web/titles/<title>.json`. The data files of the title are the source.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TITLES = ROOT / "warcouncil" / "titles"
WEB = ROOT / "warcouncil" / "web" / "titles"

Table = tuple[str, str]
"""A data file without its ending, and a list in it."""

TABLES: Mapping[str, Mapping[str, Sequence[Table]]] = {
    "endeavor": {
        "building": [("buildings", "building"), ("buildings", "starting_building")],
        "card": [("cards", "cards"), ("cards", "governors")],
        "token": [("tokens", "tokens")],
    },
    "game_of_thrones": {
        "card": [("house_cards", "cards")],
        "order": [("orders", "orders")],
    },
    "here_i_stand": {
        "power": [("powers", "majors"), ("powers", "minors")],
        "card": [("cards", "cards")],
        "leader": [("leaders", "leaders"), ("leaders", "admirals")],
        "ruler": [("leaders", "rulers")],
        "debater": [("leaders", "debaters")],
        "explorer": [("leaders", "explorers")],
        "conquistador": [("leaders", "conquistadors")],
        "colony": [("leaders", "colonies")],
    },
}
"""Title -> what the client calls a kind of component -> where it is listed. Every entry there has an id."""


def facts(title: str) -> dict[str, dict[str, Any]]:
    """Kind of component -> id -> what is printed on it."""
    found: dict[str, dict[str, Any]] = {}
    for kind, tables in TABLES[title].items():
        rows = [row for file, name in tables for row in read(title, file)[name]]
        found[kind] = {row["id"]: {key: value for key, value in row.items() if key != "id"} for row in rows}
    return found


def read(title: str, file: str) -> dict[str, Any]:
    return tomllib.loads((TITLES / title / "data" / f"{file}.toml").read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Give the web client the facts of components.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file would change")
    given = parser.parse_args(arguments)
    stale = []
    for title in TABLES:
        path = WEB / f"{title}.json"
        text = json.dumps(facts(title), ensure_ascii=False, indent=1) + "\n"
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not given.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'is not up to date' if given.check else 'written'}")
    return int(bool(stale) and given.check)


if __name__ == "__main__":
    sys.exit(main())
