# What the tale remembers of each day of March 3019 (Table 3), at the head of its turn.
day-7 = Faramir leads Frodo behind the falls of Henneth Annûn. At nightfall Aragorn comes to Dunharrow.
day-8 = The Grey Company goes under the mountain, and by midnight the Dead gather at Erech. Frodo leaves the hidden refuge.
day-9 = Gandalf rides through the gates of Minas Tirith. Faramir leaves his refuge, Frodo reaches the Morgul road, and Théoden comes to Dunharrow.
day-10 = The Day without Dawn. Rohan musters under a brown sky; the host of the Morannon takes Cair Andros and pours into Anórien.
day-11 = Denethor sends Faramir back to Osgiliath. Aragorn comes to Linhir and into Lebennin. From the north the enemy breaks into Rohan.
day-12 = Faramir falls back to the Causeway Forts. Aragorn drives the enemy towards Pelargir, and Théoden camps under Minrimmon.
day-13 = The Pelennor is overrun and Faramir is struck down. At Pelargir the black ships change hands. Théoden reaches Drúadan Forest.
day-14 = The ring closes round Minas Tirith. The Wild Men lead the Riders to the Grey Wood. In the Tower, Sam finds Frodo.
day-15 = The Gate is broken, and the horns of Rohan answer. Denethor burns, Théoden falls, and Arwen's banner is unfurled upon the river.
day-16 = The captains hold their last debate. From the Morgai Frodo looks over the camps to Mount Doom.
day-17 = Shagrat carries Frodo's cloak, mail and sword to Barad-dûr.
day-18 = The Host of the West marches out of Minas Tirith and through Osgiliath. Frodo draws near to the Isenmouthe.
day-19 = The Host comes to the Cross-roads and the Morgul Vale. Frodo and Sam set out on the road to Barad-dûr.
day-20 = The bridge of the Morgul Vale is broken; Gandalf counsels to leave the dead city alone. The main host reaches the Cross-roads.
day-21 = The Host turns north to the Morannon. From ambush the Shadow strikes a last time.
