"""A whole league in one program: what it prints, what it leaves on disk, and that it is fair."""

import fcntl
import json
import pty
import re
import shutil
import struct
import subprocess
import termios
import unittest

from support import LeagueTestCase
from support.draws import SplitMix, commitment, fair_number, fnv1a64, match_seed, seeded_number
from support.records import TOKEN, messages, query_journal

OBJECT_FIELDS = {
    "status",
    "league_id",
    "total_rounds",
    "total_matches",
    "champion",
    "final_standings",
    "duration_ms",
    "matches_per_s",
}


class Json(LeagueTestCase):
    def test_stdout_is_exactly_one_object_that_adds_up(self):
        program = self.finish(
            "run", "--base-port", 0, "--players", 4, "--referees", 2, "--json"
        )
        self.assertEqual(program.out.count("\n"), 1)
        league = json.loads(program.out)
        self.assertEqual(set(league), OBJECT_FIELDS)
        self.assertEqual(league["status"], "COMPLETED")
        self.assertEqual(league["total_rounds"], 3)
        self.assertEqual(league["total_matches"], 6)
        self.assertGreaterEqual(league["duration_ms"], 0)

        rows = league["final_standings"]
        self.assertEqual([row["rank"] for row in rows], [1, 2, 3, 4])
        self.assertEqual({row["player_id"] for row in rows}, {"P01", "P02", "P03", "P04"})
        for row in rows:
            self.assertEqual(row["played"], 3)
            self.assertEqual(row["wins"] + row["draws"] + row["losses"], 3)
            self.assertEqual(row["points"], 3 * row["wins"] + row["draws"])
        drawn = sum(row["draws"] for row in rows) // 2
        self.assertEqual(sum(row["points"] for row in rows), 2 * drawn + 3 * (6 - drawn))
        self.assertEqual(league["champion"]["player_id"], rows[0]["player_id"])
        self.assertEqual(league["champion"]["points"], rows[0]["points"])

    def test_progress_and_news_go_to_stderr(self):
        program = self.finish("run", "--base-port", 0, "--json")
        self.assertIn("The league begins: 3 rounds, 6 matches.", program.err)
        self.assertIn("Everything is in ", program.err)
        self.assertNotIn("\x1b", program.err + program.out)
        self.assertNotIn("[#", program.err)

    def test_a_rule_that_is_set_is_played_by(self):
        league, folder = self.run_league("--set", "double_round_robin=true", "--set",
                                         "draw_range.min=7", "--set", "draw_range.max=7")
        self.assertEqual(league["total_matches"], 12)
        for match in self.matches_of(folder).values():
            self.assertEqual(match["result"]["details"]["drawn_number"], 7)


