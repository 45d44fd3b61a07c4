"""The table of War of the Ring in the browser: dice, map, cards, battle and Hunt, by clicking only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.house import ask, link
from browser.table import Table
from browser.wotr_table import Eavesdropper, Player, WotrTable, open_position, open_table

pytestmark = pytest.mark.browser
Sit = Callable[..., Table]
QUICK = {"confirm": False, "autoAnswer": True, "motion": "none"}
ASKS = {"confirm": False, "autoAnswer": False, "motion": "none"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

SIEGE: dict[str, Any] = {
    "turn": 6,
    "armies": {
        "minas-tirith": "5 sauron-regular, 1 sauron-elite, 2 nazgul",
        "minas-tirith-siege": "3 gondor-regular, 1 gondor-elite, 1 gondor-leader",
        "edoras": "2 rohan-regular, 1 rohan-leader",
        "orthanc": "4 isengard-regular, 2 isengard-elite",
    },
    "characters": {"boromir": "minas-tirith-siege", "saruman": "orthanc"},
    "politics": {"gondor": "at-war", "sauron": "at-war", "isengard": "at-war"},
    "fellowship": {"at": "lorien", "progress": 2, "corruption": 3, "guide": "strider"},
    "dice": {"free": "character muster", "shadow": "army event"},
    "hunt_box": [0, 2],
    "hands": {"free": ["fp-char-07", "fp-strat-13"], "shadow": ["sh-strat-13", "sh-char-05"]},
    "now": "action shadow",
}
BATTLE = SIEGE | {
    "battle": {"attacker": "shadow", "origin": "minas-tirith", "target": "minas-tirith-siege"},
    "now": "battle",
}
OTHER_TILES = [
    "eye-reveal",
    "eye-reveal-b",
    "eye-reveal-c",
    "eye-reveal-d",
    "2",
    "2-b",
    "2-reveal",
    "1",
    "1-b",
    "1-reveal",
    "1-reveal-b",
    "0-reveal",
    "0-reveal-b",
]
HUNT = SIEGE | {
    "armies": {"moria": "3 sauron-regular, 1 nazgul"},
    "characters": {},
    "fellowship": {"at": "moria", "progress": 1, "corruption": 3, "guide": "gandalf-the-grey"},
    "dice": {"free": "character", "shadow": "army"},
    "hunt_box": [4, 5],
    "table": [["fp-char-06", "free"]],
    "tiles": {"bag": ["3", "3-b", "3-c"], "drawn": OTHER_TILES},
    "now": "action free",
}


def at(
    sit: Sit,
    address: str,
    position: dict[str, Any],
    *,
    settings: dict[str, Any] = ASKS,
    context: Any = None,
    **seating: str,
) -> WotrTable:
    return WotrTable(sit(open_position(address, position, **seating), settings=settings, **(context or {}))).ready()


def test_one_click_in_the_lobby_opens_a_table(sit: Sit) -> None:
    table = sit(settings=QUICK)
    table.page.get_by_role("article", name="War of the Ring").get_by_role("button", name="Play", exact=True).click()
    me = WotrTable(table).ready()
    expect(me.page.locator("header")).to_contain_text("Turn 1")
    expect(me.prompt).to_contain_text("declare the Fellowship?")
    expect(me.page.locator(".hand .mini")).to_have_count(2)
    assert me.page.locator("#board .region").count() == 105


@pytest.mark.slow
def test_a_whole_game_by_clicking_only(sit: Sit, address: str) -> None:
    path = open_table(address, {"game": "wotr", "seats": 2, "seating": {"shadow": "bot:random"}})
    me = WotrTable(sit(path, settings=QUICK)).ready()
    player = Player(me)
    player.play_to_the_end()
    expect(me.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert {"die", "move-fellowship"} <= player.kinds


def test_a_die_shows_what_it_is_for_and_an_army_marches_in_part(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    expect(me.page.locator('.strip [data-option="die army"]')).to_be_visible()
    me.choose("die army")
    expect(me.tray).to_contain_text("Move armies")
    expect(me.tray).to_contain_text("Attack")
    me.choose("move-armies")
    assert me.lit() == {"minas-tirith", "orthanc"}
    me.click("orthanc")
    assert {"fords-of-isen", "gap-of-rohan"} <= me.lit()
    me.click("gap-of-rohan")
    me.choose("+isengard-elite", "+isengard-regular")
    expect(me.tray).to_contain_text("2 units go")
    me.page.get_by_role("button", name="One Isengard Regular less").click()
    me.settled()
    expect(me.tray).to_contain_text("One unit goes")
    me.choose("done")
    expect(me.table.log.filter(has_text="from Orthanc to the Gap of Rohan")).to_have_count(1)


def test_what_a_character_can_do_is_unfolded_beside_his_name(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.page.get_by_role("button", name="Reinforcements and casualties").click()
    saruman = me.page.locator("details", has_text="never leaves it")
    saruman.locator("summary").click()
    expect(saruman.get_by_text("Level 0 · Leadership 1")).to_be_visible()


def test_escape_takes_a_half_made_choice_back(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.choose("die army", "move-armies")
    me.page.keyboard.press("Escape")
    expect(me.prompt).to_contain_text("What do you use the Army die for?")
    me.settled().page.keyboard.press("Escape")
    expect(me.prompt).to_contain_text("Choose an Action die")


def test_an_army_is_pulled_to_its_goal(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.choose("die army", "move-armies")
    me.page.mouse.move(*me.point("orthanc"))
    me.page.mouse.down()
    me.page.mouse.move(*me.point("gap-of-rohan"), steps=8)
    me.page.mouse.up()
    expect(me.prompt).to_contain_text("Who marches from Orthanc to the Gap of Rohan?")


def test_a_pull_straight_from_the_die_is_one_message_whatever_it_may_mean(sit: Sit, address: str) -> None:
    """There is an enemy at the goal: it cannot be a march, so it is an attack, and the page need not ask twice."""
    near = SIEGE | {"armies": SIEGE["armies"] | {"gap-of-rohan": "2 rohan-regular"}}
    me = at(sit, address, near, free="bot:random")
    me.choose("die army")
    sent: list[dict[str, Any]] = []
    me.page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(json.loads(data))))
    me.page.reload()
    me.ready()
    me.click("orthanc")
    sent.clear()
    me.page.mouse.move(*me.point("orthanc"))
    me.page.mouse.down()
    me.page.mouse.move(*me.point("gap-of-rohan"), steps=8)
    me.page.mouse.up()
    expect(me.prompt).to_contain_text("Who attacks")
    moves = [message for message in sent if message["type"] == "move"]
    assert [message["moves"][0] for message in moves] == ["move-armies"]
    assert ["attack", "orthanc", "gap-of-rohan"] in moves[0]["or_else"]


def test_a_click_where_nothing_is_offered_says_why_not(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.choose("die army", "move-armies")
    me.click("edoras")
    expect(me.page.get_by_text("You have no army there.").first).to_be_visible()


def test_the_battle_window_shows_sums_cards_dice_and_asks_one_casualty_at_a_time(sit: Sit, address: str) -> None:
    me = at(sit, address, BATTLE, free="bot:random")
    battle = me.battle
    expect(battle).to_contain_text("Battle of Minas Tirith")
    expect(battle).to_contain_text("6 army units")
    expect(battle).to_contain_text("five dice at most")
    expect(battle).to_contain_text("walls of a besieged Stronghold")
    expect(battle.locator('[data-option="sh-char-05"]')).to_contain_text("Combat roll")
    me.choose("none")
    dice, player = battle.locator(".roll svg[aria-label]"), Player(me)
    for _ in range(20):  # the Free Peoples answer, perhaps with a card that hits before the roll; dice fall
        offered = player.my_turn()["options"]
        if dice.count() >= 9:
            break
        me.choose(offered[0])
    assert dice.count() >= 9


def test_the_hunt_window_does_the_sum_and_shows_every_way(sit: Sit, address: str) -> None:
    me = at(sit, address, HUNT, shadow="bot:random")
    me.choose("die character", "move-fellowship")
    expect(me.hunt).to_contain_text("The Hunt does 3 damage", timeout=20_000)
    expect(me.hunt).to_contain_text("Each 2 or more is a success")
    expect(me.hunt.get_by_role("img", name="3", exact=True).last).to_be_visible()
    expect(me.hunt).to_contain_text("corruption 3 → 6")
    expect(me.hunt).to_contain_text("Gandalf the Grey: 3 − 3 = 0 damage left")
    me.choose("fp-char-06")
    expect(me.hunt).to_contain_text("corruption 3 → 5")
    me.choose("use-ring")
    expect(me.table.log.filter(has_text="now 5")).to_have_count(1)


def test_a_card_is_read_whole_and_played_from_the_die(sit: Sit, address: str) -> None:
    me = at(
        sit,
        address,
        SIEGE | {"now": "action free", "hands": {"free": ["fp-char-12", "fp-strat-13"]}},
        shadow="bot:random",
    )
    card = me.page.locator('.hand .mini[data-card="fp-char-12"]')
    card.hover()
    whole = me.page.get_by_role("tooltip")
    expect(whole).to_contain_text("One point of Corruption is healed, two with Gollum as Guide.")
    expect(whole.locator(".combat h4")).not_to_be_empty()
    me.choose("die character")
    card.click()
    expect(me.table.log.filter(has_text="played “Bilbo’s Song”")).to_have_count(1)


def test_a_line_of_the_log_lights_its_region(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.choose("die army", "move-armies")
    me.click("orthanc")
    me.click("gap-of-rohan")
    me.choose("all")
    me.table.log.filter(has_text="from Orthanc to the Gap of Rohan").locator("button.line").hover()
    expect(me.page.locator("[data-region=gap-of-rohan].glow-path")).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Fellowship", "Hunt", "Corruption")),
        ("es", ("Comunidad", "Búsqueda", "Corrupción")),
        ("pt", ("Sociedade", "Busca", "Corrupção")),
    ],
)
def test_three_languages(sit: Sit, address: str, lang: str, words: tuple[str, ...]) -> None:
    me = at(sit, address, SIEGE, settings=ASKS | {"lang": lang}, free="bot:random")
    for word in words:
        expect(me.page.locator("body")).to_contain_text(word, ignore_case=True)
    me.choose("die event")
    assert not re.search(r"wotr-[a-z]|card-(fp|sh)-", me.page.locator("body").inner_text())


def test_on_a_phone_the_hand_is_a_sheet_and_a_tap_reads_the_card(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE | {"now": "action free"}, context=PHONE, shadow="bot:random")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    me.page.get_by_role("tab", name="Hand").tap()
    me.page.locator('.mini[data-card="fp-char-07"]').tap()
    expect(me.page.get_by_role("dialog", name="Horn of Gondor")).to_contain_text("Boromir")
    me.page.keyboard.press("Escape")
    me.page.locator('.strip [data-option="die character"]').tap()
    expect(me.tray).to_be_visible()


def test_four_players_see_who_leads_and_whose_nations_are_whose(sit: Sit, address: str) -> None:
    seats = {"rohan": "bot:random", "witch-king": "bot:random", "saruman": "bot:random"}
    me = WotrTable(sit(open_table(address, {"game": "wotr", "seats": 4, "seating": seats}), settings=ASKS)).ready()
    players = me.page.locator("#part-players li")
    expect(players).to_have_count(4)
    expect(players.filter(has_text="leads")).to_have_count(2)
    expect(players.nth(0).get_by_role("img", name="Gondor")).to_be_visible()


def test_the_page_is_never_sent_a_card_of_the_other_hand(sit: Sit, address: str) -> None:
    table = sit(settings=QUICK)
    ear = Eavesdropper(table)
    table.open(open_table(address, {"game": "wotr", "seats": 2, "seating": {"shadow": "bot:random"}}))
    me = WotrTable(table).ready()
    player = Player(me)
    while len(ear.states) < 60 and not player.look_and_act()["over"]:
        pass
    assert len(ear.states) >= 30
    shown: set[str] = set()  # cards of the Shadow that came into the open
    for state in ear.states:
        view = state["view"]
        assert all(card.startswith("fp-") for card in view["hand"])
        shown |= set(re.findall(r"sh-(?:char|strat)-\d\d", json.dumps([view["discard"], view["table"]])))
        battle = view["battle"]
        if battle and battle["shown"]:
            shown |= {card for card in battle["cards"] if card}
        for told in state["told"]:
            if told["kind"] in ("card-played", "combat-card-shown", "table-card-left", "card-discarded"):
                shown.add(str(told["args"]["card"]))
        named = set(re.findall(r"sh-(?:char|strat)-\d\d", json.dumps(state)))
        assert named <= shown, named - shown


def test_while_you_were_away_is_told_in_words(sit: Sit, address: str) -> None:
    doc = {"game": "wotr", "seats": 2, "seating": {"shadow": "friend"}}
    opened = ask(address, "tables", doc)
    me = WotrTable(sit(link(opened), settings=ASKS)).ready()
    expect(me.prompt).to_contain_text("declare the Fellowship?")
    me.choose("done", "gandalf-the-grey")
    expect(me.prompt).to_contain_text("The Shadow")
    me.page.goto(f"{address}#/")
    friend = ask(address, f"tables/{opened['table']}/join", {"token": opened["invites"]["shadow"]})
    state = ask(address, f"tables/{opened['table']}", token=friend["token"])
    moves = {"token": friend["token"], "version": state["version"], "moves": ["2"]}
    ask(address, f"tables/{opened['table']}/moves", moves)
    me.page.goto(address + link(opened))
    told = me.page.get_by_role("dialog", name=re.compile("away", re.IGNORECASE))
    expect(told).to_contain_text("2 dice of the Shadow go to the Hunt Box", timeout=20_000)
    expect(told).to_contain_text("The Free Peoples rolled:")


def test_dice_actions_and_regions_by_keyboard(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.page.locator('.strip [data-option="die army"]').focus()
    me.page.keyboard.press("Enter")
    expect(me.tray).to_contain_text("Move armies")
    me.tray.get_by_role("button", name="Move armies").focus()
    me.page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("Which army moves?")
    me.settled().page.keyboard.press("b")
    expect(me.page.locator("[data-region=rivendell]")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_text("You have no army there.").first).to_be_visible()
    expect(me.page.locator("#part-region")).to_contain_text("Rivendell")


def test_the_replay_shows_the_board(sit: Sit, address: str) -> None:
    path = open_table(address, {"game": "wotr", "seats": 2, "seating": {"shadow": "bot:random"}})
    me = WotrTable(sit(path, settings=QUICK)).ready()
    me.choose("done", "gandalf-the-grey")
    expect(me.prompt).to_contain_text("Choose an Action die")
    me.page.goto(f"{address}{path.replace('#/t/', '#/r/')}")
    me.page.wait_for_selector("#board .region, main .region", state="attached")
    expect(me.page.locator(".pieces .army").first).to_be_attached()


# Names that lie on each other or under a shield by more than a brush, and the height of the smallest.
LETTERING = """() => {
    const box = (e) => e.getBoundingClientRect();
    const names = [...document.querySelectorAll('.region-name')].map((e) => [e.textContent, box(e)]);
    const shields = [...document.querySelectorAll('.army .rim')].map((e) => ['an army', box(e)]);
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) /
        Math.min(a.width * a.height, b.width * b.height);
    const covered = names.flatMap(([name, a], n) => [...names.slice(n + 1), ...shields]
        .filter(([, b]) => shared(a, b) > 0.25).map(([other]) => `${name} / ${other}`));
    return { count: names.length, covered, least: Math.min(...names.map(([, b]) => b.height)) };
}"""


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_on_the_whole_map_names_are_legible_and_lie_clear_of_each_other_and_of_armies(
    sit: Sit, address: str, lang: str
) -> None:
    me = at(sit, address, SIEGE, settings=ASKS | {"lang": lang}, free="bot:random")
    seen = me.page.evaluate(LETTERING)
    assert seen["count"] == 105
    assert not seen["covered"]
    assert seen["least"] >= 7


def sheet_at(me: WotrTable) -> list[float]:
    """Where the map lies, and how large it is drawn."""
    said = me.page.locator("#board svg.table > g").get_attribute("transform") or ""
    return [float(number) for number in re.findall(r"-?[\d.]+", said)]


def test_the_whole_map_does_not_leap_when_it_is_pulled(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    before = sheet_at(me)
    x, y = me.point("dagorlad")
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 60, y, steps=4)
    me.page.mouse.up()
    assert sheet_at(me) == pytest.approx(before, abs=1)


def test_what_can_be_chosen_is_brought_into_sight(sit: Sit, address: str) -> None:
    me = at(sit, address, SIEGE, free="bot:random")
    me.page.mouse.move(*me.point("grey-havens"))
    for _ in range(4):
        me.page.mouse.wheel(0, -300)
    orthanc = me.page.locator("[data-region=orthanc]")
    expect(orthanc).not_to_be_in_viewport()
    me.choose("die army", "move-armies")
    expect(orthanc).to_be_in_viewport()


def test_too_many_units_are_not_called_hits(sit: Sit, address: str) -> None:
    crowded = SIEGE | {
        "armies": {"gorgoroth": "6 sauron-regular", "nurn": "5 sauron-regular, 1 sauron-elite"},
        "characters": {},
        "dice": {"free": "muster", "shadow": "army"},
    }
    me = at(sit, address, crowded, free="bot:random")
    me.choose("die army", "move-armies")
    me.click("nurn")
    me.click("gorgoroth")
    me.choose("all")
    me.table.press("Done")
    expect(me.prompt).to_contain_text("Too many units in Gorgoroth")
    expect(me.tray).to_contain_text("Sauron Elite")
    expect(me.tray).not_to_contain_text("hit")
