# What the counsellor says: why it would do this here. The same ids stand in es-counsel.ftl and pt-counsel.ftl.
# Setting out
counsel-bid = Whatever you bid becomes burdens, and they stay: of { $resistance } resistance you would have { $left } left.
counsel-bid-for = The highest bid picks its place in the turn order, and that is worth about a burden; a bid that never varies is easily outbid.
counsel-bid-none = The place in the turn order is worth about a burden. Now and then I bid nothing and take the place that is left.
counsel-place = A late place is good: in place { $number } you play the Shadow { $shadows ->
    [1] once
   *[other] { $shadows } times
} before your own first turn, and draw cards each time.
counsel-start = { $card } (strength { $strength }, vitality { $vitality }) takes { $cost } of the { $room } that you may still spend. Companions who start with you add no twilight.
counsel-start-beside = { $card } and { $on } together cost { $cost }: no other choice gives more strength and vitality within the 4.
counsel-start-done = Nobody who is left is worth having for { $left } twilight.
counsel-mulligan-no = { $minions ->
    [1] One minion
   *[other] { $minions } minions
} among { $number } cards: you can harm the others. Six new cards would be two fewer.
counsel-mulligan-yes = { $minions ->
    [0] No minion
    [1] One minion
   *[other] { $minions } minions
} and { $events ->
    [1] one event
   *[other] { $events } events
}: with this hand you could hardly harm anybody. Six new cards are better.

# The fellowship phase
counsel-play-companion = { $card } brings strength { $strength } and vitality { $vitality }: one more who can stand against a minion. { $cost ->
    [0] It costs no twilight.
   *[other] The price: { $cost } twilight for the Shadow to spend.
}
counsel-play-company = You will be { $number } companions, and each adds 1 twilight whenever you move. The pool is now at { $twilight }.
counsel-play-ally = { $card } stays in your support area with its text, adds no twilight when you move, and fights only at site { $site }. { $cost ->
    [0] It costs no twilight.
   *[other] It costs { $cost } twilight.
}
counsel-play-item = With { $card }, { $on } has strength { $now } instead of { $was }, in every skirmish from now on. { $cost ->
    [0] It costs no twilight.
   *[other] It costs { $cost } twilight.
}
counsel-play-item-vitality = With { $card }, { $on } has vitality { $now } instead of { $was }: one more wound to bear. { $cost ->
    [0] It costs no twilight.
   *[other] It costs { $cost } twilight.
}
counsel-play-item-text = { $card } goes on { $on } and its text works from now on. { $cost ->
    [0] It costs no twilight.
   *[other] It costs { $cost } twilight.
}
counsel-play-item-damage = Damage +{ $number }: whoever loses to { $on } takes { $number ->
    [1] one wound
   *[other] { $number } wounds
} more.
counsel-play-item-also = And { $number ->
    [1] 1 more vitality
   *[other] { $number } more vitality
} for { $on }.
counsel-play-support = { $card } stays in play and works every turn, so the sooner it lies there the better. { $cost ->
    [0] It costs no twilight.
   *[other] It costs { $cost } twilight: the pool is then at { $twilight }.
}
counsel-discard-heals = { $card } has { $left } vitality left and would have { $now }.
counsel-discard-spare = A second { $card } cannot come into play while the first one lives: as a cure the card is still of use.
counsel-transfer = { $on } makes more of { $card } than { $source }: strength { $now } instead of { $was }. { $cost ->
    [0] It costs no twilight.
   *[other] It costs { $cost } twilight again.
}
counsel-set-out = On to site { $site }: { $companions } twilight for your companions, and more for the site, which is not known yet. The Shadow will have { $twilight } or more.
counsel-set-out-to = On to site { $site }, { $card }: { $companions } twilight for your companions and { $shadow } for the site. The Shadow will have { $twilight }.
counsel-keep-card = I keep { $card }: what it brings now is not worth { $cost ->
    [0] the card
   *[other] { $cost } twilight more for the Shadow
}.
counsel-keep-item = { $card } is in good hands with { $on }: handing it on would cost its twilight again.
counsel-keep-event = { $source } would gain nothing now; in your hand it may still turn a skirmish.
counsel-keep-use = { $source } would gain you nothing here that I can see.
counsel-keep-exert-self = { $card } would have to exert, down to { $left } vitality, and that is more than it brings.
counsel-keep-exert = { $source } would have { $card } exert, down to { $left } vitality, and that is more than it brings.
counsel-keep-twilight = { $source } would give the Shadow { $number } twilight more, and that is more than it brings.

