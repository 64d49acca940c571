"""Players that spoil one call on a real socket: the league ends well, and everybody gets their due.

Nothing here looks at how long anything takes; exact times are tried on a clock moved by hand
(tests/referee).
"""

import collections
import json
import unittest

from support import LeagueTestCase
from support.bad_player import BEHAVIOURS, CHOICE, INVITATION, BadPlayer, drip, never, silent
from support.plain_player import PlainPlayer

CANCELLED = ["WAITING_FOR_PLAYERS", "CANCELLED", "FINISHED"]
FAULTY = ["WAITING_FOR_PLAYERS", "COLLECTING_CHOICES", "TIMEOUT_ERROR", "FINISHED"]
PLAYED = ["WAITING_FOR_PLAYERS", "COLLECTING_CHOICES", "DRAWING_NUMBER", "EVALUATING", "FINISHED"]


class BadPlayers(LeagueTestCase):
    def play(self, players, *rules):
        """A league of these players and two of ours; returns its object and its matches."""
        options = [option for rule in rules for option in ("--set", rule)]
        manager = self.start("manager", "--port", 0, "--exit-when-done", "--json", "--auto-start",
                             "--expect-players", len(players) + 2, "--expect-referees", 1, *options)
        league, address = manager.wait_for(r"League (\S+) is open at (\S+)$").groups()
        referee = self.start("referee", "--manager", address, "--port", 0, "--name", "Referee",
                             "--data", self.folder / "referee")
        referee.wait_for(r"^Registered as \S+ at ")
        for player in players:
            self.addCleanup(player.close)
            self.assertEqual(player.register(address)["status"], "ACCEPTED")
        ours = [self.start("player", "--manager", address, "--port", 0, "--name", name)
                for name in ("Honest", "Frank")]
        for program in (*ours, referee, manager):
            self.assertExit(program, 0)
        outcome = json.loads(manager.out)
        self.assertEqual(outcome["status"], "COMPLETED")
        matches = self.matches_of(self.league_folder(league))
        count = len(players) + 2
        self.assertEqual(len(matches), count * (count - 1) // 2)
        return outcome, matches

    def check_match(self, match, faults):
        """faults: what each player of the league does wrong, by player id."""
        ids = match["player_ids"]
        at_fault = {each: faults[each] for each in ids if each in faults}
        for method in (INVITATION, CHOICE):  # who spoils the invitation is not asked to choose
            blamed = {each: bad for each, bad in at_fault.items() if bad.method == method}
            if blamed:
                break
        result = match["result"]
        states = [each["body"]["to"] for each in match["transcript"] if each["kind"] == "transition"]
        if not blamed:
            self.assertIn(result["status"], ("WIN", "DRAW"))
            self.assertEqual(states, PLAYED)
            return blamed
        self.assertEqual(result["status"], "TECHNICAL_LOSS")
        self.assertEqual(states, CANCELLED if method == INVITATION else FAULTY)
        self.assertEqual(result["score"], {each: 0 if each in blamed else 3 for each in ids})
        innocent = [each for each in ids if each not in blamed]
        self.assertEqual(result.get("winner"), innocent[0] if innocent else None)
        details = result["details"]
        behaviours = {each: bad.behaviour for each, bad in blamed.items()}
        self.assertEqual(details["causes"], {each: bad.cause for each, bad in behaviours.items()})
        self.assertEqual(details.get("error_codes", {}),
                         {each: bad.code for each, bad in behaviours.items() if bad.code})
        story = " and ".join(f"{each} {behaviours[each].words}" for each in ids if each in blamed)
        end = f"so {innocent[0]} wins by default." if innocent else "so neither gets points."
        self.assertEqual(result["reason"], f"{story}, {end}")
        return blamed

    def check_league(self, players, *rules):
        outcome, matches = self.play(players, *rules)
        faults = {player.player_id: player for player in players
                  if isinstance(player, BadPlayer) and player.behaviour.cause}
        self.assertTrue(faults)
        points = collections.Counter()
        losses = collections.Counter()
        for name, match in matches.items():
            with self.subTest(match=name, players=[
                    faults[each].name if each in faults else each for each in match["player_ids"]]):
                losses.update(self.check_match(match, faults).keys())
                points.update(match["result"]["score"])
        for row in outcome["final_standings"]:
            player = row["player_id"]
            with self.subTest(row=row):
                self.assertEqual(row["played"], len(players) + 1)
                self.assertEqual((row["points"], row["technical_losses"]),
                                 (points[player], losses[player]))
        order = [row["points"] for row in outcome["final_standings"]]
        self.assertEqual(order, sorted(order, reverse=True))
        return matches

    def spoil(self, method, without=()):
        return [BadPlayer(behaviour, method, name=name) for name, behaviour in BEHAVIOURS.items()
                if name not in without]

    # L-03, L-04, L-12
    def test_whoever_spoils_the_invitation_loses_and_nobody_else_does(self):
        self.check_league(self.spoil(INVITATION, without=("invalid",)),
                          "max_retries=1", "initial_delay_ms=1")

    # L-08, L-09, L-12
    def test_whoever_spoils_the_choice_loses_and_nobody_else_does(self):
        matches = self.check_league(self.spoil(CHOICE, without=("refusal",)),
                                    "max_retries=1", "initial_delay_ms=1", "failure_threshold=100")
        choices = {choice for match in matches.values()
                   for choice in match["result"]["details"].get("choices", {}).values()}
        self.assertLessEqual(choices, {"even", "odd"})

    # L-11
    def test_whoever_lets_the_time_run_out_loses_and_nobody_else_does(self):
        players = [BadPlayer(silent(never, INVITATION), INVITATION, name="never comes"),
                   BadPlayer(silent(drip, CHOICE), CHOICE, name="never ends")]
        self.check_league(players, "join_timeout_ms=2000", "choice_timeout_ms=2000",
                          "max_retries=1", "initial_delay_ms=1", "failure_threshold=100")

    # L-03
    def test_a_player_that_has_gone_loses_every_match(self):
        gone = BadPlayer(BEHAVIOURS["hang_up"], INVITATION, name="gone")
        register = gone.register

        def register_and_go(manager):
            answer = register(manager)
            gone.close()
            return answer

        gone.register = register_and_go
        self.check_league([gone, PlainPlayer()], "max_retries=1", "initial_delay_ms=1")

    # L-03, option void
    def test_where_no_shows_are_void_they_count_for_nobody(self):
        player = BadPlayer(BEHAVIOURS["refusal"], INVITATION, name="refuses")
        outcome, matches = self.play([player], "no_show_policy=void")
        for match in matches.values():
            if player.player_id in match["player_ids"]:
                self.assertEqual(match["result"]["status"], "CANCELLED")
                self.assertEqual(match["result"]["reason"],
                                 "The match was cancelled and does not count: "
                                 f"{player.player_id} refused to play.")
        rows = {row["player_id"]: row for row in outcome["final_standings"]}
        refused = rows.pop(player.player_id)
        self.assertEqual((refused["points"], refused["technical_losses"]), (0, 0))
        self.assertEqual({row["wins"] + row["draws"] + row["losses"] for row in rows.values()}, {1})


if __name__ == "__main__":
    unittest.main()
