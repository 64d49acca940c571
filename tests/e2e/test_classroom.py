"""A class: a teacher's computer, students on computers of their own that find the league by
themselves, and browsers that watch it to its end. Nothing is lost.

Every computer is a network namespace. In ./check a small class; by hand a whole one, with figures:

    export AGENT_LEAGUE=build/release/app/agent-league
    python3 tests/e2e/test_classroom.py --students 40 --browsers 50
"""

import argparse
import collections
import itertools
import json
import re
import signal
import sys
import time
import unittest
import urllib.parse

from support.agents import AgentsTestCase
from support.browser import Browser
from support.guest import Guest
from support.lan import Lan, reason_to_skip
from support.node import REPOSITORY
from support.records import query_journal

SKIPPED = reason_to_skip()
STUDENTS = 6
BROWSERS = 3
REFEREES = 4
TEACHER = "10.77.0.254"
CODE = "K7M 4QX"
STARTERS = REPOSITORY / "resources" / "starter"
STRATEGIES = ("random", "even", "odd", "alternating", "pattern", "adaptive")
# What people do not say when all is well.
TROUBLE = re.compile(r"agent-league: |warning|error|cannot|could not|refused|trying again|Traceback",
                     re.IGNORECASE)
SHOWN = """[...document.querySelectorAll('#standings tbody tr')].map(row =>
    [row.querySelector('.name bdi').textContent, Number(row.querySelector('.points').textContent)])"""


def memory_of(pid):
    """The most memory that a process had, in MiB."""
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmHWM:\s+(\d+) kB", status.read()).group(1)) / 1024


class Student:
    """One computer with one player: mostly a built-in one, some with a program, some a starter kit."""

    def __init__(self, number, case):
        self.name = f"Student {number:02}"
        self.computer = case.lan.computer(f"student{number}")
        self.host = f"10.77.0.{number}"
        case.lan.connect(self.computer, "classroom", f"{self.host}/24")
        self._case = case
        self.kind = {3: "script", 5: "kit"}.get(number % 8, "built-in")
        self.strategy = STRATEGIES[number % len(STRATEGIES)]
        self.id = None
        self.program = None

    def begin(self):
        if self.kind == "kit":  # a program that does not listen: it was told the address
            self.program = Guest(
                [*self.computer, sys.executable, "-B", "player.py", "--manager", self._case.manager,
                 "--host", self.host, "--port", "0", "--name", self.name, "--join-code", CODE],
                STARTERS / "python", self._case.environment)
            self._case.addCleanup(self.program.kill)
            return
        how = (("--exec", f'{sys.executable} -B "{STARTERS}/script/bot.py"') if self.kind == "script"
               else ("--strategy", self.strategy))
        self.program = self._case.start("player", "--port", 0, "--name", self.name, "--join-code",
                                        CODE, *how, prefix=self.computer)

    def registered(self):
        self.id = self.program.wait_for(r"^Registered as (P\d+)").group(1)
        if self.kind != "kit":
            self.program.wait_for(rf"^Found {self._case.manager}  Our class: ")
            self.program.wait_for(rf"^Registered as \S+ at http://{self.host}:\d+/mcp;")

    def said(self):
        return self.program.text() if self.kind == "kit" else self.program.err


