# What the terminal says: at the table, in replays, from the referee, and about a wrong command line.

## Words

card = { $suit } { $value }
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
refusal-option-form = The house rule “{ $rule }” is not complete; write it as NAME=VALUE, such as “oracle=player”.
refusal-file-exists = The file { $file } exists already; choose another name, or add --force to replace it.
refusal-folder = { $file } is a folder; name a file in it for the record.
refusal-no-folder = There is no folder { $folder } for the record; create it or choose another place.
refusal-not-writable = The file { $file } may not be written; choose another place.
refusal-record = { $file }: { $problem }
refusal-number = There is no choice { $number }; choose a number from 1 to { $most }.
refusal-topic = The rules say nothing about “{ $topic }”; ask for a suit, a trait, a variant card, a house rule, or one of these: { $sections }.
refusal-topic-close = The rules say nothing about “{ $topic }”; did you mean { $close }?
refusal-topic-card = There is no card “{ $card }” in this game; { $suit } runs from { $lowest } to { $highest }.

## The referee

referee-difference = { $file }: { $key }: expected { $expected }, got { $got }

## Playing

play-default-name = Captain
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Options: { $options }. Seed: { $seed }.
play-hint = Type the number of a choice, or the move itself. “?” shows the odds, “h” more help.
play-help = Type the number of a choice, or a move such as “draw” or “steal Anne key”; enough of it to be clear will do. Enter alone is enough where there is only one choice. Also:
play-help-odds = the exact odds of the next card, and what is left in the draw pile
play-help-table = the whole table
play-help-log = what happened so far
play-help-rules = the rules of X: a suit, a trait, a section; all of them without X
play-help-discard = what lies in the discard pile, if players may look
play-help-help = this help
play-help-quit = leave the game
play-left = The game ends here, unfinished.
play-left-unsaved = It is not kept; start with --save FILE to keep the record of a game.
play-offer-record = File for the record of this game (Enter: do not keep it): {""}
play-saved = The record is in { $file }; replay it with “freebooter replay”.
play-saved-unfinished = The record of the unfinished game is in { $file }.
play-again = The same table and deal again: { $command }

## Replays

replay-title = { $game }: { $players }
replay-help = Enter: next move. A number: go there (0 to { $moves }). b: back. e: end. q: leave.
replay-prompt = [{ $move } of { $moves }]
replay-unfinished = The record ends here, the game is unfinished.

## The rules

rulebook-suit = { $title } (suit)
rulebook-trait = { $title } (trait)
rulebook-variant = { $title } (variant card)
rulebook-switch = { $title } (house rule { $name })
rulebook-switch-column = switch
rulebook-by-edition = By edition: { $values }.
rulebook-editions-hint = Set any switch on its own with -o, such as “-o parry=holder”; “freebooter rules parry” explains it. Beside the edition: variant, mermaids (plain or replay), decks (1 or 2), anchored-bonus (true or false).
rulebook-more = “freebooter rules TOPIC” shows one card, suit, trait, variant card or house rule; “freebooter rules --editions” shows on what the editions disagree.

## Dead Man's Draw: the table

table-points = points
table-cards = cards
table-piles = Draw pile: { $draw }. Discard pile: { $discard }.
table-known = { $count ->
        [one] Known on top of the draw pile: { $cards }.
       *[other] Known on top of the draw pile, top card first: { $cards }.
    }
table-offer = The map offers: { $cards }.
table-row = Row: { $cards }
table-row-empty = Row: empty.
table-safe = { $card } (safe)
table-owed = { $who ->
        [you] You owe
       *[other] { $player } owes
    } the kraken { $owed ->
        [one] { $owed } more card.
       *[other] { $owed } more cards.
    }
table-worth = { $who ->
        [you] You have { $now ->
            [one] { $now } point
           *[other] { $now } points
        }; collecting the row now makes it { $then }.
       *[other] { $player } has { $now ->
            [one] { $now } point
           *[other] { $now } points
        }; collecting the row now makes it { $then }.
    }
