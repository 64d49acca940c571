"""Leagues on the local network find each other: announced, heard, joined and played."""

import json
import signal
import socket
import subprocess
import sys
import unittest

from support.agents import AgentsTestCase
from support.case import LeagueTestCase
from support.lan import Lan, place_of_its_own, reason_to_skip

SKIPPED = reason_to_skip()
CODE = "K7M 4QX"

# Hears one datagram at an address: that of the group, or the broadcast's.
LISTEN = """
import socket, sys
where, port, card = sys.argv[1], 8099, sys.argv[2]
ear = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
ear.bind((where, port))
if where.startswith("239."):
    ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP,
                   socket.inet_aton(where) + socket.inet_aton(card))
ear.settimeout(30)
sys.stdout.buffer.write(ear.recv(65536))
"""


class OnOneComputer(LeagueTestCase):
    """Without namespaces: everything on the loopback card, at a port that nobody else uses."""

    def setUp(self):
        super().setUp()
        self.environment["AGENT_LEAGUE_LAN"] = place_of_its_own()

    def open_league(self, *options):
        manager = self.start("manager", "--port", 0, *options)
        manager.wait_for(r"is open at (\S+)$")
        return manager

    def test_only_leagues_that_others_can_join_are_announced(self):
        self.open_league("--bind", "0.0.0.0", "--name", "Open to all")
        self.open_league("--bind", "0.0.0.0", "--name", "Shy", "--no-announce")
        self.open_league("--bind", "127.0.0.1", "--name", "At home")
        found = json.loads(self.finish("discover", "--seconds", 5, "--json").out)
        self.assertEqual(found["status"], "FOUND")
        self.assertEqual([each["name"] for each in found["leagues"]], ["Open to all"])
        self.assertRegex(found["leagues"][0]["address"], r"^http://127\.0\.0\.1:\d+/mcp$")

    def test_a_person_reads_a_line_for_each_league(self):
        self.open_league(
            "--bind", "0.0.0.0", "--name", "Spring Cup", "--join-code", CODE, "--auto-start",
            "--expect-players", 8, "--expect-referees", 1,
        )
        second = self.open_league("--bind", "0.0.0.0", "--name", "Robotics \x1b[31mclub")
        program = self.finish("discover", "--seconds", 5)
        lines = sorted(program.out.splitlines(), key=lambda line: "Spring" not in line)
        self.assertEqual(len(lines), 2, program.out)
        self.assertRegex(
            lines[0],
            r"^http://127\.0\.0\.1:\d+/mcp  Spring Cup: even_odd, 0 of 8 players, "
            r"open, with a join code$",
        )
        self.assertRegex(lines[1], r"Robotics .*club: even_odd, 0 players, open$")
        self.assertNotIn("\x1b", program.out)
        # Whoever ends properly says goodbye.
        second.signal(signal.SIGTERM)
        self.assertExit(second, 130)
        found = json.loads(self.finish("discover", "--seconds", 4, "--json").out)
        self.assertEqual([each["name"] for each in found["leagues"]], ["Spring Cup"])

    def test_where_nobody_calls_it_says_what_to_do(self):
        program = self.finish("discover", "--seconds", 1, code=1)
        self.assertEqual(program.out, "")
        self.assertIn("No league was heard in 1 s.", program.err)
        self.assertIn("firewall", program.err)
        found = json.loads(self.finish("discover", "--seconds", 1, "--json", code=1).out)
        self.assertEqual((found["status"], found["leagues"]), ("NONE", []))

    def test_ctrl_c_ends_it_with_what_was_heard(self):
        self.open_league("--bind", "0.0.0.0", "--name", "Spring Cup")
        listening = self.start("discover", "--seconds", 600)
        listening.wait_for_out(r"Spring Cup")
        listening.signal(signal.SIGINT)
        self.assertExit(listening, 130)

    def test_a_port_that_cannot_be_had_is_said(self):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as greedy:
            greedy.bind(("0.0.0.0", 0))
            port = greedy.getsockname()[1]
            self.environment["AGENT_LEAGUE_LAN"] = f"127.0.0.1:{port}"
            program = self.finish("discover", "--json", code=3)
        self.assertIn(f"UDP port {port} cannot be opened", program.err)
        self.assertEqual(json.loads(program.out)["status"], "FAILED")