@unittest.skipIf(SKIPPED, SKIPPED)
class Classroom(AgentsTestCase):
    def setUp(self):
        super().setUp()
        self.environment.pop("AGENT_LEAGUE_LAN", None)
        self.lan = Lan()
        self.addCleanup(self.lan.close)
        self.lan.network("classroom")
        self.teacher = self.lan.computer("teacher")
        self.lan.connect(self.teacher, "classroom", f"{TEACHER}/24")
        self.phones = self.lan.computer("phones")
        self.lan.connect(self.phones, "classroom", "10.77.0.253/24")
        self.students = [Student(number, self) for number in range(1, STUDENTS + 1)]

    def open_league(self):
        program = self.start(
            "manager", "--port", 0, "--bind", "0.0.0.0", "--name", "Our class", "--join-code", CODE,
            "--auto-start", "--expect-players", STUDENTS, "--expect-referees", REFEREES, "--json",
            prefix=self.teacher)
        self.league = program.wait_for(r"League (\S+) is open at \S+$").group(1)
        self.manager = program.wait_for(
            rf"^Other computers join at (http://{TEACHER}:\d+/mcp); \S+/join shows how$").group(1)
        return program

    def open_pages(self):
        browser = Browser(self.folder, self.environment, prefix=self.phones)
        self.addCleanup(browser.close)
        page = urllib.parse.urljoin(self.manager, "/")
        return [browser.open(f"page {number}", page, width=390, height=844)
                for number in range(1, BROWSERS + 1)]

    def test_a_class_finds_its_league_and_plays_it_before_browsers(self):
        begun = time.monotonic()
        manager = self.open_league()
        tabs = self.open_pages()
        ready = time.monotonic()
        for student in self.students:
            student.begin()
        for student in self.students:
            student.registered()
        registered = time.monotonic()
        referees = [self.start("referee", "--port", 0, "--name", f"Referee {number}", "--join-code",
                               CODE, prefix=self.teacher) for number in range(1, REFEREES + 1)]
        # Everybody hears that it is over, and ends; nobody has died before.
        for program in (*(student.program for student in self.students), *referees):
            self.assertEqual(program.wait(), 0)
        manager.wait_for("^The manager goes on answering questions; Ctrl-C ends it.")
        played = time.monotonic()

        folder = self.league_folder(self.league)
        standings = self.check_records(folder)
        answers = self.check_pages(tabs, standings)
        memory = memory_of(manager.pid)
        manager.signal(signal.SIGINT)
        self.assertExit(manager, 0)
        league = json.loads(manager.out)
        self.assertEqual((league["status"], league["total_matches"]), ("COMPLETED", self.matches()))
        for student in self.students:
            self.assertNotRegex(student.said(), TROUBLE)
        for program in (manager, *referees):
            self.assertNotRegex(program.err, TROUBLE)
        kinds = collections.Counter(student.kind for student in self.students)
        messages = query_journal(folder, "SELECT count(*) FROM entries WHERE kind = 'message'")[0][0]
        print(f"\n{STUDENTS} students ({', '.join(f'{n} {kind}' for kind, n in kinds.items())}) and "
              f"{BROWSERS} browsers: {self.matches()} matches in {league['duration_ms'] / 1000:.1f} s "
              f"({league['matches_per_s']:.1f}/s), {messages} messages in the journal.\n"
              f"Pages open after {ready - begun:.1f} s, all registered {registered - ready:.1f} s "
              f"later, over {played - registered:.1f} s later.\n"
              f"Pages were told something new {sum(answers)} times, {min(answers)} to "
              f"{max(answers)} each; the manager had {memory:.0f} MiB at most.")

    def matches(self):
        return STUDENTS * (STUDENTS - 1) // 2

    def check_records(self, folder):
        """Everybody met everybody once, and the table says what the matches say. Returns it."""
        ids = sorted(student.id for student in self.students)
        self.assertEqual(len(set(ids)), STUDENTS)
        rows = query_journal(folder, "SELECT match_id FROM results")
        self.assertEqual(len(rows), self.matches())
        self.assertEqual(len(set(rows)), self.matches())
        matches = self.matches_of(folder)
        self.assertEqual({(name,) for name in matches}, set(rows))
        points, pairs = collections.Counter(), []
        for name, match in matches.items():
            self.assertEqual(match["lifecycle"]["state"], "FINISHED", name)
            score = match["result"]["score"]
            self.assertIn(sorted(score.values()), ([0, 3], [1, 1]), name)
            points.update(score)
            pairs.append(tuple(sorted(score)))
        self.assertEqual(sorted(pairs), list(itertools.combinations(ids, 2)))
        standings = json.loads((folder / "standings.json").read_text())["standings"]
        self.assertEqual({row["player_id"]: row["points"] for row in standings},
                         {each: points[each] for each in ids})
        names = {student.id: student.name for student in self.students}
        for row in standings:
            self.assertEqual((row["played"], row["technical_losses"]), (STUDENTS - 1, 0), row)
            self.assertEqual(row["display_name"], names[row["player_id"]])
        return standings

    def check_pages(self, tabs, standings):
        """Every page shows the final table and has nothing to complain of; how often it had news."""
        table = [[row["display_name"], row["points"]] for row in standings]
        answers = []
        for tab in tabs:
            tab.until("league.state === 'COMPLETED' && !document.querySelector('#champion').hidden"
                      f" && document.querySelectorAll('#standings tbody tr').length === {STUDENTS}")
            self.assertEqual(tab.value(SHOWN), table, tab.name)
            self.assertEqual(tab.troubles(), ([], [self.manager.removesuffix("/mcp")]), tab.name)
            whole, _, failed = tab.traffic()
            self.assertEqual(failed, [], tab.name)
            answers.append(whole)
        return answers


def by_hand():
    global STUDENTS, BROWSERS
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--students", type=int, default=STUDENTS, metavar="N")
    parser.add_argument("--browsers", type=int, default=BROWSERS, metavar="N")
    options, rest = parser.parse_known_args()
    STUDENTS, BROWSERS = options.students, options.browsers
    return [sys.argv[0], *rest]


if __name__ == "__main__":
    unittest.main(argv=by_hand())
