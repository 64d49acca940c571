"""Leagues in which everything fails, and what must be left of them all the same."""

import json
import unittest

from support import LeagueTestCase
from support.audit import audit


class ChaosTestCase(LeagueTestCase):
    def chaos(self, seed, *options):
        """Plays a league under chaos, audits it a second time, and returns what it tells."""
        program = self.start("chaos", "--seed", seed, "--data", self.data, "--json", *options)
        code = program.wait()
        self.assertEqual(code, 0, f"{program}\n{program.story()}")
        told = json.loads(program.out)
        self.assertEqual((told["status"], told["findings"]), ("PASSED", []), program.story())
        self.assertEqual((told["lost"], told["doubled"]), (0, 0), program.story())
        for folder in told["folders"]:
            self.assertEqual(audit(folder), [], program.story())
        return told


class Undisturbed(ChaosTestCase):
    def test_a_league_behind_quiet_proxies_is_a_league(self):
        told = self.chaos(1, "--faults", "none")
        self.assertEqual((told["leagues"], told["matches"], told["faults"]), (1, 6, {}))
        self.assertEqual(told["restarts_unasked"], 0)


if __name__ == "__main__":
    unittest.main()
