"""The steward and the lieutenant: one way of thinking, two sides. Either leads whatever seat it is given."""

from __future__ import annotations

from collections.abc import Callable

from redbook.bots.wotr.cards import answers as cards
from redbook.bots.wotr.mind import Memory, Mind, Temper
from redbook.bots.wotr.orders.deeds import Orders
from redbook.bots.wotr.ring import answers as quest
from redbook.bots.wotr.war import answers as war
from redbook.bots.wotr.war import battle
from redbook.games.wotr.board import FACES_OF, SEATS, WILL_DIE
from redbook.games.wotr.options import Act, Die, DiscardTable
from redbook.kernel import Chance, Option, Seen

LEVELS: dict[str, Temper] = {
    "steady": Temper(),
    "novice": Temper(whim=1.6),
    "strong": Temper(),
}
RING_GAIN = (1.9, 1.0)  # what an Elven Ring must win over the die as it fell, by side


class Commander:
    """One bot leads one seat through one match. It keeps nothing that the position does not tell."""

    def __init__(self, name: str, level: str, temper: Temper) -> None:
        self.name = f"{name}:{level}"
        self.temper = temper
        self.memory = Memory()

    def choose(self, seen: Seen, chance: Chance) -> Option:
        decision = seen.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        s = seen.state
        mind = Mind(s, SEATS[s.count].index(seen.seat), decision.step, options, self.temper, self.memory)
        if self.temper.whim and decision.kind in ("take-action", "use-die"):
            return waver(mind, chance)
        return ANSWERS[decision.kind](mind)


# -- dice ------------------------------------------------------------------------------------------------


def take_action(mind: Mind) -> Option:
    orders = mind.orders
    faces = [option.face for option in mind.options if isinstance(option, Die)]
    worth, minus_face = orders.best_die(faces)
    token = token_worth(mind)
    if token is not None and (token[0] > worth or not faces):
        return token[1]
    if faces:
        ring = mind.word("elven-ring")
        if ring is not None and ring_change(mind, faces)[0] >= RING_GAIN[mind.side]:
            return ring
        if worth <= 0.05:
            passing = mind.word("pass")
            if passing is not None:
                return passing
        return next(option for option in mind.options if isinstance(option, Die) and option.face == -minus_face)
    return mind.word("pass") or mind.options[0]


def token_worth(mind: Mind) -> tuple[float, Option] | None:
    best: tuple[float, Option] | None = None
    for option in mind.options:
        if isinstance(option, Act) and option.what.startswith("token-"):
            if option.what == "token-draw":
                worth = 0.9
            elif option.what == "token-minions":
                worth = next((d[0] for d in mind.orders.deeds if d[1] == "move-minions"), 0.0)
            else:
                worth = next((d[0] for d in mind.orders.deeds if d[1] == "diplomacy"), 0.0)
            if worth >= 0.8 and (best is None or worth > best[0]):
                best = (worth, option)
    return best


def ring_change(mind: Mind, faces: list[int]) -> tuple[float, int, int]:
    """The best change of a die by an Elven Ring: what it wins, from which face to which."""
    orders = mind.orders
    best = (0.0, faces[0], faces[0])
    targets = [face for face in set(FACES_OF[mind.side]) if face < WILL_DIE and face not in faces]
    for old in set(faces):
        have = orders.worth(old)
        for new in targets:
            gain = orders.worth(new) - have
            if gain > best[0]:
                best = (gain, old, new)
    return best


def ring_from(mind: Mind) -> Option:
    faces = [option.face for option in mind.options]
    _, old, _ = ring_change(mind, faces)
    return next(option for option in mind.options if option.face == old)


def ring_to(mind: Mind) -> Option:
    return mind.best(mind.options, lambda o: mind.orders.worth(o.face))


