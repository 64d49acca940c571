"""export: a played league as JSON, CSV, HTML and in one bundle, read by other programs."""

import csv
import json
import re
import subprocess
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile

from support import LeagueTestCase

XHTML = "{http://www.w3.org/1999/xhtml}"


class Export(LeagueTestCase):
    def play(self, players=5):
        league, folder = self.run_league("--players", players, "--seed", "export")
        self.table = league["final_standings"]
        return league["league_id"], folder

    def export(self, form, name, *arguments):
        path = self.folder / name
        program = self.finish("export", "--format", form, "--out", path, *arguments)
        self.assertEqual(program.out.splitlines()[0], str(path))
        return path

    def rows(self, path):
        with path.open(encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file))

    def test_csv_is_the_table_and_the_matches(self):
        league_id, folder = self.play()
        path = self.export("csv", "spring.csv", "--league", league_id)
        table = self.rows(path)
        self.assertEqual(
            [(int(row["rank"]), row["player_id"], int(row["points"])) for row in table],
            [(row["rank"], row["player_id"], row["points"]) for row in self.table],
        )
        matches = self.rows(path.with_name("spring-matches.csv"))
        self.assertEqual({row["match_id"] for row in matches}, set(self.matches_of(folder)))
        for row in matches:
            winner = row["winner_player_id"]
            points = {row["player_A_id"]: int(row["player_A_points"]),
                      row["player_B_id"]: int(row["player_B_points"])}
            self.assertEqual(sorted(points.values()), [0, 3] if winner else [1, 1])
            self.assertEqual(points.get(winner, 3), 3)
            self.assertEqual(row["number_parity"], ["even", "odd"][int(row["drawn_number"]) % 2])

    def test_html_is_one_well_formed_file(self):
        league_id, _ = self.play()
        path = self.export("html", "report.html", "--league", league_id)
        text = path.read_text()
        page = ElementTree.fromstring(text.replace("<!DOCTYPE html>", "", 1))
        ids = [table.get("id") for table in page.iter(f"{XHTML}table")]
        self.assertEqual(ids, ["standings", "crosstable", "matches"])
        names = {row["display_name"] for row in self.table}
        shown = {cell.text for cell in page.iter(f"{XHTML}bdi")}
        self.assertLessEqual(names, shown)
        charts = list(page.iter("{http://www.w3.org/2000/svg}svg"))
        self.assertEqual([chart.get("aria-label") for chart in charts],
                         ["Points over rounds", "Won, drawn and lost"])
        # Nothing is fetched from anywhere: only the two namespaces look like addresses.
        addresses = set(re.findall(r"https?://[^\"'\s<>]+", text))
        self.assertEqual(addresses, {"http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"})
        self.assertNotRegex(text, r"(?i)<script|src=|href=|@import|url\(")

    def test_json_is_the_whole_journal_without_fingerprints(self):
        league_id, _ = self.play(3)
        document = json.loads(self.export("json", "all.json", "--league", league_id).read_text())
        self.assertEqual(document["league_id"], league_id)
        self.assertTrue(document["is_over"])
        entries = document["entries"]
        self.assertEqual([entry["seq"] for entry in entries], list(range(1, len(entries) + 1)))
        self.assertEqual(sum(entry["kind"] == "result" for entry in entries), 3)
        for entry in entries:
            self.assertFalse(entry["body"].get("token_sha256"))
            self.assertFalse(entry["body"].get("match_token_sha256"))

    def test_without_a_name_it_is_the_league_played_last(self):
        self.play(2)
        second, _ = self.play(2)
        document = json.loads(self.export("json", "last.json").read_text())
        self.assertEqual(document["league_id"], second)

    def unpack(self, path):
        """The folder in the bundle, unpacked and checked by sha256sum."""
        with zipfile.ZipFile(path) as bundle:
            self.assertIsNone(bundle.testzip())
            bundle.extractall(self.folder / path.stem)
            tops = {name.split("/")[0] for name in bundle.namelist()}
        self.assertEqual(len(tops), 1)
        folder = self.folder / path.stem / tops.pop()
        checked = subprocess.run(["sha256sum", "--strict", "-c", "SHA256SUMS"], cwd=folder,
                                 capture_output=True, text=True, check=False)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        # Nothing is left out of the sums but the sums, and the manifest says the same.
        listed = {line.split("  ", 1)[1] for line in (folder / "SHA256SUMS").read_text().splitlines()}
        there = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
        self.assertEqual(there - listed, {"SHA256SUMS"})
        manifest = json.loads((folder / "manifest.json").read_text())
        self.assertEqual({file["name"] for file in manifest["files"]}, listed - {"manifest.json"})
        for file in manifest["files"]:
            self.assertEqual((folder / file["name"]).stat().st_size, file["bytes"])
        return folder, manifest

    def test_a_bundle_holds_everything_and_its_sums(self):
        league_id, league_folder = self.play(4)
        folder, manifest = self.unpack(self.export("bundle", "all.zip", "--league", league_id))
        self.assertEqual(manifest["league_id"], league_id)
        self.assertTrue(manifest["is_over"])
        self.assertEqual(len(self.rows(folder / "standings.csv")), 4)
        self.assertEqual(len(self.rows(folder / "matches.csv")), 6)
        self.assertIn("<svg", (folder / "report.html").read_text())
        self.assertEqual(json.loads((folder / "league.json").read_text())["league_id"], league_id)
        replays = sorted((folder / "replays").glob("*.replay.jsonl"))
        self.assertEqual(len(replays), len(self.matches_of(league_folder)))
        self.finish("replay", replays[0], "--verify")
        # The same league gives the same bytes.
        again = self.export("bundle", "again.zip", "--league", league_id)
        self.assertEqual(again.read_bytes(), (self.folder / "all.zip").read_bytes())

    # M-113
    def test_a_league_of_mafia_in_every_form(self):
        league, _ = self.run_league("--game", "mafia", "--players", 10, "--wire", "inprocess",
                                    "--seed", "export", "--set", "games_per_player=1",
                                    "--set", "speed=DEBUG")
        path = self.export("csv", "mafia.csv")
        self.assertEqual([row["player_id"] for row in self.rows(path)],
                         [row["player_id"] for row in league["final_standings"]])
        seats = self.rows(path.with_name("mafia-matches.csv"))
        self.assertEqual(sorted(row["role"] for row in seats),
                         ["doctor", "mafia", "mafia", "mafia", "sheriff"] + ["villager"] * 5)
        page = ElementTree.fromstring(self.export("html", "mafia.html").read_text()
                                      .replace("<!DOCTYPE html>", "", 1))
        self.assertEqual([table.get("id") for table in page.iter(f"{XHTML}table")],
                         ["standings", "matches"])
        self.assertEqual(len(list(page.iter("{http://www.w3.org/2000/svg}svg"))), 2)
        folder, _ = self.unpack(self.export("bundle", "mafia.zip"))
        replay = next((folder / "replays").glob("*.replay.jsonl"))
        self.finish("replay", replay, "--verify")
        self.assertTrue(list((folder / "replays").glob("*.postmortem.json")))
        # What everybody may have: no journal, and no thoughts.
        open_folder, manifest = self.unpack(self.export("bundle", "open.zip", "--public"))
        self.assertTrue(manifest["is_public"])
        self.assertFalse((open_folder / "league.json").exists())
        told = "".join(file.read_text() for file in (open_folder / "replays").iterdir())
        for word in ('"think"', "_observer", r'"seed":\d'):
            self.assertTrue(re.search(word, replay.read_text()), word)
            self.assertFalse(re.search(word, told), word)

    def test_an_existing_file_is_replaced(self):
        self.play(2)
        (self.folder / "old.html").write_text("old")
        self.assertIn("<h1>", self.export("html", "old.html").read_text())

    def test_mistakes_are_explained(self):
        program = self.finish("export", "--format", "pdf", code=2)
        self.assertIn("json", program.err)
        program = self.finish("export", code=1)
        self.assertIn("There are no leagues in", program.err)
        league_id, _ = self.play(2)
        program = self.finish("export", "--league", "nobody", code=1)
        self.assertIn('There is no league "nobody"', program.err)
        self.assertIn(league_id, program.err)
        program = self.finish("export", "--out", self.folder / "no" / "such.json", code=1)
        self.assertIn("There is no folder", program.err)
        program = self.finish("export", "something", code=2)
        self.assertIn("takes options only", program.err)


if __name__ == "__main__":
    unittest.main()
