# The rules of Dolores. One line is one paragraph, and every text follows the house rules in play.

rules-goal =
    Your false beacon worked: the Dolores lies smashed on the rocks, and her cargo is drifting ashore. Now you wreckers have to split it, two at a time, before the sun comes up.

    In each duel, two of you show a gesture at the same time: share in peace, grab the lot, or pick first. Say whatever you like beforehand. Nobody has to keep their word.

    At the end, only your most valuable and your least valuable kind of goods score. The player with the most points wins.
    .title = Goal
rules-cards =
    There are 70 **goods** in seven kinds: gold, jewels, porcelain, cloth, wine, instruments, and arms. Each kind has seven 1s, two 2s, and one 3.

    { $bottles ->
        [none] One more card, **Dawn**, ends the game. The other bottle messages stay in the box.
       *[all] There are also ten **bottle messages**, no two alike: Dawn, which ends the game, and nine others, each with a trick of its own. In a duel, they're split just like goods.
    }

    Cards lie in four places:

    - The **draw pile** is face down.
    - The **duel's cards** lie on the table, some in front of each duelist, { $bottles ->
        [none] face up.
       *[all] face up unless the Broken Lantern was played.
    }
    - Your **display** holds your own cards, { $bottles ->
        [none] sorted by kind.
       *[all] goods sorted by kind with the bottle messages next to them.
    } Everyone can see every display.
    - The **discard pile** holds whatever was lost or used, face up.
    .title = Cards and places
rules-setup =
    { $bottles ->
        [none] Set Dawn aside and shuffle the 70 goods.
       *[all] Set Dawn aside. Shuffle the other nine bottle messages and remove four at random; they're out of this game. With two players, the Bet is always one of the four. Shuffle the remaining five into the 70 goods.
    } Count off 15 cards and shuffle Dawn into them. These 16 cards are the bottom of the draw pile; the other { $bottles ->
        [none] 55
       *[all] 60
    } go on top.

    Deal cards from the top, face up, into the displays:

    - Two players: four cards each
    - Three players: three cards each
    - Four players: two cards each

    The first dealer is chosen at random.{ $bottles ->
        [none] { "" }
       *[all] { " " }If the Theft is among the starting cards, it takes effect once everyone has all of theirs.
    }
    .title = Setup
rules-duel =
    Each duel pits the **dealer** against the player to the dealer's left, the **neighbor**. It goes like this:

    { $bottles ->
        [none]
            - **Deal.** Four cards are turned over from the draw pile, one by one: the first two in front of the neighbor, the next two in front of the dealer. Dawn stops the deal at once.
            - **Gestures.** Both duelists secretly choose a gesture and show it at the same time, on the count of three.
            - **Outcome.** The two gestures decide who takes what.
       *[all]
            - **Before the deal.** The Broken Lantern can be played.
            - **Deal.** Four cards are turned over from the draw pile, one by one: the first two in front of the neighbor, the next two in front of the dealer. After a Broken Lantern, they're laid face down. Dawn stops the deal at once; it continues only if the Lookout is played.
            - **Before the count.** Heavy Swell, Whirlpool, Convoy, Two-Hand Trick, and Bet can be played.
            - **Gestures.** Both duelists secretly choose a gesture and show it at the same time, on the count of three. A bettor names two gestures at that same moment. A player using the Two-Hand Trick then says which hand counts.
            - **After the count.** Void and Convoy can be played.
            - **Bet.** A bettor who named both gestures correctly takes cards.
            - **Outcome.** The two gestures decide who takes what.
            - **Theft.** If someone took the Theft, it takes effect now.
    }

    Then the neighbor becomes the dealer and duels the next player to the left. If the draw pile holds fewer than four cards, there are no more duels and the game ends{ $bottles ->
        [none] .
       *[all] , before anyone is asked about the Broken Lantern.
    }
    .title = A duel
rules-windows =
    { $bottles ->
        [none]
            You're playing without bottle messages, so there's nothing to play between the deal, the gestures, and the outcome. Only the two duelists have choices to make.

            Every choice is yours to make, even if there's only one option.
       *[all]
            Each bottle message can only be played in its own window. A duel has these:

            - **Before the deal:** Broken Lantern.
            - **Whenever Dawn appears:** Lookout.
            - **Before the count:** Heavy Swell, Whirlpool, Convoy, Two-Hand Trick, Bet.
            - **After the count:** Void, Convoy. A player using the Two-Hand Trick has chosen a hand by then; the bet and the outcome are still to come.

            The Theft is never played. It takes effect by itself when someone receives it.

            { "" }**Who is asked?** In every window: all players with a bottle they can play now, clockwise from the dealer. Each plays one bottle or passes. After a bottle is played, everyone is asked again from the dealer on, even those who passed before. The window closes once all of them pass in a row. If you have nothing to play, you aren't asked.

            { "" }**Who can play?** Any player, in the duel or not. The exceptions: only a duelist can play the Two-Hand Trick, and only a player outside the duel can play the Bet.

            You can't play a bottle in the same duel in which you took it. Used bottles are discarded. Every choice is yours to make, even if there's only one option.
    }
    .title = When to play bottles
