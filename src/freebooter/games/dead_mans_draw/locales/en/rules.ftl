# The rules of Dead Man's Draw. One line is one paragraph. Texts follow the edition and the house rules in force.

rules-goal =
    You are pirates sharing out a hoard, one card at a time. On your turn you turn up cards into a row for as long as you dare. Stop in time and the whole row is yours; turn up { $variant ->
        [strange-lands] a number
       *[other] a suit
    } that is already lying there and the row goes down.

    { $variant ->
        [pile-o-treasure] When the draw pile is empty, every card in your bank scores, and the richest pirate wins.
        [sudden-death] Whoever reaches 50 points first wins on the spot. If nobody does, the richest pirate wins once the draw pile is empty.
        [all-hands-on-deck] When the draw pile is empty, the best card of each suit in your bank scores, every suit you lack costs you, and the richest pirate wins.
        [beneath-the-waves] When the draw pile is empty, the best card of each suit in your bank scores. The highest score below 60 wins.
       *[other] When the draw pile is empty, the best card of each suit in your bank scores, and the richest pirate wins.
    }
    .title = Goal
rules-cards =
    The loot comes in ten suits: anchor, hook, cannon, key, chest, map, oracle, sword, kraken and mermaid. Each suit has six cards, { $mermaids ->
        [replay] numbered 2 to 7.
       *[plain] numbered 2 to 7; only the mermaids run from 4 to 9.
    } { $decks ->
        [two] You play with two complete copies, so there are 120 cards and each of them exists twice.
       *[one] That makes 60 cards, no two alike.
    }

    The cards lie in four kinds of places:

    - The **draw pile** is face down. Anyone may count it at any time.
    - The **discard pile** { $discard ->
        [hidden] is face down. You may count it but not look through it; the only glimpses are the cards a map turns up and the Navigator's search.
       *[open] is open. Anyone may look through it at any time.
    }
    - The **row** in the middle grows from left to right and is open to all.
    - Your **bank** is the loot you have secured: up to ten stacks, one for each suit, with the highest card on top. All banks are open.
    .title = Cards and places
rules-setup =
    Take out the lowest card of each suit: { $mermaids ->
        [replay] { $decks ->
            [two] the twenty 2s, two of every suit.
           *[one] the ten 2s.
        }
       *[plain] { $decks ->
            [two] both copies of the nine 2s and of the mermaid 4, twenty cards.
           *[one] the nine 2s and the mermaid 4.
        }
    } Shuffled, they are the first discard pile. Shuffle the other { $decks ->
        [two] 100
       *[one] 50
    } cards into the draw pile. All banks start empty.

    Chance picks the start player; turns then pass to the left.

    Traits and a variant card are both optional. They are settled before the first turn. For a first game, sail without them.
    .title = Set-up
rules-turn =
    { "" }**Draw.** You must begin your turn by drawing the top card of the draw pile and placing it. Its effect happens at once and completely.

    { "" }**Draw again or collect.** After every placed card, once its whole effect is over, you choose: tempt fate again, or collect. There is no choice while you still owe cards to a kraken: then you must draw.

    { "" }**Collect.** Every card of the row moves to your bank. If a key and a chest were both among them, the bonus follows. Your turn is over.

    { "" }**Bust.** A bust ends your turn as well. Either way the player on your left is next.

    If the row is empty after your draw, say because the card went straight to your bank, you may collect all the same: you take nothing more, and the turn ends.
    .title = Your turn
rules-placing =
    A card can come into the row from the draw pile, from the discard pile (map) or from a bank (hook, sword). It is always handled in this order:

    - **Straight to the bank?** { $mermaids ->
        [replay] If you hold the Fisherman, a kraken goes
       *[plain] If you hold Casanova, a mermaid goes, and if you hold the Fisherman, a kraken goes
    } directly to your bank{ $instant-banking ->
        [draw-pile] , but only when drawn from the draw pile.
       *[anywhere] , wherever it comes from.
    } Such a card is not placed: it has no effect, cannot bust and pays nothing towards a kraken.
    - **Bust?** If the row already holds a card of the same { $variant ->
        [strange-lands] number (Strange Lands: suits do not matter),
       *[other] suit,
    } you bust. The new card does not enter the row and its effect does not happen.
    - **Placed.** Otherwise it joins the right end of the row, counts as one card towards what you owe a kraken, and its effect happens at once, in full.

    Effects are not optional. { $forced-busts ->
        [false] But a hook, a sword or a map never makes you bust: cards that would are not offered, and if no other card is left, the effect is skipped.
       *[true] If a hook, a sword or a map leaves you only cards that bust, you must take one of them.
    }
    .title = Placing a card
