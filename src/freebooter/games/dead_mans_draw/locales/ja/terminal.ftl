# How the table looks in the terminal.

## 受け付けられないもの

refusal-topic = 「{ $topic }」についてのルールはないので、スート、特質、バリアントカード、ハウスルールの名前か、次の章から選んでください：{ $sections }。
refusal-topic-card = 「{ $card }」というカードはこのゲームになく、{ $suit }の数字は{ $lowest }から{ $highest }までです。

## 遊ぶ

play-help-moves = 選択肢の番号か、「draw」や「steal Anne key」のような行動を入力してください。一つに決まるなら途中まででかまいません。選択肢が一つだけなら、Enterキーだけで進めます。ほかに、次の言葉が使えます。
play-help-odds = 次のカードの正確な確率と、ドローパイルの残り
play-help-rules = Xのルール（スート、特質、章）。Xを省くとすべて
play-help-discard = 捨て札の中身（見てよいゲームのとき）

## ルール

rulebook-suit = { $title }（スート）
rulebook-trait = { $title }（特質）
rulebook-variant = { $title }（バリアントカード）
rulebook-editions-hint = どのルールも、「-o parry=holder」のように-oで一つずつ変えられます。「freebooter rules parry」で説明を読めます。版とは別に決められるもの：{ $beside }。
rulebook-more = 「freebooter rules TOPIC」で、カード、スート、特質、バリアントカード、ハウスルールを一つずつ読めます。「freebooter rules --editions」で、版による違いを見られます。

## Dead Man's Draw：テーブル

table-piles = ドローパイル：{ $draw }枚。捨て札：{ $discard }枚。
table-known = { $count ->
        [1] ドローパイルの一番上はわかっています：{ $cards }。
       *[other] ドローパイルの上のカードはわかっています（上から順）：{ $cards }。
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
        [you] いま{ $now }点。ここで受け取ると{ $then }点になります。
       *[other] { $player }はいま{ $now }点。ここで受け取ると{ $then }点になります。
    }
table-traits = 特質：{ $traits }。
table-trait = { $player }：{ $trait }
table-no-trait = 特質なし
table-rival = { $trait }（宿敵：{ $rival }）
table-player = { $player }{ $turn ->
        [yes] （手番）
       *[no] {""}
    }：{ $points }点、{ $cards ->
        [0] カードなし。
       *[other] カード{ $cards }枚：{ $stacks }。
    }
table-stack = { $top }（下に{ $under }）
table-discard = 捨て札{ $discard }枚：{ $cards }。
table-discard-hidden = 捨て札は{ $discard }枚です。このゲームでは、誰も中を見られません。

## Dead Man's Draw：確率

odds-no-card = ドローパイルは空なので、次のカードはありません。
odds-chance = 次のカードでバーストする確率は{ $percent }%です（{ $cards }枚中{ $busting }枚）。
odds-known = { $busts ->
        [yes] 次のカードは{ $card }で、バーストします。
       *[no] 次のカードは{ $card }で、バーストしません。
    }
odds-stake = バーストで失うのは{ $cards }、合わせて{ $points }点です。
odds-nothing-at-stake = バーストしても失うカードはありません。
odds-left = ドローパイルの残り{ $cards }枚：
odds-suit = { $suit }：残り{ $count }枚（{ $values }）
odds-suit-busts = { $suit }：{ $busts }
odds-busts = バースト
odds-busts-some = { $values }でバースト

## コマンドラインのオプション

help-option-edition = どの版のルールか： { $values }。
help-option-traits = 特質： none、 draft、 random、 または席ごとに一つずつ （コンマ区切り）。
help-option-variant = バリアントカードの名前、 none、 または random。
help-option-mermaids = マーメイド： plain （効果なし） または replay （マーメイド効果）。
help-option-decks = 何セットを混ぜて使うか。
