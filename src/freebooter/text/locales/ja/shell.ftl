# スクリプトが動く前のウェブページ：題名と、サーバーに接続できないときの表示。

shell-title = Freebooter：海賊のカードゲーム
shell-description = 海賊のカードゲームをブラウザーで。ボットとすぐに、または友だちと遊べます。確率は正確に示され、配り方が公正かどうかは誰でも確かめられます。
shell-no-script = テーブルにはJavaScriptが必要です。このページで許可するか、ターミナルで「freebooter play」を使って遊んでください。
shell-match = { $game }の対戦

## 接続できないとき

shell-offline-heading = サーバーに接続できません
shell-offline-explanation = カードを配るのもボットが考えるのもサーバーなので、サーバーなしでは練習も含めて遊べません。あなたの対戦はサーバーに保存されていて、続きを待っています。
shell-offline-waiting = サーバーが応答したら、このページは自動で先へ進みます。
shell-offline-again = もう一度試す
