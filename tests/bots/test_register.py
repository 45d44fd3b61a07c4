"""`register_bot`: a class or a function becomes a bot, and what cannot work is said at once, with what to do."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from redbook import Bot, Chance, Match, Option, Seeded, Seen, find_bot, register_bot
from redbook.arena import Rules, play_match
from redbook.bots import BadBot, BotMaker, NameTaken, UnknownBot, asked, bots_for, registry, usual_bot
from redbook.bots.answers import NotOffered
from redbook.campaign import Road
from redbook.games import PLAYABLE
from redbook.kernel import Game, RedbookError, UnknownGame
from redbook.kernel.text import LANGUAGES, render_error


@pytest.fixture(autouse=True)
def no_bots_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])


def first(seen: Seen, chance: Chance) -> Option:
    return seen.options[0]


class First:
    def choose(self, seen: Seen, chance: Chance) -> Option:
        return seen.options[0]


def test_a_function_is_a_bot() -> None:
    assert register_bot("first", games="toy")(first) is first
    bot = find_bot("toy", "first")
    seen = Seen(Match.new("toy", seed=1))
    assert bot.name == "first"
    assert bot.choose(seen, Seeded()) is seen.options[0]
    with pytest.raises(UnknownBot):
        find_bot("siege", "first")


def test_a_class_is_made_anew_for_every_seat_and_gets_its_name() -> None:
    @register_bot("first")
    class Mine(First):
        pass

    one, other = find_bot("toy", "first"), find_bot("siege", "first")
    assert isinstance(one, Mine)
    assert one is not other
    assert one.name == other.name == "first"


def test_without_a_name_the_class_or_function_has_one() -> None:
    @register_bot
    class GreyPilgrim(First):
        pass

    class Named(First):
        name = "of-old"

    register_bot(Named)
    register_bot(first)
    assert {"grey-pilgrim", "of-old", "first"} <= {info.name for info in bots_for("toy")}


def test_levels_are_handed_to_the_class_and_the_first_is_usual() -> None:
    @register_bot("hill", games=("toy",), levels=("high", "low"), seats="red")
    class Hill(First):
        def __init__(self, level: str) -> None:
            self.level = level

    assert find_bot("toy", "hill").name == "hill:high"
    low = find_bot("toy", "hill:low")
    assert isinstance(low, Hill)
    assert (low.level, low.name) == ("low", "hill:low")
    info = next(info for info in bots_for("toy") if info.name == "hill")
    assert (info.levels, info.seats) == (("high", "low"), ("red",))


def test_a_class_may_inherit_the_protocol() -> None:
    class Mine(Bot):
        name = "mine"

        def choose(self, seen: Seen, chance: Chance) -> Option:
            return chance.pick(seen.options)

    register_bot("mine")(Mine)
    assert find_bot("toy", "mine").choose(Seen(Match.new("toy", seed=1)), Seeded()) is not None


def test_a_cell_of_a_notebook_may_be_run_again() -> None:
    for _ in range(2):
        register_bot("again")(type("Again", (First,), {"__module__": "__main__"}))
    assert [info.name for info in bots_for("toy")].count("again") == 1


class WithLevel(First):
    def __init__(self, level: str) -> None: ...


class Choosing:
    def choose(self, seen: Seen) -> Option:
        return seen.options[0]


@pytest.mark.parametrize(
    ("name", "made", "levels", "said"),
    [
        ("", first, (), "begins with a letter"),
        ("two words", first, (), "begins with a letter"),
        ("a:b", first, (), "begins with a letter"),
        ("x" * 41, first, (), "at most 40"),
        ("bad", WithLevel, ("so so",), "“so so”"),
        ("bad", object, (), "object needs a method choose(self, seen, chance)"),
        ("bad", Choosing, (), "Choosing needs a method choose(self, seen, chance)"),
        ("bad", First, ("a",), "def __init__(self, level)"),
        ("bad", WithLevel, (), "must be made without arguments"),
        ("bad", lambda seen: seen, (), "must take (seen, chance)"),
        ("bad", first, ("a",), "a function has no levels"),
        ("bad", 7, (), "a bot is a class"),
    ],
)
def test_what_cannot_be_a_bot_is_refused_in_three_languages(
    name: str, made: Any, levels: tuple[str, ...], said: str
) -> None:
    with pytest.raises(BadBot) as caught:
        register_bot(name, levels=levels)(made)
    assert said in render_error(caught.value, "en")
    assert len({render_error(caught.value, lang) for lang in LANGUAGES}) == 3
    assert registry._registered == []


def test_house_names_are_those_of_the_house() -> None:
    """They stand in a list, so that a name can be checked without importing four games' bots."""
    own = {game: tuple(maker.name for maker in registry.own_makers(game)) for game in PLAYABLE}
    assert own == registry.HOUSE


@pytest.mark.parametrize("game", PLAYABLE)
def test_nobody_takes_the_name_of_a_house_bot(game: str) -> None:
    for name in (*registry.HOUSE[game], "random", "seer"):
        with pytest.raises(NameTaken):
            register_bot(name, games=game)(First)
        with pytest.raises(NameTaken):
            register_bot(BotMaker(name, lambda level: find_bot(game, "random")))


