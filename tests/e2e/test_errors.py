"""Mistakes, obstacles and interruptions: the exit code and what a person reads."""

import json
import os
import pty
import re
import signal
import socket
import unittest

from support import LeagueTestCase, eventually, free_port, get
from support.records import query_journal

WRONG_USAGE = 2
CANNOT_REACH = 3
INTERRUPTED = 130

# Arguments and a part of the sentence they earn.
MISTAKES = [
    ("", "Usage: agent-league COMMAND"),
    ("rum", 'There is no command "rum". Did you mean "run"?'),
    ("--players 4", "A command comes first, options after it."),
    ("run --players", "Missing value after '--players'."),
    ("run --players one", '--players must be a whole number from 2 to 500, not "one".'),
    ("run --players 501", "--players must be a whole number from 2 to 500"),
    ("run --referees 101", "--referees must be a whole number from 1 to 100"),
    ("run --game chess", "--game must be one of even_odd"),
    ("run --wire pigeon", "--wire must be one of http, inprocess"),
    ("run --strategies random,lucky", "lucky"),
    ("run --base-port 65535", "--base-port must be a whole number from 0 to 65430"),
    ("run --set choice_timeout=1", "Did you mean choice_timeout_ms?"),
    ("run --set max_retries=99", "The rule max_retries cannot be"),
    ("run --set draw_range.min=20", "The draw range 20 to 10 is empty."),
    ("run --nonsense", "Unknown option 'nonsense'."),
    ("run now", 'run takes options only, not "now".'),
    ("manager --port 70000", "--port must be a whole number from 0 to 65535"),
    ("manager --bind here", "--bind must be an address such as 127.0.0.1"),
    ("manager --game chess", "--game must be one of even_odd"),
    ("manager --expect-players 0", "--expect-players must be a whole number from 2 to 1000"),
    ("manager --expect-referees 0", "--expect-referees must be a whole number from 1 to 1000"),
    ("manager --join-code", "Missing value after '--join-code'."),
    ("manager --join-code=", "--join-code must have 1 to 200 characters."),
    ("manager --max-players 0", "--max-players must be a whole number from 1 to 10000"),
    ("manager --max-referees many", "--max-referees must be a whole number from 1 to 10000"),
    ("manager --auto-start --expect-players 9 --max-players 8",
     "--max-players lets in 8, but the league waits for 9."),
    ("manager --allow-any-endpoint=yes", "Unexpected value after '--allow-any-endpoint'."),
    ("manager --set nothing", "--set takes KEY=VALUE"),
    ("manager now", 'Only options are expected, not "now".'),
    ("referee", "--manager is missing"),
    ("referee --manager ftp://127.0.0.1", "--manager must be an address such as"),
    ("referee --manager 127.0.0.1:1 --max-matches none", "--max-matches must be a whole number"),
    ("referee --manager 127.0.0.1:1 --port -1", "--port must be a whole number"),
    ("referee --manager 127.0.0.1:1 --join-code=", "--join-code must have 1 to 200 characters."),
    ("player", "--manager is missing"),
    ("player --manager 127.0.0.1:1 --strategy lucky", "lucky"),
    ("player --manager 127.0.0.1:1 --name  ", "Missing value after '--name'."),
    ("machines kettle", 'There is no machine "kettle".'),
    ("machines match round", "machines takes one name at most."),
    ("machines --format svg", "--format must be one of text, dot, mermaid"),
]


class WrongUsage(LeagueTestCase):
    def test_every_mistake_is_explained_and_ends_with_2(self):
        for arguments, sentence in MISTAKES:
            with self.subTest(arguments):
                program = self.finish(*arguments.split(), code=WRONG_USAGE)
                self.assertEqual(program.out, "")
                self.assertIn(sentence, program.err)
                self.assertRegex(program.err, r"\nTry: agent-league ")
                self.assertFalse(self.data.exists(), "nothing has begun")


