# How the table looks in the terminal.

## Refusals

refusal-topic = The rules say nothing about “{ $topic }”; ask for a suit, a trait, a variant card, a house rule, or one of these: { $sections }.
refusal-topic-card = There is no card “{ $card }” in this game; { $suit } runs from { $lowest } to { $highest }.

## Playing

play-help-moves = Type the number of a choice, or a move such as “draw” or “steal Anne key”; enough of it to be clear will do. Enter alone is enough where there is only one choice. Also:
play-help-odds = the exact odds of the next card, and what is left in the draw pile
play-help-rules = the rules of X: a suit, a trait, a section; all of them without X
play-help-discard = what lies in the discard pile, if players may look

## The rules

rulebook-suit = { $title } (suit)
rulebook-trait = { $title } (trait)
rulebook-variant = { $title } (variant card)
rulebook-editions-hint = Set any switch on its own with -o, such as “-o parry=holder”; “freebooter rules parry” explains it. Beside the edition: { $beside }.
rulebook-more = “freebooter rules TOPIC” shows one card, suit, trait, variant card or house rule; “freebooter rules --editions” shows on what the editions disagree.

## The table

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

## Odds

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

## Options of the command line

help-option-edition = Whose rules: { $values }.
help-option-traits = Traits: none, draft, random, or one for each seat, separated by commas.
help-option-variant = A variant card by its name, none, or random.
help-option-mermaids = Mermaids: plain (no effect), or replay (the mermaid variant).
help-option-decks = How many copies of the game are shuffled together.
