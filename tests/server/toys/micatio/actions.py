"""What can be done: show fingers in secret, pile up own pebbles, snatch from the common pile, roll a die."""

FINGERS = 5
PEBBLE, SNATCH, ROLL = FINGERS, FINGERS + 1, FINGERS + 2
WORDS = (*(f"show {n}" for n in range(FINGERS)), "pebble", "snatch", "roll")
MAX_LEGAL = len(WORDS)
