"""The Free Peoples Character deck, event halves 14-17, 23 and 24: what Companions do on the map."""

from __future__ import annotations

from redbook.games.wotr.board import (
    ARAGORN,
    BOROMIR,
    DALE,
    DWARVES,
    ELITE,
    ELVES,
    EREBOR,
    EYE,
    FREE,
    FREE_STRATEGY,
    GIMLI,
    GONDOR,
    LEGOLAS,
    NATION_OF,
    NORTH,
    PLACES,
    REGION_AT,
    REGULAR,
    ROHAN,
    STRIDER,
    TILES,
    WOODLAND_REALM,
)
from redbook.games.wotr.cards.api import (
    NATION_OPTIONS,
    Act,
    AnyOption,
    Event,
    G,
    Memo,
    MoveCompanions,
    NationOption,
    Reason,
    SeparateGroup,
    State,
    Step,
    Why,
    act,
    activate,
    advance,
    ask,
    can_recruit,
    draw_strategy,
    eliminate,
    event,
    in_fellowship,
    in_play,
    later,
    number,
    recruits_in,
    region_of,
    remove_tile,
    return_tile,
    strider_or_aragorn,
    take_tile,
    troops,
    unconquered,
    upgrade,
    walkers,
)
from redbook.games.wotr.hunt import tiles_left
from redbook.games.wotr.seats import mark_nation, nation_tired, owner


def the_king(s: State) -> int:
    """Whichever of the two is on the map."""
    return ARAGORN if in_play(s, ARAGORN) else STRIDER


def led_by_the_king(s: State) -> int:
    """The place where Strider or Aragorn is with a Free Peoples army, besieged or not; 255 if he is with none."""
    place = strider_or_aragorn(s)
    return place if place < PLACES and troops(s, FREE, place) else 255


@event("fp-char-14")
class ChallengeOfTheKing(Event):
    """With an army in Gondor or Rohan: of three tiles the Eyes leave the game; but three Eyes are his end."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        place = led_by_the_king(g.s)
        if place == 255 or NATION_OF[REGION_AT[place]] not in (GONDOR, ROHAN):
            return Why.CARD_REQUIREMENT
        return None

    def does_something(self, g: G, seat: int) -> bool:
        return tiles_left(g.s)

    def play(self, g: G, seat: int) -> None:
        s = g.s
        tiles: list[int] = []
        while len(tiles) < 3 and tiles_left(s):
            tiles.append(take_tile(g, self.id))
            s.drawn.remove(tiles[-1])  # held aside: an empty pool is not filled with them
        s.drawn += tiles
        eyes = [t for t in tiles if TILES[t].value == EYE]
        for tile in tiles:
            if tile in eyes and len(eyes) < 3:
                remove_tile(g, tile, self.id)
            else:
                return_tile(g, tile)
        if len(eyes) == 3:
            eliminate(g, the_king(s), self.id)


class SeparateOrMove(Event):
    """One Companion or group leaves the Fellowship or, on the map, moves; also into a besieged Stronghold."""

    extra = 0
    level = 0

    def does_something(self, g: G, seat: int) -> bool:
        return bool(in_fellowship(g.s) or walkers(g.s))

    def play(self, g: G, seat: int) -> None:
        ways = [act("separate")] if in_fellowship(g.s) else []
        if walkers(g.s):
            ways.append(act("move-companions"))
        g.then(ask(self, seat, "separate-or-move", ways))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Act)
        if option.what == "separate":
            g.then(SeparateGroup(seat, self.id, extra=self.extra, level=self.level, into_siege=True))
        else:
            g.then(MoveCompanions(seat, self.id, one=True, extra=self.extra, level=self.level, into_siege=True))


@event("fp-char-15")
class GwaihirTheWindlord(SeparateOrMove):
    """As if their Level were 4."""

    level = 4


@event("fp-char-16")
class WeProveTheSwifter(SeparateOrMove):
    """Two regions more."""

    extra = 2


@event("fp-char-17")
class ThereAndBackAgain(Event):
    """Companions leave, with a reach of one more. Then Gimli or Legolas, in the North-east, stirs three nations."""

    regions = (EREBOR, DALE, WOODLAND_REALM)

    def home(self, s: State) -> bool:
        """Gimli or Legolas stands in one of the three regions, and the Shadow has not taken it."""
        return any(r in self.regions and unconquered(s, r) for r in (region_of(s, GIMLI), region_of(s, LEGOLAS)))

    def rouses(self, s: State, seat: int) -> bool:
        """Whether a nation would wake or take a step where they stand now."""
        wakes = any(not s.active[n] for n in (DWARVES, NORTH))
        return self.home(s) and (wakes or any(s.steps[n] for n in self.led(s, seat)))

    def led(self, s: State, seat: int) -> list[int]:
        """Nations that may take a step: with partners one's own (p.45), with three players not one that rests."""
        return [n for n in (DWARVES, NORTH, ELVES) if owner(s, n) == seat and not nation_tired(s, seat, n)]

    def does_something(self, g: G, seat: int) -> bool:
        return bool(in_fellowship(g.s)) or self.rouses(g.s, seat)

    def play(self, g: G, seat: int) -> None:
        steps: list[Step] = [SeparateGroup(seat, self.id, extra=1)] if in_fellowship(g.s) else []
        g.then(*steps, later(self, seat, "rouse"))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        if self.home(g.s):
            for nation in (DWARVES, NORTH):
                activate(g, nation, self.id)
            for nation in self.led(g.s, seat):
                mark_nation(g.s, nation)
                advance(g, nation, self.id)


