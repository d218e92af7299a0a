# ドロレスについてのターミナルの言葉：テーブル、決めること、出来事、確率、約束、終わり。

## カードと得点の内訳

dolores-good = { $kind }{ $value }
dolores-face-down = { $count ->
       *[other] 裏向き{ $count }枚
    }
dolores-nothing = なし
dolores-part = { $kind }{ $points }
dolores-doubled = { $parts }、2倍

## テーブル

dolores-dealer = ディーラー
dolores-neighbour = 左隣
dolores-bottles = ボトル
dolores-piles = ドローパイル：{ $draw }枚。捨て札：{ $discard }枚。
dolores-before = { $who ->
        [you] あなた
       *[other] { $player }
    }{ $role ->
        [dealer] （ディーラー）の前：
       *[neighbour] （左隣）の前：
    }{ $cards }
dolores-place = 場所{ $place }（裏向き）
dolores-place-seen = 場所{ $place }：{ $card }
dolores-acts-lantern = { $who ->
        [you] あなたの「壊れたランタン」：カードは裏向きで、あなただけが見ています。
       *[other] { $player }の「壊れたランタン」：カードは裏向きで、{ $player }だけが見ています。
    }
dolores-acts-two-hand = { $who ->
        [you] あなたの「両手のトリック」：ジェスチャーを二つ出します。
       *[other] { $player }の「両手のトリック」：ジェスチャーを二つ出します。
    }
dolores-acts-bet = { $who ->
        [you] あなたはこの対決のジェスチャーに賭けています。
       *[other] { $player }がこの対決のジェスチャーに賭けています。
    }
dolores-gestures = ジェスチャー：{ $gestures }。
dolores-shown = { $player }は{ $gesture }
dolores-shown-both = { $player }は{ $one }と{ $two }
dolores-shown-bet = { $player }の賭けは{ $dealer }が{ $one }、{ $neighbour }が{ $two }
dolores-side = { $player }：{ $cards }
dolores-kind = { $kind }{ $sum }{ $cards ->
        [1] { "" }
       *[other] （{ $values }）
    }
dolores-player = { $player }{ $role ->
        [dealer] （ディーラー）
        [neighbour] （左隣）
       *[other] { "" }
    }：{ $points }点（{ $parts }）。積み荷：{ $kinds }。{ $count ->
        [0] { "" }
       *[other] ボトルメッセージ：{ $bottles }。
    }
dolores-discard = 捨て札{ $count }枚：{ $cards }。
dolores-decides = いま決めている人：{ $players }（{ $about }）。
dolores-about-before-deal = 配る前の機会
dolores-about-dawn = 「夜明け」が現れた
dolores-about-before-count = かけ声の前の機会
dolores-about-after-count = かけ声の後の機会
dolores-about-arrange = カードの置き直し
dolores-about-gestures = 秘密のジェスチャー
dolores-about-show = どちらの手を生かすか
dolores-about-winnings = 賭けの取り分
dolores-about-first-choice = 先取り
dolores-about-drop = どの種類を捨てるか
dolores-about-rob = 盗み

## 決めること

dolores-asks-before-deal = 配る前です。ボトルメッセージを使いますか。
dolores-asks-dawn = 「夜明け」が現れました！見逃しますか。
dolores-asks-before-count = かけ声の前です。ボトルメッセージを使いますか。
dolores-asks-after-count = かけ声の後、結果の前です。ボトルメッセージを使いますか。
dolores-asks-arrange = 「渦潮」です。カードをどう置き直しますか。
dolores-asks-gestures = { $player }との対決です。どのジェスチャーを出しますか。
dolores-asks-both = { $player }との対決です。どの二つのジェスチャーを出しますか。
dolores-asks-bet = 「賭け」です。対決する二人は何を出すでしょうか。
dolores-asks-show = { $player }のジェスチャーが分かりました。どちらの手を生かしますか。
dolores-asks-winnings = 賭けに勝ちました。どのカードを取りますか。
dolores-asks-first-choice = 先取りです。どのカードを取りますか。
dolores-asks-drop = 二人とも先取りでした。どの種類を捨てますか。二人が選ぶまで誰にも見えません。
dolores-asks-rob = 「盗み」です。どのカードを取りますか。

