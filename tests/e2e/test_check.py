"""`agent-league check` against agents that are all right, and as its users see it."""

import json
import os
import pty
import signal
import subprocess
import unittest

from support.check_case import CheckTestCase
from support.guest import Guest
from support.program import PATH

PLAYERS = {"canonical": "superset", "under_message": "superset", "parity_choose": "parity_choose",
           "tool_calls": "tools_call", "types_as_methods": "message_type",
           "separate_posts": "superset", "answers_as_requests": "superset", "mcp_server": "mcp"}
REFEREES = {"announced": "notify_round", "blocking": "START_MATCH",
            "polling": "get_assigned_matches"}


class GoodAgents(CheckTestCase):
    def assertReady(self, report):
        self.assertEqual((report["status"], self.troubles(report)), ("PASSED", {}),
                         json.dumps(report, indent=1))

    def test_players_of_every_dialect_pass(self):
        for dialect, word in PLAYERS.items():
            with self.subTest(dialect=dialect):
                program, manager = self.begin_with_manager("player")
                self.python("dialects/foreign_player.py", dialect, manager)
                report = self.report(program)
                self.assertReady(report)
                self.assertEqual(report["dialect"], word)

    def test_referees_of_every_dialect_pass(self):
        for dialect, word in REFEREES.items():
            with self.subTest(dialect=dialect):
                program, manager = self.begin_with_manager("referee", "--join-timeout-ms", 2000)
                self.python("dialects/foreign_referee.py", dialect, manager)
                report = self.report(program)
                self.assertReady(report)
                self.assertEqual(report["dialect"], word)

    def test_our_own_player_and_referee_pass_without_a_warning(self):
        for role in ("player", "referee"):
            with self.subTest(role=role):
                program, manager = self.begin_with_manager(role)
                self.start(role, "--manager", manager, "--port", 0)
                report = self.report(program)
                self.assertReady(report)
                self.assertEqual((report["warnings"], report["skipped"]), (0, 0),
                                 json.dumps(report, indent=1))
                self.assertEqual(report["dialect"], "league.v2")

    def test_our_own_manager_passes_and_starts_nothing(self):
        manager = self.start("manager", "--port", 0)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        report = self.check(address, "--as", "manager")
        self.assertReady(report)
        self.assertEqual((report["warnings"], report["skipped"]), (0, 0))
        self.assertIn("REF01 has registered: Pre-flight referee", manager.err)
        self.assertNotIn("begins", manager.err)

    def test_a_manager_that_asks_for_a_join_code(self):
        manager = self.start("manager", "--port", 0, "--join-code", "open-sesame")
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        self.assertTrouble(self.check(address, "--as", "manager", code=1), "registers_referee",
                           "join code")
        self.assertReady(self.check(address, "--as", "manager", "--join-code", "open-sesame"))

    def test_a_player_of_another_league_is_checked_without_harm(self):
        manager = self.start("manager", "--port", 0)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        player = self.start("player", "--manager", address, "--port", 0)
        endpoint = player.wait_for(r"Registered as \S+ at (\S+);").group(1)
        report = self.check(endpoint)
        self.assertReady(report)
        self.assertEqual(set(self.troubles(report, "skipped")), {"round", "standings"})
        self.assertReady(self.check(endpoint))  # again: nothing was left open

    def test_a_referee_of_another_league_says_so(self):
        manager = self.start("manager", "--port", 0)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        referee = self.start("referee", "--manager", address, "--port", 0)
        endpoint = referee.wait_for(r"Registered as \S+ at (\S+);").group(1)
        self.assertTrouble(self.check(endpoint, "--as", "referee", code=1), "takes_match",
                           "only from the manager of its own league.*--manager-port")

    def test_a_foreign_referee_of_another_league_is_checked_up_to_its_report(self):
        manager = self.start("manager", "--port", 0)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        report = self.check(self.python("broken/referee.py", "Sound", address), "--as", "referee")
        self.assertReady(report)
        skipped = self.troubles(report, "skipped")
        self.assertEqual(set(skipped), {"reports", "report_token"})
        self.assertIn("It reports to the manager it has registered with", skipped["reports"])

    def test_another_role_than_its_own_is_found_out(self):
        manager = self.start("manager", "--port", 0)
        address = manager.wait_for(r"is open at (\S+)$").group(1)
        self.assertTrouble(self.check(address, code=1), "joins", r"is this no player \(--as\)\?")
        player = self.python("broken/player.py", "Sound")
        self.assertTrouble(self.check(player, "--as", "manager", code=1), "registers_referee",
                           "does not understand the registration")
        self.assertTrouble(self.check(player, "--as", "referee", "--join-timeout-ms", 2000, code=1),
                           "takes_match", "none of the forms we know")

    def test_the_starter_kits_pass(self):
        for kit, command in {"python": ["python3", "player.py"],
                             "node": ["node", "player.mjs"]}.items():
            with self.subTest(kit=kit):
                self.finish("starter", kit, "--out", self.folder / kit)
                program, manager = self.begin_with_manager("player")
                guest = Guest([*command, "--port", "0", "--manager", manager], self.folder / kit,
                              self.environment)
                self.addCleanup(guest.kill)
                report = self.report(program)
                self.assertReady(report)
                self.assertEqual(report["warnings"], 0, json.dumps(report, indent=1))


