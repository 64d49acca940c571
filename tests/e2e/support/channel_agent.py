"""A member of a channel, written from protocol.md §12 alone: http.server, JSON-RPC, nothing of ours.

As a program it is an agent of its own whose moods are drawn from a seed:

    python3 channel_agent.py --manager URL --channel ID --name NAME --seed TEXT --record FILE

It writes every text that it sends, and every text that was acknowledged, into the record. What it
does in a turn depends on seed and turn id alone, so that a run can be repeated.
"""

import argparse
import datetime
import http.client
import http.server
import json
import os
import random
import signal
import threading
import urllib.parse

# What can become of a turn, and how often in a thousand. The last two are expensive: a hang costs
# the turn's timeout, a crash the second before the retry (TR-11).
MOODS = (("say", 520), ("pass", 100), ("post", 120), ("stream", 110), ("wait", 60), ("slow", 40),
         ("error", 36), ("nonsense", 6), ("hang", 4), ("crash", 4))


def timestamp():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def rpc(url, method, params, timeout=20):
    """A JSON-RPC call; returns its result, or raises."""
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=timeout)
    try:
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        connection.request("POST", parts.path, body.encode(), {"Content-Type": "application/json"})
        reply = json.loads(connection.getresponse().read())
    finally:
        connection.close()
    if "error" in reply:
        raise RuntimeError(f"{method}: {reply['error']}")
    return reply["result"]


class ChannelAgent:
    """Registers and joins when start() is called; answers turns by answer_turn()."""

    def __init__(self, manager, channel, name, port=0):
        self.manager = manager
        self.channel = channel
        self.name = name
        self.agent_id = None
        self.token = None
        self.received = []  # (method, params) in order of arrival
        agent = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                agent.received.append((request["method"], request["params"]))
                answer = agent.answer(request["method"], request["params"])
                body = json.dumps({"jsonrpc": "2.0", "id": request["id"], **answer}).encode()
                try:
                    self.send_response(200)
                    self.send_header("Content-Type", "application/json")
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    pass  # the turn was over, and nobody waits for the answer

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        self.endpoint = f"http://127.0.0.1:{self._server.server_port}/mcp"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def start(self):
        self.register()
        return self.join()

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def register(self):
        meta = {"display_name": self.name, "version": "1.0.0", "contact_endpoint": self.endpoint}
        answer = rpc(self.manager, "register_agent", {
            **self.envelope("AGENT_REGISTER_REQUEST"), "agent_meta": meta})
        assert answer["status"] == "ACCEPTED", answer
        self.agent_id, self.token = answer["agent_id"], answer["auth_token"]
        return answer

    def join(self):
        return self.send("join_channel", "CHANNEL_JOIN_REQUEST")

    def envelope(self, message_type):
        envelope = {"protocol": "league.v2", "message_type": message_type,
                    "sender": f"agent:{self.agent_id or self.name}", "timestamp": timestamp(),
                    "conversation_id": f"conv-{self.name.lower()}"}
        return {**envelope, "auth_token": self.token} if self.token else envelope

    def send(self, method, message_type, **fields):
        """A message about the channel; returns the manager's answer."""
        return rpc(self.manager, method,
                   {**self.envelope(message_type), "channel_id": self.channel, **fields})

    def answer(self, method, params):
        """The rest of a JSON-RPC reply: result or error."""
        if method == "heartbeat":
            return {"result": {**self.envelope("HEARTBEAT_ACK"), "nonce": params["nonce"],
                               "lifecycle_state": "ACTIVE", "load": 0}}
        if method == "take_turn":
            return self.answer_turn(params)
        if method == "resume_turn":
            return self.answer_resume(params)
        return {"result": {"status": "OK"}}

    def answer_turn(self, params):
        return self.complete(params, f"{self.name} at {params['turn_id']}")

    def answer_resume(self, params):
        return self.complete(params, f"{self.name} resumed {params['turn_id']}")

    def complete(self, params, *texts):
        return {"result": {**self.envelope("TURN_COMPLETE"), "turn_id": params["turn_id"],
                           "messages": [{"text": text, "to": []} for text in texts]}}

    def told(self, method):
        """The params of every call of this method."""
        return [params for each, params in self.received if each == method]


