# サーバー：設定と起動時の案内。ヘルプには、表の欄で折り返せるように、句読点などの後に空白を入れます。

serve-address = Freebooterは{ $url }で動いています
serve-network = 同じネットワークの人は{ $url }から参加できます
serve-alone = このマシンからしか接続できません。--host 0.0.0.0を付けると、同じネットワークの人も参加できます。
serve-stop = Ctrl-Cで終了します。途中の対戦は次の起動で続きます。
config-usual = 既定
config-environment = 環境変数

## 拒否

refusal-not-built = ウェブ画面がまだ作られていません。リポジトリのコピーの中で「pip install --editable .」を実行してください。
refusal-port-taken = { $host }のポート{ $port }は使用中です。--portで別のものを選んでください。
refusal-port-forbidden = { $host }のポート{ $port }を使う権限がありません。--portで1024以上を選んでください。
refusal-host = 「{ $host }」はこのマシンのアドレスではありません。--hostで127.0.0.1や0.0.0.0などを選んでください。
refusal-config-file = 設定ファイル{ $file }を読めません（{ $problem }）。直すか、--configで別のものを選んでください。
refusal-setting-unknown = { $source }：「{ $name }」という設定はありません。一覧は「freebooter serve --show-config」で見られます。
refusal-setting-text = { $source }：{ $name }を「{ $value }」にはできません。1行の文字列にしてください。
refusal-setting-whole = { $source }：{ $name }を「{ $value }」にはできません。整数にしてください。
refusal-setting-number = { $source }：{ $name }を「{ $value }」にはできません。数にしてください。
refusal-setting-switch = { $source }：{ $name }を「{ $value }」にはできません。trueかfalseにしてください。
refusal-setting-list = { $source }：{ $name }を「{ $value }」にはできません。文字列のリストにしてください。
refusal-setting-choice = { $source }：{ $name }は次から選んでください：{ $choices }。
refusal-setting-range = { $source }：{ $name }が範囲外です。{ $low }から{ $high }までの数を選んでください。
refusal-setting-form = { $source }：{ $name }の書き方が違います。{ $form }の形で書いてください。
error-server-start = サーバーを起動できませんでした（{ $problem }）。詳しくはログを見てください。

## ヘルプ

