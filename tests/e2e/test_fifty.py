"""Fifty players: every match is on disk, and memory does not grow with the league."""

import json
import os
import pty
import re
import time
import unittest

from support import LeagueTestCase
from support.records import messages, query_journal

MATCHES = 1225


def memory_of(pid):
    """Resident and peak memory in KiB, or nothing when the process is gone."""
    try:
        with open(f"/proc/{pid}/status") as status:
            fields = dict(re.findall(r"^(Vm\w+):\s+(\d+) kB$", status.read(), re.MULTILINE))
    except (FileNotFoundError, ProcessLookupError):
        return None
    return (int(fields["VmRSS"]), int(fields["VmHWM"])) if "VmRSS" in fields else None


def shown_by(bar):
    """How many matches the bar shows at the moment."""
    newest = bar.rpartition(f" of {MATCHES} matches")[0][-20:].rpartition(" ")[2]
    return int(newest) if newest.isdigit() else 0


class Fifty(LeagueTestCase):
    # S-10, S-12, S-13
    def test_a_league_of_fifty_is_complete_and_flat(self):
        started = time.monotonic()
        program = self.start("run", "--base-port", 0, "--players", 50, "--referees", 4, "--json",
                             terminal=pty.openpty())
        early = latest = None
        counted = 0
        while counted < MATCHES:
            # The bar moves on with every few matches: look whenever it has.
            counted = program.wait_until(
                lambda text, before=counted: (now := shown_by(text)) > before and now, "moved on")
            memory = memory_of(program.pid)
            if memory and counted >= 300:
                early = early or (counted, *memory)
                latest = (counted, *memory)
        self.assertExit(program, 0)
        league = json.loads(program.out)
        self.assertEqual((league["status"], league["total_matches"]), ("COMPLETED", MATCHES))
        self.assertEqual({row["played"] for row in league["final_standings"]}, {49})
        print(f"\n50 players: {time.monotonic() - started:.1f} s, {league['matches_per_s']:.0f} "
              f"matches/s, {early[1] / 1024:.0f} MiB after {early[0]} matches, "
              f"{latest[1] / 1024:.0f} MiB after {latest[0]}, peak {latest[2] / 1024:.0f} MiB")

        folder = self.league_folder(league["league_id"])
        self.assertEqual(query_journal(folder, "SELECT count(*), count(DISTINCT match_id) FROM results"),
                         [(MATCHES, MATCHES)])
        files = self.matches_of(folder)
        self.assertEqual(len(files), MATCHES)
        for name, match in files.items():
            self.assertEqual(match["lifecycle"]["state"], "FINISHED", name)
            self.assertIn("score", match["result"], name)
        self.assertEqual({row["technical_losses"] for row in league["final_standings"]}, {0})
        repeated = sum(message["message_type"] == "GAME_ERROR"
                       for match in files.values() for message in messages(match))
        self.assertLess(repeated, 0.05 * 4 * MATCHES, "calls that timed out, of four in a match")
        points = {player: 0 for player in (f"P{number:02}" for number in range(1, 51))}
        for match in files.values():
            for player, score in match["result"]["score"].items():
                points[player] += score
        self.assertEqual(points, {row["player_id"]: row["points"]
                                  for row in league["final_standings"]})

        self.assertLess(early[0], 800, "the early look came too late to compare with")
        self.assertGreater(latest[0], 1100)
        if os.environ.get("AGENT_LEAGUE_SANITIZED"):
            self.skipTest("A sanitizer keeps freed memory: its growth says nothing.")
        self.assertLess(latest[1], 1.3 * early[1])


if __name__ == "__main__":
    unittest.main()
