# What the conformance kit finds wrong with an environment, or with how it was called.

error-check-unknown = There's no check “{ $name }”. Choose from: { $names }.
error-check-needs = The environment has no “{ $name }”. Give one in the probe, or list the checks that need it in “without”.

fault-leak = { $agent } sees what it can't know, at { $place } (seed { $seed }, after move { $count }: { $moves }).
fault-imagination = Reimagining changes nothing (tries: { $count }), so leaks can't be found. Deal the hidden cards anew, or leave out the check “secrets”.
fault-accepted = { $agent } can take the illegal action { $action } (seed { $seed }, after move { $count }: { $moves }).
fault-refusal-changes = The illegal action { $action } is refused but changes something, at { $place } (seed { $seed }, after move { $count }: { $moves }).
fault-legal-refused = The mask allows action { $action }, but it's refused: { $problem } (seed { $seed }, after move { $count }: { $moves }).
fault-no-move = { $agent } must act, but the mask allows nothing (seed { $seed }, after move { $count }: { $moves }).
fault-mask-shape = The mask of { $agent } needs { $size } numbers, each 0 or 1; its shape is { $shape } (seed { $seed }, after move { $count }: { $moves }).
fault-masks-differ = Observation and infos show { $agent } different masks (seed { $seed }, after move { $count }: { $moves }).
fault-cards = Cards vanish or come from nowhere: { $difference } (seed { $seed }, after move { $count }: { $moves }).
fault-replay = The same seed and actions lead to something else, at { $place } (seed { $seed }, after move { $count }: { $moves }).
