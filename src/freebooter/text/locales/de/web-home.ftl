# Die Seiten um die Tische: Startseite, Einrichten, Warteraum, Liste der Tische, Partien, Einstellungen, Profile, Über Freebooter.

## Home

web-home-title = Piraten-Kartenspiele
web-home-lead = Spiele sofort gegen Bots oder schicke deinen Freunden einen Link. Ohne Konto, ohne Umstände.
web-playing-as = Du spielst als { $name }
web-change = Ändern
web-change-name = Name ändern
web-your-name = Dein Name
web-save = Speichern
web-cancel = Abbrechen
web-first-time-learn = Neu hier? Lerne beim Spielen
web-continue = Deine Tische
web-plan-usual = Alles auf Standard zurücksetzen
web-your-turn-at = Du bist dran: { $game }
web-continue-game = Weiterspielen: { $game }
web-home-tables = Andere Tische
web-all-games = Alle deine Partien ansehen
web-all-tables = Alle Tische ansehen
web-fact-players = { $most ->
        [one] { $fewest }–{ $most } Person
       *[other] { $fewest }–{ $most } Personen
    }
web-fact-minutes = etwa { $minutes } Min.
web-play = Spielen
web-play-game = { $game } spielen
web-set-up = Tisch einrichten
web-set-up-game = Tisch einrichten: { $game }
web-learn-in = { $count ->
        [one] In { $count } Schritt lernen
       *[other] In { $count } Schritten lernen
    }
web-one-moment = Einen Moment …

## Bots

level-drifter = Landratte

## Tables in lists

web-crew = An diesem Tisch
web-open-seat = freier Platz
web-status-gathering = wartet
web-status-playing = im Gange
web-status-over = beendet
web-status-closed = geschlossen
web-join = Platz nehmen
web-watch = Zuschauen
web-to-the-table = Zum Tisch gehen
web-play-on = Weiterspielen
web-rated = gewertet
web-clock-is-casual = ohne Uhr
web-clock-is-live = { $minutes } Min. + { $increment } Sek.
web-clock-is-correspondence = { $days ->
        [one] { $days } Tag je Spielzug
       *[other] { $days } Tage je Spielzug
    }
web-house-rules-are = Hausregeln: { $rules }

## Lobby

web-lobby = Öffentliche Tische
web-lobby-what = Nimm einen freien Platz oder schaue jemandem über die Schulter. Die Liste aktualisiert sich von selbst.
web-which-game = Welches Spiel?
web-both-games = Alle Spiele
web-lobby-gathering = Noch Plätze frei
web-lobby-playing = Im Gange
web-lobby-empty = Kein Tisch in Sicht. Richte einen ein, dann finden ihn die anderen hier.

## My games

web-games-empty = Dein Logbuch ist noch leer. Hier landen deine Partien, mit Wiedergabe und Analyse.
web-games-running = Im Gange
web-games-finished = Beendet
web-fate-won = gewonnen
web-fate-lost = verloren
web-fate-shared = geteilter Sieg
web-fate-abandoned = abgebrochen
web-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-to-replay = Wiedergeben
web-to-review = Ergebnis und Analyse ansehen
web-no-longer-kept = Nur das Ergebnis ist noch da. Die Aufzeichnung wurde gelöscht, um Platz zu schaffen.
web-own-page = Dein öffentliches Profil ansehen

## A player

web-player = Profil
web-player-since = Auf See seit { $date }
web-ratings = Wertungen
web-ratings-none = Noch keine gewerteten Partien.
web-rating-from = { $count ->
        [one] Aus { $count } gewerteten Partie.
       *[other] Aus { $count } gewerteten Partien.
    }
web-rating-estimate = Schätzung: { $mean } ± { $deviation }. Gezeigt wird eine vorsichtige Untergrenze.
web-public-matches = Öffentliche Partien
web-public-matches-none = Noch keine öffentlichen Partien.

## Settings

