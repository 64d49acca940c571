"""Who gets in: the join code, the number of places, knocking too often, and other people's addresses."""

import json
import time
import unittest

from support import LeagueTestCase, rpc
from support.plain_player import PlainPlayer, timestamp

CODE = "maple-7-secret"


class DoorTestCase(LeagueTestCase):
    def start_manager(self, *options):
        program = self.start("manager", "--port", 0, *options)
        self.league, self.manager = program.wait_for(r"League (\S+) is open at (\S+)$").groups()
        return program

    def start_plain_player(self, **options):
        player = PlainPlayer(**options)
        self.addCleanup(player.close)
        return player

    def register(self, endpoint, role="player", **fields):
        """A registration of somebody who may not even exist; returns the answer."""
        meta = {"display_name": "Somebody", "version": "1.0.0", "game_types": ["even_odd"],
                "contact_endpoint": endpoint, "max_concurrent_matches": 1}
        request = {"protocol": "league.v2", "sender": f"{role}:somebody", "timestamp": timestamp(),
                   "message_type": "LEAGUE_REGISTER_REQUEST" if role == "player"
                                   else "REFEREE_REGISTER_REQUEST",
                   "conversation_id": "conv-door-001", f"{role}_meta": meta, **fields}
        return rpc(self.manager, f"register_{role}", request)["result"]

    def assertRejected(self, answer, words):
        self.assertEqual(answer["status"], "REJECTED", answer)
        self.assertIn(words, answer["reason"])
        self.assertNotIn("auth_token", answer)


class JoinCode(DoorTestCase):
    def test_agents_without_it_stay_outside_and_agents_with_it_play(self):
        manager = self.start_manager("--join-code", CODE, "--auto-start", "--expect-players", 2,
                                     "--exit-when-done", "--json")
        for arguments, words in (((), "asks for a join code"),
                                 (("--join-code", "maple"), "not the one of this league")):
            for role in ("player", "referee"):
                program = self.finish(role, "--manager", self.manager, "--port", 0, *arguments,
                                      code=1)
                self.assertIn(words, program.err)
        plain = self.start_plain_player()
        self.assertRejected(plain.register(self.manager), "asks for a join code")
        self.assertEqual(plain.register(self.manager, join_code=CODE)["status"], "ACCEPTED")

        referee = self.start("referee", "--manager", self.manager, "--port", 0, "--join-code", CODE)
        self.environment["AGENT_LEAGUE_JOIN_CODE"] = CODE
        player = self.start("player", "--manager", self.manager, "--port", 0)
        for program in (referee, player, manager):
            self.assertExit(program, 0)
        self.assertEqual(json.loads(manager.out)["total_matches"], 1)
        for program in (referee, player, manager):
            self.assertNotIn(CODE, program.out + program.err)
        for path in self.data.rglob("*"):
            if path.is_file():
                self.assertNotIn(CODE.encode(), path.read_bytes(), path)

    def test_it_does_not_show_in_the_list_of_processes(self):
        for given in (("--join-code", CODE), (f"--join-code={CODE}",)):
            program = self.start_manager(*given)
            with open(f"/proc/{program.pid}/cmdline", "rb") as file:
                shown = file.read()
            self.assertIn(b"--join-code", shown)
            self.assertNotIn(CODE.encode(), shown)

    def test_it_may_come_from_the_environment_of_the_manager(self):
        self.environment["AGENT_LEAGUE_JOIN_CODE"] = CODE
        self.start_manager()
        self.assertRejected(self.register("http://127.0.0.1:9/mcp"), "asks for a join code")


class WholeLeague(DoorTestCase):
    def test_nobody_takes_a_place_that_run_keeps_for_its_own_players(self):
        program = self.start("run", "--base-port", 0, "--players", 300)
        self.manager = program.wait_for(r"the manager is at (\S+)$").group(1)
        self.assertRejected(self.register("http://127.0.0.1:9/mcp"), "asks for a join code")


class Places(DoorTestCase):
    def test_a_full_league_takes_nobody_else(self):
        self.start_manager("--max-players", 2, "--max-referees", 1)
        first = self.start_plain_player()
        token = first.register(self.manager)["auth_token"]
        self.assertEqual(self.register("http://127.0.0.1:9/mcp")["status"], "ACCEPTED")
        self.assertRejected(self.register("http://127.0.0.1:10/mcp"), "takes 2 players")
        self.assertEqual(self.register("http://127.0.0.1:9/mcp", "referee")["status"], "ACCEPTED")
        self.assertRejected(self.register("http://127.0.0.1:10/mcp", "referee"),
                            "takes 1 referees")
        late = self.finish("player", "--manager", self.manager, "--port", 0, code=1)
        self.assertIn("The league is full", late.err)
        self.assertEqual(first.register(self.manager)["auth_token"], token)  # it is in


class Flood(DoorTestCase):
    BURST, PER_SECOND = 50, 5

    def test_it_is_stopped_and_real_agents_still_get_in(self):
        self.start_manager()
        known = self.start_plain_player()
        token = known.register(self.manager)["auth_token"]
        began = time.monotonic()
        answers = []
        while not answers or answers[-1]["status"] == "ACCEPTED":
            answers.append(self.register(f"http://127.0.0.1:{1000 + len(answers)}/mcp"))
            self.assertLess(len(answers), 1000, "nobody stops us")
        elapsed = time.monotonic() - began
        self.assertRejected(answers[-1], "Too many registrations came from 127.0.0.1")
        self.assertGreater(answers[-1]["retry_after_ms"], 0)
        self.assertGreaterEqual(len(answers), self.BURST)
        self.assertLessEqual(len(answers), self.BURST + self.PER_SECOND * elapsed + 2)
        # Somebody whose answer got lost does not wait, and a program that waits gets in.
        self.assertEqual(known.register(self.manager)["auth_token"], token)
        while self.register("http://127.0.0.1:999/mcp")["status"] == "ACCEPTED":
            pass  # known by now: costs nothing
        player = self.start("player", "--manager", self.manager, "--port", 0)
        player.wait_for(r"^Registered as P\d+ at ")


class Addresses(DoorTestCase):
    FOREIGN = ("http://192.0.2.1:8101/mcp", "http://somebody.example:8101/mcp",
               "http://localhost.example:8101/mcp")

    def test_an_agent_registers_itself_and_nobody_else(self):
        self.start_manager()
        for endpoint in self.FOREIGN:
            for role in ("player", "referee"):
                self.assertRejected(self.register(endpoint, role),
                                    "does not point to the machine that registers")
        for endpoint in ("https://127.0.0.1:8101/mcp", "file:///etc/passwd"):
            self.assertRejected(self.register(endpoint), "cannot be called")
        for endpoint in ("http://localhost:9/mcp", "http://127.0.0.1:9/mcp", "http://[::1]:9/mcp"):
            self.assertEqual(self.register(endpoint)["status"], "ACCEPTED", endpoint)

    def test_the_operator_may_allow_it(self):
        self.start_manager("--allow-any-endpoint")
        for endpoint in self.FOREIGN:
            self.assertEqual(self.register(endpoint)["status"], "ACCEPTED", endpoint)
        self.assertRejected(self.register("file:///etc/passwd"), "cannot be called")


if __name__ == "__main__":
    unittest.main()
