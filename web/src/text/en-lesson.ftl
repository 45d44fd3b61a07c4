# The guided first turn. The same ids stand in es-lesson.ftl and pt-lesson.ftl.
lesson = Your first turn
lesson-first-turn = Learn by a guided first turn:
lesson-wotr-free = as the Free Peoples
lesson-wotr-shadow = as the Shadow
lesson-next = Next
lesson-back = Back
lesson-fold = fold
lesson-unfold = unfold
lesson-end = end the lesson
lesson-play-on = Play on
lesson-do = Do it for me
lesson-suggest = I would choose: { $what }
lesson-wait = It is not your turn just now.

wotr-lesson-free-aim = You lead the Free Peoples. The surest way to win is the Ring: bring the Fellowship to the Crack of Doom before its corruption reaches twelve. You also win by taking four points of Shadow Cities and Strongholds.
    The Shadow wins by twelve corruption, or by ten points of your own.
wotr-lesson-shadow-aim = You lead the Shadow. You win if the Ring-bearers’ corruption reaches twelve, or if your armies hold ten points of Free Peoples’ Cities (1) and Strongholds (2).
    You are stronger in the field, but the Fellowship needs only so many steps to the fire. Do not wait.
wotr-lesson-map = The map: every region can be clicked to see who stands there. Castles are Strongholds, walled towns are Cities, houses are Towns. Mountain walls between regions cannot be crossed. The wheel zooms, dragging moves the map.
wotr-lesson-fellowship = The Fellowship waits in Rivendell. Its figure stays where it was last seen; the steps it takes in secret are counted on the Fellowship track at the side, and so is its corruption.
wotr-lesson-hand = These are your Event cards. Each turn you draw one from each deck. Every card has two halves: an event, played with a die, and a combat half, played in battle. Rest the pointer on a card to read it.
wotr-lesson-turn = A turn: draw cards, the Fellowship phase, the Shadow puts dice into the Hunt Box, both roll their Action dice, then the sides take turns to use one die each. At the end the points are counted. Your dice will lie up here.

