# ゲームのバランスについて、プレイヤーが知りたいこと。

balance-title = { $game }のバランス
balance-caution = どの数字にも95%区間の半分（±）を添えています。分かち合った勝利は分けて数えます。数字は、同じ方針で遊ぶ対等なプレイヤーどうしのものです。人間の遊び方は違います。
balance-played = 質問ごとに約{ $games }ゲーム。方針：{ $policy }。カードの並びはシード{ $seed }から。
balance-usual-policy = { $game ->
        [dolores] gambler（習慣の質問ではすべての性格）
       *[other] swift（すばやい方針）
    }
balance-speed = { $games }ゲーム、{ $cores }コアで毎秒{ $speed }ゲーム。
balance-written = ページを{ $file }に書き込みました。
balance-interrupted = { $all }問中{ $done }問で中断しました。{ $kept ->
        [yes] 同じコマンドで続きから行えます。
       *[no] --to フォルダー を付けておくと、同じコマンドで続きから行えます。
    }
balance-compiling = 対戦プログラムをコンパイル中（初回のみ）
balance-made = 対戦の条件

## いくつもの表で使う言葉

balance-players = 人数
balance-at-the-table = { $players }人
balance-fair = 等分
balance-win-share = 勝率
balance-points = 得点
balance-winner = 勝者の得点
balance-place = 手番の順番
balance-gain = 等分と比べた勝利の増減

## Dead Man's Draw

balance-question-alone = 一人だけが特質を持つと、どれが勝つか
balance-about-alone = 一人だけが特質を持ち、ほかの人は持ちません。同じカードの並びを、どの席からも1回ずつ遊びます。等分を上回れば、その特質は役に立っています。
balance-alone-players = 持ち主は一人、{ $players }人のテーブル：勝率（%）
balance-question-everybody = 全員が特質を持つと、どれが勝つか
balance-about-everybody = 全員がランダムな特質を持つので、どの特質も、自分に不利な特質と出会います。
balance-everybody-players = 全員が特質を持つ{ $players }人のテーブル：勝率（%）
balance-picture-traits = { $title }。線は95%区間、破線は等分です。
balance-trait = 特質
balance-replay = { $edition }、マーメイド効果
balance-edition-english = 英語版
balance-edition-german = ドイツ語版
balance-edition-czech = チェコ語版
balance-edition-japanese = 日本語版
balance-edition-digital = デジタル版

balance-question-pairs = どの特質がどの特質に勝つか
balance-about-pairs = 二人が特質を一つずつ持ち、どのカードの並びも両方の席順で遊びます。
balance-pairs-title = 列の特質に対する行の特質の勝率（%）、{ $house }
balance-pairs-error = 平均はすべての相手に対するものです。ほかの数字の誤差は±{ $error }以内です。
balance-picture-pairs = { $title }。列の番号は行の番号です。
balance-mean = 平均

balance-question-seat = スタートプレイヤーはどれだけ有利か
balance-about-seat = スタートプレイヤーはくじで決め、誰も特質を持ちません。1番が始め、2番はその左隣、以下同様です。
balance-seat-title = 順番ごとの勝率（%）
balance-picture-seat = 各順番の勝利が等分をどれだけ上回るか（人数ごと、線は95%区間）。

balance-question-variants = バリアントカードで何が変わるか
balance-about-variants = どのバリアントも同じカードの並びで遊び、誰も特質を持ちません。
balance-variants-players = { $players }人のテーブルのバリアント
balance-variants-changes = バリアントカードなしと比べた違い、{ $players }人のテーブル
balance-picture-variants = { $players }人のテーブルでの得点の散らばり。中央の半分と中央値です。
balance-variant = バリアント
balance-busts = 手番あたりのバースト（%）
balance-turns = 手番数
balance-start = スタートプレイヤーの勝率（%）
balance-mermaids = マーメイド効果

## ドロレス

balance-question-gestures = それぞれのジェスチャーはどれだけ得か
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

balance-question-habits = 勝つのは平和な人か、戦う人か
balance-about-habits = 対決のうちどれだけの割合でそのジェスチャーを出したかで、プレイヤーを分けます。誰と遊ぶかによって変わります。指定がなければ、すべての性格がすべての席順で遊びます。
balance-habits-players = ジェスチャーを出した割合と勝率（%）、{ $players }人のテーブル
balance-picture-habits = { $title }。線は95%区間、破線は等分です。
balance-characters = 性格ごとの勝率（%）、{ $players }人のテーブル
balance-character = 性格

balance-question-dealer = 最初のディーラーはどれだけ有利か
balance-about-dealer = 最初のディーラーはくじで決めます。1番が最初のディーラー、2番はその左隣、以下同様です。
balance-dealer-title = 順番ごとの勝率（%）
balance-picture-dealer = 各順番の勝利が等分をどれだけ上回るか（人数ごと、線は95%区間）。

balance-question-tables = 人数とボトルメッセージで何が変わるか
balance-about-tables = 同じカードの並びを、すべてのボトルメッセージで、また「夜明け」だけで遊びます。
balance-tables-title = ドロレスのテーブル
balance-table = テーブル
balance-table-name = { $players }人、{ $bottles ->
        [none] 夜明けのみ
       *[all] ボトルあり
    }
balance-duels = 対決数
balance-decisions = 決定数
balance-picture-tables = 得点の散らばり。中央の半分と中央値です。

balance-question-bottles = どのボトルメッセージが勝利と結びつくか
balance-about-bottles = そのボトルメッセージを一度でも前に置いた人と、使った人の勝率です。
balance-bottles-players = ボトルを持った人と使った人の勝率（%）、{ $players }人のテーブル
balance-bottles-caution = 原因の証明ではありません。カードを多く取る人はよく勝ち、ボトルも多く手に入れます。
balance-picture-bottles = { $title }。線は95%区間、破線は等分です。
balance-bottle = ボトルメッセージ
balance-held = 持った人
balance-used = 使った人

## 受け付けられないとき

error-balance-policy = このゲームに「{ $name }」という方針はないので、{ $names }から選んでください。
error-balance-question = このゲームに「{ $name }」という質問はないので、{ $names }から選んでください。
error-balance-editions = Doloresには版もマーメイドもないので、そのオプションを外してください。
error-balance-folder = フォルダー{ $folder }には別のものがあるので、空のフォルダーか新しいフォルダーを選んでください。
