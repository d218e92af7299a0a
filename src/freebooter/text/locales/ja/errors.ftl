# 受け付けられないときの言葉：何がいけなかったか、どうすればよいかを一文で伝えます。

error-game = 「{ $name }」というゲームはないので、{ $names }から選んでください。
error-game-broken = ゲーム「{ $game }」を読み込めません（{ $problem }）。入れ直すか、取り除いてください。
error-game-part = ゲーム「{ $game }」に{ $part }がありません（{ $problem }）。入れ直すか、取り除いてください。
error-game-kind = ゲーム「{ $game }」として入っているものはゲームではなく{ $kind }です。作者に知らせるか、取り除いてください。
error-game-contract = ゲーム「{ $game }」は仕様の第{ $version }版向けですが、ここでは第{ $ours }版です。合う版を入れてください。
error-game-name = ゲーム「{ $game }」は自分を「{ $name }」と名乗っています。ゲームの名前は一つで、小文字、数字、ハイフンで書きます。
error-game-missing = ゲーム「{ $game }」は{ $part }を定めていません。作者に知らせるか、取り除いてください。
error-source = 「{ $source }」は読めないので、テキストかファイルのパスを指定してください。
error-file = ファイルを読み込めないので（{ $problem }）、名前と、読み取りが許されているかを確かめてください。

## テーブルの準備

error-players = プレイヤーを「{ $players }」にはできないので、席順に名前を並べてください。
error-options = オプションを「{ $options }」にはできないので、名前と値を一つずつ指定してください。
error-player-count = このゲームは{ $players }人では遊べないので、{ $fewest }人から{ $most }人にしてください。
error-player-name = 「{ $name }」はプレイヤー名にできないので、コロン・コンマ・番号記号（#）を含まず、前後に空白のない、1から{ $longest }文字の表示できる文字にしてください。
error-player-name-hidden = 「{ $name }」には目に見えない文字があるので、名前から取り除いてください。
error-player-name-marks = 「{ $name }」では一文字に記号が重なりすぎているか、記号だけが置かれているので、一文字に{ $most }個までにしてください。
error-player-twice = 「{ $name }」というプレイヤーが二人いるので、別々の名前をつけてください。
error-seed-range = シード{ $seed }は範囲外なので、0から{ $largest }までの整数を選んでください。
error-edition = 「{ $name }」という版はないので、{ $names }から選んでください。
error-option = 「{ $name }」というオプションはないので、{ $names }から選んでください。
error-option-value = オプション{ $name }を「{ $value }」にはできないので、{ $values }から選んでください。

## 行動

error-move-verb = 「{ $move }」はこのゲームの行動ではないので、{ $verbs }のどれかで始めてください。
error-move-shape = 「{ $move }」は行動の書き方に合わないので、「{ $shape }」の形で書いてください。
error-move-player = このテーブルに「{ $name }」というプレイヤーはいないので、{ $names }から選んでください。
error-move-ambiguous = 「{ $move }」は{ $meanings }のどれにも取れるので、どれかはっきり書いてください。
error-move-over = ゲームはもう終わったので、「{ $move }」はできません。
error-move-turn = いま決めるのは{ $deciding }なので、{ $player }は「{ $move }」を行えません。
error-move-illegal = 「{ $move }」はいまはできないので、{ $legal }から選んでください。
error-move-kind = 「{ $move }」は行動ではないので、表記どおりに書くか、番号で指定してください。
error-move-seat = このテーブルに席{ $seat }はないので、いるプレイヤーから選んでください。

## 記録

