"""Learning to judge positions by playing very many games: how `experience.npz` in a game's folder is made.

    python -m ludus.bots.learning concordia

The first lessons are games by rule of thumb, which cost next to nothing; the later ones are games of the searching bots,
which judge by what was learned before. Each lesson begins with some random play, so that odd positions are seen too.
"""
