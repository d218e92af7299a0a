# Názvy věcí v této hře.

game-title = Prase
switch-goal = Cíl
part-held = Naházeno a ponecháno
field-goal = Cíl
field-heap = Na hromádce
field-rolled = Poslední hod
odds-lose = Příští hod připraví o hromádku
odds-gain = Příští hod k ní přidá