# What an action does
counsel-does-play = { $source } { $source-number ->
    [many] bring
   *[one] brings
} { $card } into play.
counsel-does-return = { $source } puts { $number ->
    [1] a card
   *[other] { $number } cards
} from your discard pile back into your draw deck.
counsel-does-mill = { $source } costs the others { $number ->
    [1] a card
   *[other] { $number } cards
} from their draw decks.
counsel-does-rob = { $source } costs the others { $number ->
    [1] a card
   *[other] { $number } cards
} from their hands.
counsel-does-kill = { $source } kills { $card } at once.
counsel-does-wound = { $source } wounds { $card }, down to { $left } vitality.
counsel-does-heal = { $source } heals { $card }, up to { $left } vitality.
counsel-does-strengthen = { $source } { $source-number ->
    [many] give
   *[one] gives
} { $card } strength { $now } instead of { $was }.
counsel-does-weaken = { $source } leaves { $card } strength { $now } instead of { $was }.
counsel-does-discard = { $source } rids you of { $card }.
counsel-does-draw = { $source } { $source-number ->
    [many] get
   *[one] gets
} you { $number ->
    [1] a card
   *[other] { $number } cards
}.
counsel-does-burdens = { $source }: { $number ->
    [1] one burden
   *[other] { $number } burdens
} { $change ->
    [fewer] fewer
   *[more] more
}, { $now } of { $resistance }.
counsel-does-twilight = { $source }: { $number } { $change ->
    [fewer] less twilight for the Shadow to spend
   *[more] more twilight to spend
}, { $twilight } in the pool.
counsel-does-archery = { $source } shifts archery by { $number ->
    [1] one arrow
   *[other] { $number } arrows
} in your favor.
counsel-does-text = By my count { $source } is worth { $number ->
    [0] a little here
    [1] about as much here as being spared a light wound
   *[other] about as much here as being spared { $number } light wounds
}.
counsel-costs-wound = { $card } exerts for it: { $left } vitality left.
counsel-costs-burdens = The price: { $number ->
    [1] one burden
   *[other] { $number } burdens
}, { $now } of { $resistance }.
counsel-costs-twilight = It gives the Shadow { $number } twilight: { $twilight } in the pool.
counsel-costs-pool = It takes { $number } twilight and leaves { $twilight }.
counsel-plan-kills = With this and what you can play after it I expect { $card } to fall.
counsel-plan-wounds = With this and what you can play after it I expect { $number ->
    [1] one wound
   *[other] { $number } wounds
} more for the fellowship.
counsel-later-wins-game = As I see it, that wins you the game.
counsel-later-saves = Without it I expect { $card } to fall in this fighting.
counsel-later-kills = With it I expect { $card } to fall in this fighting.
counsel-later-spares = I expect it to save you { $number ->
    [1] a wound
   *[other] { $number } wounds
} in this fighting.
counsel-later-wounds = I expect it to deal { $number ->
    [1] one more wound
   *[other] { $number } more wounds
} in this fighting.
counsel-later-burdens = I expect { $number ->
    [1] one burden
   *[other] { $number } burdens
} { $change ->
    [fewer] fewer
   *[more] more
} by it.

# The Shadow phase
counsel-minion = { $card } (strength { $strength }, vitality { $vitality }) for { $cost } of { $twilight } twilight.{ $roaming ->
    [yes] {" "}Before site { $site }, roaming adds 2 to the cost.
   *[no] {""}
}
counsel-minion-item = With { $card }, { $on } has strength { $now } instead of { $was }, for { $cost } twilight.
counsel-shadow-support = { $card } stays in play when the minions are gone, for { $cost } twilight.
counsel-together = The best use of { $twilight } twilight: { $card } together.
counsel-minions-many = That makes { $number ->
    [1] one minion
   *[other] { $number } minions
} against { $companions ->
    [1] one companion
   *[other] { $companions } companions
}. Those whom nobody is set against, you send where it hurts.
counsel-shadow-pass = { $twilight } twilight left, and { $number ->
    [0] no minion
    [1] one minion
   *[other] { $number } minions
} in play: nothing in your hand makes more of it now.
counsel-shadow-dear = The cheapest minion in your hand, { $card }, would cost { $cost }.