table-traits = Traits: { $traits }.
table-trait = { $player }: { $trait }
table-no-trait = no trait
table-rival = { $trait } (rival: { $rival })
table-player = { $player }{ $turn ->
        [yes] {" "}(on turn)
       *[no] {""}
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [0] no cards.
        [one] { $cards } card: { $stacks }.
       *[other] { $cards } cards: { $stacks }.
    }
table-stack = { $top } over { $under }
table-discard = Discard pile, { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }: { $cards }.
table-discard-hidden = The discard pile holds { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }; in this game nobody may look through it.

## Dead Man's Draw: what there is to decide

asks-draft = Two traits were dealt to you. Which one do you keep? Nobody sees it until all have chosen.
asks-rival = You hold Davy Jones' Locker. Who is your rival?
asks-turn-first = It is your turn: draw the first card.
asks-turn = Draw again, or collect?
asks-turn-owed = { $owed ->
        [one] You owe the kraken { $owed } more card, so you must draw.
       *[other] You owe the kraken { $owed } more cards, so you must draw.
    }
asks-turn-last = The draw pile is empty; nothing is left but to collect.
asks-hook = Your hook brings a card out of your bank. Which one?
asks-fire = Your cannon fires. At which stack?
asks-steal = Your sword steals a card and places it. Which one?
asks-take = Your map offers cards of the discard pile; one must be placed. Which one?
asks-pick = Your mermaid picks a card of the row. Which one?
asks-plunder = Key & Chest pay from the bank of one opponent. Whose?

decides-draft = Still choosing a trait: { $player }.
decides-rival = { $player } names a rival.
decides-turn-first = { $player } draws the first card.
decides-turn = { $player } draws again or collects.
decides-turn-owed = { $owed ->
        [one] { $player } owes the kraken { $owed } more card and must draw.
       *[other] { $player } owes the kraken { $owed } more cards and must draw.
    }
decides-turn-last = The draw pile is empty; { $player } can only collect.
decides-hook = { $player } chooses a card for the hook.
decides-fire = { $player } chooses where the cannon fires.
decides-steal = { $player } chooses the card that the sword steals.
decides-take = { $player } chooses one of the cards that the map offers.
decides-pick = { $player } chooses the card that the mermaid picks.
decides-plunder = { $player } chooses whose bank Key & Chest pay from.

choice-draw = Draw a card
choice-collect = Collect { $cards ->
        [0] nothing and end the turn
        [one] { $cards } card
       *[other] { $cards } cards
    } ({ $gain ->
        [one] { $gain } more point
       *[other] { $gain } more points
    }){ $bonus ->
        [yes] , and the bonus of Key & Chest
       *[no] {""}
    }
choice-trait = { $trait }: { $rule }
choice-rival = { $player } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
choice-plunder = { $player } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
choice-hook = Place your { $card }{ $busts ->
        [yes] {" "}(busts!)
       *[no] {""}
    }
choice-fire = { $whom ->
        [you] Fire at your own { $card }
       *[other] Fire at { $player }'s { $card }
    }{ $count ->
        [one] {""}
       *[other] {" "}and the whole stack of { $count }
    }
choice-steal = Steal { $player }'s { $card }{ $busts ->
        [yes] {" "}(busts!)
       *[no] {""}
    }
choice-take = Place { $card }{ $busts ->
        [yes] {" "}(busts!)
       *[no] {""}
    }
choice-replay = Move { $card } to the end of the row and let it act again
choice-bank = Put { $card } into your bank

## Dead Man's Draw: what happened

log-trait-chosen = { $who ->
        [you] You have chosen your trait.
       *[other] { $player } has chosen a trait in secret.
    }
log-trait-revealed = { $who ->
        [you] Your trait is { $trait }.
       *[other] { $player }'s trait is { $trait }.
    }
log-rival-named = { $who ->
        [you] Your rival is { $victim }.
       *[other] { $player } names { $whom ->
            [you] you
           *[other] { $victim }
        } as rival.
    }
log-turn = { $who ->
        [you] – Your turn –
       *[other] – { $player }'s turn –
    }
log-drawn = { $who ->
        [you] You draw { $cards }.
       *[other] { $player } draws { $cards }.
    }
