# ボットどうしの大会。

arena-progress = 対戦中
arena-title = { $game }：{ $games }ゲーム、カードの並び{ $deals }通り
arena-bot = ボット
arena-wins = 勝率
arena-interval = 95%区間
arena-rating = レーティング
arena-points = 得点
arena-quantiles = 得点の5・25・50・75・95%点
arena-milliseconds = ms／決定
arena-games = ゲーム数
arena-seats = 席数
arena-summary = { $seatings ->
        [1] どのカードの並びもただ一つの席順で対戦しました
       *[other] どのカードの並びも{ $seatings }通りの席順すべてで対戦しました
    }。思考：{ $budget }。
arena-budget-playouts = 1決定あたり試行{ $playouts }回
arena-budget-think = 1決定あたり{ $milliseconds }ms
arena-budget-own = ボットごとの好みの長さ
arena-interrupted = { $all }ゲーム中{ $games }ゲームで中断しました。{ $kept ->
        [yes] 同じコマンドで続きから行えます。
       *[no] 結果は保存していません。--to フォルダー を付けておくと、同じコマンドで続きから行えます。
    }
arena-no-parquet = pyarrowがないため{ $file }を書き込んでいないので、「pip install 'freebooter[arena]'」でインストールしてから同じコマンドを実行してください。

## レポート

arena-report-title = { $game }：{ $bots }
arena-report-played = { $players }人のテーブルで{ $games }ゲーム。カードの並び{ $deals }通りを、{ $seatings ->
        [1] ただ一つの席順で対戦しました。
       *[other] それぞれ{ $seatings }通りの席順すべてで対戦しました。
    }
arena-report-interval = 分かち合った勝利は、数字の上でも分けて数えます。同じカードの並びのゲームは互いに関係しているので、区間はカードの並びを単位に求めます。レーティングはopenskill（Plackett-Luce）の平均と不確かさで、全員25から始まります。
arena-report-pictures = 図
arena-picture-wins = 1席あたりの勝利の割合と95%区間。破線は全員が等しい場合の割合です。
arena-picture-points = 得点の散らばり。中央の半分のゲームと中央値です。
arena-picture-rating = ゲームごとのレーティングの移り変わり。
arena-picture-time = 複数の行動から選ぶときの1決定あたりの時間。
arena-picture-pairs = 行のボットが列のボットより上になった割合（%）。同順は半分と数えます。
arena-report-pairs = 直接対決
arena-first = ボット
arena-second = 相手
arena-ahead = 上
arena-level = 同順
arena-behind = 下
arena-meetings = 対戦数
arena-report-setup = 対戦の条件
arena-setting = 項目
arena-value = 値
arena-setting-bots = ボット
arena-setting-options = オプション
arena-setting-seed = 最初のカードの並びのシード
arena-setting-budget = 思考
arena-report-made = freebooter { $version }で作成。

## 受け付けられないとき

error-arena-bots = ボットの名前が欠けているので、「deckhand,drifter」のように書いてください。
error-arena-seatings = { $bots }体のボットが{ $players }人のテーブルに着く席順は{ $most }通りを超えるので、ボットか人数を減らしてください。
error-arena-seeds = シード{ $seed }からはカードの並びを{ $deals }通り取れないので、0から{ $largest }までの数を選んでください。
error-arena-game = カードの並び{ $deal }、席順{ $seating }のゲームができなかったので（{ $problem }）、ボットを直してから同じコマンドを実行してください。
error-arena-worker = 対戦中のプロセスが突然終了したので（メモリー不足かもしれません）、--coresを減らしてやり直してください。
error-arena-folder = フォルダー{ $folder }に書き込めないので（{ $problem }）、別の場所を選んでください。
error-arena-taken = フォルダー{ $folder }にはどの大会のものでもない{ $file }があるので、別のフォルダーを選んでください。
error-arena-settings = フォルダー{ $folder }には別の大会があるので（そちら： { $there }。 こちら： { $here }）、別のフォルダーにするか、同じ設定にしてください。
error-arena-program = { $folder }の大会を始めてからプログラムが変わっているので、始めたときの版で終わらせるか、別のフォルダーを選んでください。
error-arena-damaged = ファイル{ $file }は書き込んだときのままではないので、別のフォルダーを選んでください。
error-arena-line = { $file }の{ $line }行目はこの大会のゲームではないので、その行を削除してから同じコマンドを実行してください。
error-arena-busy = 別のプロセスが{ $folder }で対戦中なので、終わるのを待つか、別のフォルダーを選んでください。
error-arena-ray-address = { $address }にRayクラスターがないので（{ $problem }）、アドレスを確かめるか、「local」にしてください。
error-arena-ray-program = クラスターのfreebooterは版が違うので、すべての場所に同じ版をインストールしてください。
error-arena-ray = クラスターが続けられなくなったので（{ $problem }）、ログを確かめてから同じコマンドを実行してください。
