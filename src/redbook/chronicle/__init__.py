"""The chronicle: the tale of a match as one self-contained page, in three languages.

A game adds what only it knows through a module `chronicle` of its own (see `parts`).
"""

from redbook.chronicle.page import render

__all__ = ["render"]
