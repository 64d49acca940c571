"""kill -9 of the referee in every phase of a match of Mafia: it starts over, nothing leaks, and it
counts once."""

import json
import signal
import unittest

from support.open_league import OpenLeagueTestCase
from support.records import query_journal
from support.waiting import eventually
from support.web import rpc

PHASES = ("NIGHT_ACTIONS", "MORNING_REVEAL", "DAY_DISCUSSION", "DAY_VOTING", "RESOLUTION")


class KilledInAPhase(OpenLeagueTestCase):
    """Two referees, three players and seven bots; the operator takes the match from step to step."""

    def entries(self, kind):
        rows = query_journal(self.league_folder(self.league),
                             f"SELECT body FROM entries WHERE kind = '{kind}' "
                             "AND subject = 'R1M1' ORDER BY seq")
        return [json.loads(body) for (body,) in rows]

    def attempts(self):
        return [each["attempt"] for each in self.entries("assigned")]

    def phase(self):
        """Where the match is, as the journal has it."""
        changes = [each["facts"]["to"] for each in self.entries("game")
                   if each["what"] == "PHASE_CHANGED"]
        return changes[-1] if changes else None

    def roles(self):
        return [each["facts"] for each in self.entries("game") if each["what"] == "ROLES_ASSIGNED"]

    def public_entries(self):
        """Everything of the match that a stranger can read at the manager."""
        entries, after = [], 0
        while True:
            page = rpc(self.manager, "get_entries", {"after": after})["result"]
            entries += [each for each in page["entries"] if each.get("subject") == "R1M1"]
            if page["next_after"] == after:
                return entries
            after = page["next_after"]

    def go_to(self, wanted):
        """Advances until the match is in that phase."""
        eventually(lambda: self.phase(), "the first night has begun")
        while self.phase() != wanted:
            before = len(self.entries("game"))
            self.finish("control", "advance", "R1M1")
            eventually(lambda seen=before: len(self.entries("game")) > seen, "the match goes on")

    def open(self):
        self.open_league(3, "--game", "mafia", "--expect-referees", 2, "--set",
                         "games_per_player=1", "--set", "speed=STEP",
                         "--set", "heartbeat_interval_ms=300")
        self.referees = {}
        for number in range(2):
            program = self.join("referee", "--name", f"Referee {number}")
            self.referees[program.id] = program
        for number in range(3):
            self.join("player", "--game", "mafia", "--name", f"Player {number}")

    # X-01, MR-40: a restart deals anew, and what was hidden stays hidden.
    def play_with_a_kill_in(self, phase):
        self.open()
        self.go_to(phase)
        first = self.entries("assigned")[0]["referee_id"]
        self.referees[first].signal(signal.SIGKILL)
        eventually(lambda: self.attempts() == [1, 2] and len(self.roles()) == 2,
                   "another referee has dealt anew")
        told = json.dumps(self.public_entries())
        self.assertNotIn("_observer", told)
        for word in ('"think"', '"seed":', '"teammates"'):
            self.assertNotIn(word, told)
        if phase in ("NIGHT_ACTIONS", "MORNING_REVEAL"):  # later there are claims and votes
            for word in ('"sheriff"', '"doctor"', "target_id"):
                self.assertNotIn(word, told)
        self.finish("control", "set-speed", "R1M1", "DEBUG")
        rows, matches = self.outcome()
        self.assertEqual(matches["R1M1"]["attempt"], 2)
        self.assertEqual(len(self.entries("result")), 1)
        for player, row in rows.items():
            self.assertEqual(row["played"], 1)
            self.assertEqual(row["points"], matches["R1M1"]["result"]["score"][player])
        #
        log = self.league_folder(self.league) / "channels" / "R1M1-town.log.jsonl"
        moves = [json.loads(line) for line in log.read_text().splitlines()]
        self.assertIn(("QUEUED", "ACTIVE", "TURN_GRANTED"),
                      [(each["from"], each["to"], each["trigger"]) for each in moves
                       if each["event"] == "state_transition"])


for each in PHASES:
    def test(self, phase=each):
        self.play_with_a_kill_in(phase)
    setattr(KilledInAPhase, f"test_killed_in_{each.lower()}", test)


if __name__ == "__main__":
    unittest.main()
