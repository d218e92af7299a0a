# バランスのレポート：どのゲームの表にも共通のもの。

balance-title = { $game }のバランス
balance-caution = どの数字にも95%区間の半分（±）を添えています。共同勝利は等分して数えます。数字は、全員が同じ方針で遊ぶ場合のものです。人間の遊び方は違います。
balance-played = 質問ごとに約{ $games }回の対戦。方針：{ $policy }。カードの並びはシード{ $seed }から。
balance-speed = 対戦{ $games }回、{ $cores }コアで毎秒{ $speed }回。
balance-written = ページを{ $file }に書き込みました。
balance-interrupted = { $all }問中{ $done }問で中断しました。{ $kept ->
        [yes] 同じコマンドで続けられます。
       *[no] 続けられるようにするには、「--to フォルダー」を付けてください。
    }
balance-compiling = 対戦するボットをコンパイル中（初回のみ）
balance-made = 対戦の条件

## いくつもの表で使う言葉

balance-players = 人数
balance-at-the-table = { $players }人
balance-fair = 均等な勝率
balance-win-share = 勝率
balance-points = 得点
balance-winner = 勝者の得点
balance-place = 手番の順番
balance-gain = 均等な勝率を上回る分

## 受け付けられないとき

error-balance-policy = このゲームに「{ $name }」という方針はありません。次から選んでください：{ $names }。
error-balance-question = このゲームに「{ $name }」という質問はありません。次から選んでください：{ $names }。
error-balance-folder = フォルダー{ $folder }には別のものがあります。空のフォルダーか新しいフォルダーを選んでください。
