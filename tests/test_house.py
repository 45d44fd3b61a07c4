"""Rules of the house, kept by tests: the arrows between packages, words in three languages, clean imports."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from redbook.games import PLAYABLE

SRC = Path(__file__).parent.parent / "src" / "redbook"
LAYERS = {"kernel": 0, "games": 1, "campaign": 2, "bots": 2, "chronicle": 2, "arena": 3, "env": 3, "server": 3}
LAYERS["cli"] = 4


def imports(path: Path) -> set[str]:
    """Every module that a file imports, anywhere in it but under `if TYPE_CHECKING`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


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