web-settings-what = In diesem Browser gespeichert. Der Server kennt nur deinen Namen.
web-settings-name = Dein Name am Tisch
web-settings-name-what = Diesen Namen sehen alle. Laufende Partien behalten den alten.
web-settings-looks = Sprache und Darstellung
web-settings-language = Sprache
web-settings-theme = Design
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-settings-motion = Bewegung
web-motion-system = System
web-motion-full = Voll
web-motion-reduced = Reduziert
web-settings-sounds = Ton
web-settings-sounds-what = Karten, Münzen und eine Glocke, wenn du dran bist. Zu hören ab dem ersten Tippen oder Klicken.
web-volume = Lautstärke
web-sound-off = Ton ausschalten
web-sound-on = Ton einschalten
web-settings-sea = Meer im Hintergrund
web-settings-sea-what = Leise Brandung, solange du am Tisch sitzt.
web-settings-calls = Wenn du dran bist
web-settings-sound-try = Probehören
web-settings-notifications = Mich benachrichtigen
web-settings-notifications-what = Der Browser meldet sich, wenn du dran bist und gerade eine andere Seite ansiehst.
web-notifications-missing = Dieser Browser kann hier keine Benachrichtigungen senden. Nutze eine sichere Adresse (https) oder öffne die Seite auf dem Rechner des Servers.
web-notifications-blocked = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers und kehre dann zurück.
web-settings-hands = Spielablauf
web-settings-undo = Zeit zum Zurücknehmen
web-settings-undo-what = Eine Wahl, die jemand anderen trifft, wartet einen Moment, bevor sie gilt.
web-undo-off = Aus
web-undo-on = 2 Sekunden
web-settings-forced = Erzwungene Spielzüge ausführen
web-settings-forced-what = Ist nur ein Spielzug möglich, wird er nach einem Moment von selbst ausgeführt.
web-settings-passing = Für mich passen
web-settings-passing-what = Wo du eingreifen könntest, es aber fast nie tust, passt du, ohne gefragt zu werden.
web-settings-keys = Tasten auf Schaltflächen zeigen
web-settings-keys-what = Auf Geräten mit Tastatur.
web-settings-help = Hilfe am Tisch
web-settings-odds-what = Wie leicht deine Beute versenkt wird und was du verlierst, an Tischen, die es erlauben.
web-settings-tips = Tipps zeigen
web-settings-tips-what = Erklärt jeden Teil des Tisches, wenn du ihn zum ersten Mal siehst.
web-settings-tips-again = Alle Tipps noch einmal zeigen
web-settings-tips-fresh = Du siehst alle Tipps noch einmal.
web-settings-muted = Stummgeschaltet
web-sign-out = Abmelden
web-sign-out-what = Ein Cookie in diesem Browser hält dich angemeldet. Ein Passwort gibt es nicht.
web-sign-out-here = Hier abmelden
web-sign-out-everywhere = Überall abmelden
web-sign-out-here-what = Dieser Browser vergisst, wer du bist. In deinen anderen Browsern bleibst du angemeldet.
web-sign-out-everywhere-what = Jeder Browser, in dem du spielst, vergisst, wer du bist. Auch wer eine Kopie deiner Sitzung hat, ist abgemeldet.
web-sign-out-guest = Du bist als Gast ohne Passwort hier. Bist du in keinem Browser mehr angemeldet, gibt es keinen Weg zurück: Name, Plätze und Wertungen sind für dich verloren, und du fängst als neuer Gast von vorn an.
web-sign-out-sure = Endgültig abmelden
web-sign-out-stay = Angemeldet bleiben

## Setting up a table

