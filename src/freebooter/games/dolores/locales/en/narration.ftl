# What happened and what can be done, in sentences.

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
shown-bet = the bet of { $player }: { $one } for { $dealer }, { $two } for { $neighbour }
side = { $player }: { $cards }
decides = Deciding now: { $players } ({ $about }).
about-before-deal = window before the deal
about-dawn = dawn has appeared
about-before-count = window before the count
about-after-count = window after the count
about-arrange = laying the cards out anew
about-gestures = secret gestures
about-show = which of two gestures counts
about-winnings = the winnings of the bet
about-first-choice = first choice
about-drop = which kind to discard
about-rob = theft

## What there is to decide

asks-before-deal = Before the deal: do you play a bottle?
asks-dawn = Dawn has appeared! Do you ignore it?
asks-before-count = Before the count: do you play a bottle?
asks-after-count = After the count, before the outcome: do you play a bottle?
asks-arrange = Your whirlpool: how do the cards lie now?
asks-gestures = Your duel with { $player }: which gesture do you show?
asks-both = Your duel with { $player }: which two gestures do you show?
asks-bet = Your bet: what will the two duellists show?
asks-show = You have seen { $player }'s gesture: which of yours counts?
asks-winnings = Your bet was right: which card do you take?
asks-first-choice = First choice: which card do you take?
asks-drop = Both of you showed first choice: which kind do you discard? Nobody sees it until both have chosen.
asks-rob = Your theft: which card do you take?
choice-pass = Pass
choice-done = Take no more
choice-peace = Peace (open hand): be content with what lies before you
choice-fight = Fight (fist): grab everything
choice-choice = First choice (thumb up): pick one card before the other
choice-both = Both: { $gestures }
choice-show = { $gesture } counts
choice-take = { $card }{ $whom ->
        [you] { " " }that lies before you
        [other] { " " }that lies before { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] makes { $points } point
       *[other] makes { $points } points
    })
choice-take-blind = Place { $place }, face down before { $whom ->
        [you] you
       *[other] { $player }
    }
choice-take-seen = Place { $place }, before { $whom ->
        [you] you
       *[other] { $player }
    }: { $card } ({ $points ->
        [one] makes { $points } point
       *[other] makes { $points } points
    })
choice-drop = { $kind } ({ $values }; leaves { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
choice-rob = { $player }'s { $card } ({ $points ->
        [one] makes { $points } point
       *[other] makes { $points } points
    })
play-lantern = Broken Lantern: the cards lie face down, and you alone see them
play-lookout = Lookout: ignore dawn, the game goes on
play-swell = Heavy Swell: discard these cards and deal four new ones
play-whirlpool = Whirlpool: lay the cards out anew
play-convoy = Convoy: one more card before each
play-two-hand = Two-Hand Trick: show two gestures and choose later
play-bet = Bet: name both gestures and, if right, take cards first
play-void = Void: repeat the duel with the same cards

## What happened

log-start-card = { $who ->
        [you] You begin with { $cards }.
       *[other] { $player } begins with { $cards }.
    }
log-duel = { $who ->
        [you] – Duel: you deal, against { $other } –
       *[other] – Duel: { $player } deals, against { $whom ->
            [you] you
           *[other] { $other }
        } –
    }
log-dealt = { $who ->
        [you] Before you
       *[other] Before { $player }
    }{ $how ->
        [seen] , seen by you alone: { $cards }.
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
        [you] You lay the cards out anew: { $sides }.
       *[other] { $player } lays the cards out anew: { $sides }.
    }
log-has-chosen = { $who ->
        [you] You have chosen.
       *[other] { $player } has chosen in secret.
    }
log-showed = One, two, three! { $gestures }.
log-hand = { $who ->
        [you] Of your two gestures { $gesture } counts.
       *[other] Of { $player }'s two gestures { $gesture } counts.
    }
log-bet-won = { $who ->
        [you] Your bet is right: you take first.
       *[other] { $player }'s bet is right: { $player } takes first.
    }
log-bet-lost = { $who ->
        [you] Your bet is lost.
       *[other] { $player }'s bet is lost.
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
       *[other] { $player } discards { $cards } from the display and now has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
log-robbed = { $who ->
        [you] Your theft takes { $other }'s { $cards }.
       *[other] { $player }'s theft takes { $whom ->
            [you] your { $cards }
           *[other] { $other }'s { $cards }
        }.
    }
log-nothing-to-rob = { $who ->
        [you] Your theft finds nothing to take.
       *[other] { $player }'s theft finds nothing to take.
    }
log-over = The game is over.

## Promises

promise-if = { $gesture }, if the other shows { $condition }

## The end

ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, made of { $parts }.

## The arithmetic of a duel

odds-of-dawn = The next { $next } of { $cards } cards: dawn is among them with a chance of { $percent } %.
odds-of-gesture = { $gesture } brings { $gains }.
odds-against = { $points } against { $gesture }

## Why the coach prefers a move

why-duel = { $habit }; { $outcome }.
why-promised = { $player } has promised { $promise }{ $made ->
        [0] { " " }for the first time
       *[other] { " " }and kept { $kept } of { $made } promises
    }
why-habit = { $player } showed { $gesture } in { $count } of { $duels } duels
why-stranger = Nobody knows yet what { $player } tends to show
why-mixed = { $player } shows now this, now that
why-against = { $gesture } then brings { $gain }, at worst { $worst }
why-between = { $gesture } brings between { $worst } and { $most }
why-always = { $gesture } brings { $gain } whatever comes
why-dark = and the cards lie in the dark
why-makes = Your score would be { $points } instead of { $now }.
why-denies = Another card would score more, but then { $card } goes to the other; this makes { $points } instead of { $now }.
