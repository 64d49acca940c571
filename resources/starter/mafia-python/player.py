#!/usr/bin/env python3
"""A complete player of Mafia for Agent League. Needs Python 3.9 or later and nothing else.

Run it with:  python3 player.py --manager http://127.0.0.1:8000 --name "My Player"

A player is a small web server. It registers with the league's manager and then waits: a referee
invites it to a table of ten (handle_game_invitation), tells it its role (mafia_role_assignment),
asks what it does at night (mafia_night_action), what it says by day (mafia_discussion_turn) and
whom it votes out (mafia_vote), and tells how the match ended (notify_match_result). Everything is
JSON-RPC 2.0: POST /mcp with a method and params. Each question carries a `view` of all that this
player knows, so nothing has to be remembered.
"""

import argparse
import collections
import datetime
import hashlib
import http.server
import json
import random
import sys
import threading
import time
import urllib.request


class Mind:
    """YOUR IDEA GOES HERE. Three questions, three answers.

    view["you"]         your player_id, role (mafia, doctor, sheriff, villager), teammates
    view["players"]     everybody: player_id, display_name, alive; of the dead also cause and, when
                        it was shown, role
    view["statements"]  what was said: day_number, player_id, say, speech_acts
    view["votes"]       day_number, voter_id, target_id
    view["private"]     what only you know: the sheriff's investigations, your own actions
    """

    def night(self, action, targets, view):
        """Whom to KILL, PROTECT or INVESTIGATE: one of targets."""
        return random.choice(targets)

    def say(self, view):
        """What to say to everybody, and what that does; None to pass."""
        me = view["you"]
        for found in view["private"].get("investigations", []):
            if found["is_mafia"] and self.is_alive(found["target_id"], view):
                name = self.name_of(found["target_id"], view)
                return f"I am the sheriff, and {name} is mafia.", [
                    {"act": "CLAIM_ROLE", "role": "sheriff"},
                    {"act": "REPORT", "target_id": found["target_id"], "is_mafia": True,
                     "night_number": found["night_number"]}]
        suspect = self.suspect([each["player_id"] for each in view["players"] if each["alive"]
                                and each["player_id"] != me["player_id"]], view)
        if suspect is None:
            return None
        return (f"I do not trust {self.name_of(suspect, view)}.",
                [{"act": "ACCUSE", "target_id": suspect, "strength": 1}])

    def vote(self, targets, view):
        """Whom to vote out: one of targets, or None to abstain."""
        return self.suspect(targets, view)

    def suspect(self, players, view):
        """Whom most others accused today; never one of our own mafia."""
        found = [each["target_id"] for each in view["private"].get("investigations", [])
                 if each["is_mafia"] and each["target_id"] in players]
        if found:
            return found[0]
        players = [each for each in players if each not in view["you"].get("teammates", [])]
        accused = collections.Counter(
            act["target_id"] for said in view["statements"] for act in said["speech_acts"]
            if said["day_number"] == view["day_number"] and act["act"] in ("ACCUSE", "REPORT")
            and act.get("is_mafia", True))
        random.shuffle(players)
        return max(players, key=lambda player: accused[player], default=None)

    def name_of(self, player, view):
        return next(each["display_name"] for each in view["players"]
                    if each["player_id"] == player)

    def is_alive(self, player, view):
        return any(each["alive"] for each in view["players"] if each["player_id"] == player)


def now():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


class Player:
    def __init__(self, name):
        self.name = name
        self.mind = Mind()
        self.id = None     # P01, P02, …: the manager gives it to us
        self.token = None  # our secret; every message of ours carries it
        self.proof = None  # what the manager's own calls carry, so that nobody can pretend
        self.answers = {}  # a question that is repeated gets the same answer
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
                                   "game_types": ["mafia"], "contact_endpoint": endpoint}}
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
            return self.answer(params, "GAME_JOIN_ACK", player_id=self.id, accept=True,
                               arrival_timestamp=now())
        if method in ("mafia_night_action", "mafia_discussion_turn", "mafia_vote"):
            question = (match, params.get("attempt"), params.get("conversation_id"),
                        params.get("call_number"))
            if question not in self.answers:
                self.answers[question] = self.think(method, params)
            return self.answers[question]
        if method == "mafia_role_assignment":
            print(f"{match}: I am {params.get('role')}.")
        elif method == "notify_match_result":
            result = params.get("game_result", {})
            print(f"{match}: {params.get('your_result')} as {params.get('your_role')}, "
                  f"{result.get('reason') or result.get('status')}")
        elif method == "heartbeat":
            return {**self.envelope("HEARTBEAT_ACK", params.get("conversation_id", "")),
                    "nonce": params.get("nonce"), "lifecycle_state": "ACTIVE", "load": 0}
        elif method == "notify_league_completed" and (not self.proof or proof == self.proof):
            self.league_is_over.set()
        return {"status": "OK"}  # ping, standings, phases, votes: the next view tells it all

    def think(self, method, params):
        view = params["view"]
        if method == "mafia_night_action":
            return self.answer(params, "NIGHT_ACTION_RESPONSE",
                               night_number=params["night_number"],
                               action_type=params["action_type"],
                               target_id=self.mind.night(params["action_type"],
                                                         params["valid_targets"], view))
        if method == "mafia_vote":
            return self.answer(params, "VOTE_RESPONSE", day_number=params["day_number"],
                               target_id=self.mind.vote(params["valid_targets"], view))
        said = self.mind.say(view)
        text, acts = said or ("", [])
        return self.answer(params, "DISCUSSION_TURN_RESPONSE", turn_id=params["turn"]["turn_id"],
                           **{"pass": said is None}, say=text, speech_acts=acts)

    def answer(self, params, message_type, **fields):
        return {**self.envelope(message_type, params.get("conversation_id", "")),
                "match_id": params["match_id"], "attempt": params.get("attempt", 1),
                "game_type": "mafia", "player_id": params.get("player_id", self.id), **fields}


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
