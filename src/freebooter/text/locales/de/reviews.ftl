# Der Trainer an den Tischen eines Servers: Rat während einer Partie und die Analyse danach.

review-not-over = Die Analyse kommt nach der Partie. Spielt erst zu Ende.
review-busy = Es warten schon viele Analysen. Frage in ein paar Minuten noch einmal.
review-failed = Die Analyse wurde nicht fertig. Fordere sie noch einmal an.
advice-rated = An einem gewerteten Tisch gibt es keinen Trainer. Die Analyse kommt nach der Partie.
advice-not-here = An diesem Tisch wird ohne Trainer gespielt. Die Analyse kommt nach der Partie.
advice-turn = Du hast gerade nichts zu entscheiden. Frage, wenn du dran bist.
advice-one-move = Du hast nur einen Spielzug. Mache ihn.
advice-later = Der Trainer ist gerade beschäftigt. Frage in einer Minute noch einmal.

## Why the coach prefers a move

why-all-equal = Hier ist fast egal, was du tust. Keine Wahl ist messbar besser.
why-some-equal = Sie gewinnen etwa gleich oft und mindestens { $ahead ->
        [one] { $ahead } Prozentpunkt
       *[other] { $ahead } Prozentpunkte
    } öfter als der Rest.
why-ahead = Das gewinnt etwa { $ahead ->
        [one] { $ahead } Prozentpunkt
       *[other] { $ahead } Prozentpunkte
    } öfter als die nächstbeste Wahl.
