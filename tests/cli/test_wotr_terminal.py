"""War of the Ring in a terminal: every figure, 80 columns, three languages, and no card of another hand."""

import io
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from redbook.cli.terminal import play_here
from redbook.games.wotr.board import CARDS, FIGURES, NATIONS, PLACE_NAMES, TILES
from redbook.games.wotr.terminal import render
from redbook.kernel import Match, Message
from redbook.kernel.text import LANGUAGES
from redbook.kernel.text import render as spoken
from redbook.kernel.walk import random_walk

RAW = {id for id in (*CARDS, *FIGURES, *PLACE_NAMES, *(tile.id for tile in TILES)) if "-" in id and not id[0].isdigit()}
SHORT = {nation: spoken(Message("wotr", f"terminal-{nation}", {}), "en") for nation in NATIONS}


def plain(m: Match, seat: str | None, lang: str = "en") -> str:
    decision = m.decision if m.decision is not None and m.decision.seat == seat else None
    return Text.from_markup(render(m.view(seat), decision, lang)).plain


def moments(seed: int, every: int, limit: int = 1500) -> Iterator[Match]:
    for number, m in enumerate(random_walk("wotr", seed)):
        if number == limit:
            return
        if number % every == 0 or m.decision is None:
            yield m


@pytest.mark.parametrize("seats", [2, 4])
def test_at_every_question_the_table_fits_80_columns_in_some_language(seats: int) -> None:
    seen: set[str] = set()
    battles = hunts = 0
    for number, m in enumerate(random_walk("wotr", seats, seats=seats)):
        if m.decision is None or number == 2000:
            break
        if m.decision.kind in seen:
            continue
        seen.add(m.decision.kind)
        view = m.view(m.decision.seat)
        battles += view.battle is not None
        hunts += view.hunt is not None
        text = plain(m, m.decision.seat, LANGUAGES[len(seen) % 3])
        assert max(map(len, text.splitlines())) <= 80
        assert not set(re.findall(r"[\w-]+", text)) & RAW
    assert len(seen) > 20
    assert battles
    assert hunts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_table_is_told_in_every_language(lang: str) -> None:
    for m in moments(2, 300):
        for seat in (m.seats[0], None):
            text = plain(m, seat, lang)
            assert max(map(len, text.splitlines())) <= 80
            assert not set(re.findall(r"[\w-]+", text)) & RAW


def test_all_figures_are_shown_and_add_up() -> None:
    for m in moments(7, 130):
        view = m.view("free")
        text = plain(m, "free").split("Battle of")[0]
        if view.battle is not None and view.battle.rearguard:
            continue  # they are told in the battle
        wanted: Counter[str] = Counter()
        for counts in (*view.places.values(), view.reinforcements, view.casualties):
            wanted.update(counts)
        found: Counter[str] = Counter()
        for nation, name in SHORT.items():
            for ranks in re.findall(rf"(?<!\w){name}((?: \d+[REL]\b)+)", text):
                for number, letter in re.findall(r"(\d+)([REL])", ranks):
                    found[f"{nation}-{ {'R': 'regular', 'E': 'elite', 'L': 'leader'}[letter] }"] += int(number)
        found["nazgul"] = sum(map(int, re.findall(r"(\d+) Nazgûl", text)))
        assert +found == +wanted
        flat = " ".join(text.split())
        for who in view.characters:
            assert spoken(Message("wotr", f"figure-{who}", {}), "en") in flat


def test_what_is_offered_is_marked() -> None:
    marked = 0
    for m in moments(3, 61):
        if m.decision is None:
            continue
        text = " ".join(plain(m, m.decision.seat).split())
        for option in m.decision.options:
            for name in ("region", "nation"):
                id = option.args().get(name)
                if id is None or id == "rearguard":
                    continue
                said = spoken(Message("wotr", f"region-{id}", {}), "en") if name == "region" else SHORT[str(id)]
                assert re.search(rf"»(?:[⚔●○] )?{re.escape(said)}", text), (m.decision.kind, id)
                marked += 1
        others = [seat for seat in m.seats if seat != m.decision.seat]
        assert "»" not in plain(m, others[0]).replace("» can", "")
    assert marked > 20


def test_only_own_dice_are_marked() -> None:
    asked = 0
    for m in moments(3, 1, limit=160):
        if m.decision is None or m.decision.kind != "take-action":
            continue
        text = " ".join(plain(m, m.decision.seat).split())
        free, shadow = re.findall(r"Free Peoples: (.*?) · .*? Shadow: (.*?) · ", text.split("Hunt Box")[0])[-1]
        own, other = (free, shadow) if m.decision.seat == "free" else (shadow, free)
        faces = {str(option.args()["face"]) for option in m.decision.options if "face" in option.args()}
        assert own.count("»") == len(faces)
        assert "»" not in other
        asked += 1
    assert asked > 5


def test_nobody_reads_cards_of_another_hand() -> None:
    differs = 0
    for number, m in enumerate(moments(11, 211)):
        if m.decision is None:
            continue
        for seat, other in (("free", "shadow"), ("shadow", "free"), (None, "free")):
            world = m.determinize(seat, seed=number)
            assert plain(world, seat) == plain(m, seat)
            differs += plain(world, other) != plain(m, other)
    assert differs


def test_taken_and_besieged_places_are_told() -> None:
    sieges = taken = 0
    for m in moments(6, 170):
        view, text = m.view(None), " ".join(plain(m, None).split())
        boxes = [name for name in view.places if name.endswith("-siege")]
        assert text.count("⚔ siege") == len(boxes)
        assert text.count("⚑") == len(view.held)
        for name in boxes:
            assert spoken(Message("wotr", f"region-{name}", {}), "en") in text
        sieges += len(boxes)
        taken += len(view.held)
    assert sieges
    assert taken


def test_a_war_is_played_in_a_terminal_until_one_leaves() -> None:
    class Typist(Console):
        lines = ["1"] * 12 + ["quit"]

        def input(self, *args: object, **kwargs: object) -> str:  # type: ignore[override]
            return self.lines.pop(0)

    console = Typist(file=io.StringIO(), width=80)
    play_here("wotr", "en", ["free"], "random", None, None, 5, None, console)
    assert "Minas Tirith ■: Gondor 3R 1E 1L" in console.file.getvalue()  # type: ignore[attr-defined]
    assert not Typist.lines
