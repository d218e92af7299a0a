# Regeln.

rules-aim =
    Erreiche vor allen anderen { $goal } Punkte.
    .title = Ziel des Spiels
rules-turn =
    Würfle so oft, wie du dich traust. Jeder Wurf kommt auf deinen Haufen.

    - Bei einer **1** ist der Haufen verloren und dein Zug zu Ende.
    - **Höre auf**, und der Haufen gehört dir für immer. Dann würfelt die nächste Person.
    .title = Dein Zug
rules-end =
    Wenn du aufhörst und das Ziel erreicht hast, gewinnst du sofort.
    .title = Ende des Spiels
rules-switch-goal = Punkte bis zum Sieg: { $goal }.
