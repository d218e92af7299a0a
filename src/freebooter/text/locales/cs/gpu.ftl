# Random games on a GPU.

help-device = Zvolit, kde se hraje: cpu, nebo cuda (GPU od NVIDIA). Výchozí: cpu.

error-device = Zařízení „{ $device }“ neexistuje. Na výběr: { $devices }.
error-gpu-package = Hraní na GPU potřebuje další balíček. Nainstaluj ho pomocí „pip install 'freebooter[gpu]'“.
error-gpu-none = Tady nelze použít žádnou GPU od NVIDIA ({ $problem }). Vynech --device a hraj na procesoru.
error-balance-device = Tato strategie umí hrát jen na procesoru. Zvol pomocí --policy některou z těchto: { $names }. Nebo vynech --device.
error-balance-device-game = Strategie hry { $game } umějí hrát jen na procesoru. Vynech --device.
error-gpu-driver = Zdejší ovladač NVIDIA zná jen CUDA { $known }, hraní na GPU potřebuje { $needed }. Aktualizuj ovladač, nebo vynech --device.
