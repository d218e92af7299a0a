# Dead Man's Drawのエラー：何がいけないか、どうすればよいか。

## テーブルの準備

error-variant = 「{ $value }」というバリアントカードはありません。次から選んでください：{ $values }。
error-decks = 1セットで遊べるのは{ $most }人までです。それより多いときは2セットにしてください。
error-trait-unknown = 「{ $name }」という特質はありません。次から選んでください：{ $names }。
error-trait-twice = 特質「{ $name }」が、枚数（{ $copies }枚）を超えて配られています。プレイヤーごとに別のものにしてください。
error-trait-count = { $players }人に対して特質が{ $traits }枚指定されています。1人に1枚ずつ指定してください。
error-siren = セイレーンはマーメイドバリアントでだけ使えます。「mermaids replay」にするか、別の特質を選んでください。

## 手

error-move-suit = 「{ $name }」というスートはありません。次から選んでください：{ $names }。
error-move-trait = 「{ $name }」という特質はありません。次から選んでください：{ $names }。
error-move-card = 「{ $card }」というカードはこのゲームにありません。「anchor 7」のように、スートとそのスートにある数字を書いてください。

## シナリオ

error-scenario-row = { $card }は、同じスートのカードがあるプレイエリアに置けません。どちらかを外してください。
error-scenario-owed = クラーケンへの借りは、0から{ $most }までの整数にしてください。
error-scenario-traits-or-draft = 特質は、決めておくかドラフトするかのどちらかです。2つのキーの一方を消してください。
error-scenario-draft = draftでは、全員に特質を2枚ずつ配ってください。
error-scenario-rival = { $name }はdavy-jones-lockerを持たず、宿敵もいません。この名前を消してください。
error-scenario-own-rival = { $name }を自分自身の宿敵にはできません。別のプレイヤーの名前を書いてください。
