# ターミナルの言葉：テーブル、再生、審判、コマンドラインの誤り。

## 言葉

card = { $suit }{ $value }
# 空白のところで行を折り返せます。
comma = { "、 " }
semicolon = { " / " }
you = あなた
you-heading = あなた

## コマンドラインの誤り

usage-no-such-option = { $option }というオプションはないので、「{ $command } --help」で確かめてください。
usage-option-value = オプション{ $option }の使い方が違うので、「{ $command } --help」で確かめてください。
usage-missing = { $option }が足りないので、「{ $command } --help」で確かめてください。
usage-bad-value = { $option }をこの値にはできないので、「{ $command } --help」で確かめてください。
usage-not-a-number = { $option }には整数が必要なので、「{ $command } --help」で確かめてください。
usage-no-such-command = そのようなコマンドはないので、{ $commands }から選んでください。
usage-too-much = コマンドラインに余分なものがあるので、「{ $command } --help」で確かめてください。

## 受け付けられないもの

refusal-language = 「{ $name }」という言語はないので、{ $names }から選んでください。
refusal-option-form = ハウスルール「{ $rule }」は途中までしか書かれていないので、「oracle=player」のようにNAME=VALUEの形で書いてください。
refusal-file-exists = ファイル{ $file }はすでにあるので、別の名前にするか、--forceをつけて置き換えてください。
refusal-folder = { $file }はフォルダーなので、その中のファイルを記録先に指定してください。
refusal-no-folder = 記録先のフォルダー{ $folder }がないので、作るか、別の場所を選んでください。
refusal-not-writable = ファイル{ $file }への書き込みが許されていないので、別の場所を選んでください。
refusal-record = { $file }：{ $problem }
refusal-number = { $number }番の選択肢はないので、1から{ $most }までの番号を選んでください。
refusal-topic = 「{ $topic }」についてのルールはないので、スート、特質、バリアントカード、ハウスルールの名前か、次の章から選んでください：{ $sections }。
refusal-topic-close = 「{ $topic }」についてのルールはありませんが、もしかして{ $close }ですか。
refusal-topic-card = 「{ $card }」というカードはこのゲームになく、{ $suit }の数字は{ $lowest }から{ $highest }までです。

## 審判

referee-difference = { $file }：{ $key }：予想{ $expected }、結果{ $got }

## 遊ぶ

play-default-name = 船長
play-greeting = { $game }：{ $players }
play-person = { $name }
play-bot = { $name }（{ $bot }）
play-table = オプション：{ $options }。シード：{ $seed }。
play-hint = 選択肢の番号か、行動そのものを入力してください。「?」で確率、「h」でヘルプを見られます。
play-help = 選択肢の番号か、「draw」や「steal Anne key」のような行動を入力してください。一つに決まるなら途中まででかまいません。選択肢が一つだけなら、Enterキーだけで進めます。ほかに、次の言葉が使えます。
play-help-odds = 次のカードの正確な確率と、ドローパイルの残り
play-help-table = テーブル全体
play-help-log = これまでの出来事
play-help-rules = Xのルール（スート、特質、章）。Xを省くとすべて
play-help-discard = 捨て札の中身（見てよいゲームのとき）
play-help-help = このヘルプ
play-help-quit = ゲームをやめる
play-left = ゲームは途中で終わりました。
play-left-unsaved = 記録は残りません。残したいときは、--save FILEをつけて始めてください。
play-offer-record = このゲームの記録を書き込むファイル（Enterキーだけなら残しません）：{""}
play-saved = 記録は{ $file }にあります。「freebooter replay」で再生できます。
play-saved-unfinished = 途中で終わったゲームの記録は{ $file }にあります。
play-again = 同じテーブル、同じカードでもう一度：{ $command }

## 再生

replay-title = { $game }：{ $players }
replay-help = Enter：次の行動。数字：そこへ移動（0から{ $moves }）。b：戻る。e：最後へ。q：やめる。
replay-prompt = [{ $move }／{ $moves }]
replay-unfinished = 記録はここまでで、ゲームは途中です。

## ルール

