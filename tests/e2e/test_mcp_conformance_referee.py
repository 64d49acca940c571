"""The official MCP conformance suite against a referee."""

import unittest

from support.conformance import ConformanceTestCase


class RefereeConformance(ConformanceTestCase):
    role = "referee"

    def test_every_scenario_that_applies_passes(self):
        self.check_every_scenario()


if __name__ == "__main__":
    unittest.main()
