# Was geschehen ist und was du tun kannst.

asks-turn-first = Du bist dran: Würfle.
asks-turn = Noch einmal würfeln oder aufhören?
decides-turn-first = { $player } beginnt einen Zug.
decides-turn = { $player } würfelt weiter oder hört auf.
choice-roll = Würfeln
choice-hold = { $points ->
        [one] Aufhören (dann { $points } Punkt)
       *[other] Aufhören (dann { $points } Punkte)
    }
log-turn = { $who ->
        [you] Du bist dran.
       *[other] { $player } ist dran.
    }
log-rolled = { $who ->
        [you] Du würfelst eine { $card }.
       *[other] { $player } würfelt eine { $card }.
    }
log-lost = { $other ->
        [0] Der Zug ist vorbei.
        [one] { $other } Punkt verloren.
       *[other] { $other } Punkte verloren.
    }
log-held = { $who ->
        [you] Du behältst { $other }.
       *[other] { $player } behält { $other }.
    }
