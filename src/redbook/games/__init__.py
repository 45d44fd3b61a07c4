"""The games. Each is imported when it is first asked for; none imports another."""

from redbook.kernel.game import register

register("redbook.games.siege:GAME", id="siege")
