"""2.1.3, 4.1, 4.7: attacks are declared one at a time, and the dice are rolled."""

from __future__ import annotations

from msgspec.structs import replace

from redbook.games.siege.asking import Meant, Question
from redbook.games.siege.board import (
    ACROSS_BRIDGE,
    HEXES,
    INSIDE,
    SEATS,
    SHADOW,
    WALL,
    WEST,
)
from redbook.games.siege.events import (
    AttackDeclared,
    ColumnFixed,
    ColumnShifted,
    DiceRolled,
    DutyLapsed,
    EyeLooked,
    Magic,
    MoraleCounted,
    MoraleWeighed,
    OddsRead,
    RammasAttacked,
    ResultRead,
)
from redbook.games.siege.eye import why_not_eye
from redbook.games.siege.odds import odds_of
from redbook.games.siege.options import AddEye, AttackHex, EndCombat, Join, NoEye, Roll
from redbook.games.siege.pieces import AIR_UNIT, COMBAT, GROUND, IDS, OF_SIDE, SIDE
from redbook.games.siege.reasons import SiegeReason
from redbook.games.siege.results import ApplyResult, StormLeaders
from redbook.games.siege.state import (
    ATTACKED,
    DEFENDED,
    DUTY,
    EYE_SPENT,
    Battle,
    Odds,
    SideNo,
    State,
    beside,
    bridge_open,
    in_reach,
    units_at,
)
from redbook.games.siege.tables import CELLS, COLUMNS, LAST_COLUMN, ROWS, row
from redbook.kernel import Option, Play, Reason, Step
from redbook.kernel.message import Arg

DIE = 10


# -- who may attack what --------------------------------------------------------------------------


def why_not_attack_with(s: State, side: int, piece: int, target: int) -> SiegeReason | None:
    if SIDE[piece] != side:
        return SiegeReason.NOT_YOURS
    if s.where[piece] < 0:
        return SiegeReason.NOT_ON_MAP
    if not COMBAT[piece]:
        return SiegeReason.LEADERS_ALONE  # 4.6.2
    if s.flags[piece] & ATTACKED:
        return SiegeReason.ALREADY_ATTACKED
    if not in_reach(s, side, s.where[piece], target):  # 4.1, 4.2.4
        over = s.bridge and ACROSS_BRIDGE.get(s.where[piece]) == target
        return SiegeReason.BRIDGE_CLOSED if over else SiegeReason.NOT_ADJACENT
    if AIR_UNIT[piece] and not any(GROUND[p] for p in s.at[s.where[piece]]):
        return SiegeReason.NAZGUL_ALONE  # 3.5
    if s.battle is not None and piece in s.battle.attackers:
        return SiegeReason.ALREADY_JOINED
    return None


def why_not_target(s: State, side: int, target: int) -> SiegeReason | None:
    if s.held[target] != 2 - side:
        return SiegeReason.NOTHING_TO_ATTACK
    if any(s.flags[p] & DEFENDED for p in s.at[target]):
        return SiegeReason.ALREADY_DEFENDED
    if not attackers_on(s, side, target):
        return SiegeReason.NO_ATTACKER
    return None


def attackers_on(s: State, side: int, target: int) -> list[int]:
    """Every unit that may take part in an attack on the hex, or join one that is being declared."""
    own = side + 1
    found = [p for h in beside(s, side, target) if s.held[h] == own for p in s.at[h]]
    return sorted(p for p in found if why_not_attack_with(s, side, p, target) is None)


def targets(s: State, side: int) -> list[int]:
    own = s.zones[side]
    bridged = ACROSS_BRIDGE if bridge_open(s, side) else {}
    where = s.where
    near = {where[p] for p in OF_SIDE[1 - side] if where[p] >= 0 and (own[where[p]] or where[p] in bridged)}
    return [h for h in sorted(near) if why_not_target(s, side, h) is None]


def targets_of(s: State, piece: int) -> list[int]:
    """The hexes that this unit may still attack."""
    side = SIDE[piece]
    return [
        h
        for h in targets(s, side)
        if in_reach(s, side, s.where[piece], h) and why_not_attack_with(s, side, piece, h) is None
    ]


def why_no_attack_by(s: State, side: int, piece: int) -> SiegeReason | None:
    """The reason that stands against any attack by it, or else against each of the hexes beside it."""
    h = s.where[piece]
    if h >= 0 and COMBAT[piece] and targets_of(s, piece):
        return None
    for target in beside(s, side, h) if h >= 0 else ():
        if s.held[target] == 2 - side:
            reason = why_not_attack_with(s, side, piece, target) or why_not_target(s, side, target)
            if reason is not None:
                return reason
    return why_not_attack_with(s, side, piece, -1)


