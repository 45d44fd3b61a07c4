"""Search, Hunt and Perception (p. 18, 19, 21, 32), and the cards that stop them. The table answers, always truly."""

from __future__ import annotations

from redbook.games.hunt import allies, events
from redbook.games.hunt import options as o
from redbook.games.hunt.catalogue import ALLIES, ALLY_IDS, DECK, SORCERY_IDS
from redbook.games.hunt.facts import HUNT, PERCEIVE, SEARCH, TOKEN, fact
from redbook.games.hunt.numbers import Action, Space, Target
from redbook.games.hunt.pieces import JOURNEYS
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import RB, State
from redbook.kernel import Ask, Option, Play, Step

A_SEARCH, A_HUNT, A_PERCEPTION, A_SORCERY = range(4)
STOPS = ("search", "hunt", "perception", "sorcery")


# -- Out of Turn cards (p. 14) ---------------------------------------------------------------------


class Stopper:
    """An Out of Turn effect: what it cancels, and where."""

    def __init__(self, card: int, mode: int) -> None:
        effect = ALLIES[card].modes[mode]
        (op,) = effect.ops
        self.card, self.mode, self.cost = card, mode, effect.cost
        self.kinds = {
            "cancel_sorcery": (A_SORCERY,),
            "cancel_search": (A_SEARCH,),
            "cancel_perception": (A_PERCEPTION,),
            "cancel_hunt_or_search": (A_SEARCH, A_HUNT),
        }[op.name]
        scope = op.args.get("scope", "any")
        self.section: str | None = scope["section"] if isinstance(scope, dict) else None
        self.areas_only = scope == "area"

    def stops(self, s: State, kind: int, at: int, by_card: bool) -> bool:
        """Whether it could be played now, hand apart: all that is asked here is public."""
        if self.cost > s.tokens:
            return False
        if kind not in self.kinds and not (by_card and A_SORCERY in self.kinds):
            return False
        if kind == A_PERCEPTION and kind in self.kinds and self.areas_only:
            return at < len(s.board.areas)
        if kind == A_SEARCH and self.section is not None:
            return s.board.sections[s.board.section[at]] == self.section
        return True


STOPPERS = tuple(
    tuple(
        Stopper(card, mode)
        for card in DECK[part]
        for mode, effect in enumerate(ALLIES[card].modes)
        if effect.out_of_turn
    )
    for part in range(3)
)


def stoppers(s: State, kind: int, at: int, by_card: bool) -> list[Stopper]:
    """Those that can stop this and have not been played: the same list whatever the Ring-bearer holds."""
    return [
        stopper
        for stopper in STOPPERS[s.part]
        if stopper.card not in s.ally_discard and stopper.stops(s, kind, at, by_card)
    ]


def reaction(g: Play[State], kind: int, at: int = 0, *, by_card: bool = False) -> tuple[Step, ...]:
    """The question to the Ring-bearer, asked on public grounds only, so that it tells nothing about his hand."""
    s = g.s
    if s.sure or s.quiet or s.hush or not s.hand or not (s.ask_all or kind == A_HUNT):
        return ()
    return (React(kind, at, by_card),) if stoppers(s, kind, at, by_card) else ()


class React(Ask, frozen=True):
    """A Nazgûl's action has been declared with its target; the Ring-bearer may stop it."""

    kind: Action
    at: Space
    by_card: bool

    offers = (o.Pass, o.PlayAlly, o.Enough)
    rule = "hunt p.14"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        held: list[Option] = [
            o.PLAY_ALLY[stopper.card]
            for stopper in stoppers(s, self.kind, self.at, self.by_card)
            if stopper.card in s.hand
        ]
        return [o.PASS, *held, o.ENOUGH]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        if not (intent.startswith("play ") and intent[5:] in ALLY_IDS):
            return None
        return Why.CANNOT_STOP_THIS if ALLY_IDS.index(intent[5:]) in g.s.hand else Why.NOT_IN_HAND

    def prompt_args(self, g: Play[State]) -> dict[str, str]:
        s = g.s
        action = STOPS[self.kind]
        if self.kind == A_PERCEPTION:
            return {"action": action, "where": "target", "target": s.board.targets[self.at]}
        if self.at:
            return {"action": action, "where": "place", "place": o.place(s.part, self.at)}
        return {"action": action, "where": "card", "card": SORCERY_IDS[s.playing]}

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, o.Enough):
            g.s.hush = 1
        if not isinstance(option, o.PlayAlly):
            return
        stopper = next(found for found in STOPPERS[g.s.part] if found.card == option.card)
        g.reveal()
        allies.lose_tokens(g, stopper.cost)
        if g.heard:
            g.tell(events.AllyPlayed(ALLY_IDS[option.card]))
        allies.drop_ally(g, option.card)
        whole = A_SORCERY in stopper.kinds
        if g.heard:
            g.tell(self.cancelled(g.s, option.card, whole))
        if whole:
            from redbook.games.hunt.sorcery import break_off

            break_off(g)
        else:
            g.stack.pop()  # the answer that will not be given

    def cancelled(self, s: State, card: int, whole: bool) -> events.Cancelled:
        """`whole`: the Sorcery card itself is stopped, not only what it asks."""
        by, action = ALLY_IDS[card], STOPS[self.kind]
        if whole:
            return events.Cancelled(by, STOPS[A_SORCERY], "card", stopped=SORCERY_IDS[s.playing])
        if self.kind == A_PERCEPTION:
            return events.Cancelled(by, action, "target", target=s.board.targets[self.at])
        return events.Cancelled(by, action, "place", place=o.place(s.part, self.at))


