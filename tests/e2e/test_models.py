"""Players that ask a language model, against a stand-in server with OpenAI's API."""

import json
import unittest

from support import LeagueTestCase
from support.chat_server import ChatServer, make_certificate
from support.open_league import OpenLeagueTestCase
from support.plain_player import PlainPlayer
from support.records import messages, query_journal

KEY = "sk-e2e-0123456789abcdefghij"

# How the server behaves, and what the reasoning in the transcript says.
BEHAVIOURS = {
    "good": "Even feels lucky.",
    "busy": "Even feels lucky.",
    "broken": 'The model gave no choice (it answered HTTP 500, "The server had an error."); '
              "odd chose instead.",
    "garbage": "its answer is not a JSON object",
    "huge": "larger than 1048576 bytes",
    "schema": "its answer has no text in choices[0].message.content",
    "malicious": "Bearer ***",
    "redirect": "it answered HTTP 307",
    "found": "it answered HTTP 302",
}


class ModelTestCase(OpenLeagueTestCase):
    def setUp(self):
        super().setUp()
        self.environment["AGENT_LEAGUE_LLM_KEY"] = KEY
        self.environment["OPENAI_API_KEY"] = "sk-not-this-one"
        self.programs = []

    def serve(self, **options):
        server = ChatServer(**options)
        self.addCleanup(server.close)
        return server

    def join_model(self, server, behaviour, *options):
        program = self.join("player", "--name", behaviour, "--strategy", "llm",
                            "--llm-url", f"{server.url}/{behaviour}/v1", "--llm-model", "tiny-1",
                            "--llm-fallback", "odd", *options)
        self.programs.append(program)
        return program

    def answers_of(self, matches, player):
        return [message for match in matches.values() for message in messages(match)
                if message["message_type"] == "CHOOSE_PARITY_RESPONSE"
                and message["player_id"] == player]

    def check_secrets(self):
        written = self.everything_written().decode("utf-8", "replace")
        said = "".join(program.story() for program in self.programs)
        for secret in (KEY, KEY[:12], "sk-not-this-one"):
            self.assertNotIn(secret, written)
            self.assertNotIn(secret, said)


