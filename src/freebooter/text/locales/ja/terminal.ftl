# ターミナル：テーブル、リプレイ、審判、コマンドラインの誤り。

## 言葉

# 空白のところで行を折り返せます。
comma = { "、" }
semicolon = { " / " }
you = あなた
you-heading = あなた

## コマンドラインの誤り

usage-no-such-option = { $option }というオプションはありません。「{ $command } --help」を見てください。
usage-option-value = オプション{ $option }の使い方が違います。「{ $command } --help」を見てください。
usage-missing = { $option }が足りません。「{ $command } --help」を見てください。
usage-bad-value = { $option }をこの値にはできません。「{ $command } --help」を見てください。
usage-not-a-number = { $option }には整数が必要です。「{ $command } --help」を見てください。
usage-no-such-command = そのようなコマンドはありません。次から選んでください：{ $commands }。
usage-too-much = 引数が多すぎます。「{ $command } --help」を見てください。

## 受け付けられないもの

refusal-language = 「{ $name }」という言語はありません。次から選んでください：{ $names }。
refusal-option-form = ハウスルール「{ $rule }」は途中までしか書かれていません。「名前=値」の形で書いてください。
refusal-file-exists = ファイル{ $file }はすでにあります。別の名前にするか、--forceを付けて上書きしてください。
refusal-folder = { $file }はフォルダーです。その中のファイルを記録先に指定してください。
refusal-no-folder = 記録先のフォルダー{ $folder }がありません。作るか、別の場所を選んでください。
refusal-not-writable = ファイル{ $file }に書き込む権限がありません。別の場所を選んでください。
refusal-record = { $file }：{ $problem }
refusal-number = { $number }番の選択肢はありません。1から{ $most }までの番号を選んでください。
refusal-topic-close = 「{ $topic }」についてのルールはありません。もしかして{ $close }ですか？

## 審判

referee-difference = { $file }：{ $key }：予想{ $expected }、結果{ $got }

## 遊ぶ

play-default-name = 船長
play-greeting = { $game }：{ $players }
play-person = { $name }
play-bot = { $name }（{ $bot }）
play-table = オプション：{ $options }。シード：{ $seed }。
play-table-committed = オプション：{ $options }。カードの並びのコミットメント：{ $commitment }。
play-hint = 選択肢の番号か、手そのものを入力してください。「?」で確率、「h」でヘルプを見られます。
play-help-table = テーブル全体
play-help-log = これまでの出来事
play-help-help = このヘルプ
play-help-quit = 対戦をやめる
play-left = 対戦は途中で終わりました。
play-left-unsaved = 保存されていません。次に記録を残すには、「--save ファイル」を付けてください。
play-offer-record = この対戦の記録を書き込むファイル（Enterキーだけなら残しません）：{""}
play-saved = 記録は{ $file }にあります。「freebooter replay」でリプレイを見られます。
play-saved-unfinished = 途中で終わった対戦の記録は{ $file }にあります。
play-again = 同じカードの並びでもう一度：{ $command }
play-again-anew = 新しいカードの並びでもう一度：{ $command }

## リプレイ

replay-title = { $game }：{ $players }
replay-help = Enter：次の手。数字：その手へ移動（0～{ $moves }）。b：戻る。e：最後へ。q：やめる。
replay-prompt = [{ $move }／{ $moves }]
replay-unfinished = 記録はここまでです。対戦は途中です。

## ルール

rulebook-switch = { $title }（ハウスルール{ $name }）
rulebook-switch-column = ハウスルール
rulebook-by-edition = 版ごとの設定：{ $values }。
rulebook-values = { $switch }：{ $values }
rulebook-no-editions = このゲームに版の違いはなく、次のハウスルールだけがあります。「-o 名前=値」で選びます。最初の値が既定です。
rulebook-editions-hint = どのハウスルールも「-o 名前=値」で1つずつ選べます。
rulebook-more = 「freebooter rules { $game } 項目」で、章やハウスルールを1つずつ読めます。
refusal-topic = 「{ $topic }」についてのルールはありません。ハウスルールの名前か、次の章から選んでください：{ $sections }。
play-help-moves = 選択肢の番号か、手そのものを入力してください。手は、1つに決まるなら途中まででかまいません。選択肢が1つだけなら、Enterキーだけで進めます。ほかに、次のものが使えます。
play-help-odds = これから起こりうることの確率
play-help-rules = Xのルール。Xを省くとすべてのルール

## 対戦の終わり

table-points = 得点
table-cards = 枚数
ending-title = 最終得点
ending-name = プレイヤー
ending-parts = 内訳
ending-won = { $who ->
        [you] あなたの勝ちです！
       *[other] { $player }の勝ちです。
    }
ending-shared = 共同勝利：{ $players }。

## 専用の文がないゲーム

asks-anything = どうしますか？
decides = 今決めるのは{ $player }です。
ending-player = { $player }：{ $points }点（{ $parts }）。
chance-line = { $what }：{ $chance }
