"""`--import FILE`: bots and games from a Python file, or from a module that Python finds.

Every process that plays does this for itself, so a name is enough to find the same bots in all of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from redbook.bots import registry
from redbook.bots.answers import outside
from redbook.kernel import RedbookError
from redbook.kernel import game as kernel_game
from redbook.kernel.near import nearest


class NoSuchImport(RedbookError):
    """There is no such file or module."""

    code = "no-such-import"


class BrokenImport(RedbookError):
    """The file is there and does not run. `where` is the file with its line."""

    code = "broken-import"
    longest = 600  # what Python says, whole


class NothingRegistered(RedbookError):
    """It runs, and nothing in it is made known."""

    code = "nothing-registered"


_brought: list[str] = []


def bring_in(names: Sequence[str]) -> tuple[str, ...]:
    """Import each once, a file or a module. What comes back names the same in a process that runs in another folder.

    >>> import tempfile, pathlib
    >>> from redbook import find_bot
    >>> file = pathlib.Path(tempfile.mkdtemp()) / "mine.py"
    >>> _ = file.write_text('''
    ... from redbook import register_bot
    ... @register_bot("mine")
    ... def mine(seen, chance):
    ...     return seen.options[0]
    ... ''')
    >>> bring_in([str(file)]) == (str(file.resolve()),)
    True
    >>> find_bot("siege", "mine").name
    'mine'
    """
    found = tuple(located(name) for name in names)
    for name, place in zip(names, found, strict=True):
        if place not in _brought:
            before, fresh = known(), place not in sys.modules  # who was imported before has had its say
            if is_path(place):
                import_file(Path(place))
            else:
                import_named(place)
            if fresh and known() == before:
                raise NothingRegistered(name=name)
            _brought.append(place)
    return found


def brought() -> tuple[str, ...]:
    """All that was brought in so far: what another process has to bring in to know the same bots and games."""
    return tuple(_brought)


def is_path(name: str) -> bool:
    return name.endswith(".py") or os.sep in name or (os.altsep is not None and os.altsep in name)


def located(name: str) -> str:
    """A file by its whole path, a module by its name."""
    if not is_path(name):
        return name
    path = Path(name).expanduser()
    if path.is_dir():
        raise NoSuchImport(name=name, kind="folder", near="", found=0)
    if not path.is_file():
        beside = path.parent.iterdir() if path.parent.is_dir() else ()
        near = nearest(path.name, [other.name for other in beside if other.suffix == ".py"])
        raise NoSuchImport(name=name, kind="file", near=near, found=int(bool(near)))
    return str(path.resolve())


def import_file(path: Path) -> None:
    """Under a name of its own, so that a file called random.py hides nothing; it finds the files beside it."""
    name = f"redbook_file_{path.stem.replace('-', '_')}_{blake2b(str(path).encode(), digest_size=4).hexdigest()}"
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise NoSuchImport(name=str(path), kind="module", near="", found=0)
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as wrong:
        del sys.modules[name]
        raise broken(str(path), wrong) from None


def import_named(name: str) -> None:
    """Also from the folder where the command was given, as `python -m` does."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and (name == missing.name or name.startswith(f"{missing.name}.")):
            near = f"{name}.py" if Path(f"{name}.py").is_file() else ""
            raise NoSuchImport(name=name, kind="module", near=near, found=int(bool(near))) from missing
        raise broken(name, missing) from None
    except (Exception, SystemExit) as wrong:
        raise broken(name, wrong) from None


def broken(name: str, wrong: BaseException) -> RedbookError:
    """One line that says where: the last line that is the file's own, or that of the syntax error."""
    if isinstance(wrong, SyntaxError):
        file, line, said = wrong.filename or name, wrong.lineno, f"{type(wrong).__name__}: {wrong.msg}"
    else:
        file, line = outside(wrong) or (name, None)
        said = f"{type(wrong).__name__}: {wrong}"
    where = f"{shown(file)}:{line}" if line else shown(file)
    if isinstance(wrong, RedbookError):  # says what to do, in the user's language
        wrong.add_note(where)
        return wrong
    return BrokenImport(where=where, why=said)


def shown(path: str) -> str:
    """Short where it can be: from here."""
    try:
        return str(Path(path).relative_to(os.getcwd()))
    except ValueError:
        return path


def known() -> tuple[object, ...]:
    return (*registry._registered, *kernel_game._known)
