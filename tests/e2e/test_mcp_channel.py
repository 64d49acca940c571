"""MCP clients without a server of their own take part in a channel, beside a plain agent."""

import json
import unittest

from support import node
from support.channel_case import ChannelTestCase
from support.waiting import HANG_LIMIT_S


class TakePartFromAnMcpClient(ChannelTestCase):
    # T-080
    def test_two_mcp_clients_and_an_agent_talk(self):
        self.start_manager()
        self.create()
        ada = self.agent("Ada")
        ada.start()
        guests = [node.start(node.CLIENTS / "take_part.cjs", self.manager, self.channel, name, 3,
                             environment=self.environment) for name in ("Mo", "Nia")]
        for guest in guests:
            self.addCleanup(guest.communicate)
            self.addCleanup(guest.kill)
        stories = []
        for guest in guests:
            out, err = guest.communicate(timeout=HANG_LIMIT_S)
            self.assertEqual(guest.returncode, 0, err)
            stories.append(json.loads(out))
        texts = [text for _, kind, text in self.transcript() if kind == "message"]
        for name, story in zip(("Mo", "Nia"), stories):
            self.assertEqual(story["channels"][0]["channel_id"], self.channel)
            self.assertEqual(story["joined"]["status"], "ACCEPTED")
            self.assertEqual([text for text in texts if text.startswith(name)],
                             [f"{name} thinks aloud."] + [f"{name} {turn}" for turn in (1, 2, 3)])
            self.assertTrue([text for text in story["heard"] if text.startswith("Ada")])
            self.assertIn("turn", story["refused"])
        self.assertEqual([each["agent_id"] for each in self.state()["ring"]], [ada.agent_id])


if __name__ == "__main__":
    unittest.main()
