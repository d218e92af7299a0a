# Die Regeln.

rules-aim =
    Erreiche als Erste oder Erster das Ziel: { $goal } Punkte.
    .title = Das Ziel
rules-turn =
    Würfle so oft, wie du dich traust. Jeder Wurf legt seine Augen auf den Haufen.

    - Eine **1** kostet den ganzen Haufen, und dein Zug ist vorbei.
    - **Hör auf**, und der Haufen gehört dir für immer. Dann würfelt die nächste Person.
    .title = Ein Zug
rules-end =
    Wer aufhört und das Ziel erreicht hat, gewinnt sofort.
    .title = Das Ende
rules-switch-goal = So viele Punkte gewinnen: { $goal }.
