"""A bot in twenty lines: it plays at random. Try it with `ludus arena concordia --bots "outside:python random_bot.py,greedy"`.

Ludus writes one question a line; the bot writes one answer a line. docs/protocol.md says what is in them.
"""

import json
import random
import sys


def choose(question: dict) -> int:
    """Any legal action; `question["view"]` holds all that the seat may know, for bots that want to think."""
    return random.choice(question["legal"])["action"]


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
