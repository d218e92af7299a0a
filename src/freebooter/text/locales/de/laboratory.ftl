# Kompilieren, simulieren und messen.

compile-progress = { $game } wird kompiliert (nur beim ersten Mal)
compile-left = noch etwa { $seconds } s
error-not-compiled = { $game } lässt sich nicht kompilieren ({ $part }: { $problem }). Melde das denen, die es geschrieben haben, und spiele ein anderes Spiel.
compile-ready = { $game } ist kompiliert: Regeln und Bots.
compile-all-ready = { $game } ist kompiliert: Regeln, Bots und Lernumgebungen.
compile-environments = Lernumgebungen von { $game } werden kompiliert (nur beim ersten Mal). Das dauert bis zu einer Minute; „freebooter compile --all“ macht es im Voraus.
compile-not-kept = Die kompilierten Regeln ließen sich nicht in { $folder } speichern und werden beim nächsten Mal neu kompiliert. Setze FREEBOOTER_CACHE auf einen beschreibbaren Ordner mit genug Platz.
compile-cleaned = { $size } MB anderer Versionen aus { $folder } entfernt (Ordner: { $count }).

simulate-progress = Es wird gespielt
simulate-title = { $game }: { $games } { $games ->
        [one] Zufallspartie
       *[other] Zufallspartien
    }
simulate-seat = Platz
simulate-wins = Siege
simulate-points = Punkte
simulate-deviation = ±
simulate-range = niedrigste … höchste
simulate-summary = Spielzüge je Partie: { $moves }; geteilte Siege: { $shared } %; Partien pro Sekunde: { $speed } auf { $cores } { $cores ->
        [one] Kern
       *[other] Kernen
    }.
simulate-interrupted = Unterbrochen. Von hier geht es weiter mit --seed { $seed } --games { $games }.

bench-title = Zufallspartien, ein Kern, kompiliert
bench-game = Spiel
bench-players = Plätze
bench-decision = ns/Entscheidung
bench-games = Partien/s
bench-yardstick = × Maß
bench-base = × Basis
bench-yes = ja
bench-no = nein
bench-state = { $game }: Eine Partie ist ein Datensatz von { $bytes } { $bytes ->
        [one] Byte
       *[other] Bytes
    }.
bench-scaling = Mit zwei Kernen statt einem ist simulate { $factor }-mal so schnell.
bench-search-title = Die Suche des Bots captain zu Beginn einer Partie, ein Kern
bench-playouts = Probepartien/s
bench-share = × Zufall
bench-envs-title = Lernumgebungen: { $matches } Partien zugleich mit Beobachtungen und Masken, ein Kern
bench-features = Merkmale
bench-actions = Aktionen
bench-decisions = Entscheidungen/s
bench-bare = × bloße Regeln
bench-arena = Mit zwei Kernen statt einem ist arena { $factor }-mal so schnell ({ $playing }-mal ohne den Start der Prozesse). Es dauerte { $seconds } s.
bench-ray = Über Ray dauerte dasselbe { $seconds } s statt { $locally } s, davon { $start } s vor der ersten Partie.
bench-server-title = Tische über echte Sockets, je vier, an jedem ein Spielzug pro Sekunde
bench-server-tables = Tische
bench-server-moves = Spielzüge/s
bench-server-median = Median, ms
bench-server-late = 99 %, ms
bench-server-memory = KiB/Socket
bench-server-cpu = CPU-ms/Spielzug
bench-server-alone = × Tisch allein
