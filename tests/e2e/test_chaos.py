"""Leagues in which everything fails, and what must be left of them all the same.

`agent-league chaos` plays, breaks and audits them; here every league is audited a second time by
code that shares nothing with the program. A seed fixes what goes wrong and when; by hand:
`agent-league chaos --minutes 10`.
"""

import json
import unittest

from support import LeagueTestCase
from support.audit import audit


class ChaosTestCase(LeagueTestCase):
    def chaos(self, seed, *options, code=0):
        """Plays a league under chaos, audits it a second time, and returns what it tells."""
        program = self.start("chaos", "--seed", seed, "--data", self.data, "--json", *options)
        self.assertEqual(program.wait(), code, f"{program}\n{program.story()}")
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


class Killed(ChaosTestCase):
    # L-15: a result that was reported is counted once, whoever dies in between.
    def test_the_manager_is_killed_again_and_again(self):
        told = self.chaos(11, "--faults", "kill-manager")
        self.assertGreaterEqual(told["faults"]["kill-manager"], 2)

    # L-24: what a dead referee had begun is played again, by it or by another.
    def test_referees_are_killed_again_and_again(self):
        told = self.chaos(12, "--faults", "kill-referee")
        self.assertGreaterEqual(told["faults"]["kill-referee"], 2)


class EverythingAtOnce(ChaosTestCase):
    # L-15, L-24
    def test_everything_fails_and_nothing_is_lost(self):
        for seed in (21, 22, 23, 24):
            with self.subTest(seed=seed):
                told = self.chaos(seed)
                self.assertGreaterEqual(sum(told["faults"].values()), 3)


if __name__ == "__main__":
    unittest.main()