class Obstacles(LeagueTestCase):
    def take_port(self):
        taken = socket.socket()
        self.addCleanup(taken.close)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        return taken.getsockname()[1]

    def check_taken_port(self, program, port):
        self.assertIn(f"agent-league: Port {port} on 127.0.0.1 is taken by another program", program.err)
        offered = re.search(r"port (\d+) is free", program.err)
        self.assertIsNotNone(offered, program.err)
        self.assertNotEqual(int(offered.group(1)), port)

    def test_a_taken_port_ends_with_3_and_names_a_free_one(self):
        port = self.take_port()
        if port > 65000:
            self.skipTest(f"The system gave port {port}, which leaves no room for a league.")
        for arguments in (("run", "--base-port", port), ("manager", "--port", port),
                          ("referee", "--manager", "127.0.0.1:1", "--port", port),
                          ("player", "--manager", "127.0.0.1:1", "--port", port)):
            with self.subTest(arguments[0]):
                program = self.finish(*arguments, code=CANNOT_REACH)
                self.assertEqual(program.out, "")
                self.check_taken_port(program, port)

    def test_with_json_a_failure_is_an_object_too(self):
        port = self.take_port()
        if port > 65000:
            self.skipTest(f"The system gave port {port}, which leaves no room for a league.")
        for arguments, code, reason in (
            (("run", "--base-port", port), CANNOT_REACH, f"Port {port} on"),
            (("manager", "--port", port), CANNOT_REACH, f"Port {port} on"),
            (("run", "--data", "/proc/agent-league"), 1, "/proc/agent-league"),
            (("manager", "--data", "/proc/agent-league"), 1, "/proc/agent-league"),
        ):
            with self.subTest(arguments):
                program = self.finish(*arguments, "--json", code=code)
                league = json.loads(program.out)
                self.assertEqual(league["status"], "FAILED")
                self.assertIn(reason, league["reason"])
                self.assertIn(f"agent-league: {league['reason']}", program.err)

    def test_a_data_folder_that_cannot_be_written_ends_with_1(self):
        in_the_way = self.folder / "in_the_way"
        in_the_way.write_text("a file, not a folder")
        for command in (("run", "--base-port", 0), ("manager", "--port", 0),
                        ("referee", "--manager", "127.0.0.1:1", "--port", 0)):
            for data in (in_the_way, "/proc/agent-league"):
                with self.subTest(f"{command[0]} {data}"):
                    program = self.finish(*command, "--data", data, code=1)
                    self.assertEqual(program.out, "")
                    self.assertRegex(program.err, r"^agent-league: .*" + re.escape(str(data)))

    def test_a_manager_nobody_answers_for_ends_with_3_after_the_retries(self):
        # The rules ask for pauses of 2, 4 and 8 seconds, so both wait at the same time.
        address = f"127.0.0.1:{free_port()}"
        agents = [self.start(role, "--manager", address, "--port", 0)
                  for role in ("referee", "player")]
        for program in agents:
            self.assertExit(program, CANNOT_REACH)
            self.assertIn(f"agent-league: The manager at http://{address}/mcp could not be reached",
                          program.err)
            self.assertIn('Start it with "agent-league manager"', program.err)
            self.assertEqual(program.out, "")


class Interruptions(LeagueTestCase):
    def check_interrupted_run(self, number, *options):
        program = self.start("run", "--base-port", 0, "--players", 100, "--referees", 4, *options)
        program.wait_for("^The league begins: 99 rounds, 4950 matches.")
        folder = None

        def results():
            nonlocal folder
            folder = next((self.data / "leagues").iterdir())
            return query_journal(folder, "SELECT count(*) FROM results")[0][0]

        eventually(results, "a result is on disk")
        program.signal(number)
        self.assertExit(program, INTERRUPTED)
        told = re.search(r"^Interrupted after (\d+) matches; their results are safe in (\S+)$",
                         program.err, re.MULTILINE)
        self.assertIsNotNone(told, program.err)
        self.assertEqual(told.group(2), str(folder))
        self.assertGreaterEqual(results(), int(told.group(1)))
        self.assertLess(results(), 4950)
        self.assertEqual(query_journal(folder, "PRAGMA integrity_check"), [("ok",)])
        # Closing in a hurry is what was asked for: nothing to worry a person with.
        self.assertNotIn("warning", program.err)
        self.assertNotIn("error", program.err)
        return program

    def test_ctrl_c_ends_a_run_with_130_and_keeps_the_results(self):
        program = self.check_interrupted_run(signal.SIGINT)
        self.assertEqual(program.out, "")

    def test_sigterm_does_the_same_and_with_json_there_is_still_one_object(self):
        program = self.check_interrupted_run(signal.SIGTERM, "--json")
        league = json.loads(program.out)
        self.assertEqual(league["status"], "INTERRUPTED")

    def test_ctrl_c_and_sigterm_end_a_waiting_manager(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number.name):
                program = self.start("manager", "--port", 0)
                program.wait_for("^Start it with .* control start")
                program.signal(number)
                self.assertExit(program, INTERRUPTED)
                self.assertRegex(program.err, r"(?m)^Interrupted after 0 matches; ")

    def test_ctrl_c_and_sigterm_end_waiting_agents(self):
        manager = self.start("manager", "--port", 0)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        for role in ("referee", "player"):
            for number in (signal.SIGINT, signal.SIGTERM):
                with self.subTest(f"{role} {number.name}"):
                    program = self.start(role, "--manager", address, "--port", 0)
                    program.wait_for("^Registered as ")
                    program.signal(number)
                    self.assertExit(program, INTERRUPTED)
                    self.assertIn("Interrupted", program.err)

    def test_ctrl_c_while_an_agent_tries_to_register_ends_it_at_once(self):
        program = self.start("player", "--manager", f"127.0.0.1:{free_port()}", "--port", 0)
        program.wait_for(" registers with ")
        program.signal(signal.SIGINT)
        self.assertExit(program, INTERRUPTED)


class AtATerminal(LeagueTestCase):
    def test_enter_starts_the_league_when_everybody_is_there(self):
        keyboard, stdin = pty.openpty()
        self.addCleanup(os.close, keyboard)
        manager = self.start("manager", "--port", 0, "--exit-when-done", stdin=stdin)
        os.close(stdin)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        manager.wait_for("^Press Enter to start it when everybody is there.")

        os.write(keyboard, b"\n")
        manager.wait_for("^agent-league: A league needs at least 1 referee and 2 players; "
                         "0 and 0 are registered.")
        self.assertEqual(get(address.replace("/mcp", "/health"))[1]["lifecycle_state"],
                         "ACCEPTING_REGISTRATIONS")

        agents = [self.start(role, "--manager", address, "--port", 0)
                  for role in ("referee", "player", "player")]
        for program in agents:
            program.wait_for("^Registered as ")
        os.write(keyboard, b"\n")
        for program in (*agents, manager):
            self.assertExit(program, 0)
        self.assertIn("is the champion", manager.out)


if __name__ == "__main__":
    unittest.main()
