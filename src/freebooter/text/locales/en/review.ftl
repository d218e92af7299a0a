# Reviewing a recorded game.

review-progress = The coach goes through the game
review-title = Review of { $game }: { $players }
review-over = A finished game of { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
review-unfinished = An unfinished game, so far of { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
review-curve = Everyone's chance to win, from the first decision to the last
review-curve-told = { $player }: { $values }
review-moves = moves
review-chance = chance to win

## Decisions

review-costliest = The costliest decisions
review-no-mistakes = No decision was clearly a mistake.
review-mistake = Move { $number }: { $player } gives away { $cost } percentage points.
review-seen = What { $player } saw:
review-played = Played: { $choice } ({ $chance }).
review-better = Better: { $choice } ({ $chance }).
review-move = move
review-was-played = played
review-was-better = better
review-cost = percentage points given away

## Players

review-summary = How everybody decided
review-player = player
review-decisions = decisions
review-average = given away on average
review-mistakes = clear mistakes
review-conduct = { $player }: { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }, { $cost } percentage points given away on average, { $mistakes } clear { $mistakes ->
        [one] mistake
       *[other] mistakes
    }.
review-note = The coach judges a decision by what its player could know, and by nothing else. Chances are estimates out of playouts, ± is the 95 % margin in percentage points, and a difference within it is not called a mistake.
review-made = Made by freebooter { $version }; { $budget }.
review-budget = at least 12,000 playouts a decision
review-written = The page is in { $file }.

## Refusals

refusal-review-empty = Nobody has decided anything in this record yet; play on and review it then.
refusal-page-folder = { $file } is a folder; name a file in it for the page.
refusal-page-no-folder = There is no folder { $folder } for the page; create it or choose another place.
