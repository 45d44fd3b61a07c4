"""The Shadow Character deck, event halves 1-14: against the Ring-bearers and their Fellowship."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.board import (
    ADJACENT,
    BOX,
    CARD_TILE,
    CHARACTERS,
    DECK_OF,
    FREE,
    FREE_CHARACTER,
    GOLLUM,
    LEVEL,
    REGIONS,
    SHADOW,
)
from redbook.games.wotr.cards.api import (
    CARD_OPTIONS,
    CHARACTER_OPTIONS,
    NONE,
    Act,
    AnyOption,
    CardOption,
    Draw,
    DrawTile,
    Event,
    G,
    HuntRoll,
    Memo,
    MoveMinions,
    Place,
    Reason,
    Reveal,
    State,
    Who,
    Why,
    act,
    add_special_tile,
    arrive,
    ask,
    cards_on_table,
    corrupt,
    event,
    in_fellowship,
    later,
    leave_table,
    lose_companion,
    nazgul_at,
    nazgul_on_map,
    on_mordor_track,
    places,
    protected,
    put_figure,
    ring_place,
    separate,
    throw,
)
from redbook.games.wotr.characters.companions import PlaceGroup
from redbook.games.wotr.characters.fellowship import membership_changed
from redbook.games.wotr.hunt import tiles_left
from redbook.games.wotr.seats import name


@event("sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04")
class SpecialTile(Event):
    """Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss!: a red tile comes into play."""

    def play(self, g: G, seat: int) -> None:
        add_special_tile(g, CARD_TILE[self.card])


# -- in the wild: not in a Settlement of the Free Peoples, whoever holds it now ---------------------------


class DrawsTile(Event):
    """A tile is drawn unless the Ring-bearers are in a Free Peoples Settlement; an Eye or a blue tile does nothing."""

    rule = ""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return Why.CARD_REQUIREMENT if protected(g.s) else None

    def does_something(self, g: G, seat: int) -> bool:
        return tiles_left(g.s)

    def play(self, g: G, seat: int) -> None:
        g.then(DrawTile(Draw(why=self.id, voids=True, rule=self.rule, card=self.card, seat=seat)))


@event("sh-char-05")
class OrcPatrol(DrawsTile):
    """An ordinary successful Hunt."""


@event("sh-char-06")
class IsildursBane(DrawsTile):
    """All damage becomes corruption, and nothing reduces it."""

    rule = "all-corruption"


@event("sh-char-07")
class FoulThingFromTheDeep(DrawsTile):
    """A Companion drawn at random must be lost to the damage."""

    rule = "random-first"


@event("sh-char-08")
class CandlesOfCorpses(Event):
    """Three dice: a point of corruption for each 4 or more; only for sixes with Gollum as Guide."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return Why.CARD_REQUIREMENT if protected(g.s) else None

    def play(self, g: G, seat: int) -> None:
        corrupt(g, throw(g, seat, 3, 6 if g.s.guide == GOLLUM else 4, self.id), self.id)


# -- on the way: the Fellowship has made progress ---------------------------------------------


def under_way(s: State) -> bool:
    """The counter stands on step 1 or higher of the Fellowship Track; on the Mordor Track it marks no progress."""
    return s.progress >= 1 and not on_mordor_track(s)


def nazgul_with_the_ring(s: State) -> bool:
    """A Nazgûl, or the Witch-king, in the region of the Ring-bearers, shut in a Stronghold there or not."""
    region = s.ring
    return bool(nazgul_at(s, region) or (BOX[region] != 255 and nazgul_at(s, BOX[region])))


class NazgulFly(Event):
    """Any or all Nazgûl move; and then something happens if one of them is with the Ring-bearers."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if under_way(g.s) else Why.CARD_REQUIREMENT

    def does_something(self, g: G, seat: int) -> bool:
        return nazgul_on_map(g.s)

    def play(self, g: G, seat: int) -> None:
        g.then(MoveMinions(seat, self.id, nazgul_only=True), later(self, seat, "arrived"))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        if nazgul_with_the_ring(g.s):
            self.found(g, seat)

    def found(self, g: G, seat: int) -> None:
        raise NotImplementedError


@event("sh-char-09")
class NazgulSearch(NazgulFly):
    """The Fellowship is revealed."""

    def found(self, g: G, seat: int) -> None:
        g.then(Reveal(self.id))


@event("sh-char-10")
class CruelWeather(Event):
    """The Ring-bearers' figure is moved to an adjacent region; that is no declaration and no reveal."""

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if under_way(g.s) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "ring-region", places(ADJACENT[g.s.ring])))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        put_figure(g, option.place, self.id)


