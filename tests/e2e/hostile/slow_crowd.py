"""SlowCrowd: clients that never come to the end of a request; a process of its own.

Takes a port and a number on its command line and keeps that many connections half open, each with
one of these manners, until stdin closes. Whoever is thrown out comes back. Tells in JSON how many
came in all, and how many were inside at the same time.
"""

import json
import select
import socket
import sys
import time

from .broken_http import HEAD, STANDINGS
from .kind import http

PAUSE_S = 0.5  # between two bytes of one client, and before somebody comes back
# What each says first; then it goes on byte by byte, without ever making a whole request.
MANNERS = {
    "silent": b"",
    "slow header": HEAD + b"X-Slow: ",
    "slow body": HEAD + b"Content-Length: 1000000\r\n\r\n{",
    "large and never complete": HEAD + b"Content-Length: 1000000\r\n\r\n" + b"x" * 900_000,
    "slow chunk": HEAD + b"Transfer-Encoding: chunked\r\n\r\nfffff\r\n",
    "well-behaved at first": http(STANDINGS) + b"POST /mcp HTTP/1.1\r\nX-Slow: ",
}


class SlowCrowd:
    def __init__(self, port, number):
        self.port = port
        self.number = number
        self.poll = select.epoll()
        self.inside = {}  # descriptor to socket and manner
        self.came = 0
        self.most = 0

    def run(self):
        self.poll.register(sys.stdin, select.EPOLLIN | select.EPOLLHUP)
        spoken = float("-inf")
        while True:
            if time.monotonic() - spoken > PAUSE_S:
                spoken = time.monotonic()
                for descriptor in list(self.inside):
                    self.drip(descriptor)
                for _ in range(self.number - len(self.inside)):
                    self.enter()
                self.most = max(self.most, len(self.inside))
            for descriptor, _ in self.poll.poll(0.1):
                if descriptor == sys.stdin.fileno():
                    print(json.dumps({"came": self.came, "most": self.most}), flush=True)
                    return
                self.listen(descriptor)

    def enter(self):
        manner = list(MANNERS)[self.came % len(MANNERS)]
        self.came += 1
        client = socket.create_connection(("127.0.0.1", self.port))
        client.setblocking(False)
        self.inside[client.fileno()] = (client, manner)
        self.poll.register(client, select.EPOLLIN)
        self.say(client.fileno(), MANNERS[manner])

    def drip(self, descriptor):
        if self.inside[descriptor][1] != "silent":
            self.say(descriptor, b"1")

    def say(self, descriptor, words):
        """As much as the other side takes; nobody here minds what gets lost."""
        try:
            self.inside[descriptor][0].send(words)
        except BlockingIOError:
            pass
        except OSError:
            self.leave(descriptor)

    def listen(self, descriptor):
        try:
            if descriptor in self.inside and not self.inside[descriptor][0].recv(65_536):
                self.leave(descriptor)
        except OSError:
            self.leave(descriptor)

    def leave(self, descriptor):
        client, _ = self.inside.pop(descriptor)
        client.close()


if __name__ == "__main__":
    SlowCrowd(int(sys.argv[1]), int(sys.argv[2])).run()
