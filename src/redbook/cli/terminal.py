"""`redbook play GAME --terminal`: a whole game in a terminal, against bots or each other on one screen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from redbook import campaign
from redbook.bots import asked, usual_bot
from redbook.bots.answers import place_of
from redbook.bots.programs import check_player, find_player
from redbook.bots.random_bot import RandomBot
from redbook.cli.board import board, choices
from redbook.cli.documents import read_match, state_of_play
from redbook.cli.games import read_settings
from redbook.cli.menu import Found, Menu
from redbook.cli.words import BadUsage, named, say
from redbook.counsel import NoCounsel, advise, price
from redbook.engine.program import ProgramBot
from redbook.kernel import Bot, Chance, Match, Message, Option, RedbookError, Seeded, Seen, UnknownSeat, games
from redbook.kernel.chance import fresh_seed
from redbook.kernel.text import render, render_error

LOG_LINES = 30
SECONDS = 2.0  # that a price may take
CAMPAIGN = "campaign"


class Table:
    """One match on one screen. `people` are the seats that sit here; bots play the others."""

    def __init__(
        self, m: Match, people: tuple[str, ...], bots: Mapping[str, Bot], chance: Chance, lang: str, console: Console
    ) -> None:
        self.m = m
        self.people = people
        self.bots = bots
        self.chance = chance
        self.lang = lang
        self.console = console
        self.told = dict.fromkeys(m.seats, 0)  # events each person has read
        self.last_seat = people[0] if people else None
        self.commands = {
            "help": self.help, "undo": self.undo, "why": self.why,
            "save": self.save, "log": self.log, "board": self.draw, "counsel": self.counsel, "cost": self.cost,
        }  # fmt: skip

    # -- the game ---------------------------------------------------------------------------------

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        self.say("welcome")
        while self.m.decision is not None:
            seat = self.m.decision.seat
            bot = self.bots.get(seat)
            if bot is not None:
                self.let_play(seat, bot)
            elif not self.ask(seat):
                self.say("goodbye")
                return
        self.draw("")
        self.console.print(Panel(escape(state_of_play(self.m, self.lang)), expand=False))
        assert self.m.result is not None
        for bot in self.bots.values():
            if isinstance(bot, ProgramBot):
                bot.over(self.m.result)
        for seat, score in self.m.result.scores.items():
            self.console.print(f"  {escape(self.name(seat))}: [bold]{score}[/]")

    def let_play(self, seat: str, bot: Bot) -> None:
        """A bot's move. One that fails is told of, and a move is drawn by lot: nobody's game ends by a bug of a bot."""
        with self.console.status(escape(say("bot-thinks", self.lang, seat=self.name(seat), bot=bot.name))):
            try:
                self.m.play(asked(bot, Seen(self.m), self.chance))
            except Exception as wrong:
                self.say("bot-failed", bot=bot.name, why=self.what_failed(wrong))
                self.m.play(RandomBot().choose(Seen(self.m), self.chance))
        self.tell_news()

    def what_failed(self, wrong: Exception) -> str:
        """For whoever wrote the bot: what, and where in its file."""
        if isinstance(wrong, RedbookError):
            return render_error(wrong, self.lang)
        where = place_of(wrong)
        return f"{type(wrong).__name__}: {wrong}{f', {where}' if where else ''}"

    def ask(self, seat: str) -> bool:
        """Put one decision before a person until it is taken. False: he wants to leave."""
        decision = self.m.decision
        assert decision is not None
        if seat != self.last_seat and len(self.people) > 1:
            self.say("hand-over", seat=self.name(seat))
        self.last_seat = seat
        self.tell_news()
        if not self.m.log or self.m.log[-1].seat != seat:
            self.draw("")
        menu = Menu(self.m.game.id, decision, self.lang, choices(self.m, decision, self.lang))
        self.console.print(f"\n[bold]{escape(self.name(seat))}[/] · {escape(render(decision.prompt, self.lang))}")
        self.console.print(menu.overview())
        while self.m.decision is decision:
            try:
                typed = self.console.input("[bold]>[/] ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if typed in ("quit", "exit", "q"):
                return False
            word, _, rest = typed.partition(" ")
            if word == "?":
                self.help("")
            elif word in self.commands and decision.find(typed) is None:
                self.commands[word](rest.strip())
            elif typed:
                self.choose(menu, typed)
        return True

    def choose(self, menu: Menu, typed: str) -> None:
        found = menu.find(typed)
        if isinstance(found, Found):
            self.m.play(found.option)
            self.tell_news()
        elif found is not None:
            self.console.print(found)
        else:
            reason = self.m.why_not(typed)
            if reason is not None:
                self.console.print(f"[red]{escape(render(reason.message(), self.lang))}[/]")

    # -- commands ---------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        self.say("terminal-help")

    def undo(self, rest: str) -> None:
        try:
            self.m.undo()
        except RedbookError as error:
            self.complain(error)
        else:
            self.told = {seat: min(read, len(self.m.events)) for seat, read in self.told.items()}
            self.say("undone")

    def why(self, rest: str) -> None:
        if not rest:
            self.say("why-what")
            return
        reason = self.m.why_not(rest)
        if reason is None:
            self.say("nothing-against", intent=rest)
        else:
            said = render(reason.message(), self.lang)
            rule = "" if reason.rule in said else f" [dim]({escape(reason.rule)})[/]"
            self.console.print(f"{escape(said)}{rule}")

    def counsel(self, rest: str) -> None:
        """What somebody who knows the game would do here, and why."""
        try:
            told = advise(self.m)
        except NoCounsel as error:
            self.complain(error)
            return
        self.console.print(f"[bold]{escape(say('counsel-would', self.lang, line=self.in_words(told.line)))}[/]")
        for why in told.why:
            self.console.print(f"  {escape(render(why, self.lang))}")

    def cost(self, rest: str) -> None:
        """What the last choice of whoever sits at the screen gave away."""
        assert self.last_seat is not None
        try:
            told = price(self.m, self.last_seat, seconds=SECONDS)
        except NoCounsel as error:
            self.complain(error)
            return
        cost, chance = abs(round(100 * told.cost)), round(100 * told.chance)
        self.say("counsel-about", line=self.in_words(told.moves))
        self.say(f"counsel-{told.verdict}", cost=cost)
        self.say("counsel-chance", chance=chance)
        if told.cost > 0 and told.verdict not in ("same", "good"):
            self.say("counsel-instead", line=self.in_words(told.line))
            for why in told.why:
                self.console.print(f"  {escape(render(why, self.lang))}")

    def in_words(self, line: Sequence[Option]) -> str:
        game = self.m.game.id
        return " › ".join(render(Message(game, f"option-{one.kind}", one.args()), self.lang) for one in line)

    def save(self, rest: str) -> None:
        if not rest:
            self.say("save-where")
            return
        path = Path(rest)
        try:
            path.write_text(json.dumps(self.m.save(), ensure_ascii=False, indent=1), "utf-8")
        except OSError as error:
            self.say("not-saved", file=rest, why=error.strerror or str(error))
        else:
            self.say("saved", file=rest)

    def log(self, rest: str) -> None:
        lines = self.news(0)
        for line in lines[-int(rest) :] if rest.isdigit() and int(rest) else lines[-LOG_LINES:]:
            self.console.print(line)

    def draw(self, rest: str) -> None:
        self.console.print(board(self.m, self.last_seat, self.lang))

    # -- words ------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        if self.last_seat is not None:
            for line in self.news(self.told[self.last_seat]):
                self.console.print(line)
            self.told[self.last_seat] = len(self.m.events)

    def news(self, since: int) -> list[str]:
        """Only what the person at the screen may know."""
        heard = [one for one in self.m.events[since:] if one.heard_by(self.last_seat)]
        return [f"  [cyan]·[/] {escape(render(one.message(self.m.game.id), self.lang))}" for one in heard]

    def say(self, id: str, **args: str | int) -> None:
        self.console.print(say(id, self.lang, **args), markup=False, highlight=False)

    def complain(self, error: RedbookError) -> None:
        self.console.print(f"[red]{escape(render_error(error, self.lang))}[/]")

    def name(self, seat: str) -> str:
        return named(self.m.game.id, "seat", seat, self.lang)


def play_here(
    game: str | None,
    lang: str,
    seat: list[str] | None,
    bot: str | None,
    seats: int | None,
    setting: list[str] | None,
    seed: int | None,
    load: Path | None,
    console: Console | None = None,
) -> None:
    """`seat` may be given several times, or be "all"; `bot` plays what is left. The road of a campaign, or of a loaded
    match that is over, is followed from match to match."""
    console = console or Console(highlight=False)
    if load is not None:
        m = read_match(load, seed)
    else:
        chosen = (campaign.FIRST if game == CAMPAIGN else game) or only_game(lang)
        m = Match.new(chosen, seed=seed, seats=seats, settings=read_settings(chosen, setting, lang))
    people = tuple(m.seats) if seat == ["all"] else tuple(seat or m.seats[:1])
    for one in people:
        if one not in m.seats:
            raise UnknownSeat(seat=one)
    if bot is not None:
        check_player(m.game.id, bot)
    chance = Seeded(seed=fresh_seed() if seed is None else seed + 1)
    onward = game == CAMPAIGN or m.result is not None
    while True:
        id = m.game.id
        bots = {one: find_player(id, bot or usual_bot(id, one)) for one in m.seats if one not in people}
        Table(m, people, bots, chance, lang, console).run()
        road = campaign.road_from(m) if onward else None
        if road is None:
            return
        console.print(say(f"onward-{road.name}", lang), style="bold", markup=False, highlight=False)
        m = road.begin(Seeded(seed=fresh_seed() if seed is None else seed + 2))
        people = tuple(new for new, old in road.seats.items() if old in people)
        if road.game != campaign.FIRST and bot not in (None, "random"):
            bot = None  # it knows the Hunt only


def only_game(lang: str) -> str:
    known = list(games())
    if len(known) == 1:
        return known[0]
    raise BadUsage(why=say("which-game", lang, games=known))
