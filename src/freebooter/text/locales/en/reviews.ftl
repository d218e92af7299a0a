# The coach at a server's tables: advice during a game, and the review after it.

review-not-over = The review comes after the game. Finish the game first.
review-busy = Many reviews are waiting already. Ask again in a few minutes.
review-failed = The review couldn't be finished. Ask for it again.
advice-rated = No coach at a rated table. The review comes after the game.
advice-not-here = This table plays without a coach. The review comes after the game.
advice-turn = You have nothing to decide right now. Ask when it's your turn.
advice-one-move = You have only one move. Make it.
advice-later = The coach is busy right now. Ask again in a minute.

## Why the coach prefers a move

why-all-equal = It hardly matters what you do here. No choice is measurably better.
why-some-equal = They win about equally often, and at least { $ahead ->
        [one] { $ahead } percentage point
       *[other] { $ahead } percentage points
    } more often than the rest.
why-ahead = It wins about { $ahead ->
        [one] { $ahead } percentage point
       *[other] { $ahead } percentage points
    } more often than the next best choice.
