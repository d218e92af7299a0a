# What learning environments refuse.

error-env-reset = Nothing's been dealt yet. Call reset first.
error-env-render = There's no render mode “{ $mode }”. Choose one of: { $modes }.
error-env-actions = “{ $actions }” isn't a set of actions. Pass a mapping from each agent to its action.
error-env-illegal = That move isn't legal now (seat: action): { $moves }. Choose a legal one.
error-env-chance = A move of this game needs more than { $most } random events, too many for OpenSpiel. Use PettingZoo or Gymnasium.
error-env-endgame = “{ $game }” has no small size. Play the full game.
error-env-observer = Observers take no parameters. Leave out “{ $parameters }”.
error-env-chance-choice = Chance can't choose { $choice } here. Give a whole number from 0 to { $largest }.
error-env-together = Several choose at once here. Give their actions together, one for each of the { $players } players.
error-env-alone = Only one player chooses here. Give a single action.
error-env-horizon = A game can't end after “{ $horizon }” decisions. Give a whole number from 1 to { $largest }.
error-env-small-players = The small size of “{ $game }” is for { $fixed } players, not for { $players }. Change their number, or play the full game.
