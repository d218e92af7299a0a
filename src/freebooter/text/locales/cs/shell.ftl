# Webová stránka dřív, než běží skript: její název a co ukáže, když server není dostupný.

shell-title = Freebooter: pirátské karetní hry
shell-description = Pirátské karetní hry v prohlížeči: hned proti botům, nebo s přáteli. S přesnými šancemi a s rozdáním, které si může ověřit každý.
shell-no-script = Stoly potřebují JavaScript. Povol ho pro tuto stránku, nebo hraj v terminálu pomocí „freebooter play“.
shell-match = Partie hry { $game }

## Mimo dosah

shell-offline-heading = Server není dostupný
shell-offline-explanation = Karty rozdává server a na něm přemýšlejí i boti; bez něj se hrát nedá, ani cvičně. Tvé partie jsou tam v bezpečí a čekají na tebe.
shell-offline-waiting = Jakmile se server ozve, bude tato stránka pokračovat sama.
shell-offline-again = Zkusit znovu
