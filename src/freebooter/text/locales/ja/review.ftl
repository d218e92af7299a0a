# 記録した対戦の振り返り。

review-progress = 対戦を振り返り中
review-title = { $game }の振り返り：{ $players }
review-over = 終了した対戦、{ $moves }手。
review-unfinished = 途中の対戦、ここまで{ $moves }手。
review-curve = 最初の決定から最後までの、全員の勝率
review-curve-told = { $player }：{ $values }
review-moves = 手数
review-chance = 勝率

## 決定

review-costliest = 最も高くついた決定
review-no-mistakes = はっきり悪手と言える決定はありませんでした。
review-mistake = { $number }手目：{ $player }は勝率を{ $cost }ポイント失いました。
review-seen = { $player }に見えていたもの：
review-played = 実際の手：{ $choice }（{ $chance }）。
review-better = より良い手：{ $choice }（{ $chance }）。
review-move = 手
review-was-played = 実際の手
review-was-better = より良い手
review-cost = 失った勝率（ポイント）

## プレイヤー

review-summary = 各プレイヤーの決定
review-player = プレイヤー
review-decisions = 決定の数
review-average = 平均の損失
review-mistakes = 明らかな悪手
review-conduct = { $player }：決定{ $decisions }回、平均の損失{ $cost }ポイント、明らかな悪手{ $mistakes }回。
review-note = コーチは、その決定をしたプレイヤーが知り得たことだけをもとに判断します。勝率は試行による見積もりです。±は95%の誤差（ポイント）で、それより小さい差は悪手に数えません。
review-made = freebooter { $version }で作成。思考：{ $budget }。
review-budget = 1決定あたり試行12,000回以上
review-written = ページは{ $file }にあります。

## 拒否

refusal-review-empty = この記録では、まだ誰も何も決めていません。続きを遊んでから振り返ってください。
refusal-page-folder = { $file }はフォルダーです。その中のファイルをページの書き込み先に指定してください。
refusal-page-no-folder = フォルダー{ $folder }がありません。作るか、ページの書き込み先を別の場所にしてください。
