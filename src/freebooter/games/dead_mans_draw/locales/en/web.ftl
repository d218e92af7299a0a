# The table of Dead Man's Draw in the browser.

## Banks

web-draw-bank-of = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-draw-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-draw-bank-empty = This bank is empty.
web-draw-stack = { $suit }: { $values }
web-draw-at-turn = Now playing
web-draw-winner = Winner
web-draw-rival = Rival
web-draw-has-chosen = has chosen
web-draw-chosen = chosen

## Piles and Play Area

web-draw-pile = Draw Pile: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
web-draw-known-top = You know what's next: { $cards }.
web-draw-discard-pile = Discard Pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-draw-discard-open = Look through the Discard Pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-draw-discard-hidden = Discard Pile: { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
web-draw-row = Play Area
web-draw-row-empty = No cards here yet.
web-draw-card-protected = { $card }, protected
web-draw-offer = The map offers
web-draw-owed = { $count ->
        [one] { $count } card owed
       *[other] { $count } cards owed
    }

## Busts

web-draw-busts = busts!
web-draw-busts-some = { $values } busts
web-draw-stamp = Bust!
web-draw-your-turn = Your turn

## Choosing

web-draw-choices = Your choices
web-draw-all-choices = { $count ->
        [one] { $count } choice
       *[other] All { $count } choices
    }
web-draw-which = Which one?
web-draw-sure = Are you sure?
web-draw-sure-bust = This is a certain bust, and you have another choice.
web-draw-sure-nothing = The Play Area is empty. You'd end your turn with nothing.
web-draw-sure-own = These are your own cards, and you could fire at someone else.
web-draw-think-again = Think again
web-draw-undo = Take it back
web-draw-pick-replay = Replay
web-draw-pick-bank = Bank

## The odds and the coach

web-draw-odds = The next card
web-draw-odds-none = The Draw Pile is empty. There's no next card.
web-draw-odds-counted = { $busting } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } { $busting ->
        [one] busts.
       *[other] bust.
    }
web-draw-odds-known = The next card is { $card }. It doesn't bust.
web-draw-odds-known-busts = The next card is { $card }. It busts.
web-draw-odds-stakes = Collecting brings { $gain ->
        [one] { $gain } point;
       *[other] { $gain } points;
    } a bust costs { $loss }.
web-draw-risk-none = no card busts
web-draw-risk-sure = certain bust
web-draw-risk-in = about { $busting } in { $cards } { $busting ->
        [one] busts
       *[other] bust
    }
web-draw-odds-owed = You can't collect yet: you owe the kraken { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    } A bust costs { $loss }.
web-draw-gain = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-draw-odds-left = Left in the Draw Pile: { $cards }

## Keys

web-draw-key-draw = Draw
web-draw-key-collect = Collect
web-draw-key-choice = Choice { $number }
web-draw-key-next = Next choice
web-draw-key-before = Previous choice
web-draw-key-list = List all choices

## Home

line = Draw loot for as long as you dare. Stop in time and it's yours; draw a suit twice and it sinks.
play-what = Start now against two Deckhands

## Bots

level-deckhand = Deckhand
level-contender = Contender
level-boatswain = Boatswain
level-quartermaster = Quartermaster
level-captain = Captain
plays-drifter = Makes any legal move.
plays-deckhand = A cautious beginner. Collects early and sometimes nods off.
plays-contender = A solid player with simple habits: three cards, then home.
plays-boatswain = Plays by feel. Knows what's at stake, but doesn't count cards.
plays-quartermaster = Counts cards and plays every turn for the most points.
plays-captain = Plays to win. Weighs every turn by what it does to the chance to win, and thinks several turns ahead.

## Tables in lists

web-with-mermaids = mermaid variant
web-two-copies = two copies
web-traits-are-fixed = chosen traits

## Setting up a table

web-party-what = Pirate Party Game: five players or more use two copies of the game, 120 cards.
web-edition-first = The reference edition.
web-edition-differs = { $count ->
        [one] { $count } rule differs from the English edition
       *[other] { $count } rules differ from the English edition
    }
web-traits = Traits
web-traits-what = A trait gives a pirate a special power. Leave them out of your first game.
web-trait-of-seat = Trait for seat { $number }
web-trait-choose = Choose a trait
web-traits-all = All traits
web-variant-none-what = The rules as printed.
web-variant-what = A variant card changes one rule for the whole game.
web-variant-random = Random variant card
web-variant-random-what = Drawn when the table opens, for everyone to see.
web-problem-trait-missing = A seat has no trait yet. Choose one, or have traits dealt.
web-problem-trait-twice = { $copies ->
        [one] There's only one { $trait }. Choose another trait for one of the seats.
       *[other] There are only { $copies } copies of { $trait }. Choose another trait for one of the seats.
    }
web-problem-siren = { $trait } belongs to the mermaid variant. Play with it, or choose another trait.

## The result

web-after-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Rules

rules-kind-suit = Suits
rules-kind-trait = Traits
rules-kind-variant = Variant cards

## Lessons

learn-what = Learn to draw and to stop in time, then what each suit does: anchors save, krakens demand, swords steal. At the end, win a game on your own.

## Tables in lists

web-traits-are-draft = drafted traits
web-traits-are-random = random traits

## Setting up a table

web-traits-none = None
web-traits-none-what = Everyone plays by the same rules.
web-traits-draft = Draft
web-traits-draft-what = Everyone is dealt two and secretly keeps one.
web-traits-random = Random
web-traits-random-what = Everyone is dealt one.
web-traits-fixed = Chosen
web-traits-fixed-what = You choose one for each seat.

## Checking the deal

web-fair-traits-holds = The traits match the recomputed deal.
web-fair-traits-fails = The traits don't match the recomputed deal.
