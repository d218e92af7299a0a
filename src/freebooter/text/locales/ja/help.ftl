# コマンドラインのヘルプ。表の欄で折り返せるように、句読点などの後に空白を入れます。

help-usage = 使い方：
help-arguments = 引数
help-options = オプション
help-commands = コマンド
help-default = ［省略時：{ $value }］
help-required = ［必須］
help-help = このページを表示します。

help-freebooter = 海賊のカードゲームと、 インストールされた その他のゲーム： 遊ぶ、 ルールの疑問を解く、 再生する、 シミュレーションする。
help-lang = 表示に使う言語 （省略時はFREEBOOTER_LANG、 LC_ALL、 LANGで決まります）。
help-no-color = 色を使いません （NO_COLORを設定しても同じです）。
help-version = バージョンを表示します。

## コマンド

help-play = ターミナルでボットと対戦します。
help-referee = シナリオを判定します。 行動の後がどうなるべきか、 そのとおりになるかを確かめます。
help-replay = 記録したゲームを一歩ずつ再生します。
help-review = 記録したゲームをコーチと検討します。 勝率と、 最も高くついた決定を示します。
help-rules = ゲームのルールを読みます。 カードやハウスルールなどを 一つだけ読むこともできます。
help-simulate = すべてのコアで、 ランダムなゲームを大量に行います。
help-bench = 速さを測ります。
help-compile = 後で待たずにすむように、 いまルールとボットを コンパイルします。

## テーブルの準備

help-game = ゲーム： { $games } （指定がなければ { $first } ）
help-name = テーブルでのあなたの名前。
help-people = このターミナルで遊ぶ人の名前 （コンマ区切り）。 残りの席にはボットが入ります。
help-players = あなたを含めた人数 （指定がなければ 3 ）
help-bots = 対戦相手 （コンマ区切り、 席順に繰り返します）。 弱い順に、 { $bots }。
help-bots-of = { $game }： { $bots }
help-bot = 自作のボット： path/to/file.py:Class。 何度でも指定できます。
help-watch = 全席をボットに任せて観戦します。
help-option = 版に加えるハウスルール。 何度でも指定できます。 一覧は「freebooter rules --editions」で見られます。
help-playouts = 1決定あたりの試行回数。 同じシードなら 同じゲームになります。
help-think-cores = ボットが考えるのに使うコアの数 （省略時は1）。
help-seed = カードの並び： 同じシードなら同じゲームになります （省略時はランダム）。
help-save = ゲームの記録を書き込むファイル。
help-force = ファイルがすでにあれば置き換えます。
help-fast = ボットの行動の間で待ちません。
help-plain = 表を使わず文章だけにします （読み上げやログ向け）。

## そのほかのコマンド

help-referee-files = シナリオのファイル、 またはそのフォルダー。
help-referee-json = 1ファイルに一つのJSONを出力します。
help-replay-record = 「freebooter play --save」で書き込んだ記録。
help-replay-seat = このプレイヤーの目で再生します （省略時は観戦者）。
help-replay-all = ゲーム全体を一度に表示します。
help-review-seat = このプレイヤーの決定だけを示します。
help-review-think = 試行1回分の時間。 50msなど。 悪手らしい決定は2回試します。
help-review-playouts = 1回分の試行回数 （省略時は12000、 選択肢が多ければそれ以上）。 同じ数なら同じ結果になります。
help-review-seed = 試行のシード（省略時は0）。
help-review-html = 検討をページとして書き込むファイル。
help-review-json = 検討をJSONで出力します。
help-topic = ゲーム、 続けてカード、 ハウスルール、 章など。 省略するとルール全体。
help-editions = 版によって違うルールを表示します。
help-simulate-games = ゲームの回数（省略時は100000）。
help-simulate-players = 人数 （省略時は4）。
help-simulate-seed = 最初のゲームのシード。 続くゲームは次の数を使います （省略時は0）。
help-simulate-cores = 使うコアの数（省略時はすべて）。
help-simulate-csv = 各ゲームの結果を書き込むファイル。
help-simulate-json = まとめをJSONで出力します。
help-bench-json = 各行をJSONの一覧で出力します。
help-bench-quick = 短い時間だけ測ります。
help-compile-games = どのゲームか（省略時はすべて）。

## アリーナ

help-arena = 同じカードの並びと すべての席順で、 ボットの大会を行います。
help-arena-bots = 出場するボット （コンマ区切り）。 同じ名前を繰り返せます。 自作のボットは path/to/file.py:Class。 余った席には最後のボットが座ります。 席より多ければ、 すべての組み合わせで対戦します。
help-arena-games = 最低のゲーム数 （省略時は100）。 カードの並びごとに すべての席順で対戦するので、 その分だけ切り上げます。
help-arena-players = テーブルの席の数 （省略時はボットの数）。
help-arena-think = 1決定あたりの時間。 50ms、 1sなど。
help-arena-playouts = 1決定あたりの試行回数。 同じシードなら 同じ結果になります。
help-arena-seed = 最初のカードの並びのシード。 続く並びは次の数を使います （省略時は0）。
help-arena-to = ゲーム、 結果、 レポートを書き込むフォルダー。 中断しても、 同じコマンドで続けられます。
help-arena-ray = このアドレスのRayクラスターで 対戦します。 localならここで起動します。
help-arena-json = 結果をJSONで出力します。

## バランスの研究

help-balance = カード、 席、 判断の価値を、 多くのゲームで調べます。
help-balance-games = 質問ごとの おおよそのゲーム数 （省略時はゲームに必要な数）。
help-balance-players = 人数 （省略時は質問に応じた いくつかの人数）。
help-balance-edition = どの版のルールか： 版の名前 （コンマで複数可）、 または all （省略時）。
help-balance-policy = 全員の方針： ゲームの方針の名前 （省略時はいつものもの）。 ない名前を書くと 一覧が出ます。
help-balance-question = 質問 （コンマ区切り、 省略時はすべて）。 ない名前を書くと 一覧が出ます。
help-balance-html = 表と図のページを 書き込むファイル。
help-balance-to = 済んだ答えを 保存するフォルダー。 中断しても、 同じコマンドで続けられます。
