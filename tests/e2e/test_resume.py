"""Leagues that are interrupted, paused, stepped through, and gone on with."""

import json
import os
import re
import shlex
import signal
import unittest

from support.case import LeagueTestCase
from support.records import query_journal
from support.waiting import eventually

INTERRUPTED = 130


class Interrupted(LeagueTestCase):
    def folder_of(self):
        return next((self.data / "leagues").iterdir())

    def results(self):
        rows = query_journal(self.folder_of(), "SELECT count(*), count(DISTINCT match_id) FROM results")
        self.assertEqual(rows[0][0], rows[0][1], "a match was counted twice")
        return rows[0][0]

    def resume(self, interrupted):
        """Types the command that the interrupted program has named."""
        told = re.search(r"^Go on with: agent-league (.*)$", interrupted.err, re.MULTILINE)
        self.assertIsNotNone(told, interrupted.err)
        return self.start(*shlex.split(told.group(1)))

    def check_run(self, number, wire):
        program = self.start("run", "--players", 40, "--base-port", 0, "--seed", "again",
                             "--wire", wire, "--json")
        program.wait_for("^The league begins: 39 rounds, 780 matches.")
        eventually(self.results, "a result is on disk")
        program.signal(number)
        code = program.wait()
        before = self.results()
        self.assertLess(before, 780)
        if number == signal.SIGKILL:
            goes_on = self.start("run", "--resume", "--json")
        else:
            self.assertEqual(code, INTERRUPTED)
            self.assertIn("--resume", json.loads(program.out)["resume_command"])
            goes_on = self.resume(program)
        self.assertExit(goes_on, 0)
        league = json.loads(goes_on.out)
        self.assertEqual(league["status"], "COMPLETED")
        self.assertEqual(league["total_matches"], 780)
        self.assertEqual(self.results(), 780)
        self.assertEqual(sum(row["played"] for row in league["final_standings"]), 2 * 780)

    def test_a_run_goes_on_after_ctrl_c(self):
        self.check_run(signal.SIGINT, "http")

    def test_a_run_goes_on_after_kill_9(self):
        self.check_run(signal.SIGKILL, "http")

    def test_a_run_without_sockets_goes_on_too(self):
        self.check_run(signal.SIGINT, "inprocess")

    def test_without_an_interrupted_league_there_is_nothing_to_go_on_with(self):
        for command in ("run", "manager"):
            with self.subTest(command):
                program = self.finish(command, "--resume", code=1)
                self.assertIn(f"There is no interrupted league in {self.data}.", program.err)

    def test_what_the_journal_has_decided_cannot_be_changed(self):
        for words in (("run", "--resume", "--players", "6"),
                      ("manager", "--resume", "--set", "max_retries=1")):
            with self.subTest(" ".join(words)):
                program = self.finish(*words, code=2)
                self.assertIn("cannot be changed with --resume", program.err)
        program = self.finish("manager", "--league", "some", code=2)
        self.assertIn("--league needs --resume", program.err)

    def test_the_other_command_is_named(self):
        league, _ = self.run_league("--players", 2)
        program = self.finish("manager", "--resume", "--league", league["league_id"], code=1)
        self.assertIn("agent-league run --resume --league " + league["league_id"], program.err)


# Chooses as soon as somebody opens the gate, and then at once.
WAITING = """
import json, sys
gate = sys.argv[1]
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "question":
        continue
    if gate:
        with open(gate) as opened:
            opened.read()
        gate = None
    print(message["options"][0], flush=True)
"""


class Steered(LeagueTestCase):
    def begin(self, players):
        """A league that cannot get beyond its first round before open_gate()."""
        self.gate = self.folder / "gate"
        os.mkfifo(self.gate)
        bot = self.folder / "bot.py"
        bot.write_text(WAITING)
        self.manager = self.start("manager", "--port", 0, "--exit-when-done")
        address = self.manager.wait_for(r"is open at (\S+)$").group(1)
        waiting = ("player", "--exec", f'python3 "{bot}" "{self.gate}"')
        self.agents = [self.start(*role, "--manager", address, "--port", 0)
                       for role in [("referee",)] + [("player",)] * (players - 1) + [waiting]]
        for program in self.agents:
            program.wait_for("^Registered as ")

    def open_gate(self):
        self.gate.open("w").close()

    def results(self):
        folder = next((self.data / "leagues").iterdir())
        return query_journal(folder, "SELECT count(*) FROM results")[0][0]

    def control(self, *words, code=0):
        return self.finish("control", *words, code=code)

    def test_orders_from_another_terminal(self):
        self.begin(6)
        refused = self.control("pause", code=1)
        self.assertIn("only a running one can be steered", refused.err)
        self.control("start")
        self.control("finish-round")
        self.open_gate()
        self.assertExit(self.manager, INTERRUPTED)
        self.assertRegex(self.manager.err, r"(?m)^Round 1 is over; stopped as ordered.$")
        self.assertEqual(self.results(), 3)
        told = re.search(r"^Go on with: agent-league (.*)$", self.manager.err, re.MULTILINE)
        self.manager = self.start(*shlex.split(told.group(1)))
        for program in (self.manager, *self.agents):
            self.assertExit(program, 0)
        self.assertEqual(self.results(), 15)

    def test_mistakes_are_told_in_words(self):
        nothing = self.control(code=2)
        self.assertIn("Which order? There are:", nothing.err)
        for words, sentence in ((("dance",), '"dance" is no order. There are:'),
                                (("abort",), "abort needs a name: abort MATCH"),
                                (("pause", "now"), "pause stands alone.")):
            with self.subTest(" ".join(words)):
                self.assertIn(sentence, self.control(*words, code=2).err)
        self.assertIn("No league in", self.control("pause", code=1).err)

    def test_a_league_whose_manager_is_gone_cannot_be_reached(self):
        manager = self.start("manager", "--port", 0)
        manager.wait_for(r"is open at (\S+)$")
        manager.kill()
        self.assertIn("could not be reached", self.control("start", code=3).err)


if __name__ == "__main__":
    unittest.main()
