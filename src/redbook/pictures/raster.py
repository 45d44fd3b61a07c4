"""SVG as dots. resvg draws it; the letters come from two free fonts that PyPI carries, so that a picture looks the
same on a server without any font as on a desk with hundreds."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from redbook.kernel import RedbookError
from redbook.kernel.extras import needs

FONTS = ("font_source_serif_pro", "font_source_sans_pro")
FACES = ("Regular", "Semibold", "Bold", "It", "SemiboldIt", "BoldIt")
WIDEST = 6000  # dots; a poster, and no more memory than one


class TooLarge(RedbookError):
    code = "picture-too-large"


def font_files() -> list[str]:
    """The faces that our pictures use, wherever pip has put them. Not imported: their modules list every file."""
    found = []
    for package in FONTS:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or []) if spec is not None else []:
            paths = sorted((Path(folder) / "files").glob("*.ttf"))
            found += [str(path) for path in paths if path.stem.partition("-")[2] in FACES]
    return found


def png(svg: str, width: int) -> bytes:
    """The picture as PNG, so many dots wide.

    >>> svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>'
    >>> png(svg, 90)[1:4]
    b'PNG'
    """
    if not 1 <= width <= WIDEST:
        raise TooLarge(width=width, most=WIDEST)
    with needs("picture"):
        import resvg_py
    fonts = font_files()
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        font_files=fonts or None,
        skip_system_fonts=bool(fonts),
        serif_family="Source Serif Pro" if fonts else None,
        sans_serif_family="Source Sans Pro" if fonts else None,
    )
    return bytes(drawn)
