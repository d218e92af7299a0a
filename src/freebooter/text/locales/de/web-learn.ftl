# Lernen im Browser: die Regeln, was Karten tun, und die Lektionen.

## Cards

web-key-card-text = Was die Karte mit dem Fokus tut
web-card-text-more = In den Regeln öffnen

## Rules

web-rules-in-force = An diesem Tisch gilt
web-rules-no-house-rules = Keine Hausregeln.
web-rules-by-chance = Wird zu Beginn der Partie ausgelost.
web-rules-holds = gilt
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [0] Nichts heißt so oder spricht davon.
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
web-rules-contents = Inhalt der Regeln
rules-kind-section = Das Spiel
rules-kind-switch = Hausregeln
web-rules-edition = Ausgabe
web-rules-edition-what = Die Ausgaben dieses Spiels sind sich nicht in allem einig. Wähl die aus deiner Schachtel, und alles Folgende steht da, wie man es dort spielt.
web-rules-differences = Worin sich die Ausgaben unterscheiden

## Lessons

web-learn-title = Spielen lernen
web-learn-lead = Niemand muss zuerst die Regeln lesen. Nimm die Karten in die Hand: Jeder Schritt zeigt dir eine Sache, und du probierst sie gleich aus. Du kannst jederzeit aufhören und später weitermachen.
web-learn-progress-of = So weit bist du in { $game }
web-learn-progress = { $done } von { $count } { $count ->
        [one] Schritt
       *[other] Schritten
    }
web-learn-start = Anfangen
web-learn-continue = Weiter mit Schritt { $number }
web-learn-more = Für alle, die das Spiel schon kennen
web-learn-again = Von vorn anfangen
web-learn-done = geschafft
web-learn-play = Eine echte Partie gegen den Computer
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
web-lesson-restart = Von Anfang an
web-lesson-once-more = Noch einmal
web-lesson-next = Nächster Schritt

## Tips

web-tip = Ein Tipp
web-tip-no-more = Keine Tipps mehr
web-tip-close = Alles klar
tip-coach = Unsicher? Frag den Trainer: Er schätzt deine Siegchance und sagt, warum.
tip-log = Was geschehen ist und was gesagt wurde, steht hier.
tip-pace = Zu schnell oder zu langsam? Das Tempo änderst du jederzeit hier.
