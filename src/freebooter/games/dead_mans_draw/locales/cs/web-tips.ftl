# Tipy, každý poprvé, když se něco objeví na stole.

tip-draft = Vyber si jednu z těchto dvou postav. Nikdo ji neuvidí, dokud nevyberou všichni.
tip-steal = Meč: ukradni vrchní kartu barvy, kterou v banku nemáš. Přijde na hrací plochu.
tip-fire = Kanón: sestřel vrchní kartu. Boduje pak ta, která leží pod ní.
tip-hook = Hák: vylož vrchní kartu jednoho ze svých balíčků, jako by byla právě otočená.
tip-offer = Mapa: jednu z nich musíš vyložit, i kdyby to byl trop.
tip-owed = Kraken: tolik karet ještě vylož, než smíš brát kořist.
tip-known-top = Příští kartu znáš. Otočit, nebo raději ne?
tip-key-and-chest = Klíč a truhla! Vezmi obojí a odhazovací balíček ti přidá tolik karet, kolik si odneseš.
tip-protected = Kotva chrání, co leží vlevo od ní: trop ti to nevezme.
tip-draw-pile = Odsud otáčej karty, dokud máš odvahu.
tip-collect = Když vezmeš kořist, karty z hrací plochy přejdou do banku a tvůj tah skončí.
tip-row = Žádná barva dvakrát: druhá je trop a všechno je pryč.
tip-risk = Šance, že budeš s příští kartou trop. Klepnutím uvidíš, co v balíčku zbývá.
tip-bust = Trop: barva přišla podruhé. Karty jsou pryč a hraje další.
tip-bank = Tvůj bank. Z každé barvy boduje jen nejvyšší karta.
tip-row-mermaid = Mořské panny nic nedělají, ale mají nejvyšší hodnoty: 4 až 9.
tip-trait = Tvoje postava mění jedno pravidlo jen pro tebe. Klepnutím si ji přečteš.
tip-variant = Tahle karta mění jedno pravidlo pro všechny. Klepnutím si ji přečteš.
tip-rivals = Soupeři a jejich banky. Odsud berou karty kanóny a meče.