rules-bust =
    You bust when the card about to be placed has the same { $variant ->
        [strange-lands] number
       *[other] suit
    } as a card in the row. Your turn ends at once.

    - Protected cards of the row (by an anchor or by a trait) go to your bank.
    - All other cards of the row, and the card that bust you, go { $variant ->
        [thieves-island] to the bank of the next player on your left.
       *[other] to the discard pile.
    } If somebody named you as their rival with Davy Jones' Locker, that player gets them instead{ $variant ->
        [thieves-island] , ahead of your neighbour.
       *[other] .
    }
    - The card that bust you is never protected, wherever it came from. A card your hook took from your own bank gets no mercy: unprotected, it is lost like the others.

    { $anchored-bonus ->
        [true] House rule: if a key and a chest are both among the protected cards, they pay as many bonus cards as you had protected, with Treasure Hunter and Plunderer as usual. This happens before the lost cards go anywhere.
       *[false] Key & Chest pay nothing on a bust, even if both were protected.
    }
    .title = Bust
rules-end =
    Whoever draws the last card of the draw pile plays that turn to its end, by collecting or by a bust. Then the game is over.

    With the draw pile empty, effects that do not need it still happen. When nothing is left to choose, collecting is the only move, and cards still owed to a kraken are forgiven.{ $variant ->
        [sudden-death] { " " }Sudden Death can end the game earlier: 50 points or more after any move win at once.
       *[other] { "" }
    }
    .title = End of the game
rules-scoring =
    { $variant ->
        [pile-o-treasure] **Pile o' Treasure:** every card in your bank scores its number, not only the top ones.
        [all-hands-on-deck] Only the top card of each stack in your bank scores its number. **All Hands on Deck:** then take off 5 points for each of the ten suits you have no card of.
       *[other] Only the top card of each stack in your bank scores its number; the cards below it count nothing.
    } With Golden Scales a mermaid is worth 5 more.

    { $variant ->
        [sudden-death] **Sudden Death:** whoever has 50 points or more after any move wins at once, even while a choice is still open. If several have, the highest of them wins. If nobody ever gets there, most points win at the end.
        [beneath-the-waves] **Beneath the Waves:** only players below 60 points can win, and the highest of those does. If nobody is below 60, all share the victory.
       *[other] Most points win.
    } A tie goes to the tied player with more cards in the bank. If that is equal too, the victory is shared.
    .title = Scoring
rules-traits =
    A trait is a special power that one player has for the whole game. Traits are open and optional; a first game goes better without.

    { "" }**Draft.** Shuffle { $mermaids ->
        [replay] { $decks ->
            [two] the 36 traits (the Siren included, each one twice)
           *[one] the 18 traits, the Siren included,
        }
       *[plain] { $decks ->
            [two] the 34 traits (each one twice)
           *[one] the 17 traits
        }
    } and deal two to each player. Everyone secretly keeps one, all are revealed together, and the rest leave the game. You can also give everybody one at random, or settle beforehand who has which. Finally the holder of Davy Jones' Locker names a rival.

    Using a trait is not a choice: it works whenever it can. Where several traits change one effect, those of the opponents act first, then that of the player on turn.

    In the party game two players may hold the same trait. Their powers do not add up. Where a card changes hands, the first holder clockwise from the player on turn gets it.
    .title = Traits
