"""What the server refuses, and how it says so in the language of whoever asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar

from redbook.counsel import NoCounsel
from redbook.kernel import (
    CannotUndo,
    GameOver,
    IllegalMove,
    Message,
    Reason,
    RedbookError,
    RuleBroken,
    UnknownGame,
)
from redbook.kernel.lessons import NoSuchLesson
from redbook.kernel.scenes import NoSuchScene
from redbook.kernel.text import LANGUAGES, pattern, render
from redbook.kernel.words import Words
from redbook.server.wire import MessageInfo, Problem, WhyInfo

SCOPE = "server"


class ServerError(RedbookError):
    """Said by the server, not by a game: `problem-<code>` in server/text."""

    status: ClassVar[int] = 400

    def __str__(self) -> str:
        return problem_of(self, "en").text


class BadRequest(ServerError):
    code = "bad-request"


class BadMessage(ServerError):
    code = "bad-message"


class HelloFirst(ServerError):
    code = "hello-first"


class TooBig(ServerError):
    code = "too-big"
    status = 413


class TooMuch(ServerError):
    """A document with more in it, or more work in it, than any match could have."""

    code = "too-much"
    status = 422


class Busy(ServerError):
    """As many documents as may wait are waiting to be read."""

    code = "busy"
    status = 429


class SlowDown(ServerError):
    code = "slow-down"
    status = 429


class TooOften(ServerError):
    """More than one address or one token may have; `seconds` until there is some again."""

    code = "too-often"
    status = 429


class TooManySockets(ServerError):
    """As many as one address or one token may have are open, or as many strangers as may stand at the door."""

    code = "too-many-sockets"
    status = 429


class ForeignPage(ServerError):
    """A page of another site asks for a change, or for a socket."""

    code = "foreign-page"
    status = 403


class NotJson(ServerError):
    code = "not-json"
    status = 415


class TokenInAddress(ServerError):
    """Addresses are written down in logs and histories: a token comes in a header or a body."""

    code = "token-in-address"


class NoSuchPage(ServerError):
    code = "no-such-page"
    status = 404


class NoSuchTable(ServerError):
    code = "no-such-table"
    status = 404


class WrongMethod(ServerError):
    code = "wrong-method"
    status = 405


class WrongToken(ServerError):
    code = "wrong-token"
    status = 403


class InviteFirst(ServerError):
    """An invite opens nothing by itself: take it up, and use the key that comes of it."""

    code = "invite-first"
    status = 403


class InviteTaken(ServerError):
    code = "invite-taken"
    status = 403


class NoRoad(ServerError):
    """The road does not go on from here, or nobody has gone ahead yet."""

    code = "no-road"
    status = 409


class TooLate(ServerError):
    """What can be chosen only before the first move, or cannot be chosen at all."""

    code = "too-late"
    status = 409


class NotYourSeat(ServerError):
    """A move or a look for a seat that the token does not hold."""

    code = "not-your-seat"
    status = 403


class NoNotes(ServerError):
    """A seat that shares its notes with nobody."""

    code = "no-notes"
    status = 409


class TooManyNotes(ServerError):
    code = "too-many-notes"
    status = 409


class NoCounselHere(ServerError):
    """A table that was set without a counsellor: whoever plays there plays alone."""

    code = "no-counsel-here"
    status = 403


class CounselBusy(ServerError):
    """As many questions as may wait are waiting for a counsellor."""

    code = "counsel-busy"
    status = 429


class NotTheHost(ServerError):
    code = "not-the-host"
    status = 403


class StillSecret(ServerError):
    """Asked for a document or a view that would tell secrets of a match that is still on."""

    code = "still-secret"
    status = 403


class ShownMeanwhile(ServerError):
    """A gesture that would go on after something was rolled or shown: failing then, it would be a free look."""

    code = "shown-meanwhile"
    status = 409


class Stale(ServerError):
    code = "stale"
    status = 409


class Doubled(ServerError):
    code = "doubled"
    status = 409


class NoSuchMove(ServerError):
    """A number of a move that the match has not reached."""

    code = "no-such-move"
    status = 404


class CannotRestore(ServerError):
    """The stored moves do not replay: the rules have changed, or the storage was changed by hand."""

    code = "cannot-restore"
    status = 409


class NotSaved(ServerError):
    """The storage did not take it, so it did not happen."""

    code = "not-saved"
    status = 503


class Internal(ServerError):
    code = "internal"
    status = 500


class TableReason(Reason):
    """Why a click does nothing, whatever the game."""

    NOT_YOUR_TURN = "table 3"


KERNEL_STATUS: dict[type[RedbookError], int] = {
    UnknownGame: 404,
    NoSuchScene: 404,
    NoSuchLesson: 404,
    NoCounsel: 409,
    IllegalMove: 409,
    GameOver: 409,
    CannotUndo: 409,
    RuleBroken: 500,
}


def status_of(error: RedbookError) -> int:
    if isinstance(error, ServerError):
        return error.status
    return KERNEL_STATUS.get(type(error), 400)


@cache
def words(lang: str) -> Words:
    return Words(lang, [(Path(__file__).parent / "text" / f"{lang}.ftl").read_text("utf-8")])


def message_of(error: RedbookError) -> Message:
    if isinstance(error, ServerError):
        return Message(SCOPE, f"problem-{error.code}", dict(error.args_))
    return Message("kernel", f"error-{error.code}", dict(error.args_))


def said(message: Message, lang: str) -> str:
    if message.scope == SCOPE:
        return pattern(words(lang), message.id, message.args)
    return render(message, lang)


def info(message: Message) -> MessageInfo:
    return MessageInfo(scope=message.scope, id=message.id, args=dict(message.args))


def problem_of(error: RedbookError, lang: str) -> Problem:
    message = message_of(error)
    return Problem(code=error.code, message=info(message), text=said(message, lang))


def why_of(reason: Reason, lang: str) -> WhyInfo:
    message = reason.message()
    if isinstance(reason, TableReason):
        message = Message(SCOPE, message.id, message.args)
    return WhyInfo(reason=info(message), rule=reason.rule, text=said(message, lang))


def choose_language(accepted: str | None) -> str:
    """The first of our languages that an Accept-Language header (or a plain "pt-BR") asks for; English otherwise."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "").split(",")[:20]):
        name, _, rest = part.strip().partition(";")
        lang = name.strip().lower().replace("_", "-").partition("-")[0]
        if lang in LANGUAGES:
            wanted.append((-weight(rest), place, lang))
    wanted.sort()
    return wanted[0][2] if wanted and wanted[0][0] < 0 else LANGUAGES[0]


def weight(rest: str) -> float:
    name, _, value = rest.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(max(float(value), 0.0), 1.0)
    except ValueError:
        return 0.0
