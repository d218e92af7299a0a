# 自分のサーバーへの攻撃と、ほかの人への影響。

attack-goes-on = 攻撃中：{ $name }
attack-promises = 1人が際限なく約束し、ほかの人が何度もつなぎ直して、そのすべてを求めます。
attack-choices = 相手がまだ選んでいない間、1人が選択を変え続けます。
attack-bots = 1つのアドレスから次々と現れるゲストが、ボットだけのテーブルを開きます。
attack-reviews = とても長い対戦で、振り返りの順番待ちを詰まらせようとします。
attack-fidgeting = 主催者が、席や設定を際限なく変え続けます。
attack-talk = 1つのアドレスに許される限りのソケットで、最も長い発言を続けます。
attack-forgetting = 大量のコマンドを送り、ほかの人のコマンドをサーバーに忘れさせて、再送されたときに二重に数えさせようとします。
attack-presence = 大勢が2つのテーブルに来ては去ることを繰り返します。
attack-hellos = helloを際限なく送ります。文章を求めたり、逃した出来事を求めたり、偽のトークンやチケットを付けたりします。
attack-deaf = 返事を誰も読まないソケットとリクエストです。
attack-slow = 1秒に1文字ずつ届くリクエストです。
attack-connections = 何も言わない接続を、許される限り多く開きます。
attack-json = 深い、長い、または壊れた本文とメッセージです。
attack-frames = 大きすぎる、終わらない、またはフレームではないフレームです。
attack-head-name = 攻撃
attack-head-moves = ほかの人の手のp99（ms）
attack-head-answers = ボットの応答のp99（ms）
attack-head-memory = メモリー（MB）
attack-head-disk = ディスク（MB）
attack-head-verdict = 判定
attack-held = 耐えた
attack-broken-moves = 手が遅すぎる
attack-broken-answers = ボットが遅すぎる
attack-broken-memory = メモリーの使いすぎ
attack-broken-disk = ディスクの使いすぎ
attack-broken-doubled = コマンドが二重に数えられた
attack-broken-lost = 手またはプレイヤーが失われた
attack-broken-unserved = 応じてもらえない人がいた
attack-no-refusal = なし
attack-line = { $name }：送信{ $sent }、受理{ $accepted }。受信{ $frames }フレーム、{ $received }MB。サーバーのCPU時間{ $cpu }。拒否：{ $refusals }

## 拒否

error-attack-unknown = 「{ $name }」という攻撃はありません。次から選んでください：{ $names }。
error-attack-time = { $option }を{ $value }にはできません。0より大きく{ $most }以下の秒数にしてください。
error-attack-sockets = --most-socketsを{ $value }にはできません。1から{ $most }までにしてください。
error-attack-whose = { $url }はこのマシンにありません。自分のサーバーで、ほかに使う人がいないなら、--yes-it-is-mineを付けてください。

## ヘルプ

help-attack = 自分のサーバーを、知られているすべての方法で順に攻撃し、ほかの人への影響を測ります。
help-attack-only = この攻撃だけを行います。何度でも指定できます。「--list」で一覧が出ます。
help-attack-seconds = 攻撃1つの秒数を決めます。既定：20。
help-attack-calm = 各攻撃の前後で、邪魔されずに遊ぶ秒数を決めます。既定：8。
help-attack-sockets = 1つの攻撃が開くソケットの数を制限します。既定：2000。
help-attack-pid = このマシンにあるサーバーのプロセスを見て、尋ねずにメモリーとディスクを調べます。
help-attack-mine = ほかのマシンにある自分のサーバーを攻撃します。
help-attack-list = 攻撃の一覧を出します。
