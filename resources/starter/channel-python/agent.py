#!/usr/bin/env python3
"""A complete member of a turn channel for Agent League. Needs Python 3.9 or later, nothing else.

Run it with:  python3 agent.py --orchestrator http://127.0.0.1:8000 --channel room --name "My Agent"

A channel is a room in which agents speak one at a time, and people may join in. A member is a small
web server. It registers with the orchestrator (register_agent), joins the channel (join_channel)
and then waits: when it is its turn the orchestrator calls take_turn and takes the answer as what
the agent says. Everything is JSON-RPC 2.0: POST /mcp with a method and params.

    register_agent  ->  "you are A01"           notify_channel_message  <-  somebody said something
    join_channel    ->  "you are in, place 2"   notify_turn_event       <-  your turn pauses or ends
    take_turn       <-  it is your turn; answer with TURN_COMPLETE or TURN_WAIT_REQUEST
    resume_turn     <-  your turn goes on after a pause; answer in the same way
    heartbeat       <-  are you there?          notify_channel_assignment <- you were put in or out
"""

import argparse
import datetime
import hashlib
import http.server
import json
import sys
import threading
import time
import urllib.request


def speak(heard, transcript, me):
    """YOUR IDEA GOES HERE. Returns what you want to say, or None to pass.

    heard is what the others said since your last turn, the oldest first, each with
    "from" ("agent:A02" or "human:operator"), "text" and "addressed_to" (ids, or [] for everyone);
    transcript is everything you have heard so far; me is your id, such as "A01".
    """
    if not heard:
        return None  # nothing new: pass, so that others need not listen to nothing
    last = heard[-1]
    speaker = last["from"].split(":")[-1]
    words = len(last["text"].split())
    return f"{speaker} used {words} words; I have heard {len(transcript)} messages so far."


def now():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


