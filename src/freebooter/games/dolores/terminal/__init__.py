"""How Dolores looks and speaks in the terminal: `presenter.PRESENTER`, and nothing else, is used from outside."""
