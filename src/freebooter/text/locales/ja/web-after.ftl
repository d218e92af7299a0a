# 対戦の後のブラウザー：結果、リプレイ、振り返り、配り方の検証。

## The result

web-after-won-you = あなたの勝ちです！
web-after-won = { $player }の勝ちです。
web-after-won-you-by = { $points }点差であなたの勝ちです！
web-after-won-by = { $points }点差で{ $player }の勝ちです。
web-after-counting = お宝を数えています…
web-after-once-more = もう一度試す
web-after-change = 相手を変える
web-after-home = ホーム
web-after-tried = 局面をもう一度試しました。成績には残りません。
web-after-tried-back = 振り返りに戻る
web-after-shared = { $players }が勝利を分かち合います。
web-after-abandoned = 勝者はいません。
web-after-abandoned-why = 全員の合意で対戦を中止しました。得点はその時点のものです。
web-after-resigned = { $count ->
       *[other] { $players }が投了しました。残ったプレイヤーのうち、得点の一番高い人の勝ちです。
    }
web-after-winner = 勝者
web-after-points = { $points }点
web-after-nothing = 得点になるものなし
web-after-rated = この対戦はレーティングに反映されます。
web-after-forfeit = この対戦を途中で抜けたため、レーティングでは投了扱いになりました。
web-after-unrated = この対戦はレーティングに反映されません。
web-after-my-rating = 自分のレーティングを見る
web-after-rematch = 再戦する
web-after-rematch-waits = 再戦があなたを待っています。
web-after-join-rematch = 再戦に参加する
web-after-watch-rematch = 再戦を観戦する
web-after-review = 振り返り
web-after-replay = リプレイ
web-after-deal = 配り方を検証
web-after-share = 共有
web-after-share-title = { $game }の対戦
web-after-copied = リンクをコピーしました。
web-after-downloaded = { $file }をダウンロードしました。
web-after-shared-on = 共有しました。
web-after-record = 記録をダウンロード
web-after-look = テーブルを見る

## Replay

web-replay = リプレイ
web-replay-leave = 結果に戻る
web-replay-seat = 視点
web-replay-spectator = 観戦者
web-replay-share = この場面を共有
web-replay-panel = 経過、振り返り、配り方
web-replay-tab-log = 経過
web-replay-tab-review = 振り返り
web-replay-tab-deal = 配り方
web-replay-title-log = 起きたこと
web-replay-title-review = コーチの振り返り
web-replay-title-deal = 配り方は公正でしたか？
web-replay-keys = キー：スペースで再生と一時停止、←と→で1手ずつ戻る・進む、HomeとEndで最初と最後へ移動します。
web-replay-controls = リプレイの操作
web-replay-happened = ここで起きたこと
web-replay-begins = 対戦が始まります。
web-replay-silent = ここで目に見える動きはありません。
web-replay-scrubber = 対戦の場面
web-replay-place = 場面{ $move }（全{ $of }場面）
web-replay-turn-back = 前の手番
web-replay-turn-on = 次の手番
web-replay-back = 1手戻る
web-replay-on = 1手進む
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-speed = 速さ

## Review

web-review-working = コーチは{ $of }件の決定のうち{ $done }件を見終わりました。
web-review-waiting = コーチはまもなく始めます。
web-review-progress = 振り返りの進み具合
web-review-curve = 最初の決定から最後までの、全員の勝率
web-review-slider = 曲線に沿って移動
web-review-present = { $moves }手の後：{ $chances }
web-review-as-table = 表で見る
web-review-moves = 手数
web-review-costliest = 最も高くついた決定
web-review-no-mistakes = はっきり悪手と言える決定はありませんでした。
web-review-cost = −{ $cost } ± { $margin }ポイント
web-review-mine = 自分の決定（{ $count }）
web-review-others = ほかの人（{ $count }）
web-review-none-mine = あなたの決定に、はっきりした悪手はありませんでした。
web-review-try = ここからもう一度試す
web-review-try-what = 「ここからもう一度試す」では、その局面からボットを相手に続けます。そのとき知り得なかったものは配り直されます。
web-review-odds = 計算
web-review-played = 実際の手
web-review-better = より良い手
web-review-show = { $number }手目を見る
web-review-conduct = 各プレイヤーの決定
web-review-player = プレイヤー
web-review-decisions = 決定の数
web-review-average = 平均の損失
web-review-mistakes = 明らかな悪手
web-review-note = コーチは、その決定をしたプレイヤーが知り得たことだけをもとに判断します。勝率は見積もりです。±は95%の誤差（ポイント）で、それより小さい差は悪手に数えません。

