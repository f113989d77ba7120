"""The arena: many games between bots, with seats and deals mirrored, and what can be learned from them."""

from ludus.arena.results import read
from ludus.arena.running import run
from ludus.arena.schedule import Plan

__all__ = ["Plan", "read", "run"]
