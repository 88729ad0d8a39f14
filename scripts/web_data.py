"""Give the web client the facts of components that are printed on them (`python scripts/web_data.py`).

    python scripts/web_data.py            write every file anew
    python scripts/web_data.py --check    change nothing; fail if a file is not what would be written

What lies where comes with every view; what a card or a building shows never changes, so the client reads it once, from
`facts.json` in the dress of the title. `facts.toml` beside it says which lists of the title's data files go into it:
what the client calls a kind of component -> the lists, each as `file.list`. Every entry of a list has an id.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TITLES = ROOT / "warcouncil" / "titles"


def facts(wanted: Path) -> dict[str, dict[str, Any]]:
    """Kind of component -> id -> what is printed on it."""
    data = wanted.parent.parent / "data"
    found: dict[str, dict[str, Any]] = {}
    for kind, lists in read(wanted).items():
        rows = [row for one in lists for row in listed(data, *one.split("."))]
        found[kind] = {row["id"]: {key: value for key, value in row.items() if key != "id"} for row in rows}
    return found


def listed(data: Path, file: str, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = read(data / f"{file}.toml")[name]
    return rows


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Give the web client the facts of components.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file would change")
    given = parser.parse_args(arguments)
    stale = []
    for wanted in sorted(TITLES.glob("*/web/facts.toml")):
        path = wanted.with_suffix(".json")
        text = json.dumps(facts(wanted), ensure_ascii=False, indent=1) + "\n"
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if not given.check:
            path.write_text(text, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'is not up to date' if given.check else 'written'}")
    return int(bool(stale) and given.check)


if __name__ == "__main__":
    sys.exit(main())