web-part-seats = Wer spielt
web-players = Personen
web-seat-number = Platz { $number }
web-seat-person = Ich
web-seat-open = Für Freunde (freier Platz)
web-seat-bots = Bots
web-seat-bot = Bot: { $level }
web-seat-outside = Externer Bot
web-seat-person-what = Dein eigener Platz.
web-seat-open-what = Für alle, die den Link haben. Kommt niemand, spielt ein Bot.
web-seat-outside-what = Ein eigenes Programm, das sich über das Netz verbindet.
web-others-are = Die anderen Plätze besetzen mit:
web-others-friends = Freunden
web-others-bots = Bots
web-part-rules = Was gespielt wird
web-edition = Ausgabe
web-house-rules = Hausregeln
web-house-rules-what = Lege jede Regel, in der sich die Ausgaben unterscheiden, einzeln fest.
web-house-rules-clear = Auf die Ausgabe zurücksetzen
web-changed = { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
web-as-in-edition = wie in der Ausgabe
web-as-usual = Standard
web-card-text = Ganzer Text: { $card }
web-part-clock = Uhr
web-clock-casual = Ohne Uhr
web-clock-casual-what = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-live = Mit Uhr
web-clock-live-what = Minuten für die ganze Partie, dazu ein paar Sekunden für jeden Spielzug. Ist deine Zeit um, spielt ein Bot, bis du deinen Platz wieder übernimmst.
web-clock-correspondence = Fernpartie
web-clock-correspondence-what = Tage für jeden Spielzug. Spiele, wann du magst.
web-clock-minutes = Minuten pro Person
web-clock-increment = Zuschlag (Sekunden)
web-clock-days = Tage je Spielzug
web-part-table = Tisch
web-visibility = Wer mitmachen darf
web-visibility-private = Privat
web-visibility-private-what = Nur wer den Link hat, kann den Tisch finden, Platz nehmen oder zuschauen.
web-visibility-public = Öffentlich
web-visibility-public-what = Der Tisch steht unter „Tische“. Alle dürfen Platz nehmen oder zuschauen.
web-coach-allowed = Chancen und Trainer
web-coach-allowed-what = Alle dürfen die genauen Chancen sehen und den Trainer fragen. Sonst rechnest du selbst.
web-rated-wanted = Gewertete Partie
web-rated-what = Zählt für die Wertung, wenn mindestens zwei Menschen mitspielen. Wenn du gehst oder aufgibst, verlierst du in der Wertung, auch wenn ein Bot für dich gewinnt.
web-rated-leaving = Gewertet: Weggehen oder Zeitablauf gilt als Aufgabe, auch wenn du zurückkommst
web-stand-in = Ersatz-Bot
web-stand-in-level = Spielt für alle, die weg sind
web-stand-in-usual = Standard-Bot
web-stand-in-what = Übernimmt, wenn jemand geht, und besetzt zu Beginn die freien Plätze.
web-problem-minutes = Eine Uhr braucht 1 bis 120 Minuten pro Person.
web-problem-increment = Der Zuschlag darf höchstens 600 Sekunden betragen.
web-problem-days = Wähle 1 bis 30 Tage je Spielzug.
web-problem-rated = Eine gewertete Partie braucht Plätze für mindestens zwei Menschen. Halte einen für Freunde frei oder spiele ohne Wertung.
web-problem-rated-outside = Externe Bots dürfen nicht gewertet spielen. Gib den Platz jemand anderem oder spiele ohne Wertung.
web-summary = Dein Tisch
web-sum-you = du
web-sum-friends = { $count ->
        [one] ein Platz für Freunde
       *[other] { $count } Plätze für Freunde
    }
web-sum-bots = { $count ->
        [one] ein Bot ({ $level })
       *[other] { $count } Bots ({ $level })
    }
web-sum-outside = { $count ->
        [one] ein externer Bot
       *[other] { $count } externe Bots
    }
web-sum-private = privat
web-sum-public = öffentlich
web-sum-coach = mit Chancen
web-sum-no-coach = ohne Chancen
web-sum-watching = Du hast keinen Platz und schaust zu.
web-start-now = Losspielen
web-open-table = Tisch eröffnen

## The waiting room

web-gathering = Ein Tisch für { $game }
web-gathering-missing = { $count ->
        [0] Alle Plätze sind besetzt.
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-host = leitet den Tisch
web-here = da
web-sit = Hier sitzen
web-stand = Aufstehen
web-seat-waits = Wartet, bis sich jemand setzt
web-seat-give = Wer Platz { $number } bekommt
web-host-part = Du leitest den Tisch
web-start-match = Karten austeilen
web-start-ready = Alle haben einen Platz.
web-start-with-bots = { $count ->
        [one] Den freien Platz übernimmt ein Bot ({ $level }).
       *[other] Die { $count } freien Plätze übernehmen Bots ({ $level }).
    }
web-close-table = Tisch schließen
web-close-sure = Wirklich schließen?
web-welcome = Willkommen an Bord
web-welcome-what = Nimm einen freien Platz oder bleibe und schaue zu.
web-seated = Du hast einen Platz
web-wait-for = Die Partie beginnt, sobald { $name } austeilt.
web-wait-for-host = Die Partie beginnt, sobald die Karten ausgeteilt werden.
web-invite = Freunde einladen
web-invite-what = Schicke den Link oder lass den Code scannen.
web-invite-link = Einladungslink
web-invite-qr = Einladungslink als QR-Code
web-invite-this-machine = Diese Adresse gilt nur auf diesem Rechner. Um Freunde in deinem Netz einzuladen, starte den Server mit --host 0.0.0.0 und gib die Adresse des Rechners weiter.
web-invitation-text = An einem Tisch für { $game } ist ein Platz für dich frei.
web-copy = Kopieren
web-copied = Kopiert
web-copy-yourself = Dein Browser lässt hier kein Kopieren zu. Der Text ist markiert; kopiere ihn selbst.
web-share = Teilen …
web-read-rules = Regeln lesen
web-stands-in = Ersatz: { $level }
web-fair-deal = Fair gemischt
web-fair-deal-what = Der Server hat seinen Beitrag zum Mischen schon festgelegt; die Zahl unten beweist es. Wer sich setzt, gibt eine eigene Zufallszahl dazu, eine Nonce. So kann niemand die Karten bestimmen, und nach der Partie lässt sich das nachprüfen.
web-commitment = Festlegung des Servers
web-tokens = Externe Bots
web-tokens-what = Jeder Bot weist sich beim Verbinden mit seinem Token aus. Behalte die Token für dich.
web-token-of = Token für { $name }

## About

web-about-title = Über Freebooter
web-about-what = Ein Zuhause für Piraten-Kartenspiele: mit Schiedsgericht für jede Ausgabe, Tischen für Freunde und Bots und ehrlichen Chancen.
web-about-house = Was wir versprechen
web-about-fair = Gemischt wird fair, und nach jeder Partie kann dein Browser das nachprüfen.
web-about-bots = Bots sehen, was man von ihrem Platz aus sieht, und sonst nichts.
web-about-coach = Die Chancen sind genau berechnet. Der Trainer weiß nicht mehr als du.
web-about-privacy = Keine Konten, keine Werbung, und nichts wird von anderen Seiten geladen.
web-about-games = Die Spiele
web-about-by = Von { $people }. Verlag: { $publisher }.
web-about-independent = Freebooter ist eine unabhängige Umsetzung mit eigenen Texten und Zeichnungen. Wer die Spiele erfunden oder verlegt hat, ist nicht beteiligt. Wenn dir ein Spiel gefällt, kaufe es.
web-about-credits = Dank
web-credit-icons = Symbole auf Karten und anderswo, von Lorc, Delapouite und anderen.
web-credit-grenze = Schrift für Überschriften und Zahlen, von Renata Polastri und Omnibus-Type.
web-credit-cabin = Schrift für alles andere, von Pablo Impallari.
web-credit-preact = Baut die Seiten.
web-credit-fluent = Spricht vier Sprachen.
web-credit-uqr = Zeichnet die QR-Codes.
web-credit-noble = Prüft das Mischen.
web-about-licence = Lizenz
web-about-free = Freebooter ist freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, gib sie weiter.
web-about-licences = Lizenzen Dritter
