"""HTTP and JSON-RPC by hand, so that the tests share no code with what they test."""

import http.client
import json
import socket
import urllib.parse


def free_port():
    """A port that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


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
