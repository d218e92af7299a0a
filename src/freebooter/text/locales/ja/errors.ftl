# エラー：何がいけないか、どうすればよいかを、短い2文以内で伝えます。

error-game = 「{ $name }」というゲームはありません。次から選んでください：{ $names }。
error-game-broken = ゲーム「{ $game }」を読み込めません（{ $problem }）。入れ直すか、取り除いてください。
error-game-part = ゲーム「{ $game }」に{ $part }がありません（{ $problem }）。入れ直すか、取り除いてください。
error-game-kind = ゲーム「{ $game }」として入っているものはゲームではありません（型：{ $kind }）。作者に知らせるか、取り除いてください。
error-game-contract = ゲーム「{ $game }」には仕様のバージョン{ $version }が必要ですが、ここではバージョン{ $ours }です。合うものを入れてください。
error-game-name = ゲーム「{ $game }」は「{ $name }」と名乗っています。両方を同じにし、小文字、数字、ハイフンだけで書いてください。
error-game-missing = ゲーム「{ $game }」は{ $part }を定めていません。作者に知らせるか、取り除いてください。
error-source = 「{ $source }」を読めません。テキストかファイルのパスを指定してください。
error-file = ファイルを読めません（{ $problem }）。名前と権限を確かめてください。

## テーブルの準備

error-players = 「{ $players }」はプレイヤーの一覧ではありません。席順に名前を並べてください。
error-options = 「{ $options }」はオプションではありません。名前と値を1つずつ指定してください。
error-player-count = このゲームは{ $players }人では遊べません。{ $fewest }人から{ $most }人にしてください。
error-player-name = 「{ $name }」はプレイヤー名にできません。コロン・コンマ・番号記号（#）と前後の空白を除く、1～{ $longest }文字の表示できる文字にしてください。
error-player-name-hidden = 「{ $name }」には目に見えない文字があります。名前から取り除いてください。
error-player-name-marks = 「{ $name }」では1文字に記号が重なりすぎているか、記号だけが置かれています。1文字に{ $most }個までにしてください。
error-player-twice = 「{ $name }」というプレイヤーが2人います。別々の名前を付けてください。
error-seed-range = シード{ $seed }は範囲外です。0から{ $largest }までの整数を選んでください。
error-edition = 「{ $name }」という版はありません。次から選んでください：{ $names }。
error-option = 「{ $name }」というオプションはありません。次から選んでください：{ $names }。
error-option-value = オプション{ $name }を「{ $value }」にはできません。次から選んでください：{ $values }。

## 手

error-move-verb = 「{ $move }」はこのゲームの手ではありません。手は次の言葉で始まります：{ $verbs }。
error-move-shape = 「{ $move }」は手の書き方に合いません。「{ $shape }」の形で書いてください。
error-move-player = このテーブルに「{ $name }」というプレイヤーはいません。プレイヤー：{ $names }。
error-move-ambiguous = 「{ $move }」は次のどれにも取れます：{ $meanings }。どれかはっきり書いてください。
error-move-over = 「{ $move }」はもうできません。対戦は終わっています。
error-move-turn = { $player }は今「{ $move }」を行えません。今決めるのは{ $deciding }です。
error-move-illegal = 「{ $move }」は今できません。できる手：{ $legal }。
error-move-kind = 「{ $move }」は手ではありません。表記どおりに書くか、番号で指定してください。
error-move-seat = このテーブルに席{ $seat }はありません。テーブルにいるプレイヤーから選んでください。

## 記録

error-record-title = { $line }行目：対戦の記録ではありません。最初の行は「{ $title }」でなければなりません。
error-record-text = { $line }行目：テキストファイルではありません。記録はUTF-8のテキストです。
error-record-size = { $line }行目：記録にしては大きすぎます（上限{ $most }バイト）。本当に記録かどうか確かめてください。
error-record-cut = { $line }行目：記録がここで途切れています。欠けのないコピーを手に入れてください。
error-record-altered = { $line }行目：この行は書き換えられています。元のままの記録を手に入れてください。
error-record-expected = { $line }行目：ここには「{ $name }」があるはずです。元のままの記録を手に入れてください。
error-record-seed = { $line }行目：シードが整数ではありません。元のままの記録を手に入れてください。
error-record-setup = { $line }行目、準備：{ $problem }
error-record-number = { $line }行目：ここには{ $number }番目の手があるはずです。元のままの記録を手に入れてください。
error-record-move = { $line }行目、手：{ $problem }
error-record-result = { $line }行目：リプレイと合いません（{ $name }は「{ $value }」のはずです）。元のままの記録を手に入れてください。
error-record-talk = { $line }行目：ここには会話の行があるはずです。元のままの記録を手に入れてください。
error-record-rest = { $line }行目：記録はこの行より前で終わっています。ここから後を消してください。

## シナリオ

error-scenario = { $file }：{ $key }：{ $problem }
error-scenario-size = シナリオにしては大きすぎます（上限{ $most }バイト）。本当にシナリオかどうか確かめてください。
error-scenario-text = UTF-8のテキストではありません。UTF-8で保存してください。
error-scenario-yaml = { $line }行目が正しいYAMLではありません（{ $problem }）。直してください。
error-scenario-document = キーと値の組になっていません。「game:」から書き始めてください。
error-scenario-game = ゲームの指定がありません。「game: NAME」のように書いてください。
error-scenario-key = このキーはありません。次から選んでください：{ $keys }。
error-scenario-players = プレイヤーの指定がありません。席順に名前を並べてください。
error-scenario-player = テーブルに「{ $name }」というプレイヤーはいません。プレイヤー：{ $names }。
error-scenario-map = ここには名前と値の組が必要です。「{ "{" }name: value{ "}" }」の形で書いてください。
error-scenario-cards = ここにはカードの一覧が必要です。「[カード, カード]」の形で書いてください。
error-scenario-moves = ここには手の一覧が必要です。「[手, 手]」の形で書いてください。
error-scenario-seed = シードは整数にしてください。
error-scenario-value = この値はキーに合いません。シナリオのページを見てください。
error-scenario-card = 「{ $card }」というカードはこのゲームにありません。スートと数字を確かめてください。
error-scenario-card-twice = カード「{ $card }」が、枚数（{ $copies }枚）を超えて使われています。1枚減らしてください。
error-scenario-too-many = ここのカードが多すぎます（上限{ $most }枚）。減らしてください。
error-scenario-flag = 値はtrueかfalseにしてください。

## ボット

error-bot = 「{ $name }」というボットはいません。{ $names }から選ぶか、自作のボットをpath/to/file.py:Classのように指定してください。

## シミュレーションとファイル

error-games = 対戦の回数を{ $games }にはできません。1以上にしてください。
error-seeds-range = シード{ $seed }は、この対戦数（{ $games }）には大きすぎます。0から{ $largest }までの数を選んでください。
error-cores = コアの数を{ $cores }にはできません。1以上にしてください。
error-balance-none = ゲーム「{ $game }」にはバランスについての質問がありません。ほかのゲームを選んでください。
error-extra = { $part }がありません。「pip install 'freebooter[{ $extra }]'」でインストールしてください。
error-file-exists = ファイル{ $file }はすでにあります。別の名前にするか、先に消してください。
error-file-write = ファイル{ $file }に書き込めません（{ $problem }）。別の場所を選んでください。

## 会話

error-talk-line = その言葉はテーブルで言えません。1～{ $longest }文字の表示できる文字にしてください。
error-promise-none = このゲームに約束はありません。そのまま言葉で伝えてください。
