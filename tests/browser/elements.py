"""What an element of a page is known to have."""

from playwright.sync_api import FloatRect, Locator


def box(element: Locator) -> FloatRect:
    """Where an element is drawn; it must be visible."""
    found = element.bounding_box()
    assert found, f"{element} is not drawn"
    return found


def attribute(element: Locator, name: str) -> str:
    found = element.get_attribute(name)
    assert found is not None, f"{element} has no {name}"
    return found
