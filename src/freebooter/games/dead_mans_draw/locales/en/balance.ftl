# The balance report for Dead Man's Draw.

balance-usual-policy = swift

balance-question-alone = Which trait wins if only one player has one?
balance-about-alone = One player holds a trait and nobody else does. Every deal is played once from each seat. Above the fair share, the trait helps.
balance-alone-players = One holder at a table of { $players }: win share in %
balance-question-everybody = Which trait wins if everyone has one?
balance-about-everybody = Everyone gets a random trait, so each trait also meets those that work against it.
balance-everybody-players = Everyone has a trait at a table of { $players }: win share in %
balance-picture-traits = { $title }, with 95% intervals. The dashed line marks the fair share.
balance-trait = trait
balance-replay = { $edition }, mermaids replay

balance-question-pairs = Which trait beats which?
balance-about-pairs = Two players, each with one trait; every deal is played in both seatings.
balance-pairs-title = Win share of row against column in %, { $house }
balance-pairs-error = The mean covers all opponents. The other figures are accurate to ±{ $error } or better.
balance-picture-pairs = { $title }. Columns are numbered like the rows.
balance-mean = mean

balance-question-seat = What is it worth to be the Starting Player?
balance-about-seat = The Starting Player is drawn by lot, and nobody has a trait. Place 1 starts, place 2 sits to the left, and so on.
balance-seat-title = Win share by place in %
balance-picture-seat = How much more than a fair share each place wins, by number of players, with 95% intervals.

balance-question-variants = What do the variant cards change?
balance-about-variants = All variants are played on the same deals, and nobody has a trait.
balance-variants-players = Variants at a table of { $players }
balance-variants-changes = Change compared with no variant card, table of { $players }
balance-picture-variants = Spread of points at a table of { $players }: the middle half, and the median.
balance-variant = variant
balance-busts = busts per turn, %
balance-turns = turns
balance-start = Starting Player wins, %
balance-mermaids = Mermaids replay
