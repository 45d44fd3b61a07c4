"""What MkDocs asks while it builds: which pages there are, how they are ordered, which language each speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from redbook.site import contents, search
from redbook.site.build import begin_stamp, end_stamp
from redbook.site.links import led
from redbook.site.rules import other_languages
from redbook.site.scenes import with_examples
from redbook.site.shelves import GUIDE, language_of
from redbook.site.spacing import spaced
from redbook.site.words import say

LIGHTS = ("candlelight", "daylight")  # what the button of each palette leads to
THEME = {"pt": "pt-BR"}  # what the theme calls our languages, where it is not the same


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = contents.navigation()
    config.watch += [str(path) for path in contents.sources()]
    return config


def on_pre_build(config: MkDocsConfig) -> None:
    begin_stamp(config.site_dir)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, text in contents.pages(config.extra["table"]):
        files.append(File.generated(config, path, content=text))
    for path, source in contents.copied().items():
        file = File.generated(config, path, abs_src_path=str(source))
        if not source.suffix:
            file.dest_uri = f"{path}.txt"  # else a browser would not show it
        files.append(file)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    path = page.file.src_uri
    if path.startswith(GUIDE):  # the same page in the other languages, below its title
        title, _, rest = markdown.partition("\n")
        markdown = f"{title}\n\n{other_languages(language_of(path), path.rpartition('/')[2])}\n{rest}"
    return with_examples(spaced(led(markdown, path)))


def on_page_context(context: Any, page: Page, config: MkDocsConfig, nav: Any) -> Any:
    """The theme's own words are those of the page."""
    lang = language_of(page.file.src_uri)
    config.theme["language"] = THEME.get(lang, lang)
    for palette, light in zip(config.theme["palette"], LIGHTS, strict=True):
        palette["toggle"]["name"] = say(light, lang)
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return search.based(output, page.file.src_uri)


def on_post_build(config: MkDocsConfig) -> None:
    search.part(Path(config.site_dir))
    end_stamp(config.site_dir)
