"""The toy game is registered for the kernel's own tests; nobody closes pytest's output."""

from logging import StreamHandler

from absl import logging as absl_logging

from kernel.toy import GAME
from redbook.kernel import register

register(GAME)

# A server sets logging up anew, which closes every handler. That of absl, which comes with OpenSpiel, then closes its
# stream as well: what standard error was when it was imported, and that is pytest's.
absl_logging.PythonHandler.close = StreamHandler.close
