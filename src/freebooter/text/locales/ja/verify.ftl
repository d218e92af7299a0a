# 記録と、カードの配られ方の検証。

help-verify = 記録を検証します。 各行、 カードの配られ方、 すべての行動と結果を確かめます。
help-verify-records = 対戦の記録。
help-verify-commitment = 対戦の前に控えたコミットメント。 記録はこれを含む必要があります。
help-verify-json = 1記録に一つのJSONを出力します。

## 確かめたこと

verify-holds = { $file }：この記録に問題はありません。
verify-over = { $game }（{ $players }）：{ $moves }回の行動で終わった対戦、勝者は{ $winners }。
verify-unfinished = { $game }（{ $players }）：{ $moves }回の行動で途中までの対戦。
verify-whole = どの行も書かれたときのままで、どの行動もルールどおりです。得点、勝者、最後の局面は、配られたカードと行動から導かれるとおりです。
verify-uncommitted = この配り方を事前に約束した人はいないので、シード{ $seed }は記録を書いた人が選んだのかもしれません。
verify-committed = 秘密の値はコミットメント{ $commitment }と合います。対戦の前に控えたものと見比べてください（--commitmentで比べられます）。
verify-noted = 秘密の値はコミットメント{ $commitment }と合い、これは控えたものと同じです。
verify-nonce = { $player } { $nonce }
verify-nonces = { $source ->
        [key] すべての偶然のもとになるChaCha20の鍵{ $value }
       *[seed] シード{ $value }
    }は、秘密の値と次のナンスから導かれます：{ $nonces }。自分のものがあるか確かめてください。
verify-no-nonces = { $source ->
        [key] すべての偶然のもとになるChaCha20の鍵{ $value }
       *[seed] シード{ $value }
    }は秘密の値だけから導かれます。ナンスを加えたプレイヤーがいないので、秘密の値を決めた側が配り方を選べました。
verify-log = サーバーのログの最後は{ $link }です。対戦の後にサーバーが示したものと見比べてください。

## 拒否

refusal-verify-commitment = コミットメントは0から9とaからfの64桁なので、対戦の前に公開されたとおりに--commitmentで指定してください。
error-record-digest = { $line }行目：「{ $name }」の値が0から9とaからfの64桁ではないので、手の加わっていない記録を手に入れてください。
error-record-uncommitted = { $line }行目：控えたコミットメントがあるのに、この記録にはコミットメントがないので、サーバーが出す記録を手に入れてください。
error-record-noted = { $line }行目：コミットメントが{ $commitment }で、控えたものと違います。控えに誤りがなければ、これは約束された配り方ではありません。
error-record-secret = { $line }行目：この秘密の値はコミットメントと合わないので、手の加わっていない記録を手に入れてください。
error-record-nonces = { $line }行目：席ごとに一つのナンス（または「-」）が必要ですが、ナンスは{ $nonces }、席は{ $seats }なので、手の加わっていない記録を手に入れてください。
error-record-nonce = { $line }行目：ナンスは0から9とaからfの64桁以内（なければ「-」）なので、手の加わっていない記録を手に入れてください。
error-record-deal = { $line }行目：秘密の値とナンスから導かれるシードはこれではなく{ $seed }なので、手の加わっていない記録を手に入れてください。
error-record-key = { $line }行目：秘密の値とナンスから導かれる鍵はこれではなく{ $made }なので、手の加わっていない記録を手に入れてください。
error-record-secretless = { $line }行目：鍵は秘密の値から導かれますが、この記録には秘密の値がないので、手の加わっていない記録を手に入れてください。