rules-mermaids =
    In this variant the mermaids sing. Their 8 and 9 leave the game, a 2 and a 3 come in, so that the first discard pile is all 2s. The Siren joins the traits.

    { "" }**The song.** When you place a mermaid, you must pick one card that already lies in the row, if there is one. It moves to the right end of the row and its effect happens again. Moving is not placing: it cannot bust and pays nothing towards a kraken. In Strange Lands you may pick another mermaid; she only moves, for only a freshly placed mermaid picks.

    { "" }**Protection** is read off the row as it lies now. An anchor moved to the end protects everything now left of it; a card moved to the right of an anchor has left its shelter. The new card of a replayed hook is protected for the Miser too, and what a Miser's hook brought stays protected wherever it moves, even if the hook itself is banked.{ $miser ->
        [anchor] { " " }The same goes for what lay left of that hook.
       *[pair] { "" }
    }

    { "" }**Casanova** no longer banks mermaids. { $casanova-replay ->
        [optional] Instead he may put the picked card in his bank; its effect then does not happen. If he would rather replay it, the Siren of an opponent takes it.
       *[compulsory] Instead he must put the picked card in his bank, and its effect does not happen. He comes before the Siren.
    }

    { "" }**Siren.** The card an opponent picks goes to the Siren's bank, and its effect does not happen.

    An anchor banked in this way goes on protecting the cards it protected at that moment, wherever they move. A kraken banked in this way leaves its debt behind.
    .title = The mermaid variant
rules-party =
    Five to eight pirates need two complete copies, shuffled together: 20 cards start in the discard pile, 100 in the draw pile, and every trait exists twice. Each player is still dealt two traits and keeps one. Everything else stays as it is.

    Cards now have twins: two identical cards may lie in one bank. Two players may hold the same trait; their powers do not add up, and where a card changes hands, the first holder clockwise from the player on turn gets it. Two holders of Davy Jones' Locker name their rivals clockwise from the start player.
    .title = Pirate party
rules-variants =
    A variant card changes one rule for the whole game. Play with one at most: choose it together, draw it at random, or leave them all in the box. Six came with the game, Bottom Feeder followed later. The mermaid variant and the pirate party are separate and go with any of them.
    .title = Variant cards

## Suits

rules-suit-anchor =
    Every card to the left of the anchor is protected: if you bust, those cards go to your bank all the same. The anchor itself and whatever comes after it are not protected.{ $variant ->
        [strange-lands] { " " }With two anchors in the row, all that lies left of the rightmost is protected, the other anchor included.
       *[other] { "" }
    }{ $mermaids ->
        [replay] { " " }If a mermaid moves the anchor, it protects what is now left of it. If it is banked, it goes on protecting what it protected at that moment.
       *[plain] { "" }
    }
rules-suit-hook =
    Choose one stack of your own bank and place its top card. The card acts as if you had drawn it and counts towards a kraken. { $forced-busts ->
        [false] Only cards that do not bust can be chosen. If your bank is empty, or every top card would bust, the hook has no effect.
       *[true] You must do it even if the card busts; it is then lost with the rest. If your bank is empty, the hook has no effect.
    }
rules-suit-cannon =
    Choose one stack of one opponent. Its { $variant ->
        [bottom-feeder] lowest card (Bottom Feeder)
       *[other] top card
    } goes to the discard pile. You must fire if anyone has a card; if no opponent has one, the cannon has no effect.
rules-suit-key =
    Key and chest work together, and only when you collect. If both were in the row, then once the row is in your bank, shuffle the discard pile and bank from it, at random, as many cards as you moved out of the row, key and chest included. If it holds fewer, take them all; if it is empty, there is no bonus. Bonus cards have no effect.

    { $anchored-bonus ->
        [true] House rule: on a bust, a protected key and a protected chest pay as many cards as you had protected.
       *[false] A bust pays no bonus, even if key and chest were both protected.
    }
rules-suit-chest = { rules-suit-key }
rules-suit-map =
    Shuffle the discard pile and turn up three cards of it, { $forced-busts ->
        [false] drawn only from those that do not bust, or all of these if there are fewer. Place one of them. The others return to the discard pile before your card is placed. If the discard pile holds no card that can be placed without a bust, the map has no effect.
       *[true] or all of them if there are fewer. You must place one, even if it busts. The others return to the discard pile before your card is placed. If the discard pile is empty, the map has no effect.
    } The placed card acts as usual and counts towards a kraken.
