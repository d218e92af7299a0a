# コンパイル、シミュレーション、計測。

compile-progress = { $game }のルールをコンパイル中（初回のみ）
compile-ready = { $game }のルールはコンパイル済みです。
compile-not-kept = コンパイルしたルールを{ $folder }に保存できず、次回もコンパイルすることになるので、書き込めるフォルダーをFREEBOOTER_CACHEに設定してください。

simulate-progress = 対戦中
simulate-title = { $game }：ランダムなゲーム{ $games }回
simulate-seat = 席
simulate-wins = 勝率
simulate-points = 得点
simulate-deviation = ±
simulate-range = 最低…最高
simulate-summary = 1ゲームあたり{ $moves }回の行動、勝利の{ $shared }%は分かち合い。{ $cores }コアで毎秒{ $speed }ゲーム。
simulate-interrupted = 中断しました。続きは--seed { $seed } --games { $games }で行えます。

bench-title = ランダムなゲーム、1コア、コンパイル済み
bench-game = ゲーム
bench-players = 人数
bench-traits = 特質
bench-decision = ns／行動
bench-games = ゲーム／秒
bench-yardstick = ×基準
bench-base = ×基本ゲーム
bench-yes = あり
bench-no = なし
bench-state = { $game }：1ゲームは{ $bytes }バイトのレコードです。
bench-scaling = コアを1個から2個にすると、simulateは{ $factor }倍の速さになります。
