"""agent-league as a process, with everything it prints."""

import ctypes
import os
import re
import signal
import subprocess
import threading
import time

from .waiting import HANG_LIMIT_S

PATH = os.environ["AGENT_LEAGUE"]
LIBC = ctypes.CDLL(None)
PR_SET_PDEATHSIG = 1


def die_with_the_test():
    """Asks the kernel to end this process when the test ends, however that comes about."""
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class Stream:
    """What comes from a pipe or a terminal, read by a thread of its own."""

    def __init__(self, descriptor, changed):
        self._descriptor = descriptor
        self._changed = changed
        self._bytes = b""
        self._ended = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self):
        while True:
            try:
                chunk = os.read(self._descriptor, 65536)
            except OSError:  # a terminal whose other end is closed
                chunk = b""
            if not chunk:
                break
            with self._changed:
                self._bytes += chunk
                self._changed.notify_all()
        os.close(self._descriptor)
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def ended(self):
        return self._ended

    def finish(self):
        """Waits until the other end is closed, so that text() is complete."""
        self._thread.join(HANG_LIMIT_S)

    def text(self):
        return self._bytes.decode("utf-8", "replace")


class Program:
    """Starts at once; kill() is safe to call at any time and more than once."""

    def __init__(self, *arguments, environment, stdin=subprocess.DEVNULL, terminal=None, prefix=(),
                 program=PATH):
        """terminal: the two ends of a pseudo terminal that becomes stderr; prefix: a command that
        runs the program, as `env` does; program: another one than agent-league."""
        self.arguments = [str(each) for each in arguments]
        self._changed = threading.Condition()
        self.process = subprocess.Popen(
            [*map(str, prefix), program, *self.arguments],
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=terminal[1] if terminal else subprocess.PIPE,
            env=environment,
            preexec_fn=die_with_the_test,
        )
        if terminal:
            os.close(terminal[1])
        self._out = Stream(os.dup(self.process.stdout.fileno()), self._changed)
        self.process.stdout.close()
        if terminal:
            self._err = Stream(terminal[0], self._changed)
        else:
            self._err = Stream(os.dup(self.process.stderr.fileno()), self._changed)
            self.process.stderr.close()

    @property
    def pid(self):
        return self.process.pid

    @property
    def out(self):
        return self._out.text()

    @property
    def err(self):
        return self._err.text()

    def wait_for(self, pattern, limit=HANG_LIMIT_S):
        """Waits until stderr matches, and returns the match."""
        expression = re.compile(pattern, re.MULTILINE)
        return self.wait_until(expression.search, f"said {pattern!r}", limit)

    def wait_for_out(self, pattern, limit=HANG_LIMIT_S):
        """The same for stdout."""
        expression = re.compile(pattern, re.MULTILINE)
        return self.wait_until(lambda _: expression.search(self.out), f"printed {pattern!r}", limit)

    def wait_until(self, condition, what, limit=HANG_LIMIT_S):
        """Waits until the condition finds something in stderr, and returns that."""
        deadline = time.monotonic() + limit
        with self._changed:
            while True:
                found = condition(self._err.text())
                if found:
                    return found
                left = deadline - time.monotonic()
                if (self._err.ended() and self._out.ended()) or left <= 0:
                    raise AssertionError(f"{self} never {what}.\n{self.story()}")
                self._changed.wait(left)

    def signal(self, number):
        self.process.send_signal(number)

    def wait(self, limit=HANG_LIMIT_S):
        """Waits for the end and returns the exit code; negative for a signal."""
        try:
            code = self.process.wait(limit)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"{self} did not end.\n{self.story()}") from None
        self._out.finish()
        self._err.finish()
        return code

    def kill(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait()
        self._out.finish()
        self._err.finish()

    def story(self):
        return f"stdout:\n{self.out}\nstderr:\n{self.err}"

    def __str__(self):
        return "agent-league " + " ".join(self.arguments)
