"""The effects of the Ally cards, one step each. Out of Turn effects are in `tracking`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redbook.games.hunt import allies, endings, events, frodo, gandalf, sorcery
from redbook.games.hunt import options as o
from redbook.games.hunt.board import BOARDS, mask_of, members
from redbook.games.hunt.cards import ALLY_EFFECTS, Builder, build
from redbook.games.hunt.catalogue import ALLIES, ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.facts import LIES, fact
from redbook.games.hunt.numbers import AllyCard, Area, Areas, Few, Friend, Locations, SeatNumber
from redbook.games.hunt.pieces import AWAY, COMPANY, EYE, FACES, READY, RED, TILE_NAME, TILE_VALUE
from redbook.games.hunt.state import RB, SEATS, State
from redbook.kernel import Ask, Option, Play, Step


class RingbearerAsk(Ask, frozen=True):
    may_be_empty = True

    def seat(self, g: Play[State]) -> str:
        return RB


class GainTokens(Step, frozen=True):
    count: Few

    def run(self, g: Play[State]) -> None:
        allies.gain_tokens(g, self.count, "card")


class DrawAllies(Step, frozen=True):
    count: Few

    def run(self, g: Play[State]) -> None:
        allies.draw_allies(g, self.count)


class Heal(Step, frozen=True):
    count: Few

    def run(self, g: Play[State]) -> None:
        endings.heal(g, self.count)


class HealMore(RingbearerAsk, frozen=True):
    """Athelas: one token more may be spent for one point more."""

    count: Few

    offers = (o.Spend, o.Keep)
    rule = "hunt p.15"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.SPEND, o.KEEP] if g.s.tokens else []

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Spend):
            allies.lose_tokens(g, 1)
            endings.heal(g, self.count)


class ExtendRange(Step, frozen=True):
    count: Few

    def run(self, g: Play[State]) -> None:
        g.s.bonus += self.count
        if g.heard:
            g.tell(events.RangeGrows(self.count))


class Close(Step, frozen=True):
    """Locations that no Nazgûl may enter or pass this turn; dots stay open."""

    where: Locations  # mask
    area: Area = -1
    trap: bool = False

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.shut |= self.where
        if self.trap:
            s.trap |= self.where
        if g.heard:
            if self.area >= 0:
                g.tell(events.AreaClosed(s.board.areas[self.area]))
            else:
                g.tell(events.PlacesClosed(tuple(o.place(s.part, at) for at in members(self.where))))


class CloseBorder(Step, frozen=True):
    """Between the second and the third section of the board."""

    def run(self, g: Play[State]) -> None:
        g.s.border = 1
        if g.heard:
            g.tell(events.BorderClosed())


class DriveEach(Step, frozen=True):
    """Every Nazgûl in some areas is moved that many spaces, as far as it can."""

    where: Areas  # mask of areas
    steps: Few

    def run(self, g: Play[State]) -> None:
        s = g.s
        driven = [n for n in range(4) if self.where >> s.board.area[s.nazgul[n]] & 1]
        g.then(*(gandalf.Push(n, self.steps, must=self.steps) for n in driven))


class DriveSpace(RingbearerAsk, frozen=True):
    """Glorfindel: every Nazgûl on one space is moved up to that many spaces."""

    where: Areas  # mask of areas
    steps: Few

    offers = (o.At,)
    rule = "hunt p.14"

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        spaces = sorted({at for at in s.nazgul if self.where >> s.board.area[at] & 1})
        return [o.AT[s.part][at] for at in spaces]

    def take(self, g: Play[State], option: o.At) -> None:
        here = [n for n in range(4) if g.s.nazgul[n] == option.space]
        g.then(*(gandalf.Push(n, self.steps) for n in here))


class Join(Step, frozen=True):
    who: Friend

    def run(self, g: Play[State]) -> None:
        if g.s.company[self.who] == AWAY:
            g.s.company[self.who] = READY
            if g.heard:
                g.tell(events.CompanyJoined(COMPANY[self.who]))


class HideInformation(RingbearerAsk, frozen=True):
    """Asked even when there is nothing to hide, so that the question tells nothing."""

    offers = (o.Token, o.Nothing)
    rule = "hunt p.22"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.TOKEN[1][token] for token in g.s.info] or [o.NOTHING]

    def take(self, g: Play[State], option: Option) -> None:
        g.s.record.append(fact(LIES))
        if isinstance(option, o.Token):
            g.s.lied.append(option.space)
            frodo.hide_information(g, option.space)


class RobWraith(RingbearerAsk, frozen=True):
    """A Ringwraith player with cards loses one: at random, or chosen by the Ring-bearer, who looks."""

    look: bool

    offers = (o.Seat,)
    rule = "hunt p.14"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.SEAT[n + 1] for n, hand in enumerate(g.s.hands) if hand]

    def take(self, g: Play[State], option: o.Seat) -> None:
        s = g.s
        hand = s.hands[option.number - 1]
        g.reveal()
        if not self.look:
            sorcery.drop(g, option.number, hand[g.chance.below(len(hand), None, "sorcery-card")])
            return
        s.known[option.number] = sum(1 << card for card in hand)
        if g.heard:
            g.tell(events.HandLookedAt(RB, SEATS[option.number]))
            g.tell(events.HandSeen(SEATS[option.number], tuple(SORCERY_IDS[card] for card in hand)), to=(RB,))
        g.then(PickSorcery(option.number))


class PickSorcery(RingbearerAsk, frozen=True):
    number: SeatNumber

    offers = (o.DiscardSorcery,)
    rule = "hunt p.14"

    def options(self, g: Play[State]) -> list[Option]:
        return [o.DISCARD_SORCERY[card] for card in sorted(g.s.hands[self.number - 1])]

    def take(self, g: Play[State], option: o.DiscardSorcery) -> None:
        sorcery.drop(g, self.number, option.card)


class AdvanceFrodo(Step, frozen=True):
    """Asfaloth: one row on, without Corruption."""

    def run(self, g: Play[State]) -> None:
        frodo.advance(g, frodo.BY_CARD)


class KeepLore(Step, frozen=True):
    """Strider's Lore waits on the table for the next change of course."""

    card: AllyCard

    def run(self, g: Play[State]) -> None:
        s = g.s
        s.lore = self.card
        s.ally_discard.remove(self.card)
        if g.heard:
            g.tell(events.CardStays(ALLY_IDS[self.card]))


