# テーブルのまわりの画面：ホーム、テーブルの用意、待合室、テーブル一覧、対戦、設定、プレイヤー、Freebooterについて。

## Home

web-home-title = 海賊のカードゲーム
web-home-lead = すぐにボットと対戦するか、友だちにリンクを送りましょう。アカウントも面倒な手続きも要りません。
web-playing-as = { $name }として参加中
web-change = 変える
web-change-name = 名前を変える
web-your-name = あなたの名前
web-save = 保存
web-cancel = キャンセル
web-first-time-learn = 初めてなら、遊びながら覚えましょう
web-continue = あなたのテーブル
web-plan-usual = すべて既定に戻す
web-your-turn-at = あなたの手番：{ $game }
web-continue-game = 続きを遊ぶ：{ $game }
web-home-tables = ほかのテーブル
web-all-games = 自分の対戦をすべて見る
web-all-tables = テーブルをすべて見る
web-fact-players = { $fewest }～{ $most }人
web-fact-minutes = 約{ $minutes }分
web-play = 遊ぶ
web-play-game = { $game }を遊ぶ
web-set-up = テーブルを用意する
web-set-up-game = { $game }のテーブルを用意する
web-learn-in = { $count }ステップで学ぶ
web-one-moment = 少々お待ちください…

## Bots

level-drifter = 漂流者

## Tables in lists

web-crew = このテーブルの顔ぶれ
web-open-seat = 空席
web-status-gathering = 募集中
web-status-playing = 対戦中
web-status-over = 終了
web-status-closed = 閉鎖
web-join = 席に着く
web-watch = 観戦する
web-to-the-table = テーブルへ行く
web-play-on = 続きを遊ぶ
web-rated = レート戦
web-clock-is-casual = 時間制限なし
web-clock-is-live = { $minutes }分＋{ $increment }秒
web-clock-is-correspondence = 1手につき{ $days }日
web-house-rules-are = ハウスルール：{ $rules }

## Lobby

web-lobby = 公開テーブル
web-lobby-what = 空席に座るか、ほかの人の対戦をのぞいてみましょう。一覧は自動で更新されます。
web-which-game = どのゲームですか？
web-both-games = すべてのゲーム
web-lobby-gathering = プレイヤー募集中
web-lobby-playing = 対戦中
web-lobby-empty = テーブルは見当たりません。用意すれば、ほかの人がここで見つけてくれます。

## My games

web-games-empty = 航海日誌はまだ空です。遊んだ対戦がここに残り、リプレイと振り返りができます。
web-games-running = 対戦中
web-games-finished = 終わった対戦
web-fate-won = 勝ち
web-fate-lost = 負け
web-fate-shared = 共同勝利
web-fate-abandoned = 中止
web-points = { $count }点
web-to-replay = リプレイを見る
web-to-review = 結果と振り返りを見る
web-no-longer-kept = 残っているのは結果だけです。記録は容量を空けるために削除されました。
web-own-page = 自分の公開プロフィールを見る

## A player

web-player = プロフィール
web-player-since = { $date }から航海中
web-ratings = レーティング
web-ratings-none = レート戦はまだありません。
web-rating-from = レート戦{ $count }回の結果です。
web-rating-estimate = 推定：{ $mean } ± { $deviation }。表示は控えめに見積もった下限です。
web-public-matches = 公開の対戦
web-public-matches-none = 公開の対戦はまだありません。

## Settings