rulebook-suit = { $title }（スート）
rulebook-trait = { $title }（特質）
rulebook-variant = { $title }（バリアントカード）
rulebook-switch = { $title }（ハウスルール{ $name }）
rulebook-switch-column = ルール
rulebook-by-edition = 版ごとの設定：{ $values }。
rulebook-editions-hint = どのルールも、「-o parry=holder」のように-oで一つずつ変えられます。「freebooter rules parry」で説明を読めます。版とは別に、variant、mermaids（plainまたはreplay）、decks（1または2）、anchored-bonus（trueまたはfalse）があります。
rulebook-more = 「freebooter rules TOPIC」で、カード、スート、特質、バリアントカード、ハウスルールを一つずつ読めます。「freebooter rules --editions」で、版による違いを見られます。

## Dead Man's Draw：テーブル

table-points = 得点
table-cards = 枚数
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

## Dead Man's Draw：決めること

asks-draft = 特質が2枚配られました。どちらを残しますか。全員が選び終えるまで、誰にも見えません。
asks-rival = あなたは「デイヴィ・ジョーンズのロッカー」の持ち主です。誰を宿敵に指名しますか。
asks-turn-first = あなたの手番です。最初の1枚を引いてください。
asks-turn = もう一枚引きますか、受け取りますか。
asks-turn-owed = クラーケンへの借りがあと{ $owed }枚あるので、引かなければなりません。
asks-turn-last = ドローパイルは空です。受け取るほかありません。
asks-hook = フックで自分のバンクからカードを出します。どれにしますか。
asks-fire = 大砲を撃ちます。どの山を狙いますか。
asks-steal = 剣でカードを奪って出します。どれにしますか。
asks-take = 地図で捨て札からカードを出します。必ず1枚選びます。どれにしますか。
asks-pick = マーメイドがプレイエリアのカードを選びます。どれにしますか。
asks-plunder = 鍵と宝箱のボーナスを、他プレイヤーのバンクからいただきます。誰から取りますか。

decides-draft = 特質を選んでいる人：{ $player }。
decides-rival = { $player }が宿敵を指名します。
decides-turn-first = { $player }が最初の1枚を引きます。
decides-turn = { $player }がもう一枚引くか、受け取るかを決めます。
decides-turn-owed = { $player }はクラーケンへの借りがあと{ $owed }枚あるので、引かなければなりません。
decides-turn-last = ドローパイルは空なので、{ $player }は受け取るほかありません。
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

## Dead Man's Draw：起きたこと

log-trait-chosen = { $who ->
        [you] あなたは特質を選びました。
       *[other] { $player }がこっそり特質を選びました。
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
log-lost = 失って捨て札になったカード：{ $cards }。
log-lost-to = { $whom ->
        [you] あなた
       *[other] { $victim }
    }のバンクへ失ったカード：{ $cards }。
log-collected = { $who ->
        [you] { $cards }を受け取り、{ $points }点になりました。
       *[other] { $player }が{ $cards }を受け取り、{ $points }点になりました。
    }
log-bonus = 鍵と宝箱で{ $who ->
        [you] あなた
       *[other] { $player }
    }が捨て札から得たカード：{ $cards }。
log-plundered = 鍵と宝箱で{ $who ->
        [you] あなた
       *[other] { $player }
    }が{ $whom ->
        [you] あなたのバンク
       *[other] { $victim }のバンク
    }から得たカード：{ $cards }。
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
log-replayed = マーメイドが{ $cards }を列の右端へ移しました。
log-pick-banked = { $cards }がプレイエリアから{ $whom ->
        [you] あなたのバンクに入りました。
       *[other] { $victim }のバンクに入りました。
    }
log-sword-discarded = { $cards }は受け流され、捨て札になりました。
log-no-effect = { $cards }の効果はありません。
log-lapsed = クラーケンへの残りの借り{ $owed }枚は帳消しになりました。
log-over = ゲーム終了です。

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

## Dead Man's Draw：終わり

ending-title = 最終得点
ending-name = プレイヤー
ending-parts = 内訳
ending-player = { $player }：{ $points }点、カード{ $cards }枚。内訳：{ $parts }。
ending-won = { $who ->
        [you] あなたの勝ちです！
       *[other] { $player }の勝ちです。
    }
ending-shared = 勝利を分かち合うのは{ $players }です。
