"""`python -m redbook.cli`, for where the script is not on the path."""

import sys

from redbook.cli import main

sys.exit(main())
