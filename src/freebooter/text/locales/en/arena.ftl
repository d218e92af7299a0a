# Tournaments between bots.

arena-progress = Playing
arena-title = { $game }: { $games } { $games ->
        [one] game
       *[other] games
    }, { $deals } { $deals ->
        [one] deal
       *[other] deals
    }
arena-bot = bot
arena-wins = win share
arena-interval = 95 % interval
arena-rating = rating
arena-points = points
arena-quantiles = 5 · 25 · 50 · 75 · 95 % of points
arena-milliseconds = ms a decision
arena-games = games
arena-seats = seats
arena-summary = Every deal was played with { $seatings ->
        [one] its only seating
       *[other] all { $seatings } seatings
    }; { $budget }.
arena-budget-playouts = { $playouts } { $playouts ->
        [one] playout
       *[other] playouts
    } a decision
arena-budget-think = { $milliseconds } ms a decision
arena-budget-own = every bot thinks as long as it likes to
arena-interrupted = Interrupted after { $games } of { $all } games; { $kept ->
        [yes] the same command goes on from here.
       *[no] nothing was kept, with --to FOLDER the same command would go on from here.
    }
arena-no-parquet = { $file } was not written, as pyarrow is missing; install it with “pip install 'freebooter[arena]'” and run the same command again.

## The report

arena-report-title = { $game }: { $bots }
arena-report-played = { $games } { $games ->
        [one] game
       *[other] games
    } at a table of { $players }: { $deals } { $deals ->
        [one] deal
       *[other] deals
    }, each played with { $seatings ->
        [one] its only seating
       *[other] all { $seatings } seatings
    }.
arena-report-interval = A victory that is shared is shared in the figures too. The intervals count deals, as the games of one deal hang together. The rating is openskill's (Plackett-Luce), mean and uncertainty; everyone begins at 25.
arena-report-pictures = In pictures
arena-picture-wins = Share of the victory for each seat, with its 95 % interval; the dashed line is an equal share.
arena-picture-points = How points are spread: the middle half of the games, and the median.
arena-picture-rating = How the ratings went, game by game.
arena-picture-time = Time for a decision between several moves.
arena-picture-pairs = In how many per cent of their meetings the bot of a row finished ahead of that of a column; level counts half.
arena-report-pairs = Head to head
arena-first = bot
arena-second = against
arena-ahead = ahead
arena-level = level
arena-behind = behind
arena-meetings = meetings
arena-report-setup = What was played
arena-setting = setting
arena-value = value
arena-setting-bots = bots
arena-setting-options = options
arena-setting-seed = seed of the first deal
arena-setting-budget = thinking
arena-report-made = Made by freebooter { $version }.

## Refusals

error-arena-bots = A name is missing among the bots; write them as “deckhand,drifter”.
error-arena-seatings = { $bots } bots can sit at a table of { $players } in more than { $most } ways; name fewer bots or fewer players.
error-arena-seeds = The seed { $seed } leaves no room for { $deals } deals; choose one from 0 to { $largest }.
error-arena-game = Deal { $deal } with seating { $seating } could not be played ({ $problem }); correct the bot and run the same command again.
error-arena-worker = A process that played games has ended suddenly, perhaps for lack of memory; try again with fewer --cores.
error-arena-folder = The folder { $folder } cannot be written ({ $problem }); choose another place.
error-arena-taken = The folder { $folder } holds a { $file } that belongs to no run; choose another folder.
error-arena-settings = The folder { $folder } holds another run (there: { $there }; here: { $here }); choose another folder or the same settings.
error-arena-program = The program has changed since the run in { $folder } began; finish it with the version that began it, or choose another folder.
error-arena-damaged = The file { $file } is not as it was written; choose another folder.
error-arena-line = Line { $line } of { $file } is not a game of this run; delete that line and run the same command again.
error-arena-busy = Another process is playing in { $folder }; wait for it or choose another folder.
error-arena-ray-address = There is no Ray cluster at { $address } ({ $problem }); check the address, or use “local”.
error-arena-ray-program = The cluster runs another version of freebooter; install the same one everywhere.
error-arena-ray = The cluster has given up ({ $problem }); look at its logs and run the same command again.
