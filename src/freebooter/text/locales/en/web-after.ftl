# What the browser says after the game: the result, replay, review, and the check of the deal.

## The result

web-after-won-you = You have won!
web-after-won = { $player } has won.
web-after-won-you-by = { $points ->
        [one] You, by { $points } point!
       *[other] You, by { $points } points!
    }
web-after-won-by = { $points ->
        [one] { $player } wins by { $points } point.
       *[other] { $player } wins by { $points } points.
    }
web-after-counting = The loot is counted …
web-after-once-more = Try it once more
web-after-change = Change opponents
web-after-home = Home
web-after-tried = You tried a position again; it counts for nothing.
web-after-tried-back = Back to the review
web-after-shared = The victory is shared by { $players }.
web-after-abandoned = Nobody has won.
web-after-abandoned-why = The players agreed to abandon the match. These are the points at that moment.
web-after-resigned = { $count ->
        [one] { $players } has resigned; the victory goes to whoever stayed and had the most points.
       *[other] { $players } have resigned; the victory goes to whoever stayed and had the most points.
    }
web-after-winner = winner
web-after-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-after-nothing = nothing that scores
web-after-rated = This match counts for the ratings.
web-after-forfeit = You left this match: for the rating you have resigned.
web-after-unrated = This match does not count for the ratings.
web-after-my-rating = My rating
web-after-rematch = Rematch
web-after-rematch-waits = A rematch is waiting for you.
web-after-join-rematch = Join the rematch
web-after-watch-rematch = Watch the rematch
web-after-review = Review
web-after-replay = Replay
web-after-deal = Check the deal
web-after-share = Share
web-after-share-title = A match of { $game }
web-after-copied = The link is in the clipboard.
web-after-downloaded = { $file } is in your downloads.
web-after-shared-on = Handed on.
web-after-record = Download the record
web-after-look = Look at the table

## Replay

web-replay = Replay
web-replay-leave = Back to the result
web-replay-seat = Through whose eyes
web-replay-spectator = Spectator
web-replay-share = Share this moment
web-replay-panel = Log, review and deal
web-replay-tab-log = Log
web-replay-tab-review = Review
web-replay-tab-deal = Deal
web-replay-title-log = What happened
web-replay-title-review = The coach's review
web-replay-title-deal = Was the deal fair?
web-replay-keys = Keys: Space plays and pauses, ← and → go one move, Home and End to the beginning and the end.
web-replay-controls = Replay controls
web-replay-happened = What happened here
web-replay-begins = The match begins.
web-replay-silent = Nothing to be seen happened here.
web-replay-scrubber = Moment of the match
web-replay-place = Moment { $move } of { $of }
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed

## Review

web-review-working = The coach has judged { $done } of { $of } decisions.
web-review-waiting = The coach will begin in a moment.
web-review-progress = How far the coach has come
web-review-curve = Everyone's chance to win, from the first decision to the last
web-review-slider = Go along the curve
web-review-present = After { $moves } moves: { $chances }
web-review-as-table = The same as a table
web-review-moves = Moves
web-review-costliest = The costliest decisions
web-review-no-mistakes = No decision was clearly a mistake.
web-review-cost = −{ $cost } ± { $margin } percentage points
web-review-mine = My decisions ({ $count })
web-review-others = Others ({ $count })
web-review-none-mine = None of your decisions was clearly a mistake.
web-review-try = Try it again from here
web-review-try-what = “Try it again” plays on from the position against bots; what the seat couldn't know then is dealt anew.
web-review-odds = The arithmetic
web-review-played = Played
web-review-better = Better
web-review-show = Show move { $number }
web-review-conduct = How everybody decided
web-review-player = Player
web-review-decisions = Decisions
web-review-average = Given away on average
web-review-mistakes = Clear mistakes
web-review-note = The coach judges a decision by what its player could know, and by nothing else. Chances are estimates, ± is the 95 % margin in percentage points, and a difference within it is not called a mistake.

## The check of the deal

web-fair-how = Before the match the server committed itself to a secret, and everybody could add random digits of their own. Out of both follows what chance decides, so that nobody could choose the deal. This browser can recompute it.
web-fair-check = Recompute the deal
web-fair-checking = Recomputing …
web-fair-yes = Everything that was recomputed holds.
web-fair-no = Something does not fit!
web-fair-holds = holds
web-fair-fails = does not hold
web-fair-open = cannot be told
web-fair-commitment-holds = The server's secret fits the commitment of this table.
web-fair-commitment-fails = The server's secret does not fit the commitment of this table.
web-fair-noted-holds = The commitment is the one that this browser noted before the match.
web-fair-noted-fails = The commitment is not the one that this browser noted before the match.
web-fair-noted-open = This browser has not seen the table before the match, so it has noted no commitment to compare.
web-fair-key-holds = The key of all chance follows from the secret and { $given ->
        [0] nothing else: no player added digits, so the server alone could have chosen it.
        [one] the digits of { $given } player.
       *[other] the digits of { $given } players.
    }
web-fair-key-fails = The key of all chance does not follow from the secret and the players' digits.
web-fair-seed-holds = The seed follows from the secret and { $given ->
        [0] nothing else: no player added digits, so the server alone could have chosen it.
        [one] the digits of { $given } player.
       *[other] the digits of { $given } players.
    }
web-fair-seed-fails = The seed does not follow from the secret and the players' digits.
web-fair-nonce-holds = The digits that you added are among them: { $nonce }.
web-fair-nonce-fails = The digits that you added ({ $nonce }) were not used for your seat.
web-fair-nonce-open = This browser has added no digits to this deal.
web-fair-start-holds = { $player } begins, as the recomputed deal says.
web-fair-start-fails = By the recomputed deal, { $player } should have begun.
web-fair-cards-holds = { $count ->
        [one] The { $count } card that was drawn is the one of the recomputed draw pile.
       *[other] All { $count } cards that were drawn are those of the recomputed draw pile, in the same order.
    }
web-fair-cards-fails = Card number { $wrong } was not the one of the recomputed draw pile.
web-fair-cards-open = No card was drawn.
web-fair-unchecked-open = This browser does not know how this game deals, so it has not recomputed what chance brought in the match. The program freebooter does, with the command below.
web-fair-record-holds = Every line of the record is as it was written, and it tells of the same deal.
web-fair-record-fails = { $line ->
        [0] The record tells of another deal.
       *[other] Line { $line } of the record is not as it was written.
    }
web-fair-first = The recomputed draw pile from the top, beside what was drawn in the match (the first { $count }):
web-fair-unseen = face down
web-fair-facts = The numbers
web-fair-fact-commitment = Commitment
web-fair-fact-secret = Secret
web-fair-fact-nonces = Players' digits
web-fair-fact-key = Key of all chance
web-fair-fact-seed = Seed
web-fair-fact-log = Last link of the server's log
web-fair-beyond = What a browser does not check
web-fair-beyond-what = Whether every move was legal, what chance brought later, and whether scores and winners follow from all that: the program freebooter plays the whole record again. The chain of the log stays on the server; its last link is shown to everybody after the match, so that the story cannot be changed later.
web-fair-command = Command that checks the record
