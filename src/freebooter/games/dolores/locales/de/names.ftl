# Die Namen der Waren, Flaschenpostkarten, Gesten und Hausregeln.

game-title = Dolores

## Waren

kind-arms = Waffen
kind-wine = Wein
kind-jewels = Geschmeide
kind-cloth = Stoffe
kind-porcelain = Porzellan
kind-instruments = Musikinstrumente
kind-gold = Goldbarren

## Flaschenpost

bottle-dawn = Sonnenaufgang
bottle-lantern = Zerbrochene Laterne
bottle-lookout = Schmiere stehen
bottle-theft = Diebstahl
bottle-swell = Starker Wellengang
bottle-whirlpool = Strudel
bottle-convoy = Konvoi
bottle-two-hand = Der Zwei-Hand-Trick
bottle-bet = Wette
bottle-void = Ungültig

## Gesten

gesture-peace = Frieden
gesture-fight = Kampf
gesture-choice = Erste Wahl

## Hausregeln

switch-bottles = Flaschenpost
switch-smallest-set = Karten, die eine Sorte bilden
