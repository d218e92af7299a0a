# Compiling, simulating and measuring.

compile-progress = Compiling the rules of { $game } (once)
compile-ready = The rules of { $game } are compiled.
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
bench-traits = traits
bench-decision = ns a decision
bench-games = games a second
bench-yardstick = × fused
bench-base = × base game
bench-yes = yes
bench-no = no
bench-state = A match of { $game } is a record of { $bytes } bytes.
bench-scaling = From one core to two, simulate is { $factor } times as fast.
