# How the table looks in the terminal.

## The table

dealer = dealer
neighbour = neighbour
bottles = Bottles
piles = Draw pile: { $draw }. Discard pile: { $discard }.
before = { $who ->
        [you] Before you
       *[other] Before { $player }
    } { $role ->
        [dealer] (dealer):
       *[neighbour] (neighbour):
    } { $cards }
place = place { $place } (face down)
acts-lantern = { $who ->
        [you] Your broken lantern: the cards lie face down, and you alone see them.
       *[other] { $player }'s broken lantern: the cards lie face down, and only { $player } sees them.
    }
acts-two-hand = { $who ->
        [you] Your two-hand trick: you show two gestures.
       *[other] { $player }'s two-hand trick: { $player } shows two gestures.
    }
acts-bet = { $who ->
        [you] You bet on the gestures of this duel.
       *[other] { $player } bets on the gestures of this duel.
    }
gestures = Gestures: { $gestures }.
kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
player = { $player }{ $role ->
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
discard = Discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }.

## Odds

odds-dawn = Dawn is among the next four cards with a chance of { $percent } %.
odds-deals = Which deal from now brings it: { $chances }.
odds-deal = { $deal }: { $percent } %
odds-never = none: { $percent } %
odds-dawn-out = Dawn has been drawn already; the draw pile is enough for { $duels ->
        [0] no further deal.
        [one] { $duels } further deal.
       *[other] { $duels } further deals.
    }
odds-last = The draw pile is too small for another deal, so dawn will not come any more.
odds-unseen = Not seen yet: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $draw } of them in the draw pile.
odds-kind = { $kind }: { $count } ({ $values })
odds-bottles = { $count ->
        [one] Bottle not seen yet, which may be out of the game: { $bottles }.
       *[other] Bottles not seen yet, some of which may be out of the game: { $bottles }.
    }
odds-gestures = Points if the game ended after this duel, without further bottles, { $first } : { $second } (now { $now } : { $other }):
odds-pair = { $first } { $own }, { $second } { $others }: { $points } : { $other }

## Promises

promises-title = Promises
promises-player = { $player }: { $made } made, { $kept } kept, { $broken } broken, { $lapsed } lapsed, { $open } open.
promises-one = Duel { $duel }, { $player }: { $promise } – { $fate }
promises-made = made
promises-kept = kept
promises-broken = broken
promises-lapsed = lapsed
promises-open = open

## Help and rules

play-help-moves = Type the number of a choice, or a move such as “peace” or “play convoy”; enough of it to be clear will do. Enter alone is enough where there is only one choice. Also:
play-help-signs = In the table ▲ marks the most and ▼ the least valuable kinds: these score.
play-help-odds = when dawn comes, which cards are unseen, what the gestures would bring
play-help-rules = the rules of X: a bottle, a gesture, a section; all of them without X
play-help-discard = what lies in the discard pile
refusal-topic = The rules say nothing about “{ $topic }”; ask for a kind of goods, a bottle, a gesture, a house rule, or one of these: { $sections }.
rulebook-good = { $title } (goods)
rulebook-bottle = { $title } (bottle)
rulebook-gesture = { $title } (gesture)
rulebook-no-editions = Dolores has no editions, only these house rules; set them with -o, such as “-o bottles=none”. The first value is the usual one.
rulebook-more = “freebooter rules dolores TOPIC” shows one bottle, gesture, kind of goods or house rule.

talk-help-promise = promise a gesture for this duel: “promise peace”, “promise peace if fight”
