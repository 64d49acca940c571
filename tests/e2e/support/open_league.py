"""OpenLeagueTestCase: a manager of its own process that plays when everybody is there."""

import json

from .case import LeagueTestCase


class OpenLeagueTestCase(LeagueTestCase):
    def open_league(self, players, *options):
        """Opens a league for so many players and one referee, which begins by itself."""
        self.manager_program = self.start(
            "manager", "--port", 0, "--expect-players", players, "--expect-referees", 1,
            "--auto-start", "--exit-when-done", "--json", *options)
        found = self.manager_program.wait_for(r"League (\S+) is open at (\S+)$")
        self.league, self.manager = found.groups()

    def join(self, role, *arguments, **options):
        """Starts an agent of ours and waits until it is registered; program.id is its id."""
        program = self.start(role, "--manager", self.manager, "--port", 0, *arguments, **options)
        program.id = program.wait_for(r"^Registered as (\S+) at ").group(1)
        return program

    def outcome(self):
        """Waits for the end of the league: its standings by player id, and its matches."""
        self.assertExit(self.manager_program, 0)
        league = json.loads(self.manager_program.out)
        rows = {row["player_id"]: row for row in league["final_standings"]}
        return rows, self.matches_of(self.league_folder(self.league))

    def everything_written(self):
        """All bytes that the league and its agents left on disk, but for the operator's token."""
        return b"".join(path.read_bytes() for path in sorted(self.data.rglob("*"))
                        if path.is_file() and path.name != "operator.token")
