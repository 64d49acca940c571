"""Mafia as a league: a whole run, its table by team, and what happens when its parts are killed."""

import json
import signal
import unittest

from support.case import LeagueTestCase
from support.open_league import OpenLeagueTestCase
from support.records import query_journal
from support.waiting import eventually

# Phases as short as they can be: nobody thinks here.
FAST = ("--set", "speed=DEBUG", "--set", "timing.reveal.delay_ms=0", "--set", "voting.settle_ms=0")


class MafiaLeague(LeagueTestCase):
    def folder_of(self):
        return next((self.data / "leagues").iterdir())

    def results(self):
        rows = query_journal(self.folder_of(), "SELECT count(*), count(DISTINCT match_id) FROM results")
        self.assertEqual(rows[0][0], rows[0][1], "a match was counted twice")
        return rows[0][0]

    def check_table(self, league, players, games):
        rows = league["final_standings"]
        self.assertEqual(len(rows), players)
        self.assertEqual(league["champion"]["player_id"], rows[0]["player_id"])
        played = [row["played"] for row in rows]
        self.assertLessEqual(max(played) - min(played), 1)
        self.assertGreaterEqual(min(played), games)
        for row in rows:
            teams = row["by_team"]
            self.assertEqual(teams["mafia"]["wins"] + teams["town"]["wins"], row["wins"])
            self.assertLessEqual(teams["mafia"]["played"] + teams["town"]["played"], row["played"])
            self.assertEqual(row["points"], 3 * row["wins"] + row["draws"])

    def test_a_run_ends_with_a_champion_and_a_table_by_team(self):
        program = self.finish("run", "--game", "mafia", "--players", 12, "--base-port", 0,
                              "--set", "games_per_player=1", *FAST, "--json")
        league = json.loads(program.out)
        self.assertEqual(league["status"], "COMPLETED")
        self.assertEqual(league["total_rounds"], 2)
        self.assertEqual(league["total_matches"], 2)
        self.check_table(league, 12, 1)
        self.assertEqual(self.results(), 2)

    def test_few_players_are_joined_by_bots_which_have_no_row(self):
        program = self.finish("run", "--game", "mafia", "--players", 3, "--base-port", 0,
                              "--set", "games_per_player=1", *FAST)
        self.assertIn("As mafia", program.out)
        league = self.folder_of()
        standings = json.loads((league / "standings.json").read_text())
        self.assertEqual(len(standings["standings"]), 3)

    def test_the_same_secret_draws_the_same_league(self):
        drawn = []
        for _ in range(2):
            program = self.finish("run", "--game", "mafia", "--players", 12, "--base-port", 0,
                                  "--seed", "demo", "--set", "games_per_player=1", *FAST, "--json")
            folder = self.data / "leagues" / json.loads(program.out)["league_id"]
            rounds = json.loads((folder / "rounds.json").read_text())["rounds"]
            drawn.append([(each["byes"], [match["player_ids"] for match in each["matches"]])
                          for each in rounds])
        self.assertEqual(drawn[0], drawn[1])
        self.assertEqual(drawn[0][0][0], ["P11", "P08"])  # protocol.md §8.5

    def test_wrong_words_are_refused_by_name(self):
        program = self.finish("run", "--game", "werewolf", code=2)
        self.assertIn("even_odd", program.err)
        self.assertIn("mafia", program.err)
        program = self.finish("run", "--game", "even_odd", "--set", "discussion.turns=3", code=2)
        self.assertIn("belongs to the game mafia", program.err)
        program = self.finish("run", "--game", "mafia", "--strategies", "even", code=2)
        self.assertIn("heuristic", program.err)
        program = self.finish("run", "--game", "mafia", "--players", 9, "--set",
                              "fill_with_bots=false", code=2)
        self.assertIn("10 or more", program.err)

    def test_a_run_goes_on_after_kill_9(self):
        program = self.start("run", "--game", "mafia", "--players", 12, "--base-port", 0, *FAST,
                             "--set", "games_per_player=3", "--json")
        program.wait_for("^The league begins: 4 rounds, 4 matches.")
        eventually(self.results, "a result is on disk")
        program.signal(signal.SIGKILL)
        program.wait()
        self.assertLess(self.results(), 4)
        goes_on = self.start("run", "--resume", "--json")
        self.assertExit(goes_on, 0)
        league = json.loads(goes_on.out)
        self.assertEqual(league["status"], "COMPLETED")
        self.assertEqual(league["total_matches"], 4)
        self.check_table(league, 12, 3)
        self.assertEqual(self.results(), 4)


