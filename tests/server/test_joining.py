"""Sitting down: an invite is used once, a seat can be made free, and people go on together to the next table."""

from __future__ import annotations

import random

import pytest

from redbook.campaign import road_from
from redbook.kernel import Match, Seeded
from server.house import House, Line

KEY = "a-key-that-i-drew-myself-01"


def test_an_invite_opens_nothing_by_itself(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table, invite = opened["table"], opened["invites"]["blue"]
    assert house.state(table, invite, 403)["code"] == "invite-first"
    assert house.post(table, "moves", 403, token=invite, version=0, moves=["card 1"])["code"] == "invite-first"
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        line = Line(socket)
        line.send("hello", token=invite)
        assert line.next("problem")["problem"]["code"] == "invite-first"


def test_whoever_gave_the_invite_cannot_look_into_the_friends_hand(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table, invite = opened["table"], opened["invites"]["blue"]
    friend = house.join(opened, "blue")
    assert friend != invite
    assert house.state(table, friend)["view"]["hand"]
    assert house.state(table, invite, 403)["code"] == "invite-taken"
    assert house.post(table, "join", 403, token=invite)["code"] == "invite-taken"
    assert house.post(table, "join", 403, token=invite, key=KEY)["code"] == "invite-taken"
    house.state(table, KEY, 403)


def test_a_key_is_drawn_by_the_client_and_belongs_to_one_seat(house: House) -> None:
    first, second = house.open(seating={"blue": "friend"}), house.open(seating={"blue": "friend"})
    assert house.join(first, "blue", key=KEY) == KEY
    assert house.join(first, "blue", key=KEY) == KEY  # the first answer was lost
    invite = second["invites"]["blue"]
    assert house.post(second["table"], "join", 400, token=invite, key=KEY)["code"] == "bad-request"
    for short in ("", "short", "k" * 101, "spaces in it, and long enough"):
        assert house.post(second["table"], "join", 400, token=invite, key=short)["code"] == "bad-request"
    house.state(first["table"], first["token"])
    assert house.state(second["table"], second["token"])["invites"] == {"blue": invite}


def test_a_seat_is_made_free_and_its_key_opens_nothing(house: House) -> None:
    opened = house.open(seating={"blue": "friend"})
    table, host = opened["table"], opened["token"]
    friend = house.join(opened, "blue")
    assert house.post(table, "free", 403, token=friend, seat="blue")["code"] == "not-the-host"
    assert house.post(table, "free", 400, token=host, seat="red")["code"] == "bad-request"
    assert house.post(table, "free", 400, token=host, seat="green")["code"] == "bad-request"
    with house.client.websocket_connect(f"/ws/tables/{table}") as socket:
        line = Line(socket)
        assert line.hello(friend)["view"]["hand"]
        house.post(table, "free", token=host, seat="blue")
        assert line.next("problem")["problem"]["code"] == "wrong-token"
        state = line.next("state")
        assert (state["eyes"], state["mine"], state["view"]["hand"], state["decision"]) == (None, [], [], None)
        line.send("look", seat="blue")
        assert line.next("problem")["problem"]["code"] == "not-your-seat"
    assert house.state(table, friend, 403)["code"] == "wrong-token"
    assert house.state(table, host)["invites"] == opened["invites"]
    assert house.state(table, house.join(opened, "blue"))["eyes"] == "blue"


# -- the road on ----------------------------------------------------------------------------------


def ended(game: str = "hunt", seats: int = 3, seed: int = 5, **options: object) -> Match:
    m = Match.new(game, seats=seats, seed=seed, settings=options)
    dice = random.Random(seed)
    while m.decision is not None:
        m.play(dice.choice(m.decision.options))
    return m


def test_friends_go_on_from_the_hunt_to_the_war(house: House) -> None:
    """Hunt p. 36: the end of the Hunt sets the Action tokens."""
    m = ended()
    road = road_from(m)
    assert road is not None
    save = m.save()
    seating = {"wraith-1": "friend", "wraith-2": "bot:careless"}
    opened = house.open(game=None, save=save, seating=seating, title="The Ring")
    table, host = opened["table"], opened["token"]
    friend = house.join(opened, "wraith-1", name="Ana")
    state = house.state(table, host)
    assert state["onward"] == {"name": "war", "game": "wotr", "table": None, "token": None}
    assert house.post(table, "onward", 409, token=friend)["code"] == "no-road"  # the host goes ahead

    gone = house.post(table, "onward", token=host)
    assert house.post(table, "onward", token=host) == gone
    followed = house.post(table, "onward", token=friend)
    assert house.post(table, "onward", token=friend) == followed
    watching = house.post(table, "onward", token=opened["watch"])
    assert gone["table"] == followed["table"] == watching["table"]
    assert house.state(table, friend)["onward"]["table"] == gone["table"]
    assert house.state(table, friend)["onward"]["token"] is None

    war = house.state(gone["table"], gone["token"])
    assert (war["game"], war["title"], war["host"], war["mine"]) == ("wotr", "The Ring", True, ["free"])
    assert war["settings"]["tokens"] == road.settings["tokens"] != "none"
    kinds = {seat["seat"]: (seat["kind"], seat["name"]) for seat in war["seats"]}
    assert kinds["witch-king"] == ("friend", "Ana")
    assert kinds["saruman"] == ("bot", "careless")
    theirs = house.state(followed["table"], followed["token"])
    assert (theirs["mine"], theirs["host"]) == (["witch-king"], False)
    assert house.state(watching["table"], watching["token"])["mine"] == []
    assert war["invites"] == {}


def in_bree() -> Match:
    """Part 1 of the Hunt, played alone, from which the road goes on."""
    for seed in range(40):
        m = ended(seats=2, seed=seed, part="1")
        assert m.result is not None
        if m.result.reason in ("bree", "rescued"):
            return m
    raise AssertionError("Frodo never came to Bree")


def test_part_one_leads_to_part_two_by_the_letter(house: House) -> None:
    """Hunt p. 25: the parts may be played on different days."""
    opened = house.open(game=None, save=in_bree().save())
    gone = house.post(opened["table"], "onward", token=opened["token"])
    assert (gone["name"], gone["game"]) == ("part-2", "hunt")
    state = house.state(gone["table"], gone["token"])
    assert state["view"]["part"] == 2
    assert state["mine"] == ["ringbearer", "wraith-1"]


def test_between_the_parts_the_ring_bearer_does_not_see_the_sorcery_cards(house: House) -> None:
    """Hunt p. 27: of what lies in the letter, the cards left to the Ringwraiths are still a secret."""
    opened = house.open(game=None, save=in_bree().save(), seating={"ringbearer": "friend"})
    table, bearer = opened["table"], house.join(opened, "ringbearer")
    for token, other in ((bearer, "wraith-1"), (opened["watch"], "wraith-1"), (opened["token"], "ringbearer")):
        assert house.state(table, token, 403, seat=other)["code"] == "not-your-seat"
        assert house.get(table, "replay", token, 403, at=0, seat=other)["code"] == "not-your-seat"
        assert not house.state(table, token)["may_save"]
        for what in ("save", "position", "chronicle"):
            assert house.get(table, what, token, 403)["code"] == "still-secret"
        assert house.post(table, "branch", 403, token=token, at=0)["code"] == "still-secret"
    assert house.state(table, opened["token"])["view"]["screen"]["log"], "the road to Bree is told"


def test_no_road_before_the_end_nor_from_other_games(house: House) -> None:
    for game in ("hunt", "toy"):
        opened = house.open(game=game)
        assert house.state(opened["table"], opened["token"])["onward"] is None
        assert house.post(opened["table"], "onward", 409, token=opened["token"])["code"] == "no-road"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_keeps_his_place_on_the_road(seats: int) -> None:
    """The Ring-bearer leads the Free Peoples; Ringwraiths lead the Shadow."""
    m = ended(seats=seats)
    road = road_from(m)
    assert road is not None
    war = road.begin(Seeded(seed=1))
    assert set(war.seats) == set(road.seats)
    assert set(road.seats.values()) <= set(m.seats)
    assert len(set(road.seats.values())) == len(road.seats)
    first = next(new for new, old in road.seats.items() if old == "ringbearer")
    assert first in ("free", "gondor")


def test_the_road_ends_with_the_war() -> None:
    assert road_from(Match.new("wotr", seed=1)) is None
    assert road_from(ended("siege", seats=2, seed=1)) is None
