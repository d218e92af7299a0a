# Lekce: hra se učí hraním, jedno po druhém.

lesson-ended = Tahle lekce skončila. Začni ji znovu, nebo pokračuj další.
