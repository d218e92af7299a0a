# ゲームの後にブラウザーが伝えること：結果、リプレイ、検討、配り方の検証。

## The result

web-after-won-you = あなたの勝ちです！
web-after-won = { $player }の勝ちです。
web-after-won-you-by = { $points }点差であなたの勝ち！
web-after-won-by = { $player }が{ $points }点差で勝ちました。
web-after-counting = お宝を数えています…
web-after-once-more = もう一度試す
web-after-change = 相手を変える
web-after-home = ホーム
web-after-tried = 局面をもう一度試しました。どの成績にも数えません。
web-after-tried-back = 検討に戻る
web-after-shared = 勝利を分かち合うのは{ $players }です。
web-after-abandoned = 勝者はいません。
web-after-abandoned-why = 全員の合意で対戦を中止しました。得点はその時点のものです。
web-after-resigned = { $count ->
       *[other] { $players }が投了しました。残った中で得点の最も高いプレイヤーの勝ちです。
    }
web-after-winner = 勝者
web-after-points = { $points }点
web-after-nothing = 得点になるものなし
web-after-rated = この対戦はレーティングに反映されます。
web-after-forfeit = この対戦を途中で抜けたため、レーティングでは投了になりました。
web-after-unrated = この対戦はレーティングに反映されません。
web-after-my-rating = 自分のレーティング
web-after-rematch = もう一度対戦
web-after-rematch-waits = 再戦があなたを待っています。
web-after-join-rematch = 再戦に参加
web-after-watch-rematch = 再戦を観戦
web-after-review = 検討
web-after-replay = リプレイ
web-after-deal = 配り方を検証
web-after-share = 共有
web-after-share-title = { $game }の対戦
web-after-copied = リンクをクリップボードにコピーしました。
web-after-downloaded = { $file }をダウンロードしました。
web-after-shared-on = 共有しました。
web-after-record = 記録をダウンロード
web-after-look = テーブルを見る

## Replay

web-replay = リプレイ
web-replay-leave = 結果に戻る
web-replay-seat = 誰の視点か
web-replay-spectator = 観戦者
web-replay-share = この場面を共有
web-replay-panel = 経過、検討、配り方
web-replay-tab-log = 経過
web-replay-tab-review = 検討
web-replay-tab-deal = 配り方
web-replay-title-log = 起きたこと
web-replay-title-review = コーチの検討
web-replay-title-deal = 配り方は公正でしたか
web-replay-keys = キー：スペースで再生と停止、←と→で1手ずつ、HomeとEndで最初と最後へ移動します。
web-replay-controls = リプレイの操作
web-replay-happened = ここで起きたこと
web-replay-begins = 対戦が始まります。
web-replay-silent = ここでは目に見えることは起きていません。
web-replay-scrubber = 対戦の場面
web-replay-place = 場面{ $move }（全{ $of }）
web-replay-turn-back = 前の手番
web-replay-turn-on = 次の手番
web-replay-back = 1手戻る
web-replay-on = 1手進む
web-replay-play = 再生
web-replay-pause = 停止
web-replay-speed = 速さ

## Review

web-review-working = コーチは{ $of }の決定のうち{ $done }を検討しました。
web-review-waiting = コーチはまもなく始めます。
web-review-progress = 検討の進み具合
web-review-curve = 最初の決定から最後までの、全員の勝率
web-review-slider = 曲線に沿って移動
web-review-present = 行動{ $moves }回の後：{ $chances }
web-review-as-table = 同じものを表で
web-review-moves = 行動の回数
web-review-costliest = 最も高くついた決定
web-review-no-mistakes = はっきり悪手と言える決定はありませんでした。
web-review-cost = −{ $cost } ± { $margin }ポイント
web-review-mine = 自分の決定（{ $count }）
web-review-others = ほかの人（{ $count }）
web-review-none-mine = あなたの決定に、はっきりした悪手はありませんでした。
web-review-try = ここからもう一度
web-review-try-what = 「ここからもう一度」では、その局面からボットを相手に続けます。そのとき知り得なかったものは配り直されます。
web-review-odds = 計算
web-review-played = 実際の行動
web-review-better = より良い行動
web-review-show = 行動{ $number }を見る
web-review-conduct = 各プレイヤーの決定
web-review-player = プレイヤー
web-review-decisions = 決定の数
web-review-average = 平均の損失
web-review-mistakes = 明らかな悪手
web-review-note = コーチは、その決定をしたプレイヤーが知り得たことだけをもとに判断します。勝率は見積もりで、±は95%の誤差（ポイント）です。誤差に収まる差は悪手とは呼びません。

