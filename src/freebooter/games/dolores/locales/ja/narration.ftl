# 起きたことと、できることの文章。

## カードと得点の内訳

good = { $kind }{ $value }
face-down = { $count ->
       *[other] 裏向き{ $count }枚
    }
nothing = なし
part = { $kind }{ $points }
doubled = { $parts }、2倍

## テーブル

place-seen = 場所{ $place }：{ $card }
shown = { $player }は{ $gesture }
shown-both = { $player }は{ $one }と{ $two }
shown-bet = { $player }の賭けは{ $dealer }が{ $one }、{ $neighbour }が{ $two }
side = { $player }：{ $cards }
decides = 今決めている人：{ $players }（{ $about }）。
about-before-deal = 配る前のタイミング
about-dawn = 「夜明け」が現れた
about-before-count = かけ声の前のタイミング
about-after-count = かけ声の後のタイミング
about-arrange = カードの置き直し
about-gestures = 秘密のジェスチャー
about-show = どちらのジェスチャーを採用するか
about-winnings = 賭けの取り分
about-first-choice = 先取り
about-drop = どの種類を捨てるか
about-rob = 盗み

## 決めること

asks-before-deal = 配る前です。ボトルメッセージを使いますか？
asks-dawn = 「夜明け」が現れました！見逃しますか？
asks-before-count = かけ声の前です。ボトルメッセージを使いますか？
asks-after-count = かけ声の後、結果の前です。ボトルメッセージを使いますか？
asks-arrange = 「渦潮」です。カードをどう置き直しますか？
asks-gestures = { $player }との対決です。どのジェスチャーを出しますか？
asks-both = { $player }との対決です。どの2つのジェスチャーを出しますか？
asks-bet = 「賭け」です。対決する二人は何を出すでしょうか？
asks-show = { $player }のジェスチャーがわかりました。どちらのジェスチャーを採用しますか？
asks-winnings = 賭けに勝ちました。どのカードを取りますか？
asks-first-choice = 先取りです。どのカードを取りますか？
asks-drop = 二人とも先取りでした。どの種類を捨てますか？二人が選ぶまで誰にも見えません。
asks-rob = 「盗み」です。どのカードを盗みますか？
choice-pass = パスする
choice-done = もう取らない
choice-peace = 平和（開いた手）：自分の前のカードで満足する
choice-fight = 戦い（握りこぶし）：全部を奪いにいく
choice-choice = 先取り（立てた親指）：相手より先に1枚を選ぶ
choice-both = 両方を出す：{ $gestures }
choice-show = { $gesture }を採用する
choice-take = { $card }{ $whom ->
        [you] （あなたの前）
        [other] （{ $player }の前）
       *[nobody] { "" }
    }：{ $points }点になる
choice-take-blind = 場所{ $place }（{ $whom ->
        [you] あなた
       *[other] { $player }
    }の前、裏向き）
choice-take-seen = 場所{ $place }（{ $whom ->
        [you] あなた
       *[other] { $player }
    }の前）の{ $card }：{ $points }点になる
choice-drop = { $kind }（{ $values }）：{ $points }点になる
choice-rob = { $player }の{ $card }：{ $points }点になる
play-lantern = 壊れたランタン：カードを裏向きに置き、自分だけが見る
play-lookout = 見張り：「夜明け」を見逃し、ゲームを続ける
play-swell = 大波：カードを捨て、新しく4枚を配る
play-whirlpool = 渦潮：カードを置き直す
play-convoy = 船団：二人の前に1枚ずつ加える
play-two-hand = 両手のトリック：ジェスチャーを2つ出し、後で決める
play-bet = 賭け：二人のジェスチャーを予想し、当たれば先にカードを取る
play-void = 無効：同じカードで対決をやり直す

## 出来事

log-start-card = { $who ->
        [you] あなたの最初の取り分は{ $cards }です。
       *[other] { $player }の最初の取り分は{ $cards }です。
    }
