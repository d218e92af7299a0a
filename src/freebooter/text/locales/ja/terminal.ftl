# ターミナルの言葉：テーブル、再生、審判、コマンドラインの誤り。

## 言葉

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
refusal-option-form = ハウスルール「{ $rule }」は途中までしか書かれていないので、NAME=VALUEの形で書いてください。
refusal-file-exists = ファイル{ $file }はすでにあるので、別の名前にするか、--forceをつけて置き換えてください。
refusal-folder = { $file }はフォルダーなので、その中のファイルを記録先に指定してください。
refusal-no-folder = 記録先のフォルダー{ $folder }がないので、作るか、別の場所を選んでください。
refusal-not-writable = ファイル{ $file }への書き込みが許されていないので、別の場所を選んでください。
refusal-record = { $file }：{ $problem }
refusal-number = { $number }番の選択肢はないので、1から{ $most }までの番号を選んでください。
refusal-topic-close = 「{ $topic }」についてのルールはありませんが、もしかして{ $close }ですか。

## 審判

referee-difference = { $file }：{ $key }：予想{ $expected }、結果{ $got }

## 遊ぶ

play-default-name = 船長
play-greeting = { $game }：{ $players }
play-person = { $name }
play-bot = { $name }（{ $bot }）
play-table = オプション：{ $options }。シード：{ $seed }。
play-table-committed = オプション：{ $options }。配り方のコミットメント：{ $commitment }。
play-hint = 選択肢の番号か、行動そのものを入力してください。「?」で確率、「h」でヘルプを見られます。
play-help-table = テーブル全体
play-help-log = これまでの出来事
play-help-help = このヘルプ
play-help-quit = ゲームをやめる
play-left = ゲームは途中で終わりました。
play-left-unsaved = 記録は残りません。残したいときは、--save FILEをつけて始めてください。
play-offer-record = このゲームの記録を書き込むファイル（Enterキーだけなら残しません）：{""}
play-saved = 記録は{ $file }にあります。「freebooter replay」で再生できます。
play-saved-unfinished = 途中で終わったゲームの記録は{ $file }にあります。
play-again = 同じテーブル、同じカードでもう一度：{ $command }
play-again-anew = 同じテーブルで、新しくカードを配ってもう一度：{ $command }

## 再生

replay-title = { $game }：{ $players }
replay-help = Enter：次の行動。数字：そこへ移動（0から{ $moves }）。b：戻る。e：最後へ。q：やめる。
replay-prompt = [{ $move }／{ $moves }]
replay-unfinished = 記録はここまでで、ゲームは途中です。

## ルール

rulebook-switch = { $title }（ハウスルール{ $name }）
rulebook-switch-column = ルール
rulebook-by-edition = 版ごとの設定：{ $values }。
rulebook-values = { $switch }: { $values }
rulebook-no-editions = このゲームに版の違いはなく、次のハウスルールだけがあります。-o 名前=値 で選びます。最初の値がふつうの値です。
rulebook-editions-hint = どのハウスルールも -o 名前=値 で一つずつ選べます。
rulebook-more = 「freebooter rules { $game } 項目」でルールの一部やハウスルールを一つずつ読めます。
refusal-topic = 「{ $topic }」はルールにありません。ハウスルールか、次の項目を選んでください：{ $sections }。
play-help-moves = 選択肢の番号か、手そのものを入力してください。はっきりわかるところまでで十分です。選択肢が一つだけなら Enter だけで進みます。ほかに：
play-help-odds = これから起こりうることの確率
play-help-rules = Xのルール（Xがなければ全部）

## The end of a game

table-points = 得点
table-cards = 枚数
ending-title = 最終得点
ending-name = プレイヤー
ending-parts = 内訳
ending-won = { $who ->
        [you] あなたの勝ちです！
       *[other] { $player }の勝ちです。
    }
ending-shared = 勝利を分かち合うのは{ $players }です。

## 専用の文がないゲーム

asks-anything = どうしますか？
decides = { $player }の番です。
ending-player = { $player }：{ $points }点（{ $parts }）。
