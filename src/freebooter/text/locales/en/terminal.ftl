# The terminal: table, replays, referee, and command-line errors.

## Words

comma = { ", " }
semicolon = { "; " }
you = you
you-heading = You

## A wrong command line

usage-no-such-option = There's no option { $option }. See “{ $command } --help”.
usage-option-value = The option { $option } can't be used like this. See “{ $command } --help”.
usage-missing = { $option } is missing. See “{ $command } --help”.
usage-bad-value = { $option } can't have this value. See “{ $command } --help”.
usage-not-a-number = { $option } needs a whole number. See “{ $command } --help”.
usage-no-such-command = There's no such command. Choose one of: { $commands }.
usage-too-much = There are too many arguments. See “{ $command } --help”.

## Refusals

refusal-language = There's no language “{ $name }”. Choose one of: { $names }.
refusal-option-form = The house rule “{ $rule }” is incomplete. Write it as NAME=VALUE.
refusal-file-exists = The file { $file } already exists. Choose another name, or add --force to overwrite it.
refusal-folder = { $file } is a folder. Name a file in it for the record.
refusal-no-folder = There's no folder { $folder } for the record. Create it, or choose another place.
refusal-not-writable = You don't have permission to write { $file }. Choose another place.
refusal-record = { $file }: { $problem }
refusal-number = There's no choice { $number }. Choose a number from 1 to { $most }.
refusal-topic-close = The rules have nothing on “{ $topic }”. Did you mean { $close }?

## The referee

referee-difference = { $file }: { $key }: expected { $expected }, got { $got }

## Playing

play-default-name = Captain
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Options: { $options }. Seed: { $seed }.
play-table-committed = Options: { $options }. Commitment to the deal: { $commitment }.
play-hint = Type the number of a choice, or the move itself. Type “?” for the odds, “h” for more help.
play-help-table = the whole table
play-help-log = what has happened so far
play-help-help = this help
play-help-quit = leave the game
play-left = The game ends here, unfinished.
play-left-unsaved = It wasn't saved. Next time, add --save FILE to keep the record.
play-offer-record = Save the record to this file (press Enter to skip): {""}
play-saved = The record is in { $file }. Watch it with “freebooter replay”.
play-saved-unfinished = The record of the unfinished game is in { $file }.
play-again = Play the same deal again: { $command }
play-again-anew = Play again with a new deal: { $command }

## Replays

replay-title = { $game }: { $players }
replay-help = Enter: next move. A number: go to that move (0 to { $moves }). b: back. e: end. q: quit.
replay-prompt = [{ $move } of { $moves }]
replay-unfinished = The record ends here. The game is unfinished.

## The rules

rulebook-switch = { $title } (house rule { $name })
rulebook-switch-column = house rule
rulebook-by-edition = By edition: { $values }.
rulebook-values = { $switch }: { $values }
rulebook-no-editions = This game has no editions, only these house rules. Set them with -o NAME=VALUE; the first value is the default.
rulebook-editions-hint = Set any house rule on its own with -o NAME=VALUE.
rulebook-more = “freebooter rules { $game } TOPIC” shows one section or one house rule.
refusal-topic = The rules have nothing on “{ $topic }”. Ask for a house rule, or one of these sections: { $sections }.
play-help-moves = Type the number of a choice, or the move itself; enough of it to be clear will do. If there's only one choice, just press Enter. Also:
play-help-odds = the odds of what may come
play-help-rules = the rules for X, or all the rules without X

## The end of a game

table-points = points
table-cards = cards
ending-title = Final scores
ending-name = player
ending-parts = breakdown
ending-won = { $who ->
        [you] You win!
       *[other] { $player } wins.
    }
ending-shared = Shared win: { $players }.

## Games without texts of their own

asks-anything = What do you do?
decides = Now deciding: { $player }.
ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts }).
chance-line = { $what }: { $chance }
