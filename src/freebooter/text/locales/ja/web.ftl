# What the browser says everywhere: the house, a table's frame, keys, log and talk.

## The house

web-nav = メインメニュー
web-nav-play = 遊ぶ
web-nav-lobby = テーブル一覧
web-nav-games = 自分の対戦
web-nav-learn = 学ぶ
web-nav-settings = 設定
web-nav-turns = { $count }卓であなたの番
web-nav-settings-short = 設定
web-nav-lobby-short = テーブル
web-nav-games-short = 対戦
web-about = このサイトについて
web-rules-of = { $game }のルール
web-skip = 本文へ移動
web-close = 閉じる
web-announcements = いま起きていること
web-loading = 少々お待ちください…
web-try-again = もう一度試す
web-unreachable = サーバーに接続できません。接続を確認して、もう一度お試しください。
web-missing = ここには何もありません
web-missing-what = アドレスが間違っているか、ページが移動した可能性があります。

## A table

web-no-table = テーブルが見つかりません
web-table-closed = このテーブルは対戦が始まる前に閉じられました。
web-your-turn = あなたの番です
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
web-link-lost-waiting = 接続が切れました。手番の操作は保存され、つながり次第送られます…
web-link-connecting-waiting = 接続中です。操作は保存されています…
web-since = 前回の手番から
web-since-read = わかりました
web-next = 次へ
web-pace = 速さ
web-pace-relaxed = ゆっくり
web-pace-normal = ふつう
web-pace-quick = はやい
web-pace-instant = すぐに
web-pace-step = 一つずつ
web-unread = { $count ->
       *[other] 新しい発言{ $count }件
    }
web-watching = 観戦中
web-paused = 一時停止中
web-spectators = 観戦者{ $count }人
web-leave = テーブルを離れる
web-rules = ルール
web-menu = メニュー
web-show-odds = 確率を表示する
web-no-coach = このテーブルでは手助けなしで対戦します。確率は表示されません。
web-return = 自分で続ける
web-forfeited = ボットが代わりに遊んだため、レーティングでは投了になりました。続けて遊ぶことはできます。
web-resume = 対戦を再開する
web-pause = 一時停止を提案する
web-abandon = 対戦の中止を提案する
web-vote-pause = { $count }人が一時停止を希望しています。
web-vote-abandon = { $count }人が中止を希望しています。
web-resign = 投了する
web-resign-sure = 本当に投了しますか？
web-show-result = 結果を表示

## Keys

web-keys = キーボードショートカット
web-keys-more = Tabで次の選択肢へ、Enterかスペースで決定、Escでウィンドウを閉じます。
web-key-rules = ルールを開く
web-key-talk = 経過と会話

## Log and talk

web-side = テーブル脇の経過と会話
web-log = 経過
web-talk = 会話
web-talk-empty = まだ発言はありません。
web-say = テーブルに発言する
web-send = 送信
web-mute = { $name }をミュート
web-unmute = { $name }のミュートを解除
web-phrase-hello = よろしくお願いします！
web-phrase-nice = お見事！
web-phrase-ouch = 痛い！
web-phrase-hurry = どうぞお進みください！
web-phrase-thanks = ありがとうございました！

## The coach

web-coach = コーチ
web-coach-ask = コーチに聞く
web-coach-says = コーチの意見
web-coach-what = それぞれの選択で期待できる勝利の割合：
web-coach-value = { $value } ± { $margin }
web-coach-thinks = コーチが見ています…
web-coach-sharpens = まだ考えています…
web-coach-all-equal = ほぼ同じです
web-coach-equal = ほぼ同じ：{ $choices }
web-coach-equal-many = { $count }個の選択がほぼ同じです
web-coach-all = すべての選択

## A game without a board of its own

web-generic-table = 場にあるもの
web-generic-choices = できること
web-generic-points = 点数
web-generic-at-turn = 手番
web-generic-busts = バースト
web-generic-then = その後{ $points }点
web-generic-odds = 確率
web-generic-bust-chance = 次の一手でバーストする
web-generic-nothing = なし
web-generic-hidden = 裏向き
web-generic-yes = はい
web-generic-no = いいえ

## Any game

card = { $suit }{ $value }
