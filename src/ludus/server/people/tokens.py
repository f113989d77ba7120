"""Proofs of who somebody is: signed cookies, links that bring a person back, invitations. The database has hashes.

Links are derived from the server's secret, so that they can be shown again to their owners without being stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from ludus.server.people.players import Player


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(letters: int = 12) -> str:
    """An identifier nobody can guess, of letters and digits that are hard to confuse."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(letters))


class Tokens:
    """Everything that is made with the server's secret."""

    def __init__(self, secret: str):
        self._secret = secret.encode()
        self._players = URLSafeSerializer(secret, salt="player")

    def player(self, player: Player) -> str:
        """The token of a cookie, or of a program's `Authorization: Bearer`."""
        return str(self._players.dumps([player.id, player.epoch]))

    def player_of(self, token: str) -> tuple[str, int] | None:
        try:
            id, epoch = self._players.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return (id, epoch) if isinstance(id, str) and isinstance(epoch, int) else None

    def link(self, player: Player) -> str:
        """What the player's own link holds; it changes with the epoch."""
        return self._derived("link", player.id, player.epoch)

    def invitation(self, table: str, seat: int, event: int) -> str:
        """What an invitation holds. `event` is the number of the event that kept the seat: a later one voids it."""
        return self._derived("invitation", table, seat, event)

    def _derived(self, *parts: object) -> str:
        digest = hmac.digest(self._secret, " ".join(map(str, parts)).encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:24]).decode()


def load_or_create_secret(folder: Path) -> str:
    """The server's secret, made once and kept where only its owner can read it."""
    path = folder / "secret"
    if not path.exists():
        folder.mkdir(0o700, parents=True, exist_ok=True)
        fresh = folder / f"secret.{secrets.token_hex(4)}"
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(32), encoding="ascii")
        try:
            path.hardlink_to(fresh)  # of several processes that start together, exactly one wins
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)
    return path.read_text(encoding="ascii").strip()
