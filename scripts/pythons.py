"""Print the oldest and the newest Python at hand that War Council runs on, each as VERSION=PATH (`make test-pythons`).

At hand is what is called python3.N in a folder of PATH or in a version of pyenv, and the Python that runs this. Of
several with the same 3.N the first one counts; those that do not start, and previews, do not.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASK = "import sys; print(*sys.version_info[:2], sys.version_info.releaselevel)"
Version = tuple[int, int]


def oldest_supported() -> Version:
    """The lower bound of `requires-python`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    major, minor = project["requires-python"].removeprefix(">=").split(".")
    return int(major), int(minor)


def candidates() -> Iterator[Path]:
    yield Path(sys.executable)
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    folders = [*map(Path, os.environ.get("PATH", "").split(os.pathsep)), *pyenv.glob("versions/*/bin")]
    for folder in folders:
        yield from sorted(path for path in folder.glob("python3.*") if path.name.removeprefix("python3.").isdecimal())


def version(python: Path) -> Version | None:
    """What a program says that it is; None if it is no Python that can be used."""
    try:
        asked = subprocess.run([python, "-c", ASK], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    words = asked.stdout.split()
    if asked.returncode or len(words) != 3 or words[2] != "final":
        return None
    return int(words[0]), int(words[1])


def at_hand() -> dict[Version, Path]:
    """The Pythons that can be used, from the oldest on."""
    found: dict[Version, Path] = {}
    for python in candidates():
        known = version(python)
        if known is not None and known >= oldest_supported():
            found.setdefault(known, python)
    return dict(sorted(found.items()))


def main() -> int:
    found = at_hand()
    if not found:
        print("no Python at hand is new enough for War Council", file=sys.stderr)
        return 1
    if len(found) == 1:
        print("only one Python is at hand, so there is no other to try", file=sys.stderr)
    for major, minor in dict.fromkeys((min(found), max(found))):
        print(f"{major}.{minor}={found[major, minor]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
