"""How many files (and so connections) a process may have open."""

from __future__ import annotations

import contextlib

ENOUGH = 65_536
WITHOUT_LIMIT = 8192  # where the system does not tell


def raise_limit() -> int:
    """Raise the number of files this process may open as far as the system lets it, and say how many that is."""
    try:
        import resource
    except ImportError:  # Windows
        return WITHOUT_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if soft == resource.RLIM_INFINITY else soft
