"""Computers on local networks: network namespaces, joined by bridges in a namespace of their own.

Nothing of this reaches the network of the machine that runs the test.
"""

import os
import shutil
import socket
import subprocess

NOT_ALLOWED = "network namespaces are not allowed here: run as root, with iproute2 installed"


def _ip(*words):
    return subprocess.run(["ip", *words], capture_output=True, text=True, check=False)


def _must(*words):
    done = _ip(*words)
    if done.returncode != 0:
        raise RuntimeError(f"ip {' '.join(words)}: {done.stderr.strip()}")


def reason_to_skip():
    """Why there can be no namespaces, or None."""
    if shutil.which("ip") is None:
        return NOT_ALLOWED
    name = f"league-{os.getpid()}-try"
    if _ip("netns", "add", name).returncode != 0:
        return NOT_ALLOWED
    # Some containers allow a namespace, but no cards in it.
    card = _ip("-n", name, "link", "add", "try0", "type", "veth", "peer", "name", "try1")
    bridge = _ip("-n", name, "link", "add", "try2", "type", "bridge")
    _ip("netns", "del", name)
    return None if card.returncode == 0 and bridge.returncode == 0 else NOT_ALLOWED


def place_of_its_own():
    """For AGENT_LEAGUE_LAN: the loopback card, at a port that nobody else uses."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{free.getsockname()[1]}"


class Lan:
    """Makes computers and networks; close() removes everything."""

    def __init__(self):
        self._prefix = f"league-{os.getpid()}"
        self._names = []
        self._cards = 0
        self._hub = self._add("hub")

    def _add(self, name):
        space = f"{self._prefix}-{name}"
        _must("netns", "add", space)
        self._names.append(space)
        _must("-n", space, "link", "set", "lo", "up")
        return space

    def close(self):
        for name in self._names:
            _ip("netns", "del", name)
        self._names = []

    def computer(self, name):
        """The command that runs a program on a new computer without any card."""
        return ("ip", "netns", "exec", self._add(name))

    def network(self, name):
        """A new network; connect() computers to it."""
        _must("-n", self._hub, "link", "add", name, "type", "bridge")
        # A switch that knows nothing of groups passes them on to everybody.
        _must("-n", self._hub, "link", "set", name, "type", "bridge", "mcast_snooping", "0")
        _must("-n", self._hub, "link", "set", name, "up")
        return name

    def connect(self, computer, network, address):
        """One more card in the computer, with an address such as 10.77.1.2/24."""
        space = computer[-1]
        self._cards += 1
        card, port = f"card{self._cards}", f"port{self._cards}"
        _must("-n", space, "link", "add", card, "type", "veth", "peer", port, "netns", self._hub)
        _must("-n", self._hub, "link", "set", port, "master", network, "up")
        _must("-n", space, "addr", "add", address, "brd", "+", "dev", card)
        _must("-n", space, "link", "set", card, "up")
