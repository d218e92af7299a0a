# What is measured of this game alone.

bench-traits = 特質
bench-odds = 次のカードでバーストする正確な確率は、{ $microseconds }マイクロ秒で求まります。
bench-regret-title = 厳密に解いた終盤で、captainの1回の決定が失うもの：
bench-budget = 試行回数
bench-regret = 勝利に対する損失
