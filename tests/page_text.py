"""What stands in a page."""

import re


def captured(pattern: str, text: str) -> str:
    """What the first group of a pattern matches, or the whole match of one without groups; it must be there."""
    found = re.search(pattern, text)
    assert found, f"no {pattern} in: {text[:2000]}"
    return str(found[1] if found.re.groups else found[0])
