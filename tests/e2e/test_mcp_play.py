"""A league in which two of the players are MCP clients that take a seat and choose by hand."""

import json
import unittest

from support import eventually, node, post
from support.agents import AgentsTestCase
from support.waiting import HANG_LIMIT_S


class PlayFromAnMcpClient(AgentsTestCase):
    def sit_down(self, *arguments, program="play_by_hand.cjs"):
        process = node.start(node.CLIENTS / program, self.manager, *arguments,
                             environment=self.environment)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def story_of(self, process):
        out, err = process.communicate(timeout=HANG_LIMIT_S)
        self.assertEqual(process.returncode, 0, err)
        return json.loads(out)

    def final_table_of(self, manager):
        eventually(lambda: manager.out.endswith("}\n"), "the manager told how the league ended")
        return json.loads(manager.out)["final_standings"]

    def call_tool(self, name, arguments):
        request = {"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                   "params": {"name": name, "arguments": arguments}}
        return post(self.manager, request)[1]["result"]

    def test_two_mcp_clients_and_two_programs_play_a_whole_league(self):
        manager = self.start_manager("--auto-start", "--expect-players", 4,
                                     "--expect-referees", 1, "--json")
        self.start_agent("referee")
        for name in ("Robot A", "Robot B"):
            self.start_agent("player", "--name", name, "--strategy", "random")
        guests = [self.sit_down("Even Eve", "even"), self.sit_down("Odd Otto", "odd")]
        stories = [self.story_of(each) for each in guests]
        table = self.final_table_of(manager)
        self.assertEqual(sum(row["played"] for row in table), 12)
        self.assertEqual(sum(row["technical_losses"] for row in table), 0)
        for story, choice in zip(stories, ("even", "odd")):
            self.assertEqual(len(story["turns"]), 3)
            self.assertTrue(all(turn["in_time"] for turn in story["turns"]))
            self.assertEqual(len({turn["opponent_id"] for turn in story["turns"]}), 3)
            history = story["matches"]["history"]
            self.assertEqual([each["choice"] for each in history], [choice] * 3)
            self.assertEqual(story["standings"], table)
            own = next(row for row in table if row["player_id"] == story["seat"]["player_id"])
            self.assertEqual(own["points"], story["matches"]["stats"]["points"])

    # M-001
    def test_mcp_clients_play_a_whole_match_of_mafia(self):
        """Six of them: five seats are villagers, so that one at least is asked at night."""
        manager = self.start_manager("--game", "mafia", "--auto-start", "--expect-players", 10,
                                     "--expect-referees", 1, "--json",
                                     "--set", "games_per_player=1",
                                     # Everybody answers at once; nobody is late on a busy machine.
                                     "--set", "timing.night.timeout_ms=600000",
                                     "--set", "timing.discussion.time_per_turn_ms=600000",
                                     "--set", "timing.vote.timeout_ms=600000",
                                     "--set", "timing.reveal.delay_ms=0",
                                     "--set", "voting.settle_ms=0")
        names = [f"Guest {number}" for number in range(1, 7)]
        guests = self.sit_down(*names, program="play_mafia_by_hand.cjs")
        self.start_agent("referee")
        for number in range(1, 5):
            self.start_agent("player", "--game", "mafia", "--name", f"Robot {number}",
                             "--strategy", "heuristic")
        stories = self.story_of(guests)
        table = self.final_table_of(manager)
        self.assertEqual([(row["played"], row["technical_losses"]) for row in table], [(1, 0)] * 10)
        turns = []
        for story in stories:
            self.assertEqual(story["standings"], table)
            self.assertNotIn("choose_parity", story["tools"])
            self.assertLessEqual(len({turn["role"] for turn in story["turns"]}), 1)
            turns += story["turns"]
        self.assertTrue(all(turn["in_time"] for turn in turns), turns)
        self.assertEqual({turn["kind"] for turn in turns},
                         {"night_action", "discussion_turn", "vote"})

    def test_a_guest_who_never_chooses_loses_and_the_league_goes_on(self):
        manager = self.start_manager("--auto-start", "--expect-players", 2,
                                     "--expect-referees", 1, "--json", "--set",
                                     "choice_timeout_ms=300", "--set", "max_retries=0")
        self.start_agent("referee")
        self.start_agent("player", "--name", "Robot")
        seat = self.call_tool("join_league", {"display_name": "Sleeper"})
        table = self.final_table_of(manager)
        self.assertEqual([(row["display_name"], row["points"], row["technical_losses"])
                          for row in table], [("Robot", 3, 0), ("Sleeper", 0, 1)])
        news = self.call_tool("wait_for_turn", {"seat_key": seat["seat_key"], "timeout_s": 0})
        self.assertEqual(news["status"], "LEAGUE_OVER")
        late = self.call_tool("join_league", {"display_name": "Late"})
        self.assertTrue(late["isError"])
        self.assertIn("already started", late["content"][0]["text"])

    def test_a_seat_opens_only_with_its_key(self):
        self.start_manager()
        seat = self.call_tool("join_league", {"display_name": "Guest"})
        self.assertEqual(seat["player_id"], "P01")
        for tool in ("wait_for_turn", "my_matches"):
            refused = self.call_tool(tool, {"seat_key": seat["seat_key"][:-1] + "?"})
            self.assertTrue(refused["isError"], refused)
        waiting = self.call_tool("wait_for_turn", {"seat_key": seat["seat_key"], "timeout_s": 0})
        self.assertEqual(waiting["status"], "WAITING")
        no_turn = self.call_tool("choose_parity",
                                 {"seat_key": seat["seat_key"], "parity_choice": "even"})
        self.assertTrue(no_turn["isError"])

    def test_a_league_with_a_join_code_asks_guests_for_it(self):
        self.start_manager("--join-code", "open-sesame")
        refused = self.call_tool("join_league", {"display_name": "Guest"})
        self.assertTrue(refused["isError"], refused)
        self.assertIn("join code", refused["content"][0]["text"])
        seat = self.call_tool("join_league",
                              {"display_name": "Guest", "join_code": "open-sesame"})
        self.assertEqual(seat["player_id"], "P01", seat)


if __name__ == "__main__":
    unittest.main()
