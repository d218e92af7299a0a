# Dead Man's Drawのバランスのレポート。

balance-usual-policy = swift（すばやい方針）

balance-question-alone = 1人だけが特質を持つとき、どれが勝ちますか？
balance-about-alone = 1人だけが特質を持ち、他プレイヤーは持ちません。どのカードの並びも、すべての席から1回ずつ遊びます。均等な勝率を上回れば、その特質は役に立っています。
balance-alone-players = 持ち主は1人、{ $players }人のテーブル：勝率（%）
balance-question-everybody = 全員が特質を持つとき、どれが勝ちますか？
balance-about-everybody = 全員がランダムな特質を持つので、どの特質も、自分に不利な特質と出会います。
balance-everybody-players = 全員が特質を持つ{ $players }人のテーブル：勝率（%）
balance-picture-traits = { $title }。線は95%区間、破線は均等な勝率です。
balance-trait = 特質
balance-replay = { $edition }、マーメイドバリアント

balance-question-pairs = どの特質がどの特質に勝ちますか？
balance-about-pairs = 2人が特質を1枚ずつ持ち、どのカードの並びも両方の席順で遊びます。
balance-pairs-title = 列の特質に対する行の特質の勝率（%）、{ $house }
balance-pairs-error = 平均はすべての相手に対するものです。ほかの数字の誤差は±{ $error }以内です。
balance-picture-pairs = { $title }。列の番号は行の番号と同じです。
balance-mean = 平均

balance-question-seat = スタートプレイヤーはどれだけ有利ですか？
balance-about-seat = スタートプレイヤーはランダムに決め、誰も特質を持ちません。1番が始め、2番はその左隣、以下同様です。
balance-seat-title = 順番ごとの勝率（%）
balance-picture-seat = 各順番の勝率が均等な勝率をどれだけ上回るか（人数ごと、線は95%区間）。

balance-question-variants = バリアントカードで何が変わりますか？
balance-about-variants = どのバリアントも同じカードの並びで遊び、誰も特質を持ちません。
balance-variants-players = { $players }人のテーブルのバリアント
balance-variants-changes = バリアントカードなしと比べた違い、{ $players }人のテーブル
balance-picture-variants = { $players }人のテーブルでの得点の散らばり。中央の半分と中央値です。
balance-variant = バリアント
balance-busts = 手番あたりのバースト（%）
balance-turns = 手番数
balance-start = スタートプレイヤーの勝率（%）
balance-mermaids = マーメイドバリアント
