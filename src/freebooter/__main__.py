"""`python -m freebooter` is the command `freebooter`."""

from freebooter.terminal.main import main

if __name__ == "__main__":
    main()
