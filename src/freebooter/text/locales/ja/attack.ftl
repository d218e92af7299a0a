# 自分のサーバーへの攻撃と、ほかの人への影響。

attack-goes-on = 攻撃中：{ $name }
attack-promises = 一人が際限なく約束し、ほかの者がそのすべてを何度も語らせ、何度も戻ってくる。
attack-choices = 相手がまだ選んでいない間、一人が選択を際限なく変える。
attack-bots = 一つのアドレスから次々と現れるゲストが、ボットだけのテーブルを立てる。
attack-reviews = 振り返りがほかの全員を待たせるほど長い対局。
attack-fidgeting = テーブルを立てた人が席や速さを際限なく変え続ける。
attack-talk = 一つのアドレスに許される限りのソケットで、最も長い発言を続ける。
attack-forgetting = サーバーがほかの人の命令を忘れるほど多くの命令を送り、その命令をもう一度送る。
attack-presence = 群衆が二つのテーブルに来ては去ることを繰り返す。
attack-hellos = 言葉つき、見逃しつき、偽のトークンや切符つきの挨拶を際限なく送る。
attack-deaf = 返事を誰も読まないソケットとリクエスト。
attack-slow = 一秒に一文字ずつ届くリクエスト。
attack-connections = 何も言わない接続を、許される限り多く。
attack-json = 深い、長い、または壊れた本文とメッセージ。
attack-frames = 大きすぎる、終わらない、またはフレームではないフレーム。
attack-head-name = 攻撃
attack-head-moves = ほかの人の手の p99（ms）
attack-head-answers = ボットの応答の p99（ms）
attack-head-memory = メモリ（MB）
attack-head-disk = ディスク（MB）
attack-head-verdict = 判定
attack-held = 耐えた
attack-broken-moves = 手が遅すぎる
attack-broken-answers = ボットが遅すぎる
attack-broken-memory = メモリの使いすぎ
attack-broken-disk = ディスクの使いすぎ
attack-broken-doubled = 命令が二度数えられた
attack-broken-lost = 手または人が失われた
attack-broken-unserved = 応じてもらえない人がいた
attack-no-refusal = なし
attack-line = { $name }：送信 { $sent }、受理 { $accepted }。返ってきたのは { $frames } フレーム、{ $received } MB。サーバーのプロセッサー時間 { $cpu }。拒否：{ $refusals }

## 拒否

error-attack-unknown = 「{ $name }」という攻撃はありません。{ $names } から選んでください。
error-attack-time = { $option } が { $value } です。0 より大きく { $most } 以下の秒数にしてください。
error-attack-sockets = --most-sockets が { $value } です。1 から { $most } までにしてください。
error-attack-whose = { $url } はこのマシンにありません。自分のサーバーで、ほかの人の迷惑にならないなら --yes-it-is-mine を付けてください。

## ヘルプ

help-attack = 自分のサーバーを知られているすべての方法でしばらくずつ攻撃し、ほかの人への影響を測ります。
help-attack-only = この攻撃だけ。何度でも指定できます。「--list」で一覧が出ます。
help-attack-seconds = 攻撃一つの長さ（秒、既定は 20）。
help-attack-calm = 各攻撃の前後で、ほかの人が邪魔されずに遊ぶ秒数（既定は 8）。
help-attack-sockets = 一つの攻撃が開くソケットの上限（既定は 2000）。
help-attack-pid = このマシンにあるサーバーのプロセス。尋ねずにメモリとディスクを調べます。
help-attack-mine = ほかのマシンにある自分のサーバーを攻撃します。
help-attack-list = 攻撃の一覧を出します。
