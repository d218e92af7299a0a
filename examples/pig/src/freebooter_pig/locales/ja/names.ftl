# このゲームのものの名前。

game-title = ピッグ
switch-goal = ゴール
part-held = 振って確保した点
field-goal = ゴール
field-heap = 山の点
field-rolled = 直前の目
odds-lose = 次の目で山を失う
odds-gain = 次の目で山が増える
