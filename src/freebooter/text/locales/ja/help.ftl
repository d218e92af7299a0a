# コマンドラインのヘルプ。表の欄で折り返せるように、句読点などの後に空白を入れます。

help-usage = 使い方：
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-default = ［既定：{ $value }］
help-required = ［必須］
help-help = このヘルプを表示します。

help-freebooter = 海賊のカードゲームや、インストールしたほかのゲームで遊び、ルールの疑問を解き、対戦のリプレイやシミュレーションをします。
help-lang = 言語を選びます。既定：FREEBOOTER_LANG、LC_ALL、LANGに従います。
help-no-color = 色を使いません。NO_COLORを設定しても同じです。
help-version = バージョンを表示します。

## コマンド

help-play = ターミナルでボットと対戦します。
help-referee = シナリオを確かめます。書かれた手を進め、結果を比べます。
help-replay = 記録した対戦を1手ずつ見ます。
help-review = 記録した対戦をコーチと振り返ります。勝率と、最も高くついた決定を示します。
help-rules = ゲームのルールを読みます。カードやハウスルールなど、1つの項目だけも読めます。
help-simulate = すべてのコアで、ランダムな対戦を大量に行います。
help-bench = エンジンの速さを測ります。
help-compile = 後で待たずにすむように、今ルールとボットをコンパイルします。
help-doctor = インストール、コンパイル、データベース、ターミナル、フォント、ポートを調べ、直し方を示します。

## テーブルの準備

help-game = ゲームを選びます：{ $games }。既定：{ $first }。
help-name = テーブルでの名前を決めます。
help-people = 何人かでこのターミナルを使って遊びます。名前はコンマで区切ります。残りの席にはボットが入ります。
help-players = あなたを含めた人数を決めます。既定：3。
help-bots = 対戦相手を選びます（コンマ区切り）。席順に繰り返します。弱い順に：{ $bots }。
help-bots-of = { $game }：{ $bots }
help-bot = 自作のボットを加えます：path/to/file.py:Class。何度でも指定できます。
help-watch = 全席をボットに任せて観戦します。
help-option = 版に加えるハウスルールを決めます。何度でも指定できます。一覧は「freebooter rules --editions」で見られます。
help-playouts = 1決定あたりの試行回数を決めます。同じシードなら同じ対戦になります。
help-think-cores = ボットが考えるのに使うコアの数を決めます。既定：1。
help-seed = カードの並びを決めます。同じシードなら同じ対戦になります。既定：ランダム。
help-save = 対戦の記録をこのファイルに書き込みます。
help-force = ファイルがすでにあれば上書きします。
help-fast = ボットの手の間で待ちません。
help-plain = 表を使わず文章だけにします（読み上げやログ向け）。

## そのほかのコマンド

help-referee-files = シナリオのファイル、またはそのフォルダー。
help-referee-json = 1ファイルに1つのJSONを出力します。
help-replay-record = 「freebooter play --save」で書き込んだ記録。
help-replay-seat = このプレイヤーの目で対戦を見ます。既定：観戦者。
help-replay-all = 対戦全体を一度に表示します。
help-review-seat = このプレイヤーの決定だけを示します。
help-review-think = 1回分の試行の時間を決めます。50msなど。悪手らしい決定は2回試します。
help-review-playouts = 1回分の試行回数を決めます。同じ数なら同じ振り返りになります。既定：12000、選択肢が多ければそれ以上。
help-review-seed = 試行のシードを決めます。既定：0。
help-review-html = 振り返りをウェブページとしてこのファイルに書き込みます。
help-review-json = 振り返りをJSONで出力します。
help-topic = ゲーム、続けてカード、ハウスルール、章などの項目。項目を省くとルール全体。
help-editions = 版によって違うルールを表示します。
help-simulate-games = 対戦の回数を決めます。既定：100000。
help-simulate-players = 人数を決めます。既定：4。
help-simulate-seed = 最初の対戦のシードを決めます。続く対戦は次の数を使います。既定：0。
help-simulate-cores = 使うコアの数を決めます。既定：すべて。
help-simulate-csv = 各対戦の結果をこのファイルに書き込みます。
help-simulate-json = まとめをJSONで出力します。
help-bench-json = 各行をJSONの一覧で出力します。
help-bench-quick = 短い時間だけ測ります。
help-compile-games = コンパイルするゲーム。既定：すべて。
help-compile-jobs = 同時にコンパイルするプロセスの数を決めます。既定：コアごとに1つ。
help-compile-all = 学習用の環境もコンパイルします。

## アリーナ

help-arena = 同じカードの並びとすべての席順で、ボットの大会を行います。
help-arena-bots = 出場するボットを選びます（コンマ区切り）。同じ名前を繰り返せます。自作のボットはpath/to/file.py:Class。席より少なければ、最後のボットが空席に座ります。多ければ、すべての組み合わせで対戦します。
help-arena-bot = ボットを1体試します：path/to/file.py:Class。--botsのボットと1体ずつ対戦するか、勝てない相手に当たるまで、弱いボットから順に挑みます。負けた理由はコーチが示します。
help-arena-review = --botで負けた対戦のうち、コーチが振り返る回数を決めます。既定：5、0ならなし。
help-arena-games = 対戦の最低回数を決めます。すべての席順がそろうように切り上げます。既定：100。
help-arena-players = テーブルの席の数を決めます。既定：ボットの数。
help-arena-think = 1決定あたりの時間を決めます。50ms、1sなど。
help-arena-playouts = 1決定あたりの試行回数を決めます。同じシードなら同じ結果になります。
help-arena-seed = 最初のカードの並びのシードを決めます。続く並びは次の数を使います。既定：0。
help-arena-to = 対戦、結果、レポートをこのフォルダーに書き込みます。中断しても、同じコマンドで続けられます。
help-arena-ray = このアドレスのRayクラスターで対戦します。「local」ならここで起動します。
help-arena-json = 結果をJSONで出力します。

## バランスの研究

help-balance = カード、席、決定の価値を、多くの対戦で調べます。
help-balance-games = 質問ごとのおおよその対戦数を決めます。既定：ゲームに必要な数。
help-balance-players = 人数を決めます。既定：質問に応じた人数。
help-balance-edition = 版を選びます（コンマで複数可）。「all」はすべて。既定：all。
help-balance-policy = 全員が従う方針を選びます。既定：そのゲームの方針。ない名前を書くと一覧が出ます。
help-balance-question = 質問を選びます（コンマ区切り）。既定：すべて。ない名前を書くと一覧が出ます。
help-balance-html = 表と図のウェブページをこのファイルに書き込みます。
help-balance-to = 済んだ答えをこのフォルダーに残します。中断しても、同じコマンドで続けられます。
help-doctor-json = 結果をJSONで出力します。
help-compile-clean = コンパイルはせず、別のバージョンのものを消します。