wotr-lesson-fellowship-phase = The Fellowship phase. You could declare where the Fellowship is: that moves its figure, and heals a point of corruption in a City or Stronghold of yours. It has not set out yet, so there is nothing to gain.
wotr-lesson-choose-guide = The Companion with the highest level guides the Fellowship. Gandalf the Grey lets you draw a card whenever you play an Event with an Event die.
wotr-lesson-hunt-allocation = The Hunt Box. Dice that you leave here cannot act, but each makes the Hunt stronger when the Fellowship moves: as many dice as lie here are rolled, and sixes catch it. Eyes that you roll come here by themselves. One die is a good beginning.
wotr-lesson-take-action = Your action. Choose a die above the map: what it shows says what it can do. Dice of yours that glow can be used; you may also pass while the other side has more dice than you.
wotr-lesson-take-action-character = A Character die (the sword) moves the Fellowship. The Shadow then rolls for the Hunt, so the first step of a turn is the safest.
wotr-lesson-take-action-muster = A Muster die (the helmet) recruits, or moves a nation towards war. Nations that are not at war cannot attack nor recruit by Muster.
wotr-lesson-take-action-army = An Army die (the banner) moves up to two armies, or lets one attack.
wotr-lesson-take-action-muster-army = This die may be used as Muster or as Army, as you like.
wotr-lesson-take-action-event = An Event die (the palantír) plays a card of any kind from your hand, or draws one.
wotr-lesson-take-action-will-of-the-west = The Will of the West may be used as any other face. Companions such as Gandalf the White and Aragorn need it: keep it in mind.
wotr-lesson-use-die = Now say what the die is for.
wotr-lesson-use-die-move-fellowship = Move the Fellowship: it takes a step in secret, the die goes into the Hunt Box, and the Shadow rolls the Hunt.
wotr-lesson-use-die-hide-fellowship = The Fellowship has been revealed and cannot move. This hides it again.
wotr-lesson-use-die-diplomacy = Diplomacy: one nation takes a step on the political track towards “At War”. A Free Peoples nation must also be active, which happens when a Companion comes to it or it is attacked, before it takes the last step.
wotr-lesson-shadow-use-die-diplomacy = Diplomacy: one nation takes a step on the political track towards “At War”. Until Isengard and Sauron are at war they cannot attack, and Saruman cannot appear.
wotr-lesson-use-die-recruit = Recruit: figures come to the Towns, Cities and Strongholds of a nation at war.
wotr-lesson-use-die-bring-minion = A Minion enters play, and with him you roll one more die from the next turn on. This is among the best things that a Shadow player can do early.
wotr-lesson-use-die-play-card = Play a card. Those that can be played now glow.
wotr-lesson-use-die-draw-card = Draw a card from one of your two decks.
wotr-lesson-use-die-move-armies = Move up to two different armies, one region each.
wotr-lesson-use-die-lead-army = A leader takes his army one region on.
wotr-lesson-use-die-move-minions = All Nazgûl, wherever they are, may fly; Minions may go. Nazgûl that stand with the Fellowship let you roll a Hunt die again.
wotr-lesson-diplomacy = Which nation should take the step? Rohan and Gondor are attacked first: it is well to have them ready.
wotr-lesson-shadow-diplomacy = Which nation should take the step? Isengard and Sauron should be at war soon.
wotr-lesson-recruit = Choose a figure in the tray, then a region that glows. Regulars are soldiers, Elites take two hits, Leaders roll dice again in battle.
wotr-lesson-bring-minion = Saruman appears in Orthanc as soon as Isengard is at war.
wotr-lesson-bring-where = Choose where he appears.
wotr-lesson-move-armies = Click the army that should march, in one of the regions that glow. You can also drag it to its destination. Gather before you attack: a siege wants twice as many as stand within.
wotr-lesson-march-to = And its goal: the regions that glow.
wotr-lesson-marchers = Who marches? All, or choose figures and leave the others as a garrison.
wotr-lesson-attack = Click the army that should attack.
wotr-lesson-attack-whom = And whom it attacks.
wotr-lesson-play-card = Click a card that glows. It says what it does and what it asks for.
wotr-lesson-move-figure = The Fellowship was revealed: its figure moves as many regions as it has taken steps. Choose where it is; a region with a Stronghold of the Shadow would draw another Hunt tile.
wotr-lesson-separate-group = Companions who leave can lead armies and wake nations, but they protect the Ring-bearers no longer.
wotr-lesson-face-damage = The Hunt has caught the Fellowship. You may take the damage as corruption, or let Companions fall for it. Early in the game a little corruption can be borne.
wotr-lesson-hunt = The Hunt: the window shows the dice, what counts as a success, the tile that was drawn and the sum of the damage.
wotr-lesson-battle = A battle: up to five dice of strength, hits on fives and sixes at first, then as many dice again as there is leadership. The window shows where each number comes from. Combat cards are the other halves of your Events.
wotr-lesson-grey-guide-draws = Gandalf guides: you may draw a card of the same kind as the one you have played.
wotr-lesson-hand-limit = You may keep six cards. Choose what you can do without.
wotr-lesson-question = The table asks you something, and what you can answer glows. A click on what does not glow tells you why.
wotr-lesson-waiting = The other side acts. Whatever happens is told in the log at the side: rest the pointer on a line to see where.
wotr-lesson-free-end = That was your first turn. At the end of each turn the points are counted, and the next begins with new cards and dice.
    Move the Fellowship while few dice hunt it, let it rest in Lórien when corruption grows, and wake Gondor and Rohan before the Shadow is at their gates. Good luck.
wotr-lesson-shadow-end = That was your first turn. At the end of each turn the points are counted, and the next begins with new cards and dice.
    Bring out Saruman, the Witch-king and the Mouth of Sauron, march on two fronts with more than the walls can hold, and never leave the Hunt Box quite empty. Good luck.
