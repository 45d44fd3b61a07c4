"""Pictures: every game, seat, language and light; nothing on them that the seat may not know, and nothing missing."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

from redbook import Match, Seeded
from redbook.bots import find_bot
from redbook.kernel import Seen
from redbook.kernel.text import LANGUAGES
from redbook.pictures import DRAWN, close_up, picture
from redbook.pictures.art import THEMES, sheet
from redbook.pictures.drawing import NoPicture
from redbook.pictures.page import sheet_alone
from redbook.pictures.pen import fitting, lines_of, shortened, width_of

SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 1_200_000  # letters; War of the Ring's map has half the length of a novel
BOTS = {"wotr": "random", "hunt": "random", "siege": "captain", "tcg": "loremaster"}
# of each game a few moments: how many seats, how many decisions from the start
MOMENTS = {
    "wotr": ((2, 0), (3, 180), (4, 420)),
    "hunt": ((2, 0), (3, 90), (5, 260)),
    "siege": ((2, 0), (2, 120), (2, 400)),
    "tcg": ((2, 0), (2, 160), (3, 200)),
}
CASES = [(game, seats, moves) for game in DRAWN for seats, moves in MOMENTS[game]]


@cache
def random_match(game: str, seats: int, moves: int) -> Match:
    match, chance = Match.new(game, seed=moves + 1, seats=seats), Seeded(seed=moves)
    for _ in range(moves):
        if match.decision is None:
            break
        match.push(match.decision.options[chance.below(len(match.decision.options), None, "test")])
    return match


def root_of(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def words_on(svg: str) -> str:
    return " ".join("".join(text.itertext()) for text in root_of(svg).iter(f"{SVG}text"))


@pytest.mark.parametrize(("game", "seats", "moves"), CASES)
def test_every_seat_sees_a_whole_picture(game: str, seats: int, moves: int) -> None:
    match = random_match(game, seats, moves)
    for seat in (None, *match.seats):
        svg = picture(match, seat)
        assert len(svg) < LARGEST
        root = root_of(svg)
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert [id for id, times in ids.items() if times > 1] == []
        asked = set(re.findall(r'(?:url\(#|href="#)([\w-]+)', svg))
        assert asked <= set(ids), "it refers to what is not there"
        assert not re.search(r'(?:href|src)="(?!#)|light-dark|var\(|FIGURES|<script|undefined|\bnan\b', svg)
        title, told = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
        assert title
        assert told
        assert len(told) > 30


@pytest.mark.parametrize(("game", "seats", "moves"), CASES)
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(game: str, seats: int, moves: int) -> None:
    """The leak test: what the seat does not know is drawn anew, and the picture stays the same."""
    match = random_match(game, seats, moves)
    for seat in (None, *match.seats):
        for seed in (1, 2):
            assert picture(match.determinize(seat, seed=seed), seat) == picture(match, seat)


def test_a_seat_sees_its_own_secrets_and_others_do_not() -> None:
    """So that the leak test could fail: there are secrets on these pictures."""
    for game in ("wotr", "hunt", "tcg"):
        match = random_match(game, *MOMENTS[game][1])
        assert len({picture(match, seat) for seat in (None, *match.seats)}) > 1


@pytest.mark.parametrize("game", DRAWN)
def test_three_languages_and_two_lights(game: str) -> None:
    match = random_match(game, *MOMENTS[game][1])
    seat = match.seats[0]
    shown = {(lang, theme): picture(match, seat, lang=lang, theme=theme) for lang in LANGUAGES for theme in THEMES}
    assert len(set(shown.values())) == len(shown)
    words = {lang: words_on(shown[lang, "light"]) for lang in LANGUAGES}
    assert len(set(words.values())) == len(LANGUAGES)
    assert words["en"] == words_on(shown["en", "dark"])


@pytest.mark.parametrize("game", DRAWN)
def test_bots_positions_are_drawn(game: str) -> None:
    match, chance = Match.new(game, seed=5), Seeded(seed=5)
    bot = find_bot(game, BOTS[game])
    for _ in range(60):
        assert match.decision is not None
        match.push(bot.choose(Seen(match), chance))
    root_of(picture(match, match.seats[-1]))


def test_a_size_is_the_pictures_own() -> None:
    match = random_match("hunt", 2, 0)
    root = root_of(picture(match, size=800))
    _, _, wide, high = (float(n) for n in root.get("viewBox", "").split())
    assert root.get("width") == "800"
    assert abs(int(root.get("height", "0")) - 800 * high / wide) <= 1
    assert root_of(picture(match)).get("width") is None


# -- what must be on them -----------------------------------------------------------------------------


def places_drawn(svg: str, spots: dict[str, list[float]], near: float) -> set[str]:
    """Places with a group that stands on them or close by."""
    moved = re.findall(r'<g transform="translate\((-?[\d.]+) (-?[\d.]+)\)', svg)
    put = [(float(x), float(y)) for x, y in moved]
    return {id for id, (x, y) in spots.items() if any(abs(x - a) < near and abs(y - b) < near for a, b in put)}


@pytest.mark.parametrize(("seats", "moves"), MOMENTS["wotr"])
def test_everybody_in_the_war_stands_on_the_map(seats: int, moves: int) -> None:
    match = random_match("wotr", seats, moves)
    view = match.view(None)
    pieces = drawn_over_the_map("wotr", picture(match))
    regions = {place for place in {*view.places, *view.characters.values()} if place in sheet("wotr").shapes}
    for region in regions:
        spots = {what: at for what, at in sheet("wotr").spots["en"][region].items() if what != "siege"}
        assert places_drawn(pieces, spots, 0.1), region


def drawn_over_the_map(name: str, svg: str) -> str:
    """What comes after the printed sheet."""
    last = next(line for line in reversed(sheet(name).ground) if isinstance(line, str) and len(line) > 40)
    cut = re.split(r"light-dark\(|FIGURES", last)[0]
    return svg[svg.rindex(cut) :]


@pytest.mark.parametrize(("seats", "moves"), MOMENTS["siege"])
def test_every_stack_lies_on_its_hex(seats: int, moves: int) -> None:
    match = random_match("siege", seats, moves)
    hexes = sheet("siege").hexes
    taken = {piece.at for piece in match.view(None).pieces if piece.at in hexes}
    svg = drawn_over_the_map("siege", picture(match))
    assert places_drawn(svg, {hex_: [hexes[hex_][0], hexes[hex_][1] - 2] for hex_ in hexes}, 0.06) == taken
    assert svg.count("<title>") >= len(taken), "every counter has its name"


@pytest.mark.parametrize(("seats", "moves"), MOMENTS["hunt"])
def test_riders_allies_and_trails_stand_on_the_board(seats: int, moves: int) -> None:
    match = random_match("hunt", seats, moves)
    view = match.view(None)
    found = sheet(f"hunt-{view.part}")
    wanted = {place for place in (*view.nazgul, *view.allies, *view.trails) if place is not None}
    assert wanted <= places_drawn(picture(match), found.places, 48)


def test_frodos_way_is_drawn_for_his_player_alone() -> None:
    match = random_match("hunt", 3, 90)
    own, other = picture(match, "ringbearer"), picture(match, "wraith-1")
    assert "under-numbers" in own
    assert "under-numbers" not in other


def test_a_hand_lies_open_before_its_owner_and_face_down_before_others() -> None:
    match = random_match("tcg", 2, 160)
    view = match.view("p1")
    assert view.hand
    from redbook.games.tcg.speech.grammar import title_in
    from redbook.games.tcg.table.kinds import BY_ID

    on_table = {card.id for card in (*view.table, *(site for site in view.path if site is not None))}
    held = {title_in("en", BY_ID[card.id].title).split()[0] for card in view.hand if card.id not in on_table}
    own, seen = words_on(picture(match, "p1")), words_on(picture(match, None))
    assert all(word in own for word in held)
    assert any(word not in seen for word in held)


@pytest.mark.parametrize(
    ("game", "place", "mark"),
    [("wotr", "minas-tirith", "#ffc52e"), ("hunt", "1", "#d08a00"), ("siege", "0704", "#d08a00")],
)
def test_places_can_be_marked(game: str, place: str, mark: str) -> None:
    match = random_match(game, 2, 0)
    assert picture(match, highlight=[place]).count(mark) == picture(match).count(mark) + 1
    assert picture(match, highlight=["nowhere"]) == picture(match)


def test_a_bridge_is_not_called_broken() -> None:
    broken, built = bridges()
    assert "broken bridge" in words_on(picture(broken))
    assert "broken bridge" not in words_on(picture(built))


def bridges() -> tuple[Match, Match]:
    """Osgiliath without its bridge, and with one."""
    doc = Match.new("siege", seed=1).position()
    broken, built = Match.from_position(doc, seed=1), Match.from_position(doc, seed=1)
    built.state.bridge = 2
    return broken, built


def test_a_game_without_a_board_is_refused() -> None:
    from kernel.toy import GAME
    from redbook.kernel import register

    register(GAME)
    with pytest.raises(NoPicture):
        picture(Match.new("toy", seed=1))


# -- parts of boards, which share a printed map --------------------------------------------------------


@pytest.mark.parametrize(("game", "place"), [("wotr", "minas-tirith"), ("hunt", "1"), ("siege", "0704")])
def test_a_close_up_is_small_and_shows_its_place(game: str, place: str) -> None:
    match = random_match(game, *MOMENTS[game][1])
    for seat in (None, *match.seats):
        near = close_up(match, seat, [place], lang="pt", sheets="../boards/", mark="here-")
        whole = picture(match, seat, lang="pt")
        assert len(near) < len(whole) / 4
        root = root_of(near)
        assert [image.get("href") for image in root.iter(f"{SVG}image")] == [
            f"../boards/{sheet_name(game)}-pt-light.svg"
        ]
        ids = {element.get("id", "") for element in root.iter() if element.get("id")}
        assert all(id.startswith("here-") for id in ids)
        x, y, wide, high = (float(n) for n in root.get("viewBox", "").split())
        at = spot_of(game, place)
        assert x < at[0] < x + wide
        assert y < at[1] < y + high
        again = close_up(match.determinize(seat, seed=4), seat, [place], lang="pt", sheets="../boards/", mark="here-")
        assert again == near


@pytest.mark.parametrize(("lang", "told"), [("en", "broken bridge"), ("es", "puente roto"), ("pt", "ponte destruída")])
def test_a_close_up_calls_the_bridge_broken_only_while_it_is(lang: str, told: str) -> None:
    """The shared map says nothing of it: it lies below both pictures."""
    assert told not in sheet_alone("siege", lang, "light")
    broken, built = (close_up(match, None, ["0909"], lang=lang, sheets="", mark="") for match in bridges())
    assert told in words_on(broken)
    assert told not in words_on(built)


def sheet_name(game: str) -> str:
    return "hunt-1" if game == "hunt" else game


def spot_of(game: str, place: str) -> list[float]:
    found = sheet(sheet_name(game))
    return found.places.get(place) or found.hexes.get(place) or found.spots["pt"][place]["army"]


def test_without_places_a_picture_on_a_shared_map_is_whole() -> None:
    match = random_match("hunt", 2, 0)
    near = close_up(match, None, [], lang="en", sheets="", mark="")
    assert words_on(near)
    assert root_of(near).get("viewBox") == root_of(picture(match)).get("viewBox")


# -- letters ------------------------------------------------------------------------------------------


def test_words_are_fitted_shortened_and_broken() -> None:
    long = "The Southrons and the Easterlings of the Third Age"
    assert width_of(long, fitting(long, 20, 100)) <= 101
    assert shortened(long, 20, 100).endswith("…")
    assert shortened("Dale", 20, 100) == "Dale"
    lines = lines_of(long, 20, 200, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(width_of(line, 20) <= 200 for line in lines)
