# Checking records, and how their deals came about.

help-verify = Check records: every line, how the deal came about, every move and the result.
help-verify-records = Records of matches.
help-verify-commitment = The commitment that you noted before the match; the record must carry it.
help-verify-json = Print one JSON object a record.

## What holds

verify-holds = { $file }: the record holds.
verify-over = { $game } with { $players }: a finished match of { $moves } { $moves ->
        [one] move
       *[other] moves
    }, won by { $winners }.
verify-unfinished = { $game } with { $players }: an unfinished match of { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
verify-whole = Every line is as it was written, every move is legal, and scores, winners and final position follow from the deal and the moves.
verify-uncommitted = Nobody committed to this deal beforehand: seed { $seed } may have been chosen by whoever wrote the record.
verify-committed = The secret fits the commitment { $commitment }; compare that with the one you noted before the match (--commitment does it).
verify-noted = The secret fits the commitment { $commitment }, which is the one you noted.
verify-nonce = { $player } { $nonce }
verify-nonces = { $source ->
        [key] The key { $value } of ChaCha20, from which all chance comes, follows
       *[seed] Seed { $value } follows
    } from the secret and these nonces: { $nonces }. See that your own is among them.
verify-no-nonces = { $source ->
        [key] The key { $value } of ChaCha20, from which all chance comes, follows
       *[seed] Seed { $value } follows
    } from the secret alone: no player added a nonce, so whoever drew the secret could have chosen the deal.
verify-log = The server's log of the match ended with { $link }; compare that with what the server showed after the match.

## Refusals

refusal-verify-commitment = A commitment is 64 digits from 0 to 9 and a to f; give --commitment as it was published before the match.
error-record-digest = line { $line }: the value of “{ $name }” is not 64 digits from 0 to 9 and a to f; get an unchanged copy of the record.
error-record-uncommitted = line { $line }: a commitment was noted for this match, but the record carries none; get the record that the server gives.
error-record-noted = line { $line }: the commitment is { $commitment } and not the one you noted; unless you noted it wrongly, the deal is not the one that was committed to.
error-record-secret = line { $line }: this secret does not fit the commitment; get an unchanged copy of the record.
error-record-nonces = line { $line }: the nonces number { $nonces } and the seats { $seats }, but each seat needs one (or “-”); get an unchanged copy of the record.
error-record-nonce = line { $line }: a nonce is at most 64 digits from 0 to 9 and a to f, or “-” for none; get an unchanged copy of the record.
error-record-deal = line { $line }: secret and nonces make the seed { $seed } and not this one; get an unchanged copy of the record.
error-record-key = line { $line }: secret and nonces make the key { $made } and not this one; get an unchanged copy of the record.
error-record-secretless = line { $line }: a key follows from a secret, but the record carries none; get an unchanged copy of the record.
