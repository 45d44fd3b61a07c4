"""Tournaments: who meets whom, the same on one process and on several, and what they say."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from redbook.arena import Played, Rules, figures, pairings, run
from redbook.arena.figures import wilson
from redbook.arena.plot import plot
from redbook.bots import BotMaker, UnknownBot, register_bot, registry
from redbook.bots.random_bot import RandomBot
from redbook.kernel import Chance, Match, Option, Seen


@pytest.fixture(autouse=True)
def no_bots_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])


def test_bots_sit_in_the_order_given_and_swap_turns_them_round() -> None:
    plain = pairings(["a", "b"], 2, 3, seed=1)
    assert [p.bots for p in plain] == [("a", "b")] * 3
    assert len({p.seed for p in plain}) == 3
    swapped = pairings(["a", "b"], 2, 3, seed=1, swap=True)
    assert [p.bots for p in swapped] == [("a", "b"), ("b", "a")] * 3
    assert swapped[0].seed == swapped[1].seed == plain[0].seed
    assert [p.number for p in swapped] == list(range(6))


def test_more_bots_than_seats_meet_in_every_pair_and_fewer_sit_down_again() -> None:
    assert {p.bots for p in pairings(["a", "b", "c"], 2, 1, seed=1)} == {("a", "b"), ("a", "c"), ("b", "c")}
    assert [p.bots for p in pairings(["a"], 2, 2, seed=1, swap=True)] == [("a", "a")] * 2
    assert {p.bots for p in pairings(["a", "b"], 3, 1, seed=1, swap=True)} == {
        ("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b"),
    }  # fmt: skip


def test_processes_change_nothing_and_every_match_is_kept(tmp_path: Path) -> None:
    plan = pairings(["random", "seer:quick"], 2, 3, seed=9, swap=True)
    rules = Rules("toy", check=True, modules=("conftest",))
    alone = run(rules, plan)
    seen: list[Played] = []
    together = run(
        Rules("toy", check=True, modules=("conftest",), out=str(tmp_path)), plan, jobs=2, progress=seen.append
    )
    assert [p.outcome() for p in alone] == [p.outcome() for p in together]
    assert len(seen) == len(plan) == 6
    saves = sorted(tmp_path.glob("*.json"))
    assert len(saves) == 6
    for path, played in zip(saves, together, strict=True):
        m = Match.load(json.loads(path.read_text()))
        assert m.result is not None
        assert m.result.winners == played.winners


def test_an_unknown_bot_is_told_before_anything_starts() -> None:
    with pytest.raises(UnknownBot):
        run(Rules("toy"), pairings(["random", "nobody"], 2, 1000, seed=1))


def test_a_crash_leaves_a_replay_and_what_happened_beside_it(tmp_path: Path) -> None:
    class Stumbles(RandomBot):
        name = "stumbles"

        def choose(self, seen: Seen, chance: Chance) -> Option:
            if len(seen.decision.options) < 3:
                raise RuntimeError("stumbled here")
            return super().choose(seen, chance)

    register_bot(BotMaker("stumbles", lambda level: Stumbles(), games=("toy",)))
    played = run(Rules("toy", crashes=str(tmp_path / "c")), pairings(["stumbles", "random"], 2, 2, seed=1))
    assert all(p.reason == "raised" and p.winners == ("blue",) for p in played)
    replay = sorted((tmp_path / "c").glob("*.json"))
    assert len(replay) == 2
    assert Match.load(json.loads(replay[0].read_text())).decision is not None
    assert "stumbled here" in replay[0].with_suffix(".txt").read_text()
    told = figures("toy", played, 1.0)
    assert told.faults == {"raised": 2}
    assert next(bot for bot in told.bots if bot.bot == "stumbles").faults == {"raised": 2}


def test_wilson_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(0, 10)[1], 3) == 0.278
    assert wilson(0, 0) == (0.0, 1.0)


def played(number: int, winners: tuple[str, ...], red: int, blue: int, seated: tuple[str, str] = ("a", "b")) -> Played:
    return Played(
        number=number, seed=number, seated={"red": seated[0], "blue": seated[1]}, winners=winners, reason="points",
        scores={"red": red, "blue": blue}, moves=6, turns=3, seconds=0.1,
    )  # fmt: skip


MATCHES = [
    played(0, ("red",), 9, 2),
    played(1, ("red",), 5, 4),
    played(2, (), 3, 3),
    played(3, ("red",), 7, 1, ("b", "a")),
]


def test_figures_count_by_bot_and_side() -> None:
    told = figures("toy", MATCHES, seconds=2.0)
    a = next(bot for bot in told.bots if bot.bot == "a")
    assert (a.all.played, a.all.won, a.all.drawn) == (4, 2, 1)
    assert (a.seats["red"].played, a.seats["red"].won) == (3, 2)
    assert (a.seats["blue"].played, a.seats["blue"].won) == (1, 0)
    assert a.seats["red"].mean_score == pytest.approx(17 / 3)
    assert a.seats["blue"].mean_lead == -6
    assert (told.seats["red"].won, told.draws, told.median_moves, told.median_turns) == (3, 1, 6, 3)
    assert told.decisions_per_second == 12.0
    b = next(bot for bot in told.bots if bot.bot == "b")
    assert a.rating > b.rating


def test_the_plot_is_one_sound_svg_document() -> None:
    picture = plot(figures("toy", MATCHES, 2.0), MATCHES, title='a <against> "b"', lead="lead")
    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg")
    texts = [node.text or "" for node in root.iter() if node.tag.endswith("text")]
    assert 'a <against> "b"' in texts
    assert "lead" in texts
    assert plot(figures("toy", [], 1.0), [], "none").endswith("</svg>\n")
