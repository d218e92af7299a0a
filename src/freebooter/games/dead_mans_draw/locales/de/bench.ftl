# What is measured of this game alone.

bench-traits = Fähigkeit
bench-odds = Die genaue Wahrscheinlichkeit, dass die nächste Karte die Beute versenkt, braucht { $microseconds } Mikrosekunden.
bench-regret-title = Was eine Entscheidung des captain in genau gelösten Endspielen verschenkt:
bench-budget = Probepartien
bench-regret = des Sieges
