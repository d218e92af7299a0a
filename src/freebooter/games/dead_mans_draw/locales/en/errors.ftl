# Errors in Dead Man's Draw: what's wrong and what to do.

## Setting up a table

error-variant = There's no variant card “{ $value }”. Choose one of: { $values }.
error-decks = One copy isn't enough for this many players (limit: { $most }). Use two copies.
error-trait-unknown = There's no trait “{ $name }”. Choose one of: { $names }.
error-trait-twice = The trait { $name } is given out too often (copies in the game: { $copies }). Give each player a different one.
error-trait-count = { $traits } { $traits ->
        [one] trait is
       *[other] traits are
    } named for { $players } { $players ->
        [one] player
       *[other] players
    }. Name one for each.
error-siren = The Siren belongs to the mermaid variant. Play with “mermaids replay”, or choose another trait.

## Moves

error-move-suit = There's no suit “{ $name }”. Choose one of: { $names }.
error-move-trait = There's no trait “{ $name }”. Choose one of: { $names }.
error-move-card = There's no card “{ $card }” in this game. Give a suit and one of its values, such as “anchor 7”.

## Scenarios

error-scenario-row = { $card } can't be in the Play Area beside a card of its suit. Remove one of them.
error-scenario-owed = The cards owed to the kraken must be a whole number from 0 to { $most }.
error-scenario-traits-or-draft = Traits are either given or drafted. Leave out one of the two keys.
error-scenario-draft = The draft must give every player two traits.
error-scenario-rival = { $name } doesn't hold davy-jones-locker, so there's no rival. Leave out the name.
error-scenario-own-rival = { $name } can't be their own rival. Name another player.
