# What the terminal says about Dolores: the table, decisions, what happened, odds, promises and the end.

## Cards and parts of a score

dolores-good = { $kind } { $value }
dolores-face-down = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
dolores-nothing = nothing
dolores-part = { $kind } { $points }
dolores-doubled = { $parts }, doubled

## The table

dolores-dealer = dealer
dolores-neighbour = neighbour
dolores-bottles = Bottles
dolores-piles = Draw pile: { $draw }. Discard pile: { $discard }.
dolores-before = { $who ->
        [you] Before you
       *[other] Before { $player }
    } { $role ->
        [dealer] (dealer):
       *[neighbour] (neighbour):
    } { $cards }
dolores-place = place { $place } (face down)
dolores-place-seen = place { $place }: { $card }
dolores-acts-lantern = { $who ->
        [you] Your broken lantern: the cards lie face down, and you alone see them.
       *[other] { $player }'s broken lantern: the cards lie face down, and only { $player } sees them.
    }
dolores-acts-two-hand = { $who ->
        [you] Your two-hand trick: you show two gestures.
       *[other] { $player }'s two-hand trick: { $player } shows two gestures.
    }
dolores-acts-bet = { $who ->
        [you] You bet on the gestures of this duel.
       *[other] { $player } bets on the gestures of this duel.
    }
dolores-gestures = Gestures: { $gestures }.
dolores-shown = { $player }: { $gesture }
dolores-shown-both = { $player }: { $one } and { $two }
dolores-shown-bet = the bet of { $player }: { $one } for { $dealer }, { $two } for { $neighbour }
dolores-side = { $player }: { $cards }
dolores-kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
dolores-player = { $player }{ $role ->
        [dealer] { " " }(dealer)
        [neighbour] { " " }(neighbour)
       *[other] { "" }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts }). Goods: { $kinds }.{ $count ->
        [0] { "" }
        [one] { " " }Bottle: { $bottles }.
       *[other] { " " }Bottles: { $bottles }.
    }
dolores-discard = Discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.
dolores-decides = Deciding now: { $players } ({ $about }).
dolores-about-before-deal = window before the deal
dolores-about-dawn = dawn has appeared
dolores-about-before-count = window before the count
dolores-about-after-count = window after the count
dolores-about-arrange = laying the cards out anew
dolores-about-gestures = secret gestures
dolores-about-show = which of two gestures counts
dolores-about-winnings = the winnings of the bet
dolores-about-first-choice = first choice
dolores-about-drop = which kind to discard
dolores-about-rob = theft

## What there is to decide

dolores-asks-before-deal = Before the deal: do you play a bottle?
dolores-asks-dawn = Dawn has appeared! Do you ignore it?
dolores-asks-before-count = Before the count: do you play a bottle?
dolores-asks-after-count = After the count, before the outcome: do you play a bottle?
dolores-asks-arrange = Your whirlpool: how do the cards lie now?
dolores-asks-gestures = Your duel with { $player }: which gesture do you show?
dolores-asks-both = Your duel with { $player }: which two gestures do you show?
dolores-asks-bet = Your bet: what will the two duellists show?
dolores-asks-show = You have seen { $player }'s gesture: which of yours counts?
dolores-asks-winnings = Your bet was right: which card do you take?
dolores-asks-first-choice = First choice: which card do you take?
dolores-asks-drop = Both of you showed first choice: which kind do you discard? Nobody sees it until both have chosen.
dolores-asks-rob = Your theft: which card do you take?

dolores-choice-pass = Pass
dolores-choice-done = Take no more
dolores-choice-peace = Peace (open hand): be content with what lies before you
dolores-choice-fight = Fight (fist): grab everything
dolores-choice-choice = First choice (thumb up): pick one card before the other
dolores-choice-both = Both: { $gestures }
dolores-choice-show = { $gesture } counts
dolores-choice-take = { $card }{ $whom ->
        [you] { " " }that lies before you
        [other] { " " }that lies before { $player }
       *[nobody] { "" }
    } ({ $points ->
        [one] makes { $points } point
       *[other] makes { $points } points
    })
dolores-choice-take-blind = Place { $place }, face down before { $whom ->
        [you] you
       *[other] { $player }
    }
dolores-choice-take-seen = Place { $place }, before { $whom ->
        [you] you
       *[other] { $player }
    }: { $card } ({ $points ->
        [one] makes { $points } point
       *[other] makes { $points } points
    })
dolores-choice-drop = { $kind } ({ $values }; leaves { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
dolores-choice-rob = { $player }'s { $card } ({ $points ->
        [one] makes { $points } point
       *[other] makes { $points } points
    })
dolores-play-lantern = Broken Lantern: the cards lie face down, and you alone see them
dolores-play-lookout = Lookout: ignore dawn, the game goes on
dolores-play-swell = Heavy Swell: discard these cards and deal four new ones
dolores-play-whirlpool = Whirlpool: lay the cards out anew
dolores-play-convoy = Convoy: one more card before each
dolores-play-two-hand = Two-Hand Trick: show two gestures and choose later
dolores-play-bet = Bet: name both gestures and, if right, take cards first
dolores-play-void = Void: repeat the duel with the same cards