class MafiaProcesses(OpenLeagueTestCase):
    """Each agent is a process; bots take the seats that three players leave."""

    def assigned(self):
        """Who has which attempt of which match: [match, body]."""
        rows = query_journal(self.league_folder(self.league),
                             "SELECT subject, body FROM entries WHERE kind = 'assigned' ORDER BY seq")
        return [(match, json.loads(body)) for match, body in rows]

    def open_mafia(self, referees, *options):
        self.open_league(3, "--game", "mafia", "--expect-referees", referees,
                         "--set", "games_per_player=2", "--set", "speed=FAST",
                         "--set", "heartbeat_interval_ms=300", *options)
        self.referees = {}
        for number in range(referees):
            program = self.join("referee", "--name", f"Referee {number}")
            self.referees[program.id] = program
        for number in range(3):
            self.join("player", "--game", "mafia", "--name", f"Player {number}")

    def test_a_killed_referee_means_a_second_attempt_that_counts_once(self):
        self.open_mafia(referees=2)
        match, first = eventually(self.assigned, "a match is assigned")[0]
        self.referees[first["referee_id"]].signal(signal.SIGKILL)
        rows, matches = self.outcome()
        self.assertEqual(set(matches), {"R1M1", "R2M1"})
        self.assertEqual(matches[match]["attempt"], 2)
        attempts = [body for subject, body in self.assigned() if subject == match]
        self.assertEqual([body["attempt"] for body in attempts], [1, 2])
        self.assertNotEqual(attempts[0]["referee_id"], attempts[1]["referee_id"])
        for row in rows.values():
            self.assertEqual(row["played"], 2)
        points = sum(sum(each["result"]["score"].values()) for each in matches.values())
        self.assertEqual(points, sum(row["points"] for row in rows.values()))

    def test_the_operator_steers_a_match(self):
        self.open_mafia(1, "--set", "games_per_player=1", "--set", "speed=STEP")
        eventually(lambda: self.start("control", "pause-match", "R1M1").wait() == 0,
                   "the match is being played")
        self.finish("control", "resume-match", "R1M1")
        self.assertIn("not being played", self.finish("control", "advance", "R9M9", code=1).err)
        self.finish("control", "set-speed", "R1M1", code=2)
        self.finish("control", "set-speed", "R1M1", "DEBUG")
        self.finish("control", "pause-match", "R1M1")
        # What the referee says to an order reaches whoever gave it.
        self.assertIn("runs by itself", self.finish("control", "advance", "R1M1", code=1).err)
        self.finish("control", "resume-match", "R1M1")
        rows, matches = self.outcome()
        self.assertEqual(set(matches), {"R1M1"})
        for row in rows.values():
            self.assertEqual(row["played"], 1)

    def test_a_killed_manager_goes_on_where_it_was(self):
        self.open_mafia(referees=1)
        eventually(self.assigned, "a match is assigned")
        self.manager_program.signal(signal.SIGKILL)
        self.manager_program.wait()
        self.manager_program = self.start("manager", "--resume", "--league", self.league,
                                          "--exit-when-done", "--json")
        rows, matches = self.outcome()
        self.assertEqual(set(matches), {"R1M1", "R2M1"})
        for row in rows.values():
            self.assertEqual(row["played"], 2)
            self.assertEqual(row["points"], 3 * row["wins"] + row["draws"])


if __name__ == "__main__":
    unittest.main()
