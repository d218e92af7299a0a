# 卓で断られること。

table-damaged = 卓 { $table } の記録は { $number } 番目から書かれたときのままではありません。控えから復元してください。
table-not-playing = この卓では今、対局が行われていません。
table-closed = この卓は取りやめになりました。別の卓を開いてください。
table-begun = 対局が始まっているので、席はもう変えられません。
table-not-seated = この卓にあなたの席はありません。観戦するか、空いている席に座ってください。
table-not-host = それができるのは卓を開いた人だけです。
table-not-pace = 複数人で遊ぶ卓では、速さは卓を開いた人が決めます。
table-moved-on = 卓の状況が変わりました。もう一度見てから選んでください。
table-no-seat = 席 { $seat } はありません。席の番号は 0 から { $last } までです。
table-seated = すでに席 { $seat } に座っています。先に立ってください。
table-full = 席はすべて埋まっています。観戦はできます。
table-seat-taken = 席 { $seat } は埋まっています。空いている席を選んでください。
table-place-person = 人は自分で座ります。招待を送ってください。
table-paused = 対局は一時停止中です。先に再開してください。
table-not-paused = 対局は一時停止していません。
table-away = 今はボットが代わりにプレイしています。先に戻ってください。
table-not-away = 代わりにプレイしている者はいません。あなた自身の席です。
table-resigned = この対局は投了済みです。
table-no-vote = 投票できるのは卓にいる人だけです。
table-not-over = 再戦は対局が終わってから申し込めます。
table-rated = レート戦には、人の席が少なくとも二つ必要です。
table-one-person = 自分の席は一つだけです。ほかの席は友人のために空けておいてください。
table-clock = 持ち時間制には秒数、通信対局には日数が必要で、気軽な卓にはどちらも要りません。
table-secret = 記録は対局が終わってから手に入ります。
table-unknown = そのような卓はないか、招待がその卓のものではありません。
