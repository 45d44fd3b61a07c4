"""The text that a player reads, made from the same data that the rules obey."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from redbook.games.tcg import grammar
from redbook.games.tcg.grammar import Phrase, join_and, join_or, phrase, say, with_preposition
from redbook.games.tcg.kinds import Kind
from redbook.games.tcg.language import frames as f
from redbook.games.tcg.language.amounts import Amount, AmountTable
from redbook.games.tcg.language.filters import Filter
from redbook.games.tcg.language.targets import TargetTable
from redbook.kernel.text import LANGUAGES, bundle, pattern


class Voice:
    """One card speaking one language. `names` remembers what was bound, so that "that Dwarf" can be said."""

    def __init__(self, kind: Kind, lang: str) -> None:
        self.kind = kind
        self.lang = lang
        self.names: dict[str, tuple[Filter, bool]] = {}
        self.owner = "owner"

    # -- nouns --------------------------------------------------------------------------------------

    def say(self, id: str, **args: Any) -> str:
        return say(self.lang, id, **args)

    def reference(self, word: str) -> str:
        if word == "self":
            if self.kind.unique:
                return grammar.title_in(self.lang, self.kind.title)
            return self.this(self.kind.type)
        if word in ("bearer", "ring-bearer"):
            return self.say(f"ref-{word}")
        if word in self.names:
            source, many = self.names[word]
            made = phrase(self.lang, head_only(source), many, self)
            return made.with_article(self.lang, "that")
        return self.say("ref-that")

    def this(self, type: str) -> str:
        one, _, gender = grammar.noun(self.lang, type)
        return Phrase(one, gender).with_article(self.lang, "this")

    def np(self, source: Filter, count: int = 1, det: str = "a") -> str:
        """A noun phrase with its article or number: "a Moria Orc", "2 Orcs", "your Uruk-hai"."""
        words = grammar.table_of(source).is_
        if "another" in words and det == "a":
            det = "another" if "your" not in words else "your-other"
        elif "your" in words and det == "a":
            det = "your"
        elif "your" in words and det in ("each", "all"):
            made = phrase(self.lang, source, det == "all" or self.lang == "en", self)
            return self.say(f"{det}-of-yours", what=made.text, gender=made.gender)
        options = grammar.table_of(source).any_
        if det == "your" and options and words == ("your",):
            return join_or(self.lang, [self.np(part, count, "your") for part in options])
        many = count != 1 or det == "all"
        made = phrase(self.lang, source, many, self)
        if count != 1:
            number = self.say("any-number-of", gender=made.gender) if count >= 99 else str(count)
            return f"{number} {made.text}"
        return made.with_article(self.lang, det)

    def np_to(self, source: Filter) -> str:
        """The same after "a"."""
        return with_preposition(self.lang, "a", self.np(source))

    def object(self, text: str, person: bool) -> str:
        """A direct object: Spanish puts "a" before persons."""
        return with_preposition("es", "a", text) if self.lang == "es" and person else text

    def np_object(self, source: Filter, count: int = 1) -> str:
        return self.object(self.np(source, count), is_person(source))

    # -- amounts ------------------------------------------------------------------------------------

    def signed(self, amount: Amount) -> str:
        """A bonus: "+2", "+1 for each Elf you can spot (limit +3)", "+2 (or +4 if …)"."""
        if isinstance(amount, int):
            return f"{amount:+d}".replace("-", "−")
        if amount.if_:
            return self.say(
                "amount-or-if",
                least=self.signed(amount.else_),
                most=self.signed(amount.then),
                condition=join_and(self.lang, [self.condition(need) for need in amount.if_]),
            )
        if amount.strength_of is not None:
            return self.say("amount-strength-of", what=self.reference(amount.strength_of))
        if amount.number is not None and amount.each in (1, -1):
            return ("−" if amount.each < 0 else "+") + amount.number
        text = self.say("amount-for-each", amount=self.signed(amount.each), what=self.counted(amount))
        if amount.most is not None:
            text += self.say("amount-limit", amount=self.signed(amount.most))
        return text

    def counted(self, amount: AmountTable) -> str:
        """What is counted, one of them: "Elf you can spot", "burden"."""
        over = amount.over
        if amount.burdens:
            return self.say("counted-burden")
        if amount.cards is not None:
            what = phrase(self.lang, amount.who if amount.who is not None else (), False, self).text
            return self.say("counted-revealed", what=what)
        if amount.dead is not None:
            return self.say("counted-dead", what=phrase(self.lang, amount.dead, False, self).text)
        if amount.races:
            races = [grammar.noun(self.lang, race)[0] for race in amount.races]
            return self.say(
                "counted-races",
                races=join_and(self.lang, races),
                who=self.np(amount.who or "companion", 2, "").split(" ", 1)[1],
            )
        assert amount.count is not None
        words = grammar.table_of(amount.count).is_
        made = phrase(self.lang, amount.count, False, self)
        other = self.say("other", gender=made.gender) + " " if "another" in words else ""
        if over:
            return self.say("counted-over", what=other + made.text, over=over)
        return self.say("counted-spot", what=other + made.text)

    def number(self, amount: Amount) -> tuple[int, str, str]:
        """A plain number for a sentence: (n, words, what follows). n is 0 if it is not fixed."""
        if isinstance(amount, int):
            return amount, str(amount), ""
        if amount.number is not None:
            return 0, amount.number, ""
        if amount.if_:
            more = self.say(
                "number-or-if",
                most=str(amount.then),
                condition=join_and(self.lang, [self.condition(need) for need in amount.if_]),
            )
            return amount.else_, str(amount.else_), more
        if amount.burdens or amount.cards or amount.count is not None or amount.dead is not None:
            each = abs(amount.each)
            tail = self.say("number-for-each", what=self.counted(amount))
            if amount.most is not None:
                tail += self.say("number-limit", number=amount.most)
            return each, str(each), tail
        return 0, "X", ""

    # -- requirements -------------------------------------------------------------------------------

    def condition(self, need: Any) -> str:
        """ "you can spot 5 companions": after "if" and "while"."""
        word = need.__struct_config__.tag
        if word == "spot":
            return self.say("if-spot", what=self.np_object(need.who, need.count))
        if word == "cannot-spot":
            return self.say("if-cannot-spot", what=self.np_object(need.who))
        if word == "any":
            return join_or(self.lang, [self.condition(part) for part in need.of])
        if word == "not":
            inner = need.of.__struct_config__.tag
            return self.say(f"if-not-{inner}")
        if word == "is":
            what = self.reference(need.card)
            source = grammar.table_of(need.fits)
            if source.is_ == () and source.not_ and source.not_[0] in NEGATED:
                return self.say(f"if-is-not-{source.not_[0]}", who=what)
            if source.skirmishing is not None and not source.is_:
                return self.say(
                    "if-skirmishing", who=what, what=self.np(source.skirmishing), to=self.np_to(source.skirmishing)
                )
            if source.bears is not None and not source.is_:
                return self.say("if-bears", who=what, what=self.np(source.bears))
            if len(source.is_) == 1 and source.is_[0] in (
                *grammar.ADJECTIVES,
                "assigned",
                *grammar.LOADED,
                "in-skirmish",
                "assigned-this-turn",
                "in-support-area",
            ):
                return self.say(f"if-is-{source.is_[0]}", who=what)
            return self.say("if-is", who=what, what=self.np(need.fits))
        if word == "site":
            return self.site_condition(need)
        if word == "burdens":
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
            return self.say("if-phase", phase=self.say(f"phase-{need.phase}"))
        if word == "opponents-site":
            return self.say("if-opponents-site", n=need.number)
        return self.say(f"if-{word}")

    def site_condition(self, need: Any) -> str:
        if need.here:
            return self.say("if-here")
        if need.is_ or need.not_:
            words = [self.say(f"terrain-{w}") for w in (need.is_ or need.not_)]
            return self.say("if-site-not" if need.not_ else "if-site", what=join_or(self.lang, words))
        if need.from_ > 1 and need.to == 9:
            return self.say("if-site-from", n=need.from_)
        if need.from_ == 1:
            return self.say("if-site-to", n=need.to)
        return self.say("if-site-between", least=need.from_, most=need.to)

    def split_needs(self, needs: tuple[Any, ...]) -> tuple[list[str], list[str]]:
        """What is spotted as a price ("spot Gandalf"), and what stands behind "if"."""
        prices, conditions = [], []
        for need in needs:
            if need.__struct_config__.tag == "spot":
                prices.append(self.say("do-spot", what=self.np_object(need.who, need.count)))
            else:
                conditions.append(self.condition(need))
        return prices, conditions

    # -- effects ------------------------------------------------------------------------------------

    def target(self, who: Any) -> tuple[str, bool]:
        """A target in words, and whether it is several."""
        if isinstance(who, str):
            many = who in self.names and self.names[who][1]
            return self.reference(who), many
        assert isinstance(who, TargetTable)
        if who.all_ is not None and grammar.table_of(who.all_).other_than is not None:
            return self.say("the-others"), True
        if who.all_ is not None:
            source: Filter = who.all_
            text = self.np(source, det="each") if who.from_ == "play" else self.np(source, det="all")
            many = True
        else:
            source = who.choose if who.choose is not None else ()
            count = who.count if isinstance(who.count, int) else 2
            if isinstance(who.count, int):
                text = self.np(source, count)
            else:
                text = self.np(source, 2).replace("2", self.number(who.count)[1], 1)
            if who.up_to:
                text = self.say("up-to", what=text, n=count)
            many = count != 1
        if (
            who.from_ in self.names
            and who.choose is not None
            and who.count == 1
            and not grammar.table_of(who.choose).is_
        ):
            text = self.reference(who.from_)  # one of those who were just spoken of
            source = self.names[who.from_][0]
        elif who.from_ not in ("play", "path"):
            text = (
                self.say("from-" + who.from_, what=text, of=who.of)
                if grammar.has(self.lang, "from-" + who.from_)
                else self.say("from-those", what=text)
            )
        if who.name:
            self.names[who.name] = (source, many)
        return text, many

    def effect(self, e: Any, form: str) -> str:
        """One effect: `form` is "imp" (do it!) or "inf" (… to do it)."""
        word = e.word
        args: dict[str, Any] = {}
        who = getattr(e, "who", None)
        if who is not None:
            text, many = self.target(who)
            self.names["target"] = (target_filter(who, self.names), many)
            args.update(
                target=text, to=with_preposition(self.lang, "a", text), of=with_preposition(self.lang, "de", text),
                object=self.object(text, self.personal(who)), many="many" if many else "one",
            )  # fmt: skip
        for key in ("amount", "times"):
            value = getattr(e, key, None)
            if isinstance(value, int | AmountTable):
                if word in ("strength", "keyword", "archery", "move-limit"):
                    args[key] = self.signed(value)
                else:
                    n, words, tail = self.number(value)
                    args.update({key: words, "n": n, "tail": tail})
        if word == "exert":
            args["n"] = e.times
        player = getattr(e, "player", None)
        if player is not None:
            args.update(player="you" if player == "you" else "other", who=self.player(player))
        args["until"] = self.say(f"until-{e.until}") if getattr(e, "until", "phase") != "phase" else ""
        handler = getattr(self, "effect_" + word.replace("-", "_"), None)
        if handler is not None:
            return str(handler(e, form, args))
        for field in msgspec.structs.fields(e):
            if field.name in ("keyword", "where", "side", "function", "number", "resistance", "name"):
                args[field.name if field.name != "number" else "site"] = getattr(e, field.name)
        return self.verb(word, form, args)

    def personal(self, who: Any) -> bool:
        if isinstance(who, str):
            if who == "self":
                return self.kind.is_character
            return who in ("bearer", "ring-bearer") or (who in self.names and is_person(self.names[who][0]))
        return who.from_ in ("play", "that", "them") and is_person(who.choose if who.choose is not None else who.all_)

    def verb(self, word: str, form: str, args: dict[str, Any]) -> str:
        """The message `do-word`, its infinitive in the attribute `.inf` where it differs."""
        made = bundle("tcg", self.lang)
        message = made.get_message(f"do-{word}")
        value = message.attributes.get("inf") if form == "inf" else None
        if value is None:
            return pattern(made, f"do-{word}", args).strip()
        text, errors = made.format_pattern(value, args)
        if errors:
            raise ValueError(f"do-{word}.inf in {self.lang}: {errors[0]}")
        return str(text).strip()

    def player(self, who: str) -> str:
        return self.say(f"player-{who}")

    def effects(self, effects: tuple[Any, ...], form: str) -> str:
        parts = [
            self.effect(e, form) if len(run) == 1 else self.qualities(run, form)
            for run in runs(effects)
            for e in run[:1]
        ]
        return join_and(self.lang, [part for part in parts if part])

    def qualities(self, run: tuple[Any, ...], form: str) -> str:
        """Several gifts to one character in one breath: "strength +3 and damage +1"."""
        text, many = self.target(run[0].who)
        self.names["target"] = (target_filter(run[0].who, self.names), many)
        gifts = [
            self.say("quality-strength", amount=self.signed(e.amount))
            if e.word == "strength"
            else self.keyword(e.keyword, e.amount)
            for e in run
        ]
        until = self.say(f"until-{run[0].until}") if run[0].until != "phase" else ""
        args = {"target": text, "to": with_preposition(self.lang, "a", text), "until": until, "word": "several"}
        return self.verb("keyword", form, {**args, "keyword": join_and(self.lang, gifts)})

    def effect_keyword(self, e: Any, form: str, args: dict[str, Any]) -> str:
        args.update(keyword=self.keyword(e.keyword, e.amount), word=e.keyword)
        return self.verb("keyword", form, args)

    def keyword(self, word: str, amount: int) -> str:
        text = self.say(f"keyword-{word}")
        return f"{text} {self.signed(amount)}" if word in ("damage", "defender") else text

    def effect_choose_one(self, e: Any, form: str, args: dict[str, Any]) -> str:
        parts = []
        for mode in e.of:
            text = self.effects(mode.then, "inf" if e.by != "you" else form)
            if mode.needs:
                _, conditions = self.split_needs(mode.needs)
                conditions += [self.condition(n) for n in mode.needs if n.__struct_config__.tag == "spot"]
                text = self.say("if-then", condition=join_and(self.lang, conditions), what=text)
            parts.append(text)
        joined = self.say("either-or").join(parts)
        if e.by == "you":
            return joined
        return self.verb("choose-one", form, {"who": self.player(e.by), "what": joined})

    def effect_may(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.verb("may", form, {**args, "what": self.effects(e.then, "inf")})

    def effect_if(self, e: Any, form: str, args: dict[str, Any]) -> str:
        condition = join_and(self.lang, [self.condition(n) for n in e.needs])
        text = self.say("if-then", condition=condition, what=self.effects(e.then, form))
        if e.else_:
            text += self.say("otherwise", what=self.effects(e.else_, form))
        return text

    def effect_repeat(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.say("repeated", what=self.effects(e.then, form), **{k: args[k] for k in ("times", "n", "tail")})

    def effect_each_owner(self, e: Any, form: str, args: dict[str, Any]) -> str:
        source, _ = self.names.get(e.of, ("minion", True))
        self.owner = self.say("each-owner-of", what=phrase(self.lang, head_only(source), True, self).text)
        text = self.effects(e.then, form)
        return text

    def effect_instead(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.say("instead", what=self.effects(e.then, form))

    def effect_delayed(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.say("whenever", when=self.happening(e.on), what=self.effects(e.then, "imp")) + args["until"]

    def effect_choose_number(self, e: Any, form: str, args: dict[str, Any]) -> str:
        if isinstance(e.most, int):
            return self.verb("choose-number", form, {"name": e.name})
        return self.verb("choose-number-upto", form, {"name": e.name, "what": self.upto(e.most)})

    def upto(self, amount: AmountTable) -> str:
        if amount.burdens:
            return self.say("upto-burdens")
        assert amount.count is not None
        return self.say("upto-spot", what=phrase(self.lang, amount.count, True, self).text)

    def effect_put(self, e: Any, form: str, args: dict[str, Any]) -> str:
        args["where"] = self.say(f"where-{e.where}")
        return self.verb("put", form, args)

    def effect_play(self, e: Any, form: str, args: dict[str, Any]) -> str:
        args["on"] = "" if e.on is None else self.say("play-on", what=self.np(e.on))
        args["discount"] = (
            self.say("play-free") if e.free else self.say("play-discount", n=e.discount) if e.discount else ""
        )
        return self.verb("play", form, args)

    def effect_transfer(self, e: Any, form: str, args: dict[str, Any]) -> str:
        args["on"] = self.reference(e.to)
        return self.verb("transfer", form, args)

    def effect_assign(self, e: Any, form: str, args: dict[str, Any]) -> str:
        by = e.who.by if isinstance(e.who, TargetTable) else "you"
        args.update(minion=self.reference(e.to), by="you" if by == "you" else "other", who=self.player(by))
        return self.verb("assign", form, args)

    def effect_discard_hand(self, e: Any, form: str, args: dict[str, Any]) -> str:
        made = phrase(self.lang, e.which, args["n"] != 1, self)
        n = args["n"]
        cards = made.with_article(self.lang, "a") if n == 1 else f"{args['amount']} {made.text}"
        if e.up_to:
            cards = self.say("up-to", what=cards, n=n)
        args.update(cards=cards + args["tail"], random="yes" if e.random else "no")
        if e.name:
            self.names[e.name] = (e.which, n != 1)
        return self.verb("discard-hand", form, args)

    def effect_reveal(self, e: Any, form: str, args: dict[str, Any]) -> str:
        self.names[e.name] = ((), True)
        args.update(look="yes" if e.look else "no", bottom="yes" if e.bottom else "no")
        if e.while_fits is not None:
            return self.verb("reveal-until", form, {**args, "what": self.np(e.while_fits)})
        return self.verb("reveal", form, args)

    def effect_reveal_hand(self, e: Any, form: str, args: dict[str, Any]) -> str:
        self.names[e.name] = ((), True)
        args.update(look="yes" if e.look else "no")
        if e.amount is None:
            return self.verb("reveal-hand", form, args)
        return self.verb("reveal-random", form, args)

    def effect_archery(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.verb(f"archery-{e.side}", form, args)

    def effect_replace_site(self, e: Any, form: str, args: dict[str, Any]) -> str:
        if e.who is None:
            args["target"] = self.say("the-site-number", n=e.number) if e.number else self.say("the-site-here")
        return self.verb("replace-site", form, args)

    def effect_special(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.verb(f"special-{e.function}", form, args)

    def effect_resolution(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return ""

    # -- texts --------------------------------------------------------------------------------------

    def action(self, frame: Any) -> str:
        """Requirements, costs and effects of an action: "exert a Dwarf to draw 3 cards"."""
        prices, conditions = self.split_needs(frame.requires)
        prices += [self.effect(e, "imp") for e in frame.cost]
        if prices:
            text = self.say("pay-to", price=join_and(self.lang, prices), what=self.effects(frame.then, "inf"))
        else:
            text = self.effects(frame.then, "imp")
        if conditions:
            text = self.say("if-then", condition=join_and(self.lang, conditions), what=text)
        if frame.limit is not None:
            text += self.say(f"limit-{frame.limit.per}", n=frame.limit.times)
        return text

    def happening(self, on: Any) -> str:
        who = on.who
        if who is not None:
            self.names["that"] = (who, False)
        if on.against is not None:
            self.names["them"] = (on.against, True)
        what = self.np(who) if who is not None else ""
        args = {
            "who": what, "of": with_preposition(self.lang, "de", what), "against": self.np(on.against) if on.against is not None else "",
            "by": self.np(on.by) if on.by is not None else "", "player": on.player or "any",
            "phase": self.say(f"phase-{on.phase}") if on.phase else "",
            "own": "yes" if who == "self" else "no",
        }  # fmt: skip
        for key in ("against", "by", "phase"):
            args[f"has-{key}"] = "yes" if args[key] else "no"
        return self.say(f"when-{on.event}", **{k.replace("-", "_"): v for k, v in args.items()})

    def text(self, frame: Any) -> str:
        kind = type(frame)
        if kind is f.Event or kind is f.Ability:
            if frame.when:
                head = self.say("timeword", words=join_or(self.lang, [self.say(f"timeword-{w}") for w in frame.when]))
                return f"{head} {capital(self.action(frame))}"
            happening = self.happening(frame.on)
            return self.response(happening, frame)
        if kind is f.Response:
            return self.response(self.happening(frame.on), frame)
        if kind is f.Trigger:
            return self.trigger(frame)
        if kind is f.Static:
            return self.static(frame)
        if kind is f.Check:
            conditions = join_and(self.lang, [self.condition(n) for n in frame.while_])
            return self.say("as-soon-as", condition=conditions, what=self.effects(frame.then, "imp"))
        if kind is f.ToPlay:
            prices, conditions = self.split_needs(frame.requires)
            prices += [self.effect(e, "imp") for e in frame.cost]
            return self.say("to-play", what=join_and(self.lang, prices or conditions))
        if kind is f.OwnCost:
            on = "" if frame.bearer is None else self.say("when-played-on", what=self.np(frame.bearer))
            conditions = [self.condition(n) for n in frame.while_]
            where = self.say("while", condition=join_and(self.lang, conditions)) if conditions else ""
            return capital(
                self.say("own-cost", amount=self.signed(frame.amount), on=on, where=where, who=self.reference("self"))
            )
        return self.say("copy-site", n=frame.number, who=capital(self.reference("self")))

    def response(self, happening: str, frame: Any) -> str:
        head = self.say("timeword", words=self.say("timeword-response"))
        return f"{head} {capital(self.say('response', when=happening, what=self.action(frame)))}"

    def trigger(self, frame: Any) -> str:
        happening = self.happening(frame.on)
        conditions = [self.condition(n) for n in frame.requires]
        form = "inf" if frame.may else "imp"
        what = self.effects(frame.then, form)
        if frame.cost:
            what = self.say("pay-to", price=self.effects(frame.cost, form), what=self.effects(frame.then, "inf"))
        if frame.may:
            who = "shadow" if frame.by == "shadow" else "you"
            what = self.say("you-may", what=what, who=who)
        if conditions:
            happening += self.say("and-if", condition=join_and(self.lang, conditions))
        text = self.say("whenever", when=happening, what=what)
        if frame.limit is not None:
            text += self.say(f"limit-{frame.limit.per}", n=frame.limit.times)
        return capital(text)

    def static(self, frame: Any) -> str:
        text = join_and(self.lang, [self.give(g) for g in frame.gives])
        conditions = [self.condition(n) for n in frame.while_]
        own = grammar.table_of(frame.gives[0].who)
        if own.is_ in (("self",), ("bearer",)):
            subject = self.reference(own.is_[0])
            if own.skirmishing is not None:
                conditions.append(self.say("if-skirmishing", who=subject, what=self.np(own.skirmishing)))
            if own.bears is not None:
                conditions.append(self.say("if-bears", who=subject, what=self.np(own.bears)))
        if conditions:
            text = self.say("while-then", condition=join_and(self.lang, conditions), what=text)
        return capital(text)

    def give(self, g: Any) -> str:
        words = grammar.table_of(g.who).is_
        source: Filter = words if words in (("self",), ("bearer",)) else g.who
        who = self.np(source, det="a" if "self" in words or "bearer" in words or "ring-bearer" in words else "each")
        args: dict[str, Any] = {
            "who": who, "of": with_preposition(self.lang, "de", who), "to": with_preposition(self.lang, "a", who),
            "amount": self.signed(g.amount), "phase": self.say(f"phase-{g.phase}") if g.phase else "",
        }  # fmt: skip
        if g.first:
            made = phrase(self.lang, g.who, False, self)
            args["who"] = self.say("first-of", what=made.text, gender=made.gender, per=g.first)
            args["of"] = with_preposition(self.lang, "de", args["who"])
        if g.give in ("archer", "fierce", "damage", "defender"):
            amount = g.amount if isinstance(g.amount, int) else 1
            return self.say("give-keyword", keyword=self.keyword(g.give, amount), word=g.give, **args)
        return self.say(f"give-{g.give}", **args)


NEGATED = ("assigned-this-turn", "in-support-area")
PERSONS = frozenset(
    ("companion", "ally", "minion", "character", "ring-bearer", "archer", "ranger", "tracker", *grammar.RACES)
)


def is_person(source: Filter | None) -> bool:
    """Whether a filter describes characters: Spanish wants to know."""
    if source is None:
        return False
    t = grammar.table_of(source)
    if any(w in PERSONS for w in t.is_) and not any(w in ("event", "condition", "possession") for w in t.is_):
        return True
    return t.title is not None or any(is_person(part) for part in t.any_)


def runs(effects: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Effects grouped: consecutive gifts to the same character for the same time stand together."""
    found: list[list[Any]] = []
    for e in effects:
        last = found[-1][0] if found else None
        if last is not None and gift(last) and gift(e) and same_receiver(last, e) and last.until == e.until:
            found[-1].append(e)
        else:
            found.append([e])
    return [tuple(run) for run in found]


