# Bots that think, bots of your own, and the coach.

## How long to think

error-budget-twice = A time and a number of playouts cannot both limit the thinking; give either --think or --playouts.
error-playouts = { $playouts } playouts cannot be played; ask for 1 to { $most }.
error-think = “{ $text }” is not a time to think; write it as 50ms or 1.5s, one hour at most.

## Bots of your own

error-think-interpreted = Thinking ahead needs compiled rules; unset NUMBA_DISABLE_JIT, or let a bot play that does not search.
error-bots = “{ $bots }” cannot play this match; give a bot for each seat, or for some of them by their numbers.
error-bot-view = The bot { $name } does not know what “{ $view }” is; show it the view of a match.
error-bot-made = The bot { $name } cannot be made ({ $problem }); its class must take a seed, a seed and a budget, or nothing.
error-bot-class = There is no class { $name } with a method choose(view, moves) in { $file }; write one, or name another.
error-bot-file = The file { $file } cannot be loaded ({ $problem }); correct it, or name another one.
error-bot-raised = The bot { $name } has failed ({ $problem }); correct it and play again.
error-bot-move = The bot { $name } answered “{ $move }”, which it may not play now; it has to return one of its moves: { $legal }.
error-bot-promise = The bot { $name } promised something that it cannot promise: { $problem }

## Compiling

compile-minds = Compiling the minds of { $game } (once): { $mind }
compile-coach = coach

## The coach

coach-help = { $odds }; and how the coach rates every choice
coach-thinks = The coach is thinking …
coach-one-more-card = { $than ->
        [more] One more card is worth about { $points } points more than collecting now.
        [less] One more card is worth about { $points } points less than collecting now.
       *[same] One more card is worth about as much as collecting now.
    }
coach-title = Estimated chance to win after each choice, with its 95 % margin:
coach-choice = { $choice }: { $chance } { $margin }
coach-marked = { $choice }, { $mark }
coach-best = best
coach-close = about as good
