"""What one viewer is shown of a table, and statistics."""
