"""How Dead Man's Draw looks and speaks in the terminal; `presenter.PRESENTER` is all that is used from outside."""
