"""Whom the cards of the Shadow and the sites mean: exact lists, asked for at a crowded table.

p2 plays; p3 is another Shadow player, whose minions may be meant unless the card says "your".
"""

import pytest

from redbook.games.tcg.actions.playing import cost_of, forbidden_actions
from redbook.games.tcg.phases.archery import changes
from redbook.games.tcg.reasons import Why
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.zones import enter
from redbook.games.tcg.words import ATTACHED, PHASES, SKIRMISH

from ..scene import Scene

FELLOWSHIP = ["1_13*2", "1_50*1", "1_97*2", "1_89", "1_302", "1_364"]  # Gimli and Boromir are exhausted
ALLIES = ["1_40*3", "1_291", "1_70*1"]  # and so is Elrond
MINIONS = ["1_158*1", "1_145", "1_177*1", "1_163", "1_165", "1_230*1", "1_231", "1_240*1", "1_270"]
THEIRS = ["1_151*1", "1_191", "1_229*1", "1_271", "1_262"]

COMPANIONS = {"gimli", "legolas", "boromir", "aragorn", "merry", "gandalf"}
URUKS = {"uruk-hai-raiding-party", "uruk-brood", "uruk-savage"}
MORIA_ORCS = {"goblin-patrol-troop", "ancient-chieftain", "moria-scout"}
MORIA_MINIONS = {*MORIA_ORCS, "cave-troll-of-moria"}
NAZGUL = {"ulaire-cantea", "ulaire-enquea", "ulaire-attea"}
SAURON_ORCS = {"band-of-the-eye", "orc-scouting-band", "orc-soldier", "orc-assassin"}
TRACKERS = {"orc-scouting-band", "orc-assassin"}
SITES = {"green-hill-country", "bree-streets", "council-courtyard", "mithril-mine"}


def crowd(phase: str, **more: object) -> Scene:
    given: dict[str, object] = {
        "fellowship": FELLOWSHIP, "support": ALLIES, "minions": MINIONS, "others": [{"minions": THEIRS}],
        "twilight": 30, "burdens": 3, "wounds": 3, "site": 4, "phase": phase,
    }  # fmt: skip
    return Scene(**{**given, **more})  # type: ignore[arg-type]


def asked(t: Scene, *moves: str) -> list[set[str]]:
    """What may be chosen, question after question; the first is taken each time."""
    t.let("p2").do(*moves)
    found = []
    while t.m.decision is not None and t.m.decision.kind in ("choose", "choose-bearer"):
        found.append(set(t.options) - {"done"})
        t.do(t.options[0])
    return found


@pytest.mark.parametrize(
    ("id", "title", "lists"),
    [
        ("1_120", "alive-and-unspoiled", [URUKS]),
        ("1_129", "the-misadventure-of-mr-underhill", [URUKS]),
        ("1_134", "sarumans-chill", [SITES, URUKS]),
        ("1_135", "sarumans-frost", [SITES, URUKS]),
        ("1_138", "sarumans-snows", [SITES, URUKS]),
        ("1_140", "spies-of-saruman", [SITES, URUKS]),
        ("1_136", "sarumans-power", [URUKS]),
        ("1_162", "worry", [URUKS]),
        ("1_197", "threat-of-the-unknown", [{"goblin-patrol-troop", "ancient-chieftain"}]),
        ("1_198", "through-the-misty-mountains", [MORIA_MINIONS]),
        ("1_202", "what-is-this-new-devilry", [MORIA_ORCS]),
        ("1_244", "desperate-defense-of-the-ring", [{*COMPANIONS, "frodo"}, SAURON_ORCS]),
        ("1_252", "the-irresistible-shadow", [SAURON_ORCS]),
        ("1_253", "journey-into-danger", [SAURON_ORCS]),
        ("1_254", "mordor-enraged", [{"band-of-the-eye", "orc-scouting-band"}]),
        ("1_274", "saurons-defenses", [SAURON_ORCS]),
        ("1_277", "shadows-reach", [SAURON_ORCS]),
        ("1_279", "thin-and-stretched", [SAURON_ORCS]),
        ("1_281", "under-the-watching-eye", [TRACKERS]),
        ("1_282", "the-weight-of-a-legacy", [SAURON_ORCS]),
        ("1_283", "you-bring-great-evil", [{*COMPANIONS, "frodo"} - {"legolas"}]),
    ],
)
def test_played_in_the_shadow_phase(id: str, title: str, lists: list[set[str]]) -> None:
    assert asked(crowd("shadow", shadow_hand=[id]), f"play {title}") == lists


