# Was an einem Tisch abgelehnt werden kann.

table-damaged = Das Protokoll des Tisches { $table } ist ab Eintrag { $number } nicht mehr so, wie es geschrieben wurde; stelle es aus einer Kopie wieder her.
table-not-playing = An diesem Tisch wird gerade keine Partie gespielt.
table-closed = Dieser Tisch wurde aufgegeben; eröffne einen anderen.
table-begun = Die Partie hat begonnen, daher lassen sich die Plätze nicht mehr ändern.
table-not-seated = Du hast an diesem Tisch keinen Platz; du kannst zuschauen oder dich auf einen freien Platz setzen.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-not-pace = Wo mehrere mitspielen, bestimmt das Tempo, wer den Tisch eröffnet hat.
table-moved-on = Am Tisch ist inzwischen etwas passiert; schau noch einmal hin, bevor du wählst.
table-no-seat = Platz { $seat } gibt es hier nicht; die Plätze sind von 0 bis { $last } nummeriert.
table-seated = Du sitzt schon auf Platz { $seat }; steh zuerst auf.
table-full = Alle Plätze sind besetzt; du kannst zuschauen.
table-seat-taken = Platz { $seat } ist besetzt; wähle einen freien.
table-place-person = Menschen setzen sich selbst; schick ihnen die Einladung.
table-paused = Die Partie ruht; setze sie zuerst fort.
table-not-paused = Die Partie ruht nicht.
table-away = Ein Bot spielt gerade für dich; komm zuerst zurück.
table-not-away = Niemand spielt für dich; es ist dein eigener Platz.
table-resigned = Du hast diese Partie aufgegeben.
table-no-vote = Abstimmen können nur Menschen, die am Tisch sind.
table-not-over = Eine Revanche ist möglich, wenn die Partie zu Ende ist.
table-rated = Eine gewertete Partie braucht Plätze für mindestens zwei Menschen.
table-one-person = Nur ein Platz kann dein eigener sein; lass die anderen für deine Freunde frei.
table-clock = Eine laufende Uhr braucht einen Vorrat an Sekunden, eine Fernpartie braucht Tage, ein zwangloser Tisch braucht keines von beiden.
table-secret = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
table-unknown = Diesen Tisch gibt es nicht, oder die Einladung gilt nicht für ihn.
