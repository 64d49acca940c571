"""Attacker: fires hostile requests at a manager as fast as it answers; a process of its own.

Reads one JSON object from stdin (port, scene, seed, quotas by kind), writes lines of JSON to
stdout: {"done": N} now and then, and at the end a report with counts, statuses and everything that
was not answered as it has to be.
"""

import collections
import json
import random
import select
import socket
import struct
import sys
import time

from . import KINDS, Scene

STRIKERS = 48  # connections that are made for one attack each
TALKERS = 8  # connections that are kept, with many attacks on each
VOLLEY = 16  # attacks that a talker sends at once
VARIANTS = 40  # of each kind
PATIENCE_S = 60.0  # for one answer; only ends what hangs
RESET = struct.pack("ii", 1, 0)


class Answers:
    """Cuts a stream of bytes into HTTP answers."""

    def __init__(self):
        self._bytes = bytearray()

    def feed(self, data):
        self._bytes += data
        while True:
            end = self._bytes.find(b"\r\n\r\n")
            if end < 0:
                return
            head = bytes(self._bytes[:end])
            status = int(head[9:12])
            at = head.find(b"Content-Length: ")
            length = int(head[at + 16:].split(b"\r\n", 1)[0]) if at >= 0 else 0
            stop = end + 4 + length
            if len(self._bytes) < stop:
                return
            body = bytes(self._bytes[end + 4:stop])
            del self._bytes[:stop]
            if status != 100:
                yield status, body


class Connection:
    """One connection: what is still to be said on it, and what must come back."""

    def __init__(self, port, keeps):
        self.keeps = keeps
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.connect_ex(("127.0.0.1", port))
        self.answers = Answers()
        self.unsent = b""
        self.kinds = []  # those under way
        self.awaited = collections.deque()  # (kind, statuses, word), an entry for each answer
        self.since = time.monotonic()

    def load(self, shots):
        self.kinds = [kind for kind, _ in shots]
        self.unsent = memoryview(b"".join(shot for _, shot in shots))
        for kind, _ in shots:
            last = len(kind.taking.answers) - 1
            for index, statuses in enumerate(kind.taking.answers):
                self.awaited.append((kind, statuses, kind.taking.word if index == last else b""))
        self.since = time.monotonic()

    def close(self):
        if any(kind.taking.resets for kind in self.kinds):
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.socket.close()


class Attacker:
    def __init__(self, order):
        self.port = order["port"]
        self.rng = random.Random(order["seed"])
        scene = order["scene"]
        self.scene = Scene(**{**scene, "matches": tuple(scene["matches"]),
                              "players": tuple(scene["players"])})
        self.left = {True: {},
                     False: {}}  # whether the kind stays on its connection: kind to number
        self.variants = {}
        for name, number in order["quotas"].items():
            kind = KINDS[name]
            if number:
                self.left[kind.taking.stays][kind] = number
                self.variants[name] = [kind.make(self.rng, self.scene) for _ in range(VARIANTS)]
        self.total = sum(order["quotas"].values())
        self.counts = collections.Counter()
        self.statuses = collections.defaultdict(collections.Counter)
        self.cut_off = collections.Counter()  # closed on without an answer: they had to give way
        self.wrong = collections.defaultdict(list)  # by kind; the first few are enough
        self.poll = select.epoll()
        self.open = {}

    def run(self):
        told = time.monotonic()
        for keeps, number in ((True, TALKERS), (False, STRIKERS)):
            for _ in range(number):
                self.start(keeps)
        while self.open:
            for descriptor, _ in self.poll.poll(1.0):
                connection = self.open.get(descriptor)
                if connection:
                    self.serve(connection)
            now = time.monotonic()
            if now - told > 0.1:
                told = now
                self.tell({"done": sum(self.counts.values())})
                hanging = [each for each in self.open.values() if now - each.since > PATIENCE_S]
                for connection in hanging:
                    self.note(connection.kinds[0], f"no answer in {PATIENCE_S} s")
                    self.finish(connection)
        self.tell({"counts": self.counts, "statuses": self.statuses, "cut_off": self.cut_off,
                   "wrong": sum(self.wrong.values(), [])})

    @staticmethod
    def tell(news):
        print(json.dumps(news), flush=True)

    def draw(self, keeps, number):
        """So many attacks at most, with their bytes."""
        shots = []
        left = self.left[keeps]
        while left and len(shots) < number:
            kind = self.rng.choice(list(left))
            left[kind] -= 1
            if not left[kind]:
                del left[kind]
            shots.append((kind, self.rng.choice(self.variants[kind.name])))
        return shots

    def start(self, keeps):
        """The next attack on a connection of its own, when one is left."""
        shots = self.draw(keeps, VOLLEY if keeps else 1)
        if not shots:
            return
        connection = Connection(self.port, keeps)
        connection.load(shots)
        self.open[connection.socket.fileno()] = connection
        self.poll.register(connection.socket.fileno(), select.EPOLLIN | select.EPOLLOUT)

    def serve(self, connection):
        try:
            if connection.unsent is not None:
                if len(connection.unsent):
                    sent = connection.socket.send(connection.unsent)
                    connection.unsent = connection.unsent[sent:]
                else:
                    connection.socket.getpeername()  # fails until it is connected
                if not len(connection.unsent):
                    connection.unsent = None
                    self.poll.modify(connection.socket.fileno(), select.EPOLLIN)
                    if not connection.awaited:
                        return self.finish(connection)
            data = connection.socket.recv(262_144)
            if not data:
                return self.hang_up(connection)
            for status, body in connection.answers.feed(data):
                self.judge(connection, status, body)
            if not connection.awaited and connection.unsent is None:
                self.go_on(connection)
        except BlockingIOError:
            pass
        except OSError:
            self.hang_up(connection)

    def judge(self, connection, status, body):
        if not connection.awaited:
            return self.note(connection.kinds[-1], f"an answer too many: {status} {body[:200]!r}")
        kind, statuses, word = connection.awaited.popleft()
        self.statuses[kind.name][status] += 1
        if status not in statuses or word not in body:
            self.note(kind, f"{status} {body[:300]!r}")

    def go_on(self, connection):
        """All answers are in: the next volley, or the end."""
        shots = self.draw(True, VOLLEY) if connection.keeps and self.rng.random() > 0.05 else []
        if not shots:
            return self.finish(connection)
        self.counts.update(kind.name for kind in connection.kinds)
        connection.load(shots)
        self.poll.modify(connection.socket.fileno(), select.EPOLLIN | select.EPOLLOUT)

    def hang_up(self, connection):
        """The server has closed, though answers are missing."""
        self.cut_off.update(kind.name for kind, _, _ in connection.awaited)
        self.finish(connection)

    def note(self, kind, what):
        if len(self.wrong[kind.name]) < 3:
            self.wrong[kind.name].append(f"{kind.name}: {what}")

    def finish(self, connection):
        self.counts.update(kind.name for kind in connection.kinds)
        del self.open[connection.socket.fileno()]
        connection.close()
        self.start(connection.keeps)


if __name__ == "__main__":
    Attacker(json.load(sys.stdin)).run()
