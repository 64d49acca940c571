"""Without any port: the manager at 8000, referees from 8001, players from 8101."""

import socket
import unittest

from support import LeagueTestCase, get

PORTS = (8000, 8001, 8101, 8102)


def taken(port):
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return True
    return False


class DefaultPorts(LeagueTestCase):
    def setUp(self):
        super().setUp()
        busy = [port for port in PORTS if taken(port)]
        if busy:
            self.skipTest(f"Ports {busy} are taken by other programs.")

    # L-36
    def test_each_role_listens_where_the_documents_say(self):
        manager = self.start("manager", "--exit-when-done", "--auto-start", "--expect-players", 2)
        manager.wait_for(r"is open at http://127\.0\.0\.1:8000/mcp$")
        referee = self.start("referee", "--manager", "127.0.0.1:8000")
        referee.wait_for(r"^Registered as REF01 at http://127\.0\.0\.1:8001/mcp")
        player = self.start("player", "--manager", "127.0.0.1:8000")
        player.wait_for(r"^Registered as P01 at http://127\.0\.0\.1:8101/mcp")
        for port, role in ((8000, "league_manager"), (8001, "referee"), (8101, "player")):
            self.assertEqual(get(f"http://127.0.0.1:{port}/health")[1]["role"], role)

        second = self.finish("player", "--manager", "127.0.0.1:8000", code=3)
        self.assertIn("Port 8101 on 127.0.0.1 is taken by another program; port 8102 is free.",
                      second.err)
        third = self.start("player", "--manager", "127.0.0.1:8000", "--port", 8102)
        for program in (third, player, referee, manager):
            self.assertExit(program, 0)

    def test_a_whole_league_counts_its_ports_from_8000(self):
        program = self.finish("run", "--players", 2, "--referees", 1)
        self.assertIn("the manager is at http://127.0.0.1:8000/mcp", program.err)


if __name__ == "__main__":
    unittest.main()
