"""Strangers and secrets: who can do what from outside, and that no secret is ever written down."""

import json
import os
import stat
import unittest

from support import LeagueTestCase, call, rpc
from support.plain_player import PlainPlayer, timestamp
from support.records import TOKEN

LISTENING = "0A"


def listening_addresses(pid):
    """The addresses on which a process listens, as /proc writes them."""
    inodes = set()
    for number in os.listdir(f"/proc/{pid}/fd"):
        try:
            target = os.readlink(f"/proc/{pid}/fd/{number}")
        except FileNotFoundError:  # closed meanwhile
            continue
        if target.startswith("socket:["):
            inodes.add(target[len("socket:["):-1])
    found = set()
    for table in ("tcp", "tcp6"):
        with open(f"/proc/{pid}/net/{table}") as lines:
            for fields in (line.split() for line in lines):
                if fields[3] == LISTENING and fields[9] in inodes:
                    found.add(fields[1].split(":")[0])
    return found


class AccessTestCase(LeagueTestCase):
    def setUp(self):
        super().setUp()
        # Everything that the programs can say is said.
        self.environment["QT_LOGGING_RULES"] = "league.*=true"
        self.program = self.start("manager", "--port", 0, "--auto-start", "--expect-players", 3,
                                  "--expect-referees", 1, "--exit-when-done", "--json")
        self.league, self.manager = self.program.wait_for(
            r"League (\S+) is open at (\S+)$").groups()
        self.agents = {}
        for role, name in (("referee", "REF01"), ("player", "P01"), ("player", "P02")):
            program = self.start(role, "--manager", self.manager, "--port", 0)
            program.wait_for(rf"^Registered as {name} at ")
            self.agents[name] = program
        self.plain = PlainPlayer()
        self.addCleanup(self.plain.close)

    def endpoint_of(self, agent):
        return self.agents[agent].wait_for(r"listens at (\S+) ").group(1)

    def begin_and_hold(self):
        """The league has begun and waits in its first round for the plain player."""
        self.plain.hold()
        self.plain.register(self.manager)
        self.assertTrue(self.plain.asked.wait(30))

    def finish_league(self):
        self.plain.release()
        for program in (*self.agents.values(), self.program):
            self.assertExit(program, 0)
        return json.loads(self.program.out)

    def message(self, message_type, sender, **fields):
        return {"protocol": "league.v2", "message_type": message_type, "sender": sender,
                "timestamp": timestamp(), "conversation_id": "conv-stranger-001", **fields}


class Strangers(AccessTestCase):
    def refusal(self, endpoint, method, params, proof=None):
        """The code with which an agent refuses a call; None when it does not."""
        headers = {"Content-Type": "application/json"}
        if proof:
            headers["League-Proof"] = proof
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        status, answer = call("POST", endpoint, body.encode(), headers)
        self.assertEqual(status, 200)
        return json.loads(answer).get("error", {}).get("data", {}).get("error_code")

    def test_they_cannot_speak_for_the_manager(self):
        self.begin_and_hold()
        row = {"rank": 1, "player_id": "P01", "display_name": "A", "played": 0, "wins": 0,
               "draws": 0, "losses": 0, "points": 0, "technical_losses": 0}
        end = self.message("LEAGUE_COMPLETED", "league_manager", league_id=self.league,
                           total_rounds=1, total_matches=1, final_standings=[row],
                           champion={"player_id": "P01", "display_name": "A", "points": 9})
        announcement = self.message("ROUND_ANNOUNCEMENT", "league_manager", league_id=self.league,
                                    round_id=9, matches=[])
        for agent in ("P01", "P02", "REF01"):
            for method, params in (("notify_league_completed", end),
                                   ("notify_round", announcement)):
                for proof, code in ((None, "E011"), ("0" * 64, "E012")):
                    self.assertEqual(self.refusal(self.endpoint_of(agent), method, params, proof),
                                     code, f"{method} to {agent}")
        roster = [{"player_id": player, "display_name": player, "token_sha256": "0" * 64,
                   "contact_endpoint": self.endpoint_of(player)} for player in ("P01", "P02")]
        assignment = self.message("MATCH_ASSIGNMENT", "league_manager", league_id=self.league,
                                  round_id=1, match_id="R9M9", attempt=1, game_type="even_odd",
                                  match_token="mt_forged", roster=roster, rules={})
        self.assertEqual(self.refusal(self.endpoint_of("REF01"), "assign_match", assignment),
                         "E011")
        league = self.finish_league()
        self.assertEqual({row["played"] for row in league["final_standings"]}, {2})
        self.assertEqual({row["technical_losses"] for row in league["final_standings"]}, {0})

    def test_they_cannot_take_a_match_away_from_its_referee(self):
        for attempt in (1, 2, 1000):
            for match in ("R1M1", "R2M1", "R3M1"):
                for player in ("P01", "P02"):
                    invitation = self.message(
                        "GAME_INVITATION", "referee:REF01", auth_token=f"mt_forged_{attempt}",
                        league_id=self.league, round_id=1, match_id=match, attempt=attempt,
                        game_type="even_odd", role_in_match="PLAYER_A", opponent_id="P09")
                    rpc(self.endpoint_of(player), "handle_game_invitation", invitation)
        self.plain.register(self.manager)
        league = self.finish_league()
        self.assertEqual({row["played"] for row in league["final_standings"]}, {2})
        self.assertEqual({row["technical_losses"] for row in league["final_standings"]}, {0})

    def test_web_pages_of_other_sites_cannot_talk_to_any_agent(self):
        body = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{}}'
        for endpoint in (self.manager, *map(self.endpoint_of, self.agents)):
            for header in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
                for verb, url, content in (("POST", endpoint, body),
                                           ("GET", endpoint.replace("/mcp", "/health"), None)):
                    status, _ = call(verb, url, content,
                                     {"Content-Type": "application/json", **header})
                    self.assertEqual(status, 403, f"{verb} {url} {header}")

    def test_everybody_listens_on_this_machine_alone(self):
        for program in (self.program, *self.agents.values()):
            self.assertEqual(listening_addresses(program.pid), {"0100007F"}, str(program))
        whole = self.start("run", "--base-port", 0, "--players", 300)
        whole.wait_for("the manager is at")  # and will play for minutes
        self.assertEqual(listening_addresses(whole.pid), {"0100007F"})
        chosen = self.start("manager", "--port", 0, "--bind", "127.0.0.2")
        chosen.wait_for(r"is open at http://127\.0\.0\.2:")
        self.assertEqual(listening_addresses(chosen.pid), {"0200007F"})


