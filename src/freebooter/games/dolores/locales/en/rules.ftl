# The rules of Dolores. One line is one paragraph. Texts follow the house rules in force.

rules-goal =
    Your false beacon has done its work: the Dolores lies broken on the rocks, and her cargo is drifting ashore. Now you wreckers have to share it out, two at a time, before the sun comes up.

    In each duel two of you show a gesture at the same moment: share in peace, grab the lot, or pick first. Talk as much as you like beforehand; nobody has to keep their word.

    In the end only your most valuable and your least valuable kind of goods score. The most points win.
    .title = Goal
rules-cards =
    There are 70 **goods** in seven kinds: arms, wine, jewels, cloth, porcelain, instruments and gold. Each kind has seven 1s, two 2s and one 3.

    { $bottles ->
        [none] One more card, **dawn**, ends the game. The other bottle messages stay in the box.
       *[all] Ten more cards are **bottle messages**, no two alike: dawn, which ends the game, and nine others, each with a trick of its own. In a duel they are shared out just like goods.
    }

    The cards lie in four kinds of places:

    - The **draw pile** is face down.
    - The **duel's cards** lie on the table, some before each of the two duellists, { $bottles ->
        [none] face up.
       *[all] face up unless the broken lantern has been played.
    }
    - Your **display** holds what you have got so far, { $bottles ->
        [none] sorted by kind.
       *[all] goods sorted by kind and bottle messages beside them.
    } All displays are open.
    - The **discard pile** takes, face up, what is lost or used.
    .title = Cards and places
rules-setup =
    { $bottles ->
        [none] Put dawn aside and shuffle the 70 goods.
       *[all] Put dawn aside. Shuffle the other nine bottle messages and remove four at random; they take no part in this game. With two players the bet is always one of the four. Shuffle the remaining five with the 70 goods.
    } Count off 15 cards and shuffle dawn into them: these 16 are the bottom of the draw pile, and the other { $bottles ->
        [none] 55
       *[all] 60
    } go on top.

    Deal everyone cards from the top, face up, into their displays:

    - two players: four cards each
    - three players: three cards each
    - four players: two cards each

    Chance picks the first dealer.{ $bottles ->
        [none] { "" }
       *[all] { " " }If the theft was among the cards dealt, it acts as soon as everybody has theirs.
    }
    .title = Set-up
rules-duel =
    Every duel is between the **dealer** and the player on the dealer's left, the **neighbour**. It runs in this order:

    { $bottles ->
        [none]
            - **Deal.** Four cards are turned up from the draw pile, one by one: the first two before the neighbour, the next two before the dealer. Dawn stops the deal at once.
            - **Gestures.** Both secretly choose a gesture and show it at the same moment, on the count of three.
            - **Outcome.** The two gestures decide who takes what.
       *[all]
            - **Before the deal.** The broken lantern may be played.
            - **Deal.** Four cards are turned up from the draw pile, one by one: the first two before the neighbour, the next two before the dealer. Under the lantern they lie face down. Dawn stops the deal at once, unless the lookout helps.
            - **Before the count.** Heavy swell, whirlpool, convoy, two-hand trick and bet may be played.
            - **Gestures.** Both secretly choose a gesture and show it at the same moment, on the count of three. A bettor names two gestures at that moment as well. After a two-hand trick its player then says which hand counts.
            - **After the count.** Void and convoy may be played.
            - **Bet.** A bettor who was right takes cards.
            - **Outcome.** The two gestures decide who takes what.
            - **Theft.** If somebody took the theft, it acts now.
    }

    Then the neighbour becomes the dealer and duels with the next player on the left. If fewer than four cards are left in the draw pile, there is no further duel and the game is over{ $bottles ->
        [none] .
       *[all] , before anyone is asked about the lantern.
    }
    .title = A duel
rules-windows =
    { $bottles ->
        [none]
            You are playing without bottle messages: between the deal, the gestures and the outcome there is nothing to play, and only the two duellists are asked.

            Every choice is yours to make, even when only one option is open.
       *[all]
            A bottle message can be played only in its own window. In the course of a duel these are:

            - **Before the deal:** broken lantern.
            - **Whenever dawn appears:** lookout.
            - **Before the count:** heavy swell, whirlpool, convoy, two-hand trick, bet.
            - **After the count:** void, convoy. This comes after the choice of a two-hand player and before bet and outcome.

            The theft is never played: it acts by itself as soon as somebody receives it.

            { "" }**Who is asked?** Everyone who holds a bottle that can be played now, clockwise from the dealer. Each plays one or passes. After a bottle has been played, all are asked again from the dealer, even those who had passed. The window closes once all of them have passed in a row. With nothing to play, you are not asked.

            { "" }**Who may play?** Any player, in the duel or not. Only the two-hand trick is reserved for duellists, and the bet for those outside the duel.

            A bottle taken in a duel cannot be played in that same duel. A used bottle is discarded. Every choice is yours to make, even when only one option is open.
    }
    .title = When bottles are played
