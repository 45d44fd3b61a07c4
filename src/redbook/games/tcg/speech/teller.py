"""Effects in words: what is done, and to whom."""

from __future__ import annotations

from typing import Any

import msgspec

from redbook.games.tcg.effects.counters import ANY_NAMED
from redbook.games.tcg.effects.targets import ANY_NUMBER, TargetTable
from redbook.games.tcg.language.amounts import AmountTable
from redbook.games.tcg.language.filters import CardError, Filter
from redbook.games.tcg.speech import grammar
from redbook.games.tcg.speech.grammar import bundle, join_and, phrase
from redbook.games.tcg.speech.rehearsal import REHEARSAL, must_say, rehearse, says_only, written
from redbook.games.tcg.speech.speaker import Speaker
from redbook.games.tcg.speech.subjects import capital, head_only, is_offer, is_person, runs, target_filter
from redbook.kernel.text import pattern, with_preposition


def is_clause(text: str, lang: str) -> bool:
    """Whether so much is said of a character that a gift stands better before it than after it."""
    return lang in grammar.OWN and " que " in text


def is_short(amount: Any) -> bool:
    """+2 or −X, not +1 for each of these or those."""
    return isinstance(amount, int) or (isinstance(amount, AmountTable) and amount.number is not None)


def merged(lang: str, parts: list[str]) -> str:
    """Alternatives that differ in one place only: “transferir … de tu área de apoyo o de tu pila de descartes a …”."""
    if len(set(parts)) == 1:
        return parts[0]
    words = [part.split() for part in parts]
    short = min(map(len, words))
    first = next(n for n in range(short) if len({tuple(one[: n + 1]) for one in words}) > 1)
    last = next(n for n in range(short) if len({tuple(one[-n - 1 :]) for one in words}) > 1)
    while first and words[0][first - 1] in ("de", "tu", "da", "do", "sua", "seu", "from", "your"):
        first -= 1
    varying = [" ".join(one[first : len(one) - last]) for one in words]
    return " ".join([*words[0][:first], grammar.join_or(lang, varying), *words[0][len(words[0]) - last :]])


