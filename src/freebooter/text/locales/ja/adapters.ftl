# 学習用の環境が断るとき。

error-env-reset = まだ何も配られていません。先にresetを呼んでください。
error-env-render = 「{ $mode }」という表示方法はありません。{ $modes }から選んでください。
error-env-actions = 「{ $actions }」はアクションとして使えません。エージェントごとのアクションを渡してください。
error-env-illegal = その手は今は選べません（席：アクション）：{ $moves }。選べるアクションにしてください。
error-env-chance = このゲームの1手には{ $most }回を超える偶然の出来事があり、OpenSpielでは扱えません。PettingZooかGymnasiumを使ってください。
error-env-endgame = 「{ $game }」に小さいサイズはありません。通常のサイズで遊んでください。
error-env-observer = オブザーバーにパラメーターはありません。「{ $parameters }」を外してください。
error-env-chance-choice = ここで偶然が{ $choice }を選ぶことはできません。0から{ $largest }までの整数を指定してください。
error-env-together = ここでは複数のプレイヤーが同時に選びます。{ $players }席分のアクションを1つずつ、まとめて渡してください。
error-env-alone = ここで選ぶのは1人だけです。アクションを1つだけ渡してください。
error-env-horizon = 「{ $horizon }」回の決定で対戦を終えることはできません。1から{ $largest }までの整数を指定してください。
error-env-small-players = 「{ $game }」の小さいサイズは{ $fixed }人用で、{ $players }人では遊べません。人数を変えるか、通常のサイズで遊んでください。
