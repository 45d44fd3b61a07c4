"""Errors that people see: a code to translate, the facts that belong to it, and nothing changed."""

from __future__ import annotations

from typing import ClassVar


class RedbookError(Exception):
    """The root of every error that Red Book raises on purpose.

    `code` names a Fluent message (`error-<code>` in kernel/text); `args_` are its variables.

    >>> from redbook import Match
    >>> try:
    ...     Match.new("siege", seats=9)
    ... except RedbookError as wrong:
    ...     print(wrong.code, wrong.args_["name"])
    ...     print(wrong)
    bad-value seats
    siege does not know the setting seats = 9. It can be 2.
    """

    code: ClassVar[str] = "error"
    longest: ClassVar[int] = 120  # letters of an argument: it may be what a stranger typed

    def __init__(self, **args: str | int) -> None:
        self.args_ = {key: value[: self.longest] if isinstance(value, str) else value for key, value in args.items()}
        super().__init__(self.code, self.args_)

    def __str__(self) -> str:
        from redbook.kernel.text import render_error

        return render_error(self, "en")


class UnknownGame(RedbookError):
    """There is no game of that name.

    >>> from redbook import Match
    >>> Match.new("seige")
    Traceback (most recent call last):
    redbook.kernel.errors.UnknownGame: There is no game called “seige”. Did you mean “siege”?
    """

    code = "unknown-game"


class BadSetting(RedbookError):
    """A setting or a number of seats that the game does not have.

    >>> from redbook import Match
    >>> Match.new("siege", settings={"turns": 13})
    Traceback (most recent call last):
    redbook.kernel.errors.BadValue: siege does not know the setting turns = 13. It can be 12, 15.
    """

    code = "bad-setting"


class UnknownSetting(BadSetting):
    """The game has no setting of that name. `known` lists those that it has."""

    code = "unknown-setting"


class BadValue(BadSetting):
    """The setting is there, the value is not one of `values`."""

    code = "bad-value"


class UnknownSeat(RedbookError):
    """Nobody sits there.

    >>> from redbook import Match
    >>> Match.new("siege", seed=1).view("north")
    Traceback (most recent call last):
    redbook.kernel.errors.UnknownSeat: There is no seat called “north” at this table.
    """

    code = "unknown-seat"


class IllegalMove(RedbookError):
    """What was played is not among the options; nothing has changed.

    >>> from redbook import Match
    >>> Match.new("siege", seed=1).play("0101>2626")
    Traceback (most recent call last):
    redbook.kernel.errors.IllegalMove: “0101>2626” cannot be played now.
    """

    code = "illegal-move"


class GameOver(RedbookError):
    """The match has ended: nobody decides any more.

    >>> raise GameOver()
    Traceback (most recent call last):
    redbook.kernel.errors.GameOver: The game is over.
    """

    code = "game-over"


class CannotUndo(RedbookError):
    """The last move cannot be taken back: something has been learnt since.

    >>> from redbook import Match
    >>> Match.new("siege", seed=1).undo()
    Traceback (most recent call last):
    redbook.kernel.errors.CannotUndo: This cannot be taken back: dice have fallen, ...
    """

    code = "cannot-undo"


class BadSave(RedbookError):
    """A saved match that does not play as it says.

    >>> from redbook import Match
    >>> doc = Match.new("siege", seed=1).save()
    >>> Match.load({**doc, "moves": ["nonsense"], "counts": [36]})
    Traceback (most recent call last):
    redbook.kernel.errors.BadSave: This saved game is damaged or was changed by hand, at move 1 ...
    """

    code = "bad-save"


class OldSave(BadSave):
    """Saved under older rules, and the match plays otherwise since: a rule that it met was mended."""

    code = "old-save"


class NewerSave(BadSave):
    """Saved by a program that knows newer rules, or a newer form of saves."""

    code = "newer-save"


class BadPosition(RedbookError):
    """A position that cannot be, or is not written as positions are.

    >>> from redbook import Match
    >>> Match.from_position({"game": "siege"})
    Traceback (most recent call last):
    redbook.kernel.errors.BadPosition: This position cannot be: ...
    """

    code = "bad-position"


class BadChance(RedbookError):
    """A scripted or typed answer that the dice cannot give.

    >>> from redbook import Scripted
    >>> Scripted(answers=[9]).die(6, "combat")
    Traceback (most recent call last):
    redbook.kernel.errors.BadChance: “9” is not a possible answer (combat).
    """

    code = "bad-chance"


class ChanceExhausted(RedbookError):
    """More was asked of chance than the script answers.

    >>> from redbook import Scripted
    >>> Scripted(answers=[]).die(6, "combat")
    Traceback (most recent call last):
    redbook.kernel.errors.ChanceExhausted: No more scripted answers (combat).
    """

    code = "chance-exhausted"


class RuleBroken(RedbookError):
    """An invariant does not hold: a bug in a game, never a player's fault.

    >>> raise RuleBroken(law="a unit stands on two hexes")
    Traceback (most recent call last):
    redbook.kernel.errors.RuleBroken: A rule of the game was broken: a unit stands on two hexes
    """

    code = "rule-broken"
