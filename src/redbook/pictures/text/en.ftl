# What stands beside the boards on pictures, and what is told of them. The same ids stand in es.ftl and pt.ftl.
title = { $game }: the board
title-seat = { $game }: the board as { $seat } sees it
over = The game is over.
hunt-box = Hunt
progress = Progress
corruption = Corruption
mordor = Mordor
guide = Guide
hunt-pool = Hunt pool: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $eyes ->
    [one] 1 Eye
   *[other] { $eyes } Eyes
}
the-war = The war
cards = Cards in hand
on-table = On the table
armies = { $count ->
    [one] 1 army stands on the map.
   *[other] { $count } armies stand on the map.
}
counters = { $count ->
    [one] 1 counter lies on the map.
   *[other] { $count } counters lie on the map.
}
march = March 3019
morale = Morale
points = Points
signs = Signs
to-come = Still to come
fallen = Fallen
rider-at = Nazgûl { $nazgul }: { $place }.
free-peoples = Free Peoples
shadow = Shadow
lost = out of the game
fellowship-of = The fellowship of { $seat }: { $cards }.
minions-are = Minions: { $cards }.
