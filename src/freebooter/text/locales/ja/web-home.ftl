# The screens around the tables: home, setting up, waiting room, lobby, games, settings, players, about.

## Home

web-home-title = 海賊のカードゲーム
web-home-lead = すぐにボットと対戦するか、友だちにリンクを送りましょう。アカウントは要りません。
web-playing-as = { $name }として参加中
web-change = 変える
web-change-name = 名前を変える
web-your-name = あなたの名前
web-save = 保存
web-cancel = キャンセル
web-first-time-learn = はじめてなら、遊びながら覚えましょう
web-continue = あなたのテーブル
web-plan-usual = すべてをいつもの設定に戻す
web-your-turn-at = あなたの番：{ $game }
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
web-learn-in = { $count }ステップで覚える
web-one-moment = 少々お待ちください…

## Bots

level-drifter = 漂流者

## Tables in lists

web-crew = このテーブルの顔ぶれ
web-open-seat = 空席
web-status-gathering = 募集中
web-status-playing = 対戦中
web-status-over = 終了
web-status-closed = 取りやめ
web-join = 席に着く
web-watch = 観戦する
web-to-the-table = テーブルへ
web-play-on = 続きを遊ぶ
web-rated = レーティング戦
web-clock-is-casual = 時間制限なし
web-clock-is-live = { $minutes }分＋{ $increment }秒
web-clock-is-correspondence = 一手{ $days }日
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

web-games-empty = 航海日誌はまだ空です。対戦の記録がここに残り、リプレイと検討ができます。
web-games-running = まだ終わっていない対戦
web-games-finished = 終わった対戦
web-fate-won = 勝ち
web-fate-lost = 負け
web-fate-shared = 勝利を分け合い
web-fate-abandoned = 中止
web-points = { $count }点
web-to-replay = リプレイ
web-to-review = 結果と検討
web-no-longer-kept = 残っているのは結果だけです。記録は場所を空けるために削除されました。
web-own-page = ほかの人から見えるあなたのページ

## A player

web-player = プレイヤー
web-player-since = { $date }から航海中
web-ratings = レーティング
web-ratings-none = レーティング戦はまだありません。
web-rating-from = レーティング戦{ $count }回の結果です。
web-rating-estimate = 推定は{ $mean } ± { $deviation }で、ほぼ確実に届いている値を表示しています。
web-public-matches = 公開の対戦
web-public-matches-none = 公開の対戦はまだありません。

## Settings

