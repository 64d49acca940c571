"""Waiting for a condition; the limit only ends a test that hangs."""

import os
import select
import time

HANG_LIMIT_S = 180.0 if os.environ.get("AGENT_LEAGUE_SANITIZED") else 150.0


def eventually(condition, what, limit=HANG_LIMIT_S):
    """Asks until the condition gives something true, and returns that."""
    deadline = time.monotonic() + limit
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > deadline:
            raise AssertionError(f"It never came about that {what}.")
        select.select([], [], [], 0.01)  # leaves the processor to those we wait for
