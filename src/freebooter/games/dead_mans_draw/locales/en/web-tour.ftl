# What a turn is, in five pictures.

tour-draw-title = Draw
tour-draw = On your turn, you draw the top card of the Draw Pile and place it in the Play Area. Then another one, for as long as you dare.
tour-suits-title = What suits do
tour-suits = The cannon fires at an opponent's card, the sword steals one, the hook brings back one of your own, and the anchor protects what's to its left.
tour-bust-title = Don't bust
tour-bust = A suit that's already in the Play Area is a bust: your turn is over, and the cards are lost.
tour-collect-title = Collect in time
tour-collect = Stop while it's going well, and collect. The cards are now in your bank, a stack for each suit.
tour-score-title = What counts in the end
tour-score = When the Draw Pile is empty, your highest card of each suit scores. The player with the most points wins.