rules-suit-oracle =
    { $oracle ->
        [player] You alone look at the top card of the draw pile; it stays there face down.
       *[all] The top card of the draw pile is shown to everyone; it stays on the pile.
    } Then decide as usual. What somebody has seen they go on knowing until the card is drawn, even in later turns. If the draw pile is empty, the oracle has no effect.
rules-suit-sword =
    Steal the { $variant ->
        [bottom-feeder] lowest card (Bottom Feeder)
       *[other] top card
    } of one opponent's stack and place it. It must be of a suit you have **no card of in your bank**; what lies in the row makes no difference to that. The card acts as usual and counts towards a kraken. { $forced-busts ->
        [false] Only cards that do not bust can be stolen. If there is no such card, the sword has no effect.
       *[true] You must steal even if the card busts. If no opponent has such a stack, the sword has no effect.
    }
rules-suit-kraken =
    Two more cards must be placed before you may collect; four if an opponent is the Beastmaster. Cards placed by a hook, a sword or a map count; a card that goes straight to a bank does not. If a hook, sword or map has no effect, only that card itself counts.

    If a kraken acts while you still owe cards, debts run side by side: you owe the larger of what is left and the new number. If you bust, the turn ends as always. If the draw pile runs out, the rest of the debt is forgiven.{ $mermaids ->
        [replay] { " " }A card moved by a mermaid pays nothing. A kraken that is banked from the row leaves its debt behind.
       *[plain] { "" }
    }
rules-suit-mermaid =
    { $mermaids ->
        [replay] Pick one card already in the row; you must if there is one. It moves to the right end and its effect happens again. Moving is not placing: it cannot bust and pays nothing towards a kraken. Protection is read off the row as it now lies. A mermaid who is herself picked (possible in Strange Lands) only moves.
       *[plain] No effect, but high numbers: mermaids run from 4 to 9.
    }

## Traits

rules-trait-golden-scales =
    Each mermaid in your bank is worth 5 points more{ $variant ->
        [pile-o-treasure] , and with Pile o' Treasure every one of them scores.
       *[other] . As only the top card of a stack scores, your mermaids bring you 5 extra points in all.
    }
rules-trait-casanova =
    { $mermaids ->
        [replay] Mermaids are placed as usual. When yours picks a card, { $casanova-replay ->
            [optional] you may put that card in your bank instead of replaying it; its effect then does not happen. If you prefer to replay it and an opponent is the Siren, the Siren gets it.
           *[compulsory] you must put that card in your bank instead of replaying it; its effect does not happen. An opponent's Siren then gets nothing.
        } A banked anchor goes on protecting what it protected; a banked kraken leaves its debt.
       *[plain] { $instant-banking ->
            [draw-pile] A mermaid you draw from the draw pile goes straight to your bank. A mermaid brought by hook, sword or map is placed as usual.
           *[anywhere] Any mermaid about to be placed on your turn goes straight to your bank, whether from the draw pile, the discard pile or a bank.
        } A mermaid banked like this cannot bust and pays nothing towards a kraken. You then go on as after any other card.
    }
rules-trait-plunderer =
    Your Key & Chest bonus comes from a rival's hold: choose one opponent and take the bonus cards at random from the whole of that bank, never from the discard pile. If the bank holds fewer, you take them all and nothing more from elsewhere. If no opponent has a card, there is no bonus.
rules-trait-treasure-hunter =
    Your Key & Chest pay { $treasure-hunter ->
        [three] three times
       *[two] twice
    } as many bonus cards as you moved from the row. If the discard pile holds fewer, you take them all.
rules-trait-navigator =
    Your map lets you choose from the whole discard pile instead of three random cards. { $discard ->
        [hidden] You alone see it while you choose.
       *[open] Everyone can see it anyway.
    } { $forced-busts ->
        [false] Cards that bust cannot be chosen; if there is no other, the map has no effect.
       *[true] You must place one, even if all that is left would bust. If the pile is empty, the map has no effect.
    }
