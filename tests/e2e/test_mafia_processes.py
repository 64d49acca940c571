"""A match of Mafia between separate programs: ours, starter kits and a script, watched from outside."""

import json
import re
import unittest

from support.guest import Guest
from support.open_league import OpenLeagueTestCase
from support.records import TOKEN

# Phases as short as they can be: nobody thinks here.
FAST = ("--set", "speed=DEBUG", "--set", "timing.reveal.delay_ms=0", "--set", "voting.settle_ms=0",
        "--set", "games_per_player=1")

# Reads what it is asked in Mafia, and answers as briefly as it may.
SCRIPT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "question":
        continue
    assert message["call"]["view"]["you"]["player_id"] == message["player"], message
    if message["kind"] == "discussion_turn":
        print(json.dumps({"id": message["id"], "say": "I only wrote a script."}), flush=True)
    else:
        print(message["options"][0], flush=True)
"""


class TenProcesses(OpenLeagueTestCase):
    def run_kit(self, kit, command, name):
        """Writes a starter kit out and runs it as its README says."""
        folder = self.folder / name
        self.finish("starter", kit, "--out", folder)
        guest = Guest([*command, "--port", "0", "--name", name, "--manager", self.manager],
                      folder, self.environment)
        self.addCleanup(guest.kill)
        guest.wait_for("Registered as")
        return guest

    # M-001, M-073
    def test_kits_a_script_and_built_in_players_play_a_whole_match(self):
        self.open_league(10, "--game", "mafia", *FAST)
        kits = [self.run_kit("mafia-python", ["python3", "player.py"], "Python 1"),
                self.run_kit("mafia-python", ["python3", "player.py"], "Python 2"),
                self.run_kit("mafia-node", ["node", "player.mjs"], "Node")]
        bot = self.folder / "bot.py"
        bot.write_text(SCRIPT)
        script = self.join("player", "--game", "mafia", "--name", "Script",
                           "--exec", f'python3 "{bot}"')
        built_in = [self.join("player", "--game", "mafia", "--name", f"Bot {number}",
                              "--strategy", "random" if number == 1 else "heuristic")
                    for number in range(1, 7)]
        referee = self.join("referee")
        self.assertExit(self.manager_program, 0)
        league = json.loads(self.manager_program.out)
        self.assertEqual((league["status"], league["total_matches"]), ("COMPLETED", 1))
        rows = league["final_standings"]
        self.assertEqual(len(rows), 10)
        for row in rows:
            self.assertEqual((row["played"], row["technical_losses"]), (1, 0), row)
        # One team has won: three mafia, or the seven of the town.
        self.assertIn(sum(row["wins"] for row in rows), (3, 7))
        # Everybody hears that it is over, and ends.
        for kit in kits:
            self.assertEqual(kit.wait(), 0, kit.text())
            self.assertRegex(kit.text(), r"R1M1: I am (mafia|doctor|sheriff|villager)\.")
            self.assertEqual(len(re.findall(r"R1M1: (WIN|LOSS) as ", kit.text())), 1, kit.text())
        for program in (script, referee, *built_in):
            self.assertExit(program, 0)
        self.assertFalse(TOKEN.search(self.everything_written()))

    def test_a_strategy_of_another_game_is_refused_by_name(self):
        refused = self.finish("player", "--manager", "http://127.0.0.1:9", "--game", "mafia",
                              "--strategy", "adaptive", code=2)
        self.assertIn('there is no strategy "adaptive" for mafia. Known are: heuristic, random, '
                      'llm.', refused.err)


if __name__ == "__main__":
    unittest.main()
