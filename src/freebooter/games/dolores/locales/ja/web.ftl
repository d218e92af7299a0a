# ブラウザーでのドロレスの盤面。

## プレイヤーと積み荷

web-dolores-goods = 積み荷
web-dolores-bottles = ボトル
web-dolores-points = { $points ->
       *[other] 点
    }
web-dolores-score = { $points ->
       *[other] { $points }点
    }
web-dolores-winner = 勝者
web-dolores-more = くわしく見る
web-dolores-read = 説明を読む
web-dolores-word = 約束：守った{ $kept }回、破った{ $broken }回
web-dolores-most = 最大
web-dolores-least = 最小
web-dolores-both = 両方
web-dolores-scores-most = 最も価値が高く、得点になります
web-dolores-scores-least = 最も価値が低く、得点になります
web-dolores-scores-both = 最も高く最も低いので、得点になります
web-dolores-scores-not = 中間なので、得点になりません
web-dolores-too-few = 枚数が足りず、数えません
web-dolores-tile = { $kind }：{ $sum }（{ $values }）、{ $mark }
web-dolores-tile-several = { $tile }：この中から1枚選びます
web-dolores-no-cards = { $kind }：なし
web-dolores-which = どのカードにしますか
web-dolores-made-of = 内訳：{ $parts }。
web-dolores-made-of-doubled = 内訳：{ $parts }。すべての種類の価値が等しいので、2倍になります。
web-dolores-scoring = 最も価値の高い種類（▲）と最も低い種類（▼）が得点になります。
web-dolores-shown = これまでに出したジェスチャー
web-dolores-shown-nothing = まだ何も出していません。
web-dolores-against = 相手
web-dolores-latest = 前回

## 対決

web-dolores-duel = 対決
web-dolores-dealer = ディーラー
web-dolores-neighbour = 左隣
web-dolores-before = { $player }の前
web-dolores-lies-before = { $card }、{ $player }の前
web-dolores-face-down = { $place }番目、裏向き
web-dolores-shows = { $player }は{ $gesture }を出しました
web-dolores-own-secret = { $player }：{ $gesture }（まだ秘密です）
web-dolores-has-chosen = { $player }はひそかに選びました
web-dolores-is-choosing = { $player }は選んでいます
web-dolores-acting = この対決で効いているボトル
web-dolores-last = 前の対決：

## できること

web-dolores-actions = 決めること
web-dolores-touch-lit = 光っているカードに触れてください。
web-dolores-may-change = 最後の人が選ぶまで変えられます。
web-dolores-will-show = { $player }が出すのは
web-dolores-bet-place = 賭ける
web-dolores-bet-placed = 賭けました
web-dolores-arrange-touch = カードに触れ、次に反対側のカードに触れると、入れ替わります。
web-dolores-arrange-change = 反対側のカードに触れてください。
web-dolores-arrange-so = このように並べる
web-dolores-key-card = カード{ $place }を手に取る
web-dolores-key-discard = 捨て札
web-dolores-won = { $count ->
       *[other] { $players }の勝ち
    }です（{ $points ->
       *[other] { $points }点
    }）。

## 3つのジェスチャーと、その結果

web-dolores-gestures = ジェスチャー
web-dolores-you = あなた
web-dolores-dealer-what = ディーラーは左隣の人の前に2枚、自分の前に2枚のカードを配ります。
web-dolores-neighbour-what = 左隣はディーラーの左に座る人です。次の対決では左隣がディーラーになります。
web-dolores-point = ジェスチャーを指すと、どうなるかが見られます。
web-dolores-if-you-show = あなたが{ $gesture }を出すと
web-dolores-against-it = 相手が{ $gesture }なら：
web-dolores-if-peace-peace = 2人とも自分の前のカードを取ります。
web-dolores-if-peace-fight = { $player }がすべてのカードを取ります。
web-dolores-if-peace-choice = { $player }が1枚選び、あなたは自分の前の残りを取り、あとは捨て札です。
web-dolores-if-fight-peace = あなたがすべてのカードを取ります。
web-dolores-if-fight-fight = すべてのカードが捨て札になります。
web-dolores-if-fight-choice = { $player }が1枚選び、あなたが残りをすべて取ります。
web-dolores-if-choice-peace = あなたが1枚選び、{ $player }は自分の前の残りを取り、あなたの前の残りは捨て札です。
web-dolores-if-choice-fight = あなたが1枚選び、{ $player }が残りをすべて取ります。
web-dolores-if-choice-choice = カードはすべて捨て札になり、2人とも1種類をすべて捨てます。
web-dolores-outcome-peace-peace = 平和！2人とも自分の前のカードを取ります。
web-dolores-outcome-fight-peace = { $first }がすべて取ります。
web-dolores-outcome-fight-fight = 乱闘！すべて捨て札です。
web-dolores-outcome-choice-peace = { $first }が1枚選び、{ $second }は自分の前の残りを取ります。
web-dolores-outcome-choice-fight = { $first }が1枚選び、{ $second }が残りを取ります。
web-dolores-outcome-choice-choice = すべて捨て札になり、2人とも1種類をすべて捨てます。
web-dolores-outcomes-whole = 表をすべて見る
web-dolores-bet-placed-by = { $player }は{ $gestures }に賭けました。
web-dolores-bet-won-by = { $player }の賭け（{ $gestures }）は当たり！
web-dolores-bet-lost-by = { $player }の賭け（{ $gestures }）は外れ。
web-dolores-undo = 取り消す
web-dolores-on-its-way = 送信中…
web-dolores-passing = ボトルは自動でパスする
web-dolores-ahead = 聞かれたらすぐ{ $gesture }を出す
web-dolores-ahead-mark = 予約

