# The coach at a server's tables: advice during a match, and the review after it.

review-not-over = A match is reviewed when it is over; play on first.
review-busy = Many reviews are waiting already; ask again in a few minutes.
review-failed = The review could not be finished; ask for it again.
advice-rated = At a rated table everybody decides alone; the coach waits with the review until the match is over.
advice-not-here = This table plays without a coach; the review comes when the match is over.
advice-turn = You have nothing to decide now; ask when it is your turn.
advice-one-move = Only one move is possible here; make it.
advice-later = The coach is busy just now; ask again in a minute.

## Why the coach prefers a move

why-all-equal = It hardly matters what you do here: nothing makes a difference that could be measured.
why-some-equal = They win about equally often, and at least { $ahead ->
        [one] { $ahead } percentage point
       *[other] { $ahead } percentage points
    } more often than the rest.
why-ahead = It wins about { $ahead ->
        [one] { $ahead } percentage point
       *[other] { $ahead } percentage points
    } more often than the next best.
