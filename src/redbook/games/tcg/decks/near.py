""" "Did you mean": cards whose names are like what somebody wrote."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import SequenceMatcher

MOST = 3  # that are named
LIKE = 0.72
LONGEST = 80  # letters that are compared


def near(words: str, names: Mapping[str, str]) -> list[str]:
    """Ids, the likest first. `names`: from names without accents, as in `slug`, to ids."""
    words = words[:LONGEST]
    if not words:
        return []
    scores: dict[str, float] = {}
    for name, id in names.items():
        score = likeness(words, name)
        if score >= LIKE:
            scores[id] = max(score, scores.get(id, 0.0))
    return sorted(scores, key=lambda id: -scores[id])[:MOST]


def likeness(words: str, name: str) -> float:
    """1.0: the same. What is a part of the name, whole words of it, is like it too: "khazad-dum"."""
    if f"-{words}-" in f"-{name}-":
        return 0.8 + 0.2 * len(words) / len(name)
    matcher = SequenceMatcher(None, words, name, autojunk=False)
    if matcher.real_quick_ratio() < LIKE or matcher.quick_ratio() < LIKE:
        return 0.0
    return matcher.ratio()
