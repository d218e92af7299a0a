# Lekce.

lesson-hold = Skončit včas
    .ask-1 = Na hromádce máš 20 bodů a to stačí k vítězství. Skonči.
    .hint-1 = Pětkrát ze šesti to vyjde, ale vítězství už bylo jisté. Zkus to znovu a skonči.
    .done = Hromádka je tvoje a s 50 body jsi v cíli dřív než { $mate }.
