# What happened and what can be done, in sentences.

## What there is to decide

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

## What happened

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

## The end

ending-more-cards = At equal points, more cards decide.
ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, made of { $parts }.

## The arithmetic of drawing again

odds-of-cards = { $busting } of { $cards ->
        [one] { $cards } unseen card busts: { $percent } %.
       *[other] { $cards } unseen cards bust: { $percent } %.
    }
odds-next-card = { $busts ->
        [yes] The next card is known: { $card }, and it busts.
       *[no] The next card is known: { $card }, and it doesn't bust.
    }
odds-of-points = Collecting banks { $gain ->
        [one] { $gain } point,
       *[other] { $gain } points,
    } a bust costs { $loss }.
odds-break-even = { $percent } % of { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }: if it doesn't bust, the next card has to bring more than { $needed } to be worth the risk.

## Why the coach prefers a move

why-points = { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
why-turn = The next card busts with { $chance } % and would cost you { $loss }; collecting brings { $gain }{ $bonus ->
        [yes] { " " }and what key and chest pay
       *[no] { "" }
    }{ $behind ->
        [yes] , while { $player } leads by { $lead } with { $cards } { $cards ->
                [one] card
               *[other] cards
            } left
       *[no] { "" }
    }.
why-known = The next card is known, { $card }: { $busts ->
        [yes] it busts and would cost you { $loss }; collecting brings { $gain }.
       *[no] it can't bust; collecting now brings { $gain }.
    }
why-safe = No card of the draw pile can bust your row; collecting now brings { $gain }.
why-only-safe = Everything else busts.
why-fire = It costs { $player } { $points }{ $leads ->
        [yes] , and { $player } leads
       *[no] { "" }
    }.
why-steal = It costs { $player } { $points }{ $leads ->
        [yes] , who leads,
       *[no] { "" }
    } and lays { $card } into your row.
why-hook = It doesn't bust, and { $card } does its work once more.
why-take = { $card } doesn't bust, and adds { $points } once you collect.
