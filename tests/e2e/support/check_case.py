"""CheckTestCase: agents in processes of their own, and what `agent-league check` says of them."""

import json
import pathlib
import subprocess
import sys

from .case import LeagueTestCase
from .program import die_with_the_test

HERE = pathlib.Path(__file__).parents[1]


class CheckTestCase(LeagueTestCase):
    def python(self, script, *arguments):
        """Runs a script below tests/e2e until the test is over; returns its first line."""
        process = subprocess.Popen(
            [sys.executable, "-B", str(HERE / script), *map(str, arguments)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=self.environment, preexec_fn=die_with_the_test)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        self.addCleanup(process.stdin.close)
        self.addCleanup(process.stdout.close)
        line = process.stdout.readline().strip()
        self.assertNotEqual(line, "", f"{script} {arguments} did not start")
        return line

    def check(self, *arguments, code=0):
        """The report of a whole check."""
        return self.report(self.start("check", "--json", *arguments), code)

    def report(self, program, code=0):
        self.assertExit(program, code)
        return json.loads(program.out)

    def begin_with_manager(self, role, *options):
        """A check whose sham manager is open, and the manager's address."""
        program = self.start("check", "--json", "--as", role, "--manager-port", 0, *options)
        return program, program.wait_for(r"sham manager is open at (\S+);").group(1)

    def troubles(self, report, verdict="failed"):
        """The reasons of a verdict, by check."""
        return {each["id"]: each["reason"] for each in report["checks"]
                if each["verdict"] == verdict}

    def assertTrouble(self, report, check, reason, verdict="failed"):
        """That this check, and no other, has this verdict, and why."""
        troubles = self.troubles(report, verdict)
        self.assertEqual(list(troubles), [check], json.dumps(report, indent=1))
        self.assertRegex(troubles[check], reason)
