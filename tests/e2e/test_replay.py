"""replay: the files of a played league are run again, checked with sha256sum, and spoiled."""

import hashlib
import json
import shutil
import subprocess
import unittest

from support import LeagueTestCase
from support.bad_player import BEHAVIOURS, CHOICE, INVITATION, BadPlayer


class Replay(LeagueTestCase):
    def play(self, *options):
        league, self.league = self.run_league("--players", 4, *options)
        self.files = sorted((self.league / "replays").glob("*.replay.jsonl"))
        self.assertEqual(len(self.files), 6)
        return league

    def verify(self, path, code=0):
        program = self.finish("replay", path, "--verify", "--json", code=code)
        return json.loads(program.out)

    def copy(self, lines, name="copy.replay.jsonl"):
        path = self.folder / name
        path.write_bytes(b"".join(lines))
        return path

    def lines(self):
        return self.files[0].read_bytes().splitlines(keepends=True)

    def sealed(self, lines):
        """The same lines with a footer that has their checksum: somebody knows what he does."""
        footer = json.loads(lines[-1])
        footer["sha256"] = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        text = json.dumps(footer, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return [*lines[:-1], text.encode() + b"\n"]

    # M-113, M-140, M-141, scenario 20
    def test_every_match_runs_again_to_the_same_events(self):
        self.play()
        for path in self.files:
            report = self.verify(path)
            self.assertTrue(report["verified"] and report["checksum_fits"])
            self.assertTrue(report["commitment_fits"] and report["events_fit"])
            document = json.loads((self.league / "matches" / f"{report['match_id']}.json")
                                  .read_text())
            self.assertEqual(report["reason"], document["result"]["reason"])
            self.assertEqual(report["status"], document["result"]["status"])

    def test_the_rules_of_the_league_are_in_the_header(self):
        self.play("--set", "draw_range.min=100", "--set", "draw_range.max=200", "--seed", "replay")
        header = json.loads(self.lines()[0])
        self.assertEqual(header["config"]["draw_range"], {"min": 100, "max": 200})
        self.assertEqual(header["config"]["draw_source"], "seeded")
        for path in self.files:
            self.verify(path)

    def test_a_checksum_tool_says_the_same(self):
        self.play()
        for path in self.files:
            script = 'head -n -1 "$1" | sha256sum'
            said = subprocess.run(["sh", "-c", script, "sh", str(path)], capture_output=True,
                                  text=True, check=True).stdout.split()[0]
            self.assertEqual(said, json.loads(path.read_bytes().splitlines()[-1])["sha256"])

    def test_lines_are_canonical_and_hold_no_address_and_no_token(self):
        self.play()
        for path in self.files:
            text = path.read_text()
            for line in text.splitlines():
                canonical = json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"),
                                       ensure_ascii=False)
                self.assertEqual(line, canonical)
            self.assertNotRegex(text, r"https?://|127\.0\.0\.1|token|\[::1\]")

    # One byte, in every line: refused, with the line where the match depends on it.
    def test_a_changed_byte_is_found(self):
        self.play()
        lines = self.lines()
        for number, line in enumerate(lines, start=1):
            changed = line.replace(b'"P01"', b'"P09"', 1).replace(b'"player:P01"', b'"player:P09"')
            if changed == line:
                continue
            spoiled = [*lines[:number - 1], changed, *lines[number:]]
            if b'"kind":"event"' in line or b'"kind":"footer"' in line:
                self.assertEqual(self.verify(self.copy(spoiled), code=1)["line"], number)
                # … also when the checksum was made to fit.
                self.assertEqual(self.verify(self.copy(self.sealed(spoiled)), code=1)["line"],
                                 number)
            else:
                self.assertFalse(self.verify(self.copy(spoiled), code=1)["verified"])

    def test_a_line_that_is_no_json_is_named(self):
        self.play()
        lines = self.lines()
        lines[3] = lines[3].replace(b"{", b"[", 1)
        report = self.verify(self.copy(lines), code=1)
        self.assertEqual(report["line"], 4)
        self.assertIn("not a JSON object", report["problem"])

    def test_another_seed_does_not_fit_the_commitment(self):
        self.play()
        lines = self.lines()
        seed = json.loads(lines[0])["seed"]
        other = [line.replace(seed.encode(), b"0" * 64) for line in lines]
        report = self.verify(self.copy(self.sealed(other)), code=1)
        self.assertFalse(report["commitment_fits"])
        self.assertIn("does not fit its commitment", report["problem"])

    def test_a_file_that_was_cut_off_is_refused(self):
        self.play()
        lines = self.lines()
        for part in (lines[:-1], [b"".join(lines)[:-1]], [b"".join(lines)[:700]]):
            self.assertIn("footer", self.verify(self.copy(part), code=1)["problem"])
        self.assertIn("empty", self.verify(self.copy([]), code=1)["problem"])

    def test_something_else_is_refused(self):
        self.play()
        strange = self.folder / "strange.replay.jsonl"
        shutil.copy(self.league / "standings.json", strange)
        self.assertIn("not a replay file", self.verify(strange, code=1)["problem"])
        missing = self.finish("replay", self.folder / "nowhere.replay.jsonl", code=1)
        self.assertIn("cannot be read", missing.err)
        self.finish("replay", code=2)
        self.finish("replay", self.files[0], "--speed", "17", code=2)
        self.finish("replay", self.files[0], "--postmortem", code=1)

    def test_a_transcript_is_verified_too(self):
        self.play("--set", "draw_range.max=7")
        path = self.league / "matches" / "R1M1.json"
        self.assertTrue(self.verify(path)["commitment_fits"])
        document = json.loads(path.read_text())
        for entry in document["transcript"]:
            if entry["body"].get("what") == "NUMBER_DRAWN":
                entry["body"]["facts"]["drawn_number"] += 1
        spoiled = path.with_name("R1M1-spoiled.json")
        spoiled.write_text(json.dumps(document))
        self.assertIn("differs from the match run again", self.verify(spoiled, code=1)["problem"])

    def test_playback_tells_the_match(self):
        self.play()
        told = self.finish("replay", self.files[0]).out.splitlines()
        self.assertTrue(told[0].startswith("R1M1, attempt 1, "))
        self.assertIn("has chosen.", told[1])
        self.assertIn(self.verify(self.files[0])["reason"], told[-1])
        keys = self.folder / "keys"
        keys.write_text("\n" * 20)
        with keys.open() as pressed:
            stepped = self.finish("replay", self.files[0], "--step", stdin=pressed)
        self.assertEqual(stepped.out.splitlines(), told)
        summary = json.loads(self.finish("replay", self.files[0], "--json").out)
        self.assertEqual((summary["inputs"], summary["events"]), (4, 5))

    # Redaction `public`.
    def test_public_files_can_be_played_back_but_not_run_again(self):
        self.play()
        for options, name in (((), "full"), (("--public",), "public")):
            self.finish("export", "--format", "replay", "--out", self.folder / name, *options)
        for path in self.files:
            self.assertEqual((self.folder / "full" / path.name).read_bytes(), path.read_bytes())
            public = self.folder / "public" / path.name
            text = public.read_text()
            self.assertNotIn(json.loads(path.read_bytes().splitlines()[0])["seed"], text)
            self.assertNotIn('"kind":"input"', text)
            self.assertIn("public file", self.verify(public, code=1)["problem"])
            self.assertEqual(self.finish("replay", public).out, self.finish("replay", path).out)


