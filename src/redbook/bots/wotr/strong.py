"""The strong level: plays its best few deeds out to the end of the turn, in worlds that could be this one."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from redbook.bots.wotr.commander import ANSWERS, Commander
from redbook.bots.wotr.mind import Mind, Temper
from redbook.bots.wotr.orders.deeds import HELD_BACK, Deed
from redbook.bots.wotr.outlook import free_chance
from redbook.games.wotr.board import FREE, SEATS, SIDE_OF_SEAT
from redbook.games.wotr.options import Act, CardOption, Die
from redbook.kernel import Chance, Match, Option, Seeded, Seen

WORLDS = 12  # in which each deed is tried
GLANCE = 3  # worlds after which a deed that looks worse than the steady one is dropped
DEEDS = 3
CLOSE = 0.6  # how far below the best, as the steady bot judges, a deed is still looked at
TRUST = 0.03  # what a worth of 1, as the steady bot has it, is thought to win
SURE = 1.6  # standard errors by which another deed must be ahead of the steady one
MOVES = 9000  # looked ahead for one decision, at most

Line = tuple[Option, ...]  # the answers that make a deed: die, action, card


class Strong(Commander):
    """Looks ahead where a die is chosen and where dice go to the Hunt; for the rest it is steady."""

    def __init__(self, name: str, level: str, temper: Temper) -> None:
        super().__init__(name, level, temper)
        self.intent: Line = ()
        self.players: dict[str, Commander] = {}
        self.moves = 0

    def choose(self, seen: Seen, chance: Chance) -> Option:
        options = seen.decision.options
        kind = seen.decision.kind
        if kind in ("take-action", "hunt-allocation"):
            self.intent = ()
            if len(options) > 1:
                lines = self.lines(seen)
                line = lines[0][0]
                if len(lines) > 1:
                    line = self.best_line(seen, lines, Seeded(seed=chance.below(1 << 62, None, "bot")))
                self.intent = line[1:]
                return line[0]
        if self.intent:
            wanted, self.intent = self.intent[0], self.intent[1:]
            if wanted in options:
                return wanted
            self.intent = ()
        return super().choose(seen, chance)

    def lines(self, seen: Seen) -> list[tuple[Line, float]]:
        """The steady choice first, then what comes close to it."""
        s = seen.state
        options = seen.decision.options
        mind = Mind(s, SEATS[s.count].index(seen.seat), seen.decision.step, options, self.temper, self.memory)
        steady = ANSWERS[seen.decision.kind](mind)
        found: list[tuple[Line, float]] = [((steady,), 0.0)]
        if seen.decision.kind == "hunt-allocation":
            at = options.index(steady)
            return found + [((option,), 0.0) for option in options[max(0, at - 1) : at + 2] if option != steady]
        if not isinstance(steady, Die) or (first := mind.orders.best(steady.face)) is None:
            return found
        most = first[0] - HELD_BACK[steady.face]
        known = {(first[1], first[3])}
        for worth, die, deed in sorted(self.others(mind, options), key=lambda item: -item[0]):
            if worth < most - CLOSE or worth < 0.3 or len(found) == DEEDS:
                break
            if (deed[1], deed[3]) not in known and mind.orders.allowed(deed):
                known.add((deed[1], deed[3]))
                found.append((line_of(die, deed), worth - most))
        return found

    def others(self, mind: Mind, options: list[Option]) -> Iterable[tuple[float, Die, Deed]]:
        for option in options:
            if isinstance(option, Die):
                bit = 1 << option.face
                for deed in mind.orders.deeds:
                    if deed[2] & bit:
                        yield deed[0] - HELD_BACK[option.face], option, deed

    # -- looking ahead ----------------------------------------------------------------------------------

    def best_line(self, seen: Seen, lines: list[tuple[Line, float]], dice: Seeded) -> Line:
        """The steady choice, unless another is surely ahead of it in the same worlds."""
        count = seen.state.count
        side = SIDE_OF_SEAT[count][SEATS[count].index(seen.seat)]
        gains: list[list[float]] = [[] for _ in lines]  # over the steady choice, world by world
        racing = list(range(1, len(lines)))
        self.moves = 0
        for tried in range(1, WORLDS + 1):
            world = seen.world(seed=dice.below(1 << 62, None, "world"))
            plain = self.play_out(world.copy(), lines[0][0], side)
            for n in racing:
                gains[n].append(self.play_out(world.copy(), lines[n][0], side) - plain)
            if tried >= GLANCE:
                racing = [n for n in racing if sum(gains[n]) / tried + TRUST * lines[n][1] > 0.0]
            if not racing or self.moves > MOVES:
                break
        best, most = 0, 0.0
        for n in racing:
            ahead = surely(gains[n]) + TRUST * lines[n][1]
            if ahead > most:
                best, most = n, ahead
        return lines[best][0]

    def play_out(self, world: Match, line: Line, side: int) -> float:
        """The side's chance at the beginning of the next turn."""
        turn = world.state.turn
        left = line
        chance = Seeded(seed=1)
        while world.decision is not None and world.state.turn == turn:
            options = world.decision.options
            if left and left[0] in options:
                option, left = left[0], left[1:]
            else:
                left = ()
                option = options[0] if len(options) == 1 else self.answer(world, chance)
            world.push(option)
            self.moves += 1
        result = world.result
        if result is not None:
            return float(any(SIDE_OF_SEAT[world.state.count][world.seats.index(x)] == side for x in result.winners))
        free = free_chance(world.state)
        return free if side == FREE else 1.0 - free

    def answer(self, world: Match, chance: Seeded) -> Option:
        assert world.decision is not None
        seat = world.decision.seat
        player = self.players.get(seat)
        if player is None:
            player = self.players[seat] = Commander(self.name, "steady", Temper())
        return player.choose(Seen(world), chance)


def line_of(die: Die, deed: Deed) -> Line:
    line: Line = (die, Act(deed[1]))
    return (*line, CardOption(deed[3])) if deed[1] == "play-card" else line


def surely(gains: list[float]) -> float:
    """A mean with its standard error taken off."""
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean - SURE * sqrt(spread / len(gains))
