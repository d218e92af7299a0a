# 記録と、配り方の検証。

help-verify = 記録を検証します。各行、配り方、すべての手と結果を確かめます。
help-verify-records = 対戦の記録。
help-verify-commitment = 対戦の前に控えたコミットメントと比べます。記録はこれを含む必要があります。
help-verify-json = 1記録に1つのJSONを出力します。

## 確かめたこと

verify-holds = { $file }：この記録に問題はありません。
verify-over = { $game }（{ $players }）：{ $moves }手で終わった対戦、勝者は{ $winners }。
verify-unfinished = { $game }（{ $players }）：{ $moves }手で途中までの対戦。
verify-whole = どの行も書き換えられておらず、どの手もルールどおりです。得点、勝者、最後の局面は、カードの並びと手から導かれるとおりです。
verify-uncommitted = このカードの並びには、事前のコミットメントがありません。シード{ $seed }は記録を書いた人が選んだのかもしれません。
verify-committed = 秘密の値はコミットメント{ $commitment }と合います。対戦の前に控えたものと見比べるか、--commitmentで指定してください。
verify-noted = 秘密の値はコミットメント{ $commitment }と合い、これは控えたものと同じです。
verify-nonce = { $player } { $nonce }
verify-nonces = { $source ->
        [key] すべての偶然のもとになるChaCha20の鍵{ $value }
       *[seed] シード{ $value }
    }は、秘密の値と次のノンスから導かれます：{ $nonces }。自分のものがあるか確かめてください。
verify-no-nonces = { $source ->
        [key] すべての偶然のもとになるChaCha20の鍵{ $value }
       *[seed] シード{ $value }
    }は秘密の値だけから導かれます。ノンスを加えたプレイヤーがいないので、秘密の値を決めた側がカードの並びを選ぶこともできました。
verify-log = サーバーのログの最後は{ $link }です。対戦の後にサーバーが示したものと見比べてください。

## 拒否

refusal-verify-commitment = コミットメントは64桁（0～9、a～f）です。対戦の前に公開されたとおりに--commitmentで指定してください。
error-record-digest = { $line }行目：「{ $name }」の値は64桁（0～9、a～f）でなければなりません。元のままの記録を手に入れてください。
error-record-uncommitted = { $line }行目：コミットメントを控えた対戦なのに、この記録にはありません。サーバーが出す記録を手に入れてください。
error-record-noted = { $line }行目：コミットメントが{ $commitment }で、控えたものと違います。控えに誤りがなければ、これはコミットメントどおりのカードの並びではありません。
error-record-secret = { $line }行目：秘密の値がコミットメントと合いません。元のままの記録を手に入れてください。
error-record-nonces = { $line }行目：席ごとに1つのノンス（または「-」）が必要ですが、ノンスは{ $nonces }、席は{ $seats }です。元のままの記録を手に入れてください。
error-record-nonce = { $line }行目：ノンスは64桁以内（0～9、a～f）で、なければ「-」と書きます。元のままの記録を手に入れてください。
error-record-deal = { $line }行目：秘密の値とノンスから導かれるシードは、これではなく{ $seed }です。元のままの記録を手に入れてください。
error-record-key = { $line }行目：秘密の値とノンスから導かれる鍵は、これではなく{ $made }です。元のままの記録を手に入れてください。
error-record-secretless = { $line }行目：鍵は秘密の値から導かれるものですが、この記録には秘密の値がありません。元のままの記録を手に入れてください。
