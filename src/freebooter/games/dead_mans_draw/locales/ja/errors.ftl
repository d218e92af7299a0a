# Refusals of this game: one sentence that says what was wrong and what to do.

## テーブルの準備

error-variant = 「{ $value }」というバリアントカードはないので、{ $values }から選んでください。
error-decks = 1セットで遊べるのは{ $most }人までなので、それより多いときは2セットにしてください。
error-trait-unknown = 「{ $name }」という特質はないので、{ $names }から選んでください。
error-trait-twice = 特質{ $name }は{ $copies }枚しかないのにそれより多く配られているので、プレイヤーごとに別のものにしてください。
error-trait-count = { $players }人に対して特質が{ $traits }枚指定されているので、一人に1枚ずつ指定してください。
error-siren = セイレーンはマーメイド効果で遊ぶときだけのものなので、「mermaids replay」にするか、別の特質を選んでください。

## 行動

error-move-suit = 「{ $name }」というスートはないので、{ $names }から選んでください。
error-move-trait = 「{ $name }」という特質はないので、{ $names }から選んでください。
error-move-card = 「{ $card }」というカードはこのゲームにないので、「anchor 7」のように、スートとそのスートにある数字を書いてください。

## シナリオ

error-scenario-row = { $card }は、すでに並んでいるカードと重なりプレイエリアに置けないので、どちらかを外してください。
error-scenario-owed = クラーケンへの借りは、0から{ $most }までの整数にしてください。
error-scenario-traits-or-draft = 特質は、決めておくか選ばせるかのどちらかなので、二つのキーの一方を消してください。
error-scenario-draft = 特質を選ばせるときは、全員に2枚ずつ配ってください。
error-scenario-rival = { $name }はdavy-jones-lockerを持たず宿敵もいないので、この名前を消してください。
error-scenario-own-rival = { $name }を自分自身の宿敵にはできないので、ほかのプレイヤーを書いてください。
