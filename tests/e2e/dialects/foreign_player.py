"""Players of eight dialects: python3 foreign_player.py DIALECT MANAGER"""

import json
import sys
import threading

from foreign_agent import ForeignAgent, now, post, rpc, wait_for_the_end


class Player(ForeignAgent):
    """Canonical names, flat fields, answers in the result; says nothing of versions."""

    def __init__(self, manager):
        super().__init__()
        self.manager = manager
        self.player_id = self.token = None
        self.referees = {}  # endpoints by match
        self.announced = threading.Event()

    def join(self):
        answer = post(self.manager, self.registration())
        message = answer.get("result", answer)
        self.player_id, self.token = message["player_id"], message["auth_token"]

    def registration(self):
        return rpc("register_player", {
            "protocol": "league.v2", "message_type": "LEAGUE_REGISTER_REQUEST",
            "sender": "player:alpha", "timestamp": now(), "conversation_id": "conv-reg-1",
            "player_meta": {"display_name": "Canonical", "version": "1.0.0",
                            "game_types": ["even_odd"], "contact_endpoint": self.endpoint}})

    def receive(self, body, headers):
        method = body.get("method")
        if method == "handle_game_invitation":
            return 200, self.result(body, {**self.about(body["params"]), "accept": True,
                                           "message_type": "GAME_JOIN_ACK",
                                           "arrival_timestamp": now()})
        if method == "choose_parity":
            return 200, self.result(body, {**self.about(body["params"]), "parity_choice": "even",
                                           "message_type": "CHOOSE_PARITY_RESPONSE"})
        if method in ("notify_match_result", "notify_round"):
            return 200, self.result(body, {"status": "OK"})
        return 404, self.refusal(body.get("id"))

    def about(self, call):
        return {"match_id": call["match_id"], "player_id": self.player_id,
                "conversation_id": call["conversation_id"], "auth_token": self.token}

    def result(self, body, message):
        return {"jsonrpc": "2.0", "id": body["id"], "result": message}


class UnderMessage(Player):
    """Looks for everything in params.message; short answers with names of its own."""

    def registration(self):
        return rpc("league_register", {"message": {
            "message_type": "LEAGUE_REGISTER_REQUEST", "sender": "player:beta",
            "player_meta": {"name": "Under message", "endpoint": self.endpoint}}})

    def receive(self, body, headers):
        message = body["params"]["message"]
        if message["message_type"] == "GAME_INVITATION":
            return 200, self.result(body, {"accepted": True})
        if message["message_type"] == "CHOOSE_PARITY_CALL":
            return 200, self.result(body, {"choice": " EVEN "})
        return 200, self.result(body, {"status": "ACK"})


class ParityChoose(Player):
    """Has another name for the choice, and answers 404 to what it does not know."""

    def registration(self):
        return rpc("register_player", {"display_name": "Parity choose",
                                       "callback_url": self.endpoint})

    def receive(self, body, headers):
        if body["method"] == "parity_choose":
            return 200, self.result(body, {"parity_choice": "odd"})
        if body["method"] == "handle_game_invitation":
            return 200, self.result(body, {"status": "ACCEPTED"})
        return 404, self.refusal(body["id"])


class ToolCalls(Player):
    """Tools without MCP around them; answers as text in content."""

    def registration(self):
        return rpc("mcp_message", {"arguments": {
            "message_type": "LEAGUE_REGISTER_REQUEST", "agent_name": "Tool calls",
            "agent_endpoint": self.endpoint, "game_type": "even_odd"}})

    def receive(self, body, headers):
        if body["method"] != "tools/call":
            return 200, self.refusal(body["id"])
        name = body["params"]["name"]
        if name == "receive_game_invitation":
            answer = {"message_type": "GAME_JOIN_ACK", "accept": True}
        elif name == "choose_parity":
            answer = {"parity_choice": "odd"}
        elif name == "receive_game_over":
            answer = {"status": "ok"}
        else:
            return 200, self.refusal(body["id"], -32602, "Unknown tool")
        return 200, self.result(body, {"content": [{"type": "text", "text": json.dumps(answer)}]})


class TypesAsMethods(Player):
    """Methods are message types; answers are bare messages without JSON-RPC."""

    def registration(self):
        return {"message_type": "LEAGUE_REGISTER_REQUEST", "display_name": "Types as methods",
                "callback_url": self.endpoint}

    def receive(self, body, headers):
        call = body["params"]
        if body["method"] == "GAME_INVITATION":
            return 200, {"message_type": "GAME_JOIN_ACK", "match_id": call["match_id"],
                         "accept": True}
        if body["method"] == "CHOOSE_PARITY_CALL":
            return 200, {"message_type": "CHOOSE_PARITY_RESPONSE", "parity_choice": "even"}
        return 400, self.refusal(body["id"])


