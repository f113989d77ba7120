WORDS = tuple(f"play {card}" for card in range(1, 25))
MOST_LEGAL = 3
