"""The smaller questions of a text: whom it is for, which of its ways, how often; and what is thrown from the hand."""

from __future__ import annotations

from redbook.bots.tcg.counsel.acting import MOST, does, for_nothing, is_pass
from redbook.bots.tcg.counsel.case import Case, benefits, change, in_wounds, price_of, saved, say
from redbook.bots.tcg.habits import card_of
from redbook.bots.tcg.worth import hand, speaks_for
from redbook.games.tcg import options as o
from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.table.values import fighters, in_play, left, strength
from redbook.games.tcg.turn import HAND_SIZE
from redbook.games.tcg.words import HAND, IN_CENTER
from redbook.kernel.message import Arg, Message

HURTS = frozenset({"wound", "exert", "exhaust"})


def choose(case: Case) -> list[Message]:
    effect = case.step.effect
    if effect == "reconcile":
        return reconcile(case)
    if is_pass(case.option):
        return [say("choose-enough", source=source_of(case))]
    s, c = case.s, card_of(case.option)
    k = case.kind(c)
    if s.zone[c] == HAND:
        if effect in ("discard-hand", "put", "stack"):
            return [say("choose-least", card=k.slug), *why_little(case, c)]
        return [say("choose-card", card=k.slug, source=source_of(case))]
    if not in_play(s, c):
        return [say("choose-pile", card=k.slug, source=source_of(case))]
    if not k.is_character:
        return [say("choose-thing", card=k.slug, effect=effect, owner="mine" if s.owner[c] == case.me else "theirs")]
    mine = (s.zone[c] == IN_CENTER) != case.defends
    if effect in HURTS:
        return hurts(case, c, mine)
    if effect == "heal":
        return [say("choose-heal", card=k.slug, left=left(s, c), now=min(left(s, c) + 1, left(s, c) + s.wounds[c]))]
    return whom(case, c, mine)


def source_of(case: Case) -> str:
    return case.name(case.step.src) or "the-one-ring"


def hurts(case: Case, c: int, mine: bool) -> list[Message]:
    s = case.s
    health = left(s, c)
    if mine:
        found = [say("choose-exert", card=case.name(c), left=health - 1)]
        others = [x for x in map(card_of, case.options) if x >= 0 and x != c]
        weak = [x for x in others if left(s, x) < health or x in s.bearer]
        if weak:
            worst = min(weak, key=lambda x: (x not in s.bearer, left(s, x), x))
            found.append(say("choose-exert-not", card=case.name(worst), left=left(s, worst),
                             bearer="yes" if worst in s.bearer else "no"))  # fmt: skip
        return found
    if health <= 1:
        return [say("choose-kill", card=case.name(c), strength=strength(s, c))]
    return [say("choose-wound", card=case.name(c), left=health - 1, strength=strength(s, c))]


def whom(case: Case, c: int, mine: bool) -> list[Message]:
    """Somebody in play for whatever else a text does."""
    s = case.s
    d = change(case, case.at_once(case.line))
    found = benefits(case, source_of(case), d)[:2]
    if not found:
        fights = c == s.fight or c in fighters(s)
        word = "fights" if fights else "mine" if mine else "theirs"
        found = [say("choose-who", card=case.name(c), source=source_of(case), strength=strength(s, c), reason=word)]
    return found


# -- the hand ---------------------------------------------------------------------------------------------------


def reconcile(case: Case) -> list[Message]:
    s, me = case.s, case.me
    if is_pass(case.option):
        worths = hand(s, me, s.hands[me])
        least = min(worths, key=lambda c: (worths[c], c))
        return [say("keep-all", card=case.name(least), number=len(s.hands[me]))]
    c = card_of(case.option)
    many = len(s.hands[me])
    if many > HAND_SIZE:
        first = say("throw-down", card=case.name(c), number=many)
    elif len(s.decks[me]) > HAND_SIZE - many:
        first = say("throw", card=case.name(c))
    else:
        first = say("throw-plain", card=case.name(c))
    return [first, *why_little(case, c)]


