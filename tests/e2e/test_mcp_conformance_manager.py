"""The official MCP conformance suite against a manager."""

import unittest

from support.conformance import ConformanceTestCase


class ManagerConformance(ConformanceTestCase):
    role = "manager"

    def test_every_scenario_that_applies_passes(self):
        self.check_every_scenario()


if __name__ == "__main__":
    unittest.main()
