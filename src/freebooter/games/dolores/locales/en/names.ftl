# The names of the goods, bottle messages, gestures, and house rules.

game-title = Dolores

## Goods

kind-arms = Arms
kind-wine = Wine
kind-jewels = Jewels
kind-cloth = Cloth
kind-porcelain = Porcelain
kind-instruments = Instruments
kind-gold = Gold

## Bottle messages

bottle-dawn = Dawn
bottle-lantern = Broken Lantern
bottle-lookout = Lookout
bottle-theft = Theft
bottle-swell = Heavy Swell
bottle-whirlpool = Whirlpool
bottle-convoy = Convoy
bottle-two-hand = Two-Hand Trick
bottle-bet = Bet
bottle-void = Void

## Gestures

gesture-peace = Peace
gesture-fight = Fight
gesture-choice = First Choice

## House rules

switch-bottles = Bottle messages
switch-smallest-set = Cards to make a kind
