"""Every command of README.md and CONTRIBUTING.md does what a reader expects of it.

The commands are taken from the ```sh blocks, so a new one is tried without a change here. What
belongs to one section shares a folder, as on the desk of somebody who reads it from top to bottom;
what a block relies on and does not start itself (a manager, a league that was played) is there.
Ports are changed to free ones and every address to this computer's; nothing else is.

The pages of the built-in help are sections of the README (house.documents compares them) and have
the same commands in every language.
"""

import pathlib
import re
import shutil
import signal
import subprocess
import unittest

from support import LeagueTestCase, eventually, free_port
from support.documents import ROOT, Command, inline_commands, sections, without_comment
from support.program import PATH, Program

BUILD = pathlib.Path(PATH).resolve().parents[1]
STARTERS = ROOT / "resources" / "starter"

# What is not run, and why. Their arguments are for the eyes of people alone.
NOT_RUN = {
    "sudo": "changes this computer",
    "sh": "installs a package that packaging/build makes; packaging/try tries that",
    "systemctl": "changes the services of the person who runs the test",
    "journalctl": "reads the log of a service that does not run here",
    "claude": "is another maker's program",
    "npx": "downloads another maker's program; e2e.mcp_clients uses the pinned one",
    "packaging/try": "needs root and a fresh Debian",
}
# Commands that take minutes or a screen: every option of them must be one that --help knows.
ONLY_OPTIONS = {"bench", "chaos"}
# Orders that are understood, and yet refused when there is no such match at the moment.
OF_THE_MOMENT = {
    "control step": "No match can begin now",
    "control abort": "is not being played and does not wait to be",
}
# Orders to a match, which are refused until it is in play.
OF_A_MATCH = {"set-speed", "advance"}
# What a program says when it runs as it should; it is ended when its block is over.
STAYING = {
    "manager": r"is open at http",
    "referee": r"^Registered as REF",
    "player": r"^Registered as P",
    "agent": r"(?i)registered as|joined",
}
PORT = r"(?<![\d.])(8\d{3})(?!\d)"


class Script(Program):
    """A command as bash runs it, where `league` and `agent-league` are the built program."""

    def __init__(self, text, folder, environment, **options):
        self.text = text
        alone = not re.search(r"[|&;]", text)  # then signals reach the program itself
        super().__init__("-c", f"cd '{folder}' && {'exec ' if alone else ''}{text}",
                         environment=environment, program="/bin/bash", **options)

    def __str__(self):
        return self.text


