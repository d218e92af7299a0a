"""The tests of Freebooter. What several of them need is in `support/`; positions for the referee in `scenarios/`."""
