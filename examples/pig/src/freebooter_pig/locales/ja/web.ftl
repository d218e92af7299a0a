# ブラウザーだけで使う文。

line = 好きなだけ振って、1が出る前に止めましょう。
play-what = 慎重な相手と、50点まで。
learn-what = レッスンは1つ：止めどき。
level-careful = 慎重派
plays-careful = 確率どおり、20点で止めます。