class DocumentTestCase(LeagueTestCase):
    def setUp(self):
        super().setUp()
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "agent-league").symlink_to(PATH)
        self.environment["PATH"] = f"{tools}:{self.environment['PATH']}:/usr/sbin:/sbin"

    # ── a section ──

    def try_section(self, section, number):
        self.desk = self.folder / f"section-{number}"
        self.desk.mkdir()
        (self.desk / "league").symlink_to(PATH)
        self.data = self.desk / "data"
        self.environment["AGENT_LEAGUE_DATA"] = str(self.data)
        # Each section has an air of its own, where leagues announce themselves.
        self.environment["AGENT_LEAGUE_LAN"] = f"127.0.0.1:{free_port()}"
        for block in section.blocks:
            self.ports = {}
            self.running = []
            try:
                for command in block:
                    with self.subTest(section=section.title, line=command.line, command=command.text):
                        self.try_command(command)
            finally:
                for program in reversed(self.running):
                    self.end(program)

    def end(self, program):
        if program.process.poll() is None:
            program.signal(signal.SIGTERM)
        self.assertNotIn(program.wait(), (-signal.SIGSEGV, -signal.SIGABRT), program.story())

    def port(self, written):
        return self.ports.setdefault(int(written), free_port())

    def rewritten(self, text):
        """The command with free ports, at this computer."""
        text = re.sub(r"\b192\.168\.\d+\.\d+\b", "127.0.0.1", text)
        return re.sub(PORT, lambda found: str(self.port(found.group(1))), text)

    # ── a command ──

    def try_command(self, command):
        words = command.words()
        tool = words[0]
        if tool in NOT_RUN:
            return
        if tool == "xvfb-run":  # the command behind it
            self.try_command(Command(command.text.split("-a ", 1)[1], command.line))
        elif tool == "./check":
            self.try_check(words[1:])
        elif tool == "export":
            self.assertRegex(command.text, r"^export \w+=\S+$")
        elif tool.startswith("packaging/"):
            self.try_packaging(command.text)
        elif tool == "python3" and words[1].startswith("tests/"):
            self.try_test_program(words[1:])
        elif tool in ("./league", "agent-league"):
            self.try_league(command.text, words[1:])
        elif tool == "python3":
            self.rely_on_manager(words)
            port = "" if "--port" in words else " --port 8101"  # the usual one
            self.stay(command.text + port, r"Registered as P")
        else:
            if tool == "curl":
                self.rely_on_manager(["--manager", words[1]])
            self.run_to_end(self.rewritten(command.text))

    def run_to_end(self, text, refusal=None):
        program = Script(text, self.desk, self.environment)
        self.addCleanup(program.kill)
        if program.wait() != 0 and refusal:
            self.assertIn(refusal, program.err)
            return program
        self.assertExit(program, 0)
        return program

    def stay(self, text, says):
        program = Script(self.rewritten(text), self.desk, self.environment)
        self.addCleanup(program.kill)
        program.wait_until(lambda err: re.search(says, err + program.out, re.MULTILINE),
                           f"said {says!r}")
        self.running.append(program)
        return program

    # ── the program itself ──

    def try_league(self, text, words):
        if not words:  # the window; without a screen ./league plays in the terminal
            self.run_to_end(f"{text} run --base-port 0")
            return
        name = words[0]
        if name.startswith("-"):
            self.run_to_end(text)
        elif name in ONLY_OPTIONS:
            self.assertKnown(f"{text.split()[0]} {name}", words[1:])
        elif name in STAYING:
            self.try_staying(name, text, words)
        else:
            prepare = getattr(self, f"before_{name}", None)
            if prepare:
                text = prepare(text, words) or text
            self.run_to_end(self.rewritten(text), refusal=OF_THE_MOMENT.get(" ".join(words[:2])))
            after = getattr(self, f"after_{name}", None)
            if after:
                after(words)

    def assertKnown(self, command, words):
        known = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", self.run_to_end(f"{command} --help").out))
        for word in words:
            if word.startswith("-"):
                self.assertIn(word, known, f"{command} has no such option")

    def try_staying(self, name, text, words):
        if "--port" not in words:  # the usual port may be taken here
            text += f" --port {({'manager': 8000, 'referee': 8001}).get(name, 8101)}"
        self.free(re.search(r"--port (\d+)", text).group(1))
        if "--resume" in words:
            self.interrupt_a_league()
        if name in ("player", "referee") and "--manager" not in words:
            self.rely_on_announcement(words)
        elif name != "manager":
            self.rely_on_manager(words)
        if "bot.py" in text and not list(self.desk.glob("**/bot.py")):
            shutil.copy(STARTERS / "script" / "bot.py", self.desk)
        self.stay(text, STAYING[name])

    def free(self, written):
        """Whoever had that port in this block makes room: the reader is told of alternatives."""
        port = self.ports.get(int(written))
        for program in [each for each in self.running if port and f"--port {port}" in each.text]:
            self.running.remove(program)
            self.end(program)

    def option(self, words, name, otherwise=None):
        return words[words.index(name) + 1] if name in words else otherwise

    def rely_on_manager(self, words):
        """A manager at the address, unless the block has started it."""
        address = self.option(words, "--manager") or self.option(words, "--orchestrator")
        if not address:
            return
        written = re.search(PORT, address).group(1)
        port = self.port(written)
        if any(f"--port {port}" in each.text for each in self.running):
            return
        options = ["--game", self.option(words, "--game")] if "--game" in words else []
        if "--join-code" in words:
            options += ["--join-code", self.option(words, "--join-code")]
        self.stay(f"./league manager --port {written} {' '.join(options)}", STAYING["manager"])

    def rely_on_announcement(self, words):
        """A league that is heard, unless the block has opened it."""
        if any("--bind" in each.text for each in self.running):
            return
        code = ["--join-code", self.option(words, "--join-code")] if "--join-code" in words else []
        self.stay(f"./league manager --bind 0.0.0.0 --port 0 {' '.join(code)}", STAYING["manager"])

    def interrupt_a_league(self):
        manager = self.stay("./league manager --port 0", STAYING["manager"])
        self.running.remove(manager)
        self.end(manager)

    # ── what single commands rely on ──

    def before_run(self, text, words):
        return re.sub(r"(league run)", r"\1 --base-port 0", text, 1)

    def before_export(self, text, words):
        if not list(self.data.glob("leagues/*")):
            self.run_to_end("./league run --wire inprocess")

    def after_export(self, words):
        out = self.option(words, "--out")
        self.assertTrue(out is None or (self.desk / out).exists(), f"{out} was not written")

    def after_starter(self, words):
        out = self.option(words, "--out")
        self.assertTrue(out is None or (self.desk / out / "README.md").exists())

    def before_replay(self, text, words):
        files = sorted(self.data.glob("leagues/mafia*/replays/*.replay.jsonl"))
        if not files:
            self.run_to_end("./league run --game mafia --set speed=DEBUG --base-port 0")
            files = sorted(self.data.glob("leagues/mafia*/replays/*.replay.jsonl"))
        return text.replace("FILE.replay.jsonl", str(files[0]))

    def before_discover(self, text, words):
        if not any("--bind" in each.text for each in self.running):
            self.stay("./league manager --bind 0.0.0.0 --port 0", STAYING["manager"])

    def before_channel(self, text, words):
        self.rely_on_manager(words)
        return text if "--guide" in words or "--orchestrator" in words else f"{text} --port 0"

    def before_check(self, text, words):
        """The agent that is to be checked; a referee registers with the sham manager."""
        role = self.option(words, "--as", "player")
        if role == "manager":
            self.rely_on_manager(["--manager", words[1]])
        elif "--manager-port" in words:
            manager = self.port(self.option(words, "--manager-port"))
            self.free(self.option(words, "--manager-port"))
            agent = Script(f"./league {role} --manager http://127.0.0.1:{manager} --port 0",
                           self.desk, self.environment)
            self.addCleanup(agent.kill)
            self.running.append(agent)
        else:
            written = re.search(PORT, words[1]).group(1)
            if not any(f"--port {self.port(written)}" in each.text for each in self.running):
                self.rely_on_manager(["--manager", "http://127.0.0.1:8000"])
                self.stay(f"./league player --manager http://127.0.0.1:8000 --port {written}",
                          STAYING["player"])

    def before_control(self, text, words):
        """A league in which the order makes sense: one that may begin, or a match of Mafia that
        waits for the operator."""
        if words[1] == "start":
            self.join_two()
        elif not any("--game mafia" in each.text for each in self.running):
            self.stay("./league run --game mafia --set speed=STEP --base-port 0",
                      r"^The league begins")
        if words[1] in OF_A_MATCH:  # its players are invited first
            eventually(lambda: self.says_yes("./league control set-speed R1M1 STEP"),
                       "R1M1 is in play")

    def says_yes(self, text):
        program = Script(text, self.desk, self.environment)
        self.addCleanup(program.kill)
        return program.wait() == 0

    def join_two(self):
        manager = next((each for each in self.running if "league manager" in each.text), None)
        if manager is None:
            manager = self.stay("./league manager --port 8000", STAYING["manager"])
            self.stay("./league referee --manager http://127.0.0.1:8000 --port 8001",
                      STAYING["referee"])
        code = re.search(r"--join-code \S+", manager.text)
        for port in (8171, 8172):
            self.stay(f"./league player --manager http://127.0.0.1:8000 --port {port} "
                      f"{code.group(0) if code else ''}", STAYING["player"])

    # ── what belongs to the repository ──

    def try_check(self, words):
        usage = subprocess.run([ROOT / "check", "--help"], capture_output=True, text=True,
                               check=True).stdout
        targets = {path.stem.removeprefix("fuzz_") for path in ROOT.glob("tests/fuzz/fuzz_*.cpp")}
        listed = subprocess.run(["ctest", "--test-dir", BUILD, "-N"], capture_output=True, text=True,
                                check=True).stdout
        tests = re.findall(r"Test +#\d+: (\S+)", listed)
        for word in words:
            if word.startswith("-"):
                self.assertRegex(usage, rf"{word}\b", f"./check has no option {word}")
            elif "--fuzz" in words:
                self.assertTrue(word.isdigit() or word in targets, f"no fuzz target {word}")
            else:
                self.assertTrue([test for test in tests if re.search(word, test)], f"no test {word}")

    def try_packaging(self, text):
        for part in text.split("&&"):
            words = part.split()
            if words[0] in NOT_RUN:
                self.assertTrue((ROOT / words[0]).exists(), words[0])
                continue
            done = subprocess.run([ROOT / words[0], "--help"], capture_output=True, text=True,
                                  env=self.environment)
            self.assertIn(words[0], done.stdout + done.stderr, "it does not say how it is used")

    def try_test_program(self, words):
        """Minutes of work for those who change the transport; its options must be its own."""
        source = (ROOT / words[0]).read_text()
        for word in words[1:]:
            if word.startswith("-"):
                self.assertIn(f'"{word}"', source)


