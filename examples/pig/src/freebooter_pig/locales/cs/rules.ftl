# Pravidla.

rules-aim =
    Dosáhni jako první cíle: { $goal } bodů.
    .title = Cíl hry
rules-turn =
    Házej kostkou, kolikrát si troufneš. Každý hod přidá svá oka na hromádku.

    - **Jednička** tě připraví o celou hromádku a tvůj tah končí.
    - **Skonči**, a hromádka je navždy tvoje. Pak hází další v pořadí.
    .title = Tah
rules-end =
    Kdo skončí a dosáhl cíle, hned vítězí.
    .title = Konec
rules-switch-goal = Kolik bodů vítězí: { $goal }.
