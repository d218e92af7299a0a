# Namen der Dinge in diesem Spiel.

game-title = Böse Eins
switch-goal = Ziel
part-held = Gewürfelt und behalten
field-goal = Ziel
field-heap = Auf dem Haufen
field-rolled = Letzter Wurf
odds-lose = Der nächste Wurf kostet den Haufen
odds-gain = Der nächste Wurf bringt etwas dazu
