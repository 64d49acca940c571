"""`agent-league check` against agents with one fault each: it names the fault, and no other."""

import json
import socket
import unittest

from support.check_case import CheckTestCase

# Fault: the check that finds it, what it says, and other options.
PLAYERS = {
    "Html": ("joins", r"web page \(text/html\) instead of JSON"),
    "Http500": ("joins", r"with HTTP 500: the program failed on it"),
    "CapitalEven": ("chooses", r'chose "Even": .* exactly "even" or "odd"'),
    "NoChoice": ("chooses", r"no parity_choice in it"),
    "WrongMatch": ("subject", r"asked about R901M1 and answered about R1M1"),
    "WrongPlayer": ("subject", r"is P01 and answered as P77"),
    "LateAccepting": ("joins", r"after \d+ ms, and 1000 ms are allowed|within 1000 ms",
                      "--join-timeout-ms", 1000),
    "LateChoosing": ("chooses", r"after \d+ ms, and 1000 ms are allowed|within 1000 ms",
                     "--choice-timeout-ms", 1000),
    "LocalTime": ("timestamps", r'"2026-11-16T12:00:00\+02:00" is not in UTC'),
    "CrashesAfterTheMatch": ("survives_match", r"After the end of a match it no longer answers"),
    "DiesOfBrokenJson": ("survives_nonsense", r"broken JSON it no longer answers"),
    "SeparateWithoutToken": ("token", r"no auth_token in its answers\. An answer that comes as a "
                                      r"request of its own is refused"),
    "RefusesInvitations": ("joins", r"refused the invitation with an error: KeyError: 'opponent' "
                                    r"\(code -32603\)"),
    "Declines": ("joins", r"declined the invitation \(I am tired\)"),
    "WrongId": ("rpc_id", r"must repeat the id of the request"),
    "TextId": ("rpc_id", r"as a number"),
    "OneMatchOnly": ("two_matches", r"one of two matches at once: It refused the invitation"),
    "MissingField": ("fields", r"entropy"),
    "Silent": ("reachable", r"does not answer HTTP", "--join-timeout-ms", 500),
}

# What a league copes with.
WARNINGS = {
    "PlainText": ("content_type", r'"text/plain"'),
    "NoToken": ("token", r"no auth_token in its answers\. It is known by its address"),
    "NoZone": ("timestamps", r"do not say of which zone"),
}

REFEREES = {
    "WrongWinner": ("result", r"P01 chose even and P02 odd and 8 was drawn, so P01 has won, but it "
                              r'names "P02"'),
    "AlwaysADraw": ("result", r"nobody has won"),
    "NoReport": ("reports", r"No result came to http"),
    "ReportWithoutToken": ("report_token", r"no auth_token \(E011\)"),
    "ReportWithAWrongToken": ("report_token", r"E012"),
    "InvitesOne": ("invites", r"invited only P01"),
    "NeverAsks": ("asks", r"asked neither P01 nor P02"),
    "TakesNothing": ("takes_match", r"none of the forms we know, .* acknowledged the match without "
                                    r"saying that it plays it"),
}

MANAGERS = {
    "TrustsAnybody": ("wrong_token", r"as if it were right"),
    "GivesNoToken": ("registers_referee", r"not complete.*auth_token"),
    "FullHouse": ("registers_referee", r"rejected the registration: Registration is closed"),
}

MANAGER_WARNINGS = {
    "ForgetsWhoCame": ("registers_again", r"became X\d"),
    "KnowsEveryMethod": ("unknown_method", r"-32601"),
}


class BrokenPlayers(CheckTestCase):
    def test_a_sound_player_has_no_trouble_at_all(self):
        report = self.check(self.python("broken/player.py", "Sound"))
        self.assertEqual((report["status"], report["failed"], report["warnings"]),
                         ("PASSED", 0, 0), json.dumps(report, indent=1))
        self.assertEqual(report["dialect"], "league.v2")

    def test_each_fault_is_named(self):
        for fault, (check, reason, *options) in PLAYERS.items():
            with self.subTest(fault=fault):
                agent = self.python("broken/player.py", fault)
                report = self.check(agent, *options, code=1)
                self.assertTrouble(report, check, reason)
                self.assertEqual((report["status"], report["endpoint"]), ("FAILED", agent))

    def test_what_a_league_copes_with_is_a_warning(self):
        for fault, (check, reason) in WARNINGS.items():
            with self.subTest(fault=fault):
                report = self.check(self.python("broken/player.py", fault))
                self.assertTrouble(report, check, reason, "warning")
                self.assertEqual(report["status"], "PASSED")

    def test_nobody_there(self):
        with socket.create_server(("127.0.0.1", 0)) as other:
            port = other.getsockname()[1]
        report = self.check(f"http://127.0.0.1:{port}/mcp", code=3)
        self.assertTrouble(report, "reachable", rf"^Connection refused at .*on port {port}, and "
                                                r"bound to that address\?$")
        self.assertEqual(report["status"], "UNREACHABLE")
        self.assertEqual(report["skipped"], len(report["checks"]) - 1)

    def test_the_message_that_shows_the_fault_is_there_and_no_token(self):
        report = self.check(self.python("broken/player.py", "CapitalEven"), code=1)
        shown = next(each for each in report["checks"] if each["id"] == "chooses")
        self.assertIn('"method":"choose_parity"', shown["sent"])
        self.assertIn('"parity_choice": "Even"', shown["received"])
        self.assertNotIn("tok_", json.dumps(report))
        self.assertNotIn("mt_", json.dumps(report))


class BrokenReferees(CheckTestCase):
    def report_on(self, fault, code):
        options = ("--join-timeout-ms", 2000, "--choice-timeout-ms", 1000)
        program, manager = self.begin_with_manager("referee", *options)
        self.python("broken/referee.py", fault, manager)
        return self.report(program, code)

    def test_a_sound_referee_passes(self):
        report = self.report_on("Sound", 0)
        self.assertEqual((report["failed"], report["warnings"]), (0, 0),
                         json.dumps(report, indent=1))
        self.assertEqual(self.troubles(report, "skipped"), {})

    def test_each_fault_is_named(self):
        for fault, (check, reason) in REFEREES.items():
            with self.subTest(fault=fault):
                self.assertTrouble(self.report_on(fault, 1), check, reason)

    def test_a_referee_that_tells_nobody_is_warned(self):
        self.assertTrouble(self.report_on("TellsNobody", 0), "tells_result",
                           r"reached neither P01 nor P02", "warning")


class BrokenManagers(CheckTestCase):
    def test_a_sound_manager_passes(self):
        report = self.check(self.python("broken/manager.py", "Sound"), "--as", "manager")
        self.assertEqual((report["failed"], report["warnings"]), (0, 0),
                         json.dumps(report, indent=1))

    def test_each_fault_is_named(self):
        for fault, (check, reason) in MANAGERS.items():
            with self.subTest(fault=fault):
                report = self.check(self.python("broken/manager.py", fault), "--as", "manager",
                                    code=1)
                self.assertTrouble(report, check, reason)

    def test_what_agents_cope_with_is_a_warning(self):
        for fault, (check, reason) in MANAGER_WARNINGS.items():
            with self.subTest(fault=fault):
                report = self.check(self.python("broken/manager.py", fault), "--as", "manager")
                self.assertTrouble(report, check, reason, "warning")


if __name__ == "__main__":
    unittest.main(verbosity=2)
