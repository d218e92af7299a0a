# Dead Man's Drawだけの計測。

bench-traits = 特質
bench-odds = 次のカードでバーストする正確な確率の計算に、{ $microseconds }µsかかります。
bench-turn = 確率による手番の評価に、{ $microseconds }µsかかります。
bench-regret-title = 厳密に解いた終盤で、captainの1回の決定が失うもの：
bench-budget = 試行回数
bench-regret = 勝利に対する損失
