# Než jsou hry připravené: na úvodní stránce, při přípravě stolu, u stolu, před lekcí.

web-ready-waiting = Čeká ve frontě
web-ready-compiling = Připravuje se
web-ready-loading = Už to skoro bude
web-ready-ready = Můžeš hrát
web-ready-left-soon = ještě pár sekund
web-ready-left-seconds = ještě asi { $seconds } s
web-ready-left-minutes = ještě asi { $minutes } min
web-ready-progress = Příprava hry { $game }
web-ready-failed = Hru { $game } se nepodařilo připravit. Proč, to zjistíš příkazem „freebooter doctor“ v terminálu.
web-ready-once = Na novém počítači se každá hra musí jednou připravit. Příště začne hned.

## U stolu a při jeho přípravě

web-ready-starting = Partie začne sama
web-ready-starting-what = Karty se rozdají, jakmile bude hra { $game } připravená. Zatím pozvi přátele, čti pravidla nebo chatuj.
web-ready-not-yet = Hra { $game } ještě není připravená
web-ready-not-yet-what = Vše nastav už teď; partie pak začne sama.
web-ready-now = Hra { $game } je připravená
web-ready-now-what = Můžeš rozdat karty.
web-ready-playing-what = Partie bude sama pokračovat, jakmile bude hra { $game } připravená.
web-ready-deals-itself = Rozdá se samo…
web-ready-bots = Ještě se připravuje: { $bots }. Hned potom se rozdají karty.
web-ready-bot = { $bot } (připravuje se)
web-ready-bot-what = Ještě se připravuje. Začne hrát, jakmile to půjde.

## Před lekcí

web-ready-lesson = Lekce začne sama
web-ready-lesson-what = Začne, jakmile bude hra { $game } připravená. Pravidla si můžeš přečíst už teď.

## Řečeno nahlas

web-ready-told-begun = Hra { $game } se připravuje.
web-ready-told-half = Hra { $game } je z poloviny připravená.
web-ready-told-ready = Hra { $game } je připravená.
