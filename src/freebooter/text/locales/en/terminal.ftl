# What the terminal says: at the table, in replays, from the referee, and about a wrong command line.

## Words

comma = { ", " }
semicolon = { "; " }
you = you
you-heading = You

## A wrong command line

usage-no-such-option = There is no option { $option }; see “{ $command } --help”.
usage-option-value = The option { $option } is not used like this; see “{ $command } --help”.
usage-missing = { $option } is missing; see “{ $command } --help”.
usage-bad-value = { $option } cannot have this value; see “{ $command } --help”.
usage-not-a-number = { $option } needs a whole number; see “{ $command } --help”.
usage-no-such-command = There is no such command; the commands are { $commands }.
usage-too-much = There is more on this command line than the command can use; see “{ $command } --help”.

## Refusals

refusal-language = There is no language “{ $name }”; the languages are { $names }.
refusal-option-form = The house rule “{ $rule }” is not complete; write it as NAME=VALUE.
refusal-file-exists = The file { $file } exists already; choose another name, or add --force to replace it.
refusal-folder = { $file } is a folder; name a file in it for the record.
refusal-no-folder = There is no folder { $folder } for the record; create it or choose another place.
refusal-not-writable = The file { $file } may not be written; choose another place.
refusal-record = { $file }: { $problem }
refusal-number = There is no choice { $number }; choose a number from 1 to { $most }.
refusal-topic-close = The rules say nothing about “{ $topic }”; did you mean { $close }?

## The referee

referee-difference = { $file }: { $key }: expected { $expected }, got { $got }

## Playing

play-default-name = Captain
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Options: { $options }. Seed: { $seed }.
play-table-committed = Options: { $options }. Commitment to the deal: { $commitment }.
play-hint = Type the number of a choice, or the move itself. “?” shows the odds, “h” more help.
play-help-table = the whole table
play-help-log = what happened so far
play-help-help = this help
play-help-quit = leave the game
play-left = The game ends here, unfinished.
play-left-unsaved = It is not kept; start with --save FILE to keep the record of a game.
play-offer-record = File for the record of this game (Enter: do not keep it): {""}
play-saved = The record is in { $file }; replay it with “freebooter replay”.
play-saved-unfinished = The record of the unfinished game is in { $file }.
play-again = The same table and deal again: { $command }
play-again-anew = Such a table again, with a new deal: { $command }

## Replays

replay-title = { $game }: { $players }
replay-help = Enter: next move. A number: go there (0 to { $moves }). b: back. e: end. q: leave.
replay-prompt = [{ $move } of { $moves }]
replay-unfinished = The record ends here, the game is unfinished.

## The rules

rulebook-switch = { $title } (house rule { $name })
rulebook-switch-column = switch
rulebook-by-edition = By edition: { $values }.
rulebook-values = { $switch }: { $values }
rulebook-no-editions = There are no editions of this game, only these house rules; set them with -o NAME=VALUE. The first value is the usual one.
rulebook-editions-hint = Set any switch on its own with -o NAME=VALUE.
rulebook-more = “freebooter rules { $game } TOPIC” shows one part of the rules, or one house rule.
refusal-topic = The rules say nothing about “{ $topic }”; ask for a house rule, or one of these: { $sections }.
play-help-moves = Type the number of a choice, or the move itself; enough of it to be clear will do. Enter alone is enough where there is only one choice. Also:
play-help-odds = the odds of what may come
play-help-rules = the rules of X; all of them without X

## The end of a game

table-points = points
table-cards = cards
ending-title = Final scores
ending-name = player
ending-parts = made of
ending-won = { $who ->
        [you] You have won!
       *[other] { $player } has won.
    }
ending-shared = The victory is shared by { $players }.

## Any game that has no words of its own

asks-anything = What do you do?
decides = It is up to { $player }.
ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts }).
