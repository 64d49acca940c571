"""Hostile requests of every kind against a manager while a league plays.

In ./check a few thousand of them. By hand a million, with figures; and wrk with 256 connections:

    export AGENT_LEAGUE=build/release/app/agent-league
    python3 tests/e2e/test_hostile.py --requests 1000000 --players 12
    python3 tests/e2e/test_hostile.py --wrk 20
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import unittest

from hostile import KINDS, Scene
from hostile.agents import PacedPlayer, TraitorReferee
from hostile.broken_http import STANDINGS
from hostile.siege import Siege, SlowClients
from hostile.witness import Witness
from support import LeagueTestCase
from support.records import query_journal

REQUESTS = 6000
PLAYERS = 6
SLOW_CLIENTS = 500
WRK_SECONDS = 0
# The traitor is asked for help again when it shows that it is alive, so this depends on time.
JOURNALLED = """SELECT kind, count(*) FROM entries WHERE kind NOT IN ('referee', 'assigned')
                GROUP BY kind ORDER BY kind"""
LOG_LIMIT = 4_000_000  # bytes; what strangers say must not fill a disk
WARM = 0.3  # the part of a siege in which memory may still grow


class LeagueInDanger(LeagueTestCase):
    def open_league(self, progress, changed):
        """Two referees, a traitor and PLAYERS players, stopped at the first question."""
        self.manager = self.start("manager", "--port", 0, "--json", "--auto-start",
                                  "--expect-players", PLAYERS, "--expect-referees", 3,
                                  "--set", "draw_range.min=7", "--set", "draw_range.max=7",
                                  "--set", "choice_timeout_ms=3600000")
        found = self.manager.wait_for(r"League (\S+) is open at (\S+)$")
        self.league, self.address = found.groups()
        self.agents = [self.start_agent("referee", number) for number in (1, 2)]
        self.traitor = TraitorReferee()
        self.addCleanup(self.traitor.close)
        self.traitor.register(self.address)
        self.agents += [self.start_agent("player", number, "--strategy", "random", "--seed",
                                         f"seed {number}")
                        for number in range(1, PLAYERS)]
        self.paced = PacedPlayer(PLAYERS - 1, progress, changed)
        self.addCleanup(self.paced.close)
        self.paced.register(self.address)
        self.assertTrue(self.paced.asked.wait(60))

    def start_agent(self, role, number, *options):
        program = self.start(role, "--manager", self.address, "--port", 0, "--name",
                             f"{role} {number}", *options)
        program.wait_for(r"^Registered as \S+ at ")
        return program

    def close_league(self):
        """Everybody ends well; returns the table, and how much was journalled."""
        for program in self.agents:
            self.assertExit(program, 0)
        self.manager.wait_for("^The manager goes on answering questions; Ctrl-C ends it.")
        self.manager.signal(signal.SIGINT)
        self.assertExit(self.manager, 0)
        written = sum(path.stat().st_size for path in self.data.rglob("*.log.jsonl"))
        self.assertLess(written, LOG_LIMIT)
        table = json.loads(self.manager.out)["final_standings"]
        return table, query_journal(self.league_folder(self.league), JOURNALLED)

    def scene(self):
        return Scene(
            port=int(self.address.split(":")[2].split("/")[0]),
            league=self.league,
            matches=tuple(f"R{round_id}M{number}" for round_id in range(1, PLAYERS)
                          for number in range(1, PLAYERS // 2 + 1)),
            players=tuple(f"P{number:02}" for number in range(1, PLAYERS + 1)),
            player_token=self.paced.token,
            match_token=self.paced.told("handle_game_invitation")[0]["auth_token"],
            referee=self.traitor.referee_id,
            referee_token=self.traitor.token)

    def open_leagues(self, progress, changed):
        """Plays one league in peace, then opens another among slow clients and with a witness."""
        self.open_league(lambda: 1.0, threading.Condition())
        self.peace = self.close_league()
        self.open_league(progress, changed)
        scene = self.scene()
        slow = SlowClients(scene.port, SLOW_CLIENTS)
        self.addCleanup(slow.kill)
        query = {**self.paced.envelope("LEAGUE_QUERY", "conv-witness-001"),
                 "league_id": self.league, "query_type": "GET_SCHEDULE"}
        witness = Witness(scene.port, self.manager.pid, query, PLAYERS, progress)
        witness.start()
        self.addCleanup(witness.stop)
        return scene, slow, witness

    def assert_unharmed(self, witness, war):
        times = sorted(witness.times)
        print(f"witness: {dict(witness.statuses)}, {witness.reconnected} times reconnected, "
              f"median {times[len(times) // 2] * 1000:.1f} ms, "
              f"99% {times[len(times) * 99 // 100] * 1000:.1f} ms, worst {times[-1] * 1000:.0f} ms")
        print(f"memory of the manager: {witness.memory[0][1] / 1024:.1f} MiB at first, "
              f"at most {witness.most_memory(0.0, WARM):.1f} until {WARM:.0%} and "
              f"{witness.most_memory(WARM, 1.0):.1f} later, "
              f"{witness.memory[-1][1] / 1024:.1f} at the end")
        self.assertEqual(witness.wrong[:20], [])
        self.assertEqual(set(witness.statuses), {200})
        matches = self.matches_of(self.league_folder(self.league))
        self.assertEqual([match["result"] for match in matches.values()
                          if match["result"]["status"] == "TECHNICAL_LOSS"], [])
        self.assertEqual(war, self.peace)
        if not os.environ.get("AGENT_LEAGUE_SANITIZED"):  # a sanitizer keeps freed memory
            self.assertLess(witness.most_memory(WARM, 1.0), 1.1 * witness.most_memory(0.0,
                                                                                      WARM) + 8)


class UnderSiege(LeagueInDanger):
    def test_a_league_under_siege_ends_as_if_nothing_had_been(self):
        siege = Siege(REQUESTS)
        self.addCleanup(siege.kill)
        scene, slow, witness = self.open_leagues(siege.progress, siege.changed)
        started = time.monotonic()
        siege.begin(scene)
        siege.end()
        took = time.monotonic() - started
        witness.stop()
        crowd = slow.end()
        war = self.close_league()

        total = sum(siege.counts.values())
        print(f"\n{total} hostile requests of {len(KINDS)} kinds in {took:.0f} s "
              f"({total / took:.0f}/s), {sum(siege.cut_off.values())} cut off; "
              f"{crowd['most']} slow clients at a time, "
              f"{crowd['came']} in all")
        if REQUESTS >= 100_000:
            for name, kind in KINDS.items():
                statuses = ", ".join(f"{number}× {status}"
                                     for status, number in siege.statuses[name].items())
                print(f"{siege.counts[name]:8} {name}: {kind.tries} {statuses or 'No answer.'}")
        self.assertEqual(siege.wrong[:20], [])
        self.assertEqual(set(siege.counts), set(KINDS))
        self.assertGreaterEqual(total, REQUESTS)
        self.assert_unharmed(witness, war)


class UnderWrk(LeagueInDanger):
    """Only by hand: needs the program wrk."""

    def setUp(self):
        super().setUp()
        self.done = 0.0
        self.changed = threading.Condition()

    def advance(self, done):
        with self.changed:
            self.done = done
            self.changed.notify_all()

    def wrk(self, path, *options):
        """Lets wrk loose with 256 connections; every answer must be a good one."""
        ran = subprocess.run(["wrk", "-t", "1", "-c", "256", "-d", f"{WRK_SECONDS}s", "--latency",
                              *options,
                              self.address.replace("/mcp", path)], capture_output=True, text=True,
                             check=True)
        print(f"\n{ran.stdout}")
        self.assertNotIn("Non-2xx", ran.stdout)
        self.assertGreater(float(re.search(r"Requests/sec:\s+([\d.]+)", ran.stdout)[1]), 0)

    def test_wrk_and_slow_clients_do_not_stop_a_league(self):
        _, slow, witness = self.open_leagues(lambda: self.done, self.changed)
        script = self.folder / "post.lua"
        script.write_text("wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\n"
                          f"wrk.body = '{STANDINGS.decode()}'\n")
        self.wrk("/health")
        self.advance(0.5)
        self.wrk("/mcp", "-s", str(script))
        self.advance(1.0)
        witness.stop()
        crowd = slow.end()
        print(f"{crowd['most']} slow clients at a time, {crowd['came']} in all")
        self.assert_unharmed(witness, self.close_league())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--requests", type=int, default=REQUESTS)
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--slow-clients", type=int, default=SLOW_CLIENTS)
    parser.add_argument("--wrk", type=int, default=WRK_SECONDS, metavar="SECONDS")
    ours, others = parser.parse_known_args()
    REQUESTS, PLAYERS = ours.requests, ours.players
    SLOW_CLIENTS, WRK_SECONDS = ours.slow_clients, ours.wrk
    unittest.main(argv=[sys.argv[0], *others], defaultTest="UnderWrk" if ours.wrk else "UnderSiege")
