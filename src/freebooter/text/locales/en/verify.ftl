# Checking records, and how their deals came about.

help-verify = Check records: every line, how the deal came about, every move, and the result.
help-verify-records = Game records.
help-verify-commitment = Compare with the commitment you noted before the game; the record must contain it.
help-verify-json = Print one JSON object per record.

## What holds

verify-holds = { $file }: The record is valid.
verify-over = { $game } with { $players }: a finished game of { $moves } { $moves ->
        [one] move
       *[other] moves
    }, won by { $winners }.
verify-unfinished = { $game } with { $players }: an unfinished game of { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
verify-whole = Every line is unaltered, every move is legal, and scores, winners, and final position follow from the deal and the moves.
verify-uncommitted = Nobody committed to this deal beforehand: the author of the record may have chosen seed { $seed }.
verify-committed = The secret matches the commitment { $commitment }. Compare it with the one you noted before the game, or pass yours with --commitment.
verify-noted = The secret matches the commitment { $commitment }, the one you noted.
verify-nonce = { $player } { $nonce }
verify-nonces = { $source ->
        [key] The ChaCha20 key { $value }, the source of all chance,
       *[seed] Seed { $value }
    } follows from the secret and these nonces: { $nonces }. Check that yours is among them.
verify-no-nonces = { $source ->
        [key] The ChaCha20 key { $value }, the source of all chance,
       *[seed] Seed { $value }
    } follows from the secret alone. No player added a nonce, so the side that drew the secret could have chosen the deal.
verify-log = The server's log of the game ended with { $link }. Compare it with what the server showed after the game.

## Refusals

refusal-verify-commitment = A commitment has 64 digits (0–9, a–f). Pass --commitment as it was published before the game.
error-record-digest = line { $line }: The value of “{ $name }” must have 64 digits (0–9, a–f). Get an unaltered copy of the record.
error-record-uncommitted = line { $line }: You noted a commitment for this game, but the record has none. Get the record from the server.
error-record-noted = line { $line }: The commitment is { $commitment }, not the one you noted. Unless you noted it wrong, this isn't the deal that was committed to.
error-record-secret = line { $line }: The secret doesn't match the commitment. Get an unaltered copy of the record.
error-record-nonces = line { $line }: Every seat needs one nonce (or “-”), but there are nonces: { $nonces }, seats: { $seats }. Get an unaltered copy of the record.
error-record-nonce = line { $line }: A nonce has at most 64 digits (0–9, a–f), or is “-” for none. Get an unaltered copy of the record.
error-record-deal = line { $line }: The secret and the nonces give seed { $seed }, not this one. Get an unaltered copy of the record.
error-record-key = line { $line }: The secret and the nonces give the key { $made }, not this one. Get an unaltered copy of the record.
error-record-secretless = line { $line }: The key must follow from a secret, but the record has none. Get an unaltered copy of the record.
