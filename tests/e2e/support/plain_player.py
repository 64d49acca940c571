"""A player as the exercise describes it: http.server, JSON-RPC, and nothing of ours.

It keeps what it was told, and with `hold()` it does not choose until `release()`, so that a test
can look at a league that is certainly in the middle.
"""

import datetime
import http.server
import json
import threading

from .waiting import HANG_LIMIT_S
from .web import rpc


def timestamp():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class PlainPlayer:
    def __init__(self, name="Plain Python", choice="even"):
        self.name = name
        self.choice = choice
        self.player_id = None
        self.token = None
        self.received = []  # (method, params) in order of arrival
        self.proofs = set()  # that callers have shown
        self.over = threading.Event()
        self.asked = threading.Event()
        self._may_choose = threading.Event()
        self._may_choose.set()
        player = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                player.proofs.update(self.headers.get_all("League-Proof", []))
                player.deliver(self, request)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.endpoint = f"http://127.0.0.1:{self._server.server_port}/mcp"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self):
        self.release()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def hold(self):
        self._may_choose.clear()

    def release(self):
        self._may_choose.set()

    def register(self, manager, **fields):
        """Returns the manager's answer; the fields go into the request as they are."""
        request = {
            "protocol": "league.v2",
            "message_type": "LEAGUE_REGISTER_REQUEST",
            "sender": f"player:{self.name}",
            "timestamp": timestamp(),
            "conversation_id": "conv-plain-player-reg-001",
            "player_meta": {
                "display_name": self.name,
                "version": "1.0.0",
                "game_types": ["even_odd"],
                "contact_endpoint": self.endpoint,
            },
            **fields,
        }
        answer = rpc(manager, "register_player", request)["result"]
        self.player_id = answer.get("player_id")
        self.token = answer.get("auth_token")
        return answer

    def envelope(self, message_type, conversation):
        """What every message of a registered player begins with."""
        return {
            "protocol": "league.v2",
            "message_type": message_type,
            "sender": f"player:{self.player_id}",
            "timestamp": timestamp(),
            "conversation_id": conversation,
            "auth_token": self.token,
        }

    def deliver(self, handler, request):
        """Answers one request over HTTP."""
        reply = self.framed(request, self.answer(request["method"], request["params"]))
        handler.send_response(200)
        handler.send_header("Content-Type", "application/json")
        handler.send_header("Content-Length", str(len(reply)))
        handler.end_headers()
        handler.wfile.write(reply)

    def framed(self, request, result):
        return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}).encode()

    def answer(self, method, params):
        self.received.append((method, params))
        if method == "handle_game_invitation":
            return self.reply(params, "GAME_JOIN_ACK", arrival_timestamp=timestamp(), accept=True)
        if method == "choose_parity":
            self.asked.set()
            self._may_choose.wait(HANG_LIMIT_S)
            return self.reply(params, "CHOOSE_PARITY_RESPONSE", parity_choice=self.choice)
        if method == "notify_league_completed":
            self.over.set()
        return {"status": "OK"}

    def reply(self, params, message_type, **fields):
        return {
            **self.envelope(message_type, params["conversation_id"]),
            "match_id": params["match_id"],
            "player_id": self.player_id,
            **fields,
        }

    def told(self, method):
        """The params of every call of this method."""
        return [params for each, params in self.received if each == method]
