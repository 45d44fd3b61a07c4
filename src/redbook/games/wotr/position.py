"""Positions as documents that a person can read and write. docs/positions.md has a worked example."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from redbook.games.wotr import position_check, steps_check
from redbook.games.wotr.actions import TakeAction
from redbook.games.wotr.armies.control import AfterAction
from redbook.games.wotr.armies.figures import put
from redbook.games.wotr.armies.regions import controller
from redbook.games.wotr.battle.attack import kind_of_battle
from redbook.games.wotr.battle.leaving import EndBattle
from redbook.games.wotr.battle.rounds import BATTLES, Round
from redbook.games.wotr.board import (
    BOX,
    CARD,
    CARDS,
    CARDS_IN,
    CHARACTER,
    CHARACTERS,
    COMPANIONS,
    DECKS,
    DICE_AT_MOST,
    ELSEWHERE,
    FACE,
    FACES,
    FIGURE,
    FIGURES,
    IN_FELLOWSHIP,
    KINDS,
    LEVEL,
    NATIONS,
    OWNER_SIDE,
    PLACE,
    PLACE_NAMES,
    PLACES,
    REGION,
    REGION_AT,
    REGIONS,
    SEATS,
    SEATS_OF,
    SETTLEMENTS,
    SIDES,
    STANDARD_TILES,
    TILE,
    TILES,
)
from redbook.games.wotr.characters.fellowship import ChooseGuide, FellowshipPhase
from redbook.games.wotr.hands import SweepTable
from redbook.games.wotr.position_check import one_of, wrong
from redbook.games.wotr.seats import APART, MIXED, commander, next_action
from redbook.games.wotr.setup import TOTALS, new_board
from redbook.games.wotr.state import Battle, G, State, empty
from redbook.games.wotr.turn import ActionPhase, ActionRoll, Begin, HuntAllocation, IdleInMordor, Turn, order_of_play
from redbook.games.wotr.victory import VictoryCheck
from redbook.games.wotr.view import where
from redbook.kernel import Step

END_OF_TURN: tuple[Step, ...] = (IdleInMordor(), VictoryCheck(), Turn())
FELLOWSHIP = ("progress", "hidden", "corruption", "mordor", "tried", "declared")
TOGETHER = {"mixed": MIXED, "apart": APART}  # partners' armies in one region (p.46)
TOGETHER_NAMES = {number: word for word, number in TOGETHER.items()}
PILES = ("bag", "drawn", "removed", "waiting")
MINOR = ("dice_back", "mouth_used", "last_act", "this_act")
KEYS = {
    "players", "turn", "armies", "characters", "casualties", "held", "politics", "dice", "pool",
    "hunt_box", "hands", "decks", "discard", "buried", "table", "out", "offered", "tiles", "fellowship", "rings",
    "ring_used", "tokens", "token_used", "lead", "mixed", "battle", "now", "steps", *MINOR,
}  # fmt: skip


# -- writing ---------------------------------------------


def counted(counts: bytes | bytearray) -> str:
    return ", ".join(f"{n} {FIGURES[k]}" for k, n in enumerate(counts) if n)


def write(g: G, steps: Any) -> dict[str, Any]:
    s = g.s
    seats = SEATS[s.count]
    armies = {}
    for place in range(PLACES):
        row = s.figures[place * KINDS : place * KINDS + KINDS]
        if any(row):
            armies[PLACE_NAMES[place]] = counted(row)
    doc: dict[str, Any] = {
        "players": s.count,
        "turn": s.turn,
        "armies": armies,
        "characters": {CHARACTERS[c]: where(p) for c, p in enumerate(s.chars)},
        "casualties": counted(s.dead),
        "held": {REGIONS[r]: seats[s.held[r] - 1] for r in SETTLEMENTS if s.held[r]},
        "politics": {
            NATIONS[n]: ("at-war" if not s.steps[n] else f"{s.steps[n]} {'active' if s.active[n] else 'passive'}")
            for n in range(8)
        },
        "dice": {SIDES[x]: " ".join(FACES[f] for f in range(7) for _ in range(s.dice[x * 7 + f])) for x in (0, 1)},
        "pool": list(s.pool),
        "hunt_box": list(s.box),
        "hands": {seats[n]: [CARDS[c] for c in hand] for n, hand in enumerate(s.hands)},
        "decks": {DECKS[d]: [CARDS[c] for c in deck] for d, deck in enumerate(s.decks)},
        "discard": {DECKS[d]: [CARDS[c] for c in pile] for d, pile in enumerate(s.discard)},
        "buried": {seats[n]: [CARDS[c] for c in pile] for n, pile in enumerate(s.buried)},
        "table": [[CARDS[c], seats[x]] for c, x in s.table],
        "out": [CARDS[c] for c in s.out],
        "tiles": {pile: [TILES[t].id for t in getattr(s, pile)] for pile in PILES},
        "fellowship": {
            "at": where(s.ring),
            "guide": CHARACTERS[s.guide],
            **{key: getattr(s, key) for key in FELLOWSHIP},
        },
        "rings": list(s.rings),
        "ring_used": list(s.ring_used),
        "tokens": list(s.tokens),
        "token_used": list(s.token_used),
        "lead": [seats[x] for x in s.lead],
        "mixed": {PLACE_NAMES[p]: TOGETHER_NAMES[s.mixed[p]] for p in range(PLACES) if s.mixed[p]},
    }
    doc["fellowship"].update({key: getattr(s, key) for key in FELLOWSHIP})
    doc.update({key: getattr(s, key) for key in MINOR})
    if s.offered is not None:
        doc["offered"] = [CARDS[s.offered[0]], seats[s.offered[1]]]
    if s.battle is not None:
        doc["battle"] = write_battle(s.battle)
    now = short_now(g)
    if now is not None:
        doc["now"] = now
    else:
        doc["steps"] = msgspec.json.decode(msgspec.json.encode(list(reversed(g.stack))))
    return doc


def short_now(g: G) -> str | None:
    """The pending work in words, where it is of the usual kind."""
    stack = tuple(reversed(g.stack))
    if len(stack) == 5 and isinstance(stack[0], TakeAction) and isinstance(stack[1], ActionPhase):
        order = order_of_play(g.s)
        turn = (stack[1].turn - 1) % len(order)
        if stack == (TakeAction(order[turn]), ActionPhase((turn + 1) % len(order)), *END_OF_TURN):
            return f"action {turn + 1}"
    if stack == (HuntAllocation(), ActionRoll(), ActionPhase(), *END_OF_TURN):
        return "hunt-allocation"
    return None


def write_battle(b: Battle) -> dict[str, Any]:
    doc: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(b))
    doc["attacker"] = SIDES[b.attacker]
    doc["origin"] = PLACE_NAMES[b.origin]
    doc["target"] = PLACE_NAMES[b.target]
    doc["region"] = REGIONS[b.region]
    doc["kind"] = BATTLES[b.kind]
    return doc


# -- reading ---------------------------------------------


def look(table: Mapping[str, int], word: Any, what: str) -> int:
    found = table.get(word) if isinstance(word, str) else None
    if found is None:
        raise wrong(what, word, one_of(table, word))
    return found


def figures(text: Any, what: str) -> list[tuple[int, int]]:
    """ "3 gondor-regular, 1 gondor-leader" -> [(4, 3), (12, 1)]"""
    found = []
    for part in str(text).split(","):
        words = part.split()
        if not words:
            continue
        if len(words) != 2 or not words[0].isdecimal() or int(words[0]) > 40:
            raise wrong(what, part.strip(), "a number and a figure, as in 3 gondor-regular")
        kind = look(FIGURE, words[1], what)
        if kind >= KINDS:
            raise wrong(what, words[1], "a unit, a Leader or Nazgûl; Characters stand under characters")
        found.append((kind, int(words[0])))
    return found


def section(doc: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    part = doc.get(key, {})
    if not isinstance(part, Mapping):
        raise wrong(key, part, "an object")
    return part


def numbers(doc: Mapping[str, Any], key: str, default: Iterable[int], meaning: str) -> bytearray:
    given = doc.get(key)
    start = bytearray(default)
    if given is None:
        return start
    if (
        not isinstance(given, list)
        or len(given) != len(start)
        or not all(type(n) is int and 0 <= n < 256 for n in given)
    ):
        raise wrong(key, given, f"{len(start)} numbers from 0 to 255: {meaning}")
    return bytearray(given)


def read(doc: Mapping[str, Any], steps: Any) -> tuple[State, list[Step]]:
    unknown = set(doc) - KEYS
    if unknown:
        raise wrong("unknown field", sorted(unknown), one_of(sorted(KEYS), min(unknown)))
    count = doc.get("players", 2)
    if type(count) is not int or count not in SEATS:
        raise wrong("players", count, "2, 3 or 4")
    s = empty(count)
    read_board(s, doc)
    read_tracks(s, doc)
    shuffled = read_cards(s, doc)
    read_tiles(s, doc)
    if doc.get("battle") is not None:
        s.battle = read_battle(s, section(doc, "battle"))
    pending = read_steps(s, doc, steps)
    if "steps" not in doc:
        held_by_armies(s)
    position_check.check(s, settled="steps" not in doc and s.battle is None)
    if "steps" in doc or s.battle is not None:
        steps_check.check(s, pending)
    return s, pending if shuffled else [Begin(), *pending]


def read_board(s: State, doc: Mapping[str, Any]) -> None:
    """Armies; without any, those of the set-up. Reinforcements are what is left."""
    start = new_board(s.count)
    if "armies" in doc:
        for place, text in section(doc, "armies").items():
            for kind, n in figures(text, f"armies in {place}"):
                put(s, look(PLACE, place, "armies"), kind, n)
    else:
        s.figures, s.troops = start.figures, start.troops
    for kind, n in figures(doc.get("casualties", ""), "casualties"):
        s.dead[kind] += n
    for kind in range(KINDS):
        left = TOTALS[kind] - sum(s.figures[kind::KINDS]) - s.dead[kind]
        if left < 0:
            raise wrong("armies and casualties", f"{-left} {FIGURES[kind]} too many", f"{TOTALS[kind]} in all")
        s.reserve[kind] = left
    s.chars[:] = start.chars
    for who, place in section(doc, "characters").items():
        character = look(CHARACTER, who, "characters")
        s.chars[character] = look({**PLACE, **ELSEWHERE}, place, f"characters: {who}")
    for region, holder in section(doc, "held").items():
        r = look(REGION, region, "held")
        seats = {name: n for n, name in enumerate(SEATS[s.count])}
        sides = {name: SEATS_OF[s.count][n][0] for n, name in enumerate(SIDES)}
        seat = look({**sides, **seats}, holder, f"held: {region}")
        if OWNER_SIDE[r] > 1 or seat in SEATS_OF[s.count][OWNER_SIDE[r]]:
            raise wrong(f"held: {region}", holder, "a Settlement of the other side")
        s.held[r] = 1 + seat
    s.steps[:], s.active[:] = start.steps, start.active
    for nation, text in section(doc, "politics").items():
        n = look({name: i for i, name in enumerate(NATIONS)}, nation, "politics")
        words = str(text).split()
        if words == ["at-war"]:
            s.steps[n], s.active[n] = 0, 1
        elif len(words) == 2 and words[0] in ("1", "2", "3") and words[1] in ("active", "passive"):
            s.steps[n], s.active[n] = int(words[0]), words[1] == "active"
        else:
            raise wrong(f"politics: {nation}", text, "at-war, or steps and side as in 2 passive")
    for place, value in section(doc, "mixed").items():
        word = TOGETHER_NAMES.get(value) if type(value) is int else value  # older documents have the bare number
        s.mixed[look(PLACE, place, "mixed")] = look(TOGETHER, word if word is not None else value, f"mixed: {place}")


def held_by_armies(s: State) -> None:
    """A Settlement where only an enemy army stands is held by it, said or not (p.32)."""
    embattled = 255 if s.battle is None else s.battle.region
    for r in SETTLEMENTS:
        side = controller(s, r)
        shut_in = BOX[r] != 255 and s.troops[side * PLACES + BOX[r]]
        if s.troops[(1 - side) * PLACES + r] and not shut_in and r != embattled:
            if s.held[r]:
                army = f"no army of the side {SIDES[1 - side]} there, or nobody who holds it against them"
                raise wrong(f"held: {REGIONS[r]}", SEATS[s.count][s.held[r] - 1], army)
            s.held[r] = 1 + commander(s, 1 - side, r)


def read_tracks(s: State, doc: Mapping[str, Any]) -> None:
    for side, text in section(doc, "dice").items():
        x = look({"free": 0, "shadow": 1}, side, "dice")
        words = str(text).split()
        if len(words) > DICE_AT_MOST[x]:
            raise wrong(f"dice: {side}", f"{len(words)} dice", f"no more than {DICE_AT_MOST[x]}")
        for word in words:
            s.dice[x * 7 + look(FACE, word, "dice")] += 1
    both = "the Free Peoples', the Shadow's"
    s.box = numbers(doc, "hunt_box", (0, 0), both)
    for n, most in zip(s.box, DICE_AT_MOST, strict=True):
        if n > most:
            raise wrong("hunt_box", list(s.box), f"no more than {DICE_AT_MOST[0]} and {DICE_AT_MOST[1]} dice")
    unused = (sum(s.dice[:7]) + s.box[0], sum(s.dice[7:]) + s.box[1])
    s.pool = numbers(doc, "pool", (max(4, unused[0]), max(7, unused[1])), both)
    part = section(doc, "fellowship")
    unknown = set(part) - {"at", "guide", *FELLOWSHIP}
    if unknown:
        raise wrong("fellowship", sorted(unknown), "at, guide, " + ", ".join(FELLOWSHIP))
    s.ring = look({**REGION, "mordor": ELSEWHERE["mordor"]}, part.get("at", "rivendell"), "fellowship: at")
    present = [c for c in COMPANIONS if s.chars[c] == IN_FELLOWSHIP]
    best = max(present, key=lambda c: (LEVEL[c], -c), default=CHARACTER["gollum"])
    s.guide = look(CHARACTER, part.get("guide", CHARACTERS[best]), "fellowship: guide")
    for source, keys in ((part, FELLOWSHIP), (doc, MINOR)):
        for key in keys:
            if key in source:
                value = source[key]
                kind = bool if isinstance(getattr(s, key), bool) else int
                if type(value) is not kind or (kind is int and not 0 <= value < 1 << 41):
                    raise wrong(key, value, "true or false" if kind is bool else "a whole number, not negative")
                setattr(s, key, value)
    turn = doc.get("turn", 1)
    if type(turn) is not int or not 0 <= turn < 1 << 16:
        raise wrong("turn", turn, "a whole number, not negative")
    s.turn = turn
    s.rings = numbers(doc, "rings", (3, 0, 0), f"Elven Rings: {both}, out of the game")
    s.ring_used = numbers(doc, "ring_used", [0] * s.count, "1 for each seat that used a ring this turn")
    s.tokens = numbers(doc, "tokens", (0, 0, 0, 0), "draw a card, Free Peoples' politics, Minions, Shadow's politics")
    s.token_used = numbers(doc, "token_used", (0, 0), both)
    lead = doc.get("lead")
    if lead is not None:
        if not isinstance(lead, list) or len(lead) != 2:
            raise wrong("lead", lead, "two seats: of the Free Peoples, of the Shadow")
        names = {name: n for n, name in enumerate(SEATS[s.count])}
        s.lead = bytearray(look(names, x, "lead") for x in lead)
        if any(s.lead[side] not in SEATS_OF[s.count][side] for side in (0, 1)):
            raise wrong("lead", lead, "two seats: of the Free Peoples, of the Shadow")


def card_list(given: Any, what: str) -> list[int]:
    if not isinstance(given, list):
        raise wrong(what, given, "a list of cards")
    return [look(CARD, word, what) for word in given]


def read_cards(s: State, doc: Mapping[str, Any]) -> bool:
    """Cards named nowhere are in their decks. Says whether the order of the decks is given."""
    seats = {name: n for n, name in enumerate(SEATS[s.count])}
    for key, piles in (("hands", s.hands), ("buried", s.buried)):
        for seat, given in section(doc, key).items():
            piles[look(seats, seat, key)] = sorted(card_list(given, key))
    decks = {name: n for n, name in enumerate(DECKS)}
    for deck, given in section(doc, "discard").items():
        s.discard[look(decks, deck, "discard")] = card_list(given, "discard")
    s.out = card_list(doc.get("out", []), "out")
    table = doc.get("table", [])
    if not isinstance(table, list):
        raise wrong("table", table, "a list of cards, each with its seat")
    for entry in table:
        if not isinstance(entry, list) or len(entry) != 2:
            raise wrong("table", entry, "a card and the seat that played it")
        s.table.append((look(CARD, entry[0], "table"), look(seats, entry[1], "table")))
    offered = doc.get("offered")
    if offered is not None:
        if not isinstance(offered, list) or len(offered) != 2:
            raise wrong("offered", offered, "a card and the seat that offers it")
        s.offered = (look(CARD, offered[0], "offered"), look(seats, offered[1], "offered"))
    if "decks" in doc:
        for deck, given in section(doc, "decks").items():
            s.decks[look(decks, deck, "decks")] = card_list(given, "decks")
        return True
    placed = {c for pile in (*s.hands, *s.buried, *s.discard, s.out) for c in pile} | {c for c, _ in s.table}
    battle = doc.get("battle")
    if isinstance(battle, Mapping) and isinstance(battle.get("cards"), list):
        placed |= {c for c in battle["cards"] if isinstance(c, int)}
    for n, cards in enumerate(CARDS_IN):
        s.decks[n] = [c for c in cards if c not in placed]
    return False


def read_tiles(s: State, doc: Mapping[str, Any]) -> None:
    part = section(doc, "tiles")
    unknown = set(part) - set(PILES)
    if unknown:
        raise wrong("tiles", sorted(unknown), ", ".join(PILES))
    for pile in PILES:
        if pile in part:
            if not isinstance(part[pile], list):
                raise wrong(f"tiles: {pile}", part[pile], "a list of tiles")
            setattr(s, pile, [look(TILE, word, "tiles") for word in part[pile]])
    if "bag" not in part:
        gone = {*s.drawn, *s.removed}
        s.bag = [t for t in STANDARD_TILES if t not in gone]


def read_battle(s: State, doc: Mapping[str, Any]) -> Battle:
    """Attacker, origin and target are enough; the rest follows or starts at nothing."""
    raw = dict(doc)
    unknown = set(raw) - set(Battle.__struct_fields__)
    if unknown:
        raise wrong("battle", sorted(unknown), one_of(Battle.__struct_fields__, min(unknown)))
    raw["attacker"] = side = look({"free": 0, "shadow": 1}, doc.get("attacker"), "battle: attacker")
    raw["origin"] = origin = look(PLACE, doc.get("origin"), "battle: origin")
    raw["target"] = target = look(PLACE, doc.get("target"), "battle: target")
    raw["region"] = REGION_AT[target]
    raw["kind"] = kind_of_battle(origin, target)
    if "seats" not in raw:
        seats = [0, 0]
        seats[side] = commander(s, side, origin)
        seats[1 - side] = commander(s, 1 - side, target)
        raw["seats"] = seats
    raw.setdefault("rounds", 1 if raw["kind"] == 1 else 0)
    return msgspec.convert(raw, Battle)


def read_steps(s: State, doc: Mapping[str, Any], steps: Any) -> list[Step]:
    if "steps" in doc:
        found: list[Step] = msgspec.convert(doc["steps"], list[steps])
        if not found:
            raise wrong("steps", found, "what is still to be done, as the program writes it")
        return found
    now = str(doc.get("now", "turn")).split()
    if s.battle is not None and now != ["battle"]:
        raise wrong("now", doc.get("now"), "battle: the position is in a battle")
    match now:
        case ["turn"]:
            return [Turn()]
        case ["fellowship"]:
            before: tuple[Step, ...] = (FellowshipPhase(), ChooseGuide(), SweepTable(), HuntAllocation(), ActionRoll())
            return [*before, ActionPhase(), *END_OF_TURN]
        case ["hunt-allocation"]:
            return [HuntAllocation(), ActionRoll(), ActionPhase(), *END_OF_TURN]
        case ["roll"]:
            return [ActionRoll(), ActionPhase(), *END_OF_TURN]
        case ["action"]:
            return [ActionPhase(), *END_OF_TURN]
        case ["action", word]:
            order = order_of_play(s)
            names = [SEATS[s.count][seat] for seat in order]
            turn = int(word) - 1 if word.isdecimal() else names.index(word) if word in names else -1
            if not 0 <= turn < len(order):
                raise wrong("now: action", word, ", ".join(names) + f", or a number from 1 to {len(order)}")
            next_action(s, order[turn])
            return [TakeAction(order[turn]), ActionPhase((turn + 1) % len(order)), *END_OF_TURN]
        case ["battle"]:
            if s.battle is None:
                raise wrong("now", "battle", "a battle, with attacker, origin and target")
            position_check.the_battle_can_be(s, s.battle)
            seat = s.battle.seats[s.battle.attacker]
            order = order_of_play(s)
            turn = (order.index(seat) + 1) % len(order)
            return [Round(), EndBattle(), AfterAction(seat), ActionPhase(turn), *END_OF_TURN]
    raise wrong("now", doc.get("now"), "turn, fellowship, hunt-allocation, roll, action, action SEAT or battle")
