"""A position as a picture: SVG from the seat's view alone, so that it tells nothing that the seat may not know.

>>> from redbook import Match
>>> from redbook.pictures import picture
>>> svg = picture(Match.new("wotr", seed=7))
>>> svg[:4], svg.count("<title>")
('<svg', 1)

`png` makes dots of it, with the extra `redbook[picture]`.
"""

from __future__ import annotations

from redbook.pictures.drawing import DRAWN, close_up, picture
from redbook.pictures.raster import png

__all__ = ["DRAWN", "close_up", "picture", "png"]
