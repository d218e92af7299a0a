# The browser after a game: result, replay, review, and the check of the deal.

## The result

web-after-won-you = You win!
web-after-won = { $player } wins.
web-after-won-you-by = { $points ->
        [one] You win by { $points } point!
       *[other] You win by { $points } points!
    }
web-after-won-by = { $points ->
        [one] { $player } wins by { $points } point.
       *[other] { $player } wins by { $points } points.
    }
web-after-counting = Counting the loot…
web-after-once-more = Try it again
web-after-change = Change opponents
web-after-home = Home
web-after-tried = You tried a position again. It doesn't count for anything.
web-after-tried-back = Back to the review
web-after-shared = { $players } share the win.
web-after-abandoned = Nobody wins.
web-after-abandoned-why = The players agreed to abandon the game. These were the points at that moment.
web-after-resigned = { $count ->
        [one] { $players } resigned. Of the players who stayed, the one with the most points wins.
       *[other] { $players } resigned. Of the players who stayed, the one with the most points wins.
    }
web-after-winner = winner
web-after-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-after-nothing = nothing that scores
web-after-rated = This game counts for ratings.
web-after-forfeit = You left this game, which counts as resigning for your rating.
web-after-unrated = This game doesn't count for ratings.
web-after-my-rating = See my rating
web-after-rematch = Rematch
web-after-rematch-waits = A rematch is waiting for you.
web-after-join-rematch = Join the rematch
web-after-watch-rematch = Watch the rematch
web-after-review = Review
web-after-replay = Replay
web-after-deal = Check the deal
web-after-share = Share
web-after-share-title = A game of { $game }
web-after-copied = Link copied.
web-after-downloaded = { $file } is in your downloads.
web-after-shared-on = Shared.
web-after-record = Download the record
web-after-look = Look at the table

## Replay

web-replay = Replay
web-replay-leave = Back to the result
web-replay-seat = View as
web-replay-spectator = Spectator
web-replay-share = Share this moment
web-replay-panel = Log, review, and deal
web-replay-tab-log = Log
web-replay-tab-review = Review
web-replay-tab-deal = Deal
web-replay-title-log = What happened
web-replay-title-review = The coach's review
web-replay-title-deal = Was the deal fair?
web-replay-keys = Keys: Space plays or pauses, ← and → go one move back or forward, Home and End jump to the start or the end.
web-replay-controls = Replay controls
web-replay-happened = What happened here
web-replay-begins = The game begins.
web-replay-silent = Nothing to see here.
web-replay-scrubber = Moment of the game
web-replay-place = Moment { $move } of { $of }
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-back = Back one move
web-replay-on = Forward one move
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed

## Review

web-review-working = { $of ->
        [one] The coach has judged { $done } of { $of } decision.
       *[other] The coach has judged { $done } of { $of } decisions.
    }
web-review-waiting = The coach will start in a moment.
web-review-progress = Review progress
web-review-curve = Everyone's chance to win, from the first decision to the last
web-review-slider = Move along the curve
web-review-present = { $moves ->
        [one] After { $moves } move: { $chances }
       *[other] After { $moves } moves: { $chances }
    }
web-review-as-table = Show as a table
web-review-moves = Moves
web-review-costliest = Costliest decisions
web-review-no-mistakes = Nobody made a clear mistake.
web-review-cost = −{ $cost } ± { $margin } percentage points
web-review-mine = My decisions ({ $count })
web-review-others = Others ({ $count })
web-review-none-mine = You made no clear mistake.
web-review-try = Try again from here
web-review-try-what = “Try again from here” plays on from the position against bots. Whatever the player couldn't know then is dealt anew.
web-review-odds = The math
web-review-played = Played
web-review-better = Better
web-review-show = Show move { $number }
web-review-conduct = How everyone decided
web-review-player = Player
web-review-decisions = Decisions
web-review-average = Average loss
web-review-mistakes = Clear mistakes
web-review-note = The coach judges a decision only by what its player could know. Chances are estimates; ± is the 95% margin in percentage points, and a smaller difference doesn't count as a mistake.

## The check of the deal

web-fair-how = Before the game, the server committed to a secret, and every player could add a nonce, a random number of their own. Together they fix everything that's left to chance, so nobody could choose the deal. Your browser can recompute it.
web-fair-check = Recompute the deal
web-fair-checking = Recomputing…
web-fair-yes = Everything recomputed checks out.
web-fair-no = Something doesn't match!
web-fair-holds = checks out
web-fair-fails = doesn't match
web-fair-open = can't be checked
web-fair-commitment-holds = The server's secret matches this table's commitment.
web-fair-commitment-fails = The server's secret doesn't match this table's commitment.
web-fair-noted-holds = The commitment is the one this browser saved before the game.
web-fair-noted-fails = The commitment isn't the one this browser saved before the game.
web-fair-noted-open = This browser didn't see the table before the game, so it has no saved commitment to compare.
web-fair-key-holds = The random key follows from the secret { $given ->
        [0] alone. No player added a nonce, so the server could have chosen it.
        [one] and the nonce of { $given } player.
       *[other] and the nonces of { $given } players.
    }
web-fair-key-fails = The random key doesn't follow from the secret and the players' nonces.
web-fair-seed-holds = The seed follows from the secret { $given ->
        [0] alone. No player added a nonce, so the server could have chosen it.
        [one] and the nonce of { $given } player.
       *[other] and the nonces of { $given } players.
    }
web-fair-seed-fails = The seed doesn't follow from the secret and the players' nonces.
web-fair-nonce-holds = Your nonce is among them: { $nonce }.
web-fair-nonce-fails = Your nonce ({ $nonce }) wasn't used for your seat.
web-fair-nonce-open = This browser didn't add a nonce to this deal.
web-fair-start-holds = { $player } is the Starting Player, as in the recomputed deal.
web-fair-start-fails = In the recomputed deal, { $player } is the Starting Player.
web-fair-cards-holds = { $count ->
        [one] The { $count } card drawn matches the recomputed draw pile.
       *[other] All { $count } cards drawn match the recomputed draw pile, in the same order.
    }
web-fair-cards-fails = Card number { $wrong } doesn't match the recomputed draw pile.
web-fair-cards-open = No card was drawn.
web-fair-unchecked-open = This browser doesn't know how this game deals, so it can't recompute what was left to chance. The freebooter program can, with the command below.
web-fair-record-holds = Every line of the record is as it was written, and it shows the same deal.
web-fair-record-fails = { $line ->
        [0] The record shows another deal.
       *[other] Line { $line } of the record was changed.
    }
web-fair-first = { $count ->
        [one] The top card of the recomputed draw pile, next to the { $count } card drawn in the game:
       *[other] The recomputed draw pile from the top, next to the first { $count } cards drawn in the game:
    }
web-fair-unseen = face down
web-fair-facts = The numbers
web-fair-fact-commitment = Commitment
web-fair-fact-secret = Secret
web-fair-fact-nonces = Players' nonces
web-fair-fact-key = Random key
web-fair-fact-seed = Seed
web-fair-fact-log = Last link of the server's log
web-fair-beyond = What your browser doesn't check
web-fair-beyond-what = Whether every move was legal, what was drawn at random later, and whether the scores and winners are right: the freebooter program checks all that by playing the whole record again. The server keeps its log as a chain and shows everyone the last link after the game, so nobody can change the story later.
web-fair-command = Command that checks the record
