"""Tables in use: changes, what viewers hear of them, bots, and preparing the rules."""
