"""The state: a handful of flat lists of small numbers."""

from __future__ import annotations

import msgspec
from msgspec import field

from redbook.games.wotr.board import (
    FREE,
    GANDALF_GREY,
    KINDS,
    MAP_SIZE,
    PLACES,
    RIVENDELL,
    SHADOW,
    SIDE_OF_SEAT,
    STANDARD_TILES,
)
from redbook.kernel import Play

NO_CARD = -1
FIELD = 0  # a battle in the open: ordinary attacks, relief of a siege
ASSAULT = 1  # besiegers against the garrison, a siege battle (p.32)
SORTIE = 2  # the garrison against the besiegers


def zeros() -> list[int]:
    return [0, 0]


def fives() -> list[int]:
    return [5, 5]


def no_cards() -> list[int]:
    return [NO_CARD, NO_CARD]


def falses() -> list[bool]:
    return [False, False]


def no_dice() -> list[list[int]]:
    return [[], []]


class Battle(msgspec.Struct):
    """A battle in progress (p.28-32). Lists of two are by side: Free Peoples, Shadow."""

    attacker: int  # side
    origin: int  # place where the attacking figures stand; the rearguard is in REAR
    region: int  # the embattled region
    target: int  # place where the defenders stand
    kind: int = FIELD
    seats: list[int] = field(default_factory=zeros)  # who commands each side's army
    round: int = 0
    rounds: int = 0  # how long an assault lasts before Elites must be reduced; 0: until somebody gives up
    card: int = NO_CARD  # the event card that began it
    no_cease: bool = False  # the attacker may not break off (Corsairs of Umbar)
    inside: bool = False  # attackers already stand in the region: there is nothing to advance into
    short: list[int] = field(default_factory=zeros)  # Combat dice fewer throughout the battle
    white_rider: bool = False
    over: bool = False
    retreated: bool = False  # the defender left the field
    withdrawn: bool = False  # the defender shut himself in
    first_card: int = NO_CARD  # the Shadow's Combat card of round 1, if the Witch-king fought in it (Sorcerer)
    # -- this round only
    cards: list[int] = field(default_factory=no_cards)  # chosen, face down until both have answered
    shown: bool = False
    cancelled: list[bool] = field(default_factory=falses)  # a Combat card that has no effect
    silenced: int = 0  # bits of Companions whose Leadership and abilities are cancelled
    forfeited: int = 0  # bits of Characters whose Leadership is given up
    nazgul_forfeited: int = 0
    roll_bonus: list[int] = field(default_factory=zeros)
    reroll_bonus: list[int] = field(default_factory=zeros)
    fewer: list[int] = field(default_factory=zeros)  # Combat dice fewer this round
    at_most: list[int] = field(default_factory=fives)  # Combat dice at most this round
    no_reroll: list[bool] = field(default_factory=falses)
    dice: list[list[int]] = field(default_factory=no_dice)  # the Combat roll
    stuck: list[int] = field(default_factory=zeros)  # missed dice that may not be re-rolled
    turned: list[int] = field(default_factory=zeros)  # misses that a card turned into hits
    hits: list[int] = field(default_factory=zeros)  # scored so far this round, re-roll included
    reroll_hits: list[int] = field(default_factory=zeros)
    card_hits: list[int] = field(default_factory=zeros)  # scored by a card on top of the rolls
    special_hits: list[int] = field(default_factory=zeros)  # scored by an extra attack, already applied
    self_hits: list[int] = field(default_factory=zeros)  # suffered from a card, not from the enemy's rolls
    notes: list[tuple[str, int, int, int]] = field(
        default_factory=list
    )  # what a card changed: sum, side, by how much, card

    def copy(self) -> Battle:
        return Battle(
            self.attacker, self.origin, self.region, self.target, self.kind, self.seats[:], self.round, self.rounds,
            self.card, self.no_cease, self.inside, self.short[:], self.white_rider, self.over, self.retreated,
            self.withdrawn, self.first_card, self.cards[:], self.shown, self.cancelled[:], self.silenced,
            self.forfeited, self.nazgul_forfeited, self.roll_bonus[:], self.reroll_bonus[:], self.fewer[:],
            self.at_most[:], self.no_reroll[:], [self.dice[0][:], self.dice[1][:]], self.stuck[:], self.turned[:],
            self.hits[:], self.reroll_hits[:], self.card_hits[:], self.special_hits[:], self.self_hits[:],
            self.notes[:],
        )  # fmt: skip

    def new_round(self) -> None:
        self.round += 1
        self.cards = [NO_CARD, NO_CARD]
        self.shown = False
        self.cancelled = [False, False]
        self.silenced = self.forfeited = self.nazgul_forfeited = 0
        self.roll_bonus, self.reroll_bonus, self.fewer, self.at_most = [0, 0], [0, 0], [0, 0], [5, 5]
        self.no_reroll = [False, False]
        self.dice = [[], []]
        self.stuck, self.turned, self.hits, self.reroll_hits = [0, 0], [0, 0], [0, 0], [0, 0]
        self.card_hits, self.special_hits, self.self_hits = [0, 0], [0, 0], [0, 0]
        self.notes = []

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    def place(self, side: int) -> int:
        return self.origin if side == self.attacker else self.target


