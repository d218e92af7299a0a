# ブラウザーだけの文。

line = 1が出る前に止めましょう。どこまで振りますか？
play-what = 慎重な相手と、50点まで。
learn-what = レッスンは一つ：止めどき。
level-careful = 慎重派
plays-careful = 確率どおり、20点で止めます。
