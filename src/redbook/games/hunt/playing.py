"""Playing an Ally card in the Ring-bearer's own turn (p. 14)."""

from __future__ import annotations

from redbook.games.hunt import allies, events
from redbook.games.hunt import options as o
from redbook.games.hunt.cards import ALLY_EFFECTS
from redbook.games.hunt.cards.ally_ops import MOVES_SOMEBODY
from redbook.games.hunt.catalogue import ALLIES, ALLY_IDS, Needs
from redbook.games.hunt.facts import IN, fact
from redbook.games.hunt.numbers import AllyCard
from redbook.games.hunt.pieces import MERRY, READY
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import RB, State
from redbook.kernel import Ask, Option, Play


def met(s: State, needs: Needs, *, secret: bool = True) -> bool:
    """Whether a condition holds; without `secret`, as far as the whole table can tell."""
    if (needs.night and s.turn != 2) or (needs.rested and not s.rested):
        return False
    if (needs.fought and s.fought < s.day - 1) or (needs.gandalf and not s.gandalf):
        return False
    if needs.gandalf_still and (s.gandalf_moved or s.gandalf_sped):
        return False
    return not (secret and needs.last_in) or bool(needs.last_in >> s.board.area[s.last_location()] & 1)


FOGGED = tuple(tuple(any(op.name in MOVES_SOMEBODY for op in mode.ops) for mode in card.modes) for card in ALLIES)


def why_not_mode(s: State, card: int, mode: int, *, secret: bool = True) -> Why | None:
    effect = ALLIES[card].modes[mode]
    if effect.out_of_turn:
        return Why.OUT_OF_TURN_ONLY
    if effect.cost > s.tokens:
        return Why.NO_TOKENS
    if s.fog and FOGGED[card][mode]:
        return Why.FOG
    if not met(s, effect.needs, secret=secret):
        return Why.PREREQUISITE
    return None


def may_play(s: State) -> bool:
    """One card a turn from hand; two while Merry's card is not flipped (p. 11)."""
    return s.plays < (2 if s.company[MERRY] == READY else 1)


def why_not_play(s: State, card: int) -> Why | None:
    if card not in s.hand:
        return Why.NOT_IN_HAND
    if not may_play(s):
        return Why.ONE_CARD_A_TURN
    return why_not_card(s, card)


def why_not_card(s: State, card: int) -> Why | None:
    """Its bold prerequisite, and one effect at least that may be chosen now."""
    if not met(s, ALLIES[card].needs):
        return Why.PREREQUISITE
    refusal: Why | None = None
    for mode in range(len(ALLIES[card].modes)):
        why = why_not_mode(s, card, mode)
        if why is None:
            return None
        refusal = refusal or why
    return refusal


def play(g: Play[State], card: int) -> None:
    s = g.s
    s.plays += 1
    if g.heard:
        g.tell(events.AllyPlayed(ALLY_IDS[card]))
    allies.drop_ally(g, card)
    swear(s, ALLIES[card].needs)
    modes = range(len(ALLIES[card].modes))
    # asked whenever the table must think that there is a choice, so that the question tells nothing
    if sum(why_not_mode(s, card, mode, secret=False) is None for mode in modes) > 1:
        g.then(AllyMode(card))
    else:
        resolve(g, card, next(mode for mode in modes if why_not_mode(s, card, mode) is None))


def swear(s: State, needs: Needs) -> None:
    """Who plays a card says that its condition holds: the Ringwraiths may draw their conclusions."""
    if needs.last_in:
        s.record.append(fact(IN, needs.last_in))


def resolve(g: Play[State], card: int, mode: int) -> None:
    effect = ALLIES[card].modes[mode]
    swear(g.s, effect.needs)
    if g.heard:
        g.tell(events.EffectChosen(ALLY_IDS[card], f"{ALLY_IDS[card]}-{mode + 1}"))
    allies.lose_tokens(g, effect.cost)
    g.then(*ALLY_EFFECTS[card][mode])


class AllyMode(Ask, frozen=True):
    """p. 14: a card with “or” has exactly one of its effects."""

    card: AllyCard

    offers = (o.Mode,)
    in_gesture = True
    rule = "hunt p.14"

    def seat(self, g: Play[State]) -> str:
        return RB

    def options(self, g: Play[State]) -> list[Option]:
        card = ALLIES[self.card]
        return [o.Mode(card.id, n) for n in range(len(card.modes)) if why_not_mode(g.s, self.card, n) is None]

    def why_not(self, g: Play[State], intent: str) -> Why | None:
        return why_not_mode(g.s, self.card, int(intent[-1]) - 1) if intent in o.MODES else None

    def prompt_args(self, g: Play[State]) -> dict[str, str]:
        return {"card": ALLY_IDS[self.card]}

    def take(self, g: Play[State], option: o.Mode) -> None:
        resolve(g, self.card, option.mode)