help-serve = ブラウザー、友だち、ボットのためにネットワークでテーブルを開きます。
help-serve-config = このファイルから設定を読みます。既定：設定フォルダーのfreebooter.toml。
help-serve-show-config = すべての設定とその出どころを表示して終わります。
help-serve-host = このアドレスで待ち受けます。0.0.0.0なら同じネットワークの人も参加できます。既定：127.0.0.1。
help-serve-port = このポートで待ち受けます。既定：8000、または次の空き。
help-serve-address = プロキシの後ろにあるサーバーの、外から見たアドレスを決めます。
help-serve-database = 対戦の保存先を決めます。postgresql://…など。既定：データフォルダーのSQLiteファイル。
help-serve-data = サーバーのファイルを置くフォルダーを決めます。
help-serve-browser = ブラウザーを開きません。
help-serve-demo = 観戦用のボットのテーブルでロビーを満たします。
help-serve-limits = リクエストの制限をすべて外します。測定専用です。
help-serve-requests-per-second = 1つのアドレスからの毎秒のリクエスト数を制限します。既定：20。
help-serve-request-burst = 1つのアドレスからの一度のリクエスト数を制限します。既定：100。
help-serve-sockets-per-second = 1つのアドレスからの毎秒の新しいソケット数を制限します。既定：2。
help-serve-socket-burst = 1つのアドレスからの一度の新しいソケット数を制限します。既定：40。
help-serve-sockets-per-address = 1つのアドレスの開いたソケット数を制限します。既定：100。
help-serve-tables-per-hour = 1人が1時間に開けるテーブルの数を制限します。既定：60。
help-serve-address-tables-per-hour = 1つのアドレスの全員が1時間に開けるテーブルの数を制限します。既定：300。
help-serve-guests-per-hour = 1つのアドレスから1時間に来られる新しいゲストの数を制限します。既定：200。
help-serve-unwatched-per-player = 1人につき、誰も見ていないところでボットだけが同時に遊ぶテーブルの数を制限します。既定：3。
help-serve-unwatched-per-address = 1つのアドレスの全員につき、誰も見ていないところでボットだけが同時に遊ぶテーブルの数を制限します。既定：12。
help-serve-talk-per-minute = 1人が1分間に話せる行数を制限します。既定：60。
help-serve-address-talk-per-minute = 1つのアドレスの全員が1分間に話せる行数を制限します。既定：600。
help-serve-commands-per-second = 1人がすべてのソケットで毎秒出せるコマンド数を制限します。既定：50。
help-serve-command-burst = 1人が一度に出せるコマンド数を制限します。既定：160。
help-serve-address-commands-per-second = 1つのアドレスの全員が毎秒出せるコマンド数を制限します。既定：100。
help-serve-address-command-burst = 1つのアドレスの全員が一度に出せるコマンド数を制限します。既定：300。
help-serve-table-entries = テーブルのログの項目数を制限します。半分は会話の分で、超えると手だけが入ります。既定：10000。
help-serve-table-bytes = テーブルのログのバイト数を制限します。半分は会話の分で、超えると手だけが入ります。既定：2097152。
help-serve-messages-per-second = 1つのソケットの毎秒のメッセージ数を制限します。既定：10。
help-serve-message-burst = 1つのソケットの一度のメッセージ数を制限します。既定：40。
help-serve-frame-bytes = ソケットのメッセージの大きさを制限します（バイト）。既定：16384。
help-serve-body-bytes = リクエストの本文の大きさを制限します（バイト）。既定：65536。
help-serve-outbox-frames = 受信の遅い相手を待つメッセージの数を制限します。既定：256。
help-serve-outbox-bytes = 受信の遅い相手を待つバイト数を制限します。既定：1048576。
help-serve-grace = 不在のプレイヤーをこの秒数だけ待ってから、ボットが代わります。既定：60。
help-serve-bot-pace = 通常の速さで、引いたカードをこの秒数だけ見せてから、ボットが進みます。0なら待ちません。既定：0.7。
help-serve-bot-workers = ボットが考えるプロセスの数を決めます。既定：コア数より1つ少ない数。
help-serve-idle-minutes = この分数の間誰も見ないテーブルを、メモリーから外します。既定：10。
help-serve-session-days = セッションが続く日数を決めます。既定：90。
help-serve-keep-empty = 誰も座っていないテーブルをこの日数だけ残します。0なら無期限。既定：1。
help-serve-keep-unfinished = 終わっていない対戦を、最後の手からこの日数だけ残します。0なら無期限。既定：90。
help-serve-keep-finished = 終わった対戦（レート戦以外）を、記録とともにこの日数だけ残します。0なら無期限。既定：30。
help-serve-keep-results = レート戦でない対戦の結果をこの日数だけ残します。0なら無期限。既定：365。
help-serve-keep-guests = 一度来ただけで遊ばなかったゲストを、この日数だけ残します。0なら無期限。既定：7。
help-serve-archive = 終わった対戦の記録を、削除の前にこのフォルダーへ保存します。
help-serve-least-free = ディスクの空きがこれより少ない間は、新しいテーブルを断ります。既定：500MB。
help-serve-most-disk = データベースがこれより大きい間は、新しいテーブルを断ります。20GBなど。既定：制限なし。
help-serve-patience = 終了にかけてよい秒数を決めます。既定：10。
help-serve-proxy = クライアントのアドレスの申告を信頼するプロキシ（コンマ区切り）。
help-serve-origins = このサーバーと通信してよいほかのサイト（コンマ区切り）。
help-serve-node = 複数のサーバーのうち、このサーバーの名前を決めます。
help-serve-log-level = ログの量を選びます：debug、info、warning、error。既定：info。
help-serve-log-format = ログの形式を選びます：textかjson。既定：text。
