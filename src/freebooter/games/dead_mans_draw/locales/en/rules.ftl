# The rules of Dead Man's Draw, one paragraph to a line. The text follows the edition and the house rules in play.

rules-goal =
    You're pirates splitting up a treasure, one card at a time. On your turn, draw cards into the Play Area for as long as you dare. Stop in time and they're all yours. Draw { $variant ->
        [strange-lands] a number
       *[other] a suit
    } that's already there and you bust: the loot goes down.

    { $variant ->
        [pile-o-treasure] When the Draw Pile runs out, every card in your bank scores. The player with the most points wins.
        [sudden-death] Reach 50 points and you win on the spot; if several players get there at once, the one with the most points wins. If nobody does, the player with the most points wins when the Draw Pile runs out.
        [all-hands-on-deck] When the Draw Pile runs out, your best card of each suit scores, and every suit you're missing costs you points. The player with the most points wins.
        [beneath-the-waves] When the Draw Pile runs out, your best card of each suit scores. The highest score below 60 wins.
       *[other] When the Draw Pile runs out, your best card of each suit scores. The player with the most points wins.
    }
    .title = Goal
rules-cards =
    The loot comes in ten suits: anchor, hook, cannon, key, chest, map, oracle, sword, kraken, and mermaid. Each suit has six cards, { $mermaids ->
        [replay] numbered 2 to 7.
       *[plain] numbered 2 to 7; only the mermaids run from 4 to 9.
    } { $decks ->
        [two] You play with two complete copies: 120 cards, two of each.
       *[one] That makes 60 cards, no two alike.
    }

    Cards lie in four kinds of places:

    - The **Draw Pile** is face down. Anyone may count it at any time.
    - The **Discard Pile** { $discard ->
        [hidden] is face down. You may count it but not look through it. You see only the cards a map turns up, or all of it while you choose as the Navigator.
       *[open] is face up. Anyone may look through it at any time.
    }
    - The **Play Area** is in the middle. Cards lie there from left to right, face up for all to see.
    - Your **bank** holds the loot you've secured: up to ten stacks, one for each suit, with the highest card on top. All banks are public.
    .title = Cards and places
rules-setup =
    Take out the lowest card of each suit: { $mermaids ->
        [replay] { $decks ->
            [two] the twenty 2s, two of each suit.
           *[one] the ten 2s.
        }
       *[plain] { $decks ->
            [two] both copies of the nine 2s and of the mermaid 4, twenty cards in all.
           *[one] the nine 2s and the mermaid 4.
        }
    } Shuffle them to make the Discard Pile. Shuffle the other { $decks ->
        [two] 100
       *[one] 50
    } cards to make the Draw Pile. All banks start empty.

    Choose the Starting Player at random. Turns pass to the left.

    Traits and a variant card are optional. Settle both before the first turn. For your first game, play without them.
    .title = Setup
rules-turn =
    { "" }**Draw.** You must start your turn by drawing the top card of the Draw Pile and placing it. Its Suit Ability activates at once and in full.

    { "" }**Draw again or collect.** After each card you place, once its ability is completely resolved, choose: draw again, or collect. While you owe cards to a kraken, you have no choice: you must draw.

    { "" }**Collect.** Move every card in the Play Area to your bank. If both a key and a chest were among them, take your bonus. Your turn is over.

    { "" }**Bust.** A bust ends your turn too. Either way, the player to your left goes next.

    If the Play Area is empty after your draw (because the card went straight to your bank, for example), you may still collect. You get nothing more, and your turn ends.
    .title = Your turn
rules-placing =
    Cards enter the Play Area from the Draw Pile, from the Discard Pile (map), or from a bank (hook, sword). Always go through these steps in order:

    - **Straight to the bank?** { $mermaids ->
        [replay] If you hold the Fisherman, a kraken goes directly to your bank
       *[plain] If you hold Casanova, a mermaid goes directly to your bank, as does a kraken if you hold the Fisherman
    }{ $instant-banking ->
        [draw-pile] , but only if you drew it from the Draw Pile.
       *[anywhere] , wherever it comes from.
    } A card like this isn't placed: it has no effect, can't bust, and doesn't count toward a kraken.
    - **Bust?** If the Play Area already holds a card of the same { $variant ->
        [strange-lands] number (Strange Lands: suits don't matter),
       *[other] suit,
    } you bust. The new card doesn't enter the Play Area, and its ability doesn't activate.
    - **Placed.** Otherwise, the card joins the right end of the Play Area, counts as one card toward what you owe a kraken, and its Suit Ability activates at once and in full.

    Suit Abilities aren't optional. { $forced-busts ->
        [false] But a hook, sword, or map never makes you bust: cards that would bust aren't offered, and if there's nothing else to offer, the card has no effect.
       *[true] If a hook, sword, or map leaves you only cards that bust, you must still take one of them.
    }{ $parry ->
        [discard-sword] { " " }Against an opponent's Parry, a sword with no kraken to steal goes to the Discard Pile.
       *[other] { "" }
    }
    .title = Placing a card
