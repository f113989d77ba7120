"""The pages: HTML from templates, for people."""

from ludus.server.pages.rendering import failure
from ludus.server.pages.routes import router

__all__ = ["failure", "router"]
