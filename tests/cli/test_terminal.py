"""A whole game in a terminal: typed words in, a board, news and a result out."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from kernel import toy
from redbook.bots import registry
from redbook.bots.random_bot import RandomBot
from redbook.cli.menu import Found, Menu
from redbook.cli.terminal import play_here
from redbook.kernel import Chance, Match, Option, Seen
from redbook.kernel.decision import Decision
from redbook.kernel.walk import play_out


class Typist(Console):
    """A console that types prepared lines; then it hangs up."""

    def __init__(self, *lines: str) -> None:
        super().__init__(file=io.StringIO(), width=120, highlight=False)
        self.lines = list(lines)

    def input(self, *args: object, **kwargs: object) -> str:  # type: ignore[override]
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def shown(self) -> str:
        return self.file.getvalue()  # type: ignore[attr-defined,no-any-return]


def sit_down(
    *lines: str, lang: str = "en", seat: list[str] | None = None, load: Path | None = None, bot: str | None = "random"
) -> Typist:
    console = Typist(*lines)
    play_here("toy", lang, seat, bot, None, None, 5, load, console)
    return console


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_whole_game_against_a_bot_by_numbers(lang: str) -> None:
    shown = sit_down("1", "1", "1", lang=lang).shown
    end = {"en": "The game is over", "es": "La partida ha terminado", "pt": "A partida terminou"}[lang]
    assert end in shown
    assert "red:" in shown


def test_everybody_on_one_screen_sees_only_his_own_news() -> None:
    console = sit_down("1", "1", "1", "1", "1", "1", seat=["all"])
    assert "It is now the turn of red" in console.shown
    assert "The game is over" in console.shown
    assert not console.lines


def test_notation_number_and_part_of_the_text_mean_the_same() -> None:
    m = Match.new("toy", seed=5)
    assert m.decision is not None
    menu = Menu("toy", m.decision, "en")
    card = m.decision.options[1]
    for typed in ("2", card.notation, f"Card {card.card}", str(card.card) if card.card > 3 else "2"):
        found = menu.find(typed)
        assert isinstance(found, Found)
        assert found.option == card
    assert menu.find("card") is not None
    assert not isinstance(menu.find("card"), Found)
    assert menu.find("nonsense") is None
    assert menu.find("99") is None


def test_many_options_are_shown_in_groups_and_found_by_a_filter() -> None:
    m = Match.new("toy", seed=5)
    assert m.decision is not None
    cards = [toy.Card(n) for n in range(1, 80)]
    menu = Menu("toy", Decision(m.play_state, m.decision.step, "red", list(cards)), "en")
    console = Typist()
    console.print(menu.overview())
    assert "1–79 (79)" in console.shown
    assert "79 options" in console.shown
    found = menu.find("card 55")
    assert isinstance(found, Found)
    console.print(menu.find("7"))
    assert isinstance(menu.find("7"), Found)  # option 7 by its number


def test_help_why_log_board_and_what_is_not_offered() -> None:
    shown = sit_down("help", "?", "why card 99", "why", "card 99", "log", "log 2", "board", "quit").shown
    assert shown.count("take option 3") == 2
    assert shown.count("That card is not in your hand.") == 2
    assert "Farewell" in shown
    assert "other_hand" in shown


def test_undo_is_refused_where_knowledge_begins_and_says_so() -> None:
    assert "cannot be taken back" in sit_down("undo", "1", "undo", "quit").shown


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    console = sit_down("1", "save", f"save {path}", f"save {tmp_path}", "quit")
    assert "Saved in" in console.shown
    assert "could not be written" in console.shown
    assert len(json.loads(path.read_text())["moves"]) >= 2
    assert "The game is over" in sit_down("1", "1", load=path).shown


def test_the_first_bot_of_the_game_sits_down_when_none_is_named() -> None:
    assert "The game is over" in sit_down("1", "1", "1", bot=None).shown


def test_a_bot_that_fails_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Faints(RandomBot):
        name = "faints"

        def choose(self, seen: Seen, chance: Chance) -> Option:
            raise RuntimeError("fainted")

    monkeypatch.setattr(registry, "_registered", [registry.BotMaker("faints", lambda level: Faints())])
    shown = sit_down("1", "1", "1", bot="faints").shown
    assert "faints failed (RuntimeError: fainted, test_terminal.py:" in shown
    assert "The game is over" in shown


class Wanderer(Typist):
    """Takes the first option until the War begins, and then leaves."""

    def input(self, *args: object, **kwargs: object) -> str:  # type: ignore[override]
        return "quit" if "War of the Ring begins" in self.shown else "1"


def test_a_campaign_goes_from_the_hunt_to_the_war_with_the_same_people() -> None:
    console = Wanderer()
    play_here("campaign", "en", ["wraith-1"], "random", 2, None, 5, None, console)
    hunt, _, war = console.shown.partition("War of the Ring begins")
    assert "The game is over" in hunt
    assert "the Shadow" in war
    assert "Farewell" in war


def test_a_loaded_part_one_goes_on_with_part_two(tmp_path: Path) -> None:
    """Hunt p. 25: Gandalf's letter."""
    for seed in range(40):
        m = play_out(Match.new("hunt", seed=seed, settings={"part": "1"}), seed)
        assert m.result is not None
        if m.result.reason in ("bree", "rescued"):
            break
    path = tmp_path / "part1.json"
    path.write_text(json.dumps(m.save()), "utf-8")
    console = Typist()
    play_here(None, "en", None, "random", None, None, 5, path, console)
    assert "Part 2 begins" in console.shown