@pytest.mark.parametrize(
    ("id", "title", "lists"),
    [
        ("1_123", "caradhras-has-not-forgiven-us", [URUKS, {"gimli", "boromir"}]),
        ("1_124", "cruel-caradhras", [URUKS]),
        ("1_126", "hunt-them-down", [URUKS]),
        ("1_137", "sarumans-reach", [URUKS]),
        ("1_205", "beauty-is-fading", [NAZGUL, {*COMPANIONS, "elrond", "the-gaffer", "barliman-butterbur"}]),
        ("1_212", "fear", [{"ulaire-cantea", "ulaire-enquea"}, {"elrond", "the-gaffer", "barliman-butterbur"}]),
        ("1_223", "relentless-charge", [NAZGUL]),
        ("1_226", "their-power-is-in-terror", [NAZGUL]),
        ("1_250", "hate", [SAURON_ORCS, COMPANIONS]),
        ("1_251", "a-host-avails-little", [COMPANIONS, COMPANIONS - {"gimli"}]),
        (
            "1_239",
            "all-thought-bent-on-it",
            [COMPANIONS - {"gimli", "boromir"}, *[{"aragorn", "merry", "gandalf"}] * 2],
        ),
    ],
)
def test_played_in_the_maneuver_phase(id: str, title: str, lists: list[set[str]]) -> None:
    assert asked(crowd("maneuver", shadow_hand=[id]), f"play {title}") == lists


@pytest.mark.parametrize(
    ("id", "title", "lists"),
    [
        ("1_121", "bred-for-battle", [URUKS]),
        ("1_128", "lurtzs-battle-cry", [URUKS]),
        ("1_139", "savagery-to-match-their-numbers", [URUKS]),
        ("1_139", "savagery-to-match-their-numbers/2", [URUKS]),
        ("1_167", "denizens-enraged", [MORIA_ORCS]),
        ("1_168", "drums-in-the-deep", [MORIA_ORCS]),
        ("1_201", "unfamiliar-territory", [MORIA_ORCS]),
        ("1_204", "all-veils-removed", [NAZGUL]),
        ("1_210", "dark-whispers", [NAZGUL]),
        ("1_213", "frozen-by-fear", [NAZGUL]),
        ("1_227", "threshold-of-shadow", [NAZGUL]),
        ("1_255", "mordors-strength", [SAURON_ORCS]),
    ],
)
def test_played_in_a_skirmish(id: str, title: str, lists: list[set[str]]) -> None:
    t = crowd("skirmish", shadow_hand=[id], fights={"aragorn": "1_177"})
    assert asked(t, f"play {title}") == lists


@pytest.mark.parametrize(
    ("id", "phase", "use", "lists"),
    [
        ("1_125", "maneuver", "greed/2", [COMPANIONS]),
        ("1_133", "skirmish", "sarumans-ambition/2", [URUKS]),
        ("1_188", "skirmish", "the-long-dark/2", [{"goblin-patrol-troop", "ancient-chieftain"}]),
        ("1_220", "maneuver", "not-easily-destroyed/1", [{"ulaire-cantea", "ulaire-attea"}]),
        ("1_276", "shadow", "seeking-its-master/1", [SAURON_ORCS]),
        ("1_278", "skirmish", "strength-born-of-fear/1", [SAURON_ORCS]),
    ],
)
def test_used_from_the_support_area(id: str, phase: str, use: str, lists: list[set[str]]) -> None:
    t = crowd(phase, shadow_support=[id], fights={"aragorn": "1_177"})
    assert asked(t, f"use {use}") == lists


@pytest.mark.parametrize(
    ("id", "phase", "use", "lists"),
    [
        ("1_152", "maneuver", "uruk-shaman/1", [{"uruk-hai-raiding-party", "uruk-savage"}]),
        ("1_186", "skirmish", "guard-commander/1", [{*MORIA_ORCS, "guard-commander"}]),
        ("1_235", "shadow", "ulaire-otsea/1", [{*NAZGUL, "ulaire-otsea"}]),
        ("1_257", "maneuver", "morgul-skirmisher/1", [{"merry", "the-gaffer"}]),
    ],
)
def test_used_by_a_minion(id: str, phase: str, use: str, lists: list[set[str]]) -> None:
    t = crowd(phase, minions=[*MINIONS, id], fights={"aragorn": "1_177"})
    assert asked(t, f"use {use}") == lists


def test_1_231_wounds_any_companion_but_the_ring_bearer() -> None:
    assert asked(crowd("maneuver"), "use ulaire-enquea/1") == [COMPANIONS]


def test_1_171_an_unassigned_moria_orc_and_an_exhausted_unassigned_companion() -> None:
    t = crowd("assignment", shadow_hand=["1_171"])
    t.s.foe[t.card("ancient-chieftain")] = t.card("gimli")
    assert asked(t, "play frenzy") == [MORIA_ORCS - {"ancient-chieftain"}]  # then Boromir is the only one
    assert t.s.foe.count(t.card("boromir")) == 1


def test_1_236_an_unassigned_companion() -> None:
    t = crowd("assignment", minions=[*MINIONS, "1_236"], burdens=4)
    t.s.foe[t.card("ancient-chieftain")] = t.card("gimli")
    assert asked(t, "use ulaire-toldea/1") == [COMPANIONS - {"gimli"}]


def test_1_262_the_free_peoples_player_picks_any_unassigned_hobbit() -> None:
    t = crowd("assignment", minions=[*MINIONS, "1_262"], others=[{}], fellowship=[*FELLOWSHIP, "1_307"])
    t.s.foe[t.card("ancient-chieftain")] = t.card("pippin")
    t.let("p2").do("use orc-assassin/2")
    assert (t.seat, set(t.options)) == ("p1", {"frodo", "merry"})


def test_1_164_wounds_any_elf() -> None:
    t = crowd("archery", minions=[*MINIONS, "1_176"], shadow_hand=["1_164"])
    assert asked(t, "play bitter-hatred") == [{"legolas", "elrond"}]


