# 起きたことと、できることの文章。

## 決めること

asks-draft = 特質が2枚配られました。どちらを残しますか？全員が選び終えるまで、誰にも見えません。
asks-rival = あなたは「デイヴィ・ジョーンズのロッカー」の持ち主です。誰を宿敵に指名しますか？
asks-turn-first = あなたの手番です。最初の1枚を引いてください。
asks-turn = 引きますか、受け取りますか？
asks-turn-owed = クラーケンへの借りがあと{ $owed }枚あります。必ず引いてください。
asks-turn-last = ドローパイルは空です。受け取ることしかできません。
asks-hook = フックで自分のバンクからカードを出します。どれにしますか？
asks-fire = 大砲を撃ちます。どの山を狙いますか？
asks-steal = 剣でカードを奪って出します。どれにしますか？
asks-take = 地図の候補から、必ず1枚を出します。どれにしますか？
asks-pick = マーメイドがプレイエリアのカードを選びます。どれにしますか？
asks-plunder = 鍵と宝箱のボーナスを、他プレイヤーのバンクから受け取ります。誰から取りますか？
decides-draft = 特質を選択中：{ $player }。
decides-rival = { $player }が宿敵を指名します。
decides-turn-first = { $player }が最初の1枚を引きます。
decides-turn = { $player }が引くか受け取るかを決めます。
decides-turn-owed = { $player }はクラーケンへの借りがあと{ $owed }枚あるので、引かなければなりません。
decides-turn-last = ドローパイルは空です。{ $player }は受け取ることしかできません。
decides-hook = { $player }がフックで出すカードを選びます。
decides-fire = { $player }が大砲で狙う山を選びます。
decides-steal = { $player }が剣で奪うカードを選びます。
decides-take = { $player }が地図で出すカードを選びます。
decides-pick = { $player }がマーメイドの選ぶカードを決めます。
decides-plunder = { $player }が鍵と宝箱のボーナスを誰のバンクから取るか選びます。
choice-draw = カードを引く
choice-collect = { $cards ->
        [0] 何も受け取らずに手番を終える
       *[other] { $cards }枚を受け取る
    }（{ $gain }点増える）{ $bonus ->
        [yes] ＋鍵と宝箱のボーナス
       *[no] {""}
    }
choice-trait = { $trait }：{ $rule }
choice-rival = { $player }（{ $points }点）
choice-plunder = { $player }（{ $cards }枚）
choice-hook = 自分のバンクから{ $card }を出す{ $busts ->
        [yes] （バースト！）
       *[no] {""}
    }
choice-fire = { $whom ->
        [you] 自分の{ $card }を撃つ
       *[other] { $player }の{ $card }を撃つ
    }{ $count ->
        [1] {""}
       *[other] （山ごと{ $count }枚）
    }
choice-steal = { $player }の{ $card }を奪う{ $busts ->
        [yes] （バースト！）
       *[no] {""}
    }
choice-take = { $card }を出す{ $busts ->
        [yes] （バースト！）
       *[no] {""}
    }
choice-replay = { $card }を右端へ移して、もう一度働かせる
choice-bank = { $card }を自分のバンクに入れる

## 起きたこと

log-trait-chosen = { $who ->
        [you] あなたは特質を選びました。
       *[other] { $player }がひそかに特質を選びました。
    }
log-trait-revealed = { $who ->
        [you] あなたの特質は「{ $trait }」です。
       *[other] { $player }の特質は「{ $trait }」です。
    }
log-rival-named = { $who ->
        [you] あなたの宿敵は{ $victim }です。
       *[other] { $player }が{ $whom ->
            [you] あなた
           *[other] { $victim }
        }を宿敵に指名しました。
    }
log-turn = { $who ->
        [you] ― あなたの手番 ―
       *[other] ― { $player }の手番 ―
    }
log-drawn = { $who ->
        [you] { $cards }を引きました。
       *[other] { $player }が{ $cards }を引きました。
    }
log-banked-at-once = { $cards }はそのまま{ $who ->
        [you] あなたのバンクに入りました。
       *[other] { $player }のバンクに入りました。
    }
log-busted = { $who ->
        [you] { $cards }でバーストしました！
       *[other] { $player }が{ $cards }でバーストしました！
    }
log-saved = 保護されて{ $who ->
        [you] あなた
       *[other] { $player }
    }のバンクに入ったカード：{ $cards }。
log-lost = 捨て札になったカード：{ $cards }。
log-lost-to = { $whom ->
        [you] あなた
       *[other] { $victim }
    }のバンクに渡ったカード：{ $cards }。
log-collected = { $who ->
        [you] { $cards }を受け取り、{ $points }点になりました。
       *[other] { $player }が{ $cards }を受け取り、{ $points }点になりました。
    }