# -- Search (p. 18) --------------------------------------------------------------------------------


def why_not_place(s: State, at: int) -> Why | None:
    """What forbids both Search and Hunt at a place."""
    if at > s.board.locs:
        return Why.NOT_ON_A_LOCATION
    if s.board.exit_mask >> at & 1:
        return Why.NO_EXIT_FOR_NAZGUL
    if s.figure == at:
        return Why.GANDALF_STANDS_HERE
    return None


def why_not_search(s: State, at: int, *, by_card: bool = False) -> Why | None:
    refusal = why_not_place(s, at)
    if refusal is not None:
        return refusal
    if s.board.start_mask >> at & 1:
        return Why.START_CANNOT_BE_SEARCHED
    if s.trails >> at & 1:
        return Why.ALREADY_TRACKED
    if by_card and s.allies >> at & 1:
        return Why.ALLY_IN_THE_WAY
    return None


def search(g: Play[State], at: int, *, by_card: bool = False) -> None:
    g.then(*reaction(g, A_SEARCH, at, by_card=by_card), AnswerSearch(at))


class AnswerSearch(Step, frozen=True):
    at: Space

    def run(self, g: Play[State]) -> None:
        s, at = g.s, self.at
        yes = s.passed() >> at & 1
        if yes and s.part == 2 and s.shelters and at == s.last_location():
            yes = int(not JOURNEYS[s.journey].shelters >> at & 1)  # p. 30: a shelter answers with an ordinary no
        g.reveal()
        s.record.append(fact(SEARCH, at, yes))
        if yes:
            s.tracks |= 1 << at
        if g.heard:
            g.tell(events.SearchAnswered(o.place(s.part, at), s.board.ids[at], ("no", "yes")[yes]))
        find_information(g, at)


def find_information(g: Play[State], at: int) -> None:
    """p. 21: asked at the place of a token that still lies face up, the Ring-bearer must hand it over."""
    s = g.s
    if at in s.info and s.part == 1:
        s.info.remove(at)
        s.given.append(at)
        if g.heard:
            g.tell(events.InformationFound(o.place(1, at), len(s.given)))


# -- Hunt (p. 19, 32) ------------------------------------------------------------------------------


def why_not_hunt(s: State, at: int, *, by_card: bool = False) -> Why | None:
    refusal = why_not_place(s, at)
    if refusal is not None:
        return refusal
    if by_card and s.allies >> at & 1:
        return Why.ALLY_IN_THE_WAY
    return None


def hunt(g: Play[State], at: int, *, by_card: bool = False) -> None:
    g.then(*reaction(g, A_HUNT, at, by_card=by_card), AnswerHunt(at))


class AnswerHunt(Step, frozen=True):
    at: Space

    def run(self, g: Play[State]) -> None:
        s, at = g.s, self.at
        answer = s.passed() >> at & 1
        if answer and at == s.last_location():
            answer = 2
        wizard = s.part == 2 and s.gandalf == at
        g.reveal()
        s.record.append(fact(HUNT, at, answer + 4 * wizard))
        if answer:
            s.swords |= 1 << at
            s.tracks &= ~(1 << at)
        if g.heard:
            g.tell(events.HuntAnswered(o.place(s.part, at), s.board.ids[at], ("no", "yes", "here")[answer]))
        find_information(g, at)
        if answer == 2:
            s.found = at
        if wizard:
            gandalf_flees(g)


def gandalf_flees(g: Play[State]) -> None:
    """p. 32: found by a Hunt, he goes where a Deeds token sends him; nobody else sees the token."""
    s = g.s
    if g.heard:
        g.tell(events.GandalfFlees())
    if not s.deed_supply:
        return
    token = s.deed_supply.pop()
    s.deeds_spent.append(token)
    s.record.append(fact(TOKEN))
    s.gandalf = token
    s.journal.append(token)
    if g.heard:
        g.tell(events.GandalfWent(o.place(2, token), s.board.ids[token]), to=(RB,))


# -- Perception (p. 18, 32) ------------------------------------------------------------------------


def perceive(g: Play[State], target: int, *, who: bool = False, by_card: bool = False) -> None:
    g.then(*reaction(g, A_PERCEPTION, target, by_card=by_card), AnswerPerception(target, who))


class AnswerPerception(Step, frozen=True):
    target: Target
    who: bool

    def run(self, g: Play[State]) -> None:
        s = g.s
        inside = s.board.target_mask[self.target]
        found = inside >> s.last_location() & 1
        if s.part == 2 and s.gandalf and inside >> s.gandalf & 1:
            found |= 2
        answer = 0 if not found else 4 + found if self.who and s.part == 2 else 1
        g.reveal()
        s.record.append(fact(PERCEIVE, self.target, answer))
        if g.heard:
            words = {0: "no", 1: "yes", 5: "frodo", 6: "gandalf", 7: "both"}
            g.tell(events.PerceptionAnswered(s.board.targets[self.target], words[answer]))
