"""The official MCP clients, the SDK's and the Inspector, list and call the tools of every role."""

import json
import unittest

from support import node
from support.agents import AgentsTestCase

TOOLS = {
    "manager": {"get_standings", "get_schedule", "get_match", "list_agents", "league_query",
                "get_entries",
                "register_player", "start_league", "control_league", "join_league",
                "wait_for_turn", "choose_parity", "my_matches",
                "list_channels", "register_agent", "join_channel", "wait_for_channel_turn",
                "post_turn_message", "complete_turn", "turn_chunk", "request_wait", "resolve_wait",
                "leave_channel", "get_channel_state", "create_channel", "configure_channel",
                "control_channel", "override_turn", "post_human_message", "release_floor",
                "get_channel_events"},
    "referee": {"get_match_state", "list_matches"},
    "player": {"get_player_state", "my_matches", "handle_game_invitation", "choose_parity",
               "notify_match_result"},
}
READS = {"manager": "list_agents", "referee": "list_matches", "player": "get_player_state"}


class OfficialClients(AgentsTestCase):
    def look_around(self, url, tool, arguments=None):
        code, out, err = node.run(node.CLIENTS / "look_around.cjs", url, tool,
                                  json.dumps(arguments or {}), environment=self.environment)
        self.assertEqual(code, 0, err)
        return json.loads(out)

    def inspect(self, url, *arguments):
        code, out, err = node.run(node.INSPECTOR, "--cli", url, "--transport", "http", *arguments,
                                  environment=self.environment)
        self.assertEqual(code, 0, f"{out}\n{err}")
        return json.loads(out)

    def test_the_sdk_client_lists_and_calls_tools_everywhere(self):
        self.start_manager()
        urls = {"manager": self.manager, "referee": self.start_agent("referee"),
                "player": self.start_agent("player")}
        for role, url in urls.items():
            with self.subTest(role=role):
                seen = self.look_around(url, READS[role])
                self.assertEqual(seen["server"]["title"], f"Agent League {role}")
                self.assertEqual(set(seen["tools"]), TOOLS[role])
                self.assertIn(READS[role], seen["readers"])
                self.assertFalse(seen["called"].get("isError"), seen["called"])
                self.assertTrue(seen["resources"] and seen["prompts"] and seen["prompt"])
                self.assertIsInstance(seen["read"], dict)
        agents = self.look_around(self.manager, "list_agents")["called"]["structuredContent"]
        self.assertEqual([each["id"] for each in agents["players"]], ["P01"])
        self.assertEqual([each["id"] for each in agents["referees"]], ["REF01"])

    def test_the_operator_needs_the_token_and_is_told_so(self):
        self.start_manager()
        self.start_agent("referee")
        for name in ("One", "Two"):
            self.start_agent("player", "--name", name)
        for arguments in ({}, {"operator_token": "wrong"}):
            refused = self.look_around(self.manager, "start_league", arguments)["called"]
            self.assertTrue(refused["isError"])
            self.assertIn("operator", refused["content"][0]["text"])
        started = self.look_around(self.manager, "start_league",
                                   {"operator_token": self.operator_token()})["called"]
        self.assertFalse(started.get("isError"), started)

    def test_the_inspector_lists_and_calls_tools_everywhere(self):
        self.start_manager()
        urls = {"manager": self.manager, "referee": self.start_agent("referee"),
                "player": self.start_agent("player")}
        for role, url in urls.items():
            with self.subTest(role=role):
                listed = self.inspect(url, "--method", "tools/list")
                self.assertEqual({each["name"] for each in listed["tools"]}, TOOLS[role])
                called = self.inspect(url, "--method", "tools/call", "--tool-name", READS[role])
                self.assertFalse(called.get("isError"), called)
                self.assertEqual(json.loads(called["content"][0]["text"]),
                                 called["structuredContent"])


if __name__ == "__main__":
    unittest.main()
