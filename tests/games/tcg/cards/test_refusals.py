"""Every card that asks for something, where it is not to be had: refused, and with which reason.

The table is as bare as can be: an exhausted Frodo, perhaps one exhausted minion, plenty of twilight for playing and
none for using. Texts that ask for nothing, or for what is always there, have no place here.
"""

import pytest

from redbook.games.tcg.effects.load import load
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.table.kinds import BY_ID

from ..scene import Scene

load()
EXHAUSTED_FRODO = 3
TIRED_ORC = "1_177*2"  # a Moria Orc that cannot exert again

# -- playing ------------------------------------------------------------------------------------------

PLAY = {
    "1_4": ("skirmish", "COST"),
    "1_6": ("fellowship", "COST"),
    "1_7": ("fellowship", "REQUIREMENT"),
    "1_8": ("fellowship", "NO_BEARER"),
    "1_9": ("fellowship", "NO_BEARER"),
    "1_10": ("fellowship", "NO_BEARER"),
    "1_11": ("fellowship", "REQUIREMENT"),
    "1_14": ("fellowship", "NO_BEARER"),
    "1_15": ("fellowship", "NO_BEARER"),
    "1_16": ("fellowship", "COST"),
    "1_18": ("fellowship", "COST"),
    "1_19": ("maneuver", "COST"),
    "1_22": ("maneuver", "COST"),
    "1_28": ("fellowship", "REQUIREMENT"),
    "1_31": ("fellowship", "NO_BEARER"),
    "1_33": ("fellowship", "NO_BEARER"),
    "1_35": ("fellowship", "REQUIREMENT"),
    "1_36": ("fellowship", "COST"),
    "1_38": ("archery", "REQUIREMENT"),
    "1_39": ("fellowship", "REQUIREMENT"),
    "1_40": ("fellowship", "REQUIREMENT"),
    "1_41": ("fellowship", "NO_BEARER"),
    "1_42": ("fellowship", "REQUIREMENT"),
    "1_44": ("fellowship", "COST"),
    "1_46": ("fellowship", "COST"),
    "1_47": ("fellowship", "NO_BEARER"),
    "1_48": ("fellowship", "REQUIREMENT"),
    "1_49": ("fellowship", "NO_BEARER"),
    "1_52": ("archery", "REQUIREMENT"),
    "1_53": ("fellowship", "REQUIREMENT"),
    "1_58": ("fellowship", "COST"),
    "1_62": ("fellowship", "NO_BEARER"),
    "1_63": ("maneuver", "COST"),
    "1_64": ("maneuver", "COST"),
    "1_65": ("maneuver", "COST"),
    "1_66": ("fellowship", "NO_BEARER"),
    "1_68": ("fellowship", "NO_BEARER"),
    "1_69": ("fellowship", "REQUIREMENT"),
    "1_71": ("fellowship", "REQUIREMENT"),
    "1_74": ("fellowship", "NO_BEARER"),
    "1_75": ("fellowship", "NO_BEARER"),
    "1_79": ("fellowship", "REQUIREMENT"),
    "1_80": ("fellowship", "REQUIREMENT"),
    "1_81": ("fellowship", "REQUIREMENT"),
    "1_82": ("fellowship", "REQUIREMENT"),
    "1_83": ("skirmish", "REQUIREMENT"),
    "1_84": ("fellowship", "COST"),
    "1_86": ("fellowship", "REQUIREMENT"),
    "1_88": ("regroup", "REQUIREMENT"),
    "1_90": ("fellowship", "NO_BEARER"),
    "1_91": ("fellowship", "NO_BEARER"),
    "1_92": ("fellowship", "NO_BEARER"),
    "1_93": ("skirmish", "COST"),
    "1_94": ("fellowship", "NO_BEARER"),
    "1_95": ("fellowship", "NO_BEARER"),
    "1_98": ("fellowship", "NO_BEARER"),
    "1_99": ("regroup", "COST"),
    "1_101": ("fellowship", "NO_BEARER"),
    "1_104": ("maneuver", "COST"),
    "1_106": ("regroup", "COST"),
    "1_107": ("fellowship", "NO_BEARER"),
    "1_108": ("fellowship", "NO_BEARER"),
    "1_109": ("maneuver", "COST"),
    "1_110": ("fellowship", "REQUIREMENT"),
    "1_111": ("regroup", "COST"),
    "1_112": ("fellowship", "NO_BEARER"),
    "1_113": ("maneuver", "REQUIREMENT"),
    "1_114": ("fellowship", "NO_BEARER"),
    "1_119": ("maneuver", "REQUIREMENT"),
    "1_120": ("shadow", "COST"),
    "1_121": ("skirmish", "COST"),
    "1_123": ("maneuver", "REQUIREMENT"),
    "1_124": ("maneuver", "COST"),
    "1_125": ("shadow", "REQUIREMENT"),
    "1_129": ("shadow", "COST"),
    "1_132": ("maneuver", "REQUIREMENT"),
    "1_134": ("shadow", "COST"),
    "1_135": ("shadow", "COST"),
    "1_136": ("shadow", "COST"),
    "1_137": ("maneuver", "COST"),
    "1_138": ("shadow", "COST"),
    "1_140": ("shadow", "COST"),
    "1_141": ("shadow", "REQUIREMENT"),
    "1_142": ("shadow", "REQUIREMENT"),
    "1_159": ("shadow", "REQUIREMENT"),
    "1_160": ("shadow", "NO_BEARER"),
    "1_162": ("shadow", "COST"),
    "1_164": ("archery", "REQUIREMENT"),
    "1_165": ("shadow", "REQUIREMENT"),
    "1_166": ("shadow", "NO_BEARER"),
    "1_169": ("assignment", "REQUIREMENT"),
    "1_170": ("shadow", "REQUIREMENT"),
    "1_175": ("shadow", "REQUIREMENT"),
    "1_180": ("shadow", "NO_BEARER"),
    "1_182": ("shadow", "NO_BEARER"),
    "1_190": ("shadow", "NO_BEARER"),
    "1_197": ("shadow", "COST"),
    "1_198": ("shadow", "COST"),
    "1_202": ("shadow", "COST"),
    "1_205": ("maneuver", "COST"),
    "1_208": ("shadow", "NO_BEARER"),
    "1_210": ("skirmish", "REQUIREMENT"),
    "1_212": ("maneuver", "COST"),
    "1_216": ("shadow", "NO_BEARER"),
    "1_218": ("shadow", "NO_BEARER"),
    "1_221": ("shadow", "NO_BEARER"),
    "1_222": ("shadow", "REQUIREMENT"),
    "1_223": ("maneuver", "COST"),
    "1_225": ("shadow", "NO_BEARER"),
    "1_226": ("maneuver", "COST"),
    "1_238": ("shadow", "REQUIREMENT"),
    "1_239": ("maneuver", "REQUIREMENT"),
    "1_241": ("shadow", "REQUIREMENT"),
    "1_242": ("shadow", "REQUIREMENT"),
    "1_243": ("maneuver", "REQUIREMENT"),
    "1_244": ("shadow", "COST"),
    "1_245": ("maneuver", "REQUIREMENT"),
    "1_250": ("maneuver", "COST"),
    "1_251": ("maneuver", "REQUIREMENT"),
    "1_252": ("shadow", "COST"),
    "1_253": ("shadow", "COST"),
    "1_254": ("shadow", "NO_BEARER"),
    "1_255": ("skirmish", "COST"),
    "1_269": ("shadow", "NO_BEARER"),
    "1_274": ("shadow", "COST"),
    "1_277": ("shadow", "COST"),
    "1_279": ("shadow", "COST"),
    "1_281": ("shadow", "COST"),
    "1_282": ("shadow", "COST"),
    "1_283": ("shadow", "REQUIREMENT"),
    "1_293": ("skirmish", "COST"),
    "1_304": ("skirmish", "COST"),
    "1_312": ("fellowship", "COST"),
    "1_314": ("fellowship", "REQUIREMENT"),
    "1_316": ("fellowship", "COST"),
}


