"""The Ring-bearer in Part 1, and what is asked in both: how sure the hunters are, who can come, and what it costs."""

from __future__ import annotations

from redbook.bots.hunt.counsel import friends
from redbook.bots.hunt.counsel.says import Bearer, Line, Reasons, named, percent, rounded, say, target
from redbook.bots.hunt.danger import Danger, after
from redbook.games.hunt import options as o
from redbook.games.hunt.board import SHIRE
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.facts import FLIGHT, MOVE, fact
from redbook.games.hunt.pieces import COMPANY, FACES, FRODO, SAM, TILE_NAME
from redbook.games.hunt.state import DOT, SEATS
from redbook.games.hunt.tracking import A_HUNT, A_PERCEPTION, A_SEARCH
from redbook.kernel.message import Message

# -- a place and its danger -----------------------------------------------------------------------------------


def risk(mind: Bearer, place: int, sure: float, *, eye: bool | None = None) -> Message:
    """What the coming turn may cost there."""
    t = mind.t
    danger = mind.danger if eye is None or eye == t.view.eye else Danger(t, eye=eye)
    threat = danger.threat(place, sure)
    here = named(t.part, place)
    chance = percent(sure)
    if not threat.hunters:
        return say("risk-none", place=here, chance=chance)
    return say("risk", place=here, chance=chance, hunters=threat.hunters, **rounded(threat.cost))


def way_on(mind: Bearer, last: int, dots: int, left: int) -> Message:
    """Moves to the nearest Exit, and moves left for them."""
    need = SHIRE.moves_to_exit(last, dots)
    spare = left - need
    if spare < 0:
        return say("way-short", need=need, left=left, missing=-spare, **rounded(mind.t.tile_mean))
    return say("way", need=need, left=left, spare=spare)


# -- the turn in the Shire ------------------------------------------------------------------------------------


def shire(mind: Bearer, line: Line) -> Reasons:
    option = line[0]
    if isinstance(option, o.Log):
        return entry(mind, option, mind.bonus(mind.options), night=mind.t.turn == 2)
    if isinstance(option, o.Rest):
        return rest(mind)
    return shared(mind, line)


def shared(mind: Bearer, line: Line) -> Reasons:
    """What both parts offer besides the move."""
    option, t = line[0], mind.t
    if isinstance(option, o.PlayAlly):
        mode = next((other.mode for other in line[1:] if isinstance(other, o.Mode)), -1)
        return friends.played(mind, option.card, mode)
    if isinstance(option, o.SpendToken):
        back = [say("token-back")] if t.view.tokens <= 2 and t.ready(FRODO) else []
        return [say("token-card", tokens=t.view.tokens, held=len(t.cards)), *back]
    if isinstance(option, o.Resolve):
        return resolve(mind)
    return hold(mind)


def hold(mind: Bearer) -> Reasons:
    """The turn ends with cards in hand."""
    t = mind.t
    kept = [card for card in t.cards if friends.stops_hunts(card)]
    reasons: Reasons = []
    if kept and t.view.tokens:
        reasons.append(say("hold-stopper", card=ALLY_IDS[kept[0]], tokens=t.view.tokens))
    elif t.cards and any(isinstance(option, o.PlayAlly) for option in mind.options):
        reasons.append(say("hold", count=len(t.cards)))
    return [*reasons, risk(mind, t.last, mind.sure(t.record, t.last))]


def resolve(mind: Bearer) -> Reasons:
    t = mind.t
    now = risk(mind, t.last, mind.sure(t.record, t.last))
    return [say("resolve", pool=t.view.pool - 1), now]


def entry(mind: Bearer, option: o.Log, bonus: int = 0, *, night: bool = False) -> Reasons:
    """One more entry of the Journey Log."""
    t = mind.t
    if option.space != DOT and SHIRE.exit_mask >> option.space & 1:
        return [say("exit", place=named(1, option.space), left=t.moves_left - 1)]
    last, dots = after(t.last, t.dots, option.space)
    record = (*t.record, fact(MOVE, bonus, 0))
    eye = night or t.view.eye
    reasons = [risk(mind, last, mind.sure(record, last), eye=eye)]
    if option.space == DOT:
        reasons.insert(0, say("dot", place=named(1, last), dots=dots))
    if night:
        reasons.insert(0, say("night-walk", **rounded(mind.danger.threat(t.last, mind.sure(t.record, t.last)).cost)))
    else:
        instead = straight(mind, option, record, eye=eye)
        if instead is not None:
            reasons.append(instead)
    return [*reasons, way_on(mind, last, dots, t.moves_left - 1)]


