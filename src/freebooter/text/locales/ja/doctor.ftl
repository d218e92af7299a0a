# コマンドなしで起動したときの案内と、診断の結果。

greeting = Freebooter：{ $games }。ボットや友だちと遊べます。
greeting-serve = ブラウザーでテーブルを開きます
greeting-play = このターミナルでそのまま遊びます
greeting-rules = 遊び方を説明します
greeting-help = ほかの機能の一覧です（うまく動かないときは「freebooter doctor」）

## インストール

doctor-version = Freebooter { $version }、{ $python }、{ $system }。
doctor-not-installed = ソースから直接動いていてインストールされていないため、パッケージを確認できません。
doctor-packages = 遊ぶのに必要な{ $count }個のパッケージはすべて入っています。
doctor-packages-missing = 遊ぶのに必要なパッケージがありません：{ $packages }。
doctor-install-mend = 「pip install --upgrade freebooter」、ソースのコピーでは「pip install --editable .」を実行してください。
doctor-extra = 追加機能「{ $extra }」は入っています。
doctor-extra-missing = 追加機能「{ $extra }」はそろっていません（ないもの：{ $packages }）。用途：{ $use }。
doctor-extra-arena = 図入りのレポート、Parquetファイル、複数のマシンでの大会
doctor-extra-server = PostgreSQLと、テーブルの多いサーバー
doctor-extra-mend = 必要なら「pip install 'freebooter[{ $extra }]'」を実行してください。
doctor-compiler = コンパイラーは動いています：Numba { $numba }、NumPy { $numpy }。
doctor-compiler-broken = コンパイラーを読み込めません（{ $problem }）。
doctor-compiler-mend = 「pip install --upgrade --force-reinstall numba numpy」を実行してください。
doctor-game-broken = { $problem }
doctor-game-mend = そのゲームのパッケージを更新するか、アンインストールしてください。
doctor-web = ウェブページはそろっています。
doctor-web-missing = ウェブページがまだ作られていません。
doctor-web-mend = ソースのコピーの中で「pip install --editable .」を実行してください。

## カーネル

doctor-interpreted = NUMBA_DISABLE_JITが設定されているため、ルールはコンパイルされず、何百倍も遅く動きます。
doctor-interpreted-mend = NUMBA_DISABLE_JITの設定を外してください。
doctor-compiled = { $game }はすべてのボットまでコンパイル済みです。
doctor-not-compiled = { $game }はまだコンパイルされていません。最初の対戦の前に約{ $seconds }秒かかります。
doctor-partly-compiled = { $game }は遊べます。残りのボットとコーチのコンパイルにあと約{ $seconds }秒かかります。
doctor-compile-mend = 自動で行われますが、「freebooter compile { $name }」で今すぐできます。

## コンパイル結果の保存先

doctor-cache = コンパイル結果の保存先は{ $folder }：{ $size }（うち{ $old }は別のバージョン）。ディスクの空き：{ $free }。
doctor-cache-large = コンパイル結果が{ $folder }で{ $size }を占め、目安の{ $most }を超えています（うち{ $old }は別のバージョン）。
doctor-cache-clean = 自動で片付きますが、「freebooter compile --clean」で別のバージョンのものをすぐに消せます。
doctor-cache-closed = コンパイル結果を{ $folder }に保存できないため、起動のたびにコンパイルすることになります。
doctor-cache-full = コンパイル結果を置く{ $folder }の空きが足りません：空き{ $free }、必要{ $room }。
doctor-cache-mend = 空きがあり書き込めるフォルダーをFREEBOOTER_CACHEに設定してください。
doctor-cache-open = このマシンのほかの利用者が{ $folder }に書き込めるため、中身は使われません。
doctor-cache-open-mend = 「rm -r { $folder }」で消してください。新しく作り直されます。

## データベース

doctor-settings-refused = サーバーの設定が使えません：{ $problem }
doctor-settings-mend = その設定を直してください。「freebooter serve --show-config」ですべて見られます。
doctor-database = データベース{ $database }は開くことができ、最新です。
doctor-database-used = データベース{ $database }は最新で、動作中のサーバーが使っています。
doctor-database-new = { $database }にデータベースはまだありません。最初の起動で作られます。
doctor-database-closed = { $folder }に書き込めないため、データベースを作れません。
doctor-database-closed-mend = 書き込めるようにするか、--dataかFREEBOOTER_DATAで別の場所を選んでください。
doctor-database-behind = データベース{ $database }は古いバージョンのものです。
doctor-database-behind-mend = 次にサーバーを起動すると更新されます。大切なら先にバックアップを取っておいてください。
doctor-database-newer = データベース{ $database }は、より新しいFreebooterのものです。
doctor-database-newer-mend = 「pip install --upgrade freebooter」を実行するか、--databaseで別のものを選んでください。
doctor-database-refused = データベース{ $database }を開けません。

## ターミナル、フォント、ポート

doctor-utf8 = ターミナルはすべての文字を表示できます（UTF-8）。
doctor-letters = 出力の文字コードが{ $encoding }で、表示できない文字が多くあります。
doctor-letters-mend = PYTHONUTF8=1と、LANGにC.UTF-8などUTF-8のものを設定してください。
doctor-no-terminal = 出力先がターミナルではないため、対戦は文章だけで表示されます。
doctor-size = ターミナルの大きさは十分です（{ $columns }×{ $lines }）。
doctor-small = ターミナルが小さめです（{ $columns }×{ $lines }）。表には{ $least }ほど必要です。
doctor-small-mend = ウィンドウを広げるか、--plainで遊んでください。
doctor-colour = ターミナルは色を表示できます。
doctor-no-colour = NO_COLORが設定されているか、ターミナルが対応していないため、色は付きません。
doctor-no-colour-mend = 色が必要なら、NO_COLORを外し、TERMにxterm-256colorなど、お使いのターミナルに合うものを設定してください。
doctor-nobody-types = 入力がターミナルではないため、文字を打てません。
doctor-nobody-types-mend = パイプなしで「freebooter play」を起動するか、--watchで観戦してください。
doctor-fonts = 日本語のフォントが入っています：{ $font }。
doctor-no-fonts = 日本語のフォントがないため、日本語のページや画像の文字が四角になります。
doctor-no-fonts-mend = 必要なら、「sudo apt install fonts-noto-cjk」などで入れてください。
doctor-fonts-unknown = このシステムでは、日本語のフォントがあるかどうかわかりません。
doctor-port = { $host }のポート{ $port }は空いています。
doctor-port-ours = Freebooter { $version }がすでに{ $url }で動いています。
doctor-port-next = ポート{ $port }は別のプログラム（{ $who }）が使っているため、サーバーは{ $next }を使います。
doctor-port-taken = ポート{ $port }は別のプログラム（{ $who }）が使っています。
doctor-port-refused = { $host }では待ち受けられません：{ $problem }
doctor-port-mend = --portで別のポートを選ぶか、そのプログラムを終了してください。
