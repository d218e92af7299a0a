# Texty, které ukazuje jen prohlížeč.

line = Házej, kolikrát si troufneš, a skonči, než padne jednička.
play-what = Proti opatrnému soupeři, do 50 bodů.
learn-what = Jedna lekce: kdy skončit.
level-careful = Opatrný hráč
plays-careful = Končí na 20 bodech, jak radí pravděpodobnost.
