"""The One Ring, both versions."""

from ..scene import Scene


def test_1_1_isildurs_bane_takes_every_wound_for_two_burdens() -> None:
    t = Scene(ring="1_1", minions=["1_176"], phase="archery")
    t.do("pass", "pass", "use the-one-ring/1")
    assert (t.s.worn, t.wounds("frodo"), t.s.burdens[0]) == (True, 0, 2)
    t = Scene(ring="1_1", minions=["1_271"], phase="skirmish", worn=True, fights={"frodo": "1_271"})
    t.let("p2").do("use orc-soldier/1")
    assert (t.wounds("frodo"), t.s.burdens[0]) == (0, 2)  # worn already: nobody is asked
    t = Scene(ring="1_1", minions=["1_271"], phase="skirmish", fights={"frodo": "1_271"})
    t.let("p2").do("use orc-soldier/1", "pass")
    assert (t.s.worn, t.wounds("frodo"), t.s.burdens[0]) == (False, 1, 0)  # he need not


def test_1_1_gives_strength_as_it_is_printed() -> None:
    plain, ruling = Scene(ring="1_1").strength("frodo"), Scene(ring="1_2").strength("frodo")
    assert (plain, ruling) == (4, 4)


def test_1_2_the_ruling_ring_works_in_skirmishes_only() -> None:
    t = Scene(ring="1_2", minions=["1_271"], phase="skirmish", fights={"frodo": "1_271"})
    t.let("p2").do("use orc-soldier/1", "use the-one-ring/1")
    assert (t.s.worn, t.wounds("frodo"), t.s.burdens[0]) == (True, 0, 1)
    t = Scene(ring="1_2", minions=["1_176"], phase="archery")
    t.do("pass", "pass")
    assert (t.s.worn, t.wounds("frodo"), t.s.burdens[0]) == (False, 1, 0)  # not even offered


def test_1_2_saves_frodo_from_his_last_wound_but_not_from_being_overwhelmed() -> None:
    t = Scene(ring="1_2", wounds=3, minions=["1_271"], phase="skirmish", fights={"frodo": "1_271"})
    t.let("p2").do("use orc-soldier/1", "use the-one-ring/1")
    assert (t.zone("frodo"), t.s.burdens[0]) == ("fellowship", 1)
    t = Scene(ring="1_2", minions=["1_177"], phase="skirmish", fights={"frodo": "1_177"})
    t.end_skirmish()
    assert t.m.result is not None
    assert t.m.result.winners == ("p2",)