rules-gestures =
    The two duellists secretly choose one of three gestures:

    - **Peace** (open hand): be content with what lies before you.
    - **Fight** (fist): grab everything.
    - **First choice** (thumb up): pick one card before the other gets any.

    Both are shown at the same moment. Until the last choice is in, you may still change yours, and nobody sees anything before that.{ $bottles ->
        [none] { "" }
       *[all] { " " }A bettor chooses along with you: the two gestures a bettor names are secret until then, too. With the two-hand trick you choose two different gestures and, once the other's is known, say which of them counts.
    }
    .title = Gestures
rules-outcomes =
    { $bottles ->
        [none] The two gestures settle what happens to the cards:
       *[all] First a bettor who named both gestures correctly takes any number of the duel's cards. Then the two gestures settle what happens to the cards still there:
    }

    - **Peace and peace:** each takes the cards before them.
    - **Fight and peace:** the fighter takes all the cards.
    - **Fight and fight:** all the cards are discarded.
    - **First choice and peace:** the chooser takes any one card. The other takes what still lies before them. What is left before the chooser is discarded.
    - **First choice and fight:** the chooser takes any one card, the fighter takes the rest.
    - **First choice twice:** all the cards are discarded. Then both secretly pick one kind of goods from their own display and, at the same time, discard every card of it. Whoever has no goods loses nothing and is not asked.

    What you take goes into your display, face up.{ $bottles ->
        [none] { "" }
       *[all] { " " }A theft acts once the whole outcome has been handed out, also after the dropping of kinds. Other bottle messages lie open until you use them, which you cannot do yet in the duel that brought them.
    }
    .title = Outcomes
rules-dawn =
    The game ends the moment dawn is drawn. { $bottles ->
        [none] It comes during a deal.
       *[all] It does not matter whether it comes with the deal, a convoy or the heavy swell, nor whether only the lantern's owner has seen it.
    } It is always among the last 16 cards of the draw pile.

    The duel it breaks into is not played. Its cards go to nobody: they stay on the table, in no display and not in the discard pile.{ $bottles ->
        [none] { "" }
       *[all] { " " }Bottles already used in it remain used.
    }

    { $bottles ->
        [none] The game also ends when fewer than four cards are left for a new duel, even if dawn is one of them.
       *[all] Only the holder of the lookout may ignore dawn. It then lies there as an ordinary card worth nothing, and the game goes on. The game also ends when fewer than four cards are left for a new duel, whether dawn was ignored or has never come.
    }
    .title = Dawn and the end
rules-scoring =
    Add up the values of your cards for each kind: the values, not the number of cards. Your most valuable and your least valuable kind score what they are worth; the others score nothing. If several kinds tie for most or for least valuable, all of them score.

    If all your kinds are worth the same, each is both most and least valuable: their sum is doubled. This holds for one single kind, too.

    { $smallest-set ->
        [two] House rule: it takes at least two cards to make a kind. A kind of which you hold only one card is left out altogether: it scores nothing and cannot be your least valuable.
       *[one] Even a single card makes a kind like any other.
    } Kinds of which you have no card do not count.{ $bottles ->
        [none] { "" }
       *[all] { " " }Bottle messages, dawn included, are worth nothing.
    }

    What a player's kinds are worth, and what they score:

    - 2, 2, 4, 5, 6: you score 2 + 2 + 6 = 10
    - 2, 2, 4, 6, 6: you score 2 + 2 + 6 + 6 = 16
    - 3, 3, 3: you score twice 9 = 18

    The most points win. Tied players share the place.
    .title = Scoring
rules-talk =
    Talk is half the game. All of you, in the duel or not, may talk, promise and lie at any time. Nobody is bound by what was said.

    Besides free talk there are promises in a fixed form: “I will show peace”, or fight, or first choice; and “if you show this, I show that”.

    The table keeps a public record for each player: promises made, kept and broken. It changes neither rules nor points, only your good name.
    .title = Talk and promises

## Gestures

