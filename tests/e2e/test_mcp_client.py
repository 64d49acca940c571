"""The MCP client against what is not ours: the official conformance suite, and players written
with the official SDK, each its own process. Skipped where ./check
has not installed Node and its packages."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

TRIAL = os.environ["MCP_CLIENT_TRIAL"]
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
MODULES = pathlib.Path(os.environ.get("AGENT_LEAGUE_MCP", REPOSITORY / "build/mcp")) / "node_modules"
SUITE = MODULES / "@modelcontextprotocol/conformance/dist/index.js"
# Debian's Node is too old for the suite; a package brings one along.
NODE = next(iter(sorted(MODULES.glob("node-linux-*/bin/node"))), None)

# Left out: auth (agents of a league do not log in), elicitation and sep-2322 (no person sits at a
# referee who could be asked), extensions.
SCENARIOS = [
    ("initialize", "2025-06-18"),
    ("initialize", "2025-11-25"),
    ("tools_call", "2025-06-18"),
    ("tools_call", "2025-11-25"),
    ("tools_call", "2026-07-28"),
    ("sse-retry", "2025-11-25"),
    ("request-metadata", "2026-07-28"),
    ("http-standard-headers", "2026-07-28"),
    ("http-custom-headers", "2026-07-28"),
    ("http-invalid-tool-headers", "2026-07-28"),
    ("json-schema-ref-no-deref", "2026-07-28"),
    ("json-schema-2020-12-preservation", "2025-11-25"),
    ("json-schema-2020-12-preservation", "2026-07-28"),
]
# Checks that a scenario leaves out because a client of tools has nothing to show there.
MAY_BE_SKIPPED = {
    "sep-2243-client-includes-standard-headers",  # of resources and prompts
    "sep-2575-client-declares-roots-capability",
    "sep-2575-client-declares-sampling-capability",
    "sep-2575-client-declares-elicitation-capability",
    "sep-2106-client-composition-keywords-preserved",  # not before 2026-07-28
    "sep-2106-client-conditional-keywords-preserved",
    "sep-2106-client-anchor-preserved",
}


def steps(*calls):
    return [word for tool, arguments in calls for word in (tool, json.dumps(arguments))]


@unittest.skipUnless(NODE and SUITE.exists(), f"{MODULES} has no conformance suite or no Node.")
class McpClient(unittest.TestCase):
    def run_trial(self, url, *words):
        done = subprocess.run([TRIAL, *words, url], capture_output=True, text=True, timeout=60)
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(done.returncode, 0, (lines, done.stderr))
        return lines

    def start_player(self, *options):
        player = subprocess.Popen(
            [NODE, REPOSITORY / "tests/mcp/sdk_player.cjs", *options],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "NODE_PATH": str(MODULES)},
        )
        self.addCleanup(player.stdout.close)
        self.addCleanup(player.wait)
        self.addCleanup(player.kill)
        return player, player.stdout.readline().strip()

    def test_the_official_suite_finds_nothing_wrong(self):
        for scenario, version in SCENARIOS:
            with self.subTest(scenario=scenario, version=version):
                self.check_scenario(scenario, version)

    def check_scenario(self, scenario, version):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [NODE, SUITE, "client", "--command", TRIAL, "--scenario", scenario,
                 "--spec-version", version, "-o", folder],
                capture_output=True, text=True, timeout=90,
            )
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            results = list(pathlib.Path(folder).rglob("checks.json"))
            self.assertEqual(len(results), 1, done.stdout)
            checks = json.loads(results[0].read_text())
        counted = [check for check in checks if check["status"] != "INFO"]
        self.assertTrue(any(check["status"] == "SUCCESS" for check in counted), checks)
        for check in counted:
            wanted = {"SUCCESS", "SKIPPED"} if check["id"] in MAY_BE_SKIPPED else {"SUCCESS"}
            self.assertIn(check["status"], wanted, check)

    def test_a_player_of_the_official_sdk_is_called(self):
        for options in [(), ("--json",), ("--sessions",), ("--sessions", "--json"),
                        ("--sessions", "--resumable")]:
            with self.subTest(options=options):
                player, url = self.start_player(*options)
                invited, chosen, failed, unknown = self.run_trial(url, *steps(
                    ("handle_game_invitation", {"match_id": "R1M1"}),
                    ("choose_parity", {"match_id": "R1M1", "round_id": 1}),
                    ("fail", {}),
                    ("sing", {}),
                ))
                self.assertEqual(invited["result"], {"accept": True, "match_id": "R1M1"})
                self.assertEqual(chosen["result"], {"parity_choice": "even"})
                self.assertEqual(chosen["server"], "sdk-player")
                self.assertEqual(chosen["version"], "2025-11-25")
                self.assertEqual(failed["outcome"], "refused")
                self.assertIn("I do not want to", failed["reason"])
                self.assertEqual(unknown["outcome"], "refused")
                self.assertIn("has no tool sing", unknown["reason"])
                if "--sessions" in options:
                    self.assertEqual(player.stdout.readline().strip(), "session began")
                    self.assertEqual(player.stdout.readline().strip(), "session ended")

    def test_a_stream_that_the_sdk_cuts_is_taken_up_again(self):
        player, url = self.start_player("--sessions", "--resumable")
        (chosen,) = self.run_trial(url, *steps(("choose_parity", {"match_id": "cut off"})))
        self.assertEqual(chosen["result"], {"parity_choice": "even"})
        lines = [player.stdout.readline().strip() for _ in range(3)]
        self.assertEqual(lines, ["session began", "came back", "session ended"])

    def test_wrong_arguments_are_refused_with_a_reason(self):
        _, url = self.start_player("--sessions")
        (chosen,) = self.run_trial(url, *steps(("choose_parity", {"round_id": "one"})))
        self.assertEqual(chosen["outcome"], "refused")
        self.assertIn("match_id", chosen["reason"])

    def test_a_player_that_forgot_the_session_is_met_anew(self):
        player, url = self.start_player("--sessions")
        match = {"match_id": "R1M1"}
        before, _, after = self.run_trial(url, *steps(
            ("choose_parity", match), ("forget_sessions", {}), ("choose_parity", match)))
        self.assertEqual(before["result"], {"parity_choice": "even"})
        self.assertEqual(after["result"], {"parity_choice": "even"})
        lines = [player.stdout.readline().strip() for _ in range(3)]
        self.assertEqual(lines, ["session began", "session began", "session ended"])


if __name__ == "__main__":
    unittest.main()
