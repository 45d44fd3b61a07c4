#!/usr/bin/env python3
"""An engine for Red Book in plain Python: it plays any game by lot. Standard library only.

redbook arena siege examples/engines/random_bot.py captain -n 2
"""

import json
import random
import sys

dice = random.Random()


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)  # one line, sent at once


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say(type="hello", protocol=1, name="random-py", view=False, told=False)
    elif kind == "new":
        dice.seed(message["seed"])  # the same seed, the same match
    elif kind == "ask":
        choice = dice.choice(message["options"])
        say(type="play", id=message["id"], notation=choice["notation"])
    elif kind == "ping":
        say(type="pong", id=message["id"])
    elif kind == "error":
        print(message["why"], file=sys.stderr)  # for people: goes into the log
    elif kind == "quit":
        break