def gift(e: Any) -> bool:
    return e.word in ("strength", "keyword") and (e.word == "keyword" or isinstance(e.amount, int))


def same_receiver(first: Any, second: Any) -> bool:
    if isinstance(second.who, str):
        return bool(second.who == (first.who if isinstance(first.who, str) else first.who.name))
    return False


def head_only(source: Filter) -> Filter:
    """ "that Dwarf", not "that exhausted Dwarf in your support area"."""
    t = grammar.table_of(source)
    if t.title is not None or t.any_:
        words = [w for w in t.is_ if w in (*grammar.HEADS, *grammar.RACES)]
        return words[0] if words else "character"
    for group in (grammar.RACES, grammar.HEADS, grammar.CLASSES, grammar.KEYWORDS):
        for word in t.is_:
            if word in group:
                return word
    return ()


def target_filter(who: Any, names: dict[str, tuple[Filter, bool]]) -> Filter:
    if isinstance(who, str):
        return names[who][0] if who in names else "character"
    return who.choose if who.choose is not None else who.all_ or "character"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@cache
def card_text(kind: Kind, lang: str) -> tuple[str, ...]:
    """The sentences of a card in one language, keywords first."""
    lines = []
    words = [Voice(kind, lang).keyword(word, value) for word, value in kind.keywords.items()]
    if words:
        lines.append(" ".join(capital(word) + "." for word in words))
    place = place_text(kind, lang)
    if place:
        lines.append(place)
    texts = list(kind.frames)
    events = [frame for frame in texts if isinstance(frame, f.Event)]
    for frame in texts:
        if isinstance(frame, f.Event) and frame is not events[0] and frame.when == events[0].when and not frame.on:
            voice = Voice(kind, lang)
            lines[-1] = lines[-1].rstrip(".") + say(lang, "either-or") + voice.action(frame) + "."
            continue
        lines.append(stop(Voice(kind, lang).text(frame)))
    return tuple(lines)


