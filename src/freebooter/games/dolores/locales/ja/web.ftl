# ブラウザーで遊ぶドロレスの盤面。

## プレイヤーと積み荷

web-dolores-goods = 積み荷
web-dolores-bottles = ボトルメッセージ
web-dolores-points = { $points ->
       *[other] 点
    }
web-dolores-score = { $points ->
       *[other] { $points }点
    }
web-dolores-winner = 勝者
web-dolores-more = くわしく見る
web-dolores-read = 説明を読む
web-dolores-word = 約束：守った{ $kept }件、破った{ $broken }件
web-dolores-most = 最高
web-dolores-least = 最低
web-dolores-both = 両方
web-dolores-scores-most = 一番価値が高く、得点になります
web-dolores-scores-least = 一番価値が低く、得点になります
web-dolores-scores-both = 一番高く、一番低いので、得点になります
web-dolores-scores-not = 中間なので、得点になりません
web-dolores-too-few = 枚数が足りず、数えません
web-dolores-tile = { $kind }：{ $sum }（{ $values }）、{ $mark }
web-dolores-tile-several = { $tile }：この中から1枚選ぶ
web-dolores-no-cards = { $kind }：なし
web-dolores-which = どのカードにしますか？
web-dolores-made-of = 内訳：{ $parts }。
web-dolores-made-of-doubled = 内訳：{ $parts }。すべての種類の価値が同じなので、合計が2倍になります。
web-dolores-scoring = 一番価値の高い種類（▲）と低い種類（▼）が得点になります。
web-dolores-shown = これまでに出したジェスチャー
web-dolores-shown-nothing = ジェスチャーはまだありません。
web-dolores-against = 相手
web-dolores-latest = 前回

## 対決

web-dolores-duel = 対決
web-dolores-dealer = ディーラー
web-dolores-neighbour = 左隣
web-dolores-before = { $player }の前
web-dolores-lies-before = { $card }、{ $player }の前
web-dolores-face-down = 場所{ $place }、裏向き
web-dolores-shows = { $player }は{ $gesture }を出しました
web-dolores-own-secret = { $player }：{ $gesture }（まだ秘密です）
web-dolores-has-chosen = { $player }はひそかに選びました
web-dolores-is-choosing = { $player }は選んでいます
web-dolores-acting = この対決で効いているボトルメッセージ
web-dolores-last = 前の対決：

## できること

web-dolores-actions = あなたの決断
web-dolores-touch-lit = 光っているカードを1枚選んでください。
web-dolores-may-change = 最後の1人が選ぶまで変えられます。
web-dolores-will-show = { $player }が出すのは
web-dolores-bet-place = 賭ける
web-dolores-bet-placed = 賭けました
web-dolores-arrange-touch = カードを選び、次に反対側のカードを選ぶと、入れ替わります。
web-dolores-arrange-change = 反対側のカードを選んでください。
web-dolores-arrange-so = このように置く
web-dolores-key-card = カード{ $place }を選ぶ
web-dolores-key-discard = 捨て札
web-dolores-won = { $count ->
        [1] { $players }の勝ちです
       *[other] { $players }が勝利を分かち合います
    }（{ $points }点）。

## 3つのジェスチャーと、その結果

web-dolores-gestures = ジェスチャー
web-dolores-you = あなた
web-dolores-dealer-what = ディーラーは左に座る人の前に2枚、自分の前に2枚のカードを置きます。
web-dolores-neighbour-what = 左隣はディーラーの左に座る人で、次の対決のディーラーになります。
web-dolores-point = ジェスチャーを指すと、その結果が見られます。
web-dolores-if-you-show = あなたが{ $gesture }を出すと
web-dolores-against-it = 相手が{ $gesture }なら：
web-dolores-if-peace-peace = 二人とも自分の前のカードを取ります。
web-dolores-if-peace-fight = { $player }がすべてのカードを取ります。
web-dolores-if-peace-choice = { $player }が1枚選び、あなたは自分の前の残りを取り、あとは捨て札になります。
web-dolores-if-fight-peace = あなたがすべてのカードを取ります。
web-dolores-if-fight-fight = すべてのカードが捨て札になります。
web-dolores-if-fight-choice = { $player }が1枚選び、あなたが残りをすべて取ります。
web-dolores-if-choice-peace = あなたが1枚選び、{ $player }は自分の前の残りを取り、あとは捨て札になります。
web-dolores-if-choice-fight = あなたが1枚選び、{ $player }が残りをすべて取ります。
web-dolores-if-choice-choice = カードはすべて捨て札になり、二人とも積み荷を1種類、丸ごと捨てます。
web-dolores-outcome-peace-peace = 平和！二人とも自分の前のカードを取ります。
web-dolores-outcome-fight-peace = { $first }がすべて取ります。
web-dolores-outcome-fight-fight = 乱闘！すべて捨て札になります。
web-dolores-outcome-choice-peace = { $first }が1枚選び、{ $second }は自分の前の残りを取ります。
web-dolores-outcome-choice-fight = { $first }が1枚選び、{ $second }が残りを取ります。
web-dolores-outcome-choice-choice = すべて捨て札になり、二人とも積み荷を1種類、丸ごと捨てます。
web-dolores-outcomes-whole = 表全体を見る
web-dolores-bet-placed-by = { $player }は{ $gestures }に賭けました。
web-dolores-bet-won-by = { $player }の賭け（{ $gestures }）は当たりです！
web-dolores-bet-lost-by = { $player }の賭け（{ $gestures }）は外れです。
web-dolores-undo = 取り消す
web-dolores-on-its-way = 送信中…
web-dolores-passing = ボトルメッセージはいつもパスする
web-dolores-ahead = 尋ねられたらすぐ{ $gesture }を出す
web-dolores-ahead-mark = 予約