log-banked-at-once = { $cards } goes straight to { $who ->
        [you] your bank.
       *[other] { $player }'s bank.
    }
log-busted = { $who ->
        [you] You bust with { $cards }!
       *[other] { $player } busts with { $cards }!
    }
log-saved = Protected, and banked by { $who ->
        [you] you
       *[other] { $player }
    }: { $cards }.
log-lost = Lost to the discard pile: { $cards }.
log-lost-to = Lost to { $whom ->
        [you] you
       *[other] { $victim }
    }: { $cards }.
log-collected = { $who ->
        [you] You collect { $cards } and now have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } collects { $cards } and now has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-bonus = Key & Chest pay { $who ->
        [you] you
       *[other] { $player }
    } from the discard pile: { $cards }.
log-plundered = Key & Chest bring { $who ->
        [you] you
       *[other] { $player }
    }, out of { $whom ->
        [you] your bank
       *[other] { $victim }'s bank
    }: { $cards }.
log-hooked = { $who ->
        [you] Your hook brings your { $cards }.
       *[other] The hook brings { $player }'s own { $cards }.
    }
log-fired = { $who ->
        [you] Your cannon sends { $whom ->
            [you] your own { $cards }
           *[other] { $victim }'s { $cards }
        } to the discard pile.
       *[other] { $player }'s cannon sends { $whom ->
            [you] your { $cards }
           *[other] { $victim }'s { $cards }
        } to the discard pile.
    }
log-scavenged = { $who ->
        [you] Your cannon wins you { $victim }'s { $cards }.
       *[other] { $player }'s cannon wins { $whom ->
            [you] your { $cards }
           *[other] { $victim }'s { $cards }
        }.
    }
log-stolen = { $who ->
        [you] You steal { $victim }'s { $cards }.
       *[other] { $player } steals { $whom ->
            [you] your { $cards }
           *[other] { $victim }'s { $cards }
        }.
    }
log-offered = The map offers { $cards }.
log-offered-all = The map opens the whole discard pile to { $who ->
        [you] you
       *[other] { $player }
    } ({ $count }).
log-taken = { $who ->
        [you] You take { $cards } from the discard pile.
       *[other] { $player } takes { $cards } from the discard pile.
    }
log-peeked = The oracle shows { $cards }.
log-peeked-hidden = { $count ->
        [one] { $player } looks at the top card of the draw pile.
       *[other] { $player } looks at the top { $count } cards of the draw pile.
    }
log-owes = { $who ->
        [you] You now owe
       *[other] { $player } now owes
    } the kraken { $owed ->
        [one] { $owed } card.
       *[other] { $owed } cards.
    }
log-replayed = The mermaid moves { $cards } to the end of the row.
log-pick-banked = { $cards } goes from the row to { $whom ->
        [you] your bank.
       *[other] { $victim }'s bank.
    }
log-sword-discarded = { $cards } is parried and goes to the discard pile.
log-no-effect = { $cards } finds nothing to do.
log-lapsed = { $owed ->
        [one] The card still owed to the kraken is forgiven.
       *[other] The { $owed } cards still owed to the kraken are forgiven.
    }
log-over = The game is over.

## Dead Man's Draw: odds

odds-no-card = The draw pile is empty, there is no next card.
odds-chance = The next card busts with a chance of { $percent } % ({ $busting } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
odds-known = { $busts ->
        [yes] The next card is { $card }, and it busts.
       *[no] The next card is { $card }, and it does not bust.
    }
odds-stake = At stake: { $cards }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
odds-nothing-at-stake = Nothing is at stake.
odds-left = Left in the draw pile, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }:
odds-suit = { $suit }: { $count } left ({ $values })
odds-suit-busts = { $suit }: { $busts }
odds-busts = busts
odds-busts-some = busts with { $values }

## Dead Man's Draw: the end

ending-title = Final scores
ending-name = player
ending-parts = made of
ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, made of { $parts }.
ending-won = { $who ->
        [you] You have won!
       *[other] { $player } has won.
    }
ending-shared = The victory is shared by { $players }.
