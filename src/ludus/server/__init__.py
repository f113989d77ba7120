"""The server: tables where people and bots meet, pages, a JSON API and live updates. It knows no game by name."""
