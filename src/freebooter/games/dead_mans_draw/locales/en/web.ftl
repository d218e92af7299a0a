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
web-draw-bank-empty = There is nothing in this bank yet.
web-draw-stack = { $suit }: { $values }
web-draw-at-turn = At turn
web-draw-winner = Winner
web-draw-rival = Rival
web-draw-has-chosen = has chosen
web-draw-chosen = chosen

## Piles and row

web-draw-pile = Draw pile: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
web-draw-known-top = You know what comes next: { $cards }.
web-draw-discard-pile = Discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-draw-discard-open = Look through the discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-draw-discard-hidden = Discard pile: { $count ->
        [one] { $count } card, face down
       *[other] { $count } cards, face down
    }
web-draw-row = Row
web-draw-row-empty = No card lies here yet.
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

web-draw-choices = What can be done
web-draw-all-choices = { $count ->
        [one] { $count } choice
       *[other] All { $count } choices
    }
web-draw-which = Which one do you mean?
web-draw-sure = Are you sure?
web-draw-sure-bust = This busts for sure, and you could do something else.
web-draw-sure-nothing = The row is empty: you would end your turn with nothing.
web-draw-sure-own = These are your own cards, and you could fire at somebody else.
web-draw-think-again = Think again
web-draw-undo = Take it back
web-draw-pick-replay = Act again
web-draw-pick-bank = To the bank

## The odds and the coach

web-draw-odds = The next card
web-draw-odds-none = The draw pile is empty, there is no next card.
web-draw-odds-counted = { $busting } of { $cards ->
        [one] { $cards } card busts.
       *[other] { $cards } cards bust.
    }
web-draw-odds-known = The next card is { $card }, and it does not bust.
web-draw-odds-known-busts = The next card is { $card }, and it busts.
web-draw-odds-stakes = Collecting brings { $gain ->
        [one] { $gain } point,
       *[other] { $gain } points,
    } a bust costs { $loss }.
web-draw-risk-none = no card busts
web-draw-risk-sure = busts for sure
web-draw-risk-in = { $busting } in { $cards } { $busting ->
        [one] busts
       *[other] bust
    }
web-draw-odds-owed = The kraken allows no collecting yet ({ $count ->
        [one] { $count } card owed
       *[other] { $count } cards owed
    }); a bust costs { $loss }.
web-draw-gain = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-draw-odds-left = Left in the draw pile: { $cards }

## Keys

web-draw-key-draw = Draw
web-draw-key-collect = Collect
web-draw-key-choice = Choice { $number }
web-draw-key-next = To the next choice
web-draw-key-before = To the choice before
web-draw-key-list = All choices in words

## Home

line = Turn up loot for as long as you dare. Stop in time and it is yours; draw a suit twice and it goes down.
play-what = At once, against two deckhands

## Bots

level-deckhand = Deckhand
level-contender = Contender
level-quartermaster = Quartermaster
level-captain = Captain
plays-drifter = Does anything that is allowed.
plays-deckhand = A cautious beginner who collects early and sometimes nods off.
plays-contender = A sound player with simple habits: three cards, then home.
plays-quartermaster = Counts cards and weighs every draw.
plays-captain = Thinks ahead to the end of the match; the strongest of all.

## Tables in lists

web-with-mermaids = mermaids that act
web-two-copies = two copies
web-traits-are-fixed = chosen traits

## Setting up a table

web-party-what = A pirate party: five players or more use two copies of the game, 120 cards.
web-edition-first = The one with which the others are compared.
web-edition-differs = { $count ->
        [one] Differs from the English edition in { $count } rule
       *[other] Differs from the English edition in { $count } rules
    }
web-traits = Traits
web-traits-what = A trait gives a pirate a power of their own. For a first game, leave them out.
web-trait-of-seat = Trait of seat { $number }
web-trait-choose = Choose a trait
web-traits-all = All the traits
web-variant-none-what = The rules as they are printed.
web-variant-what = A variant card changes one rule for the whole match.
web-variant-random = A random variant card
web-variant-random-what = One of them is drawn when the table opens, and shown to everybody.
web-problem-trait-missing = A seat has no trait yet; choose one, or let them be dealt.
web-problem-trait-twice = { $copies ->
        [one] { $trait } exists only once; choose another one for one of the seats.
       *[other] { $trait } exists only { $copies } times; choose another one for one of the seats.
    }
web-problem-siren = { $trait } exists only where mermaids act; choose that rule, or another trait.

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

learn-what = You learn to draw and to stop in time, then suit by suit what the cards do: anchors that save, krakens that demand, swords that steal. In the end you win a game on your own.

## Tables in lists

web-traits-are-draft = traits are drafted
web-traits-are-random = random traits

## Setting up a table

web-traits-none = None
web-traits-none-what = Everybody plays by the same rules.
web-traits-draft = Draft
web-traits-draft-what = Everybody is dealt two and secretly keeps one.
web-traits-random = Random
web-traits-random-what = Everybody is dealt one.
web-traits-fixed = Chosen
web-traits-fixed-what = You choose one for each seat.

## The result


## The check of the deal

web-fair-traits-holds = The traits are those of the recomputed deal.
web-fair-traits-fails = The traits are not those of the recomputed deal.
