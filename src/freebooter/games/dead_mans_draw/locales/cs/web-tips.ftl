# What is explained the first time it appears at a table.

tip-draft = Vyber si jednu z těchto dvou postav; nikdo ji neuvidí, dokud nevyberou všichni.
tip-steal = Meč: ukradni vrchní kartu barvy, kterou nemáš. Přijde do tvé řady.
tip-fire = Kanón: sestřel vrchní kartu. Boduje pak ta, která leží pod ní.
tip-hook = Hák: vylož vrchní kartu jednoho ze svých balíčků, jako by byla právě otočená.
tip-offer = Mapa: jednu z nich musíš vyložit, i kdyby to byl trop.
tip-owed = Kraken: tolik karet se musí ještě vyložit, než se smí brát kořist.
tip-known-top = Příští karta je známá. Otočit, nebo raději ne?
tip-key-and-chest = Klíč a truhla! Když vezmeš obě, odhazovací balíček přidá stejně tolik karet.
tip-protected = Kotva drží, co leží vlevo od ní: trop ti to nevezme.
tip-draw-pile = Odsud otáčej karty, dokud máš odvahu.
tip-collect = Brát kořist znamená dát řadu do banku a ukončit tah.
tip-row = Žádná barva dvakrát: druhá je trop a řada je pryč.
tip-risk = Jak pravděpodobně je příští karta trop. Ťuknutím uvidíš, co v balíčku zbývá.
tip-bust = Trop: barva přišla podruhé. Řada je pryč a hraje další.
tip-bank = Tvůj bank. Z každé barvy boduje jen nejvyšší karta.
tip-row-mermaid = Mořské panny nic nedělají, ale mají nejvyšší hodnoty: 4 až 9.
tip-trait = Tvoje postava mění jedno pravidlo jen pro tebe. Ťuknutím si ji přečteš.
tip-variant = Tahle karta mění jedno pravidlo pro všechny. Ťuknutím si ji přečteš.
tip-rivals = Soupeři a jejich banky. Odsud berou karty kanóny a meče.