class Table(LeagueTestCase):
    def test_without_json_stdout_holds_the_table_and_the_champion(self):
        program = self.finish("run", "--base-port", 0)
        lines = program.out.splitlines()
        self.assertEqual(
            lines[0].split(),
            ["Rank", "Id", "Player", "Played", "Won", "Drawn", "Lost", "Points"],
        )
        self.assertEqual([line.split()[0] for line in lines[1:5]], ["1", "2", "3", "4"])
        self.assertEqual(len({len(line) for line in lines[:5]}), 1, "columns are aligned")
        champion = lines[1].split()
        self.assertRegex(
            lines[-1],
            rf"^\w+ \({champion[1]}\) is the champion with {champion[-1]} points "
            r"after 6 matches\.$",
        )
        self.assertNotIn("\r", program.err)
        self.assertNotIn("of 6 matches", program.err)

    def test_on_a_terminal_a_progress_bar_moves_and_is_gone_at_the_end(self):
        ends = pty.openpty()
        fcntl.ioctl(ends[1], termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
        program = self.finish("run", "--base-port", 0, "--players", 10, terminal=ends)
        bars = re.findall(r"\r\x1b\[K(Round (\d) +\[(#*)(\.*)\]  (\d+) of 45 matches)", program.err)
        self.assertTrue(bars, program.err)
        self.assertEqual(bars[-1][4], "45")
        self.assertEqual(bars[-1][3], "", "the bar is full")
        counts = [int(bar[4]) for bar in bars]
        self.assertEqual(counts, sorted(counts))
        self.assertLess(max(len(bar[0]) for bar in bars), 60)
        after = program.err[program.err.rindex("of 45 matches") :]
        self.assertRegex(after, r"^of 45 matches\r\x1b\[KEverything is in ")
        self.assertIn("is the champion", program.out)
        self.assertNotIn("\x1b", program.out)


class Files(LeagueTestCase):
    def test_every_file_is_there_and_says_the_same_as_the_program(self):
        league, folder = self.run_league()
        self.assertTrue((folder / "journal.db").is_file())
        for name in ("logs", "channels", "replays"):
            self.assertTrue((folder / name).is_dir(), name)

        standings = json.loads((folder / "standings.json").read_text())
        self.assertEqual(standings["league_id"], league["league_id"])
        self.assertEqual(standings["standings"], league["final_standings"])

        rounds = json.loads((folder / "rounds.json").read_text())["rounds"]
        self.assertEqual([each["round_id"] for each in rounds], [1, 2, 3])
        self.assertEqual({each["state"] for each in rounds}, {"COMPLETED"})
        planned = {match["match_id"]: match for each in rounds for match in each["matches"]}
        # The table of the source documents, with who is A and who is B (L-20).
        self.assertEqual(
            {name: (match["player_A_id"], match["player_B_id"]) for name, match in planned.items()},
            {
                "R1M1": ("P01", "P02"), "R1M2": ("P03", "P04"),
                "R2M1": ("P03", "P01"), "R2M2": ("P04", "P02"),
                "R3M1": ("P04", "P01"), "R3M2": ("P03", "P02"),
            },
        )
        matches = self.matches_of(folder)
        self.assertEqual(set(matches), set(planned))
        for name, match in matches.items():
            self.assertEqual(match["match_id"], name)
            self.assertEqual(match["lifecycle"]["state"], "FINISHED")
            self.assertEqual(match["result"]["status"], planned[name]["status"])
            self.assertEqual(match["result"]["score"], planned[name]["score"])
            sent = [message["message_type"] for message in messages(match)]
            for kind in ("GAME_INVITATION", "GAME_JOIN_ACK", "CHOOSE_PARITY_CALL",
                         "CHOOSE_PARITY_RESPONSE", "GAME_OVER"):
                self.assertEqual(sent.count(kind), 2, f"{name}: {kind}")
        leftovers = [path.name for path in folder.rglob("*") if "tmp" in path.suffix.lower()]
        self.assertEqual(leftovers, [])

    def test_the_log_is_one_object_per_line_and_tells_every_transition(self):
        _, folder = self.run_league()
        logs = sorted((folder / "logs").glob("*.log.jsonl"))
        self.assertTrue(logs)
        lines = [json.loads(line) for log in logs for line in log.read_text().splitlines()]
        for line in lines:
            self.assertEqual(set(line), {"timestamp", "component", "event_type", "level", "details"})
            self.assertRegex(line["timestamp"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")
        told = " ".join(line["details"]["text"] for line in lines
                        if line["event_type"] == "STATE_TRANSITION")
        for name, match in self.matches_of(folder).items():
            for step in match["lifecycle"]["transitions"]:
                self.assertIn(f"{name}: match {step['from']} -> {step['to']} by {step['trigger']}",
                              told)

    def test_sqlite_finds_every_result_and_the_table(self):
        if not shutil.which("sqlite3"):
            self.skipTest("The command sqlite3 is not installed.")
        league, folder = self.run_league()
        output = subprocess.run(
            ["sqlite3", "-readonly", "-json", str(folder / "journal.db"),
             "SELECT match_id, winner, points_a, points_b FROM results"],
            check=True, capture_output=True, text=True,
        ).stdout
        results = {row["match_id"]: row for row in json.loads(output)}
        matches = self.matches_of(folder)
        self.assertEqual(set(results), set(matches))
        for name, match in matches.items():
            self.assertEqual(results[name]["winner"], match["result"]["winner"])
            self.assertEqual(
                [results[name]["points_a"], results[name]["points_b"]],
                [match["result"]["score"][player] for player in match["player_ids"]],
            )
        rows = query_journal(folder, "SELECT player_id, points FROM standings")
        self.assertEqual(
            rows, [(row["player_id"], row["points"]) for row in league["final_standings"]]
        )

    def test_no_token_is_written_or_printed(self):
        program = self.finish("run", "--base-port", 0, "--json")
        folder = self.league_folder(json.loads(program.out)["league_id"])
        texts = {"stdout": program.out.encode(), "stderr": program.err.encode()}
        for path in folder.rglob("*"):
            if path.is_file() and path.name != "operator.token":
                texts[path.name] = path.read_bytes()
        self.assertIn("journal.db", texts)
        for name, text in texts.items():
            self.assertIsNone(TOKEN.search(text), name)


class Draws(LeagueTestCase):
    def test_our_reading_of_the_document_gives_its_test_vectors(self):
        zeros = "0" * 64
        self.assertEqual(
            commitment(zeros, "R1M1", 1),
            "456eb5eee9abe8317f7819504fd78d648e15e6367d179dbb3de68443ba78a607",
        )
        self.assertEqual(fair_number(zeros, "R1M1", 1, "", ""), (6, 0))
        self.assertEqual(fnv1a64("a"), 0xAF63DC4C8601EC8C)
        stream = SplitMix(42, "R1M1/1/seats")
        self.assertEqual([stream.next() for _ in range(3)],
                         [0xF9D7DF8C7D831A7A, 0x8F5762DF3ED16B96, 0x49AB3F0B1DDBFC22])
        stream = SplitMix(42, "uniform-test")
        self.assertEqual([stream.uniform(10) for _ in range(12)], [1, 7, 5, 3, 8, 4, 7, 9, 1, 7, 9, 4])
        self.assertEqual([seeded_number(42, f"R1M{m}", 1) for m in (1, 2, 3)], [5, 10, 5])

    def test_every_number_follows_from_its_transcript_alone(self):
        _, folder = self.run_league("--players", 8)
        matches = self.matches_of(folder)
        self.assertEqual(len(matches), 28)
        seeds = set()
        for name, match in matches.items():
            over = self.the_game_over(match)
            seed = over["seed"]
            self.assertRegex(seed, "^[0-9a-f]{64}$")
            self.assertEqual(self.the_commitment(match), commitment(seed, name, 1))
            first, second = match["player_ids"]
            number, k = fair_number(seed, name, 1, over["entropy"][first], over["entropy"][second])
            self.assertEqual((over["drawn_number"], over["draw_index"]), (number, k), name)
            self.assertEqual(over["number_parity"], "odd" if number % 2 else "even")
            joined = [m for m in messages(match) if m["message_type"] == "GAME_JOIN_ACK"]
            self.assertEqual({m["player_id"]: m["entropy"] for m in joined}, over["entropy"])
            self.check_verdict(match, over)
            seeds.add(seed)
        self.assertEqual(len(seeds), 28)

    def test_with_a_seed_every_number_can_be_foreseen(self):
        _, folder = self.run_league("--players", 8, "--seed", "Grüße")
        for name, match in self.matches_of(folder).items():
            over = self.the_game_over(match)
            seed = match_seed("Grüße", name, 1)
            self.assertEqual(over["seed"], str(seed), name)
            self.assertEqual(over["drawn_number"], seeded_number(seed, name, 1), name)
            self.assertEqual(self.the_commitment(match), commitment(seed, name, 1))
            self.check_verdict(match, over)

    def the_game_over(self, match):
        """The one result that both players were told."""
        told = [m["game_result"] for m in messages(match) if m["message_type"] == "GAME_OVER"]
        self.assertEqual(len(told), 2)
        self.assertEqual(told[0], told[1])
        return told[0]

    def the_commitment(self, match):
        """The one commitment that both players were given."""
        given = {m["seed_commitment"] for m in messages(match)
                 if m["message_type"] == "GAME_INVITATION"}
        self.assertEqual(len(given), 1)
        return given.pop()

    def check_verdict(self, match, over):
        right = [p for p in match["player_ids"] if over["choices"][p] == over["number_parity"]]
        if len(right) == 1:
            self.assertEqual(over["winner_player_id"], right[0])
            self.assertEqual(match["result"]["score"][right[0]], 3)
        else:
            self.assertEqual(over["status"], "DRAW")
            self.assertEqual(set(match["result"]["score"].values()), {1})


if __name__ == "__main__":
    unittest.main()
