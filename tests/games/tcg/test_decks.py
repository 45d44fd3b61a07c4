"""The decks that come with the game, the ways in which people write decks, and who may see them."""

from collections import Counter

import pytest

from redbook.games.tcg.decks import decks
from redbook.games.tcg.table.kinds import BY_ID
from redbook.kernel import BadSetting, Match, Seeded, find_game
from redbook.kernel.text import LANGUAGES, bundle
from redbook.kernel.walk import play_out

CONSTRUCTED = sorted(set(decks.names()) - {"aragorn", "gandalf"})


@pytest.mark.parametrize("name", decks.names())
def test_a_built_in_deck_is_legal_and_has_its_words(name: str) -> None:
    deck = decks.find_deck(name)
    assert decks.problems(deck) == []
    assert BY_ID[deck.start].type == "companion"
    assert BY_ID[deck.start].cost <= 4
    for lang in LANGUAGES:
        for id in (f"deck-name-{name}", f"deck-about-{name}", *(f"setting-deck_p{n}-{name}" for n in range(1, 7))):
            assert bundle("tcg", lang).has_message(id)


def test_six_decks_of_different_cultures() -> None:
    def most(name: str, side: str) -> str:
        cultures = Counter(BY_ID[id].culture for id in decks.built_in(name).draw if BY_ID[id].side == side)
        return str(cultures.most_common(1)[0][0])

    assert len(CONSTRUCTED) >= 6
    assert {most(name, "free-peoples") for name in CONSTRUCTED} == {"dwarven", "elven", "gandalf", "gondor", "shire"}
    assert {most(name, "shadow") for name in CONSTRUCTED} == {"isengard", "moria", "ringwraith", "sauron"}


@pytest.mark.parametrize("name", CONSTRUCTED)
def test_a_built_in_deck_can_be_chosen_for_a_seat(name: str) -> None:
    m = Match.new("tcg", seed=3, settings={"deck_p1": name, "deck_p2": "gandalf"})
    mine = Counter(BY_ID[card.id].id for card in m.view("p1").adventure)
    assert mine == Counter(decks.built_in(name).sites)
    play_out(m, 3)
    assert m.result is not None


@pytest.mark.parametrize(
    "line",
    ["2 Gimli, Son of Glóin", "Gimli, Son of Gloin x2", "2x 1_13", "2x1_13", "1R13 x2", "2 1R13 Gimli, Son of Glóin",
     "2 Gimli, Son of Glóin (1R13)", "Gimli (1_13) x 2", "2 • Gimli, Son of Glóin", "2 1_13*"],
)  # fmt: skip
def test_a_line_as_people_and_their_tools_write_it(line: str) -> None:
    deck, wrong = decks.parse(line)
    assert (deck.draw, wrong) == (("1_13", "1_13"), [])


@pytest.mark.parametrize("line", ["2 Gimli", "1_366", "1R999", "Gimli, Son of Nobody", "(1R13"])
def test_a_line_that_names_no_card_or_several_is_told(line: str) -> None:
    _, (problem,) = decks.parse(line)
    assert (problem.code, problem.args["line"]) == ("unknown-card", 1)


def reasons(more: str) -> list[str]:
    """What is wrong with the Aragorn starter when these lines are added."""
    deck, wrong = decks.parse(decks.write(decks.built_in("aragorn")) + more)
    return [problem.code for problem in wrong + decks.problems(deck)]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("", []),
        ("The One Ring, Isildur's Bane\n", ["rings"]),  # rule 4: a second Ring has no place
        ("The One Ring, The Ruling Ring x2\n", ["rings"]),
        ("Start: Nobody\n", ["unknown-card"]),
        ("Start: Lurtz, Servant of Isengard\n", ["start"]),  # rule 32: no minion walks beside Frodo
        ("Start: Gimli, Son of Glóin\n", ["start"]),  # he is not in this deck
        ("0 Gimli, Son of Glóin\n", []),
        ("100 Uruk Savage\n100 Dwarf Guard\n", ["too-many", "too-many"]),
        ("9" * 5000 + " Uruk Savage\n", ["unknown-card"]),
        ("-1 Uruk Savage\n", ["unknown-card"]),
    ],
)
def test_what_is_wrong_with_a_deck_is_told(more: str, why: list[str]) -> None:
    assert reasons(more) == why


def test_every_reason_against_a_deck_has_words() -> None:
    for lang in LANGUAGES:
        for code in ("unknown-card", "no-ring", "no-ring-bearer", "rings", "sites", "start", "too-small", "too-many",
                     "unequal-sides", "ring-bearer-copies", "not-opened"):  # fmt: skip
            assert bundle("tcg", lang).has_message(f"deck-{code}")


def test_the_frodo_under_the_heading_bears_the_ring_and_no_other_is_lost() -> None:
    deck, _ = decks.parse("2 Frodo, Son of Drogo\n\nRing-bearer:\nFrodo, Old Bilbo's Heir\n")
    assert (deck.bearer, deck.draw) == ("1_289", ("1_290", "1_290"))
    deck, _ = decks.parse("0 Frodo, Son of Drogo\n")
    assert deck.bearer == ""


def test_a_deck_is_written_with_all_that_it_says() -> None:
    for name in decks.names():
        deck = decks.built_in(name)
        assert decks.parse("\ufeff" + decks.write(deck)) == (deck, [])
    unfinished, _ = decks.parse("2 Uruk Savage\n")
    assert decks.parse(decks.write(unfinished)) == (unfinished, [])


def test_a_random_deck_is_legal_and_given_by_its_seed() -> None:
    found = [decks.random_deck(Seeded(seed=seed)) for seed in range(20)]
    assert all(decks.problems(deck) == [] for deck in found)
    assert found[3] == decks.random_deck(Seeded(seed=3))
    assert len({deck.draw for deck in found}) == 20


def test_a_deck_of_ones_own_is_an_option_and_others_do_not_see_it() -> None:
    own = decks.write(decks.random_deck(Seeded(seed=8)))
    m = Match.new("tcg", seed=1, seats=3, settings={"deck_p2": own})
    game = find_game("tcg")
    assert game.shown_settings(m.settings, "p2")["deck_p2"] == own
    for seat in ("p1", "p3", None):
        shown = game.shown_settings(m.settings, seat)
        assert (shown["deck_p2"], shown["deck_p1"]) == ("own", "aragorn")
    assert Match.load(m.save()).settings["deck_p2"] == own


def test_a_deck_that_is_not_legal_is_refused_in_words() -> None:
    with pytest.raises(BadSetting, match="Ring is missing"):
        Match.new("tcg", settings={"deck_p1": "2 Gimli, Son of Glóin"})
    with pytest.raises(BadSetting):
        Match.new("tcg", settings={"deck_p1": "own"})
