"""What the operator of a server does, beside a server that runs: look, close, ban, export, delete, purge."""
