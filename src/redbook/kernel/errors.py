"""Errors that people see: a code to translate, the facts that belong to it, and nothing changed."""

from __future__ import annotations

from typing import ClassVar


class RedbookError(Exception):
    """The root of every error that Red Book raises on purpose.

    `code` names a Fluent message (`error-<code>` in kernel/text); `args_` are its variables.
    """

    code: ClassVar[str] = "error"

    def __init__(self, **args: str | int) -> None:
        self.args_ = {key: value[:120] if isinstance(value, str) else value for key, value in args.items()}
        super().__init__(self.code, self.args_)

    def __str__(self) -> str:
        from redbook.kernel.text import render_error

        return render_error(self, "en")


class UnknownGame(RedbookError):
    code = "unknown-game"


class BadSetting(RedbookError):
    """A setting or a number of seats that the game does not have."""

    code = "bad-setting"


class UnknownSetting(BadSetting):
    """The game has no setting of that name. `known` lists those that it has."""

    code = "unknown-setting"


class BadValue(BadSetting):
    """The setting is there, the value is not one of `values`."""

    code = "bad-value"


class UnknownSeat(RedbookError):
    code = "unknown-seat"


class IllegalMove(RedbookError):
    code = "illegal-move"


class GameOver(RedbookError):
    code = "game-over"


class CannotUndo(RedbookError):
    code = "cannot-undo"


class BadSave(RedbookError):
    code = "bad-save"


class OldSave(BadSave):
    """Saved under older rules, and the match plays otherwise since: a rule that it met was mended."""

    code = "old-save"


class NewerSave(BadSave):
    """Saved by a program that knows newer rules, or a newer form of saves."""

    code = "newer-save"


class BadPosition(RedbookError):
    code = "bad-position"


class BadChance(RedbookError):
    """A scripted or typed answer that the dice cannot give."""

    code = "bad-chance"


class ChanceExhausted(RedbookError):
    code = "chance-exhausted"


class RuleBroken(RedbookError):
    """An invariant does not hold: a bug in a game, never a player's fault."""

    code = "rule-broken"