class Teller(Speaker):
    """Says effects, as orders ("imp") or as aims ("inf")."""

    waits_for = ""  # what the text responds to
    deck_of = "you"  # whose cards were revealed
    chosen_by_another = ""  # the name of what another player was made to choose
    verb_word = ""  # what is being done to the target
    opponent_chosen = False  # so that the text need not say again who that is

    def happening(self, on: Any) -> str:
        """What a text waits for; the whole texts know how to say it."""
        raise NotImplementedError

    def is_it(self, who: Any) -> bool:
        return isinstance(who, str) and who == self.shown != ""

    def target(self, who: Any) -> tuple[str, bool]:
        """A target in words, and whether it is several."""
        if isinstance(who, str):
            many = who in self.names and self.names[who][1]
            return self.reference(who), many
        assert isinstance(who, TargetTable)
        if who.all_ is not None and grammar.table_of(who.all_).other_than is not None:
            says_only(grammar.table_of(who.all_), "other_than")
            return self.say("the-others"), True
        if who.ordered and grammar.table_of(who.choose or ()).other_than is not None:
            says_only(grammar.table_of(who.choose or ()), "other_than")
            if not isinstance(who.count, int):
                raise CardError("the others are all that are left, not so many")
            return self.say("the-others-ordered"), True
        if who.all_ is not None:
            source: Filter = who.all_
            each = who.from_ == "play" and (self.lang == "en" or is_person(source))
            text = self.np(source, det="each" if each else "all")
            many = True
        else:
            source = who.choose if who.choose is not None else ()
            count = who.count if isinstance(who.count, int) else 2
            if isinstance(who.count, int):
                text = self.np(source, count)
            else:
                says_only(
                    who.count, "number"
                )  # a number that was named; of what else is counted, a target has no words
                text = self.np(source, 2).replace("2", self.number(who.count)[1], 1)
            if who.up_to and 1 < count < ANY_NUMBER:
                text = self.say("up-to", what=text, n=count)
            many = count != 1
        if (
            who.from_ in self.names
            and who.choose is not None
            and who.count == 1
            and not written(grammar.table_of(who.choose))
            and self.names[who.from_] != ((), True)  # one of several cards: "a card among them"
        ):
            text = self.reference(who.from_)  # one of those who were just spoken of
            source = self.names[who.from_][0]
        elif who.from_ not in ("play", "path"):
            if grammar.has(self.lang, "from-" + who.from_) and written(grammar.table_of(source)):
                must_say("from-" + who.from_, "what")
            text = (
                self.say(
                    "from-" + who.from_,
                    what=text,
                    of=who.of,
                    gender=self.gender(source),
                    play="yes" if self.verb_word == "play" else "no",
                )
                if grammar.has(self.lang, "from-" + who.from_)
                else self.say("from-those", what=text)
            )
        if who.name:
            self.names[who.name] = (source, many)
        return text, many

    def effect(self, e: Any, form: str) -> str:
        """One effect: `form` is "imp" (do it!) or "inf" (… to do it)."""
        if is_offer(e) and e.word != "may" and form == "imp":
            return self.verb("may", form, {"n": 1, "tail": "", "what": self.plain_effect(e, "inf")})
        return self.plain_effect(e, form)

    def plain_effect(self, e: Any, form: str) -> str:
        word = e.word
        args: dict[str, Any] = {}
        who = getattr(e, "who", None)
        if who is not None:
            self.verb_word = word
            text, many = self.target(who)
            self.names["target"] = (target_filter(who, self.names), many)
            if isinstance(who, TargetTable) and who.by == "free-peoples" and word not in ("assign", "choose"):
                text = self.say("chosen-by", what=text, of=with_preposition("de", self.player(who.by), self.lang))
            about = target_filter(who, self.names)
            args.update(
                target=text, to=self.after_a(text, about), of=with_preposition("de", text, self.lang),
                object=self.object(text, about if self.personal(who) else None), many="many" if many else "one",
                long="yes" if is_clause(text, self.lang) and is_short(getattr(e, "amount", 1)) else "no",
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
            said = self.owner if player == "owner" else self.say(f"player-{player}")
            who_of = with_preposition("de", said, self.lang)
            args.update(player="you" if player == "you" else "other", who=self.player(player), who_of=who_of)
        args["until"] = self.say(f"until-{e.until}") if getattr(e, "until", "phase") != "phase" else ""
        if word == "remove-twilight" and e.limit:
            args["tail"] = str(args["tail"]) + self.say("number-limit-phase", number=e.limit)
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
        """The message `do-word`, its infinitive in the attribute `.inf` where it differs, and in `.sub` what Spanish
        says of another player: "haz que elija … y asigne"."""
        if self.lang == REHEARSAL:
            return rehearse(f"do-{word}", args)
        made = bundle(self.lang)
        id = f"do-{word}"
        return pattern(made, id, args, form if made.parts(id, form) is not None else None).strip()

    def player(self, who: str) -> str:
        if who == "opponent" and self.opponent_chosen:
            return self.say("player-opponent-again")
        return self.owner if who == "owner" else self.say(f"player-{who}")

    def effects(self, effects: tuple[Any, ...], form: str) -> str:
        """One after another in a sentence; an offer or a delayed text after others makes a sentence of its own, and so
        does, behind a semicolon, what depends on something."""
        sentences: list[list[str]] = [[]]
        between = [""]
        alone = False
        for run in runs(effects):
            e = run[0]
            apart = is_offer(e) or e.word == "delayed"
            depends = e.word == "if"
            if sentences[-1] and (apart or alone or depends):
                sentences.append([])
                between.append("; " if depends else ". ")
                form = "imp"
            alone = apart
            part = self.effect(e, form) if len(run) == 1 else self.qualities(run, form)
            sentences[-1] += [one for one in part.split(" | ") if one]  # some say two things: "cancel all | assign …"
        said = [join_and(self.lang, parts) for parts in sentences]
        return "".join(by + (capital(text) if by == ". " else text) for by, text in zip(between, said, strict=True))

    def qualities(self, run: tuple[Any, ...], form: str) -> str:
        """Several gifts to one character in one breath: "strength +3 and damage +1"."""
        text, many = self.target(run[0].who)
        self.names["target"] = (target_filter(run[0].who, self.names), many)
        gifts = [
            self.say("quality-strength", amount=self.signed(e.amount))
            if e.word == "strength"
            else self.quality(e.keyword, e.amount, form)
            for e in sorted(run, key=lambda e: e.word == "keyword" and e.keyword == "fierce")
        ]
        until = self.say(f"until-{run[0].until}") if run[0].until != "phase" else ""
        args = {
            "target": text, "to": with_preposition("a", text, self.lang), "until": until, "word": "several",
            "long": "yes" if is_clause(text, self.lang) else "no",
        }  # fmt: skip
        return self.verb("keyword", form, {**args, "keyword": join_and(self.lang, gifts)})

    def quality(self, word: str, amount: int, form: str) -> str:
        """A keyword as a gift beside another gift. Nobody has “ferocity”: Spanish and Portuguese make them fierce."""
        if word != "fierce":
            return self.keyword(word, amount)
        said = None if form == "imp" else grammar.attribute(self.lang, "quality-fierce", form)
        return said or self.say("quality-fierce")

    def effect_keyword(self, e: Any, form: str, args: dict[str, Any]) -> str:
        del args["amount"]  # said with the keyword
        args.update(keyword=self.keyword(e.keyword, e.amount), word=e.keyword)
        return self.verb("keyword", form, args)

    def keyword(self, word: str, amount: int, gender: str = "m") -> str:
        feminine = grammar.attribute(self.lang, f"keyword-{word}", "feminine") if gender == "f" else None
        text = feminine or self.say(f"keyword-{word}")
        return f"{text} {self.signed(amount)}" if word in ("damage", "defender") else text

    def effect_choose(self, e: Any, form: str, args: dict[str, Any]) -> str:
        if isinstance(e.who, TargetTable) and e.who.by != "you":
            self.chosen_by_another = e.who.name
            return self.verb("choose-by", form, {**args, "who": self.player(e.who.by)})
        if self.won_by_minions() and isinstance(e.who, TargetTable) and e.who.from_ == "them" and e.who.name:
            self.known[e.who.name] = self.loser(e.who)
            return ""
        return self.verb("choose", form, args)

    def won_by_minions(self) -> bool:
        return self.waits_for == "wins" and self.kind.side == "shadow"

    def loser(self, who: TargetTable) -> str:
        """Whoever fights minions fights them alone, so nobody needs to choose: "the losing character"."""
        source = target_filter(who, self.names)
        says_only(grammar.table_of(source), "is_", "bears_no")
        if len(grammar.table_of(source).is_) > 1:
            raise CardError(f"the loser is called by one word: {source}")
        made = phrase(self.lang, head_only(source), False, self)
        text = self.say("ref-loser", what=made.text, gender=made.gender)
        borne = grammar.table_of(source).bears_no
        return text if borne is None else self.say("ref-unless-bears", who=text, what=made.text, borne=self.np(borne))

    def effect_choose_one(self, e: Any, form: str, args: dict[str, Any]) -> str:
        parts = []
        self.chooser = e.by
        for mode in e.of:
            text = self.effects(mode.then, "inf" if e.by != "you" else form)
            if mode.needs:
                _, conditions = self.split_needs(mode.needs)
                conditions += [self.condition(n) for n in mode.needs if n.__struct_config__.tag == "spot"]
                text = self.say("if-then", condition=join_and(self.lang, conditions), what=text)
            parts.append(text)
        self.pieces[id(e)] = tuple(parts)
        self.chooser = "you"
        joined = self.say("either-or").join(parts)
        if all([deed.word for deed in mode.then] == ["transfer"] and not mode.needs for mode in e.of):
            joined = merged(self.lang, parts)
        if e.by == "you":
            return joined
        return self.verb("choose-one", form, {"who": self.player(e.by), "what": joined})

    def effect_may(self, e: Any, form: str, args: dict[str, Any]) -> str:
        what = self.effects(e.then, "inf")
        self.pieces[id(e)] = (what,)
        return self.verb("may", form, {**args, "what": what})

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
        return self.effects(e.then, form)

    def effect_prevent(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.verb("prevent-exertion" if self.waits_for == "about-to-exert" else "prevent", form, args)

    def effect_instead(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.say("instead", what=self.effects(e.then, form))

    def effect_delayed(self, e: Any, form: str, args: dict[str, Any]) -> str:
        text = self.say("whenever", when=self.happening(e.on), what=self.effects(e.then, "imp"))
        return text + str(args["until"])

    def effect_choose_number(self, e: Any, form: str, args: dict[str, Any]) -> str:
        if isinstance(e.most, int):
            if e.most != ANY_NAMED:
                raise CardError(f"nobody can say that a number is at most {e.most}")
            return self.verb("choose-number", form, {"name": e.name})
        return self.verb("choose-number-upto", form, {"name": e.name, "what": self.upto(e.most)})

    def upto(self, amount: AmountTable) -> str:
        if amount.burdens:
            says_only(amount, "burdens")
            return self.say("upto-burdens")
        says_only(amount, "count", "most")
        assert amount.count is not None
        counted = grammar.table_of(amount.count)
        other = counted.other_than is not None or "another" in counted.is_
        made = phrase(self.lang, amount.count, True, self, ("another", "other_than"))
        text = self.say("upto-spot-others" if other else "upto-spot", what=made.text, gender=made.gender)
        return text if amount.most is None else text + self.say("number-limit", number=amount.most)

    def effect_choose_opponent(self, e: Any, form: str, args: dict[str, Any]) -> str:
        self.opponent_chosen = True
        if e.anyone:
            return self.verb("choose-player", form, args)
        if e.hand_at_least:
            return self.verb("choose-opponent-hand", form, {"n": e.hand_at_least})
        return self.verb("choose-opponent", form, args)

    def effect_put(self, e: Any, form: str, args: dict[str, Any]) -> str:
        if e.where == "discard":
            return self.verb("discard-it" if self.is_it(e.who) else "discard", form, args)
        if e.where == "shuffled":
            return self.verb("shuffle-in", form, args)
        args["where"] = self.say(f"to-{e.where}", of=self.deck_of)
        if self.is_it(e.who):
            return self.verb("put-it", form, args)
        if isinstance(e.who, TargetTable) and e.who.from_ == "hand" and not e.hidden:
            gender = self.gender(target_filter(e.who, self.names))
            return self.verb("put-shown", form, {**args, "gender": gender})
        return self.verb("put", form, args)

    def effect_discard(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.verb("discard-it" if self.is_it(e.who) else "discard", form, args)

    def effect_play(self, e: Any, form: str, args: dict[str, Any]) -> str:
        args["on"] = "" if e.on is None else self.say("play-on", what=self.np(e.on))
        title = grammar.table_of(target_filter(e.who, self.names)).title
        if self.lang == "es" and title and all(map(grammar.is_person, [title] if isinstance(title, str) else title)):
            args["target"] = args["to"]  # “jugar a Sam”
        args["discount"] = (
            self.say("play-free") if e.free else self.say("play-discount", n=e.discount) if e.discount else ""
        )
        return self.verb("play", form, args)

    def effect_cancel_skirmish(self, e: Any, form: str, args: dict[str, Any]) -> str:
        return self.verb("cancel-skirmish", form, {"what": self.np(e.involving)})

    def effect_become_ring_bearer(self, e: Any, form: str, args: dict[str, Any]) -> str:
        who = self.reference("self")
        args.update(target=who, to=with_preposition("a", who, self.lang), resistance=e.resistance)
        return self.verb("become-ring-bearer", form, args)

    def effect_transfer(self, e: Any, form: str, args: dict[str, Any]) -> str:
        bearer = self.reference(e.to)
        args.update(on=bearer, to_bearer=with_preposition("a", bearer, self.lang))
        return self.verb("transfer", form, args)

    def effect_assign(self, e: Any, form: str, args: dict[str, Any]) -> str:
        by = e.who.by if isinstance(e.who, TargetTable) else "you"
        args.update(minion=self.reference(e.to), by="you" if by == "you" else "other", who=self.player(by))
        if by == "you" and e.to == self.chosen_by_another:  # 1_169: who was made to choose assigns too
            form = "sub"
        return self.verb("assign", form, args)

    def effect_discard_hand(self, e: Any, form: str, args: dict[str, Any]) -> str:
        n, amount, tail = (args.pop(key) for key in ("n", "amount", "tail"))  # said here
        made = phrase(self.lang, e.which, n != 1, self)
        cards = made.with_article(self.lang, "a") if n == 1 else f"{amount} {made.text}"
        if e.up_to:
            cards = self.say("up-to", what=cards, n=n)
        args.update(cards=cards, random="yes" if e.random else "no")
        if e.name:
            self.names[e.name] = (e.which, n != 1)
        own = e.player != "you" and e.player == self.chooser  # he chooses to discard his own cards
        return self.verb("discard-hand-chooser" if own else "discard-hand", form, args) + str(tail)

    def effect_reveal(self, e: Any, form: str, args: dict[str, Any]) -> str:
        self.names[e.name] = ((), e.amount != 1 or e.while_fits is not None)
        self.shown = "" if self.names[e.name][1] else e.name
        self.deck_of = "you" if e.player == "you" else "other"
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
