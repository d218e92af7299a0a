# スクリプトが動く前のウェブ画面: 題名と、サーバーに接続できないときのページ。

shell-title = Freebooter: 海賊のカードゲーム
shell-description = 海賊のカードゲームをブラウザで。ボットとすぐに、または友だちと遊べます。確率は正確に示され、配札が公正かどうかは誰でも確かめられます。
shell-no-script = テーブルには JavaScript が必要です。 このページで許可するか、端末で 「freebooter play」 を使って遊んでください。
shell-match = { $game }の対局

## 接続できないとき

shell-offline-heading = サーバーに接続できません
shell-offline-explanation = カードを配るのもボットが考えるのもサーバーなので、サーバーなしでは練習も含めて遊べません。あなたの対戦はサーバーに保存されていて、続きを待っています。
shell-offline-waiting = サーバーが応答したら、このページは自動的に先へ進みます。
shell-offline-again = もう一度試す
