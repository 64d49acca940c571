"""What the broken agents have in common: a small HTTP server, and the line that says where it is."""

import datetime
import http.server
import json
import sys
import threading


def now():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class Agent:
    """Answers POST with answer(request, handler); what that returns goes out as JSON."""

    content_type = "application/json"

    def __init__(self):
        agent = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_OPTIONS(self):
                self.reply(204, b"")

            def do_POST(self):
                raw = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                try:
                    request = json.loads(raw)
                except ValueError:
                    return agent.broken_json(self)
                answer = agent.answer(request, self)
                if answer is not None:
                    self.reply(200, json.dumps(answer).encode())

            def reply(self, status, data, content_type=None):
                self.send_response(status)
                self.send_header("Content-Type", content_type or agent.content_type)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/mcp"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def broken_json(self, handler):
        handler.reply(400, b'{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "?"}}')

    def result(self, request, message):
        return {"jsonrpc": "2.0", "id": request.get("id"), "result": message}

    def refusal(self, request, code=-32601, text="Method not found"):
        return {"jsonrpc": "2.0", "id": request.get("id"), "error": {"code": code, "message": text}}

    def answer(self, request, handler):
        raise NotImplementedError


def serve(agent):
    """Until the test closes stdin."""
    print(agent.endpoint, flush=True)
    sys.stdin.read()
