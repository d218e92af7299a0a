# ブラウザで遊ぶDead Man's Drawのテーブル。

## バンク

web-draw-bank-of = { $player }、{ $points }点
web-draw-points = { $points }点
web-draw-bank-empty = このバンクにはまだ何もありません。
web-draw-stack = { $suit }：{ $values }
web-draw-at-turn = 手番
web-draw-winner = 勝者
web-draw-rival = 宿敵
web-draw-has-chosen = 選択済み
web-draw-chosen = 選択中

## パイルとプレイエリア

web-draw-pile = ドローパイル：{ $count }枚。
web-draw-known-top = 次に来るカード：{ $cards }。
web-draw-discard-pile = 捨て札：{ $count }枚
web-draw-discard-open = 捨て札を見る：{ $count }枚
web-draw-discard-hidden = 捨て札：{ $count }枚（裏向き）
web-draw-row = プレイエリア
web-draw-row-empty = まだカードはありません。
web-draw-card-protected = { $card }（保護されています）
web-draw-offer = 地図のカード
web-draw-owed = 借りはあと{ $count }枚

## バースト

web-draw-busts = バースト！
web-draw-busts-some = { $values }でバースト
web-draw-bust = { $who ->
        [you] { $card }でバースト！
       *[other] { $player }が{ $card }でバースト！
    }
web-draw-bust-lost = { $count }枚を失いました。
web-draw-bust-saved = { $count }枚は守られました。

## 選択

web-draw-choices = できること
web-draw-all-choices = 選択肢をすべて見る（{ $count }）
web-draw-which = どちらにしますか。
web-draw-sure = よろしいですか。
web-draw-sure-bust = 必ずバーストします。ほかの選択肢もあります。
web-draw-sure-nothing = プレイエリアは空です。何も受け取らずに手番が終わります。
web-draw-sure-own = これは自分のカードです。ほかのプレイヤーを狙うこともできます。
web-draw-think-again = 考え直す

## 確率とコーチ

web-draw-odds = 次のカード
web-draw-odds-short = バースト
web-draw-odds-loss = 賭け：{ $loss }点
web-draw-odds-none = ドローパイルは空なので、次のカードはありません。
web-draw-odds-counted = { $cards }枚中{ $busting }枚がバーストします。
web-draw-odds-known = 次のカードは{ $card }で、バーストしません。
web-draw-odds-known-busts = 次のカードは{ $card }で、バーストします。
web-draw-odds-stakes = 受け取れば{ $gain }点増え、バーストすれば{ $loss }点を失います。
web-draw-odds-left = ドローパイルの残り：{ $cards }枚

## キー

web-draw-key-draw = カードを引く
web-draw-key-collect = 受け取る
web-draw-key-choice = 選択肢{ $number }
web-draw-key-next = 次の選択肢へ
web-draw-key-before = 前の選択肢へ
web-draw-key-list = すべての選択肢を文章で見る
