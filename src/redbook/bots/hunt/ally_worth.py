"""What the Ally cards are worth to the Ring-bearer now, counted in Corruption."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redbook.bots.hunt.danger import Danger
from redbook.games.hunt.board import BORDER, mask_of, members
from redbook.games.hunt.catalogue import ALLIES, Mode, Op
from redbook.games.hunt.facts import HUNT, IN, fact, parts
from redbook.games.hunt.pieces import HAND_LIMIT, MERRY, RING

if TYPE_CHECKING:
    from redbook.bots.hunt.wanderer import Mind

# what a card in hand promises: those that stop a Hunt most of all
HOLDS = {"cancel_hunt_or_search": 1.2, "cancel_perception": 0.35, "cancel_search": 0.25, "cancel_sorcery": 0.3}
LATER = {
    "move_frodo": 0.6, "advance_frodo": 0.9, "reduce_corruption": 0.5, "range_bonus": 0.4, "block_area": 0.4,
    "push_nazgul": 0.45, "place_ally": 0.3, "enter_company": 0.6, "return_eye": 0.4, "relocate_gandalf": 0.4,
}  # fmt: skip
HOLD = tuple(
    max(HOLDS.get(op.name, LATER.get(op.name, 0.2)) for mode in card.modes for op in mode.ops) for card in ALLIES
)
FOUGHT = 14  # facts back: about a day


class AllyHand:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.t = mind.t

    def worth(self, card: int) -> float:
        """The best effect that is open now, less what the card promises for later."""
        modes = ALLIES[card].modes
        best = max((worth for worth, _ in self.effects(card)), default=-1.0)
        stops = max((HOLDS.get(op.name, 0.0) for mode in modes for op in mode.ops if mode.out_of_turn), default=0.0)
        full = len(self.t.cards) >= HAND_LIMIT
        return best - (0.5 if full else 1.0) * max(stops, 0.05 if full else 0.12)

    def effects(self, card: int) -> list[tuple[float, int]]:
        """Those that are open now, with their worth."""
        modes = ALLIES[card].modes
        return [(self.mode(card, n), n) for n in range(len(modes)) if self.is_open(modes[n])]

    def is_open(self, mode: Mode) -> bool:
        t, needs = self.t, mode.needs
        if mode.out_of_turn or mode.cost > t.view.tokens:
            return False
        if needs.last_in and not needs.last_in >> t.board.area[t.last] & 1:
            return False
        if needs.rested and not self.mind.rested:
            return False
        return not (needs.fought and not self.fought())

    def fought(self) -> bool:
        """Whether Frodo was found lately."""
        return any(kind == HUNT and b & 3 == 2 for kind, _, b in map(parts, self.t.record[-FOUGHT:]))

    def mode(self, card: int, mode: int) -> float:
        effect = ALLIES[card].modes[mode]
        told = ALLIES[card].needs.last_in, effect.needs.last_in
        worth = sum(self.op(op) for op in effect.ops) - 0.35 * effect.cost
        return worth - sum(self.told(areas) for areas in told if areas)

    def told(self, areas: int) -> float:
        """What it costs to say in which areas Frodo is."""
        mind, t = self.mind, self.t
        before = mind.sure(t.record, t.last)
        after = mind.sure((*t.record, fact(IN, areas)), t.last)
        danger = mind.danger
        return danger.at(t.last, after) - danger.at(t.last, before) + 0.8 * (after - before)

    def op(self, op: Op) -> float:
        mind, t = self.mind, self.t
        view, board, args = t.view, t.board, op.args
        name = op.name
        if name == "gain_token":
            return 0.45 if view.tokens < view.pool else 0.0
        if name == "draw_ally":
            return 0.3 * min(args["n"], view.ally_deck) if len(t.cards) <= HAND_LIMIT - 1 else 0.12
        if name == "discard_ally":
            return -0.1
        if name == "reduce_corruption":
            return t.burden * min(int(args["n"]), view.corruption)
        if name == "place_ally":
            if "locations" in args:
                places = list(args["locations"])
            else:
                choose = args["choose"]
                where = board.target_mask[board.target(choose["section"])]
                places = members(where & (board.ally_mask if choose.get("kind") == "ally" else where))
            free = [at for at in places if not (t.allies >> at & 1 or at in t.nazgul)]
            return max((self.marker(at) for at in free), default=0.0)
        if name == "move_ally":
            return self.shift()
        if name == "block_area":
            return self.saved(t.blocked | board.target_mask[board.target(args["area"])] & board.open_mask)
        if name == "block_locations":
            return self.saved(t.blocked | mask_of(args["locations"]))
        if name == "block_border":
            return self.saved(t.blocked | BORDER)
        if name == "push_nazgul":
            return self.push(args)
        if name == "move_frodo":
            return mind.more_moves()
        if name == "range_bonus":
            return mind.longer_step(args["n"]) if not mind.moved else 0.0
        if name == "enter_company":
            return 1.0 if not t.ready(MERRY) else 0.0
        if name == "hide_information":
            return 0.4 if view.screen is not None and view.screen.information else 0.0
        if name == "rw_discard_sorcery":
            return 0.4 if any(view.hands.values()) else 0.0
        if name == "discard_die":
            return 0.35 if t.dice[RING] and t.turn < 2 else 0.15 if t.dice[RING] else 0.0
        if name == "advance_frodo":
            return mind.further()
        if name == "return_eye":
            return 0.25 * len(view.eyes)
        if name == "persist":
            return 0.3 if view.track < 9 else 0.0
        if name in ("move_gandalf", "relocate_gandalf", "draw_deed"):
            return mind.gandalf_helped(name)
        return 0.0

    # -- closing the ways ------------------------------------------------------------------------------

    def saved(self, blocked: int) -> float:
        """Danger averted this turn by closing some places."""
        mind, t = self.mind, self.t
        if not mind.moved:
            return 0.0
        sure = mind.sure(t.record, t.last)
        return mind.danger.at(t.last, sure) - Danger(t, eye=t.view.eye, blocked=blocked).at(t.last, sure)

    def marker(self, at: int) -> float:
        """An Ally marker there: it keeps Nazgûl off until one takes it away. On an Exit there are none to keep off."""
        if self.t.board.exit_mask >> at & 1:
            return 0.0
        on_the_way = 0.4 if at in self.mind.way else 0.05
        return 1.2 * self.saved(self.t.blocked | 1 << at) + on_the_way

    def shift(self) -> float:
        t = self.t
        best = 0.0
        for at in members(t.allies):
            for to in t.board.connected[at]:
                if not (t.allies | t.board.exit_mask) >> to & 1 and to not in t.nazgul:
                    best = max(best, self.saved(t.blocked & ~(1 << at) | 1 << to))
        return best

    def push(self, args: dict[str, object]) -> float:
        """Nazgûl driven off: what those could do who are in scope."""
        mind, t = self.mind, self.t
        if not mind.moved:
            return 0.0
        scope = args["scope"]
        assert isinstance(scope, dict)
        ((kind, names),) = scope.items()
        wanted = [names] if isinstance(names, str) else names
        driven = [
            n
            for n, at in enumerate(t.nazgul)
            if at
            and (t.board.areas[t.board.area[at]] if kind == "area" else t.board.sections[t.board.section[at]]) in wanted
        ]
        if not args["each"]:
            driven = driven[:1]
        if not driven:
            return 0.0
        sure = mind.sure(t.record, t.last)
        left = [0 if n in driven else at for n, at in enumerate(t.nazgul)]
        saved = mind.danger.at(t.last, sure) - Danger(t, eye=t.view.eye, nazgul=left).at(t.last, sure)
        return 0.7 * saved + 0.1 * len(driven)
