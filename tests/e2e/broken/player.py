"""Players with one fault each: python3 player.py FAULT"""

import json
import os
import socket
import sys
import threading
import time
import urllib.request

from agent import Agent, now, serve

TOKEN = "tok_" + "5a" * 16


class Sound(Agent):
    """Does everything right, in the protocol's own form."""

    def answer(self, request, handler):
        method, call = request["method"], request.get("params", {})
        if method == "handle_game_invitation":
            return self.invited(request, call)
        if method == "choose_parity":
            return self.asked(request, call)
        if method.startswith(("notify_", "update_")) or method in ("heartbeat", "ping"):
            return self.result(request, {"status": "OK"})
        return self.refusal(request)

    def invited(self, request, call):
        return self.result(request, self.join_ack(call))

    def asked(self, request, call):
        return self.result(request, self.choice(call))

    def message(self, kind, call, **fields):
        return {"protocol": "league.v2", "message_type": kind, "sender": "player:P01",
                "timestamp": self.time(), "conversation_id": call["conversation_id"],
                "auth_token": TOKEN, "match_id": call["match_id"], "player_id": "P01", **fields}

    def time(self):
        return now()

    def join_ack(self, call):
        return self.message("GAME_JOIN_ACK", call, arrival_timestamp=self.time(), accept=True)

    def choice(self, call):
        return self.message("CHOOSE_PARITY_RESPONSE", call, parity_choice="even")


class Html(Sound):
    def answer(self, request, handler):
        handler.reply(200, b"<html><body>Welcome!</body></html>", "text/html")


class Http500(Sound):
    def answer(self, request, handler):
        handler.reply(500, b"Internal Server Error", "text/plain")


class PlainText(Sound):
    content_type = "text/plain"


class CapitalEven(Sound):
    def choice(self, call):
        return {**super().choice(call), "parity_choice": "Even"}


class NoChoice(Sound):
    def choice(self, call):
        answer = super().choice(call)
        del answer["parity_choice"]
        return answer


class WrongMatch(Sound):
    def message(self, kind, call, **fields):
        return {**super().message(kind, call, **fields), "match_id": "R1M1"}


class WrongPlayer(Sound):
    def choice(self, call):
        return {**super().choice(call), "player_id": "P77"}


class LateAccepting(Sound):
    def invited(self, request, call):
        time.sleep(1.2)  # being late is its fault
        return super().invited(request, call)


class LateChoosing(Sound):
    def asked(self, request, call):
        time.sleep(1.2)  # being late is its fault
        return super().asked(request, call)


class LocalTime(Sound):
    def time(self):
        return "2026-11-16T12:00:00+02:00"


class NoZone(Sound):
    def time(self):
        return "2026-11-16T12:00:00"


class CrashesAfterTheMatch(Sound):
    def answer(self, request, handler):
        if request["method"] == "notify_match_result":
            os._exit(1)
        return super().answer(request, handler)


class DiesOfBrokenJson(Sound):
    def broken_json(self, handler):
        os._exit(1)


class SeparateWithoutToken(Sound):
    """Acknowledges, and posts its answers to the referee without a token."""

    referee = None

    def answer(self, request, handler):
        if request["method"] == "notify_round":
            self.referee = request["params"]["matches"][0]["referee_endpoint"]
        return super().answer(request, handler)

    def invited(self, request, call):
        return self.later(self.join_ack(call))

    def asked(self, request, call):
        return self.later(self.choice(call))

    def later(self, message):
        del message["auth_token"]
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": message["message_type"].lower(),
                           "params": message}).encode()
        post = urllib.request.Request(self.referee, body, {"Content-Type": "application/json"})
        threading.Thread(target=lambda: urllib.request.urlopen(post).read(), daemon=True).start()
        return {"status": "received"}


class NoToken(Sound):
    def message(self, kind, call, **fields):
        return {**super().message(kind, call, **fields), "auth_token": ""}


class RefusesInvitations(Sound):
    def invited(self, request, call):
        return self.refusal(request, -32603, "KeyError: 'opponent'")


class Declines(Sound):
    def join_ack(self, call):
        return {**super().join_ack(call), "accept": False, "reason": "I am tired"}


class WrongId(Sound):
    def result(self, request, message):
        return {**super().result(request, message), "id": 4711}


class TextId(Sound):
    def result(self, request, message):
        return {**super().result(request, message), "id": str(request.get("id"))}


class OneMatchOnly(Sound):
    """Remembers one match, the last it was invited to."""

    match = None

    def invited(self, request, call):
        if self.match:
            return self.refusal(request, -32603, "busy")
        self.match = call["match_id"]
        return super().invited(request, call)

    def answer(self, request, handler):
        if request["method"] == "notify_match_result":
            self.match = None
        return super().answer(request, handler)


class MissingField(Sound):
    def join_ack(self, call):
        return {**super().join_ack(call), "entropy": "x" * 100}


class Silent:
    """Accepts connections and never says a word."""

    def __init__(self):
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.endpoint = f"http://127.0.0.1:{self.socket.getsockname()[1]}/mcp"


FAULTS = {kind.__name__: kind for kind in (
    Sound, Html, Http500, PlainText, CapitalEven, NoChoice, WrongMatch, WrongPlayer, LateAccepting,
    LateChoosing, LocalTime, NoZone, CrashesAfterTheMatch, DiesOfBrokenJson, SeparateWithoutToken,
    NoToken, RefusesInvitations, Declines, WrongId, TextId, OneMatchOnly, MissingField, Silent)}

if __name__ == "__main__":
    serve(FAULTS[sys.argv[1]]())
