"""The command line: `main.main` is the command `freebooter`.

A command's work is in the file of its name and is loaded when it is asked for. How one game looks and speaks is in that
game's folder behind `presenter.Presenter`; everything else here serves any game.
"""
