# Bot tournaments.

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
arena-interval = 95% interval
arena-rating = rating
arena-points = points
arena-quantiles = 5 · 25 · 50 · 75 · 95% of points
arena-milliseconds = ms per decision
arena-games = games
arena-seats = seats
arena-summary = Every deal was played in { $seatings ->
        [one] its only seating
       *[other] all { $seatings } seatings
    }; { $budget }.
arena-budget-playouts = { $playouts } { $playouts ->
        [one] playout
       *[other] playouts
    } per decision
arena-budget-think = { $milliseconds } ms per decision
arena-budget-own = every bot thinks as long as it likes
arena-interrupted = Interrupted after { $games } of { $all } { $all ->
        [one] game
       *[other] games
    }. { $kept ->
        [yes] Run the same command to continue.
       *[no] Nothing was saved; add --to FOLDER to be able to continue.
    }
arena-no-parquet = { $file } wasn't written because pyarrow is missing. Install it with “pip install 'freebooter[arena]'” and run the same command again.

## Your own bot on trial

arena-trial-progress = Playing against { $opponent }
arena-trial-title = { $game }: { $bot }, one opponent at a time
arena-trial-told = Against { $opponent }: { $values }
arena-trial-summary = A fair share is { $fair }. Points are your bot's, then the opponent's. Every deal was played in every seating; { $budget }.
arena-trial-stopped = { $opponent } stopped { $bot }, so the stronger bots weren't tried. Name opponents with --bots to meet them anyway.
arena-trial-top = { $bot } won more than its share against every other bot.
arena-trial-no-loss = { $bot } lost no game.
arena-trial-review-progress = Reviewing lost games
arena-trial-costliest = Why { $bot } lost: its costliest decisions
arena-trial-no-mistakes = The coach found no clear mistake in the lost games of { $bot }.
arena-trial-game = Against { $opponent }, seed { $seed }
arena-trial-different = Lost games that went differently when played again: { $games } of { $all }. Either { $bot } doesn't play the same way with the same seed, or a bot thinks against the clock.
arena-trial-reviewed = Lost games: { $lost }; reviewed: { $games }. Decisions judged by the coach: { $judged } of { $decisions }; average loss: { $cost } percentage points.
arena-trial-interrupted = Interrupted; this is what was finished.

## The report

arena-report-title = { $game }: { $bots }
arena-report-played = { $games } { $games ->
        [one] game
       *[other] games
    } at a table of { $players }: { $deals } { $deals ->
        [one] deal
       *[other] deals
    }, each played in { $seatings ->
        [one] its only seating
       *[other] all { $seatings } seatings
    }.
arena-report-interval = A shared win is divided among the winners. The intervals are based on deals, because games of the same deal are related. Ratings are openskill's (Plackett-Luce), mean and uncertainty; everyone starts at 25.
arena-report-pictures = Charts
arena-picture-wins = Win share per seat, with its 95% interval. The dashed line marks an equal share.
arena-picture-points = Spread of points: the middle half of the games, and the median.
arena-picture-rating = Ratings, game by game.
arena-picture-time = Thinking time per decision, forced moves excluded.
arena-picture-pairs = How often, in percent, the row's bot finished ahead of the column's; ties count half.
arena-report-pairs = Head to head
arena-first = bot
arena-second = against
arena-ahead = ahead
arena-level = tied
arena-behind = behind
arena-meetings = meetings
arena-report-setup = Setup
arena-setting = setting
arena-value = value
arena-setting-bots = bots
arena-setting-options = options
arena-setting-seed = seed of the first deal
arena-setting-budget = thinking
arena-report-made = Made by freebooter { $version }.

## Refusals

error-arena-nobody = No bots were named. Add --bots deckhand,drifter, or --bot path/to/file.py:Class to try out your own.
error-arena-one-bot = --bot tries out one bot at a time. Name the others with --bots.
error-arena-bot-folder = --to and --ray can't be combined with --bot. Leave them out, or name all bots with --bots.
error-arena-review = The coach can't review { $games } games. Choose 0 or more.
error-arena-bots = A bot's name is missing. Write the list as “deckhand,drifter”.
error-arena-seatings = There are too many ways to seat these bots ({ $bots }) at a table of { $players } (limit: { $most }). Name fewer bots or players.
error-arena-seeds = The seed { $seed } is too high for this many deals ({ $deals }). Choose one from 0 to { $largest }.
error-arena-game = Deal { $deal }, seating { $seating } couldn't be played ({ $problem }). Fix the bot and run the same command again.
error-arena-worker = A worker process ended unexpectedly, perhaps out of memory. Try again with fewer --cores.
error-arena-folder = Can't write to the folder { $folder } ({ $problem }). Choose another place.
error-arena-taken = The folder { $folder } contains a { $file } that doesn't belong to a run. Choose another folder.
error-arena-settings = The folder { $folder } contains a different run (there: { $there }; here: { $here }). Choose another folder, or the same settings.
error-arena-program = The program has changed since the run in { $folder } began. Finish it with the version that began it, or choose another folder.
error-arena-damaged = The file { $file } has been changed or damaged. Choose another folder.
error-arena-line = Line { $line } of { $file } isn't a game of this run. Delete the line and run the same command again.
error-arena-busy = Another process is playing in { $folder }. Wait for it, or choose another folder.
error-arena-ray-address = There's no Ray cluster at { $address } ({ $problem }). Check the address, or use “local”.
error-arena-ray-program = The cluster runs a different version of freebooter. Install the same version everywhere.
error-arena-ray = The cluster failed ({ $problem }). Check its logs and run the same command again.
