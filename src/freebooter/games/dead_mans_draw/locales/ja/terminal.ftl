# ターミナルでのテーブル。

## 受け付けられないもの

refusal-topic = 「{ $topic }」についてのルールはありません。スート、特質、バリアントカード、ハウスルールの名前か、次の章から選んでください：{ $sections }。
refusal-topic-card = 「{ $card }」というカードはこのゲームにありません。{ $suit }の数字は{ $lowest }から{ $highest }までです。

## 遊ぶ

play-help-moves = 選択肢の番号か、「draw」や「steal Anne key」のような手を入力してください。手は、1つに決まるなら途中まででかまいません。選択肢が1つだけなら、Enterキーだけで進めます。ほかに、次のものが使えます。
play-help-odds = 次のカードの正確な確率と、ドローパイルの残り
play-help-rules = Xのルール（スート、特質、章）。Xを省くとすべてのルール
play-help-discard = 捨て札の中身（見てよいゲームのとき）

## ルール

rulebook-suit = { $title }（スート）
rulebook-trait = { $title }（特質）
rulebook-variant = { $title }（バリアントカード）
rulebook-editions-hint = どのルールも、「-o parry=holder」のように-oで1つずつ変えられます。「freebooter rules parry」で説明を読めます。版とは別に決められるもの：{ $beside }。
rulebook-more = 「freebooter rules 項目」で、カード、スート、特質、バリアントカード、ハウスルールを1つずつ読めます。「freebooter rules --editions」で、版による違いを見られます。

## テーブル

table-piles = ドローパイル：{ $draw }枚。捨て札：{ $discard }枚。
table-known = { $count ->
        [1] ドローパイルの次のカード：{ $cards }。
       *[other] ドローパイルの次のカード（この順）：{ $cards }。
    }
table-offer = 地図の候補：{ $cards }。
table-row = プレイエリア：{ $cards }
table-row-empty = プレイエリア：空。
table-safe = { $card }（保護）
table-owed = { $who ->
        [you] あなたの
       *[other] { $player }の
    }クラーケンへの借りは、あと{ $owed }枚です。
table-worth = { $who ->
        [you] 今{ $now }点。ここで受け取ると{ $then }点になります。
       *[other] { $player }は今{ $now }点。ここで受け取ると{ $then }点になります。
    }
table-traits = 特質：{ $traits }。
table-trait = { $player }：{ $trait }
table-no-trait = 特質なし
table-rival = { $trait }（宿敵：{ $rival }）
table-player = { $player }{ $turn ->
        [yes] （手番中）
       *[no] {""}
    }：{ $points }点、{ $cards ->
        [0] カードなし。
       *[other] カード{ $cards }枚：{ $stacks }。
    }
table-stack = { $top }（下に{ $under }）
table-discard = 捨て札{ $discard }枚：{ $cards }。
table-discard-hidden = 捨て札は{ $discard }枚です。このゲームでは、誰も中を見られません。

## 確率

odds-no-card = ドローパイルは空です。次のカードはありません。
odds-chance = バーストの確率は{ $percent }%です（{ $cards }枚中{ $busting }枚）。
odds-known = { $busts ->
        [yes] 次のカードは{ $card }です。バーストします。
       *[no] 次のカードは{ $card }です。バーストしません。
    }
odds-stake = バーストで失うカード：{ $cards }（合わせて{ $points }点）。
odds-nothing-at-stake = バーストしても失うカードはありません。
odds-left = ドローパイルの残り（{ $cards }枚）：
odds-suit = { $suit }：残り{ $count }枚（{ $values }）
odds-suit-busts = { $suit }：{ $busts }
odds-busts = バースト
odds-busts-some = { $values }でバースト

## コマンドラインのオプション

help-option-edition = 版を選びます：{ $values }。
help-option-traits = 特質を選びます：none、draft、random、または席ごとに1つ（コンマ区切り）。
help-option-variant = バリアントカードを選びます：名前、none、またはrandom。
help-option-mermaids = マーメイドの働きを選びます：plain（効果なし）、またはreplay（マーメイドバリアント）。
help-option-decks = 混ぜて使うセットの数を決めます。
