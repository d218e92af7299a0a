# Messungen nur für Dead Man's Draw.

bench-traits = Fähigkeiten
bench-odds = Genau zu berechnen, wie wahrscheinlich die nächste Karte die Beute versenkt, dauert { $microseconds } µs.
bench-turn = Einen Zug durchzurechnen dauert { $microseconds } µs.
bench-regret-title = Was eine Entscheidung des Bots captain in exakt gelösten Endspielen verschenkt:
bench-budget = Probepartien
bench-regret = des Sieges
