# The Dolores board in the browser.

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
web-dolores-more = Show details
web-dolores-read = Read the text
web-dolores-word = Promises: { $kept } kept, { $broken } broken
web-dolores-most = most
web-dolores-least = least
web-dolores-both = both
web-dolores-scores-most = most valuable, scores
web-dolores-scores-least = least valuable, scores
web-dolores-scores-both = most and least valuable, scores
web-dolores-scores-not = in between, doesn't score
web-dolores-too-few = too few cards, doesn't count
web-dolores-tile = { $kind }: { $sum } ({ $values }), { $mark }
web-dolores-tile-several = { $tile }: choose one of these cards
web-dolores-no-cards = { $kind }: none
web-dolores-which = Which of these cards?
web-dolores-made-of = From { $parts }.
web-dolores-made-of-doubled = From { $parts }. All kinds are worth the same, so their sum is doubled.
web-dolores-scoring = The most valuable kinds (▲) and the least valuable kinds (▼) score.
web-dolores-shown = Gestures shown so far
web-dolores-shown-nothing = No gestures yet.
web-dolores-against = Against
web-dolores-latest = Last

## The duel

web-dolores-duel = The duel
web-dolores-dealer = dealer
web-dolores-neighbour = neighbor
web-dolores-before = In front of { $player }
web-dolores-lies-before = { $card }, in front of { $player }
web-dolores-face-down = Place { $place }, face down
web-dolores-shows = { $player } shows { $gesture }
web-dolores-own-secret = { $player }: { $gesture }, still secret
web-dolores-has-chosen = { $player } has chosen in secret
web-dolores-is-choosing = { $player } is choosing
web-dolores-acting = Bottles in effect in this duel
web-dolores-last = Last duel:

## What you can do

web-dolores-actions = Your decision
web-dolores-touch-lit = Choose one of the highlighted cards.
web-dolores-may-change = You can change your choice until the last one is in.
web-dolores-will-show = { $player } will show
web-dolores-bet-place = Place bet
web-dolores-bet-placed = Bet placed
web-dolores-arrange-touch = Choose a card, then one on the other side to swap them.
web-dolores-arrange-change = Now choose a card on the other side.
web-dolores-arrange-so = Lay them out like this
web-dolores-key-card = Choose card { $place }
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
web-dolores-dealer-what = The dealer lays two cards in front of the player to the left and two in front of themselves.
web-dolores-neighbour-what = The neighbor sits to the dealer's left and deals the next duel.
web-dolores-point = Point at a gesture to see what it would bring.
web-dolores-if-you-show = If you show { $gesture }
web-dolores-against-it = Against { $gesture }:
web-dolores-if-peace-peace = you both take the cards in front of you.
web-dolores-if-peace-fight = { $player } takes all the cards.
web-dolores-if-peace-choice = { $player } picks one card, you take what's left in front of you, and the rest is lost.
web-dolores-if-fight-peace = you take all the cards.
web-dolores-if-fight-fight = all the cards are lost.
web-dolores-if-fight-choice = { $player } picks one card, and you take all the others.
web-dolores-if-choice-peace = you pick one card, { $player } takes what's left in front of them, and the rest is lost.
web-dolores-if-choice-fight = you pick one card, and { $player } takes all the others.
web-dolores-if-choice-choice = all the cards are lost, and each of you discards a whole kind.
web-dolores-outcome-peace-peace = Peace! Both take the cards in front of them.
web-dolores-outcome-fight-peace = { $first } takes everything.
web-dolores-outcome-fight-fight = A brawl! Everything is lost.
web-dolores-outcome-choice-peace = { $first } picks one card, and { $second } takes what's left in front of them.
web-dolores-outcome-choice-fight = { $first } picks one card, and { $second } takes the rest.
web-dolores-outcome-choice-choice = Everything is lost, and both discard a whole kind.
web-dolores-outcomes-whole = Show the whole table
web-dolores-bet-placed-by = { $player } bets on { $gestures }.
web-dolores-bet-won-by = { $player } bet on { $gestures }: right!
web-dolores-bet-lost-by = { $player } bet on { $gestures }: wrong.
web-dolores-undo = Take it back
web-dolores-on-its-way = Sending…
web-dolores-passing = Always pass with my bottles
web-dolores-ahead = Show { $gesture } as soon as you're asked
web-dolores-ahead-mark = in advance

## Promises

web-dolores-promise = Promise
web-dolores-promise-this = Promise: { $promise }
web-dolores-promise-if = { $gesture } if the other player shows { $condition }
web-dolores-if = If…
web-dolores-promise-on-condition = Promise on a condition
web-dolores-if-other-shows = If { $player } shows
web-dolores-i-show = I'll show
web-dolores-not-bound = Promises aren't binding, but the table remembers who kept theirs.
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
web-dolores-unseen = Cards you haven't seen
web-dolores-unseen-what = { $count ->
        [one] You haven't seen { $count } card
       *[other] You haven't seen { $count } cards
    }; { $draw ->
        [one] { $draw } is in the draw pile
       *[other] { $draw } are in the draw pile
    }. Some bottles may be out of the game.
web-dolores-dawn-next = Chance of Dawn in the next four cards: { $chance }.
web-dolores-dawn-deals = By deal, counting from now: { $chances }.
web-dolores-dawn-deal = deal { $deal }: { $chance }
web-dolores-dawn-out = Dawn can't come anymore.
web-dolores-outcomes = What the gestures would bring
web-dolores-outcomes-short = What if…
web-dolores-outcomes-now = Points, { $first } : { $second } (now { $now } : { $other })
web-dolores-outcomes-what = Points if the game ended after this duel, with no more bottles played. This shows what's at stake, not what to do.

## Home

line = Loot the wreck two by two: share, fight, or pick first. Promise whatever you like before you show your hand.
play-what = Start now against a Mirror and a Gambler

## Bots

level-captain = Captain
level-dove = Dove
level-grudger = Grudger
level-reciprocator = Mirror
level-hawk = Hawk
level-gambler = Gambler
level-navigator = Navigator
plays-drifter = Makes random moves and says nothing. The easiest to beat.
plays-dove = Never fights. Keeps the Peace it promises; if it says nothing, it usually wants First Choice. Easy to beat.
plays-grudger = Peaceful until you fight it or show First Choice once; then never again.
plays-reciprocator = Treats you the way you last treated it, and keeps its word. Beware when it says nothing.
plays-hawk = Mostly fights, and sometimes says it won't. Beats everyone who keeps the peace.
plays-gambler = Mixes its gestures by the cards on the table, so nobody can read it. A tough opponent.
plays-navigator = Knows what every duel is worth for the rest of the game, and decides at once. Stronger than the Gambler.
plays-captain = Thinks every duel through to its consequences. Gives nothing away and exploits your habits. The strongest.

## Tables in lists

web-without-bottles = no bottle messages
web-pairs-count = two cards make a kind

## Rules

rules-kind-good = Goods
rules-kind-bottle = Bottle messages
rules-kind-gesture = Gestures

## Lessons

learn-what = Learn the three gestures and how they play against each other, which kinds of goods score in the end, and how to use a bottle message before dawn.

## The result

mark-doubled = all equal: doubled

## Replay

web-replay-duel-back = Previous duel
web-replay-duel-on = Next duel
