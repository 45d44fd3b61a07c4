"""What the log and the prompts say, in three languages."""

import pytest

from redbook.games.tcg import events
from redbook.kernel import Told
from redbook.kernel.text import LANGUAGES, render

from .scene import Scene


def said(event: events.Event, lang: str) -> str:
    return render(Told(0, "", event).message("tcg"), lang)


@pytest.mark.parametrize(
    ("event", "en", "es", "pt"),
    [
        (events.MoveLimitChanged(1, "bree-gate"), "Move limit +1", "movimiento +1", "movimento +1"),
        (events.MoveLimitChanged(-1, "traitors-voice"), "Move limit −1", "movimiento −1", "movimento −1"),
        (events.BurdensChanged("p1", -2, 3, ""), "burdens −2, now 3", "cargas −2, ahora 3", "fardos −2, agora 3"),
        (events.TwilightChanged(4, 9, ""), "Twilight +4: now 9", "Penumbra +4: ahora 9", "Penumbra +4: agora 9"),
        (events.Strengthened("frodo", 1, 2, "ettenmoors"), "Frodo: strength +2", "Frodo: fuerza +2", "Frodo: força +2"),
        (events.KeywordGained("gimli", 1, "damage", 1, "gimli"), "Gimli: damage +1", "daño +1", "dano +1"),
        (events.KeywordGained("lurtz", 1, "fierce", 1, "lurtz"), "Lurtz: fierce (", "Lurtz: feroz (", "Lurtz: feroz ("),
        (events.CardPlayed("p1", "athelas", 1, 1, "aragorn", True), "on Aragorn for 1", "sobre Aragorn", "em Aragorn"),
        (events.CardPlayed("p1", "athelas", 1, 1, "", False), "plays “Athelas” for", "«Athelas» por", "“Athelas” por"),
        (events.Put("p1", "gimli", "hand"), "goes into hand", "va a la mano", "vai para a mão"),
        (events.Put("p1", "gimli", "shuffled"), "which is shuffled", "va al mazo, que", "vai para o baralho, que"),
        (events.SkirmishWon(["lurtz"], ["frodo"], 13, 4, True), "overwhelms Frodo", "arrolla a Frodo", "destrói Frodo"),
        (events.SkirmishWon(["lurtz"], ["gimli"], 13, 8, False), "beats Gimli", "vence a Gimli", "vence Gimli"),
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
    assert "(queda 1)" in render(t.m.decision.prompt, "es")
