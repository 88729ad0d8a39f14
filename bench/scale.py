"""What a choice costs a server in processor time: `python bench/scale.py TITLE MATCHES [MATCHES ...]`.

Runs bench/load.py with so many matches, reads the server's metrics meanwhile, and prints a line for each: processor
time and SQL statements for one choice, and how many choices a second that leaves to one core. Processor time depends on
what else the machine has to do far less than waiting does. docs/scale.md is made of these lines.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
PORT = 9181
SAMPLE = re.compile(r"^(\w+)(?:\{[^}]*\})? ([0-9.e+-]+)$", re.MULTILINE)
COUNTED = ("cpu_seconds_total", "choices_total", "sql_statements_total", "sql_commits_total", "live_connections")


def read() -> dict[str, float] | None:
    """The sums of what is counted; None while no server is there."""
    try:
        text = httpx.get(f"http://127.0.0.1:{PORT}/metrics", trust_env=False, timeout=60).text
    except httpx.HTTPError:
        return None
    found = dict.fromkeys(COUNTED, 0.0)
    for name, value in SAMPLE.findall(text):
        short = name.removeprefix("warcouncil_")
        if short in found:
            found[short] += float(value)
    return found


def measured(title: str, matches: int, seconds: float, more: str) -> tuple[dict[str, float], dict[str, float]]:
    """What was counted when everybody had arrived, and at the end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "bench" / "load.py"), "--title", title, "--matches", str(matches)]
        command += ["--seconds", str(seconds), "--serve", f"--metrics {PORT} {more}", "--out", f"{folder}/load.md"]
        load = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
        first: dict[str, float] | None = None
        last: dict[str, float] | None = None
        while load.poll() is None:
            time.sleep(0.5)
            if (found := read()) is None:
                continue
            if first is None and found["choices_total"] >= 2 * matches:  # whatever is loaded once is loaded
                first = found
            if found["live_connections"] > 0:
                last = found
        assert load.returncode == 0, "the load did not come to its end"
        assert first is not None, "too few choices"
        assert last is not None, "nobody was connected"
        return first, last


def line(title: str, matches: int, seconds: float, more: str) -> str:
    first, last = measured(title, matches, seconds, more)
    grew = {name: last[name] - first[name] for name in COUNTED}
    choices = grew["choices_total"]
    cost = grew["cpu_seconds_total"] / choices
    statements, commits = grew["sql_statements_total"] / choices, grew["sql_commits_total"] / choices
    return (
        f"| {title} | {matches} | {last['live_connections']:.0f} | {choices:.0f} | {1000 * cost:.1f} "
        f"| {statements:.0f} | {commits:.0f} | {1 / cost:.1f} |"
    )


def main() -> None:
    title, *numbers = sys.argv[1:]
    print("| title | matches | connections | choices | server, ms a choice | statements | commits | choices/s a core |")
    for matches in map(int, numbers):
        print(line(title, matches, 20.0, ""), flush=True)


if __name__ == "__main__":
    main()
