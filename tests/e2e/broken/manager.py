"""Managers with one fault each: python3 manager.py FAULT"""

import secrets
import sys

from agent import Agent, serve


class Sound(Agent):
    """Registers everybody and answers two questions."""

    def __init__(self):
        super().__init__()
        self.members = {}  # id and token by endpoint

    def answer(self, request, handler):
        method, call = request["method"], request.get("params", {})
        if method == "register_referee":
            return self.result(request, self.admit("referee_id", "REF01", call["referee_meta"]))
        if method == "register_player":
            number = f"P{len(self.members):02}"
            return self.result(request, self.admit("player_id", number, call["player_meta"]))
        if method in ("get_standings", "league_query"):
            if call.get("auth_token") not in [token for _, token in self.members.values()]:
                return self.wrong_token(request)
            return self.result(request, {"message_type": "LEAGUE_QUERY_RESPONSE", "success": True,
                                         "query_type": "GET_STANDINGS", "data": {}})
        return self.refusal(request)

    def admit(self, key, number, meta):
        number, token = self.members.setdefault(meta["contact_endpoint"],
                                                (number, secrets.token_hex(16)))
        return {"status": "ACCEPTED", key: number, "auth_token": token, "league_id": "league",
                "reason": None}

    def wrong_token(self, request):
        return self.refusal(request, -32000, "AUTH_TOKEN_INVALID")


class TrustsAnybody(Sound):
    def wrong_token(self, request):
        return self.result(request, {"success": True})


class GivesNoToken(Sound):
    def admit(self, key, number, meta):
        return {**super().admit(key, number, meta), "auth_token": None}


class FullHouse(Sound):
    def admit(self, key, number, meta):
        return {"status": "REJECTED", "reason": "Registration is closed."}


class ForgetsWhoCame(Sound):
    def admit(self, key, number, meta):
        answer = super().admit(key, number, {"contact_endpoint": secrets.token_hex(4)})
        return {**answer, key: f"X{len(self.members)}"}


class KnowsEveryMethod(Sound):
    def refusal(self, request, code=-32601, text="Method not found"):
        return self.result(request, {"status": "OK"})

    def wrong_token(self, request):
        return super().refusal(request, -32000, "AUTH_TOKEN_INVALID")


FAULTS = {kind.__name__: kind for kind in (
    Sound, TrustsAnybody, GivesNoToken, FullHouse, ForgetsWhoCame, KnowsEveryMethod)}

if __name__ == "__main__":
    serve(FAULTS[sys.argv[1]]())
