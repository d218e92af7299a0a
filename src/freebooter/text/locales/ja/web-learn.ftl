# ブラウザーで学ぶ：ルール、カードの説明、レッスン、ヒント。

## Cards

web-key-card-text = 選択中のカードの働きを見る
web-card-text-more = ルールで読む

## Rules

web-rules-in-force = このテーブルのルール
web-rules-no-house-rules = ハウスルールはありません。
web-rules-by-chance = 対戦の開始時にランダムに決まります。
web-rules-holds = 有効
web-rules-search = ルールを検索
web-rules-found = { $count ->
        [0] 見つかりませんでした。
       *[other] { $count }件
    }
web-rules-contents = 目次
rules-kind-section = ゲームの流れ
rules-kind-switch = ハウスルール
web-rules-edition = 版
web-rules-edition-what = このゲームは、版によってルールが少しずつ違います。お手元の版を選ぶと、下のルールもそれに合わせて変わります。
web-rules-differences = 版による違い

## Lessons

web-learn-title = 遊び方を学ぶ
web-learn-lead = 先にルールを読む必要はありません。ステップごとに1つのことを、その場で試しながら覚えます。いつでもやめて、後で続けられます。
web-learn-progress-of = { $game }の進み具合
web-learn-progress = 完了：{ $done }／{ $count }
web-learn-start = 始める
web-learn-continue = ステップ{ $number }から続ける
web-learn-more = ゲームに慣れたら
web-learn-again = 最初からやり直す
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
web-lesson-restart = 最初からやり直す
web-lesson-once-more = もう一度試す
web-lesson-next = 次のステップ

## The tour

web-tour = ツアーを見る
web-tour-of = { $game }のツアー
web-tour-back = 戻る
web-tour-next = 次へ
web-tour-end = 完了
web-tour-skip = ツアーをスキップ

## Tips

web-tip = ヒント
web-tip-no-more = ヒントを表示しない
web-tip-close = わかりました
tip-coach = 迷ったらコーチに聞きましょう。勝率の見積もりと、その理由を教えてくれます。
tip-log = 起きたことと、みんなの発言はここで読めます。
tip-pace = 速すぎるとき、遅すぎるときは、ここでいつでもテンポを変えられます。
