# Der Trainer an den Tischen eines Servers: Rat während einer Partie und die Besprechung danach.

review-not-over = Besprochen wird eine Partie, wenn sie vorbei ist; spielt sie erst zu Ende.
review-busy = Es warten schon viele Besprechungen; frag in ein paar Minuten noch einmal.
review-failed = Die Besprechung wurde nicht fertig; frag noch einmal danach.
advice-rated = An einem gewerteten Tisch entscheidet jeder allein; der Trainer wartet mit der Besprechung, bis die Partie vorbei ist.
advice-not-here = An diesem Tisch wird ohne Trainer gespielt; die Besprechung folgt, wenn die Partie vorbei ist.
advice-turn = Du hast gerade nichts zu entscheiden; frag, wenn du am Zug bist.
advice-one-move = Hier ist nur ein Zug möglich; mach ihn.
advice-later = Der Trainer ist gerade beschäftigt; frag in einer Minute noch einmal.

## Why the coach prefers a move

why-all-equal = Hier ist es fast egal, was du tust: Einen messbaren Unterschied gibt es nicht.
why-some-equal = Sie gewinnen etwa gleich oft, und mindestens { $ahead ->
        [one] { $ahead } Prozentpunkt
       *[other] { $ahead } Prozentpunkte
    } öfter als der Rest.
why-ahead = Das gewinnt etwa { $ahead ->
        [one] { $ahead } Prozentpunkt
       *[other] { $ahead } Prozentpunkte
    } öfter als das Nächstbeste.
