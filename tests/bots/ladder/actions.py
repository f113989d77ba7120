WORDS = tuple(f"play {card}" for card in range(1, 25))
MAX_LEGAL = 3
PARTIAL = ()
