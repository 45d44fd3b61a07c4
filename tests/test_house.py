"""Rules of the house, kept by tests: the arrows between packages, words in three languages, clean imports."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from redbook.games import PLAYABLE

SRC = Path(__file__).parent.parent / "src" / "redbook"
LAYERS = {"kernel": 0, "record": 1, "games": 1, "engine": 1, "campaign": 2, "bots": 2, "chronicle": 2}
LAYERS |= {"pictures": 2, "arena": 3, "env": 3, "counsel": 3, "site": 3, "server": 4, "cli": 5}


def imports(path: Path) -> set[str]:
    """Every module that a file imports, anywhere in it but under `if TYPE_CHECKING`."""
    return {module for node in nodes(ast.parse(path.read_text("utf-8"))) for module in named(node, path)}


def nodes(tree: ast.AST, *, inside_functions: bool = True) -> Iterator[ast.AST]:
    """Every node that is there when the program runs; without functions, those that run at import."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from (found for other in node.orelse for found in (other, *ast.walk(other)))
        elif inside_functions or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node
            yield from nodes(node, inside_functions=inside_functions)


def named(node: ast.AST, path: Path) -> set[str]:
    """`from redbook import server` names redbook.server too, `from . import x` the x beside the file."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if not isinstance(node, ast.ImportFrom):
        return set()
    base = node.module or ""
    if node.level:
        package = module_of(path).split(".")
        package = package if path.name == "__init__.py" else package[:-1]
        base = ".".join([*package[: len(package) - node.level + 1], *([base] if base else [])])
    return {base, *(f"{base}.{alias.name}" for alias in node.names)}


def module_of(path: Path) -> str:
    parts = ("redbook", *path.relative_to(SRC).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "redbook" else None


def sources(package: str) -> list[Path]:
    return sorted((SRC / package).rglob("*.py"))


def test_every_package_has_a_place_in_the_order() -> None:
    packages = {p.name for p in SRC.iterdir() if p.is_dir() and (p / "__init__.py").exists()}
    assert packages <= set(LAYERS), packages - set(LAYERS)


@pytest.mark.parametrize("package", [name for name in LAYERS if (SRC / name).exists()])
def test_arrows_point_to_the_kernel(package: str) -> None:
    for path in sources(package):
        for module in imports(path):
            other = layer(module)
            if other in LAYERS and other != package:
                allowed = LAYERS[other] < LAYERS[package]
                assert allowed, f"{path.relative_to(SRC)} imports {module}"


def test_no_import_goes_in_a_circle() -> None:
    """At import time: a module that needs another which needs the first can be imported in one order only."""
    files = {module_of(path): path for path in SRC.rglob("*.py") if "static" not in path.parts}
    needs = {
        module: {
            other
            for node in nodes(ast.parse(path.read_text("utf-8")), inside_functions=False)
            for other in named(node, path)
            if other in files and other != module and not module.startswith(other + ".")
        }
        for module, path in files.items()
    }
    while needs:  # take away what needs nothing that is left; what stays goes in a circle
        free = {module for module, others in needs.items() if not others & needs.keys()}
        assert free, f"a circle among {sorted(needs)}"
        needs = {module: others for module, others in needs.items() if module not in free}


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("from redbook import server", "redbook.server"),
        ("from ..server import app", "redbook.server.app"),
        ("from . import game", "redbook.kernel.game"),
        ("import redbook.cli", "redbook.cli"),
    ],
)
def test_every_way_to_import_is_seen(line: str, module: str) -> None:
    assert module in named(ast.parse(line).body[0], SRC / "kernel" / "match.py")


def test_a_game_never_imports_another() -> None:
    for path in sources("games"):
        own = path.relative_to(SRC / "games").parts[0]
        for module in imports(path):
            match = re.match(r"redbook\.games\.(\w+)", module)
            assert not match or match[1] == own, f"{path.relative_to(SRC)} imports {module}"


def test_rules_touch_no_clock_socket_or_global_dice() -> None:
    forbidden = {"asyncio", "random", "secrets", "time", "datetime", "socket", "os", "threading", "subprocess"}
    for path in sources("games"):
        assert not imports(path) & forbidden, f"{path.relative_to(SRC)}: {imports(path) & forbidden}"


def entries(path: Path) -> dict[str, set[str]]:
    """Message ids of a Fluent file with the variables each uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in path.read_text("utf-8").splitlines():
        head = re.match(r"(-?[A-Za-z][\w-]*) =", line)
        if head:
            current = head[1]
            assert current not in found, f"{path}: {current} twice"
            found[current] = set()
        if current:
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


def offered(path: Path) -> bool:
    """Whether people meet these words: those of a game that is still being written are not shown to anybody."""
    inside = re.search(r"redbook/games/(\w+)/text", path.as_posix())
    return inside is None or inside[1] in PLAYABLE


def language_files() -> list[Path]:
    roots = (SRC, SRC.parent.parent / "web" / "src")
    found = (path for root in roots for path in root.rglob("en*.ftl") if "static" not in path.parts)
    return sorted(path for path in found if path.parent.name == "text" and offered(path))


@pytest.mark.parametrize("english", language_files(), ids=lambda path: "/".join(path.parts[-4:]))
@pytest.mark.parametrize("lang", ["es", "pt"])
def test_every_message_stands_in_every_language(english: Path, lang: str) -> None:
    other = english.with_name(english.name.replace("en", lang, 1))
    assert other.exists(), f"{other.name} is missing"
    ours, theirs = entries(english), entries(other)
    assert ours.keys() == theirs.keys(), ours.keys() ^ theirs.keys()
    different = {id: (ours[id], theirs[id]) for id in ours if ours[id] != theirs[id] and not id.startswith("-")}
    assert not different


# Whoever is spoken to is spoken to in one way: in Spanish "tú", in Portuguese, which is that of Brazil, "você".
STRANGE = {
    "es": r"usted(es)?|vosotros|vuestr[oa]s?|podéis|tenéis|juegue|escriba|espere|pruebe|instálelo",
    "pt": r"teus?|tuas?|tu|contigo|podes|tens|jogas|consegues|consigas|queres|vês|gentes livres|ficheiros?|ecrã|"
    r"excepto|acç(ão|ões)|activ[oa]s?|artefactos?|bónus|crónicas?|coleccion\w+|registo|contacto|está a \w+[aei]r",
}


def spoken_files(lang: str) -> list[Path]:
    roots = (SRC, SRC.parent.parent / "web" / "src")
    found = (path for root in roots for path in root.rglob("*.ftl") if "static" not in path.parts)
    return sorted(path for path in found if re.match(rf"{lang}\b|.*\.{lang}\.", path.name))


@pytest.mark.parametrize("lang", STRANGE)
def test_the_player_is_spoken_to_in_one_way(lang: str) -> None:
    strange = re.compile(rf"(?<![\w$-])({STRANGE[lang]})(?![\w-])", re.IGNORECASE)
    files = spoken_files(lang)
    assert len(files) > 30
    for path in files:
        for line in path.read_text("utf-8").splitlines():
            said = line.partition("=")[2] or line
            assert line.startswith("#") or not strange.search(said), f"{path.name}: {line}"
