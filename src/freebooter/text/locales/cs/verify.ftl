# Kontrola záznamů a toho, jak vzniklo rozdání.

help-verify = Zkontrolovat záznamy: každý řádek, vznik rozdání, každý tah a výsledek.
help-verify-records = Záznamy partií.
help-verify-commitment = Porovnat se závazkem poznamenaným před partií; záznam ho musí obsahovat.
help-verify-json = Vypsat pro každý záznam jeden objekt JSON.

## Co platí

verify-holds = { $file }: Záznam je v pořádku.
verify-over = { $game }, hrají { $players }: dohraná partie, { $moves } { $moves ->
        [one] tah
        [few] tahy
       *[other] tahů
    }, vítězství: { $winners }.
verify-unfinished = { $game }, hrají { $players }: nedohraná partie, { $moves } { $moves ->
        [one] tah
        [few] tahy
       *[other] tahů
    }.
verify-whole = Každý řádek je nezměněný, každý tah je podle pravidel a body, vítězství i konečná pozice plynou z rozdání a z tahů.
verify-uncommitted = K tomuto rozdání se předem nikdo nezavázal: seed { $seed } mohl být vybrán při psaní záznamu.
verify-committed = Tajemství odpovídá závazku { $commitment }. Porovnej ho s tím, který máš poznamenaný z doby před partií, nebo ho zadej pomocí --commitment.
verify-noted = Tajemství odpovídá závazku { $commitment } a to je ten, který máš poznamenaný.
verify-nonce = { $player }: { $nonce }
verify-nonces = { $source ->
        [key] Klíč ChaCha20 { $value }, z něhož pochází veškerá náhoda,
       *[seed] Seed { $value }
    } plyne z tajemství a z těchto hodnot nonce: { $nonces }. Zkontroluj, zda je mezi nimi i tvoje.
verify-no-nonces = { $source ->
        [key] Klíč ChaCha20 { $value }, z něhož pochází veškerá náhoda,
       *[seed] Seed { $value }
    } plyne ze samotného tajemství. Nikdo u stolu nepřidal nonce, takže rozdání mohla vybrat strana, která tajemství vylosovala.
verify-log = Protokol partie na serveru skončil článkem { $link }. Porovnej ho s tím, co server ukázal po partii.

## Odmítnutí

refusal-verify-commitment = Závazek má 64 číslic (0–9, a–f). Zadej --commitment tak, jak byl zveřejněn před partií.
error-record-digest = řádek { $line }: Hodnota „{ $name }“ musí mít 64 číslic (0–9, a–f). Opatři si nezměněnou kopii záznamu.
error-record-uncommitted = řádek { $line }: K této partii máš poznamenaný závazek, ale záznam žádný neobsahuje. Opatři si záznam ze serveru.
error-record-noted = řádek { $line }: Závazek je { $commitment }, a ne ten poznamenaný. Pokud je poznamenán správně, není to rozdání, ke kterému se server zavázal.
error-record-secret = řádek { $line }: Tajemství neodpovídá závazku. Opatři si nezměněnou kopii záznamu.
error-record-nonces = řádek { $line }: Ke každému místu patří jedna nonce (nebo „-“), tady je však nonce: { $nonces }, míst: { $seats }. Opatři si nezměněnou kopii záznamu.
error-record-nonce = řádek { $line }: Nonce má nejvýš 64 číslic (0–9, a–f); „-“ znamená žádnou. Opatři si nezměněnou kopii záznamu.
error-record-deal = řádek { $line }: Z tajemství a hodnot nonce plyne seed { $seed }, a ne tento. Opatři si nezměněnou kopii záznamu.
error-record-key = řádek { $line }: Z tajemství a hodnot nonce plyne klíč { $made }, a ne tento. Opatři si nezměněnou kopii záznamu.
error-record-secretless = řádek { $line }: Klíč musí plynout z tajemství, ale záznam žádné neobsahuje. Opatři si nezměněnou kopii záznamu.
