# What is explained the first time it appears at a table.

tip-draft = Choose one of these two traits; nobody sees which until all have chosen.
tip-steal = The sword: steal a top card of a suit you have none of. It lies in your row then.
tip-fire = The cannon: shoot a top card away. What lies beneath it scores then.
tip-hook = The hook: place the top card of one of your stacks, as if you had drawn it.
tip-offer = The map: one of these has to be placed, even if it busts.
tip-owed = The kraken: so many more cards have to be placed before collecting is allowed.
tip-known-top = The next card is known. Draw it, or better not?
tip-key-and-chest = Key and chest! Collect both, and as many cards as you bring home come from the discard pile.
tip-protected = An anchor holds what lies to its left: a bust can't take it.
tip-draw-pile = Draw from here for as long as you dare.
tip-collect = Collecting brings the row into your bank and ends your turn.
tip-row = No suit twice: a second one busts, and the row is lost.
tip-risk = How likely the next card busts. Tap for what is left in the pile.
tip-bust = Bust: a suit came twice. The row is lost, and the next player goes on.
tip-bank = Your bank. Of each suit only the highest card scores.
tip-row-mermaid = Mermaids do nothing, but they are worth the most: 4 to 9.
tip-trait = Your trait changes a rule for you alone. Tap to read it.
tip-variant = This card changes a rule for everybody. Tap to read it.
tip-rivals = The others and their banks. Cannons and swords fetch cards from here.
