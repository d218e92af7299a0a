# Was geschehen ist und was man tun kann, in Sätzen.

asks-turn-first = Du bist am Zug: Würfle.
asks-turn = Noch einmal würfeln oder aufhören?
decides-turn-first = { $player } beginnt einen Zug.
decides-turn = { $player } würfelt weiter oder hört auf.
choice-roll = Würfeln
choice-hold = Aufhören (dann { $points } Punkte)
log-turn = { $who ->
        [you] Du bist am Zug.
       *[other] { $player } ist am Zug.
    }
log-rolled = { $who ->
        [you] Du würfelst eine { $card }.
       *[other] { $player } würfelt eine { $card }.
    }
log-lost = { $other ->
        [0] Der Zug ist vorbei.
        [one] { $other } Punkt ist verloren.
       *[other] { $other } Punkte sind verloren.
    }
log-held = { $who ->
        [you] Du behältst { $other }.
       *[other] { $player } behält { $other }.
    }