rules-gesture-peace =
    The open hand: you are content with your share. Against peace each of you takes the cards before them. Against a fight you get nothing. Against first choice the other takes any one card, and you take what still lies before you.
rules-gesture-fight =
    The fist: you want it all. Against peace you take all the cards. Against another fight all are discarded and nobody gets anything. Against first choice the other takes any one card, and you take the rest.
rules-gesture-choice =
    The thumb up: you pick one card, whichever you like, before the other gets any. Against peace the other then takes what still lies before them, and what is left before you is discarded. Against a fight the other takes all the rest. Against another first choice all the cards are discarded, and each of you must also discard one whole kind of goods from your display, secretly picked by yourselves; with no goods you lose nothing.

## Bottle messages

rules-bottle-dawn =
    When dawn is drawn, the game ends at once. { $bottles ->
        [none] The duel is not played, and its cards stay on the table and go to nobody.
       *[all] This also holds if it comes with a convoy or the heavy swell, or if only the lantern's owner sees it. The duel is not played, and its cards stay on the table and go to nobody. Only the lookout can prevent it: an ignored dawn lies there as an ordinary card worth nothing.
    } Dawn is always among the last 16 cards of the draw pile.
rules-bottle-lantern =
    Play it before the deal. The cards of this duel are laid face down. You alone look at them, without moving them, and may say about them whatever you please, true or not. Anyone else who chooses or rearranges cards does so blind. Cards that a convoy adds or the heavy swell deals anew lie face down as well, and you see them; after a void they all stay face down. Cards that are taken or discarded are turned face up. If dawn is among them, the game ends as usual, even though only you see it.
rules-bottle-lookout =
    Play it when dawn appears, by deal, convoy or heavy swell, face up or face down: you may ignore it. Dawn then lies there as an ordinary card, of no use to whoever takes it, and the game goes on until fewer than four cards are left for a duel. A lookout that is itself still among the duel's cards belongs to nobody yet and cannot help.
rules-bottle-theft =
    It acts at once and without choice when you receive it, during set-up as well: take any one goods card from another player's display and put it into yours; you choose whom and which. Bottle messages cannot be stolen. First all the cards of the set-up, or the whole outcome of the duel, are handed out, the dropping of kinds included; then the theft acts. If no other player has goods, nothing happens. The theft is discarded either way.
rules-bottle-swell =
    Play it before the count. All cards of the duel are discarded and four new ones dealt, two before the neighbour and two before the dealer: always four, even if a convoy had added more. The draw pile must hold at least four cards. Under the lantern the new cards lie face down, too.
rules-bottle-whirlpool =
    Play it before the count. Lay the duel's cards out anew as you please; before each duellist there must be as many as before. Without sight of face-down cards you do so blind.
rules-bottle-convoy =
    Play it before or after the count, but before the outcome. Two more cards are drawn from the pile and added, one before the neighbour, then one before the dealer. The draw pile must hold at least two cards. Under the lantern they lie face down, too. If the duel is repeated after a void, they stay.
rules-bottle-two-hand =
    Play it before the count, in a duel of your own. At the count you show two different gestures. Once you have seen the other's, you choose which of yours counts; only then may void or convoy be played. If the duel is repeated after a void, the trick is spent.
rules-bottle-bet =
    Play it before the count of a duel in which you take no part. At the count, in secret and together with the duellists, you name the gesture of each. If both are right, you take any number of the duel's cards before the outcome; the duellists settle only what is left. After a two-hand trick, the gesture that counts is the one to be right about. If the duel is repeated after a void, the bet no longer acts. With two players this card is always removed.
rules-bottle-void =
    Play it after the count. The gestures count for nothing, and the duel is repeated with the same players and the same cards, starting again with the window before the count. Bottles already used stay spent: a two-hand trick or a bet no longer acts. Cards a convoy brought remain, and face-down cards stay face down.

## Goods

rules-kind =
    Goods are what scores. Each of the seven kinds has ten cards: seven 1s, two 2s and one 3. The kinds differ in nothing but their name. What counts is how much your cards of a kind are worth together, not how many they are. { $smallest-set ->
        [two] House rule: a single card makes no kind yet; from two cards on it counts.
       *[one] Even a single card makes a kind.
    }

## House rules

rules-switch-bottles =
    Whether bottle messages are in play. **all**: dawn and five others drawn at random from the nine. **none**: the simple game, with dawn alone.
rules-switch-smallest-set =
    How many cards of a kind you need for it to count at the end. **1**: one is enough. **2**: two at least; a kind of a single card neither scores nor counts as your least valuable.
