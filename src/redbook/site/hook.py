"""What MkDocs asks while it builds: which pages there are, how they are ordered, which language each speaks."""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from redbook.kernel.text import LANGUAGES
from redbook.site import contents
from redbook.site.build import begin_stamp, end_stamp
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
    return spaced(markdown)


def on_page_context(context: Any, page: Page, config: MkDocsConfig, nav: Any) -> Any:
    """The theme's own words are those of the page."""
    lang = page.file.src_uri.partition("/")[0]
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    config.theme["language"] = THEME.get(lang, lang)
    for palette, light in zip(config.theme["palette"], LIGHTS, strict=True):
        palette["toggle"]["name"] = say(light, lang)
    return context


def on_post_build(config: MkDocsConfig) -> None:
    end_stamp(config.site_dir)
