"""The effects of the Sorcery cards, one step each. The active Nazgûl is the one whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from redbook.games.hunt import allies, endings, events, sorcery, tracking
from redbook.games.hunt import options as o
from redbook.games.hunt.board import members
from redbook.games.hunt.cards import SORCERY_EFFECTS, Builder, build
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERIES, SORCERY_IDS
from redbook.games.hunt.facts import DOTS, LINKED, fact
from redbook.games.hunt.nazgul import AllRide, ExtraRide, from_active, ride
from redbook.games.hunt.numbers import Faces, Few, Spaces
from redbook.games.hunt.pieces import COMMON_DIE, EYE, FACES, RED, TILE_NAME, TILE_VALUE
from redbook.games.hunt.state import RB, SEATS, State
from redbook.kernel import Ask, Option, Play, Step


def me(s: State) -> int:
    """The seat of the active Nazgûl."""
    return s.owner[s.active]


class Active(Ask, frozen=True):
    """A question to the player of the active Nazgûl; passed over when there is nothing to choose."""

    may_be_empty = True

    def seat(self, g: Play[State]) -> str:
        return SEATS[me(g.s)]


# -- Captain of the Nine ---------------------------------------------------------------------------


class LordEnters(Step, frozen=True):
    """p. 32, 33: he replaces the active Nazgûl; his die joins at the next roll. There is one Lord: he enters once."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.lord >= 0:
            return
        s.lord = s.active
        if g.heard:
            g.tell(events.LordEnters(s.active + 1))


class AddSpecialTile(Active, frozen=True):
    """p. 22: one red tile, if one is left, goes into the Hunt pool."""

    offers = (o.Tile,)
    rule = "hunt p.22"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.Tile(tile) for tile in g.s.reds]

    def take(self, g: Play[State], option: o.Tile) -> None:
        g.s.reds.remove(option.tile)
        g.s.tiles.append(option.tile)
        if g.heard:
            g.tell(events.TileAdded(TILE_NAME[option.tile]))


# -- riding ----------------------------------------------------------------------------------------


class RideActive(Step, frozen=True):
    steps: Spaces

    def run(self, g: Play[State]) -> None:
        g.then(ExtraRide(g.s.active, self.steps, me(g.s)))


class RideOthers(Active, frozen=True):
    """Up to `count` Nazgûl other than the active one."""

    count: Few
    steps: Spaces
    gone: Faces = 0  # mask of those that have moved

    offers = (o.Nazgul, o.Done)
    rule = "hunt p.20"

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        return [*(o.NAZGUL[n] for n in range(4) if n != s.active and not self.gone >> n & 1), o.DONE]

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Nazgul):
            if self.count > 1:
                g.then(RideOthers(self.count - 1, self.steps, self.gone | 1 << option.who))
            g.then(ExtraRide(option.who, self.steps, me(g.s)))


class RideRoads(Step, frozen=True):
    """Each Nazgûl on a road, along roads; each player moves his own."""

    steps: Spaces

    def run(self, g: Play[State]) -> None:
        s = g.s
        riders = [n for n in from_active(s) if s.board.road[s.nazgul[n]]]
        g.then(*(ExtraRide(n, self.steps, s.owner[n], road=True) for n in riders))


class RideToConnected(Active, frozen=True):
    """Straight to a connected location."""

    offers = (o.Ride,)
    rule = "hunt p.20"

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        at = s.nazgul[s.active]
        if s.trap >> at & 1:
            return []
        closed = s.blocked | s.board.exit_mask
        reach = s.board.walled if s.border else s.board.connected
        return [o.RIDE[s.part][to] for to in reach[at] if not closed >> to & 1]

    def take(self, g: Play[State], option: o.Ride) -> None:
        ride(g, g.s.active, option.space)


# -- questions -------------------------------------------------------------------------------------


class BlackBreath(Step, frozen=True):
    """Is Frodo's last location connected to where the active Nazgûl is? Then he takes Corruption."""

    corruption: Few

    def run(self, g: Play[State]) -> None:
        s = g.s
        at = s.nazgul[s.active]
        yes = s.board.connected_mask[at] >> s.last_location() & 1
        g.reveal()
        s.record.append(fact(LINKED, at, yes))
        if g.heard:
            g.tell(events.ConnectionTold(*o.landmark(s.part, at), ("no", "yes")[yes]))
        if yes:
            endings.corrupt(g, self.corruption, "sorcery")