# Actions in turn
counsel-wait-archery = So the arrows fly: { $fellowship } at the minions, { $number } at the fellowship.
counsel-wait-fights = { $number ->
    [1] One minion has
   *[other] { $number } minions have
} to be met by { $companions ->
    [1] one defender
   *[other] { $companions } defenders
}: keep strength and cards for the skirmishes.

# In a skirmish
counsel-now-killed = As it stands it is { $strength } for { $card } against { $against }: { $card } would be { $fear ->
    [overwhelmed] overwhelmed, at once and whatever the vitality
   *[wounded] killed by the wounds
}.
counsel-now-wounded = As it stands it is { $strength } for { $card } against { $against }{ $tie ->
    [yes] , and a tie goes to the Shadow
   *[no] {""}
}: { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
}, with { $left } vitality left now.
counsel-now-wins = As it stands { $card } wins, { $strength } against { $against }: { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
} for { $minion }.
counsel-now-slays = As it stands { $card } wins, { $strength } against { $against }, and { $minion } { $minion-number ->
    [many] fall
   *[one] falls
}.
counsel-with-killed = With { $source } it is { $strength } for { $card } against { $against }: enough to { $fear ->
    [overwhelmed] overwhelm and kill at once
   *[wounded] kill by the wounds
}.
counsel-with-wounded = With { $source } it is { $strength } for { $card } against { $against }: { $side ->
    [shadow] { $card } loses{ $tie ->
        [yes] , because a tie goes to the Shadow,
       *[no] {""}
    } and takes { $wounds ->
        [1] one wound
       *[other] { $wounds } wounds
    }
   *[free] a skirmish lost, but only { $wounds ->
        [1] one wound
       *[other] { $wounds } wounds
    }
}.
counsel-with-wins = { $own ->
    [yes] { $card } uses this ability and wins
   *[no] With { $source }, { $card } wins
}, { $strength } against { $against }: { $wounds ->
    [1] one wound
   *[other] { $wounds } wounds
} for { $minion }.
counsel-with-slays = { $own ->
    [yes] { $card } uses this ability and wins
   *[no] With { $source }, { $card } wins
}, { $strength } against { $against }, and { $minion } { $minion-number ->
    [many] fall
   *[one] falls
}.
counsel-with-cancelled = { $source } cancels the skirmish of { $card }: nobody wins, nobody is wounded.
counsel-with-removed = { $source } takes the last foe away from { $card }: the skirmish is won.
counsel-not-alone = { $source } alone makes it { $strength } against { $against }, which is not enough; with a second action it is.
counsel-makes-it = { $source } makes it { $strength } for { $card } against { $against }.
counsel-enough = That is good for you as it is: keep { $source } for a closer skirmish.
counsel-enough-use = That is good for you as it is: { $source } need not help.
counsel-no-help = { $source } cannot help here.
counsel-in-vain = { $source } would make it { $strength } against { $against } and not change how it ends.
counsel-answered = { $source } would make it { $strength } against { $against }, but I expect an answer that undoes it.

