"""What agents of other people have in common: an HTTP server and a way to post JSON.

Written from the description of what such agents really send (interop.md), without a line of ours.
"""

import datetime
import http.server
import json
import sys
import threading
import urllib.error
import urllib.request

NOT_FOUND = -32601


def now():
    return datetime.datetime.now(datetime.timezone.utc).isoformat()


def post(url, body, timeout=60):
    """Posts an object and gives the object of the answer back, whatever the status."""
    request = urllib.request.Request(url, json.dumps(body).encode(),
                                     {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            text = answer.read()
    except urllib.error.HTTPError as error:
        text = error.read()
    return json.loads(text) if text else {}


def rpc(method, params, number=1):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


class ForeignAgent:
    """Listens on a port of its own; receive() of a subclass answers."""

    def __init__(self):
        agent = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                length = int(self.headers.get("Content-Length", 0))
                body = json.loads(self.rfile.read(length))
                status, answer = agent.receive(body, self.headers)
                self.reply(status, answer)

            def reply(self, status, answer, content_type="application/json", headers=()):
                data = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
                self.send_response(status)
                self.send_header("Content-Type", content_type)
                self.send_header("Content-Length", str(len(data)))
                for name, value in headers:
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        self.handler = Handler
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/mcp"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def refusal(self, number, code=NOT_FOUND, text="Method not found"):
        return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": text}}

    def receive(self, body, headers):
        raise NotImplementedError


def wait_for_the_end():
    """The test closes stdin when the league is over."""
    print("ready", flush=True)
    sys.stdin.read()