def table(phase: str, **more: object) -> Scene:
    """A bare table at this phase; somebody has to be there for the fighting phases."""
    if phase not in ("fellowship", "shadow"):
        more.setdefault("minions", [TIRED_ORC])
    if phase == "skirmish":
        first = more["minions"][0].split("*")[0]  # type: ignore[index]
        more["fights"] = {"frodo": first}
    return Scene(phase=phase, wounds=EXHAUSTED_FRODO, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("id", "phase", "why"), [(id, *row) for id, row in PLAY.items()], ids=list(PLAY))
def test_what_is_not_played_on_a_bare_table(id: str, phase: str, why: str) -> None:
    card = BY_ID[id]
    mine = card.side == "free-peoples"
    t = table(phase, twilight=20, **({"hand": [id]} if mine else {"shadow_hand": [id]}))
    t.let("p1" if mine else "p2")
    assert not t.can(f"play {card.slug}")
    assert t.why_not(f"play {card.slug}") is Why[why]


def test_1_299_1_313_1_285_1_292_hobbits_bear_one_weapon_and_one_pipe() -> None:
    for held, *hand in (("1_299", "1_299", "1_313"), ("1_285", "1_292"), ("1_292", "1_285")):
        t = table("fellowship", on_frodo=[held], hand=hand)
        for id in hand:
            assert t.why_not(f"play {BY_ID[id].slug}") is Why.NO_BEARER


