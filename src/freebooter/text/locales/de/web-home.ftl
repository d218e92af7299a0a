# The screens around the tables: home, setting up, waiting room, lobby, games, settings, players, about.

## Home

web-home-title = Kartenspiele von Piraten
web-home-lead = Setz dich sofort zu Bots an den Tisch oder schick Freunden einen Link. Ohne Konto, ohne Umstände.
web-playing-as = Du spielst als { $name }
web-change = Ändern
web-change-name = Name ändern
web-your-name = Dein Name
web-save = Speichern
web-cancel = Abbrechen
web-first-time-learn = Neu hier? Lerne beim Spielen
web-continue = Deine Tische
web-plan-usual = Alles wieder wie üblich
web-your-turn-at = Du bist dran: { $game }
web-continue-game = Weiterspielen: { $game }
web-home-tables = An anderen Tischen
web-all-games = Alle deine Partien
web-all-tables = Alle Tische
web-fact-players = { $fewest }–{ $most } Spieler
web-fact-minutes = etwa { $minutes } Minuten
web-play = Spielen
web-play-game = { $game } spielen
web-set-up = Tisch eröffnen
web-set-up-game = Tisch eröffnen: { $game }
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
web-status-over = zu Ende
web-status-closed = aufgegeben
web-join = Platz nehmen
web-watch = Zuschauen
web-to-the-table = Zum Tisch
web-play-on = Weiterspielen
web-rated = gewertet
web-clock-is-casual = ohne Uhr
web-clock-is-live = { $minutes } Min. + { $increment } Sek.
web-clock-is-correspondence = { $days ->
        [one] { $days } Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
web-house-rules-are = Hausregeln: { $rules }

## Lobby

web-lobby = Öffentliche Tische
web-lobby-what = Nimm Platz, wo einer frei ist, oder schau jemandem über die Schulter. Die Liste hält sich selbst aktuell.
web-which-game = Welches Spiel?
web-both-games = Alle Spiele
web-lobby-gathering = Warten auf Mitspieler
web-lobby-playing = Im Gange
web-lobby-empty = Kein Tisch in Sicht. Eröffne einen, dann finden ihn die anderen hier.

## My games

web-games-empty = Dein Logbuch ist noch leer. Hier bleiben deine Partien, mit Wiedergabe und Analyse.
web-games-running = Noch nicht zu Ende
web-games-finished = Beendet
web-fate-won = gewonnen
web-fate-lost = verloren
web-fate-shared = geteilt
web-fate-abandoned = abgebrochen
web-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
web-to-replay = Wiedergabe
web-to-review = Ergebnis und Analyse
web-no-longer-kept = Nur das Ergebnis ist noch da; die Aufzeichnung wurde entfernt, um Platz zu schaffen.
web-own-page = Was andere von dir sehen

## A player

web-player = Mitspieler
web-player-since = Auf See seit { $date }
web-ratings = Wertungen
web-ratings-none = Noch keine gewerteten Partien.
web-rating-from = { $count ->
        [one] Aus { $count } gewerteten Partie.
       *[other] Aus { $count } gewerteten Partien.
    }
web-rating-estimate = Geschätzt auf { $mean } ± { $deviation }; gezeigt wird, was so gut wie sicher erreicht ist.
web-public-matches = Öffentliche Partien
web-public-matches-none = Noch keine öffentlichen Partien.

## Settings

web-settings-what = Das alles merkt sich dieser Browser; nur deinen Namen kennt der Server.
web-settings-name = Dein Name am Tisch
web-settings-name-what = Diesen Namen sehen die anderen. Eine Partie, die begonnen hat, behält den alten.
web-settings-looks = Sprache und Aussehen
web-settings-language = Sprache
web-settings-theme = Licht
web-theme-system = Wie das System
web-theme-light = Bei Tag
web-theme-dark = Bei Nacht
web-settings-motion = Bewegung
web-motion-system = Wie im System eingestellt
web-motion-full = Karten fliegen
web-motion-reduced = Nichts bewegt sich
web-settings-sounds = Ton
web-settings-sounds-what = Karten, Münzen und Kanonen, und eine Glocke, wenn du dran bist. Vor deiner ersten Berührung ist nichts zu hören.
web-volume = Lautstärke
web-sound-off = Ton ausschalten
web-sound-on = Ton einschalten
web-settings-sea = Das Meer im Hintergrund
web-settings-sea-what = Leise Brandung, solange du am Tisch sitzt.
web-settings-calls = Wenn du dran bist
web-settings-sound-try = Probehören
web-settings-notifications = Benachrichtigen
web-settings-notifications-what = Während du eine andere Seite ansiehst, meldet der Browser, dass du dran bist.
web-notifications-missing = Dieser Browser hat für diese Seite keine Benachrichtigungen; sie brauchen eine sichere Adresse (https) oder diesen Rechner selbst.
web-notifications-blocked = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers für diese Adresse und komm dann zurück.
web-settings-hands = Spielen
web-settings-undo = Versehen zurücknehmen
web-settings-undo-what = Eine Wahl, die jemanden trifft, wartet einen Moment, bevor sie gilt.
web-undo-off = Aus
web-undo-on = 2 Sekunden
web-settings-forced = Erzwungene Züge für mich machen
web-settings-forced-what = Wo nur ein Zug möglich ist, geschieht er nach einem Moment.
web-settings-passing = Für mich passen
web-settings-passing-what = Wo du eingreifen darfst, es aber kaum je tust, passt du ungefragt.
web-settings-keys = Tasten auf Knöpfen zeigen
web-settings-keys-what = Auf Geräten mit Tastatur.
web-settings-help = Hilfe am Tisch
web-settings-odds-what = Wie leicht die Beute untergeht und was auf dem Spiel steht, an Tischen, die es erlauben.
web-settings-tips = Hinweise zeigen
web-settings-tips-what = Auf alles am Tisch wird hingewiesen, wenn es dir zum ersten Mal begegnet.
web-settings-tips-again = Alle Hinweise noch einmal zeigen
web-settings-tips-fresh = Alle Hinweise werden wieder gezeigt.
web-settings-muted = Stummgeschaltet
web-sign-out = Abmelden
web-sign-out-what = Ein Cookie in diesem Browser sagt, wer du bist; ein Passwort gibt es nicht.
web-sign-out-here = Hier abmelden
web-sign-out-everywhere = Überall abmelden
web-sign-out-here-what = Dieser Browser vergisst, wer du bist. Andere, in denen du spielst, bleiben angemeldet.
web-sign-out-everywhere-what = Jeder Browser, in dem du spielst, vergisst, wer du bist, und wer eine Kopie deiner Sitzung hat, ist draußen.
web-sign-out-guest = Du bist ein Gast und hast kein Passwort: Ist kein Browser mehr als du angemeldet, kannst du nicht zurückkommen. Dein Name, deine Plätze und deine Wertungen bleiben zurück, und du fängst als jemand anderes neu an.
web-sign-out-sure = Endgültig abmelden
web-sign-out-stay = Bleiben

## Setting up a table

web-part-seats = Wer spielt
web-players = Wie viele
web-seat-number = Platz { $number }
web-seat-person = Ich
web-seat-open = Ein Freund (freier Platz)
web-seat-bots = Computergegner
web-seat-bot = Bot ({ $level })
web-seat-outside = Ein fremder Bot
web-seat-person-what = Dein eigener Platz.
web-seat-open-what = Für jeden, der mit dem Link kommt; kommt niemand, ein Bot.
web-seat-outside-what = Ein eigenes Programm, das sich über das Netz verbindet.
web-others-are = Alle anderen:
web-others-friends = Freunde
web-others-bots = Computergegner
web-part-rules = Was gespielt wird
web-edition = Ausgabe
web-house-rules = Hausregeln
web-house-rules-what = Jede Regel, in der sich die Ausgaben unterscheiden, lässt sich einzeln festlegen.
web-house-rules-clear = Wieder alles wie in der Ausgabe
web-changed = { $count ->
        [one] { $count } geändert
       *[other] { $count } geändert
    }
web-as-in-edition = wie in der Ausgabe
web-as-usual = wie üblich
web-card-text = Der ganze Text: { $card }
web-part-clock = Zeit
web-clock-casual = Ohne Uhr
web-clock-casual-what = Alle nehmen sich die Zeit, die sie brauchen.
web-clock-live = Mit Uhr
web-clock-live-what = Minuten für die ganze Partie und einige Sekunden zurück für jede Entscheidung. Wem die Zeit ausgeht, für den spielt ein Bot, bis er wieder übernimmt.
web-clock-correspondence = Fernpartie
web-clock-correspondence-what = Tage für jede Entscheidung. Komm und geh, wie du magst.
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden zurück
web-clock-days = Tage je Entscheidung
web-part-table = Der Tisch
web-visibility = Wer kommen darf
web-visibility-private = Privat
web-visibility-private-what = Nur wer den Link hat, findet den Tisch, kann Platz nehmen oder zuschauen.
web-visibility-public = Öffentlich
web-visibility-public-what = Der Tisch steht in der Liste; alle dürfen Platz nehmen oder zuschauen.
web-coach-allowed = Chancen und Trainer
web-coach-allowed-what = Alle dürfen die genauen Chancen sehen. Sonst rechnet jeder selbst.
web-rated-wanted = Gewertete Partie
web-rated-what = Das Ergebnis zählt für die Wertung, wenn sich mindestens zwei Menschen setzen. Wer geht oder aufgibt, verliert in der Wertung, wer auch immer für ihn weiterspielt.
web-rated-leaving = Gewertet: Wer geht, aufgibt oder die Zeit überschreitet, hat für die Wertung aufgegeben, auch wenn er zurückkommt
web-stand-in = Wer einspringt
web-stand-in-level = Spielt für jeden, der weg ist
web-stand-in-usual = Der übliche Bot
web-stand-in-what = Übernimmt den Platz von jemandem, der gegangen ist, und zu Beginn freie Plätze.
web-problem-minutes = Eine Uhr braucht 1 bis 120 Minuten für jeden.
web-problem-increment = Für eine Entscheidung gibt es höchstens 600 Sekunden zurück.
web-problem-days = Für eine Entscheidung gibt es 1 bis 30 Tage.
web-problem-rated = Eine gewertete Partie braucht Plätze für mindestens zwei Menschen; halte einen für einen Freund frei oder spiele ohne Wertung.
web-problem-rated-outside = In einer gewerteten Partie darf kein fremder Bot sitzen, denn niemand weiß, wer ihn spielt; gib den Platz jemand anderem oder spiele ohne Wertung.
web-summary = Das wird gespielt
web-sum-you = du
web-sum-friends = { $count ->
        [one] ein Freund
       *[other] { $count } Freunde
    }
web-sum-bots = { $count ->
        [one] ein Bot ({ $level })
       *[other] { $count } Bots ({ $level })
    }
web-sum-outside = { $count ->
        [one] ein fremder Bot
       *[other] { $count } fremde Bots
    }
web-sum-private = privat
web-sum-public = öffentlich
web-sum-coach = Chancen erlaubt
web-sum-no-coach = ohne Chancen
web-sum-watching = Kein Platz ist deiner: Du schaust zu.
web-start-now = Losspielen
web-open-table = Tisch eröffnen

## The waiting room

web-gathering = { $game }: am Tisch
web-gathering-missing = { $count ->
        [0] Alle Plätze sind besetzt.
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-host = Gastgeber
web-here = da
web-sit = Hier sitzen
web-stand = Aufstehen
web-seat-waits = Wartet, dass sich jemand setzt
web-seat-give = Wer Platz { $number } hat
web-host-part = Du bist Gastgeber
web-start-match = Karten austeilen
web-start-ready = Alle haben einen Platz.
web-start-with-bots = { $count ->
        [one] Den freien Platz übernimmt dann ein Bot ({ $level }).
       *[other] Die { $count } freien Plätze übernehmen dann Bots ({ $level }).
    }
web-close-table = Tisch aufgeben
web-close-sure = Wirklich aufgeben?
web-welcome = Willkommen an Bord
web-welcome-what = Nimm einen freien Platz oder bleib und schau zu.
web-seated = Du hast einen Platz
web-wait-for = Die Partie beginnt, sobald { $name } austeilt.
web-wait-for-host = Die Partie beginnt, sobald der Gastgeber austeilt.
web-invite = Freunde einladen
web-invite-what = Schick den Link, oder lass den Code mit der Kamera einlesen.
web-invite-link = Einladungslink
web-invite-qr = Der Einladungslink als QR-Code
web-invite-this-machine = Diese Adresse gilt nur auf diesem Rechner. Freunde in deinem Netz brauchen die Adresse des Rechners und einen Server, der mit --host 0.0.0.0 gestartet wurde.
web-invitation-text = An einem Tisch von { $game } ist ein Platz für dich frei.
web-copy = Kopieren
web-copied = Kopiert
web-copy-yourself = Der Browser lässt diese Seite nicht kopieren; der Text ist markiert, kopiere ihn selbst.
web-share = Teilen …
web-read-rules = Regeln lesen
web-stands-in = es springt ein: { $level }
web-fair-deal = Faires Mischen
web-fair-deal-what = Der Server hat seinen Teil der Mischung schon festgelegt; die Zahl hier unten beweist es. Wer sich setzt, gibt eigene Zufallsziffern dazu. So kann niemand die Karten bestimmen, und nach der Partie kann das jeder nachprüfen.
web-commitment = Die Festlegung des Servers
web-tokens = Fremde Bots
web-tokens-what = Jeder Bot weist sich beim Verbinden mit seinem Token aus; behalte sie für dich.
web-token-of = Token von { $name }

## About

web-about-title = Über Freebooter
web-about-what = Die Heimat von Piraten-Kartenspielen: ein Schiedsrichter für jede Ausgabe, ein Tisch für Freunde und Bots, und ehrliche Chancen.
web-about-house = Die Regeln des Hauses
web-about-fair = Gemischt wird fair, und nach jeder Partie kann der Browser das nachprüfen.
web-about-bots = Bots sehen, was man von ihrem Platz aus sieht, und sonst nichts.
web-about-coach = Die Chancen sind genau berechnet; der Trainer weiß nicht mehr als du.
web-about-privacy = Es gibt keine Konten, keine Werbung, und nichts wird von anderen Seiten geladen.
web-about-games = Die Spiele
web-about-by = Von { $people }. Verlag: { $publisher }.
web-about-independent = Freebooter ist eine unabhängige Umsetzung mit eigenen Worten und eigenen Zeichnungen; Autoren und Verlage haben nichts damit zu tun. Wenn dir ein Spiel gefällt, kauf es.
web-about-credits = Dank
web-credit-icons = Symbole auf Karten und anderswo, von Lorc, Delapouite und anderen;
web-credit-grenze = die Schrift der Überschriften und Zahlen, von Renata Polastri und Omnibus-Type.
web-credit-cabin = die Schrift für alles andere, von Pablo Impallari.
web-credit-preact = baut die Seiten.
web-credit-fluent = spricht vier Sprachen.
web-credit-uqr = zeichnet die QR-Codes.
web-credit-noble = prüft das Mischen.
web-about-licence = Lizenz
web-about-free = Freebooter ist freie Software unter der MIT-Lizenz: benutze sie, ändere sie, gib sie weiter.
web-about-licences = Die Lizenzen von allem, was andere gemacht haben
