"""The games. Each is imported when it is first asked for; none imports another."""

from redbook.kernel.game import register

PLAYABLE = ("siege", "hunt", "wotr", "tcg")  # complete: every rule and card, with words in three languages

for _id in PLAYABLE:
    register(f"redbook.games.{_id}:GAME", id=_id)
