# 記録したゲームの検討。

review-progress = コーチがゲームを検討中
review-title = { $game }の検討：{ $players }
review-over = 終了したゲーム、行動は{ $moves }回。
review-unfinished = 途中のゲーム、行動はここまで{ $moves }回。
review-curve = 最初の決定から最後までの、全員の勝率
review-curve-told = { $player }：{ $values }
review-moves = 行動の回数
review-chance = 勝率

## 決定

review-costliest = 最も高くついた決定
review-no-mistakes = はっきり悪手と言える決定はありませんでした。
review-mistake = 行動{ $number }：{ $player }は勝率を{ $cost }ポイント失いました。
review-seen = { $player }に見えていたもの：
review-played = 実際の行動：{ $choice }（{ $chance }）。
review-better = より良い行動：{ $choice }（{ $chance }）。
review-move = 行動
review-was-played = 実際の行動
review-was-better = より良い行動
review-cost = 失った勝率（ポイント）

## プレイヤー

review-summary = 各プレイヤーの決定
review-player = プレイヤー
review-decisions = 決定の数
review-average = 平均の損失
review-mistakes = 明らかな悪手
review-conduct = { $player }：決定{ $decisions }回、平均の損失{ $cost }ポイント、明らかな悪手{ $mistakes }回。
review-note = コーチは、その決定をしたプレイヤーが知り得たことだけをもとに判断します。勝率は試行による見積もりで、±は95%の誤差（ポイント）です。誤差に収まる差は悪手とは呼びません。
review-made = freebooter { $version }で作成。思考：{ $budget }。
review-budget = 1決定あたり試行12000回以上
review-written = ページは{ $file }にあります。

## 拒否

refusal-review-empty = この記録ではまだ誰も決定していないので、続きを遊んでから検討してください。
refusal-page-folder = { $file }はフォルダーなので、その中のファイルをページの書き込み先に指定してください。
refusal-page-no-folder = ページの書き込み先のフォルダー{ $folder }がないので、作るか、別の場所を選んでください。
