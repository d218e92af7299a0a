# What is measured of this game alone.

bench-traits = postavy
bench-odds = Výpočet přesné pravděpodobnosti tropu trvá { $microseconds } µs.
bench-regret-title = Kolik ztratí jedno rozhodnutí bota captain v přesně vyřešených koncovkách:
bench-budget = zkušebních partií
bench-regret = z vítězství
