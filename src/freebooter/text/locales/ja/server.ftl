# サーバー: 設定と起動時の言葉。

serve-address = Freebooter は { $url } で動いています
serve-network = 同じネットワークの人は { $url } から参加できます
serve-alone = このマシンからしか接続できません。 --host 0.0.0.0 を付けると、 同じネットワークの人も参加できます。
serve-stop = Ctrl-C で終了します。 途中の対局は次の起動で続きます。
config-usual = 既定
config-environment = 環境変数

## 拒否

refusal-no-server = サーバーがインストールされていません。 「pip install 'freebooter[server]'」 でインストールしてください。
refusal-not-built = ウェブ画面がまだ作られていません。 リポジトリのコピーの中で 「pip install --editable .」 を実行してください。
refusal-port-taken = { $host } のポート { $port } は使用中です。 --port で別のものを選んでください。
refusal-port-forbidden = { $host } のポート { $port } を開く権限がありません。 --port で 1024 以上を選んでください。
refusal-host = 「{ $host }」はこのマシンのアドレスではありません。 --host で 127.0.0.1 や 0.0.0.0 などを選んでください。
refusal-config-file = 設定ファイル { $file } を読めません ({ $problem })。 直すか、 --config で別のものを選んでください。
refusal-setting-unknown = { $source }: 「{ $name }」という設定はありません。 一覧は「freebooter serve --show-config」で見られます。
refusal-setting-text = { $source }: { $name } を「{ $value }」にはできません。 一行の文字列です。
refusal-setting-whole = { $source }: { $name } を「{ $value }」にはできません。 整数です。
refusal-setting-number = { $source }: { $name } を「{ $value }」にはできません。 数です。
refusal-setting-switch = { $source }: { $name } を「{ $value }」にはできません。 true か false です。
refusal-setting-list = { $source }: { $name } を「{ $value }」にはできません。 文字列のリストです。
refusal-setting-choice = { $source }: { $name } は { $choices } のいずれかです。
refusal-setting-range = { $source }: { $name } が範囲外です。 { $low } から { $high } までの数を選んでください。
refusal-setting-form = { $source }: { $name } の書き方が { $form } ではありません。 その形で書いてください。
error-server-start = サーバーを起動できませんでした ({ $problem })。 場所はログにあります。

## ヘルプ

help-serve = ブラウザー、 友人、 ボットのために ネットワークで卓を開きます。
help-serve-config = 設定ファイル (設定フォルダーの freebooter.toml)。
help-serve-show-config = すべての設定とその出どころを 表示して終わります。
help-serve-host = 待ち受けるアドレス (127.0.0.1、 同じネットワークの人も なら 0.0.0.0)。
help-serve-port = 待ち受けるポート (8000、 または次の空き)。
help-serve-address = プロキシの後ろにあるとき、 ほかの人から見たアドレス。
help-serve-database = 対局の保存先、 たとえば postgresql://… (データフォルダーの SQLite ファイル)。
help-serve-data = サーバーのファイルを 置くフォルダー。
help-serve-browser = ブラウザーを開きません。
help-serve-demo = 観戦用のボットの卓で ロビーを満たします。
help-serve-limits = 要求の回数を制限しません (測定専用)。
help-serve-requests-per-second = 一つのアドレスからの 毎秒の要求数 (20)。
help-serve-request-burst = 一つのアドレスからの 一度の要求数 (100)。
help-serve-sockets-per-second = 一つのアドレスからの 毎秒の新しいソケット数 (2)。
help-serve-socket-burst = 一つのアドレスからの 一度の新しいソケット数 (40)。
help-serve-sockets-per-address = 一つのアドレスの 開いたソケット数 (100)。
help-serve-tables-per-hour = 一人が一時間に 開ける卓の数 (60)。
help-serve-address-tables-per-hour = 一つのアドレスの全員が一時間に 開ける卓の数 (300)。
help-serve-guests-per-hour = 一つのアドレスから一時間に 来られる新しいゲストの数 (200)。
help-serve-unwatched-per-player = ボットだけが、誰も見ていないところで 同時に遊ぶ、一人の卓の数 (3)。
help-serve-unwatched-per-address = 一つのアドレスの全員についての 同じ数 (12)。
help-serve-talk-per-minute = 一人が一分間に 話せる行数 (60)。
help-serve-address-talk-per-minute = 一つのアドレスの全員が一分間に 話せる行数 (600)。
help-serve-table-entries = 卓の記録に入る 項目の数 (10000)。半分は会話の分で、 超えると手番だけが入る。
help-serve-table-bytes = 卓の記録に入る バイト数 (2097152)。半分は会話の分で、 超えると手番だけが入る。
help-serve-messages-per-second = 一つのソケットの 毎秒のメッセージ数 (10)。
help-serve-message-burst = 一つのソケットの 一度のメッセージ数 (40)。
help-serve-frame-bytes = ソケットの最大の メッセージ (16384)。
help-serve-body-bytes = 要求の最大の本文 (65536)。
help-serve-outbox-frames = 遅い読み手を待てる メッセージ数 (256)。
help-serve-outbox-bytes = 遅い読み手を待てる バイト数 (1048576)。
help-serve-grace = 不在のとき、 ボットが代わるまでの 時間 (60)。
help-serve-bot-pace = 通常の速さで、引いたカードを見せてからボットが進むまでの秒数 (0.7)。0 なら待ちません。
help-serve-bot-workers = ボットが考える プロセスの数 (コア数より一つ少ない)。
help-serve-idle-minutes = 誰も見ない卓が メモリーを離れるまでの 分数 (10)。
help-serve-session-days = セッションが続く日数 (90)。
help-serve-keep-empty = 誰も座っていない卓を残す日数 (1)。0 は無期限。
help-serve-keep-unfinished = 終わっていない対戦を最後の手から残す日数 (90)。0 は無期限。
help-serve-keep-finished = レーティング戦でない終わった対戦を記録とともに残す日数 (30)。0 は無期限。
help-serve-keep-results = レーティング戦でない対戦の結果を残す日数 (365)。0 は無期限。
help-serve-keep-guests = 一度来ただけで遊ばなかったゲストを残す日数 (7)。0 は全員を無期限。
help-serve-archive = 削除される終わった対戦の記録を入れるフォルダー。
help-serve-least-free = ディスクの空きがこれより少ない間は新しい卓を断る (500MB)。
help-serve-most-disk = データベースがこれより大きい間は新しい卓を断る。例: 20GB (制限なし)。
help-serve-patience = 終了にかけてよい時間 (10)。
help-serve-proxy = クライアントのアドレスに ついて信じるプロキシ、 コンマ区切り。
help-serve-origins = このサーバーと話してよい ほかのページ、 コンマ区切り。
help-serve-node = 複数のうちの このサーバーの名前。
help-serve-log-level = ログの量: debug、 info、 warning、 error (info)。
help-serve-log-format = ログの形: text か json (text)。