@event("sh-char-11")
class TheNazgulStrike(NazgulFly):
    """A Free Peoples Character card on the table may be discarded, or the Fellowship hunted as if it had moved."""

    def found(self, g: G, seat: int) -> None:
        ways: list[AnyOption] = [
            CARD_OPTIONS[card] for card in cards_on_table(g, FREE) if DECK_OF[card] == FREE_CHARACTER
        ]
        if g.s.box[SHADOW]:
            ways.append(act("hunt-roll"))
        g.then(ask(self, seat, "nazgul-strike", [*ways, NONE]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        if isinstance(option, CardOption):
            leave_table(g, option.card, self.id)
        elif option != NONE:
            g.then(HuntRoll())


# -- in sight: the Fellowship is revealed ---------------------------------------------


class NeedsRevealed(Event):
    def why_not(self, g: G, seat: int) -> Reason | None:
        return Why.CARD_REQUIREMENT if g.s.hidden else None


@event("sh-char-12")
class MorgulWound(NeedsRevealed):
    """One point of corruption; two if there were three or fewer."""

    def play(self, g: G, seat: int) -> None:
        corrupt(g, 2 if g.s.corruption <= 3 else 1, self.id)


@event("sh-char-13")
class LureOfTheRing(NeedsRevealed):
    """A Companion drawn at random is lost, or his Level becomes corruption. With Gollum as Guide: one point."""

    def play(self, g: G, seat: int) -> None:
        companions = in_fellowship(g.s)
        if not companions:
            corrupt(g, 1, self.id)
            return
        drawn = g.chance.draw(companions, "random-companion", lambda c: CHARACTERS[c], name(g, seat))
        if g.heard:
            g.tell(ev.CompanionDrawn(CHARACTERS[drawn], self.id))
        ways: list[AnyOption] = [CHARACTER_OPTIONS[drawn], act("use-ring")]
        g.then(ask(self, seat, "lure", ways, (drawn,), who=g.s.lead[FREE]))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        drawn = memo[0]
        if isinstance(option, Act):
            corrupt(g, LEVEL[drawn], self.id)
            return
        origin, reach = g.s.ring, g.s.progress + LEVEL[drawn]
        if lose_companion(g, drawn, self.id):  # a Hobbit is taken alive
            g.then(PlaceGroup(g.s.lead[FREE], (drawn,), origin, reach, False, self.id))


@event("sh-char-14")
class TheBreakingOfTheFellowship(NeedsRevealed):
    """As many Companions leave as the number of a tile, and stay where they are. With Gollum as Guide: one point."""

    def does_something(self, g: G, seat: int) -> bool:
        return g.s.guide == GOLLUM or tiles_left(g.s)

    def play(self, g: G, seat: int) -> None:
        if g.s.guide == GOLLUM:
            corrupt(g, 1, self.id)
        else:
            g.then(DrawTile(Draw(why=self.id, voids=True, rule="number", card=self.card, seat=seat)))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        self.choose(g, seat, memo[0], ())

    def choose(self, g: G, seat: int, number: int, group: Memo) -> None:
        """The Free Peoples name them one by one."""
        staying = [c for c in in_fellowship(g.s) if c not in group]
        left = number - len(group)
        if left >= len(staying):
            group, left = (*group, *staying), 0
        if left > 0:
            options = [CHARACTER_OPTIONS[c] for c in staying]
            g.then(ask(self, seat, "who-leaves", options, (number, *group), who=g.s.lead[FREE]))
        elif group:
            self.leave(g, group)

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Who)
        self.choose(g, seat, memo[0], (*memo[1:], option.character))

    def leave(self, g: G, group: Memo) -> None:
        s = g.s
        if on_mordor_track(s):
            separate(g, s.lead[FREE], group, 0, False, self.id)  # the end of them (p.43)
            return
        for c in group:
            s.chars[c] = ring_place(s)
        if g.heard:
            g.tell(ev.Separated(tuple(CHARACTERS[c] for c in group), REGIONS[s.ring], self.id))
        arrive(g, group, s.ring)
        membership_changed(g)