web-settings-what = 設定はこのブラウザーに保存されます。サーバーが知っているのは名前だけです。
web-settings-name = テーブルでの名前
web-settings-name-what = ほかの人に見える名前です。始まった対戦では、元の名前のままです。
web-settings-looks = 言語と見た目
web-settings-language = 言語
web-settings-theme = 明るさ
web-theme-system = システムに合わせる
web-theme-light = 昼
web-theme-dark = 夜
web-settings-motion = 動き
web-motion-system = システムの設定どおり
web-motion-full = カードが飛ぶ
web-motion-reduced = 動かさない
web-settings-sounds = 音
web-settings-sounds-what = カード、コイン、大砲の音と、番が来たときのベルです。最初に触れるまでは鳴りません。
web-volume = 音量
web-sound-off = 音を消す
web-sound-on = 音を出す
web-settings-sea = 海の音を流す
web-settings-sea-what = テーブルにいる間、静かな波の音が聞こえます。
web-settings-calls = 自分の番になったら
web-settings-sound-try = 試しに鳴らす
web-settings-notifications = 通知する
web-settings-notifications-what = ほかのページを見ている間も、番が来たことをブラウザーが知らせます。
web-notifications-missing = このページではブラウザーの通知を使えません。安全なアドレス（https）か、サーバーと同じ機器で開く必要があります。
web-notifications-blocked = このページの通知はブロックされています。ブラウザーの設定でこのアドレスに許可してから、もう一度お越しください。
web-settings-hands = 遊び方
web-settings-undo = うっかりを取り消す
web-settings-undo-what = 誰かを狙う選択は、少し待ってから確定します。
web-undo-off = なし
web-undo-on = 2秒
web-settings-forced = 一択の手は自動で進める
web-settings-forced-what = 選べる手が一つだけのとき、少し待って自動で進めます。
web-settings-passing = 自動でパスする
web-settings-passing-what = 割り込めるけれどめったに使わない場面では、聞かずにパスします。
web-settings-keys = ボタンにキーを表示する
web-settings-keys-what = キーボードのある機器で表示します。
web-settings-help = テーブルでの手助け
web-settings-odds-what = 許可されたテーブルで、バーストの確率と懸かっているものを表示します。
web-settings-tips = ヒントを表示する
web-settings-tips-what = テーブルで初めて出会うものを、その場で紹介します。
web-settings-tips-again = すべてのヒントをもう一度表示
web-settings-tips-fresh = すべてのヒントをもう一度表示します。
web-settings-muted = ミュート中のプレイヤー
web-sign-out = サインアウト
web-sign-out-what = あなたが誰かは、このブラウザーのクッキーが示します。パスワードはありません。
web-sign-out-here = ここでサインアウト
web-sign-out-everywhere = すべての場所でサインアウト
web-sign-out-here-what = このブラウザーは、あなたが誰かを忘れます。ほかのブラウザーではサインインしたままです。
web-sign-out-everywhere-what = あなたが遊んでいるすべてのブラウザーが、あなたが誰かを忘れます。セッションの写しを持つ人も入れなくなります。
web-sign-out-guest = あなたはゲストで、パスワードがありません。あなたとしてサインインしているブラウザーがなくなると、戻ることはできません。名前も席もレーティングも置いていくことになり、別の人として新しく始めます。
web-sign-out-sure = サインアウトする
web-sign-out-stay = やめる

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
web-seat-open-what = リンクから来た人の席です。誰も来なければボットが座ります。
web-seat-outside-what = ネットワーク経由で接続する自作のプログラムです。
web-others-are = ほかの席をすべて：
web-others-friends = 友だちに
web-others-bots = ボットに
web-part-rules = 遊ぶ内容
web-edition = 版
web-house-rules = ハウスルール
web-house-rules-what = 版によって違うルールは、一つずつ変えられます。
web-house-rules-clear = すべて版のとおりに戻す
web-changed = { $count }個変更
web-as-in-edition = 版のとおり
web-as-usual = 通常
web-card-text = { $card }の全文
web-part-clock = 時間
web-clock-casual = 時間制限なし
web-clock-casual-what = それぞれ好きなだけ考えられます。
web-clock-live = 持ち時間制
web-clock-live-what = 対戦全体の持ち時間があり、一手ごとに数秒戻ります。時間が切れると、本人が戻るまでボットが代わります。
web-clock-correspondence = 通信戦
web-clock-correspondence-what = 一手ごとに数日あります。好きなときに出入りできます。
web-clock-minutes = 持ち時間（分）
web-clock-increment = 一手ごとに戻る秒数
web-clock-days = 一手の日数
web-part-table = テーブル
web-visibility = 参加できる人
web-visibility-private = 非公開
web-visibility-private-what = リンクを知っている人だけが見つけて、座ったり観戦したりできます。
web-visibility-public = 公開
web-visibility-public-what = 一覧に載り、誰でも座ったり観戦したりできます。
web-coach-allowed = 確率とコーチ
web-coach-allowed-what = 全員が正確な確率を見られます。使わないときは、各自で計算します。
web-rated-wanted = レーティング戦にする
web-rated-what = 2人以上の人間が席に着けば、結果がレーティングに反映されます。途中で抜けたり投了したりすると、誰が代わりに続けてもレーティングでは負けになります。
web-rated-leaving = レーティング戦：途中で抜けたり、投了したり、時間切れになったりすると、戻ってきてもレーティングでは投了になります
web-stand-in = 代役
web-stand-in-level = 不在の人の代わりに遊ぶボット
web-stand-in-usual = 通常のボット
web-stand-in-what = いなくなった人の席と、開始時の空席を引き受けます。
web-problem-minutes = 持ち時間は1分から120分の間で決めてください。
web-problem-increment = 一手ごとに戻せるのは600秒までです。
web-problem-days = 一手の日数は1日から30日の間で決めてください。
web-problem-rated = レーティング戦には2人以上の人間の席が必要です。友だちの席を空けるか、レーティングなしで遊んでください。
web-problem-rated-outside = 外部ボットは誰が動かしているか分からないため、レーティング戦には座れません。ほかの人の席にするか、レーティングなしで遊んでください。
web-summary = 対戦の内容
web-sum-you = あなた
web-sum-friends = 友だち{ $count }人
web-sum-bots = ボット{ $count }人（{ $level }）
web-sum-outside = 外部ボット{ $count }人
web-sum-private = 非公開
web-sum-public = 公開
web-sum-coach = 確率の表示可
web-sum-no-coach = 確率の表示なし
web-sum-watching = あなたの席はないので、観戦になります。
web-start-now = 対戦を始める
web-open-table = テーブルを開く

