# Der Browser überall: Navigation, der Rahmen um einen Tisch, Tasten, Verlauf, Chat und Trainer.

## The house

web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-lobby = Tische
web-nav-games = Meine Partien
web-nav-learn = Lernen
web-nav-settings = Einstellungen
web-nav-turns = { $count ->
        [one] an { $count } Tisch bist du dran
       *[other] an { $count } Tischen bist du dran
    }
web-nav-settings-short = Optionen
web-nav-lobby-short = Tische
web-nav-games-short = Partien
web-about = Über Freebooter und Dank
web-rules-of = Regeln von { $game }
web-skip = Zum Inhalt springen
web-close = Schließen
web-announcements = Meldungen
web-loading = Einen Moment …
web-try-again = Noch einmal versuchen
web-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
web-missing = Seite nicht gefunden
web-missing-what = Prüfe die Adresse; vielleicht ist die Seite umgezogen.

## A table

web-no-table = Tisch nicht gefunden
web-table-closed = Dieser Tisch wurde vor Beginn der Partie geschlossen.
web-your-turn = Du bist dran
web-you = du
web-bot = Bot
web-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-time-left = Verbleibende Zeit
web-away-clock = Zeit um, ein Bot spielt
web-away-gone = abwesend, ein Bot spielt
web-away-resigned = aufgegeben
web-not-connected = nicht verbunden
web-link-connecting = Verbindung wird aufgebaut …
web-link-open = Verbunden
web-link-lost = Verbindung verloren. Neuer Versuch …
web-link-open-waiting = Wird gesendet …
web-link-lost-waiting = Verbindung verloren. Dein Spielzug wird gesendet, sobald sie wieder da ist …
web-link-connecting-waiting = Verbindung wird aufgebaut … Dein Spielzug ist gespeichert.
web-since = Seit deinem letzten Zug
web-since-read = Alles klar
web-next = Weiter
web-pace = Tempo
web-pace-relaxed = Gemütlich
web-pace-normal = Normal
web-pace-quick = Flott
web-pace-instant = Sofort
web-pace-step = Schritt für Schritt
web-unread = { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-watching = du schaust zu
web-paused = pausiert
web-spectators = { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
web-leave = Den Tisch verlassen
web-rules = Regeln
web-menu = Menü
web-show-odds = Chancen anzeigen
web-no-coach = An diesem Tisch gibt es weder Chancen noch Trainer.
web-return = Meinen Platz übernehmen
web-forfeited = Ein Bot hat für dich gespielt: Für die Wertung hast du aufgegeben. Du kannst trotzdem weiterspielen.
web-resume = Partie fortsetzen
web-pause = Für eine Pause stimmen
web-abandon = Für den Abbruch stimmen
web-vote-pause = { $count ->
        [one] { $count } Person möchte eine Pause.
       *[other] { $count } Personen möchten eine Pause.
    }
web-vote-abandon = { $count ->
        [one] { $count } Person möchte die Partie abbrechen.
       *[other] { $count } Personen möchten die Partie abbrechen.
    }
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-show-result = Ergebnis zeigen

## Keys

web-keys = Tastenkürzel
web-keys-more = Tab springt zur nächsten Wahl, Eingabe- oder Leertaste wählt sie, Esc schließt ein Fenster.
web-key-rules = Regeln öffnen
web-key-talk = Verlauf und Chat ein- oder ausblenden

## Log and chat

web-side = Verlauf und Chat
web-log = Verlauf
web-talk = Chat
web-talk-empty = Noch keine Nachrichten.
web-say = Nachricht an den Tisch
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = Stummschaltung von { $name } aufheben
web-phrase-hello = Ahoi!
web-phrase-nice = Gut gespielt!
web-phrase-ouch = Autsch!
web-phrase-hurry = Du bist dran, Maat!
web-phrase-thanks = Danke für die Partie!

## The coach

web-coach = Trainer
web-coach-ask = Trainer fragen
web-coach-says = Der Rat des Trainers
web-coach-what = Deine geschätzte Siegchance bei jeder Wahl:
web-coach-value = { $value } ± { $margin }
web-coach-thinks = Der Trainer sieht es sich an …
web-coach-sharpens = Denkt noch nach …
web-coach-all-equal = Etwa gleich gut
web-coach-equal = Etwa gleich gut: { $choices }
web-coach-equal-many = { $count ->
        [one] Etwa gleich gut: { $count } Möglichkeit
       *[other] Etwa gleich gut: { $count } Möglichkeiten
    }
web-coach-all = Alle Möglichkeiten
web-coach-one-more = { $than ->
        [more] Noch eine Karte ist etwa { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } mehr wert, als die Beute jetzt einzuholen.
        [less] Noch eine Karte ist etwa { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            } weniger wert, als die Beute jetzt einzuholen.
       *[same] Noch eine Karte ist etwa so viel wert, wie die Beute jetzt einzuholen.
    }

## A game without a board of its own

web-generic-table = Auf dem Tisch
web-generic-choices = Deine Möglichkeiten
web-generic-points = Punkte
web-generic-at-turn = am Zug
web-generic-busts = geht daneben
web-generic-then = { $points ->
        [one] danach { $points } Punkt
       *[other] danach { $points } Punkte
    }
web-generic-odds = Chancen
web-generic-bust-chance = Risiko beim nächsten Ziehen
web-generic-nothing = nichts
web-generic-hidden = verdeckt
web-generic-yes = ja
web-generic-no = nein

## Any game

card = { $suit } { $value }
