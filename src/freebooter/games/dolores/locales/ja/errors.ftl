# ドロレスのエラー：何がいけないか、どうすればよいか。

## 手

error-move-gesture = 「{ $name }」というジェスチャーはありません。次から選んでください：{ $names }。
error-move-bottle = 「{ $name }」というボトルメッセージはありません。次から選んでください：{ $names }。
error-move-kind = 「{ $name }」という種類はありません。次から選んでください：{ $names }。
error-move-good = 「{ $name }」というカードはこのゲームにありません。次から選んでください：{ $names }。

## シナリオ

error-scenario-duellists = 対決のカードは、対決する二人の前に置きます。{ $names }だけを書いてください。

## 会話

error-promise-shape = 「{ $text }」は約束の形ではありません。peace、fight、choiceのどれか、または「peace if peace」のように条件を付けて約束してください。
error-promise-outsider = ジェスチャーを約束できるのは対決する二人だけで、{ $player }は入っていません。そのまま言葉で伝えてください。
error-promise-late = この対決のジェスチャーはもう見せ終わっています。次の対決を待って約束してください。
