# Co kontrola najde na prostředí nebo na tom, jak je zavoláno.

error-check-unknown = Kontrola „{ $name }“ neexistuje. Na výběr: { $names }.
error-check-needs = Prostředí nemá „{ $name }“. Zadej je v sondě, nebo v „without“ uveď kontroly, které je potřebují.

fault-leak = { $agent } vidí, co vědět nemůže, v místě { $place } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-imagination = Nové rozdání nic nemění (pokusů: { $count }), takže únik nejde najít. Rozdej skryté karty znovu, nebo vynech kontrolu „secrets“.
fault-accepted = { $agent } smí provést nedovolenou akci { $action } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-refusal-changes = Nedovolená akce { $action } je odmítnuta, ale něco mění, v místě { $place } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-legal-refused = Maska dovoluje akci { $action }, ale ta je odmítnuta: { $problem } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-no-move = { $agent } je na tahu, ale maska nic nedovoluje (seed { $seed }, počet tahů { $count }: { $moves }).
fault-mask-shape = Maska, kterou má { $agent }, má mít délku { $size } a obsahovat jen 0 a 1; její tvar je { $shape } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-masks-differ = Pozorování a infos ukazují různé masky, které má { $agent } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-cards = Karty mizí nebo se berou odnikud: { $difference } (seed { $seed }, počet tahů { $count }: { $moves }).
fault-replay = Stejný seed a stejné akce vedou k něčemu jinému, v místě { $place } (seed { $seed }, počet tahů { $count }: { $moves }).
