"""Every public name says what it is and shows it, and what it shows is true: the examples are run."""

from __future__ import annotations

import doctest
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

import redbook
from redbook import Chance, Decision, Match, Option, Seen, Told
from redbook.bots import registry

PACKAGES = (
    "redbook",
    "redbook.arena",
    "redbook.bots",
    "redbook.campaign",
    "redbook.chronicle",
    "redbook.counsel",
    "redbook.engine",
    "redbook.env",
    "redbook.kernel",
    "redbook.pictures",
    "redbook.record",
    "redbook.views",
)
SHOWN = (Match, Seen)  # whose every method has an example of its own
TOLD = (Decision, Option, Told, Chance, redbook.Reason, redbook.BotMaker)  # whose every method says what it does
PLAIN_DATA = (str, int, tuple)  # a version, a list of names: there is nothing to show


def public() -> dict[str, Any]:
    """Each thing once, under the first name that it is offered by."""
    found: dict[int, tuple[str, Any]] = {}
    for package in PACKAGES:
        module = import_module(package)
        for name in module.__all__:
            thing = getattr(module, name)
            if not isinstance(thing, PLAIN_DATA):
                found.setdefault(id(thing), (f"{package}.{name}", thing))
    return dict(found.values())


def members(owner: type) -> Iterator[tuple[str, Any]]:
    for name, member in vars(owner).items():
        made = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if not name.startswith("_") and (inspect.isfunction(made) or isinstance(made, property)):
            yield f"{owner.__name__}.{name}", made


PUBLIC = public()
METHODS = dict(found for owner in SHOWN for found in members(owner))
PLAIN = dict(found for owner in TOLD for found in members(owner))


def own_words(thing: Any) -> str:
    """What somebody wrote, not what a metaclass made of the fields."""
    words = inspect.getdoc(thing) or ""
    if inspect.isclass(thing) and issubclass(thing, msgspec.Struct) and "__doc__" not in vars(thing):
        return ""
    return words


@pytest.fixture(autouse=True)
def no_bots_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", [])


def run(name: str, thing: Any) -> None:
    """In the names of the module that it is written in, as doctest itself does."""
    home = sys.modules[(thing.fget if isinstance(thing, property) else thing).__module__]
    test = doctest.DocTestParser().get_doctest(own_words(thing), dict(vars(home)), name, None, None)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE, verbose=False)
    runner.run(test, out=told.append)
    assert test.examples, f"{name} has no example"
    assert runner.failures == 0, "".join(told)


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_name_says_what_it_is_and_shows_it(name: str) -> None:
    run(name, PUBLIC[name])


@pytest.mark.parametrize("name", METHODS)
def test_a_method_of_a_match_or_of_what_is_seen_shows_what_it_does(name: str) -> None:
    run(name, METHODS[name])


@pytest.mark.parametrize("name", PLAIN)
def test_a_method_says_what_it_does(name: str) -> None:
    assert own_words(PLAIN[name]), f"{name} has no docstring"


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_says_what_it_is_for_and_what_it_offers(package: str) -> None:
    module = import_module(package)
    assert module.__doc__
    assert list(module.__all__) == sorted(module.__all__)
    assert set(module.__all__) <= set(dir(module))
