"""Hostile requests by the thousand, and what has to hold meanwhile; see test_hostile.py."""

from .kind import KINDS, Scene
from . import broken_calls, broken_http, forged_messages, rude_conduct  # they fill KINDS

__all__ = ["KINDS", "Scene", "broken_calls", "broken_http", "forged_messages", "rude_conduct"]
