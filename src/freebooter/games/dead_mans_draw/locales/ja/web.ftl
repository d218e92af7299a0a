# ブラウザーで遊ぶDead Man's Drawのテーブル。

## バンク

web-draw-bank-of = { $player }、{ $points }点
web-draw-points = { $points }点
web-draw-bank-empty = このバンクは空です。
web-draw-stack = { $suit }：{ $values }
web-draw-at-turn = 手番中
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
web-draw-card-protected = { $card }（保護）
web-draw-offer = 地図のカード
web-draw-owed = 借りはあと{ $count }枚

## バースト

web-draw-busts = バースト！
web-draw-busts-some = { $values }でバースト
web-draw-stamp = バースト！
web-draw-your-turn = あなたの手番

## 選択

web-draw-choices = 選択肢
web-draw-all-choices = 選択肢をすべて見る（{ $count }）
web-draw-which = どれにしますか？
web-draw-sure = よろしいですか？
web-draw-sure-bust = 必ずバーストします。ほかの選択肢もあります。
web-draw-sure-nothing = プレイエリアは空です。何も受け取らずに手番が終わります。
web-draw-sure-own = これは自分のカードです。他プレイヤーを狙うこともできます。
web-draw-think-again = 考え直す
web-draw-undo = 取り消す
web-draw-pick-replay = もう一度働かせる
web-draw-pick-bank = バンクに入れる

## 確率とコーチ

web-draw-odds = 次のカード
web-draw-odds-none = ドローパイルは空です。次のカードはありません。
web-draw-odds-counted = { $cards }枚中{ $busting }枚がバーストします。
web-draw-odds-known = 次のカードは{ $card }です。バーストしません。
web-draw-odds-known-busts = 次のカードは{ $card }です。バーストします。
web-draw-odds-stakes = 受け取れば{ $gain }点が入り、バーストすれば{ $loss }点を失います。
web-draw-risk-none = バーストなし
web-draw-risk-sure = 必ずバースト
web-draw-risk-in = 約{ $cards }枚に{ $busting }枚がバースト
web-draw-odds-owed = まだ受け取れません。クラーケンへの借りがあと{ $count }枚あります。バーストすれば{ $loss }点を失います。
web-draw-gain = +{ $points }点
web-draw-odds-left = ドローパイルの残り：{ $cards }枚

## キー

web-draw-key-draw = カードを引く
web-draw-key-collect = 受け取る
web-draw-key-choice = 選択肢{ $number }
web-draw-key-next = 次の選択肢へ
web-draw-key-before = 前の選択肢へ
web-draw-key-list = すべての選択肢を一覧にする

## ホーム

line = 度胸の続くかぎりカードを引きましょう。うまく止めればお宝は自分のもの、同じスートが2枚出れば海の底です。
play-what = 甲板員2体を相手に、すぐに始める

## ボット

level-deckhand = 甲板員
level-contender = 挑戦者
level-boatswain = 甲板長
level-quartermaster = 操舵手
level-captain = 船長
plays-drifter = できる手を適当に選びます。
plays-deckhand = 早めに受け取る慎重な初心者です。ときどきうっかりします。
plays-contender = いつも3枚で切り上げる、堅実な相手です。
plays-boatswain = 勘で選びます。失うものの大きさはわかっていますが、カードは数えません。
plays-quartermaster = カードを数え、手番ごとに最も多くの点を狙います。
plays-captain = 勝ちを狙います。手番ごとに勝率がどう変わるかを考え、数手番先まで読みます。

## 一覧でのテーブル

web-with-mermaids = マーメイドバリアント
web-two-copies = 2セット使用
web-traits-are-fixed = 特質は指定

## テーブルの準備

web-party-what = パイレーツ・パーティーです。5人以上では2セット、120枚を使います。
web-edition-first = 基準の版です。
web-edition-differs = 英語版とのルールの違い：{ $count }件
web-traits = 特質
web-traits-what = 特質は、海賊の特別な力です。初めての対戦では、使わずに遊びましょう。
web-trait-of-seat = 席{ $number }の特質
web-trait-choose = 特質を選ぶ
web-traits-all = すべての特質
web-variant-none-what = 印刷されたとおりのルールです。
web-variant-what = バリアントカードは、対戦を通してルールを1つ変えます。
web-variant-random = ランダムなバリアントカード
web-variant-random-what = テーブルを開くときに1枚引かれ、全員に示されます。
web-problem-trait-missing = 特質のない席があります。選ぶか、配る方式にしてください。
web-problem-trait-twice = 「{ $trait }」は{ $copies }枚しかありません。どれかの席には別の特質を選んでください。
web-problem-siren = 「{ $trait }」はマーメイドバリアントでだけ使えます。マーメイドバリアントにするか、別の特質を選んでください。

## 結果

web-after-cards = カード{ $cards }枚

## ルール

rules-kind-suit = スート
rules-kind-trait = 特質
rules-kind-variant = バリアントカード

## レッスン

learn-what = まずはカードを引いてうまく止めること、次にスートごとの働きを覚えましょう。碇は守り、クラーケンは迫り、剣は奪います。最後は自分の力で勝ちましょう。

## 一覧でのテーブル

web-traits-are-draft = 特質はドラフト
web-traits-are-random = 特質はランダム

## テーブルの準備

web-traits-none = なし
web-traits-none-what = 全員が同じルールで遊びます。
web-traits-draft = ドラフト
web-traits-draft-what = 各自に2枚ずつ配られ、ひそかに1枚を残します。
web-traits-random = ランダム
web-traits-random-what = 各自に1枚ずつ配られます。
web-traits-fixed = 指定
web-traits-fixed-what = 席ごとに1枚ずつ選びます。

## 配り方の検証

web-fair-traits-holds = 特質は、計算し直した配り方と一致しています。
web-fair-traits-fails = 特質は、計算し直した配り方と一致していません。
