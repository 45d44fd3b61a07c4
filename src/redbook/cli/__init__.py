"""The command line. `main` is the `redbook` command; errors are one clear line, never a traceback."""

from redbook.cli.main import main

__all__ = ["main"]
