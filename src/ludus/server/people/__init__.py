"""Players, their names and tokens."""