class State(msgspec.Struct):
    count: int  # seats
    figures: bytearray  # PLACES x KINDS
    troops: bytearray  # army units by side and place: derived from `figures`, kept for speed
    reserve: bytearray  # reinforcements, by kind
    dead: bytearray  # Free Peoples casualties, by kind
    chars: bytearray  # where each Character is
    held: bytearray  # by region: 0, or 1 + the seat that captured the Settlement
    steps: bytearray  # by nation: steps from At War
    active: bytearray
    mixed: bytearray  # by place: how partners' armies stand together (see seats.py)
    dice: bytearray  # unused, by side and face (2 x 7)
    pool: bytearray  # dice of each side this turn
    box: bytearray  # Hunt Box: dice of each side
    hands: list[list[int]]
    decks: list[list[int]]  # the last card is on top
    discard: list[list[int]]  # by deck, open
    buried: list[list[int]]  # by seat: discarded face down
    table: list[tuple[int, int]]  # (card, the seat that played it)
    out: list[int]  # cards out of the game
    bag: list[int]
    drawn: list[int]
    removed: list[int]  # tiles out of the game
    waiting: list[int]  # special tiles for Mordor
    ring: int  # where the Ring-bearers' figure stands
    guide: int
    rings: bytearray  # Elven Rings: Free Peoples, Shadow, out of the game
    ring_used: bytearray  # by seat, this turn
    tokens: bytearray  # action tokens left: draw, free politics, minions, shadow politics
    token_used: bytearray  # by side, this turn
    lead: bytearray  # the leading seat of each side
    turn: int = 0
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    mordor: int = 0  # steps made on the Mordor Track
    tried: bool = False  # the Fellowship was moved or hidden this turn
    declared: bool = False
    dice_back: bool = False  # Free Peoples dice came back from the Hunt Box this turn
    mouth_used: bool = False
    last_act: int = 0  # 3 players: what the last Free Peoples action was used on (see seats.py)
    this_act: int = 0
    offered: tuple[int, int] | None = None  # a card that a partner gives away, and who
    battle: Battle | None = None

    def copy(self) -> State:
        return State(
            self.count, self.figures[:], self.troops[:], self.reserve[:], self.dead[:], self.chars[:], self.held[:],
            self.steps[:], self.active[:], self.mixed[:], self.dice[:], self.pool[:], self.box[:],
            [hand[:] for hand in self.hands], [deck[:] for deck in self.decks], [pile[:] for pile in self.discard],
            [pile[:] for pile in self.buried], self.table[:], self.out[:], self.bag[:], self.drawn[:],
            self.removed[:], self.waiting[:], self.ring, self.guide, self.rings[:], self.ring_used[:],
            self.tokens[:], self.token_used[:], self.lead[:], self.turn, self.progress, self.hidden,
            self.corruption, self.mordor, self.tried, self.declared, self.dice_back, self.mouth_used,
            self.last_act, self.this_act, self.offered, None if self.battle is None else self.battle.copy(),
        )  # fmt: skip


G = Play[State]


def empty(count: int) -> State:
    """A board without figures, cards in no deck: what setup and positions fill."""
    return State(
        count=count,
        figures=bytearray(PLACES * KINDS),
        troops=bytearray(2 * PLACES),
        reserve=bytearray(KINDS),
        dead=bytearray(KINDS),
        chars=bytearray(13),
        held=bytearray(MAP_SIZE),
        steps=bytearray(8),
        active=bytearray(8),
        mixed=bytearray(PLACES),
        dice=bytearray(14),
        pool=bytearray(2),
        box=bytearray(2),
        hands=[[] for _ in range(count)],
        decks=[[] for _ in range(4)],
        discard=[[] for _ in range(4)],
        buried=[[] for _ in range(count)],
        table=[],
        out=[],
        bag=list(STANDARD_TILES),
        drawn=[],
        removed=[],
        waiting=[],
        ring=RIVENDELL,
        guide=GANDALF_GREY,
        rings=bytearray((3, 0, 0)),
        ring_used=bytearray(count),
        tokens=bytearray(4),
        token_used=bytearray(2),
        lead=bytearray((SIDE_OF_SEAT[count].index(FREE), SIDE_OF_SEAT[count].index(SHADOW))),
    )