def straight(mind: Bearer, chosen: o.Log, record: tuple[int, ...], *, eye: bool) -> Message | None:
    """Why not the entry that leads on fastest, if it is dearer this turn."""
    t = mind.t
    logs = [option for option in mind.options if isinstance(option, o.Log)]

    def need(option: o.Log) -> int:
        return SHIRE.moves_to_exit(*after(t.last, t.dots, option.space))

    fastest = min(logs, key=lambda option: (need(option), option.space == DOT, option.space))
    if need(fastest) >= need(chosen):
        return None
    danger = mind.danger if eye == t.view.eye else Danger(t, eye=eye)
    last, _ = after(t.last, t.dots, fastest.space)
    mine, _ = after(t.last, t.dots, chosen.space)
    threat = danger.threat(last, mind.sure(record, last))
    if threat.cost <= danger.threat(mine, mind.sure(record, mine)).cost + 0.1:
        return None
    sure = percent(mind.sure(record, last))
    return say("not-straight", second=named(1, last), hunters=threat.hunters, chance=sure, **rounded(threat.cost))


def rest(mind: Bearer) -> Reasons:
    """By night Frodo stays."""
    t = mind.t
    heals = t.ready(SAM) and t.view.corruption
    sure = mind.sure(t.record, t.last)
    first = say("rest-heals", corruption=t.view.corruption - 1) if heals else say("rest")
    return [first, say("rest-dice", dice=t.hunts), risk(mind, t.last, sure)]


def card_move(mind: Bearer, line: Line) -> Reasons:
    option = line[0]
    if isinstance(option, o.Log):
        return entry(mind, option)
    t = mind.t
    return [say("enough"), risk(mind, t.last, mind.sure(t.record, t.last)), way_on(mind, t.last, t.dots, t.moves_left)]


def flee(mind: Bearer, line: Line) -> Reasons:
    option, t = line[0], mind.t
    record = (*t.record, fact(FLIGHT))
    last, dots = (option.space, 0) if isinstance(option, o.Log) else (t.last, t.dots)
    sure = mind.sure(record, last)
    near = sum(1 for at in t.nazgul if at and mind.turns[at][last] <= 1)
    id = "flee" if isinstance(option, o.Log) else "flee-stay"
    return [
        say(id, place=named(1, last), chance=percent(sure), hunters=near),
        way_on(mind, last, dots, t.moves_left - 1),
    ]


# -- answers to the hunters -----------------------------------------------------------------------------------


def react(mind: Bearer, line: Line) -> Reasons:
    option, t, step = line[0], mind.t, mind.step
    stops = isinstance(option, o.PlayAlly)
    kept = friends.kept(mind, mind.told()) if not stops else []
    if step.kind == A_HUNT and step.at == t.last and not t.found:
        heads = mind.heads()
        cost = rounded(heads * t.tile_mean)
        return [say("stop-hunt" if stops else "let-hunt-here", heads=heads, place=named(t.part, t.last), **cost)]
    if t.found:
        return [say("let-found", place=named(t.part, t.found)), *kept]
    word = mind.answer()
    if word is None:
        card = t.view.playing
        assert card is not None
        if not stops and not any(isinstance(other, o.PlayAlly) for other in mind.options):
            return [say("let-sorcery-pass", card=card)]
        return [say("stop-sorcery" if stops else "let-sorcery", card=card), *kept]
    before, now = mind.sure(t.record, t.last), mind.sure((*t.record, word), t.last)
    here = named(t.part, t.last)
    first: Reasons = []
    if step.kind == A_HUNT:
        first = [say("let-hunt", second=named(t.part, step.at), place=named(t.part, t.last))] if not stops else []
    if abs(now - before) < 0.005:
        told = say("answer-nothing", place=here, after=percent(now))
    else:
        told = say(
            "answer-sharp" if now > before else "answer-wide", before=percent(before), after=percent(now), place=here
        )
    if stops and step.kind in (A_SEARCH, A_HUNT) and now - before < 0.05:
        told = say("stop-clue", place=named(t.part, step.at))
    if step.kind == A_PERCEPTION and not stops:
        first = [say("let-perception", **target(t.board.targets, step.at))]
    return [*first, told, *kept]


