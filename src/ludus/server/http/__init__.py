"""Pages and JSON API over HTTP."""