def test_1_241_an_elven_condition() -> None:
    t = crowd("shadow", shadow_hand=["1_241"], support=[*ALLIES, "1_61", "1_54", "1_21"])
    assert asked(t, "play curse-from-mordor") == [{"songs-of-the-blessed-realm", "mallorn-trees"}]


def test_1_277_and_1_221_a_free_peoples_condition() -> None:
    t = crowd("shadow", shadow_hand=["1_277"], shadow_support=["1_133"], support=[*ALLIES, "1_21", "1_20", "1_300"])
    assert asked(t, "play shadows-reach") == [SAURON_ORCS, {"lord-of-moria", "let-them-come"}]
    t = crowd("skirmish", minions=["1_237 + 1_221"], shadow_support=["1_133"], support=["1_21", "1_20", "1_300"],
              fights={"aragorn": "1_237"})  # fmt: skip
    t.pass_until("use the-pale-blade/2").do("use the-pale-blade/2")
    assert set(t.options) == {"lord-of-moria", "let-them-come"}


def test_1_205_a_possession_or_a_condition_before_anybody() -> None:
    for card, title in (("1_21", "lord-of-moria"), ("1_300", "longbottom-leaf")):
        t = crowd("maneuver", shadow_hand=["1_205"], shadow_support=["1_133"], support=[*ALLIES, card])
        asked(t, "play beauty-is-fading")
        assert t.zone(title) == "discard"


def test_1_185_a_dwarven_ally_or_condition() -> None:
    t = crowd("shadow", shadow_hand=["1_185"], support=[*ALLIES, "1_17", "1_21", "1_61"])
    t.do("play goblin-warrior", "use goblin-warrior/1")
    assert set(t.options) == {"grimir", "lord-of-moria"}


@pytest.mark.parametrize(
    ("id", "title", "piles", "found"),
    [
        ("1_181", "goblin-sneak", ["1_178", "1_186", "1_271", "1_180"], {"goblin-runner", "guard-commander"}),
        ("1_258", "morgul-skulker", ["1_217", "1_235", "1_271"], {"morgul-gates", "ulaire-otsea"}),
    ],
)
def test_taken_from_the_discard_pile_when_played(id: str, title: str, piles: list[str], found: set[str]) -> None:
    t = crowd("shadow", shadow_hand=[id], shadow_discard=piles)
    t.do(f"play {title}", f"use {title}/1")
    assert set(t.options) - {"done"} == found


@pytest.mark.parametrize(
    ("id", "move", "piles", "found"),
    [
        ("1_187", "play host-of-thousands", ["1_178", "1_186", "1_271", "1_180"], {"goblin-runner", "guard-commander"}),
        ("1_195", "use relics-of-moria/1", ["1_180", "1_190", "1_269", "1_178"], {"goblin-scimitar", "moria-axe"}),
        ("1_345", "use mithril-mine/1", ["1_180", "1_269", "1_208", "1_9"], {"goblin-scimitar", "orc-scimitar"}),
    ],
)
def test_played_from_the_discard_pile(id: str, move: str, piles: list[str], found: set[str]) -> None:
    place = {"shadow_hand": [id]} if move.startswith("play") else {"shadow_support": [id]} if id != "1_345" else {}
    t = crowd("shadow", shadow_discard=piles, **place)
    t.do(move)
    assert set(t.options) == found


# -- requirements: what does not count ----------------------------------------------------------------

OTHERS = {  # everything but what is wanted, and conditions of the culture that is
    "sauron": (["1_177", "1_158", "1_230"], ["1_264"]),
    "moria": (["1_271", "1_158", "1_230"], ["1_192"]),
    "nazgul": (["1_177", "1_158", "1_271"], ["1_238"]),
    "uruk-hai": (["1_177", "1_230", "1_271"], ["1_133"]),
}


@pytest.mark.parametrize(
    ("id", "title", "phase", "wanted"),
    [
        ("1_125", "greed", "shadow", "uruk-hai"),
        ("1_132", "parry", "maneuver", "uruk-hai"),
        ("1_141", "their-arrows-enrage", "shadow", "uruk-hai"),
        ("1_142", "traitors-voice", "shadow", "uruk-hai"),
        ("1_159", "uruk-hai-rampage", "shadow", "uruk-hai"),
        ("1_165", "cave-troll-of-moria", "shadow", "moria"),
        ("1_175", "goblin-domain", "shadow", "moria"),
        ("1_222", "paths-seldom-trodden", "shadow", "nazgul"),
        ("1_238", "wreathed-in-shadow", "shadow", "nazgul"),
        ("1_239", "all-thought-bent-on-it", "maneuver", "sauron"),
        ("1_241", "curse-from-mordor", "shadow", "sauron"),
        ("1_242", "the-dark-lords-summons", "shadow", "sauron"),
        ("1_243", "despair", "maneuver", "sauron"),
        ("1_245", "desperate-measures", "maneuver", "sauron"),
        ("1_251", "a-host-avails-little", "maneuver", "sauron"),
        ("1_283", "you-bring-great-evil", "shadow", "sauron"),
    ],
)
def test_other_minions_and_conditions_do_not_meet_it(id: str, title: str, phase: str, wanted: str) -> None:
    minions, support = OTHERS[wanted]
    more = {"burdens": 9, "dead": ["1_7"] * 3, "fellowship": FELLOWSHIP[:4]} if id == "1_243" else {}
    t = crowd(phase, minions=minions, others=[{}], shadow_support=support, shadow_hand=[id], **more)
    assert t.let("p2").why_not(f"play {title}") is Why.REQUIREMENT