error-record-title = { $line }行目：対戦の記録ではないので、最初の行が「{ $title }」のファイルを選んでください。
error-record-text = { $line }行目：テキストファイルではないので、UTF-8のテキストで書かれた記録を選んでください。
error-record-size = { $line }行目：記録にしては大きすぎるので（上限{ $most }バイト）、本当に記録かどうか確かめてください。
error-record-cut = { $line }行目：記録がここで途切れているので、欠けのない写しを手に入れてください。
error-record-altered = { $line }行目：この行は書かれたときのままではないので、手の加わっていない記録を手に入れてください。
error-record-expected = { $line }行目：ここには「{ $name }」があるはずなので、手の加わっていない記録を手に入れてください。
error-record-seed = { $line }行目：シードが整数ではないので、手の加わっていない記録を手に入れてください。
error-record-setup = { $line }行目：テーブルを準備できません。{ $problem }
error-record-number = { $line }行目：ここには{ $number }番目の行動があるはずなので、手の加わっていない記録を手に入れてください。
error-record-move = { $line }行目：この行動はできません。{ $problem }
error-record-result = { $line }行目：再生すると{ $name }は「{ $value }」になり、記録と合わないので、手の加わっていない記録を手に入れてください。
error-record-talk = { $line }行目：ここには会話の行があるはずなので、手の加わっていない記録を手に入れてください。
error-record-rest = { $line }行目：記録はこの行より前で終わっているので、ここから後を消してください。

## シナリオ

error-scenario = { $file }：{ $key }：{ $problem }
error-scenario-size = シナリオにしては大きすぎるので（上限{ $most }バイト）、本当にシナリオかどうか確かめてください。
error-scenario-text = UTF-8のテキストではないので、UTF-8で保存してください。
error-scenario-yaml = { $line }行目がYAMLになっていないので（{ $problem }）、直してください。
error-scenario-document = キーと値の組になっていないので、「game:」から書き始めてください。
error-scenario-game = ゲームの指定がないので、「game: NAME」のように書いてください。
error-scenario-key = このキーはないので、{ $keys }から選んでください。
error-scenario-players = プレイヤーの指定がないので、席順に名前を並べてください。
error-scenario-player = テーブルに「{ $name }」というプレイヤーはいないので、{ $names }から選んでください。
error-scenario-map = ここには名前と値の組が必要なので、「{ "{" }name: value{ "}" }」の形で書いてください。
error-scenario-cards = ここにはカードの一覧が必要なので、「[カード, カード]」の形で書いてください。
error-scenario-moves = ここには行動の一覧が必要なので、「[行動, 行動]」の形で書いてください。
error-scenario-seed = シードは整数にしてください。
error-scenario-value = 値の書き方がこのキーに合わないので、シナリオのページを見てください。
error-scenario-card = 「{ $card }」というカードはこのゲームにないので、スートと数字を確かめてください。
error-scenario-card-twice = カード{ $card }は{ $copies }枚しかないのにそれより多く置かれているので、1枚減らしてください。
error-scenario-too-many = ここに置けるのは{ $most }枚までなので、減らしてください。
error-scenario-flag = 値はtrueかfalseにしてください。

## ボット

error-bot = 「{ $name }」というボットはいないので、{ $names }から選ぶか、自作のボットをpath/to/file.py:Classのように指定してください。

## シミュレーションとファイル

error-games = { $games }回では遊べないので、1回以上にしてください。
error-seeds-range = シード{ $seed }からでは{ $games }回分に足りないので、0から{ $largest }までの数を選んでください。
error-cores = { $cores }個のコアでは動かせないので、1個以上にしてください。
error-balance-none = 「{ $game }」にはバランスについての質問がないので、ほかのゲームを選んでください。
error-extra = { $part }がないので、「pip install 'freebooter[{ $extra }]'」でインストールしてください。
error-file-exists = ファイル{ $file }はすでにあるので、別の名前にするか、先に消してください。
error-file-write = ファイル{ $file }に書き込めないので（{ $problem }）、別の場所を選んでください。

## 会話

error-talk-line = その言葉は言えないので、1から{ $longest }文字の表示できる文字にしてください。
error-promise-none = このゲームに約束の決まりはないので、そのまま言葉で伝えてください。