rules-bust =
    You bust when the card about to be placed has the same { $variant ->
        [strange-lands] number
       *[other] suit
    } as a card in the Play Area. Your turn ends at once.

    - Cards in the Play Area that are protected (by an anchor or a trait) go to your bank.
    - All the others, and the card that made you bust, go { $variant ->
        [thieves-island] to the bank of the player to your left.
       *[other] to the Discard Pile.
    } If someone named you as their rival with Davy Jones' Locker, that player gets them instead{ $variant ->
        [thieves-island] , ahead of your neighbor.
       *[other] .
    }
    - The card that made you bust is never protected, wherever it came from. If your hook brought it from your own bank, you still lose it.

    { $anchored-bonus ->
        [true] House rule: if a key and a chest are both protected, they pay as many bonus cards as you had protected cards. Treasure Hunter and Plunderer apply as usual. Take the bonus before the lost cards go anywhere.
       *[false] Key & Chest pay nothing on a bust, even if both are protected.
    }
    .title = Bust
rules-end =
    Whoever draws the last card of the Draw Pile finishes that turn by collecting or busting. Then the game is over.

    With the Draw Pile empty, abilities that don't need it still activate. Once there's nothing left to choose, you can only collect, and any cards you still owe a kraken are forgiven.{ $variant ->
        [sudden-death] { " " }Sudden Death can end the game sooner: 50 points or more after any move wins at once.
       *[other] { "" }
    }
    .title = End of the game
rules-scoring =
    { $variant ->
        [pile-o-treasure] **Pile o' Treasure:** every card in your bank scores its number, not just the top cards.
        [all-hands-on-deck] Only the top card of each stack in your bank scores its number. **All Hands on Deck:** then lose 5 points for each of the ten suits you have no card of.
       *[other] Only the top card of each stack in your bank scores its number. The cards below it score nothing.
    } With Golden Scales, a mermaid is worth 5 more.

    { $variant ->
        [sudden-death] **Sudden Death:** a player with 50 points or more after any move wins at once, even while a choice is still open. If several players have 50 or more, the one with the most points wins. If nobody ever gets there, the player with the most points at the end wins.
        [beneath-the-waves] **Beneath the Waves:** only players below 60 points can win, and the highest of them does. If nobody is below 60, everyone shares the victory, whatever they scored.
       *[other] The player with the most points wins.
    } If players are tied for the win, the one with more cards in the bank wins. If they're still tied, they share the victory.
    .title = Scoring
rules-traits =
    A trait is a special power you keep for the whole game. Traits are public and optional. Leave them out of your first game.

    { "" }**Draft.** Shuffle { $mermaids ->
        [replay] { $decks ->
            [two] the 36 traits (two of each, Siren included)
           *[one] the 18 traits (Siren included)
        }
       *[plain] { $decks ->
            [two] the 34 traits (two of each)
           *[one] the 17 traits
        }
    } and deal two to each player. Everyone secretly keeps one. Reveal them all together; the rest leave the game. Or deal everyone one trait at random, or agree beforehand on who has which. Then whoever holds Davy Jones' Locker names a rival.

    Traits aren't optional in play: they apply whenever they can. If several traits change the same ability, those of your opponents come first, then your own.

    In the Pirate Party Game, two players may hold the same trait. Their powers don't add up. If a card changes hands, the first holder clockwise from the player whose turn it is gets it.
    .title = Traits
