"""Hunt for the Ring by clicking: both sides of the screen, what each seat must never see, and notes of one's own."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import ask
from browser.hunt_table import (
    FRODO_MOVES,
    HUNTED,
    THIRD_RIDES,
    TILES,
    Hunter,
    at_table,
    middle,
    open_at,
    open_hunt,
)
from browser.table import Table
from server.changes import whole_states

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]
QUICK = {"confirm": False, "autoAnswer": True, "motion": "none"}
FRIENDS = {"wraith_1": "friend", "wraith_2": "friend"}
SECRET_EVENTS = {
    "log-written", "ally-drawn", "start-drawn", "information-drawn", "information-hidden", "journey-kept",
    "deeds-drawn", "gandalf-went",
}  # fmt: skip


def listen(table: Table) -> list[str]:
    """Every state and every change that the server sends to this page, as it comes over the line."""
    frames: list[str] = []

    def hear(text: str | bytes) -> None:
        if json.loads(text)["type"] in ("state", "change"):
            frames.append(str(text))

    table.page.on("websocket", lambda line: line.on("framereceived", hear))
    return frames


def click_place(page: Page, place: str) -> None:
    page.mouse.click(*middle(page, f"#board [data-place='{place}']"))


def lights(page: Page, kind: str) -> set[str]:
    found = page.locator(f"#board .place.glow-{kind}").evaluate_all("all => all.map((one) => one.dataset.place)")
    return set(found)


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_both_parts_as_the_ring_bearer(sit: Sit, address: str) -> None:
    """Frodo goes east; should he fall in the Shire all the same, he sets out again."""
    kinds: set[str] = set()
    for _ in range(4):
        me = at_table(sit(settings=QUICK), open_hunt(address, ringbearer="here", wraith_1="bot:random"))
        player = Hunter(me, eastward=True)
        player.play_to_the_end()
        expect(me.page.get_by_role("dialog", name="The game is over")).to_be_visible()
        kinds |= player.kinds
        if me.page.locator("#board .ht").get_attribute("data-part") == "2":
            break
    expect(me.page.locator("#board .ht")).to_have_attribute("data-part", "2")
    expect(me.page.locator("header").first).to_contain_text("Part 2")
    assert {"token", "log", "dot", "card", "choice", "wander"} <= kinds


@pytest.mark.slow
def test_both_parts_as_the_ringwraiths_and_nothing_leaks(sit: Sit, address: str) -> None:
    """A Frodo who knows the way: riders that click at random see him to Rivendell, or catch him by luck."""
    opened = open_hunt(address, ringbearer="bot:wanderer", wraith_1="here")
    me = sit(settings=QUICK)
    frames = listen(me)
    at_table(me, opened)
    player = Hunter(me)
    player.play_to_the_end()
    expect(me.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert {"at", "ride", "die", "perceive"} <= player.kinds
    states = whole_states(map(json.loads, frames))
    playing = [state for state in states if state["result"] is None]
    assert len(playing) > 50
    for state in playing:
        hides_the_ring_bearer(state)
    assert states[-1]["view"]["screen"]["log"], "when all is over the log is shown"


def hides_the_ring_bearer(state: dict[str, Any]) -> None:
    """A state that a Ringwraith gets: no log, no hand, no question of the other side."""
    view = state["view"]
    assert view["screen"] is None
    assert view["possible"] is None
    assert state["decision"] is None or state["decision"]["seat"] == "wraith-1"
    assert not {told["kind"] for told in state["told"]} & SECRET_EVENTS
    told = re.findall(r"ally\d-\d\d", json.dumps(state["told"]))
    seen = [card for cards in view["seen_hands"].values() for card in cards]
    public = {*view["ally_discard"], *told, *seen, view["kept_card"]}
    assert set(re.findall(r"ally\d-\d\d", json.dumps(view))) <= public


# -- one screen for both sides -----------------------------------------------------------------------


def test_a_curtain_falls_between_the_two_sides(sit: Sit, address: str) -> None:
    me = at_table(sit(settings=QUICK), open_hunt(address, ringbearer="here", wraith_1="here"))
    page, table = me.page, me.page.locator("[data-version]")
    curtain = page.get_by_role("dialog", name="Hand the screen to: Ring-bearer")
    expect(curtain).to_be_visible()
    expect(table).to_be_hidden()
    page.get_by_role("button", name="I am Ring-bearer").click()
    expect(table).to_be_visible()
    expect(page.locator("[data-secret=journal]")).to_contain_text("Frodo set out from")
    expect(page.locator("[data-card^=ally]")).to_have_count(3)
    tokens = lights(page, "token")
    assert len(tokens) == 5
    click_place(page, sorted(tokens)[0])

    expect(page.get_by_role("dialog", name="Hand the screen to: Ringwraith 1")).to_be_visible()
    expect(table).to_be_hidden()
    for _ in range(2):  # behind the curtain, and when it has been lifted
        assert page.locator("[data-secret]").count() == 0
        assert page.locator("[data-card^=ally]").count() == 0
        assert "Frodo sets out from" not in page.content()
        if page.get_by_role("button", name="I am Ringwraith 1").count():
            page.get_by_role("button", name="I am Ringwraith 1").click()
    expect(me.prompt).to_contain_text("Where does Nazgûl 1 begin?")
    assert len(lights(page, "at")) == 6


def test_questions_of_the_other_seat_wait_for_the_curtain(sit: Sit, address: str) -> None:
    opened = open_at(address, THIRD_RIDES, ringbearer="here", wraith_1="here", wraith_2="here")
    me = at_table(sit(settings=QUICK), opened)
    me.page.get_by_role("button", name="I am Ringwraith 1").click()
    me.prompt.get_by_role("button", name="Search").click()  # the Ring-bearer may have a card against it
    expect(me.page.get_by_role("dialog", name="Hand the screen to: Ring-bearer")).to_be_visible()
    expect(me.page.locator("[data-version]")).to_be_hidden()
    me.page.get_by_role("button", name="I am Ring-bearer").click()
    expect(me.prompt).to_contain_text("Stop a Search?")
    expect(me.page.locator("[data-card='ally1-13'][data-can]")).to_be_visible()


# -- the Ring-bearer -----------------------------------------------------------------------------------


def test_the_journal_and_a_move(sit: Sit, address: str) -> None:
    me = at_table(sit(settings=QUICK), open_at(address, FRODO_MOVES, ringbearer="here", **FRIENDS))
    page = me.page
    expect(page.locator("[data-secret=journal]")).to_contain_text("Three-Farthing Stone (11)")
    assert page.locator("#board .walked").count() == 1
    reach = lights(page, "dot")
    assert reach == {"d30", "d31", "d39"}
    me.page.locator("[data-dot]").click()
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(8)
    expect(me.prompt).to_contain_text("your turn")
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(7)


def test_the_ring_bearers_turn_does_not_end_by_itself(sit: Sit, address: str) -> None:
    """Nothing but “end the turn” is left: haste would tell the Ringwraiths that he can play no card here."""
    spent = {"hand": ["ally1-08"], "tokens": 0, "company": {"frodo": "flipped"}}
    me = at_table(sit(settings=QUICK), open_at(address, FRODO_MOVES, more=spent, ringbearer="here", **FRIENDS))
    page = me.page
    page.clock.install()
    page.locator("[data-dot]").click()
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(8)
    expect(me.prompt.get_by_role("button", name="end the turn")).to_be_visible()
    page.clock.run_for(10_000)
    page.get_by_role("button", name="Take back").first.click()
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(7)


def test_why_not_there(sit: Sit, address: str) -> None:
    me = at_table(sit(settings=QUICK), open_at(address, FRODO_MOVES, ringbearer="here", **FRIENDS))
    me.page.mouse.click(*middle(me.page, "#board [data-nazgul='4'] .badge"))
    expect(me.page.locator("body")).to_contain_text("It is not connected")


def test_the_map_by_keyboard(sit: Sit, address: str) -> None:
    start = {"log": ["4"], "record": ["move"], "tracks": [], "swords": []}
    opened = open_at(address, FRODO_MOVES, more=start, ringbearer="here", **FRIENDS)
    me = at_table(sit(settings=QUICK), opened)
    page = me.page
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(1)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cursor]")).to_have_attribute("data-cursor", "4")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-cursor]")).to_have_attribute("data-cursor", "d14")
    page.keyboard.press("Enter")
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(2)


def test_tiles_and_the_friend_who_sends_one_back(sit: Sit, address: str) -> None:
    drawn = {"found": "34", "drawn": ["1#1", "2#6", "eye#11"]}
    me = at_table(sit(settings=QUICK), open_at(address, TILES, more=drawn, ringbearer="here", **FRIENDS))
    window = me.page.get_by_role("region", name="Corruption tiles")
    expect(window).to_contain_text("Encounter at Whitfurrows (34)")
    expect(window).to_contain_text("4 Corruption: 5 → 9")
    expect(window.locator("small")).to_have_text(["+1", "+2", "+1"])
    expect(window).to_contain_text("An Eye costs 1, and 1 more for every Eye beside the track before it (now 0).")
    window.locator("[data-tile='2']").click()
    window.locator("[data-flip=sam]").click()
    expect(window).to_be_hidden()
    expect(me.page.locator("#log")).to_contain_text("A tile goes back to the Hunt pool: 2.")
    expect(me.page.locator("[data-company=sam]")).to_have_attribute("data-state", "flipped")
    expect(me.prompt).to_contain_text("Frodo flees, in secret")


def test_the_seat_says_when_it_wants_to_be_asked(sit: Sit, address: str) -> None:
    me = at_table(sit(settings=QUICK), open_at(address, HUNTED, ringbearer="here", **FRIENDS))
    expect(me.prompt).to_contain_text("Stop a Hunt?")
    expect(me.prompt).to_contain_text("Whitfurrows (34)")
    assert lights(me.page, "path") == {"34"}
    expect(me.page.locator("[data-card='ally1-13'][data-can]")).to_be_visible()
    me.page.get_by_label("Ask me for Out of Turn cards").select_option("never")
    expect(me.page.locator("[data-answer=hunt-answered]")).to_contain_text("yes, Frodo is here")


# -- the Ringwraiths -----------------------------------------------------------------------------------


def wait_for_note(address: str, opened: dict[str, Any]) -> None:
    """Until the table keeps what was shared."""
    for _ in range(200):
        if ask(address, f"tables/{opened['table']}?seat=wraith-2", token=opened["token"])["notes"]:
            return
        time.sleep(0.05)
    raise AssertionError("the table keeps no note")


def test_notes_are_kept_and_private_or_shared(sit: Sit, address: str) -> None:
    agreed = {"notes": "private"}
    opened = open_at(address, THIRD_RIDES, settings=agreed, ringbearer="friend", wraith_1="here", wraith_2="here")
    me = at_table(sit(settings=QUICK), opened)
    page = me.page
    page.get_by_role("button", name="I am Ringwraith 1").click()
    page.locator("[data-chit=never]").click()
    click_place(page, "36")
    page.locator("[data-chit=trap]").click()
    click_place(page, "34")
    expect(page.locator("#board [data-note]")).to_have_count(2)
    assert me.version == 0, "a chit is no move"
    page.locator("[data-chit=trap]").click()  # laid aside again
    row = page.locator("#part-notes li").filter(has_text="Whitfurrows")
    row.get_by_label("A few words").fill("wait here")
    row.get_by_text("shared").click()
    wait_for_note(address, opened)
    page.reload()
    page.get_by_role("button", name="I am Ringwraith 1").click()
    expect(page.locator("#board [data-note='34']")).to_contain_text("wait here")
    me.prompt.get_by_role("button", name="end the turn").click()
    page.get_by_role("button", name="I am Ringwraith 2").click()
    expect(page.locator("#board [data-note='34']")).to_contain_text("wait here")
    expect(page.locator("#board [data-note='36']")).to_have_count(0)


def test_a_shared_note_reaches_the_ringwraith_at_another_screen(sit: Sit, address: str) -> None:
    agreed = {"notes": "private"}
    opened = open_at(address, THIRD_RIDES, settings=agreed, ringbearer="friend", wraith_1="here", wraith_2="friend")
    writer, reader = sit(settings=QUICK), sit(settings=QUICK)
    at_table(writer, opened)
    bearer = sit(settings=QUICK)
    frames = listen(bearer)
    at_table(bearer, opened, opened["invites"]["ringbearer"])
    at_table(reader, opened, opened["invites"]["wraith-2"])
    writer.page.locator("[data-chit=trap]").click()
    click_place(writer.page, "34")
    row = writer.page.locator("#part-notes li").filter(has_text="Whitfurrows")
    row.get_by_text("shared").click()
    row.get_by_label("A few words").fill("wait here")
    theirs = reader.page.locator("#part-notes li").filter(has_text="Whitfurrows")
    expect(theirs).to_contain_text("wait here")
    expect(theirs).to_contain_text("Ringwraith 1")
    expect(reader.page.locator("#board [data-note='34']")).to_contain_text("wait here")
    row.get_by_text("shared").click()
    expect(theirs).to_have_count(0)
    expect(row.get_by_label("A few words")).to_have_value("wait here")
    assert not any("wait here" in frame or "trap" in frame for frame in frames)
    expect(bearer.page.locator("#board [data-note]")).to_have_count(0)


def test_by_the_rules_a_note_lies_open(sit: Sit, address: str) -> None:
    """p. 10, 19: everybody at the table sees it, the Ring-bearer too."""
    opened = open_at(address, THIRD_RIDES, ringbearer="friend", wraith_1="here", wraith_2="here")
    bearer, writer = sit(settings=QUICK), sit(settings=QUICK)
    at_table(bearer, opened, opened["invites"]["ringbearer"])
    at_table(writer, opened)
    writer.page.get_by_role("button", name="I am Ringwraith 1").click()
    writer.page.locator("[data-chit=trap]").click()
    click_place(writer.page, "34")
    expect(bearer.page.locator("#board [data-note='34']")).to_have_count(1)
    row = writer.page.locator("#part-notes li").filter(has_text="Whitfurrows")
    expect(row.get_by_text("shared")).to_have_count(0)


def test_where_frodo_can_be_is_shaded_by_agreement(sit: Sit, address: str) -> None:
    agreed = {"deduction": True}
    opened = open_at(address, THIRD_RIDES, settings=agreed, ringbearer="here", wraith_1="friend", wraith_2="friend")
    wraith = sit(settings=QUICK)
    frames = listen(wraith)
    at_table(wraith, opened, opened["invites"]["wraith-1"])
    shaded = wraith.page.locator("#board [data-possible]")
    expect(shaded.first).to_be_visible()
    places = set(shaded.evaluate_all("all => all.map((one) => one.dataset.possible)"))
    possible = whole_states(map(json.loads, frames))[-1]["view"]["possible"]
    assert places == set(possible["frodo"]) == set(possible["weight"])
    assert "34" in places, "the truth is always among what can be"
    expect(wraith.page.get_by_text(f"{len(places)} places: his last location")).to_be_visible()
    wraith.page.get_by_label("Where Frodo can be").uncheck()
    expect(shaded).to_have_count(0)
    ringbearer = at_table(sit(settings=QUICK), opened)
    expect(ringbearer.page.locator("[data-secret=journal]")).to_be_visible()
    expect(ringbearer.page.locator("#board [data-possible]")).to_have_count(0)


def test_without_agreement_nothing_is_shaded(sit: Sit, address: str) -> None:
    opened = open_at(address, THIRD_RIDES, ringbearer="friend", wraith_1="here", wraith_2="friend")
    me = at_table(sit(settings=QUICK), opened)
    expect(me.prompt).to_contain_text(re.compile("Nazgûl 3, .*: move and act"))
    expect(me.page.get_by_text("Where Frodo can be")).to_have_count(0)


def test_a_perception_is_aimed_at_the_map(sit: Sit, address: str) -> None:
    opened = open_at(address, THIRD_RIDES, more={"hand": []}, ringbearer="friend", wraith_1="here", wraith_2="friend")
    me = at_table(sit(settings=QUICK), opened)
    me.page.locator("[data-die=ring]").click()
    expect(me.page.locator("#board .glow-perceive")).to_have_count(2)
    me.page.mouse.click(*middle(me.page, "#board [data-area='III·A'] .lamp"))
    expect(me.page.locator("[data-answer=perception-answered]")).to_contain_text("III·A: no")
    expect(me.page.locator("#board [data-area='III·A'] .said")).to_be_visible()


# -- everybody -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "land", "prompt"),
    [("en", "The Shire", "your turn"), ("es", "La Comarca", "tu turno"), ("pt", "O Condado", "sua vez")],
)
def test_three_languages(sit: Sit, address: str, lang: str, land: str, prompt: str) -> None:
    opened = open_at(address, FRODO_MOVES, ringbearer="here", **FRIENDS)
    me = at_table(sit(settings={**QUICK, "lang": lang}), opened)
    expect(me.page.locator("#board .ht-region").filter(has_text=land)).to_have_count(1)
    expect(me.prompt).to_contain_text(prompt)


CROWDED = """() => {
    const names = [...document.querySelectorAll('#board .names text')];
    const over = (one, two) => {
        const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 0 && high > 0 && wide * high > 0.12 * a.width * a.height;
    };
    const pairs = names.flatMap((a, n) => names.slice(n + 1).map((b) => [a, b]));
    return pairs.filter(([a, b]) => over(a, b)).map(([a, b]) => a.textContent + ' / ' + b.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_no_name_hides_another(sit: Sit, address: str, lang: str) -> None:
    """At the size of a small laptop: large enough to read, and none over the other."""
    small = {"viewport": {"width": 1280, "height": 720}}
    opened = open_at(address, THIRD_RIDES, ringbearer="friend", wraith_1="here", wraith_2="friend")
    page = at_table(sit(settings={**QUICK, "lang": lang}, **small), opened).page
    middle(page, "#board .names text")  # the map has taken its place
    assert page.locator("#board .names text").count() == 55
    assert page.evaluate(CROWDED) == []
    letters = page.locator("#board .names text").first.evaluate(
        "e => e.getScreenCTM().a * parseFloat(getComputedStyle(e).fontSize)"
    )
    assert letters > 8


def test_the_prompt_says_what_the_lights_mean(sit: Sit, address: str) -> None:
    opened = open_at(address, THIRD_RIDES, ringbearer="friend", wraith_1="here", wraith_2="friend")
    me = at_table(sit(settings=QUICK), opened)
    expect(me.prompt).to_contain_text("red circle: ride there")
    expect(me.prompt).to_contain_text("gold-rimmed die: use it")
    expect(me.prompt.locator(".buttons button")).to_have_text(["Search here", "End the turn"])


def test_what_was_explained_to_one_is_not_left_for_the_other(sit: Sit, address: str) -> None:
    opened = open_at(address, HUNTED, ringbearer="here", wraith_1="here", wraith_2="here")
    me = at_table(sit(settings=QUICK), opened)
    page = me.page
    page.get_by_role("button", name="I am Ring-bearer").click()
    page.locator("[data-card='ally1-07']").click()  # no card against a Hunt
    expect(page.locator(".notice.why")).to_be_visible()
    me.prompt.get_by_role("button", name="Let it happen", exact=True).click()
    page.get_by_role("button", name=re.compile("I am Ringwraith")).click()
    expect(page.locator(".notice")).to_have_count(0)


def test_a_finger_asks_what_lies_there(sit: Sit, address: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    me = at_table(sit(settings=QUICK, **phone), open_at(address, FRODO_MOVES, ringbearer="here", **FRIENDS))
    me.page.touchscreen.tap(*middle(me.page, "#board [data-trail='30']"))
    expect(me.page.locator("#board .tip")).to_contain_text("Frogmorton (30)")
    expect(me.page.locator("#board .tip")).to_contain_text("a Hunt found that Frodo was here")


def test_on_a_phone(sit: Sit, address: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    me = at_table(sit(settings=QUICK, **phone), open_at(address, FRODO_MOVES, ringbearer="here", **FRIENDS))
    page = me.page
    expect(me.prompt).to_contain_text("your turn")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.get_by_role("tab", name="Hand").tap()
    expect(page.locator("#sheet-hand [data-card='ally1-07']")).to_be_visible()
    page.get_by_role("tab", name="Hand").tap()
    page.touchscreen.tap(*middle(page, "#board [data-place='d39']"))
    page.get_by_role("tab", name="Behind the screen").tap()
    expect(page.locator("[data-secret=journal] tbody tr")).to_have_count(8)
