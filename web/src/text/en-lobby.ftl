# The lobby: what a game lets you choose before the first move, its bots, and the campaign.
setting-wotr-tokens = Action tokens
setting-wotr-tokens-none = none
setting-wotr-tokens-free-2 = two for the Free Peoples
setting-wotr-tokens-free-1 = one for the Free Peoples
setting-wotr-tokens-both-1 = one for each side
setting-wotr-tokens-shadow-1 = one for the Shadow
setting-wotr-tokens-shadow-2 = two for the Shadow

campaign = The whole road
campaign-about = First the Hunt, then the War: how Frodo comes to Rivendell decides which Action tokens each side has when the War of the Ring begins, with the same people at the table.
campaign-play = Set out
campaign-title = The whole road
onward-part-2 = On to Part 2: Gandalf’s letter
onward-war = On to the War of the Ring
onward-wait = When the host goes on to the next game, you can follow.
free-hint = Has a friend lost the link? Free the seat and invite again. The old link then opens nothing, and everybody sees it.
free-seat = Free { $seat } ({ $name })
