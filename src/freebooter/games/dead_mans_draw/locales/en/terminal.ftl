# The table in the terminal.

## Refusals

refusal-topic = The rules have nothing on “{ $topic }”. Ask for a suit, a trait, a variant card, a house rule, or one of these: { $sections }.
refusal-topic-card = There's no card “{ $card }” in this game. { $suit } runs from { $lowest } to { $highest }.

## Playing

play-help-moves = Type the number of a choice, or a move such as “draw” or “steal Anne key”. You can shorten a move as long as it's clear. If there's only one choice, just press Enter. You can also type:
play-help-odds = the exact odds of the next card, and what's left in the Draw Pile
play-help-rules = the rules for X: a suit, a trait, or a section; all the rules without X
play-help-discard = what's in the Discard Pile, if players may look

## The rules

rulebook-suit = { $title } (suit)
rulebook-trait = { $title } (trait)
rulebook-variant = { $title } (variant card)
rulebook-editions-hint = Set any rule on its own with -o, such as “-o parry=holder”; “freebooter rules parry” explains it. Independent of the edition: { $beside }.
rulebook-more = “freebooter rules TOPIC” shows one card, suit, trait, variant card, or house rule; “freebooter rules --editions” shows where the editions differ.

## The table

table-piles = Draw Pile: { $draw }. Discard Pile: { $discard }.
table-known = { $count ->
        [one] Next in the Draw Pile: { $cards }.
       *[other] Next in the Draw Pile, in this order: { $cards }.
    }
table-offer = The map offers: { $cards }.
table-row = Play Area: { $cards }
table-row-empty = Play Area: empty.
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
        }; collecting now makes it { $then }.
       *[other] { $player } has { $now ->
            [one] { $now } point
           *[other] { $now } points
        }; collecting now makes it { $then }.
    }
table-traits = Traits: { $traits }.
table-trait = { $player }: { $trait }
table-no-trait = no trait
table-rival = { $trait } (rival: { $rival })
table-player = { $player }{ $turn ->
        [yes] {" "}(now playing)
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
table-discard = Discard Pile, { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }: { $cards }.
table-discard-hidden = The Discard Pile holds { $discard ->
        [one] { $discard } card.
       *[other] { $discard } cards.
    } Nobody may look through it in this game.

## Odds

odds-no-card = The Draw Pile is empty. There's no next card.
odds-chance = { $percent }% chance to bust ({ $busting } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
odds-known = { $busts ->
        [yes] The next card is { $card }. It busts.
       *[no] The next card is { $card }. It doesn't bust.
    }
odds-stake = At stake: { $cards }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
odds-nothing-at-stake = Nothing is at stake.
odds-left = Left in the Draw Pile ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }):
odds-suit = { $suit }: { $count } left ({ $values })
odds-suit-busts = { $suit }: { $busts }
odds-busts = busts
odds-busts-some = busts with { $values }

## Command-line options

help-option-edition = Choose the edition: { $values }.
help-option-traits = Choose the traits: none, draft, random, or one for each seat, separated by commas.
help-option-variant = Choose the variant card: its name, none, or random.
help-option-mermaids = Choose what mermaids do: plain (no effect) or replay (the mermaid variant).
help-option-decks = Set how many copies of the game to shuffle together.
