"""The card table in a real browser: cards, numbers, skirmishes, responses, passing, secrets, a whole game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.house import link
from browser.table import Table
from browser.tcg_table import QUICK, CardPlayer, card, card_views, look, move, of_scene, order, ready, saved
from games.tcg.scene import Scene
from redbook.games.tcg.speech.catalog import catalog
from server.changes import whole_states

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def battle(**more: Any) -> Scene:
    """Gimli with his axe against two, Aragorn against one; Boromir is wounded."""
    given: dict[str, Any] = {
        "fellowship": ["1_13 + 1_9", "1_89", "1_97*2"],
        "minions": ["1_178", "1_150", "1_148"],
        "hand": ["1_3", "1_178"],
        "shadow_hand": ["1_164", "1_230"],
        "fights": {"gimli": ["1_178", "1_150"], "aragorn": "1_148"},
        "phase": "skirmish",
        "twilight": 4,
    }
    return Scene(**{**given, **more})


@pytest.mark.slow
def test_a_whole_game_by_clicking_only(sit: Sit, address: str) -> None:
    opened = order(address, game="tcg", seats=2, settings={"first_game": True}, seating={"p2": "bot:loremaster"})
    me = sit(link(opened), settings=QUICK)
    ready(me)
    clicker = CardPlayer(me)
    clicker.play_to_the_end()
    expect(me.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert {"card", "button"} <= clicker.kinds
    assert look(address, opened)["result"]["reason"] in ("last-site", "ring-bearer-killed", "corrupted")


def test_bid_order_and_starting_fellowship(sit: Sit, address: str) -> None:
    opened = order(address, game="tcg", seats=2, seating={"p2": "friend"})
    page = ready(sit(link(opened), settings=QUICK))
    question = page.locator(".question")
    expect(question).to_contain_text("How many burdens do you bid?")
    question.get_by_role("button", name="more").click()
    question.get_by_role("button", name="more").click()
    question.get_by_role("button", name="less").click()
    expect(question.locator("output")).to_have_text("1")
    question.get_by_role("button", name="Choose 1").click()
    expect(question).to_have_count(0)
    move(address, opened, "p2", "0")
    expect(question).to_contain_text("Which place in the turn order?")
    question.get_by_role("button", name="Choose 1").click()
    chooser = page.locator(".chooser")
    expect(chooser).to_contain_text("Starting fellowship: choose companions; 4 twilight left")
    expect(chooser.locator(".meter i.spent")).to_have_count(0)
    chooser.locator('[data-id="1_311"]').click()  # Sam, for two
    expect(page.locator(".columns [data-id='1_311']")).to_be_visible()
    expect(chooser.locator(".meter i.spent")).to_have_count(2)


def test_a_table_of_four_shows_every_fellowship(sit: Sit, address: str) -> None:
    others = [{"fellowship": ["1_72"], "minions": ["1_177"]}, {"fellowship": ["1_97"], "hand": ["1_178"] * 3}]
    scene = battle(others=others)
    page = ready(sit(link(of_scene(address, scene)), settings=QUICK))
    expect(page.locator(".plate")).to_have_count(4)
    expect(page.locator(".path .pins i")).to_have_count(4)
    expect(page.locator(".path li.here .title")).to_be_visible()
    fourth = page.get_by_role("region", name="The cards of Player 4")
    expect(fourth.locator("[data-id='1_97']")).to_have_count(0)
    expect(fourth).to_contain_text("3")
    fourth.get_by_role("button", name="show 2 cards").click()
    expect(fourth.locator("[data-id='1_97']")).to_be_visible()
    expect(page.locator(".loose .minion", has_text="Player 3")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_card_is_read_in_the_players_language(sit: Sit, address: str, lang: str) -> None:
    scene = battle()
    page = ready(sit(link(of_scene(address, scene)), settings={**QUICK, "lang": lang}))
    printed = {info.id: info for info in catalog(lang)}
    expect(page.locator(".large")).to_have_count(0)
    page.locator(".hand [data-id='1_3']").hover()
    large = page.locator(".large")
    expect(large.locator(".name b")).to_have_text(printed["1_3"].title)
    expect(large.locator(".text")).to_have_text(" ".join(printed["1_3"].text))
    box, small = large.locator("article").bounding_box(), page.locator(".hand article").first.bounding_box()
    assert box is not None
    assert small is not None
    assert box["width"] > 2 * small["width"]
    card(page, scene, "aragorn").hover()
    expect(large.locator(".name small")).to_have_text(printed["1_89"].subtitle)


def test_the_own_pile_is_read_card_by_card(sit: Sit, address: str) -> None:
    page = ready(sit(link(of_scene(address, Scene(discard=["1_3", "1_26", "1_311"]))), settings=QUICK))
    page.locator("[data-seat=p1] .pile").first.click()
    expect(page.locator("dialog article .text")).to_have_count(3)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_battle_of_six_players_is_in_sight_as_a_whole(sit: Sit, address: str, size: tuple[int, int]) -> None:
    others = [{"fellowship": ["1_72"], "minions": [minion]} for minion in ("1_177", "1_148", "1_229", "1_256")]
    scene = battle(others=others, fellowship=["1_13 + 1_9", "1_89", "1_97*2", "1_50 + 1_41", "1_72", "1_302"])
    opened = of_scene(address, scene)
    page = ready(sit(link(opened), settings=QUICK, viewport={"width": size[0], "height": size[1]}))
    room = page.locator(".arena").bounding_box()
    assert room is not None
    spots = page.locator(".battle .spot")
    expect(spots).to_have_count(7 + 3 + 4 + 3)  # seven of the fellowship, seven minions, what is borne
    for n in range(spots.count()):
        box = spots.nth(n).bounding_box()
        assert box is not None
        assert room["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1
        assert room["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= room["y"] + room["height"] + 1
        assert box["width"] >= 54


def test_a_click_that_does_nothing_says_why(sit: Sit, address: str) -> None:
    scene = battle(phase="fellowship", fights={}, minions=[], hand=["1_3", "1_178", "1_302"])
    me = sit(link(of_scene(address, scene)), settings={**QUICK, "autoAnswer": False})
    page = ready(me)
    notices = page.get_by_role("status")
    page.locator(".hand [data-id='1_3']").click()
    expect(notices.filter(has_text="Not in this phase")).to_have_count(1)
    page.locator(".hand [data-id='1_178']").click()
    expect(notices.filter(has_text="belongs to the other side")).to_have_count(1)


def test_while_something_else_is_asked_a_click_repeats_the_question(sit: Sit, address: str) -> None:
    scene = battle(phase="assignment", fights={})
    scene.pass_until("aragorn")
    opened = of_scene(address, scene)
    page = ready(sit(link(opened), settings=QUICK))
    page.locator(".hand [data-id='1_3']").click()
    expect(
        page.get_by_role("status").filter(has_text="First this: Who defends against the Goblin Runner?")
    ).to_have_count(1)


def test_going_on_with_cards_still_to_play_asks_once_more(sit: Sit, address: str) -> None:
    scene = Scene(hand=["1_302", "1_299"], fellowship=["1_13"])
    me = sit(link(of_scene(address, scene)), settings={**QUICK, "confirm": True})
    page = ready(me)
    before = me.version
    page.keyboard.press("Space")
    expect(me.prompt.locator("button.asked")).to_be_focused()
    assert me.version == before
    page.keyboard.press("Space")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_the_second_half_of_a_double_click_answers_nothing(sit: Sit, address: str) -> None:
    scene = battle(phase="assignment", fights={})
    scene.pass_until("aragorn")
    me = sit(link(of_scene(address, scene)), settings=QUICK)
    page = ready(me)
    before = me.version
    card(page, scene, "aragorn").dblclick()
    expect(page.locator(".spot.asked")).to_have_attribute("data-id", "1_150")
    me.settled()
    assert me.version == before + 1


def test_every_number_says_where_it_comes_from(sit: Sit, address: str) -> None:
    scene = battle()
    scene.do("gimli", "use gimli/1")
    page = ready(sit(link(of_scene(address, scene)), settings=QUICK))
    gimli = card(page, scene, "gimli")
    expect(gimli.locator(".figure.strength")).to_have_text("10")
    assert "up" in (gimli.locator(".figure.strength").get_attribute("class") or "").split()
    gimli.hover()
    sums = page.locator(".large .sums")
    expect(sums.locator("dt").first).to_contain_text("Strength")
    assert sums.locator("dd").all_inner_texts()[:3] == ["6\nprinted", "+2\nDwarven Axe", "+2\nGimli"]
    expect(sums.locator("dt b").first).to_have_text("10")
    versus = page.locator(".column.now .versus")
    expect(versus).to_have_attribute(
        "aria-label", "Gimli: 10 against 14. As it stands, Gimli loses and takes 2 wounds."
    )
    assert "14 = 5 Goblin Runner + 9 Uruk Rager" in (versus.get_attribute("title") or "")


def test_a_minion_is_assigned_by_pulling_and_by_clicking(sit: Sit, address: str) -> None:
    scene = battle(phase="assignment", fights={})
    scene.pass_until("aragorn")
    opened = of_scene(address, scene)
    me = sit(link(opened), settings=QUICK)
    page = ready(me)
    asked = page.locator(".spot.asked")
    expect(asked).to_have_attribute("data-id", "1_178")
    card(page, scene, "aragorn").drag_to(asked)
    me.settled()
    expect(page.locator(".column", has=page.locator("[data-id='1_89']")).locator("[data-id='1_178']")).to_be_visible()
    expect(asked).to_have_attribute("data-id", "1_150")
    card(page, scene, "gimli").click()
    expect(page.locator(".column", has=page.locator("[data-id='1_13']")).locator("[data-id='1_150']")).to_be_visible()
    expect(page.locator(".versus")).to_have_count(2)


def test_what_is_answered_is_shown_and_escape_closes(sit: Sit, address: str) -> None:
    scene = Scene(minions=["1_178"], phase="skirmish", fights={"frodo": "1_178"}, ring="1_1", fellowship=["1_13"])
    scene.pass_until("use the-one-ring/1")
    me = sit(link(of_scene(address, scene)), settings=QUICK)
    page = ready(me)
    stack = page.get_by_role("complementary", name="What is going on")
    expect(stack).to_contain_text("About to be wounded: Frodo")
    expect(page.locator(".track li.response.now")).to_be_visible()
    ring = card(page, scene, "1_1", 0)
    assert "can" in (ring.get_attribute("class") or "").split()
    stack.get_by_role("button", name="Frodo").click()
    expect(page.locator(".large")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".large")).to_have_count(0)
    ring.click(position={"x": 20, "y": 8})
    expect(me.log.filter(has_text="Frodo puts on The One Ring")).to_have_count(1)
    expect(page.locator("[data-seat=p1] .burdens")).to_contain_text("2")


def test_passing_by_itself_is_a_choice_for_each_phase(sit: Sit, address: str) -> None:
    scene = battle(phase="maneuver", fights={}, switches={"auto_pass": False})
    opened = of_scene(address, scene)
    me = sit(link(opened), settings={**QUICK, "autoAnswer": False})
    page = ready(me)
    expect(me.prompt).to_contain_text("action of the maneuver phase")
    before = me.version
    page.wait_for_timeout(700)  # with something to do it asks
    assert me.version == before
    chip = page.locator(".track").get_by_role("button", name="maneuver")
    chip.click()
    expect(chip).to_have_attribute("aria-label", "Maneuver: always pass")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    assert look(address, opened)["waiting"] == "p2"
    page.get_by_role("button", name="Passing by itself").click()
    choice = page.get_by_label("maneuver").and_(page.locator("select"))
    expect(choice).to_have_value("pass")
    choice.select_option("ask")
    page.reload()
    ready(me)
    expect(page.locator(".track").get_by_role("button", name="maneuver: always ask")).to_be_visible()


def test_no_frame_names_a_card_that_is_hidden(sit: Sit, address: str) -> None:
    opened = order(
        address, game="tcg", seats=3, settings={"first_game": True}, seating=dict.fromkeys(("p2", "p3"), "bot:random")
    )
    me = sit(settings=QUICK)
    frames: list[str] = []
    me.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    me.open(link(opened))
    ready(me)
    clicker = CardPlayer(me, seed=5)
    while len(frames) < 40 and not clicker.look_and_act()["over"]:
        pass
    expect(me.page.locator("#prompt.mine, .card[role=dialog]").first).to_be_visible()
    me.settled()
    states = whole_states(map(json.loads, frames))
    assert len(states) > 10
    own = 0
    for state in states:
        assert state["eyes"] == "p1"
        for seen in card_views(state):
            own += seen["owner"] == "p1"
            if seen["zone"] in ("hand", "deck", "adventure"):
                assert seen["owner"] == "p1", seen
        assert all(told["kind"] != "drew" or told["args"]["seat"] == "p1" for told in state["told"])
        assert all(told["kind"] != "saw-cards" or told["args"]["seat"] == "p1" for told in state["told"])
    assert own > 0
    truth, last = saved(address, opened), states[-1]
    assert last["length"] == len(truth.log)
    hidden = {c for p in (1, 2) for pile in (truth.state.hands[p], truth.state.decks[p]) for c in pile}
    assert len(hidden) > 20
    assert not hidden & {seen["number"] for seen in card_views(last)}


def test_keys_alone(sit: Sit, address: str) -> None:
    scene = battle()
    me = sit(link(of_scene(address, scene)), settings=QUICK)
    page = ready(me)
    card(page, scene, "gimli").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") == "1_89"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    me.settled()
    expect(page.locator(".column.now [data-id='1_13']")).to_be_visible()
    before = me.version
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))


def test_on_a_phone_a_long_press_reads_and_a_tap_plays(sit: Sit, address: str) -> None:
    scene = Scene(hand=["1_302", "1_299"], fellowship=["1_13"])
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    me = sit(link(of_scene(address, scene)), settings=QUICK, **phone)
    page = ready(me)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    held = page.locator(".hand [data-id='1_302']")
    box = held.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    press = {"pointerType": "touch", "clientX": x, "clientY": y, "bubbles": True}
    held.dispatch_event("pointerdown", press)
    expect(page.locator(".large .name b")).to_have_text("Merry")
    held.dispatch_event("pointerup", press)
    page.keyboard.press("Escape")
    held.tap()
    expect(page.locator(".columns [data-id='1_302']")).to_be_visible()


def test_the_log_lights_the_cards_it_speaks_of(sit: Sit, address: str) -> None:
    scene = battle()
    me = sit(link(of_scene(address, scene)), settings=QUICK)
    page = ready(me)
    card(page, scene, "gimli").click()
    me.settled()
    line = me.log.filter(has_text="Skirmish: Gimli against").locator("button.line")
    line.hover()
    expect(page.locator(".spot.lit[data-id='1_13']")).to_be_visible()
    expect(page.locator(".large .name b").first).to_have_text("Gimli")


def test_the_replay_shows_the_same_table(sit: Sit, address: str) -> None:
    opened = order(address, game="tcg", seats=2, settings={"first_game": True}, seating={"p2": "bot:random"})
    me = sit(link(opened), settings=QUICK)
    ready(me)
    me.open(link(opened).replace("#/t/", "#/r/") + "/0")
    me.page.reload()
    expect(me.page.locator(".columns [data-id='1_290'], .columns [data-id='1_289']").first).to_be_visible()
    expect(me.page.locator(".track button").first).to_be_disabled()
