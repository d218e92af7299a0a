# コンパイル、シミュレーション、計測。

compile-progress = { $game }のルールをコンパイル中（初回のみ）
compile-ready = { $game }のルールとボットはコンパイル済みです。
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
bench-decision = ns／行動
bench-games = ゲーム／秒
bench-yardstick = ×基準
bench-base = ×基本ゲーム
bench-yes = あり
bench-no = なし
bench-state = { $game }：1ゲームは{ $bytes }バイトのレコードです。
bench-scaling = コアを1個から2個にすると、simulateは{ $factor }倍の速さになります。
bench-search-title = 序盤でのcaptainの探索、1コア
bench-playouts = 試行／秒
bench-share = ×ランダム
bench-arena = コアを1個から2個にすると、arenaは{ $factor }倍（プロセスの起動後は{ $playing }倍）の速さになります。かかった時間は{ $seconds }秒です。
bench-ray = Rayを使うと、同じarenaが{ $locally }秒ではなく{ $seconds }秒かかりました。そのうち{ $start }秒は最初のゲームまでの時間です。
bench-server-title = 実際のソケットでの卓（各4本、毎秒1手）
bench-server-tables = 卓
bench-server-moves = 手／秒
bench-server-median = 半数 ms以内
bench-server-late = 99% ms以内
bench-server-memory = KiB／ソケット
bench-server-cpu = CPU ms／手
bench-server-alone = ×卓のみ
