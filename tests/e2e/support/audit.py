"""An audit of a league's folder that shares no code with the program: sqlite3, json, hashlib.

A second opinion beside `agent-league chaos`, which audits by itself. `audit()` returns sentences; an
empty list means that every match counted exactly once, as its transcript says, and that the table
follows from the transcripts.
"""

import json
import pathlib
import sqlite3

from .draws import commitment, fair_number


def read_entries(journal):
    """All entries of a journal, as (seq, actor, subject, kind, body)."""
    connection = sqlite3.connect(f"file:{journal}?mode=ro", uri=True)
    try:
        rows = connection.execute("SELECT seq, actor, subject, kind, body FROM entries ORDER BY seq")
        return [(seq, actor, subject, kind, json.loads(body))
                for seq, actor, subject, kind, body in rows]
    finally:
        connection.close()


class Audit:
    def __init__(self, folder, referee_journals):
        self.folder = pathlib.Path(folder)
        self.referee_journals = [pathlib.Path(each) for each in referee_journals]
        self.findings = []
        self.entries = read_entries(self.folder / "journal.db")
        self.schedule = {}
        for _, _, _, kind, body in self.entries:
            if kind == "scheduled":
                self.schedule = {match["match_id"]: (match["player_A_id"], match["player_B_id"])
                                 for round_ in body["rounds"] for match in round_["matches"]}
        self.withdrawn = {body["player_id"]: seq for seq, _, _, kind, body in self.entries
                          if kind == "withdrawn"}
        self.results = {}
        for seq, _, subject, kind, body in self.entries:
            if kind == "result":
                self.results.setdefault(subject, []).append((seq, body))
        self.verdicts = {}  # match id to {player: (points, what)}

    def find(self, sentence):
        self.findings.append(sentence)

    def run(self):
        numbers = [seq for seq, *_ in self.entries]
        if numbers != list(range(1, len(numbers) + 1)):
            self.find("The journal's numbers have gaps.")
        states = [body["to"] for _, _, _, kind, body in self.entries
                  if kind == "transition" and body["chart"] == "league"]
        if not states or states[-1] != "COMPLETED":
            self.find(f"The league is not completed: {states[-1:]}.")
        self.check_counts()
        self.check_tokens()
        for match_id in self.schedule:
            if len(self.results.get(match_id, [])) == 1:
                self.check_match(match_id)
        self.check_referees()
        self.check_standings()
        return self.findings

    def check_counts(self):
        if not self.schedule:
            self.find("There is no schedule.")
        for match_id in self.schedule:
            count = len(self.results.get(match_id, []))
            if count != 1:
                self.find(f"{match_id} has {count} results.")
        for match_id in self.results.keys() - self.schedule.keys():
            self.find(f"{match_id} has a result but was never scheduled.")

    def check_tokens(self):
        seen = set()
        for _, _, subject, kind, body in self.entries:
            field = {"registered": "token_sha256", "assigned": "match_token_sha256"}.get(kind)
            if field is None:
                continue
            if not body.get(field):
                self.find(f"{kind} {subject} has no token fingerprint.")
            elif body[field] in seen:
                self.find(f"{kind} {subject} uses a token a second time.")
            seen.add(body.get(field))

    def check_match(self, match_id):
        (result_seq, result), = self.results[match_id]
        document = json.loads((self.folder / "matches" / f"{match_id}.json").read_text())
        if document["result"] != result:
            self.find(f"{match_id}.json has another result than the journal.")
        transcript = [(each["seq"], each["kind"], each["body"]) for each in document["transcript"]]
        journalled = [(seq, kind, body) for seq, _, subject, kind, body in self.entries
                      if subject == match_id]
        if transcript != journalled:
            self.find(f"{match_id}.json has another transcript than the journal.")
        if not result.get("referee_id"):
            return self.judge_without_referee(match_id, result, result_seq)
        assigned = [(seq, body["attempt"]) for seq, kind, body in transcript if kind == "assigned"]
        attempts = [attempt for _, attempt in assigned]
        if attempts != sorted(set(attempts)):
            self.find(f"{match_id} was assigned as attempts {attempts}.")
        if not attempts or attempts[-1] != result["attempt"]:
            return self.find(f"{match_id} counted attempt {result['attempt']} of {attempts}.")
        begin = assigned[-1][0]
        self.judge(match_id, result, [(kind, body) for seq, kind, body in transcript
                                      if begin < seq < result_seq])

    def judge_without_referee(self, match_id, result, result_seq):
        """A match of somebody who is out: the other has won, or it counts for nobody."""
        players = self.schedule[match_id]
        out = [player for player in players if self.withdrawn.get(player, result_seq) < result_seq]
        if not out:
            return self.find(f"{match_id} was decided without a referee, but nobody is out.")
        if result["status"] == "CANCELLED":
            self.verdicts[match_id] = {}
        else:
            self.verdicts[match_id] = {player: (0, "technical") if player in out else (3, "win")
                                       for player in players}
        self.compare(match_id, result)

    def judge(self, match_id, result, entries):
        players = self.schedule[match_id]
        messages = [body["message"] for kind, body in entries if kind == "message"]
        of_type = {}
        for message in messages:
            if message.get("message_type") != "GAME_ERROR":
                of_type.setdefault(message["message_type"], []).append(message)
            if message.get("attempt", 1) != result["attempt"]:
                self.find(f"{match_id}: a message of attempt {message.get('attempt')} is among "
                          f"those of attempt {result['attempt']}.")
        commitments = {each["seed_commitment"] for each in of_type.get("GAME_INVITATION", [])}
        overs = of_type.get("GAME_OVER", [])
        if len(commitments) != 1 or not overs:
            return self.find(f"{match_id}: {len(commitments)} commitments, {len(overs)} endings.")
        entropy = {each["player_id"]: each.get("entropy") or ""
                   for each in of_type.get("GAME_JOIN_ACK", [])}
        choices = {each["player_id"]: each["parity_choice"]
                   for each in of_type.get("CHOOSE_PARITY_RESPONSE", [])}
        at_fault = {body["from"].removeprefix("player:") for kind, body in entries
                    if kind == "no_answer"}
        at_fault |= {each["player_id"] for each in of_type.get("GAME_JOIN_ACK", [])
                     if not each["accept"]}
        at_fault |= {player for player, choice in choices.items() if choice not in ("even", "odd")}
        over = overs[0]["game_result"]
        number = over.get("drawn_number")
        if number is None:
            if not at_fault:
                return self.find(f"{match_id} has neither a number nor somebody at fault.")
            self.verdicts[match_id] = {player: (0, "technical") if player in at_fault
                                       else (3, "win") for player in players}
        else:
            if at_fault or set(choices) != set(players):
                return self.find(f"{match_id} drew a number for {sorted(choices)}.")
            if commitment(over["seed"], match_id, result["attempt"]) not in commitments:
                self.find(f"{match_id}: the seed is not the one that was committed to.")
            drawn, _ = fair_number(over["seed"], match_id, result["attempt"],
                                   *(entropy.get(player, "") for player in players))
            if drawn != number:
                self.find(f"{match_id}: the number is {drawn}, not {number}.")
            parity = "odd" if drawn % 2 else "even"
            if len(set(choices.values())) == 1:
                self.verdicts[match_id] = {player: (1, "draw") for player in players}
            else:
                self.verdicts[match_id] = {player: (3, "win") if choices[player] == parity
                                           else (0, "loss") for player in players}
        self.compare(match_id, result)

    def compare(self, match_id, result):
        verdict = self.verdicts[match_id]
        winners = [player for player, (_, what) in verdict.items() if what == "win"]
        score = {player: points for player, (points, _) in verdict.items()}
        winner = winners[0] if winners else None
        if verdict and (result["score"] != score or result["winner"] != winner):
            self.find(f"{match_id} counted as {result['score']} for {result['winner']}, but its "
                      f"transcript says {score} for {winner}.")

    def check_referees(self):
        commitments = []
        # A referee that the manager hosts writes into the league's own journal.
        for journal in (*self.referee_journals, self.folder / "journal.db"):
            if not journal.exists():
                continue  # killed before it wrote anything
            kept = {}
            for _, _, subject, kind, body in read_entries(journal):
                if kind == "seed_committed":
                    commitments.append(body["seed_commitment"])
                elif kind == "outbox_put":
                    report = body["message"]
                    if subject in kept and kept[subject]["result"] != report["result"]:
                        self.find(f"{journal} has two results of {subject}.")
                    kept[subject] = report
                elif kind == "outbox_done":
                    self.check_settled(kept[subject])
        if len(commitments) != len(set(commitments)):
            self.find("Two attempts have the same seed.")

    def check_settled(self, report):
        match_id = report["match_id"]
        counted = [body for _, body in self.results.get(match_id, [])]
        if not counted:
            return self.find(f"A settled report of {match_id} was never counted.")
        attempt = report.get("attempt", 1)
        if attempt > counted[0]["attempt"]:
            self.find(f"{match_id}: attempt {attempt} was settled, an older one counted.")
        elif attempt == counted[0]["attempt"]:
            if (report["result"]["score"], report["result"]["winner"]) != (
                    counted[0]["score"], counted[0]["winner"]):
                self.find(f"{match_id} counted otherwise than its referee reported.")

    def check_standings(self):
        playing = {player for pair in self.schedule.values() for player in pair}
        players = []
        for _, _, subject, kind, body in self.entries:
            if kind == "registered" and subject in playing and subject not in players:
                players.append(subject)
        table = self.recount(players)
        tables = [body["standings"] for _, _, _, kind, body in self.entries if kind == "standing"]
        document = json.loads((self.folder / "standings.json").read_text())
        for name, rows in (("journal", tables[-1] if tables else []),
                           ("standings.json", document["standings"])):
            found = [{key: row[key] for key in row if key != "display_name"} for row in rows]
            if found != table:
                self.find(f"The table in {name} is {found}, but it must be {table}.")

    def recount(self, players):
        def row_of(player):
            rows = [verdict[player] for verdict in self.verdicts.values() if player in verdict]
            what = [each for _, each in rows]
            return {"player_id": player, "played": len(rows), "wins": what.count("win"),
                    "draws": what.count("draw"), "losses": what.count("loss") + what.count("technical"),
                    "points": sum(points for points, _ in rows),
                    "technical_losses": what.count("technical")}

        rows = {player: row_of(player) for player in players}

        def among_tied(player):
            tied = {other for other, row in rows.items()
                    if (row["points"], row["wins"]) == (rows[player]["points"], rows[player]["wins"])}
            return sum(verdict[player][0] for verdict in self.verdicts.values()
                       if player in verdict and set(verdict) <= tied)

        order = sorted(players, key=lambda player: (
            -rows[player]["points"], -rows[player]["wins"], -among_tied(player),
            rows[player]["technical_losses"], players.index(player)))
        return [{"rank": rank, **rows[player]} for rank, player in enumerate(order, 1)]


def audit(folder):
    """Audits what `agent-league chaos` left in a league's folder (seed-N)."""
    folder = pathlib.Path(folder)
    league, = (folder / "manager" / "leagues").iterdir()
    return Audit(league, sorted(folder.glob("referee-*/referees/*/journal.db"))).run()
