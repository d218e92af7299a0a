# 負荷ツール：本物のソケットで、サーバーのたくさんのテーブルに着きます。

load-opening = テーブルの準備中
load-playing = 対戦中
load-settling = 対戦の終了待ち
load-checking = リプレイして比較中
load-title = { $game }：{ $tables }テーブル、{ $sockets }ソケット、各テーブルで{ $pace }秒ごとに1手
load-words = 求めた言語
load-no-words = なし（ボットと同じ）
load-moves = 1秒あたりの手数
load-latency = 手を送ってから全員に届くまで（ms）
load-latency-figures = 中央値：{ $half }、99%：{ $most }、最長：{ $longest }
load-memory = ソケットあたりのサーバーのメモリー
load-server = サーバーのCPU時間
load-clients = クライアントのCPU時間
load-games = 最後まで行った対戦
load-checked = リプレイと比べたメッセージ
load-mismatches = 不一致
load-errors = エラー
load-unknown = 不明
load-error-kind = { $kind }（エラー：{ $count }）
load-seat = 席{ $seat }
load-watcher = 観戦者
load-differs-gap = テーブル{ $table }：{ $viewer }にバージョン{ $version }が届きませんでした。
load-differs-view = テーブル{ $table }、バージョン{ $version }：{ $viewer }に見えたテーブルが正しくありません。
load-differs-moves = テーブル{ $table }、バージョン{ $version }：{ $viewer }に示されたできる手が正しくありません。
load-differs-move = テーブル{ $table }、バージョン{ $version }：{ $viewer }に実際と違う手が伝わりました。
load-differs-events = テーブル{ $table }、バージョン{ $version }：{ $viewer }に実際と違う出来事が伝わりました。
load-differs-missing = テーブル{ $table }、バージョン{ $version }：受け付けられた手（{ $viewer }）が記録にありません。
load-differs-length = テーブル{ $table }：記録の手数が、送られた手数と違います。
load-differs-record = テーブル{ $table }：記録をリプレイできません。
load-differs-commitment = テーブル{ $table }：秘密の値がコミットメントと合いません。
load-differs-seed = テーブル{ $table }：カードの並びが、秘密の値とノンスから導かれるものと違います。
load-more = ほかの不一致：{ $count }
load-interrupted = { $seconds }秒で中断しました。数値はそこまでのものです。

## 拒否

error-load-url = 「{ $url }」はサーバーのアドレスではありません。http://127.0.0.1:8000のように書いてください。
error-load-unreachable = { $url }から応答がありません（{ $problem }）。「freebooter serve --no-browser --no-limits」でサーバーを起動してください。
error-load-stranger = { $url }で応答しているのはFreebooterのサーバーではありません。アドレスを確かめてください。
error-load-limits = サーバーが1つのアドレスからのリクエストを制限しています。測定するには「freebooter serve --no-limits」で起動してください。
error-load-not-ready = サーバーはまだ準備中です（{ $games }）。ログに「game ready」と出てからやり直してください。
error-load-sockets = --socketsはプレイヤーの数です。{ $fewest }から{ $most }までにしてください。
error-load-at-least-one = { $option }を{ $value }にはできません。1以上にしてください。
error-load-negative = { $option }を{ $value }にはできません。0以上にしてください。
error-load-time = { $option }を{ $value }にはできません。0より大きい秒数にしてください。
error-load-processes = --processesを{ $processes }にはできません。{ $most }以下にしてください。
error-load-files = ソケットには{ $needed }個のファイルを開く必要がありますが、システムの上限は{ $most }個です。上限を上げるか（ulimit -n）、--tablesを減らすか、--processesを増やしてください。
error-load-process = クライアントのプロセスが突然終了しました（メモリー不足かもしれません）。--tablesを減らしてやり直してください。
error-load-nothing = テーブルを1つも準備できませんでした（{ $kind }）。サーバーのログを見てください。

## ヘルプ

help-load = サーバーのたくさんのテーブルで最後まで対戦し、応答の速さを測り、送られたすべてを確かめます。
help-load-url = サーバーのアドレス。http://127.0.0.1:8000など。
help-load-tables = テーブルの数を決めます。既定：100。
help-load-pace = テーブルごとの、手と手の間の秒数を決めます。既定：2。
help-load-seconds = 対戦する秒数を決めます。既定：30。
help-load-sockets = 各テーブルのプレイヤー（＝ソケット）の数を決めます。既定：4。
help-load-watchers = 各テーブルの観戦者の数を決めます。既定：0。
help-load-seed = 手とノンスのシードを決めます。既定：0。
help-load-processes = テーブルを分担するプロセスの数を決めます。既定：1。
help-load-check = この数のテーブルだけを後でリプレイします。既定：すべて。
help-load-no-words = ボットのように、文章を求めません。既定：ブラウザーのように、4つの言語で求めます。
help-load-json = 数値をJSONで出力します。
