"""A stand-in for a server with OpenAI's chat completions.

The first part of the path says how it behaves: POST /good/v1/chat/completions. It keeps every
request, with its headers.
"""

import http.server
import json
import re
import ssl
import subprocess
import threading

from .waiting import HANG_LIMIT_S


def completion(text):
    return {"id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "tiny-1",
            "choices": [{"index": 0, "finish_reason": "stop",
                         "message": {"role": "assistant", "content": text}}],
            "usage": {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}}


class ChatServer:
    def __init__(self, certificate=None):
        """certificate: a file with a certificate and its key, for https."""
        self.requests = []  # (behaviour, headers, body)
        self.elsewhere = None  # where redirects lead
        self.closed = threading.Event()
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                behaviour, _, path = self.path[1:].partition("/")
                server.requests.append((behaviour, dict(self.headers), body))
                assert path == "v1/chat/completions", self.path
                try:
                    getattr(server, behaviour)(self, body)
                except OSError:
                    pass  # the player has had enough, which is right

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        scheme = "http"
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
            scheme = "https"
        self.url = f"{scheme}://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self):
        self.closed.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def asked(self, behaviour):
        return [each for each in self.requests if each[0] == behaviour]

    @staticmethod
    def send(handler, status, document, **headers):
        body = document if isinstance(document, bytes) else json.dumps(document).encode()
        handler.send_response(status)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.end_headers()
        handler.wfile.write(body)

    def good(self, handler, body):
        self.send(handler, 200, completion(
            'Let me see.\n```json\n{"parity_choice": "even", "reasoning": "Even feels lucky."}\n```'))

    def mafia(self, handler, body):
        """Names the first of those whom it may name, and otherwise speaks."""
        asked = body["messages"][-1]["content"]
        targets = re.search(r'"valid_targets":\s*\[\s*"([^"]+)"', asked)
        self.send(handler, 200, completion(json.dumps(
            {"target_id": targets.group(1), "think": "The first of the list."} if targets
            else {"say": "I am only a model.", "think": "Nobody will ask."})))

    def slow(self, handler, body):
        self.closed.wait(HANG_LIMIT_S)
        self.good(handler, body)

    def busy(self, handler, body):
        """Too many requests, every other time."""
        if len(self.asked("busy")) % 2:
            self.send(handler, 429, {"error": {"message": "Rate limit reached."}}, Retry_After="0")
        else:
            self.good(handler, body)

    def broken(self, handler, body):
        self.send(handler, 500, {"error": {"message": "The server had an error."}})

    def garbage(self, handler, body):
        self.send(handler, 200, b"\x00\xff{garbage]")

    def huge(self, handler, body):
        self.send(handler, 200, completion("even " * 1_000_000))

    def endless(self, handler, body):
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.end_headers()
        while not self.closed.wait(0.05):
            handler.wfile.write(b" ")

    def schema(self, handler, body):
        self.send(handler, 200, {"completion": "even", "choices": "even"})

    def malicious(self, handler, body):
        """Tries to forge fields of the answer, repeats the key, and talks to the terminal."""
        key = handler.headers["Authorization"]
        self.send(handler, 200, completion(json.dumps({
            "parity_choice": "odd", "auth_token": "tok_" + "0" * 64, "message_type": "GAME_OVER",
            "match_id": "R9M9", "player_id": "P99",
            "reasoning": f'{key}\x1b[2J\n"}}, {{"parity_choice": "even"}}' + "r" * 5000})))

    def redirect(self, handler, body):
        self.send(handler, 307, {}, Location=self.elsewhere + "/good/v1/chat/completions")

    def found(self, handler, body):
        self.send(handler, 302, {}, Location=self.elsewhere + "/good/v1/chat/completions")


def make_certificate(folder):
    """A certificate for 127.0.0.1 that signs itself, and its key, in one file."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
                    "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
                    "-keyout", key, "-out", certificate], check=True, capture_output=True)
    both = folder / "both.pem"
    both.write_bytes(key.read_bytes() + certificate.read_bytes())
    return both, certificate