def test_two_modules_do_not_share_a_name_unless_they_play_different_games() -> None:
    def bot_of(module: str) -> Any:
        return type("Mine", (First,), {"__module__": module})

    register_bot("mine", games=("siege", "hunt"))(bot_of("here"))
    register_bot("mine", games="wotr")(bot_of("there"))
    with pytest.raises(NameTaken) as caught:
        register_bot("mine", games="hunt")(bot_of("there"))
    assert "here" in str(caught.value)


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_registered_bot_is_not_the_usual_one_nor_the_counsellor(game: str) -> None:
    seats = Match.new(game, seed=1).seats
    before = [usual_bot(game, seat) for seat in seats]
    register_bot("loud", games=game, seats=seats)(First)
    assert [usual_bot(game, seat) for seat in seats] == before


# -- what is not found -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"), [("capitan", "captain"), ("Captain", "captain"), ("captain:novise", "captain:novice")]
)
def test_a_mistyped_bot_is_guessed(typed: str, meant: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        find_bot("siege", typed)
    for lang in LANGUAGES:
        assert meant in render_error(caught.value, lang)
    assert "Did you mean" in str(caught.value)


def test_a_bot_of_another_game_says_what_it_plays() -> None:
    register_bot("mine", games=("siege", "hunt"))(First)
    with pytest.raises(UnknownBot) as caught:
        find_bot("wotr", "mine")
    assert str(caught.value) == "“mine” does not play wotr. It plays: siege, hunt."


def test_a_bot_of_a_mistyped_game_says_which_was_meant() -> None:
    register_bot("mine", games="hunting")(First)
    with pytest.raises(UnknownBot) as caught:
        find_bot("hunt", "mine")
    assert str(caught.value).endswith("It plays: hunting. There is no game “hunting”: did you mean “hunt”?")
    for lang in LANGUAGES:
        assert render_error(caught.value, lang).count("hunting") == 2


def test_a_mistyped_game_is_guessed() -> None:
    with pytest.raises(UnknownGame, match="Did you mean “siege”"):
        Match.new("seige")
    with pytest.raises(UnknownGame) as caught:
        Match.new("chess")
    assert str(caught.value) == "There is no game called “chess”."


# -- what a bot answers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda seen: None, "is a “return” missing?"),
        (lambda seen: seen.options[0].notation, "seen.find("),
        (lambda seen: "nonsense", "nothing there is written so"),
        (lambda seen: 3, "Return one of seen.options"),
        (lambda seen: seen.options, "Return one of seen.options"),
    ],
)
def test_a_wrong_answer_says_what_to_return(answer: Any, said: str) -> None:
    register_bot("wrong")(lambda seen, chance: answer(seen))
    with pytest.raises(NotOffered) as caught:
        asked(find_bot("siege", "wrong"), Seen(Match.new("siege", seed=1)), Seeded())
    assert said in str(caught.value)
    assert len({render_error(caught.value, lang) for lang in LANGUAGES}) == 3


def test_what_is_seen_of_the_settings_hides_the_decks_of_others() -> None:
    from redbook.games.tcg.decks.decks import random_deck, write

    decks = {f"deck_p{n}": write(random_deck(Seeded(seed=n))) for n in (1, 2)}
    m = Match.new("tcg", seed=1, settings=decks)
    assert m.decision is not None
    mine, other = m.decision.seat, next(seat for seat in m.seats if m.decision is not None and seat != m.decision.seat)
    seen = Seen(m)
    for settings in (seen.settings, seen.world(3).settings):
        assert settings[f"deck_{mine}"] == decks[f"deck_{mine}"]
        assert settings[f"deck_{other}"] == "own"


def test_seen_tells_what_its_seat_has_heard_and_no_more() -> None:
    m = Match.new("hunt", seed=3)
    bot, dice = find_bot("hunt", "random"), Seeded(seed=1)
    for _ in range(60):
        m.push(bot.choose(Seen(m), dice))
    seen = Seen(m)
    assert list(seen.told) == m.events_for(seen.seat)
    assert len(seen.told) < len(m.events)


def test_a_match_that_is_over_cannot_be_looked_at_for_a_decision() -> None:
    m = Match.new("toy", seed=1)
    while m.decision is not None:
        m.push(m.decision.options[0])
    with pytest.raises(RedbookError, match="over"):
        Seen(m)


# -- the trap of `options` ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("options", "is called settings"),
        ("players", "It is called seats"),
        ("turns", "setting of siege: Match.new('siege', settings={'turns': ...})"),
        ("nonsense", "seed, seats, settings, chance and listen"),
    ],
)
def test_an_argument_that_is_not_there_says_what_is(argument: str, said: str) -> None:
    with pytest.raises(TypeError) as caught:
        Match.new("siege", **{argument: 1})  # type: ignore[call-overload]
    assert said in str(caught.value)


def test_nothing_that_sets_a_match_up_speaks_of_options() -> None:
    for called in (Match.new, Match.from_position, play_match, Rules, Road, Game.new, Game.check_settings):
        assert "options" not in inspect.signature(called).parameters, called
    for called in (Match.new, play_match, Rules, Road, Game.new):
        assert "settings" in inspect.signature(called).parameters, called


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"turn": 15}, "Did you mean turns?"),
        ({"zzz": 15}, "There are: turns, morale."),
        ({"turns": 13}, "It can be 12, 15."),
        ({"turns": "15"}, "turns = '15'. It can be 12, 15."),
    ],
)
def test_a_wrong_setting_says_what_there_is(settings: Any, said: str) -> None:
    with pytest.raises(RedbookError) as caught:
        Match.new("siege", settings=settings)
    assert said in str(caught.value)
    assert len({render_error(caught.value, lang) for lang in LANGUAGES}) == 3
