# Random games on a GPU.

help-device = Choose where to play: cpu or cuda (an NVIDIA GPU). Default: cpu.

error-device = There's no device “{ $device }”. Choose one of: { $devices }.
error-gpu-package = Playing on a GPU needs another package. Install it with “pip install 'freebooter[gpu]'”.
error-gpu-none = No NVIDIA GPU can be used here ({ $problem }). Leave out --device to play on the processor.
error-balance-device = This policy can only play on the processor. Choose one of these with --policy: { $names }. Or leave out --device.
error-balance-device-game = Policies of { $game } can only play on the processor. Leave out --device.
error-gpu-driver = The NVIDIA driver here knows only CUDA { $known }, but a GPU needs { $needed } to play. Update the driver, or leave out --device.
