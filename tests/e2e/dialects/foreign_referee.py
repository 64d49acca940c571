"""Referees of three dialects: python3 foreign_referee.py DIALECT MANAGER"""

import random
import sys
import threading
import time

from foreign_agent import ForeignAgent, now, post, rpc, wait_for_the_end


class Referee(ForeignAgent):
    """Plays what a round announcement names as its own, in a thread of its own."""

    NAME = "Announced"

    def __init__(self, manager):
        super().__init__()
        self.manager = manager
        self.referee_id = self.token = None

    def join(self):
        answer = post(self.manager, rpc("register_referee", {
            "protocol": "league.v2", "message_type": "REFEREE_REGISTER_REQUEST",
            "sender": "referee:x", "timestamp": now(), "conversation_id": "conv-ref-1",
            "referee_meta": {"display_name": self.NAME, "version": "1.0.0",
                             "game_types": ["even_odd"], "contact_endpoint": self.endpoint,
                             "max_concurrent_matches": 2}}))["result"]
        self.referee_id, self.token = answer["referee_id"], answer["auth_token"]

    def receive(self, body, headers):
        params = body.get("params", {})
        if body.get("method") != "notify_round":
            return 200, self.refusal(body.get("id"))
        started = 0
        for match in params["matches"]:
            if match["referee_endpoint"] == self.endpoint:
                started += 1
                threading.Thread(target=self.play_and_report, daemon=True, args=(
                    match["match_id"], params["round_id"],
                    {match["player_A_id"]: match["player_A_endpoint"],
                     match["player_B_id"]: match["player_B_endpoint"]})).start()
        return 200, {"jsonrpc": "2.0", "id": body["id"], "result": {"matches_started": started}}

    def message(self, kind, match, **fields):
        return {"protocol": "league.v2", "message_type": kind, "timestamp": now(),
                "sender": f"referee:{self.referee_id}", "conversation_id": f"conv-{match}",
                "auth_token": self.token, "match_id": match, **fields}

    def play(self, match, round_id, players):
        """Returns the winner's id, or None for a draw."""
        ids = list(players)
        for each, other in zip(ids, reversed(ids)):
            answer = post(players[each], rpc("handle_game_invitation", self.message(
                "GAME_INVITATION", match, league_id="l", round_id=round_id, game_type="even_odd",
                role_in_match="PLAYER_A", opponent_id=other)))
            assert self.found(answer, "accept") is True, answer
        choices = {}
        for each, other in zip(ids, reversed(ids)):
            answer = post(players[each], rpc("choose_parity", self.message(
                "CHOOSE_PARITY_CALL", match, player_id=each, game_type="even_odd",
                context={"opponent_id": other, "round_id": round_id,
                         "your_standings": {"wins": 0, "losses": 0, "draws": 0}},
                deadline=now())))
            choices[each] = self.found(answer, "parity_choice")
            assert choices[each] in ("even", "odd"), answer
        parity = "even" if random.randint(1, 10) % 2 == 0 else "odd"
        winners = [each for each in ids if choices[each] == parity]
        winner = winners[0] if len(winners) == 1 else None
        for each in ids:
            post(players[each], rpc("notify_match_result", self.message(
                "GAME_OVER", match, game_type="even_odd",
                game_result={"status": "WIN" if winner else "DRAW", "winner_player_id": winner})))
        return winner

    def found(self, answer, field):
        return answer["result"][field]

    def play_and_report(self, match, round_id, players):
        winner = self.play(match, round_id, players)
        post(self.manager, rpc("report_match_result", self.message(
            "MATCH_RESULT_REPORT", match, round_id=f"R{round_id}",
            result={"winner_player_id": winner or "DRAW",
                    "score": {each: int(each == winner) for each in players}})))


class Blocking(Referee):
    """Knows START_MATCH only, reads answers from the top of the body, and answers with the result."""

    NAME = "Blocking"

    def receive(self, body, headers):
        if body.get("method") != "START_MATCH":
            return 404, self.refusal(body.get("id"))
        match = body["params"]
        winner = self.play(match["match_id"], match["round_id"], {
            match["player_a_id"]: match["player_a_endpoint"],
            match["player_b_id"]: match["player_b_endpoint"]})
        return 200, {"status": "completed", "winner_id": winner}

    def found(self, answer, field):
        return answer[{"accept": "accepted", "parity_choice": "choice"}[field]]


class Polling(Referee):
    """Answers a plain ACK to everything and asks for its matches itself."""

    NAME = "Polling"

    def __init__(self, manager):
        super().__init__(manager)
        self.played = set()

    def join(self):
        super().join()
        threading.Thread(target=self.poll, daemon=True).start()

    def receive(self, body, headers):
        return 200, {"status": "ACK"}

    def poll(self):
        while True:
            answer = post(self.manager, rpc("get_assigned_matches", {
                "referee_id": self.referee_id, "auth_token": self.token}))
            for match in answer["result"]["matches"]:
                if match["match_id"] not in self.played:
                    self.played.add(match["match_id"])
                    self.play_and_report(match["match_id"], match["round_id"], {
                        match["player1_id"]: match["player1_endpoint"],
                        match["player2_id"]: match["player2_endpoint"]})
            time.sleep(0.05)  # a polling agent is like that; no test waits for it


DIALECTS = {"announced": Referee, "blocking": Blocking, "polling": Polling}

if __name__ == "__main__":
    referee = DIALECTS[sys.argv[1]](sys.argv[2])
    referee.join()
    wait_for_the_end()