@pytest.mark.parametrize(
    ("id", "title", "fellowship", "why"),
    [
        ("1_123", "caradhras-has-not-forgiven-us", 4, Why.REQUIREMENT),
        ("1_123", "caradhras-has-not-forgiven-us", 5, None),
        ("1_239", "all-thought-bent-on-it", 4, Why.REQUIREMENT),
        ("1_239", "all-thought-bent-on-it", 5, None),
        ("1_251", "a-host-avails-little", 5, Why.REQUIREMENT),
        ("1_251", "a-host-avails-little", 6, None),
    ],
)
def test_so_many_companions_with_frodo(id: str, title: str, fellowship: int, why: Why | None) -> None:
    t = crowd("maneuver", fellowship=FELLOWSHIP[: fellowship - 1], shadow_hand=[id]).let("p2")
    assert t.why_not(f"play {title}") is why
    assert t.can(f"play {title}") == (why is None)


def test_1_169_five_moria_minions_and_nothing_else() -> None:
    four = ["1_177", "1_163", "1_165", "1_178"]
    t = crowd("assignment", minions=[*four, "1_271"], others=[{}], shadow_support=["1_192"], shadow_hand=["1_169"])
    assert t.let("p2").why_not("play the-end-comes") is Why.REQUIREMENT
    t = crowd("assignment", minions=[*four, "1_191"], others=[{}], shadow_hand=["1_169"])
    assert t.let("p2").can("play the-end-comes")


def test_1_194_and_1_161_and_1_275_answer_stealth_alone() -> None:
    for hand, stealthy in (("1_296", True), ("1_315", False)):
        t = crowd("skirmish", others=[{}], hand=[hand], shadow_hand=["1_161", "1_194"], shadow_support=["1_275"],
                  fights={"merry": "1_177"})  # fmt: skip
        t.do("play hobbit-intuition" if stealthy else "play stout-and-sturdy")
        assert t.can("play wariness") == t.can("play relentless") == t.can("use seeking-it-always/1") == stealthy


def test_1_161_your_own_uruk_hai_pays() -> None:
    t = crowd("skirmish", hand=["1_296"], shadow_hand=["1_161"], fights={"merry": "1_177"})
    for mode in ("choose 1", "choose 2"):
        again = t.m.copy()
        t.do("play hobbit-intuition", "play wariness", mode)
        assert set(t.options) == {"uruk-hai-raiding-party", "uruk-brood"}
        t.m = again


def test_1_275_a_sauron_tracker_pays() -> None:
    t = crowd("skirmish", hand=["1_296"], shadow_support=["1_275"], fights={"merry": "1_177"})
    t.do("play hobbit-intuition", "use seeking-it-always/1")
    assert set(t.options) == TRACKERS


def test_1_194_three_moria_minions_and_nothing_else() -> None:
    t = crowd("skirmish", minions=["1_177", "1_163", "1_271"], others=[{}], hand=["1_296"], shadow_hand=["1_194"],
              shadow_support=["1_192"], fights={"merry": "1_177"})  # fmt: skip
    t.do("play hobbit-intuition")
    assert not t.can("play relentless")


# -- how long, and whose ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "phase", "moves", "who"),
    [
        ("1_126", "maneuver", ["play hunt-them-down", "uruk-brood"], "uruk-brood"),
        ("1_127", "maneuver", ["use lurtz/1"], "lurtz"),
        ("1_146", "maneuver", ["use uruk-fighter/1"], "uruk-fighter"),
        ("1_156", "maneuver", ["use uruk-warrior/1"], "uruk-warrior"),
        ("1_235", "shadow", ["use ulaire-otsea/1", "ulaire-otsea"], "ulaire-otsea"),
        ("1_360", "maneuver", ["use emyn-muil/1", "uruk-brood"], "uruk-brood"),
    ],
)
def test_fierce_until_regroup_and_no_longer(id: str, phase: str, moves: list[str], who: str) -> None:
    place: dict[str, object] = {"shadow_hand": [id]}
    if moves[0].startswith("use"):
        place = {"sites": {4: id}} if id == "1_360" else {"minions": [*MINIONS, id]}
    if id == "1_360":
        place = {"site": 9, "sites": {9: id}}
    t = crowd(phase, **place).let("p2").do(*moves).pass_to_phase("archery")
    assert t.keyword(who, "fierce") == 1


