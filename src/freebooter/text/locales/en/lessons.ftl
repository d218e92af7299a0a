# Lessons: a game is learnt by playing, one thing at a time. Each lesson says what to do, step by step, and what was learnt.

lesson-ended = This lesson is at its end; take it from the beginning, or go on to the next one.
lesson-draw-first = Careful and sound, but then you never see what the next card does. Try again, and draw.

## Dead Man's Draw

lesson-dead-mans-draw-draw = Draw, and stop in time
    .ask-1 = It is your turn. Draw the top card of the draw pile.
    .ask-2 = A mermaid! Mermaids do nothing, but they are worth the most: 4 to 9. Your row may grow for as long as you dare. Draw another card.
    .hint-2 = Safe, but a single card is a small catch. Try again, and draw a second one.
    .ask-3 = Two cards lie in your row. If a second mermaid or a second key came now, you would bust and lose both. Stop here: collect.
    .hint-3 = A second mermaid: bust! A suit that already lies in the row sinks the whole row. Try again, and collect in time.
    .done = Your row is in your bank, and it is yours. { $mate } wanted more: a second mermaid came, and everything was lost. In the end the highest card of each suit in your bank counts.

lesson-dead-mans-draw-anchor = The anchor
    .ask-1 = An anchor holds fast what lies to its left, here the mermaid and the chest: a bust cannot take them. So be bold and draw.
    .hint-1 = Nothing wrong with that. But behind an anchor you can afford to be greedy. Try again, and draw.
    .done = Bust, and hardly a loss: the mermaid and the chest are in your bank. Only the anchor itself and the second chest went down.

lesson-dead-mans-draw-hook = The hook
    .ask-1 = Your bank holds a mermaid and an anchor. See what a hook does with them: draw.
    .hint-1 = { lesson-draw-first }
    .ask-2 = The hook places the top card of one of your own stacks, as if you had just drawn it. Choose one whose suit is not in the row yet.
    .hint-2 = A mermaid already lay in the row, so yours was a bust, and it is lost as well. Try again with the anchor.
    .ask-3 = Well hooked: your anchor now guards all that lies to its left. Bring it all home: collect.
    .hint-3 = A second chest. Your anchor saved what lay to its left, but the anchor itself is gone. Try again, and collect.
    .done = The anchor is back in your bank, and it has brought company. With a hook, an old card does its work once more.

lesson-dead-mans-draw-cannon = The cannon
    .ask-1 = { $mate } is ahead. Perhaps a cannon helps: draw.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Your cannon sends the top card of one stack of another player to the discard pile. Only the top card of a stack scores. Where does it hurt most?
    .hint-2 = The mermaid 9 is gone, but an 8 lay below it: one point less, no more. Try again, and aim at the stack with nothing beneath.
    .done = Seven points less for { $mate }: below the chest there was nothing. Look at what lies beneath before you fire.

lesson-dead-mans-draw-key-and-chest = Key & Chest
    .ask-1 = A key lies in your row. It opens a chest, if you bring home both together. Draw.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Key and chest, side by side! They pay when you collect the row: as many cards from the discard pile as you bring home. Collect.
    .hint-2 = A second mermaid: bust, and no bonus. Try again, and collect while both are there.
    .done = Three cards from the row and three more from the discard pile. The longer the row, the richer the chest.

lesson-dead-mans-draw-map = The map
    .ask-1 = The discard pile is full of good things. A map leads you there: draw.
    .hint-1 = { lesson-draw-first }
    .ask-2 = The map turns up three cards of the discard pile, and one of them you must place. Take one whose suit is not in your row yet.
    .hint-2 = A second chest: bust. The map asks you to place a card even if it sinks you. Try again with another one.
    .ask-3 = A find, and the row holds. Collect it.
    .hint-3 = A second chest: bust. Try again, and collect.
    .done = What others have lost is not lost for good: a map brings it back, and the card does its work once more.

lesson-dead-mans-draw-oracle = The oracle
    .ask-1 = One more card, or not? An oracle knows. Draw.
    .hint-1 = { lesson-draw-first }
    .ask-2 = The oracle shows the top card of the draw pile: a mermaid, and one lies in your row already. What do you make of that?
    .hint-2 = The oracle had shown it: a second mermaid, and the row sinks. Try again, and collect.
    .done = Everything is safe, and the mermaid waits on top of the pile. What an oracle has shown stays known until it is drawn, in later turns as well.