class DrawDeed(Step, frozen=True):
    def run(self, g: Play[State]) -> None:
        s = g.s
        if s.deed_supply:
            g.reveal()
            token = s.deed_supply.pop()
            s.deeds.append(token)
            if g.heard:
                g.tell(events.DeedsDrawn((o.place(2, token),)), to=(RB,))


class ReturnEye(Step, frozen=True):
    """One common Eye tile goes back from the track to the Hunt pool."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        eyes = [tile for tile in s.eyes if tile not in RED and TILE_VALUE[tile] == EYE]
        if eyes:
            s.eyes.remove(eyes[0])
            s.tiles.append(eyes[0])
            if g.heard:
                g.tell(events.TileReturned(TILE_NAME[eyes[0]]))


# -- the words of the data -------------------------------------------------------------------------


def place_ally(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    board = BOARDS[part]
    if "locations" in args:
        return (allies.PlaceAlly(mask_of(args["locations"])),)
    choose = args["choose"]
    where = board.target_mask[board.target(choose["section"])]
    if choose.get("kind") == "ally":
        where &= board.ally_mask
    return (allies.PlaceAlly(where),)


def block_area(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    board = BOARDS[part]
    area = board.target(args["area"])
    return (Close(board.target_mask[area] & board.open_mask, area, args["trap"]),)


def block_border(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    assert args["between"] == list(BOARDS[part].sections[1:])
    return (CloseBorder(),)


def push_nazgul(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    ((kind, names),) = args["scope"].items()
    wanted = [names] if isinstance(names, str) else names
    where = 0
    for n, area in enumerate(BOARDS[part].areas):
        if (area if kind == "area" else area.split("·")[0]) in wanted:
            where |= 1 << n
    return (DriveEach(where, args["steps"]) if args["each"] else DriveSpace(where, args["steps"]),)


def heal(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    more = args.get("extra_per_token", 0)
    return (Heal(args["n"]), HealMore(more)) if more else (Heal(args["n"]),)


def move_frodo(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    ferry = tuple(args.get("ignore_range_to", ()))
    assert ferry in ((), frodo.FERRY)
    return (frodo.CardMove(args["moves"], ferry=bool(ferry)),)


def keep_lore(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    assert args["trigger"] == "change_course"
    return (KeepLore(ALLY_IDS.index("ally2-12")),)


def take_die(args: Mapping[str, Any], part: int) -> tuple[Step, ...]:
    return (gandalf.TakeDie(mask_of(FACES.index(face) for face in args["faces"])),)


WORDS: dict[str, Builder] = {
    "gain_token": lambda args, part: (GainTokens(args["n"]),),
    "place_ally": place_ally,
    "move_ally": lambda args, part: (allies.MoveAllies(args["n"]),),
    "block_area": block_area,
    "block_locations": lambda args, part: (Close(mask_of(args["locations"])),),
    "block_border": block_border,
    "push_nazgul": push_nazgul,
    "move_frodo": move_frodo,
    "range_bonus": lambda args, part: (ExtendRange(args["n"]),),
    "reduce_corruption": heal,
    "draw_ally": lambda args, part: (DrawAllies(args["n"]),),
    "discard_ally": lambda args, part: (allies.DiscardAllies(args["n"]),),
    "enter_company": lambda args, part: (Join(COMPANY.index(args["who"])),),
    "hide_information": lambda args, part: (HideInformation(),),
    "rw_discard_sorcery": lambda args, part: (RobWraith(look=not args["random"]),),
    "discard_die": take_die,
    "advance_frodo": lambda args, part: (AdvanceFrodo(),),
    "persist": keep_lore,
    "move_gandalf": lambda args, part: (gandalf.WanderAgain(),),
    "relocate_gandalf": lambda args, part: (gandalf.FlyGandalf(),),
    "draw_deed": lambda args, part: (DrawDeed(),),
    "return_eye": lambda args, part: (ReturnEye(),),
}
MOVES_SOMEBODY = ("move_frodo", "advance_frodo", "move_gandalf", "relocate_gandalf")  # what the fog forbids

ALLY_EFFECTS.extend(build(ALLIES, WORDS))