def test_1_360_your_own_minion() -> None:
    t = crowd("maneuver", site=9, sites={9: "1_360"}).let("p2").do("use emyn-muil/1")
    assert "uruk-savage" not in t.options
    assert set(t.options) == {
        "uruk-hai-raiding-party", "uruk-brood", "goblin-patrol-troop", "ancient-chieftain", "cave-troll-of-moria",
        "ulaire-cantea", "ulaire-enquea", "band-of-the-eye", "orc-scouting-band",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("id", "title", "theirs", "other"),
    [
        ("1_144", "uruk-bloodlust/1", "1_158", "1_177"),
        ("1_159", "uruk-hai-rampage/2", "1_158", "1_177"),
        ("1_183", "goblin-swarms/1", "1_177", "1_165"),
        ("1_183", "goblin-swarms/1", "1_177", "1_240"),
        ("1_209", "blade-tip/1", "1_229", "1_158"),
    ],
)
def test_a_win_of_others_is_not_meant(id: str, title: str, theirs: str, other: str) -> None:
    for mine, not_mine in (([], [theirs]), ([other], [])):
        t = crowd("skirmish", shadow_support=[id], fellowship=["1_364"], minions=mine, others=[{"minions": not_mine}],
                  fights={"gandalf": [*mine, *not_mine]})  # fmt: skip
        while t.s.fight >= 0 and t.m.decision is not None:
            assert not t.can(f"use {title}")
            t.idle()


def test_weapons_of_moria_alone_are_paid_for_and_come_back() -> None:
    t = crowd("shadow", shadow_support=["1_173"], shadow_hand=["1_269", "1_178"], twilight=20)
    t.do("play orc-scimitar", "band-of-the-eye", "play goblin-runner")
    assert t.s.twilight == 20 - 1 - 1  # nothing for a weapon of Sauron, nothing for a minion
    t = crowd("skirmish", shadow_support=["1_193"], minions=["1_271 + 1_269", "1_240"], others=[{}],
              fights={"aragorn": "1_271"}, fellowship=["1_89 + 1_112"])  # fmt: skip
    while t.s.fight >= 0 and t.m.decision is not None:
        assert not t.can("use plundered-armories/1")
        t.idle()


def test_1_133_your_own_isengard_events_only() -> None:
    t = crowd("maneuver", shadow_support=["1_133"], shadow_hand=["1_124", "1_212", "1_129"],
              others=[{"minions": THEIRS, "hand": ["1_124"]}])  # fmt: skip
    assert {t.names([c])[0]: cost_of(t.s, c, 1) for c in t.s.hands[1]} == {
        "cruel-caradhras": 1,
        "fear": 1,
        "the-misadventure-of-mr-underhill": 2,
    }
    assert cost_of(t.s, t.s.hands[2][0], 2) == 2
    t = crowd("skirmish", shadow_support=["1_133"], fights={"aragorn": "1_177"})
    t.let("p2").do("use sarumans-ambition/2", "uruk-brood")
    assert (t.zone("sarumans-ambition"), t.strength("uruk-brood")) == ("discard", 9 + 2)


def test_the_trackers_help_your_own_sauron_minions() -> None:
    for tracker in ("1_261", "1_262", "1_270"):
        t = Scene(minions=[tracker], shadow_hand=["1_271", "1_151"], others=[{"hand": ["1_271"]}], phase="shadow")
        assert [cost_of(t.s, c, 1) for c in t.s.hands[1]] == [2 + 1, 2 + 2]
        assert cost_of(t.s, t.s.hands[2][0], 2) == 2 + 2


# -- what is counted, and where -----------------------------------------------------------------------


def test_1_145_1_148_and_1_163_count_others_of_their_own() -> None:
    t = crowd("skirmish", minions=[*MINIONS, "1_148"], fights={"aragorn": "1_177"}).let("p2").do("use uruk-brood/1")
    assert t.options == ["0", "1", "2", "3"]  # Raiding Party, Lieutenant, and the Savage of p3
    assert t.strength("uruk-lieutenant") == 8 + 3
    assert t.strength("ancient-chieftain") == 9 + 2  # no troll, no Orc of Sauron
    assert crowd("maneuver", minions=[*MINIONS, "1_259"]).strength("morgul-warden") == 9 + 4


def test_1_155_and_1_189_count_minions_of_their_culture() -> None:
    t = crowd("maneuver", minions=[*MINIONS, "1_155"], shadow_support=["1_133"], shadow_hand=["1_137"], wounds=0)
    t.let("p2").do("play sarumans-reach", "uruk-brood", "choose 2", "use uruk-spy/1")
    assert t.options == ["0", "1", "2", "3", "4"]
    for hit in ("exert", "wound"):
        t = crowd("maneuver", shadow_support=["1_192"], shadow_hand=["1_189", "1_124"], wounds=0, ring="1_2",
                  shadow_deck=["1_151"] * 9)  # fmt: skip
        if hit == "exert":
            t.let("p2").do("play cruel-caradhras", "uruk-brood", "choose 1")
        else:
            t = crowd("archery", minions=[*MINIONS, "1_176"], shadow_support=["1_192"], shadow_hand=["1_189"], wounds=0,
                      shadow_deck=["1_151"] * 9)  # fmt: skip
            t.do("pass", "pass", "pass", "frodo")
        t.do("play lost-to-the-goblins" + ("" if hit == "exert" else "/2"))
        most = 4 if hit == "exert" else 5
        assert t.options == [str(n) for n in range(most + 1)]
        t.do(str(most))
        assert (t.s.burdens[0], len(t.s.decks[1])) == (3 + 3, 9 - most)  # three burdens at most


