# Názvy zboží, vzkazů v lahvi, gest a domácích pravidel.

game-title = Dolores

## Zboží

kind-arms = Zbraně
kind-wine = Víno
kind-jewels = Šperky
kind-cloth = Látky
kind-porcelain = Porcelán
kind-instruments = Hudební nástroje
kind-gold = Zlato

## Vzkazy v lahvi

bottle-dawn = Úsvit
bottle-lantern = Rozbitá lucerna
bottle-lookout = Hlídka
bottle-theft = Krádež
bottle-swell = Silné vlnobití
bottle-whirlpool = Vír
bottle-convoy = Konvoj
bottle-two-hand = Trik dvou rukou
bottle-bet = Sázka
bottle-void = Neplatí

## Gesta

gesture-peace = Mír
gesture-fight = Boj
gesture-choice = První volba

## Domácí pravidla

switch-bottles = Vzkazy v lahvi
switch-smallest-set = Kolik karet tvoří druh
