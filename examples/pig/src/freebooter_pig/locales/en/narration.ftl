# What happened, and what you can do.

asks-turn-first = Your turn: roll the die.
asks-turn = Roll again, or hold?
decides-turn-first = { $player } starts a turn.
decides-turn = { $player } rolls again or holds.
choice-roll = Roll
choice-hold = { $points ->
        [one] Hold (then { $points } point)
       *[other] Hold (then { $points } points)
    }
log-turn = { $who ->
        [you] Your turn.
       *[other] { $player }'s turn.
    }
log-rolled = { $who ->
        [you] You roll a { $card }.
       *[other] { $player } rolls a { $card }.
    }
log-lost = { $other ->
        [0] The turn is over.
        [one] { $other } point lost.
       *[other] { $other } points lost.
    }
log-held = { $who ->
        [you] You hold { $other }.
       *[other] { $player } holds { $other }.
    }
