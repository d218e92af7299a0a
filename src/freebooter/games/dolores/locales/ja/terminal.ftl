# ターミナルでのテーブル。

## テーブル

dealer = ディーラー
neighbour = 左隣
bottles = ボトルメッセージ
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
        [you] あなたの「両手のトリック」：ジェスチャーを2つ出します。
       *[other] { $player }の「両手のトリック」：ジェスチャーを2つ出します。
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

odds-dawn = 次の4枚の中に「夜明け」がある確率：{ $percent }%。
odds-deals = これからの対決ごとの確率：{ $chances }。
odds-deal = { $deal }回目：{ $percent }%
odds-never = 出ない：{ $percent }%
odds-dawn-out = 「夜明け」はもう出ました。{ $duels ->
        [0] ドローパイルは次の対決に足りません。
       *[other] ドローパイルで対決できるのはあと{ $duels }回です。
    }
odds-last = ドローパイルは次の対決に足りません。「夜明け」はもう出ません。
odds-unseen = あなたがまだ見ていないカード：{ $cards }枚（ドローパイルに{ $draw }枚）。
odds-kind = { $kind }：{ $count }枚（{ $values }）
odds-bottles = { $count ->
       *[other] あなたがまだ見ていないボトルメッセージ（抜かれているかもしれません）：{ $bottles }。
    }
odds-gestures = この対決でゲームが終わり、ボトルメッセージがもう使われない場合の得点。{ $first }対{ $second }（今は{ $now }対{ $other }）：
odds-pair = { $first }が{ $own }、{ $second }が{ $others }：{ $points }対{ $other }

## 約束

promises-title = 約束
promises-player = { $player }：約束{ $made }件（守った{ $kept }件、破った{ $broken }件、立ち消え{ $lapsed }件、未決{ $open }件）。
promises-one = 対決{ $duel }、{ $player }：{ $promise }（{ $fate }）
promises-made = 約束
promises-kept = 守った
promises-broken = 破った
promises-lapsed = 立ち消え
promises-open = 未決

## ヘルプとルール

play-help-moves = 選択肢の番号か、「peace」や「play convoy」のような手を入力してください。手は、1つに決まるなら途中まででかまいません。選択肢が1つだけなら、Enterキーだけで進めます。ほかに、次のものが使えます。
play-help-signs = 表の▲は一番価値の高い種類、▼は一番価値の低い種類です。これらが得点になります。
play-help-odds = 「夜明け」の確率、あなたがまだ見ていないカード、ジェスチャーごとの得点
play-help-rules = Xのルール（ボトルメッセージ、ジェスチャー、章）。Xを省くとすべてのルール
play-help-discard = 捨て札の中身
refusal-topic = 「{ $topic }」についてのルールはありません。積み荷、ボトルメッセージ、ジェスチャー、ハウスルールの名前か、次の章から選んでください：{ $sections }。
rulebook-good = { $title }（積み荷）
rulebook-bottle = { $title }（ボトルメッセージ）
rulebook-gesture = { $title }（ジェスチャー）
rulebook-no-editions = ドロレスに版の違いはなく、ハウスルールはこれだけです。「-o bottles=none」のように-oで選べます。最初の値が既定です。
rulebook-more = 「freebooter rules dolores 項目」で、ボトルメッセージ、ジェスチャー、積み荷、ハウスルールを1つずつ読めます。

talk-help-promise = この対決のジェスチャーを約束する（「promise peace」「promise peace if fight」）
