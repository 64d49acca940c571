"""What the end-to-end tests share; the standard library is all they need."""

from .case import LeagueTestCase
from .waiting import eventually
from .web import call, free_port, get, post, rpc

__all__ = ["LeagueTestCase", "call", "eventually", "free_port", "get", "post", "rpc"]
