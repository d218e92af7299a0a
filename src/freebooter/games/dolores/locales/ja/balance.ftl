# ドロレスのバランスのレポート。

balance-usual-policy = gambler（習慣の質問ではすべての性格）

balance-question-gestures = それぞれのジェスチャーはどれだけ得ですか？
balance-about-gestures = 終わった対決で二人の得点がどう変わったかを、両側から数えます。その対決での盗みと賭けも含みます。
balance-gestures-players = { $players }人のテーブルのジェスチャー
balance-pairs-of-gestures = { $players }人のテーブルのジェスチャーの組
balance-picture-gestures = { $title }：二人の得点の変化。線は95%区間です。
balance-gesture = ジェスチャー
balance-shown = 出した割合（%）
balance-pays = 得点が増える割合（%）
balance-gesture-gain = 得点の変化
balance-own = 自分
balance-other = 相手
balance-pair-share = 頻度（%）
balance-own-gain = 自分の得点
balance-other-gain = 相手の得点

balance-question-habits = 勝つのは平和な人ですか、戦う人ですか？
balance-about-habits = 対決のうちどれだけの割合でそのジェスチャーを出したかで、プレイヤーを分けます。誰と遊ぶかによって変わります。既定では、すべての性格がすべての席順で遊びます。
balance-habits-players = ジェスチャーを出した割合と勝率（%）、{ $players }人のテーブル
balance-picture-habits = { $title }。線は95%区間、破線は均等な勝率です。
balance-characters = 性格ごとの勝率（%）、{ $players }人のテーブル
balance-character = 性格

balance-question-dealer = 最初のディーラーはどれだけ有利ですか？
balance-about-dealer = 最初のディーラーはランダムに決めます。1番が最初のディーラー、2番はその左隣、以下同様です。
balance-dealer-title = 順番ごとの勝率（%）
balance-picture-dealer = 各順番の勝率が均等な勝率をどれだけ上回るか（人数ごと、線は95%区間）。

balance-question-tables = 人数とボトルメッセージで何が変わりますか？
balance-about-tables = 同じカードの並びを、すべてのボトルメッセージで、また「夜明け」だけで遊びます。
balance-tables-title = ドロレスのテーブル
balance-table = テーブル
balance-table-name = { $players }人、{ $bottles ->
        [none] 「夜明け」のみ
       *[all] すべてのボトルメッセージ
    }
balance-duels = 対決数
balance-decisions = 決定数
balance-picture-tables = 得点の散らばり。中央の半分と中央値です。

balance-question-bottles = どのボトルメッセージが勝利と結びつきますか？
balance-about-bottles = そのボトルメッセージを一度でも手にした人と、使った人の勝率です。
balance-bottles-players = ボトルメッセージを持った人と使った人の勝率（%）、{ $players }人のテーブル
balance-bottles-caution = 原因の証明ではありません。カードを多く取る人はよく勝ち、ボトルメッセージも多く手に入れます。
balance-picture-bottles = { $title }。線は95%区間、破線は均等な勝率です。
balance-bottle = ボトルメッセージ
balance-held = 持った人
balance-used = 使った人

error-balance-editions = ドロレスには版もマーメイドもありません。そのオプションを外してください。
