"""What the log and the prompts say, in three languages."""

import re
from functools import cache

import pytest

from redbook.bots.players import usual_players
from redbook.games.tcg import events
from redbook.kernel import Message, Told
from redbook.kernel.scrutiny import walk
from redbook.kernel.text import JOINED, LANGUAGES, render
from test_language import ENGLISH, WRONG

from .scene import Scene

SENSELESS = {
    "done by itself to itself": re.compile(r"^(.+): .+ \(\1\)\.$", re.IGNORECASE),
    "a price of nothing": re.compile(r" (?:for|por) \d+\.$"),
    "a bid of nothing": re.compile(r" (?:bid|apostó|apostou) \d+\.$"),
    "an article that joins once": re.compile(r"\bal [^.]* y el "),
    "a player for an owner": re.compile(r"\((?:el Jugador|o Jogador)"),
}


def said(event: events.Event, lang: str) -> str:
    return render(Told(0, "", event).message("tcg"), lang)


@pytest.mark.parametrize(
    ("event", "en", "es", "pt"),
    [
        (events.MoveLimitChanged(1, "bree-gate"), "Move limit +1", "movimiento +1", "movimento +1"),
        (events.MoveLimitChanged(-1, "traitors-voice"), "Move limit −1", "movimiento −1", "movimento −1"),
        (events.BurdensChanged("p1", -2, 3, ""), "burdens −2, now 3.", "cargas −2, ahora 3.", "fardos −2, agora 3."),
        (events.TwilightChanged(4, 9, ""), "companions): now 9.", "compañeros): ahora 9.", "companheiros): agora 9."),
        (events.TwilightChanged(2, 9, "moria-scout"), "(the Moria Scout)", "(el Explorador", "(o Batedor"),
        (events.BurdensChanged("p1", 1, 3, "worry"), "now 3 (“Worry”)", "3 («Preocupación»)", "3 (“Preocupação”)"),
        (events.Wounded("gimli", 1, ""), "takes a wound.", "recibe una herida.", "recebe uma ferida."),
        (events.Wounded("lurtz", 1, "legolas"), "wound (Legolas).", "herida (por Legolas).", "ferida (por Legolas)."),
        (events.Exerted("sam", 1, "sam"), "Sam exerts.", "Sam se esfuerza.", "Sam se esforça."),
        (events.Prevented("gimli", "intimidate", "wound"), "spares Gimli a w", "evita una herida", "evita uma ferida"),
        (events.Prevented("gimli", "intimidate", "exertion"), "the exertion", "evita el esfuerzo", "evita o esforço"),
        (events.Discarded("p1", "goblin-scavengers", 1, ""), "are discarded", "van a la pila", "vão para a pilha"),
        (events.Stacked("goblin-runner", "goblin-swarms"), "is stacked", "trasgo se apila sobre", "Empilha-se o C"),
        (events.Effect("overwhelm", "frodo", "bounder"), "Frodo: harder", "Frodo: más difícil", "Frodo: mais difícil"),
        (events.Strengthened("frodo", 1, 2, "ettenmoors"), "Frodo: strength +2", "Frodo: fuerza +2", "Frodo: força +2"),
        (events.KeywordGained("gimli", 1, "damage", 1, "gimli"), "Gimli: damage +1", "daño +1", "dano +1"),
        (events.KeywordGained("lurtz", 1, "fierce", 1, "lurtz"), "(own text)", "(texto propio)", "(texto próprio)"),
        (events.CardPlayed("p1", "athelas", 1, 1, "aragorn", True), "on Aragorn for 1", "sobre Aragorn", "em Aragorn"),
        (events.CardPlayed("p1", "athelas", 1, 1, "", False), "plays “Athelas” for", "«Athelas» por", "“Athelas” por"),
        (events.Put("p1", "gimli", "hand"), "goes into hand", "va a la mano", "vai para a mão"),
        (events.Put("p1", "gimli", "shuffled"), "which is shuffled", "va al mazo, que", "vai para o baralho, que"),
        (events.SkirmishWon(["lurtz"], ["frodo"], 13, 4, True), "overwhelms Frodo", "y lo arrolla.", "destrói Frodo"),
        (events.SkirmishWon(["lurtz"], ["gimli"], 13, 8, False), "beats Gimli", "gana contra Gimli", "vence Gimli"),
        (events.SkirmishWon(["lurtz"], ["gimli"], 0, 0, False), "against Gimli.", "contra Gimli.", "contra Gimli."),
        (events.SkirmishWon(["lurtz"], [], 0, 0, False), "Lurtz wins the skirmish.", "gana el combate.", "o combate."),
    ],
)  # fmt: skip
def test_a_line_of_the_log(event: events.Event, en: str, es: str, pt: str) -> None:
    for lang, words in zip(LANGUAGES, (en, es, pt), strict=True):
        assert words in said(event, lang)


def test_a_turn_that_begins_happens_to_nobody() -> None:
    t = Scene(fellowship=["1_365", "1_311*1"], site=2, phase="turn")
    assert t.m.decision is not None
    assert render(t.m.decision.prompt, "en") == "The turn begins. Do you respond?"
    assert " : " not in render(t.m.decision.prompt, "pt")


def test_so_many_or_as_many_at_most() -> None:
    t = Scene(shadow_support=["1_196"], shadow_hand=["1_151"] * 4, shadow_discard=["1_178"], twilight=3, site=4,
              phase="shadow")  # fmt: skip
    t.do("use they-are-coming/1")
    assert render(t.m.decision.prompt, "en") == "“They Are Coming”: choose 3 (discard from hand)."
    t = Scene(shadow_hand=["1_258"], shadow_discard=["1_217"] * 3, twilight=9, site=6, phase="shadow")
    t.do("play morgul-skulker", "use morgul-skulker/1")
    assert render(t.m.decision.prompt, "es").endswith("2 como máximo.")
    t = Scene(phase="regroup")
    t.pass_until("move")
    assert "(queda 1 movimiento)" in render(t.m.decision.prompt, "es")


@cache
def logged() -> dict[str, Message]:
    """Every line of two games, one of them whimsical, once."""
    said: dict[str, Message] = {}
    for seed, seats in ((101, 2), (102, 3)):
        for m in walk("tcg", seed=seed, seats=seats, choose=usual_players("tcg", seed, whims=10 * (seed % 2))):
            last = m
        for told in last.events:
            message = told.message("tcg")
            said[repr((message.id, message.args))] = message
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_logs_say_nothing_that_cannot_be_right(lang: str) -> None:
    apart = re.compile(r"(?<!\w)(?:" + "|".join(JOINED.get(lang, {"\0": ""})) + r")(?= \w)")
    wrong = {**WRONG, **SENSELESS, "an article apart": apart} | ({} if lang == "en" else {"an English word": ENGLISH})
    found = []
    for message in logged().values():
        line = render(message, lang)
        faults = [what for what, pattern in wrong.items() if pattern.search(line)]
        if line.lstrip(' ¿¡«“‘("')[:1].islower():
            faults.append("it begins small")
        found += [f"{message.id}: {line!r}: {', '.join(faults)}"] if faults else []
    assert len(logged()) > 300
    assert not found, "\n".join(found)