rules-mermaids =
    In this variant, the mermaids sing. Their 8 and 9 leave the game and a 2 and a 3 come in, so the Discard Pile starts with nothing but 2s. The Siren joins the traits.

    { "" }**The song.** When you place a mermaid, you must pick a card that's already in the Play Area, if there is one. It moves to the right end and its Suit Ability activates again. Moving isn't placing: it can't bust and doesn't count toward a kraken. In Strange Lands you may pick another mermaid, but she only moves: only a mermaid you've just placed picks a card.

    { "" }**Protection** depends on where the cards lie now. An anchor moved to the end protects everything now to its left; a card moved to the right of an anchor loses that anchor's protection. When the Miser's hook is replayed, the new card is protected too. A card placed by the Miser's hook stays protected wherever it moves, even if the hook itself is banked.{ $miser ->
        [anchor] { " " }Cards to the left of the Miser's hook are protected only while they lie there. But if the hook is banked, the cards it protected at that moment stay protected wherever they move.
       *[pair] { "" }
    }

    { "" }**Casanova** no longer banks mermaids. { $casanova-replay ->
        [optional] Instead, Casanova may bank the picked card; its ability then doesn't activate. If Casanova replays it instead, an opponent who holds the Siren gets it.
       *[compulsory] Instead, Casanova must bank the picked card, and its ability doesn't activate. Casanova comes before the Siren.
    }

    { "" }**Siren.** A card picked by an opponent goes to the Siren's bank, and its ability doesn't activate.

    An anchor banked this way keeps protecting the cards it protected at that moment, wherever they move. If a kraken is banked this way, you still owe its cards.
    .title = Mermaid variant
rules-party =
    Five to eight pirates need two complete copies, shuffled together: 20 cards start in the Discard Pile, 100 in the Draw Pile, and there are two of each trait. Each player is still dealt two traits and keeps one. Everything else stays the same.

    Every card now has a twin, and both may lie in the same bank. Two players may hold the same trait, but their powers don't add up. If a card changes hands, the first holder clockwise from the player whose turn it is gets it. Two holders of Davy Jones' Locker name their rivals in clockwise order from the Starting Player.
    .title = Pirate Party Game
rules-variants =
    A variant card changes one rule for the whole game. Use one at most: choose it together, draw one at random, or leave them all in the box. Six came with the game; Bottom Feeder was published later. The mermaid variant and the Pirate Party Game are separate and go with any of them.
    .title = Variant cards

## Suits

rules-suit-anchor =
    Every card to the left of the anchor is protected: if you bust, it still goes to your bank. The anchor itself and the cards after it aren't protected unless a trait says so.{ $variant ->
        [strange-lands] { " " }With two anchors in the Play Area, everything left of the rightmost one is protected, including the other anchor.
       *[other] { "" }
    }{ $mermaids ->
        [replay] { " " }If a mermaid moves the anchor, it protects what's now to its left. If the anchor is banked, it keeps protecting what it protected at that moment.
       *[plain] { "" }
    }
rules-suit-hook =
    Choose a stack in your own bank and place its top card. Its Suit Ability activates as usual, and it counts toward a kraken. { $forced-busts ->
        [false] You can choose only cards that don't bust. If your bank is empty, or every top card would bust, the hook has no effect.
       *[true] You must do it even if the card busts; you then lose it with the rest. If your bank is empty, the hook has no effect.
    }
rules-suit-cannon =
    Choose one stack of one opponent. Its { $variant ->
        [bottom-feeder] lowest card (Bottom Feeder)
       *[other] top card
    } goes to the Discard Pile. If any opponent has a card, you must fire. If none has one, the cannon has no effect.
rules-suit-key =
    Key and chest work as a pair, and only when you collect. If both are in the Play Area, first bank everything, then shuffle the Discard Pile and bank random cards from it: as many as you just moved, key and chest included. If it holds fewer, take them all. If it's empty, there's no bonus. Bonus cards have no effect.

    { $anchored-bonus ->
        [true] House rule: on a bust, a protected key and a protected chest pay as many cards as you had protected.
       *[false] A bust pays no bonus, even if key and chest are both protected.
    }
rules-suit-chest = { rules-suit-key }
rules-suit-map =
    Shuffle the Discard Pile and turn up three cards{ $forced-busts ->
        [false] { " " }that don't bust, or as many as there are. Place one of them. The others are back in the Discard Pile before your card is placed. If no card in the Discard Pile can be placed without a bust, the map has no effect.
       *[true] , or as many as there are. You must place one, even if it busts. The others are back in the Discard Pile before your card is placed. If the Discard Pile is empty, the map has no effect.
    } Its Suit Ability activates as usual, and it counts toward a kraken.