## 約束

web-dolores-promise = 約束する
web-dolores-promise-this = 約束する：{ $promise }
web-dolores-promise-if = 相手が{ $condition }を出すなら{ $gesture }
web-dolores-if = もし…
web-dolores-promise-on-condition = 条件を付けて約束する
web-dolores-if-other-shows = もし{ $player }がこれを出したら
web-dolores-i-show = 自分はこれを出す
web-dolores-not-bound = 約束に縛られることはありませんが、守ったかどうかは記録に残ります。
web-dolores-promised = { $player }の約束：{ $promise }
web-dolores-promises = 約束
web-dolores-promise-fate = 対決{ $duel }、{ $promise }：{ $fate }
web-dolores-fate-kept = 守った
web-dolores-fate-broken = 破った
web-dolores-fate-lapsed = 立ち消え
web-dolores-fate-open = 未決

## ドローパイルと確率とコーチ

web-dolores-draw = { $count ->
       *[other] ドローパイル：{ $count }枚。
    }
web-dolores-discard = { $count ->
       *[other] 捨て札：{ $count }枚
    }
web-dolores-discard-empty = まだ捨て札はありません。
web-dolores-unseen = あなたがまだ見ていないカード
web-dolores-unseen-what = { $count ->
       *[other] あなたがまだ見ていないカードは{ $count }枚
    }で、そのうち{ $draw }枚がドローパイルにあります。抜かれているボトルメッセージがあるかもしれません。
web-dolores-dawn-next = 次の4枚の中に「夜明け」がある確率：{ $chance }。
web-dolores-dawn-deals = これからの対決ごとの確率：{ $chances }。
web-dolores-dawn-deal = { $deal }回目：{ $chance }
web-dolores-dawn-out = 「夜明け」はもう出ません。
web-dolores-outcomes = ジェスチャーごとの結果
web-dolores-outcomes-short = もしも…
web-dolores-outcomes-now = { $first }対{ $second }の得点（今は{ $now }対{ $other }）
web-dolores-outcomes-what = この対決で対戦が終わり、ボトルメッセージがもう使われない場合の得点です。何が懸かっているかを示すもので、何を出すべきかではありません。

## ホーム

line = 難破船の積み荷を二人ずつ山分けします。分けるか、戦うか、先に選ぶか。ジェスチャーを出す前なら、どんな約束も自由です。
play-what = 鏡と勝負師を相手に、すぐに始める

## ボット

level-captain = 船長
level-dove = ハト
level-grudger = 根に持つ人
level-reciprocator = 鏡
level-hawk = タカ
level-gambler = 勝負師
level-navigator = 航海士
plays-drifter = でたらめな手を選び、何も言いません。一番勝ちやすい相手です。
plays-dove = 決して戦いません。平和を約束すれば守り、黙っているときはたいてい先取りを狙います。勝ちやすい相手です。
plays-grudger = ふだんは平和を出しますが、一度でも戦いや先取りを出されると、二度と許しません。
plays-reciprocator = 前回されたとおりにお返しし、約束は守ります。黙っているときは要注意です。
plays-hawk = たいてい戦います。戦わないと言うこともあります。平和を守る人には勝ちます。
plays-gambler = 見抜かれないように、場のカードに合わせてジェスチャーを混ぜます。手ごわい相手です。
plays-navigator = どの対決が最後までにどれだけ響くかを見抜き、すぐに決めます。勝負師より強い相手です。
plays-captain = どの対決も先まで読みます。手の内を見せず、あなたの癖を突きます。最強です。

## 一覧のテーブル

web-without-bottles = ボトルメッセージなし
web-pairs-count = 種類は2枚から

## ルール

rules-kind-good = 積み荷
rules-kind-bottle = ボトルメッセージ
rules-kind-gesture = ジェスチャー

## レッスン

learn-what = 3つのジェスチャーとその組み合わせ、最後に得点になる積み荷の種類、夜明け前のボトルメッセージの使い方を覚えましょう。

## 結果

mark-doubled = すべて同じ：2倍

## リプレイ

web-replay-duel-back = 前の対決
web-replay-duel-on = 次の対決
