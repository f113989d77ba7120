"""A bot in twenty lines: it plays at random. Let it play with

    ludus arena concordia --bots "external:python docs/examples/random_bot.py,greedy" --games 10

Ludus writes one question a line; the bot writes one answer a line. docs/protocol.md says what is in them.
"""

import json
import random
import sys


def choose(question: dict) -> int:
    """Any legal action; `question["view"]` holds all that the seat may know, for bots that want to think."""
    return random.choice(question["legal"])["action"]


for line in sys.stdin:
    sys.stdout.write(json.dumps({"action": choose(json.loads(line))}) + "\n")
    sys.stdout.flush()
