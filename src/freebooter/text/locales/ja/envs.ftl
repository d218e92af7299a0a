# 学習環境が断ることと、どうすればよいか。

error-env-players = プレイヤー数を「{ $players }」にはできません。{ $fewest }から{ $most }までの整数を指定してください。
error-env-features = ゲーム「{ $game }」は{ $declared }個の特徴を宣言していますが、実際に書くのは{ $written }個です。作者に知らせるか、取り除いてください。
error-env-count = 対戦の数を「{ $count }」にはできません。1以上の整数を指定してください。
error-env-which = 「{ $which }」では対戦を選べません。{ $count }個のマスクか、{ $count }より小さい番号を指定してください。
error-env-seat = 「{ $seat }」という席はありません。0から{ $last }までの整数か、{ $words }を指定してください。
error-env-opponents = { $seats }席に対して相手が{ $opponents }体指定されています。ボットを1体か、席ごとに1体ずつ指定してください。
error-env-opponent = ボット「{ $name }」は、何千もの対戦を同時にはできません。次から選んでください：{ $names }。
error-env-shape = アクションの形を{ $shape }にはできません。{ $count }個の対戦それぞれに整数を1つ指定してください。
error-env-dtype = アクションの型を{ $dtype }にはできません。整数を指定してください。
error-env-action = 「{ $action }」はこのゲームのアクションではありません。0から{ $largest }までの整数を指定してください。
error-env-not-now = アクション{ $action }は今選べません。次から選んでください：{ $legal }。
error-env-illegal-in = 対戦{ $match }でアクション{ $action }はできません。次から選んでください：{ $legal }。
error-env-over = 対戦は終わっています。次のステップの前にリセットしてください。
error-env-over-in = 対戦{ $match }は終わっています。次のステップの前にリセットしてください。
error-env-not-begun = 対戦がまだ始まっていません。最初のステップの前にリセットしてください。
error-env-illegal-there = 対戦{ $match }ではそのアクションはできません。どの対戦も進んでいません。
