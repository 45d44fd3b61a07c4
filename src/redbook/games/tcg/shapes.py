"""How large everything is, for programs that want arrays (`redbook.kernel.shapes`).

Cards are found by what is printed on them, not by their number at this table, so that a card means the same in every
match. Copies of a card are summed up in the observation; among the options the first copy has the card's place.
"""

from __future__ import annotations

from redbook.games.tcg.effects.load import load
from redbook.games.tcg.language.happenings import HAPPENINGS
from redbook.games.tcg.table.kinds import KINDS
from redbook.games.tcg.view import TcgView
from redbook.games.tcg.words import LOADED, PHASES
from redbook.kernel.shapes import Amount, Count, LeftOut, Of, Shape, Shapes, Slots, Worked, by, of

load()
SITES = tuple(kind.id for kind in KINDS if kind.type == "site")
CARDS = tuple(kind.id for kind in KINDS if kind.type != "site")
CHARACTERS = tuple(kind.id for kind in KINDS if kind.is_character)
SLUGS = tuple(dict.fromkeys(kind.slug for kind in KINDS))
TEXTS = (*dict.fromkeys((kind.slug, n) for kind in KINDS for n in range(len(kind.frames))), ("wounds", 0))
PRINTED = tuple({word for kind in KINDS for word in kind.keywords if word not in LOADED})  # they never change
COPIES = 6  # of one card that lie together, of all players
NUMBERED = LeftOut("a number at this table, which means nothing at another")
SUMS = LeftOut("what a sum is made of; the sum is told")
PILE = Of(CARDS, by="id", fields={}, most=COPIES)
ANY = Of((*CARDS, *SITES), by="id", fields={}, most=COPIES)
FIGHTS = 8
WAITING = ("skirmish-over", "text", "event", "playing")

VIEW: dict[str, Shape] = {
    "TcgView.seats": LeftOut("always the same"),
    "TcgView.turn": Amount(20, cut=True),
    "TcgView.phase": Of(PHASES),
    "TcgView.twilight": Amount(40, cut=True),
    "TcgView.moves": Amount(8),
    "TcgView.move_limit": Amount(8),
    "TcgView.last_site": Amount(9),
    "TcgView.skirmish": LeftOut("`fights`, of which the one that goes on says so"),
    "TcgView.archery": Amount(20, -20),
    "TcgView.archers": SUMS,
    "TcgView.path": Of(SITES, by="id", fields={"owner": None}),
    "TcgView.table": Of(
        CARDS,
        by="id",
        most=COPIES,
        fields=dict.fromkeys(
            ("owner", "zone", "wounds", "strength", "vitality", "keywords", "active", "stacked"),
        ),
    ),
    "TcgView.hand": Of(CARDS, by="id", fields={"cost": None}, most=COPIES),
    "TcgView.discard": ANY,
    "TcgView.adventure": Of(SITES, by="id", fields={}),
    "TcgView.stack": Slots(3, last=True),
    "TcgView.fights": Slots(FIGHTS),
    "CardView.number": NUMBERED,
    "CardView.on": NUMBERED,
    "CardView.against": LeftOut("`worked.fight_of` says who fights whom"),
    "CardView.zone": Of(("fellowship", "support", "center", "attached", "stacked")),
    "CardView.wounds": Amount(20),
    "CardView.strength": Amount(100),
    "CardView.vitality": Amount(40),
    "CardView.keywords": Of(LOADED, each=Amount(20), others=PRINTED),
    "CardView.cost": Amount(20, -COPIES),
    "CardView.parts": SUMS,
    "CardView.stacked": Count(20),
    "PlayerView.site": Amount(9),
    "PlayerView.burdens": Amount(15),
    "PlayerView.resistance": Amount(15),
    "PlayerView.bid": Amount(15, -1),
    "PlayerView.ring_bearer": NUMBERED,
    "PlayerView.deck": Amount(100, cut=True),
    "PlayerView.hand": Amount(20, cut=True),
    "PlayerView.discard": Amount(100, cut=True),
    "PlayerView.adventure": Amount(9),
    "PlayerView.dead": PILE,
    "PendingView.what": of((*HAPPENINGS, *WAITING)),
    "PendingView.cards": ANY,
    "PendingView.text": LeftOut("the card and the question tell it"),
    "ChoiceView.cards": ANY,
    "ChoiceView.picked": Count(20),
    "ChoiceView.low": Amount(20, cut=True),
    "ChoiceView.high": Amount(20, cut=True),
    "FightView.defender": LeftOut("`worked.fight_of` says who fights whom"),
    "FightView.minions": Count(10),
    "FightView.strength": Amount(60, cut=True),
    "FightView.against": Amount(60, cut=True),
    "FightView.wounds": Amount(8, -1),
}


def of_seats(seats: tuple[str, ...]) -> dict[str, Shape]:
    return {
        "TcgView.order": Slots(len(seats), Of(seats)),
        "TcgView.free_peoples": Of(seats),
        "TcgView.shadow": Of(seats),
        "TcgView.players": Of(seats, by="seat", seen=False),
        "CardView.owner": Of(seats),
    }


def fight_of(view: TcgView) -> dict[str, int]:
    """Of every card that fights: in which of the fights."""
    ids = {card.number: card.id for card in view.table}
    return {
        ids[number]: n
        for n, fight in enumerate(view.fights[:FIGHTS])
        for number in (fight.defender, *fight.minions)
        if number in ids
    }


def fighting(view: TcgView) -> int:
    """Which of the fights goes on; -1: none."""
    return next((n for n, fight in enumerate(view.fights[:FIGHTS]) if fight.defender == view.skirmish), -1)


WORKED = {
    "fight_of": Worked(dict[str, int], Of(CHARACTERS, each=Of(tuple(range(FIGHTS)))), fight_of),
    "fighting": Worked(int, of(range(-1, FIGHTS)), fighting),
}
OPTIONS = {
    "play": by("name", "text", among=((slug, n) for slug in SLUGS for n in (0, 1)), more=32),
    "use": by("name", "text", among=TEXTS, more=32),
    "heal": by("name", among=SLUGS, more=16),
    "transfer": by("name", among=SLUGS, more=16),
    "pick": by("name", among=SLUGS, more=96),
    "number": by("number", among=range(31)),
    "mode": by("number", among=range(1, 9)),
    "player": by("player", among=(f"p{n}" for n in range(1, 7))),
}


def shapes(seats: tuple[str, ...]) -> Shapes:
    return Shapes({**VIEW, **of_seats(seats)}, OPTIONS, WORKED)