log-bonus = 鍵と宝箱で{ $who ->
        [you] あなた
       *[other] { $player }
    }が捨て札から受け取ったカード：{ $cards }。
log-plundered = 鍵と宝箱で{ $who ->
        [you] あなた
       *[other] { $player }
    }が{ $whom ->
        [you] あなたのバンク
       *[other] { $victim }のバンク
    }から受け取ったカード：{ $cards }。
log-hooked = { $who ->
        [you] フックで自分のバンクから{ $cards }を出しました。
       *[other] { $player }がフックで自分のバンクから{ $cards }を出しました。
    }
log-fired = { $who ->
        [you] あなたの大砲で、{ $whom ->
            [you] 自分の{ $cards }
           *[other] { $victim }の{ $cards }
        }が捨て札になりました。
       *[other] { $player }の大砲で、{ $whom ->
            [you] あなたの{ $cards }
           *[other] { $victim }の{ $cards }
        }が捨て札になりました。
    }
log-scavenged = { $who ->
        [you] あなたの大砲で、{ $victim }の{ $cards }を手に入れました。
       *[other] { $player }の大砲で、{ $whom ->
            [you] あなたの{ $cards }
           *[other] { $victim }の{ $cards }
        }が{ $player }のものになりました。
    }
log-stolen = { $who ->
        [you] { $victim }の{ $cards }を奪いました。
       *[other] { $player }が{ $whom ->
            [you] あなたの{ $cards }
           *[other] { $victim }の{ $cards }
        }を奪いました。
    }
log-offered = 地図の候補は{ $cards }です。
log-offered-all = 地図で、捨て札{ $count }枚すべてが{ $who ->
        [you] あなた
       *[other] { $player }
    }の候補になりました。
log-taken = { $who ->
        [you] 捨て札から{ $cards }を取りました。
       *[other] { $player }が捨て札から{ $cards }を取りました。
    }
log-peeked = 水晶に{ $cards }が見えます。
log-peeked-hidden = { $count ->
        [1] { $player }がドローパイルの一番上のカードを見ました。
       *[other] { $player }がドローパイルの上から{ $count }枚を見ました。
    }
log-owes = { $who ->
        [you] あなたの
       *[other] { $player }の
    }クラーケンへの借りが{ $owed }枚になりました。
log-replayed = マーメイドが{ $cards }をプレイエリアの右端へ移しました。
log-pick-banked = { $cards }がプレイエリアから{ $whom ->
        [you] あなたのバンクに入りました。
       *[other] { $victim }のバンクに入りました。
    }
log-sword-discarded = { $cards }は受け流され、捨て札になりました。
log-no-effect = { $cards }の効果は発動しませんでした。
log-lapsed = クラーケンへの残りの借り{ $owed }枚は帳消しになりました。
log-over = ゲーム終了です。

## 終わり

ending-more-cards = 同点なので、カードの一番多いプレイヤーの勝ちです。
ending-player = { $player }：{ $points }点、カード{ $cards }枚。内訳：{ $parts }。

## もう1枚引くときの確率

odds-of-cards = まだ見えていない{ $cards }枚中{ $busting }枚がバーストします：{ $percent }%。
odds-next-card = { $busts ->
        [yes] 次のカードはわかっています：{ $card }。バーストします。
       *[no] 次のカードはわかっています：{ $card }。バーストしません。
    }
odds-of-points = 受け取れば{ $gain }点が入り、バーストすれば{ $loss }点を失います。
odds-break-even = { $percent }%の確率で{ $loss }点を失うので、引く価値があるのは、バーストしないカードで{ $needed }点より多く入るときだけです。

## コーチがその手を選ぶ理由

why-points = { $points }点
why-turn = バーストの確率は{ $chance }%で、{ $loss }を失います。受け取れば{ $gain }{ $bonus ->
        [yes] と、鍵と宝箱のボーナス
       *[no] { "" }
    }が入ります{ $behind ->
        [yes] （{ $player }が{ $lead }リード、残り{ $cards }枚）
       *[no] { "" }
    }。
why-known = 次のカードは{ $card }です。{ $busts ->
        [yes] 引くとバーストして{ $loss }を失い、受け取れば{ $gain }が入ります。
       *[no] バーストしません。今受け取れば{ $gain }が入ります。
    }
why-safe = ドローパイルにバーストするカードはありません。今受け取れば{ $gain }が入ります。
why-only-safe = ほかの選択肢はどれもバーストします。
why-fire = { $leads ->
        [yes] リードしている
       *[no] { "" }
    }{ $player }が{ $points }を失います。
why-steal = { $leads ->
        [yes] リードしている
       *[no] { "" }
    }{ $player }が{ $points }を失い、{ $card }がプレイエリアに出ます。
why-hook = バーストせず、{ $card }がもう一度働きます。
why-take = { $card }はバーストせず、受け取ると{ $points }増えます。
