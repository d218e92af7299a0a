# What a duel is, in five pictures.

tour-deal-title = Two players, four cards
tour-deal = Two of you duel over four cards. Two lie in front of each.
tour-gestures-title = Three gestures
tour-gestures = Both choose a gesture in secret and show it at the same time. Promise whatever you like beforehand; nobody has to keep it.
tour-fight-title = Share or grab
tour-fight = Two open hands share. A fist takes everything from an open hand. With two fists, all the cards are lost.
tour-choice-title = Pick first
tour-choice = A thumbs-up takes one card before anyone else takes any. If you both show it, all the cards are lost.
tour-score-title = What counts in the end
tour-score = The game ends at Dawn. Only your most valuable kind and your least valuable kind score.
