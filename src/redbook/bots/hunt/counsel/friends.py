"""Ally cards: what each effect averts or brings, here and now."""

from __future__ import annotations

from redbook.bots.hunt.ally_worth import HOLD
from redbook.bots.hunt.counsel.says import Bearer, Reasons, named, percent, rounded, say
from redbook.bots.hunt.danger import Danger
from redbook.bots.hunt.grey import plan, round_length
from redbook.games.hunt import options as o
from redbook.games.hunt.board import BORDER, SHIRE, mask_of, members
from redbook.games.hunt.catalogue import ALLIES, ALLY_IDS, Op
from redbook.games.hunt.facts import IN, fact
from redbook.games.hunt.pieces import HAND_LIMIT, JOURNEYS, RING


def stops_hunts(card: int) -> bool:
    return any(op.name == "cancel_hunt_or_search" for mode in ALLIES[card].modes for op in mode.ops)


def kept(mind: Bearer, loss: float) -> Reasons:
    """Why no card is spent on this."""
    held = [option.card for option in mind.options if isinstance(option, o.PlayAlly)]
    if not held:
        return [say("stop-nothing")]
    card = ALLY_IDS[max(held, key=lambda number: (HOLD[number], -number))]
    return [say("stop-dear", card=card, **rounded(loss))]


def played(mind: Bearer, card: int, mode: int) -> Reasons:
    if mode < 0:
        open_now = mind.cards.effects(card)
        mode = max(open_now, key=lambda pair: (pair[0], -pair[1]))[1] if open_now else 0
    chosen = ALLIES[card].modes[mode]
    told = [message for op in chosen.ops for message in effect(mind, op)]
    t = mind.t
    areas = ALLIES[card].needs.last_in or chosen.needs.last_in
    if areas and t.last:
        before, now = mind.sure(t.record, t.last), mind.sure((*t.record, fact(IN, areas)), t.last)
        if percent(now) > percent(before):
            told.append(say("card-tells", before=percent(before), after=percent(now), place=named(t.part, t.last)))
    if len(t.cards) >= HAND_LIMIT:
        told.append(say("hand-full", count=len(t.cards)))
    return told or [say("card-plain", card=ALLY_IDS[card], count=len(t.cards))]


def effect(mind: Bearer, op: Op) -> Reasons:
    t, name, args = mind.t, op.name, op.args
    view, board = t.view, t.board
    if name == "gain_token":
        return [say("gain-token", tokens=view.tokens, pool=view.pool)]
    if name == "draw_ally":
        return [say("draw-ally", drawn=args["n"], others=len(t.cards) - 1)]
    if name == "reduce_corruption":
        left = max(0, view.corruption - int(args["n"]))
        return [say("heal", corruption=left, limit=t.limit)]
    if name == "place_ally":
        return marker(mind, placing(mind, op)) if placing(mind, op) else []
    if name == "move_ally":
        return [say("move-ally", count=t.allies.bit_count())]
    if name == "block_area":
        return closed(mind, t.blocked | board.target_mask[board.target(args["area"])] & board.open_mask)
    if name == "block_locations":
        return closed(mind, t.blocked | mask_of(args["locations"]))
    if name == "block_border":
        return closed(mind, t.blocked | BORDER)
    if name == "push_nazgul":
        before = mind.danger.threat(t.last, mind.sure(t.record, t.last))
        return [say("push-card", hunters=before.hunters, place=named(t.part, t.last), **rounded(before.cost))]
    if name == "move_frodo":
        return moving(mind)
    if name == "range_bonus":
        need = SHIRE.moves_to_exit(t.last, t.dots)
        return [say("longer", dots=args["n"], need=need, after=SHIRE.moves_to_exit(t.last, t.dots + int(args["n"])))]
    if name == "advance_frodo":
        track = view.track + 1
        journey = JOURNEYS[t.journey]
        if track >= journey.moves:
            return [say("advance-home")]
        return [say("advance-frodo", rows=journey.moves - track)]
    return others(mind, op)


def others(mind: Bearer, op: Op) -> Reasons:
    t, name = mind.t, op.name
    view = t.view
    if name == "enter_company":
        return [say("merry")]
    if name == "hide_information":
        return [say("hide-information", count=len(view.screen.information) if view.screen else 0)]
    if name == "rw_discard_sorcery":
        return [say("rob-card", count=max(view.hands.values(), default=0))]
    if name == "discard_die":
        return [say("ring-die", count=t.dice[RING])]
    if name == "return_eye":
        return [say("return-eye", before=t.eye_cost, after=max(1, t.eye_cost - 1))]
    if name == "persist":
        return [say("lore")]
    if name == "draw_deed":
        return [say("new-deed", turns=mind.turns_left)]
    if name in ("move_gandalf", "relocate_gandalf") and mind.gandalf:
        wanted = plan(mind.gandalf, mind.deeds, mind.turns_left)
        return [say("gandalf-faster", moves=round_length(mind.gandalf, wanted), deeds=len(wanted))]
    return []


def moving(mind: Bearer) -> Reasons:
    """One move more in this turn."""
    t = mind.t
    now = mind.danger.threat(t.last, mind.sure(t.record, t.last))
    need = SHIRE.moves_to_exit(t.last, t.dots)
    return [say("move-again", place=named(1, t.last), hunters=now.hunters, need=need, **rounded(now.cost))]


def placing(mind: Bearer, op: Op) -> int:
    """Where the marker of a card does most."""
    t, board, args = mind.t, mind.t.board, op.args
    if "locations" in args:
        places = list(args["locations"])
    else:
        where = board.target_mask[board.target(args["choose"]["section"])]
        places = members(where & (board.ally_mask if args["choose"].get("kind") == "ally" else where))
    free = [at for at in places if not (t.allies >> at & 1 or at in t.nazgul)]
    return max(free, key=lambda at: (mind.cards.marker(at), -at), default=0)


def marker(mind: Bearer, at: int) -> Reasons:
    """An Ally marker there."""
    t = mind.t
    told = closed(mind, t.blocked | 1 << at, at) if mind.moved else []
    if told and told[0].id == "counsel-closed":
        return told
    return [say("marker-way" if at in mind.way else "marker", place=named(t.part, at))]


def closed(mind: Bearer, blocked: int, at: int = 0) -> Reasons:
    """What it averts this turn if some places are closed."""
    t = mind.t
    here = named(t.part, t.last)
    if not mind.moved:
        return [say("closed-early")]
    sure = mind.sure(t.record, t.last)
    before = mind.danger.threat(t.last, sure)
    now = Danger(t, eye=t.view.eye, blocked=blocked).threat(t.last, sure)
    if before.hunters > now.hunters:
        saved = rounded(before.cost - now.cost)
        return [say("closed", place=here, before=before.hunters, after=now.hunters, chance=percent(sure), **saved)]
    if at:
        return [say("marker-way" if at in mind.way else "marker", place=named(t.part, at))]
    return [say("closed-little", place=here, after=now.hunters)]
