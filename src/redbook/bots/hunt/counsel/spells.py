"""Sorcery cards: what each effect is for, here and now."""

from __future__ import annotations

from redbook.bots.hunt.counsel import scents
from redbook.bots.hunt.counsel.says import Hunter, Line, Reasons, percent, rounded, say, spot
from redbook.games.hunt import options as o
from redbook.games.hunt.board import members
from redbook.games.hunt.catalogue import ALLIES, ALLY_IDS, SORCERIES, SORCERY_IDS, Op
from redbook.games.hunt.pieces import EYE, FACES, RING, SORCERY, TILE_VALUE

STOPS_HUNT = "cancel_hunt_or_search"
REROLLED = {SORCERY: "reroll-sorcery", RING: "reroll-ring"}


def best(mind: Hunter, at: int, n: int) -> Reasons:
    """The card that is worth most there, or a new one."""
    found = mind.cards.playables(at, n)
    worth, card = max(found, default=(0.0, -1))
    if card < 0 or worth <= mind.cards.draw():
        return [say("draw-sorcery", count=len(mind.t.hand))]
    return played(mind, card, -1, at, n)


def played(mind: Hunter, card: int, mode: int, at: int, n: int) -> Reasons:
    if mode < 0:
        modes = range(len(SORCERIES[card].modes))
        mode = max(modes, key=lambda number: (mind.cards.mode(card, number, at, n), -number))
    told = [message for op in SORCERIES[card].modes[mode].ops for message in effect(mind, op, at, n)]
    return told or [say("spell", card=SORCERY_IDS[card])]


def effect(mind: Hunter, op: Op, at: int, n: int) -> Reasons:
    t = mind.t
    board, name = t.board, op.name
    areas = len(board.areas)
    if name == "corruption_if":
        chance = mind.q.chance_within(board.connected_mask[at])
        return [say("spell-breath", chance=percent(chance), **spot(t.part, at)), scents.likely(mind)]
    if name == "search_here":
        return scents.search(mind, at) if t.searchable(at) else []
    if name == "search_remote":
        if op.args["choose"].get("kind") == "ally":
            places = members(board.ally_mask & board.target_mask[areas + board.section[at]])
        else:
            places = members(board.connected_mask[at])
        return scents.search(mind, max(places, key=mind.seek)) if places else []
    if name == "perception_any_area":
        return scents.perceive(mind, max(range(areas), key=mind.sense))
    if name == "perception_any_section":
        return scents.perceive(mind, max(range(areas, len(board.targets)), key=mind.sense))
    if name == "perception_area_in_section":
        section = board.sections[board.section[at]]
        near = [number for number, area in enumerate(board.areas) if area.split("·")[0] == section]
        return scents.perceive(mind, max(near, key=lambda number: mind.sense(number, who=True)), who=t.part == 2)
    if name == "hunt_here":
        return scents.hunt(mind, at, n)
    if name == "hunt_remote":
        places = [place for place in board.near[at] if t.huntable(place) and not t.allies >> place & 1]
        return scents.hunt(mind, max(places, key=lambda place: mind.strike(place, n)), n) if places else []
    if name == "remove_ally":
        markers = members(t.allies)
        return [scents.marker(mind, max(markers, key=mind.marker_worth))] if markers else []
    if name == "encounter_radius":
        within = board.within[t.found] if t.found else (0, 0, 0)
        more = sum(1 for there in t.nazgul if within[2] >> there & 1 and not within[1] >> there & 1)
        return [say("spell-net", count=more, **rounded(t.tile_mean))]
    if name.startswith("move_"):
        return moving(mind, op, at, n)
    return plain(mind, op)


def moving(mind: Hunter, op: Op, at: int, n: int) -> Reasons:
    if op.name in ("move_active", "move_active_to_connected"):
        if op.name == "move_active":
            goals = mind.cards.open_to(at, min(3, op.args["steps"]))
        else:
            t = mind.t
            goals = [to for to in t.board.connected[at] if not (t.blocked | t.board.exit_mask) >> to & 1]
        goal = max(goals, key=lambda to: (mind.ground({n: to}), -to), default=at)
        return scents.gallop(mind, n, goal)
    return [say("spell-riders", after=percent(scents.within_a_ride(mind, {}))), scents.likely(mind)]


def plain(mind: Hunter, op: Op) -> Reasons:
    """Effects whose worth is in what they change for good."""
    t, name = mind.t, op.name
    view = t.view
    if name == "lord_enters":
        return [say("spell-lord", **rounded(t.tile_mean))]
    if name == "add_special_tile":
        return [say("spell-special", count=sum(view.tiles.values()), **rounded(t.tile_mean))]
    if name in ("eye_card", "eye_from_pool"):
        return [say("spell-eye", before=t.eye_cost, after=t.eye_cost + 1)]
    if name == "persist":
        return [say("spell-knife", **rounded(t.tile_mean))]
    if name == "corruption":
        return [say("spell-corruption", total=view.corruption + 1)]
    if name == "rb_lose_token":
        return [say("spell-token", tokens=view.tokens)]
    if name == "rb_lose_token_or_corruption":
        return [
            say("spell-token", tokens=view.tokens) if view.tokens else say("spell-dread", total=view.corruption + 1)
        ]
    if name == "rb_discard_ally":
        return [say("spell-ally", count=view.hand_size)]
    if name == "draw_sorcery":
        return [say("spell-draw", count=len(t.hand))]
    if name == "reveal_dots":
        return [say("spell-dots", count=len(mind.suspicion.places)), scents.likely(mind)]
    if name == "recover_die":
        return [say("spell-die", dice=sum(t.dice))]
    if name == "reroll_dice":
        return [say("spell-reroll", dice=sum(t.dice))]
    if name == "no_bonus_moves":
        return [say("spell-fog")]
    return [say("spell-silence", count=view.hand_size)]


# -- questions that cards ask -------------------------------------------------------------------------------


def mode(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Mode)
    n = mind.t.active
    return played(mind, mind.step.card, option.mode, mind.t.nazgul[n], n)


def discard(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.DiscardSorcery)
    effects = SORCERIES[option.card].modes
    elsewhere = [effect for effect in effects if effect.part and effect.part != mind.t.part]
    id = "discard-other-part" if elsewhere else "discard-sorcery"
    return [say(id, card=SORCERY_IDS[option.card], count=len(mind.t.hand))]


def pick_ally(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.DiscardAlly)
    ops = {op.name for effect in ALLIES[option.card].modes for op in effect.ops}
    id = (
        "pick-stopper" if STOPS_HUNT in ops else "pick-cancel" if any(op.startswith("cancel") for op in ops) else "pick"
    )
    return [say(id, card=ALLY_IDS[option.card])]


def tile(mind: Hunter, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Tile)
    id = "tile-eye" if TILE_VALUE[option.tile] == EYE else "tile-number"
    return [say(id, cost=mind.t.eye_cost)]


def eye(mind: Hunter, line: Line) -> Reasons:
    return [say("spell-eye", before=mind.t.eye_cost, after=mind.t.eye_cost + 1)]


def reroll(mind: Hunter, line: Line) -> Reasons:
    faces = [option.face for option in line if isinstance(option, o.Face)]
    if not faces:
        return [say("reroll-enough", dice=sum(mind.t.dice))]
    return [say(REROLLED.get(faces[0], "reroll-enough"), face=FACES[faces[0]], dice=sum(mind.t.dice))]
