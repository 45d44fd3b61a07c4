"""Nouns, amounts and requirements in words."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from redbook.games.tcg.language.amounts import Amount, AmountTable
from redbook.games.tcg.language.filters import CardError, Filter
from redbook.games.tcg.speech import grammar
from redbook.games.tcg.speech.grammar import Phrase, join_and, join_or, phrase, say
from redbook.games.tcg.speech.rehearsal import says_only
from redbook.games.tcg.speech.subjects import head_only, is_person
from redbook.games.tcg.table.kinds import Kind
from redbook.games.tcg.words import LOADED
from redbook.kernel.text import with_preposition

NEGATED = ("assigned-this-turn", "in-support-area")


class Speaker:
    """One card speaking one language: nouns, amounts and requirements.

    `names` remembers what was bound, so that "that Dwarf" can be said."""

    def __init__(self, kind: Kind, lang: str) -> None:
        self.kind = kind
        self.lang = lang
        self.names: dict[str, tuple[Filter, bool]] = {}
        self.owner = "owner"
        self.pieces: dict[int, tuple[str, ...]] = {}  # the alternatives and offers said so far, by their effect
        self.mood = "if"  # Spanish says a condition otherwise after "mientras"
        self.shown = ""  # the name of the one card that was just revealed: "it"
        self.chooser = "you"  # who chooses between the alternatives that are being said
        self.known: dict[str, str] = {}  # names bound without a word of their own: "the losing character"

    # -- nouns --------------------------------------------------------------------------------------

    def say(self, id: str, **args: Any) -> str:
        return say(self.lang, id, mood=self.mood, **args)

    def reference(self, word: str) -> str:
        if word == "self":
            if self.kind.unique and (self.kind.is_character or self.lang == "en"):
                return grammar.named(self.lang, self.kind.title)
            return self.this(self.kind.type)
        if word == "bearer" and self.kind.place == "site":
            return self.this("site")
        if word in ("bearer", "ring-bearer"):
            return self.say(f"ref-{word}", gender=self.bearer_gender())
        if word in self.known:
            return self.known[word]
        if word in self.names:
            source, many = self.names[word]
            made = phrase(self.lang, head_only(source), many, self)
            return made.with_article(self.lang, "that")
        return self.say("ref-that")

    def bearer_gender(self) -> str:
        """Of a bearer who is named: Arwen is a “portadora”."""
        title = None if self.kind.bearer is None else grammar.table_of(self.kind.bearer.source).title
        return grammar.gender_of(self.lang, title) if isinstance(title, str) else "m"

    def own_gender(self, source: Filter | None) -> str:
        """Of what a text waits for: this card is called by its name or by its type."""
        if source is None or grammar.table_of(source).is_ != ("self",):
            return "m" if source is None else self.gender(source)
        named = self.kind.unique and self.kind.is_character
        return grammar.gender_of(self.lang, self.kind.title) if named else grammar.noun(self.lang, self.kind.type)[2]

    def phase(self, word: str) -> str:
        return grammar.attribute(self.lang, f"phase-{word}", "in-text") or self.say(f"phase-{word}")

    def this(self, type: str) -> str:
        one, _, gender = grammar.noun(self.lang, type)
        return Phrase(one, gender).with_article(self.lang, "this")

    def np(self, source: Filter, count: int = 1, det: str = "a") -> str:
        """A noun phrase with its article or number: "a Moria Orc", "2 Orcs", "your Uruk-hai"."""
        words = grammar.table_of(source).is_
        said: list[str] = []
        if "another" in words and det == "a":
            det = "another" if "your" not in words else "your-other"
            said += ["another", "your"]
        elif "your" in words and det == "a":
            det = "your"
            said += ["your"]
        elif "your" in words and det in ("each", "all"):
            made = phrase(self.lang, source, det == "all" or self.lang == "en", self, ("your",))
            if det == "each" and self.lang in grammar.OWN:
                return made.with_article(self.lang, "your-each")
            return self.say(f"{det}-of-yours", what=made.text, gender=made.gender)
        options = grammar.table_of(source).any_
        if det == "each" and options and not words:  # "each companion or ally"
            says_only(grammar.table_of(source), "any_")
            first, *others = [phrase(self.lang, part, False, self) for part in options]
            text = join_or(self.lang, [first.text, *[other.text for other in others]])
            return Phrase(text, first.gender).with_article(self.lang, det)
        if det == "your" and options and words == ("your",):
            says_only(grammar.table_of(source), "is_", "any_")
            return join_or(self.lang, [self.np(part, count, "your") for part in options])
        many = count != 1 or det == "all"
        made = phrase(self.lang, source, many, self, said)
        if count != 1:
            if said:
                raise CardError(f"a number stands where {' and '.join(said)} would: {words}")
            number = self.say("any-number-of", gender=made.gender) if count >= 99 else str(count)
            return f"{number} {made.text}"
        return made.with_article(self.lang, det)

    def several(self, source: Filter) -> str:
        """Many without a number: "companions", "your companions"."""
        made = phrase(self.lang, source, True, self, ("your",))
        yours = "your" in grammar.table_of(source).is_
        return self.say("yours", what=made.text, gender=made.gender) if yours else made.text

    def gender(self, source: Filter) -> str:
        """Of a noun that is not said here."""
        return phrase(self.lang, source, True, self, ("your", "another", "other_than")).gender

    def np_to(self, source: Filter) -> str:
        """The same after "a"."""
        return with_preposition("a", self.np(source), self.lang)

    def object(self, text: str, source: Filter | None) -> str:
        """A direct object: Spanish puts "a" before persons."""
        return self.after_a(text, source) if self.lang == "es" and source is not None else text

    def after_a(self, text: str, source: Filter) -> str:
        """The same after "a", which Spanish says before each of several."""
        if self.lang != "es":
            return with_preposition("a", text, self.lang)
        t = grammar.table_of(source)
        if t.any_ and not [w for w in t.is_ if w != "your"]:
            text = re.sub(r"(,| o| u) (un|una|tu) ", r"\1 a \2 ", text)
        elif isinstance(t.title, tuple):
            text = re.sub(r"(,| o| u) ", r"\1 a ", text)
        return with_preposition("a", text, "es")

    def np_object(self, source: Filter, count: int = 1, det: str = "a") -> str:
        return self.object(self.np(source, count, det), source if is_person(source) else None)

    # -- amounts ------------------------------------------------------------------------------------

    def signed(self, amount: Amount) -> str:
        """A bonus: "+2", "+1 for each Elf you can spot (limit +3)", "+2 (or +4 if …)"."""
        if isinstance(amount, int):
            return f"{amount:+d}".replace("-", "−")
        if amount.if_:
            says_only(amount, "if_", "then", "else_")
            return self.say(
                "amount-or-if",
                least=self.signed(amount.else_),
                most=self.signed(amount.then),
                condition=join_and(self.lang, [self.condition(need) for need in amount.if_]),
            )
        if amount.strength_of is not None:
            says_only(amount, "strength_of")
            return self.say("amount-strength-of", what=self.reference(amount.strength_of))
        if amount.number is not None:
            says_only(amount, "number", "each")
            if amount.each not in (1, -1):
                raise CardError(f"a number is added or taken away once: {msgspec.to_builtins(amount)}")
            return ("−" if amount.each < 0 else "+") + amount.number
        text = self.say("amount-for-each", amount=self.signed(amount.each), what=self.counted(amount))
        if amount.most is not None:
            text += self.say("amount-limit", amount=self.signed(amount.most))
        return text

    def counted(self, amount: AmountTable) -> str:
        """What is counted, one of them: "Elf you can spot", "burden"."""
        if amount.burdens:
            says_only(amount, "burdens", "each", "most")
            return self.say("counted-burden")
        if amount.cards is not None and amount.who is None and amount.cards in self.names:
            says_only(amount, "cards", "each", "most")
            return self.say("counted-them", gender=self.gender(self.names[amount.cards][0]))
        if amount.cards is not None:
            says_only(amount, "cards", "who", "each", "most")
            what = phrase(self.lang, amount.who if amount.who is not None else (), False, self).text
            return self.say("counted-revealed", what=what)
        if amount.dead is not None:
            says_only(amount, "dead", "each", "most")
            return self.say("counted-dead", what=phrase(self.lang, amount.dead, False, self).text)
        if amount.races:
            says_only(amount, "races", "who", "each", "most")
            races = [grammar.noun(self.lang, race)[0] for race in amount.races]
            return self.say(
                "counted-races",
                races=join_and(self.lang, races),
                who=self.several(amount.who or "companion"),
            )
        says_only(amount, "count", "over", "each", "most")
        assert amount.count is not None
        words = grammar.table_of(amount.count).is_
        made = phrase(self.lang, amount.count, False, self, ("another",))
        other = self.say("other", gender=made.gender) + " " if "another" in words else ""
        if amount.over:
            return self.say("counted-over", what=other + made.text, over=amount.over)
        return self.say("counted-spot", what=other + made.text)

    def number(self, amount: Amount) -> tuple[int, str, str]:
        """A plain number for a sentence: (n, words, what follows). n is 0 if it is not fixed."""
        if isinstance(amount, int):
            return amount, str(amount), ""
        if amount.number is not None:
            says_only(amount, "number")
            return 0, amount.number, ""
        if amount.if_:
            says_only(amount, "if_", "then", "else_")
            more = self.say(
                "number-or-if",
                most=str(amount.then),
                condition=join_and(self.lang, [self.condition(need) for need in amount.if_]),
            )
            return amount.else_, str(amount.else_), more
        if amount.burdens or amount.cards or amount.count is not None or amount.dead is not None:
            each = amount.each
            if each < 1:
                raise CardError(f"not so many times: {msgspec.to_builtins(amount)}")
            tail = self.say("number-for-each", what=self.counted(amount))
            if amount.most is not None:
                tail += self.say("number-limit", number=amount.most)
            return each, str(each), tail
        raise CardError(f"nobody can say how many these are: {msgspec.to_builtins(amount)}")

    # -- requirements -------------------------------------------------------------------------------

    def condition(self, need: Any) -> str:
        """ "you can spot 5 companions": after "if" and "while"."""
        word = need.__struct_config__.tag
        if word == "spot":
            return self.say("if-spot", what=self.np_object(need.who, need.count))
        if word == "cannot-spot":
            owned = {"your", "another"} & set(grammar.table_of(need.who).is_)
            det = "no" if self.lang in grammar.OWN and not owned else "a"  # “no puedes avistar a ningún montaraz”
            return self.say("if-cannot-spot", what=self.np_object(need.who, det=det))
        if word == "any":
            spotted = [self.spotted(part) for part in need.of]
            if all(spotted):  # "you can spot this or that"
                return self.say("if-spot", what=join_or(self.lang, [str(one) for one in spotted]))
            return join_or(self.lang, [self.condition(part) for part in need.of])
        if word == "not":
            inner = need.of.__struct_config__.tag
            says_only(need.of)
            return self.say(f"if-not-{inner}")
        if word == "is":
            what = self.reference(need.card)
            source = grammar.table_of(need.fits)
            if source.is_ == () and source.not_ and source.not_[0] in NEGATED:
                says_only(source, "not_")
                if len(source.not_) > 1:
                    raise CardError(f"one thing that it is not: {source.not_}")
                return self.say(f"if-is-not-{source.not_[0]}", who=what)
            if source.skirmishing is not None and not source.is_:
                says_only(source, "skirmishing")
                return self.say(
                    "if-skirmishing", who=what, what=self.np(source.skirmishing), to=self.np_to(source.skirmishing)
                )
            if source.bears is not None and not source.is_:
                says_only(source, "bears")
                return self.say("if-bears", who=what, what=self.np(source.bears))
            if len(source.is_) == 1 and source.is_[0] in (
                *grammar.ADJECTIVES,
                "assigned",
                *LOADED,
                "in-skirmish",
                "here",
                "assigned-this-turn",
                "in-support-area",
            ):
                says_only(source, "is_")
                return self.say(f"if-is-{source.is_[0]}", who=what)
            if need.card == self.shown:
                return self.say("if-it-is", what=self.np(need.fits))
            return self.say("if-is", who=what, what=self.np(need.fits))
        if word == "site":
            return self.site_condition(need)
        if word == "burdens":
            says_only(need, "at_least" if need.at_least else "at_most")
            if need.at_least:
                return self.say("if-burdens", n=need.at_least)
            return self.say("if-few-burdens", n=need.at_most)
        if word == "twilight":
            return self.say("if-twilight-below", n=need.below)
        if word == "hand":
            return self.say("if-hand", n=need.at_least)
        if word == "dead-pile":
            return self.say("if-dead-pile", what=self.np(need.who, need.at_least))
        if word == "burdens-and-dead":
            return self.say("if-burdens-and-dead", n=need.at_least)
        if word == "phase":
            return self.say("if-phase", phase=self.phase(need.phase))
        if word == "opponents-site":
            return self.say("if-opponents-site", n=need.number)
        return self.say(f"if-{word}")

    def spotted(self, need: Any) -> str | None:
        """What a requirement wants to be spotted, if that is all it wants."""
        word = need.__struct_config__.tag
        if word == "spot":
            return self.np_object(need.who, need.count)
        if word == "burdens" and need.at_least:
            says_only(need, "at_least")
            return self.say("counted-burdens", n=need.at_least)
        return None

    def conditions(self, conditions: list[str], before: str = "") -> str:
        """One after another; Portuguese does not repeat who: “você jogar … e puder avistar …”."""
        who = self.say("player-you") + " "
        said = [before, *conditions]
        for n in range(1, len(said)):
            if self.lang == "pt" and said[n - 1].startswith(who) and said[n].startswith(who):
                conditions[n - 1] = said[n].removeprefix(who)
        return join_and(self.lang, conditions)

    def site_condition(self, need: Any) -> str:
        if need.here:
            says_only(need, "here")
            return self.say("if-here")
        if need.is_ or need.not_:
            says_only(need, "is_" if need.is_ else "not_")
            words = [self.say(f"terrain-{w}") for w in (need.is_ or need.not_)]
            return self.say("if-site-not" if need.not_ else "if-site", what=join_or(self.lang, words))
        if need.from_ > 1 and need.to == 9:
            return self.say("if-site-from", n=need.from_)
        if need.from_ == 1:
            return self.say("if-site-to", n=need.to)
        return self.say("if-site-between", least=need.from_, most=need.to)

    def split_needs(self, needs: tuple[Any, ...]) -> tuple[list[str], list[str]]:
        """What is spotted as a price ("spot Gandalf"), and what stands behind "if"."""
        spotted, conditions = [], []
        for need in needs:
            if need.__struct_config__.tag == "spot":
                spotted.append(self.np_object(need.who, need.count))
            else:
                conditions.append(self.condition(need))
        prices = [self.say("do-spot", what=join_and(self.lang, spotted))] if spotted else []
        return prices, conditions
