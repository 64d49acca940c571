"""Configuration folders in the layout of the exercise: written out, checked, and played with."""

import json
import pathlib
import unittest

from support import LeagueTestCase

SOURCES = pathlib.Path(__file__).parents[2] / "resources" / "config"


class Config(LeagueTestCase):
    def setUp(self):
        super().setUp()
        self.config = self.folder / "SHARED" / "config"

    def init(self):
        return self.finish("config", "init", self.config)

    def change(self, file, **keys):
        path = self.config / file
        content = json.loads(path.read_text())
        content.update(keys)
        path.write_text(json.dumps(content))

    def test_the_example_is_written_as_it_is_in_the_sources(self):
        written = self.init().out.splitlines()
        expected = sorted(path.relative_to(SOURCES) for path in SOURCES.rglob("*.json"))
        self.assertEqual(sorted(pathlib.Path(each).relative_to(self.config) for each in written),
                         expected)
        for each in expected:
            self.assertEqual((self.config / each).read_bytes(), (SOURCES / each).read_bytes())
        again = self.finish("config", "init", self.config, code=1)
        self.assertIn("is there already and is not overwritten", again.err)

    def test_the_example_passes_its_own_check(self):
        self.init()
        for folder in (self.config, self.folder):  # itself, or the one that holds SHARED/config
            with self.subTest(folder=folder):
                checked = self.finish("config", "check", folder).out
                self.assertIn("timeouts.move_timeout_sec: the rule choice_timeout_ms is 30000", checked)
                self.assertIn("P03  Curie  http://127.0.0.1:8103/mcp  alternating", checked)
                self.assertIn("(not active)", checked)

    def test_everything_wrong_is_told_by_file_and_key(self):
        self.init()
        self.change("system.json", timeouts={"move_timeout_sec": "thirty"}, colour="blue")
        self.change("leagues/example_league.json", scoring={"win_points": 2})
        for words in (("config", "check", self.config), ("run", "--config", self.config),
                      ("manager", "--config", self.config)):
            with self.subTest(words[0]):
                told = self.finish(*words, code=1 if words[0] == "config" else 2).err
                self.assertIn(f"{self.config}/system.json: timeouts.move_timeout_sec must be a "
                              "number of seconds, not the text \"thirty\".", told)
                self.assertIn(f"{self.config}/system.json: colour is not known here.", told)
                self.assertIn(f"{self.config}/leagues/example_league.json: scoring.win_points can "
                              "only be 3 in this program, not 2.", told)

    def test_a_folder_without_configuration_is_refused(self):
        told = self.finish("run", "--config", self.folder, code=2).err
        self.assertIn("there is no system.json in it", told)
        told = self.finish("run", "--config", self.folder / "nowhere", code=2).err
        self.assertIn(f"There is no folder {self.folder}/nowhere.", told)

    def test_words_that_make_no_sense_are_refused(self):
        for words in (("config",), ("config", "write"), ("config", "init", "a", "b")):
            with self.subTest(words):
                self.assertIn("config takes init or check", self.finish(*words, code=2).err)

    def test_a_league_is_played_as_the_folder_says(self):
        self.init()
        league, folder = self.run_league("--config", self.config)
        names = {row["display_name"] for row in league["final_standings"]}
        self.assertEqual(names, {"Ada", "Boole", "Curie", "Euler"})
        self.assertEqual(league["total_matches"], 6)

    def test_the_command_line_wins(self):
        self.init()
        self.change("leagues/example_league.json", schedule={"format": "double_round_robin"})
        league, _ = self.run_league("--config", self.config, "--players", 3)
        self.assertEqual(league["total_matches"], 6)  # three who meet twice
        league, _ = self.run_league("--config", self.config, "--players", 3, "--set",
                                    "double_round_robin=false")
        self.assertEqual(league["total_matches"], 3)

    def test_separate_programs_find_each_other_by_the_folder(self):
        self.init()
        self.change("leagues/example_league.json", display_name="Spring Cup")
        manager = self.start("manager", "--config", self.config, "--port", 0, "--auto-start",
                             "--exit-when-done", "--json")
        port = int(manager.wait_for(r"is open at http://127\.0\.0\.1:(\d+)/mcp").group(1))
        manager.wait_for("^It starts with 4 players and 1 referees")
        self.change("agents/agents_config.json",
                    league_manager={"endpoint": f"http://127.0.0.1:{port}"})
        self.start("referee", "--config", self.config, "--agent", "REF01", "--port", 0)
        for player in ("P01", "P02", "P03", "P04"):
            self.start("player", "--config", self.config, "--agent", player, "--port", 0)
        self.assertExit(manager, 0)
        league = json.loads(manager.out)
        self.assertEqual(league["status"], "COMPLETED")
        self.assertEqual({row["display_name"] for row in league["final_standings"]},
                         {"Ada", "Boole", "Curie", "Euler"})
        self.assertIn("REF01 has registered: Referee Alpha", manager.err)


if __name__ == "__main__":
    unittest.main()