log-duel = { $who ->
        [you] 【対決】ディーラーはあなた、相手は{ $other }
       *[other] 【対決】ディーラーは{ $player }、相手は{ $whom ->
            [you] あなた
           *[other] { $other }
        }
    }
log-dealt = { $who ->
        [you] あなたの前
       *[other] { $player }の前
    }{ $how ->
        [seen] （見えるのはあなただけ）：{ $cards }。
       *[open] ：{ $cards }。
    }
log-dawn = 夜が明けます！
log-played = { $who ->
        [you] 「{ $bottle }」を使いました。
       *[other] { $player }が「{ $bottle }」を使いました。
    }
log-passed = { $who ->
        [you] パスしました。
       *[other] { $player }がパスしました。
    }
log-arranged = { $who ->
        [you] カードを置き直しました。{ $sides }。
       *[other] { $player }がカードを置き直しました。{ $sides }。
    }
log-has-chosen = { $who ->
        [you] 選びました。
       *[other] { $player }がひそかに選びました。
    }
log-showed = いち、に、さん！{ $gestures }。
log-hand = { $who ->
        [you] あなたは{ $gesture }を採用しました。
       *[other] { $player }は{ $gesture }を採用しました。
    }
log-bet-won = { $who ->
        [you] 賭けに勝ち、先にカードを取れます。
       *[other] { $player }が賭けに勝ち、先にカードを取ります。
    }
log-bet-lost = { $who ->
        [you] 賭けに負けました。
       *[other] { $player }が賭けに負けました。
    }
log-took = { $who ->
        [you] { $cards }を取り、{ $points }点になりました。
       *[other] { $player }が{ $cards }を取り、{ $points }点になりました。
    }
log-lost = 捨て札：{ $cards }。
log-dropped = { $who ->
        [you] 取り分から{ $cards }を捨て、{ $points }点になりました。
       *[other] { $player }が取り分から{ $cards }を捨て、{ $points }点になりました。
    }
log-robbed = { $who ->
        [you] { $other }の{ $cards }を盗みました。
       *[other] { $player }が{ $whom ->
            [you] あなた
           *[other] { $other }
        }の{ $cards }を盗みました。
    }
log-nothing-to-rob = { $who ->
        [you] 盗めるものがありませんでした。
       *[other] { $player }が盗めるものはありませんでした。
    }
log-over = ゲーム終了です。

## 約束

promise-if = 相手が{ $condition }を出すなら{ $gesture }

## 終わり

ending-player = { $player }：{ $points }点（内訳：{ $parts }）。

## 対決の計算

odds-of-dawn = ドローパイルの残り：{ $cards }枚。次の{ $next }枚に「夜明け」がある確率：{ $percent }%。
odds-of-gesture = { $gesture }：{ $gains }。
odds-against = 相手が{ $gesture }なら{ $points }点

## コーチがその手を勧める理由

why-duel = { $habit }。{ $outcome }。
why-promised = { $player }の約束：{ $promise }{ $made ->
        [0] （実績はまだありません）
       *[other] （これまで{ $made }回中{ $kept }回守りました）
    }
why-habit = { $player }は{ $duels }回中{ $count }回、{ $gesture }を出しました
why-stranger = { $player }が何を出しがちかはまだわかりません
why-mixed = { $player }の出すジェスチャーに決まった傾向はありません
why-against = その場合、{ $gesture }なら{ $gain }点、最悪で{ $worst }点です
why-between = { $gesture }なら{ $worst }点から{ $most }点の間です
why-always = { $gesture }なら相手が何を出しても{ $gain }点です
why-dark = あなたにはカードが見えません
why-makes = 得点は{ $now }点から{ $points }点になります。
why-denies = もっと点になるカードもありますが、こうすれば{ $card }を相手に渡さずに済みます。得点は{ $now }点から{ $points }点になります。
