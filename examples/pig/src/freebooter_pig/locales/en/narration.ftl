# What happened and what can be done, in sentences.

asks-turn-first = Your turn: roll the die.
asks-turn = Roll again, or hold?
decides-turn-first = { $player } begins a turn.
decides-turn = { $player } rolls again or holds.
choice-roll = Roll
choice-hold = Hold ({ $points } points then)
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
        [one] { $other } point is lost.
       *[other] { $other } points are lost.
    }
log-held = { $who ->
        [you] You hold { $other }.
       *[other] { $player } holds { $other }.
    }