# -- using --------------------------------------------------------------------------------------------

USE = {
    "1_13/1": ("skirmish", "COST"),
    "1_17/1": ("fellowship", "COST"),
    "1_27/1": ("maneuver", "COST"),
    "1_34/1": ("fellowship", "COST"),
    "1_40/3": ("fellowship", "COST"),
    "1_45/2": ("fellowship", "COST"),
    "1_50/1": ("archery", "COST"),
    "1_55/2": ("maneuver", "REQUIREMENT"),
    "1_56/1": ("archery", "COST"),
    "1_57/1": ("archery", "COST"),
    "1_59/1": ("maneuver", "COST"),
    "1_59/2": ("maneuver", "COST"),
    "1_69/2": ("maneuver", "COST"),
    "1_70/1": ("fellowship", "COST"),
    "1_80/2": ("fellowship", "COST"),
    "1_89/1": ("maneuver", "COST"),
    "1_97/1": ("skirmish", "COST"),
    "1_100/1": ("maneuver", "COST"),
    "1_100/2": ("maneuver", "COST"),
    "1_105/1": ("maneuver", "COST"),
    "1_120/2": ("shadow", "COST"),
    "1_125/2": ("maneuver", "REQUIREMENT"),
    "1_127/1": ("maneuver", "REQUIREMENT"),
    "1_145/1": ("skirmish", "COST"),
    "1_146/1": ("maneuver", "REQUIREMENT"),
    "1_147/1": ("assignment", "COST"),
    "1_152/1": ("maneuver", "COST"),
    "1_153/1": ("skirmish", "COST"),
    "1_156/1": ("maneuver", "REQUIREMENT"),
    "1_186/1": ("skirmish", "COST"),
    "1_195/1": ("shadow", "COST"),
    "1_196/1": ("shadow", "COST"),
    "1_200/1": ("shadow", "COST"),
    "1_207/1": ("skirmish", "COST"),
    "1_220/1": ("maneuver", "COST"),
    "1_222/2": ("shadow", "COST"),
    "1_229/1": ("skirmish", "COST"),
    "1_230/1": ("skirmish", "COST"),
    "1_231/1": ("maneuver", "REQUIREMENT"),
    "1_233/1": ("shadow", "COST"),
    "1_235/1": ("shadow", "COST"),
    "1_236/1": ("assignment", "REQUIREMENT"),
    "1_238/2": ("archery", "COST"),
    "1_242/2": ("shadow", "COST"),
    "1_257/1": ("maneuver", "COST"),
    "1_262/2": ("assignment", "REQUIREMENT"),
    "1_267/1": ("skirmish", "COST"),
    "1_270/2": ("skirmish", "COST"),
    "1_271/1": ("skirmish", "COST"),
    "1_272/1": ("skirmish", "COST"),
    "1_276/1": ("shadow", "COST"),
    "1_278/1": ("skirmish", "COST"),
    "1_284/1": ("fellowship", "COST"),
    "1_286/1": ("skirmish", "COST"),
    "1_288/1": ("fellowship", "COST"),
    "1_290/1": ("fellowship", "COST"),
    "1_291/1": ("fellowship", "COST"),
    "1_295/2": ("fellowship", "COST"),
    "1_297/2": ("fellowship", "COST"),
    "1_302/1": ("skirmish", "COST"),
    "1_309/2": ("fellowship", "COST"),
    "1_311/1": ("fellowship", "COST"),
    "1_318/1": ("fellowship", "COST"),
    "1_319/1": ("fellowship", "COST"),
    "1_321/1": ("fellowship", "COST"),
    "1_322/1": ("fellowship", "COST"),
    "1_325/1": ("fellowship", "REQUIREMENT"),
    "1_326/1": ("fellowship", "COST"),
    "1_331/1": ("skirmish", "COST"),
    "1_339/1": ("fellowship", "COST"),
    "1_340/1": ("fellowship", "COST"),
    "1_341/1": ("fellowship", "COST"),
    "1_343/1": ("maneuver", "COST"),
    "1_345/1": ("shadow", "COST"),
    "1_348/1": ("shadow", "REQUIREMENT"),
    "1_351/1": ("fellowship", "COST"),
    "1_358/1": ("fellowship", "COST"),
    "1_359/1": ("shadow", "REQUIREMENT"),
    "1_364/1": ("fellowship", "COST"),
}


