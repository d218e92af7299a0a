# GPUでのランダムな対戦。

help-device = 対戦を計算する場所を選びます：cpuかcuda（NVIDIAのGPU）。既定：cpu。

error-device = デバイス「{ $device }」はありません。次から選んでください：{ $devices }。
error-gpu-package = GPUで対戦するには、別のパッケージが必要です。「pip install 'freebooter[gpu]'」でインストールしてください。
error-gpu-none = ここではNVIDIAのGPUを使えません（{ $problem }）。--deviceを外すと、CPUで対戦できます。
error-balance-device = この方針で計算できるのはCPUだけです。--policyで次から選ぶか、--deviceを外してください：{ $names }。
error-balance-device-game = { $game }の方針で計算できるのはCPUだけです。--deviceを外してください。
error-gpu-driver = ここのNVIDIAドライバーが対応するCUDAは{ $known }までですが、GPUでの対戦には{ $needed }が必要です。ドライバーを更新するか、--deviceを外してください。