## The check of the deal

web-fair-how = 対戦の前に、サーバーは秘密の値を約束し、参加者はそれぞれ自分のナンスを加えることができました。偶然で決まることはその両方から導かれるので、誰も配り方を選べません。このブラウザーで計算し直せます。
web-fair-check = 配り方を計算し直す
web-fair-checking = 計算中…
web-fair-yes = 計算し直したことは、すべて合っています。
web-fair-no = 合わないところがあります！
web-fair-holds = 合っています
web-fair-fails = 合いません
web-fair-open = 分かりません
web-fair-commitment-holds = サーバーの秘密の値は、このテーブルのコミットメントと合います。
web-fair-commitment-fails = サーバーの秘密の値は、このテーブルのコミットメントと合いません。
web-fair-noted-holds = コミットメントは、このブラウザーが対戦の前に控えたものと同じです。
web-fair-noted-fails = コミットメントは、このブラウザーが対戦の前に控えたものと違います。
web-fair-noted-open = このブラウザーは対戦の前にテーブルを見ていないので、比べるコミットメントの控えがありません。
web-fair-key-holds = { $given ->
        [0] すべての偶然の鍵は秘密の値だけから導かれます。ナンスを加えたプレイヤーがいないので、サーバーだけで選ぶことができました。
       *[other] すべての偶然の鍵は、秘密の値と{ $given }人のナンスから導かれます。
    }
web-fair-key-fails = すべての偶然の鍵は、秘密の値とナンスから導かれるものではありません。
web-fair-seed-holds = { $given ->
        [0] シードは秘密の値だけから導かれます。ナンスを加えたプレイヤーがいないので、サーバーだけで選ぶことができました。
       *[other] シードは、秘密の値と{ $given }人のナンスから導かれます。
    }
web-fair-seed-fails = シードは、秘密の値とナンスから導かれるものではありません。
web-fair-nonce-holds = あなたの加えたナンスが含まれています：{ $nonce }。
web-fair-nonce-fails = あなたの加えたナンス（{ $nonce }）は、あなたの席に使われていません。
web-fair-nonce-open = このブラウザーは、この配り方にナンスを加えていません。
web-fair-start-holds = 最初の番は{ $player }で、計算し直した配り方のとおりです。
web-fair-start-fails = 計算し直した配り方によれば、最初の番は{ $player }のはずでした。
web-fair-cards-holds = { $count ->
       *[other] 引かれた{ $count }枚のカードは、計算し直した山札と同じ順番です。
    }
web-fair-cards-fails = { $wrong }枚目のカードが、計算し直した山札と違います。
web-fair-cards-open = カードは引かれていません。
web-fair-unchecked-open = このゲームの配り方をブラウザーは知らないため、対戦で偶然に決まったことは計算し直していません。下のコマンドでプログラムfreebooterが確かめます。
web-fair-record-holds = 記録のどの行も書かれたときのままで、同じ配り方を記しています。
web-fair-record-fails = { $line ->
        [0] 記録は別の配り方を記しています。
       *[other] 記録の{ $line }行目が、書かれたときのままではありません。
    }
web-fair-first = 計算し直した山札を上から並べ、対戦で引かれたカードと比べたもの（最初の{ $count }枚）：
web-fair-unseen = 裏向き
web-fair-facts = 数値
web-fair-fact-commitment = コミットメント
web-fair-fact-secret = 秘密の値
web-fair-fact-nonces = 各席のナンス
web-fair-fact-key = すべての偶然の鍵
web-fair-fact-seed = シード
web-fair-fact-log = サーバーのログの最後の値
web-fair-beyond = ブラウザーでは検証しないこと
web-fair-beyond-what = どの行動もルールどおりか、後から偶然で決まったこと、得点と勝者がそこから導かれるかは、プログラムfreebooterが記録全体をもう一度進めて確かめます。ログの連鎖はサーバーに残り、その最後の値は対戦の後に全員に示されるので、後から話を変えることはできません。
web-fair-command = 記録を検証するコマンド
