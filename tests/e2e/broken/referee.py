"""Referees with one fault each, that register with a manager: python3 referee.py FAULT MANAGER"""

import json
import sys
import threading
import urllib.request

from agent import Agent, now, serve


def post(url, method, params):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())["result"]


class Sound(Agent):
    """Takes assign_match and does everything right; it always draws 8."""

    def __init__(self, manager):
        super().__init__()
        self.manager = manager
        seat = post(manager, "register_referee", {
            "protocol": "league.v2", "message_type": "REFEREE_REGISTER_REQUEST",
            "sender": "referee:x", "timestamp": now(), "conversation_id": "c1",
            "referee_meta": {"display_name": "Broken", "version": "1", "game_types": ["even_odd"],
                             "contact_endpoint": self.endpoint, "max_concurrent_matches": 1}})
        self.referee_id, self.token = seat["referee_id"], seat["auth_token"]

    def answer(self, request, handler):
        if request["method"] == "assign_match":
            threading.Thread(target=self.play, args=(request["params"],), daemon=True).start()
            return self.result(request, {"message_type": "MATCH_ASSIGNMENT_ACK", "accept": True})
        if request["method"] == "heartbeat":
            return self.result(request, {"status": "OK"})
        return self.refusal(request)

    def message(self, kind, match, **fields):
        return {"protocol": "league.v2", "message_type": kind, "timestamp": now(),
                "sender": f"referee:{self.referee_id}", "conversation_id": "c2",
                "auth_token": self.token, "league_id": match["league_id"],
                "round_id": match["round_id"], "match_id": match["match_id"],
                "game_type": "even_odd", **fields}

    def play(self, match):
        players = {each["player_id"]: each["contact_endpoint"] for each in match["roster"]}
        choices = {}
        for each, endpoint in self.invited(players):
            post(endpoint, "handle_game_invitation", self.message(
                "GAME_INVITATION", match, role_in_match="PLAYER_A", opponent_id="P"))
        for each, endpoint in self.asked(players):
            choices[each] = post(endpoint, "choose_parity", self.message(
                "CHOOSE_PARITY_CALL", match, player_id=each, deadline=now(),
                context={"opponent_id": "P", "round_id": 1, "your_standings": {}}))["parity_choice"]
        winner = self.winner(choices)
        for each, endpoint in self.told(players):
            post(endpoint, "notify_match_result", self.message(
                "GAME_OVER", match, game_result={"status": "WIN", "winner_player_id": winner,
                                                 "drawn_number": 8, "choices": choices}))
        self.report(self.message("MATCH_RESULT_REPORT", match, result={
            "winner": winner, "score": {}, "details": {"drawn_number": 8, "choices": choices}}))

    def invited(self, players):
        return players.items()

    def asked(self, players):
        return players.items()

    def told(self, players):
        return players.items()

    def winner(self, choices):
        return next((each for each in choices if choices[each] == "even"), None)

    def report(self, report):
        post(self.manager, "report_match_result", report)


class WrongWinner(Sound):
    def winner(self, choices):
        return next(each for each in choices if choices[each] == "odd")


class AlwaysADraw(Sound):
    def winner(self, choices):
        return None


class NoReport(Sound):
    def report(self, report):
        pass


class ReportWithoutToken(Sound):
    def report(self, report):
        super().report({**report, "auth_token": None})


class ReportWithAWrongToken(Sound):
    def report(self, report):
        super().report({**report, "auth_token": "tok_of_somebody_else"})


class InvitesOne(Sound):
    def invited(self, players):
        return list(players.items())[:1]


class NeverAsks(Sound):
    def asked(self, players):
        return ()


class TellsNobody(Sound):
    def told(self, players):
        return ()


class TakesNothing(Sound):
    def answer(self, request, handler):
        return self.result(request, {"status": "ACK"})


FAULTS = {kind.__name__: kind for kind in (
    Sound, WrongWinner, AlwaysADraw, NoReport, ReportWithoutToken, ReportWithAWrongToken,
    InvitesOne, NeverAsks, TellsNobody, TakesNothing)}

if __name__ == "__main__":
    serve(FAULTS[sys.argv[1]](sys.argv[2]))
