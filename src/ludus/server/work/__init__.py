"""Work that takes a while: people take turns with it, and nobody can keep the others waiting."""
