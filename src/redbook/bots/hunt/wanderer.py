"""The Ring-bearer: he walks by what the hunters can know.

He keeps the hunters' own suspicion, for every answer they had was heard by all, and weighs each entry of his log by
the chance that they look for him there, by who can ride there, and by what the rest of the way will cost. Cards are
played when they avert more than they promise for later.
"""

from __future__ import annotations

from collections.abc import Callable

from redbook.bots.hunt.ally_worth import HOLD, AllyHand
from redbook.bots.hunt.danger import Danger
from redbook.bots.hunt.shire import ShireThoughts
from redbook.bots.hunt.thoughts import Heart
from redbook.bots.hunt.wild import WildThoughts
from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.catalogue import ALLIES, SORCERY_IDS
from redbook.games.hunt.facts import HUNT, PERCEIVE, SEARCH, fact
from redbook.games.hunt.pieces import EYE, MERRY, PIPPIN, SAM, STRIDER, TILE_NAME, TILE_VALUE
from redbook.games.hunt.tracking import A_HUNT, A_PERCEPTION, A_SEARCH
from redbook.kernel import Chance, Option, Seen

RESOLVE = 1.4  # what Frodo's card is worth unflipped
SHARP = 2.0  # Corruption that a sharp suspicion costs him
FEARED = {"01": 2.0, "02": 2.0, "05": 1.2, "15": 1.3, "17": 1.1, "14": 0.8, "16": 0.6, "06": 0.6, "13": 0.6, "20": 0.5}


class Wanderer:
    """Answers for the Ring-bearer's seat. Of the turn it remembers only whether Frodo has made his move."""

    def __init__(self, heart: Heart) -> None:
        self.heart = heart
        self.moved = True

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        if len(options) == 1:
            return options[0]
        if seen.decision.kind == "shire-turn":
            self.moved = has_moved(options)
        return ANSWERS[seen.decision.kind](Mind(self.heart, seen, chance, self.moved), options)


def has_moved(options: list[Option]) -> bool:
    """Part 1: only who has made his move may end his turn."""
    return any(isinstance(option, o.EndTurn) for option in options)