lesson-dead-mans-draw-sword = The sword
    .ask-1 = { $mate } has treasures you would like to have. Draw, and a sword will come.
    .hint-1 = { lesson-draw-first }
    .ask-2 = The sword steals the top card of another player's stack and places it in your row. It must be a suit you have none of in your bank, so no key. Mind what lies in your row!
    .hint-2 = You had no cannon in your bank, so you could steal one. But one lay in your row: bust. Try again with the mermaid.
    .ask-3 = The mermaid 9 lies in your row. It is yours once you collect.
    .hint-3 = A second cannon: bust, and the mermaid went down with the rest. Try again, and collect.
    .done = Nine points less there, nine more here. No card turns a game like a sword.

lesson-dead-mans-draw-kraken = The kraken
    .ask-1 = A good start, but something stirs in the deep. Draw.
    .hint-1 = { lesson-draw-first }
    .ask-2 = The kraken! You may not collect before two more cards have been placed, come what may. Draw.
    .ask-3 = The hook is the first of the two, and the card it brings is the second. Which one is safe?
    .hint-3 = A kraken lay in the row already, so the second one was a bust. Try again with the anchor.
    .ask-4 = Both cards are placed, the kraken lets go of you. Collect.
    .hint-4 = A sword, and it steals something right away: sooner or later this ends badly. Try again, and collect.
    .done = Cards that a hook, a sword or a map places count for the kraken, too. So a hook at the right moment pays half of what you owe.

lesson-dead-mans-draw-finish = On your own
    .ask-1 = The last turns of a game, and { $mate } leads by a good deal. Eight cards are left in the draw pile. Nobody tells you what to do now: win!
    .hint-1 = { $mate } wins this time. Watch for key and chest, listen to the oracle, and stop in time. Try again!
    .done = You have won! Now you know all ten suits: choose a table and set sail.

## Dolores

lesson-dolores-peace = Peace
    .ask-1 = Two cards lie before you, two before { $mate }. Both of you now choose a gesture in secret. Show peace, the open hand: whoever shows it is content with their own share.
    .hint-1 = You may do that as well, and { $mate } will remember it. But first see what it is like to share. Try again with peace.
    .done = Two open hands: each of you took what lay before you. Your cards lie in your display, sorted by kind.

lesson-dolores-fight = Fight
    .ask-1 = Gold lies before { $mate }, who looks peaceful enough. Show fight, the fist: it takes everything from an open hand.
    .hint-1 = { $mate } showed peace: the fist would have taken all four cards. Try again with fight.
    .ask-2 = All four are yours! Now { $mate } is angry, and surely shows the fist. Whoever shows peace gets nothing at all. Meet it with a fist of your own.
    .hint-2 = Not with that gesture: { $mate } still comes away with cards. See what two fists do. Try again with fight.
    .done = Two fists, and everything is lost: all four cards were discarded. A fist only pays if the other one trusts you.

lesson-dolores-choice = First choice
    .ask-1 = { $mate } will surely fight again, and the gold 3 is what you need. Show first choice, the thumb up: it takes one card before anybody else takes any.
    .hint-1 = That way the gold 3 is not for you. Try again with first choice.
    .ask-2 = Thumb against fist: you choose one card, { $mate } gets the rest. Take the one that is worth most to you.
    .hint-2 = Now the gold 3 lies with { $mate }. Try again, and take it yourself.
    .done = One card, but the right one. If both of you show the thumb, though, all cards are lost, and each of you loses a whole kind as well.

lesson-dolores-scoring = What counts in the end
    .ask-1 = Add up your cards kind by kind: wine 5, gold 4, arms 1. Only your most valuable and your least valuable kind score, here 5 + 1. { $mate } is clenching a fist: show first choice.
    .hint-1 = Nothing to be had that way against a fist. Try again with first choice.
    .ask-2 = Kinds that are equal for most or for least all score. Which card makes the most of that?
    .hint-2 = A little more, but there was a card worth five points. Try again: what makes gold as valuable as wine?
    .done = Wine 5 and gold 5 are now both your most valuable kind: 5 + 5 + 1 makes 11. And if all your kinds are worth the same, their sum counts double.

lesson-dolores-bottles = Bottle messages, and dawn
    .ask-1 = Among your cards lies a bottle message, the two-hand trick. Now, before the gestures, is its time. Play it.
    .hint-1 = Then it stays with you for later. But this duel is worth it. Try again, and play the two-hand trick.
    .ask-2 = You show two gestures and decide which one counts when you have seen the other's. Keep first choice up your sleeve, together with peace or fight.
    .hint-2 = Against a fist neither of these two helps. Try again, with first choice as one of the two.
    .ask-3 = { $mate } shows the fist. Which of your hands counts?
    .hint-3 = That hand wins nothing against a fist. Try again: the thumb takes a card in spite of it.
    .ask-4 = Take the card that is worth most to you.
    .hint-4 = The gold 3 would have decided it: { $mate } has it now. Try again, and take the gold.
    .done = Just in time: dawn has come, the game is over at once, and you have won. Every bottle message says when it may be played. Now sit down at a real table!