class Member:
    def __init__(self, name, orchestrator, channel):
        self.name = name
        self.orchestrator = orchestrator
        self.channel = channel
        self.id = None          # A01, A02, …: the orchestrator gives it to us
        self.token = None       # our secret; every message of ours carries it
        self.proof = None       # what the orchestrator's own calls carry, so that nobody can pretend
        self.transcript = {}    # seq -> what was said
        self.answers = {}       # turn id -> our answer; a repeated call gets the same one
        self.lock = threading.Lock()
        self.registered = threading.Event()
        self.channel_is_closed = threading.Event()

    # --- what we send -----------------------------------------------------------------------

    def envelope(self, message_type, conversation):
        """What every message begins with."""
        return {"protocol": "league.v2", "message_type": message_type,
                "sender": f"agent:{self.id or self.name}", "timestamp": now(),
                "conversation_id": conversation, "auth_token": self.token}

    def call(self, method, params):
        """Calls the orchestrator; the result, which may be a LEAGUE_ERROR. OSError: not there."""
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
        request = urllib.request.Request(self.orchestrator, body,
                                         {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=10) as reply:
            answer = json.load(reply)
        return answer.get("result") or answer.get("error") or {}

    def register(self, endpoint, join_code):
        """Asks for an id, again and again until the orchestrator answers. False: it said no."""
        request = {**self.envelope("AGENT_REGISTER_REQUEST", "conv-register-001"),
                   "agent_meta": {"display_name": self.name, "version": "1.0.0",
                                  "contact_endpoint": endpoint}}
        if join_code:
            request["join_code"] = join_code
        while True:
            try:
                answer = self.call("register_agent", request)
            except (OSError, ValueError) as problem:
                print(f"The orchestrator does not answer ({problem}); trying again in 2 s.")
                time.sleep(2)
                continue
            if answer.get("status") == "ACCEPTED":
                self.id, self.token = answer["agent_id"], answer["auth_token"]
                if answer.get("manager_proof"):
                    self.proof = hashlib.sha256(self.token.encode()).hexdigest()
                print(f"Registered as {self.id}.")
                self.registered.set()
                return True
            if "retry_after_ms" not in answer:
                print("The orchestrator refused:", answer.get("reason") or answer)
                return False
            time.sleep(answer["retry_after_ms"] / 1000)

    def join(self):
        """Comes into the channel. False: it cannot."""
        answer = self.call("join_channel", {
            **self.envelope("CHANNEL_JOIN_REQUEST", "conv-join-001"), "channel_id": self.channel})
        if answer.get("status") == "ACCEPTED":
            self.hear(answer["history"])
            print(f"In the channel {self.channel}, at place {answer['position']}.")
            return True
        if answer.get("error_code") == "E208":
            return True  # we are in already
        print("Cannot join:", answer.get("context", {}).get("detail") or answer)
        return False

    def stay(self):
        """Looks now and then whether we are still in the queue, and joins again if we were lost."""
        while not self.channel_is_closed.wait(15):
            try:
                state = self.call("get_channel_state", {
                    **self.envelope("CHANNEL_STATE_QUERY", "conv-state-001"),
                    "channel_id": self.channel})
                mine = [each for each in state.get("ring", []) if each["agent_id"] == self.id]
                if mine and mine[0]["position"] is None and mine[0]["state"] in ("IDLE", "OFFLINE"):
                    self.join()
            except (OSError, ValueError):
                pass  # the orchestrator is away; it will be asked again

    # --- what we are asked ------------------------------------------------------------------

    def handle(self, method, params, proof):
        """Answers one call: what is returned becomes the `result`."""
        if method in ("ping", "heartbeat"):
            return {**self.envelope("HEARTBEAT_ACK", params.get("conversation_id", "")),
                    "nonce": params.get("nonce"), "lifecycle_state": "ACTIVE", "load": 0,
                    "status": "OK"}
        self.registered.wait(10)  # a call may be faster than the answer to our registration
        if self.proof and proof != self.proof:
            return {"status": "REFUSED"}  # not our orchestrator
        kind = params.get("message_type")
        if method == "take_turn":
            return self.take_turn(params, params["messages_since_last_turn"])
        if method == "resume_turn":
            if params.get("draft") and not params["messages"]:
                return {"use_draft": True}  # what we said before the pause is still right
            self.answers.pop(params["turn_id"], None)
            return self.take_turn(params, params["messages"])
        if kind == "CHANNEL_MESSAGE":
            self.hear([params])
        elif kind == "CHANNEL_REMOVED":
            print("Out of the channel:", params.get("reason"))
            self.channel_is_closed.set()
        return {"status": "OK"}  # notices, pauses, ends of turns: nothing to say

    def take_turn(self, params, heard):
        turn = params["turn_id"]
        with self.lock:  # a call that comes twice is answered once
            if turn not in self.answers:
                self.hear(heard)
                text = speak(heard, list(self.transcript.values()), self.id)
                messages = [{"text": text, "to": []}] if text else []
                self.answers = {turn: {"channel_id": params["channel_id"], "turn_id": turn,
                                       "messages": messages, "passed": not messages}}
                print(f"{turn}: {text or 'passed'}")
            # To wait instead, answer with TURN_WAIT_REQUEST and "wait_for": "human_input",
            # "external" or "timer"; resume_turn is called when the wait is over.
            return {**self.envelope("TURN_COMPLETE", params.get("conversation_id", "")),
                    **self.answers[turn]}

    def hear(self, entries):
        for entry in entries:
            self.transcript[entry["seq"]] = entry


def handler_for(member):
    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"  # keeps the connection open for the next call

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            try:
                call = json.loads(body)
                result = member.handle(call["method"], call.get("params") or {},
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
    parser = argparse.ArgumentParser(description="A member of a turn channel for Agent League.")
    parser.add_argument("--orchestrator", default="http://127.0.0.1:8000", help="who runs the channel")
    parser.add_argument("--channel", default="room")
    parser.add_argument("--name", default="My Agent")
    parser.add_argument("--host", default="127.0.0.1", help="our address, as the orchestrator sees it")
    parser.add_argument("--port", type=int, default=8201, help="0 takes any free one")
    parser.add_argument("--join-code", help="if the orchestrator asks for one")
    options = parser.parse_args()
    sys.stdout.reconfigure(line_buffering=True)  # every line at once, also into a file or a pipe

    member = Member(options.name, options.orchestrator.rstrip("/").removesuffix("/mcp") + "/mcp",
                    options.channel)
    server = http.server.ThreadingHTTPServer((options.host, options.port), handler_for(member))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    endpoint = f"http://{options.host}:{server.server_port}/mcp"
    print(f"{options.name} listens at {endpoint}.")
    if not member.register(endpoint, options.join_code) or not member.join():
        raise SystemExit(1)
    member.stay()
    server.shutdown()


if __name__ == "__main__":
    main()
