# ゲームの準備が終わるまで：ホーム、テーブルの用意、テーブル、レッスンの前。

web-ready-waiting = 順番待ち
web-ready-compiling = 準備中
web-ready-loading = まもなく完了
web-ready-ready = 準備完了
web-ready-left-soon = あと数秒
web-ready-left-seconds = 残り約{ $seconds }秒
web-ready-left-minutes = 残り約{ $minutes }分
web-ready-progress = { $game }の準備状況
web-ready-failed = { $game }を準備できませんでした。ターミナルで「freebooter doctor」を実行すると原因がわかります。
web-ready-once = 新しいマシンでは、ゲームごとに一度だけ準備が必要です。次回からはすぐに遊べます。

## テーブルで、また用意するとき

web-ready-starting = 対戦は自動で始まります
web-ready-starting-what = { $game }の準備ができ次第、カードが配られます。それまで友だちを招待したり、ルールを読んだり、チャットしたりできます。
web-ready-not-yet = { $game }はまだ準備中です
web-ready-not-yet-what = 今のうちに設定を済ませておけば、対戦は自動で始まります。
web-ready-now = { $game }の準備ができました
web-ready-now-what = カードを配れます。
web-ready-playing-what = { $game }の準備ができ次第、対戦は自動で続きます。
web-ready-deals-itself = 自動で配られます…
web-ready-bots = 準備中：{ $bots }。終わり次第、カードが配られます。
web-ready-bot = { $bot }（準備中）
web-ready-bot-what = まだ準備中です。終わり次第、対戦に加わります。

## レッスンの前

web-ready-lesson = レッスンは自動で始まります
web-ready-lesson-what = { $game }の準備ができ次第始まります。ルールは今すぐ読めます。

## 読み上げ

web-ready-told-begun = { $game }を準備しています。
web-ready-told-half = { $game }の準備は半分まで進みました。
web-ready-told-ready = { $game }の準備ができました。
