"""LeagueTestCase: a folder of its own, and programs that never outlive their test."""

import json
import os
import pathlib
import shutil
import tempfile
import unittest

from .program import Program


class LeagueTestCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="league-e2e-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.data = self.folder / "data"
        # A home of its own: nothing of the person who runs the tests is read or written.
        self.environment = {
            "HOME": str(self.folder),
            "AGENT_LEAGUE_DATA": str(self.data),
            "AGENT_LEAGUE_LAN": "off",  # nobody else's network hears of a test
            "PATH": os.environ.get("PATH", ""),
            "LC_ALL": "C.UTF-8",
            "TZ": "Asia/Jerusalem",
        }
        for name in ("ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS", "LD_LIBRARY_PATH"):
            if name in os.environ:
                self.environment[name] = os.environ[name]

    def start(self, *arguments, **options):
        """Starts agent-league with these arguments."""
        program = Program(*arguments, environment=self.environment, **options)
        self.addCleanup(program.kill)
        return program

    def finish(self, *arguments, code=0, **options):
        """Runs agent-league to its end and expects this exit code."""
        program = self.start(*arguments, **options)
        self.assertExit(program, code)
        return program

    def assertExit(self, program, code):
        self.assertEqual(program.wait(), code, f"{program}\n{program.story()}")

    def run_league(self, *arguments, **options):
        """Plays a whole league with `run --json`; returns its one object and its folder."""
        program = self.finish("run", "--base-port", 0, "--json", *arguments, **options)
        league = json.loads(program.out)
        return league, self.league_folder(league["league_id"])

    def league_folder(self, league_id):
        return self.data / "leagues" / league_id

    def matches_of(self, folder):
        """Every match file of a league, by match id."""
        files = sorted((folder / "matches").iterdir())
        return {path.stem: json.loads(path.read_text()) for path in files}
