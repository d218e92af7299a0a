# Lekce: hra se učí hraním, jedno po druhém. Každá lekce krok za krokem říká, co udělat a co z toho plyne.

lesson-ended = Tahle lekce už skončila; začni ji znovu, nebo pokračuj další.
