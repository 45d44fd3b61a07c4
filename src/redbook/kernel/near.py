"""What somebody may have meant who typed something else."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(typed: str, known: Iterable[str]) -> str:
    """The most alike of what there is, whatever the case; "" if nothing is.

    >>> nearest("capitan", ["captain", "random"])
    'captain'
    >>> nearest("nobody", ["captain", "random"])
    ''
    """
    from difflib import get_close_matches  # only who mistypes waits for it

    by_low = {word.lower(): word for word in known}
    found = get_close_matches(typed.lower()[:80], by_low, n=1, cutoff=0.6)
    return by_low[found[0]] if found else ""
