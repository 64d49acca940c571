"""A league of separate programs, ours and a plain Python one, watched from outside."""

import json
import pathlib
import signal
import stat
import unittest

from support import LeagueTestCase, call, eventually, free_port, get, post, rpc
from support.draws import fair_number
from support.plain_player import PlainPlayer, timestamp
from support.records import TOKEN


class ProcessTestCase(LeagueTestCase):
    def start_manager(self, *options, port=0):
        """Opens a league; self.manager is its address, self.league its id."""
        program = self.start("manager", "--port", port, *options)
        found = program.wait_for(r"League (\S+) is open at (\S+)$")
        self.league, self.manager = found.groups()
        return program

    def start_agents(self, role, count, *options):
        """So many agents of a role, registered one after the other."""
        programs = []
        for number in range(1, count + 1):
            program = self.start(role, "--manager", self.manager, "--port", 0,
                                 "--name", f"{role.title()} {number}", *options)
            program.wait_for(r"^Registered as \S+ at ")
            programs.append(program)
        return programs

    def start_plain_player(self, **options):
        player = PlainPlayer(**options)
        self.addCleanup(player.close)
        return player

    def endpoint_of(self, program):
        return program.wait_for(r"listens at (\S+) ").group(1)

    def health_of(self, endpoint):
        status, health = get(endpoint.replace("/mcp", "/health"))
        self.assertEqual(status, 200)
        self.assertEqual(set(health), {"status", "role", "id", "lifecycle_state", "version"})
        self.assertEqual(health["status"], "ok")
        return health["role"], health["id"], health["lifecycle_state"]

    def start_league(self, token):
        return rpc(self.manager, "start_league", {
            "protocol": "league.v2",
            "message_type": "START_LEAGUE",
            "sender": "human:operator",
            "timestamp": timestamp(),
            "conversation_id": "conv-start-001",
            "auth_token": token,
            "league_id": self.league,
        })["result"]

    def operator_token(self):
        return (self.league_folder(self.league) / "operator.token").read_text().strip()


class SevenProcesses(ProcessTestCase):
    def test_they_play_a_league_and_all_end_well(self):
        manager = self.start_manager("--exit-when-done", "--json")
        referees = self.start_agents("referee", 2)
        players = self.start_agents("player", 4)
        self.assertEqual(self.health_of(self.manager),
                         ("league_manager", self.league, "ACCEPTING_REGISTRATIONS"))
        for number, program in enumerate(referees, 1):
            self.assertEqual(self.health_of(self.endpoint_of(program)),
                             ("referee", f"REF0{number}", "REGISTERED"))
        for number, program in enumerate(players, 1):
            self.assertEqual(self.health_of(self.endpoint_of(program)),
                             ("player", f"P0{number}", "REGISTERED"))
        self.assertEqual(self.start_league(self.operator_token()), {"status": "OK"})

        for program in (*players, *referees, manager):
            self.assertExit(program, 0)
        for program in (*players, *referees):
            self.assertEqual(program.err.count("The league is over."), 1, str(program))
        league = json.loads(manager.out)
        self.assertEqual((league["status"], league["league_id"]), ("COMPLETED", self.league))
        self.assertEqual((league["total_rounds"], league["total_matches"]), (3, 6))
        self.assertEqual({row["played"] for row in league["final_standings"]}, {3})
        self.assertEqual({row["display_name"] for row in league["final_standings"]},
                         {f"Player {number}" for number in range(1, 5)})
        refereed = "".join(program.err for program in referees)
        matches = self.matches_of(self.league_folder(self.league))
        self.assertEqual(len(matches), 6)
        for name in matches:
            self.assertEqual(refereed.count(f"{name} is over."), 1)
        self.assertEqual({match["referee_id"] for match in matches.values()}, {"REF01", "REF02"})

    def test_auto_start_begins_with_the_last_agent_and_nobody_loses_by_it(self):
        manager = self.start_manager("--exit-when-done", "--json", "--auto-start",
                                     "--expect-players", 2, "--expect-referees", 1)
        referee, = self.start_agents("referee", 1)
        players = self.start_agents("player", 2)
        for program in (*players, referee, manager):
            self.assertExit(program, 0)
        rows = json.loads(manager.out)["final_standings"]
        self.assertEqual([row["technical_losses"] for row in rows], [0, 0])

    def test_after_the_league_the_manager_goes_on_answering_until_it_is_stopped(self):
        manager = self.start_manager("--auto-start", "--expect-players", 2, "--json")
        agents = self.start_agents("referee", 1) + self.start_agents("player", 2)
        for program in agents:
            self.assertExit(program, 0)
        manager.wait_for("^The manager goes on answering questions; Ctrl-C ends it.")
        self.assertEqual(self.health_of(self.manager), ("league_manager", self.league, "COMPLETED"))
        rows = rpc(self.manager, "get_standings")["result"]["standings"]
        self.assertEqual([row["played"] for row in rows], [1, 1])
        manager.signal(signal.SIGINT)
        self.assertExit(manager, 0)
        self.assertEqual(json.loads(manager.out)["status"], "COMPLETED")
        self.assertNotIn("Interrupted", manager.err)

    def test_agents_may_be_there_before_their_manager(self):
        port = free_port()
        address = f"127.0.0.1:{port}"
        early = self.start("player", "--manager", address, "--port", 0, "--name", "Early")
        referee = self.start("referee", "--manager", address, "--port", 0)
        self.assertEqual(self.health_of(self.endpoint_of(early)), ("player", None, "REGISTERING"))
        self.assertEqual(self.health_of(self.endpoint_of(referee)),
                         ("referee", None, "REGISTERING"))
        manager = self.start_manager("--exit-when-done", "--auto-start", "--expect-players", 2,
                                     port=port)
        late = self.start("player", "--manager", address, "--port", 0, "--name", "Late")
        for program in (early, referee, late, manager):
            self.assertExit(program, 0)
        self.assertIn("is the champion", manager.out)

    def test_the_operator_token_is_for_its_owner_alone_and_starts_the_league_alone(self):
        manager = self.start_manager()
        path = pathlib.Path(manager.wait_for(r"with the token in (\S+)$").group(1))
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)
        self.assertRegex(path.read_bytes(), rb"^op_[0-9a-f]{64}\n$")
        for token, code in ((None, "E011"), ("op_" + "0" * 64, "E012")):
            refusal = self.start_league(token)
            self.assertEqual((refusal["message_type"], refusal["error_code"]),
                             ("LEAGUE_ERROR", code))
        refusal = self.start_league(self.operator_token())
        self.assertEqual(refusal["message_type"], "LEAGUE_ERROR")
        self.assertEqual(self.health_of(self.manager)[2], "ACCEPTING_REGISTRATIONS")


