"""The same seed plays the same league again, on either wire; another seed plays another one."""

import unittest

from support import LeagueTestCase


class Seed(LeagueTestCase):
    def play(self, seed, *options):
        """A league of nine; returns its table and how every match went."""
        league, folder = self.run_league("--players", 9, "--referees", 3, "--seed", seed, *options)
        matches = {}
        for name, match in self.matches_of(folder).items():
            result = match["result"]
            details = {key: result["details"][key] for key in ("choices", "drawn_number", "seed")}
            matches[name] = (match["player_ids"], result["status"], result["score"], details)
        self.assertEqual(len(matches), 36)
        return league["final_standings"], matches

    def test_the_same_seed_gives_the_same_league_on_both_wires_and_again(self):
        first = self.play("x")
        self.assertEqual(self.play("x"), first)
        self.assertEqual(self.play("x", "--wire", "inprocess"), first)
        self.assertEqual(self.play("x", "--wire", "inprocess"), first)

    def test_another_seed_draws_other_numbers(self):
        _, one = self.play("x", "--wire", "inprocess")
        _, other = self.play("y", "--wire", "inprocess")
        self.assertEqual({name: match[0] for name, match in one.items()},
                         {name: match[0] for name, match in other.items()})
        self.assertNotEqual({name: match[3]["drawn_number"] for name, match in one.items()},
                            {name: match[3]["drawn_number"] for name, match in other.items()})

    def test_the_program_warns_that_a_seeded_draw_can_be_foreseen(self):
        program = self.finish("run", "--base-port", 0, "--seed", "x")
        self.assertIn("Note: With draw_source seeded anyone who knows", program.err)
        self.assertNotIn("Note:", self.finish("run", "--base-port", 0).err)

    def test_strategies_are_given_to_players_in_turn(self):
        _, folder = self.run_league("--players", 5, "--strategies", "even, odd")
        always = {"P01": "even", "P02": "odd", "P03": "even", "P04": "odd", "P05": "even"}
        for match in self.matches_of(folder).values():
            choices = match["result"]["details"]["choices"]
            self.assertEqual(choices, {player: always[player] for player in match["player_ids"]})


if __name__ == "__main__":
    unittest.main()
