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
arena-quantiles = 5 · 25 · 50 · 75 · 95 % der Punkte
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
arena-budget-own = jeder Bot denkt so lange nach, wie er will
arena-interrupted = Unterbrochen nach { $games } von { $all } { $all ->
        [one] Partie
       *[other] Partien
    }. { $kept ->
        [yes] Derselbe Befehl setzt hier fort.
       *[no] Nichts wurde gespeichert; mit --to ORDNER lässt sich fortsetzen.
    }
arena-no-parquet = { $file } wurde nicht geschrieben, weil pyarrow fehlt. Installiere es mit „pip install 'freebooter[arena]'“ und gib denselben Befehl noch einmal ein.

## Der eigene Bot auf dem Prüfstand

arena-trial-progress = Es wird gegen { $opponent } gespielt
arena-trial-title = { $game }: { $bot } gegen einen nach dem anderen
arena-trial-told = Gegen { $opponent }: { $values }
arena-trial-summary = Der gerechte Anteil ist { $fair }. Punkte: erst der eigene Bot, dann der Gegner. Jede Kartenverteilung wurde in allen Sitzordnungen gespielt; { $budget }.
arena-trial-stopped = An { $opponent } kommt { $bot } nicht vorbei, also blieben die stärkeren Bots aus. Nenne Gegner mit --bots, um trotzdem gegen sie anzutreten.
arena-trial-top = { $bot } hat gegen jeden anderen Bot mehr als den gerechten Anteil gewonnen.
arena-trial-no-loss = { $bot } hat keine Partie verloren.
arena-trial-review-progress = Verlorene Partien werden analysiert
arena-trial-costliest = Warum { $bot } verloren hat: die teuersten Entscheidungen
arena-trial-no-mistakes = In den verlorenen Partien von { $bot } hat der Trainer keinen klaren Fehler gefunden.
arena-trial-game = Gegen { $opponent }, Seed { $seed }
arena-trial-different = Verlorene Partien, die beim zweiten Mal anders verliefen: { $games } von { $all }. Entweder spielt { $bot } mit demselben Seed nicht immer gleich, oder ein Bot denkt gegen die Uhr.
arena-trial-reviewed = Verlorene Partien: { $lost }; analysiert: { $games }. Vom Trainer beurteilte Entscheidungen: { $judged } von { $decisions }; im Schnitt verschenkt: { $cost } Prozentpunkte.
arena-trial-interrupted = Unterbrochen; bis hierher ist alles fertig.

## Der Bericht

arena-report-title = { $game } – { $bots }
arena-report-played = { $games } { $games ->
        [one] Partie
       *[other] Partien
    } an einem Tisch für { $players }: { $deals } { $deals ->
        [one] Kartenverteilung
       *[other] Kartenverteilungen
    }, jede { $seatings ->
        [one] in der einzigen Sitzordnung
       *[other] in allen { $seatings } Sitzordnungen
    } gespielt.
arena-report-interval = Ein geteilter Sieg zählt anteilig. Die Intervalle beruhen auf Kartenverteilungen, denn Partien derselben Verteilung hängen zusammen. Die Wertung ist die von openskill (Plackett-Luce), Mittelwert und Unsicherheit; alle beginnen bei 25.
arena-report-pictures = Diagramme
arena-picture-wins = Siegquote je Platz, mit 95-%-Intervall. Gestrichelt: gleicher Anteil für alle.
arena-picture-points = Verteilung der Punkte: die mittlere Hälfte der Partien und der Median.
arena-picture-rating = Wertungen, Partie für Partie.
arena-picture-time = Bedenkzeit je Entscheidung, ohne erzwungene Spielzüge.
arena-picture-pairs = Wie oft, in Prozent, der Bot der Zeile vor dem der Spalte landete; Gleichstand zählt halb.
arena-report-pairs = Direkter Vergleich
arena-first = Bot
arena-second = gegen
arena-ahead = davor
arena-level = gleichauf
arena-behind = dahinter
arena-meetings = Begegnungen
arena-report-setup = Aufbau
arena-setting = Einstellung
arena-value = Wert
arena-setting-bots = Bots
arena-setting-options = Optionen
arena-setting-seed = Seed der ersten Kartenverteilung
arena-setting-budget = Bedenkzeit
arena-report-made = Erstellt von freebooter { $version }.

## Ablehnungen

error-arena-nobody = Es ist kein Bot genannt. Gib --bots deckhand,drifter an oder probiere mit --bot pfad/zur/datei.py:Klasse deinen eigenen aus.
error-arena-one-bot = --bot probiert immer nur einen Bot aus. Nenne die anderen mit --bots.
error-arena-bot-folder = --to und --ray vertragen sich nicht mit --bot. Lass sie weg oder nenne alle Bots mit --bots.
error-arena-review = Der Trainer kann nicht { $games } Partien analysieren. Wähle 0 oder mehr.
error-arena-bots = Unter den Bots fehlt ein Name. Schreibe die Liste als „deckhand,drifter“.
error-arena-seatings = Für diese Bots ({ $bots }) an einem Tisch (Plätze: { $players }) gibt es zu viele Sitzordnungen (Grenze: { $most }). Nenne weniger Bots oder Plätze.
error-arena-seeds = Der Seed { $seed } ist zu hoch für so viele Kartenverteilungen ({ $deals }). Wähle einen von 0 bis { $largest }.
error-arena-game = Kartenverteilung { $deal } in Sitzordnung { $seating } ließ sich nicht spielen ({ $problem }). Berichtige den Bot und gib denselben Befehl noch einmal ein.
error-arena-worker = Ein Arbeitsprozess endete unerwartet, vielleicht aus Mangel an Speicher. Versuche es mit weniger --cores.
error-arena-folder = In den Ordner { $folder } lässt sich nicht schreiben ({ $problem }). Wähle einen anderen Ort.
error-arena-taken = Im Ordner { $folder } liegt { $file }, das zu keinem Lauf gehört. Wähle einen anderen Ordner.
error-arena-settings = Im Ordner { $folder } liegt ein anderer Lauf (dort: { $there }; hier: { $here }). Wähle einen anderen Ordner oder dieselben Einstellungen.
error-arena-program = Das Programm hat sich geändert, seit der Lauf in { $folder } begann. Beende ihn mit der Version, die ihn begonnen hat, oder wähle einen anderen Ordner.
error-arena-damaged = Die Datei { $file } wurde verändert oder beschädigt. Wähle einen anderen Ordner.
error-arena-line = Zeile { $line } von { $file } ist keine Partie dieses Laufs. Lösche die Zeile und gib denselben Befehl noch einmal ein.
error-arena-busy = Ein anderer Prozess spielt gerade in { $folder }. Warte auf ihn oder wähle einen anderen Ordner.
error-arena-ray-address = Unter { $address } gibt es keinen Ray-Cluster ({ $problem }). Prüfe die Adresse oder nimm „local“.
error-arena-ray-program = Auf dem Cluster läuft eine andere Version von freebooter. Installiere überall dieselbe.
error-arena-ray = Der Cluster ist ausgefallen ({ $problem }). Sieh in seinen Protokollen nach und gib denselben Befehl noch einmal ein.
