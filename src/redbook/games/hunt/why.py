"""Why not? The reason for an intent that is not offered, from the same functions that make the offers."""

from __future__ import annotations

from redbook.games.hunt import allies, encounters, frodo, gandalf, nazgul, playing, ringbearer, setup, sorcery, tracking
from redbook.games.hunt.board import SHIRE, WILD, Routes
from redbook.games.hunt.catalogue import ALLY_IDS, SORCERY_IDS
from redbook.games.hunt.pieces import COMPANY, FACES, FRODO, LORD_DIE, READY, RED, TILE_NAME
from redbook.games.hunt.reasons import Why
from redbook.games.hunt.state import SEATS, State
from redbook.kernel import Decision, Play


def why_not(g: Play[State], decision: Decision, intent: str) -> Why | None:
    s, step = g.s, decision.step
    if isinstance(step, nazgul.ActiveNazgul):
        return at_the_nazgul(s, step.nazgul, intent)
    if isinstance(step, nazgul.ExtraRide | gandalf.Push):
        routes = step.routes(s) if isinstance(step, nazgul.ExtraRide) else s.board.steps[1][s.nazgul[step.nazgul]]
        return riding(s, step.nazgul, routes, intent)
    if isinstance(step, nazgul.DieAction):
        return at_the_die(s, step, intent)
    if isinstance(step, ringbearer.ShireTurn | frodo.CardMove):
        return in_the_shire(s, intent, card=isinstance(step, frodo.CardMove))
    if isinstance(step, ringbearer.WildTurn | ringbearer.MarchOrRest):
        return in_the_wild(s, intent)
    if isinstance(step, tracking.React):
        return reacting(s, step, intent)
    if isinstance(step, encounters.Flee):
        return fleeing(s, intent)
    if isinstance(step, encounters.CancelTile):
        return cancelling(s, intent)
    if isinstance(step, setup.PlaceNazgul) and (at := space(s, intent.removeprefix("at "))):
        return setup.why_not_start(s, at)
    if isinstance(step, setup.Assign) and intent in SEATS[1 : s.wraiths + 1]:
        return setup.why_not_assign(s, step.nazgul, SEATS.index(intent))
    if isinstance(step, allies.PlaceAlly) and (at := space(s, intent.removeprefix("at "))):
        return allies.why_not_marker(s, at) or Why.MARKER_NEEDS_ROOM
    if isinstance(step, playing.AllyMode | sorcery.SorceryMode) and intent in ("mode 1", "mode 2"):
        mode = int(intent[-1]) - 1
        if isinstance(step, playing.AllyMode):
            return playing.why_not_mode(s, step.card, mode)
        return sorcery.why_not_mode(s, step.card, mode)
    if isinstance(step, gandalf.TakeDie) and intent == "lord":
        return Why.LORD_DIE_STAYS
    return None


def space(s: State, id: str) -> int:
    return s.board.index.get(id, 0)


def riding(s: State, rider: int, routes: Routes, intent: str) -> Why | None:
    if intent.startswith(">") and (to := space(s, intent[1:])):
        return nazgul.why_not_ride(s, rider, routes, to)
    return None


def at_the_nazgul(s: State, rider: int, intent: str) -> Why | None:
    word, _, rest = intent.partition(" ")
    if intent.startswith(">") and space(s, intent[1:]):
        if s.rode:
            return Why.ALREADY_RODE
        return riding(s, rider, nazgul.normal_routes(s, rider), intent)
    if word not in ("search", "hunt", "die", "power", "perceive", "draw", "play", "remove"):
        return None
    if s.acted:
        return Why.ALREADY_ACTED
    if intent == "search":
        return nazgul.why_not_free_search(s, rider)
    if intent == "hunt":
        return nazgul.why_not_free_hunt(s, rider)
    if word == "die" and rest in FACES:
        return why_not_use(s, FACES.index(rest))
    if word == "power" and rest in ("1", "2", "3", "4", "5"):
        return nazgul.why_not_power(s, int(rest))
    return Why.NO_SUCH_DIE if word in ("perceive", "draw", "play", "remove") else None