def use_die(mind: Mind) -> Option:
    deed = mind.orders.best(mind.step.face, mind.words())
    messenger = mind.word("messenger")
    if messenger is not None:
        other = next((d for d in mind.orders.deeds if d[1] in ("attack", "move-armies")), None)
        if other is not None and (deed is None or other[0] > deed[0]):
            return messenger
    table = [option for option in mind.options if isinstance(option, DiscardTable)]
    if table and (deed is None or deed[0] < 0.7):
        return table[0]
    if deed is not None and deed[0] > 0.0:
        return mind.word(deed[1]) or mind.options[0]
    return mind.word("skip") or mind.options[-1]


def waver(mind: Mind, chance: Chance) -> Option:
    """A novice judges deeds by whim: what he misjudges is another thing every time."""
    orders = mind.orders
    noise = mind.temper.whim
    shaken = [
        (worth + noise * (chance.below(1000, None, "whim") / 500 - 1), what, dice, card)
        for worth, what, dice, card in filter(orders.allowed, orders.deeds)
        if worth > 0
    ]
    mind.__dict__["orders"] = Orders(mind.v, mind.plan, shaken)
    return ANSWERS["take-action" if isinstance(mind.options[0], Die) else "use-die"](mind)


def refuse(mind: Mind) -> Option:
    return mind.word("no") or mind.options[0]


def choose_token(mind: Mind) -> Option:
    return mind.word("token-free-politics", "token-shadow-politics") or mind.options[0]


ANSWERS: dict[str, Callable[[Mind], Option]] = {
    "take-action": take_action,
    "ring-from": ring_from,
    "ring-to": ring_to,
    "use-die": use_die,
    "choose-token": choose_token,
    "where-white": quest.where_white,
    "field-or-siege": battle.field_or_siege,
    "retreat-or-stand": battle.retreat_or_stand,
    "sorcerer": battle.sorcerer,
    "advance": battle.advance,
    "ride-white-rider": battle.ride,
    "leader-rerolls": battle.rerolls,
    "cease-or-go-on": battle.cease_or_go_on,
    "press-assault": battle.press_assault,
    "choose-casualty": battle.casualty,
    "choose-combat-card": battle.combat_card,
    "combat-ask": battle.combat_ask,
    "attack": war.attack,
    "attack-whom": war.attack_whom,
    "attackers": war.attackers,
    "choose-force": lambda mind: war.choose_figures(mind, mind.step.origin, mind.step.goal, mind.step.picked),
    "move-armies": war.move_armies,
    "march-to": war.march_to,
    "marchers": war.marchers,
    "far-march": war.far_march,
    "far-force": war.far_force,
    "far-step": war.far_step,
    "recruit": war.recruit,
    "choose-recruit": war.choose_recruit,
    "diplomacy": war.diplomacy,
    "voice-of-saruman": war.voice,
    "voice-recruits": war.recruit,
    "take-off": war.take_off,
    "offer-to-merge": cards.yes,
    "move-minions": war.move_minions,
    "fly-to": war.fly_to,
    "bring-minion": war.bring_minion,
    "bring-where": war.place_minion,
    "separate-group": quest.separate,
    "place-group": quest.place_group,
    "move-companions": quest.move_companions,
    "walk-to": quest.walk_to,
    "fellowship-phase": quest.fellowship_phase,
    "move-figure": quest.move_figure,
    "choose-guide": quest.choose_guide,
    "hunt-allocation": quest.hunt_allocation,
    "hunt-rerolls": quest.most,
    "before-roll": quest.before_roll,
    "before-tile": quest.before_tile,
    "table-card-on-tile": quest.on_tile,
    "face-damage": quest.face_damage,
    "use-on-path": quest.first_card,
    "play-card": cards.play_card,
    "card-ask": cards.card_ask,
    "grey-guide-draws": cards.yes,
    "hand-limit": cards.discard,
    "draw-from-either": cards.draw_from,
    "give-up-card": cards.discard,
    "give-card": cards.discard,
    "offer-swap": refuse,
}
