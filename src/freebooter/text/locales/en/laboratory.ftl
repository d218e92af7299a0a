# Compiling, simulating and measuring.

compile-progress = Compiling the rules of { $game } (once)
compile-ready = { $game } is compiled: its rules and the minds that play it.
compile-not-kept = The compiled rules could not be kept in { $folder }, so they will be compiled again next time; set FREEBOOTER_CACHE to a folder that can be written.

simulate-progress = Playing
simulate-title = { $game }: { $games } random games
simulate-seat = seat
simulate-wins = wins
simulate-points = points
simulate-deviation = ±
simulate-range = lowest … highest
simulate-summary = { $moves } moves a game, { $shared } % of victories shared; { $speed } games a second on { $cores } { $cores ->
        [one] core
       *[other] cores
    }.
simulate-interrupted = Interrupted; to go on from here, use --seed { $seed } --games { $games }.

bench-title = Random play, one core, compiled
bench-game = game
bench-players = players
bench-decision = ns a decision
bench-games = games a second
bench-yardstick = × fused
bench-base = × base game
bench-yes = yes
bench-no = no
bench-state = A match of { $game } is a record of { $bytes } bytes.
bench-scaling = From one core to two, simulate is { $factor } times as fast.
bench-search-title = The captain's search at the opening, one core
bench-playouts = playouts a second
bench-share = × random
bench-arena = From one core to two, arena is { $factor } times as fast, { $playing } times once its workers have started; it took { $seconds } s.
bench-ray = By way of Ray the same arena took { $seconds } s instead of { $locally } s; { $start } s of them passed before the first game.
bench-server-title = Tables over real sockets, four each, a move a second at each
bench-server-tables = tables
bench-server-moves = moves/s
bench-server-median = half within ms
bench-server-late = 99 % within ms
bench-server-memory = KiB/socket
bench-server-cpu = ms CPU/move
bench-server-alone = × tables alone
