"""Chance as nodes of a game tree: a move stops where a die is wanted, and is made again once it has fallen.

Rules ask chance by name in the middle of a move and know nothing of trees. So a move is tried on a copy with the
answers known so far; where one is missing, `Wanted` says which, the copy is thrown away, and there is a chance node.
"""

from __future__ import annotations

from redbook.kernel.chance import Chance, Recorded, Request


class Wanted(Exception):
    """The next answer is not known yet: `faces` of them are possible, each as likely as the others."""

    def __init__(self, faces: int, why: str, request: Request | None) -> None:
        super().__init__(why)
        self.faces = faces
        self.why = why
        self.request = request

    def face(self, n: int) -> str:
        """`hunt-roll: 5`; a shuffle has no faces, only the place that the next card goes to."""
        return f"{self.why}: {n if self.request is None else self.request.face(n)}"


class OpenChance(Chance, tag="open"):
    """Answers come from a list, and beyond its end from whoever catches `Wanted`."""

    given: list[int] = []

    @property
    def curious(self) -> bool:
        return True

    def below(self, n: int, request: Request | None, why: str) -> int:
        if self.asked == len(self.given):
            if n > 1:
                raise Wanted(n, why, request)
            self.given.append(0)
        self.asked += 1
        return self.given[self.asked - 1]

    def copy(self) -> OpenChance:
        return OpenChance(self.asked, self.given[:])

    def fallen(self) -> Recorded:
        """As a record would have it, so that a save with one has the same fingerprint."""
        return Recorded(self.asked, self.given[: self.asked])