def bound_to_attack(s: State, side: int) -> list[int]:
    """4.3: who must still attack, and can."""
    bound = [p for p in OF_SIDE[side] if s.flags[p] & DUTY and not s.flags[p] & ATTACKED]
    return [p for p in bound if targets_of(s, p)]


def why_not_end(s: State, side: int) -> SiegeReason | None:
    return SiegeReason.DUTY if bound_to_attack(s, side) else None


class ChooseTarget(Question, frozen=True):
    """4.1: attacks are voluntary, but for those bound by 4.3."""

    side: SideNo
    may_be_empty = True
    offers = (AttackHex, EndCombat)
    ends = (EndCombat,)
    rule = "siege 4.1"
    answers = ("counter", "attack", "end-combat")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        out: list[Option] = [AttackHex(h) for h in targets(s, self.side)]
        if out and why_not_end(s, self.side) is None:
            out.append(EndCombat())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        if meant.verb == "attack":
            return why_not_target(s, side, meant.hex)
        if meant.verb == "end-combat":
            return why_not_end(s, side)
        return why_no_attack_by(s, side, meant.piece)

    def take(self, g: Play[State], option: Option) -> None:
        if isinstance(option, AttackHex):
            s = g.s
            candidates = attackers_on(s, self.side, option.hex)
            only = tuple(candidates) if len(candidates) == 1 else ()
            s.battle = Battle(option.hex, self.side, only)
            g.then(DeclareAttack(self.side), ChooseTarget(self.side))


class FinishCombat(Step, frozen=True):
    """Duties lapse; who attacked and who was attacked is forgotten (4.1)."""

    side: SideNo

    def run(self, g: Play[State]) -> None:
        s = g.s
        if g.heard:
            for piece in OF_SIDE[self.side]:
                if s.flags[piece] & DUTY and not s.flags[piece] & ATTACKED:
                    g.tell(DutyLapsed(IDS[piece], HEXES[s.where[piece]]))
        keep = ~(ATTACKED | DEFENDED | DUTY) & 255
        s.flags = bytearray([flag & keep for flag in s.flags])


# -- declaring ------------------------------------------------------------------------------------


def why_not_roll(s: State, battle: Battle) -> SiegeReason | None:
    """At least one attacker; and nobody under 4.3 may be robbed of his only target."""
    if not battle.attackers:
        return SiegeReason.NO_ATTACKER
    for piece in attackers_on(s, battle.side, battle.target):
        if s.flags[piece] & DUTY and targets_of(s, piece) == [battle.target]:
            return SiegeReason.DUTY
    return None


def shadow_units(s: State, battle: Battle) -> list[int]:
    """Shadow combat units in this combat, attacking or defending."""
    return list(battle.attackers) if battle.side == SHADOW else units_at(s, battle.target)


class DeclareAttack(Question, frozen=True):
    """4.1: the attacker names his units one by one, and the Eye if it is open; then the dice."""

    side: SideNo
    offers = (Join, AddEye, Roll)
    ends = (Roll,)
    in_gesture = True
    rule = "siege 4.1"
    answers = ("counter", "join", "+eye", "roll")

    def seat(self, g: Play[State]) -> str:
        return SEATS[self.side]

    def options(self, g: Play[State]) -> list[Option]:
        s = g.s
        battle = s.battle
        assert battle is not None
        out: list[Option] = [Join(p, s.where[p]) for p in attackers_on(s, self.side, battle.target)]
        if self.side == SHADOW and units_at(s, battle.target) and why_not_eye(s, shadow_units(s, battle)) is None:
            out.append(AddEye())
        if why_not_roll(s, battle) is None:
            out.append(Roll())
        return out

    def against(self, s: State, side: int, meant: Meant) -> Reason | None:
        battle = s.battle
        assert battle is not None
        if meant.verb == "+eye":
            return why_not_eye(s, shadow_units(s, battle)) or SiegeReason.EYE_NEEDS_SHADOW
        if meant.verb == "roll":
            return why_not_roll(s, battle)
        return why_not_attack_with(s, side, meant.piece, battle.target)

    def take(self, g: Play[State], option: Option) -> None:
        s = g.s
        battle = s.battle
        assert battle is not None
        if isinstance(option, Join):
            attackers = tuple(sorted((*battle.attackers, option.piece)))
            s.battle = replace(battle, attackers=attackers)
            g.stack.append(self)
        elif isinstance(option, AddEye):
            s.battle = replace(battle, eye=True)
            g.stack.append(self)
        else:
            commit(g, battle)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"hex": HEXES[g.s.battle.target] if g.s.battle is not None else ""}


