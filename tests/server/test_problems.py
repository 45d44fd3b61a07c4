"""Everything the server refuses can be said, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import redbook.server.problems as problems
from redbook.kernel.text import LANGUAGES
from redbook.server.problems import SCOPE, ServerError, TableReason, choose_language, problem_of, why_of

ARGS = {
    "why": "x",
    "limit": 1,
    "table": "t",
    "method": "PUT",
    "seat": "red",
    "version": 1,
    "now": 2,
    "move": 3,
    "seconds": 4,
}
ERRORS = [
    thing
    for thing in vars(problems).values()
    if isinstance(thing, type) and issubclass(thing, ServerError) and thing is not ServerError
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_words(error: type[ServerError], lang: str) -> None:
    problem = problem_of(error(**ARGS), lang)
    assert problem.text
    assert problem.code == error.code
    assert problem.message.scope == SCOPE
    assert 400 <= error.status < 600


def test_no_words_without_a_problem() -> None:
    text = (Path(problems.__file__).parent / "text" / "en.ftl").read_text("utf-8")
    ids = set(re.findall(r"^problem-([\w-]+) =", text, re.M))
    assert ids == {error.code for error in ERRORS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_of_the_table(lang: str) -> None:
    for reason in TableReason:
        assert why_of(reason, lang).text


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("pt", "pt"),
        ("pt-BR", "pt"),
        ("ES_mx", "es"),
        ("de,fr", "en"),
        ("de,es;q=0.8,pt;q=0.9", "pt"),
        ("es;q=0,pt;q=0.1", "pt"),
        ("es;q=0", "en"),
        ("es;q=nonsense", "en"),
        (",;q=1,,", "en"),
        ("*", "en"),
    ],
)
def test_the_language_of_whoever_asks(accepted: str | None, lang: str) -> None:
    assert choose_language(accepted) == lang
