# What happened and what you can do, in sentences.

## Decisions

asks-draft = You've been dealt two traits. Which one do you keep? Nobody sees it until everyone has chosen.
asks-rival = You hold Davy Jones' Locker. Who's your rival?
asks-turn-first = Your turn. Draw the first card.
asks-turn = Draw or collect?
asks-turn-owed = { $owed ->
        [one] You owe the kraken { $owed } more card: you must draw.
       *[other] You owe the kraken { $owed } more cards: you must draw.
    }
asks-turn-last = The Draw Pile is empty. All you can do is collect.
asks-hook = Your hook places a card from your bank. Which one?
asks-fire = Your cannon fires. At which stack?
asks-steal = Your sword steals a card and places it. Which one?
asks-take = Your map offers cards from the Discard Pile, and you must place one. Which one?
asks-pick = Your mermaid picks a card in the Play Area. Which one?
asks-plunder = Key & Chest pay you from an opponent's bank. Whose?
decides-draft = Still choosing a trait: { $player }.
decides-rival = { $player } is naming a rival.
decides-turn-first = { $player } draws the first card.
decides-turn = { $player } is deciding: draw or collect.
decides-turn-owed = { $owed ->
        [one] { $player } owes the kraken { $owed } more card and must draw.
       *[other] { $player } owes the kraken { $owed } more cards and must draw.
    }
decides-turn-last = The Draw Pile is empty. All { $player } can do is collect.
decides-hook = { $player } is choosing a card for the hook.
decides-fire = { $player } is aiming the cannon.
decides-steal = { $player } is choosing a card for the sword to steal.
decides-take = { $player } is choosing a card from the map.
decides-pick = { $player } is choosing a card for the mermaid.
decides-plunder = { $player } is choosing whose bank Key & Chest pay from.
choice-draw = Draw a card
choice-collect = Collect { $cards ->
        [0] nothing and end your turn
        [one] { $cards } card
       *[other] { $cards } cards
    } ({ $gain ->
        [one] { $gain } more point
       *[other] { $gain } more points
    }){ $bonus ->
        [yes] , plus the Key & Chest bonus
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
       *[other] {" "}(the whole stack, { $count } cards)
    }
choice-steal = Steal { $player }'s { $card }{ $busts ->
        [yes] {" "}(busts!)
       *[no] {""}
    }
choice-take = Place { $card }{ $busts ->
        [yes] {" "}(busts!)
       *[no] {""}
    }
choice-replay = Move { $card } to the end and replay it
choice-bank = Bank { $card }

## What happened

log-trait-chosen = { $who ->
        [you] You've chosen your trait.
       *[other] { $player } has secretly chosen a trait.
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
        } as a rival.
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
log-saved = Protected and moved to { $who ->
        [you] your bank
       *[other] { $player }'s bank
    }: { $cards }.
log-lost = Lost to the Discard Pile: { $cards }.
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
    } from the Discard Pile: { $cards }.
log-plundered = Key & Chest pay { $who ->
        [you] you
       *[other] { $player }
    } from { $whom ->
        [you] your bank
       *[other] { $victim }'s bank
    }: { $cards }.
log-hooked = { $who ->
        [you] Your hook places { $cards } from your bank.
       *[other] { $player }'s hook places { $cards } from their bank.
    }
log-fired = { $who ->
        [you] Your cannon sends { $whom ->
            [you] your own { $cards }
           *[other] { $victim }'s { $cards }
        } to the Discard Pile.
       *[other] { $player }'s cannon sends { $whom ->
            [you] your { $cards }
           *[other] { $victim }'s { $cards }
        } to the Discard Pile.
    }
log-scavenged = { $who ->
        [you] Your cannon captures { $victim }'s { $cards }.
       *[other] { $player }'s cannon captures { $whom ->
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
log-offered-all = The map offers { $who ->
        [you] you
       *[other] { $player }
    } the whole Discard Pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
log-taken = { $who ->
        [you] You take { $cards } from the Discard Pile.
       *[other] { $player } takes { $cards } from the Discard Pile.
    }
log-peeked = The oracle shows { $cards }.
log-peeked-hidden = { $count ->
        [one] { $player } looks at the top card of the Draw Pile.
       *[other] { $player } looks at the top { $count } cards of the Draw Pile.
    }
log-owes = { $who ->
        [you] You now owe
       *[other] { $player } now owes
    } the kraken { $owed ->
        [one] { $owed } card.
       *[other] { $owed } cards.
    }
log-replayed = The mermaid moves { $cards } to the end of the Play Area.
log-pick-banked = { $cards } goes from the Play Area to { $whom ->
        [you] your bank.
       *[other] { $victim }'s bank.
    }
log-sword-discarded = { $cards } is parried and goes to the Discard Pile.
log-no-effect = { $cards } has no effect.
log-lapsed = { $owed ->
        [one] The card still owed to the kraken is forgiven.
       *[other] The { $owed } cards still owed to the kraken are forgiven.
    }
log-over = The game is over.

## The end

ending-more-cards = Tied on points: most cards wins.
ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Score: { $parts }.

## The odds of drawing again

odds-of-cards = { $busting } of { $cards ->
        [one] { $cards } unseen card
       *[other] { $cards } unseen cards
    } { $busting ->
        [one] busts
       *[other] bust
    }: { $percent }%.
odds-next-card = { $busts ->
        [yes] The next card is known: { $card }. It busts.
       *[no] The next card is known: { $card }. It doesn't bust.
    }
odds-of-points = Collecting banks { $gain ->
        [one] { $gain } point;
       *[other] { $gain } points;
    } a bust costs { $loss }.
odds-break-even = Risking { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } at { $percent }% pays off only if a card that doesn't bust brings more than { $needed }.

## Why the coach prefers a move

why-points = { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
why-turn = { $chance }% chance to bust, which would cost you { $loss }; collecting brings { $gain }{ $bonus ->
        [yes] { " " }plus the Key & Chest bonus
       *[no] { "" }
    }{ $behind ->
        [yes] . { $player } leads by { $lead } with { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            } left
       *[no] { "" }
    }.
why-known = You know the next card, { $card }: { $busts ->
        [yes] it busts and would cost you { $loss }; collecting brings { $gain }.
       *[no] it doesn't bust; collecting now brings { $gain }.
    }
why-safe = No card left in the Draw Pile busts; collecting now brings { $gain }.
why-only-safe = Every other choice busts.
why-fire = This costs { $player } { $points }{ $leads ->
        [yes] , and { $player } is in the lead
       *[no] { "" }
    }.
why-steal = This costs { $player } { $points } and brings { $card } into the Play Area{ $leads ->
        [yes] ; { $player } is in the lead
       *[no] { "" }
    }.
why-hook = It doesn't bust, and { $card } acts again.
why-take = { $card } doesn't bust and adds { $points } when you collect.