rules-gestures =
    The two duelists each secretly choose one of three gestures:

    - **Peace** (open hand): settle for the cards in front of you.
    - **Fight** (fist): grab everything.
    - **First Choice** (thumbs up): pick one card before your opponent gets any.

    Both gestures are shown at the same time. You can change your choice until the last one is in, and nobody sees any of them before that.{ $bottles ->
        [none] { "" }
       *[all] { " " }A bettor chooses along with you, and the two gestures they name stay secret just as long. With the Two-Hand Trick, you choose two different gestures and, once you know your opponent's, say which of yours counts.
    }
    .title = Gestures
rules-outcomes =
    { $bottles ->
        [none] The two gestures decide what happens to the cards:
       *[all] First, a bettor who named both gestures correctly takes any number of the duel's cards. Then the two gestures decide what happens to the rest:
    }

    - **Peace vs. Peace:** Each duelist takes the cards in front of them.
    - **Fight vs. Peace:** The fighter takes all the cards.
    - **Fight vs. Fight:** All the cards are discarded.
    - **First Choice vs. Peace:** The chooser takes any one card. The opponent takes what's still in front of them. Whatever is left in front of the chooser is discarded.
    - **First Choice vs. Fight:** The chooser takes any one card. The fighter takes the rest.
    - **First Choice vs. First Choice:** All the cards are discarded. Then each duelist secretly picks one kind of goods in their own display, and both discard all cards of their kind at the same time. A duelist with no goods loses nothing and isn't asked.

    The cards you take go face up into your display.{ $bottles ->
        [none] { "" }
       *[all] { " " }A Theft takes effect after the whole outcome has been handed out and any kinds have been discarded. Other bottle messages lie open in your display until you use them, but not yet in the duel in which you took them.
    }
    .title = Outcomes
rules-dawn =
    The game ends the moment Dawn is drawn. { $bottles ->
        [none] That happens during a deal.
       *[all] It doesn't matter whether it comes with the deal, a Convoy, or a Heavy Swell, or whether only the player of the Broken Lantern saw it.
    } Dawn is always among the last 16 cards of the draw pile.

    The duel it interrupts isn't played. Its cards go to nobody: they stay on the table, in no display and not in the discard pile.{ $bottles ->
        [none] { "" }
       *[all] { " " }Bottles already used in that duel stay used.
    }

    { $bottles ->
        [none] The game also ends when there are fewer than four cards left for a new duel, even if Dawn is one of them.
       *[all] The one exception: if you hold the Lookout, you can ignore Dawn. It then lies there as an ordinary card worth nothing, and the game goes on. The game also ends when there are fewer than four cards left for a new duel, whether Dawn was ignored or never came.
    }
    .title = Dawn and the end
rules-scoring =
    For each kind, add up the values of your cards; it's the values that matter, not the number of cards. Your most valuable kind and your least valuable kind score what they're worth, and the others score nothing. If several kinds tie for most or least valuable, all of them score.

    If all your kinds are worth the same, each is both the most and the least valuable, so their sum is doubled. That includes having just one kind.

    { $smallest-set ->
        [two] House rule: it takes at least two cards to make a kind. If you have only one card of a kind, ignore it altogether: it scores nothing and can't be your least valuable.
       *[one] A single card is a kind like any other.
    } A kind you have no cards of doesn't count.{ $bottles ->
        [none] { "" }
       *[all] { " " }Bottle messages, including Dawn, are worth nothing.
    }

    Examples of what your kinds are worth and what you score:

    - 2, 2, 4, 5, 6: 2 + 2 + 6 = 10 points
    - 2, 2, 4, 6, 6: 2 + 2 + 6 + 6 = 16 points
    - 3, 3, 3: twice 9 = 18 points

    The player with the most points wins. Tied players share their place.
    .title = Scoring
rules-talk =
    Talk is half the game. All of you, in the duel or not, can talk, promise, and lie at any time. Nothing you say is binding.

    Besides free talk, the two duelists can make formal promises until the gestures are shown: “I'll show Peace” (or Fight, or First Choice), or “If you show this, I'll show that.”

    The table keeps a public record for each player: promises made, kept, and broken. A promise is judged by the gesture that counts in the end. If its condition isn't met, or the duel is cut short, it lapses. The record changes no rules and no points, only your good name.
    .title = Talk and promises

## Gestures