class WithAPlainPlayer(ProcessTestCase):
    def setUp(self):
        super().setUp()
        self.program = self.start_manager("--exit-when-done", "--json", "--auto-start",
                                          "--expect-players", 4, "--expect-referees", 2)
        self.agents = self.start_agents("referee", 2) + self.start_agents("player", 3)
        self.player = self.start_plain_player(choice="odd")

    def finish_league(self):
        self.player.release()
        for program in (*self.agents, self.program):
            self.assertExit(program, 0)
        self.assertTrue(self.player.over.wait(30))
        return json.loads(self.program.out)

    # S-01
    def test_it_takes_part_like_any_other(self):
        answer = self.player.register(self.manager)
        self.assertEqual((answer["status"], answer["player_id"]), ("ACCEPTED", "P04"))
        self.assertEqual(answer["league_id"], self.league)
        league = self.finish_league()
        row, = [row for row in league["final_standings"] if row["player_id"] == "P04"]
        self.assertEqual((row["display_name"], row["played"]), ("Plain Python", 3))
        self.assertEqual(row["technical_losses"], 0)

        calls = [method for method, _ in self.player.received]
        for method, times in (("handle_game_invitation", 3), ("choose_parity", 3),
                              ("notify_match_result", 3), ("notify_round", 3),
                              ("update_standings", 3), ("notify_round_completed", 3),
                              ("notify_league_completed", 1)):
            self.assertEqual(calls.count(method), times, method)
        for method, params in self.player.received:
            self.assertEqual(params["protocol"], "league.v2", method)
            self.assertRegex(params["timestamp"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$")
            self.assertRegex(params["sender"], r"^(league_manager|referee:REF0[12])$")
        wins = 0
        for over in self.player.told("notify_match_result"):
            result = over["game_result"]
            self.assertEqual(result["choices"]["P04"], "odd")
            wins += result["winner_player_id"] == "P04"
            # It sent no entropy, which counts as empty.
            players = self.matches_of(self.league_folder(self.league))[over["match_id"]]["player_ids"]
            entropies = [result["entropy"].get(player) or "" for player in players]
            self.assertEqual(entropies[players.index("P04")], "")
            self.assertEqual(fair_number(result["seed"], over["match_id"], 1, *entropies)[0],
                             result["drawn_number"])
        self.assertEqual(wins, row["wins"])
        final = self.player.told("notify_league_completed")[0]
        self.assertEqual(final["final_standings"], league["final_standings"])

    def test_it_never_sees_a_choice_or_a_secret_of_others_too_early(self):
        self.player.register(self.manager)
        self.finish_league()
        for method, params in self.player.received:
            text = json.dumps(params)
            if method != "notify_match_result":
                self.assertNotIn('"seed"', text, method)
                self.assertNotIn('"choices"', text, method)
            for token in TOKEN.findall(text.encode()):
                self.assertEqual(token, b"mt", method)  # match tokens alone

    def test_no_token_reaches_a_file_or_a_terminal(self):
        self.player.register(self.manager)
        self.assertRegex(self.player.token.encode(), TOKEN)
        self.finish_league()
        for program in (self.program, *self.agents):
            self.assertIsNone(TOKEN.search((program.out + program.err).encode()), str(program))
        for path in self.data.rglob("*"):
            if path.is_file() and path.name != "operator.token":
                self.assertIsNone(TOKEN.search(path.read_bytes()), path)

    def test_in_the_middle_everybody_answers(self):
        self.player.hold()
        self.player.register(self.manager)
        self.assertTrue(self.player.asked.wait(30))
        self.assertEqual(self.health_of(self.manager)[2], "RUNNING_TOURNAMENT")
        for program in self.agents:
            self.assertEqual(self.health_of(self.endpoint_of(program))[2], "ACTIVE", str(program))

        standings = rpc(self.manager, "get_standings")["result"]
        self.assertEqual(standings["message_type"], "LEAGUE_QUERY_RESPONSE")
        self.assertEqual({row["player_id"] for row in standings["standings"]},
                         {"P01", "P02", "P03", "P04"})
        late = self.start("player", "--manager", self.manager, "--port", 0, "--name", "Too late")
        self.assertExit(late, 1)
        self.assertIn("Registration is closed: the league has started.", late.err)
        self.finish_league()

    def test_questions_need_a_token(self):
        self.player.hold()
        self.player.register(self.manager)
        self.assertTrue(self.player.asked.wait(30))

        def ask(query, **changes):
            params = {**self.player.envelope("LEAGUE_QUERY", "conv-query-001"),
                      "league_id": self.league, "query_type": query, **changes}
            return rpc(self.manager, "league_query", params)["result"]

        for change, code, name in (({"auth_token": None}, "E011", "AUTH_TOKEN_MISSING"),
                                   ({"auth_token": "tok_" + "0" * 64}, "E012", "AUTH_TOKEN_INVALID"),
                                   ({"sender": "player:P01"}, "E012", "AUTH_TOKEN_INVALID")):
            refusal = ask("GET_STANDINGS", **change)
            self.assertEqual(refusal["message_type"], "LEAGUE_ERROR")
            self.assertEqual((refusal["error_code"], refusal["error_name"]), (code, name))
            self.assertEqual(refusal["original_message_type"], "LEAGUE_QUERY")
            self.assertNotIn("standings", refusal)

        answer = ask("GET_STANDINGS")
        self.assertTrue(answer["success"])
        self.assertEqual(len(answer["standings"]), 4)
        following = ask("GET_NEXT_MATCH")
        self.assertTrue(following["success"])
        self.assertIn("R1M2", json.dumps(following["data"]))  # P04 meets P03 first
        schedule = ask("GET_SCHEDULE")
        self.assertEqual(len(schedule["data"]["matches"]), 6)
        self.assertFalse(ask("GET_PLAYER_STATS", query_params={"player_id": "P99"})["success"])
        self.finish_league()

    def test_what_is_not_a_call_is_refused_and_harms_nobody(self):
        self.player.hold()
        self.player.register(self.manager)
        self.assertTrue(self.player.asked.wait(30))
        for endpoint in (self.manager, *map(self.endpoint_of, self.agents)):
            reply = rpc(endpoint, "make_coffee", number=7)
            self.assertEqual(reply["error"]["code"], -32601)
            status, body = call("POST", endpoint, b"{garbage", {"Content-Type": "application/json"})
            self.assertEqual((status, json.loads(body)["error"]["code"]), (400, -32700))
            status, reply = post(endpoint, {"jsonrpc": "2.0", "id": 1})
            self.assertEqual(reply["error"]["code"], -32600)
            status, _ = call("GET", endpoint)
            self.assertEqual(status, 405)
            status, _ = call("GET", endpoint.replace("/mcp", "/nowhere"))
            self.assertEqual(status, 404)
        self.assertEqual(self.finish_league()["status"], "COMPLETED")


if __name__ == "__main__":
    unittest.main()