class Mind(ShireThoughts, WildThoughts):
    """One decision: cards, tokens, what to stop, and the turn itself."""

    def __init__(self, heart: Heart, seen: Seen, chance: Chance, moved: bool) -> None:
        super().__init__(heart, seen, chance, moved)
        self.cards = AllyHand(self)

    def shire(self, options: list[Option]) -> Option:
        played = self.shared(options)
        if played is not None:
            return played
        if self.moved:
            return next(option for option in options if isinstance(option, o.EndTurn))
        night = self.t.turn == 2
        bonus = self.bonus(options)
        scored = self.walking(options, bonus, night=night)
        if night:
            rest = next(option for option in options if isinstance(option, o.Rest))
            scored.append((-self.resting(), rest))
        return self.best(scored, self.heart.whim)

    def shared(self, options: list[Option]) -> Option | None:
        """A card, a token or Frodo's Resolve, if it is worth it."""
        top = max(self.prospects(options), key=lambda pair: pair[0], default=None)
        if top is None or top[0] <= 0.05:
            return None
        return top[1]

    def prospects(self, options: list[Option]) -> list[tuple[float, Option]]:
        scored: list[tuple[float, Option]] = []
        for option in options:
            if isinstance(option, o.PlayAlly):
                scored.append((self.cards.worth(option.card), option))
            elif isinstance(option, o.SpendToken):
                scored.append((self.token_for_card(), option))
            elif isinstance(option, o.Resolve):
                scored.append((self.resolve(), option))
        return scored

    def token_for_card(self) -> float:
        """A token is worth a card when another comes soon, or when there are enough."""
        t = self.t
        if len(t.cards) >= 5 or not t.view.ally_deck:
            return -1.0
        kept = any(mode.out_of_turn and mode.cost for card in t.cards for mode in ALLIES[card].modes)
        spare = t.view.tokens - (1 if kept else 0)
        if spare >= 2 or (spare >= 1 and (t.turn == 2 or len(t.cards) <= 2)):
            return 0.15
        return -1.0

    def resolve(self) -> float:
        if self.t.part == 1:
            return self.more_moves() - RESOLVE
        return self.further() - RESOLVE

    def ally_mode(self, options: list[Option]) -> Option:
        return self.best(
            (self.cards.mode(self.step.card, option.mode), option) for option in options if isinstance(option, o.Mode)
        )

    def place_ally(self, options: list[Option]) -> Option:
        scored: list[tuple[float, Option]] = []
        for option in options:
            if isinstance(option, o.At):
                scored.append((self.cards.marker(option.space), option))
            elif isinstance(option, o.Done):
                scored.append((0.0, option))
            elif isinstance(option, o.Remove):
                scored.append((0.05 - (0.3 if option.space in self.way else 0.0), option))
        return self.best(scored)

    def move_allies(self, options: list[Option]) -> Option:
        t = self.t
        scored: list[tuple[float, Option]] = []
        for option in options:
            if isinstance(option, o.Shift):
                saved = self.cards.saved(t.blocked & ~(1 << option.start) | 1 << option.goal)
                ahead = 0.1 * ((option.goal in self.way) - (option.start in self.way))
                scored.append((saved + ahead, option))
            else:
                scored.append((0.02, option))
        return self.best(scored)

    def push(self, options: list[Option]) -> Option:
        """Away from Frodo, and from where he is going."""
        t = self.t
        n = self.step.nazgul

        def value(option: Option) -> float:
            at = option.space if isinstance(option, o.Ride) else t.nazgul[n]
            spots = [at if k == n else there for k, there in enumerate(t.nazgul)]
            cost = Danger(t, eye=t.view.eye, nazgul=spots).at(t.last, max(0.05, self.sure(t.record, t.last)))
            return 0.1 * min(self.turns[at][place] for place in self.way or {t.last}) - cost

        return self.best((value(option), option) for option in options)

    def drive_space(self, options: list[Option]) -> Option:
        """The riders that are nearest to Frodo."""
        t = self.t
        return self.best(
            (t.nazgul.count(option.space) * 0.3 - self.turns[option.space][t.last], option)
            for option in options
            if isinstance(option, o.At)
        )

    def heal_more(self, options: list[Option]) -> Option:
        wanted = o.Spend if self.t.view.corruption else o.Keep
        return next(option for option in options if isinstance(option, wanted))

    def lowest(self, options: list[Option]) -> Option:
        return self.best((-HOLD[option.card], option) for option in options if isinstance(option, o.DiscardAlly))

    def rob(self, options: list[Option]) -> Option:
        hands = list(self.t.view.hands.values())
        return self.best((hands[option.number - 1], option) for option in options if isinstance(option, o.Seat))

    def pick_sorcery(self, options: list[Option]) -> Option:
        def feared(option: Option) -> float:
            assert isinstance(option, o.DiscardSorcery)
            return FEARED.get(SORCERY_IDS[option.card].partition("-")[2], 0.3)

        return self.best((feared(option), option) for option in options)

    def take_die(self, options: list[Option]) -> Option:
        order = (1, 3, 0, 4)  # by face: Ring, Sword, Sorcery, Shadow
        return self.best((order[option.face], option) for option in options if isinstance(option, o.Face))

    def give_clue(self, options: list[Option]) -> Option:
        """The token that would be found first anyway, and that Frodo will not pass."""

        def value(option: Option) -> float:
            if not isinstance(option, o.Token):
                return -9.0
            riders = [at for at in self.t.nazgul if at] or list(SHIRE.nazgul_starts)
            far = min(self.turns[at][option.space] for at in riders)
            return -float(far) - (0.5 if option.space in self.way else 0.0)

        return self.best((value(option), option) for option in options)

    def react(self, options: list[Option]) -> Option:
        """Stop what would find Frodo; a question only if the true answer would tell too much."""
        loss = self.told()
        scored: list[tuple[float, Option]] = []
        for option in options:
            if isinstance(option, o.PlayAlly):
                price = HOLD[option.card] + 0.3 * max(
                    mode.cost for mode in ALLIES[option.card].modes if mode.out_of_turn
                )
                scored.append((loss - price, option))
            elif isinstance(option, o.Pass):
                scored.append((0.0, option))
        return self.best(scored)

    def told(self) -> float:
        """What the action costs Frodo if nobody stops it."""
        t, step = self.t, self.step
        if step.kind == A_HUNT and step.at == t.last and not t.found:
            return self.heads() * t.tile_mean * t.burden * 0.9
        if t.found:
            return 0.0
        word = self.answer()
        if word is None:
            card = (t.view.playing or "").partition("-")[2]
            return FEARED.get(card, 0.2) * t.burden
        before, now = self.sure(t.record, t.last), self.sure((*t.record, word), t.last)
        clue = 0.0
        if step.kind in (A_SEARCH, A_HUNT) and t.view.screen is not None:
            clue = 0.3 if str(step.at) in t.view.screen.information else 0.0
        return SHARP * max(0.0, now - before) + self.danger.at(t.last, now) - self.danger.at(t.last, before) + clue

    def heads(self) -> int:
        """Nazgûl that are near Frodo or can still come."""
        t = self.t
        near = t.board.within[t.last][t.view.net]
        return sum(1 for n, at in enumerate(t.nazgul) if near >> at & 1 or self.danger.masks[n] & near)

    def answer(self) -> int | None:
        """What the whole table would hear; None if it is no question."""
        t, step = self.t, self.step
        if step.kind == A_PERCEPTION:
            inside = t.board.target_mask[step.at] >> t.last & 1
            gandalf = t.part == 2 and self.gandalf and t.board.target_mask[step.at] >> self.gandalf & 1
            return fact(PERCEIVE, step.at, int(bool(inside or gandalf)))
        if step.kind in (A_SEARCH, A_HUNT):
            word = fact(SEARCH if step.kind == A_SEARCH else HUNT, step.at, self.passed >> step.at & 1)
            if step.kind == A_HUNT and step.at == self.gandalf:
                word |= 4 << 16
            return word
        return None

    def cancel(self, options: list[Option]) -> Option:
        """The dearest tile, if that is worth a friend; Pippin goes first."""
        t = self.t
        total, costs = self.bill(t.view.drawn)
        price = {PIPPIN: 1.3, MERRY: 1.6, SAM: 2.0, STRIDER: 1.8}
        late = t.part == 2 and t.view.track >= 9
        deadly = t.view.corruption + total >= t.limit

        def value(option: Option) -> float:
            if not isinstance(option, o.Flip):
                return 0.0
            saved = costs[TILE_NAME[option.tile]]
            if deadly and t.view.corruption + total - saved < t.limit:
                return 50.0 + saved * t.burden - price[option.who]
            return saved * t.burden - price[option.who] * (0.6 if late else 1.0)

        return self.best((value(option), option) for option in options)

    def bill(self, drawn: list[str]) -> tuple[int, dict[str, int]]:
        """What the drawn tiles cost together, and what each would save."""
        t = self.t

        def sum_of(tiles: list[str]) -> int:
            eyes = len(t.view.eyes) + t.view.barrow_wights
            total = 0
            for name in tiles:
                value = VALUES[name]
                if value == EYE:
                    total += 1 + eyes
                    eyes += 1
                else:
                    total += value
            return total

        whole = sum_of(drawn)
        saved = {}
        for name in set(drawn):
            rest = list(drawn)
            rest.remove(name)
            saved[name] = whole - sum_of(rest)
        return whole, saved

    def wild(self, options: list[Option]) -> Option:
        for kind in (o.Deed, o.Rivendell):
            found = next((option for option in options if isinstance(option, kind)), None)
            if found is not None and (kind is o.Deed or self.may_go_home()):
                return found
        wanders = [option for option in options if isinstance(option, o.Wander)]
        if wanders:
            eagle = next((x for x in options if isinstance(x, o.PlayAlly) and self.cards.worth(x.card) > 0.4), None)
            return eagle or self.wander(wanders)
        reveal = next((option for option in options if isinstance(option, o.Reveal)), None)
        if reveal is not None and self.drive_off(self.gandalf) > 0.8:
            return reveal
        played = self.shared(options)
        return played or next(option for option in options if isinstance(option, o.EndTurn))


