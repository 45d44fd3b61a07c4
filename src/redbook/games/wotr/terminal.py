"""War of the Ring in a terminal: the tracks, who stands where, the battle, the Hunt and your hand. Rich markup."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from redbook.games.wotr.board import (
    BOX,
    CARD,
    CARDS,
    CHARACTERS,
    COMBAT_HALF,
    IS_BOX,
    MINIONS,
    NATION_OF,
    NATIONS,
    NO_NATION,
    NOBODY,
    PLACE,
    PLACE_NAMES,
    REAR,
    REGION_AT,
    SETTLEMENT,
    SIDE_OF_NATION,
    SIDE_OF_SEAT,
    SIDES,
)
from redbook.games.wotr.breakdown import HuntView
from redbook.games.wotr.view import BattleView, WotrView
from redbook.kernel import Decision, Message
from redbook.kernel.columns import NARROW, escape, grid, together, wrapped
from redbook.kernel.message import Arg
from redbook.kernel.text import render as spoken

INKS = ("bright_blue", "red")  # figures of the Free Peoples, of the Shadow
SIGNS = ("", "▫", "◇", "■", "≡")  # open land, Town, City, Stronghold, Fortification
RANKS = (("regular", "R"), ("elite", "E"), ("leader", "L"))
TOKENS = ("token-draw", "token-free-politics", "token-minions", "token-shadow-politics")
SHADOWS = {CHARACTERS[c] for c in MINIONS}

Lit = Mapping[str, set[str]]  # what the options speak of, by the name of the argument


def render(view: WotrView, decision: Decision | None, lang: str) -> str:
    """Everything that can be chosen now is marked with »."""
    lit = offered(decision)
    parts = [*tracks(view, lang), *dice(view, lit, lang), *nations(view, lit, lang), "", *armies(view, lit, lang), ""]
    parts += [*reserves(view, lang), "", *cards(view, lit, lang)]
    if view.hunt is not None:
        parts += ["", *hunt(view.hunt, lang)]
    if view.battle is not None:
        parts += ["", *battle(view, view.battle, lang)]
    if view.forming is not None:
        parts += ["", *wrapped(say("terminal-forming", lang, figures=view.forming.picked))]
    return "\n".join(parts)


def say(id: str, lang: str, **args: Arg) -> str:
    return escape(spoken(Message("wotr", id, args), lang))


def offered(decision: Decision | None) -> Lit:
    found: dict[str, set[str]] = {}
    if decision is None:
        return found
    for option in decision.options:
        for name, value in option.args().items():
            if (decision.kind, name) != ("ring-to", "face"):  # faces that a die shall show: no die of the table
                found.setdefault(name, set()).add(str(value))
    return found


def mark(text: str, lit: bool) -> str:
    return f"[bold bright_yellow]»{text}[/]" if lit else text


def head(text: str, ink: str = "") -> str:
    return f"[bold{' ' if ink else ''}{ink}]{text}[/]"


# -- tracks, dice and nations -----------------------------------------------------------------------


def tracks(view: WotrView, lang: str) -> Iterator[str]:
    lead = say("terminal-lead", lang, figures=[say("seat-" + seat, lang) for seat in view.lead])
    title = head(say("terminal-turn", lang, turn=view.turn, phase=view.phase))
    yield from wrapped(f"{title} · {lead}" if len(view.seats) > 2 else title)
    yield from wrapped(say("terminal-points", lang, free=view.points[0], shadow=view.points[1]))
    hidden = "yes" if view.hidden else "no"
    if view.ring_bearers == "mordor":
        where = say("terminal-in-mordor", lang, step=view.mordor, hidden=hidden)
    else:
        where = say("terminal-where", lang, region=view.ring_bearers, hidden=hidden, progress=view.progress)
    company = [who for who, place in view.characters.items() if place == "fellowship" and who != view.guide]
    parts = [where, say("terminal-corruption", lang, corruption=view.corruption)]
    parts.append(say("terminal-guide", lang, character=view.guide))
    parts.append(say("terminal-company", lang, figures=company) if company else say("terminal-alone", lang))
    yield from wrapped(f"{head(say('terminal-fellowship', lang))} {' · '.join(parts)}")


def dice(view: WotrView, lit: Lit, lang: str) -> Iterator[str]:
    mine = SIDE_OF_SEAT[len(view.seats)][view.seats.index(view.seat)] if view.seat is not None else NOBODY
    for side, name in enumerate(SIDES):
        faces = ", ".join(
            mark(together(f"{say('face-' + face, lang)}{times(n)}"), side == mine and face in lit.get("face", ()))
            for face, n in view.dice[side].items()
        )
        count = say("terminal-dice", lang, count=sum(view.dice[side].values()), all=view.dice_pool[side])
        rings = say("terminal-rings", lang, count=view.rings[side])
        parts = [part for part in (faces, count, rings) if part]
        yield from wrapped(f"{head(say('terminal-' + name, lang), INKS[side])} {' · '.join(parts)}")
    yield from wrapped(say("terminal-hunt-box", lang, free=view.hunt_box[0], shadow=view.hunt_box[1],
                           tiles=len(view.bag)))  # fmt: skip
    for id, tiles in (("drawn", view.drawn), ("waiting", view.waiting)):
        if tiles:
            yield from wrapped(say(f"terminal-tiles-{id}", lang) + " " + named("tile", tiles, lang))
    held = [f"{say('action-' + id, lang)}{times(n)}" for id, n in zip(TOKENS, view.tokens, strict=True) if n]
    if held:
        yield from wrapped(" · ".join(held))


def times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def named(prefix: str, ids: Iterable[str], lang: str) -> str:
    return " · ".join(say(f"{prefix}-{id}", lang) for id in ids)


def nations(view: WotrView, lit: Lit, lang: str) -> Iterator[str]:
    """● active, ○ passive, ⚔ at war."""
    told = []
    for nation in NATIONS:
        steps = view.politics[nation]
        sign = "⚔" if not steps else "●" if nation in view.active else "○"
        state = say("terminal-steps", lang, steps=steps, active="yes" if nation in view.active else "no")
        name = f"{sign} {say('terminal-' + nation, lang)}: {state}"
        told.append(mark(name, nation in lit.get("nation", ())))
    yield head(say("terminal-nations", lang))
    yield from grid(told)


# -- the map ----------------------------------------------------------------------------------------


def armies(view: WotrView, lit: Lit, lang: str) -> Iterator[str]:
    """By the nation of the land: every place with somebody there, taken by an enemy or to be chosen."""
    people: dict[str, list[str]] = {}
    for who, spot in view.characters.items():
        people.setdefault(spot, []).append(who)
    regions = lit.get("region", set())
    shown = {*view.places, *people, *view.held, *regions, view.ring_bearers} & set(PLACE_NAMES[:REAR])
    lands: dict[int, list[str]] = {}
    for name in sorted(shown, key=lambda name: (REGION_AT[PLACE[name]], IS_BOX[PLACE[name]])):
        at = PLACE[name]
        land = NATION_OF[REGION_AT[at]]
        sign = SIGNS[SETTLEMENT[at]] if at < len(SETTLEMENT) else ""
        label = mark(head(f"{say('region-' + name, lang)}{' ' + sign if sign else ''}"), name in regions)
        here = army(view.places.get(name, {}), people.get(name, []), lang)
        told = " ".join([label + (": " + here if here else ""), *signs(view, name, lang)])
        lands.setdefault(land, []).append(told)
    for land in sorted(lands):
        title = "terminal-elsewhere" if land == NO_NATION else f"terminal-{NATIONS[land]}"
        yield f"[underline]{say(title, lang)}[/]"
        yield from grid(lands[land])
    legend = re.sub("(?<=[▫◇■≡●○»]) ", NARROW, say("terminal-legend", lang))
    yield from (f"[dim]{line}[/]" for line in wrapped(legend))


def signs(view: WotrView, name: str, lang: str) -> Iterator[str]:
    at = PLACE[name]
    if name == view.ring_bearers:
        yield f"[bright_yellow]◉ {say('terminal-ring-bearers', lang)}[/]"
    if name in view.held:
        yield f"[magenta]⚑ {say('terminal-held', lang, seat=view.held[name])}[/]"
    if at < len(BOX) and BOX[at] != 255 and PLACE_NAMES[BOX[at]] in view.places:
        yield f"⚔ {say('terminal-siege', lang)}"
    if name in view.mixed:
        yield say("terminal-mixed", lang)


def army(counts: Mapping[str, int], people: Iterable[str], lang: str) -> str:
    """ "Gondor 3R 1E 1L, 2 Nazgûl, Aragorn"."""
    parts = []
    for n, nation in enumerate(NATIONS):
        ranks = [f"{counts[f'{nation}-{rank}']}{letter}" for rank, letter in RANKS if f"{nation}-{rank}" in counts]
        if ranks:
            text = together(f"{say('terminal-' + nation, lang)} {' '.join(ranks)}")
            parts.append(f"[{INKS[SIDE_OF_NATION[n]]}]{text}[/]")
    if "nazgul" in counts:
        parts.append(f"[red]{together(str(counts['nazgul']) + ' ' + say('figure-nazgul', lang))}[/]")
    parts += [f"[{INKS[who in SHADOWS]}]{say('figure-' + who, lang)}[/]" for who in people]
    return ", ".join(parts)


def reserves(view: WotrView, lang: str) -> Iterator[str]:
    away: dict[str, list[str]] = {"aside": [], "eliminated": []}
    for who, at in view.characters.items():
        if at in away and who != view.guide:
            away[at].append(who)
    for id, counts, place in (("reserve", view.reinforcements, "aside"), ("lost", view.casualties, "eliminated")):
        text = army(counts, away[place], lang)
        if text:
            yield from wrapped(f"{head(say('terminal-' + id, lang))} {text}")


# -- cards, the Hunt and the battle -------------------------------------------------------------------


def cards(view: WotrView, lit: Lit, lang: str) -> Iterator[str]:
    if view.seat is not None:
        hand = " · ".join(mark(say("card-" + card, lang), card in lit.get("card", ())) for card in view.hand)
        yield from wrapped(f"{head(say('terminal-hand', lang))} {hand or say('terminal-none', lang)}")
    for seat, (character, strategy) in view.hand_backs.items():
        if seat != view.seat:
            yield from wrapped(say("terminal-hand-of", lang, seat=seat, character=character, strategy=strategy))
    table = " · ".join(mark(say("card-" + card, lang), card in lit.get("card", ())) for card, _ in view.table)
    if table:
        yield from wrapped(f"{head(say('terminal-table', lang))} {table}")
    decks = [say("terminal-deck", lang, deck=deck, left=left, gone=len(view.discard[deck]))
             for deck, left in view.decks.items()]  # fmt: skip
    yield from wrapped(f"{head(say('terminal-decks', lang))} {', '.join(decks)}")
    if view.buried:
        yield from wrapped(f"{head(say('terminal-buried', lang))} {named('card', view.buried, lang)}")
    if view.offered in CARDS:
        yield from wrapped(say("terminal-giving", lang, card=view.offered))
    elif view.offered is not None:
        yield from wrapped(say("terminal-offered", lang, seat=view.offered))


def hunt(shown: HuntView, lang: str) -> Iterator[str]:
    if shown.asked in ("before-roll", "hunt-rerolls"):
        parts = [say("terminal-hunt", lang, dice=shown.dice, needs=max(2, 6 - shown.bonus))]
        parts += [say("terminal-again-" + source, lang) for source in shown.rerolls]
        parts += [say("terminal-successes", lang, count=shown.successes)] if shown.asked == "hunt-rerolls" else []
    else:
        parts = [say("cause-" + shown.why, lang), say("terminal-eye-worth", lang, count=shown.successes)]
        parts += [say("terminal-tile", lang, tile=shown.tile)] if shown.tile is not None else []
        parts += [say("terminal-damage", lang, damage=shown.damage)] if shown.asked == "face-damage" else []
    yield from wrapped(f"{head(say('terminal-the-hunt', lang))} {' · '.join(parts)}")


def battle(view: WotrView, b: BattleView, lang: str) -> Iterator[str]:
    yield from wrapped(head(say("terminal-battle", lang, region=b.region, battle=b.kind, round=b.round)))
    for side, name in enumerate(SIDES):
        troops = {id: n for id, n in b.figures[side].items() if id not in view.characters}
        people = [id for id in b.figures[side] if id in view.characters]
        role = say("terminal-attacks" if b.attacker == name else "terminal-defends", lang)
        force = army(troops, people, lang) or say("terminal-none", lang)
        yield from wrapped(f" {head(say('terminal-' + name, lang), INKS[side])} ({role}) {force}", 4)
        parts = [say("terminal-strength", lang, strength=b.strength[side], leadership=b.leadership[side],
                     target=b.to_hit[side])]  # fmt: skip
        parts += [say("terminal-rolled", lang, dice=" ".join(map(str, b.dice[side])))] if b.dice[side] else []
        parts += [say("terminal-hits", lang, hits=b.hits[side])]
        parts += [combat_card(card, lang) for card in [b.cards[side]] if card is not None]
        parts += [say("terminal-cancelled", lang)] if b.cancelled[side] else []
        yield from wrapped(f"   {' · '.join(parts)}", 4)
    behind = army(b.rearguard, [who for who, at in view.characters.items() if at == PLACE_NAMES[REAR]], lang)
    if behind:
        yield from wrapped(f" {say('terminal-rearguard', lang)} {behind}", 4)


def combat_card(card: str, lang: str) -> str:
    """Face down one knows only the deck."""
    if card not in CARDS:
        return say("terminal-face-down", lang, deck=card)
    return say("terminal-combat-card", lang, card=card, effect=COMBAT_HALF[CARD[card]])
