# The card table. The same ids stand in es-tcg.ftl and pt-tcg.ftl.
tcg-status-setup = Before the journey
tcg-status = Turn { $turn } · { $seat } · { $phase } · site { $site }
tcg-signet-aragorn = Aragorn signet
tcg-signet-frodo = Frodo signet
tcg-signet-gandalf = Gandalf signet
tcg-keyword-archer = archer
tcg-keyword-damage = damage
tcg-keyword-defender = defender
tcg-keyword-fierce = fierce
tcg-cost = twilight cost
tcg-strength = strength
tcg-vitality = vitality
tcg-resistance = resistance
tcg-site-number = site number
tcg-minion-site = site number: before it, the minion roams
tcg-ally-home = home site
tcg-shadow-number = shadow number
tcg-arrow-left = the player on the left places the next site
tcg-arrow-right = the player on the right places the next site
tcg-spoken-figures = Strength { $strength }, vitality left { $vitality }, wounds { $wounds }
tcg-spoken-pick = Can be chosen
tcg-spoken-can = Can be played or used
tcg-spoken-chosen = Chosen
tcg-not-asked = It is not your turn to decide.
tcg-first = First this: { $prompt }
tcg-minions = Minions that nobody faces
tcg-fellowship-of = The fellowship of { $seat }
tcg-area-of = The cards of { $seat }
tcg-support = Support area
tcg-path = The adventure path
tcg-site-spoken = Site { $number }: { $title }, shadow number { $shadow }, placed by { $owner }
tcg-go-on = Move on to site { $number }
tcg-stands = { $seat } stands here
tcg-phases = Phases of the turn; each is also the switch for passing by itself
tcg-response = responses
tcg-mode-idle = ask when there is something to do
tcg-mode-pass = always pass
tcg-mode-ask = always ask
tcg-mode-change = Click to change.
tcg-passes = Passing by itself
tcg-passes-hint = For this seat at this table. A click on a phase above the board does the same; the space bar passes once.
tcg-passing = Passing by itself: { $moment }
tcg-passing-stop = Ask me
tcg-twilight = Twilight pool: { $count }
tcg-moves = Moves this turn: { $moves } of { $limit }
tcg-archery-fellowship = Fellowship archery: { $count }
tcg-archery-minions = Minion archery: { $count }
tcg-hand-count = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
tcg-deck-count = Draw deck: { $count }
tcg-discard-count = Discard pile: { $count }
tcg-dead-count = Dead pile: { $count }
tcg-discard-of = Discard pile of { $seat }
tcg-dead-of = Dead pile of { $seat }
tcg-adventure = Your sites still to be placed
tcg-adventure-short = sites
tcg-burdens = Burdens: { $count }; at { $resistance } the Ring-bearer is corrupted
tcg-ring-worn = wears the Ring
tcg-role-free = Free Peoples
tcg-role-shadow = Shadow
tcg-lost = out of the game
tcg-bid = bid { $count }
tcg-bid-hint = The highest bid chooses its place in the turn order; each bid becomes burdens.
tcg-unfold = { $count ->
    [one] show one card
   *[other] show { $count } cards
}
tcg-fold = fold
tcg-wounds = Wounds: { $count }
tcg-stacked = Cards stacked on it: { $count }
tcg-stack = What is going on
tcg-stack-text = At work:
tcg-stack-event = Waits to take effect:
tcg-stack-playing = Being played:
tcg-less = less
tcg-more = more
tcg-choose-number = Choose { $number }
tcg-start-left = Twilight left for the starting fellowship: { $count }
tcg-chosen-of = { $count } of { $most } chosen
tcg-show-cards = Show the cards
tcg-see-table = Look at the table
tcg-sum-strength = Strength
tcg-sum-vitality = Vitality
tcg-sum-damage = Damage
tcg-sum-defender = Defender
tcg-sum-archer = Archer
tcg-sum-fierce = Fierce
tcg-cost-now = Costs { $cost } now instead of { $printed }
tcg-printed = printed
tcg-by-rule = by the rules
tcg-fights = Fights { $who }
tcg-fight-won-wounds = { $who }: { $strength } against { $against }. As it stands, { $who } wins and each minion takes { $count ->
    [one] one wound
   *[other] { $count } wounds
}.
tcg-fight-won-overwhelmed = { $who }: { $strength } against { $against }. As it stands, the minions are overwhelmed.
tcg-fight-lost-wounds = { $who }: { $strength } against { $against }. As it stands, { $who } loses and takes { $count ->
    [one] one wound
   *[other] { $count } wounds
}.
tcg-fight-lost-overwhelmed = { $who }: { $strength } against { $against }. As it stands, { $who } is overwhelmed.
