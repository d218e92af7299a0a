# Měření jen pro Dead Man's Draw.

bench-traits = postavy
bench-odds = Výpočet přesné šance na trop trvá { $microseconds } µs.
bench-turn = Propočítat jeden tah trvá { $microseconds } µs.
bench-regret-title = Kolik ztratí jedno rozhodnutí bota captain v přesně vyřešených koncovkách:
bench-budget = zkušebních partií
bench-regret = z vítězství