VALUES = dict(zip(TILE_NAME, TILE_VALUE, strict=True))
Answer = Callable[[Mind, list[Option]], Option]

ANSWERS: dict[str, Answer] = {
    "give-information": Mind.give_clue,
    "shire-turn": Mind.shire,
    "card-move": Mind.card_move,
    "flee": Mind.flee,
    "react": Mind.react,
    "cancel-tile": Mind.cancel,
    "ally-mode": Mind.ally_mode,
    "place-ally": Mind.place_ally,
    "move-allies": Mind.move_allies,
    "push": Mind.push,
    "drive-space": Mind.drive_space,
    "take-die": Mind.take_die,
    "heal-more": Mind.heal_more,
    "hide-information": Mind.give_clue,
    "discard-allies": Mind.lowest,
    "rob-wraith": Mind.rob,
    "pick-sorcery": Mind.pick_sorcery,
    "choose-journey": Mind.choose_journey,
    "new-journey": Mind.new_journey,
    "flee-in-the-wild": Mind.flee_wild,
    "gandalf-starts": Mind.gandalf_starts,
    "choose-hiding": Mind.hide,
    "march-or-rest": Mind.march,
    "wild-turn": Mind.wild,
    "wander-again": Mind.wander_again,
    "fly-gandalf": Mind.wander_again,
}