class Documents(DocumentTestCase):
    def try_document(self, name):
        found = sections((ROOT / name).read_text())
        self.assertGreater(sum(len(block) for each in found for block in each.blocks), 5)
        for number, section in enumerate(found):
            self.try_section(section, number)

    def test_every_command_of_the_readme(self):
        self.try_document("README.md")

    def test_every_command_of_contributing(self):
        self.try_document("CONTRIBUTING.md")

    def test_commands_in_sentences_have_only_options_that_there_are(self):
        self.desk = self.folder
        (self.desk / "league").symlink_to(PATH)
        tried = 0
        for name in ("README.md", "CONTRIBUTING.md"):
            for text in inline_commands((ROOT / name).read_text()):
                with self.subTest(document=name, command=text):
                    tool, *words = text.split()
                    if tool == "./check":
                        self.try_check(words)
                    elif words[0].startswith("-"):
                        self.run_to_end(text)
                    else:
                        self.assertKnown(f"{tool} {words[0]}", words[1:])
                    tried += 1
        self.assertGreater(tried, 10)


class Reading(unittest.TestCase):
    def test_commands_are_found_below_their_headings(self):
        text = "# A\n```sh\none  # why\n\n```\n```\nnot this\n```\n### B\n```sh\ntwo\n```\n## C\n```sh\nthree\n```\n"
        self.assertEqual([(each.title, [[one.text for one in block] for block in each.blocks])
                          for each in sections(text)],
                         [("A", [["one"], ["two"]]), ("C", [["three"]])])

    def test_commands_in_sentences_are_found_outside_of_blocks(self):
        text = "Say `./league run` or `./check <target>`.\n```sh\n`./league no`\n```\n| `./check a` | `b` |\n"
        self.assertEqual(list(inline_commands(text)), ["./league run", "./check a"])

    def test_a_remark_is_no_part_of_a_command(self):
        self.assertEqual(without_comment('a "b # c" d#e  # f'), 'a "b # c" d#e')
        self.assertEqual(without_comment("# all of it"), "")


class Refusal(DocumentTestCase):
    """What the test is for: a command that is refused does not pass."""

    def refused(self, command):
        outcome = unittest.TestResult()

        class Try(DocumentTestCase):
            def runTest(self):
                self.try_document_text(command)

            def try_document_text(self, text):
                for section in sections(f"## A\n```sh\n{text}\n```\n"):
                    self.try_section(section, 0)

        Try().run(outcome)
        return len(outcome.failures) + len(outcome.errors) == 1

    def test_wrong_commands_options_tests_and_programs_fail(self):
        for command in ("./league dance", "./league run --colour red", "./league bench --colour",
                        "./league export --format pdf", "./check --colour", "./check no.such_test",
                        "./league player --manager http://127.0.0.1:8000 --strategy clever",
                        "no-such-program", "packaging/no-such-program"):
            with self.subTest(command):
                self.assertTrue(self.refused(command), "it was taken")
        self.assertFalse(self.refused("./league machines match"))


if __name__ == "__main__":
    unittest.main()
