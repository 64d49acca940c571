#!/usr/bin/env python3
"""A complete player for Agent League. Needs Python 3.9 or later and nothing else.

Run it with:  python3 player.py --manager http://127.0.0.1:8000 --name "My Player"

A player is a small web server. It registers with the league's manager and then waits: a referee
invites it to a match (handle_game_invitation), asks for a choice (choose_parity) and tells how the
match ended (notify_match_result). Everything is JSON-RPC 2.0: POST /mcp with a method and params.
"""

import argparse
import datetime
import hashlib
import http.server
import json
import random
import sys
import threading
import time
import urllib.request


def choose(opponent, history):
    """YOUR IDEA GOES HERE. Returns "even" or "odd".

    opponent is whom you play against, such as "P02"; history is your matches so far, the oldest
    first: {"opponent": "P02", "my_choice": "even", "opponent_choice": "odd", "number": 7}.

    Choosing the same as the opponent is a sure draw (1 point each); choosing differently is a coin
    for 3 points. So it pays to know what the opponent will do, and to do something else.
    """
    seen = [match["opponent_choice"] for match in history
            if match["opponent"] == opponent and match["opponent_choice"]]
    if not seen:
        return random.choice(["even", "odd"])
    return "odd" if seen[-1] == "even" else "even"


def now():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class Player:
    def __init__(self, name):
        self.name = name
        self.id = None       # P01, P02, …: the manager gives it to us
        self.token = None    # our secret; every message of ours carries it
        self.proof = None    # what the manager's own calls carry, so that nobody can pretend
        self.opponents = {}  # match id -> opponent, of the matches we are in
        self.choices = {}    # match id -> what we chose; a repeated question gets the same answer
        self.history = []
        self.registered = threading.Event()
        self.league_is_over = threading.Event()

    def envelope(self, message_type, conversation):
        """What every message begins with."""
        return {"protocol": "league.v2", "message_type": message_type,
                "sender": f"player:{self.id or self.name}", "timestamp": now(),
                "conversation_id": conversation, "auth_token": self.token}

    def register(self, manager, endpoint, join_code):
        """Asks the manager for a place, again and again until it answers. False: it said no."""
        request = {**self.envelope("LEAGUE_REGISTER_REQUEST", "conv-register-001"),
                   "player_meta": {"display_name": self.name, "version": "1.0.0",
                                   "game_types": ["even_odd"], "contact_endpoint": endpoint}}
        if join_code:
            request["join_code"] = join_code
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "register_player",
                           "params": request}).encode()
        while True:
            try:
                call = urllib.request.Request(manager, body, {"Content-Type": "application/json"})
                with urllib.request.urlopen(call, timeout=10) as reply:
                    answer = json.load(reply).get("result", {})
            except (OSError, ValueError) as problem:
                print(f"The manager does not answer ({problem}); trying again in 2 s.")
                time.sleep(2)
                continue
            if answer.get("status") == "ACCEPTED":
                self.id, self.token = answer["player_id"], answer["auth_token"]
                if answer.get("manager_proof"):
                    self.proof = hashlib.sha256(self.token.encode()).hexdigest()
                print(f"Registered as {self.id}.")
                self.registered.set()
                return True
            if "retry_after_ms" not in answer:
                print("The manager refused:", answer.get("reason") or answer)
                return False
            time.sleep(answer["retry_after_ms"] / 1000)

    def handle(self, method, params, proof):
        """Answers one call: what is returned becomes the `result`."""
        match = params.get("match_id")
        if method == "handle_game_invitation":
            self.registered.wait(10)  # the invitation may be faster than the manager's answer
            self.opponents[match] = params.get("opponent_id")
            return self.answer(params, "GAME_JOIN_ACK", accept=True, arrival_timestamp=now())
        if method == "choose_parity":
            if match not in self.choices:
                self.choices[match] = choose(self.opponents.get(match), self.history)
            return self.answer(params, "CHOOSE_PARITY_RESPONSE", parity_choice=self.choices[match])
        if method == "notify_match_result":
            self.remember(match, params.get("game_result", {}))
        elif method == "heartbeat":
            return {**self.envelope("HEARTBEAT_ACK", params.get("conversation_id", "")),
                    "nonce": params.get("nonce"), "lifecycle_state": "ACTIVE", "load": 0}
        elif method == "notify_league_completed" and (not self.proof or proof == self.proof):
            self.league_is_over.set()
        return {"status": "OK"}  # ping, standings, rounds: nothing to say

    def answer(self, params, message_type, **fields):
        return {**self.envelope(message_type, params.get("conversation_id", "")),
                "match_id": params["match_id"], "player_id": self.id,
                "attempt": params.get("attempt", 1), **fields}

    def remember(self, match, result):
        opponent = self.opponents.pop(match, None)
        self.choices.pop(match, None)
        if opponent is None:
            return  # told a second time
        choices = result.get("choices") or {}
        self.history.append({"opponent": opponent, "my_choice": choices.get(self.id),
                             "opponent_choice": choices.get(opponent),
                             "number": result.get("drawn_number")})
        print(f"{match} against {opponent}: {result.get('reason') or result.get('status')}")


def handler_for(player):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"  # keeps the connection open for the next call

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            try:
                call = json.loads(body)
                result = player.handle(call["method"], call.get("params") or {},
                                       self.headers.get("League-Proof"))
                reply = {"jsonrpc": "2.0", "id": call.get("id"), "result": result}
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                reply = {"jsonrpc": "2.0", "id": None,
                         "error": {"code": -32600, "message": f"I cannot read this: {problem!r}"}}
            text = json.dumps(reply).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_):
            pass  # http.server would print every request

    return Handler


def main():
    parser = argparse.ArgumentParser(description="A player for Agent League.")
    parser.add_argument("--manager", default="http://127.0.0.1:8000", help="the league's manager")
    parser.add_argument("--name", default="My Player")
    parser.add_argument("--host", default="127.0.0.1", help="our address, as the manager sees it")
    parser.add_argument("--port", type=int, default=8101, help="0 takes any free one")
    parser.add_argument("--join-code", help="if the league asks for one")
    options = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # every line at once, also into a file or a pipe

    player = Player(options.name)
    server = http.server.ThreadingHTTPServer((options.host, options.port), handler_for(player))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    endpoint = f"http://{options.host}:{server.server_port}/mcp"
    print(f"{options.name} listens at {endpoint}.")
    if not player.register(options.manager.rstrip("/").removesuffix("/mcp") + "/mcp", endpoint,
                           options.join_code):
        raise SystemExit(1)
    player.league_is_over.wait()
    print("The league is over.")
    server.shutdown()


if __name__ == "__main__":
    main()
