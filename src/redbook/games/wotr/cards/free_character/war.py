"""The Free Peoples Character deck, event halves 18-22: Eagles, Ents and the Dead strike at Shadow armies."""

from __future__ import annotations

from redbook.games.wotr import events as ev
from redbook.games.wotr.armies.control import settle_sieges
from redbook.games.wotr.board import (
    ADJACENT,
    CARD,
    CARDS,
    CHARACTERS,
    DECK_OF,
    FANGORN,
    FREE,
    FREE_CHARACTER,
    GANDALF_WHITE,
    GONDOR,
    NATION_OF,
    NAZGUL,
    NO_DIE,
    ORTHANC,
    PLACES,
    REGION_AT,
    REGIONS,
    REGULAR,
    ROHAN,
    SARUMAN,
    SAURON_STRONGHOLDS,
    SHADOW,
    regions,
)
from redbook.games.wotr.cards.api import (
    CHARACTER_OPTIONS,
    DONE,
    NUMBER_OPTIONS,
    AnyOption,
    CardRecruits,
    Event,
    G,
    Memo,
    Number,
    Place,
    PlayCard,
    Reason,
    State,
    Step,
    TakeHits,
    Who,
    Why,
    armies,
    arrive,
    ask,
    attacked,
    capture,
    characters_at,
    commander,
    companions_in,
    controller,
    eliminate,
    eliminate_army,
    event,
    fly,
    in_play,
    later,
    lose,
    number,
    places,
    region_of,
    retreat_army,
    strider_or_aragorn,
    throw,
    throw_one,
    troops,
    unconquered,
    ways_of_retreat,
)
from redbook.games.wotr.cards.free_character.companions import the_king
from redbook.games.wotr.cards.playing import useful, why_not_play
from redbook.games.wotr.seats import nation_tired, owner


@event("fp-char-18")
class TheEaglesAreComing(Event):
    """A Shadow army's Nazgûl, near an army with a Companion: each 5+ kills one, the others flee to a Stronghold.

    The Witch-king is not meant. Who plays the card says where they flee to.
    """

    def targets(self, s: State) -> list[int]:
        near = {
            r
            for place in armies(s, FREE)
            if characters_at(s, FREE, place)
            for r in (REGION_AT[place], *ADJACENT[REGION_AT[place]])
        }
        return [p for p in armies(s, SHADOW) if REGION_AT[p] in near and number(s, p, NAZGUL)]

    def why_not(self, g: G, seat: int) -> Reason | None:
        return None if self.targets(g.s) else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        g.then(ask(self, seat, "army", places(self.targets(g.s))))

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        assert isinstance(option, Place)
        if what == "army":
            self.strike(g, seat, option.place)
        else:
            (place,) = memo
            for _ in range(number(g.s, place, NAZGUL)):
                fly(g, NAZGUL, place, option.place, self.id)

    def strike(self, g: G, seat: int, place: int) -> None:
        s = g.s
        for _ in range(throw(g, seat, min(5, number(s, place, NAZGUL)), 5, self.id)):
            lose(g, place, NAZGUL, self.id)
        refuges = [r for r in SAURON_STRONGHOLDS if unconquered(s, r)]
        if number(s, place, NAZGUL) and refuges:
            g.then(ask(self, seat, "refuge", places(refuges), (place,)))


ENTS = (CARD["fp-char-19"], CARD["fp-char-20"], CARD["fp-char-21"])


@event(*(CARDS[card] for card in ENTS))
class TheEntsAwake(Event):
    """A Companion in Fangorn, Gandalf the White in play: three dice against Orthanc, each 4+ a hit.

    The fall of the army takes all with it, and Saruman does not survive it. With Gandalf near, another card follows.
    """

    def why_not(self, g: G, seat: int) -> Reason | None:
        s = g.s
        met = in_play(s, GANDALF_WHITE) and companions_in(s, FANGORN)
        return None if met else Why.CARD_REQUIREMENT

    def strikes(self, s: State) -> bool:
        return bool(armies(s, SHADOW, ORTHANC)) or region_of(s, SARUMAN) == ORTHANC

    def followers(self, g: G, seat: int) -> list[int]:
        """Cards in hand that may be played straight away."""
        if not gandalf_is_near(g.s):
            return []
        deck = [card for card in g.s.hands[seat] if DECK_OF[card] == FREE_CHARACTER and card != self.card]
        return [card for card in deck if why_not_play(g, seat, card, NO_DIE) is None]

    def does_something(self, g: G, seat: int) -> bool:
        return self.strikes(g.s) or bool(self.followers(g, seat))

    def is_useful(self, g: G, seat: int) -> bool:
        """One of the Ents after another would be the same again."""
        if self.strikes(g.s):
            return True
        return any(useful(g, seat, card) for card in self.followers(g, seat) if card not in ENTS)

    def play(self, g: G, seat: int) -> None:
        steps: list[Step] = []
        army = armies(g.s, SHADOW, ORTHANC)
        for place in army:
            attacked(g, SHADOW, place, ORTHANC)  # a battle without an answer (p.35)
            steps.append(TakeHits(place, SHADOW, throw(g, seat, 3, 4, self.id), self.id))
        g.then(*steps, later(self, seat, "fall", tuple(army)), later(self, seat, "card"))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        s = g.s
        if what == "fall":
            for place in memo:
                if not troops(s, SHADOW, place):
                    eliminate_army(g, SHADOW, place, self.id, characters=True)
                    settle_sieges(g)
            if region_of(s, SARUMAN) == ORTHANC and not armies(s, SHADOW, ORTHANC):
                eliminate(g, SARUMAN, self.id)
        elif gandalf_is_near(s) and s.hands[seat]:
            g.then(PlayCard(seat, NO_DIE, FREE_CHARACTER))


