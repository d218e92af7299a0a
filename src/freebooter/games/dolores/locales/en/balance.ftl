# The balance report for Dolores.

balance-usual-policy = gambler; for the habits, a mix of all characters

balance-question-gestures = How much does each gesture pay?
balance-about-gestures = How a finished duel changed the points of its two duelists, seen from both sides. This includes the duel's thefts and bets.
balance-gestures-players = Gestures at a table of { $players }
balance-pairs-of-gestures = Pairs of gestures at a table of { $players }
balance-picture-gestures = { $title }: how they change both players' points, with 95% intervals.
balance-gesture = gesture
balance-shown = shown, %
balance-pays = points rise, %
balance-gesture-gain = change in points
balance-own = own gesture
balance-other = other's gesture
balance-pair-share = how often, %
balance-own-gain = own points
balance-other-gain = other's points

balance-question-habits = Who wins, the peaceful or the fierce?
balance-about-habits = Players grouped by the share of their duels in which they showed a gesture. Who sits at the table matters; by default, all characters play in every seating.
balance-habits-players = Win share in % by how often a gesture is shown, table of { $players }
balance-picture-habits = { $title }, with 95% intervals. The dashed line marks the fair share.
balance-characters = Win share by character in %, table of { $players }
balance-character = character

balance-question-dealer = What is it worth to deal first?
balance-about-dealer = The first dealer is drawn by lot. Place 1 deals first, place 2 is the next neighbor, and so on.
balance-dealer-title = Win share by place in %
balance-picture-dealer = How much more than a fair share each place wins, by number of players, with 95% intervals.

balance-question-tables = What do more players and the bottle messages change?
balance-about-tables = The same deals with all bottle messages, and with Dawn alone.
balance-tables-title = Tables of Dolores
balance-table = table
balance-table-name = { $players } { $players ->
        [one] player
       *[other] players
    }, { $bottles ->
        [none] Dawn only
       *[all] all bottles
    }
balance-duels = duels
balance-decisions = decisions
balance-picture-tables = Spread of points: the middle half, and the median.

balance-question-bottles = Which bottle messages go hand in hand with winning?
balance-about-bottles = Win share of players who ever had a bottle message in front of them, and of those who played it.
balance-bottles-players = Win share in % of players who held or played a bottle message, table of { $players }
balance-bottles-caution = This doesn't prove a cause: players who take many cards win more often, and also get more bottle messages.
balance-picture-bottles = { $title }, with 95% intervals. The dashed line marks the fair share.
balance-bottle = bottle message
balance-held = held
balance-used = played

error-balance-editions = Dolores has no editions or mermaids. Leave out those options.