class TellDots(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        s = g.s
        count = s.dots_since()
        g.reveal()
        s.record.append(fact(DOTS, count))
        if g.heard:
            g.tell(events.DotsTold(count))


class SearchHere(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        at = g.s.nazgul[g.s.active]
        if tracking.why_not_search(g.s, at, by_card=True) is None:
            tracking.search(g, at, by_card=True)
        else:  # what follows can still be cancelled
            g.then(*tracking.reaction(g, tracking.A_SORCERY, by_card=True))


class SearchAfar(Active, frozen=True):
    """At an Ally location of the section, or at any location connected to the active Nazgûl."""

    ally: bool

    offers = (o.At,)
    rule = "hunt p.18"

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        board = s.board
        here = s.nazgul[s.active]
        if self.ally:
            places = members(board.ally_mask & board.target_mask[len(board.areas) + board.section[here]])
        else:
            places = members(board.connected_mask[here])
        return [o.AT[s.part][at] for at in places if tracking.why_not_search(s, at, by_card=True) is None]

    def take(self, g: Play[State], option: o.At) -> None:
        tracking.search(g, option.space, by_card=True)


class HuntHere(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        at = g.s.nazgul[g.s.active]
        if tracking.why_not_hunt(g.s, at, by_card=True) is None:
            tracking.hunt(g, at, by_card=True)


class HuntBeside(Active, frozen=True):
    """At a location adjacent to the active Nazgûl."""

    offers = (o.At,)
    rule = "hunt p.19"

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        places = s.board.near[s.nazgul[s.active]]
        return [o.AT[s.part][at] for at in sorted(places) if tracking.why_not_hunt(s, at, by_card=True) is None]

    def take(self, g: Play[State], option: o.At) -> None:
        tracking.hunt(g, option.space, by_card=True)


class PerceiveAfar(Active, frozen=True):
    """On any area, any section, or any area of the section of the active Nazgûl."""

    where: Literal["area", "section", "near"]
    who: bool = False

    offers = (o.Perceive,)
    rule = "hunt p.18"

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        board = s.board
        areas = len(board.areas)
        if self.where == "area":
            targets = range(areas)
        elif self.where == "section":
            targets = range(areas, len(board.targets))
        else:
            name = board.sections[board.section[s.nazgul[s.active]]]
            targets = [n for n, area in enumerate(board.areas) if area.split("·")[0] == name]  # type: ignore[assignment]
        return [o.PERCEIVE[s.part][target] for target in targets]

    def take(self, g: Play[State], option: o.Perceive) -> None:
        tracking.perceive(g, option.target, who=self.who, by_card=True)


# -- against the Ring-bearer -----------------------------------------------------------------------


class LoseToken(Step, frozen=True):
    count: Few
    corrupts: bool = False

    def run(self, g: Play[State]) -> None:
        missing = self.count - allies.lose_tokens(g, self.count)
        if missing and self.corrupts:
            endings.corrupt(g, missing, "sorcery")


class LoseAllyAtRandom(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        hand = g.s.hand
        if hand:
            g.reveal()
            allies.drop_ally(g, hand[g.chance.below(len(hand), None, "ally-card")])


class LookAtAllies(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        s = g.s
        if not s.hand:
            return
        g.reveal()
        seat = me(s)
        s.known[seat * 5] = sum(1 << card for card in s.hand)
        if g.heard:
            g.tell(events.HandLookedAt(SEATS[seat], RB))
            g.tell(events.HandSeen(RB, tuple(ALLY_IDS[card] for card in s.hand)), to=(SEATS[seat],))
        g.then(PickAlly())


class PickAlly(Active, frozen=True):
    """The cards that were shown are offered in the order of their numbers."""

    offers = (o.DiscardAlly,)
    rule = "hunt p.20"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.DISCARD_ALLY[card] for card in sorted(g.s.hand)]

    def take(self, g: Play[State], option: o.DiscardAlly) -> None:
        allies.drop_ally(g, option.card)


class TakeCorruption(Step, frozen=True):
    count: Few

    def run(self, g: Play[State]) -> None:
        endings.corrupt(g, self.count, "sorcery")


class Silence(Step, frozen=True):
    """No Out of Turn cards until the end of this turn."""

    def run(self, g: Play[State]) -> None:
        g.s.quiet = 1
        if g.heard:
            g.tell(events.SilenceFell())


class Fog(Step, frozen=True):
    """Cards cannot move Frodo or Gandalf until the end of the next Ring-bearer turn."""

    def run(self, g: Play[State]) -> None:
        g.s.fog = 1
        if g.heard:
            g.tell(events.FogFell())


# -- markers, tiles, dice --------------------------------------------------------------------------


class RemoveAnyAlly(Active, frozen=True):
    offers = (o.Remove,)
    rule = "hunt p.20"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.REMOVE[g.s.part][at] for at in members(g.s.allies)]

    def take(self, g: Play[State], option: o.Remove) -> None:
        allies.remove_marker(g, option.space)


class CardAsEye(Step, frozen=True):
    """Fear of the Barrow-wights stays by the track as an Eye, in both parts (p. 25, 27)."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.eye_card = 1
        if g.heard:
            g.tell(events.CardStays(SORCERY_IDS[s.playing]))
        s.playing = -1


class MorgulKnife(Step, frozen=True):
    """Stays until the next Encounter, which costs one more tile."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.knife = 1
        if g.heard:
            g.tell(events.CardStays(SORCERY_IDS[s.playing]))
        s.playing = -1


class EyeFromPool(Active, frozen=True):
    """An Eye tile goes from the Hunt pool to the track, without Corruption; a special one only if it is chosen."""

    offers = (o.Tile,)
    rule = "hunt p.22"

    def options(self, g: Play[State]) -> list[Option]:
        eyes = [tile for tile in g.s.tiles if TILE_VALUE[tile] == EYE]
        common = [tile for tile in eyes if tile not in RED]
        return [o.Tile(tile) for tile in (common[:1] + [tile for tile in eyes if tile in RED])]

    def take(self, g: Play[State], option: o.Tile) -> None:
        g.s.tiles.remove(option.tile)
        g.s.eyes.append(option.tile)
        if g.heard:
            g.tell(events.EyeSet(len(g.s.eyes) + g.s.eye_card))


class WidenNet(Step, frozen=True):
    radius: Few

    def run(self, g: Play[State]) -> None:
        g.s.radius = self.radius
        if g.heard:
            g.tell(events.NetCloses())


class RecoverDie(Step, frozen=True):
    """One common die used today is rolled and added; a Shadow gives no token."""

    def run(self, g: Play[State]) -> None:
        if g.s.used_dice > 0:
            roll_into_pool(g, 1)


class RerollDice(Active, frozen=True):
    """Any number of unused common dice, chosen one by one."""

    chosen: tuple[int, int, int, int] = (0, 0, 0, 0)

    offers = (o.Roll, o.Face)
    in_gesture = True
    rule = "hunt p.20"

    def options(self, g: Play[State]) -> list[Option]:
        faces = [face for face in range(4) if g.s.dice[face] > self.chosen[face]]
        if not faces and not any(self.chosen):
            return []
        return [o.ROLL, *(o.FACE[face] for face in faces)]

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Face):
            chosen = [count + (face == option.face) for face, count in enumerate(self.chosen)]
            g.then(RerollDice((chosen[0], chosen[1], chosen[2], chosen[3])))
            return
        for face, count in enumerate(self.chosen):
            g.s.dice[face] -= count
        roll_into_pool(g, sum(self.chosen))


def roll_into_pool(g: Play[State], count: int) -> None:
    if count:
        faces = [COMMON_DIE[side] for side in g.chance.roll(count, 6, "action-die", low=0, who=SEATS[me(g.s)])]
        for face in faces:
            g.s.dice[face] += 1
        if g.heard:
            g.tell(events.DiceRerolled(tuple(FACES[face] for face in faces)))


class DrawSorceries(Step, frozen=True):
    count: Few

    def run(self, g: Play[State]) -> None:
        sorcery.draw(g, me(g.s), self.count)


# -- the words of the data -------------------------------------------------------------------------


def afar(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    choose = args["choose"]
    return (SearchAfar(ally=choose.get("kind") == "ally"),)


WORDS: dict[str, Builder] = {
    "lord_enters": lambda args, part: (LordEnters(),),
    "add_special_tile": lambda args, part: (AddSpecialTile(),),
    "move_other_nazgul": lambda args, part: (RideOthers(args["count"], args["steps"]),),
    "draw_sorcery": lambda args, part: (DrawSorceries(args["n"]),),
    "move_active_to_connected": lambda args, part: (RideToConnected(),),
    "move_all_nazgul": lambda args, part: (AllRide(),),
    "eye_card": lambda args, part: (CardAsEye(),),
    "ask_connected": lambda args, part: (),  # asked by the effect that follows from the answer
    "corruption_if": lambda args, part: (BlackBreath(args["n"]),),
    "rb_lose_token": lambda args, part: (LoseToken(args["n"]),),
    "rb_discard_ally": lambda args, part: (LoseAllyAtRandom() if args["random"] else LookAtAllies(),),
    "no_out_of_turn": lambda args, part: (Silence(),),
    "reveal_dots": lambda args, part: (TellDots(),),
    "search_here": lambda args, part: (SearchHere(),),
    "move_active": lambda args, part: (RideActive(args["steps"]),),
    "move_road_nazgul": lambda args, part: (RideRoads(args["steps"]),),
    "search_remote": afar,
    "perception_any_area": lambda args, part: (PerceiveAfar("area"),),
    "perception_any_section": lambda args, part: (PerceiveAfar("section"),),
    "perception_area_in_section": lambda args, part: (PerceiveAfar("near", args["reveal_who"]),),
    "remove_ally": lambda args, part: (RemoveAnyAlly(),),
    "rb_lose_token_or_corruption": lambda args, part: (LoseToken(args["n"], corrupts=True),),
    "persist": lambda args, part: {"encounter": (MorgulKnife(),)}[args["trigger"]],
    "eye_from_pool": lambda args, part: (EyeFromPool(),),
    "corruption": lambda args, part: (TakeCorruption(args["n"]),),
    "no_bonus_moves": lambda args, part: (Fog(),),
    "hunt_here": lambda args, part: (HuntHere(),),
    "hunt_remote": lambda args, part: (HuntBeside(),),
    "encounter_radius": lambda args, part: (WidenNet(args["n"]),),
    "recover_die": lambda args, part: (RecoverDie(),),
    "reroll_dice": lambda args, part: (RerollDice(),),
}

SORCERY_EFFECTS.extend(build(SORCERIES, WORDS))