def why_not_use(s: State, face: int) -> Why | None:
    if face == LORD_DIE:
        return Why.NO_SUCH_DIE if s.lord_die < 0 else nazgul.why_not_die(s, s.lord_die)
    if face > 3 or not s.dice[face]:
        return Why.NO_SUCH_DIE
    return nazgul.why_not_die(s, face)


def at_the_die(s: State, step: nazgul.DieAction, intent: str) -> Why | None:
    word, _, rest = intent.partition(" ")
    if word == "perceive" and rest in s.board.targets:
        return Why.NOT_YOUR_AREA
    if word == "hunt":
        return tracking.why_not_hunt(s, s.nazgul[step.nazgul]) or Why.HUNT_NEEDS_A_SWORD
    if word == "remove" and space(s, rest):
        return Why.TOO_FAR
    if word == "play" and rest in SORCERY_IDS:
        card = SORCERY_IDS.index(rest)
        if card not in s.hands[s.owner[step.nazgul] - 1]:
            return Why.NOT_IN_HAND
        return sorcery.why_not_card(s, card) or Why.DIE_HAS_NO_USE
    return None


def in_the_shire(s: State, intent: str, *, card: bool) -> Why | None:
    if intent in SHIRE.index and SHIRE.index[intent] <= SHIRE.locs:
        if s.moved & frodo.NORMAL and not card:
            return Why.ALREADY_MOVED
        return frodo.why_not_log(s, SHIRE.index[intent])
    if card:
        return None
    if intent == "end":
        return Why.MUST_MOVE
    if intent == "dot":
        return Why.ALREADY_MOVED
    if intent == "rest":
        return Why.ALREADY_MOVED if s.night else Why.ONLY_AT_NIGHTFALL
    return with_cards(s, intent)


def in_the_wild(s: State, intent: str) -> Why | None:
    word, _, rest = intent.partition(" ")
    if intent == "end":
        return Why.MUST_MOVE
    if intent in ("rest", "march"):
        return Why.ALREADY_MOVED if s.night else Why.ONLY_AT_NIGHTFALL
    if word == "gandalf" and rest in WILD.index:
        if not s.gandalf:
            return Why.NO_GANDALF
        return Why.ALREADY_MOVED if s.gandalf_moved else Why.NOT_CONNECTED
    if intent == "reveal":
        return gandalf.why_not_reveal(s)
    if word == "deed" and rest in WILD.index:
        return gandalf.why_not_deed(s) or Why.NO_SUCH_DEED
    if intent == "rivendell":
        return gandalf.why_not_home(s)
    return with_cards(s, intent)


def with_cards(s: State, intent: str) -> Why | None:
    if intent.startswith("play ") and intent[5:] in ALLY_IDS:
        return playing.why_not_play(s, ALLY_IDS.index(intent[5:]))
    if intent == "draw":
        return ringbearer.why_not_draw(s)
    if intent == "resolve":
        return frodo.why_not_resolve(s)
    return None


def reacting(s: State, step: tracking.React, intent: str) -> Why | None:
    if intent.startswith("play ") and intent[5:] in ALLY_IDS:
        card = ALLY_IDS.index(intent[5:])
        return Why.NOT_IN_HAND if card not in s.hand else Why.CANNOT_STOP_THIS
    return None


def fleeing(s: State, intent: str) -> Why | None:
    at = SHIRE.index.get(intent, 0)
    if not at or at > SHIRE.locs:
        return None
    if SHIRE.exit_mask >> at & 1:
        return Why.NO_EXIT_IN_FLIGHT
    return Why.OUT_OF_RANGE if at in SHIRE.connected[s.last] else Why.NOT_CONNECTED


def cancelling(s: State, intent: str) -> Why | None:
    words = intent.split()
    if len(words) != 3 or words[0] != "flip" or words[1] not in COMPANY:
        return None
    who = COMPANY.index(words[1])
    if who == FRODO or s.company[who] != READY:
        return Why.CARD_FLIPPED
    return Why.SPECIAL_TILE if words[2] in {TILE_NAME[tile] for tile in RED} else None