def cancel(mind: Bearer, line: Line) -> Reasons:
    option, t = line[0], mind.t
    total, costs = mind.bill(t.view.drawn)
    sum_now = t.view.corruption + total
    if not isinstance(option, o.Flip):
        return [say("take-tiles", total=total, corruption=sum_now, limit=t.limit), say("take-friends")]
    saved = costs[TILE_NAME[option.tile]]
    company = COMPANY[option.who]
    if sum_now >= t.limit:
        id = "flip-saves" if sum_now - saved < t.limit else "flip-late"
        return [say(id, company=company, saved=saved, total=total, limit=t.limit)]
    reasons = [say("flip", company=company, saved=saved, total=total, corruption=sum_now - saved, limit=t.limit)]
    return [*reasons, say("flip-who", company=company)]


# -- what cards ask --------------------------------------------------------------------------------------------


def ally_mode(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Mode)
    return friends.played(mind, mind.step.card, option.mode)


def place_ally(mind: Bearer, line: Line) -> Reasons:
    option, t = line[0], mind.t
    if isinstance(option, o.At):
        return friends.marker(mind, option.space)
    if isinstance(option, o.Remove):
        return [say("marker-taken", place=named(t.part, option.space))]
    return [say("marker-none")]


def move_allies(mind: Bearer, line: Line) -> Reasons:
    option, t = line[0], mind.t
    if not isinstance(option, o.Shift):
        return [say("marker-stay"), risk(mind, t.last, mind.sure(t.record, t.last))]
    return friends.closed(mind, t.blocked & ~(1 << option.start) | 1 << option.goal, option.goal)


def push(mind: Bearer, line: Line) -> Reasons:
    option, t = line[0], mind.t
    n = mind.step.nazgul
    at = option.space if isinstance(option, o.Ride) else t.nazgul[n]
    spots = [at if k == n else there for k, there in enumerate(t.nazgul)]
    sure = max(0.05, mind.sure(t.record, t.last))
    before = mind.danger.threat(t.last, sure)
    now = Danger(t, eye=t.view.eye, nazgul=spots).threat(t.last, sure)
    place = named(t.part, t.last)
    turns = mind.turns[at][t.last]
    if now.hunters < before.hunters:
        return [say("push-off", nazgul=n + 1, place=place, hunters=now.hunters, turns=turns)]
    return [say("push", nazgul=n + 1, place=place, turns=turns)]


def drive_space(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.At)
    t = mind.t
    count = t.nazgul.count(option.space)
    return [say("drive", count=count, place=named(t.part, t.last), turns=mind.turns[option.space][t.last])]


def heal_more(mind: Bearer, line: Line) -> Reasons:
    view = mind.t.view
    id = "heal" if isinstance(line[0], o.Spend) else "heal-none"
    return [say(id, corruption=max(0, view.corruption - 1), limit=mind.t.limit)]


def give_clue(mind: Bearer, line: Line) -> Reasons:
    option = line[0]
    if not isinstance(option, o.Token):
        return [say("clue-none")]
    riders = [at for at in mind.t.nazgul if at] or list(SHIRE.nazgul_starts)
    far = min(mind.turns[at][option.space] for at in riders)
    id = "clue-give" if mind.kind == "give-information" else "clue-hide"
    return [say(id, place=named(1, option.space), turns=far)]


def discard(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.DiscardAlly)
    stopper = next((card for card in mind.t.cards if friends.stops_hunts(card) and card != option.card), None)
    reasons = [say("discard-ally", card=ALLY_IDS[option.card], count=len(mind.t.cards))]
    return [*reasons, say("discard-keep", card=ALLY_IDS[stopper])] if stopper is not None else reasons


def rob(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Seat)
    seat = SEATS[option.number]
    return [say("rob", seat=seat, count=mind.t.view.hands[seat])]


def pick_sorcery(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.DiscardSorcery)
    return [say("pick-sorcery", card=SORCERY_IDS[option.card])]


def take_die(mind: Bearer, line: Line) -> Reasons:
    (option, *_) = line
    assert isinstance(option, o.Face)
    return [say("take-die", face=FACES[option.face], count=mind.t.hunts)]
