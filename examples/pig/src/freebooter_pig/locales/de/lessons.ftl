# Die Lektionen.

lesson-hold = Rechtzeitig aufhören
    .ask-1 = Zwanzig Punkte liegen auf deinem Haufen, und damit gewinnst du. Hör auf.
    .hint-1 = Fünfmal von sechs geht das gut, aber du hattest schon gewonnen. Versuch es noch einmal, und hör auf.
    .done = Der Haufen gehört dir, und mit fünfzig Punkten bist du vor { $mate } am Ziel.
