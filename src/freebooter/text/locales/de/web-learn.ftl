# Lernen im Browser: Regeln, Kartentexte, Lektionen und Tipps.

## Cards

web-key-card-text = Zeigen, was die Karte mit dem Fokus tut
web-card-text-more = In den Regeln öffnen

## Rules

web-rules-in-force = Regeln an diesem Tisch
web-rules-no-house-rules = Keine Hausregeln.
web-rules-by-chance = Wird zu Beginn der Partie ausgelost.
web-rules-holds = gilt
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [0] Keine Treffer.
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
web-rules-contents = Inhalt
rules-kind-section = Das Spiel
rules-kind-switch = Hausregeln
web-rules-edition = Ausgabe
web-rules-edition-what = Die Ausgaben dieses Spiels sind sich nicht in allem einig. Wähle die aus deiner Schachtel, und die Regeln unten richten sich danach.
web-rules-differences = Worin sich die Ausgaben unterscheiden

## Lessons

web-learn-title = Spielen lernen
web-learn-lead = Du musst nicht zuerst die Regeln lesen. Jeder Schritt zeigt dir eine Sache, und du probierst sie gleich aus. Höre auf, wann du magst, und mache später weiter.
web-learn-progress-of = Dein Fortschritt in { $game }
web-learn-progress = { $done } von { $count } { $count ->
        [one] Schritt
       *[other] Schritten
    }
web-learn-start = Anfangen
web-learn-continue = Weiter mit Schritt { $number }
web-learn-more = Wenn du das Spiel schon kennst
web-learn-again = Von vorn anfangen
web-learn-done = geschafft
web-learn-play = Eine echte Partie gegen Bots spielen
web-learn-other = { $game } lernen
web-lesson-leave = Die Lektion verlassen
web-lesson-guide = Lektion
web-lesson-steps = Schritte
web-lesson-step = Schritt { $number } von { $count }
web-lesson-step-open = Schritt { $number }
web-lesson-step-done = Schritt { $number }, geschafft
web-lesson-asked = Das ist zu tun
web-lesson-watch = Sieh zu …
web-lesson-astray = Nicht ganz
web-lesson-done = Gut gemacht!
web-lesson-restart = Von vorn anfangen
web-lesson-once-more = Noch einmal versuchen
web-lesson-next = Nächster Schritt

## The tour

web-tour = Rundgang ansehen
web-tour-of = Rundgang: { $game }
web-tour-back = Zurück
web-tour-next = Weiter
web-tour-end = Fertig
web-tour-skip = Rundgang überspringen

## Tips

web-tip = Tipp
web-tip-no-more = Keine Tipps mehr
web-tip-close = Alles klar
tip-coach = Unsicher? Frage den Trainer: Er schätzt deine Siegchance und sagt dir, warum.
tip-log = Lies hier nach, was geschehen ist und was alle gesagt haben.
tip-pace = Zu schnell oder zu langsam? Das Tempo änderst du jederzeit hier.
