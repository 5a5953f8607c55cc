"""``python -m spatz``: the same as the command ``spatz``."""

import sys

from spatz.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