class ThenTwoCards(Event):
    """Something for an army, as far as it can be done; then two cards from the Strategy deck."""

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        draw_strategy(g, seat, 2, self.id)


@event("fp-char-23")
class HouseOfTheStewards(ThenTwoCards):
    """Boromir's region, in Gondor, receives a Gondor unit, Regular or Elite."""

    nations = (GONDOR,)
    kinds = (REGULAR[GONDOR], ELITE[GONDOR])

    def why_not(self, g: G, seat: int) -> Reason | None:
        region = region_of(g.s, BOROMIR)
        if region == 255 or NATION_OF[region] != GONDOR:
            return Why.CARD_REQUIREMENT
        if owner(g.s, GONDOR) != seat:
            return Why.OTHER_PLAYERS_CARD  # only its own player recruits for a nation (p.45)
        return None

    def does_something(self, g: G, seat: int) -> bool:
        return bool(g.s.decks[FREE_STRATEGY]) or can_recruit(g, seat, region_of(g.s, BOROMIR), *self.kinds)

    def play(self, g: G, seat: int) -> None:
        region = region_of(g.s, BOROMIR)
        g.then(*recruits_in(self, g, seat, region, self.kinds), later(self, seat, "draw"))


@event("fp-char-24")
class TheGreyCompany(ThenTwoCards):
    """In the army of Strider or Aragorn a Regular is lost and an Elite of its nation comes instead."""

    def choices(self, g: G, seat: int) -> list[int]:
        """Nations of the army that can make the exchange."""
        s = g.s
        place = led_by_the_king(s)
        return [
            n
            for n in (DWARVES, ELVES, GONDOR, NORTH, ROHAN)
            if number(s, place, REGULAR[n])
            and s.reserve[ELITE[n]]
            and owner(s, n) == seat
            and not nation_tired(s, seat, n)
        ]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return Why.CARD_REQUIREMENT if led_by_the_king(g.s) == 255 else None

    def does_something(self, g: G, seat: int) -> bool:
        return bool(g.s.decks[FREE_STRATEGY] or self.choices(g, seat))

    def play(self, g: G, seat: int) -> None:
        nations = self.choices(g, seat)
        steps: list[Step] = [ask(self, seat, "elite-of", [NATION_OPTIONS[n] for n in nations])] if nations else []
        g.then(*steps, later(self, seat, "draw"))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, NationOption)
        upgrade(g, led_by_the_king(g.s), option.nation, self.id, casualty=True)
        mark_nation(g.s, option.nation)