## 約束

web-dolores-promise = 約束
web-dolores-promise-this = 約束する：{ $promise }
web-dolores-promise-if = 相手が{ $condition }を出すなら{ $gesture }
web-dolores-if = もし…
web-dolores-promise-on-condition = 条件を付けて約束する
web-dolores-if-other-shows = { $player }が出すのがこれなら
web-dolores-i-show = 自分はこれを出します
web-dolores-not-bound = 約束に縛られることはありませんが、守ったかどうかは記録に残ります。
web-dolores-promised = { $player }の約束：{ $promise }
web-dolores-promises = 約束
web-dolores-promise-fate = 対決{ $duel }、{ $promise }：{ $fate }
web-dolores-fate-kept = 守りました
web-dolores-fate-broken = 破りました
web-dolores-fate-lapsed = 無効になりました
web-dolores-fate-open = 決着前です

## ドローパイルと確率とコーチ

web-dolores-draw = { $count ->
       *[other] ドローパイル：{ $count }枚。
    }
web-dolores-discard = { $count ->
       *[other] 捨て札：{ $count }枚
    }
web-dolores-discard-empty = まだ捨て札はありません。
web-dolores-unseen = まだ見えていないカード
web-dolores-unseen-what = { $count ->
       *[other] まだ見ていないカードは{ $count }枚
    }で、ドローパイルは{ $draw }枚です。使われていないボトルがあるかもしれません。
web-dolores-dawn-next = 次の4枚で夜明けが来る確率：{ $chance }。
web-dolores-dawn-deals = これからの対決ごとの確率：{ $chances }。
web-dolores-dawn-deal = { $deal }回目：{ $chance }
web-dolores-dawn-out = 夜明けはもう来ません。
web-dolores-outcomes = ジェスチャーごとの結果
web-dolores-outcomes-short = もしも…
web-dolores-outcomes-now = { $first } : { $second }の点数（現在{ $now } : { $other }）
web-dolores-outcomes-what = この対決で対戦が終わり、ボトルがもう使われない場合の点数です。何が懸かっているかを示すもので、何を出すべきかではありません。

## Home

line = 難破船の積み荷を二人ずつ山分けします。分けるか、戦うか、先に選ぶか。手を出す前の約束は自由です。
play-what = 鏡と勝負師を相手に、すぐに始めます

## Bots

level-captain = 船長
level-dove = ハト
level-grudger = 根に持つ人
level-reciprocator = 鏡
level-hawk = タカ
level-gambler = 勝負師
plays-drifter = できることを適当にし、何も言いません。
plays-dove = 相手が何をしても、平和を約束して守ります。
plays-grudger = 一度でも戦うと、二度と仲直りしません。
plays-reciprocator = 前回されたとおりにお返しします。
plays-hawk = 戦います。戦わないと言うこともあります。
plays-gambler = 見抜かれないようにジェスチャーを混ぜます。
plays-captain = あなたの遊び方を見きわめ、先を読みます。

## Tables in lists

web-without-bottles = ボトルメッセージなし
web-pairs-count = 種類は2枚から有効

## Rules

rules-kind-good = 積み荷
rules-kind-bottle = ボトルメッセージ
rules-kind-gesture = ジェスチャー

## Lessons

learn-what = 3つのジェスチャーとその組み合わせ、最後に得点になる積み荷の種類、そして夜明けの前にボトルメッセージを使う方法を覚えます。

## The result

mark-doubled = すべて同じ：2倍

## Replay

web-replay-duel-back = 前の対決
web-replay-duel-on = 次の対決
