"""What is there and what it is worth: active cards, strength, vitality, keywords; cached until something changes."""

from __future__ import annotations

from typing import Any

from redbook.games.tcg.state import State
from redbook.games.tcg.table.kinds import KINDS, Ctx, Kind
from redbook.games.tcg.words import ATTACHED, FELLOWSHIP, IN_CENTER, IN_FELLOWSHIP, IN_SUPPORT, ON_PATH, STACKED

Static = tuple[Ctx, int, Any, Any]  # who speaks, which text, the text, what it gives


def attached(s: State) -> dict[int, list[int]]:
    """The cards that each card bears."""
    found: dict[int, list[int]] | None = s.__dict__.get("attached")
    if found is None:
        found = s.__dict__["attached"] = {}
        zone, host = s.zone, s.host
        for c in s.table:
            if zone[c] == ATTACHED:
                found.setdefault(host[c], []).append(c)
    return found


def stacked(s: State, on: int) -> list[int]:
    return [c for c, h in enumerate(s.host) if h == on and s.zone[c] == STACKED]


def active(s: State) -> list[int]:
    """Rule 212: the Free Peoples cards of the player whose turn it is, the Shadow cards of the others."""
    found: list[int] | None = s.__dict__.get("active")
    if found is None:
        found = []
        fp, owner, kind, zone = s.fp, s.owner, s.kind, s.zone
        seen: dict[str, int] = {}
        lists = attached(s)
        for c in s.table:
            if zone[c] == ATTACHED and zone[s.host[c]] != ON_PATH:
                continue  # rule 213: it follows its bearer
            k = KINDS[kind[c]]
            if (owner[c] != fp) if k.side == "shadow" else (owner[c] == fp):
                if k.unique and k.side == "shadow":  # rule 210
                    other = seen.get(k.title)
                    if other is not None:
                        near = s.counter_clockwise()
                        if near.index(owner[c]) > near.index(owner[other]):
                            continue
                        found = [x for x in found if x != other and s.host[x] != other]
                    seen[k.title] = c
                found.append(c)
                if c in lists:
                    found.extend(lists[c])
        s.__dict__["active"] = found
    return found


def is_active(s: State, c: int) -> bool:
    found: set[int] | None = s.__dict__.get("active_set")
    if found is None:
        found = s.__dict__["active_set"] = set(active(s))
    return c in found


def speakers(s: State) -> list[Ctx]:
    """Every card with a text that works now: of the active cards and the site of the fellowship."""
    found: list[Ctx] | None = s.__dict__.get("speakers")
    if found is None:
        owner, kind = s.owner, s.kind
        found = [Ctx(c, owner[c]) for c in active(s) if KINDS[kind[c]].speaks]
        site = s.site
        if site >= 0:
            found.append(Ctx(site, s.fp))  # a site speaks for the player whose turn it is
        s.__dict__["speakers"] = found
    return found


COPIED = 100  # the texts that a card copies from a site are numbered from here


def carried(s: State, c: int) -> tuple[tuple[Kind, int], ...]:
    """The kinds whose text a card carries, with the number of the first: its own, and a site's that it copies."""
    k = KINDS[s.kind[c]]
    if k.copies_site:
        site = s.path[k.copies_site]
        if site >= 0 and s.owner[site] == s.owner[c]:
            return ((k, 0), (KINDS[s.kind[site]], COPIED))
    return ((k, 0),)


def text_of(s: State, c: int, number: int) -> Any:
    """The text of a card with that number; None if it no longer has it."""
    for k, first in carried(s, c):
        if first <= number < first + len(k.frames):
            return k.frames[number - first]
    return None


def statics(s: State) -> dict[str, list[Static]]:
    """The continuous modifiers at work, by what they change."""
    found: dict[str, list[Static]] | None = s.__dict__.get("statics")
    if found is None:
        found = {}
        for ctx in speakers(s):
            k = KINDS[s.kind[ctx.src]]
            if k.statics or k.copies_site:
                for carrier, first in carried(s, ctx.src):
                    for number, frame in carrier.statics:
                        for gives in frame.gives:
                            found.setdefault(gives.what, []).append((ctx, first + number, frame, gives))
        s.__dict__["statics"] = found
    return found


def at_work(s: State, what: str) -> list[Static]:
    """The modifiers of one kind whose conditions hold."""
    return [x for x in statics(s).get(what, ()) if x[2].holds(s, x[0])]


