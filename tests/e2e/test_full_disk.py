"""A manager whose disk is full for a while: it keeps running, loses nothing and goes on."""

import errno
import json
import os
import resource
import shutil
import subprocess
import unittest

from support import LeagueTestCase, get, rpc
from support.audit import Audit
from support.plain_player import PlainPlayer

RULES = ("heartbeat_interval_ms=200", "initial_delay_ms=100", "ack_timeout_ms=2000")


class FullDisk(LeagueTestCase):
    def open_league(self, data, **options):
        """A league of two in which nobody chooses before `self.player.release()`."""
        rules = [part for rule in RULES for part in ("--set", rule)]
        self.manager = self.start("manager", "--port", 0, "--data", data, "--auto-start",
                                  "--expect-players", 2, "--exit-when-done", "--json", *rules,
                                  **options)
        found = self.manager.wait_for(r"League (\S+) is open at (\S+)$")
        self.league, self.address = found.groups()
        self.player = PlainPlayer()
        self.addCleanup(self.player.close)
        self.player.hold()
        self.player.register(self.address)
        self.agents = [
            self.start("player", "--manager", self.address, "--port", 0, "--name", "Ours"),
            self.start("referee", "--manager", self.address, "--port", 0,
                       "--set", "initial_delay_ms=100", "--data", self.folder / "referee")]
        self.assertTrue(self.player.asked.wait(60))

    def results(self):
        return sum(row["played"] for row in rpc(self.address, "get_standings")["result"]["standings"])

    def play_on_a_full_disk(self, complaint):
        """The match ends; its result cannot be written, and nobody pretends that it was."""
        self.player.release()
        self.manager.wait_for(complaint)
        status, health = get(self.address.replace("/mcp", "/health"))
        self.assertEqual((status, health["lifecycle_state"]), (200, "RUNNING_TOURNAMENT"))
        self.assertEqual(self.results(), 0)

    def finish_league(self):
        for program in (*self.agents, self.manager):
            self.assertExit(program, 0)
        self.assertEqual(json.loads(self.manager.out)["status"], "COMPLETED")

    def audit(self, folder):
        journals = (self.folder / "referee").glob("referees/*/journal.db")
        self.assertEqual(Audit(folder, journals).run(), [])

    # L-15
    def test_files_that_may_not_grow(self):
        self.open_league(self.data)
        folder = self.league_folder(self.league)
        size = (folder / "journal.db-wal").stat().st_size
        resource.prlimit(self.manager.pid, resource.RLIMIT_FSIZE,
                         (size, resource.RLIM_INFINITY))
        self.play_on_a_full_disk("the disk reports an error")
        resource.prlimit(self.manager.pid, resource.RLIMIT_FSIZE,
                         (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        self.finish_league()
        self.audit(folder)

    # L-15
    def test_a_real_filesystem_without_space(self):
        small = self.folder / "small"
        small.mkdir()
        mount = ("unshare", "-rm", "sh", "-c",
                 'mount -t tmpfs -o size=1m small "$0" && exec "$@"', small)
        if subprocess.run([*map(str, mount), "true"], capture_output=True).returncode != 0:
            self.skipTest("This machine does not let us mount a small filesystem of our own "
                          "(unshare -rm, mount -t tmpfs).")
        self.open_league(small, prefix=mount)
        # The filesystem goes with the last process that sees it; an open folder keeps it.
        inside = os.open(f"/proc/{self.manager.pid}/root{small}", os.O_RDONLY)
        self.addCleanup(os.close, inside)
        filler = f"/proc/self/fd/{inside}/filler"
        with open(filler, "wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 512)
            except OSError as problem:
                self.assertEqual(problem.errno, errno.ENOSPC)
        self.play_on_a_full_disk("the disk is full")
        os.remove(filler)
        self.finish_league()
        shutil.copytree(f"/proc/self/fd/{inside}", self.folder / "copy")
        self.audit(self.folder / "copy" / "leagues" / self.league)


if __name__ == "__main__":
    unittest.main()
