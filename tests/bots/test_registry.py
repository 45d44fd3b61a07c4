import pytest

from redbook.bots import BotMaker, UnknownBot, bots_for, find_bot, register_bot, registry
from redbook.bots.random_bot import RandomBot
from redbook.kernel import UnknownGame
from redbook.kernel.text import LANGUAGES, render_error


@pytest.fixture(autouse=True)
def no_bots_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])


def test_every_game_has_random_and_the_seer() -> None:
    names = [info.name for info in bots_for("toy")]
    assert {"random", "seer"} <= set(names)
    assert len(names) == len(set(names))


def test_every_listed_bot_and_level_can_be_made() -> None:
    for info in bots_for("toy"):
        assert find_bot("toy", info.name)
        for level in info.levels:
            assert find_bot("toy", f"{info.name}:{level}").name == f"{info.name}:{level}"


def test_the_first_level_is_taken_when_none_is_named() -> None:
    assert find_bot("toy", "seer").name == "seer:steady"


@pytest.mark.parametrize("name", ["nobody", "", "random:strong", "seer:", "seer:asleep", ":", "Random"])
def test_an_unknown_bot_or_level_is_refused_in_three_languages(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        find_bot("toy", name)
    for lang in LANGUAGES:
        said = render_error(caught.value, lang)
        assert "random" in said
        assert "seer" in said


@pytest.mark.parametrize("game", ["chess", "", "../toy", "toy.x"])
def test_no_bots_for_an_unknown_game(game: str) -> None:
    with pytest.raises(UnknownGame):
        bots_for(game)


def test_a_registered_bot_is_found_before_the_others() -> None:
    class Mine(RandomBot):
        name = "mine"

    register_bot(BotMaker("mine", lambda level: Mine(), games=("toy",)))
    register_bot(BotMaker("mine", lambda level: Mine(), games=("toy",)))
    assert find_bot("toy", "mine").name == "mine"
    assert [info.name for info in bots_for("toy")].count("mine") == 1
