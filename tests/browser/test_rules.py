"""The rules in the app: opened from what they explain, searched, linked to, and tried on boards that play."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.house import ask, link
from browser.rulebook import Rules, a_march, on_stage
from browser.table import MIDDLE, PHONE, Table
from redbook.games import PLAYABLE
from redbook.kernel.scenes import scenes

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]


def drawer(me: Table) -> Locator:
    return me.page.locator(".drawer")


def shows(me: Table, clause: dict[str, Any]) -> None:
    expect(drawer(me).locator("article")).to_have_attribute("data-clause", clause["id"])
    expect(drawer(me).get_by_role("heading", name=clause["title"], exact=True)).to_be_visible()


def test_prompt_log_and_refusal_open_their_clauses(sit: Sit, address: str) -> None:
    me = sit().play()
    rules = Rules(address, "siege")
    me.prompt.get_by_role("button", name="The rule about this question").click()
    shows(me, rules.about("ask-place-rangers"))
    board = me.page.locator("#board").bounding_box()
    beside = drawer(me).bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"] + 1, "the board is covered"
    drawer(me).get_by_role("button", name="Close").click()

    me.whole_map().click("0404")  # no woods of North Ithilien
    expect(me.page.locator(".notice.why")).to_contain_text(re.compile(r"\w"))
    table, token = me.page.evaluate("location.hash").split("/")[2:4]
    why = ask(address, f"tables/{table}/why?intent=GO-03%3E0404", token=token)
    me.page.locator(".notice.why .rule").click()
    shows(me, rules.about(why["reason"]["id"]))
    drawer(me).get_by_role("button", name="Contents").click()
    expect(drawer(me).locator(".now")).to_contain_text(rules.about(why["reason"]["id"])["title"])
    drawer(me).get_by_role("button", name="Close").click()

    me.whole_map().click("1612")
    line = me.log.filter(has_text="GO-03 at 1612")
    line.get_by_role("button", name="The rule about this").press("Enter")
    shows(me, rules.about(f"event-{line.get_attribute('data-kind')}"))


def test_the_keyboard_searches_reads_and_goes_back(sit: Sit, address: str) -> None:
    me = sit().play()
    rules = Rules(address, "siege")
    version = me.version
    me.page.keyboard.press("?")
    expect(drawer(me)).to_be_focused()
    me.page.keyboard.press("/")
    field = drawer(me).get_by_role("combobox")
    expect(field).to_be_focused()
    linked = next(c for c in rules.clauses if any("#/rules/siege/" in part["html"] for part in c["parts"]))
    me.page.keyboard.type(linked["title"])
    expect(drawer(me).locator("mark").first).to_be_visible()
    first = drawer(me).get_by_role("option", selected=True)
    expect(first).to_have_attribute("data-clause", linked["id"])
    if drawer(me).get_by_role("option").count() > 1:
        me.page.keyboard.press("ArrowDown")
        expect(first).not_to_have_attribute("data-clause", linked["id"])
        me.page.keyboard.press("ArrowUp")
    me.page.keyboard.press("Enter")
    shows(me, linked)
    other = drawer(me).locator(".prose a[href^='#/rules/siege/']").first
    target = (other.get_attribute("href") or "").split("/")[-1]
    other.press("Enter")
    expect(drawer(me).locator("article")).to_have_attribute("data-clause", target)
    drawer(me).get_by_role("button", name="Back").press("Enter")
    shows(me, linked)
    drawer(me).locator(".body").press("u")  # keys of the table are not for readers
    me.page.keyboard.press("Escape")
    expect(drawer(me)).to_have_count(0)
    assert me.version == version


def test_a_link_opens_the_rulebook_at_its_clause_in_the_readers_language(sit: Sit, address: str) -> None:
    rules = Rules(address, "wotr", "es")
    far = rules.clauses[len(rules.clauses) * 2 // 3]
    me = sit(f"#/rules/wotr/{far['id']}", locale="es-ES")
    expect(me.page.get_by_role("heading", name=far["title"], exact=True)).to_be_in_viewport()
    accented = next(c for c in rules.clauses if plain(c["title"]) != c["title"].lower())
    me.page.keyboard.press("/")
    me.page.keyboard.type(plain(accented["title"]).upper())
    expect(me.page.locator("li[aria-selected=true]")).to_have_attribute("data-clause", accented["id"])
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name=accented["title"], exact=True)).to_be_in_viewport()
    assert me.page.evaluate("location.hash") == f"#/rules/wotr/{accented['id']}"
    me.page.get_by_role("link", name="La caza del Anillo").click()
    expect(me.page.locator("article").first).to_have_attribute(
        "data-clause", Rules(address, "hunt", "es").clauses[0]["id"]
    )


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_linked_clause_stands_below_the_header_and_is_marked_in_the_contents(
    sit: Sit, address: str, device: str
) -> None:
    clauses = Rules(address, "siege").clauses
    me = sit(f"#/rules/siege/{clauses[-1]['id']}", **(PHONE if device == "phone" else {}))
    for clause in (clauses[-1], clauses[len(clauses) // 2], clauses[1]):
        me.page.evaluate("hash => (location.hash = hash)", f"#/rules/siege/{clause['id']}")
        title = me.page.locator(f"#clause-{clause['id']} .title")
        expect(title).to_be_in_viewport()
        marked = me.page.locator(".contents [aria-current]")
        expect(marked).to_have_attribute("href", re.compile(f"/{clause['id']}$"))
        me.page.wait_for_timeout(150)  # whoever watches the scrolling has seen it
        expect(marked).to_have_attribute("href", re.compile(f"/{clause['id']}$"))
        head, box = me.page.locator(".rulebook > header").bounding_box(), title.bounding_box()
        assert head
        assert box
        assert head["height"] <= box["y"] < head["height"] + 60


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_a_battle_in_a_scene_stands_beside_its_field(sit: Sit, address: str, device: str) -> None:
    clause, _ = Rules(address, "wotr").with_scene("one-hit")
    me = sit(f"#/rules/wotr/{clause['id']}", **(PHONE if device == "phone" else {}))
    stage = on_stage(me, "one-hit")
    window, field = stage.locator(".window.battle").bounding_box(), stage.locator(".map").bounding_box()
    assert window
    assert field
    beside = window["x"] + window["width"] <= field["x"] + 1
    below = field["y"] + field["height"] <= window["y"] + 1
    assert beside or below
    assert min(field["width"], field["height"]) > 150
    region = stage.locator("[data-region=north-ithilien]").first.bounding_box()
    assert region
    assert field["x"] <= region["x"] + region["width"] / 2 <= field["x"] + field["width"]
    assert field["y"] <= region["y"] + region["height"] / 2 <= field["y"] + field["height"]


def plain(text: str) -> str:
    return unicodedata.normalize("NFKD", text.lower()).encode("ascii", "ignore").decode()


def test_a_diagram_says_why_not_what_else_and_when_it_is_done(sit: Sit, address: str) -> None:
    id, scene, wrong, whence, where = a_march()
    clause, _ = Rules(address, "siege").with_scene(id)
    me = sit(f"#/rules/siege/{clause['id']}")
    stage = on_stage(me, id)
    me.page.wait_for_timeout(400)  # it comes near by itself

    def click(hex: str) -> None:
        x, y = me.page.evaluate(MIDDLE.replace("#board", f"[data-scene={id}]"), hex)
        me.page.mouse.click(x, y)
        expect(stage).not_to_have_attribute("data-busy", "true")

    click(whence)
    click(where)
    said = stage.locator(".said.no")
    why = ask(address, f"rules/siege/scenes/{id}/why", {"moves": [], "intent": wrong})
    assert why["reason"]["id"] == scene.wrong[wrong]
    expect(said.get_by_role("button")).to_contain_text(why["rule"].split()[1])

    stage.get_by_role("button", name="Again").click()
    stage.get_by_text("All that can be done").click()
    end = stage.locator("details [data-option=end-movement]")
    end.click()
    expect(stage).to_have_attribute("data-state", "astray")
    expect(stage.locator(".said.other")).to_be_visible()
    stage.get_by_role("button", name="Take back").click()
    expect(stage).to_have_attribute("data-state", "set")
    for move in scene.right[0]:
        stage.locator(f"details [data-option='{move}']").press("Enter")
    expect(stage).to_have_attribute("data-state", "done")
    expect(stage.locator(".said.ok")).to_be_visible()


@pytest.mark.parametrize("game", PLAYABLE)
def test_the_board_of_every_game_plays_in_its_rulebook(sit: Sit, address: str, game: str) -> None:
    clause, id = Rules(address, game).with_scene()
    me = sit(f"#/rules/{game}/{clause['id']}")
    stage = on_stage(me, id)
    for _ in range(max(map(len, scenes(game)[id].right))):
        if stage.get_attribute("data-state") == "done":
            break
        before = stage.get_by_role("button", name="Again")
        stage.get_by_role("button", name="Show me").click()
        expect(stage).not_to_have_attribute("data-busy", "true")
        expect(before).to_be_enabled()
    expect(stage).to_have_attribute("data-state", "done")
    stage.get_by_role("button", name="Larger").click()
    box = stage.bounding_box()
    assert box
    assert box["width"] > 1000
    stage.get_by_role("button", name="Again").click()
    expect(stage).to_have_attribute("data-state", "set")
    me.page.keyboard.press("Escape")


SIEGE_OF_MINAS_TIRITH = {
    "game": "wotr",
    "position": {
        "players": 2,
        "turn": 6,
        "armies": {
            "minas-tirith": "5 sauron-regular, 1 sauron-elite, 2 nazgul",
            "minas-tirith-siege": "3 gondor-regular, 1 gondor-elite, 1 gondor-leader",
        },
        "politics": {"gondor": "at-war", "sauron": "at-war"},
        "hands": {"free": ["fp-char-07", "fp-strat-13"], "shadow": ["sh-strat-13"]},
        "battle": {"attacker": "shadow", "origin": "minas-tirith", "target": "minas-tirith-siege"},
        "now": "battle",
    },
}


def test_a_number_and_a_card_open_their_clauses(sit: Sit, address: str) -> None:
    opened = ask(address, "tables", {"position": SIEGE_OF_MINAS_TIRITH, "seating": {"shadow": "friend"}})
    me = sit(link(opened))
    me.page.locator(".window.battle .ruled", has_text="army units").first.click()
    shows(me, Rules(address, "wotr").about("part-units"))
    me.page.locator(".dock [data-card=fp-strat-13]").click(button="right")
    card = me.page.get_by_role("dialog")
    card.get_by_role("button", name="Rules").click()
    expect(card).to_have_count(0)
    expect(drawer(me).locator(".now li, article").first).to_be_visible()
    expect(drawer(me).get_by_role("button", name="Back")).to_be_visible()


def test_on_a_phone_the_rules_are_a_sheet_of_their_own(sit: Sit, address: str) -> None:
    me = sit(**PHONE).play()
    me.page.get_by_role("button", name="Rules", exact=True).tap()
    sheet = me.page.get_by_role("dialog", name="Rules")
    box = sheet.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (390, 844)
    sheet.locator(".now button").first.tap()
    shows(me, Rules(address, "siege").about("ask-place-rangers"))
    clause, id = Rules(address, "siege").with_scene()
    sheet.get_by_role("combobox").fill(clause["title"])
    sheet.locator(f"li[data-clause={clause['id']}]").tap()
    stage = on_stage(me, id)
    stage.get_by_role("button", name="Show me").tap()
    expect(stage).not_to_have_attribute("data-state", "set")
    assert me.page.evaluate("document.documentElement.scrollWidth") == 390
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
