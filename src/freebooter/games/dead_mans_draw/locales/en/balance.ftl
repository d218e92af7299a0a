# What players ask about the balance of this game.

balance-usual-policy = swift

balance-question-alone = Which trait wins, held by one player alone?
balance-about-alone = One player holds a trait and nobody else has any; every deal is played once from each seat. Above the fair share, the trait helps.
balance-alone-players = One holder at a table of { $players }: win share in %
balance-question-everybody = Which trait wins where everybody holds one?
balance-about-everybody = Everybody gets a trait at random, so that each also meets those that work against it.
balance-everybody-players = Everybody has a trait, table of { $players }: win share in %
balance-picture-traits = { $title }, with 95 % intervals; the dashed line is the fair share.
balance-trait = trait
balance-replay = { $edition }, mermaids replay

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
