"""What every game stands on: compiled kernels, chance, the contract of a game, and the match with its log."""
