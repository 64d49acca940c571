"""`agent-league bench --gui`: the window is measured, and what is printed has the promised shape.

Never how many milliseconds: that is the machine's business.
"""

import json
import unittest

from support import LeagueTestCase

TIMES = {"count", "p50_ms", "p95_ms", "p99_ms", "longest_ms"}


class BenchGui(LeagueTestCase):
    def setUp(self):
        super().setUp()
        self.environment["QT_QPA_PLATFORM"] = "offscreen"
        self.environment["QT_QUICK_BACKEND"] = "software"

    def test_one_object_tells_start_frames_and_memory(self):
        told = json.loads(
            self.finish(
                "bench", "--gui", "--players", 6, "--referees", 3, "--seconds", 3, "--starts", 1, "--json"
            ).out
        )
        self.assertEqual((told["players"], told["referees"], told["renderer"]), (6, 3, "software"))
        for name in ("start", "frames", "busy_frames", "waits"):
            self.assertEqual(set(told[name]), TIMES, name)
        self.assertEqual(told["start"]["count"], 1)
        self.assertGreater(told["start"]["p50_ms"], 0)
        self.assertGreater(told["start_memory_mb"], 0)
        frames = told["frames"]
        self.assertGreater(frames["count"], 0)
        self.assertLessEqual(frames["p50_ms"], frames["p95_ms"])
        self.assertLessEqual(frames["p95_ms"], frames["p99_ms"])
        self.assertLessEqual(frames["p99_ms"], frames["longest_ms"])
        self.assertEqual(set(told["pages"]), {"league", "traffic", "agents", "match"})
        self.assertEqual(sum(page["count"] for page in told["pages"].values()), frames["count"])
        self.assertIn(told["matches_at_once"], (1, 2, 3))  # as many as were under way when a frame came
        self.assertEqual(told["busy_frames"]["count"], 0)  # never twenty at once
        self.assertGreater(told["waits"]["count"], 0)
        self.assertGreater(told["messages"], 0)
        self.assertGreaterEqual(told["peak_memory_mb"], told["memory_mb"])

    def test_people_get_a_table_and_their_settings_stay_as_they_are(self):
        printed = self.finish("bench", "--gui", "--players", 4, "--seconds", 1, "--starts", 0).out
        for words in ("frame while 20 matches run", "process start to first frame", "memory in MB", "p95"):
            self.assertIn(words, printed)
        self.assertFalse(self.data.exists())
        self.assertFalse((self.folder / ".config" / "agent-league").exists())

    def test_without_a_screen_it_says_how_to_make_one(self):
        del self.environment["QT_QPA_PLATFORM"]
        program = self.finish("bench", "--gui", code=3)
        self.assertEqual(program.out, "")
        self.assertIn("xvfb-run", program.err)

    def test_a_wrong_number_is_named(self):
        self.assertIn("--players", self.finish("bench", "--gui", "--players", 1, code=2).err)
        self.assertIn("bench", self.finish("--help").out)


if __name__ == "__main__":
    unittest.main()
