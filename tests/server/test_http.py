"""The table over HTTP."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from redbook.kernel import Match, Scripted, games
from redbook.kernel.walk import play_out
from server.house import House, app, client_of, shown


def test_the_games_of_the_house(house: House) -> None:
    infos = {game["id"]: game for game in house.call("GET", "/api/games")}
    toy = infos["toy"]
    assert toy["seat_counts"] == [2]
    assert toy["seats"] == {"2": ["red", "blue"]}
    assert toy["settings"] == [{"name": "rounds", "values": [3, 2]}]
    assert toy["secrets"] is True
    assert {"name": "careless", "levels": [], "seats": []} in toy["bots"]
    assert set(infos) <= set(games())


def test_hot_seat_from_first_move_to_result(house: House) -> None:
    opened = house.open(title="  An\tevening  ")
    first = house.state(opened["table"], opened["token"])
    assert first["title"] == "An evening"
    assert first["mine"] == ["red", "blue"]
    assert first["host"]
    assert first["waiting"] == first["decision"]["seat"] == first["eyes"]
    assert opened["invites"] == {} == first["invites"]
    last = house.play_out(opened["table"], opened["token"])
    assert last["result"]["reason"] == "points"
    assert last["length"] == last["version"] == 6
    assert last["decision"] is last["waiting"] is None
    assert [line["kind"] for line in last["told"]].count("round-won") == 3


def test_options_and_referee_reach_the_match(house: House) -> None:
    opened = house.open(settings={"rounds": 2}, referee=True)
    state = house.state(opened["table"], opened["token"])
    assert state["settings"] == {"rounds": 2}
    assert state["referee"]
    assert state["waiting"] == "table"


@pytest.mark.parametrize(
    ("order", "status", "code"),
    [
        ({"game": "nix"}, 404, "unknown-game"),
        ({"game": None}, 400, "bad-request"),
        ({"game": "toy", "seats": 5}, 400, "bad-value"),
        ({"game": "toy", "settings": {"rounds": 9}}, 400, "bad-value"),
        ({"game": "toy", "seating": {"green": "here"}}, 400, "bad-setting"),
        ({"game": "toy", "seating": {"red": "bot:nobody"}}, 400, "unknown-bot"),
        ({"game": "toy", "seating": {"red": "elsewhere"}}, 400, "bad-request"),
        ({"game": "toy", "saeting": {}}, 400, "bad-request"),
        ({"game": "toy", "title": "x" * 121}, 400, "bad-request"),
        ({"game": "toy", "save": {}}, 400, "bad-save"),
        ({"game": "toy", "save": {}, "position": {}}, 400, "bad-request"),
        ({"game": "toy", "position": {"game": "toy", "position": {"state": 1}}}, 400, "bad-position"),
        ({"game": "toy", "position": {"game": "toy", "position": {"state": {}, "stack": []}}}, 400, "bad-position"),
    ],
)
def test_a_table_that_cannot_be(house: House, order: dict[str, Any], status: int, code: str) -> None:
    problem = house.open(status, **order)
    assert problem["code"] == code
    assert problem["text"]


def test_a_friend_joins_and_each_sees_his_own(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table, host, invite = opened["table"], opened["token"], opened["invites"]["blue"]
    state = house.state(table, host)
    assert state["mine"] == ["red"]
    assert state["invites"] == {"blue": invite}
    assert state["watch"] == opened["watch"]
    assert {seat["seat"]: seat["present"] for seat in state["seats"]} == {"red": "away", "blue": "open"}

    key = "k" * 24
    for _ in range(2):  # asking again with the same key is harmless
        asked = house.post(table, "join", token=invite, key=key, name=" Ana\u0007 ")
        assert asked == {"token": key, "seats": ["blue"]}
    state = house.state(table, host)
    assert state["invites"] == {}
    assert {"seat": "blue", "kind": "friend", "name": "Ana", "present": "away"} in state["seats"]

    other = house.state(table, key)
    assert other["eyes"] == "blue"
    assert other["watch"] is None
    assert other["invites"] == {}
    assert not other["host"]
    assert other["view"]["hand"] != state["view"]["hand"]
    assert (state["decision"] is None) != (other["decision"] is None)
    assert state["waiting"] == other["waiting"] == "blue"
    house.state(table, host, 403, seat="blue")
    last = house.play_out(table, host, key)
    assert last["result"]
    assert house.state(table, host, seat="blue")["eyes"] == "blue"  # nothing is secret any more


def test_spectators_see_the_least_and_touch_nothing(house: House) -> None:
    opened = house.open()
    table, watch = opened["table"], opened["watch"]
    state = house.state(table, watch)
    assert state["mine"] == []
    assert state["eyes"] is None
    assert state["view"]["hand"] == []
    assert state["decision"] is None
    assert state["watch"] == watch
    notation = house.state(table, opened["token"])["decision"]["options"][0]["notation"]
    assert house.post(table, "moves", 403, token=watch, version=0, moves=[notation])["code"] == "not-your-seat"
    assert house.post(table, "title", 403, token=watch, title="mine")["code"] == "not-the-host"
    assert house.get(table, "save", watch, 403)["code"] == "still-secret"
    assert house.get(table, "replay", watch, at=0)["view"]["hand"] == []
    house.get(table, "replay", watch, 403, at=0, seat="red")
    assert house.state(table, opened["token"])["version"] == 0


def test_a_gesture_is_played_whole_or_not_at_all(house: House) -> None:
    opened = house.open()
    table, token = opened["table"], opened["token"]
    state = house.state(table, token)
    card = state["decision"]["options"][0]["notation"]
    refused = house.post(table, "moves", 409, token=token, version=0, moves=[card, "card 99"])
    assert refused["code"] == "illegal-move"
    assert house.state(table, token) == state
    theirs = house.state(table, token, seat="red")["view"]["hand"]
    assert house.post(table, "moves", token=token, version=0, moves=[card, f"card {theirs[0]}"]) == {"version": 2}
    assert house.state(table, token)["length"] == 2


def test_a_gesture_may_not_run_into_anothers_decision(house: House) -> None:
    opened = house.open(seating={"red": "friend"})
    table, token = opened["table"], opened["token"]
    card = house.state(table, token)["decision"]["options"][0]["notation"]
    theirs = house.state(table, house.join(opened, "red"))["view"]["hand"][0]
    refused = house.post(table, "moves", 403, token=token, version=0, moves=[card, f"card {theirs}"])
    assert refused["code"] == "not-your-seat"
    assert house.state(table, token)["version"] == 0


def test_stale_and_foreign_moves_change_nothing(house: House) -> None:
    opened = house.open()
    table, token = opened["table"], opened["token"]
    elsewhere = house.open()
    card = house.state(table, token)["decision"]["options"][0]["notation"]
    assert house.post(table, "moves", 409, token=token, version=7, moves=[card])["code"] == "stale"
    assert house.post(table, "moves", 403, token=elsewhere["token"], version=0, moves=[card])["code"] == "wrong-token"
    assert house.post(table, "moves", 403, token="nonsense", version=0, moves=[card])["code"] == "wrong-token"
    assert house.post("abcdefghj", "moves", 404, token=token, version=0, moves=[card])["code"] == "no-such-table"
    assert house.post(table, "moves", 400, token=token, version=-1, moves=[card])["code"] == "bad-request"
    assert house.post(table, "moves", 400, token=token, version=0, moves=[])["code"] == "bad-request"
    assert house.post(table, "moves", token=token, version=0, moves=[card]) == {"version": 1}
    assert house.post(table, "moves", 409, token=token, version=0, moves=[card])["code"] == "stale"
    assert house.state(table, token)["version"] == 1


def test_undo_where_nobody_has_learnt_anything(house: House) -> None:
    """The toy never lets one seat decide twice, so a referee's die is what can be taken back."""
    opened = house.open(referee=True)
    table, token = opened["table"], opened["token"]
    before = house.state(table, token)
    assert house.post(table, "undo", 409, token=token, version=0)["code"] == "cannot-undo"
    house.post(table, "moves", token=token, version=0, moves=["=4"])
    after = house.state(table, token)
    assert after["may_undo"]
    assert not house.state(table, opened["watch"])["may_undo"]
    assert house.post(table, "undo", 403, token=opened["watch"], version=1)["code"] == "not-your-seat"
    assert house.post(table, "undo", token=token, version=1) == {"version": 2}
    again = house.state(table, token)
    assert again["version"] == 2
    assert again["length"] == 0
    assert again["decision"] == before["decision"]
    assert house.post(table, "undo", 409, token=token, version=1)["code"] == "stale"


