"""The balance laboratory: questions that players ask, answered by millions of games between compiled policies.

A game's `laboratory.Laboratory` has its questions. Each plans its games (`plan`), which `bulk.play` plays on all
cores, boils them down to figures that are plain JSON, and tells them as tables and pictures (`exhibits`). `report`
makes a page of them; `keeping` keeps the answers of a long run. What is counted while games are played is in the folder
`balance/kernels` of each game, so that a question can be worded differently without compiling anything anew.
"""
