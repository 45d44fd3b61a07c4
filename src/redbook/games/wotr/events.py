"""What happened, for the log, the animation and the chronicle. `why` names the source: a word or a card."""

from __future__ import annotations

from redbook.kernel import Event


class TurnBegan(Event, frozen=True):
    turn: int


class LeadPassed(Event, frozen=True):
    seat: str


class DiceRolled(Event, frozen=True):
    side: str
    faces: tuple[str, ...]


class DiceToHunt(Event, frozen=True):
    side: str
    number: int
    why: str


class DieUsed(Event, frozen=True):
    seat: str
    face: str
    action: str


class TokenUsed(Event, frozen=True):
    seat: str
    action: str


class Passed(Event, frozen=True):
    seat: str


class RingUsed(Event, frozen=True):
    seat: str
    face: str
    now: str


class RingPaid(Event, frozen=True):
    """An Elven Ring is given up for a card, no die is changed."""

    seat: str
    why: str


class DieChanged(Event, frozen=True):
    side: str
    face: str
    now: str
    why: str


class DiceLost(Event, frozen=True):
    """Unused dice are lost to a card."""

    side: str
    face: str
    number: int
    why: str


class CardDrawn(Event, frozen=True):
    private = True
    seat: str
    card: str
    why: str


class CardDrawnUnseen(Event, frozen=True):
    private = True
    seat: str
    deck: str
    why: str


class CardDiscarded(Event, frozen=True):
    private = True
    seat: str
    card: str
    why: str


class CardDiscardedUnseen(Event, frozen=True):
    private = True
    seat: str
    deck: str
    why: str


class CardsSwapped(Event, frozen=True):
    seat: str
    other: str


class CardPlayed(Event, frozen=True):
    seat: str
    card: str
    face: str


class TableCardLeft(Event, frozen=True):
    card: str
    why: str


class TableCardUsed(Event, frozen=True):
    card: str


class ArmyMoved(Event, frozen=True):
    seat: str
    origin: str
    region: str
    figures: tuple[str, ...]
    why: str


class CharactersMoved(Event, frozen=True):
    origin: str
    region: str
    figures: tuple[str, ...]
    why: str


class Recruited(Event, frozen=True):
    figure: str
    region: str
    number: int
    why: str


class FigureLost(Event, frozen=True):
    figure: str
    region: str
    why: str


class FigureRemoved(Event, frozen=True):
    """Over the stacking limit: back to the reinforcements."""

    figure: str
    region: str


class EliteReduced(Event, frozen=True):
    figure: str
    region: str
    why: str


class FigureUpgraded(Event, frozen=True):
    figure: str
    region: str
    why: str


class CharacterEntered(Event, frozen=True):
    character: str
    region: str


class CharacterLost(Event, frozen=True):
    character: str
    why: str


class Captured(Event, frozen=True):
    side: str
    region: str
    points: int


class Recaptured(Event, frozen=True):
    side: str
    region: str


class SiegeBegan(Event, frozen=True):
    region: str


class SiegeEnded(Event, frozen=True):
    region: str


class NationAdvanced(Event, frozen=True):
    nation: str
    steps: int
    why: str


class NationPushedBack(Event, frozen=True):
    nation: str
    steps: int
    why: str


class NationActivated(Event, frozen=True):
    nation: str
    why: str


class BattleBegan(Event, frozen=True):
    attacker: str
    origin: str
    region: str
    battle: str
    why: str


class RoundBegan(Event, frozen=True):
    round: int


class CombatCardChosen(Event, frozen=True):
    seat: str
    deck: str


class NoCombatCard(Event, frozen=True):
    seat: str


class CombatCardShown(Event, frozen=True):
    seat: str
    card: str
    effect: str


class CombatCardCancelled(Event, frozen=True):
    card: str
    why: str


class CombatRoll(Event, frozen=True):
    side: str
    dice: tuple[str, ...]
    target: int
    bonus: int
    hits: int


class LeaderReroll(Event, frozen=True):
    side: str
    dice: tuple[str, ...]
    target: int
    bonus: int
    hits: int


class ExtraAttack(Event, frozen=True):
    side: str
    dice: tuple[str, ...]
    target: int
    hits: int
    why: str


class HitsScored(Event, frozen=True):
    side: str
    hits: int
    why: str


class HitsCancelled(Event, frozen=True):
    side: str
    hits: int
    why: str


class LeadershipForfeited(Event, frozen=True):
    side: str
    points: int
    why: str


class WhiteRider(Event, frozen=True):
    region: str


class Withdrew(Event, frozen=True):
    side: str
    region: str


class Retreated(Event, frozen=True):
    side: str
    origin: str
    region: str


class AttackCeased(Event, frozen=True):
    side: str
    region: str


class BattleEnded(Event, frozen=True):
    region: str


class FellowshipMoved(Event, frozen=True):
    progress: int
    why: str


class FellowshipDeclared(Event, frozen=True):
    region: str


class FellowshipRevealed(Event, frozen=True):
    region: str
    why: str


class FellowshipHidden(Event, frozen=True):
    why: str


class FigureShifted(Event, frozen=True):
    """The Ring-bearers' figure is put elsewhere without a declaration or reveal."""

    region: str
    why: str


class CorruptionChanged(Event, frozen=True):
    change: int
    corruption: int
    why: str


class CompanionDrawn(Event, frozen=True):
    """A Companion of the Fellowship is drawn at random; what becomes of him is still open."""

    character: str
    why: str


class GuideChanged(Event, frozen=True):
    character: str


class Separated(Event, frozen=True):
    figures: tuple[str, ...]
    region: str
    why: str


class HuntRoll(Event, frozen=True):
    dice: tuple[str, ...]
    rerolls: tuple[str, ...]
    bonus: int
    hits: int


class TileDrawn(Event, frozen=True):
    tile: str
    why: str


class TileReturned(Event, frozen=True):
    tile: str


class TileRemoved(Event, frozen=True):
    tile: str
    why: str


class TileAdded(Event, frozen=True):
    tile: str
    waiting: bool


class TileIgnored(Event, frozen=True):
    tile: str
    why: str


class HuntDamage(Event, frozen=True):
    damage: int
    why: str


class DamageReduced(Event, frozen=True):
    damage: int
    why: str


class MordorEntered(Event, frozen=True):
    region: str


class MordorStep(Event, frozen=True):
    step: int


class ArmiesMerged(Event, frozen=True):
    region: str


class DiceThrown(Event, frozen=True):
    """Dice thrown for a card."""

    dice: tuple[str, ...]
    why: str