@pytest.mark.parametrize(("id", "text", "phase", "why"), [(*key.split("/"), *row) for key, row in USE.items()],
                         ids=list(USE))  # fmt: skip
def test_what_is_not_used_on_a_bare_table(id: str, text: str, phase: str, why: str) -> None:
    card = BY_ID[id]
    tired = f"{id}*{card.vitality - 1}" if card.is_character and card.vitality > 1 else id
    mine = card.side == "free-peoples" or (card.type == "site" and card.frames[int(text) - 1].by != "shadow")
    place = {"companion": "fellowship", "minion": "minions", "ally": "support"}.get(card.type)
    if card.type == "site":
        t = table(phase, site=card.site, sites={card.site: id})
    elif place is None:
        t = table(phase, **{"support" if mine else "shadow_support": [id]})
    elif id == "1_290":
        t = table(phase)
    else:
        t = table(phase, **{place: [tired]})
    t.let("p1" if mine else "p2")
    assert not t.can(f"use {card.slug}/{text}")
    reason = t.m.why_not(f"use {card.slug}.{t.s.path[card.site]}/{text}") if card.type == "site" else None
    assert (reason or t.why_not(f"use {card.slug}/{text}")) is Why[why]


# -- responding ---------------------------------------------------------------------------------------


def test_1_76_without_gandalf_nobody_is_intimidated() -> None:
    t = Scene(fellowship=["1_13"], hand=["1_76"], minions=["1_271"], phase="skirmish", fights={"gimli": "1_271"})
    t.pass_until("use orc-soldier/1").do("use orc-soldier/1")
    assert (t.can("play intimidate"), t.wounds("gimli")) == (False, 1)


def test_1_115_waits_for_a_man_of_gondor_in_the_skirmish() -> None:
    t = Scene(fellowship=["1_89", "1_13"], hand=["1_115"], shadow_hand=["1_139"], minions=["1_158"], twilight=2,
              phase="skirmish", fights={"gimli": "1_158"})  # fmt: skip
    t.let("p2").do("play savagery-to-match-their-numbers")
    assert not t.can("play strength-of-kings")
    assert t.strength("uruk-hai-raiding-party") == 11


def test_1_144_without_twilight_nobody_heals() -> None:
    t = Scene(fellowship=["1_97"], minions=["1_158*2"], shadow_support=["1_144"], phase="skirmish",
              fights={"boromir": "1_158"})  # fmt: skip
    t.pass_until("use uruk-bloodlust/1", "stay")
    assert not t.can("use uruk-bloodlust/1")


def test_1_161_without_an_uruk_hai_stealth_goes_unseen() -> None:
    t = Scene(minions=["1_177"], hand=["1_296"], shadow_hand=["1_161"], phase="skirmish", fights={"frodo": "1_177"})
    t.do("play hobbit-intuition")
    assert (t.can("play wariness"), t.s.fight) == (False, -1)


def test_1_173_saves_no_orc_of_another_culture() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_271"], shadow_support=["1_173"], phase="archery")
    t.do("use legolas/1")
    assert (t.can("use goblin-armory/2"), t.wounds("orc-soldier")) == (False, 1)


def test_1_209_stays_where_it_is_when_the_loser_is_dead() -> None:
    t = Scene(fellowship=["1_97*2"], minions=["1_235"], shadow_support=["1_209"], phase="skirmish",
              fights={"boromir": "1_235"})  # fmt: skip
    t.pass_until("use blade-tip/1", "stay")
    assert (t.zone("boromir"), t.can("use blade-tip/1"), t.zone("blade-tip")) == ("dead", False, "support")


def test_1_261_an_exhausted_ambusher_cancels_nothing() -> None:
    t = Scene(fellowship=["1_89"], minions=["1_261*1"], hand=["1_106"], phase="regroup")
    t.pass_until("play gondors-vengeance").do("play gondors-vengeance")
    assert not t.can("use orc-ambusher/2")


def test_1_360_needs_a_minion_that_can_exert() -> None:
    t = Scene(site=9, sites={9: "1_360"}, minions=["1_158*2"], phase="maneuver")
    t.let("p2")
    assert t.m.why_not(f"use emyn-muil.{t.s.path[9]}/1") is Why.COST
