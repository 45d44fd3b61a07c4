"""The tale of a match: sound HTML in three languages, with what a game adds, and no secret that was not told."""

import math
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

import pytest

from redbook.chronicle import page, render
from redbook.chronicle.charts import ticks
from redbook.chronicle.luck import luck
from redbook.chronicle.retelling import Die, Retelling
from redbook.kernel import Match, Message, Referee
from redbook.kernel.walk import play_out

VOID = {"meta", "br", "hr", "img", "link", "input"}


class Sound(HTMLParser):
    """Fails on tags that are not closed in order, or on anything fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        assert tag not in ("script", "link", "img", "iframe")
        if given.get("id"):
            assert given["id"] not in self.ids
            self.ids.add(str(given["id"]))
        if tag == "a":
            self.links.add(str(given["href"]).removeprefix("#"))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(document: str) -> Sound:
    assert document.startswith("<!doctype html>")
    sound = Sound()
    sound.feed(document)
    assert not sound.open
    assert sound.links <= sound.ids
    return sound


def finished(seed: int = 3, **how: Any) -> Match:
    return play_out(Match.new("toy", seed=seed, **how), seed)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_tale_is_sound_in_every_language(lang: str) -> None:
    document = render(finished(), lang)
    sound = read(document)
    assert f'<html lang="{lang}">' in document
    assert {"tale", "dice"} <= sound.ids
    assert "prefers-color-scheme: dark" in document
    assert "@media print" in document
    words = {"en": "What the dice said", "es": "Lo que dijeron los dados", "pt": "O que disseram os dados"}
    assert words[lang] in sound.text


def test_an_unfinished_match_and_one_that_has_not_begun_can_be_told() -> None:
    for moves in (0, 2):
        read(render(play_out(Match.new("toy", seed=1), 1, limit=moves), "en"))


def test_a_tale_tells_only_what_its_reader_may_know() -> None:
    m = play_out(Match.new("toy", seed=1), 1, limit=1)  # blue has played face down
    blue, red, watcher = (read(render(m, "en", seat=seat)).text for seat in ("blue", "red", None))
    assert "Blue played a card." in red
    assert "Blue played a card." not in watcher
    card = m.log[0].option.notation.removeprefix("card ")
    assert f"Blue played {card}." in blue
    assert f"Blue played {card}." not in red


def test_dice_are_the_same_by_seed_by_save_from_a_position_and_with_a_referee() -> None:
    m = finished()
    dice = Retelling(m).dice
    assert len(dice) == 3
    assert all(die.why == "points" and die.faces == 6 for die in dice)
    assert Retelling(Match.load(m.save())).dice == dice
    placed = play_out(Match.from_position(Match.new("toy", seed=2).position(), seed=5), 2)
    assert len(Retelling(placed).dice) == 3
    refereed = play_out(Match.new("toy", chance=Referee(seed=1)), 4)
    fallen = [die for die in Retelling(refereed).dice if die.why == "points"]
    assert len(fallen) == 3
    assert read(render(refereed, "en"))


def test_luck_is_measured_in_standard_deviations() -> None:
    (one,) = luck([Die(n, "red", "points", 6, 5) for n in range(10)])
    assert one.counts == (0, 0, 0, 0, 0, 10)
    assert one.z == pytest.approx(25 / math.sqrt(10 * 35 / 12))
    assert one.word == "very-high"
    even = luck(Die(n, "red", "points", 6, n % 6) for n in range(60))[0]
    assert (even.z, even.word) == (0, "ordinary")
    coin = luck([Die(1, "red", "one", 1, 0)])[0]
    assert coin.z == 0


def test_a_game_adds_pictures_a_chart_and_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def series(m: Match) -> list[tuple[int, int, dict[str, int]]]:
        return [(1, 0, {"red": 0, "blue": 0}), (2, 2, {"red": 6, "blue": 0}), (3, 6, {"red": 6, "blue": 2})]

    own = SimpleNamespace(
        series=series, picture=lambda view: f"<svg role='img'><title>{view.points}</title></svg>", LOUD={"round-won"}
    )
    monkeypatch.setattr(page, "part", lambda game, name: own)
    document = render(finished(), "en")
    sound = read(document)
    assert {"chart", "turning", "tale", "end", "dice"} <= sound.ids
    assert document.count("<figure>") == 3
    assert "Here the tide turned for red: 6 points gained on the others in turn 2." in sound.text
    assert "Everything that happened" in sound.text
    own.moments = lambda m: [(1, Message("toy", "event-round-won", {"seat": "red", "die": 2}))]
    assert "Red won the round and rolled 2." in read(render(finished(), "en")).text


def test_names_are_never_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "named", lambda game, prefix, value, lang: f"<b>{value}</b> & co")
    assert "<b>red</b> & co" in read(render(finished(), "en")).text


def test_ticks_are_round() -> None:
    assert ticks(0, 1) == [0, 1]
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert ticks(-7, 23) == [0, 10, 20]