rules-suit-oracle =
    { $oracle ->
        [player] Only you look at the top card of the Draw Pile. It stays there, face down.
       *[all] Everyone sees the top card of the Draw Pile. It stays on the pile.
    } Then decide as usual. Whoever has seen the card knows it until it's drawn, even on later turns. If the Draw Pile is empty, the oracle has no effect.
rules-suit-sword =
    Steal the { $variant ->
        [bottom-feeder] lowest card (Bottom Feeder)
       *[other] top card
    } of an opponent's stack and place it. It must be of a suit you have **no card of in your bank**. Its Suit Ability activates as usual, and it counts toward a kraken. { $forced-busts ->
        [false] You can steal only cards that don't bust. If there's no such card, the sword has no effect.
       *[true] The Play Area makes no difference: you must steal even if the card busts. If no opponent has such a stack, the sword has no effect.
    } An opponent's Parry limits what you can steal.
rules-suit-kraken =
    You must place two more cards before you may collect, or four if an opponent holds the Beastmaster. Cards placed by a hook, sword, or map count. Cards that go straight to a bank don't. If a hook, sword, or map has no effect, only that card itself counts.

    If a kraken acts while you still owe cards, the debts don't add up: you owe whichever is larger, what's left or the new number. If you bust, your turn ends as always. If the Draw Pile runs out, what you still owe is forgiven.{ $mermaids ->
        [replay] { " " }A card moved by a mermaid doesn't count. If a kraken is banked from the Play Area, you still owe its cards.
       *[plain] { "" }
    }
rules-suit-mermaid =
    { $mermaids ->
        [replay] Pick a card that's already in the Play Area; if there is one, you must. It moves to the right end and its Suit Ability activates again. Moving isn't placing: it can't bust and doesn't count toward a kraken. Protection depends on where the cards lie now. A mermaid who is picked herself (possible in Strange Lands) only moves.
       *[plain] No effect, but high numbers: mermaids run from 4 to 9.
    }

## Traits

rules-trait-golden-scales =
    Each mermaid in your bank is worth 5 points more{ $variant ->
        [pile-o-treasure] , and with Pile o' Treasure every one of them scores.
       *[other] . Since only the top card of a stack scores, that's 5 extra points in all.
    }
rules-trait-casanova =
    { $mermaids ->
        [replay] Mermaids are placed as usual. When yours picks a card, { $casanova-replay ->
            [optional] you may bank that card instead of replaying it; its ability then doesn't activate. If you replay it and an opponent holds the Siren, the Siren gets it.
           *[compulsory] you must bank that card instead of replaying it; its ability doesn't activate. An opponent's Siren gets nothing.
        } A banked anchor keeps protecting what it protected at that moment. If you bank a kraken, you still owe its cards.
       *[plain] { $instant-banking ->
            [draw-pile] A mermaid you draw from the Draw Pile goes straight to your bank. A mermaid brought by a hook, sword, or map is placed as usual.
           *[anywhere] Any mermaid about to be placed on your turn goes straight to your bank, whether it comes from the Draw Pile, the Discard Pile, or a bank.
        } A mermaid banked like this can't bust and doesn't count toward a kraken. Then go on as after any other card.
    }
rules-trait-plunderer =
    Your Key & Chest bonus comes from an opponent's hold: choose one opponent and take your bonus cards at random from that player's whole bank, never from the Discard Pile. If the bank holds fewer, take them all and nothing more from anywhere else. If no opponent has a card, there's no bonus.
rules-trait-treasure-hunter =
    Your Key & Chest pay { $treasure-hunter ->
        [three] three times
       *[two] twice
    } as many bonus cards as you moved from the Play Area. If the Discard Pile holds fewer, take them all.
rules-trait-navigator =
    Your map lets you choose from the whole Discard Pile instead of three random cards. { $discard ->
        [hidden] Only you see it while you choose.
       *[open] Everyone can see it anyway.
    } { $forced-busts ->
        [false] You can't choose cards that bust. If there are no others, the map has no effect.
       *[true] You must place one, even if every card busts. If the pile is empty, the map has no effect.
    }
