"""What the log and the rulebook of War say, in three languages: what no native would print is refused."""

import re
from functools import cache

import pytest

import test_language as language
from redbook.bots.players import usual_players
from redbook.games.wotr import GAME
from redbook.kernel.scrutiny import walk
from redbook.kernel.text import JOINED, LANGUAGES, render

GAMES = ((4, 2), (6, 4))  # seeds and seats, played with whims so that odd things happen
DECISIONS = 400
QUOTED = {"en": "“{}”", "es": "«{}»", "pt": "“{}”"}


@cache
def told(seed: int, seats: int) -> list:
    """Every event of the beginning of a game, and who guides the Fellowship when a question is asked after it."""
    heard = []
    for m in walk("wotr", seed, usual_players("wotr", seed, whims=15), seats=seats):
        heard += [(one, m.view(None).guide) for one in m.events[len(heard) :]]
        if len(m.log) >= DECISIONS:
            break
    return heard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_every_line_of_a_log_can_be_printed(seed: int, seats: int, lang: str) -> None:
    apart = re.compile(r"(?<!\w)(?:" + "|".join(JOINED.get(lang, {"\0": ""})) + r")(?= \w)")
    found = {}
    for one, _ in told(seed, seats):
        text = render(one.message("wotr"), lang)
        wrong = [what for what, pattern in language.WRONG.items() if pattern.search(text)]
        wrong += ["an English word"] if lang != "en" and language.ENGLISH.search(text) else []
        wrong += ["it begins small"] if language.first_letter(text).islower() else []
        wrong += ["no full stop"] if not text.endswith(".") else []
        wrong += ["an article apart"] if apart.search(text) else []
        wrong += ["a bonus that is a loss"] if re.search(r"(bonus|bonificación|bônus) −", text) else []
        if wrong:
            found[text] = wrong
    assert not found


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_nobody_goes_from_a_place_to_itself(seed: int, seats: int) -> None:
    for one, _ in told(seed, seats):
        if one.event.kind in ("army-moved", "characters-moved", "retreated"):
            args = one.event.args()
            assert args["origin"] != args["region"], one.event


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_the_log_says_who_guides(seed: int, seats: int) -> None:
    """Also when the Guide has left and whoever is asked keeps the Companion who stepped in."""
    heard = told(seed, seats)
    guide = "gandalf-the-grey"
    for number, (one, really) in enumerate(heard):
        guide = one.event.args()["character"] if one.event.kind == "guide-changed" else guide
        last_before_a_question = number + 1 == len(heard) or heard[number + 1][0].move != one.move
        assert not last_before_a_question or guide == really, one.event


def running_text(lang: str) -> list:
    """The rulebook without its tables and headings, line by line."""
    files = sorted((GAME.folder / "rules" / lang).glob("*.md"))
    return [
        (path.name, line) for path in files for line in path.read_text("utf-8").splitlines() if line[:1] not in "|#"
    ]


def words(lang: str, pattern: str) -> list:
    texts = [path.read_text("utf-8") for path in sorted((GAME.folder / "text").glob(f"{lang}-*.ftl"))]
    return [found for text in texts for found in re.findall(pattern, text, re.MULTILINE)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_quotes_the_titles_of_cards(lang: str) -> None:
    """“As sombras se reúnem pode tomar Valle” cannot be read. A ruling is headed by its cards, in bold letters."""
    found = []
    titles = words(lang, r"^(?:card|effect)-(?!ask)[a-z0-9-]+(?<!-text) = (.+ .+)$")
    assert len(titles) > 100
    for name, line in running_text(lang):
        plain = re.sub(r"\*\*.*?\*\*|\{#.*?\}|\[.*?\]\(.*?\)", "", line)
        for title in titles:
            quoted = plain.replace(QUOTED[lang].format(title), "")
            if re.search(rf"(?<!\w){re.escape(title)}(?!\w)", quoted):
                found.append(f"{name}: {title}: {line[:80]}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_places_have_their_article_in_the_rulebook(lang: str) -> None:
    """As the log says them: “en el Morannon”. In a list after a comma or a colon the bare names may stand."""
    articles = r"(?i:\b(?:el|l[ao]s?|al|del|[oa]s?|[dn][oa]s?|aos?|às?|pel[oa]s?|unas?|n?uma))"
    places = words(lang, r"^region-[a-z-]+ = ([^(\n]+)\n    \.in-text = (\S+) ")
    assert len(places) > 40
    found = []
    for name, line in running_text(lang):
        plain = line.replace("*", "")
        for place, article in places:
            bare = re.sub(r"^(?:El|L[ao]s?|Los|[OA]s?) ", "", place)
            for one in re.finditer(rf"(?<!\w){re.escape(bare)}(?!\w)", plain):
                before = plain[: one.start()]
                unjoined = re.search(rf"\b(?:de|a|en|em|por) {article.capitalize()} $", before)
                if unjoined or not re.search(rf"(?:{articles} |[,:] )$", before):
                    found.append(f"{name}: {plain[max(0, one.start() - 30) : one.end()]}")
    assert not found, "\n".join(found)
