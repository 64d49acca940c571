"""The starter kits, written out by the program and run as somebody would run them."""

import json
import pathlib
import re
import shutil
import signal
import subprocess
import unittest

from support import LeagueTestCase, rpc
from support.guest import Guest
from support.open_league import OpenLeagueTestCase
from support.plain_player import timestamp
from support.records import TOKEN, messages

KITS = {"python": ["README.md", "player.py"], "node": ["README.md", "player.mjs"],
        "script": ["README.md", "bot.py"]}
# Members of turn channels; tests/e2e/test_channel_chat.py runs them.
CHANNEL_KITS = {"channel-python": ["README.md", "agent.py"],
                "channel-node": ["README.md", "agent.mjs"]}
# Players of Mafia; tests/e2e/test_mafia_processes.py plays with them.
MAFIA_KITS = {"mafia-python": ["README.md", "player.py"], "mafia-node": ["README.md", "player.mjs"]}
ALL_KITS = {**KITS, **MAFIA_KITS, **CHANNEL_KITS}
SOURCES = pathlib.Path(__file__).parents[2] / "resources" / "starter"


class StarterCommand(LeagueTestCase):
    def test_without_a_kit_they_are_listed(self):
        listed = self.finish("starter").out.splitlines()
        self.assertEqual([line.split()[0] for line in listed], list(ALL_KITS))

    def test_a_kit_is_written_out_as_it_is_in_the_sources(self):
        for kit, files in ALL_KITS.items():
            with self.subTest(kit=kit):
                folder = self.folder / "deep" / kit
                program = self.finish("starter", kit, "--out", folder)
                self.assertEqual(program.out.splitlines(), [str(folder / each) for each in files])
                for each in files:
                    self.assertEqual((folder / each).read_bytes(), (SOURCES / kit / each).read_bytes())

    def test_nothing_is_overwritten(self):
        folder = self.folder / "mine"
        folder.mkdir()
        (folder / "player.py").write_text("mine")
        program = self.finish("starter", "python", "--out", folder, code=1)
        self.assertIn(f"{folder}/player.py is there already", program.err)
        self.assertEqual([each.name for each in folder.iterdir()], ["player.py"])
        self.assertEqual((folder / "player.py").read_text(), "mine")

    def test_what_cannot_be_done_is_said(self):
        occupied = self.folder / "occupied"
        occupied.write_text("a file")
        self.assertIn("could not be made",
                      self.finish("starter", "node", "--out", occupied / "below", code=1).err)
        self.assertIn("There is no starter kit \"cobol\". There are: python, node, script, "
                      "mafia-python, mafia-node, channel-python, channel-node.",
                      self.finish("starter", "cobol", code=2).err)
        self.assertIn("one kit at most", self.finish("starter", "node", "python", code=2).err)
        self.assertIn("Which kit?", self.finish("starter", "--out", self.folder, code=2).err)