dolores-choice-pass = パス
dolores-choice-done = もう取らない
dolores-choice-peace = 平和（開いた手）：自分の前のカードで満足する
dolores-choice-fight = 戦い（握りこぶし）：全部を奪いにいく
dolores-choice-choice = 先取り（立てた親指）：相手より先に1枚を選ぶ
dolores-choice-both = 両方：{ $gestures }
dolores-choice-show = { $gesture }を生かす
dolores-choice-take = { $card }{ $whom ->
        [you] （あなたの前）
        [other] （{ $player }の前）
       *[nobody] { "" }
    }：{ $points }点になる
dolores-choice-take-blind = 場所{ $place }（{ $whom ->
        [you] あなた
       *[other] { $player }
    }の前、裏向き）
dolores-choice-take-seen = 場所{ $place }（{ $whom ->
        [you] あなた
       *[other] { $player }
    }の前）の{ $card }：{ $points }点になる
dolores-choice-drop = { $kind }（{ $values }）：残り{ $points }点
dolores-choice-rob = { $player }の{ $card }：{ $points }点になる
dolores-play-lantern = 壊れたランタン：カードを裏向きにし、自分だけが見る
dolores-play-lookout = 見張り：「夜明け」を見逃し、ゲームを続ける
dolores-play-swell = 大波：カードを捨て、新しく4枚を配る
dolores-play-whirlpool = 渦潮：カードを置き直す
dolores-play-convoy = 船団：それぞれの前に1枚ずつ加える
dolores-play-two-hand = 両手のトリック：ジェスチャーを二つ出し、あとで決める
dolores-play-bet = 賭け：二人のジェスチャーを予想し、当たれば先に取る
dolores-play-void = 無効：同じカードで対決をやり直す

## 出来事

dolores-log-start-card = { $who ->
        [you] あなたの最初の取り分は{ $cards }です。
       *[other] { $player }の最初の取り分は{ $cards }です。
    }
dolores-log-duel = { $who ->
        [you] ― 対決：ディーラーはあなた、相手は{ $other } ―
       *[other] ― 対決：ディーラーは{ $player }、相手は{ $whom ->
            [you] あなた
           *[other] { $other }
        } ―
    }
dolores-log-dealt = { $who ->
        [you] あなたの前
       *[other] { $player }の前
    }{ $how ->
        [seen] （見えるのはあなただけ）：{ $cards }。
       *[open] ：{ $cards }。
    }
dolores-log-dawn = 夜が明けます！
dolores-log-played = { $who ->
        [you] 「{ $bottle }」を使いました。
       *[other] { $player }が「{ $bottle }」を使いました。
    }
dolores-log-passed = { $who ->
        [you] パスしました。
       *[other] { $player }がパスしました。
    }
dolores-log-arranged = { $who ->
        [you] カードを置き直しました。{ $sides }。
       *[other] { $player }がカードを置き直しました。{ $sides }。
    }
dolores-log-has-chosen = { $who ->
        [you] 選びました。
       *[other] { $player }がひそかに選びました。
    }
dolores-log-showed = いち、に、さん！{ $gestures }。
dolores-log-hand = { $who ->
        [you] あなたは二つのうち{ $gesture }を生かします。
       *[other] { $player }は二つのうち{ $gesture }を生かします。
    }
dolores-log-bet-won = { $who ->
        [you] 賭けに勝ちました。先に取れます。
       *[other] { $player }が賭けに勝ち、先に取ります。
    }
dolores-log-bet-lost = { $who ->
        [you] 賭けは外れました。
       *[other] { $player }の賭けは外れました。
    }
dolores-log-took = { $who ->
        [you] { $cards }を取り、{ $points }点になりました。
       *[other] { $player }が{ $cards }を取り、{ $points }点になりました。
    }
dolores-log-lost = 捨て札：{ $cards }。
dolores-log-dropped = { $who ->
        [you] 取り分から{ $cards }を捨て、{ $points }点になりました。
       *[other] { $player }が取り分から{ $cards }を捨て、{ $points }点になりました。
    }