class SeparatePosts(Player):
    """Says only that a call has arrived, and posts its answer to the referee."""

    def registration(self):
        return rpc("LEAGUE_REGISTER_REQUEST", {
            "envelope": {"message_type": "LEAGUE_REGISTER_REQUEST", "sender": "player:zeta"},
            "payload": {"player_meta": {"display_name": "Separate posts", "version": "0.1",
                                        "game_types": ["even_odd"],
                                        "contact_endpoint": self.endpoint}}})

    def receive(self, body, headers):
        call = body["params"]
        kind = call.get("message_type")
        if kind == "ROUND_ANNOUNCEMENT":
            for match in call["matches"]:
                self.referees[match["match_id"]] = match["referee_endpoint"]
            self.announced.set()
        elif kind == "GAME_INVITATION":
            self.answer_later("GAME_JOIN_ACK", call, {"accept": True, "arrival_timestamp": now()})
        elif kind == "CHOOSE_PARITY_CALL":
            self.answer_later("CHOOSE_PARITY_RESPONSE", call, {"parity_choice": "odd"})
        return 200, {"status": "received"}

    def answer_later(self, kind, call, fields):
        message = {"protocol": "league.v2", "message_type": kind, "timestamp": now(),
                   "sender": f"player:{self.player_id}", **self.about(call), **fields}
        threading.Thread(target=self.post_answer, args=(call["match_id"], kind, message),
                         daemon=True).start()

    def post_answer(self, match, kind, message):
        while match not in self.referees:  # an invitation may overtake the announcement
            self.announced.clear()
            self.announced.wait(1)
        post(self.referees[match], rpc(kind.lower(), message))


class AnswersAsRequests(Player):
    """Answers with a JSON-RPC request, in envelope and payload, at 422 for what it cannot read."""

    def registration(self):
        return rpc("register_player_request", {
            "player_meta": {"display_name": "Answers as requests", "version": "3",
                            "supported_games": ["even_odd"], "url": self.endpoint},
            "timestamp": "20261116T004534Z"})

    def receive(self, body, headers):
        call = body["params"]
        if body["method"] == "handle_game_invitation":
            return 200, rpc("game_join_ack", {"envelope": {"message_type": "GAME_JOIN_ACK"},
                                              "payload": {"match_id": call["match_id"],
                                                          "accepted": True}}, "mine")
        if body["method"] == "choose_parity":
            return 200, rpc("game_move_response", {"move_data": {"move_type": "parity",
                                                                 "choice": "Even"}}, "mine")
        return 422, {"detail": [{"msg": "field required"}]}


class McpServer(Player):
    """An ordinary MCP server with sessions that answers in event streams."""

    SESSION = "session-of-the-player"
    TOOLS = {"handle_game_invitation": {"accept": True}, "choose_parity": {"parity_choice": "odd"},
             "notify_match_result": {"status": "noted"}}

    def __init__(self, manager):
        super().__init__(manager)
        agent = self

        def do_post(handler):
            body = json.loads(handler.rfile.read(int(handler.headers["Content-Length"])))
            status, answer, extra = agent.answer(body, handler.headers)
            if answer is None:
                return handler.reply(status, b"", headers=extra)
            if status != 200:
                return handler.reply(status, answer)
            stream = b": hello\n\nevent: message\ndata: " + json.dumps(answer).encode() + b"\n\n"
            handler.reply(200, stream, "text/event-stream", extra)

        def do_delete(handler):
            handler.reply(200, b"")

        self.handler.do_POST = do_post
        self.handler.do_DELETE = do_delete

    def registration(self):
        return rpc("register_player", {"display_name": "MCP server", "endpoint": self.endpoint})

    def answer(self, body, headers):
        if "text/event-stream" not in headers.get("Accept", ""):
            return 406, self.refusal(None, -32000, "Not Acceptable"), ()
        number, method = body.get("id"), body.get("method", "")
        if method == "initialize":
            return 200, self.result(body, {
                "protocolVersion": "2025-06-18", "capabilities": {"tools": {}},
                "serverInfo": {"name": "mcp-player", "version": "1"}}), (
                    ("Mcp-Session-Id", self.SESSION),)
        if headers.get("Mcp-Session-Id") != self.SESSION:
            return 400, self.refusal(None, -32000, "Bad Request: No valid session ID provided"), ()
        if number is None:
            return 202, None, ()
        if method == "tools/list":
            return 200, self.result(body, {"tools": [
                {"name": name, "inputSchema": {"type": "object"}} for name in self.TOOLS]}), ()
        if method == "tools/call" and body["params"]["name"] in self.TOOLS:
            text = json.dumps(self.TOOLS[body["params"]["name"]])
            return 200, self.result(body, {"content": [{"type": "text", "text": text}],
                                           "isError": False}), ()
        return 200, self.refusal(number), ()


DIALECTS = {"canonical": Player, "under_message": UnderMessage, "parity_choose": ParityChoose,
            "tool_calls": ToolCalls, "types_as_methods": TypesAsMethods,
            "separate_posts": SeparatePosts, "answers_as_requests": AnswersAsRequests,
            "mcp_server": McpServer}

if __name__ == "__main__":
    player = DIALECTS[sys.argv[1]](sys.argv[2])
    player.join()
    wait_for_the_end()
