# The lessons.

## Dolores

lesson-peace = Peace
    .ask-1 = Two cards lie before you, two before { $mate }. Both of you now choose a gesture in secret. Show peace, the open hand: whoever shows it is content with their own share.
    .hint-1 = You may do that as well, and { $mate } will remember it. But first see what it is like to share. Try again with peace.
    .done = Two open hands: each of you took what lay before you. Your cards lie in your display, sorted by kind.
lesson-fight = Fight
    .ask-1 = Gold lies before { $mate }, who looks peaceful enough. Show fight, the fist: it takes everything from an open hand.
    .hint-1 = { $mate } showed peace: the fist would have taken all four cards. Try again with fight.
    .ask-2 = All four are yours! Now { $mate } is angry, and surely shows the fist. Whoever shows peace gets nothing at all. Meet it with a fist of your own.
    .hint-2 = Not with that gesture: { $mate } still comes away with cards. See what two fists do. Try again with fight.
    .done = Two fists, and everything is lost: all four cards were discarded. A fist only pays if the other one trusts you.
lesson-choice = First choice
    .ask-1 = { $mate } will surely fight again, and the gold 3 is what you need. Show first choice, the thumb up: it takes one card before anybody else takes any.
    .hint-1 = That way the gold 3 is not for you. Try again with first choice.
    .ask-2 = Thumb against fist: you choose one card, { $mate } gets the rest. Take the one that is worth most to you.
    .hint-2 = Now the gold 3 lies with { $mate }. Try again, and take it yourself.
    .done = One card, but the right one. If both of you show the thumb, though, all cards are lost, and each of you loses a whole kind as well.
lesson-scoring = What counts in the end
    .ask-1 = Add up your cards kind by kind: wine 5, gold 4, arms 1. Only your most valuable and your least valuable kind score, here 5 + 1. { $mate } is clenching a fist: show first choice.
    .hint-1 = Nothing to be had that way against a fist. Try again with first choice.
    .ask-2 = Kinds that are equal for most or for least all score. Which card makes the most of that?
    .hint-2 = A little more, but there was a card worth five points. Try again: what makes gold as valuable as wine?
    .done = Wine 5 and gold 5 are now both your most valuable kind: 5 + 5 + 1 makes 11. And if all your kinds are worth the same, their sum counts double.
lesson-bottles = Bottle messages, and dawn
    .ask-1 = Among your cards lies a bottle message, the two-hand trick. Now, before the gestures, is its time. Play it.
    .hint-1 = Then it stays with you for later. But this duel is worth it. Try again, and play the two-hand trick.
    .ask-2 = You show two gestures and decide which one counts when you have seen the other's. Keep first choice up your sleeve, together with peace or fight.
    .hint-2 = Against a fist neither of these two helps. Try again, with first choice as one of the two.
    .ask-3 = { $mate } shows the fist. Which of your hands counts?
    .hint-3 = That hand wins nothing against a fist. Try again: the thumb takes a card in spite of it.
    .ask-4 = Take the card that is worth most to you.
    .hint-4 = The gold 3 would have decided it: { $mate } has it now. Try again, and take the gold.
    .done = Just in time: dawn has come, the game is over at once, and you have won. Every bottle message says when it may be played. Now sit down at a real table!
