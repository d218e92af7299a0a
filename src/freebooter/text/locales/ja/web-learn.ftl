# ブラウザーで学ぶ：ルール、カードの働き、レッスン。

## Cards

web-key-card-text = 選択中のカードの働きを見る
web-card-text-more = ルールで読む

## Rules

web-rules-in-force = このテーブルのルール
web-rules-no-house-rules = ハウスルールはありません。
web-rules-by-chance = 対戦の開始時に無作為に決まります。
web-rules-holds = 有効
web-rules-search = ルールを検索
web-rules-found = { $count ->
        [0] 当てはまる項目はありません。
       *[other] { $count }項目
    }
web-rules-contents = ルールの目次
rules-kind-section = ゲームの流れ
rules-kind-switch = ハウスルール
web-rules-edition = 版
web-rules-edition-what = このゲームは、版によってルールが少しずつ違います。お手元の版を選ぶと、その版のとおりに説明します。
web-rules-differences = 版による違い

## Lessons

web-learn-title = 遊び方を学ぶ
web-learn-lead = 先にルールを読む必要はありません。一歩ごとに一つのことを、カードを動かしながら覚えます。いつでもやめて、あとで続けられます。
web-learn-progress-of = { $game }の進み具合
web-learn-progress = 完了 { $done }／{ $count }
web-learn-start = 始める
web-learn-continue = ステップ{ $number }から続ける
web-learn-more = 慣れてきたら
web-learn-again = 最初からもう一度
web-learn-done = 完了
web-learn-play = ボットと対戦する
web-learn-other = { $game }を学ぶ
web-lesson-leave = レッスンをやめる
web-lesson-guide = レッスン
web-lesson-steps = ステップ一覧
web-lesson-step = ステップ{ $number }／{ $count }
web-lesson-step-open = ステップ{ $number }
web-lesson-step-done = ステップ{ $number }、完了
web-lesson-asked = やってみましょう
web-lesson-watch = 見ていましょう…
web-lesson-astray = 惜しい！
web-lesson-done = よくできました！
web-lesson-restart = 最初から
web-lesson-once-more = もう一度
web-lesson-next = 次のステップ

## Tips

web-tip = ヒント
web-tip-no-more = ヒントを表示しない
web-tip-close = わかりました
tip-coach = 迷ったらコーチに聞きましょう。勝つ見込みと理由を教えてくれます。
tip-log = これまでの出来事と会話はここで読めます。
tip-pace = 速すぎるとき、遅すぎるときは、ここでいつでもテンポを変えられます。
