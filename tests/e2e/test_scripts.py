"""Programs that choose for a player (--exec), good and bad ones, in leagues of real processes."""

import os
import pathlib
import signal
import unittest

from support import LeagueTestCase, eventually
from support.open_league import OpenLeagueTestCase
from support.records import messages

# What each bot does with its first question, and what the transcript must say.
FAULTS = {
    "crashes": ("sys.stderr.write('before\\n'); raise ValueError('no idea')",
                "it ended by itself with code 1; its last words: ValueError: no idea."),
    "garbage": ("print('let me think')",
                'it answered "let me think" instead of even or odd.'),
    "invalid": ("print(json.dumps({'id': q['id'], 'parity_choice': 'both'}))",
                "instead of even or odd."),
    "endless": ("sys.stdout.write('x' * 10_000_000); sys.stdout.flush()",
                "it wrote a line of more than 65536 bytes."),
    "flood": ("\n        while True: print(json.dumps({'id': -1, 'parity_choice': 'odd'}))",
              "it wrote more than 1048576 bytes to its stdout without being asked."),
    "binary": ("sys.stdout.buffer.write(b'\\0\\xff\\n'); sys.stdout.flush()",
               "it wrote binary data to its stdout instead of a line."),
    "killed": ("os.kill(os.getpid(), 9)", "it was ended by signal 9 (Killed)."),
    "silent": ("time.sleep(3600)", "it did not answer within "),
    "leaves": ("sys.exit(0)", "it ended by itself with code 0."),
}

BOT = """import json, os, subprocess, sys, time
for line in sys.stdin:
    q = json.loads(line)
    if q["type"] == "question":
        {answer}
        sys.stdout.flush()
"""


