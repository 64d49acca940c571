"""A manager, a referee and players as processes, for tests of what they say to others."""

from .case import LeagueTestCase


class AgentsTestCase(LeagueTestCase):
    def start_manager(self, *options):
        """Opens a league; self.manager is its address, self.league its id."""
        program = self.start("manager", "--port", 0, *options)
        found = program.wait_for(r"League (\S+) is open at (\S+)$")
        self.league, self.manager = found.groups()
        return program

    def start_agent(self, role, *options):
        """A referee or player, registered; returns its address."""
        program = self.start(role, "--manager", self.manager, "--port", 0, *options)
        return program.wait_for(r"^Registered as \S+ at ([^;]+);").group(1)

    def operator_token(self):
        return (self.league_folder(self.league) / "operator.token").read_text().strip()

    def endpoint_of(self, role):
        """The address of an agent of that role, in a league of three."""
        self.start_manager()
        return self.manager if role == "manager" else self.start_agent(role)
