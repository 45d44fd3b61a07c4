"""What a match can be set up with, a page a language: seats, settings and bots, as the games say themselves."""

from __future__ import annotations

from redbook.bots import bots_for
from redbook.chronicle.parts import named
from redbook.kernel import find_game
from redbook.kernel.game import Setting, written
from redbook.kernel.text import begun_large
from redbook.site.rules import other_languages
from redbook.site.words import game_name, say

PAGE = "settings.md"


def settings_page(games: list[str], lang: str) -> str:
    parts = [f"# {say('settings', lang)}", other_languages(lang, PAGE), say("settings-intro", lang)]
    for game in games:
        parts += [f"## {game_name(game, lang)} (`{game}`) {{ #{game} }}", seats(game, lang), bots(game, lang)]
        table = settings(game, lang)
        parts.append(table or say("settings-none", lang))
    return "\n\n".join(parts) + "\n"


def seats(game: str, lang: str) -> str:
    known = find_game(game)
    rows = [f"| {say('settings-players', lang)} | {say('settings-seats', lang)} |", "|---|---|"]
    chosen = {setting.name: setting.values[0] for setting in known.settings}
    for count in known.seat_counts:
        names = [f"{named(game, 'seat', seat, lang)} `{seat}`" for seat in known.seats(count, chosen)]
        rows.append(f"| {count} | {', '.join(names)} |")
    return "\n".join(rows)


def bots(game: str, lang: str) -> str:
    told = [
        f"`{info.name}`" + (f" ({', '.join(f'`{info.name}:{level}`' for level in info.levels)})" if info.levels else "")
        for info in bots_for(game)
    ]
    return f"{say('settings-bots', lang)}: {', '.join(told)}."


def settings(game: str, lang: str) -> str:
    """A row a setting; what each seat has for itself is told once, for the first."""
    known = find_game(game)
    chosen = {setting.name: setting.values[0] for setting in known.settings}
    _, *others = known.seats(known.seat_counts[-1], chosen)
    repeated = {name for seat in others for name in known.own_settings(seat)}
    rows = [row(game, one, lang) for one in known.settings if one.name not in repeated]
    if not rows:
        return ""
    head = f"| {say('setting', lang)} | {say('setting-meaning', lang)} | {say('setting-values', lang)} |"
    return "\n".join([head, "|---|---|---|", *rows])


def row(game: str, setting: Setting, lang: str) -> str:
    values = []
    for value in setting.values:
        choice = f"{setting.name}-{written(value)}"
        means = named(game, "setting", choice, lang)
        values.append(f"`{written(value)}`" + (f": {means}" if means != choice else ""))
    said = named(game, "setting", setting.name, lang)
    means = begun_large(said) if said != setting.name else ""
    return f"| `{setting.name}` | {means} | {'<br>'.join(values)} |"
