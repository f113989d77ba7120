"""The pages: HTML from templates, for people."""

from ludus.server.http.pages.rendering import failure
from ludus.server.http.pages.routes import router

__all__ = ["failure", "router"]
