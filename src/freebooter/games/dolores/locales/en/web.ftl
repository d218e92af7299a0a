# The board of Dolores in the browser.

## Players and their goods

web-dolores-goods = Goods
web-dolores-bottles = Bottles
web-dolores-points = { $points ->
        [one] point
       *[other] points
    }
web-dolores-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-dolores-winner = Winner
web-dolores-more = Details
web-dolores-read = Read the text
web-dolores-word = Promises: { $kept } kept, { $broken } broken
web-dolores-most = most
web-dolores-least = least
web-dolores-both = both
web-dolores-scores-most = most valuable, scores
web-dolores-scores-least = least valuable, scores
web-dolores-scores-both = most and least valuable, scores
web-dolores-scores-not = in between, does not score
web-dolores-too-few = too few cards, does not count
web-dolores-tile = { $kind }: { $sum } ({ $values }), { $mark }
web-dolores-tile-several = { $tile }: choose one of these cards
web-dolores-no-cards = { $kind }: none
web-dolores-which = Which of these cards?
web-dolores-made-of = Made of { $parts }.
web-dolores-made-of-doubled = Made of { $parts }. All kinds are worth the same, so they count twice.
web-dolores-scoring = The most valuable kinds (▲) and the least valuable ones (▼) score.
web-dolores-shown = What they have shown
web-dolores-shown-nothing = No gesture so far.
web-dolores-against = Against
web-dolores-latest = Last

## The duel

web-dolores-duel = The duel
web-dolores-dealer = deals
web-dolores-neighbour = neighbour
web-dolores-before = Before { $player }
web-dolores-lies-before = { $card }, before { $player }
web-dolores-face-down = Place { $place }, face down
web-dolores-shows = { $player } shows { $gesture }
web-dolores-own-secret = { $player }: { $gesture }, still secret
web-dolores-has-chosen = { $player } has chosen in secret
web-dolores-is-choosing = { $player } is choosing
web-dolores-acting = Bottles that act in this duel
web-dolores-last = Last duel:

## What can be done

