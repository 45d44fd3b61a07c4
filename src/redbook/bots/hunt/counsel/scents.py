"""What the Ringwraiths can know and do: where Frodo may be, what a question would tell, what a Hunt would bring."""

from __future__ import annotations

from redbook.bots.hunt.counsel.says import Hunter, Reasons, named, percent, rounded, say, spot, target
from redbook.bots.hunt.suspicion import Courses, Walker, suspicion_of
from redbook.games.hunt.facts import SEARCH, fact
from redbook.kernel.message import Message

# -- where he may be ----------------------------------------------------------------------------------------


def likely(mind: Hunter) -> Message:
    """Where Frodo's last location is, by all answers so far."""
    places = sorted(mind.suspicion.places.items(), key=lambda pair: (-pair[1], pair[0]))
    part = mind.t.part
    first = named(part, places[0][0])
    if len(places) == 1:
        return say("likely-known", place=first)
    second = named(part, places[1][0])
    odds = percent(places[0][1]), percent(places[1][1])
    id = "likely-two" if len(places) == 2 else "likely"
    return say(id, place=first, chance=odds[0], second=second, chance2=odds[1], count=len(places))


def within_a_ride(mind: Hunter, where: dict[int, int]) -> float:
    """The chance that he is or soon will be where some Nazgûl can be after one ride."""
    spots = [where.get(n, at) for n, at in enumerate(mind.t.nazgul)]
    rows = [mind.turns[at] for at in spots if at]
    total = sum(mind.coming.values())
    return sum(p for place, p in mind.coming.items() if any(row[place] <= 1 for row in rows)) / total if total else 0.0


def dice_left(mind: Hunter) -> Message:
    """Whether a die is dear."""
    dice, acts = mind.supply()
    return say("dice-plenty" if dice >= acts else "dice-few", dice=dice, acts=acts)


def dice_saved(mind: Hunter) -> Reasons:
    dice, acts = mind.supply()
    return [say("dice-save", dice=dice, acts=acts)] if 0 < dice < acts else []


# -- questions ----------------------------------------------------------------------------------------------


def search(mind: Hunter, at: int) -> Reasons:
    """Whether he has passed."""
    if mind.t.found:
        return [say("search-after", place=named(mind.t.part, at))]
    yes = mind.q.chance_of_search(at)
    reasons = [say("search", place=named(mind.t.part, at), chance=percent(yes))] if 0.004 < yes < 0.996 else []
    reasons += remaining(mind, fact(SEARCH, at, 1), fact(SEARCH, at, 0), yes)
    clue = mind.clue(at)
    if clue > 0.02:
        reasons.insert(
            1 if yes > 0.02 else 0, say("clue", place=named(mind.t.part, at), powers=len(mind.t.view.powers))
        )
    return reasons or [say("search-idle", place=named(mind.t.part, at)), likely(mind)]


def remaining(mind: Hunter, yes: int, no: int, chance: float) -> Reasons:
    """How many places either answer leaves."""
    t = mind.t
    if not 0.004 < chance < 0.996:
        return []
    left = [len(suspicion_of(t.part, t.view.shelters, (*t.record, word)).places) for word in (yes, no)]
    return [say("remaining", yes=left[0], no=left[1])]


def perceive(mind: Hunter, number: int, *, who: bool = False) -> Reasons:
    t = mind.t
    inside = t.board.target_mask[number]
    what = target(t.board.targets, number)
    chance = mind.q.chance_within(inside)
    if t.found:
        return [say("perceive-after", **what)]
    if chance <= 0 or chance >= 0.9999:
        return [say("perceive-idle", **what), likely(mind)]
    places = [place for place in mind.suspicion.places if inside >> place & 1]
    reasons = [
        say("perceive", chance=percent(chance), yes=len(places), no=len(mind.suspicion.places) - len(places), **what)
    ]
    if isinstance(mind.suspicion, Courses):
        doubt = mind.suspicion.gandalf_in(inside)
        if doubt > 0:
            reasons.append(say("perceive-who" if who else "perceive-doubt", chance=percent(doubt)))
    return [*reasons, likely(mind)]


