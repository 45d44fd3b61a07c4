"""The docs site: it builds strictly, every clause and mark has its place on it, no link is dead, nothing is fetched."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import normpath
from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

import pytest

from redbook.bots import bots_for
from redbook.cli import docs as cli_docs
from redbook.cli.app import HOME, PORT, Speaks, command
from redbook.cli.main import main
from redbook.cli.reference import commands
from redbook.games import PLAYABLE
from redbook.kernel import find_game
from redbook.kernel.lessons import lesson_words, lessons
from redbook.kernel.rulebook import rulebook
from redbook.kernel.scenes import scenes
from redbook.kernel.text import LANGUAGES
from redbook.site import api, build, contents, shelves
from redbook.site.rules import linked
from redbook.site.scenes import fence, picture, sheets, with_examples
from redbook.site.shelves import language_of
from redbook.site.spacing import spaced

pytestmark = pytest.mark.xdist_group("docs-site")  # one worker builds it, once
Out = pytest.CaptureFixture[str]
BOOKS = [(game, lang) for game in PLAYABLE for lang in LANGUAGES]
LOADING = {
    "script": "src",
    "img": "src",
    "link": "href",
    "iframe": "src",
    "source": "src",
    "object": "data",
    "image": "href",
}


class Leaf(HTMLParser):
    """What one page of the site holds: its ids, where it leads, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.text = text
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        if "id" in known:
            self.ids.add(known["id"])
        if tag == "a" and "href" in known:
            self.links.append(known["href"])
        if tag in LOADING and LOADING[tag] in known:
            self.loads.append(known[LOADING[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    build.build(folder)
    return folder


@pytest.fixture(scope="module")
def leaves(site: Path) -> dict[str, Leaf]:
    found = {path.relative_to(site).as_posix(): Leaf(path.read_text("utf-8")) for path in site.rglob("*.html")}
    del found["404.html"]  # its links begin at the root of wherever it is served
    return found


def target(page: str, link: str) -> tuple[str, str]:
    """The file and the place in it to which a link leads."""
    parts = urlsplit(link)
    where = normpath(str(PurePosixPath(page).parent / unquote(parts.path))) if parts.path else page
    return (f"{where}/index.html" if parts.path.endswith("/") else where), unquote(parts.fragment)


def inner_links(leaves: dict[str, Leaf]) -> Iterator[tuple[str, str, str]]:
    for page, leaf in leaves.items():
        for link in leaf.links:
            if not urlsplit(link).scheme:
                yield (page, *target(page, link))


# -- the whole site -----------------------------------------------------------------------------------


def test_no_link_is_dead(site: Path, leaves: dict[str, Leaf]) -> None:
    links = set(inner_links(leaves))
    assert len(links) > 5000
    dead = []
    for page, where, place in links:
        if where not in leaves:
            good = (site / where).is_file() and not place
        else:
            good = not place or place in leaves[where].ids
        dead += [] if good else [f"{page}: {where}#{place}"]
    assert not dead, "\n".join(sorted(dead)[:40])


def test_nothing_is_fetched_from_elsewhere(site: Path, leaves: dict[str, Leaf]) -> None:
    for page, leaf in leaves.items():
        for address in leaf.loads:
            assert not urlsplit(address).netloc, f"{page} loads {address}"
            assert (site / target(page, address)[0]).is_file(), f"{page}: {address}"
        assert not re.search(r"url\((?!#)|@import|fonts\.g", leaf.text), page  # url(#…): a part of the same picture
    for path in site.rglob("*.css"):
        for address in re.findall(r"url\(\s*[\"']?([^\"')]*)|@import", path.read_text("utf-8")):
            assert address.startswith("data:") or not urlsplit(address).netloc, f"{path.name} loads {address}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_search_of_a_language_knows_its_pages_and_no_others(lang: str, site: Path, leaves: dict[str, Leaf]) -> None:
    """The theme looks for the index, and for what it finds there, from the base that a page names."""
    base = "" if lang == "en" else f"{lang}/"
    index = json.loads((site / base / "search" / "search_index.json").read_text("utf-8"))
    assert index["config"]["lang"] == [lang]
    found = [target(f"{base}index.html", doc["location"]) for doc in index["docs"]]
    assert {language_of(page) for page, _ in found} == {lang}
    assert all(page in leaves and (not place or place in leaves[page].ids) for page, place in found)
    clauses = {
        (f"{lang}/{game}/{chapter.id}.html", clause.id)
        for game in PLAYABLE
        for chapter in rulebook(game, lang).chapters
        for clause in chapter.clauses
    }
    assert clauses <= set(found)
    for page in (f"{lang}/index.html", f"{lang}/wotr/index.html", f"docs/guide/{lang}/play.html"):
        config = re.search(r'id="__config" type="application/json">(.*?)</script>', leaves[page].text)
        assert config is not None
        led = json.loads(config[1])["base"]
        assert led.endswith(("/", "..", "."))  # else a browser takes its last part for a file
        assert normpath(target(page, f"{led.rstrip('/')}/")[0]) == f"{base}index.html"


def test_each_page_speaks_its_language(leaves: dict[str, Leaf]) -> None:
    spoken = {"en": "en", "es": "es", "pt": "pt"}
    for page, leaf in leaves.items():
        assert f'<html lang="{spoken[language_of(page)]}"' in leaf.text, page


def test_the_pages_of_the_project_are_there(leaves: dict[str, Leaf]) -> None:
    for page in ("CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md", "docs/rules/wotr.md", "docs/words.md"):
        assert page in shelves.written()
    for page in shelves.written():
        name = page.removesuffix(".md").replace("README", "index")
        assert "<h1" in leaves[f"{name}.html"].text
    assert "unofficial fan work" in leaves["index.html"].text


# -- reference ----------------------------------------------------------------------------------------


def test_every_public_name_is_told(leaves: dict[str, Leaf]) -> None:
    assert {"redbook", "redbook.kernel", "redbook.bots", "redbook.arena"} <= set(api.modules())
    for module in api.modules():
        ids = leaves[f"api/{module}.html"].ids
        missing = [name for name in api.public(module) if api.place(module, name) not in ids]
        assert not missing, f"{module}: {missing}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_option_is_told(lang: str, leaves: dict[str, Leaf]) -> None:
    leaf = leaves[f"{lang}/commands.html"]
    told = re.sub(r"<[^>]+>", "", leaf.text)
    spoken = Speaks.lang
    try:
        everything = list(commands(command(lang), "redbook"))
    finally:
        Speaks.lang = spoken
    assert len(everything) > 15
    for name, sub in everything:
        assert name.replace(" ", "-") in leaf.ids
        for parameter in sub.params:
            if parameter.param_type_name == "option" and parameter.name != "help":
                assert all(written in told for written in parameter.opts), (name, parameter.opts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_and_bot_is_told(lang: str, leaves: dict[str, Leaf]) -> None:
    leaf = leaves[f"{lang}/settings.html"]
    told = re.sub(r"<[^>]+>", "", leaf.text)
    for game in PLAYABLE:
        assert game in leaf.ids
        for setting in find_game(game).settings:
            assert re.sub(r"_p[2-6]$", "_p1", setting.name) in told, setting.name
        for info in bots_for(game):
            assert info.name in told


# -- rules and lessons --------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_clause_has_its_place(game: str, lang: str, leaves: dict[str, Leaf]) -> None:
    for chapter in rulebook(game, lang).chapters:
        leaf = leaves[f"{lang}/{game}/{chapter.id}.html"]
        places = {clause.id for clause in chapter.clauses}
        assert places <= leaf.ids, places - leaf.ids
        for other in LANGUAGES:
            if other != lang:
                assert f"../../{other}/{game}/{chapter.id}.html" in leaf.links
                assert {f"../../{other}/{game}/{chapter.id}.html#{place}" for place in places} <= set(leaf.links)


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_mark_leads_to_its_clauses(game: str, lang: str, leaves: dict[str, Leaf]) -> None:
    marks = leaves[f"{lang}/{game}/marks.html"]
    for chapter in rulebook(game, lang).chapters:
        page = leaves[f"{lang}/{game}/{chapter.id}.html"]
        for clause in chapter.clauses:
            for mark in clause.marks:
                place = mark.replace(" ", "-")
                assert place in marks.ids
                assert f"marks.html#{place}" in page.links
                row = re.search(rf'<tr>\s*<td><span id="{re.escape(place)}">.*?</tr>', marks.text, re.DOTALL)
                assert row is not None
                assert f'href="{chapter.id}.html#{clause.id}"' in row[0]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_scene_shows_its_position(game: str, lang: str, leaves: dict[str, Leaf]) -> None:
    shown = 0
    for chapter in rulebook(game, lang).chapters:
        leaf = leaves[f"{lang}/{game}/{chapter.id}.html"]
        told = [(clause, diagram) for clause in chapter.clauses for diagram in clause.diagrams]
        assert leaf.text.count('<div class="board"') == len(told)
        assert leaf.text.count('<details class="success">') == len(told)
        for clause, diagram in told:
            assert f"http://{HOME}:{PORT}/#/rules/{game}/{clause.id}" in leaf.links
            assert picture(game, diagram.scene, lang) in leaf.text
            assert "{{" not in leaf.text
            assert ":::" not in leaf.text
        shown += len(told)
    assert shown == len(scenes(game))


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_lesson_is_listed(game: str, lang: str, leaves: dict[str, Leaf]) -> None:
    leaf = leaves[f"{lang}/{game}/lessons.html"]
    for id in lessons(game):
        assert id in leaf.ids
        assert lesson_words(game, id, lang).title in leaf.text.replace("&amp;", "&")
        assert f"http://{HOME}:{PORT}/#/learn/{game}/{id}" in leaf.links


# -- its parts ----------------------------------------------------------------------------------------


def test_a_link_to_no_clause_stays_and_fails() -> None:
    homes = {"hiding": "02-ring.md", "moving": "01-road.md"}
    text = "[a](#hiding) [b](#moving) [c](#nowhere)"
    assert linked(text, homes, "01-road.md") == "[a](02-ring.md#hiding) [b](#moving) [c](#nowhere)"


def test_a_dead_link_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "navigation", lambda: ["index.md"])
    monkeypatch.setattr(contents, "pages", lambda table: [("index.md", "# Home\n\n[c](#nowhere)\n")])
    monkeypatch.setattr(contents, "copied", dict)
    with pytest.raises(build.BrokenDocs):
        build.build(tmp_path / "site")


def test_lists_begin_below_an_empty_line() -> None:
    assert spaced("Added\n- one\n  more\n- two\n\nEnd") == "Added\n\n- one\n  more\n- two\n\nEnd"
    assert spaced("```\na\n- b\n```") == "```\na\n- b\n```"


def test_pictures_share_the_printed_maps(site: Path) -> None:
    """So that a page with many scenes stays small, and two pictures of a page have no id in common."""
    for name, drawn in sheets():
        assert (site / name).read_text("utf-8") == drawn
    for game in PLAYABLE:
        shown = [picture(game, id, "en") for id in scenes(game)]
        assert max(len(one) for one in shown) < 120_000
        ids = [id for one in shown for id in re.findall(r' id="([^"]+)"', one)]
        assert len(ids) == len(set(ids))


def test_an_example_stands_where_the_page_wants_it() -> None:
    text = with_examples("a\n\n<!-- picture: siege - dark -->\n\nb")
    assert text == "a\n\n```board\nexample siege - dark\n```\n\nb"
    assert fence("example siege - dark", "board", "board", {}, None).startswith('<div class="board"')
    with pytest.raises(ValueError, match="no picture"):
        fence("siege", "board", "board", {}, None)


def test_an_installed_package_has_rules_and_lessons(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shelves, "ROOT", tmp_path)
    assert contents.copied() == {}
    assert "en/wotr/index.md" in contents.home_page()
    tabs = [next(iter(part)) for part in contents.navigation()]
    assert tabs == ["Red Book", "English", "Español", "Português", "Programs", "Reference"]


# -- the command --------------------------------------------------------------------------------------


def test_it_is_served(site: Path) -> None:
    import threading

    with cli_docs.serving("en", site, HOME, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with urlopen(f"http://{HOME}:{server.server_port}/pt/siege/08-combat.html") as answer:
            assert "siege" in answer.read().decode()
        server.shutdown()


def test_what_is_fresh_is_not_built_again(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert build.is_fresh(site)
    monkeypatch.setattr(build, "__version__", "another")
    assert not build.is_fresh(site)
    assert not build.is_fresh(site / "en")


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: Out) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Keep it secret.")
    assert main(["docs", "--build", str(tmp_path), "--lang", "es"]) == 2
    assert "Elige una carpeta vacía" in capsys.readouterr().err
    assert mine.exists()


def test_without_mkdocs_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setitem(__import__("sys").modules, "mkdocs.commands.build", None)
    assert main(["docs", "--build", str(tmp_path / "site")]) == 2
    assert 'pip install "redbook[docs]"' in capsys.readouterr().err