def gandalf_is_near(s: State) -> bool:
    region = region_of(s, GANDALF_WHITE)
    return region == FANGORN or (region != 255 and NATION_OF[region] == ROHAN)


@event("fp-char-22")
class DeadMenOfDunharrow(Event):
    """Strider or Aragorn goes from Rohan to Erech, Lamedon or Pelargir, with Companions of his region.

    A Shadow army there suffers as many hits as a die shows and is driven out; then Gondor may rise.
    """

    goals = regions("erech", "lamedon", "pelargir")

    def why_not(self, g: G, seat: int) -> Reason | None:
        place = strider_or_aragorn(g.s)
        on_rohan_ground = place < PLACES and NATION_OF[REGION_AT[place]] == ROHAN
        return None if on_rohan_ground else Why.CARD_REQUIREMENT

    def play(self, g: G, seat: int) -> None:
        g.then(self.who_comes(g, seat, (the_king(g.s),)))

    def who_comes(self, g: G, seat: int, group: Memo) -> Step:
        others = [c for c in companions_in(g.s, region_of(g.s, group[0])) if c not in group]
        return ask(self, seat, "who-comes", [*(CHARACTER_OPTIONS[c] for c in others), DONE], group)

    def answered(self, g: G, seat: int, what: str, option: AnyOption, memo: Memo) -> None:
        match what:
            case "who-comes":
                if isinstance(option, Who):
                    g.then(self.who_comes(g, seat, (*memo, option.character)))
                else:
                    g.then(ask(self, seat, "region", places(self.goals), memo))
            case "region":
                assert isinstance(option, Place)
                self.come(g, seat, memo, option.place)
            case "retreat":
                assert isinstance(option, Place)
                retreat_army(g, SHADOW, memo[0], option.place)
            case "gondor-rises":
                assert isinstance(option, Number)
                if option.number:
                    recruits = CardRecruits(self.card, seat, memo[0], (REGULAR[GONDOR],), option.number)
                    g.then(recruits, later(self, seat, "control", memo))

    def come(self, g: G, seat: int, group: Memo, goal: int) -> None:
        """The way is direct: nothing in between is entered. A Shadow army is attacked and cannot answer (p.35)."""
        s = g.s
        if g.heard:
            origin = REGIONS[region_of(s, group[0])]
            g.tell(ev.CharactersMoved(origin, REGIONS[goal], tuple(CHARACTERS[c] for c in group), self.id))
        arrive(g, group, goal)
        steps: list[Step] = []
        if troops(s, SHADOW, goal):
            attacked(g, SHADOW, goal, goal)
            hits = TakeHits(goal, SHADOW, throw_one(g, seat, self.id), self.id)
            steps += [hits, later(self, seat, "driven-out", (goal,))]
        g.then(*steps, later(self, seat, "rise", (goal,)))

    def resume(self, g: G, seat: int, what: str, memo: Memo) -> None:
        (goal,) = memo
        if what == "driven-out":
            self.drive_out(g, seat, goal)
        elif what == "rise":
            most = self.recruits(g.s, seat)
            if most:
                g.then(ask(self, seat, "gondor-rises", [NUMBER_OPTIONS[n] for n in range(most, -1, -1)], memo))
        elif controller(g.s, goal) == SHADOW:
            capture(g, goal, FREE, seat)

    def drive_out(self, g: G, seat: int, goal: int) -> None:
        """The army retreats; dead or with nowhere to go, it takes its Nazgûl and Minions with it."""
        s = g.s
        ways = ways_of_retreat(g, SHADOW, goal)
        if troops(s, SHADOW, goal) and ways:
            g.then(ask(self, seat, "retreat", places(ways), (goal,), who=commander(s, SHADOW, goal)))
        else:
            eliminate_army(g, SHADOW, goal, self.id, characters=True)

    def recruits(self, s: State, seat: int) -> int:
        """Up to three Gondor Regulars, as far as there are any, by the player of Gondor (p.45-46)."""
        tired = owner(s, GONDOR) != seat or nation_tired(s, seat, GONDOR)
        return 0 if tired else min(3, s.reserve[REGULAR[GONDOR]])
