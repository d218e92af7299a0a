# Balance reports: what every game's tables share.

balance-title = The balance of { $game }
balance-caution = Every figure comes with half its 95% interval (±). A shared win is divided among the winners. The figures hold among equals who all play by one policy; people play differently.
balance-played = Games per question: about { $games }; policy: { $policy }; deals from seed { $seed } on.
balance-speed = Games: { $games }; per second: { $speed } on { $cores } { $cores ->
        [one] core
       *[other] cores
    }.
balance-written = The page is in { $file }.
balance-interrupted = Interrupted after { $done } of { $all } { $all ->
        [one] question
       *[other] questions
    }. { $kept ->
        [yes] Run the same command to continue.
       *[no] Add --to FOLDER to be able to continue.
    }
balance-compiling = Compiling the bots that play (first time only)
balance-made = Setup

## Words used in several tables

balance-players = players
balance-at-the-table = { $players } { $players ->
        [one] player
       *[other] players
    }
balance-fair = fair share
balance-win-share = win share
balance-points = points
balance-winner = winner's points
balance-place = place in turn order
balance-gain = wins above a fair share

## Refusals

error-balance-policy = This game has no policy “{ $name }”. Choose one of: { $names }.
error-balance-question = This game has no question “{ $name }”. Choose from: { $names }.
error-balance-folder = The folder { $folder } contains something else. Choose an empty or a new one.