rules-trait-master-gunner =
    Your cannon sends the whole chosen stack to the discard pile, not just one card. Against Misfire this does not help: then your cannon hits one card of your own bank.
rules-trait-scavenger =
    The card your cannon hits goes to your bank instead of the discard pile. Against Misfire this does not help: then your cannon hits your own bank, and the card is discarded.
rules-trait-mystic =
    Your oracle shows the top three cards of the draw pile, or as many as there are. { $mystic ->
        [player] Only you see them.
       *[all] Everyone sees them.
    } Their order stays as it is.
rules-trait-swordsman =
    Your sword may steal from any opponent's stack, also of a suit you already have in your bank. Parry still binds you.
rules-trait-miser =
    { $miser ->
        [anchor] Your hook also works as an anchor: everything left of it is protected from a bust, and so are the hook itself and the card it places.
       *[pair] Your hook and the card it places are protected from a bust.
    } What that card brings in turn is not protected by this, and a card that busts never enters the row, so it is lost.{ $mermaids ->
        [replay] { " " }If a mermaid replays the hook, the new card is protected too. What your hook brought stays protected wherever it moves, even if the hook is banked{ $miser ->
            [anchor] , and so does what lay left of that hook.
           *[pair] .
        }
       *[plain] { "" }
    }
rules-trait-captains-hook =
    Your hook places two cards from your bank, one after the other. The first has its whole effect before you choose the second. { $captains-hook ->
        [different] They must be of different suits; if you have only one suit to choose from, it is one card.
       *[any] Both may come from the same stack. If there is only one card, you place one.
    } After a bust there is no second card.{ $forced-busts ->
        [false] { " " }Cards that bust cannot be chosen.
       *[true] { "" }
    }
rules-trait-safe-harbor =
    Your anchor also protects itself and the next two cards after it. What counts are the two places to the right of the anchor, wherever the cards came from. The card that busts you never reaches a place in the row, so it is not protected.
rules-trait-fisherman =
    { $instant-banking ->
        [draw-pile] A kraken you draw from the draw pile goes straight to your bank. A kraken brought by hook, sword or map is placed as usual.
       *[anywhere] Any kraken about to be placed on your turn goes straight to your bank, whether from the draw pile, the discard pile or a bank.
    } A kraken banked like this makes you owe nothing, cannot bust and pays nothing towards another kraken. You then go on as after any other card.
rules-trait-beastmaster =
    Your opponents owe four cards for a kraken instead of two. Your own krakens ask for two as usual.
rules-trait-misfire =
    An opponent's cannon backfires: instead of its normal effect, the { $variant ->
        [bottom-feeder] lowest card (Bottom Feeder)
       *[other] top card
    } of one stack in that opponent's own bank goes to the discard pile. They choose the stack. Master Gunner and Scavenger do nothing here. If their bank is empty, nothing happens.
rules-trait-parry =
    { $parry ->
        [holder] From you, an opponent's sword can only steal a kraken; if you have none, it can steal nothing from you. Other players' banks are open to that sword as usual.
        [any-kraken] An opponent's sword must steal a kraken, from you or from anyone else it may rob. If there is none to steal, the sword has no effect.
       *[discard-sword] An opponent's sword must steal a kraken, from you or from anyone else it may rob. If there is none to steal, the sword itself goes to the discard pile without effect; it has still counted as a card towards a kraken.
    } The kraken must also be allowed otherwise: it is safe from a thief who already has krakens in the bank, unless that thief is the Swordsman.{ $forced-busts ->
        [false] { " " }A kraken that would bust cannot be stolen either.
       *[true] { "" }
    }
rules-trait-davy-jones-locker =
    When the traits are revealed, name one opponent as your rival for the whole game; with two players it is simply the other one. Whatever that rival loses in a bust goes to your bank, the busting card included. Protected cards stay with the rival.{ $variant ->
        [thieves-island] { " " }You come before the neighbour whom Thieves Island would favour.
       *[other] { "" }
    }{ $decks ->
        [two] { " " }If two players name the same rival, the first of them clockwise from that rival gets the cards.
       *[one] { "" }
    }
