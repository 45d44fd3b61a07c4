"""Read cards as players do: python -m redbook.games.tcg.speech.read [1_13 | moria …]"""

from __future__ import annotations

import sys

from redbook.games.tcg import GAME
from redbook.games.tcg.effects.load import load
from redbook.games.tcg.speech.card_text import card_text, title
from redbook.games.tcg.table.kinds import KINDS
from redbook.kernel import register
from redbook.kernel.text import LANGUAGES


def main(words: list[str]) -> None:
    register(GAME)
    load()
    for kind in KINDS:
        if words and kind.id not in words and (kind.culture or kind.type) not in words:
            continue
        for lang in LANGUAGES:
            print(f"{kind.id} {lang} {title(kind, lang)}: {' '.join(card_text(kind, lang))}")


if __name__ == "__main__":
    main(sys.argv[1:])
