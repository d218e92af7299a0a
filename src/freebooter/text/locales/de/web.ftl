# What the browser says everywhere: the house, a table's frame, keys, log and talk.

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
web-announcements = Was geschieht
web-loading = Einen Moment …
web-try-again = Noch einmal versuchen
web-unreachable = Der Server ist nicht erreichbar; prüfe die Verbindung und versuche es noch einmal.
web-missing = Hier ist nichts
web-missing-what = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.

## A table

web-no-table = Kein solcher Tisch
web-table-closed = Dieser Tisch wurde vor Beginn der Partie aufgegeben.
web-your-turn = Du bist dran
web-you = du
web-bot = Computergegner
web-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
web-time-left = Verbleibende Zeit
web-away-clock = Zeit um, ein Computer spielt
web-away-gone = weg, ein Computer spielt
web-away-resigned = aufgegeben
web-not-connected = nicht verbunden
web-link-connecting = Verbinde …
web-link-open = Verbunden
web-link-lost = Verbindung verloren; neuer Versuch …
web-link-open-waiting = Wird gesendet …
web-link-lost-waiting = Verbindung weg; dein Zug wird gesendet, sobald sie wieder da ist …
web-link-connecting-waiting = Verbindung wird aufgebaut; dein Zug wartet …
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
        [one] { $count } neue Bemerkung
       *[other] { $count } neue Bemerkungen
    }
web-watching = Zuschauer
web-paused = pausiert
web-spectators = { $count } zuschauend
web-leave = Den Tisch verlassen
web-rules = Regeln
web-menu = Menü
web-show-odds = Chancen anzeigen
web-no-coach = An diesem Tisch wird ohne Hilfe gespielt: keine Chancen.
web-return = Selbst weiterspielen
web-forfeited = Ein Bot hat für dich gespielt: Für die Wertung hast du aufgegeben. Du kannst trotzdem weiterspielen.
web-resume = Weiterspielen
web-pause = Um eine Pause bitten
web-abandon = Abbruch der Partie vorschlagen
web-vote-pause = { $count ->
        [one] { $count } Spieler möchte eine Pause.
       *[other] { $count } Spieler möchten eine Pause.
    }
web-vote-abandon = { $count ->
        [one] { $count } Spieler möchte abbrechen.
       *[other] { $count } Spieler möchten abbrechen.
    }
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-show-result = Ergebnis zeigen

## Keys

web-keys = Tastenkürzel
web-keys-more = Mit Tab geht es von einer Wahl zur nächsten, Eingabe oder Leertaste wählt, Escape schließt ein Fenster.
web-key-rules = Regeln aufschlagen
web-key-talk = Verlauf und Gespräch

## Log and talk

web-side = Verlauf und Gespräch neben dem Tisch
web-log = Verlauf
web-talk = Gespräch
web-talk-empty = Noch hat niemand etwas gesagt.
web-say = Etwas in die Runde sagen
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = { $name } wieder hören
web-phrase-hello = Ahoi, alle zusammen!
web-phrase-nice = Gut gespielt!
web-phrase-ouch = Autsch!
web-phrase-hurry = Trau dich!
web-phrase-thanks = Danke für das Spiel!

## The coach

web-coach = Trainer
web-coach-ask = Trainer fragen
web-coach-says = Was der Trainer sagt
web-coach-what = Der Anteil am Sieg, den du nach jeder Wahl erwarten kannst:
web-coach-value = { $value } ± { $margin }
web-coach-thinks = Der Trainer schaut hin …
web-coach-sharpens = Denkt noch nach …
web-coach-all-equal = Etwa gleich gut
web-coach-equal = Etwa gleich gut: { $choices }
web-coach-equal-many = { $count } Möglichkeiten sind etwa gleich gut
web-coach-all = Alle Möglichkeiten

## A game without a board of its own

web-generic-table = Was auf dem Tisch liegt
web-generic-choices = Was du tun kannst
web-generic-points = Punkte
web-generic-at-turn = am Zug
web-generic-busts = geht daneben
web-generic-then = { $points ->
        [one] danach { $points } Punkt
       *[other] danach { $points } Punkte
    }
web-generic-odds = Wie wahrscheinlich was ist
web-generic-bust-chance = Der nächste Zug geht daneben
web-generic-nothing = nichts
web-generic-hidden = verdeckt
web-generic-yes = ja
web-generic-no = nein

## Any game

card = { $suit } { $value }
