# Errors in Dolores: what's wrong and what to do.

## Moves

error-move-gesture = There's no gesture “{ $name }”. Choose one of: { $names }.
error-move-bottle = There's no bottle message “{ $name }”. Choose one of: { $names }.
error-move-kind = There's no kind “{ $name }”. Choose one of: { $names }.
error-move-good = There's no card “{ $name }” in this game. Choose one of: { $names }.

## Scenarios

error-scenario-duellists = The cards of a duel lie in front of its two duelists. Name only { $names }.

## Talk

error-promise-shape = “{ $text }” isn't a promise. Promise peace, fight, or choice, or one of them on a condition, such as “peace if peace”.
error-promise-outsider = Only the two duelists can promise a gesture, and { $player } isn't one of them. Just say it.
error-promise-late = The gestures of this duel have been shown. Wait for the next duel to promise again.
