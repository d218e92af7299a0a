# Lekce.

lesson-hold = Skončit včas
    .ask-1 = Na hromádce máš dvacet bodů a ty ti stačí k vítězství. Skonči.
    .hint-1 = Pětkrát ze šesti to vyjde, ale vyhráno už bylo. Zkus to znovu a skonči.
    .done = Hromádka je tvoje a s padesáti body jsi v cíli dřív než { $mate }.
