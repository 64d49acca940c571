"""Players and referees without an address find their league on the local network by themselves."""

import json
import signal
import unittest

from support.case import LeagueTestCase
from support.lan import place_of_its_own

CODE = "K7M 4QX"


class FindLeague(LeagueTestCase):
    """Everything on the loopback card, at a port that nobody else uses."""

    def setUp(self):
        super().setUp()
        self.environment["AGENT_LEAGUE_LAN"] = place_of_its_own()

    def open_league(self, name, *options):
        """Returns the program and its address."""
        manager = self.start("manager", "--port", 0, "--bind", "0.0.0.0", "--name", name, *options)
        port = manager.wait_for(r"is open at \S+:(\d+)/mcp$").group(1)
        return manager, f"http://127.0.0.1:{port}/mcp"

    def seek(self, role, *options, **more):
        return self.start(role, "--port", 0, *options, **more)

    def test_a_league_is_found_and_played_to_its_end(self):
        manager, address = self.open_league(
            "Spring Cup", "--join-code", CODE, "--auto-start", "--expect-players", 2,
            "--expect-referees", 1, "--exit-when-done", "--json")
        self.environment["AGENT_LEAGUE_JOIN_CODE"] = CODE
        players = [self.seek("player", "--name", name) for name in ("Ada", "Boole")]
        for player in players:
            player.wait_for(rf"^Found {address}  Spring Cup: even_odd, [01] of 2 players, open, "
                            r"with a join code\.$")
            player.wait_for(r"^Registered as P0[12] at http://127\.0\.0\.1:\d+/mcp;")
        referee = self.seek("referee")
        for program in (manager, *players, referee):
            self.assertExit(program, 0)
        result = json.loads(manager.out)
        self.assertEqual((result["status"], result["total_matches"]), ("COMPLETED", 1))
        self.assertNotIn(CODE, "".join(each.err for each in players))

    def test_whoever_is_early_waits_for_the_league_with_one_line(self):
        player = self.seek("player")
        player.wait_for(r"^Listening for a league on this network \(UDP port \d+\); Ctrl-C ends it")
        self.assertEqual(player.err.count("\n"), 1, player.err)
        self.open_league("Spring Cup")
        player.wait_for(r"^Registered as P01 at ")

    def test_among_several_leagues_it_asks_which(self):
        first, second = self.open_league("Spring Cup")[1], self.open_league("Robotics club")[1]
        asked = self.seek("player")
        self.assertExit(asked, 2)
        self.assertIn("agent-league: 2 leagues can be joined on this network:\n", asked.err)
        self.assertIn(f"\n{first}  Spring Cup: even_odd, 0 players, open\n", asked.err)
        self.assertIn(f"\n{second}  Robotics club: even_odd, 0 players, open\n", asked.err)
        self.assertRegex(asked.err, rf"add --manager ({first}|{second}), or --league and a name")
        named = self.seek("player", "--league", "robotics CLUB")
        named.wait_for(rf"^Heard {first}  Spring Cup: .*It is not the league of --league\.$")
        named.wait_for(rf"registers with {second} ")
        named.wait_for("^Registered as P01 at ")
        told = self.seek("player", "--league", "Robotics club", "--manager", first)
        told.wait_for(rf"registers with {first} ")
        self.assertNotIn("Listening", told.err)

    def test_only_an_open_league_of_its_game_is_joined(self):
        other = self.open_league("Mafia night", "--game", "mafia")[1]
        full = self.open_league("Full house", "--max-players", 1)[1]
        self.start("player", "--manager", full, "--port", 0).wait_for("^Registered as P01 at ")
        late = self.seek("player", "--wait-seconds", 5)
        self.assertExit(late, 3)
        self.assertRegex(late.err, rf"(?m)^Heard {other}  Mafia night: .*It plays another game\.$")
        self.assertRegex(late.err, rf"(?m)^Heard {full}  Full house: .*comes back with --manager {full}$")
        self.assertIn("agent-league: No league to join was heard in 5 s.", late.err)
        self.assertEqual(late.err.count("Heard"), 2, late.err)

    def test_a_join_code_that_is_missing_is_asked_for(self):
        _, address = self.open_league("Spring Cup", "--join-code", CODE)
        for role in ("player", "referee"):
            with self.subTest(role):
                program = self.seek(role)
                self.assertExit(program, 2)
                self.assertIn(f"Found {address}  Spring Cup", program.err)
                self.assertIn("asks for a join code. Ask its host for it, and add --join-code CODE.",
                              program.err)

    def test_it_ends_when_nobody_calls_in_time_or_somebody_interrupts_it(self):
        early = self.seek("player", "--wait-seconds", 1)
        self.assertExit(early, 3)
        self.assertIn("agent-league: No league to join was heard in 1 s.", early.err)
        self.assertIn("firewall", early.err)
        patient = self.seek("referee", "--league", "Spring Cup")
        patient.wait_for(r'^Listening for the league "Spring Cup" on this network')
        patient.signal(signal.SIGINT)
        self.assertExit(patient, 130)
        self.assertIn("Interrupted; no league was joined.", patient.err)


if __name__ == "__main__":
    unittest.main(verbosity=2)
