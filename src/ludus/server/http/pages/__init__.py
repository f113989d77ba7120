"""The pages: HTML from templates, for people."""

from ludus.server.http.pages.routes import router
from ludus.server.http.pages.templates import failure

__all__ = ["failure", "router"]
