"""`python -m warcouncil` is the command line."""

import sys

from warcouncil.cli import main

if __name__ == "__main__":
    sys.exit(main())
