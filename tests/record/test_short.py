"""A position as a short string: the same position again, or a clear refusal."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from hashlib import sha256

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from redbook import BadPosition, Match, from_short, short_position
from redbook.games import PLAYABLE
from redbook.kernel import find_game
from redbook.kernel.walk import play_out
from redbook.record import is_short
from redbook.record.short import LARGEST, LONGEST, NOW, SAMPLES, checksum

LETTERS = {"wotr": 1100, "hunt": 800, "siege": 1200, "tcg": 2500}  # letters that a position in the middle may have
SEALS = {
    "hunt-1": "cdafaf8f4d7c4dcb",
    "siege-1": "6629583a7e4a3b84",
    "tcg-1": "aa5ef6d4a109b259",
    "wotr-1": "3043ead4f60bd814",
}


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_position_becomes_a_short_string_and_the_same_position_again(game: str) -> None:
    rules = find_game(game)
    for seed in range(6):
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        m = Match.new(game, seed=seed, seats=seats)
        play_out(m, seed, limit=40 * seed)
        doc = m.position()
        short = short_position(doc)
        assert from_short(short) == doc
        assert short_position(from_short(short)) == short
        assert is_short(short)
        assert len(short) < LETTERS[game]


def test_the_order_of_keys_does_not_matter() -> None:
    doc = Match.new("siege", seed=1).position()
    assert short_position(dict(reversed(doc.items()))) == short_position(doc)


def test_what_a_person_left_out_stays_left_out() -> None:
    doc = Match.new("siege", seed=1).position()
    bare = {"game": "siege", "position": doc["position"]}
    assert from_short(short_position(bare)) == bare
    assert Match.from_position(from_short(short_position(bare))).game.id == "siege"


def test_a_game_of_another_package_has_short_positions_too() -> None:
    doc = Match.new("toy", seed=1).position()
    assert short_position(doc).startswith("toy-0.")
    assert from_short(short_position(doc)) == doc


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(), st.from_regex(r"\A(siege|toy|wotr)-[0-2]\.[A-Za-z0-9_-]{1,40}\Z")))
@example("siege-1.")
@example("nobody-1.AAAA")
def test_any_string_is_read_or_refused(words: str) -> None:
    with pytest.raises(BadPosition):
        from_short(words)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_mistyped_letter_is_noticed(data: st.DataObject) -> None:
    short = short_position(Match.new("hunt", seed=2).position())
    at = data.draw(st.integers(len("hunt-1."), len(short) - 2))
    other = data.draw(st.sampled_from("ABCxyz019_-"))
    spoiled = short[:at] + other + short[at + 1 :]
    if spoiled != short:
        with pytest.raises(BadPosition):
            from_short(spoiled)
    with pytest.raises(BadPosition):
        from_short(short[:at])


def packed(text: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = checksum(text) + packer.compress(text) + packer.flush()
    return "toy-0." + urlsafe_b64encode(raw).rstrip(b"=").decode()


@pytest.mark.parametrize(
    "text",
    [
        b'"' + b" " * (LARGEST + 1) + b'"',  # small outside, large inside
        b"[" * 5000 + b"]" * 5000,
        b"{}",
        b"[1, 2]",
        b"not json",
    ],
)
def test_bombs_and_nonsense_are_refused(text: bytes) -> None:
    assert len(packed(text)) < LONGEST
    with pytest.raises(BadPosition):
        from_short(packed(text))


def test_what_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(BadPosition):
        from_short("siege-1." + "A" * LONGEST)


def test_an_impossible_position_is_refused_by_its_game() -> None:
    doc = Match.new("siege", seed=1).position()
    doc["position"] = {**doc["position"], "turn": 99}
    with pytest.raises(BadPosition, match="turn"):
        Match.from_position(from_short(short_position(doc)))


@pytest.mark.parametrize("game", PLAYABLE)
def test_samples_are_as_they_were_when_links_were_written(game: str) -> None:
    """A sample that changed would make every old link unreadable. A better one gets a new number."""
    for version in range(1, NOW[game] + 1):
        digest = sha256((SAMPLES / f"{game}-{version}.txt").read_bytes()).hexdigest()
        assert digest[:16] == SEALS[f"{game}-{version}"]
