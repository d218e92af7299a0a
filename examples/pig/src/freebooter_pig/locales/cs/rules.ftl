# Pravidla.

rules-aim =
    Získej { $goal } bodů dřív než ostatní.
    .title = Cíl hry
rules-turn =
    Házej kostkou, kolikrát si troufneš. Každý hod přibude na tvou hromádku.

    - **Jednička** tě připraví o hromádku a tvůj tah končí.
    - **Skonči**, a hromádka je navždy tvoje. Pak hází další v pořadí.
    .title = Tvůj tah
rules-end =
    Když skončíš a máš cíl splněný, hned vítězíš.
    .title = Konec hry
rules-switch-goal = Body potřebné k vítězství: { $goal }.
