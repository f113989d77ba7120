"""The rules on a GPU: finding one, compiling for it, and having thousands of games go the same way at a time."""
