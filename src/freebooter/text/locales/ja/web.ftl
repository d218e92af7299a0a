# ブラウザーのどこでも使う言葉：メニュー、テーブルの枠、キー、経過、チャット、コーチ。

## The house

web-nav = メインメニュー
web-nav-play = 遊ぶ
web-nav-lobby = テーブル一覧
web-nav-games = 自分の対戦
web-nav-learn = 学ぶ
web-nav-settings = 設定
web-nav-turns = あなたの手番が来ているテーブル：{ $count }
web-nav-settings-short = 設定
web-nav-lobby-short = テーブル
web-nav-games-short = 対戦
web-about = Freebooterについて
web-rules-of = { $game }のルール
web-skip = 本文へ移動
web-close = 閉じる
web-announcements = お知らせ
web-loading = 少々お待ちください…
web-try-again = もう一度試す
web-unreachable = サーバーに接続できません。接続を確認して、もう一度お試しください。
web-missing = ページが見つかりません
web-missing-what = アドレスを確認してください。ページが移動した可能性もあります。

## A table

web-no-table = テーブルが見つかりません
web-table-closed = このテーブルは対戦が始まる前に閉じられました。
web-your-turn = あなたの手番です
web-you = あなた
web-bot = ボット
web-days = { $days }日
web-time-left = 残り時間
web-away-clock = 時間切れ、ボットが代行中
web-away-gone = 不在、ボットが代行中
web-away-resigned = 投了
web-not-connected = 未接続
web-link-connecting = 接続中…
web-link-open = 接続しました
web-link-lost = 接続が切れました。再接続しています…
web-link-open-waiting = 送信中…
web-link-lost-waiting = 接続が切れました。つながり次第、あなたの手を送ります…
web-link-connecting-waiting = 接続中です…あなたの手は保存されています。
web-since = 前回の手番から
web-since-read = わかりました
web-next = 次へ
web-pace = テンポ
web-pace-relaxed = ゆっくり
web-pace-normal = ふつう
web-pace-quick = 速い
web-pace-instant = 即時
web-pace-step = 1手ずつ
web-unread = 新しいメッセージ{ $count }件
web-watching = 観戦中
web-paused = 一時停止中
web-spectators = 観戦者{ $count }人
web-leave = テーブルを離れる
web-rules = ルール
web-menu = メニュー
web-show-odds = 確率を表示する
web-no-coach = このテーブルでは、確率もコーチも使えません。
web-return = 自分の席に戻る
web-forfeited = ボットが代わりに遊んだため、レーティングでは投了扱いになりました。続けて遊ぶことはできます。
web-resume = 対戦を再開する
web-pause = 一時停止に投票する
web-abandon = 対戦の中止に投票する
web-vote-pause = { $count }人が一時停止を希望しています。
web-vote-abandon = { $count }人が対戦の中止を希望しています。
web-resign = 投了する
web-resign-sure = 本当に投了しますか？
web-show-result = 結果を表示する

## Keys

web-keys = キーボードショートカット
web-keys-more = Tabで次の選択肢へ、Enterかスペースで決定、Escでウィンドウを閉じます。
web-key-rules = ルールを開く
web-key-talk = 経過とチャットを開閉する

## Log and chat

web-side = 経過とチャット
web-log = 経過
web-talk = チャット
web-talk-empty = メッセージはまだありません。
web-say = テーブルへのメッセージ
web-send = 送信
web-mute = { $name }をミュート
web-unmute = { $name }のミュートを解除
web-phrase-hello = よろしくお願いします！
web-phrase-nice = お見事！
web-phrase-ouch = 痛い！
web-phrase-hurry = そちらの手番ですよ、船長！
web-phrase-thanks = ありがとうございました！

## The coach

web-coach = コーチ
web-coach-ask = コーチに聞く
web-coach-says = コーチの助言
web-coach-what = それぞれの選択での推定勝率：
web-coach-value = { $value } ± { $margin }
web-coach-thinks = コーチがざっと見ています…
web-coach-sharpens = まだ考えています…
web-coach-all-equal = ほぼ同じです
web-coach-equal = ほぼ同じ：{ $choices }
web-coach-equal-many = ほぼ同じ：{ $count }通りの選択
web-coach-all = すべての選択
web-coach-one-more = { $than ->
        [more] もう1枚引くと、今受け取るよりおよそ{ $points }点の得です。
        [less] もう1枚引くと、今受け取るよりおよそ{ $points }点の損です。
       *[same] もう1枚引いても、今受け取るのとほぼ同じです。
    }

## A game without a board of its own

web-generic-table = テーブルの上
web-generic-choices = あなたの選択肢
web-generic-points = 得点
web-generic-at-turn = 手番中
web-generic-busts = バースト
web-generic-then = { $points }点になる
web-generic-odds = 確率
web-generic-bust-chance = 次に引いてバーストする確率
web-generic-nothing = なし
web-generic-hidden = 裏向き
web-generic-yes = はい
web-generic-no = いいえ

## Any game

card = { $suit }{ $value }
