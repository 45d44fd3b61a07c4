"""The table in a terminal: the path, every fellowship with what it bears, the minions, your hand. Rich markup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from redbook.games.tcg.options import Mode, Play, Use, Yes
from redbook.games.tcg.seen.card import CardView
from redbook.games.tcg.speech.catalog import clauses
from redbook.games.tcg.speech.grammar import title_in
from redbook.games.tcg.table.kinds import BY_ID
from redbook.games.tcg.view import PlayerView, TcgView
from redbook.kernel import Decision, Message, Option
from redbook.kernel.message import Arg
from redbook.kernel.text import render as spoken

INKS = {
    "dwarven": "yellow", "elven": "green", "gandalf": "bright_white", "gondor": "bright_blue", "shire": "bright_green",
    "isengard": "white", "moria": "bright_black", "ringwraith": "magenta", "sauron": "red",
}  # fmt: skip


def render(view: TcgView, decision: Decision | None, lang: str) -> str:
    lines = [
        say("terminal-now", lang, turn=view.turn, phase=view.phase, twilight=view.twilight,
            moves=view.moves, limit=view.move_limit),
        path(view, lang),
    ]  # fmt: skip
    for player in view.players:
        lines += ["", *fellowship(view, player, lang)]
    minions = [card for card in view.table if card.zone == "center"]
    if minions:
        lines += ["", f"[bold]{say('terminal-minions', lang)}[/]"]
        lines += [f"  {told(view, card, lang)}" for card in minions]
    if view.hand:
        lines += ["", f"[bold]{say('terminal-hand', lang)}[/] " + listed(view.hand, lang)]
    return "\n".join(lines)


def say(id: str, lang: str, **args: Arg) -> str:
    return escape(spoken(Message("tcg", id, args), lang))


def escape(text: str) -> str:
    return text.replace("[", r"\[")


def title(card: CardView, lang: str) -> str:
    kind = BY_ID[card.id]
    ink = INKS.get(kind.culture or "", "white")
    return f"[{ink}]{escape(title_in(lang, kind.title))}[/]"


def path(view: TcgView, lang: str) -> str:
    """The sites so far, with the numbers of the fellowships that stand there."""
    parts = []
    for number, site in enumerate(view.path, start=1):
        here = "".join(f"[bold reverse]{p.seat[1:]}[/]" for p in view.players if p.site == number and not p.lost)
        name = title(site, lang) if site is not None else "·"
        parts.append(f"{number} {name}{' ' + here if here else ''}")
    return "  ".join(parts)


def fellowship(view: TcgView, player: PlayerView, lang: str) -> Iterable[str]:
    star = " ◆" if player.seat == view.free_peoples else ""
    yield f"[bold]{say('seat-' + player.seat, lang)}[/]{star}  [dim]" + say(
        "terminal-player", lang, burdens=player.burdens, resistance=player.resistance,
        hand=player.hand, deck=player.deck, discard=player.discard, dead=len(player.dead),
    ) + "[/]"  # fmt: skip
    for card in view.table:
        if card.owner == player.seat and card.zone in ("fellowship", "support"):
            yield f"  {told(view, card, lang)}"


def told(view: TcgView, card: CardView, lang: str) -> str:
    """Strength, vitality left of all, what it bears and whom it fights."""
    text = title(card, lang)
    if card.vitality:
        text += f" {card.strength}/{card.vitality - card.wounds}" + "[red]" + "•" * card.wounds + "[/]"
    borne = [other for other in view.table if other.on == card.number]
    if borne:
        text += f" [dim]+[/] {listed(borne, lang)}"
    if card.against >= 0:
        foe = next((other for other in view.table if other.number == card.against), None)
        text += f" ⚔ {title(foe, lang)}" if foe is not None else ""
    return text


def listed(cards: Iterable[CardView], lang: str) -> str:
    return ", ".join(title(card, lang) for card in cards)


def choices(view: TcgView, decision: Decision, lang: str) -> dict[str, str]:
    """What the text of a card lets one choose, in its own words: alternatives, offers, texts in play."""
    at_work = view.stack[-1].text if view.stack else ""
    texts = Counter(option.card for option in decision.options if isinstance(option, Play | Use))
    ids = {card.number: card.id for card in (*view.table, *view.hand, *view.path) if card is not None}
    found = {}
    for option in decision.options:
        place = ""
        if isinstance(option, Mode):
            place = f"{at_work}.{option.number - 1}"
        elif isinstance(option, Yes):
            place = at_work
        elif (
            isinstance(option, Play | Use)
            and option.card in ids
            and (texts[option.card] > 1 or isinstance(option, Use))
        ):
            place = f"{ids[option.card]}/{option.text}"
        text = clause(place, lang)
        if text:
            found[option.notation] = text if isinstance(option, Mode) else f"{plain(option, lang)} · {text}"
    return found


def clause(place: str, lang: str) -> str:
    """A piece of a card's text by its place in the catalogue: "1_19/0.1"."""
    kind = BY_ID.get(place.partition("/")[0])
    return clauses(kind, lang).get(place, "") if kind is not None else ""


def plain(option: Option, lang: str) -> str:
    return spoken(Message("tcg", f"option-{option.kind}", option.args()), lang)
