# Co říká jen prohlížeč.

line = Házej, kolikrát si troufneš, a skonči, než padne jednička.
play-what = Proti opatrnému protihráči, do 50 bodů.
learn-what = Jedna lekce: kdy skončit.
level-careful = Opatrný hráč
plays-careful = Končí na dvaceti, jak radí pravděpodobnost.
