"""`python -m redbook`: the command line."""

import sys

from redbook.cli import main

sys.exit(main())