web-dolores-actions = What to decide
web-dolores-touch-lit = Touch one of the lit cards.
web-dolores-may-change = You may change yours until the last one is in.
web-dolores-will-show = { $player } shows
web-dolores-bet-place = Place the bet
web-dolores-bet-placed = The bet is placed
web-dolores-arrange-touch = Touch a card, then one on the other side: they change places.
web-dolores-arrange-change = Now touch a card on the other side.
web-dolores-arrange-so = Lay them like this
web-dolores-key-card = Pick up card { $place }
web-dolores-key-discard = Discard pile
web-dolores-won = { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The three gestures and what they would bring

web-dolores-gestures = Gestures
web-dolores-you = You
web-dolores-dealer-what = The dealer lays two cards before the player on the left and two before themselves.
web-dolores-neighbour-what = The neighbour sits to the left of the dealer; the next duel is theirs to deal.
web-dolores-point = Point at a gesture to see what it would bring.
web-dolores-if-you-show = If you show { $gesture }
web-dolores-against-it = Against { $gesture }:
web-dolores-if-peace-peace = you both take the cards before you.
web-dolores-if-peace-fight = { $player } takes all the cards.
web-dolores-if-peace-choice = { $player } picks one card, you take what is left before you, the rest is lost.
web-dolores-if-fight-peace = you take all the cards.
web-dolores-if-fight-fight = all the cards are lost.
web-dolores-if-fight-choice = { $player } picks one card, you take all the others.
web-dolores-if-choice-peace = you pick one card, { $player } takes what is left before them, the rest is lost.
web-dolores-if-choice-fight = you pick one card, { $player } takes all the others.
web-dolores-if-choice-choice = all the cards are lost, and each of you drops a whole kind.
web-dolores-outcome-peace-peace = Peace! Both take what lies before them.
web-dolores-outcome-fight-peace = { $first } takes everything.
web-dolores-outcome-fight-fight = A brawl! Everything is lost.
web-dolores-outcome-choice-peace = { $first } picks one card, { $second } takes what is left of theirs.
web-dolores-outcome-choice-fight = { $first } picks one card, { $second } takes the rest.
web-dolores-outcome-choice-choice = Everything is lost, and both drop a whole kind.
web-dolores-outcomes-whole = The whole table
web-dolores-bet-placed-by = { $player } bets on { $gestures }.
web-dolores-bet-won-by = { $player } bet on { $gestures }: right!
web-dolores-bet-lost-by = { $player } bet on { $gestures }: wrong.
web-dolores-undo = Take it back
web-dolores-on-its-way = On its way …
web-dolores-passing = Pass with my bottles without asking
web-dolores-ahead = Show { $gesture } as soon as it is asked
web-dolores-ahead-mark = in advance

## Promises

web-dolores-promise = Promise
web-dolores-promise-this = Promise: { $promise }
web-dolores-promise-if = { $gesture } if the other shows { $condition }
web-dolores-if = If …
web-dolores-promise-on-condition = Promise on a condition
web-dolores-if-other-shows = If { $player } shows
web-dolores-i-show = I show
web-dolores-not-bound = Nobody is bound by a promise, but the table remembers who kept theirs.
web-dolores-promised = { $player } promises: { $promise }
web-dolores-promises = Promises
web-dolores-promise-fate = Duel { $duel }, { $promise }: { $fate }
web-dolores-fate-kept = kept
web-dolores-fate-broken = broken
web-dolores-fate-lapsed = lapsed
web-dolores-fate-open = open

## Piles, odds and the coach

web-dolores-draw = { $count ->
        [one] Draw pile: { $count } card.
       *[other] Draw pile: { $count } cards.
    }
web-dolores-discard = { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
web-dolores-discard-empty = Nothing has been discarded yet.
web-dolores-unseen = Cards not seen yet
web-dolores-unseen-what = { $count ->
        [one] You have not seen { $count } card
       *[other] You have not seen { $count } cards
    }; { $draw } lie in the draw pile. Some bottles may be out of the game.
web-dolores-dawn-next = Dawn comes with the next four cards: { $chance }.
web-dolores-dawn-deals = Deal by deal from now: { $chances }.
web-dolores-dawn-deal = { $deal }: { $chance }
web-dolores-dawn-out = Dawn will not come any more.
web-dolores-outcomes = What the gestures would bring
web-dolores-outcomes-short = What if …
web-dolores-outcomes-now = Points of { $first } : { $second }, now { $now } : { $other }
web-dolores-outcomes-what = Points if the match ended after this duel, without further bottles. It shows what is at stake, not what to do.

## Home

line = The wreck is looted two by two: share, fight or choose first. Promise what you like before you show your hand.
play-what = At once, against a mirror and a gambler

## Bots

level-captain = Captain
level-dove = Dove
level-grudger = Grudger
level-reciprocator = Mirror
level-hawk = Hawk
level-gambler = Gambler
plays-drifter = Does anything that is allowed, and says nothing.
plays-dove = Promises peace and keeps it, whatever the others do.
plays-grudger = Peaceful until you fight it once; after that never again.
plays-reciprocator = Treats you as you last treated it.
plays-hawk = Fights, and sometimes says that it will not.
plays-gambler = Mixes its gestures so that nobody can see through it.
plays-captain = Finds out what you are like, and thinks ahead.

## Tables in lists

web-without-bottles = without bottle messages
web-pairs-count = a kind needs two cards

## Rules

rules-kind-good = Goods
rules-kind-bottle = Bottle messages
rules-kind-gesture = Gestures

## Lessons

learn-what = You learn the three gestures and what they make of each other, which kinds of goods score in the end, and how to use a bottle message before dawn comes.

## The result

mark-doubled = all the same: doubled

## Replay

web-replay-duel-back = Previous duel
web-replay-duel-on = Next duel