## The check of the deal

web-fair-how = 対戦の前に、サーバーは秘密の値を決めてコミットメントを公開し、プレイヤーはそれぞれ自分の乱数（ノンス）を加えることができました。偶然で決まることはすべてその両方から導かれるので、誰も配り方を選べません。このブラウザーで計算し直せます。
web-fair-check = 配り方を計算し直す
web-fair-checking = 計算中…
web-fair-yes = 計算し直したことは、すべて合っています。
web-fair-no = 合わないところがあります！
web-fair-holds = 合っています
web-fair-fails = 合いません
web-fair-open = 確かめられません
web-fair-commitment-holds = サーバーの秘密の値は、このテーブルのコミットメントと合います。
web-fair-commitment-fails = サーバーの秘密の値は、このテーブルのコミットメントと合いません。
web-fair-noted-holds = コミットメントは、このブラウザーが対戦の前に控えたものと同じです。
web-fair-noted-fails = コミットメントは、このブラウザーが対戦の前に控えたものと違います。
web-fair-noted-open = このブラウザーは対戦の前にテーブルを見ていないので、比べるコミットメントの控えがありません。
web-fair-key-holds = { $given ->
        [0] 乱数の鍵は秘密の値だけから導かれます。ノンスを加えたプレイヤーがいないので、サーバーが選ぶこともできました。
       *[other] 乱数の鍵は、秘密の値と{ $given }人のノンスから導かれます。
    }
web-fair-key-fails = 乱数の鍵は、秘密の値とプレイヤーのノンスから導かれるものではありません。
web-fair-seed-holds = { $given ->
        [0] シードは秘密の値だけから導かれます。ノンスを加えたプレイヤーがいないので、サーバーが選ぶこともできました。
       *[other] シードは、秘密の値と{ $given }人のノンスから導かれます。
    }
web-fair-seed-fails = シードは、秘密の値とプレイヤーのノンスから導かれるものではありません。
web-fair-nonce-holds = あなたのノンスが含まれています：{ $nonce }。
web-fair-nonce-fails = あなたのノンス（{ $nonce }）は、あなたの席に使われていません。
web-fair-nonce-open = このブラウザーは、この配り方にノンスを加えていません。
web-fair-start-holds = スタートプレイヤーは{ $player }で、計算し直した配り方のとおりです。
web-fair-start-fails = 計算し直した配り方では、スタートプレイヤーは{ $player }です。
web-fair-cards-holds = { $count ->
       *[other] 引かれた{ $count }枚のカードは、計算し直したドローパイルと順番まで同じです。
    }
web-fair-cards-fails = { $wrong }枚目のカードが、計算し直したドローパイルと違います。
web-fair-cards-open = カードは引かれていません。
web-fair-unchecked-open = このゲームの配り方をブラウザーは知らないため、偶然に任されたことは計算し直せません。下のコマンドを使えば、プログラムfreebooterで確かめられます。
web-fair-record-holds = 記録のどの行も書かれたときのままで、同じ配り方を示しています。
web-fair-record-fails = { $line ->
        [0] 記録は別の配り方を示しています。
       *[other] 記録の{ $line }行目が変えられています。
    }
web-fair-first = 計算し直したドローパイルを上から並べ、対戦で引かれた最初の{ $count }枚と比べたもの：
web-fair-unseen = 裏向き
web-fair-facts = 数値
web-fair-fact-commitment = コミットメント
web-fair-fact-secret = 秘密の値
web-fair-fact-nonces = プレイヤーのノンス
web-fair-fact-key = 乱数の鍵
web-fair-fact-seed = シード
web-fair-fact-log = サーバーのログの最後の値
web-fair-beyond = ブラウザーでは検証しないこと
web-fair-beyond-what = どの手もルールどおりか、後から偶然で決まったことは何か、得点と勝者は正しいか。これらは、プログラムfreebooterが記録全体をもう一度進めて確かめます。サーバーはログを鎖のようにつなぎ、対戦の後に最後の値を全員に示すので、後から話を変えることはできません。
web-fair-command = 記録を検証するコマンド
