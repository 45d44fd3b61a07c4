# The lobby: the campaign and the bots.

campaign = The whole road
campaign-about = First the Hunt, then the War: how Frodo comes to Rivendell decides which Action tokens each side has when the War of the Ring begins, with the same people at the table.
campaign-play = Set out
campaign-title = The whole road
onward-part-2 = On to Part 2: Gandalf’s letter
onward-war = On to the War of the Ring
onward-wait = When the host goes on to the next game, you can follow.
free-hint = Has a friend lost the link? Free the seat and invite again. The old link then opens nothing, and everybody sees it.
free-seat = Free { $seat } ({ $name })