class CheckOnTheScreen(CheckTestCase):
    def test_a_person_reads_one_line_for_each_check_and_the_evidence_of_trouble(self):
        program = self.finish("check", self.python("broken/player.py", "CapitalEven"), code=1)
        lines = program.out.splitlines()
        self.assertIn("ok       Accepts an invitation: It accepted after ", program.out)
        place = next(i for i, line in enumerate(lines) if line.startswith("FAILED "))
        self.assertRegex(lines[place], r'^FAILED   Chooses even or odd: It chose "Even"')
        self.assertRegex(lines[place + 1], r'^ {11}sent: \{"id":4,')
        self.assertRegex(lines[place + 2], r"^ {11}came: HTTP 200 application/json: ")
        self.assertRegex(lines[-1], r"^This player is not ready: \d+ passed, 0 warnings, 1 failed, ")
        self.assertNotIn("\x1b", program.out)
        self.assertNotIn("tok_", program.out)

    def test_what_was_not_tried_for_one_reason_is_one_line(self):
        program = self.finish("check", "127.0.0.1:1", code=3)
        self.assertRegex(program.out, r'\nskipped  19 more checks: Not tried, because of "Can be')
        self.assertIn("Checking http://127.0.0.1:1/mcp as a player", program.err)

    def test_colours_only_on_a_terminal(self):
        agent = self.python("broken/player.py", "Sound")
        for variable, coloured in (("", True), ("1", False)):
            self.environment["NO_COLOR"] = variable
            ours, theirs = pty.openpty()
            code = subprocess.run([PATH, "check", agent], stdout=theirs, stderr=subprocess.DEVNULL,
                                  env=self.environment).returncode
            os.close(theirs)
            shown = os.read(ours, 1 << 16)
            os.close(ours)
            self.assertEqual(code, 0, shown)
            self.assertEqual(b"\x1b[32mok" in shown, coloured)

    def test_nobody_registers(self):
        program = self.start("check", "--as", "referee", "--manager-port", 0, "--json",
                             "--registration-timeout-ms", 50)
        self.assertTrouble(self.report(program, 3), "registers", "Nobody registered at http")

    def test_interrupted_it_tells_what_it_has(self):
        program, _ = self.begin_with_manager("player")
        program.signal(signal.SIGINT)
        report = self.report(program, 130)
        self.assertEqual((report["status"], report["checks"]), ("INTERRUPTED", []))
        self.assertIn("Interrupted after 0 checks.", program.err)

    def test_somebody_else_registers(self):
        program, manager = self.begin_with_manager("referee")
        self.start("player", "--manager", manager, "--port", 0)
        self.assertTrouble(self.report(program, 1), "registers", "say --as player")

    def test_wrong_usage_is_explained(self):
        for arguments, sentence in {
                (): "Which agent? Give its address",
                ("a", "b"): "one address, not 2",
                ("ftp://x",): "The address must be an address such as",
                ("x", "--as", "cook"): "--as must be one of player, referee, manager",
                ("x", "--join-timeout-ms", "soon"): "must be a whole number",
                ("x", "--as", "manager", "--manager-port", "0"): "a manager registers nowhere",
                ("x", "--bind", "here"): "--bind must be an address"}.items():
            with self.subTest(arguments=arguments):
                program = self.finish("check", *arguments, code=2)
                self.assertIn(sentence, program.err)
                self.assertIn("Try: agent-league check --help", program.err)
                self.assertEqual(program.out, "")

    def test_a_taken_port_is_said(self):
        manager = self.start("manager", "--port", 0)
        port = manager.wait_for(r"is open at http://127.0.0.1:(\d+)/").group(1)
        program = self.finish("check", "--manager-port", port, code=3)
        self.assertIn(port, program.err)


if __name__ == "__main__":
    unittest.main(verbosity=2)
