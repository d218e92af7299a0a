"""What has to be compiled before a game can be played, what of it is done, and the processes that do the rest.

`pieces` says what there is and does it, `ledger` keeps what is done and how long it took, `crew` lets worker processes
do it on all cores, and `progress` tells how far they are.
"""
