"""The changelog is made of its fragments."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


changelog = script("changelog")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "README.md").write_text("How to.")
    (tmp_path / "src" / "redbook").mkdir(parents=True)
    (tmp_path / "src" / "redbook" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.1.0\n\nAdded\n- The kernel: matches of\n  any game.\n")
    return tmp_path


def add(house: Path, name: str, text: str) -> None:
    (house / "changelog.d" / name).write_text(text)


def test_fragments_become_a_section_and_are_gone(house: Path) -> None:
    add(house, "eagles.fixed.md", "The Eagles\ncome.\n")
    add(house, "ents.added.md", "Ents march.")
    add(house, "balrog.added.md", "A Balrog.")
    assert changelog.gather(house) == 3
    assert (house / "CHANGELOG.md").read_text() == (
        "# Changelog\n\n## 0.2.0\n\nAdded\n- A Balrog.\n- Ents march.\n\nFixed\n- The Eagles come.\n\n"
        "## 0.1.0\n\nAdded\n- The kernel: matches of\n  any game.\n"
    )
    assert [path.name for path in (house / "changelog.d").iterdir()] == ["README.md"]


def test_it_may_be_run_again(house: Path) -> None:
    add(house, "ents.added.md", "Ents march. " + "hoom " * 60)
    changelog.gather(house)
    once = (house / "CHANGELOG.md").read_text()
    assert max(map(len, once.splitlines())) <= 120
    assert changelog.gather(house) == 0
    assert (house / "CHANGELOG.md").read_text() == once
    add(house, "huorns.added.md", "Huorns follow.")
    add(house, "again.added.md", "Ents march. " + "hoom " * 60)
    changelog.gather(house)
    assert (house / "CHANGELOG.md").read_text() == once.replace("\n\n## 0.1.0", "\n- Huorns follow.\n\n## 0.1.0")


def test_a_fragment_without_a_kind_is_refused_and_nothing_is_lost(house: Path) -> None:
    add(house, "ents.added.md", "Ents march.")
    add(house, "lost.md", "Who knows?")
    with pytest.raises(SystemExit, match=r"lost\.md"):
        changelog.gather(house)
    assert (house / "changelog.d" / "ents.added.md").exists()


def test_an_old_version_gets_no_news(house: Path) -> None:
    page = house / "CHANGELOG.md"
    page.write_text(page.read_text().replace("## 0.1.0", "## 0.3.0\n\n## 0.2.0"))
    add(house, "ents.added.md", "Ents march.")
    with pytest.raises(SystemExit, match="raise it"):
        changelog.gather(house)


def test_the_fragments_of_now_have_kinds() -> None:
    changelog.fragments(ROOT / "changelog.d")


def test_the_version_of_now_has_a_section() -> None:
    version = changelog.version_of(ROOT / "src" / "redbook" / "__init__.py")
    assert f"## {version}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
