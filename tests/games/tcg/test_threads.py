"""Threads that meet the cards first, in a process of their own. Such a process ended in a segmentation fault."""

import json
import subprocess
import sys

import pytest

from redbook.kernel import Match
from redbook.kernel.walk import play_out

TOGETHER = """
import sys, threading
sys.setswitchinterval(1e-6)
wrong = []
def together(deed, threads=6):
    barrier = threading.Barrier(threads)
    def go():
        barrier.wait()
        try:
            deed()
        except BaseException as error:
            wrong.append(repr(error))
    all = [threading.Thread(target=go) for _ in range(threads)]
    for one in all:
        one.start()
    for one in all:
        one.join()
    assert not wrong, wrong
"""
LOAD = """
from redbook.games.tcg.effects.load import load
together(load)
from redbook.games.tcg.table.kinds import BY_ID, KINDS
from redbook.games.tcg.language.filters import PREDS
assert (len(KINDS), len(BY_ID)) == (365, 365)
assert all(pred.mask for pred in PREDS.values())
"""
NEW = """
import redbook
together(lambda: redbook.Match.new("tcg", seed=1).play("0"))
"""
POSITION = """
import json, sys
import redbook
from redbook.kernel.walk import play_out
doc = json.loads(sys.stdin.read())
together(lambda: redbook.Match.from_position(doc))
"""


@pytest.mark.parametrize("deed", [LOAD, NEW], ids=["load", "new"])
def test_threads_that_load_the_cards_at_once_do_not_crash(deed: str) -> None:
    done = subprocess.run([sys.executable, "-c", TOGETHER + deed], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


def test_threads_that_read_their_first_position_at_once_do_not_crash() -> None:
    doc = json.dumps(play_out(Match.new("tcg", seed=5), 5, limit=30).position())
    done = subprocess.run(
        [sys.executable, "-c", TOGETHER + POSITION], input=doc, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
