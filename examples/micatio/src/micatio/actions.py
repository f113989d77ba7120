"""What can be done: show fingers in secret, add a pebble, snatch a stone from the common pile, roll the die."""

FINGERS = 5  # action n below this one shows n fingers
PEBBLE, SNATCH, ROLL = FINGERS, FINGERS + 1, FINGERS + 2

WORDS = (*(f"show {n}" for n in range(FINGERS)), "pebble", "snatch", "roll")
PARTIAL = ()  # every action is a whole line of a log
MAX_LEGAL = len(WORDS)