rules-trait-master-gunner =
    Your cannon sends the whole chosen stack to the Discard Pile, not just one card. That doesn't help against Misfire: your cannon then hits one card in your own bank.
rules-trait-scavenger =
    The card your cannon hits goes to your bank instead of the Discard Pile. That doesn't help against Misfire: your cannon then hits your own bank, and the card is discarded.
rules-trait-mystic =
    Your oracle shows the top three cards of the Draw Pile, or as many as there are. { $mystic ->
        [player] Only you see them.
       *[all] Everyone sees them.
    } Their order stays the same.
rules-trait-swordsman =
    Your sword may steal from any opponent's stack, even of a suit you already have in your bank. Parry still applies to you.
rules-trait-miser =
    { $miser ->
        [anchor] Your hook also works as an anchor: everything to its left is protected from a bust, and so are the hook itself and the card it places.
       *[pair] Your hook and the card it places are protected from a bust.
    } Cards brought in turn by that card aren't protected this way. A card that busts never enters the Play Area, so it's lost.{ $mermaids ->
        [replay] { " " }If a mermaid replays the hook, the new card is protected too. A card your hook placed stays protected wherever it moves, even if the hook is banked.{ $miser ->
            [anchor] { " " }Cards to the left of the hook are protected only while they lie there; but if the hook is banked, the cards it protected at that moment stay protected wherever they move.
           *[pair] { "" }
        }
       *[plain] { "" }
    }
rules-trait-captains-hook =
    Your hook places two cards from your bank, one after the other. The first is completely resolved before you choose the second. { $captains-hook ->
        [different] They must be of different suits. If you have only one suit to choose from, place one card.
       *[any] Both may come from the same stack. If there's only one card, place one.
    } If you bust, there's no second card.{ $forced-busts ->
        [false] { " " }You can't choose cards that bust.
       *[true] { "" }
    }
rules-trait-safe-harbor =
    Your anchor also protects itself and the next two cards after it. That means the two places to the right of the anchor, wherever the cards there came from. The card that makes you bust never takes a place in the Play Area, so it isn't protected.
rules-trait-fisherman =
    { $instant-banking ->
        [draw-pile] A kraken you draw from the Draw Pile goes straight to your bank. A kraken brought by a hook, sword, or map is placed as usual.
       *[anywhere] Any kraken about to be placed on your turn goes straight to your bank, whether it comes from the Draw Pile, the Discard Pile, or a bank.
    } You owe nothing for a kraken banked like this. It can't bust and doesn't count toward another kraken. Then go on as after any other card.
rules-trait-beastmaster =
    Your opponents owe four cards for a kraken instead of two. For your own krakens, you owe two as usual.
rules-trait-misfire =
    An opponent's cannon backfires: instead of its normal effect, the { $variant ->
        [bottom-feeder] lowest card (Bottom Feeder)
       *[other] top card
    } of one stack in that opponent's own bank goes to the Discard Pile. They choose the stack. Master Gunner and Scavenger do nothing here. If their bank is empty, nothing happens.
rules-trait-parry =
    { $parry ->
        [holder] An opponent's sword can steal only a kraken from you; if you have none, it can't steal from you at all. It can steal from everyone else as usual.
        [any-kraken] An opponent's sword must steal a kraken, from you or from anyone else it may rob. If there's none to steal, the sword has no effect.
       *[discard-sword] An opponent's sword must steal a kraken, from you or from anyone else it may rob. If there's none to steal, the sword itself goes to the Discard Pile without effect. It still counted as a card toward a kraken.
    } The usual limit applies too: a thief who already has a kraken in the bank can't steal one, except the Swordsman.{ $forced-busts ->
        [false] { " " }A kraken that would bust can't be stolen either.
       *[true] { "" }
    }
rules-trait-davy-jones-locker =
    When the traits are revealed, name one opponent as your rival for the whole game. With two players, it's simply the other one. Whatever your rival loses in a bust goes to your bank, including the card that caused it. Protected cards stay with your rival.{ $variant ->
        [thieves-island] { " " }You come before the neighbor who would get them on Thieves Island.
       *[other] { "" }
    }{ $decks ->
        [two] { " " }If two players name the same rival, the first of them clockwise from that rival gets the cards.
       *[one] { "" }
    }