def processes_in(folder):
    """Ids of the processes that were started with a file of this folder."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and str(folder).encode() in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
        except OSError:
            pass  # it has just ended
    return found


class ScriptTestCase(OpenLeagueTestCase):
    def write_bot(self, name, answer):
        path = self.folder / "bots" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(BOT.format(answer=answer))
        return path

    def join_bot(self, name, answer, *options):
        return self.join("player", "--name", name, *options,
                         "--exec", f"python3 {self.write_bot(name, answer)}")

    def bots(self):
        return [pid for pid in processes_in(self.folder / "bots") if self.is_bot(pid)]

    def is_bot(self, pid):
        """The player names the bot on its own command line too."""
        try:
            return b"agent-league" not in pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
        except OSError:
            return False


class Scripts(ScriptTestCase):
    # L-09, L-12
    def test_every_fault_is_a_technical_loss_with_its_reason(self):
        for name, (answer, reason) in FAULTS.items():
            with self.subTest(fault=name):
                window = 2000 if name == "silent" else 30_000
                self.open_league(2, "--set", f"choice_timeout_ms={window}")
                bad = self.join_bot(name, answer)
                good = self.join_bot("good", "print('even')")
                self.join("referee")
                rows, matches = self.outcome()
                self.assertEqual((rows[good.id]["wins"], rows[good.id]["technical_losses"]), (1, 0))
                self.assertEqual(rows[bad.id]["technical_losses"], 1)
                match, = matches.values()
                fact, = (each["body"] for each in match["transcript"]
                         if each["kind"] == "no_answer")
                self.assertEqual(fact["from"], f"player:{bad.id}")
                # One plain sentence, at once: a clear answer is not asked for again.
                self.assertEqual(fact["sends"], 1)
                self.assertRegex(fact["reason"], r'^The program "python3 /.*": it ')
                self.assertIn(reason, fact["reason"])
                # The person at the player's terminal reads the same.
                bad.wait_for(r"warning \[league.player\] The program .* It is started again in 1 s")
                self.assertExit(bad, 0)
        eventually(lambda: not self.bots(), "all bots have ended")

    def test_a_bot_that_crashes_once_plays_the_rest(self):
        self.open_league(4)
        once = self.folder / "once"
        bad = self.join_bot("once", f"os.path.exists('{once}') or [open('{once}', 'w'), sys.exit(1)]; "
                                    "print('odd')")
        for _ in range(3):
            self.join("player")
        self.join("referee")
        rows, _ = self.outcome()
        self.assertEqual({player: row["technical_losses"] for player, row in rows.items()},
                         {player: int(player == bad.id) for player in rows})

    def test_an_odd_bot_that_answers_well_loses_nothing(self):
        self.open_league(4)
        odd = {
            "early": "print('{\"id\": %d, \"choice\": \"ODD\"}' % q['id']); print('odd')",
            "forks": "subprocess.Popen(['sleep', '1000']); print('Even')",
            "talks": "sys.stderr.write(('y' * 99 + chr(10)) * 20_000); print('odd')",
        }
        players = [self.join_bot(name, answer) for name, answer in odd.items()]
        players.append(self.join("player"))
        self.join("referee")
        rows, _ = self.outcome()
        for row in rows.values():
            self.assertEqual((row["played"], row["technical_losses"]), (3, 0), row)
        for player in players:
            self.assertExit(player, 0)
        logs = self.data / "logs"
        self.assertLess(sum(path.stat().st_size for path in logs.glob("talks*")), 2_100_000)
        self.assertTrue((logs / "talks.stderr.log.1").exists())

    def test_a_note_is_for_observers_alone(self):
        self.open_league(2)
        self.join_bot("notes", "print(json.dumps({'parity_choice': 'odd', 'note': 'n' * 5000}))")
        rival = self.join("player", "--name", "rival", "--exec",
                          f"python3 {self.write_bot('rival', 'print(chr(101) + chr(118) + chr(101) + chr(110))')}")
        self.join("referee")
        _, matches = self.outcome()
        match, = matches.values()
        notes = [message["reasoning"] for message in messages(match) if "reasoning" in message]
        self.assertEqual(notes, ["n" * 1999 + "…"])
        told = [each["body"]["message"] for each in match["transcript"]
                if each["kind"] == "message" and each["body"]["to"] == f"player:{rival.id}"]
        self.assertTrue(told)
        self.assertNotIn("nnnn", str(told))


class Ends(ScriptTestCase):
    def test_a_bot_ends_with_its_player_however_that_ends(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            with self.subTest(signal=number):
                self.open_league(2)
                player = self.join_bot("waits", "pass")
                eventually(self.bots, "the bot runs")
                player.signal(number)
                player.wait()
                eventually(lambda: not self.bots(), "the bot has ended")

    def test_a_bot_is_told_bye(self):
        self.open_league(2)
        path = self.folder / "bye"
        hello = self.folder / "hello"
        bot = self.write_bot("polite", "pass")
        bot.write_text(f"open('{hello}', 'w')\n" + bot.read_text()
                       + f"    elif q['type'] == 'bye': open('{path}', 'w')\n")
        player = self.join("player", "--exec", f"python3 {bot}")
        eventually(hello.exists, "the bot runs")  # and does not only begin to
        player.signal(signal.SIGINT)
        self.assertExit(player, 130)
        self.assertTrue(path.exists())


class Usage(LeagueTestCase):
    def refusal(self, *options):
        return self.finish("player", "--manager", "http://127.0.0.1:9", *options, code=2).err

    def test_what_cannot_be_run_is_refused_before_anybody_is_told(self):
        plain = self.folder / "plain.py"
        plain.write_text("print()")
        for command, words in (("", "no program is named"),
                               ("no-such-program", "there is no program \"no-such-program\""),
                               (str(self.folder / "missing"), "there is no file"),
                               (str(plain), "cannot be executed"),
                               (str(self.folder), "cannot be executed")):
            with self.subTest(command=command):
                said = self.refusal("--exec", command)
                self.assertIn(words, said)
                self.assertEqual(len(said.splitlines()), 2, said)
        self.assertIn("Either --strategy or --exec", self.refusal("--exec", "cat", "--strategy", "odd"))


if __name__ == "__main__":
    assert os.path.exists("/proc/self/cmdline"), "These tests look into /proc."
    unittest.main()