@unittest.skipIf(SKIPPED, SKIPPED)
class BetweenComputers(AgentsTestCase):
    """Three computers: a teacher and a student with two cards each, and a student with one."""

    def setUp(self):
        super().setUp()
        self.environment.pop("AGENT_LEAGUE_LAN", None)
        lan = Lan()
        self.addCleanup(lan.close)
        wireless, cable = lan.network("wireless"), lan.network("cable")
        self.teacher = lan.computer("teacher")
        self.student = lan.computer("student")
        self.other = lan.computer("other")
        lan.connect(self.teacher, wireless, "10.77.1.1/24")
        lan.connect(self.teacher, cable, "10.77.2.1/24")
        lan.connect(self.student, wireless, "10.77.1.2/24")
        lan.connect(self.other, wireless, "10.77.1.3/24")
        lan.connect(self.other, cable, "10.77.2.3/24")

    def open_league(self, *options):
        manager = self.start(
            "manager", "--port", 0, "--bind", "0.0.0.0", "--name", "Spring Cup", *options,
            prefix=self.teacher,
        )
        manager.wait_for(r"is open at (\S+)$")
        return manager

    def discover(self, computer):
        program = self.finish("discover", "--seconds", 5, "--json", prefix=computer)
        return json.loads(program.out)["leagues"]

    def test_players_find_the_league_by_themselves_and_play_a_match(self):
        manager = self.open_league(
            "--join-code", CODE, "--auto-start", "--expect-players", 2, "--expect-referees", 1,
            "--exit-when-done", "--json",
        )
        heard = {}
        for computer in (self.student, self.other):
            leagues = self.discover(computer)
            self.assertEqual(len(leagues), 1, leagues)  # though some hear it on two cards
            heard[computer] = leagues[0]
        self.assertRegex(heard[self.student]["address"], r"^http://10\.77\.1\.1:\d+/mcp$")
        self.assertRegex(heard[self.other]["address"], r"^http://10\.77\.[12]\.1:\d+/mcp$")
        self.assertEqual(heard[self.student]["expected_players"], 2)
        self.assertTrue(heard[self.student]["needs_join_code"])
        players = [
            self.start(
                "player", "--manager", heard[computer]["address"], "--port", 0, "--join-code", CODE,
                prefix=computer,
            )
            for computer in (self.student, self.other)
        ]
        for player in players:
            player.wait_for(r"^Registered as P0\d at http://10\.77\.[12]\.[23]:\d+/mcp;")
        self.assertEqual(self.discover(self.student)[0]["players"], 2)
        referee = self.start(
            "referee", "--manager", heard[self.student]["address"], "--port", 0, "--join-code",
            CODE, prefix=self.teacher,
        )
        self.assertExit(manager, 0)
        result = json.loads(manager.out)
        self.assertEqual((result["status"], result["total_matches"]), ("COMPLETED", 1))
        for agent in (*players, referee):
            agent.kill()
        # It said goodbye, and so nobody is there any more.
        self.finish("discover", "--seconds", 2, prefix=self.student, code=1)

    def test_it_is_called_by_multicast_and_by_broadcast_and_tells_no_secret(self):
        self.open_league("--join-code", CODE)
        for where in ("239.255.80.99", "10.77.1.255"):
            heard = subprocess.run(
                [*self.student, sys.executable, "-c", LISTEN, where, "10.77.1.2"],
                capture_output=True, check=True,
            ).stdout
            told = json.loads(heard)
            self.assertEqual(told["league_name"], "Spring Cup", where)
            self.assertEqual(told["protocol"], "league.v2")
            self.assertLess(len(heard), 1200)
            self.assertEqual(
                set(told),
                {"protocol", "message_type", "herald", "league_id", "league_name", "game_type",
                 "address", "state", "players", "expected_players", "needs_join_code",
                 "spectators"},
            )
            self.assertNotIn(b"K7M", heard)

    def test_a_manager_of_one_card_is_heard_only_there(self):
        manager = self.start(
            "manager", "--port", 0, "--bind", "10.77.2.1", "--name", "Cable", prefix=self.teacher
        )
        manager.wait_for(r"is open at (\S+)$")
        self.assertEqual([each["name"] for each in self.discover(self.other)], ["Cable"])
        self.finish("discover", "--seconds", 3, prefix=self.student, code=1)


if __name__ == "__main__":
    unittest.main(verbosity=2)