def test_1_167_up_to_the_other_moria_orcs() -> None:
    t = crowd("skirmish", shadow_hand=["1_167"], fights={"aragorn": "1_177"}).let("p2")
    t.do("play denizens-enraged", "goblin-patrol-troop")
    assert t.options == ["0", "1", "2"]


def test_1_172_and_1_184_want_another_moria_orc() -> None:
    for who, arrows in (("1_172", -6), ("1_184", -1)):
        t = crowd("archery", minions=[who, "1_165", "1_271"], others=[{}])
        assert changes(t.s, "fellowship-archery") == 0
        t = crowd("archery", minions=[who, "1_178"], others=[{}])
        assert changes(t.s, "fellowship-archery") == arrows


def test_1_174_another_moria_orc_beside_it() -> None:
    for beside, damage in (("1_271", 0), ("1_165", 0), ("1_178", 2)):
        t = crowd("skirmish", minions=["1_174", beside], others=[{}], fights={"aragorn": ["1_174", beside]})
        assert t.keyword("goblin-backstabber", "damage") == damage
    t = crowd("maneuver", minions=["1_174", "1_178"], others=[{}])
    assert t.keyword("goblin-backstabber", "damage") == 0


def test_1_164_a_moria_archer() -> None:
    t = crowd("archery", minions=["1_131", "1_177"], shadow_hand=["1_164"])
    assert t.let("p2").why_not("play bitter-hatred") is Why.REQUIREMENT


def test_1_165_costs_three_less_underground_and_there_alone() -> None:
    for site, cost in ((4, 7), (6, 10)):
        t = Scene(minions=["1_178"], shadow_hand=["1_165"], site=site, phase="shadow")
        assert cost_of(t.s, t.s.hands[1][0], 1) == cost


@pytest.mark.parametrize(("site", "twilight"), [(4, 2), (5, 2), (6, 0)])
def test_1_188_dwarf_companions_at_sites_four_and_five(site: int, twilight: int) -> None:
    base = {4: 3, 5: 6, 6: 3}[site] + 2  # the Shadow number; Frodo and Gimli
    t = Scene(fellowship=["1_13"], support=["1_17"], shadow_support=["1_188"], site=site - 1, phase="move")
    assert t.s.twilight == base + twilight


@pytest.mark.parametrize(
    ("site", "fellowship", "support", "gone"),
    [(4, "1_13", [], 2), (5, "1_50", [], 2), (6, "1_13", [], 2), (7, "1_13", [], 0), (4, "1_97", ["1_17", "1_40"], 0)],
)
def test_1_198_at_sites_four_to_six_with_a_dwarf_or_elf(
    site: int, fellowship: str, support: list[str], gone: int
) -> None:
    t = Scene(fellowship=[fellowship], support=support, hand=["1_3"] * 4, shadow_support=["1_198"], site=site - 1,
              phase="move")  # fmt: skip
    assert len(t.s.discards[0]) - len(support) * (site == 7) == gone


def test_1_196_and_1_200_moria_orcs() -> None:
    t = crowd(
        "shadow", shadow_support=["1_196"], shadow_hand=["1_9"] * 3, shadow_discard=["1_178", "1_186", "1_271", "1_180"]
    )
    t.do("use they-are-coming/1")
    assert set(t.options) == {"goblin-runner", "guard-commander"}
    t = crowd("shadow", minions=["1_178"], shadow_support=["1_200"], shadow_deck=["1_3", "1_165"])
    t.do("use the-underdeeps-of-moria/1")
    assert t.zone("cave-troll-of-moria") == "discard"


def test_1_130_a_weather_condition_exerts_a_companion_or_ally_of_gandalf() -> None:
    t = crowd("shadow", support=["1_40", "1_70"], shadow_support=["1_130"], shadow_hand=["1_135", "1_157"])
    t.do("play uruk-hai-armory")
    assert t.seat == "p2"  # no weather, nobody exerts
    assert (t.wounds("gandalf"), t.wounds("barliman-butterbur")) == (0, 0)
    t.do("play sarumans-frost", "mithril-mine", "uruk-brood")
    assert set(t.options) == {"gandalf", "barliman-butterbur"}


def test_conditions_on_a_site_where_the_fellowship_is_not() -> None:
    for card in ("1_135", "1_138", "1_140"):
        t = crowd("maneuver", minions=["1_158", "1_176"], others=[{}])
        c = t.spare(t.s, card)
        enter(t.s, c, ATTACHED, t.s.path[1])
        assert t.strength("merry") == 3
        t.pass_to_phase("archery")
        assert PHASES[t.s.phase] == "archery"
        assert not forbidden_actions(t.s)
        t.s.phase = SKIRMISH
        t.s.moved()
        assert not forbidden_actions(t.s)


def test_hobbit_allies_do_not_walk() -> None:
    t = Scene(fellowship=["1_302"], support=["1_291"], site=1, sites={2: "1_332"}, phase="move")
    assert (t.wounds("merry"), t.wounds("the-gaffer")) == (1, 0)
    t = Scene(fellowship=["1_302"], support=["1_291"], site=2, phase="fellowship")
    enter(t.s, t.spare(t.s, "1_134"), ATTACHED, t.s.path[2])
    t.do("pass")
    assert (t.wounds("merry"), t.wounds("the-gaffer")) == (1, 0)


