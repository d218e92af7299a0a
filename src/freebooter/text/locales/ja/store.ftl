# データベースのエラー。

error-store-scheme = データベースのアドレスではありません。「sqlite:///ファイル」か「postgresql://ユーザー@サーバー/名前」の形で書いてください。
error-store-address = PostgreSQLのアドレスを読み取れません。「postgresql://ユーザー@サーバー/名前」の形で書いてください。
error-store-not-writable = フォルダー{ $folder }にデータベースを書き込めません。FREEBOOTER_DATAで別のフォルダーを選んでください。
error-store-not-a-database = { $file }はデータベースではありません。別の場所に移すか、別のファイルを選んでください。
error-store-in-use = データベース{ $file }は別のサーバーが使用中です。そのサーバーを止めるか、別のファイルを選んでください。
error-archive = フォルダー{ $folder }に記録を書き込めません（{ $problem }）。--archiveで別のフォルダーを選んでください。
error-store-newer = データベースはより新しいFreebooterのものです。このFreebooterを更新してください。
error-store-unreachable = { $server }のPostgreSQLが応答しません。アドレスと、動いているかどうかを確かめてください。
error-store-login = { $server }のPostgreSQLに接続を拒否されました。ユーザー、パスワード、データベース名を確かめてください。
error-store-rights = { $server }のPostgreSQLで表を作れません。このデータベースで作成する権限をユーザーに与えてください。
error-store-extra = PostgreSQLのドライバーがありません。「pip install 'freebooter[server]'」でインストールしてください。
