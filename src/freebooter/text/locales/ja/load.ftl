# 負荷ツール：本物のソケットで、サーバーのたくさんのテーブルに着きます。

load-opening = テーブルの準備
load-playing = 対戦中
load-settling = 対戦の終了
load-checking = 再生して比較
load-title = { $game }：{ $tables }テーブル、{ $sockets }ソケット、各テーブルで{ $pace }秒ごとに1手
load-words = 求めた言葉
load-no-words = なし（ボットと同じ）
load-moves = 1秒あたりの手数
load-latency = 手を送ってから全員に届くまで（ミリ秒）
load-latency-figures = 半数 { $half } · 99 % { $most } · 最長 { $longest }
load-memory = ソケットあたりのサーバーのメモリー
load-server = サーバーのCPU時間
load-clients = クライアントのCPU時間
load-games = 最後まで行った対戦
load-checked = 再生と比べたメッセージ
load-mismatches = 不一致
load-errors = エラー
load-unknown = 不明
load-error-kind = { $kind }（エラー：{ $count }）
load-seat = 席{ $seat }
load-watcher = 観戦者
load-differs-gap = テーブル{ $table }：{ $viewer }にバージョン{ $version }が届きませんでした。
load-differs-view = テーブル{ $table }、バージョン{ $version }：{ $viewer }に見えた盤面が正しくありません。
load-differs-moves = テーブル{ $table }、バージョン{ $version }：{ $viewer }に示された合法手が正しくありません。
load-differs-move = テーブル{ $table }、バージョン{ $version }：{ $viewer }に実際と違う手が伝わりました。
load-differs-events = テーブル{ $table }、バージョン{ $version }：{ $viewer }に実際と違う出来事が伝わりました。
load-differs-missing = テーブル{ $table }、バージョン{ $version }：承認された手（{ $viewer }）が記録にありません。
load-differs-length = テーブル{ $table }：記録の手数が、送られた手数と違います。
load-differs-record = テーブル{ $table }：記録を再生できません。
load-differs-commitment = テーブル{ $table }：秘密がコミットメントと合いません。
load-differs-seed = テーブル{ $table }：カードの並びが、秘密とノンスから導かれるものと違います。
load-more = ほかの不一致：{ $count }
load-interrupted = { $seconds }秒で中断しました。数値はそこまでのものです。

## 拒否

error-load-url = 「{ $url }」はサーバーのアドレスではないので、http://127.0.0.1:8000のように書いてください。
error-load-unreachable = { $url }から応答がないので（{ $problem }）、「freebooter serve --no-browser --no-limits」でサーバーを起動してください。
error-load-stranger = { $url }で応答しているのはFreebooterのサーバーではないので、アドレスを確かめてください。
error-load-limits = サーバーが一つのアドレスからの要求を制限しているので、測定するには「freebooter serve --no-limits」で起動してください。
error-load-sockets = --socketsはプレイヤーの数なので、{ $fewest }から{ $most }までにしてください。
error-load-at-least-one = { $option }が{ $value }なので、1以上にしてください。
error-load-negative = { $option }が{ $value }なので、0以上にしてください。
error-load-time = { $option }が{ $value }なので、0より大きい秒数にしてください。
error-load-processes = --processesが{ $processes }なので、{ $most }以下にしてください。
error-load-files = ソケットには{ $needed }個のファイルを開く必要がありますが、システムの上限は{ $most }個なので、上限を上げるか（ulimit -n）、--tablesを減らすか、--processesを増やしてください。
error-load-process = 対戦中のプロセスが突然終了したので（メモリー不足かもしれません）、--tablesを減らしてやり直してください。
error-load-nothing = テーブルを一つも準備できなかったので（{ $kind }）、サーバーのログを見てください。

## ヘルプ

help-load = サーバーのたくさんのテーブルで 対戦し、 応答の速さを測り、 送られたすべてを確かめます。
help-load-url = サーバーのアドレス。 http://127.0.0.1:8000 など。
help-load-tables = テーブルの数 （省略時は100）。
help-load-pace = テーブルごとの 手と手の間の秒数 （省略時は2）。
help-load-seconds = 対戦する秒数 （省略時は30）。
help-load-sockets = 各テーブルのプレイヤー （＝ソケット）の数 （省略時は4）。
help-load-watchers = 各テーブルの観戦者の数 （省略時は0）。
help-load-seed = 手とノンスのシード （省略時は0）。
help-load-processes = テーブルを分担する プロセスの数 （省略時は1）。
help-load-check = 後で再生するテーブルの数 （省略時はすべて）。
help-load-no-words = ボットのように 言葉を求めません。 省略時は ブラウザーのように 4つの言語で求めます。
help-load-json = 数値をJSONで出力します。
