# Was ein Server antwortet: Fehler, Abschiede und Namen für Gäste.

server-failed = Auf dem Server ist etwas schiefgegangen. Es wurde protokolliert; deine Partie ist nicht betroffen.
server-stops = Der Server fährt herunter. Komm gleich wieder.
server-table-moved = Der Tisch ist umgezogen. Verbinde dich neu.
server-unavailable = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
server-full = Für neue Tische ist gerade kein Platz; laufende Partien gehen weiter. Versuche es später noch einmal.
server-game-not-ready = { $game } wird noch vorbereitet. Versuche es gleich noch einmal.
server-game-failed = { $game } lässt sich auf diesem Server nicht spielen ({ $problem }). Wähle ein anderes Spiel.
server-bot-not-ready = Der Bot { $bot } ist noch nicht bereit. Versuche es gleich noch einmal.
server-bot-failed = Der Bot { $bot } kann auf diesem Server nicht spielen. Wähle einen anderen.
server-coach-not-ready = Der Trainer ist noch nicht bereit. Frage gleich noch einmal.
server-session = Du bist nicht angemeldet. Beginne zuerst eine Sitzung.
server-hasty = Das war zu viel auf einmal. Warte einen Moment und versuche es noch einmal.
server-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Spiele zuerst an einem davon.
server-many-guests = Von deiner Adresse sind zu viele neue Gäste gekommen. Versuche es später noch einmal.
server-much-talk = Du hast in kurzer Zeit viel gesagt. Warte einen Moment.
server-origin = Diese Seite darf nicht mit diesem Server sprechen. Öffne die Adresse des Servers selbst.
server-host = Unter diesem Namen gibt es diesen Server nicht. Öffne { $address }.
server-media = Der Inhalt muss application/json sein.
server-too-large = { $most ->
        [one] Der Inhalt darf höchstens { $most } Byte haben.
       *[other] Der Inhalt darf höchstens { $most } Byte haben.
    }
server-no-json = Der Inhalt ist kein gültiges JSON. Prüfe, ob ein Anführungszeichen oder Komma fehlt.
server-unfit = Die Anfrage ist ungültig: { $problem }. Siehe /api/openapi.json.
server-not-found = Hier ist nichts. Prüfe die Adresse.
server-method = Diese Adresse kennt diese Methode nicht. Siehe /api/openapi.json.
server-guest = Gast { $number }
server-start-open = Die Partie kann nicht beginnen, solange ein Platz frei ist. Besetze ihn mit einem Bot oder warte auf jemanden.
server-hello = Die erste Nachricht muss ein hello sein. Schicke es, sobald du verbunden bist.
server-frame = Diese Nachricht ist ungültig: { $problem }. Siehe /api/socket.json.
server-token = Dieses Token gilt für keinen Platz an diesem Tisch. Lass dir das richtige von der Tischleitung geben.
server-signed-out = Du hast dich abgemeldet. Lade die Seite neu, um als neuer Gast hereinzukommen.
server-crowded = Mehr Leute können nicht zuschauen. Sieh dir nach der Partie die Wiedergabe an.