# Assignment
counsel-defend = { $card } ({ $strength }) against { $minion } ({ $against }): I give { $card } { $percent } %{ $help ->
    [0] {""}
   *[other] {" "}(you have up to +{ $help } at hand)
}. { $fear ->
    [overwhelmed] Twice the strength overwhelms: without help { $card } dies.
    [killed] A defeat kills: { $wounds ->
        [1] one wound
       *[other] { $wounds } wounds
    } on { $left } vitality.
   *[wounded] A defeat costs { $wounds ->
        [1] one wound
       *[other] { $wounds } wounds
    } of { $left } vitality.
}
counsel-defend-else = { $minion }, left alone, would go for { $card }{ $also ->
    [yes] , beside { $on }
   *[no] {""}
}: { $strength } against { $against }, { $fear ->
    [overwhelmed] overwhelmed and dead
    [killed] dead from { $wounds ->
        [1] the wound
       *[other] { $wounds } wounds
    }
   *[wounded] { $wounds ->
        [1] one wound
       *[other] { $wounds } wounds
    }
}{ $bearer ->
    [yes] , and that is the Ring-bearer
   *[no] {""}
}.
counsel-defend-plan = { $card } is meant for { $other ->
    [yes] the other one
   *[no] { $minion }
}.
counsel-leave = I set nobody against { $minion } (strength { $strength }): its player will choose whom to attack.
counsel-leave-safe = The worst would be { $card }, who still wins: { $strength } against { $against }.
counsel-leave-busy = { $card } { $card-number ->
    [many] have
   *[one] has
} a foe already, and a second one is worse than a foe apiece.
counsel-attack = { $minion } against { $card }: { $strength } against { $against }, { $percent } % for you. { $fear ->
    [overwhelmed] Twice the strength overwhelms: { $card } would die at once.
    [killed] { $wounds ->
        [1] One wound kills
       *[other] { $wounds } wounds kill
    } { $card }, who has { $left } vitality left.
   *[wounded] { $wounds ->
        [1] One wound
       *[other] { $wounds } wounds
    } of { $left } vitality.
}
counsel-attack-joins = Strength adds up: { $minion } { $minion-number ->
    [many] fight
   *[one] fights
} { $card } too.
counsel-attack-other = Against { $card } it would be { $strength } against { $against }, { $percent } %, and would hurt less.
counsel-attack-none = Even against { $card } it would be { $strength } against { $against }: { $minion } would only be wounded for nothing.
counsel-first-easy = More is at stake for { $card }, { $strength } against { $against } ({ $percent } %): that can wait until you know what you can spend on it.

# Arrows and healing
counsel-hit = { $card } bears the arrow most easily: { $left ->
    [0] it kills, but nobody is missed less
   *[other] { $left } vitality left after it
}.
counsel-hit-not = { $bearer ->
    [yes] The Ring-bearer, { $card }, is to be spared
   *[no] { $card } is to be spared
}: { $left ->
    [0] this wound would kill
   *[other] only { $left } vitality would be left
}.
counsel-shoot = { $seat } has the greatest threat here: { $minion }, strength { $strength } in all. { $arrows ->
    [1] One arrow goes there.
   *[other] { $arrows } arrows go there.
}
counsel-heal = { $bearer ->
    [yes] The Ring-bearer first
   *[no] { $card } first
}: from { $left } to { $now } vitality. The last points are worth most. The sanctuary still heals { $heals ->
    [1] one wound
   *[other] { $heals } wounds
}.
counsel-heal-only = Nobody else needs it: { $card } goes from { $left } to { $now } vitality, at no cost. The sanctuary still heals { $heals ->
    [1] one wound
   *[other] { $heals } wounds
}.
counsel-heal-other = { $card } has { $left } left and can wait.
counsel-heal-done = There is nothing to gain from the { $heals } cures that are left.

# Moving on
counsel-move = On to site { $site }: the Shadow would have { $twilight }{ $known ->
    [yes] {""}
   *[no] {" "}or more
} twilight, and { $number ->
    [0] no minion is left to meet you there
    [1] one minion comes along
   *[other] { $number } minions come along
}.
counsel-move-wins = The move to site { $site } wins the game.
counsel-move-behind = Somebody is { $number ->
    [1] one site
   *[other] { $number } sites
} ahead of you: the race is worth a risk.
counsel-stay = Site { $site } would give the Shadow { $twilight }{ $known ->
    [yes] {""}
   *[no] {" "}or more
} twilight, and { $number ->
    [0] no minion would be there yet
    [1] one minion would come along
   *[other] { $number } minions would come along
}.
counsel-stay-rest = { $card } is a sanctuary: your next turn begins with { $number ->
    [1] a wound healed
   *[other] { $number } wounds healed
}.
counsel-stay-draw = If you stay, { $minions ->
    [0] {""}
    [1] the minion is discarded and{" "}
   *[other] the { $minions } minions are discarded and{" "}
}you draw { $number ->
    [1] a card
   *[other] { $number } cards
}.
counsel-stay-clear = If you stay, { $number ->
    [1] the minion is discarded
   *[other] the { $number } minions are discarded
}.
counsel-expect-ring-bearer = I tried the next move: { $card } died in { $number } of { $tries } tries, and that would be the end.
counsel-expect-dead = I tried the next move: it usually cost { $card }{ $wounds ->
    [0] {""}
    [1] {" "}and a wound
   *[other] {" "}and { $wounds } wounds
}.
counsel-expect-wounds = I tried the next move: it cost { $wounds ->
    [0] hardly a wound
    [1] about one wound
   *[other] about { $wounds } wounds
}, and nobody fell.