def test_an_undo_needs_the_seat(house: House) -> None:
    opened = house.open(seating={"red": "friend"})
    table, token, invite = opened["table"], opened["token"], house.join(opened, "red")
    card = house.state(table, token)["decision"]["options"][0]["notation"]
    house.post(table, "moves", token=token, version=0, moves=[card])
    assert house.post(table, "undo", 409, token=token, version=1)["code"] == "cannot-undo"
    assert house.post(table, "undo", 403, token=invite, version=1)["code"] == "not-your-seat"


def test_an_undo_tells_a_stranger_nothing_about_whether_it_could_be(house: House) -> None:
    """By the watcher's link, by another seat, before the first move, when it may be taken back and when it may not."""
    answers = []
    for referee in (True, False):
        opened = house.open(referee=referee, seating={"red": "friend"})
        table, token, red = opened["table"], opened["token"], house.join(opened, "red")
        answers.append(house.post(table, "undo", 403, token=opened["watch"], version=0))
        first = house.state(table, token)["decision"]["options"][0]["notation"]
        house.post(table, "moves", token=token, version=0, moves=[first])
        assert house.state(table, token)["may_undo"] is referee
        answers.append(house.post(table, "undo", 403, token=opened["watch"], version=1))
        if not referee:
            answers.append(house.post(table, "undo", 403, token=red, version=1))
    assert {answer["code"] for answer in answers} == {"not-your-seat"}


