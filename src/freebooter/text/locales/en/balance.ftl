# What players ask about the balance of a game.

balance-title = The balance of { $game }
balance-caution = Every figure stands with half of its 95 % interval (±). A victory that is shared counts in parts. The figures hold among equals who play by one policy; people play differently.
balance-played = About { $games } games for each question; policy: { $policy }; deals from seed { $seed } on.
balance-usual-policy = { $game ->
        [dolores] gambler, and for the habits a mix of all characters
       *[other] swift
    }
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

## Dead Man's Draw

balance-question-alone = Which trait wins, held by one player alone?
balance-about-alone = One player holds a trait and nobody else has any; every deal is played once from each seat. Above the fair share, the trait helps.
balance-alone-players = One holder at a table of { $players }: win share in %
balance-question-everybody = Which trait wins where everybody holds one?
balance-about-everybody = Everybody gets a trait at random, so that each also meets those that work against it.
balance-everybody-players = Everybody has a trait, table of { $players }: win share in %
balance-picture-traits = { $title }, with 95 % intervals; the dashed line is the fair share.
balance-trait = trait
balance-replay = { $edition }, mermaids replay
balance-edition-english = English
balance-edition-german = German
balance-edition-czech = Czech
balance-edition-japanese = Japanese
balance-edition-digital = digital

balance-question-pairs = Which trait beats which?
balance-about-pairs = Two players with a trait each, on every deal with both seatings.
balance-pairs-title = Win share of the row against the column in %, { $house }
balance-pairs-error = The mean is over all opponents; the other figures are sure to ± { $error } or better.
balance-picture-pairs = { $title }; columns have the numbers of the rows.
balance-mean = mean

balance-question-seat = What is the start seat worth?
balance-about-seat = Who begins is drawn by lot, nobody holds a trait. Place 1 begins, place 2 sits to the left, and so on.
balance-seat-title = Win share by place in %
balance-picture-seat = How much more than a fair share each place wins, for every number of players, with 95 % intervals.

balance-question-variants = What do the variant cards change?
balance-about-variants = All variants are played on the same deals, and nobody holds a trait.
balance-variants-players = Variants at a table of { $players }
balance-variants-changes = What changes against no variant card, table of { $players }
balance-picture-variants = How points are spread at a table of { $players }: the middle half, and the median.
balance-variant = variant
balance-busts = busts a turn, %
balance-turns = turns
balance-start = start seat wins, %
balance-mermaids = Mermaids replay

## Dolores

balance-question-gestures = How much does each gesture pay?
balance-about-gestures = What a finished duel changed in the points of its two duellists, seen from both sides; thefts and bets of the duel are part of it.
balance-gestures-players = Gestures at a table of { $players }
balance-pairs-of-gestures = Pairs of gestures at a table of { $players }
balance-picture-gestures = { $title }: what they change in the points of both, with 95 % intervals.
balance-gesture = gesture
balance-shown = shown, %
balance-pays = points rise, %
balance-gesture-gain = change in points
balance-own = own gesture
balance-other = the other's
balance-pair-share = how often, %
balance-own-gain = own points
balance-other-gain = the other's points

balance-question-habits = Who wins, the peaceful or the fierce?
balance-about-habits = Players by the part of their duels in which they showed a gesture. Who is at the table matters: by default, all characters in every seating.
balance-habits-players = Win share in % by how often a gesture is shown, table of { $players }
balance-picture-habits = { $title }, with 95 % intervals; the dashed line is the fair share.
balance-characters = Win share of the characters in %, table of { $players }
balance-character = character

balance-question-dealer = What is it worth to deal first?
balance-about-dealer = Who deals first is drawn by lot. Place 1 deals first, place 2 is the first neighbour, and so on.
balance-dealer-title = Win share by place in %
balance-picture-dealer = How much more than a fair share each place wins, for every number of players, with 95 % intervals.

balance-question-tables = What do more players and the bottles change?
balance-about-tables = The same deals with all bottle messages and with dawn alone.
balance-tables-title = Tables of Dolores
balance-table = table
balance-table-name = { $players } players, { $bottles ->
        [none] dawn only
       *[all] all bottles
    }
balance-duels = duels
balance-decisions = decisions
balance-picture-tables = How points are spread: the middle half, and the median.

balance-question-bottles = Which bottle messages go along with winning?
balance-about-bottles = Win share of those who ever had a bottle message before them, and of those who played it.
balance-bottles-players = Win share in % of those who held or played a bottle, table of { $players }
balance-bottles-caution = This is no proof of cause: whoever takes many cards wins more often, and gets more bottles as well.
balance-picture-bottles = { $title }, with 95 % intervals; the dashed line is the fair share.
balance-bottle = bottle
balance-held = held
balance-used = played

## Refusals

error-balance-policy = There is no policy “{ $name }” in this game; the policies are { $names }.
error-balance-question = There is no question “{ $name }” in this game; the questions are { $names }.
error-balance-editions = Dolores has neither editions nor mermaids; leave the options out.
error-balance-folder = The folder { $folder } holds something else; choose an empty or a new one.
