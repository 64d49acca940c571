"""The official MCP conformance suite against a player."""

import unittest

from support.conformance import ConformanceTestCase


class PlayerConformance(ConformanceTestCase):
    role = "player"

    def test_every_scenario_that_applies_passes(self):
        self.check_every_scenario()


if __name__ == "__main__":
    unittest.main()
