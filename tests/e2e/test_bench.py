"""`agent-league bench`: leagues are measured against the bare stack and the bare machine.

What is printed has the promised shape and adds up. Never how many seconds: that is the machine's
business.
"""

import json
import unittest

from support import LeagueTestCase

PACE = {"matches_per_s", "requests_per_s", "cpu_us_per_match"}
LEAGUE = PACE | {"match_p50_ms", "match_p99_ms", "peak_memory_mb", "files_ms"}
EXPENSES = {"http_server", "http_client", "json", "state_charts", "journal", "rest"}


class Bench(LeagueTestCase):
    def test_one_object_tells_paces_ratios_and_where_the_time_goes(self):
        told = json.loads(self.finish("bench", "--players", 6, "--referees", 2, "--repeat", 1, "--json").out)
        self.assertEqual((told["players"], told["referees"], told["repeats"]), (6, 2, 1))
        self.assertEqual(told["matches"], 15)
        # Two invitations, two questions, two endings, an assignment and a report, and the rounds.
        self.assertGreater(told["exchanges_per_match"], 8)
        self.assertEqual(set(told["http"]), LEAGUE)
        self.assertEqual(set(told["inprocess"]), LEAGUE)
        self.assertEqual(set(told["stack"]), PACE)
        self.assertEqual(set(told["machine"]), PACE)
        for part in ("http", "inprocess", "stack", "machine"):
            self.assertGreater(told[part]["matches_per_s"], 0, part)
        self.assertLessEqual(told["http"]["match_p50_ms"], told["http"]["match_p99_ms"])
        self.assertEqual(set(told["time_us_per_match"]), EXPENSES)
        for name, us in told["time_us_per_match"].items():
            self.assertGreater(us, 0, name)
        self.assertNotIn("growth", told)

    def test_ratios_are_those_of_the_figures(self):
        told = json.loads(self.finish("bench", "--players", 4, "--referees", 1, "--repeat", 1, "--json").out)
        league = told["http"]["matches_per_s"]
        self.assertAlmostEqual(told["ratio_to_stack"], league / told["stack"]["matches_per_s"], 2)
        self.assertAlmostEqual(told["ratio_to_machine"], league / told["machine"]["matches_per_s"], 2)
        self.assertAlmostEqual(told["inprocess_to_http"], told["inprocess"]["matches_per_s"] / league, 1)

    def test_a_match_costs_the_same_in_a_large_league(self):
        # Processor time, which other programs on the machine change least. The real figures are far
        # from these limits, because a machine can be three times as slow in the next second; what
        # they catch is work that grows with the league, which has five times the players.
        def bench(players):
            return json.loads(self.finish("bench", "--players", players, "--repeat", 1, "--json").out)

        small, large = bench(8), bench(40)
        self.assertEqual(large["matches"], 780)
        for wire in ("http", "inprocess"):
            self.assertLess(large[wire]["cpu_us_per_match"], 4 * small[wire]["cpu_us_per_match"], wire)
        self.assertGreater(large["ratio_to_stack"], 0.03)

    def test_people_get_a_table_and_no_league_is_left_behind(self):
        printed = self.finish("bench", "--players", 4, "--repeat", 2).out
        for words in ("league over HTTP", "bare stack", "bare machine", "in process", "state charts", "journal"):
            self.assertIn(words, printed)
        self.assertFalse(self.data.exists())

    def test_wrong_options_are_named(self):
        for wrong in (
            ("--players", 1),
            ("--players", 201),
            ("--referees", 0),
            ("--repeat", 0),
            ("--seconds", 5),  # is for the window
            ("--first-frame",),
        ):
            program = self.finish("bench", *wrong, code=2)
            self.assertIn(wrong[0], program.err)
            self.assertEqual(program.out, "")
        self.assertIn("--growth", self.finish("bench", "--gui", "--growth", code=2).err)
        self.assertIn("everything", self.finish("bench", "everything", code=2).err)

    def test_help_tells_of_both_benches(self):
        told = self.finish("bench", "--help").out
        for option in ("--players", "--referees", "--repeat", "--growth", "--json", "--gui"):
            self.assertIn(option, told)


if __name__ == "__main__":
    unittest.main()
