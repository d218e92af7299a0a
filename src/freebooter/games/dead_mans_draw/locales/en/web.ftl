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
web-draw-bust = { $who ->
        [you] You bust with { $card }!
       *[other] { $player } busts with { $card }!
    }
web-draw-bust-lost = { $count ->
        [one] { $count } card lost.
       *[other] { $count } cards lost.
    }
web-draw-bust-saved = { $count ->
        [one] { $count } card saved.
       *[other] { $count } cards saved.
    }

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

## The odds and the coach

web-draw-odds = The next card
web-draw-odds-short = Bust
web-draw-odds-loss = { $loss } at stake
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
web-draw-odds-left = Left in the draw pile: { $cards }

## Keys

web-draw-key-draw = Draw
web-draw-key-collect = Collect
web-draw-key-choice = Choice { $number }
web-draw-key-next = To the next choice
web-draw-key-before = To the choice before
web-draw-key-list = All choices in words