rules-trait-siren =
    Only in the mermaid variant. When an opponent's mermaid picks a card, it goes to your bank and its effect does not happen. { $casanova-replay ->
        [optional] A Casanova who banks the picked card keeps it from you; one who would rather replay it loses it to you.
       *[compulsory] Casanova comes first: the cards he picks go to his own bank.
    } A banked anchor goes on protecting what it protected at that moment; a banked kraken leaves its debt.

## Variant cards

rules-variant-thieves-island =
    What you lose in a bust, the busting card included, goes to the bank of the next player on your left instead of the discard pile. Protected cards remain yours. If someone named you as rival with Davy Jones' Locker, that player comes first.
rules-variant-pile-o-treasure =
    Every card in your bank scores its number, not only the top card of each stack.
rules-variant-sudden-death =
    Whoever has 50 points or more after any move wins at once, even while a choice is still open (whom to plunder, for instance). If several have, the highest of them wins; ties are broken as usual. Points held before the first move end nothing. If nobody gets to 50, the game ends and scores as usual.
rules-variant-all-hands-on-deck =
    At the end you lose 5 points for each of the ten suits of which your bank holds no card.
rules-variant-strange-lands =
    You bust on an equal **number** instead of an equal suit. Two cards of a suit may lie in the row together, and each has its effect. With two anchors, everything left of the rightmost is protected.
rules-variant-beneath-the-waves =
    Only players below 60 points can win; the highest of them does, with ties broken as usual. If nobody is below 60, all share the victory.
rules-variant-bottom-feeder =
    Cannon and sword hit the lowest card of a stack instead of the top one; a misfiring cannon does too. The hook still takes the top card.

## House rules

rules-switch-discard =
    Whether players may look through the discard pile. **open**: anyone, at any time. **hidden**: nobody; it may only be counted, and is seen only through a map or by the Navigator while choosing.
rules-switch-oracle =
    Who sees the card the oracle uncovers. **all**: everyone. **player**: only the player on turn.
rules-switch-mystic =
    Who sees the three cards of the Mystic's oracle. **all**: everyone. **player**: only the Mystic.
rules-switch-treasure-hunter =
    How much the Treasure Hunter's Key & Chest pay. **2**: twice the cards moved from the row. **3**: three times as many.
rules-switch-instant-banking =
    Which of Casanova's mermaids and the Fisherman's krakens go straight to the bank. **draw-pile**: only those drawn from the draw pile. **anywhere**: also those brought by hook, sword or map.
rules-switch-captains-hook =
    Which two cards Captain's Hook places. **any**: any two, also from one stack. **different**: two of different suits; with only one suit to choose from, one card.
rules-switch-parry =
    What Parry does to an opponent's sword. **discard-sword**: it must steal a kraken from someone; with none to steal, the sword is discarded. **any-kraken**: the same, but with none to steal the sword merely has no effect. **holder**: only the holder of Parry is guarded, and gives up nothing but krakens.
rules-switch-miser =
    What the Miser's hook protects. **pair**: the hook and the card it places. **anchor**: these two and everything left of the hook.
rules-switch-casanova-replay =
    Whether Casanova, in the mermaid variant, has to bank the picked card. **compulsory**: always. **optional**: the player may replay it instead.
rules-switch-forced-busts =
    Whether a hook, a sword or a map can make you bust. **true**: yes, you must place a card even if it busts. **false**: no, busting cards are never offered; with no other card, the effect is skipped.
rules-switch-variant =
    Which variant card is in play for the whole game. **none**: none. Otherwise the one that is named, such as bottom-feeder.
rules-switch-mermaids =
    Whether mermaids have an effect. **plain**: none, and they run from 4 to 9. **replay**: the mermaid variant, numbers 2 to 7; a placed mermaid makes a card of the row act again, and the Siren joins the traits.
rules-switch-decks =
    How many copies of the game are shuffled together. **1**: one, 60 cards. **2**: two, 120 cards and every trait twice, as five to eight players need.
rules-switch-anchored-bonus =
    Whether Key & Chest can pay on a bust. **false**: never. **true**: if both are protected, they pay as many cards as are protected, before the lost cards go anywhere.