# Choices of a text
counsel-choose-enough = { $source } has done enough: nobody else is worth it.
counsel-choose-card = { $card } is the one that helps you most now through { $source }.
counsel-choose-least = { $card } is what you can best spare.
counsel-choose-thing = { $owner ->
    [mine] Of your cards { $card } is missed least.
   *[theirs] { $card } does you most harm.
}
counsel-choose-pile = Of the cards there, the one worth most to you: { $card }.
counsel-choose-exert = { $card } bears it best: { $left } vitality left after it.
counsel-choose-exert-not = { $bearer ->
    [yes] The Ring-bearer, { $card }, should not pay for it
   *[no] { $card } should not pay for it
}, with { $left } vitality left.
counsel-choose-heal = { $card } needs it most: from { $left } to { $now } vitality.
counsel-choose-kill = { $card } has 1 vitality left: this wound kills, and strength { $strength } is gone.
counsel-choose-wound = { $card } (strength { $strength }) is the greatest threat that it reaches: { $left } vitality left after it.
counsel-choose-who = { $reason ->
    [fights] { $card } is fighting now: only there does { $source } help.
    [mine] { $card } (strength { $strength }) makes the most of { $source }.
   *[theirs] { $card } (strength { $strength }) is the one to be stopped by { $source }.
}
counsel-keep-all = Even the least of your { $number } cards, { $card }, is worth more than an unknown one.
counsel-throw = Discard { $card }, and you draw another card for it.
counsel-throw-plain = { $card } is what you can best do without.
counsel-throw-down = You hold { $number } cards and have to come down to eight: { $card } goes first.
counsel-little-dead = { $card } lies in your dead pile: this card can never be played.
counsel-little-unique = { $card } is unique and already in play.
counsel-little-crowd = You hold { $number } { $sort ->
    [event] events
    [minion] minions
    [companion] companions
   *[thing] items and other lasting cards
} of the { $side ->
    [shadow] Shadow
   *[free] Free Peoples
}: you will not need them all.
counsel-little-culture = You have no character of its culture in play, and without one { $card } can hardly be used.
counsel-little-least = Of your { $number } cards it promises least.
counsel-bears = On { $on } it counts most: with { $card } strength { $now } instead of { $was }.
counsel-bears-text = { $on } is the best place for { $card }: { $left } vitality left to make use of it.
counsel-bears-site = { $card } goes on { $on }.
counsel-way = { $source }: by my count the next best answer is { $number ->
    [0] nearly as good
    [1] worse by about a light wound
   *[other] worse by about { $number } light wounds
}.
counsel-number = { $source }: { $number } is the best here.
counsel-may-no = { $source } would cost you more here than it brings.
counsel-player = { $seat } stands at site { $site } with { $hand } cards in hand: there { $source } hits best.
counsel-first = All of it happens anyway. { $source } first makes no difference that I can see.
counsel-first-matters = { $source } first: here the order counts.
counsel-ring-on = { $card } has { $left } vitality left. With the Ring on, { $number ->
    [1] one burden comes
   *[other] { $number } burdens come
} instead of the wound: { $now } of { $resistance }.
counsel-ring-off = { $card } has { $left } vitality left and can bear the wound. The Ring would mean { $number ->
    [1] one burden
   *[other] { $number } burdens
} ({ $now } of { $resistance }), and burdens are harder to be rid of.
counsel-only = There is nothing else that you could do here.
