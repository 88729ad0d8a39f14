"""Pin every dependency, with hashes, into requirements.lock (`make lock`).

The file is made with pip-tools on the oldest Python we support; the hashes cover all files of each
release, so that it installs on newer ones too. setuptools is pinned with it because the package
itself is then installed without build isolation.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"


def main() -> int:
    command = [
        sys.executable,
        "-m",
        "piptools",
        "compile",
        "--generate-hashes",
        "--extra=dev",
        "--all-build-deps",
        "--allow-unsafe",
        "--strip-extras",
        "--no-emit-index-url",
        "--no-emit-trusted-host",
        "--no-emit-find-links",
        "--no-header",
        "--quiet",
        f"--output-file={LOCK.name}",
        *sys.argv[1:],
        "pyproject.toml",
    ]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
