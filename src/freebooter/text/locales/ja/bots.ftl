# 考えるボット、自作のボット、コーチ。

## 考える長さ

error-budget-twice = 時間と試行回数の両方で思考を制限することはできません。--thinkと--playoutsのどちらか一方にしてください。
error-playouts = 試行回数を{ $playouts }にはできません。1から{ $most }までの数にしてください。
error-think = 「{ $text }」は思考時間ではありません。50msや1.5sのように書いてください（最長1時間）。

## 自作のボット

error-think-interpreted = 先読みにはコンパイルされたルールが必要です。NUMBA_DISABLE_JITを外すか、先読みしないボットを選んでください。
error-bots = 「{ $bots }」はこの対戦で遊べません。すべての席にボットを用意するか、席の番号ごとに指定してください。
error-bot-view = ボット{ $name }には「{ $view }」が何かわかりません。対戦の様子（view）を見せてください。
error-bot-made = ボット{ $name }を作れません（{ $problem }）。クラスが受け取るのは、シード、シードと思考の上限、または何もなしのどれかにしてください。
error-bot-class = { $file }には、choose(view, moves)というメソッドを持つクラス{ $name }がありません。書き足すか、別のクラスを指定してください。
error-bot-file = ファイル{ $file }を読み込めません（{ $problem }）。直すか、別のファイルを指定してください。
error-bot-raised = ボット{ $name }でエラーが起きました（{ $problem }）。直してからもう一度遊んでください。
error-bot-move = ボット{ $name }の答え「{ $move }」は今できません。できる手のどれかを返すようにしてください：{ $legal }。
error-bot-promise = ボット{ $name }の約束は受け付けられません：{ $problem }


## コーチ

coach-help = { $odds }。さらに、コーチによる各選択肢の評価
coach-thinks = コーチが考えています…
coach-one-more-card = { $than ->
        [more] もう1枚引くと、今受け取るよりおよそ{ $points }点の得です。
        [less] もう1枚引くと、今受け取るよりおよそ{ $points }点の損です。
       *[same] もう1枚引いても、今受け取るのとほぼ同じです。
    }
coach-title = 各選択肢の勝率の見積もり（±は95%の誤差）：
coach-choice = { $choice }：{ $chance } { $margin }
coach-marked = { $choice }、{ $mark }
coach-best = 最善
coach-close = ほぼ同等
