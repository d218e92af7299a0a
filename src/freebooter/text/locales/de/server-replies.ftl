# Was ein Server sagt: Ablehnungen, Abschiede, Namen von Gästen.

server-failed = Hier ist etwas schiefgegangen; es wurde vermerkt, und nichts hat sich geändert.
server-stops = Der Server wird angehalten; komm gleich wieder.
server-table-moved = Der Tisch ist umgezogen; verbinde dich neu.
server-unavailable = Der Server kann gerade nichts festhalten; versuche es gleich noch einmal.
server-full = Für neue Tische ist gerade kein Platz; begonnene Partien gehen weiter. Versuche es später noch einmal.
server-session = Niemand weiß, wer du bist; hol dir zuerst eine Sitzung.
server-hasty = Das war zu viel auf einmal; warte einen Moment und versuche es noch einmal.
server-many-tables = Von hier wurden in kurzer Zeit viele Tische eröffnet; spiele zuerst an einem davon.
server-many-guests = Von deiner Adresse sind so viele neue Gäste gekommen, dass vorerst niemand mehr hineinkommt; versuche es später noch einmal.
server-much-talk = Von hier wurde in kurzer Zeit so viel gesagt, dass vorerst nichts mehr gehört wird; warte einen Moment.
server-origin = Diese Seite darf mit diesem Server nicht sprechen; öffne die Adresse des Servers selbst.
server-host = Unter diesem Namen gibt es diesen Server nicht; öffne { $address }.
server-media = Der Inhalt muss application/json sein.
server-too-large = Der Inhalt darf höchstens { $most } Byte haben.
server-no-json = Der Inhalt ist kein JSON; prüfe, ob ein Anführungszeichen oder Komma fehlt.
server-unfit = Die Anfrage ist nicht wie beschrieben: { $problem }; siehe /api/openapi.json.
server-not-found = Hier ist nichts; prüfe die Adresse.
server-method = So kann man diese Adresse nicht fragen; siehe /api/openapi.json.
server-guest = Gast { $number }
server-start-open = Eine Partie kann nicht beginnen, solange ein Platz frei ist; besetze ihn mit einem Bot oder warte auf jemanden.
server-hello = Die erste Nachricht muss ein hello sein; schicke es, sobald du verbunden bist.
server-frame = Diese Nachricht ist nicht wie beschrieben: { $problem }; siehe /api/socket.json.
server-token = Dieses Token gilt für keinen Platz an diesem Tisch; bitte den Gastgeber um das richtige.
server-signed-out = Du hast dich abgemeldet; öffne die Seite neu, um als neuer Gast hereinzukommen.
server-crowded = Es schauen schon so viele zu, dass niemand mehr dazukann; sieh dir danach die Aufzeichnung an.
