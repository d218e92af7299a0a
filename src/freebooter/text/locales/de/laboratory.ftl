# Kompilieren, simulieren und messen.

compile-progress = Die Regeln von { $game } werden kompiliert (einmalig)
compile-ready = { $game } ist kompiliert: die Regeln und die Bots, die es spielen.
compile-not-kept = Die kompilierten Regeln ließen sich nicht in { $folder } aufbewahren und werden beim nächsten Mal neu kompiliert; setz FREEBOOTER_CACHE auf einen beschreibbaren Ordner.

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
simulate-summary = { $moves } Spielzüge je Partie, { $shared } % der Siege geteilt; { $speed } Partien je Sekunde auf { $cores } { $cores ->
        [one] Kern
       *[other] Kernen
    }.
simulate-interrupted = Unterbrochen; von hier geht es weiter mit --seed { $seed } --games { $games }.

bench-title = Zufallspartien, ein Kern, kompiliert
bench-game = Spiel
bench-players = Spieler
bench-decision = ns/Zug
bench-games = Partien/s
bench-yardstick = × Maß
bench-base = × Basis
bench-yes = ja
bench-no = nein
bench-state = { $game }: Eine Partie ist ein Datensatz von { $bytes } Bytes.
bench-scaling = Mit zwei Kernen statt einem ist simulate { $factor }-mal so schnell.
bench-search-title = Die Suche des captain zu Beginn, ein Kern
bench-playouts = Probepartien/s
bench-share = × Zufall
bench-arena = Mit zwei Kernen statt einem ist arena { $factor }-mal so schnell, nach dem Start der Prozesse { $playing }-mal; es dauerte { $seconds } s.
bench-ray = Über Ray dauerte dasselbe { $seconds } s statt { $locally } s; { $start } s davon vergingen vor der ersten Partie.
bench-server-title = Tische über echte Sockets, je vier, an jedem ein Zug pro Sekunde
bench-server-tables = Tische
bench-server-moves = Züge/s
bench-server-median = Hälfte in ms
bench-server-late = 99 % in ms
bench-server-memory = KiB/Socket
bench-server-cpu = ms CPU/Zug
bench-server-alone = × Tisch allein
