# Turniere zwischen Bots.

arena-progress = Es wird gespielt
arena-title = { $game }: { $games } { $games ->
        [one] Partie
       *[other] Partien
    }, { $deals } { $deals ->
        [one] Kartenverteilung
       *[other] Kartenverteilungen
    }
arena-bot = Bot
arena-wins = Siegquote
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-points = Punkte
arena-quantiles = 5 · 25 · 50 · 75 · 95 % der Punkte
arena-milliseconds = ms je Entscheidung
arena-games = Partien
arena-seats = Plätze
arena-summary = Jede Kartenverteilung wurde { $seatings ->
        [one] in der einzigen Sitzordnung
       *[other] in allen { $seatings } Sitzordnungen
    } gespielt; { $budget }.
arena-budget-playouts = { $playouts } { $playouts ->
        [one] Probepartie
       *[other] Probepartien
    } je Entscheidung
arena-budget-think = { $milliseconds } ms je Entscheidung
arena-budget-own = jeder Bot denkt so lange nach, wie er mag
arena-interrupted = Unterbrochen nach { $games } von { $all } Partien; { $kept ->
        [yes] derselbe Befehl macht hier weiter.
       *[no] nichts wurde aufbewahrt, mit --to ORDNER würde derselbe Befehl hier weitermachen.
    }
arena-no-parquet = { $file } wurde nicht geschrieben, weil pyarrow fehlt; installier es mit „pip install 'freebooter[arena]'“ und gib denselben Befehl noch einmal.

## Der Bericht

arena-report-title = { $game } – { $bots }
arena-report-played = { $games } { $games ->
        [one] Partie
       *[other] Partien
    } an einem Tisch mit { $players } Plätzen: { $deals } { $deals ->
        [one] Kartenverteilung
       *[other] Kartenverteilungen
    }, jede { $seatings ->
        [one] in der einzigen Sitzordnung
       *[other] in allen { $seatings } Sitzordnungen
    } gespielt.
arena-report-interval = Ein geteilter Sieg ist auch in den Zahlen geteilt. Die Intervalle zählen Kartenverteilungen, denn die Partien einer Verteilung hängen zusammen. Die Wertung ist die von openskill (Plackett-Luce), Mittelwert und Unsicherheit; alle beginnen bei 25.
arena-report-pictures = In Bildern
arena-picture-wins = Anteil am Sieg je Platz, mit 95-%-Intervall; die gestrichelte Linie ist der gleiche Anteil für alle.
arena-picture-points = Wie sich die Punkte verteilen: die mittlere Hälfte der Partien und der Median.
arena-picture-rating = Der Verlauf der Wertungen, Partie für Partie.
arena-picture-time = Zeit für eine Entscheidung zwischen mehreren Spielzügen.
arena-picture-pairs = In wie viel Prozent ihrer Begegnungen der Bot der Zeile vor dem der Spalte landete; Gleichstand zählt halb.
arena-report-pairs = Einer gegen den anderen
arena-first = Bot
arena-second = gegen
arena-ahead = davor
arena-level = gleichauf
arena-behind = dahinter
arena-meetings = Begegnungen
arena-report-setup = Was gespielt wurde
arena-setting = Einstellung
arena-value = Wert
arena-setting-bots = Bots
arena-setting-options = Optionen
arena-setting-seed = Seed der ersten Kartenverteilung
arena-setting-budget = Bedenkzeit
arena-report-made = Erstellt von freebooter { $version }.

## Ablehnungen

error-arena-bots = Unter den Bots fehlt ein Name; schreib sie als „deckhand,drifter“.
error-arena-seatings = { $bots } Bots können an einem Tisch mit { $players } Plätzen auf mehr als { $most } Arten sitzen; nenn weniger Bots oder weniger Spieler.
error-arena-seeds = Der Seed { $seed } lässt keinen Platz für { $deals } Kartenverteilungen; wähl einen von 0 bis { $largest }.
error-arena-game = Kartenverteilung { $deal } in Sitzordnung { $seating } ließ sich nicht spielen ({ $problem }); verbessere den Bot und gib denselben Befehl noch einmal.
error-arena-worker = Ein Prozess, der Partien spielte, hat plötzlich geendet, vielleicht aus Mangel an Speicher; versuch es mit weniger --cores.
error-arena-folder = Der Ordner { $folder } lässt sich nicht beschreiben ({ $problem }); wähl einen anderen Ort.
error-arena-taken = Im Ordner { $folder } liegt { $file }, das zu keinem Lauf gehört; wähl einen anderen Ordner.
error-arena-settings = Im Ordner { $folder } liegt ein anderer Lauf (dort: { $there }; hier: { $here }); wähl einen anderen Ordner oder dieselben Einstellungen.
error-arena-program = Das Programm hat sich geändert, seit der Lauf in { $folder } begann; beende ihn mit der Version, die ihn begonnen hat, oder wähl einen anderen Ordner.
error-arena-damaged = Die Datei { $file } ist nicht so, wie sie geschrieben wurde; wähl einen anderen Ordner.
error-arena-line = Zeile { $line } von { $file } ist keine Partie dieses Laufs; lösch die Zeile und gib denselben Befehl noch einmal.
error-arena-busy = Ein anderer Prozess spielt gerade in { $folder }; warte auf ihn oder wähl einen anderen Ordner.
error-arena-ray-address = Unter { $address } gibt es keinen Ray-Cluster ({ $problem }); prüf die Adresse oder nimm „local“.
error-arena-ray-program = Auf dem Cluster läuft eine andere Version von freebooter; installier überall dieselbe.
error-arena-ray = Der Cluster hat aufgegeben ({ $problem }); sieh in seinen Protokollen nach und gib denselben Befehl noch einmal.