dolores-log-robbed = { $who ->
        [you] 「盗み」で{ $other }の{ $cards }を取りました。
       *[other] { $player }が「盗み」で{ $whom ->
            [you] あなた
           *[other] { $other }
        }の{ $cards }を取りました。
    }
dolores-log-nothing-to-rob = { $who ->
        [you] 「盗み」で取れるものがありませんでした。
       *[other] { $player }の「盗み」で取れるものがありませんでした。
    }
dolores-log-over = ゲームは終わりです。

## 確率

dolores-odds-dawn = 「夜明け」が次の4枚の中にある確率は{ $percent } %です。
dolores-odds-deals = 「夜明け」が出るのは、これから何回目に配るときか：{ $chances }。
dolores-odds-deal = { $deal }回目 { $percent } %
dolores-odds-never = 出ない { $percent } %
dolores-odds-dawn-out = 「夜明け」はもう引かれました。{ $duels ->
        [0] ドローパイルはもう配るのに足りません。
       *[other] ドローパイルで配れるのはあと{ $duels }回です。
    }
dolores-odds-last = ドローパイルはもう配るのに足りないので、「夜明け」は出ません。
dolores-odds-unseen = まだ見ていないカード：{ $cards }枚（ドローパイルは{ $draw }枚）。
dolores-odds-kind = { $kind }：{ $count }枚（{ $values }）
dolores-odds-bottles = { $count ->
       *[other] まだ見ていないボトルメッセージ（抜かれているかもしれません）：{ $bottles }。
    }
dolores-odds-gestures = この対決でゲームが終わるとした点数。このあとボトルメッセージは使わないものとします。{ $first }：{ $second }（いまは{ $now } : { $other }）
dolores-odds-pair = { $first }が{ $own }、{ $second }が{ $others }：{ $points } : { $other }

## 約束

dolores-promise-if = 相手が{ $condition }なら{ $gesture }
dolores-promises-title = 約束
dolores-promises-player = { $player }：約束{ $made }、守った{ $kept }、破った{ $broken }、立ち消え{ $lapsed }、未決{ $open }。
dolores-promises-one = 対決{ $duel }、{ $player }：{ $promise }（{ $fate }）
dolores-promises-made = 約束
dolores-promises-kept = 守った
dolores-promises-broken = 破った
dolores-promises-lapsed = 立ち消え
dolores-promises-open = 未決

## 終わり

dolores-ending-player = { $player }：{ $points }点。内訳：{ $parts }。

## ヘルプとルール

dolores-help-moves = 選択肢の番号か、「peace」や「play convoy」のような行動を入力してください。一つに決まるなら途中まででかまいません。選択肢が一つだけなら、Enterキーだけで進めます。ほかに、次の言葉が使えます。
dolores-help-signs = 表の▲はいちばん価値の高い種類、▼はいちばん価値の低い種類で、これらが得点になります。
dolores-help-odds = 「夜明け」の確率、まだ見ていないカード、ジェスチャーごとの点数
dolores-help-rules = Xのルール（ボトルメッセージ、ジェスチャー、章）。Xを省くとすべて
dolores-help-discard = 捨て札の中身
dolores-refusal-topic = 「{ $topic }」についてのルールはないので、積み荷、ボトルメッセージ、ジェスチャー、ハウスルールの名前か、次の章から選んでください：{ $sections }。
dolores-rulebook-kind = { $title }（積み荷）
dolores-rulebook-bottle = { $title }（ボトルメッセージ）
dolores-rulebook-gesture = { $title }（ジェスチャー）
dolores-rulebook-switch = { $title }（ハウスルール{ $name }）
dolores-rulebook-values = { $switch }：{ $values }
dolores-rulebook-no-editions = ドロレスに版の違いはなく、ハウスルールはこれだけです。「-o bottles=none」のように-oで選べます。最初の値がふつうのルールです。
dolores-rulebook-more = 「freebooter rules dolores TOPIC」で、ボトルメッセージ、ジェスチャー、積み荷、ハウスルールを一つずつ読めます。
