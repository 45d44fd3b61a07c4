"""What the Sorcery cards are worth to a Ringwraith now, counted in Corruption."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redbook.games.hunt.board import members
from redbook.games.hunt.catalogue import SORCERIES, Op
from redbook.games.hunt.nazgul import goals
from redbook.games.hunt.pieces import HAND_LIMIT

if TYPE_CHECKING:
    from redbook.bots.hunt.scent import Scent

DRAW = 0.3
FIXED = {
    "lord_enters": 3.0,
    "add_special_tile": 0.7,
    "eye_card": 1.1,
    "persist": 1.2,  # Morgul Knife
    "corruption": 1.1,
    "no_bonus_moves": 0.1,
    "no_out_of_turn": 0.1,
}


class SorceryHand:
    def __init__(self, mind: Scent) -> None:
        self.mind = mind
        self.t = mind.t
        self.known: dict[tuple[int, int], float] = {}

    def best(self, at: int, nazgul: int) -> float:
        """The best use of a Sorcery result by a Nazgûl there."""
        known = self.known.get((at, nazgul))
        if known is None:
            found = [worth for worth, _ in self.playables(at, nazgul)]
            known = self.known[at, nazgul] = max([self.draw(), *found])
        return known

    def playables(self, at: int, nazgul: int) -> list[tuple[float, int]]:
        """The cards that could be played there, with their worth."""
        return [(self.worth(card, at, nazgul), card) for card in self.t.hand if self.playable(card, at)]

    def draw(self) -> float:
        return DRAW if len(self.t.hand) < HAND_LIMIT else 0.05

    def playable(self, card: int, at: int) -> bool:
        needs = SORCERIES[card].needs
        t = self.t
        if (needs.night and t.turn != 2) or (needs.trail and not t.trails):
            return False
        if needs.rested and (t.turn != 2 or t.free_hunts):
            return False
        spots = [at if n == t.active else there for n, there in enumerate(t.nazgul)]
        if needs.nazgul_on_dark and not any(t.board.dark_mask >> there & 1 for there in spots):
            return False
        return not (needs.not_on_ally and t.board.ally_mask >> at & 1)

    def worth(self, card: int, at: int, nazgul: int) -> float:
        return max(self.mode(card, mode, at, nazgul) for mode in range(len(SORCERIES[card].modes)))

    def keep(self, card: int) -> float:
        """What it promises, for one who must discard."""
        best = 0.0
        for mode in SORCERIES[card].modes:
            worth = FIXED.get(mode.ops[0].name, 0.5)
            best = max(best, worth * (0.6 if mode.part and mode.part != self.t.part else 1.0))
        return best

    def mode(self, card: int, mode: int, at: int, nazgul: int) -> float:
        effect = SORCERIES[card].modes[mode]
        t = self.t
        if (effect.part and effect.part != t.part) or (effect.needs.night and t.turn != 2):
            return -1.0
        return sum(self.op(op, at, nazgul) for op in effect.ops)

    def op(self, op: Op, at: int, nazgul: int) -> float:
        """One effect."""
        mind, t = self.mind, self.t
        board = t.board
        name = op.name
        areas = len(board.areas)
        if name == "lord_enters":
            return FIXED[name] if t.lord < 0 else -1.0
        if name == "corruption_if":
            return mind.q.chance_within(board.connected_mask[at]) * 1.2 + mind.nose.insight * mind.q.linked(at)
        if name == "rb_lose_token":
            return 0.3 if t.view.tokens else 0.0
        if name == "rb_lose_token_or_corruption":
            return 0.5 if t.view.tokens else 1.1
        if name == "rb_discard_ally":
            return (0.4 if op.args["random"] else 0.6) if t.view.hand_size else 0.0
        if name == "draw_sorcery":
            return 0.5 if len(t.hand) < HAND_LIMIT - 1 else 0.2
        if name == "reveal_dots":
            return 0.25
        if name == "search_here":
            return max(0.0, mind.seek(at))
        if name == "search_remote":
            if op.args["choose"].get("kind") == "ally":
                places = members(board.ally_mask & board.target_mask[areas + board.section[at]])
            else:
                places = members(board.connected_mask[at])
            return max((mind.seek(place) for place in places), default=0.0)
        if name == "perception_any_area":
            return max(mind.sense(target) for target in range(areas))
        if name == "perception_any_section":
            return max(mind.sense(target) for target in range(areas, len(board.targets)))
        if name == "perception_area_in_section":
            section = board.sections[board.section[at]]
            near = [n for n, area in enumerate(board.areas) if area.split("·")[0] == section]
            return max(mind.sense(target, who=True) for target in near)
        if name == "hunt_here":
            return mind.strike(at, nazgul) if t.huntable(at) and not t.allies >> at & 1 else 0.0
        if name == "hunt_remote":
            places = [place for place in board.near[at] if t.huntable(place) and not t.allies >> place & 1]
            return max((mind.strike(place, nazgul) for place in places), default=0.0)
        if name == "remove_ally":
            return max((mind.marker_worth(place) for place in members(t.allies)), default=0.0)
        if name == "encounter_radius":
            return self.wider_net()
        if name == "eye_from_pool":
            return 0.6 if any("eye" in tile for tile in t.view.tiles) else 0.0
        if name == "recover_die":
            return 0.4 if t.view.dice_used and t.turn < 2 else 0.1
        if name == "reroll_dice":
            return 0.1
        if name.startswith("move_"):
            return self.riding(op, at, nazgul)
        if name == "persist":
            return FIXED[name] if not t.view.morgul_knife else 0.0
        if name == "add_special_tile":
            return FIXED[name] * (1.0 if t.part == 1 or t.view.track < 8 else 0.6)
        return FIXED.get(name, 0.0)

    def wider_net(self) -> float:
        """Closing the Net, once Frodo is found."""
        t = self.t
        if not t.found:
            return 0.0
        within = t.board.within[t.found]
        more = sum(1 for there in t.nazgul if within[2] >> there & 1 and not within[1] >> there & 1)
        return more * self.mind.tile_worth()

    def riding(self, op: Op, at: int, nazgul: int) -> float:
        """Rides beyond the normal one."""
        mind, t = self.mind, self.t
        here = {nazgul: at}
        still = mind.ground(here)
        if op.name in ("move_active", "move_active_to_connected"):
            if op.name == "move_active":
                found = self.open_to(at, min(3, op.args["steps"]))
            else:
                found = [to for to in t.board.connected[at] if not (t.blocked | t.board.exit_mask) >> to & 1]
            return max((mind.ground({nazgul: goal}) for goal in found), default=still) - still
        others = [n for n in range(4) if n != nazgul]
        gains = []
        for n in others:
            open_to = self.open_to(t.nazgul[n], 1 if op.name == "move_all_nazgul" else 2)
            gains.append(max((mind.ground({**here, n: goal}) for goal in open_to), default=still) - still)
        gains.sort(reverse=True)
        count = op.args.get("count", 4)
        return 0.8 * sum(max(0.0, gain) for gain in gains[:count])

    def open_to(self, start: int, steps: int) -> list[int]:
        """Where so many steps lead, with nobody in the way."""
        return goals(self.t.board.steps[steps][start], self.t.blocked)
