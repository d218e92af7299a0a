# What players ask about the balance of this game.

balance-usual-policy = gambler, and for the habits a mix of all characters

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

error-balance-editions = Dolores has neither editions nor mermaids; leave the options out.
