"""What is measured by hand beyond `freebooter bench`: crashes, recovery, what a browser loads and draws."""
