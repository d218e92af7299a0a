# Refusals of this game: one sentence that says what was wrong and what to do.

## Moves

error-move-gesture = There is no gesture “{ $name }”; the gestures are { $names }.
error-move-bottle = There is no bottle “{ $name }”; the bottles are { $names }.
error-move-kind = There is no kind of goods “{ $name }”; the kinds are { $names }.
error-move-good = There is no card “{ $name }” in this game; the cards are { $names }.

## Scenarios

error-scenario-duellists = the cards of a duel lie before its two duellists; name { $names } and nobody else.

## Talk

error-promise-shape = “{ $text }” is not a promise; promise peace, fight or choice, or one of them on a condition, such as “peace if peace”.
error-promise-outsider = Only the two duellists can promise a gesture, and { $player } is not one of them; just say it.
error-promise-late = The gestures of this duel have been shown; promise again before the next one.
