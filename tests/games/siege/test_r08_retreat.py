"""R8.01 to R8.13: retreats."""

from __future__ import annotations

from games.siege.helpers import at, fight, notations, number, piece, play, score, seen, skip_to, told, where, why
from redbook.games.siege.losses import eliminate
from redbook.kernel import Match

EVEN: dict[str, list[str]] = {"west": [], "shadow": []}
HARD = {"west": ["W4"], "shadow": ["S5", "S6"]}  # -2 against +2


def test_r8_01_each_unit_chooses_its_hex() -> None:
    m = at("GO-02@1506 GO-05@1506 MO-15@1606 MO-18@1606 HA-03@1606", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "1506", "MO-15", "MO-18", "HA-03")  # 22 to 8: 2:1, AVB- DRI
    assert notations(m) == ["1506>1505", "1506>1405", "1506>1406"]
    assert why(m, "1506>1507") == "RETREAT_INTO_ZONE"
    assert why(m, "1506>1606") == "ENEMY_HEX"
    assert why(m, "1506>1508") == "RETREAT_NOT_ADJACENT"
    assert why(m, "1506>1505>1504") == "WAY_BACK_IS_OPEN"
    assert why(m, "1506>1505 displacing GO-05") == "RETREAT_FULL"  # said of a friend who need not make room
    play(m, "1506>1505", "1506>1406")
    assert (where(m, "GO-02"), where(m, "GO-05")) == ("1505", "1406")
    bank = at("GO-02@1508 MO-15@1507 MO-18@1507", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(bank, "1508", "MO-15", "MO-18")  # 3:1, AVB+ DRI
    assert where(bank, "GO-02") == "1408"  # neither of the two Anduin hexes


def test_r8_02_a_ford_is_a_retreat_for_one() -> None:
    m = at("GO-02@2409 GO-05@2409 MO-15@2410 MO-18@2410 HA-03@2310", "shadow combat", dice=(7, 5), morale=EVEN)
    assert fight(m, "2409", "HA-03", "MO-15", "MO-18")  # 2:1, 75: AVB+ DRI
    assert "2409>2408" in notations(m)
    play(m, "2409>2408")
    assert where(m, "GO-02") == "2408"
    assert where(m, "GO-05") == "2509"  # all that is left


CHAIN = "GO-02@2409 GO-10@2408 MO-15@2410 MO-18@2410 MO-01@2510 MO-11@2310"


def test_r8_03_a_chain_of_retreats() -> None:
    m = at(f"{CHAIN} GO-05@2407 GO-12@2407 GO-13@2308", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "2409", "MO-15", "MO-18")  # 14 to 4: 3:1, AVB+ DRI
    assert notations(m) == ["2409>2408 displacing GO-10", "lose GO-02"]
    lost = play(m.copy(), "lose GO-02")
    assert where(lost, "GO-02") == "eliminated"
    assert where(lost, "GO-10") == "2408"
    assert why(m, "2409>2408 displacing GO-05") == "NOBODY_MAKES_ROOM"  # stands elsewhere
    assert why(m, "2409>2410 displacing MO-15") == "ENEMY_HEX"
    assert why(m, "2409>2408>2407") == "WAY_BACK_IS_OPEN"
    play(m, "2409>2408 displacing GO-10")
    assert set(notations(m)) == {
        "2408>2407 displacing GO-05",
        "2408>2407 displacing GO-12",
        "2408>2308 displacing GO-13",
    }
    play(m, "2408>2407 displacing GO-05")
    assert set(notations(m)) == {"2407>2406", "2407>2307"}
    play(m, "2407>2406")
    assert [where(m, id) for id in ("GO-05", "GO-10", "GO-02", "GO-12")] == ["2406", "2407", "2408", "2407"]


def test_r8_03_an_impossible_chain_eliminates_the_first_unit_only() -> None:
    m = at(f"{CHAIN} MO-08@2208 MO-13@2507", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "2409", "MO-15", "MO-18")
    assert where(m, "GO-02") == "eliminated"
    assert where(m, "GO-10") == "2408"


def test_r8_03_a_leader_may_go_with_the_friend_who_makes_room() -> None:
    units = f"{CHAIN} L-IMRAHIL@2408"
    m = at(units, "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "2409", "MO-15", "MO-18")
    play(m, "2409>2408 displacing GO-10")
    assert notations(m) == ["L-IMRAHIL follows GO-10", "L-IMRAHIL follows GO-02"]
    stays = play(m.copy(), "L-IMRAHIL follows GO-02", "2408>2407")
    assert where(stays, "L-IMRAHIL") == "2408"
    play(m, "L-IMRAHIL follows GO-10", "2408>2407")
    assert where(m, "L-IMRAHIL") == "2407"


def test_r8_04_a_leader_goes_with_the_unit_his_owner_picks() -> None:
    units = "GO-03@1506 GO-04@1506 L-FARAMIR@1506 MO-15@1606 MO-18@1606 HA-03@1606"
    m = at(units, "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "1506", "HA-03", "MO-15", "MO-18")  # 22 to 6: 3:1 but for Faramir's 1: AVB+ DRI
    assert notations(m) == ["L-FARAMIR follows GO-03", "L-FARAMIR follows GO-04"]
    assert why(m, "L-FARAMIR follows MO-15") == "FOLLOWS_ITS_OWN_HEX"
    assert why(m, "L-IMRAHIL follows GO-03") == "ANOTHER_IS_MOVING"
    play(m, "L-FARAMIR follows GO-04")
    for again in (Match.load(m.save()), Match.from_position(m.position())):  # what he said can be written down
        assert again.state == m.state
        assert again.state.follows == m.copy().state.follows == ((number("L-FARAMIR"), number("GO-04")),)
    assert Match.load(m.save()).digest() == m.digest()
    play(m, "1506>1505", "1506>1406")
    assert where(m, "GO-03") == "1505"
    assert where(m, "L-FARAMIR") == where(m, "GO-04") == "1406"


def test_r8_04_nobody_follows_a_unit_that_was_lost() -> None:
    """The soak found it: Gandalf and Imrahil followed the dead, and such a position was refused."""
    units = "GO-03@1506 GO-04@1506 L-FARAMIR@1506 MO-15@1606 MO-18@1606 HA-03@1606"
    m = at(units, "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "1506", "HA-03", "MO-15", "MO-18")
    play(m, "L-FARAMIR follows GO-04")
    eliminate(m.play_state, number("GO-04"), "no-retreat")
    assert m.state.follows == ()


def test_r8_04_denethor_stays_and_dies_with_the_city() -> None:
    m = at("GO-10@0704 L-DENETHOR@0704 MO-15@0804 MO-18@0804", "shadow combat", dice=(5, 5), turn=6, morale=EVEN)
    fight(m, "0704", "MO-15", "MO-18")  # 14 to 3: 4:1 less 2; 55 - 1: AVB- DRI
    assert where(m, "GO-10") == "0604"
    assert where(m, "L-DENETHOR") == "0704"
    skip_to(m, "shadow", "advance-units")
    left = play(m.copy(), "halt")
    assert where(left, "L-DENETHOR") == "0704"
    play(m, "advance MO-15")
    assert where(m, "L-DENETHOR") == "eliminated"
    assert score(m, "shadow") == 50  # the city, and nothing for him


def test_r8_05_a_leader_dies_with_the_last_unit() -> None:
    m = at("GO-02@1506 MO-01@1606r L-GOTHMOG@1606", "west combat", dice=(4, 5), morale=EVEN)
    fight(m, "1606", "GO-02")  # 2:1; 45 - 2: ARI DVB+
    assert where(m, "L-GOTHMOG") == "eliminated"
    assert score(m, "west") == 2 + 5
    attacker = at("GO-02@1506r L-IMRAHIL@1506 MO-01@1606", "west combat", dice=(2, 5), morale=EVEN)
    fight(attacker, "1606", "GO-02")  # 1:2; 26: ARB- DVI
    assert where(attacker, "L-IMRAHIL") == "eliminated"
    assert score(attacker, "shadow") == 2 + 5


def test_r8_05_leaders_alone_are_lost_without_a_roll() -> None:
    m = at("GO-02@1506 L-GOTHMOG@1606 L-HARUTH@1606", "west combat")
    fight(m, "1606", "GO-02")
    assert m.play_state.chance.asked == 0
    assert where(m, "L-GOTHMOG") == where(m, "L-HARUTH") == "eliminated"
    assert score(m, "west") == 10
    play(m, "advance GO-02")
    assert where(m, "GO-02") == "1606"


def test_r8_06_no_retreat_from_the_anduin() -> None:
    dri = at("GO-02@0808 MO-15@0809 MO-18@0809", "shadow combat", dice=(2, 0), morale=EVEN)
    fight(dri, "0808", "MO-15", "MO-18")  # 3:1 and 1: 4:1; 20: AVB- DRI
    assert piece(dri, "GO-02").reduced
    assert where(dri, "GO-02") == "0808"
    drb = at("GO-02@0808 MO-15@0809 MO-18@0809", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(drb, "0808", "MO-15", "MO-18")  # 55: AVB- DRB-
    assert where(drb, "GO-02") == "eliminated"
    ford = at("GO-02@2408 MO-15@2409 MO-18@2409", "shadow combat", dice=(2, 0), morale=EVEN)
    fight(ford, "2408", "MO-15", "MO-18")
    assert where(ford, "GO-02") != "2408" or "2408>2407" in notations(ford)


def test_r8_07_siege_engines_do_not_retreat() -> None:
    dri = at("SW-01@1506 RO-03@1606", "west combat", dice=(1, 2), morale=EVEN)
    fight(dri, "1506", "RO-03")  # 5:1, 12: AVB- DRI
    assert (where(dri, "SW-01"), piece(dri, "SW-01").reduced) == ("1506", True)
    drb = at("SW-01@1506 RO-03@1606", "west combat", dice=(4, 0), morale=EVEN)
    fight(drb, "1506", "RO-03")  # 40: AVB- DRB-
    assert where(drb, "SW-01") == "eliminated"


def test_r8_08_attackers_in_the_anduin_take_a_loss_for_their_retreat() -> None:
    units = "GO-10@0808 GO-02@0709r MO-01@0809 MO-11@0809 MO-08@0809 L-WITCHKING@0809"
    m = at(units, "west combat", dice=(1, 0), morale=HARD)
    fight(m, "0809", "GO-02", "GO-10")  # 5 to 12: 1:2; 10 - 7: AE-
    assert told(m, "result-read")[0].attacker == "AE-"
    assert where(m, "GO-02") == "eliminated"
    assert (where(m, "GO-10"), piece(m, "GO-10").reduced) == ("0808", True)


def test_r8_09_only_the_river_behind() -> None:
    m = at("GO-02@0707 MO-15@0806 MO-18@0806 MO-01@0606", "shadow combat", dice=(5, 5), morale=EVEN)
    fight(m, "0707", "MO-15", "MO-18")  # 3:1, AVB+ DRI
    assert (where(m, "GO-02"), piece(m, "GO-02").reduced) == ("0707", True)
    assert told(m, "stood-fast")[0].loss == "river"


def test_r8_10_breaking_out_costs_a_loss() -> None:
    full = at("GO-02@1506 MO-15@1505 MO-18@1507", "shadow combat", dice=(2, 0), morale=EVEN)
    fight(full, "1506", "MO-15", "MO-18")  # 3:1 and 1 for surrounded; 20 + 1: AVB- DRI
    assert "1506>1606>1706" in notations(full)
    assert why(full, "1506>1606>1605") == "RETREAT_INTO_ZONE"
    assert why(full, "1506>1505>1504") == "ENEMY_HEX"
    assert why(full, "1506>1606>1506") == "RETREAT_NOT_ADJACENT"
    play(full, "1506>1606>1706")
    assert (where(full, "GO-02"), piece(full, "GO-02").reduced) == ("1706", True)
    weak = at("GO-02@1506r MO-15@1505 MO-18@1507", "shadow combat", dice=(1, 0), morale=EVEN)
    fight(weak, "1506", "MO-15", "MO-18")
    assert where(weak, "GO-02") == "eliminated"
    ring = "MO-15@1505 MO-18@1507 MO-01@1707 MO-11@1704 MO-02@1304 MO-03@1307"
    closed = at(f"GO-02@1506 {ring}", "shadow combat", dice=(2, 0), morale=EVEN)
    zone = seen(closed).zones["shadow"]
    assert "1706" in zone
    fight(closed, "1506", "MO-15", "MO-18")
    options = [n for n in notations(closed) if n.startswith("1506>")]
    assert all(n[-4:] not in zone for n in options)


def test_r8_10_without_a_second_hex_the_unit_is_lost() -> None:
    units = "GO-02@0704 MO-15@0705 MO-18@0705 MO-01@0804"
    m = at(f"{units} MO-11@0504", "shadow combat", dice=(9, 0), morale=EVEN)  # 0604 first, then nowhere
    fight(m, "0704", "MO-15", "MO-18")
    assert "0505" in seen(m).zones["shadow"]
    assert "0605" in seen(m).zones["shadow"]
    assert where(m, "GO-02") == "eliminated"


def test_r8_11_a_reduced_unit_needs_a_friend_on_its_way() -> None:
    units = "GO-02@1506 GO-12@1506r GO-05@1606 MO-15@1505 MO-18@1507 HA-03@1507"
    m = at(units, "shadow combat", dice=(2, 0), morale=EVEN)
    fight(m, "1506", "MO-15", "MO-18", "HA-03")
    assert "1506>1605>1706" in notations(m)  # GO-02 is whole
    play(m, "1506>1606>1707")
    assert "1506>1606>1706" in notations(m)
    assert why(m, "1506>1605>1706") == "REDUCED_NEEDS_SHELTER"


def test_r8_11_a_friend_on_the_way_shelters() -> None:
    m = at("GO-02@1506r GO-05@1606 MO-15@1505 MO-18@1507", "shadow combat", dice=(1, 0), morale=EVEN)
    fight(m, "1506", "MO-15", "MO-18")  # 14 to 2: 7+:1; 10: AVB- DRB-
    assert where(m, "GO-02") == "eliminated"  # the combat loss came first
    dri = at("GO-02@1506 GO-05@1606 MO-15@1505 MO-18@1507", "shadow combat", dice=(2, 0), morale=EVEN)
    fight(dri, "1506", "MO-15", "MO-18")
    play(dri, "1506>1606>1706")
    assert (where(dri, "GO-02"), piece(dri, "GO-02").reduced) == ("1706", False)


RING = "MO-15@0705 MO-18@0705 MO-16@0705 HA-03@0804 HA-06@0804 MO-08@0804 SW-01@0604 SW-02@0604"
RINGERS = ("MO-15", "MO-18", "MO-16", "HA-03", "HA-06", "MO-08", "SW-01", "SW-02")


def test_r8_12_completely_surrounded_retreats_become_losses() -> None:
    dri = at(f"GO-01@0704 GO-10@0704 {RING}", "shadow combat", dice=(1, 2), morale=EVEN)
    fight(dri, "0704", *RINGERS)  # 58 to 9: 6:1 less 2 and 1: 5:1; 13: AVB- DRI
    assert [piece(dri, id).reduced for id in ("GO-01", "GO-10")] == [True, True]
    drb = at(f"GO-01@0704 GO-10@0704 {RING}", "shadow combat", dice=(4, 0), morale=EVEN)
    fight(drb, "0704", *RINGERS)  # AVB- DRB-
    assert where(drb, "GO-10") == "eliminated"
    assert piece(drb, "GO-01").reduced
    de = at(f"GO-12@0704 GO-10@0704 {RING}", "shadow combat", dice=(9, 9), morale=EVEN)
    fight(de, "0704", *RINGERS)  # 7+:1 less 1: 6:1: AVI DE-
    play(de, "lose GO-12")
    assert where(de, "GO-12") == "eliminated"
    assert (where(de, "GO-10"), piece(de, "GO-10").reduced) == ("0704", True)


def test_r8_13_a_siege_engine_is_handled_first() -> None:
    ring = "GO-02@1505 GO-05@1507 GO-10@1606 GO-12@1605 GO-13@1406 RO-03@1405"
    m = at(f"SW-01@1506 MO-01@1506 {ring}", "west combat", dice=(2, 0), morale=EVEN)
    fight(m, "1506", "RO-03", "GO-02", "GO-05")  # 18 to 6: 3:1 and 1; 21: AVB- DRI
    assert (where(m, "SW-01"), piece(m, "SW-01").reduced) == ("1506", True)
    assert (where(m, "MO-01"), piece(m, "MO-01").reduced) == ("1506", True)
    assert sorted(e.loss for e in told(m, "stood-fast")) == ["closed", "engine"]


def test_r8_11_a_sheltered_unit_may_stay_with_its_friend() -> None:
    """4.8.2: from the friend's hex it *may* retreat again, without a loss; with room there, it need not."""
    units = "GO-02@1506 GO-05@1606 MO-15@1505 MO-18@1507"
    m = at(units, "shadow combat", dice=(2, 0), morale=EVEN)
    fight(m, "1506", "MO-15", "MO-18")
    assert "1506>1606" in notations(m)
    assert "1506>1606>1706" in notations(m)
    assert "1506>1405" not in notations(m)  # no friend there
    play(m, "1506>1606")
    assert (where(m, "GO-02"), piece(m, "GO-02").reduced) == ("1606", False)
    full = at(f"{units} GO-10@1606 GO-12@1606", "shadow combat", dice=(2, 0), morale=EVEN)
    fight(full, "1506", "MO-15", "MO-18")
    assert "1506>1606" not in notations(full)
    assert "1506>1606>1706" in notations(full)
    assert why(full, "1506>1606") == "RETREAT_FULL"


def test_r8_11_shelter_is_open_to_who_could_go_no_further() -> None:
    m = at("GO-02@1506 GO-05@1606 MO-15@1505 MO-18@1507 MO-01@1706", "shadow combat", dice=(2, 0), morale=EVEN)
    fight(m, "1506", "MO-15", "MO-18")
    assert not [n for n in notations(m) if n.startswith("1506>1606>")]
    assert "1506>1606" in notations(m)
