# The review of a recorded game.

review-progress = Reviewing the game
review-title = Review of { $game }: { $players }
review-over = { $moves ->
        [one] A finished game of { $moves } move.
       *[other] A finished game of { $moves } moves.
    }
review-unfinished = { $moves ->
        [one] An unfinished game, { $moves } move so far.
       *[other] An unfinished game, { $moves } moves so far.
    }
review-curve = Everyone's chance to win, from the first decision to the last
review-curve-told = { $player }: { $values }
review-moves = moves
review-chance = chance to win

## Decisions

review-costliest = Costliest decisions
review-no-mistakes = Nobody made a clear mistake.
review-mistake = Move { $number }: { $player } gives away { $cost } percentage points.
review-seen = What { $player } saw:
review-played = Played: { $choice } ({ $chance }).
review-better = Better: { $choice } ({ $chance }).
review-move = move
review-was-played = played
review-was-better = better
review-cost = percentage points given away

## Players

review-summary = How everyone decided
review-player = player
review-decisions = decisions
review-average = average loss
review-mistakes = clear mistakes
review-conduct = { $decisions ->
        [one] { $player }: { $decisions } decision
       *[other] { $player }: { $decisions } decisions
    }, average loss { $cost } percentage points, { $mistakes ->
        [one] { $mistakes } clear mistake
       *[other] { $mistakes } clear mistakes
    }.
review-note = The coach judges a decision only by what its player could know. Chances are estimates from playouts; ± is the 95% margin in percentage points, and a smaller difference doesn't count as a mistake.
review-made = Made by freebooter { $version }; { $budget }.
review-budget = at least 12,000 playouts per decision
review-written = The page is in { $file }.

## Refusals

refusal-review-empty = Nobody has decided anything in this record yet. Play on, then review it.
refusal-page-folder = { $file } is a folder. Name a file in it for the page.
refusal-page-no-folder = There's no folder { $folder }. Create it, or choose another place for the page.