def test_a_referees_game_is_played_by_whoever_reads_the_dice(house: House) -> None:
    opened = house.open(referee=True, seating={"blue": "friend"})
    table, host, invite = opened["table"], opened["token"], house.join(opened, "blue")
    assert house.state(table, opened["watch"])["decision"] is None
    decision = house.state(table, invite)["decision"]
    assert decision["seat"] == "table"
    args = {"faces": 9, "who": "", "nth": 1, "of": 1}
    assert decision["prompt"] == {"scope": "toy", "id": "chance-deal", "args": args}
    for version, card in enumerate((9, 8, 7)):
        house.post(table, "moves", token=host, version=version, moves=[f"={card}"])
    house.post(table, "moves", token=invite, version=3, moves=["=1", "=2", "=3"])
    assert house.state(table, host)["view"]["hand"] == [7, 8, 9]
    assert house.state(table, invite)["view"]["hand"] == [1, 2, 3]
    house.post(table, "moves", token=invite, version=6, moves=["card 1"])
    house.post(table, "moves", 403, token=invite, version=7, moves=["=6"])
    house.post(table, "moves", token=host, version=7, moves=["card 9"])
    state = house.state(table, host)
    assert state["decision"]["prompt"]["id"] == "chance-points"
    house.post(table, "moves", token=invite, version=8, moves=["=6"])
    state = house.state(table, host)
    assert state["view"]["points"] == [6, 0]
    won, begun = state["told"][-2:]
    assert (won["kind"], won["args"], won["move"]) == ("round-won", {"seat": "red", "die": 6}, 9)
    assert begun["kind"] == "round-begun"


