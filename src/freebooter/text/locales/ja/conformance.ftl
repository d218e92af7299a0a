# 環境の検査で見つかった誤りと、検査の頼み方の誤り。

error-check-unknown = 検査「{ $name }」はありません。{ $names }から選んでください。
error-check-needs = この環境には「{ $name }」がありません。probeで渡すか、それを使う検査を「without」に挙げてください。

fault-leak = { $agent }に、知り得ないはずのことが{ $place }で見えています（シード{ $seed }、{ $count }手：{ $moves }）。
fault-imagination = 配り直しても何も変わらず（{ $count }回）、漏れを見つけられません。隠れたカードを配り直すか、検査「secrets」を外してください。
fault-accepted = { $agent }が選べないはずのアクション{ $action }を選べます（シード{ $seed }、{ $count }手：{ $moves }）。
fault-refusal-changes = 選べないアクション{ $action }は断られますが、{ $place }が変わります（シード{ $seed }、{ $count }手：{ $moves }）。
fault-legal-refused = マスクで選べるアクション{ $action }が断られます：{ $problem }（シード{ $seed }、{ $count }手：{ $moves }）。
fault-no-move = { $agent }の番ですが、マスクで選べるものがありません（シード{ $seed }、{ $count }手：{ $moves }）。
fault-mask-shape = { $agent }のマスクには0か1が{ $size }個必要ですが、形は{ $shape }です（シード{ $seed }、{ $count }手：{ $moves }）。
fault-masks-differ = 観測とinfosで{ $agent }のマスクが違います（シード{ $seed }、{ $count }手：{ $moves }）。
fault-cards = カードが消えるか、どこからともなく現れます：{ $difference }（シード{ $seed }、{ $count }手：{ $moves }）。
fault-replay = 同じシードと同じアクションで、{ $place }が違う結果になります（シード{ $seed }、{ $count }手：{ $moves }）。