class StarterLeague(OpenLeagueTestCase):
    def setUp(self):
        super().setUp()
        for kit in KITS:
            self.finish("starter", kit, "--out", self.folder / kit)

    def run_kit(self, kit, *options):
        """Runs a kit's player as its README says."""
        command = {"python": ["python3", "player.py"], "node": ["node", "player.mjs"]}[kit]
        guest = Guest([*command, "--port", "0", "--name", f"Starter {kit}", *options],
                      self.folder / kit, self.environment)
        self.addCleanup(guest.kill)
        return guest

    def test_a_league_of_all_kits_and_a_built_in_player_has_no_technical_loss(self):
        self.open_league(4, "--join-code", "open-sesame")
        code = ("--join-code", "open-sesame")
        python = self.run_kit("python", "--manager", self.manager, *code)
        node = self.run_kit("node", "--manager", self.manager.removesuffix("/mcp"), *code)
        python.wait_for("Registered as")
        node.wait_for("Registered as")
        script = self.join("player", "--name", "Starter script", *code,
                           "--exec", f'python3 "{self.folder}/script/bot.py"', "-v")
        self.join("player", "--strategy", "adaptive", *code)
        self.join("referee", *code)
        rows, matches = self.outcome()
        self.assertEqual(len(matches), 6)
        for row in rows.values():
            self.assertEqual((row["played"], row["technical_losses"]), (3, 0), row)
        # Everybody hears that it is over, and ends.
        self.assertEqual((python.wait(), node.wait()), (0, 0), python.text() + node.text())
        self.assertExit(script, 0)
        self.assertIn("The league is over.", python.text())
        self.assertIn("The league is over.", node.text())
        self.assertEqual(len(re.findall(r" against P0\d: ", python.text())), 3, python.text())
        self.assertEqual(len(re.findall(r" against P0\d: ", node.text())), 3, node.text())
        # What the bot says to stderr is shown, and kept.
        self.assertIn("[python3] I am Starter script", script.err)
        log = (self.data / "logs" / "Starter=20script.stderr.log").read_text()
        self.assertEqual(len(re.findall(r"R\dM\d: (WIN|DRAW|LOSS)", log)), 3, log)
        # Its notes are in the record, for observers, and nobody but the referee was told.
        said = [message for match in matches.values() for message in messages(match)
                if message["message_type"] == "CHOOSE_PARITY_RESPONSE"
                and message["player_id"] == script.id]
        self.assertEqual(len(said), 3)
        self.assertTrue(all(message["reasoning"] for message in said), said)
        for match in matches.values():
            for each in match["transcript"]:
                if said[0]["reasoning"] in json.dumps(each):
                    self.assertEqual(each["body"]["from"], f"player:{script.id}")
                    self.assertEqual(each["visibility"], "observer")
        self.assertFalse(TOKEN.search(self.everything_written()))

    def test_a_kit_waits_for_a_manager_that_is_not_there_yet(self):
        for kit in ("python", "node"):
            with self.subTest(kit=kit):
                silent = self.run_kit(kit, "--manager", "http://127.0.0.1:9")
                silent.wait_for("The manager does not answer")
                self.assertIsNone(silent.process.poll())
                silent.process.send_signal(signal.SIGINT)
                silent.kill()

    def test_a_kit_that_is_refused_says_why(self):
        self.open_league(2, "--join-code", "open-sesame")
        for kit in ("python", "node"):
            with self.subTest(kit=kit):
                refused = self.run_kit(kit, "--manager", self.manager, "--join-code", "wrong")
                self.assertEqual(refused.wait(), 1)
                self.assertIn("The manager refused:", refused.text())

    def test_a_kit_answers_pings_and_heartbeats_and_does_not_end_at_a_strangers_word(self):
        self.open_league(2)
        for kit in ("python", "node"):
            with self.subTest(kit=kit):
                guest = self.run_kit(kit, "--manager", self.manager)
                guest.wait_for("Registered as")
                endpoint = guest.wait_for(r"listens at (\S+)\.$").group(1)
                self.assertEqual(rpc(endpoint, "ping")["result"], {"status": "OK"})
                ack = rpc(endpoint, "heartbeat", {
                    "protocol": "league.v2", "message_type": "HEARTBEAT", "nonce": "n-1",
                    "sender": "league_manager", "timestamp": timestamp(),
                    "conversation_id": "conv-1"})["result"]
                self.assertEqual((ack["message_type"], ack["nonce"]), ("HEARTBEAT_ACK", "n-1"))
                rpc(endpoint, "notify_league_completed", {"conversation_id": "conv-2"})
                self.assertEqual(rpc(endpoint, "ping")["result"], {"status": "OK"})
                self.assertIsNone(guest.process.poll())


class StarterFiles(unittest.TestCase):
    def test_node_finds_no_mistake_in_its_player(self):
        self.assertIsNotNone(shutil.which("node"), "Node is missing; ./check installs it.")
        subprocess.run(["node", "--check", SOURCES / "node" / "player.mjs"], check=True)
        subprocess.run(["node", "--check", SOURCES / "mafia-node" / "player.mjs"], check=True)
        subprocess.run(["node", "--check", SOURCES / "channel-node" / "agent.mjs"], check=True)

    def test_each_kit_marks_the_one_place_for_an_idea(self):
        for kit, files in ALL_KITS.items():
            self.assertEqual((SOURCES / kit / files[1]).read_text().count("YOUR IDEA GOES HERE"), 1)

    def test_the_bot_answers_as_its_readme_shows(self):
        readme = (SOURCES / "script" / "README.md").read_text()
        question = re.search(r"echo '(\{.*\})' \| python3 bot.py", readme).group(1)
        done = subprocess.run(["python3", SOURCES / "script" / "bot.py"], input=question + "\n",
                              capture_output=True, text=True, check=True)
        answer = json.loads(done.stdout)
        self.assertEqual(answer["id"], 1)
        self.assertIn(answer["parity_choice"], ("even", "odd"))


if __name__ == "__main__":
    unittest.main()
