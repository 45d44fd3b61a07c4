"""axe-core finds nothing to complain about, by daylight and by candlelight."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.rulebook import Rules, a_march, on_stage
from browser.table import PHONE, Table
from redbook.games import PLAYABLE
from redbook.kernel.lessons import lessons

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# A card lies there as a picture of all its words; its label is its name.
RUN = """async ([within, tags]) => {
    const { violations } = await axe.run(within, { runOnly: tags, resultTypes: ['violations'] });
    const card = (id, node) => id === 'label-content-name-mismatch' && node.html.includes('class="spot ');
    return violations.flatMap(({ id, nodes }) => nodes.filter((node) => !card(id, node)).map((node) => {
        const contrast = node.any.find((check) => check.data?.contrastRatio)?.data;
        const more = contrast ? ` (${contrast.fgColor} on ${contrast.bgColor}: ${contrast.contrastRatio})` : '';
        return `${id}: ${node.target.join(' ')}${more}`;
    }));
}"""


def assert_accessible(page: Page, within: str = "html") -> None:
    """Of what is shown now, in both lights."""
    assert AXE.exists(), "axe-core is not there: python scripts/web.py check"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = []
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        found += [f"{light}: {one}" for one in page.evaluate(RUN, [within, TAGS])]
    assert not found, "\n".join(found)


def test_the_page_of_the_rules(sit: Sit, address: str) -> None:
    page = sit(f"#/rules/siege/{Rules(address, 'siege').clauses[3]['id']}").page
    expect(page.locator("main article").first).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("/")
    page.keyboard.type("river")
    expect(page.locator("mark").first).to_be_visible()
    assert_accessible(page, "aside")


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_the_rules_beside_a_table(sit: Sit, device: str) -> None:
    page = sit(**(PHONE if device == "phone" else {})).play().page
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator(".drawer .now button").first).to_be_visible()
    assert_accessible(page)
    page.locator(".drawer .now button").first.click()
    expect(page.locator(".drawer article")).to_be_visible()
    assert_accessible(page, ".drawer")


def test_a_scene_gone_wrong_and_done_right(sit: Sit, address: str) -> None:
    id, scene, _, _, _ = a_march()
    clause, _ = Rules(address, "siege").with_scene(id)
    me = sit(f"#/rules/siege/{clause['id']}")
    stage = on_stage(me, id)
    stage.get_by_text("All that can be done").click()
    stage.locator("details [data-option=end-movement]").click()
    expect(stage).to_have_attribute("data-state", "astray")
    assert_accessible(me.page, f"[data-scene={id}]")
    stage.get_by_role("button", name="Take back").click()
    for move in scene.right[0]:
        stage.locator(f"details [data-option='{move}']").press("Enter")
    expect(stage).to_have_attribute("data-state", "done")
    assert_accessible(me.page, f"[data-scene={id}]")


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_course_and_its_first_lesson(sit: Sit, game: str) -> None:
    first = next(iter(lessons(game)))
    kept = {"lessons": {f"{game}/{first}": {"step": 0, "done": True}}, "courses": {}}
    me = sit(f"#/learn/{game}", kept={"redbook.lessons": json.dumps(kept)})
    expect(me.page.locator(".course li.done")).to_have_count(1)
    assert_accessible(me.page)
    me.page.locator(".course li a").first.click()
    me.page.wait_for_selector(".lesson:not([data-busy]) section.guide")
    to_the_first_move(me.page)
    expect(me.page.locator("button[data-number][aria-label='']")).to_have_count(0)  # the catalogue of cards has come
    assert_accessible(me.page)


def to_the_first_move(page: Page) -> None:
    go = page.locator("section.guide .go")
    while page.locator("section.guide").get_attribute("data-mode") != "act":
        go.click()
        page.wait_for_selector(".lesson:not([data-busy]) section.guide")


def test_a_lesson_on_a_phone(sit: Sit) -> None:
    page = sit("#/learn/wotr/04-a-march-and-a-battle", **PHONE).page
    page.wait_for_selector(".lesson:not([data-busy]) section.guide")
    to_the_first_move(page)
    assert_accessible(page)


def test_the_offer_of_a_lesson(sit: Sit) -> None:
    me = sit(new=True)
    card = me.page.locator("article").filter(has=me.page.locator("#game-tcg"))
    card.get_by_role("button", name="Play", exact=True).click()
    expect(me.page.get_by_role("dialog", name="New here?")).to_be_visible()
    assert_accessible(me.page)
