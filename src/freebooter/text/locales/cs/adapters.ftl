# Co prostředí pro učení odmítají.

error-env-reset = Ještě není rozdáno. Nejdřív zavolej reset.
error-env-render = Zobrazení „{ $mode }“ neexistuje. Na výběr: { $modes }.
error-env-actions = „{ $actions }“ není přiřazení akcí. Uveď ke každému agentovi jeho akci.
error-env-illegal = Tento tah teď nejde (místo: akce): { $moves }. Vyber dovolený.
error-env-chance = Tah této hry potřebuje víc než { $most } náhodných událostí, a to je na OpenSpiel moc. Použij PettingZoo nebo Gymnasium.
error-env-endgame = Hra „{ $game }“ nemá malou velikost. Hraj ji celou.
error-env-observer = Pozorovatelé nemají parametry. Vynech „{ $parameters }“.
error-env-chance-choice = Náhoda tu nemůže zvolit { $choice }. Zadej celé číslo od 0 do { $largest }.
error-env-together = Tady volí několik hráčů zároveň. Zadej jejich akce společně, jednu pro každé místo (celkem { $players }).
error-env-alone = Tady volí jen jeden hráč. Zadej jedinou akci.
error-env-horizon = Partie nemůže končit po „{ $horizon }“ rozhodnutích. Zadej celé číslo od 1 do { $largest }.
error-env-small-players = Malou velikost hry „{ $game }“ hraje jen tolik hráčů: { $fixed } (zadáno: { $players }). Změň jejich počet, nebo hraj celou hru.
