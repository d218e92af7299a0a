"""How much there is to understand when something happens: 1 is a card that is drawn."""

from __future__ import annotations

WEIGHTS = {
    "start-card": 0.1,
    "duel": 0.5,
    "dealt": 0.3,
    "dawn": 3.0,
    "played": 1.8,
    "passed": 0.0,
    "arranged": 1.6,
    "has-chosen": 0.0,
    "showed": 1.7,
    "both": 1.7,
    "guessed": 0.9,
    "bet-won": 1.2,
    "bet-lost": 1.2,
    "took": 0.5,
    "lost": 0.3,
    "dropped": 0.6,
    "robbed": 1.8,
    "nothing-to-rob": 0.8,
    "over": 1.5,
    "won": 0.0,
}
