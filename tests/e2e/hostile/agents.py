"""Two agents for a league under siege: one player sets the pace, one referee is no help."""

import hashlib
import http.server
import json
import threading

from support.plain_player import PlainPlayer, timestamp
from support.web import rpc


class PacedPlayer(PlainPlayer):
    """Answers in round r of n when r/n of the siege is over, so that the league lasts as long."""

    def __init__(self, rounds, progress, changed):
        """changed: a condition that is notified when progress() has moved."""
        super().__init__(name="Paced")
        self._rounds = rounds
        self._progress = progress
        self._changed = changed
        self._asked = 0

    def answer(self, method, params):
        if method == "choose_parity":
            self._asked += 1
            share = self._asked / self._rounds
            digest = hashlib.sha256(params["match_id"].encode()).digest()
            self.choice = "odd" if digest[0] % 2 else "even"
            self.asked.set()
            with self._changed:
                self._changed.wait_for(lambda: self._progress() >= share)
        return super().answer(method, params)

    def reply(self, params, message_type, **fields):
        """Says which attempt it means: what the traitor declines is played as the next attempt."""
        return super().reply(params, message_type, attempt=params["attempt"], **fields)


class TraitorReferee:
    """Registers like any other, takes no match, and so has a token to do mischief with."""

    def __init__(self):
        traitor = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                result = traitor.answer(request["method"], request["params"])
                body = json.dumps({"jsonrpc": "2.0", "id": request["id"],
                                   "result": result}).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def register(self, manager):
        answer = rpc(manager, "register_referee", {
            **self.envelope("REFEREE_REGISTER_REQUEST", "referee:Traitor", "conv-traitor-reg-001"),
            "referee_meta": {
                "display_name": "Traitor",
                "version": "1.0.0",
                "game_types": ["even_odd"],
                "contact_endpoint": f"http://127.0.0.1:{self._server.server_port}/mcp",
                "max_concurrent_matches": 1,
            },
        })["result"]
        self.referee_id = answer["referee_id"]
        self.token = answer["auth_token"]

    @staticmethod
    def envelope(message_type, sender, conversation):
        return {"protocol": "league.v2", "message_type": message_type, "sender": sender,
                "timestamp": timestamp(), "conversation_id": conversation}

    def answer(self, method, params):
        if method != "assign_match":
            return {"status": "OK"}
        return {**self.envelope("MATCH_ASSIGNMENT_ACK", f"referee:{self.referee_id}",
                                params["conversation_id"]),
                "match_id": params["match_id"], "accept": False, "reason": "Not today."}

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
