# Bots that think, bots of your own, and the coach.

## How long to think

error-budget-twice = You can't limit thinking by both time and playouts. Use either --think or --playouts.
error-playouts = The number of playouts can't be { $playouts }. Choose from 1 to { $most }.
error-think = “{ $text }” isn't a thinking time. Write it as 50ms or 1.5s, up to one hour.

## Bots of your own

error-think-interpreted = Thinking ahead needs compiled rules. Unset NUMBA_DISABLE_JIT, or choose a bot that doesn't search.
error-bots = “{ $bots }” can't play this game. Give one bot per seat, or some bots by seat number.
error-bot-view = The bot { $name } doesn't understand “{ $view }”. Show it the view of a game.
error-bot-made = Can't create the bot { $name } ({ $problem }). Its class must take a seed, a seed and a budget, or nothing.
error-bot-class = There's no class { $name } with a method choose(view, moves) in { $file }. Add it, or name another class.
error-bot-file = Can't load the file { $file } ({ $problem }). Fix it, or name another.
error-bot-raised = The bot { $name } failed ({ $problem }). Fix it and play again.
error-bot-move = The bot { $name } answered “{ $move }”, which isn't legal now. It must return one of its legal moves: { $legal }.
error-bot-promise = The bot { $name } made a promise it can't make: { $problem }

## The coach

coach-help = { $odds }; also the coach's rating of every choice
coach-thinks = The coach is thinking…
coach-one-more-card = { $than ->
        [more] One more card is worth about { $points } points more than collecting now.
        [less] One more card is worth about { $points } points less than collecting now.
       *[same] One more card is worth about as much as collecting now.
    }
coach-title = Estimated chance to win after each choice, with its 95% margin:
coach-choice = { $choice }: { $chance } { $margin }
coach-marked = { $choice }, { $mark }
coach-best = best
coach-close = about as good
