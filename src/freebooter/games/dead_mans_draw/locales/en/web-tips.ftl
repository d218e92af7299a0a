# Tips, each shown the first time something appears at the table.

tip-draft = Choose one of these two traits. Nobody sees which until everyone has chosen.
tip-steal = The sword: steal a top card of a suit your bank doesn't have. It goes into the Play Area.
tip-fire = The cannon: blast away a top card. The card below it scores instead.
tip-hook = The hook: place the top card of one of your stacks, as if you'd drawn it.
tip-offer = The map: you must place one of these, even if it busts.
tip-owed = The kraken: place this many more cards before you may collect.
tip-known-top = You know the next card. Draw it, or not?
tip-key-and-chest = Key and chest! Collect both, and the Discard Pile pays you as many cards as you bring home.
tip-protected = An anchor protects what's to its left. A bust can't take it.
tip-draw-pile = Draw from here for as long as you dare.
tip-collect = Collecting moves the Play Area to your bank and ends your turn.
tip-row = No suit twice: a second one busts, and you lose it all.
tip-risk = How likely the next card is to bust. Tap to see what's left in the pile.
tip-bust = Bust: a suit came twice. The cards are lost, and it's the next player's turn.
tip-bank = Your bank. Only your highest card of each suit scores.
tip-row-mermaid = Mermaids do nothing, but they're worth the most: 4 to 9.
tip-trait = Your trait changes a rule just for you. Tap to read it.
tip-variant = This card changes a rule for everyone. Tap to read it.
tip-rivals = Your opponents and their banks. Cannons and swords take cards from here.
