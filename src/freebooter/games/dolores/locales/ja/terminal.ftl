# How the table looks in the terminal.

## テーブル

dealer = ディーラー
neighbour = 左隣
bottles = ボトル
piles = ドローパイル：{ $draw }枚。捨て札：{ $discard }枚。
before = { $who ->
        [you] あなた
       *[other] { $player }
    }{ $role ->
        [dealer] （ディーラー）の前：
       *[neighbour] （左隣）の前：
    }{ $cards }
place = 場所{ $place }（裏向き）
acts-lantern = { $who ->
        [you] あなたの「壊れたランタン」：カードは裏向きで、あなただけが見ています。
       *[other] { $player }の「壊れたランタン」：カードは裏向きで、{ $player }だけが見ています。
    }
acts-two-hand = { $who ->
        [you] あなたの「両手のトリック」：ジェスチャーを二つ出します。
       *[other] { $player }の「両手のトリック」：ジェスチャーを二つ出します。
    }
acts-bet = { $who ->
        [you] あなたはこの対決のジェスチャーに賭けています。
       *[other] { $player }がこの対決のジェスチャーに賭けています。
    }
gestures = ジェスチャー：{ $gestures }。
kind = { $kind }{ $sum }{ $cards ->
        [1] { "" }
       *[other] （{ $values }）
    }
player = { $player }{ $role ->
        [dealer] （ディーラー）
        [neighbour] （左隣）
       *[other] { "" }
    }：{ $points }点（{ $parts }）。積み荷：{ $kinds }。{ $count ->
        [0] { "" }
       *[other] ボトルメッセージ：{ $bottles }。
    }
discard = 捨て札{ $count }枚：{ $cards }。

## 確率

odds-dawn = 「夜明け」が次の4枚の中にある確率は{ $percent } %です。
odds-deals = 「夜明け」が出るのは、これから何回目に配るときか：{ $chances }。
odds-deal = { $deal }回目 { $percent } %
odds-never = 出ない { $percent } %
odds-dawn-out = 「夜明け」はもう引かれました。{ $duels ->
        [0] ドローパイルはもう配るのに足りません。
       *[other] ドローパイルで配れるのはあと{ $duels }回です。
    }
odds-last = ドローパイルはもう配るのに足りないので、「夜明け」は出ません。
odds-unseen = まだ見ていないカード：{ $cards }枚（ドローパイルは{ $draw }枚）。
odds-kind = { $kind }：{ $count }枚（{ $values }）
odds-bottles = { $count ->
       *[other] まだ見ていないボトルメッセージ（抜かれているかもしれません）：{ $bottles }。
    }
odds-gestures = この対決でゲームが終わるとした点数。このあとボトルメッセージは使わないものとします。{ $first }：{ $second }（いまは{ $now } : { $other }）
odds-pair = { $first }が{ $own }、{ $second }が{ $others }：{ $points } : { $other }

## 約束

promises-title = 約束
promises-player = { $player }：約束{ $made }、守った{ $kept }、破った{ $broken }、立ち消え{ $lapsed }、未決{ $open }。
promises-one = 対決{ $duel }、{ $player }：{ $promise }（{ $fate }）
promises-made = 約束
promises-kept = 守った
promises-broken = 破った
promises-lapsed = 立ち消え
promises-open = 未決

## ヘルプとルール

play-help-moves = 選択肢の番号か、「peace」や「play convoy」のような行動を入力してください。一つに決まるなら途中まででかまいません。選択肢が一つだけなら、Enterキーだけで進めます。ほかに、次の言葉が使えます。
play-help-signs = 表の▲はいちばん価値の高い種類、▼はいちばん価値の低い種類で、これらが得点になります。
play-help-odds = 「夜明け」の確率、まだ見ていないカード、ジェスチャーごとの点数
play-help-rules = Xのルール（ボトルメッセージ、ジェスチャー、章）。Xを省くとすべて
play-help-discard = 捨て札の中身
refusal-topic = 「{ $topic }」についてのルールはないので、積み荷、ボトルメッセージ、ジェスチャー、ハウスルールの名前か、次の章から選んでください：{ $sections }。
rulebook-good = { $title }（積み荷）
rulebook-bottle = { $title }（ボトルメッセージ）
rulebook-gesture = { $title }（ジェスチャー）
rulebook-no-editions = ドロレスに版の違いはなく、ハウスルールはこれだけです。「-o bottles=none」のように-oで選べます。最初の値がふつうのルールです。
rulebook-more = 「freebooter rules dolores TOPIC」で、ボトルメッセージ、ジェスチャー、積み荷、ハウスルールを一つずつ読めます。

talk-help-promise = この対決のジェスチャーを約束する（「promise peace」「promise peace if fight」）