# -- Hunts --------------------------------------------------------------------------------------------------


def hunt(mind: Hunter, at: int, n: int, *, free: bool = False) -> Reasons:
    t = mind.t
    here = named(t.part, at)
    if t.found:
        return [say("hunt-after", place=here)]
    sure = mind.p(at)
    tiles = mind.heads(at, n, at)
    cost = rounded(tiles * t.tile_mean)
    if sure <= 0:
        return [say("hunt-trail", place=here, chance=percent(passed(mind, at))), likely(mind)]
    reasons = [say("hunt", place=here, chance=percent(sure), draws=max(1, round(tiles)), **cost)]
    if t.part == 1 and tiles * t.tile_mean >= t.left:
        reasons.append(say("hunt-deadly", left=t.left))
    if free:
        reasons.append(say("hunt-lord" if n == t.lord and not t.view.eye else "hunt-free"))
    trail = passed(mind, at)
    if trail > 0.02 and sure < 0.5:
        reasons.append(say("hunt-also", chance=percent(trail)))
    return [*reasons, likely(mind)] if sure < 0.9999 else reasons


def passed(mind: Hunter, at: int) -> float:
    """The chance that he went through and is elsewhere now."""

    def gone(walker: Walker) -> bool:
        return bool(walker.passed >> at & 1) and walker.last != at

    return sum(walker.weight for walker in mind.q.walkers if gone(walker))


def marker(mind: Hunter, at: int) -> Message:
    chance = max(mind.coming.get(at, 0.0), mind.p(at))
    place = named(mind.t.part, at)
    return say("remove", place=place, chance=percent(chance)) if chance > 0.004 else say("remove-road", place=place)


# -- ground -------------------------------------------------------------------------------------------------


def gallop(mind: Hunter, n: int, goal: int) -> Reasons:
    """A ride for its own sake."""
    return closing(mind, n, goal) if mind.t.found else [covering(mind, n, goal), likely(mind)]


def covering(mind: Hunter, n: int, goal: int) -> Message:
    """How much better the four stand."""
    t = mind.t
    where = spot(t.part, goal)
    before, after = percent(within_a_ride(mind, {})), percent(within_a_ride(mind, {n: goal}))
    if after > before:
        return say("cover", before=before, after=after, **where)
    top = max(mind.coming.items(), key=lambda pair: (pair[1], -pair[0]))[0]
    old, new = mind.turns[t.nazgul[n]][top], mind.turns[goal][top]
    goal_name = named(t.part, top)
    if new == 0 < old:
        return say("nearer-there", second=goal_name, before=old)
    if new < old:
        return say("nearer", second=goal_name, turns=new, before=old, **where)
    near = {at for k, at in enumerate(t.nazgul) if k != n and mind.turns[at][goal] <= 1}
    if len(near) >= 1 and mind.turns[t.nazgul[n]][goal] and mind.ground({n: goal}) > mind.ground({}):
        return say("cover-same", after=after, nearby=len(near), **where)
    return say("cover-keep", after=after, **where)


def closing(mind: Hunter, n: int, goal: int) -> Reasons:
    """Frodo has been found: who is near draws a tile."""
    t = mind.t
    near = t.board.within[t.found][t.view.net]
    where = spot(t.part, goal)
    heads = sum(1 for at in t.nazgul if near >> at & 1)
    place = named(t.part, t.found)
    if not near >> goal & 1:
        return [say("close-far", second=place), covering_after(mind, n, goal)]
    if near >> t.nazgul[n] & 1:
        return [say("close-stay", second=place, heads=heads, **rounded(t.tile_mean)), covering_after(mind, n, goal)]
    return [say("close", second=place, heads=heads + 1, **where, **rounded(t.tile_mean * (1 + (n == t.lord))))]


def covering_after(mind: Hunter, n: int, goal: int) -> Message:
    """Where to stand when he has fled."""
    return say("cover-flight", after=percent(within_a_ride(mind, {n: goal})), **spot(mind.t.part, goal))
