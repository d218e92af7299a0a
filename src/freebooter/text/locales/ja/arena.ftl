# ボットどうしの大会。

arena-progress = 対戦中
arena-title = { $game }：{ $games }回の対戦、カードの並び{ $deals }通り
arena-bot = ボット
arena-wins = 勝率
arena-interval = 95%区間
arena-rating = レーティング
arena-points = 得点
arena-quantiles = 得点の5・25・50・75・95%点
arena-milliseconds = ms／決定
arena-games = 対戦数
arena-seats = 席数
arena-summary = { $seatings ->
        [1] どのカードの並びもただ1通りの席順で対戦しました
       *[other] どのカードの並びも{ $seatings }通りの席順すべてで対戦しました
    }。思考：{ $budget }。
arena-budget-playouts = 1決定あたり試行{ $playouts }回
arena-budget-think = 1決定あたり{ $milliseconds }ms
arena-budget-own = ボットの好きなだけ
arena-interrupted = 対戦{ $all }回のうち{ $games }回で中断しました。{ $kept ->
        [yes] 同じコマンドで続けられます。
       *[no] 結果は保存していません。続けられるようにするには、「--to フォルダー」を付けてください。
    }
arena-no-parquet = pyarrowがないため、{ $file }を書き込めませんでした。「pip install 'freebooter[arena]'」でインストールしてから、同じコマンドを実行してください。

## 自作ボットの腕試し

arena-trial-progress = { $opponent }と対戦中
arena-trial-title = { $game }：{ $bot }の腕試し（相手は1体ずつ）
arena-trial-told = 相手{ $opponent }：{ $values }
arena-trial-summary = 均等な勝率は{ $fair }です。得点は「自作ボット：相手」です。どのカードの並びもすべての席順で対戦しました。思考：{ $budget }。
arena-trial-stopped = { $bot }は{ $opponent }の壁を越えられなかったので、より強いボットとは対戦していません。それでも対戦するには、--botsで相手を指定してください。
arena-trial-top = { $bot }は、ほかのどのボットに対しても均等な勝率を上回りました。
arena-trial-no-loss = { $bot }は一度も負けませんでした。
arena-trial-review-progress = 負けた対戦を振り返り中
arena-trial-costliest = { $bot }が負けた理由：最も高くついた決定
arena-trial-no-mistakes = { $bot }が負けた対戦に、はっきり悪手と言える決定はありませんでした。
arena-trial-game = 相手：{ $opponent }、シード：{ $seed }
arena-trial-different = 負けた対戦をもう一度行うと、{ $all }回のうち{ $games }回で違う展開になりました。{ $bot }が同じシードでも同じ手を選ばないか、時間で考えるボットがいます。
arena-trial-reviewed = 負けた対戦は{ $lost }回、振り返ったのは{ $games }回です。コーチは決定{ $decisions }回のうち{ $judged }回を判断しました。平均の損失は{ $cost }ポイントです。
arena-trial-interrupted = 中断しました。ここまでに終わった分です。

## レポート

arena-report-title = { $game }：{ $bots }
arena-report-played = { $players }人のテーブルで{ $games }回の対戦。カードの並び{ $deals }通りを、{ $seatings ->
        [1] ただ1通りの席順で対戦しました。
       *[other] それぞれ{ $seatings }通りの席順すべてで対戦しました。
    }
arena-report-interval = 共同勝利は等分して数えます。同じカードの並びの対戦は互いに関係しているので、区間はカードの並びを単位に求めます。レーティングはopenskill（Plackett-Luce）の平均と不確かさで、全員25から始まります。
arena-report-pictures = 図
arena-picture-wins = 1席あたりの勝率と95%区間。破線は全員が等しい場合の割合です。
arena-picture-points = 得点の散らばり。中央の半分の対戦と中央値です。
arena-picture-rating = 対戦ごとのレーティングの移り変わり。
arena-picture-time = 1決定あたりの思考時間（一択の手を除く）。
arena-picture-pairs = 行のボットが列のボットより上になった割合（%）。同順位は半分と数えます。
arena-report-pairs = 直接対決
arena-first = ボット
arena-second = 相手
arena-ahead = 上
arena-level = 同順位
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

error-arena-nobody = ボットが指定されていません。--bots deckhand,drifterのように指定するか、--bot path/to/file.py:Classで自作のボットを試してください。
error-arena-one-bot = --botで試せるボットは一度に1体です。ほかのボットは--botsで指定してください。
error-arena-bot-folder = --toと--rayは--botと一緒に使えません。外すか、すべてのボットを--botsで指定してください。
error-arena-review = コーチは{ $games }回の対戦を振り返れません。0以上の数にしてください。
error-arena-bots = ボットの名前が欠けています。「deckhand,drifter」のように書いてください。
error-arena-seatings = { $bots }体のボットが{ $players }人のテーブルに着く席順が多すぎます（上限{ $most }通り）。ボットか人数を減らしてください。
error-arena-seeds = シード{ $seed }は、このカードの並びの数（{ $deals }）には大きすぎます。0から{ $largest }までの数を選んでください。
error-arena-game = カードの並び{ $deal }、席順{ $seating }の対戦ができませんでした（{ $problem }）。ボットを直してから、同じコマンドを実行してください。
error-arena-worker = 対戦中のプロセスが突然終了しました（メモリー不足かもしれません）。--coresを減らしてやり直してください。
error-arena-folder = フォルダー{ $folder }に書き込めません（{ $problem }）。別の場所を選んでください。
error-arena-taken = フォルダー{ $folder }に、どの大会のものでもない{ $file }があります。別のフォルダーを選んでください。
error-arena-settings = フォルダー{ $folder }には別の大会があります（そちら：{ $there }。こちら：{ $here }）。別のフォルダーにするか、同じ設定にしてください。
error-arena-program = { $folder }の大会を始めてからプログラムが変わっています。始めたときのバージョンで終わらせるか、別のフォルダーを選んでください。
error-arena-damaged = ファイル{ $file }は書き換えられたか壊れています。別のフォルダーを選んでください。
error-arena-line = { $file }の{ $line }行目はこの大会の対戦ではありません。その行を消してから、同じコマンドを実行してください。
error-arena-busy = 別のプロセスが{ $folder }で対戦中です。終わるのを待つか、別のフォルダーを選んでください。
error-arena-ray-address = { $address }にRayクラスターがありません（{ $problem }）。アドレスを確かめるか、「local」にしてください。
error-arena-ray-program = クラスターのfreebooterはバージョンが違います。すべての場所に同じバージョンを入れてください。
error-arena-ray = クラスターが止まりました（{ $problem }）。ログを確かめてから、同じコマンドを実行してください。