## What happened

dolores-log-start-card = { $who ->
        [you] You begin with { $cards }.
       *[other] { $player } begins with { $cards }.
    }
dolores-log-duel = { $who ->
        [you] – Duel: you deal, against { $other } –
       *[other] – Duel: { $player } deals, against { $whom ->
            [you] you
           *[other] { $other }
        } –
    }
dolores-log-dealt = { $who ->
        [you] Before you
       *[other] Before { $player }
    }{ $how ->
        [seen] , seen by you alone: { $cards }.
       *[open] : { $cards }.
    }
dolores-log-dawn = Dawn is breaking!
dolores-log-played = { $who ->
        [you] You play { $bottle }.
       *[other] { $player } plays { $bottle }.
    }
dolores-log-passed = { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
dolores-log-arranged = { $who ->
        [you] You lay the cards out anew: { $sides }.
       *[other] { $player } lays the cards out anew: { $sides }.
    }
dolores-log-has-chosen = { $who ->
        [you] You have chosen.
       *[other] { $player } has chosen in secret.
    }
dolores-log-showed = One, two, three! { $gestures }.
dolores-log-hand = { $who ->
        [you] Of your two gestures { $gesture } counts.
       *[other] Of { $player }'s two gestures { $gesture } counts.
    }
dolores-log-bet-won = { $who ->
        [you] Your bet is right: you take first.
       *[other] { $player }'s bet is right: { $player } takes first.
    }
dolores-log-bet-lost = { $who ->
        [you] Your bet is lost.
       *[other] { $player }'s bet is lost.
    }
dolores-log-took = { $who ->
        [you] You take { $cards } and now have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } takes { $cards } and now has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
dolores-log-lost = Discarded: { $cards }.
dolores-log-dropped = { $who ->
        [you] You discard { $cards } from your display and now have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $player } discards { $cards } from the display and now has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
dolores-log-robbed = { $who ->
        [you] Your theft takes { $other }'s { $cards }.
       *[other] { $player }'s theft takes { $whom ->
            [you] your { $cards }
           *[other] { $other }'s { $cards }
        }.
    }
dolores-log-nothing-to-rob = { $who ->
        [you] Your theft finds nothing to take.
       *[other] { $player }'s theft finds nothing to take.
    }
dolores-log-over = The game is over.

## Odds

dolores-odds-dawn = Dawn is among the next four cards with a chance of { $percent } %.
dolores-odds-deals = Which deal from now brings it: { $chances }.
dolores-odds-deal = { $deal }: { $percent } %
dolores-odds-never = none: { $percent } %
dolores-odds-dawn-out = Dawn has been drawn already; the draw pile is enough for { $duels ->
        [0] no further deal.
        [one] { $duels } further deal.
       *[other] { $duels } further deals.
    }
dolores-odds-last = The draw pile is too small for another deal, so dawn will not come any more.
dolores-odds-unseen = Not seen yet: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $draw } of them in the draw pile.
dolores-odds-kind = { $kind }: { $count } ({ $values })
dolores-odds-bottles = { $count ->
        [one] Bottle not seen yet, which may be out of the game: { $bottles }.
       *[other] Bottles not seen yet, some of which may be out of the game: { $bottles }.
    }
dolores-odds-gestures = Points if the game ended after this duel, without further bottles, { $first } : { $second } (now { $now } : { $other }):
dolores-odds-pair = { $first } { $own }, { $second } { $others }: { $points } : { $other }

## Promises

dolores-promise-if = { $gesture }, if the other shows { $condition }
dolores-promises-title = Promises
dolores-promises-player = { $player }: { $made } made, { $kept } kept, { $broken } broken, { $lapsed } lapsed, { $open } open.
dolores-promises-one = Duel { $duel }, { $player }: { $promise } – { $fate }
dolores-promises-made = made
dolores-promises-kept = kept
dolores-promises-broken = broken
dolores-promises-lapsed = lapsed
dolores-promises-open = open

## The end

dolores-ending-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, made of { $parts }.

## Help and rules

dolores-help-moves = Type the number of a choice, or a move such as “peace” or “play convoy”; enough of it to be clear will do. Enter alone is enough where there is only one choice. Also:
dolores-help-signs = In the table ▲ marks the most and ▼ the least valuable kinds: these score.
dolores-help-odds = when dawn comes, which cards are unseen, what the gestures would bring
dolores-help-rules = the rules of X: a bottle, a gesture, a section; all of them without X
dolores-help-discard = what lies in the discard pile
dolores-refusal-topic = The rules say nothing about “{ $topic }”; ask for a kind of goods, a bottle, a gesture, a house rule, or one of these: { $sections }.
dolores-rulebook-kind = { $title } (goods)
dolores-rulebook-bottle = { $title } (bottle)
dolores-rulebook-gesture = { $title } (gesture)
dolores-rulebook-switch = { $title } (house rule { $name })
dolores-rulebook-values = { $switch }: { $values }
dolores-rulebook-no-editions = Dolores has no editions, only these house rules; set them with -o, such as “-o bottles=none”. The first value is the usual one.
dolores-rulebook-more = “freebooter rules dolores TOPIC” shows one bottle, gesture, kind of goods or house rule.
