# データベース。

error-store-scheme = データベースはsqlite:///ファイル または postgresql://ユーザー@サーバー/名前 の形で指定してください。
error-store-address = PostgreSQLデータベースのアドレスを読み取れないので、postgresql://ユーザー@サーバー/名前 の形で書いてください。
error-store-not-writable = フォルダー{ $folder }にデータベースを書き込めないので、FREEBOOTER_DATAで別のフォルダーを指定してください。
error-store-not-a-database = { $file }はデータベースではないので、別の場所に移すか、別のファイルを指定してください。
error-store-in-use = データベース{ $file }は別のサーバーが使用中なので、そのサーバーを止めるか、別のファイルを指定してください。
error-archive = フォルダー { $folder } に記録を書き込めません ({ $problem })。--archive で別のフォルダーを指定してください。
error-store-newer = データベースはより新しいFreebooterで作られているので、このFreebooterを更新してください。
error-store-unreachable = { $server }のPostgreSQLが応答しないので、アドレスと動作状況を確認してください。
error-store-login = { $server }のPostgreSQLに接続を拒否されたので、ユーザー、パスワード、データベース名を確認してください。
error-store-rights = { $server }のPostgreSQLでテーブルを作れないので、このデータベースで作成する権限をユーザーに与えてください。
error-store-extra = サーバー用の部品がないので、「pip install 'freebooter[server]'」でインストールしてください。