class FaultyMatches(LeagueTestCase):
    # M-141 for matches that somebody spoiled: silence, errors, refusals, invalid choices.
    def test_matches_without_a_draw_run_again_as_well(self):
        spoil = {INVITATION: ("refusal", "http_500", "http_404", "garbage"),
                 CHOICE: ("invalid", "hang_up", "rpc_error", "wrong_type")}
        players = [BadPlayer(BEHAVIOURS[name], method, name=f"{name} {method}")
                   for method, names in spoil.items() for name in names]
        manager = self.start("manager", "--port", 0, "--exit-when-done", "--json", "--auto-start",
                             "--expect-players", len(players) + 1, "--expect-referees", 1,
                             "--set", "withdraw_after=100", "--set", "max_retries=1",
                             "--set", "initial_delay_ms=1", "--set", "failure_threshold=100")
        league, address = manager.wait_for(r"League (\S+) is open at (\S+)$").groups()
        referee = self.start("referee", "--manager", address, "--port", 0, "--data",
                             self.folder / "referee")
        referee.wait_for(r"^Registered as \S+ at ")
        for player in players:
            self.addCleanup(player.close)
            self.assertEqual(player.register(address)["status"], "ACCEPTED")
        self.start("player", "--manager", address, "--port", 0, "--name", "Honest")
        self.assertExit(manager, 0)
        folder = self.league_folder(league)
        files = sorted((folder / "replays").glob("*.replay.jsonl"))
        self.assertEqual(len(files), len(list((folder / "matches").iterdir())))
        statuses = set()
        for path in files:
            report = json.loads(self.finish("replay", path, "--verify", "--json").out)
            statuses.add(report["status"])
            self.assertTrue(report["events_fit"])
            self.assertNotRegex(path.read_text(), r"https?://|127\.0\.0\.1")
        self.assertIn("TECHNICAL_LOSS", statuses)


class MafiaMatches(LeagueTestCase):
    # M-113, M-114, M-141: from a real league, with real players and bots in the empty seats.
    def test_matches_of_mafia_run_again_and_have_a_post_mortem(self):
        self.finish("run", "--game", "mafia", "--players", 8, "--base-port", 0, "--set",
                    "games_per_player=1", "--set", "speed=DEBUG", "--set",
                    "timing.reveal.delay_ms=0", "--set", "voting.settle_ms=0")
        replays = next((self.data / "leagues").iterdir()) / "replays"
        files = sorted(replays.glob("*.replay.jsonl"))
        self.assertTrue(files)
        for path in files:
            report = json.loads(self.finish("replay", path, "--verify", "--json").out)
            self.assertTrue(report["checksum_fits"] and report["events_fit"])
            self.assertTrue(report["commitment_fits"])
            self.assertNotRegex(path.read_text(), r"https?://|127\.0\.0\.1|token")
            stem = path.name.removesuffix(".replay.jsonl")
            told = json.loads((replays / f"{stem}.postmortem.json").read_text())
            self.assertEqual(told["winner_team"], report["winner"])
            self.assertEqual(len(told["players"]), 10)
            printed = json.loads(self.finish("replay", path, "--postmortem", "--json").out)
            self.assertEqual(printed, told)
            self.assertIn("Key moments", (replays / f"{stem}.postmortem.txt").read_text())
            self.assertIn("Key moments", self.finish("replay", path, "--postmortem").out)
        self.finish("export", "--format", "replay", "--public", "--out", self.folder / "public")
        for path in (self.folder / "public").iterdir():
            self.assertNotRegex(path.read_text(), r'_observer|"think"|"seed":\d|"visibility":"[^p]')


if __name__ == "__main__":
    unittest.main()
