"""Numbers as our languages write and count them, and as the browser does: all that we need of the language data of the
world, which weighs more than the games."""

from __future__ import annotations

# What stands between groups of three digits, and from how many digits on: Spanish writes 1234, but 12.345.
GROUPS = {"en": (",", 4), "es": (".", 5), "pt": (".", 4)}
MILLION = 1_000_000


def written(lang: str, number: int) -> str:
    """1,234 in English, 1234 in Spanish, 1.234 in Portuguese."""
    if -1000 < number < 1000:
        return str(number)
    mark, least = GROUPS[lang]
    if len(str(abs(number))) < least:
        return str(number)
    return f"{number:,}".replace(",", mark)


def plural(lang: str, number: float) -> str:
    """Which form a counted word has, by the names of Unicode's plural rules. In Portuguese nought is `one`."""
    size = abs(number)
    if lang == "en":
        return "one" if size == 1 and isinstance(number, int) else "other"
    if size == 1 or (lang == "pt" and int(size) <= 1):
        return "one"
    if isinstance(number, int) and size and size % MILLION == 0:
        return "many"  # “un millón de orcos”
    return "other"