def test_1_141_archer_allies_too() -> None:
    t = crowd("maneuver", support=["1_57", "1_40"], shadow_support=["1_141"])
    plain = crowd("maneuver", support=["1_57", "1_40"])
    assert [plain.strength(who) - t.strength(who) for who in ("rumil", "legolas", "elrond", "merry")] == [1, 1, 0, 0]


def test_1_142_and_1_252_nothing_before_their_moment() -> None:
    t = crowd("maneuver", shadow_support=["1_142"], wounds=0, burdens=4)  # Gimli is exhausted, Frodo is not
    t.do("pass", "pass", "pass")
    assert t.s.limit_change == 0
    for burdens, deck in ((4, []), (5, ["1_3"])):
        t = crowd("maneuver", shadow_support=["1_252"], wounds=0, burdens=burdens, deck=deck)
        t.do("pass", "pass", "pass")
        assert 0 in t.s.order  # he plays on


def test_1_149_weather_that_lies_on_the_table() -> None:
    assert crowd("maneuver", minions=["1_149"], shadow_support=["1_157"]).strength("uruk-messenger") == 6


def lost(who: str, to: str, **more: object) -> Scene:
    """A skirmish lost while another is still to come."""
    t = crowd("skirmish", site=3, support=["1_40"], minions=[to, "1_240", "1_177", "1_178"], others=[{}], wounds=0,
              fellowship=["1_97", "1_13"], fights={who: to, "gimli": "1_178"}, **more)  # fmt: skip
    t.do(who)
    while t.m.decision is not None and t.s.fight == t.card(who):
        t.idle()
    return t


def test_1_162_a_companion_or_an_ally_who_loses_to_an_uruk_hai() -> None:
    for who, to, burdens in (("elrond", "1_158", 1), ("boromir", "1_158", 1), ("boromir", "1_177", 0)):
        t = lost(who, to, shadow_support=["1_162"], ring="1_2")
        assert (t.s.burdens[0] - 3) + t.wounds("frodo") == burdens


def test_1_263_every_sauron_orc_after_a_loss_to_one() -> None:
    for who, to, more in (
        ("elrond", "1_240", 1),
        ("boromir", "1_240", 1),
        ("boromir", "1_177", 0),
        ("boromir", "1_158", 0),
    ):
        t = lost(who, to, shadow_support=["1_263"])
        assert t.strength("band-of-the-eye") == 12 + more
        assert t.strength("goblin-patrol-troop") == 13


def test_1_249_your_sauron_orc_against_gondor() -> None:
    t = crowd(
        "skirmish",
        minions=["1_271", "1_178"],
        others=[{}],
        shadow_support=["1_249"],
        fights={"boromir": ["1_271", "1_178"]},
    )
    assert (t.strength("orc-soldier"), t.strength("goblin-runner")) == (7 + 2, 5)
    t = crowd("skirmish", minions=["1_178"], others=[{"minions": ["1_271"]}], shadow_support=["1_249"],
              fellowship=["1_13 + 1_9", "1_11 + 1_9"], fights={"gimli": "1_178", "farin": "1_271"})  # fmt: skip
    while t.m.decision is not None and PHASES[t.s.phase] == "skirmish":
        t.idle()
    assert t.zone("gleaming-spires-will-crumble") == "support"  # a goblin and the Orc of another lost


def test_1_223_and_1_254_archer_companions_alone() -> None:
    t = (
        crowd("maneuver", support=["1_57"], shadow_hand=["1_223"])
        .let("p2")
        .do("play relentless-charge", "ulaire-enquea")
    )
    assert (t.wounds("legolas"), t.wounds("rumil")) == (2, 0)
    t = crowd("shadow", support=["1_57"], minions=["1_240 + 1_254"], twilight=0).do("use mordor-enraged/1")
    assert t.s.twilight == 1


def test_1_209_and_1_216_blade_tips() -> None:
    t = crowd(
        "skirmish", fellowship=["1_364", "1_97 + 1_209"], minions=["1_229"], others=[{}], fights={"gandalf": "1_229"}
    )
    while t.s.fight >= 0 and t.m.decision is not None:
        assert not t.can("use blade-tip/1")  # it lies on Boromir already
        t.idle()
    t = crowd("turn", shadow_support=["1_209"])
    assert t.wounds("gandalf") == 0  # from the support area it hurts nobody
    t = crowd("skirmish", minions=["1_229 + 1_216"], others=[{"support": ["1_209"]}], fights={"gandalf": "1_229"})
    t.let("p2").do("use morgul-blade/1")
    assert t.zone("blade-tip") == "support"  # it is another player's


def test_1_236_and_1_262_when_they_may() -> None:
    for burdens, offered in ((3, False), (4, True)):
        t = crowd("assignment", minions=["1_236"], others=[{}], burdens=burdens)
        assert t.let("p2").can("use ulaire-toldea/1") == offered
    t = crowd("assignment", minions=["1_262"], others=[{}], fellowship=["1_13"])  # Frodo, and the Gaffer at home
    assert t.let("p2").why_not("use orc-assassin/2") is Why.REQUIREMENT


