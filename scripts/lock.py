"""Pin every dependency, with hashes (`make lock`): all of them in requirements.lock, what `make play` needs of them in
requirements-play.lock.

The files are made with pip-tools on the oldest Python we support; the hashes cover all files of each
release, so that they install on newer ones too. setuptools is pinned with them because the package
itself is then installed without build isolation.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EVERYTHING, PLAY = "requirements.lock", "requirements-play.lock"
EXTRAS = ("server", "postgres", "redis", "bench", "dev")
"""All of pyproject.toml but `all`, which names the package itself: that cannot be pinned."""
BEFORE_3_11_3 = ("async-timeout",)
"""What redis needs on the first releases of Python 3.11, such as Debian 12's; pip-tools pins for its own Python."""
MARKER = 'python_full_version < "3.11.3"'


def compiled(lock: str, extras: tuple[str, ...], *more: str) -> int:
    """Write one lock file; returns pip-tools' exit code."""
    command = [
        sys.executable,
        "-m",
        "piptools",
        "compile",
        "--generate-hashes",
        *(f"--extra={extra}" for extra in extras),
        "--all-build-deps",
        "--allow-unsafe",
        "--strip-extras",
        "--no-emit-index-url",
        "--no-emit-trusted-host",
        "--no-emit-find-links",
        "--no-header",
        "--quiet",
        f"--output-file={lock}",
        *more,
        "pyproject.toml",
    ]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def add_older(lock: str) -> int:
    """Pin, behind everything else, what only older Pythons need; returns pip-tools' exit code."""
    command = [sys.executable, "-m", "piptools", "compile", "--generate-hashes", "--no-annotate", "--no-header"]
    command += [
        "--no-emit-index-url",
        "--no-emit-trusted-host",
        "--no-emit-find-links",
        "--quiet",
        "--output-file=-",
        "-",
    ]
    done = subprocess.run(
        command, cwd=ROOT, check=False, input="\n".join(BEFORE_3_11_3), stdout=subprocess.PIPE, text=True
    )
    pinned = re.sub(r"^(\S+==\S+)", rf"\1 ; {MARKER}", done.stdout, flags=re.MULTILINE)
    with (ROOT / lock).open("a", encoding="utf-8") as file:
        file.write(pinned.rstrip() + "\n")
    return done.returncode


def main() -> int:
    """The second file takes its versions from the first."""
    (ROOT / PLAY).unlink(missing_ok=True)
    everything = compiled(EVERYTHING, EXTRAS, *sys.argv[1:]) or add_older(EVERYTHING)
    return everything or compiled(PLAY, ("server",), "--no-annotate", f"--constraint={EVERYTHING}")


if __name__ == "__main__":
    sys.exit(main())
