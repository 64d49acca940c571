"""Managers and referees that nobody sits in front of: SIGTERM, logs for programs, rotation."""

import json
import pathlib
import re
import shutil
import signal
import subprocess
import unittest

from support import LeagueTestCase
from support.records import query_journal
from support.waiting import eventually

INTERRUPTED = 130
LINE_KEYS = {"timestamp", "component", "event_type", "level", "details"}
UNITS = pathlib.Path(__file__).parents[2] / "packaging" / "linux"


class Service(LeagueTestCase):
    def lines(self, text):
        """Every line of a log; each must be an object of the exercise's form."""
        lines = [json.loads(line) for line in text.splitlines()]
        for line in lines:
            self.assertEqual(set(line), LINE_KEYS)
        return lines

    def texts(self, text):
        return [line["details"]["text"] for line in self.lines(text)]

    def open_manager(self, *options):
        manager = self.start("manager", "--port", 0, "--log-format", "json", *options)
        port = manager.wait_for(r"is open at http://127\.0\.0\.1:(\d+)/mcp").group(1)
        return manager, f"http://127.0.0.1:{port}"

    def test_sigterm_saves_and_the_next_start_goes_on(self):
        options = ("--resume-if-any", "--exit-when-done", "--json")
        manager, url = self.open_manager(*options)
        referee = self.start("referee", "--manager", url, "--port", 0, "--log-format", "json")
        players = [self.start("player", "--manager", url, "--port", 0, "--name", f"Player {i}")
                   for i in range(4)]
        for number in range(1, 5):
            manager.wait_for(f"P0{number} has registered")
        manager.wait_for("REF01 has registered")
        # One who does not answer keeps the league from ending before it is interrupted.
        players[3].signal(signal.SIGSTOP)
        self.finish("control", "start")
        folder = next((self.data / "leagues").iterdir())

        def results():
            return query_journal(folder, "SELECT count(*) FROM results")[0][0]

        eventually(results, "a result is on disk")
        manager.signal(signal.SIGTERM)
        self.assertExit(manager, INTERRUPTED)
        before = results()
        self.assertLess(before, 6)
        players[3].signal(signal.SIGCONT)
        self.assertEqual(json.loads(manager.out)["status"], "INTERRUPTED")
        said = self.texts(manager.err)
        self.assertTrue(any("their results are safe in" in text for text in said), said)
        self.assertEqual(query_journal(folder, "PRAGMA integrity_check")[0][0], "ok")

        again = self.start("manager", "--log-format", "json", *options)
        again.wait_for("is open at " + re.escape(url))
        self.assertExit(again, 0)
        self.assertEqual(json.loads(again.out)["total_matches"], 6)
        self.assertEqual(results(), 6)
        self.assertExit(referee, 0)
        self.lines(referee.err)
        for player in players:
            self.assertExit(player, 0)

    def test_without_an_interrupted_league_a_new_one_is_opened(self):
        manager, _ = self.open_manager("--resume-if-any")
        manager.signal(signal.SIGTERM)
        self.assertExit(manager, INTERRUPTED)
        self.assertEqual(len(list((self.data / "leagues").iterdir())), 1)

    def test_sigterm_ends_a_referee_cleanly(self):
        _, url = self.open_manager()
        log = self.folder / "logs" / "referee.log.jsonl"
        referee = self.start("referee", "--manager", url, "--port", 0, "--log-file", log)
        referee.wait_for("^Registered as REF01 ")
        referee.signal(signal.SIGTERM)
        self.assertExit(referee, INTERRUPTED)
        self.assertIn("Interrupted; the league goes on without Referee.", referee.err)
        self.assertIn("Interrupted; the league goes on without Referee.", self.texts(log.read_text()))

    def test_logs_are_json_also_when_something_is_wrong(self):
        program = self.finish("player", "--manager", "http://127.0.0.1:1", "--port", 0, "--log-format",
                              "json", "--set", "max_retries=0", code=3)
        self.assertEqual(self.lines(program.err)[-1]["level"], "ERROR")
        told = self.finish("run", "--log-format", "xml", code=2).err
        self.assertIn('--log-format must be one of json, text, not "xml".', told)
        told = self.finish("run", "--log-file", "/proc/nowhere/log", code=2).err
        self.assertIn("/proc/nowhere", told)

    def test_stdout_stays_what_it_is(self):
        program = self.finish("run", "--base-port", 0, "--wire", "inprocess", "--json",
                              "--log-format", "json")
        self.assertEqual(json.loads(program.out)["status"], "COMPLETED")
        self.assertIn("The league begins: 3 rounds, 6 matches.", self.texts(program.err))

    def test_the_log_file_is_rotated(self):
        log = self.folder / "own.log.jsonl"
        line = json.dumps({key: "" for key in sorted(LINE_KEYS)} | {"details": {"text": "x" * 900}})
        nearly_full = (line + "\n") * (1024 * 1024 // (len(line) + 1))
        log.write_text(nearly_full)
        (self.folder / "own.log.jsonl.1").write_text("older\n")
        self.finish("run", "--base-port", 0, "--wire", "inprocess", "--log-file", log, "--log-size", 1,
                    "--log-files", 1)
        files = sorted(path.name for path in self.folder.glob("own.log.jsonl*"))
        self.assertEqual(files, ["own.log.jsonl", "own.log.jsonl.1"])
        self.assertTrue((self.folder / "own.log.jsonl.1").read_text().startswith(nearly_full))
        self.assertIn("The league begins: 3 rounds, 6 matches.",
                      self.texts((self.folder / "own.log.jsonl.1").read_text()) + self.texts(log.read_text()))
        for name in files:
            self.assertLessEqual((self.folder / name).stat().st_size, 1024 * 1024)

    @unittest.skipUnless(shutil.which("systemd-analyze"), "there is no systemd here")
    def test_the_units_are_as_systemd_wants_them(self):
        units = self.folder / "units"
        units.mkdir()
        for unit in UNITS.glob("*.service"):
            text = unit.read_text().replace("/usr/bin/agent-league", "/bin/true")
            (units / unit.name.replace("@", "@8001")).write_text(text)
        files = sorted(units.iterdir())
        self.assertEqual(len(files), 2)
        checked = subprocess.run(["systemd-analyze", "verify", "--user", "--man=no", *files],
                                 capture_output=True, text=True,
                                 env={**self.environment, "XDG_RUNTIME_DIR": str(self.folder)})
        ours = [line for line in checked.stderr.splitlines() if "agent-league" in line]
        self.assertEqual((checked.returncode, ours), (0, []), checked.stderr)


if __name__ == "__main__":
    unittest.main()
