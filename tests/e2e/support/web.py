"""HTTP and JSON-RPC by hand, so that the tests share no code with what they test."""

import http.client
import json
import pathlib
import random
import socket
import urllib.parse

PORTS_GIVEN_OUT = pathlib.Path("/proc/sys/net/ipv4/ip_local_port_range")
_given_out = set()


def _port_of_nobody():
    """Below those that the system gives to outgoing connections: whoever is called there a moment
    later would otherwise meet somebody who has just rung up somebody else."""
    first_given_out = int(PORTS_GIVEN_OUT.read_text().split()[0]) if PORTS_GIVEN_OUT.exists() else 32768
    return random.randrange(10_000, max(first_given_out, 10_100))


def free_port():
    """A port that nobody uses at the moment, for TCP and UDP, and that was not given out before."""
    while True:
        port = _port_of_nobody()
        if port in _given_out:
            continue
        try:
            with socket.socket() as calls, socket.socket(type=socket.SOCK_DGRAM) as datagrams:
                calls.bind(("", port))
                datagrams.bind(("", port))
        except OSError:
            continue
        _given_out.add(port)
        return port


def call(method, url, body=None, headers=None, timeout=30):
    """One request; returns the status and the body as bytes."""
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout)
    try:
        connection.request(method, parts.path or "/", body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def get(url):
    """GET; returns the status and the JSON of the body."""
    status, body = call("GET", url)
    return status, json.loads(body)


def post(url, document):
    """POST of a JSON document; returns the status and the JSON of the body."""
    body = json.dumps(document).encode()
    status, answer = call("POST", url, body, {"Content-Type": "application/json"})
    return status, json.loads(answer)


def rpc(url, method, params=None, number=1):
    """A JSON-RPC call; returns the whole reply."""
    request = {"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}}
    status, reply = post(url, request)
    assert status == 200, f"{method} was answered with HTTP {status}: {reply}"
    assert reply.get("jsonrpc") == "2.0" and reply.get("id") == number, reply
    return reply
