"""Why a die is spent on this deed, and not on what suggests itself."""

from __future__ import annotations

from redbook.bots.wotr.commander import ring_change
from redbook.bots.wotr.counsel.armies import march, not_attack, strike
from redbook.bots.wotr.counsel.cards import draw, play
from redbook.bots.wotr.counsel.quest import crown, hide, not_step, separate, step, walk, white
from redbook.bots.wotr.counsel.realm import bring_minion, diplomacy, envoy, fly, recruit, voice
from redbook.bots.wotr.counsel.says import Case, Line, Reasons, Why, is_free, say, together
from redbook.games.wotr.board import CARDS, CHARACTER_DIE, FACES, WILL_DIE
from redbook.games.wotr.options import Act, Die, DiscardTable

DEEDS: dict[str, Why] = {
    "move-fellowship": step,
    "hide-fellowship": hide,
    "strider-hides": hide,
    "separate": separate,
    "move-companions": walk,
    "crown-aragorn": crown,
    "gandalf-the-white": white,
    "move-minions": fly,
    "lead-army": march,
    "lead-attack": strike,
    "move-armies": march,
    "attack": strike,
    "diplomacy": diplomacy,
    "recruit": recruit,
    "bring-minion": bring_minion,
    "voice-of-saruman": voice,
    "draw-card": draw,
    "play-card": play,
    "boromir-advances": envoy,
    "legolas-advances": envoy,
    "gimli-advances": envoy,
}
MOST = 3  # reasons


def dice_left(mind: Case, side: int) -> int:
    return sum(mind.s.dice[side * 7 : side * 7 + 6])


def take_action(mind: Case, line: Line) -> Reasons:
    option = line[0]
    if isinstance(option, Die):
        return used(mind, line[1:], option.face) if len(line) > 1 else use_planned(mind, option.face)
    assert isinstance(option, Act)
    if option.what == "elven-ring":
        return ring(mind, line[1:])
    if option.what == "pass":
        mine, theirs = dice_left(mind, mind.side), dice_left(mind, 1 - mind.side)
        return together([say("pass", dice=mine, foes=theirs)], not_step(mind) if is_free(mind) else not_attack(mind))
    return token(mind, line)


def use_die(mind: Case, line: Line) -> Reasons:
    return used(mind, line, mind.step.face)


def used(mind: Case, line: Line, face: int) -> Reasons:
    """The deed first; then, where there is room, what it was preferred to."""
    option = line[0]
    if isinstance(option, DiscardTable):
        return [say("table-card", card=CARDS[option.card])]
    assert isinstance(option, Act)
    if option.what == "messenger":
        return together([say("messenger")], used(mind, line[1:], face) if len(line) > 1 else None)[:MOST]
    if option.what == "skip":
        return together([say("skip", face=FACES[face])], otherwise(mind, "", face, MOST))[:MOST]
    told = DEEDS[option.what](mind, line if option.what in NAMED else line[1:] or line)
    return together(told, otherwise(mind, option.what, face, len(told)))[:MOST]


NAMED = ("strider-hides", "hide-fellowship", "boromir-advances", "legolas-advances", "gimli-advances")


def use_planned(mind: Case, face: int) -> Reasons:
    deed = mind.orders.best(face)
    if deed is None:
        return [say("skip", face=FACES[face])]
    return used(mind, (Act(deed[1]),), face)


def otherwise(mind: Case, chosen: str, face: int, said: int) -> Reasons:
    """The obvious thing that is not done, and why not; or the next best for this die."""
    told: Reasons = []
    if is_free(mind):
        able = mind.s.dice[CHARACTER_DIE] or mind.s.dice[WILL_DIE]
        if chosen not in ("move-fellowship", "hide-fellowship", "strider-hides") and able:
            told += not_step(mind)
    elif chosen not in ("attack", "lead-attack"):
        told += not_attack(mind)
    return told or (next_best(mind, chosen, face) if said < 2 else [])


def next_best(mind: Case, chosen: str, face: int) -> Reasons:
    bit = 1 << face
    for deed in mind.orders.deeds:
        if deed[1] != chosen and deed[2] & bit and deed[0] >= 0.5 and mind.orders.allowed(deed):
            return [say("next-best", face=FACES[face], action=deed[1])] if chosen else []
    return [say("only-use", face=FACES[face])] if chosen else []


# -- Elven Rings and tokens ---------------------------------------------------------------------------------


def ring(mind: Case, line: Line) -> Reasons:
    """What the die could do as another face that it cannot do as it fell."""
    dice = [option.face for option in line if isinstance(option, Die)]
    if mind.kind == "ring-to":
        dice = [mind.step.face, *dice]
    if len(dice) < 2:
        faces = [option.face for option in mind.options if isinstance(option, Die)]
        _, old, new = ring_change(mind, faces or [dice[0]])
        dice = [old, new]
    return changed(mind, dice[0], dice[1])


def changed(mind: Case, old: int, new: int) -> Reasons:
    deed = mind.orders.best(new)
    told = [say("ring", face=FACES[old], now=FACES[new], action=deed[1] if deed is not None else "done")]
    if deed is not None and deed[1] in DEEDS:
        told += DEEDS[deed[1]](mind, (Act(deed[1]),))[:1]
    rings = mind.s.rings[mind.side]
    if is_free(mind):
        return [*told, say("ring-passes", rings=max(0, rings - 1))]
    return [*told, say("ring-gone", rings=max(0, rings - 1))]


def token(mind: Case, line: Line) -> Reasons:
    option = line[0]
    assert isinstance(option, Act)
    kind = option.what
    if kind == "token-draw":
        told = draw(mind, line)
    elif kind == "token-minions":
        told = fly(mind, line[1:])
    else:
        told = diplomacy(mind, line)
    return together(told[:2], [say("token")])


def choose_token(mind: Case, line: Line) -> Reasons:
    return [say("token-choice")]
