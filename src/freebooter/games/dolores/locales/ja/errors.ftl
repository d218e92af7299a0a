# Refusals of this game: one sentence that says what was wrong and what to do.

## 行動

error-move-gesture = 「{ $name }」というジェスチャーはないので、{ $names }から選んでください。
error-move-bottle = 「{ $name }」というボトルメッセージはないので、{ $names }から選んでください。
error-move-kind = 「{ $name }」という積み荷の種類はないので、{ $names }から選んでください。
error-move-good = 「{ $name }」というカードはこのゲームにないので、{ $names }から選んでください。

## シナリオ

error-scenario-duellists = 対決のカードは対決する二人の前に置くものなので、{ $names }だけを書いてください。

## 会話

error-promise-shape = 「{ $text }」は約束の形ではないので、peace、fight、choiceのどれか、または「peace if peace」のように条件をつけて約束してください。
error-promise-outsider = ジェスチャーを約束できるのは対決する二人だけで、{ $player }はその一人ではないので、そのまま言葉で伝えてください。
error-promise-late = この対決のジェスチャーはもう見せ終わったので、次の対決の前に約束してください。
