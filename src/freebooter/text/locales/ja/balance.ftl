# ゲームのバランスについて、プレイヤーが知りたいこと。

balance-title = { $game }のバランス
balance-caution = どの数字にも95%区間の半分（±）を添えています。分かち合った勝利は分けて数えます。数字は、同じ方針で遊ぶ対等なプレイヤーどうしのものです。人間の遊び方は違います。
balance-played = 質問ごとに約{ $games }ゲーム。方針：{ $policy }。カードの並びはシード{ $seed }から。
balance-speed = { $games }ゲーム、{ $cores }コアで毎秒{ $speed }ゲーム。
balance-written = ページを{ $file }に書き込みました。
balance-interrupted = { $all }問中{ $done }問で中断しました。{ $kept ->
        [yes] 同じコマンドで続きから行えます。
       *[no] --to フォルダー を付けておくと、同じコマンドで続きから行えます。
    }
balance-compiling = 対戦プログラムをコンパイル中（初回のみ）
balance-made = 対戦の条件

## いくつもの表で使う言葉

balance-players = 人数
balance-at-the-table = { $players }人
balance-fair = 等分
balance-win-share = 勝率
balance-points = 得点
balance-winner = 勝者の得点
balance-place = 手番の順番
balance-gain = 等分と比べた勝利の増減

## 受け付けられないとき

error-balance-policy = このゲームに「{ $name }」という方針はないので、{ $names }から選んでください。
error-balance-question = このゲームに「{ $name }」という質問はないので、{ $names }から選んでください。
error-balance-folder = フォルダー{ $folder }には別のものがあるので、空のフォルダーか新しいフォルダーを選んでください。