def strength(s: State, c: int) -> int:
    values = s.values
    found: int | None = values.get(c)
    if found is None:
        k = KINDS[s.kind[c]]
        total = k.strength + _borne_strength(s, c)
        for m in s.mods:
            if m.card == c and m.what == "strength":
                total += m.amount
        total += given(s, c, "strength")
        found = values[c] = total if total > 0 else 0  # rule 223: the floor comes last
    return found


def given(s: State, c: int, what: str) -> int:
    """What the texts at work give to a card. Rule 212: nothing to one that is not active."""
    rules = statics(s).get(what)
    if not rules or not is_active(s, c):
        return 0
    total = 0
    for ctx, _, frame, gives in rules:
        if gives.who_.ok(s, c, ctx) and frame.holds(s, ctx):
            total += gives.amount_.now(s, ctx)
    return total


def _borne_strength(s: State, c: int) -> int:
    total = 0
    borne = attached(s).get(c)
    if borne:
        for item in borne:
            bonus = KINDS[s.kind[item]].strength_bonus
            if bonus and not bonus_ignored(s, item, c):
                total += bonus
    return total


def bonus_ignored(s: State, item: int, bearer: int) -> bool:
    for m in s.mods:
        if m.card == item and m.what == "no-bonus":
            return True
    rules = statics(s).get("no-weapon-strength")
    if rules and "weapon" in KINDS[s.kind[item]].words:
        return any(gives.who_.ok(s, bearer, ctx) and frame.holds(s, ctx) for ctx, _, frame, gives in rules)
    return False


def vitality(s: State, c: int) -> int:
    k = KINDS[s.kind[c]]
    total = k.vitality
    borne = attached(s).get(c)
    if borne:
        for item in borne:
            total += KINDS[s.kind[item]].vitality_bonus
    return total


def left(s: State, c: int) -> int:
    """Vitality left: at 1 a character is exhausted."""
    return vitality(s, c) - s.wounds[c]


def keyword(s: State, c: int, word: str) -> int:
    """The value of a loaded keyword: damage and defender add up, archer and fierce are there or not."""
    values = s.values
    key = (c, word)
    found: int | None = values.get(key)
    if found is None:
        total = KINDS[s.kind[c]].keywords.get(word, 0)
        for m in s.mods:
            if m.card == c and m.what == word:
                total += m.amount
        total += given(s, c, word)
        found = values[key] = total
    return found


def in_play(s: State, c: int) -> bool:
    return IN_FELLOWSHIP <= s.zone[c] <= ATTACHED


def companions(s: State) -> list[int]:
    """The active fellowship, Ring-bearer included."""
    zone = s.zone
    fp, owner = s.fp, s.owner
    return [c for c in s.table if zone[c] == IN_FELLOWSHIP and owner[c] == fp]


def minions(s: State) -> list[int]:
    found: list[int] | None = s.__dict__.get("minions")
    if found is None:
        zone = s.zone
        found = s.__dict__["minions"] = [c for c in active(s) if zone[c] == IN_CENTER]
    return found


def may_fight(s: State, c: int) -> bool:
    """Companions fight; allies at home or when a card lets them (rule 204)."""
    zone = s.zone[c]
    if zone == IN_FELLOWSHIP:
        return True
    if zone != IN_SUPPORT:
        return False
    k = KINDS[s.kind[c]]
    if k.type != "ally":
        return False
    return k.site == s.here or any(m.card == c and m.what == "takes-part" for m in s.mods)


def fighters(s: State) -> list[int]:
    """The minions of the skirmish in progress."""
    fight = s.fight
    if fight < 0:
        return []
    foe = s.foe
    return [c for c in minions(s) if foe[c] == fight]


def roaming(s: State, c: int) -> bool:
    k = KINDS[s.kind[c]]
    return k.type == "minion" and k.site > s.here and s.phase >= FELLOWSHIP


def site_keywords(s: State) -> dict[str, int]:
    site = s.site
    return KINDS[s.kind[site]].keywords if site >= 0 else {}


def shadow_number(s: State, site: int) -> int:
    """Rule 102: never below 0."""
    total = KINDS[s.kind[site]].shadow
    for ctx, _, frame, gives in statics(s).get("shadow-number", ()):
        if frame.holds(s, ctx):
            total += gives.amount_.now(s, ctx)
    return max(0, total)


def rule(s: State, what: str, c: int) -> bool:
    """Whether some static of this kind touches card `c`."""
    return any(gives.who_.ok(s, c, ctx) and frame.holds(s, ctx) for ctx, _, frame, gives in statics(s).get(what, ()))
