# The rulebook: drawer, page and scenes.
rules = Rules
rules-of = Rules of { $game }
rules-key = the rules, at what matters now
rules-search = Search the rules
rules-search-hint = Search the rules (/)
rules-found = { $count ->
    [0] Nothing found
    [one] One clause found
   *[other] { $count } clauses found
}
rules-now = Now
rules-now-asked = What is asked
rules-now-phase = This phase
rules-now-refusal = Why not, just now
rules-now-card = { $card }
rules-contents = Contents
rules-back = Back
rules-home = Contents
rules-page = Open as a page
rules-print = Print
rules-copy = Copy a link to this rule
rules-mark = { $game } { $place }
rules-open = Rule: { $title }
rules-about-this = The rule about this
rules-about-question = The rule about this question
rules-of-card = Rules
rules-card-hint = Right click: its rules
rules-none = Nobody has written down the rules of this game yet.
rules-coming = The rules are being fetched…
rules-unreachable = The rules cannot be fetched just now.
rules-games = The rules of another game
rules-next = Next: { $title }
rules-previous = Before: { $title }
scene = Try it
scene-of = Try it: a small board where the rules answer
scene-start = Set the board
scene-again = Again
scene-undo = Take back
scene-show = Show me
scene-large = Larger
scene-small = Smaller
scene-right = Done
scene-refused = That cannot be done
scene-otherwise = That can be done, but it is not what was asked here.
scene-waits = Others would have to decide now. Try again from the beginning.
scene-options = All that can be done ({ $count })
scene-unreachable = The board cannot be set just now.
