"""Nothing but cards is needed for a second set: a made-up one, loaded beside the first in a process of its own."""

import shutil
import subprocess
import sys
from pathlib import Path

from redbook.games.tcg.effects.load import FOLDER, load, missing_cards
from redbook.games.tcg.table.kinds import KINDS, number_of

SECOND = """
[[card]]
id = "2_2"
title = "Made-up Axe"
type = "possession"
class = "hand-weapon"
rarity = "R"
cost = 0
strength_bonus = 1
place = "bearer"
bearer = "dwarf"
text = []

[[card]]
id = "2_10"
title = "Gimli"
subtitle = "Made Up"
unique = true
type = "companion"
race = "dwarf"
rarity = "C"
cost = 2
strength = 6
vitality = 3
text = [
  { kind = "ability", when = ["skirmish"], cost = [{ do = "exert", who = "self" }], then = [
    { do = "strength", who = "self", amount = 1 },
  ] },
]

[[card]]
id = "2_11"
title = "Nobody's Card"
type = "event"
rarity = "U"
cost = 1
"""
CHECK = """
import sys
from pathlib import Path
from redbook.games.tcg.effects import load
load.FOLDER = Path(sys.argv[1])
load.load()
from redbook.games.tcg.decks import decks, sealed
from redbook.games.tcg.speech.catalog import catalog
from redbook.games.tcg.table.kinds import BY_ID, KINDS
from redbook.kernel import Seeded
ids = [kind.id for kind in KINDS]
assert ids[:2] == ["1_1", "1_2"] and ids[364:] == ["1_365", "2_2", "2_10"], ids[360:]
assert load.missing_cards() == ["2_2", "2_10", "2_11"]  # no names in three languages, and one without a text
assert decks.find_card("2_10") == decks.find_card("2C10") == decks.find_card("Gimli, Made Up") == "2_10"
assert decks.find_card("2R2") == decks.find_card("Made-up Axe (2R2)") == "2_2"
assert decks.find_card("1R13") == "1_13" and decks.find_card("3_1") is None
deck = decks.built_in("gandalf")
text = decks.write(deck) + "1 2_10\\n1 2_2\\n"
parsed, wrong = decks.parse(text)
assert not wrong and parsed.draw[-2:] == ("2_2", "2_10")
assert all(id.startswith("1_") for seed in range(5) for id in sealed.pool(seed))
assert sealed.of_rarity("R", 2) == ["2_2"]
assert catalog("en")[-1].text == ("Skirmish: Exert Gimli to make Gimli strength +1.",)
"""


def test_a_second_set_stands_beside_the_first(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "cards")
    (tmp_path / "cards" / "2").mkdir()
    (tmp_path / "cards" / "2" / "dwarven.toml").write_text(SECOND, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CHECK, str(tmp_path / "cards")], capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_first_set_is_complete() -> None:
    load()
    assert [kind.id for kind in KINDS if number_of(kind.id)[0] == 1] == [f"1_{n}" for n in range(1, 366)]
    assert missing_cards() == []
