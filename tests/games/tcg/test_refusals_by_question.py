"""Why a card is none of the answers to a question (`why_not` in decisions other than actions)."""

from redbook.games.tcg.reasons import Why
from redbook.games.tcg.table.kinds import KINDS
from redbook.kernel import Match

from .scene import Scene


def why(t: Scene, title: str) -> object:
    return t.m.why_not(f"use {title}.{t.card(title)}/1")


def test_who_may_not_defend() -> None:
    t = Scene(fellowship=["1_97", "1_89"], support=["1_40"], minions=["1_177", "1_147"], phase="assignment")
    t.let("p2").do("use uruk-guard/1", "aragorn", "pass", "pass", "boromir")
    assert why(t, "boromir") is Why.ASSIGNED
    assert why(t, "elrond") is Why.CANNOT_FIGHT  # at home, far away
    assert why(t, "aragorn") is Why.FORBIDDEN
    t.do("pass")
    assert t.seat == "p2"
    assert why(t, "elrond") is Why.CANNOT_FIGHT


def test_who_is_exhausted_cannot_be_chosen_to_exert() -> None:
    t = Scene(minions=["1_158", "1_145", "1_151*2"], shadow_hand=["1_124"], twilight=2, phase="maneuver")
    t.let("p2").do("play cruel-caradhras")
    assert why(t, "uruk-savage") is Why.EXHAUSTED


def test_why_the_fellowship_does_not_move_on() -> None:
    t = Scene(moves=2, phase="regroup")
    assert t.m.why_not("move") is Why.MOVE_LIMIT
    t = Scene(minions=["1_271"] * 5, site=8, sites={8: "1_359"}, phase="shadow")
    t.do("use shores-of-nen-hithoel/1").pass_to_phase("regroup")
    assert t.m.why_not("move") is Why.MAY_NOT_MOVE


def test_a_starting_companion_who_is_too_dear() -> None:
    m = Match.new("tcg", seed=1)
    m.play("1")
    m.play("0")
    m.play("1")
    first = next(o for o in m.decision.options if KINDS[m.state.kind[o.card]].cost == 2)
    dear = next(o for o in m.decision.options[:-1] if KINDS[m.state.kind[o.card]].cost == 4)
    m.play(first)
    assert m.why_not(dear) is Why.TOO_DEAR


def test_58_a_response_waits_for_its_occasion_and_others_wait_for_theirs() -> None:
    t = Scene(minions=["1_271"], hand=["1_315"], fights={"frodo": ["1_271"]}, phase="skirmish")
    assert t.why_not("use the-one-ring/1") is Why.RESPONSE_ONLY
    assert t.why_not("use the-one-ring/9") is Why.NO_TEXT
    while t.m.decision.kind != "respond":
        t.do("pass")
    assert "use the-one-ring/1" in t.options
    assert why(t, "frodo") is Why.NO_RESPONSE_TO_THIS
    orc = next(c for c in range(len(t.s.kind)) if t.s.owner[c] == 1)
    assert t.m.why_not(f"play anything.{orc}").id == "why-not-offered"  # nothing is told of others' cards