web-settings-what = 設定はこのブラウザーに保存されます。サーバーが知っているのは名前だけです。
web-settings-name = テーブルでの名前
web-settings-name-what = この名前は全員に見えます。進行中の対戦では、元の名前のままです。
web-settings-looks = 言語と外観
web-settings-language = 言語
web-settings-theme = テーマ
web-theme-system = システム
web-theme-light = ライト
web-theme-dark = ダーク
web-settings-motion = 動き
web-motion-system = システム
web-motion-full = すべて
web-motion-reduced = 控えめ
web-settings-sounds = 音
web-settings-sounds-what = カードとコインの音、手番が来たときのベルです。最初のタップかクリックの後から鳴ります。
web-volume = 音量
web-sound-off = 音を消す
web-sound-on = 音を出す
web-settings-sea = 海の音を流す
web-settings-sea-what = テーブルにいる間、静かな波の音が聞こえます。
web-settings-calls = 自分の手番になったら
web-settings-sound-try = 試しに鳴らす
web-settings-notifications = 通知する
web-settings-notifications-what = ほかのページを見ている間に手番が来たら、ブラウザーが知らせます。
web-notifications-missing = このブラウザーは、ここでは通知を送れません。安全なアドレス（https）を使うか、サーバーのマシンで直接開いてください。
web-notifications-blocked = このページの通知はブロックされています。ブラウザーの設定で許可してから、もう一度お越しください。
web-settings-hands = ゲームの進め方
web-settings-undo = 取り消せる時間
web-settings-undo-what = ほかの人に影響する選択は、少し待ってから確定します。
web-undo-off = なし
web-undo-on = 2秒
web-settings-forced = 一択の手は自動で進める
web-settings-forced-what = 選べる手が1つだけのとき、少し待って自動で進めます。
web-settings-passing = 自動でパスする
web-settings-passing-what = 割り込めるけれどめったに使わない場面では、聞かずにパスします。
web-settings-keys = ボタンにキーを表示する
web-settings-keys-what = キーボードのある機器で表示します。
web-settings-help = テーブルでの補助
web-settings-odds-what = 許可されたテーブルで、バーストの確率と失うものを表示します。
web-settings-tips = ヒントを表示する
web-settings-tips-what = テーブルの各部分を、初めて見たときに説明します。
web-settings-tips-again = すべてのヒントをもう一度表示する
web-settings-tips-fresh = すべてのヒントがもう一度表示されます。
web-settings-muted = ミュート中のプレイヤー
web-sign-out = サインアウト
web-sign-out-what = このブラウザーのクッキーが、サインインの状態を保っています。パスワードはありません。
web-sign-out-here = ここでサインアウト
web-sign-out-everywhere = すべてのブラウザーでサインアウト
web-sign-out-here-what = このブラウザーからサインインの情報が消えます。ほかのブラウザーではサインインしたままです。
web-sign-out-everywhere-what = 使っているすべてのブラウザーからサインインの情報が消えます。セッションのコピーを持つ人もサインアウトになります。
web-sign-out-guest = あなたはパスワードのないゲストです。あなたとしてサインインしているブラウザーがなくなると、もう戻れません。名前も席もレーティングも失い、新しいゲストとして始め直すことになります。
web-sign-out-sure = 本当にサインアウトする
web-sign-out-stay = サインインしたままにする

## Setting up a table

web-part-seats = 参加者
web-players = 人数
web-seat-number = 席{ $number }
web-seat-person = 自分
web-seat-open = 友だち（空席）
web-seat-bots = ボット
web-seat-bot = ボット：{ $level }
web-seat-outside = 外部ボット
web-seat-person-what = あなたの席です。
web-seat-open-what = リンクを持つ人の席です。誰も来なければボットが遊びます。
web-seat-outside-what = ネットワーク経由で接続する自作のプログラムです。
web-others-are = ほかの席をすべて：
web-others-friends = 友だちに
web-others-bots = ボットに
web-part-rules = 遊ぶ内容
web-edition = 版
web-house-rules = ハウスルール
web-house-rules-what = 版によって違うルールを、1つずつ決められます。
web-house-rules-clear = 版のルールに戻す
web-changed = { $count }件変更
web-as-in-edition = 版のとおり
web-as-usual = 既定
web-card-text = { $card }の全文
web-part-clock = 持ち時間
web-clock-casual = 時間制限なし
web-clock-casual-what = それぞれ好きなだけ考えられます。
web-clock-live = 持ち時間制
web-clock-live-what = 対戦全体の持ち時間に、1手ごとに数秒が加わります。時間が切れると、席に戻るまでボットが代わります。
web-clock-correspondence = 通信戦
web-clock-correspondence-what = 1手ごとに数日あります。好きなときに出入りできます。
web-clock-minutes = 1人の持ち時間（分）
web-clock-increment = 1手ごとの加算（秒）
web-clock-days = 1手の日数
web-part-table = テーブル
web-visibility = 参加できる人
web-visibility-private = 非公開
web-visibility-private-what = リンクを知っている人だけが見つけて、座ったり観戦したりできます。
web-visibility-public = 公開
web-visibility-public-what = テーブル一覧に載ります。誰でも座ったり観戦したりできます。
web-coach-allowed = 確率とコーチ
web-coach-allowed-what = 全員が正確な確率を見て、コーチに聞けます。オフのときは、自分で考えます。
web-rated-wanted = レート戦にする
web-rated-what = 人間が2人以上で遊べば、レーティングに反映されます。途中で抜けるか投了すると、代わりのボットが勝ってもレーティングでは負けになります。
web-rated-leaving = レート戦：退席や時間切れは、戻ってきても投了扱いになります
web-stand-in = 代役のボット
web-stand-in-level = 不在の人の代わりに遊ぶボット
web-stand-in-usual = 既定のボット
web-stand-in-what = 抜けた人の席と、開始時の空席を引き受けます。
web-problem-minutes = 持ち時間は1人1分から120分の間で選んでください。
web-problem-increment = 1手ごとの加算は600秒までです。
web-problem-days = 1手の日数は1日から30日の間で選んでください。
web-problem-rated = レート戦には、人が座る席が2つ以上必要です。友だちの席を空けるか、レート戦をオフにしてください。
web-problem-rated-outside = 外部ボットはレート戦に参加できません。その席の参加者を替えるか、レート戦をオフにしてください。
web-summary = あなたのテーブル
web-sum-you = あなた
web-sum-friends = 友だち{ $count }人
web-sum-bots = ボット{ $count }体（{ $level }）
web-sum-outside = 外部ボット{ $count }体
web-sum-private = 非公開
web-sum-public = 公開
web-sum-coach = 確率の表示あり
web-sum-no-coach = 確率の表示なし
web-sum-watching = 自分の席がないので、観戦になります。
web-start-now = 対戦を始める
web-open-table = テーブルを開く

