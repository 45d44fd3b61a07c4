"""Whole texts of a card in words."""

from __future__ import annotations

from typing import Any

from redbook.games.tcg.effects import texts as f
from redbook.games.tcg.language.filters import CardError, Filter, FilterTable
from redbook.games.tcg.speech import grammar
from redbook.games.tcg.speech.grammar import join_and, join_or, phrase
from redbook.games.tcg.speech.rehearsal import says_only
from redbook.games.tcg.speech.subjects import capital
from redbook.games.tcg.speech.teller import Teller
from redbook.kernel.text import with_preposition


def is_bound(who: Filter) -> bool:
    """Whether it gives to this card or its bearer while something is so."""
    t = grammar.table_of(who)
    return t.is_ in (("self",), ("bearer",)) and (t.skirmishing is not None or t.bears is not None)


def sat_out(frame: Any) -> bool:
    """Whether it waits for the end of a turn in which this character did not fight, but another did (1_279)."""
    if frame.on.event != "turn-ends" or [n.__struct_config__.tag for n in frame.requires] != ["is", "another-fought"]:
        return False
    return grammar.table_of(frame.requires[0].fits) == FilterTable(not_=("assigned-this-turn",))


class Voice(Teller):
    """One card speaking one language. `also`: other happenings to which an event responds in the same way."""

    also: tuple[Any, ...] = ()

    def action(self, frame: Any, *, conditions_said: bool = False) -> str:
        """Requirements, costs and effects of an action: "exert a Dwarf to draw 3 cards"."""
        prices, conditions = self.split_needs(frame.requires)
        prices += [self.effect(e, "imp") for e in frame.cost]
        if prices and frame.then[0].word == "if":  # "exert a Nazgûl. If …"
            text = f"{join_and(self.lang, prices)}. {capital(self.effects(frame.then, 'imp'))}"
        elif prices:
            text = self.say("pay-to", price=join_and(self.lang, prices), what=self.effects(frame.then, "inf"))
        else:
            text = self.effects(frame.then, "imp")
        if conditions and not conditions_said:
            text = self.say("if-then", condition=self.conditions(conditions), what=text)
        if frame.limit is not None:
            text += self.say(f"limit-{frame.limit.per}", n=frame.limit.times)
        return text

    def happening(self, on: Any) -> str:
        self.waits_for = on.event
        who = on.who
        if who is not None:
            self.names["that"] = (who, False)
        if on.against is not None:
            self.names["them"] = (on.against, True)
        what = self.np(who) if who is not None else ""
        args = {
            "who": what, "of": with_preposition("de", what, self.lang), "to": with_preposition("a", what, self.lang),
            "against": self.np(on.against) if on.against is not None else "",
            "by": self.np(on.by) if on.by is not None else "", "player": on.player or "any",
            "phase": self.phase(on.phase) if on.phase else "", "gender": self.own_gender(who),
            "own": "yes" if who == "this-site" else "no",
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
            happenings = [self.happening(on) for on in (frame.on, *self.also)]
            subject = (self.np(frame.on.who) if frame.on.who is not None else "") + " "
            if all(one.startswith(subject) for one in happenings):  # "the Ring-bearer exerts or takes a wound"
                happenings[1:] = [one.removeprefix(subject) for one in happenings[1:]]
            return self.response(join_or(self.lang, happenings), frame)
        if kind is f.Response:
            return self.response(self.happening(frame.on), frame)
        if kind is f.Trigger:
            return self.trigger(frame)
        if kind is f.Static:
            return self.static(frame)
        if kind is f.Check:
            condition = join_and(self.lang, [self.condition(n) for n in frame.while_])
            return self.say("as-soon-as", condition=condition, what=self.effects(frame.then, "imp"))
        if kind is f.ToPlay:
            prices, conditions = self.split_needs(frame.requires)
            prices += [self.effect(e, "imp") for e in frame.cost]
            return self.say("to-play", what=join_and(self.lang, prices or conditions))
        if kind is f.OwnCost:
            on = "" if frame.bearer is None else self.say("when-played-on", what=self.np(frame.bearer))
            conditions = self.lasting(frame.while_)
            where = self.say("while", condition=join_and(self.lang, conditions)) if conditions else ""
            return capital(
                self.say("own-cost", amount=self.signed(frame.amount), on=on, where=where, who=self.reference("self"))
            )
        return self.say("copy-site", n=frame.number, who=self.reference("self"))

    def response(self, happening: str, frame: Any) -> str:
        head = self.say("timeword", words=self.say("timeword-response"))
        _, conditions = self.split_needs(frame.requires)
        if conditions:
            happening += self.say("and-if", condition=self.conditions(conditions, happening))
        what = self.action(frame, conditions_said=True)
        return f"{head} {capital(self.say('response', when=happening, what=what))}"

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
        if sat_out(frame):
            happening = self.say("when-turn-ends-unfought", who=self.reference(frame.requires[0].card))
        elif conditions:
            happening += self.say("and-if", condition=self.conditions(conditions, happening))
        text = self.say("whenever", when=happening, what=self.conditions([what], happening))
        if frame.limit is not None:
            text += self.say(f"limit-{frame.limit.per}", n=frame.limit.times)
        return capital(text)

    def static(self, frame: Any) -> str:
        if len(frame.gives) > 1 and all(g.give == "skip-phase" for g in frame.gives):
            text = self.say("give-skip-phases", phases=join_and(self.lang, [self.phase(g.phase) for g in frame.gives]))
        else:
            text = join_and(self.lang, [self.give(g) for g in frame.gives])
        conditions = self.lasting(frame.while_)
        if any(g.who != frame.gives[0].who and is_bound(g.who) for g in frame.gives):
            raise CardError("one text gives to one character under one condition")
        self.mood = "while"
        own = grammar.table_of(frame.gives[0].who)
        if own.is_ in (("self",), ("bearer",)):
            subject = self.reference(own.is_[0])
            if own.skirmishing is not None:
                conditions.append(self.say("if-skirmishing", who=subject, what=self.np(own.skirmishing)))
            if own.bears is not None:
                conditions.append(self.say("if-bears", who=subject, what=self.np(own.bears)))
        self.mood = "if"
        if conditions:
            text = self.say("while-then", condition=self.conditions(conditions), what=text)
        return capital(text)

    def lasting(self, needs: tuple[Any, ...]) -> list[str]:
        """Conditions as they stand after "while"."""
        self.mood = "while"
        conditions = [self.condition(n) for n in needs]
        self.mood = "if"
        return conditions

    def give(self, g: Any) -> str:
        words = grammar.table_of(g.who).is_
        source: Filter = g.who
        if words in (("self",), ("bearer",)):
            says_only(grammar.table_of(g.who), "is_", "skirmishing", "bears")  # which `static` says as conditions
            source = words
        who = self.np(source, det="a" if "self" in words or "bearer" in words or "ring-bearer" in words else "each")
        if g.give == "cannot-play":
            who = phrase(self.lang, g.who, True, self).text  # "stealth events cannot be played"
        elif g.give == "safe-from-opponents":
            made = phrase(self.lang, g.who, True, self, ("your",))
            who = self.say("yours", what=made.text, gender=made.gender)
        args: dict[str, Any] = {
            "who": who, "gender": self.gender(g.who),
            "of": with_preposition("de", who, self.lang), "to": with_preposition("a", who, self.lang),
            "amount": self.signed(g.amount), "phase": self.phase(g.phase) if g.phase else "",
        }  # fmt: skip
        if g.first:
            made = phrase(self.lang, g.who, False, self)
            per = "certain" if g.phase else g.first
            args["who"] = self.say("first-of", what=made.text, gender=made.gender, per=per, phase=args["phase"])
            args["of"] = with_preposition("de", args["who"], self.lang)
        if g.give in ("archer", "fierce", "damage", "defender"):
            if not isinstance(g.amount, int):
                raise CardError(f"a keyword is given a fixed number of times: {g.give}")
            del args["amount"]  # said with the keyword
            return self.say("give-keyword", keyword=self.keyword(g.give, g.amount), word=g.give, **args)
        return self.say(f"give-{g.give}", **args)
