# The table in the terminal.

## The table

dealer = dealer
neighbour = neighbor
bottles = Bottles
piles = Draw pile: { $draw }. Discard pile: { $discard }.
before = { $who ->
        [you] In front of you
       *[other] In front of { $player }
    } { $role ->
        [dealer] (dealer):
       *[neighbour] (neighbor):
    } { $cards }
place = place { $place } (face down)
acts-lantern = { $who ->
        [you] Your Broken Lantern: the cards are face down, and only you see them.
       *[other] { $player }'s Broken Lantern: the cards are face down, and only { $player } sees them.
    }
acts-two-hand = { $who ->
        [you] Your Two-Hand Trick: you show two gestures.
       *[other] { $player }'s Two-Hand Trick: { $player } shows two gestures.
    }
acts-bet = { $who ->
        [you] You're betting on the gestures of this duel.
       *[other] { $player } is betting on the gestures of this duel.
    }
gestures = Gestures: { $gestures }.
kind = { $kind } { $sum }{ $cards ->
        [one] { "" }
       *[other] { " " }({ $values })
    }
player = { $player }{ $role ->
        [dealer] { " " }(dealer)
        [neighbour] { " " }(neighbor)
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

odds-dawn = { $percent }% chance that Dawn is among the next four cards.
odds-deals = By deal, counting from now: { $chances }.
odds-deal = deal { $deal }: { $percent }%
odds-never = never: { $percent }%
odds-dawn-out = Dawn is already out. The draw pile has enough cards for { $duels ->
        [0] no more deals.
        [one] { $duels } more deal.
       *[other] { $duels } more deals.
    }
odds-last = The draw pile is too small for another deal, so Dawn won't come.
odds-unseen = Cards you haven't seen: { $cards } ({ $draw } in the draw pile).
odds-kind = { $kind }: { $count } ({ $values })
odds-bottles = { $count ->
        [one] Bottle you haven't seen (it may be out of the game): { $bottles }.
       *[other] Bottles you haven't seen (some may be out of the game): { $bottles }.
    }
odds-gestures = Points if the game ended after this duel, with no more bottles played, { $first } : { $second } (now { $now } : { $other }):
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

play-help-moves = Type the number of a choice, or a move such as “peace” or “play convoy”. You can shorten a move as long as it's clear. If there's only one choice, just press Enter. You can also type:
play-help-signs = In the table, ▲ marks the most valuable kinds and ▼ the least valuable. These score.
play-help-odds = when Dawn comes, which cards you haven't seen, what each gesture would bring
play-help-rules = rules about X: a bottle, a gesture, a section; without X, all of them
play-help-discard = what's in the discard pile
refusal-topic = The rules have nothing on “{ $topic }”. Ask for a kind of goods, a bottle, a gesture, a house rule, or one of these: { $sections }.
rulebook-good = { $title } (goods)
rulebook-bottle = { $title } (bottle)
rulebook-gesture = { $title } (gesture)
rulebook-no-editions = Dolores has no editions, only these house rules. Set them with -o, such as “-o bottles=none”; the first value is the default.
rulebook-more = “freebooter rules dolores TOPIC” shows a single bottle, gesture, kind of goods, or house rule.

talk-help-promise = promise a gesture for this duel: “promise peace”, “promise peace if fight”
