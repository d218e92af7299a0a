# Die Lektionen.

lesson-hold = Rechtzeitig aufhören
    .ask-1 = Auf deinem Haufen liegen 20 Punkte, genug für den Sieg. Höre auf.
    .hint-1 = Das geht in fünf von sechs Fällen gut, aber der Sieg war dir schon sicher. Versuche es noch einmal und höre auf.
    .done = Der Haufen gehört dir, und mit 50 Punkten bist du vor { $mate } am Ziel.
