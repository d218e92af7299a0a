# サーバーの言葉：断り、別れ、ゲストの名前。

server-failed = サーバーで問題が起きました。記録され、何も変わっていません。
server-stops = サーバーを停止しています。少ししてからまた来てください。
server-table-moved = 卓が移りました。もう一度接続してください。
server-unavailable = サーバーは今、記録ができません。少ししてからもう一度試してください。
server-full = 今は新しい卓のための空きがありません。始まっている対戦は続きます。後でもう一度試してください。
server-session = あなたが誰か分かりません。先にセッションを取得してください。
server-hasty = 一度に要求が多すぎます。少し待ってからもう一度試してください。
server-many-tables = ここから短い間にたくさんの卓が開かれました。先にそのどれかで遊んでください。
server-many-guests = このアドレスから新しいゲストがたくさん来たため、今はこれ以上入れません。後でもう一度試してください。
server-much-talk = ここから短い間にたくさんの発言があったため、今はこれ以上届きません。少し待ってください。
server-origin = このページはこのサーバーと通信できません。サーバー自身のアドレスを開いてください。
server-host = このサーバーはその名前ではありません。{ $address } を開いてください。
server-media = 本文は application/json でなければなりません。
server-too-large = 本文は最大 { $most } バイトです。
server-no-json = 本文が JSON ではありません。引用符やカンマの抜けを確かめてください。
server-unfit = 要求が説明どおりではありません: { $problem }。/api/openapi.json を見てください。
server-not-found = ここには何もありません。アドレスを確かめてください。
server-method = このアドレスにその方法では要求できません。/api/openapi.json を見てください。
server-guest = ゲスト { $number }
server-start-open = 空いている席があるうちは対局を始められません。ボットを入れるか、誰かを待ってください。
server-hello = 最初のメッセージは hello でなければなりません。接続したらすぐに送ってください。
server-frame = そのメッセージは説明どおりではありません: { $problem }。/api/socket.json を見てください。
server-token = このトークンはこの卓のどの席のものでもありません。主催者に正しいものを聞いてください。
server-signed-out = サインアウトしました。新しいゲストとして入るには、ページを開き直してください。
server-crowded = 観戦者が多すぎてこれ以上入れません。後で記録を見てください。