class MoodyAgent(ChannelAgent):
    def __init__(self, manager, channel, name, port, seed, record):
        self.seed = seed
        self.record = record
        self._lock = threading.Lock()
        self._count = 0
        super().__init__(manager, channel, name, port)

    def note(self, word, text):
        with self._lock, open(self.record, "a", encoding="utf-8") as record:
            record.write(f"{word} {text}\n")

    def text(self, turn):
        """A text that nobody ever said, written down before it leaves."""
        with self._lock:
            self._count += 1
            text = f"{self.name}/{os.getpid()}/{turn}/{self._count}"
        self.note("sent", text)
        return text

    def dice(self, turn):
        return random.Random(f"{self.seed}:{self.name}:{turn}")

    def answer_turn(self, params):
        turn = params["turn_id"]
        dice = self.dice(turn)
        mood = dice.choices([mood for mood, _ in MOODS], [share for _, share in MOODS])[0]
        if mood == "pass":
            return {"result": {**self.envelope("TURN_COMPLETE"), "turn_id": turn, "passed": True}}
        if mood == "error":
            return {"error": {"code": -32000, "message": "not in the mood"}}
        if mood == "nonsense":
            return {"result": {"message_type": "GAME_OVER", "turn_id": 7}}
        if mood == "crash":
            os.kill(os.getpid(), signal.SIGKILL)
        if mood == "hang":
            threading.Event().wait(3)
        if mood == "slow":
            threading.Event().wait(0.05)
        if mood in ("post", "stream", "wait"):
            work = {"post": self.post, "stream": self.stream, "wait": self.wait}[mood]
            threading.Thread(target=self.try_to, args=(work, turn, dice), daemon=True).start()
            return {"result": {"status": "STREAMING"}}
        return self.complete(params, *(self.text(turn) for _ in range(dice.randint(1, 2))))

    def answer_resume(self, params):
        dice = self.dice("resume" + params["turn_id"])
        if params.get("draft") and dice.random() < 0.5:
            return {"result": {"use_draft": True}}
        return self.complete(params, self.text(params["turn_id"]))

    def try_to(self, work, *arguments):
        try:
            work(*arguments)
        except (OSError, RuntimeError, ValueError, http.client.HTTPException):
            pass  # the manager is gone, or the turn is; what was acknowledged is written down

    def say(self, method, message_type, text, **fields):
        """Sends a text and notes whether it was acknowledged."""
        answer = self.send(method, message_type, **fields)
        if answer.get("status") == "OK" and text:
            self.note("acked", text)
        return answer.get("status") == "OK"

    def post(self, turn, dice):
        for _ in range(dice.randint(1, 3)):
            text = self.text(turn)
            if not self.say("post_turn_message", "TURN_MESSAGE", text, turn_id=turn, text=text):
                return
        self.finish(turn)

    def stream(self, turn, dice):
        text = self.text(turn)
        pieces = [text[at:at + 7] for at in range(0, len(text), 7)]
        for number, piece in enumerate(pieces):
            if not self.say("turn_chunk", "TURN_CHUNK", None, turn_id=turn, segment="say",
                            chunk_seq=number, text=piece, final=number == len(pieces) - 1):
                return
        self.note("acked", text)
        self.finish(turn)

    def wait(self, turn, dice):
        if self.say("request_wait", "TURN_WAIT_REQUEST", None, turn_id=turn, wait_for="external",
                    reason="a file"):
            self.say("resolve_wait", "TURN_WAIT_RESOLVED", None, turn_id=turn)

    def finish(self, turn):
        self.say("complete_turn", "TURN_COMPLETE", None, turn_id=turn)


def main():
    parser = argparse.ArgumentParser()
    for option in ("manager", "channel", "name", "seed", "record"):
        parser.add_argument("--" + option, required=True)
    parser.add_argument("--port", type=int, default=0)
    options = parser.parse_args()
    agent = MoodyAgent(options.manager, options.channel, options.name, options.port, options.seed,
                       options.record)
    agent.start()
    print(f"{agent.agent_id} at {agent.endpoint}", flush=True)
    # Lost and found again it is IDLE; it comes back by joining (T-031).
    while True:
        threading.Event().wait(0.2)
        agent.try_to(agent.join)


if __name__ == "__main__":
    main()
