# What happened and what you can do, in sentences.

## Cards and parts of a score

good = { $kind } { $value }
face-down = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
nothing = nothing
part = { $kind } { $points }
doubled = { $parts }, doubled

## The table

place-seen = place { $place }: { $card }
shown = { $player }: { $gesture }
shown-both = { $player }: { $one } and { $two }
shown-bet = bet by { $player }: { $one } for { $dealer }, { $two } for { $neighbour }
side = { $player }: { $cards }
decides = Now deciding: { $players } ({ $about }).
about-before-deal = before the deal
about-dawn = Dawn has appeared
about-before-count = before the count
about-after-count = after the count
about-arrange = rearranging the cards
about-gestures = secret gestures
about-show = which of two gestures counts
about-winnings = bet winnings
about-first-choice = First Choice
about-drop = which kind to discard
about-rob = Theft

## What there is to decide

asks-before-deal = Before the deal: play a bottle?
asks-dawn = Dawn has appeared! Ignore it?
asks-before-count = Before the count: play a bottle?
asks-after-count = After the count, before the outcome: play a bottle?
asks-arrange = Your Whirlpool: how do you lay out the cards?
asks-gestures = Your duel with { $player }: which gesture do you show?
asks-both = Your duel with { $player }: which two gestures do you show?
asks-bet = Your Bet: what will the two duelists show?
asks-show = You've seen { $player }'s gesture: which of yours counts?
asks-winnings = You won your bet: which card do you take?
asks-first-choice = First Choice: which card do you take?
asks-drop = You both showed First Choice: which kind do you discard? Nobody sees your choice until both of you have chosen.
asks-rob = Your Theft: which card do you steal?
choice-pass = Pass
choice-done = Take no more cards
choice-peace = Peace (open hand): settle for the cards in front of you
choice-fight = Fight (fist): grab everything
choice-choice = First Choice (thumbs up): pick one card before your opponent
choice-both = Show both: { $gestures }
choice-show = Go with { $gesture }
choice-take = { $card }{ $whom ->
        [you] { " " }in front of you
        [other] { " " }in front of { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] you'd have { $points } point
       *[other] you'd have { $points } points
    })
choice-take-blind = Place { $place }, face down in front of { $whom ->
        [you] you
       *[other] { $player }
    }
choice-take-seen = Place { $place }, in front of { $whom ->
        [you] you
       *[other] { $player }
    }: { $card } ({ $points ->
        [one] you'd have { $points } point
       *[other] you'd have { $points } points
    })
choice-drop = { $kind } ({ $values }; leaves you { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
choice-rob = { $player }'s { $card } ({ $points ->
        [one] you'd have { $points } point
       *[other] you'd have { $points } points
    })
play-lantern = Broken Lantern: lay the cards face down for only you to see
play-lookout = Lookout: ignore Dawn and play on
play-swell = Heavy Swell: discard these cards and deal four new ones
play-whirlpool = Whirlpool: rearrange the cards
play-convoy = Convoy: add one card in front of each duelist
play-two-hand = Two-Hand Trick: show two gestures and choose later
play-bet = Bet: name both gestures and, if you're right, take cards first
play-void = Void: replay the duel with the same cards

## What happened

log-start-card = { $who ->
        [you] You start with { $cards }.
       *[other] { $player } starts with { $cards }.
    }
log-duel = { $who ->
        [you] – Duel: You (dealer) vs. { $other } –
       *[other] – Duel: { $player } (dealer) vs. { $whom ->
            [you] you
           *[other] { $other }
        } –
    }
log-dealt = { $who ->
        [you] In front of you
       *[other] In front of { $player }
    }{ $how ->
        [seen] { " " }(only you see this): { $cards }.
       *[open] : { $cards }.
    }
log-dawn = Dawn is breaking!
log-played = { $who ->
        [you] You play { $bottle }.
       *[other] { $player } plays { $bottle }.
    }
log-passed = { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
log-arranged = { $who ->
        [you] You rearrange the cards: { $sides }.
       *[other] { $player } rearranges the cards: { $sides }.
    }
log-has-chosen = { $who ->
        [you] You've chosen.
       *[other] { $player } has chosen in secret.
    }
log-showed = One, two, three! { $gestures }.
log-hand = { $who ->
        [you] You go with { $gesture }.
       *[other] { $player } goes with { $gesture }.
    }
log-bet-won = { $who ->
        [you] You win your bet and take cards first.
       *[other] { $player } wins the bet and takes cards first.
    }
log-bet-lost = { $who ->
        [you] You lose your bet.
       *[other] { $player } loses the bet.
    }
log-took = { $who ->
        [you] You take { $cards } and now have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } takes { $cards } and now has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-lost = Discarded: { $cards }.
log-dropped = { $who ->
        [you] You discard { $cards } from your display and now have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } discards { $cards } from their display and now has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-robbed = { $who ->
        [you] You steal { $other }'s { $cards }.
       *[other] { $player } steals { $whom ->
            [you] your { $cards }
           *[other] { $other }'s { $cards }
        }.
    }
log-nothing-to-rob = { $who ->
        [you] Your Theft finds nothing to steal.
       *[other] { $player }'s Theft finds nothing to steal.
    }
log-over = The game is over.

## Promises

promise-if = { $gesture } if the other player shows { $condition }

## The end

ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $parts }.

## The arithmetic of a duel

odds-of-dawn = Cards left: { $cards }. Chance of Dawn among the next { $next }: { $percent }%.
odds-of-gesture = { $gesture }: { $gains }.
odds-against = { $points } against { $gesture }

## Why the coach prefers a move

why-duel = { $habit }; { $outcome }.
why-promised = { $player } promised { $promise }{ $made ->
        [0] { " " }(no track record yet)
       *[other] { " " }(promises kept so far: { $kept } of { $made })
    }
why-habit = { $player } mostly shows { $gesture } (duels: { $count } of { $duels })
why-stranger = Nobody knows { $player }'s habits yet
why-mixed = { $player } keeps switching gestures
why-against = { $gesture } is then worth { $gain }, at worst { $worst }
why-between = { $gesture } is worth between { $worst } and { $most }
why-always = { $gesture } is always worth { $gain }
why-dark = you can't see the cards
why-makes = Your score goes from { $now } to { $points }.
why-denies = Another card would score more, but this one keeps { $card } from your opponent. Your score goes from { $now } to { $points }.