## The waiting room

web-gathering = { $game }のテーブル
web-gathering-missing = { $count ->
        [0] 席はすべて埋まっています。
       *[other] 空席があと{ $count }つあります。
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
web-start-with-bots = 空席{ $count }つにはボット（{ $level }）が座ります。
web-close-table = テーブルを閉じる
web-close-sure = 本当に閉じますか？
web-welcome = ようこそ
web-welcome-what = 空いている席に座るか、このまま観戦できます。
web-seated = 席に着きました
web-wait-for = { $name }さんがカードを配ると始まります。
web-wait-for-host = 主催者がカードを配ると始まります。
web-invite = 友だちを招待
web-invite-what = リンクを送るか、コードをカメラで読み取ってもらいましょう。
web-invite-link = 招待リンク
web-invite-qr = 招待リンクのQRコード
web-invite-this-machine = このアドレスはこの機器でしか使えません。同じネットワークの友だちには、この機器のアドレスと、--host 0.0.0.0 で起動したサーバーが必要です。
web-invitation-text = { $game }のテーブルに、あなたの席が空いています。
web-copy = コピー
web-copied = コピーしました
web-copy-yourself = ブラウザーがコピーを許可していません。選択された文字を手動でコピーしてください。
web-share = 共有…
web-read-rules = ルールを読む
web-stands-in = 代役：{ $level }
web-fair-deal = 公正な配り方
web-fair-deal-what = サーバーは自分の分の乱数をすでに決めていて、下の数字がその証拠です。席に着いた人は、それぞれ自分の乱数を加えます。だから誰もカードを選べず、対戦のあとで誰でもそれを確かめられます。
web-commitment = サーバーのコミットメント
web-tokens = 外部ボットの席
web-tokens-what = ボットは接続するときにトークンを示します。ほかの人には見せないでください。
web-token-of = { $name }のトークン

## About

web-about-title = Freebooterについて
web-about-what = 海賊のカードゲームのための場所です。どの版も裁ける審判、友だちやボットと遊ぶテーブル、正直な確率があります。
web-about-house = この場所の決まり
web-about-fair = カードは公正に配られ、対戦のあとでブラウザーがそれを確かめられます。
web-about-bots = ボットに見えるのは、その席から見えるものだけです。
web-about-coach = 確率は正確です。コーチもあなた以上のことは知りません。
web-about-privacy = アカウントも広告もなく、ほかのサイトからは何も読み込みません。
web-about-games = 二つのゲーム
web-about-by = 作者：{ $people }。出版：{ $publisher }。
web-about-independent = Freebooterは、独自の文章と絵による独立した実装です。作者や出版社とは関係がありません。気に入ったら、ぜひ製品を買ってください。
web-about-credits = 謝辞
web-credit-icons = カードなどのアイコン。Lorc、Delapouiteほかの作です。
web-credit-grenze = 見出しと数字のフォントです（Renata Polastri、Omnibus-Type 作）。
web-credit-cabin = そのほかの文字のフォントです（Pablo Impallari 作）。
web-credit-preact = ページを組み立てています。
web-credit-fluent = 四つの言語で話しています。
web-credit-uqr = QRコードを描いています。
web-credit-noble = 配り方を確かめています。
web-about-licence = ライセンス
web-about-free = FreebooterはMITライセンスの自由なソフトウェアです。使うことも、変えることも、配ることもできます。
web-about-licences = ほかの人が作ったもののライセンス