rules-trait-siren =
    Mermaid variant only. When an opponent's mermaid picks a card, it goes to your bank and its ability doesn't activate. { $casanova-replay ->
        [optional] If Casanova banks the picked card, you get nothing; if Casanova replays it instead, you get it.
       *[compulsory] Casanova comes first: the cards Casanova picks go to Casanova's own bank.
    } A banked anchor keeps protecting what it protected at that moment. If a kraken is banked, the opponent still owes its cards.

## Variant cards

rules-variant-thieves-island =
    What you lose in a bust, including the card that caused it, goes to the bank of the player to your left instead of the Discard Pile. Protected cards stay yours. If someone named you as their rival with Davy Jones' Locker, that player comes first.
rules-variant-pile-o-treasure =
    Every card in your bank scores its number, not just the top card of each stack.
rules-variant-sudden-death =
    A player with 50 points or more after any move wins at once, even while a choice is still open (such as whom to plunder). If several players have 50 or more, the one with the most points wins; ties are broken as usual. Points held before the first move don't end the game. If nobody reaches 50, the game ends and scores as usual.
rules-variant-all-hands-on-deck =
    At the end, you lose 5 points for each of the ten suits missing from your bank.
rules-variant-strange-lands =
    You bust on a matching **number** instead of a matching suit. Two cards of a suit may lie in the Play Area together, and each of them acts. With two anchors, everything left of the rightmost one is protected.
rules-variant-beneath-the-waves =
    Only players below 60 points can win. The highest of them does; ties are broken as usual. If nobody is below 60, everyone shares the victory, whatever they scored.
rules-variant-bottom-feeder =
    Cannon and sword hit the lowest card of a stack instead of the top one. So does a cannon that misfires. The hook still takes the top card.

## House rules

rules-switch-discard =
    May players look through the Discard Pile? **open**: yes, anyone, at any time. **hidden**: no; it may only be counted. Its cards show only when a map turns them up, and to the Navigator while choosing.
rules-switch-oracle =
    Who sees the oracle's card? **all**: everyone. **player**: only the player whose turn it is.
rules-switch-mystic =
    Who sees the three cards of the Mystic's oracle? **all**: everyone. **player**: only the Mystic.
rules-switch-treasure-hunter =
    How much do the Treasure Hunter's Key & Chest pay? **2**: twice the cards moved from the Play Area. **3**: three times as many.
rules-switch-instant-banking =
    Which of Casanova's mermaids and the Fisherman's krakens go straight to the bank? **draw-pile**: only those drawn from the Draw Pile. **anywhere**: also those brought by a hook, sword, or map.
rules-switch-captains-hook =
    Which two cards does Captain's Hook place? **any**: any two, even from one stack. **different**: two of different suits; with only one suit to choose from, one card.
rules-switch-parry =
    What does Parry do to an opponent's sword? **discard-sword**: it must steal a kraken from someone; if there's none to steal, the sword is discarded. **any-kraken**: the same, but if there's none to steal, the sword just has no effect. **holder**: only stealing from the holder of Parry is limited: a kraken or nothing.
rules-switch-miser =
    What does the Miser's hook protect? **pair**: the hook and the card it places. **anchor**: those two and everything to the left of the hook.
rules-switch-casanova-replay =
    In the mermaid variant, must Casanova bank the picked card? **compulsory**: always. **optional**: Casanova may replay it instead.
rules-switch-forced-busts =
    Can a hook, sword, or map make you bust? **true**: yes; you must place a card even if it busts. **false**: no; cards that would bust are never offered, and with nothing else to offer, the card has no effect. With parry at discard-sword, a sword that Parry leaves with nothing to steal is discarded either way.
rules-switch-variant =
    Which variant card is in play for the whole game? **none**: none. Otherwise the one you name, such as bottom-feeder.
rules-switch-mermaids =
    Do mermaids have a Suit Ability? **plain**: no, and they run from 4 to 9. **replay**: yes, this is the mermaid variant. They run from 2 to 7, a mermaid you place replays a card in the Play Area, and the Siren joins the traits.
rules-switch-decks =
    How many copies of the game do you shuffle together? **1**: one, 60 cards. **2**: two, 120 cards and two of each trait, as five to eight players need.
rules-switch-anchored-bonus =
    Can Key & Chest pay on a bust? **false**: never. **true**: if both are protected, they pay as many cards as are protected, before the lost cards go anywhere.
