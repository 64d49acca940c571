"""Agents of other people, each of its own dialect and in its own process, play in one league."""

import json
import pathlib
import sqlite3
import subprocess
import sys
import unittest

from support import LeagueTestCase
from support.program import die_with_the_test

FOLDER = pathlib.Path(__file__).parent / "dialects"
PLAYERS = ["canonical", "under_message", "parity_choose", "tool_calls", "types_as_methods",
           "separate_posts", "answers_as_requests", "mcp_server"]
REFEREES = ["announced", "blocking", "polling"]


class Dialects(LeagueTestCase):
    def agent(self, role, dialect, address):
        """A foreign agent that has registered."""
        process = subprocess.Popen(
            [sys.executable, "-B", str(FOLDER / f"foreign_{role}.py"), dialect, address],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=self.environment,
            preexec_fn=die_with_the_test)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.addCleanup(process.stdin.close)
        self.addCleanup(process.stdout.close)
        self.assertEqual(process.stdout.readline(), "ready\n", dialect)
        return process

    def play(self, players, foreign_referees, own_referees):
        manager = self.start("manager", "--port", 0, "--exit-when-done", "--json", "--auto-start",
                             "--expect-players", len(players),
                             "--expect-referees", len(foreign_referees) + own_referees)
        league, address = manager.wait_for(r"League (\S+) is open at (\S+)$").groups()
        for dialect in foreign_referees:
            self.agent("referee", dialect, address)
        for number in range(own_referees):
            self.start("referee", "--manager", address, "--port", 0,
                       "--data", self.folder / f"referee-{number}")
        for dialect in players:
            self.agent("player", dialect, address)
        self.assertExit(manager, 0)
        outcome = json.loads(manager.out)
        self.assertEqual(outcome["status"], "COMPLETED", manager.story())
        self.check(outcome, self.matches_of(self.league_folder(league)), len(players), manager)
        return self.dialects(league)

    def check(self, outcome, matches, players, manager):
        self.assertEqual(len(matches), players * (players - 1) // 2)
        reasons = {name: match["result"].get("reason") for name, match in matches.items()
                   if match["result"]["status"] not in ("WIN", "DRAW")}
        self.assertEqual(reasons, {}, manager.story())
        for row in outcome["final_standings"]:
            self.assertEqual(row["played"], players - 1)
            self.assertEqual(row["technical_losses"], 0)

    def dialects(self, league):
        """What the journal says of each agent, by its display name."""
        with sqlite3.connect(self.league_folder(league) / "journal.db") as journal:
            rows = [(kind, json.loads(body)) for kind, body in journal.execute(
                "SELECT kind, body FROM entries WHERE kind IN ('registered', 'dialect') "
                "ORDER BY seq")]
        names = {body["id"]: body["display_name"] for kind, body in rows if kind == "registered"}
        return {names[body["agent_id"]]: body["dialect"] for kind, body in rows
                if kind == "dialect"}

    def test_eight_players_and_three_referees_of_different_dialects(self):
        found = self.play(PLAYERS, REFEREES, own_referees=0)
        self.assertEqual(found["Announced"], "notify_round")
        self.assertEqual(found["Blocking"], "START_MATCH")
        self.assertEqual(found["Polling"], "get_assigned_matches")
        self.assertEqual(found["Tool calls"], "tools_call")
        self.assertEqual(found["MCP server"], "mcp")

    def test_our_own_referee_speaks_with_all_of_them(self):
        found = self.play(PLAYERS, [], own_referees=1)
        self.assertEqual(found, {
            "Canonical": "superset", "Under message": "superset",
            "Parity choose": "parity_choose", "Tool calls": "tools_call",
            "Types as methods": "message_type", "Separate posts": "superset",
            "Answers as requests": "superset", "MCP server": "mcp"})


if __name__ == "__main__":
    unittest.main(verbosity=2)
