"""Somebody else's agent as a process of its own, with everything it prints."""

import os
import re
import subprocess
import threading
import time

from .program import Stream, die_with_the_test
from .waiting import HANG_LIMIT_S


class Guest:
    def __init__(self, command, folder, environment):
        self._changed = threading.Condition()
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**environment, "PYTHONUNBUFFERED": "1"},
            preexec_fn=die_with_the_test)
        self._stream = Stream(os.dup(self.process.stdout.fileno()), self._changed)
        self.process.stdout.close()

    def text(self):
        return self._stream.text()

    def wait_for(self, pattern):
        """Waits until it has printed the pattern, and returns the match."""
        expression = re.compile(pattern, re.MULTILINE)
        deadline = time.monotonic() + HANG_LIMIT_S
        with self._changed:
            while not (found := expression.search(self._stream.text())):
                left = deadline - time.monotonic()
                if self._stream.ended() or left <= 0:
                    raise AssertionError(f"It never said {pattern!r}:\n{self.text()}")
                self._changed.wait(left)
            return found

    def wait(self):
        """Waits for its end and returns the exit code."""
        code = self.process.wait(HANG_LIMIT_S)
        self._stream.finish()
        return code

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._stream.finish()
