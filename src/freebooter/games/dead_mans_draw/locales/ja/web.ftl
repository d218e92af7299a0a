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
web-draw-stamp = バースト！
web-draw-your-turn = あなたの番

## 選択

web-draw-choices = できること
web-draw-all-choices = 選択肢をすべて見る（{ $count }）
web-draw-which = どちらにしますか。
web-draw-sure = よろしいですか。
web-draw-sure-bust = 必ずバーストします。ほかの選択肢もあります。
web-draw-sure-nothing = プレイエリアは空です。何も受け取らずに手番が終わります。
web-draw-sure-own = これは自分のカードです。ほかのプレイヤーを狙うこともできます。
web-draw-think-again = 考え直す
web-draw-undo = 取り消す
web-draw-pick-replay = もう一度使う
web-draw-pick-bank = バンクへ

## 確率とコーチ

web-draw-odds = 次のカード
web-draw-odds-none = ドローパイルは空なので、次のカードはありません。
web-draw-odds-counted = { $cards }枚中{ $busting }枚がバーストします。
web-draw-odds-known = 次のカードは{ $card }で、バーストしません。
web-draw-odds-known-busts = 次のカードは{ $card }で、バーストします。
web-draw-odds-stakes = 受け取れば{ $gain }点増え、バーストすれば{ $loss }点を失います。
web-draw-risk-none = バーストなし
web-draw-risk-sure = 必ずバースト
web-draw-risk-in = { $cards }枚に{ $busting }枚がバースト
web-draw-odds-owed = クラーケンへの借りがあと{ $count }枚あるので、まだ受け取れません。バーストすれば{ $loss }点を失います。
web-draw-gain = +{ $points }点
web-draw-odds-left = ドローパイルの残り：{ $cards }枚

## キー

web-draw-key-draw = カードを引く
web-draw-key-collect = 受け取る
web-draw-key-choice = 選択肢{ $number }
web-draw-key-next = 次の選択肢へ
web-draw-key-before = 前の選択肢へ
web-draw-key-list = すべての選択肢を文章で見る

## Home

line = 度胸が続くかぎり宝をめくりましょう。うまく止めれば自分のもの、同じスートが2枚出れば海の底です。
play-what = 甲板員2人を相手に、すぐに始めます

## Bots

level-deckhand = 甲板員
level-contender = 挑戦者
level-quartermaster = 操舵手
level-captain = 船長
plays-drifter = できることを適当にします。
plays-deckhand = 早めに獲得する慎重な初心者です。ときどきうっかりします。
plays-contender = 3枚めくったら帰る、習慣どおりの堅実な相手です。
plays-quartermaster = カードを数え、1枚ごとに見きわめます。
plays-captain = 対戦の終わりまで先を読む、いちばん強い相手です。

## Tables in lists

web-with-mermaids = マーメイド効果あり
web-two-copies = 2セット使用
web-traits-are-fixed = 特質は指定

## Setting up a table

web-party-what = 海賊パーティーです。5人以上では2セット、120枚を使います。
web-edition-first = ほかの版と比べるときの基準です。
web-edition-differs = 英語版と異なるルールが{ $count }個あります
web-traits = 特質
web-traits-what = 特質は、その海賊だけの力です。初めての対戦では、なしをおすすめします。
web-trait-of-seat = 席{ $number }の特質
web-trait-choose = 特質を選ぶ
web-traits-all = すべての特質
web-variant-none-what = 印刷されたとおりのルール。
web-variant-what = バリアントカードは、対戦を通してルールを一つ変えます。
web-variant-random = ランダムなバリアントカード
web-variant-random-what = テーブルを開くときに1枚引かれ、全員に示されます。
web-problem-trait-missing = 特質のない席があります。選ぶか、配る方式にしてください。
web-problem-trait-twice = 「{ $trait }」は{ $copies }枚しかありません。どちらかの席には別の特質を選んでください。
web-problem-siren = 「{ $trait }」はマーメイド効果があるときだけ使えます。そのルールにするか、別の特質を選んでください。

## The result

web-after-cards = カード{ $cards }枚

## Rules

rules-kind-suit = スート
rules-kind-trait = 特質
rules-kind-variant = バリアントカード

## Lessons

learn-what = カードを引いて、うまく止めること。それからスートごとの働きを覚えます。碇は守り、クラーケンは迫り、剣は奪います。最後は自分の力で勝ちましょう。

## Tables in lists

web-traits-are-draft = 特質はドラフト
web-traits-are-random = 特質はランダム

## Setting up a table

web-traits-none = なし
web-traits-none-what = 全員が同じルールで遊びます。
web-traits-draft = ドラフト
web-traits-draft-what = 各自に2枚ずつ配られ、こっそり1枚を残します。
web-traits-random = ランダム
web-traits-random-what = 各自に1枚ずつ配られます。
web-traits-fixed = 指定
web-traits-fixed-what = 席ごとに1枚ずつ選びます。

## The result


## The check of the deal

web-fair-traits-holds = 特質は、計算し直したとおりに配られています。
web-fair-traits-fails = 特質は、計算し直したとおりに配られていません。
