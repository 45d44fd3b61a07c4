"""Fitting a logistic sum in plain Python: what the scripts `outlook_<game>.py` have in common."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

Row = tuple[list[float], float]  # what was counted, and what came of it: 1, 0, or a half


def logistic(total: float) -> float:
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, total))))


def chance_of(weights: Sequence[float], values: Sequence[float]) -> float:
    return logistic(sum(map(mul, weights, values)))


def fitted(rows: Sequence[Row], ridge: float = 1.0, rounds: int = 8) -> list[float]:
    """Newton's method; `ridge` keeps the weights small where the games say little."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-ridge * w for w in weights]
        bend = [[ridge if i == j else 0.0 for j in range(size)] for i in range(size)]
        for values, won in rows:
            chance = chance_of(weights, values)
            off, share = won - chance, max(1e-4, chance * (1.0 - chance))
            for i, value in enumerate(values):
                if value:
                    slope[i] += off * value
                    line, weight = bend[i], share * value
                    for j in range(i + 1):
                        line[j] += weight * values[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot of each column."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(lines)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(lines[k][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        for k in range(size):
            if k != i and lines[k][i]:
                share = lines[k][i] / lines[i][i]
                lines[k] = [a - share * b for a, b in zip(lines[k], lines[i], strict=True)]
    return [lines[i][size] / lines[i][i] for i in range(size)]
