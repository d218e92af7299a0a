# 考えるボット、自作のボット、コーチ。

## 考える長さ

error-budget-twice = 時間と試行回数の両方で思考を制限することはできないので、--thinkと--playoutsのどちらか一方にしてください。
error-playouts = 試行{ $playouts }回は行えないので、1から{ $most }までの数にしてください。
error-think = 「{ $text }」は考える時間ではないので、50msや1.5sのように書いてください（長くて1時間）。

## 自作のボット

error-think-interpreted = 先読みにはコンパイルされたルールが必要なので、NUMBA_DISABLE_JITを外すか、先読みしないボットを選んでください。
error-bots = 「{ $bots }」はこの対局で遊べないので、すべての席にボットを用意するか、席の番号ごとに指定してください。
error-bot-view = ボット{ $name }には「{ $view }」が何かわからないので、対局の様子（view）を見せてください。
error-bot-made = ボット{ $name }を作れないので（{ $problem }）、クラスがシードだけ、シードと思考の上限、または何も受け取らない形にしてください。
error-bot-class = { $file }には、choose(view, moves)というメソッドを持つクラス{ $name }がないので、書き足すか、別のクラスを指定してください。
error-bot-file = ファイル{ $file }を読み込めないので（{ $problem }）、直すか、別のファイルを指定してください。
error-bot-raised = ボット{ $name }が失敗したので（{ $problem }）、直してからもう一度遊んでください。
error-bot-move = ボット{ $name }の答え「{ $move }」はいまできないので、できる行動（{ $legal }）の一つを返すようにしてください。
error-bot-promise = ボット{ $name }の約束は受け付けられません：{ $problem }

## コンパイル

compile-minds = { $game }のボットをコンパイル中（初回のみ）：{ $mind }
compile-coach = コーチ

## コーチ

coach-help = { $odds }。さらに、コーチによる各選択肢の評価
coach-thinks = コーチが考えています…
coach-one-more-card = { $than ->
        [more] もう1枚引くと、いま受け取るより平均およそ{ $points }点の得です。
        [less] もう1枚引くと、いま受け取るより平均およそ{ $points }点の損です。
       *[same] もう1枚引いても、いま受け取るのとほぼ同じです。
    }
coach-title = 各選択肢の勝率の見積もり（±は95%の誤差）：
coach-choice = { $choice }：{ $chance } { $margin }
coach-marked = { $choice }、{ $mark }
coach-best = 最善
coach-close = ほぼ同等
