# Co se stalo a co můžeš udělat.

asks-turn-first = Jsi na tahu: hoď kostkou.
asks-turn = Házet dál, nebo skončit?
decides-turn-first = Tah začíná { $player }.
decides-turn = { $player } hází dál, nebo skončí.
choice-roll = Hodit
choice-hold = Skončit (body potom: { $points })
log-turn = { $who ->
        [you] Jsi na tahu.
       *[other] Na tahu: { $player }.
    }
log-rolled = { $who ->
        [you] Padá ti { $card }.
       *[other] { $player }: padá { $card }.
    }
log-lost = { $other ->
        [0] Tah končí.
        [one] Ztracen { $other } bod.
        [few] Ztraceny { $other } body.
       *[other] Ztraceno { $other } bodů.
    }
log-held = { $who ->
        [you] Necháváš si { $other }.
       *[other] { $player } si nechává { $other }.
    }