rules-gesture-peace =
    An open hand: you settle for your share. Against Peace, each of you takes the cards in front of you. Against Fight, you get nothing. Against First Choice, your opponent takes any one card, and you take what's still in front of you.
rules-gesture-fight =
    A fist: you want it all. Against Peace, you take all the cards. Against Fight, all the cards are discarded and nobody gets anything. Against First Choice, your opponent takes any one card, and you take the rest.
rules-gesture-choice =
    Thumbs up: you take any one card before your opponent gets any. Against Peace, your opponent then takes what's still in front of them, and whatever is left in front of you is discarded. Against Fight, your opponent takes all the rest. Against First Choice, all the cards are discarded, and each of you must also discard one whole kind of goods from your display. You both pick in secret and discard at the same time. If you have no goods, you lose nothing and aren't asked.

## Bottle messages

rules-bottle-dawn =
    The game ends the moment Dawn is drawn. { $bottles ->
        [none] The duel isn't played, and its cards stay on the table and go to nobody.
       *[all] That's true even if it comes with a Convoy or a Heavy Swell, or if only the player of the Broken Lantern saw it. The duel isn't played, and its cards stay on the table and go to nobody. Only the Lookout can prevent this: an ignored Dawn lies there as an ordinary card worth nothing.
    } Dawn is always among the last 16 cards of the draw pile.
rules-bottle-lantern =
    Play it before the deal. The cards of this duel are laid face down. Only you look at them, without moving them, and you can say anything about them, true or not. Anyone else who picks or rearranges cards does it blind. Cards added by a Convoy or dealt anew by a Heavy Swell are face down too, and you see them. After a Void, face-down cards stay face down. Cards that are taken or discarded are turned face up. If Dawn is drawn, the game ends as always, even if only you saw it.
rules-bottle-lookout =
    Play it when Dawn appears, whether with the deal, a Convoy, or a Heavy Swell, face up or face down: you can ignore it. Dawn then lies there as an ordinary card that's no use to anyone, and the game goes on until there are fewer than four cards left for a duel. A Lookout that's still among the duel's cards belongs to nobody yet and can't help.
rules-bottle-theft =
    It takes effect as soon as you receive it, like it or not, and during setup too: take any one goods card from another player's display and add it to yours. You choose the player and the card. Bottle messages can't be stolen. The Theft waits until all the starting cards have been dealt, or until the whole outcome of the duel has been handed out and any kinds have been discarded. If no other player has goods, nothing happens. Either way, the Theft is discarded.
rules-bottle-swell =
    Play it before the count. All the duel's cards are discarded and four new ones are dealt, two in front of the neighbor and two in front of the dealer: always four, even if a Convoy had added more. There must be at least four cards in the draw pile. After a Broken Lantern, the new cards are face down too.
rules-bottle-whirlpool =
    Play it before the count. Rearrange the duel's cards any way you like, as long as each duelist has as many in front of them as before. If you can't see face-down cards, you do it blind.
rules-bottle-convoy =
    Play it before or after the count, but before the outcome. Two more cards are dealt from the draw pile, one in front of the neighbor, then one in front of the dealer. There must be at least two cards in the draw pile. After a Broken Lantern, they're face down too. If the duel is replayed after a Void, they stay.
rules-bottle-two-hand =
    Play it before the count in a duel of your own. At the count, you show two different gestures. Once you've seen your opponent's, you choose which of yours counts; only then can Void or Convoy be played. If the duel is replayed after a Void, the trick is used up.
rules-bottle-bet =
    Play it before the count of a duel you aren't in. At the count, you secretly name one gesture for each duelist, at the same time as they choose. If you're right about both, you take any number of the duel's cards before the outcome; the duelists only settle what's left. If a duelist uses the Two-Hand Trick, you have to be right about the gesture that counts. If the duel is replayed after a Void, the bet is off. With two players, this card is always removed.
rules-bottle-void =
    Play it after the count. The gestures no longer count, and the duel is replayed with the same players and the same cards, starting with the window before the count. Bottles already used are gone: a Two-Hand Trick or a Bet has no more effect. Cards added by a Convoy stay, and face-down cards stay face down.

## Goods

rules-kind =
    Goods are what you score with. Each of the seven kinds has ten cards: seven 1s, two 2s, and one 3. The kinds differ only in name. What matters is how much your cards of a kind are worth together, not how many you have. { $smallest-set ->
        [two] House rule: a single card isn't a kind yet; it takes at least two.
       *[one] A single card is enough to make a kind.
    }

## House rules

rules-switch-bottles =
    Whether you play with bottle messages. **all**: Dawn and five others, chosen at random from the nine. **none**: the simple game, with Dawn as the only one.
rules-switch-smallest-set =
    How many cards of a kind you need for it to count at the end. **1**: one is enough. **2**: at least two; a kind with a single card doesn't score and can't be your least valuable.