def test_1_258_and_1_266_as_often_as_they_say() -> None:
    t = crowd("shadow", shadow_hand=["1_258"], shadow_discard=["1_217"] * 3)
    t.do("play morgul-skulker", "use morgul-skulker/1", "morgul-gates", "morgul-gates")
    assert len(t.s.discards[1]) == 1
    t = crowd("shadow", minions=["1_266"], shadow_hand=["1_269"], others=[{}], twilight=9).do("play orc-scimitar")
    assert t.s.twilight == 9 - 1 + 2
    chieftain = t.card("orc-chieftain")
    assert KINDS[t.s.kind[chieftain]].frames[0].used_up(t.s, chieftain, 0)


def test_1_279_only_if_the_bearer_stayed_out() -> None:
    for fights, burdens in (({"merry": "1_178"}, 1), ({"merry": "1_178", "frodo": "1_271"}, 0), ({}, 0)):
        t = Scene(fellowship=["1_302"], on_frodo=["1_279"], minions=["1_178", "1_271"], ring="1_1", hand=["1_296"] * 2,
                  phase="skirmish", fights=fights)  # fmt: skip
        t.s.wounds[t.s.bearer[0]] = 0
        while t.m.decision is not None and t.s.fp == 0:
            t.do("play hobbit-intuition") if t.can("play hobbit-intuition") else t.idle()
        assert t.s.burdens[0] == burdens


# -- sites --------------------------------------------------------------------------------------------


def test_1_326_companions_and_allies() -> None:
    t = Scene(hand=["1_302", "1_291", "1_299"], site=1, sites={1: "1_326"})
    t.do("use westfarthing/1")
    assert set(t.options) == {"merry", "the-gaffer"}


def test_1_327_and_1_342_want_a_ranger_and_once_a_turn() -> None:
    for number, site in ((2, "1_327"), (3, "1_342")):
        for who, more in (("1_97", 0), ("1_89", 1)):
            t = Scene(fellowship=[who], site=number - 1, sites={number: site}, phase="move")
            t.pass_until("move", "stay")
            assert t.s.limit_change == more


def test_1_329_stealth_alone_is_forbidden() -> None:
    t = Scene(fellowship=["1_302*1"], hand=["1_296", "1_315"], minions=["1_177"], sites={2: "1_329"}, phase="skirmish",
              fights={"merry": "1_177"})  # fmt: skip
    assert t.why_not("play hobbit-intuition") is Why.FORBIDDEN
    assert t.can("play stout-and-sturdy")


def test_1_330_one_who_is_no_hobbit_must_fight() -> None:
    t = Scene(fellowship=["1_302", "1_97"], minions=["1_177"], sites={2: "1_330"}, phase="archery").pass_to_phase(
        "assignment"
    )
    assert PHASES[t.s.phase] == "assignment"


def test_1_333_the_free_peoples_player_discards() -> None:
    t = Scene(hand=["1_3", "1_5"], shadow_hand=["1_178", "1_151"], sites={2: "1_333"}, twilight=9, phase="shadow")
    t.do("play goblin-runner", "axe-strike")
    assert (len(t.s.hands[0]), len(t.s.discards[0])) == (1, 1)


def test_1_344_and_1_346_the_free_peoples_player_chooses() -> None:
    for site in ("1_344", "1_346"):
        t = Scene(fellowship=["1_13", "1_97", "1_89"], site=3, sites={4: site}, phase="move")
        assert (t.seat, t.options) == ("p1", ["choose 1", "choose 2"])


def test_1_350_a_troll_is_no_orc() -> None:
    t = Scene(minions=["1_178"], shadow_hand=["1_165", "1_186"], site=6, sites={6: "1_350"}, phase="shadow")
    assert [cost_of(t.s, c, 1) for c in t.s.hands[1]] == [10, 1]


def test_1_351_one_opponent() -> None:
    t = Scene(fellowship=["1_50"], others=[{"hand": ["1_151"]}], shadow_hand=["1_177"], site=6, sites={6: "1_351"})
    t.do("use galadriels-glade/1")
    assert set(t.options) == {"p2", "p3"}
    t.do("p3")
    assert [e.event.card for e in t.m.events if e.event.kind == "saw-cards"] == [["uruk-savage"]]


def test_1_357_archer_minions() -> None:
    t = Scene(fellowship=["1_50"], minions=["1_176", "1_131", "1_177"], site=8, sites={8: "1_357"}, phase="archery")
    assert changes(t.s, "minion-archery") == 2


def test_1_358_gondor_companions() -> None:
    t = Scene(fellowship=["1_97*1", "1_89*1", "1_13*1"], hand=["1_105"], site=8, sites={8: "1_358"})
    t.do("use pillars-of-the-kings/1")
    assert set(t.options) == {"boromir", "aragorn"}


def test_1_359_five_orc_minions() -> None:
    t = Scene(minions=["1_271"] * 4 + ["1_158", "1_165"], site=8, sites={8: "1_359"}, phase="shadow")
    assert not t.can("use shores-of-nen-hithoel/1")


def test_1_361_isengard_minions() -> None:
    t = Scene(shadow_hand=["1_158", "1_177", "1_124"], site=9, sites={9: "1_361"}, phase="shadow")
    assert [cost_of(t.s, c, 1) for c in t.s.hands[1]] == [3, 6, 2]