class Models(ModelTestCase):
    def test_whatever_the_server_does_the_player_plays(self):
        server, other = self.serve(), self.serve()
        server.elsewhere = other.url
        plain = PlainPlayer()
        self.addCleanup(plain.close)
        self.open_league(len(BEHAVIOURS) + 1)
        players = {name: self.join_model(server, name).id for name in BEHAVIOURS}
        plain.register(self.manager)
        self.join("referee")
        rows, matches = self.outcome()
        for row in rows.values():
            self.assertEqual((row["played"], row["technical_losses"]), (len(BEHAVIOURS), 0), row)
        for name, reasoning in BEHAVIOURS.items():
            answers = self.answers_of(matches, players[name])
            self.assertEqual(len(answers), len(BEHAVIOURS))
            for answer in answers:
                with self.subTest(behaviour=name):
                    self.assertIn(reasoning, answer["reasoning"])
                    self.assertLessEqual(len(answer["reasoning"]), 2000)
                    even = name in ("good", "busy")
                    self.assertEqual(answer["parity_choice"], "even" if even else "odd")
                    self.assertEqual(answer["sender"], f"player:{players[name]}")
        # The key went to the server of that name, and nowhere else.
        self.assertTrue(all(headers["Authorization"] == f"Bearer {KEY}"
                            for _, headers, _ in server.requests))
        self.assertEqual(other.requests, [])
        self.check_secrets()
        # Nobody but the referee hears why somebody chose.
        self.assertNotIn("reasoning", json.dumps(plain.received))
        self.assertNotIn("lucky", json.dumps(plain.received))

    def test_a_server_that_never_ends_is_not_waited_for(self):
        server = self.serve()
        self.open_league(3, "--set", "choice_timeout_ms=2000")
        slow, endless = (self.join_model(server, name) for name in ("slow", "endless"))
        self.join("player")
        self.join("referee")
        rows, matches = self.outcome()
        for row in rows.values():
            self.assertEqual((row["played"], row["technical_losses"]), (2, 0), row)
        for program in (slow, endless):
            for answer in self.answers_of(matches, program.id):
                self.assertEqual(answer["parity_choice"], "odd")
                self.assertIn("did not answer in time", answer["reasoning"])
            self.assertIn("odd chose instead.", program.err)

    def test_models_play_a_match_of_mafia(self):
        """Three of them among bots: everybody votes and speaks, whatever the role."""
        server = self.serve()
        self.open_league(3, "--game", "mafia", "--set", "games_per_player=1",
                         "--set", "timing.reveal.delay_ms=0", "--set", "voting.settle_ms=0")
        models = [self.join("player", "--game", "mafia", "--name", f"Model {number}",
                            "--strategy", "llm", "--llm-url", f"{server.url}/mafia/v1",
                            "--llm-model", "tiny-1") for number in range(3)]
        self.programs += models
        self.join("referee")
        rows, _ = self.outcome()
        self.assertEqual([row["technical_losses"] for row in rows.values()], [0] * 3)
        ids = {program.id for program in models}
        told = query_journal(self.league_folder(self.league),
                             "SELECT body FROM entries WHERE kind = 'game' ORDER BY seq")
        events = [json.loads(body) for (body,) in told]
        spoken = {each["facts"]["player_id"] for each in events
                  if each["what"] == "DISCUSSION_STATEMENT"
                  and each["facts"]["say"] == "I am only a model."}
        voted = {each["facts"]["voter_id"] for each in events if each["what"] == "VOTE_CAST"}
        dead = {each["facts"]["player_id"] for each in events if each["what"] == "PLAYER_ELIMINATED"}
        for model in ids - dead:  # those who lived to the end were asked for everything
            self.assertIn(model, spoken)
            self.assertIn(model, voted)
        self.assertTrue(spoken & ids)
        self.assertTrue(any("role" in json.dumps(body) for _, _, body in server.asked("mafia")))
        self.check_secrets()

    def test_https_is_spoken_and_its_certificate_checked(self):
        both, certificate = make_certificate(self.folder)
        server = self.serve(certificate=both)
        self.open_league(2)
        stranger = self.join_model(server, "good", "--name", "stranger")
        self.environment["SSL_CERT_FILE"] = str(certificate)
        friend = self.join_model(server, "good", "--name", "friend")
        self.join("referee")
        _, matches = self.outcome()
        self.assertEqual([answer["reasoning"] for answer in self.answers_of(matches, friend.id)],
                         ["Even feels lucky."])
        answer, = self.answers_of(matches, stranger.id)
        self.assertIn("is not to be trusted", answer["reasoning"])
        self.assertEqual(len(server.requests), 1)
        self.check_secrets()

    def test_without_a_key_of_ours_the_usual_one_is_taken_and_without_any_none_is_sent(self):
        server = self.serve()
        self.open_league(2)
        del self.environment["AGENT_LEAGUE_LLM_KEY"]
        self.environment["OPENAI_API_KEY"] = KEY
        self.join_model(server, "good")
        del self.environment["OPENAI_API_KEY"]
        self.join_model(server, "good")
        self.join("referee")
        self.outcome()
        self.assertEqual(sorted(str(headers.get("Authorization")) for _, headers, _ in server.requests),
                         [f"Bearer {KEY}", "None"])


class Usage(LeagueTestCase):
    def test_what_is_missing_or_wrong_is_said(self):
        server = ("--llm-url", "http://127.0.0.1:9")
        model = ("--llm-model", "tiny-1")
        for options, words in (
                (("--strategy", "llm", *model), "needs --llm-url and --llm-model"),
                (("--strategy", "llm", *server), "needs --llm-url and --llm-model"),
                (("--strategy", "llm", *model, "--llm-url", "ftp://x"), "--llm-url must be an address"),
                (("--strategy", "llm", *model, "--llm-url", "http://me:pass1@x"), "without a name"),
                (("--strategy", "llm", *model, *server, "--llm-fallback", "llm"), "no strategy \"llm\" to fall back on. Known are: random, even, odd, alternating, pattern, adaptive."),
                ((*server, *model), "go with --strategy llm"),
                (("--strategy", "gpt"), "Known are: random, even, odd, alternating, pattern, adaptive, llm.")):
            with self.subTest(options=options):
                said = self.finish("player", "--manager", "http://127.0.0.1:9", *options, code=2).err
                self.assertIn(words, said)
                self.assertNotIn("pass1", said)


if __name__ == "__main__":
    unittest.main()
