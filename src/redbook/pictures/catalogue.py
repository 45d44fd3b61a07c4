"""The printed cards, for the script that draws their windows: python -m redbook.pictures.catalogue"""

from __future__ import annotations

import sys

import msgspec

from redbook.kernel import own_texts

if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(own_texts.printed("tcg", "en")))
