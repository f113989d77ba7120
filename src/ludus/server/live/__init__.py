"""Tables in use: changes, how viewers are notified of them, bots, and preparing the rules."""