def commit(g: Play[State], battle: Battle) -> None:
    """The attack is made: from here on nothing can be taken back."""
    s = g.s
    defenders = units_at(s, battle.target)
    s.battle = replace(battle, hexes=tuple(sorted({s.where[p] for p in battle.attackers})))
    for p in battle.attackers:
        s.flags[p] |= ATTACKED
    if g.heard:
        g.tell(
            AttackDeclared(
                SEATS[battle.side],
                HEXES[battle.target],
                tuple(IDS[p] for p in battle.attackers),
                tuple(IDS[p] for p in s.at[battle.target]),
            )
        )
    if not defenders:
        g.then(StormLeaders())  # 4.6.2: no roll
        return
    for p in defenders:
        s.flags[p] |= DEFENDED
    rammas_attacked(g, battle)
    if battle.side == WEST and why_not_eye(s, defenders) is None:
        g.then(DefendWithEye(), RollDice())
    else:
        g.then(RollDice())


def rammas_attacked(g: Play[State], battle: Battle) -> None:
    """5.1: a Shadow ground unit attacks a unit inside, across the wall."""
    s = g.s
    if battle.side != SHADOW or s.assailed or not INSIDE[battle.target]:
        return
    if any(GROUND[p] and s.where[p] in WALL[battle.target] for p in battle.attackers):
        s.assailed = True
        if g.heard:
            g.tell(RammasAttacked(HEXES[battle.target]))


class DefendWithEye(Question, frozen=True):
    """5.3: the Shadow may turn the Eye upon a combat in which it defends."""

    offers = (AddEye, NoEye)
    ends = (AddEye, NoEye)
    rule = "siege 5.3"

    def seat(self, g: Play[State]) -> str:
        return SEATS[SHADOW]

    def options(self, g: Play[State]) -> list[Option]:
        return [AddEye(), NoEye()]

    def take(self, g: Play[State], option: Option) -> None:
        battle = g.s.battle
        assert battle is not None
        if isinstance(option, AddEye):
            g.s.battle = replace(battle, eye=True)

    def prompt_args(self, g: Play[State]) -> dict[str, Arg]:
        return {"hex": HEXES[g.s.battle.target] if g.s.battle is not None else ""}


# -- rolling --------------------------------------------------------------------------------------


class RollDice(Step, frozen=True):
    """4.6.1, 4.7."""

    def run(self, g: Play[State]) -> None:
        s = g.s
        battle = s.battle
        assert battle is not None
        odds = odds_of(s, battle)
        if battle.eye:
            s.eye = EYE_SPENT
        if g.heard:
            tell_odds(g, battle, odds)
        at = odds.column
        while True:
            tens, units = g.chance.roll(2, DIE, "combat", low=0, who=SEATS[battle.side])
            if tens or at == LAST_COLUMN:
                break
            at += 1  # 4.7: magic
            if g.heard:
                g.tell(Magic(tens, units, COLUMNS[at]))
        roll = DIE * tens + units + odds.difference
        line = row(roll)
        cell = CELLS[line][at]
        if g.heard:
            g.tell(DiceRolled(tens, units, odds.difference, roll, COLUMNS[at]))
            attacker, defender = cell
            g.tell(ResultRead(str(attacker), str(defender), ROWS[line], COLUMNS[at], attacker.what, defender.what))
        s.battle = replace(battle, odds=odds, dice=(tens, units), read_at=at, cell=str(cell))
        g.then(ApplyResult())


def tell_odds(g: Play[State], battle: Battle, odds: Odds) -> None:
    if battle.eye:
        g.tell(EyeLooked(HEXES[battle.target]))
    g.tell(OddsRead(odds.attack, odds.defence, COLUMNS[odds.base]))
    for name, value in odds.shifts:
        g.tell(ColumnShifted(name, value))
    g.tell(ColumnFixed(COLUMNS[odds.column]))
    for side, morale in ((battle.side, odds.attacker), (1 - battle.side, odds.defender)):
        leader = morale.leader or "nobody"
        g.tell(MoraleCounted(SEATS[side], morale.marker, leader, morale.modifier, morale.surrounded, morale.total))
    if odds.weight != 1:
        g.tell(MoraleWeighed(odds.attacker.total - odds.defender.total, odds.weight, odds.difference))
