# Learning environments: what they refuse, and what to do.

error-env-players = The number of players can't be “{ $players }”. Give a whole number from { $fewest } to { $most }.
error-env-features = The game “{ $game }” declares { $declared } features but writes { $written }. Tell its author, or remove it.
error-env-count = There can't be “{ $count }” games. Give a whole number from 1 up.
error-env-which = “{ $which }” doesn't choose any games. Give a mask of { $count }, or numbers below { $count }.
error-env-seat = There's no seat “{ $seat }”. Give a whole number from 0 to { $last }, or { $words }.
error-env-opponents = Opponents: { $opponents }, seats: { $seats }. Name one bot, or one for each seat.
error-env-opponent = The bot “{ $name }” can't play thousands of games at once. Choose one of: { $names }.
error-env-shape = Actions can't have the shape { $shape }. Give one whole number per game ({ $count }).
error-env-dtype = Actions can't have the type { $dtype }. Give whole numbers.
error-env-action = “{ $action }” isn't an action of this game. Choose a whole number from 0 to { $largest }.
error-env-not-now = Action { $action } isn't possible now. Possible: { $legal }.
error-env-illegal-in = Action { $action } isn't possible in game { $match }. Possible there: { $legal }.
error-env-over = The game is over. Reset before the next step.
error-env-over-in = Game { $match } is over. Reset it before the next step.
error-env-not-begun = No game has begun. Reset before the first step.
error-env-illegal-there = Game { $match } doesn't allow that action. Nothing was played in any game.
