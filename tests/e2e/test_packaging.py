"""What is installed beside the program says the same as the program."""

import gzip
import pathlib
import re
import subprocess
import unittest
import xml.etree.ElementTree as xml

from support import LeagueTestCase

ROOT = pathlib.Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME = "application/vnd.agent-league.replay+json"
SCHEME = "x-scheme-handler/agentleague"


class Packaging(LeagueTestCase):
    def version(self):
        return self.finish("--version").out.split()[1]

    def commands(self):
        overview = self.finish("--help").out
        return re.findall(r"^  ([a-z]+)  ", overview.split("Commands:")[1], re.MULTILINE)

    def test_the_man_page_names_every_command_and_the_version(self):
        page = (LINUX / "agent-league.1").read_text()
        self.assertEqual(sorted(re.findall(r"^\.TP\n\.B ([a-z]+)$", page, re.MULTILINE)),
                         sorted(self.commands()))
        self.assertIn(f'"Agent League {self.version()}"', page.splitlines()[0])

    def test_the_options_of_the_man_page_are_those_of_the_program(self):
        page = (LINUX / "agent-league.1").read_text().replace("\\-", "-")
        options = set(re.findall(r"--[a-z-]+", page)) - {"--user", "--now", "--help"}
        self.assertGreater(len(options), 6)
        known = "".join(self.finish(command, "--help").out
                        for command in ("run", "manager", "player"))
        for option in options:
            self.assertTrue(option in known, option)

    def test_every_list_of_releases_has_this_one_first(self):
        release = xml.parse(LINUX / "org.agent_league.agent_league.metainfo.xml").find("releases/release")
        self.assertEqual(release.get("version"), self.version())
        debian = (ROOT / "packaging" / "debian" / "changelog").read_text()
        self.assertEqual(re.match(r"agent-league \((.*)-1\) ", debian).group(1), self.version())

    def test_replays_belong_to_the_program(self):
        kind = xml.parse(LINUX / "agent-league.xml").getroot()[0]
        self.assertEqual(kind.get("type"), MIME)
        glob = kind.find("{http://www.freedesktop.org/standards/shared-mime-info}glob")
        self.assertEqual(glob.get("pattern"), "*.replay.jsonl")
        entry = (ROOT / "resources" / "app" / "agent-league.desktop").read_text()
        self.assertIn(MIME, self.kinds_in(entry))
        self.assertIn("Exec=agent-league %u\n", entry)  # an address: of a file, or a join link

    def test_join_links_belong_to_the_program(self):
        entry = (ROOT / "resources" / "app" / "agent-league.desktop").read_text()
        self.assertIn(SCHEME, self.kinds_in(entry))
        metainfo = xml.parse(LINUX / "org.agent_league.agent_league.metainfo.xml")
        self.assertEqual(sorted(each.text for each in metainfo.findall("provides/mediatype")),
                         sorted(self.kinds_in(entry)))
        # Desktops are told by a tool of theirs, which keeps a list.
        (self.folder / "agent-league.desktop").write_text(entry)
        done = subprocess.run(["update-desktop-database", self.folder], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(f"{SCHEME}=agent-league.desktop;\n",
                      (self.folder / "mimeinfo.cache").read_text())

    def test_the_menu_entry_of_a_clone_takes_what_is_opened(self):
        share = self.folder / "share"
        done = subprocess.run(
            ["bash", "-c", 'root=$1; source "$root/packaging/shell/say.sh";'
             ' source "$root/packaging/shell/desktop.sh"; add_menu_entry', "bash", ROOT],
            env={**self.environment, "XDG_DATA_HOME": str(share)}, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        if pathlib.Path("/usr/share/applications/agent-league.desktop").exists():
            return  # an installed one stays the only one
        entry = (share / "applications/agent-league.desktop").read_text()
        self.assertIn(f"Exec={ROOT}/league %u\n", entry)
        self.assertIn(SCHEME, (share / "applications/mimeinfo.cache").read_text())

    @staticmethod
    def kinds_in(entry):
        """The media types and schemes that a menu entry names."""
        return re.search(r"^MimeType=(.*);$", entry, re.MULTILINE).group(1).split(";")

    def bundle(self):
        """What a .run file unpacks, without Qt."""
        bundle = self.folder / "bundle"
        for folder in ("bin", "lib/fallback", "lib/systemd/user", "plugins", "qml",
                       "share/applications", "share/mime/packages", "share/man/man1",
                       "share/icons/hicolor/48x48/apps"):
            (bundle / folder).mkdir(parents=True)
        program = bundle / "bin" / "agent-league"
        program.write_text("#!/bin/sh\necho played\n")
        program.chmod(0o755)
        (bundle / "version").write_text("1.2.3\n")
        (bundle / "lib" / "fallback" / "libnowhere.so.9").write_text("ours")
        (bundle / "lib" / "fallback" / "libc.so.6").write_text("the system has one")
        for unit in LINUX.glob("*.service"):
            (bundle / "lib/systemd/user" / unit.name).write_bytes(unit.read_bytes())
        (bundle / "share/applications/agent-league.desktop").write_bytes(
            (ROOT / "resources/app/agent-league.desktop").read_bytes())
        (bundle / "share/mime/packages/agent-league.xml").write_bytes(
            (LINUX / "agent-league.xml").read_bytes())
        (bundle / "share/man/man1/agent-league.1.gz").write_bytes(gzip.compress(b"page"))
        (bundle / "share/icons/hicolor/48x48/apps/agent-league.png").write_bytes(b"icon")
        for script in ("install", "uninstall"):
            (bundle / script).write_bytes((ROOT / "packaging" / "run" / script).read_bytes())
            (bundle / script).chmod(0o755)
        return bundle

    def test_the_installer_takes_away_all_that_it_brought(self):
        """Installed and removed in an empty home."""
        bundle = self.bundle()
        home = self.folder / "a home"
        home.mkdir()
        (home / "mine").write_text("mine")
        before = sorted(home.rglob("*"))
        bare = {"HOME": str(home), "PATH": "/usr/bin:/bin:/sbin", "XDG_DATA_HOME": f"{home}/.local/share"}

        def run(*command):
            done = subprocess.run(command, env=bare, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            return done.stdout

        for _ in range(2):  # the second time over the first
            self.assertIn("1.2.3 is installed in", run(bundle / "install"))
        opt = home / ".local/opt/agent-league"
        self.assertEqual(run(home / ".local/bin/agent-league"), "played\n")
        self.assertEqual([path.name for path in (opt / "lib").iterdir()], ["libnowhere.so.9"])
        entry = (home / ".local/share/applications/agent-league.desktop").read_text()
        self.assertIn(f'Exec="{opt}/bin/agent-league" %u\n', entry)  # the home has a space in it
        unit = (home / ".local/share/systemd/user/agent-league-manager.service").read_text()
        self.assertIn(f'ExecStart="{opt}/bin/agent-league" manager', unit)
        (home / ".local/share/agent-league/leagues").mkdir(parents=True)
        (home / "chosen").mkdir()
        bare["AGENT_LEAGUE_DATA"] = f"{home}/chosen"  # may hold more than leagues
        run(opt / "uninstall", "--purge")
        self.assertEqual([path for path in sorted(home.rglob("*")) if path not in before],
                         [home / "chosen"])

    def test_somebody_elses_program_and_lists_stay(self):
        """A link in bin that leads to another program, and menu entries of others."""
        bundle, home = self.bundle(), self.folder / "home"
        other = home / "src/agent-league"
        other.parent.mkdir(parents=True)
        other.write_text("another")
        link = home / ".local/bin/agent-league"
        link.parent.mkdir(parents=True)
        link.symlink_to(other)
        menu = home / ".local/share/applications/other.desktop"
        menu.parent.mkdir(parents=True)
        menu.write_text("[Desktop Entry]\nType=Application\nName=Other\nExec=true\n")
        bare = {"HOME": str(home), "PATH": "/usr/bin:/bin:/sbin"}
        for command in (bundle / "install", home / ".local/opt/agent-league/uninstall"):
            done = subprocess.run([command], env=bare, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
            self.assertEqual(link.resolve(), other)
            self.assertTrue(menu.exists())

    def test_somebody_elses_folder_is_left_alone(self):
        (self.folder / "taken").mkdir()
        foreign = self.folder / "taken" / "uninstall"
        foreign.write_text("#!/bin/sh\nrm -rf /nothing\n")
        foreign.chmod(0o755)
        done = subprocess.run([ROOT / "packaging/run/install", "--to", self.folder / "taken"],
                              env=self.environment, capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("is there already and is not Agent League", done.stderr)


if __name__ == "__main__":
    unittest.main()
