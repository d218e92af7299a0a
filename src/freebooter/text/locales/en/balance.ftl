# What players ask about the balance of a game.

balance-title = The balance of { $game }
balance-caution = Every figure stands with half of its 95 % interval (±). A victory that is shared counts in parts. The figures hold among equals who play by one policy; people play differently.
balance-played = About { $games } games for each question; policy: { $policy }; deals from seed { $seed } on.
balance-speed = { $games } games, { $speed } a second on { $cores } { $cores ->
        [one] core
       *[other] cores
    }.
balance-written = The page is in { $file }.
balance-interrupted = Interrupted after { $done } of { $all } questions; { $kept ->
        [yes] the same command goes on from here.
       *[no] with --to FOLDER the same command would go on from here.
    }
balance-compiling = Compiling what plays the games (once)
balance-made = What was played

## Words of several tables

balance-players = players
balance-at-the-table = { $players } players
balance-fair = fair share
balance-win-share = win share
balance-points = points
balance-winner = winner's points
balance-place = place in the order of play
balance-gain = won more than a fair share

## Refusals

error-balance-policy = There is no policy “{ $name }” in this game; the policies are { $names }.
error-balance-question = There is no question “{ $name }” in this game; the questions are { $names }.
error-balance-folder = The folder { $folder } holds something else; choose an empty or a new one.
