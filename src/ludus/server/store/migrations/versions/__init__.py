"""One file for each revision. Once released, a revision never changes; the next change is a file of its own."""
