"""The official MCP conformance suite against one agent, for every revision that we serve."""

import concurrent.futures
import json

from . import node
from .agents import AgentsTestCase

# Every scenario that applies to a server without diagnostic tools (the others call tools, prompts
# and resources by fixed names, such as test_simple_text, which an agent of a league does not have).
LEGACY = ("server-initialize", "ping", "tools-list", "resources-list", "prompts-list",
          "completion-complete", "logging-set-level")
SCENARIOS = {
    "2025-06-18": LEGACY,
    "2025-11-25": (*LEGACY, "dns-rebinding-protection"),
    "2026-07-28": ("server-stateless", "tools-list", "resources-list", "prompts-list",
                   "completion-complete", "caching", "dns-rebinding-protection",
                   "sep-2164-resource-not-found", "input-required-result-unsupported-methods",
                   "http-header-validation"),
}
# Checks inside server-stateless that the suite itself calls "Not testable" without such a tool.
# Exactly these, and for that reason alone.
NOT_TESTABLE = {
    "sep-2575-server-rejects-undeclared-capability": "test_missing_capability",
    "sep-2575-missing-capability-http-400": "test_missing_capability",
    "sep-2575-http-server-no-independent-requests-on-stream": "test_streaming_elicitation",
    "sep-2575-server-no-log-without-loglevel": "test_logging_tool",
}


class ConformanceTestCase(AgentsTestCase):
    """Derived classes name the role."""

    role = None

    def run_scenario(self, url, revision, scenario):
        """Returns the checks of a scenario as the suite wrote them."""
        folder = self.folder / revision / scenario
        code, out, err = node.run(
            node.CONFORMANCE, "server", "--url", url, "--scenario", scenario,
            "--spec-version", revision, "-o", folder, environment=self.environment)
        files = list(folder.rglob("checks.json"))
        self.assertEqual(len(files), 1, f"{revision} {scenario} ended with {code}\n{out}\n{err}")
        checks = json.loads(files[0].read_text())
        untestable = [each for each in checks if each["id"] in NOT_TESTABLE]
        if not untestable:
            self.assertEqual(code, 0, f"{revision} {scenario}\n{out}\n{err}")
        return checks

    def assert_passed(self, revision, scenario, check):
        told = f"{self.role}, {revision}, {scenario}: {json.dumps(check, indent=1)}"
        tool = NOT_TESTABLE.get(check["id"])
        if tool is None or check["status"] == "SUCCESS":
            self.assertIn(check["status"], ("SUCCESS", "INFO", "SKIPPED"), told)
            return
        reason = f"Not testable: server does not list the diagnostic tool '{tool}'"
        self.assertTrue(check["errorMessage"].startswith(reason), told)

    def check_every_scenario(self):
        url = self.endpoint_of(self.role)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            runs = {
                (revision, scenario): pool.submit(self.run_scenario, url, revision, scenario)
                for revision, scenarios in SCENARIOS.items()
                for scenario in scenarios
            }
        for (revision, scenario), run in runs.items():
            checks = run.result()
            with self.subTest(revision=revision, scenario=scenario):
                for check in checks:
                    self.assert_passed(revision, scenario, check)
                passed = [each for each in checks if each["status"] == "SUCCESS"]
                self.assertTrue(passed, f"{scenario} checked nothing")
