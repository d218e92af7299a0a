# ターミナルでの会話、秘密の答え、1つの画面を囲む何人かの人。

talk-help-say = テーブルのみんなに何か言う（全員に聞こえます）
talk-help-promises = 誰が何を約束し、誰が守ったか
talk-says = { $who ->
        [you] あなた：「{ $text }」
       *[other] { $player }：「{ $text }」
    }
talk-promises = { $who ->
        [you] あなたの約束：{ $promise }。
       *[other] { $player }の約束：{ $promise }。
    }

play-unseen = ここで入力する文字は画面に出ません。
play-asked = { $player }が決める番です。
play-alone = 次の画面は{ $player }だけのものです。ほかの人が見ていなければEnterキーを押してください：

refusal-people = --peopleには「Ann,Bob」のようにコンマで区切った名前が必要です。--nameや--watchと一緒には使えません。
refusal-people-count = { $players }人のテーブルに{ $people }人は座れません。--playersを増やしてください。