## The waiting room

web-gathering = { $game }の対戦
web-gathering-missing = { $count ->
        [0] 席はすべて埋まっています。
       *[other] 空席があと{ $count }席あります。
    }
web-host = 主催者
web-here = 在席
web-sit = ここに座る
web-stand = 席を立つ
web-seat-waits = 誰かが座るのを待っています
web-seat-give = 席{ $number }に座る人
web-host-part = あなたが主催者です
web-start-match = カードを配る
web-start-ready = 全員が席に着いています。
web-start-with-bots = 空席{ $count }席にはボット（{ $level }）が座ります。
web-close-table = テーブルを閉じる
web-close-sure = 本当に閉じますか？
web-welcome = ようこそ船上へ
web-welcome-what = 空いている席に座るか、このまま観戦できます。
web-seated = 席に着きました
web-wait-for = { $name }がカードを配ると始まります。
web-wait-for-host = 主催者がカードを配ると始まります。
web-invite = 友だちを招待する
web-invite-what = リンクを送るか、コードを読み取ってもらいましょう。
web-invite-link = 招待リンク
web-invite-qr = 招待リンクのQRコード
web-invite-this-machine = このアドレスは、このマシンでしか使えません。同じネットワークの友だちを招待するには、サーバーを--host 0.0.0.0で起動し、このマシンのアドレスを伝えてください。
web-invitation-text = { $game }の対戦に、あなたの席が空いています。
web-copy = コピー
web-copied = コピーしました
web-copy-yourself = ブラウザーがコピーを許可していません。選択された文字を手動でコピーしてください。
web-share = 共有…
web-read-rules = ルールを読む
web-stands-in = 代役：{ $level }
web-fair-deal = 公正な配り方
web-fair-deal-what = サーバーは自分の分の乱数をすでに決めていて、下の数字がその証拠です。席に着いた人も、それぞれ自分の乱数（ノンス）を加えます。だから誰もカードを選べず、対戦の後で誰でもそれを確かめられます。
web-commitment = サーバーのコミットメント
web-tokens = 外部ボット
web-tokens-what = ボットは接続するときにトークンを示します。トークンはほかの人に見せないでください。
web-token-of = { $name }のトークン

## About

web-about-title = Freebooterについて
web-about-what = 海賊のカードゲームのための場所です。どの版も裁ける審判、友だちやボットと遊ぶテーブル、ごまかしのない確率があります。
web-about-house = 私たちの約束
web-about-fair = カードは公正に配られ、対戦の後でブラウザーがそれを確かめられます。
web-about-bots = ボットに見えるのは、その席から見えるものだけです。
web-about-coach = 確率は正確です。コーチもあなた以上のことは知りません。
web-about-privacy = アカウントも広告もなく、ほかのサイトからは何も読み込みません。
web-about-games = 遊べるゲーム
web-about-by = 作者：{ $people }。出版：{ $publisher }。
web-about-independent = Freebooterは、独自の文章と絵による独立した実装です。ゲームの作者や出版社は関わっていません。気に入ったら、ぜひ製品を買ってください。
web-about-credits = 謝辞
web-credit-icons = カードなどのアイコン。Lorc、Delapouiteほかの作です。
web-credit-grenze = 見出しと数字のフォント。Renata Polastri、Omnibus-Typeの作です。
web-credit-cabin = そのほかの文字のフォント。Pablo Impallariの作です。
web-credit-preact = ページを組み立てています。
web-credit-fluent = 4つの言語で話しています。
web-credit-uqr = QRコードを描いています。
web-credit-noble = 配り方を確かめています。
web-about-licence = ライセンス
web-about-free = FreebooterはMITライセンスの自由なソフトウェアです。使うことも、変えることも、配ることもできます。
web-about-licences = 第三者のライセンス
