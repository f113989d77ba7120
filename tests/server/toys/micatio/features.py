"""Numbers for learners."""

FEATURES = 1