def test_why(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table, invite = opened["table"], house.join(opened, "blue")
    hand = house.state(table, invite)["view"]["hand"]
    missing = next(card for card in range(1, 10) if card not in hand)
    answer = house.get(table, "why", invite, intent=f"card {missing}")
    assert answer["reason"] == {"scope": "toy", "id": "why-not-in-hand", "args": {"rule": "toy 1"}}
    assert answer["rule"] == "toy 1"
    assert house.get(table, "why", invite, intent=f"card {hand[0]}") is None
    # Who is not asked learns nothing of another's hand.
    for card in range(1, 10):
        other = house.get(table, "why", opened["token"], intent=f"card {card}")
        assert other["reason"]["id"] == "why-not-your-turn"
    spanish = house.call(
        "GET",
        f"/api/tables/{table}/why",
        params={"intent": "x"},
        headers={"Accept-Language": "es", **shown(opened["watch"])},
    )
    assert spanish["text"] == "No es tu turno."


def test_saves_are_for_those_who_know_everything_anyway(house: House) -> None:
    alone = house.open()
    house.get(alone["table"], "save", alone["token"])
    house.get(alone["table"], "position", alone["token"])
    with_bot = house.open(seating={"red": "bot:careless"})
    house.get(with_bot["table"], "save", with_bot["token"])
    two = house.open(seating={"blue": "friend"})
    table, host, invite = two["table"], two["token"], house.join(two, "blue")
    for token in (host, invite, two["watch"]):
        for what in ("save", "position", "chronicle"):
            assert house.get(table, what, token, 403)["code"] == "still-secret"
        assert house.post(table, "branch", 403, token=token, at=0)["code"] == "still-secret"
        assert not house.state(table, token)["may_save"]
    house.play_out(table, host, invite)
    for token in (host, invite, two["watch"]):
        assert house.get(table, "save", token)["moves"]
        assert house.state(table, token)["may_save"]


def test_a_save_tells_no_die_to_come_and_goes_on_elsewhere(house: House) -> None:
    opened = house.open()
    table, token = opened["table"], opened["token"]
    house.play_out(table, token, limit=500)
    doc = house.get(table, "save", token)
    assert doc["chance"]["kind"] == "recorded"
    assert doc["chance"]["source"] is None
    assert Match.load(doc).result is not None

    half = house.open()
    state = house.state(half["table"], half["token"])
    house.post(
        half["table"], "moves", token=half["token"], version=0, moves=[state["decision"]["options"][0]["notation"]]
    )
    doc = house.get(half["table"], "save", half["token"])
    again = house.open(save=doc, title="again")
    state = house.state(again["table"], again["token"])
    assert state["version"] == state["length"] == 1
    assert (
        house.state(half["table"], half["token"], seat="red")["view"]
        == house.state(again["table"], again["token"], seat="red")["view"]
    )
    assert house.play_out(again["table"], again["token"])["result"]


@pytest.mark.parametrize("moves", [0, 1, 4, 6])
def test_documents_of_the_kernel_load_and_their_seed_is_forgotten(house: House, moves: int) -> None:
    match = play_out(Match.new("toy", seed=0xBADC0FFEE), seed=3, limit=moves)
    opened = house.open(save=json.loads(json.dumps(match.save())))
    state = house.state(opened["table"], opened["token"])
    assert state["length"] == moves
    doc = house.get(opened["table"], "save", opened["token"])
    assert str(0xBADC0FFEE) not in json.dumps(doc)
    scripted = play_out(Match.new("toy", chance=Scripted(answers=[9, 8, 7, 6, 5, 4], seed=8)), seed=3, limit=moves)
    opened = house.open(save=json.loads(json.dumps(scripted.save())))
    assert house.state(opened["table"], opened["token"], seat="red")["length"] == moves


def test_a_tampered_save_is_refused(house: House) -> None:
    doc = play_out(Match.new("toy", seed=1), seed=3, limit=4).save()
    for spoil in (
        {"moves": ["card 99", *doc["moves"][1:]]},
        {"counts": [7, *doc["counts"][1:]]},
        {"digest": "0"},
        {"rules": 99},
        {"redbook": 3},
        {"chance": {"kind": "recorded", "given": [10**30]}},
        {"chance": {"kind": "seeded", "asked": -4, "seed": 2}},
        {"position": {"state": "x"}},
        {"position": {"state": {"hands": 1}, "stack": []}},
    ):
        problem = house.open(400, save={**doc, **spoil})
        assert problem["code"] in ("bad-save", "newer-save", "bad-position")
    assert house.open(404, save={**doc, "game": "nix"})["code"] == "unknown-game"


def test_a_position_is_a_beginning(house: House) -> None:
    opened = house.open()
    position = house.get(opened["table"], "position", opened["token"])
    again = house.open(game=None, position=position)
    assert house.state(again["table"], again["token"])["length"] == 0
    assert house.play_out(again["table"], again["token"])["result"]


def test_a_branch_leaves_its_trunk_alone(house: House) -> None:
    opened = house.open()
    table, token = opened["table"], opened["token"]
    house.play_out(table, token)
    trunk = house.state(table, token)
    moves = house.get(table, "save", token)["moves"]
    branch = house.post(table, "branch", 201, token=token, at=3, seating={"red": "friend"})
    assert set(branch["invites"]) == {"red"}
    state = house.state(branch["table"], branch["token"])
    assert state["length"] == state["version"] == 3
    assert state["mine"] == ["blue"]
    ends = set()
    for at in (3, 3, 3, 3, 3, 3):
        twig = house.post(table, "branch", 201, token=token, at=at)
        house.play_out(twig["table"], twig["token"])
        doc = house.get(twig["table"], "save", twig["token"])
        assert doc["moves"][:3] == moves[:3]
        ends.add(json.dumps(house.state(twig["table"], twig["token"])["result"]))
    assert len(ends) > 1  # the dice of a branch are new
    assert house.state(table, token) == trunk
    assert house.post(table, "branch", 404, token=token, at=99)["code"] == "no-such-move"


def test_replay_shows_every_move_as_it_was_seen(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table, host, invite = opened["table"], opened["token"], house.join(opened, "blue")
    seen: dict[int, tuple[Any, Any]] = {}
    while True:
        states = [house.state(table, token) for token in (host, invite)]
        seen[states[0]["length"]] = (states[0]["view"], states[1]["view"])
        if states[0]["result"]:
            break
        token = host if states[0]["decision"] else invite
        decision = states[0]["decision"] or states[1]["decision"]
        house.post(
            table, "moves", token=token, version=states[0]["version"], moves=[decision["options"][-1]["notation"]]
        )
    for at in (0, 6, 3, 2, 5, 1, 4, 6, 0):
        red = house.get(table, "replay", host, at=at)
        blue = house.get(table, "replay", invite, at=at)
        assert (red["view"], blue["view"]) == seen[at]
        assert red["at"] == at
        assert red["length"] == 6
        assert all(line["move"] == at for line in red["told"])
    told = [line for at in range(7) for line in house.get(table, "replay", host, at=at)["told"]]
    assert told == states[0]["told"]
    assert house.get(table, "replay", host, at=1, seat="blue")["view"] == seen[1][1]  # over: nothing to hide
    assert house.get(table, "replay", host, at=6)["result"] == states[0]["result"]
    assert house.get(table, "replay", host, 404, at=7)["code"] == "no-such-move"


def test_replay_keeps_secrets_while_the_match_is_on(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    house.get(opened["table"], "replay", opened["token"], 403, at=0, seat="blue")
    house.get(opened["table"], "replay", opened["token"], 403, at=0, seat="nobody")


def test_replay_after_an_undo(house: House) -> None:
    opened = house.open(referee=True)
    table, token = opened["table"], opened["token"]
    house.post(table, "moves", token=token, version=0, moves=["=1", "=2", "=3", "=4", "=5", "=6"])
    assert house.get(table, "replay", token, at=6, seat="red")["view"]["hand"] == [1, 2, 3]
    for version in (6, 7, 8, 9, 10, 11):
        house.post(table, "undo", token=token, version=version)
    house.post(table, "moves", token=token, version=12, moves=["=9", "=8", "=7", "=4", "=5", "=6"])
    assert house.get(table, "replay", token, at=6, seat="red")["view"]["hand"] == [7, 8, 9]


def test_mine(house: House) -> None:
    first = house.open(title="first", seating={"blue": "friend"})
    second = house.open(title="second")
    assert house.mine(first["invites"]["blue"]) == []  # not taken up
    friend = house.join(first, "blue")
    tokens = [first["token"], second["token"], "unknown", "", friend]
    lines = house.mine(*tokens)
    by_title = {line["title"]: line for line in lines}
    assert set(by_title) == {"first", "second"}
    assert by_title["first"]["mine"] == ["red", "blue"]
    assert by_title["first"]["host"]
    assert by_title["second"]["waiting"] == "blue"
    only = house.mine(friend)
    assert [(line["mine"], line["host"]) for line in only] == [(["blue"], False)]
    assert house.mine() == []


def test_retitle(house: House) -> None:
    opened = house.open()
    house.post(opened["table"], "title", token=opened["token"], title="\u202e The  long night ")
    assert house.state(opened["table"], opened["token"])["title"] == "The long night"


def test_problems_speak_the_language_of_whoever_asks(house: House) -> None:
    texts = {}
    for lang in ("en", "es", "pt-BR,en;q=0.5", "de, es;q=0.3"):
        headers = {"Accept-Language": lang, **shown("x")}
        problem = house.call("GET", "/api/tables/abc", 404, headers=headers)
        assert problem["message"] == {"scope": "server", "id": "problem-no-such-table", "args": {"table": "abc"}}
        texts[lang] = problem["text"]
    assert texts["es"] == texts["de, es;q=0.3"] == "No existe ninguna mesa «abc»."
    assert texts["pt-BR,en;q=0.5"] == "Não existe nenhuma mesa “abc”."
    assert texts["en"] == "There is no table “abc”."


def test_too_much_and_too_odd(house: House) -> None:
    huge = b'{"game": "toy", "title": "' + b"x" * 1_100_000 + b'"}'
    as_json = {"Content-Type": "application/json"}
    assert house.call("POST", "/api/tables", 413, content=huge, headers=as_json)["code"] == "too-big"
    for odd in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": "\\ud800"}', b"[" * 100_000):
        assert house.call("POST", "/api/tables", 400, content=odd, headers=as_json)["code"] == "bad-request"
    assert house.call("POST", "/api/nothing", 404)["code"] == "no-such-page"
    assert house.call("GET", "/api", 404)["code"] == "no-such-page"
    assert house.call("DELETE", "/api/tables", 405)["code"] == "wrong-method"
    assert house.call("GET", "/api/tables/%00", 400, headers=shown("x"))["code"] == "bad-request"
    assert house.call("GET", "/api/tables/abc", 403)["code"] == "wrong-token"


def test_every_answer_is_safe_to_show(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/nothing.js", "/schema/openapi.json"):
        headers = house.client.get(path).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert "'unsafe-eval'" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_the_client_is_served_or_its_absence_explained(tmp_path: Path) -> None:
    static = tmp_path / "static"
    with client_of(app(tmp_path / "a.db", static=static)) as client:
        missing = client.get("/table/abc", headers={"Accept-Language": "pt"})
        assert missing.status_code == 503
        assert "make web" in missing.text
        assert "não foi compilado" in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<title>Red Book</title>")
        (static / "assets" / "a-1b2c.js").write_text("let a = 1")
        (tmp_path / "secret.txt").write_text("no")
        for path in ("/", "/table/abc", "/index.html"):
            page = client.get(path)
            assert page.text == "<title>Red Book</title>"
            assert page.headers["Content-Type"] == "text/html; charset=utf-8"
            assert page.headers["Cache-Control"] == "no-cache"
        script = client.get("/assets/a-1b2c.js")
        assert script.text == "let a = 1"
        assert "javascript" in script.headers["Content-Type"]
        assert "immutable" in script.headers["Cache-Control"]
        for path in ("/assets/gone.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert client.get(path).status_code == 404


def test_the_chronicle_is_a_page_of_its_own(house: House) -> None:
    opened = house.open()
    house.play_out(opened["table"], opened["token"])
    path = f"/api/tables/{opened['table']}/chronicle"
    for query, header, lang in (("es", "pt", "es"), (None, "pt", "pt"), ("xx", "pt", "en")):
        params = {"lang": query} if query else {}
        page = house.client.get(path, params=params, headers={"Accept-Language": header, **shown(opened["token"])})
        assert page.status_code == 200
        assert page.headers["Content-Type"].startswith("text/html")
        assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert f'<html lang="{lang}"' in page.text


def test_the_printed_cards_of_a_game_are_kept_by_their_mark(house: House) -> None:
    assert house.call("GET", "/api/games/toy/cards") == []
    answer = house.client.get("/api/games/tcg/cards", params={"lang": "es"})
    cards = {card["id"]: card for card in answer.json()}
    assert len(cards) == 365
    assert cards["1_290"]["title"] == "Frodo"
    assert cards["1_4"]["text"] == ["Combate: Esfuerza a un Enano para dar a ese Enano fuerza +3 y daño +1."]
    again = house.client.get("/api/games/tcg/cards?lang=es", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    english = house.client.get("/api/games/tcg/cards?lang=en", headers={"If-None-Match": answer.headers["etag"]})
    assert english.status_code == 200
    assert house.client.get("/api/games/nix/cards").status_code == 404
