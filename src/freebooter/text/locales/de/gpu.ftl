# Random games on a GPU.

help-device = Wählen, wo gespielt wird: cpu oder cuda (eine NVIDIA-GPU). Standard: cpu.

error-device = Das Gerät „{ $device }“ gibt es nicht. Zur Wahl stehen: { $devices }.
error-gpu-package = Zum Spielen auf einer GPU ist ein weiteres Paket nötig. Installiere es mit „pip install 'freebooter[gpu]'“.
error-gpu-none = Hier lässt sich keine NVIDIA-GPU nutzen ({ $problem }). Lass --device weg, um auf dem Prozessor zu spielen.
error-balance-device = Diese Strategie kann nur auf dem Prozessor spielen. Wähle mit --policy eine von diesen: { $names }. Oder lass --device weg.
error-balance-device-game = Die Strategien von { $game } können nur auf dem Prozessor spielen. Lass --device weg.
error-gpu-driver = Der NVIDIA-Treiber kennt hier nur CUDA { $known }, zum Spielen auf der GPU braucht es { $needed }. Aktualisiere den Treiber oder lass --device weg.