def why_little(case: Case, c: int) -> list[Message]:
    """Why this card is worth less than the others of the hand."""
    s, me = case.s, case.me
    k = case.kind(c)
    if any(KINDS[s.kind[x]].title == k.title for x in s.deads[me]):
        return [say("little-dead", card=k.slug)]
    if k.unique and any(s.owner[x] == me and KINDS[s.kind[x]].title == k.title for x in s.table):
        return [say("little-unique", card=k.slug)]
    alike = [x for x in s.hands[me] if same_sort(k.type, KINDS[s.kind[x]].type) and KINDS[s.kind[x]].side == k.side]
    if len(alike) > 1:
        return [say("little-crowd", number=len(alike), sort=k.type if k.type in SORTS else "thing", side=k.side or "")]
    if k.side == "free-peoples" and not speaks_for(s, me, k):
        return [say("little-culture", card=k.slug)]
    return [say("little-least", number=len(s.hands[me]))]


SORTS = ("event", "minion", "companion")


def same_sort(one: str, other: str) -> bool:
    return one == other if one in SORTS else other not in SORTS


# -- who bears it --------------------------------------------------------------------------------------------------


def bearer(case: Case) -> list[Message]:
    s, on = case.s, card_of(case.option)
    card = case.step.card
    t: State = case.at_once(case.line).state
    k = case.kind(card)
    if not KINDS[s.kind[on]].is_character:
        return [say("bears-site", card=k.slug, on=case.name(on))]
    was, now = strength(s, on), strength(t, on)
    if was != now:
        return [say("bears", card=k.slug, on=case.name(on), was=was, now=now)]
    return [say("bears-text", card=k.slug, on=case.name(on), left=left(s, on))]


# -- the ways of a text ---------------------------------------------------------------------------------------------


def way_of_text(case: Case) -> list[Message]:
    """A mode, a number, a yes: what it does here."""
    source = source_of(case)
    d = change(case, case.at_once(case.line))
    found = benefits(case, source, d)[:2]
    if not found:
        other = next((x for x in case.options if x != case.option), None)
        if other is not None:
            found = saved(case, case.later(case.line), case.later([other]))[:2]
    price = price_of(case, d)[:1]
    return [*(found or [say("way", source=source, number=in_wounds(ahead(case)))]), *price][:MOST]


def ahead(case: Case) -> float:
    """By how much this way is better than the next best, as the loremaster weighs them."""
    values = case.bot.values([case.world], case.me, case.options)
    mine = values[case.options.index(case.option)]
    return mine - max(value for value, option in zip(values, case.options, strict=True) if option != case.option)


def number(case: Case) -> list[Message]:
    found = way_of_text(case)
    return [say("number", source=source_of(case), number=case.option.number), *found][:2]


def may(case: Case) -> list[Message]:
    if isinstance(case.option, o.No):
        d = change(case, case.at_once([o.Yes()]))
        price = price_of(case, d)[:1]
        return [say("may-no", source=source_of(case)), *price]
    return way_of_text(case)


def which_player(case: Case) -> list[Message]:
    s = case.s
    p = int(case.option.player[1:]) - 1
    return [say("player", seat=case.option.player, site=s.at[p], source=source_of(case), hand=len(s.hands[p]))]


def which_first(case: Case) -> list[Message]:
    """Required texts all happen: only the order is asked."""
    other = next(x for x in case.options if x != case.option)
    found = saved(case, case.later(case.line), case.later([other]))[:1]
    return [say("first-matters", source=case.option.name), *found] if found else [say("first", source=case.option.name)]


def respond(case: Case) -> list[Message]:
    """The Ring first: a burden or a wound?"""
    s = case.s
    ring = next((x for x in case.options if isinstance(x, o.Use) and case.kind(x.card).type == "ring"), None)
    if ring is not None and (case.option == ring or is_pass(case.option)):
        bearer = s.bearer[s.fp]
        health = left(s, bearer)
        d = change(case, case.at_once([ring]))
        now, burdens = s.burdens[s.fp] + d.burdens, d.burdens
        args: dict[str, Arg] = {
            "card": case.name(bearer), "left": health, "number": burdens, "now": now,
            "resistance": s.resistance[s.fp],
        }  # fmt: skip
        return [say("ring-on", **args) if case.option == ring else say("ring-off", **args)]
    if is_pass(case.option):
        return for_nothing(case, case.options[0])
    return does(case, case.line)[:MOST]
