# Kontrola záznamů a toho, jak vzniklo rozdání.

help-verify = Zkontrolovat záznamy: každý řádek, vznik rozdání, každou akci a výsledek.
help-verify-records = Záznamy partií.
help-verify-commitment = Závazek poznamenaný před partií; záznam ho musí obsahovat.
help-verify-json = Vypsat pro každý záznam jeden objekt JSON.

## Co platí

verify-holds = { $file }: záznam je v pořádku.
verify-over = { $game }, hráli { $players }: dohraná partie, { $moves } { $moves ->
        [one] akce
        [few] akce
       *[other] akcí
    }, vítězství: { $winners }.
verify-unfinished = { $game }, hráli { $players }: nedohraná partie, { $moves } { $moves ->
        [one] akce
        [few] akce
       *[other] akcí
    }.
verify-whole = Každý řádek je takový, jak byl zapsán, každá akce je podle pravidel a body, vítězové i konečná pozice plynou z rozdání a z akcí.
verify-uncommitted = K tomuto rozdání se předem nikdo nezavázal: seed { $seed } si mohl vybrat ten, kdo záznam zapsal.
verify-committed = Tajemství odpovídá závazku { $commitment }; porovnej ho s tím, který máš poznamenaný z doby před partií (udělá to --commitment).
verify-noted = Tajemství odpovídá závazku { $commitment } a to je ten, který máš poznamenaný.
verify-nonce = { $player }: { $nonce }
verify-nonces = { $source ->
        [key] Klíč { $value } pro ChaCha20, z něhož pochází veškerá náhoda,
       *[seed] Seed { $value }
    } plyne z tajemství a z těchto náhodných příspěvků: { $nonces }. Podívej se, zda je mezi nimi i tvůj.
verify-no-nonces = { $source ->
        [key] Klíč { $value } pro ChaCha20, z něhož pochází veškerá náhoda,
       *[seed] Seed { $value }
    } plyne ze samotného tajemství: nikdo u stolu nedal náhodný příspěvek, takže rozdání mohl vybrat ten, kdo tajemství vylosoval.
verify-log = Protokol partie na serveru skončil článkem { $link }; porovnej ho s tím, co server ukázal po partii.

## Odmítnutí

refusal-verify-commitment = Závazek má 64 číslic od 0 do 9 a od a do f; zadej --commitment tak, jak byl zveřejněn před partií.
error-record-digest = řádek { $line }: hodnota „{ $name }“ není 64 číslic od 0 do 9 a od a do f; opatři si nezměněnou kopii záznamu.
error-record-uncommitted = řádek { $line }: k této partii byl poznamenán závazek, ale záznam žádný neobsahuje; opatři si záznam, který vydává server.
error-record-noted = řádek { $line }: závazek je { $commitment }, a ne ten poznamenaný; pokud je poznamenán správně, není to rozdání, ke kterému se server zavázal.
error-record-secret = řádek { $line }: toto tajemství neodpovídá závazku; opatři si nezměněnou kopii záznamu.
error-record-nonces = řádek { $line }: počet náhodných příspěvků je { $nonces } a počet míst { $seats }, ale ke každému místu patří jeden (nebo „-“); opatři si nezměněnou kopii záznamu.
error-record-nonce = řádek { $line }: náhodný příspěvek má nejvýš 64 číslic od 0 do 9 a od a do f, „-“ znamená žádný; opatři si nezměněnou kopii záznamu.
error-record-deal = řádek { $line }: z tajemství a náhodných příspěvků plyne seed { $seed }, a ne tento; opatři si nezměněnou kopii záznamu.
error-record-key = řádek { $line }: z tajemství a náhodných příspěvků plyne klíč { $made }, a ne tento; opatři si nezměněnou kopii záznamu.
error-record-secretless = řádek { $line }: klíč plyne z tajemství, ale záznam žádné neobsahuje; opatři si nezměněnou kopii záznamu.