class Secrets(AccessTestCase):
    def tokens_handed_out(self):
        """Every league token; a program that lost its token may ask for it again, and so do we."""
        tokens = {self.plain.token}
        for agent, program in self.agents.items():
            role = "referee" if agent.startswith("REF") else "player"
            meta = {"display_name": "x", "version": "1", "game_types": ["even_odd"],
                    "contact_endpoint": self.endpoint_of(agent), "max_concurrent_matches": 10}
            kind = "REFEREE_REGISTER_REQUEST" if role == "referee" else "LEAGUE_REGISTER_REQUEST"
            answer = rpc(self.manager, f"register_{role}",
                         self.message(kind, f"{role}:x", **{f"{role}_meta": meta}))["result"]
            self.assertEqual(answer[f"{role}_id"], agent)
            tokens.add(answer["auth_token"])
        self.assertEqual(len(tokens), 4)
        return tokens

    def provoke_errors(self, tokens):
        """Messages with real tokens in wrong places, whose refusals must not repeat them."""
        for token in tokens:
            for method, kind, fields in (
                    ("report_match_result", "MATCH_RESULT_REPORT", {"match_id": "R1M1"}),
                    ("report_match_event", "MATCH_EVENT", {"match_id": "R1M1"}),
                    ("league_query", "LEAGUE_QUERY", {"query_type": "GET_STANDINGS"}),
                    ("league_query", "LEAGUE_QUERY", {"query_type": token}),
                    ("league_query", "LEAGUE_QUERY", {"auth_token": [token]}),
                    ("start_league", "START_LEAGUE", {})):
                for sender in ("player:P01", "referee:REF01", "league_manager", "nobody"):
                    params = {**self.message(kind, sender, auth_token=token), **fields}
                    yield json.dumps(rpc(self.manager, method, params)), method, sender

    def files(self):
        return [path for path in self.data.rglob("*")
                if path.is_file() and path.name != "operator.token"]

    def assertNowhere(self, secrets, paths, texts):
        self.assertTrue(paths)
        for path in paths:
            content = path.read_bytes()
            for secret in secrets:
                self.assertNotIn(secret.encode(), content, path)
        for text in texts:
            for secret in secrets:
                self.assertNotIn(secret, text)

    def test_no_secret_is_written_anywhere(self):
        self.begin_and_hold()
        operator = self.league_folder(self.league) / "operator.token"
        self.assertEqual(stat.S_IMODE(operator.stat().st_mode), 0o600)
        league_tokens = self.tokens_handed_out()
        secrets = league_tokens | {operator.read_text().strip()}
        for secret in secrets:
            self.assertRegex(secret.encode(), TOKEN)
        for answer, method, sender in self.provoke_errors(secrets):
            for secret in secrets:
                self.assertNotIn(secret, answer, f"{method} {sender}")

        # In the middle, where SQLite's log still holds everything, and again at the end.
        self.assertTrue(any(path.name.endswith("-wal") for path in self.files()))
        programs = (self.program, *self.agents.values())
        self.assertNowhere(secrets, self.files(), [each.out + each.err for each in programs])
        self.finish_league()
        secrets |= {params["auth_token"] for method, params in self.plain.received
                    if "auth_token" in params}
        self.assertEqual(len(secrets), 4 + 1 + 2)  # a match token for each of its two matches
        outputs = [each.out + each.err for each in programs]
        self.assertNowhere(secrets, self.files(), outputs)
        for text in outputs:
            self.assertIsNone(TOKEN.search(text.encode()))
        # The proofs are fingerprints; the journal keeps those and nobody else does.
        self.assertTrue(self.plain.proofs)
        others = [path for path in self.files() if not path.name.startswith("journal.db")]
        self.assertNowhere(self.plain.proofs, others, outputs)


if __name__ == "__main__":
    unittest.main()
