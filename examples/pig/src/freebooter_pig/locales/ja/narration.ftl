# 起きたことと、できること。

asks-turn-first = あなたの手番です。サイコロを振ってください。
asks-turn = もう一度振りますか、止めますか？
decides-turn-first = { $player }の手番が始まります。
decides-turn = { $player }が振るか止めるかを決めます。
choice-roll = 振る
choice-hold = 止める（{ $points }点になる）
log-turn = { $who ->
        [you] あなたの手番です。
       *[other] { $player }の手番です。
    }
log-rolled = { $who ->
        [you] あなたは{ $card }を出しました。
       *[other] { $player }は{ $card }を出しました。
    }
log-lost = { $other ->
        [0] 手番が終わりました。
       *[other] { $other }点を失いました。
    }
log-held = { $who ->
        [you] あなたは{ $other }点を確保しました。
       *[other] { $player }は{ $other }点を確保しました。
    }