def stop(text: str) -> str:
    text = " ".join(text.split())
    return text if text.endswith((".", "!", ")")) and not text.endswith(")") else text + "."


def place_text(kind: Kind, lang: str) -> str:
    voice = Voice(kind, lang)
    if kind.place == "support" and kind.type != "ally":
        return say(lang, "place-support")
    if kind.place == "site":
        return say(lang, "place-site") + (" " + say(lang, "one-per-bearer") if kind.one_per_bearer else "")
    if kind.place == "bearer":
        assert kind.bearer is not None
        text = say(lang, "place-bearer", what=voice.np(kind.bearer.source))
        if kind.one_per_bearer:
            text += " " + say(lang, "one-per-bearer")
        if kind.extra_slot:
            text += " " + say(lang, "extra-slot")
        return text
    return ""


def has_names(kind: Kind) -> bool:
    """Whether the card has its title (and subtitle) in every language."""
    return all(
        grammar.has(lang, f"card-{kind.slug}") and (not kind.subtitle or grammar.has(lang, f"subtitle-{kind.id}"))
        for lang in LANGUAGES
    )


def title(kind: Kind, lang: str) -> str:
    """Title and subtitle, in English where a language has none yet."""
    name = grammar.title_in(lang, kind.title)
    if not kind.subtitle:
        return name
    id = f"subtitle-{kind.id}"
    return f"{name}, {say(lang, id) if grammar.has(lang, id) else kind.subtitle}"
