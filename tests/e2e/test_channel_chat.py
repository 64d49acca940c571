"""A chat in the terminal with agents that are programs of their own."""

import json
import re
import signal
import subprocess
import sys
import unittest

from support import LeagueTestCase, eventually
from support.agents import AgentsTestCase
from support.chat_server import ChatServer, completion
from support.guest import Guest

BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("I am", message["agent"], "in", message["channel"], file=sys.stderr, flush=True)
    if message["type"] == "turn":
        heard = [each["text"] for each in message["messages"] if each["kind"] == "human"]
        answer = {"id": message["id"], "text": f"The bot heard: {heard[-1]}"} if heard else {
            "id": message["id"], "pass": True}
        print(json.dumps(answer), flush=True)
"""


class Chat:
    """`agent-league channel` with a pipe to type into."""

    def __init__(self, case, *arguments):
        self.program = case.start("channel", *arguments, stdin=subprocess.PIPE)
        case.addCleanup(self.close)

    def type(self, line):
        self.program.process.stdin.write(line.encode() + b"\n")
        self.program.process.stdin.flush()

    def close(self):
        try:
            self.program.process.stdin.close()
        except BrokenPipeError:
            pass  # it has ended already

    def sees(self, pattern):
        """Waits until stdout matches, and returns the match."""
        expression = re.compile(pattern, re.MULTILINE)
        try:
            return eventually(lambda: expression.search(self.program.out), f"it printed {pattern!r}",
                              limit=30)
        except AssertionError as problem:
            raise AssertionError(f"{problem}\n{self.program.story()}") from None

    def says(self, pattern):
        return self.program.wait_for(pattern)


class OwnChannel(LeagueTestCase):
    # T-080
    def test_one_sentence_through_a_pipe_is_answered_by_everybody_and_it_ends(self):
        program = self.start("channel", "--seed", "e2e", stdin=subprocess.PIPE)
        program.process.stdin.write("Bridges should be tested every year.\n".encode())
        program.process.stdin.close()
        self.assertExit(program, 0)
        out = program.out
        self.assertIn("operator: Bridges should be tested every year.", out)
        self.assertRegex(out, r"(?m)^Summariser \(A01\): .*the operator said “Bridges should be")
        self.assertRegex(out, r"(?m)^Sceptic \(A02\): .*\?$")
        self.assertRegex(out, r"(?m)^Echo \(A03\): .*“Bridges should be tested every year”")
        self.assertRegex(out, r"(?m)^- Sceptic \(A02\) waits for human_input: ")
        self.assertRegex(program.err, r"The channel room is at http://127.0.0.1:\d+/mcp")

    def test_the_same_seed_says_the_same(self):
        def words(seed):
            program = self.start("channel", "--seed", seed, stdin=subprocess.PIPE)
            program.process.stdin.write("Trains are always late.\n".encode())
            program.process.stdin.close()
            self.assertExit(program, 0)
            return re.findall(r"(?m)^\w+ \(A0\d\).*: .*$", program.out)

        first = words("one")
        self.assertEqual(len(first), 3, first)
        self.assertEqual(words("one"), first)

    def test_json_prints_events_and_nothing_else(self):
        program = self.start("channel", "--json", "--members", "echo", stdin=subprocess.PIPE)
        program.process.stdin.write("Hello there.\n/state\n".encode())
        program.process.stdin.close()
        self.assertExit(program, 0)
        events = [json.loads(line) for line in program.out.splitlines()]
        self.assertEqual([each["number"] for each in events], list(range(1, len(events) + 1)))
        self.assertEqual(events[0]["event"], "channel_opened")
        kinds = [each["event"] for each in events]
        for kind in ("turn_begun", "turn_chunk", "message", "human_message", "state_transition"):
            self.assertIn(kind, kinds)

    def test_orders_do_what_they_say(self):
        chat = Chat(self, "--members", "sceptic,echo")
        chat.sees(r"^- Sceptic \(A01\) waits for human_input: ")
        chat.sees(r"^\* Echo joined")
        chat.type("/pause")
        chat.sees(r"^\* ⏸️ Channel paused$")
        chat.type("/config defaultTimeoutSeconds=7 waitPolicy=yield")
        chat.sees(r"^- The rules have changed")
        chat.type("/mode queue")
        chat.type("/disable A02")
        chat.sees(r"^\* Echo was disabled")
        chat.type("/state")
        chat.sees(r"^room PAUSED, cycle 1, 1 turns, mode queue$")
        chat.sees(r"^ 1  A01     WAITING   Sceptic \d+ s$")
        chat.sees(r"^ -  A02     OFFLINE   Echo \(disabled\)$")
        chat.type("/config")
        chat.sees(r"^defaultTimeoutSeconds +=? ?7 ")
        chat.type("Say this.")  # whoever waits for a person goes on, also while paused
        chat.sees(r"^operator: Say this\.$")
        chat.sees(r"^Sceptic \(A01\): .*“Say this”.*\?$")
        chat.type("/enable A02")
        chat.type("/add A02")
        chat.sees(r"(?s)Echo joined.*Echo joined")
        chat.type("/resume")
        chat.sees(r"^- Echo \(A02\) has the turn for 7 s \[room-t2\]$")
        chat.sees(r"^Echo \(A02\): .*“Say this”")
        chat.type("/export " + str(self.folder / "talk.txt"))
        chat.says(r"^Written: ")
        chat.type("/export " + str(self.folder / "talk.jsonl"))
        chat.says(r"(?s)Written: .*Written: ")
        self.assertIn("operator: Say this.", (self.folder / "talk.txt").read_text())
        lines = [json.loads(line) for line in (self.folder / "talk.jsonl").read_text().splitlines()]
        states = [each for each in lines if each["event"] == "state_transition"]
        self.assertTrue(states)
        self.assertLessEqual(set(states[0]), {"timestamp", "event", "agentId", "from", "to",
                                              "trigger", "channel", "turnId", "details"})
        chat.type("/export " + str(self.folder / "talk.txt"))
        chat.says("is not overwritten")
        chat.type("/close")
        chat.sees(r"^- The channel is closed$")
        self.assertEqual(chat.program.wait(), 0)

    def test_what_is_typed_wrongly_is_said(self):
        chat = Chat(self, "--members", "echo")
        for line, sentence in (
                ("/dance", r"There is no order /dance"),
                ("/mode loud", r'There is no mode "loud"; there are queue, interrupt, inject, parallel'),
                ("/grant", r"Write it as /grant ID\."),
                ("/skip", r"Nobody has the turn\."),
                ("/grant A77", r"A77 is not in the queue"),
                ("/config volume=11", r'turnConfig has no key "volume"'),
                ("/config waitPolicy=maybe", r'"waitPolicy" must be one of hold, yield'),
                ("/release", r"Nobody has the floor")):
            with self.subTest(line=line):
                chat.type(line)
                chat.says(sentence)
        chat.type("/quit")
        self.assertEqual(chat.program.wait(), 0)

    def test_wrong_options_are_named(self):
        for arguments, sentence in (
                (("--members", "tenor"), 'there is no voice "tenor"'),
                (("--list",), "--list needs --orchestrator"),
                (("--config", "volume=11"), 'turnConfig has no key "volume"'),
                (("--orchestrator", "http://127.0.0.1:9"), "--channel is missing"),
                (("--orchestrator", "http://127.0.0.1:9", "--channel", "x", "--seed", "1"),
                 "--seed is for a channel of our own"),
                (("hello",), 'Only options are expected, not "hello"')):
            with self.subTest(arguments=arguments):
                self.assertIn(sentence, self.finish("channel", *arguments, code=2).err)
        for arguments, sentence in (
                (("--channel", "x"), "--orchestrator is missing"),
                (("--orchestrator", "http://127.0.0.1:9"), "--channel is missing"),
                (("--orchestrator", "http://127.0.0.1:9", "--channel", "x", "--voice", "bass"),
                 'there is no voice "bass". Known are: summariser, sceptic, echo, llm'),
                (("--orchestrator", "http://127.0.0.1:9", "--channel", "x", "--voice", "llm"),
                 "--voice llm needs --llm-url and --llm-model"),
                (("--orchestrator", "http://127.0.0.1:9", "--channel", "x", "--exec", "/no/such"),
                 '--exec: there is no file "/no/such"')):
            with self.subTest(arguments=arguments):
                self.assertIn(sentence, self.finish("agent", *arguments, code=2).err)

    # T-082
    def test_the_guide_names_every_state_message_and_error(self):
        guide = self.finish("channel", "--guide").out
        for word in ("OFFLINE", "IDLE", "QUEUED", "ACTIVE", "WAITING", "take_turn", "resume_turn",
                     "turn_chunk", "post_turn_message", "complete_turn", "request_wait",
                     "resolve_wait", "notify_turn_event", "notify_channel_message",
                     "notify_channel_assignment", "heartbeat", "use_draft",
                     *(f"E2{number:02}" for number in range(1, 12))):
            self.assertIn(word, guide)
        for block in re.findall(r"(?s)```json\n(.*?)```", guide):
            json.loads(block)


class ManyProcesses(AgentsTestCase):
    def open_channel(self):
        self.start_manager()
        chat = Chat(self, "--orchestrator", self.manager, "--channel", "reviews", "--create",
                    "--title", "Reviews", "--config", "waitTimeoutSeconds=600")
        chat.type("/state")
        chat.sees(r"^reviews RUNNING")  # so that agents find it
        return chat

    def start_member(self, *options):
        program = self.start("agent", "--orchestrator", self.manager, "--channel", "reviews",
                             "--port", 0, *options)
        program.wait_for(r"^In the channel reviews, at place \d")
        return program

    def run_kit(self, kit, *command):
        self.finish("starter", kit, "--out", self.folder / kit)
        guest = Guest([*command, "--orchestrator", self.manager, "--channel", "reviews", "--port",
                       "0", "--name", "Starter"], self.folder / kit, self.environment)
        self.addCleanup(guest.kill)
        guest.wait_for("In the channel reviews")
        return guest

    # T-038, T-039, T-030
    def test_two_agents_a_starter_kit_and_a_person_talk(self):
        chat = self.open_channel()
        chat.type("/pause")
        chat.sees("Channel paused")
        (self.folder / "bot.py").write_text(BOT)
        self.start_member("--name", "Sum", "--voice", "summariser")
        bot = self.start_member("--name", "Bot", "-v", "--exec",
                                f'{sys.executable} "{self.folder}/bot.py"')
        bot.wait_for(r"\] I am A02 in reviews")
        python = self.run_kit("channel-python", "python3", "agent.py")
        chat.type("The numbers of May are wrong.")
        chat.sees(r"^operator: The numbers of May are wrong\.$")
        chat.type("/step")
        chat.sees(r"^Sum \(A01\): .*the operator said “The numbers of May are wrong”")
        chat.type("/step")
        chat.sees(r"^Bot \(A02\): The bot heard: The numbers of May are wrong\.$")
        chat.type("/step")
        chat.sees(r"^Starter \(A03\): A02 used 9 words; I have heard 3 messages so far\.$")
        python.wait_for(r"^reviews-t3: A02 used 9 words")
        chat.type("/disable A02")
        chat.sees(r"^\* Bot was disabled")
        chat.type("@A03 And those of June?")
        chat.sees(r"^operator → A03: @A03 And those of June\?$")
        chat.type("/step")
        chat.sees(r"^Sum \(A01\): .*“And those of June\?”")
        chat.type("/step")
        chat.sees(r"^Starter \(A03\): A01 used \d+ words; I have heard 5 messages so far\.$")
        # One is killed: the others go on without it.
        python.kill()
        chat.type("/step")
        chat.sees(r"^- Sum \(A01\) has the turn .*\[reviews-t6\]$")
        chat.sees(r"^Sum \(A01\): .*A03 said")
        chat.type("/step")
        chat.sees(r"^\* ⚠️ Starter disconnected, skipping turn$")
        listed = self.finish("channel", "--orchestrator", self.manager, "--list").out
        self.assertRegex(listed, r"^reviews  (RUNNING|PAUSED)  \d members, \d+ turns  Reviews$")
        chat.type("/close")
        self.assertEqual(chat.program.wait(), 0)

    def test_the_node_kit_talks_too_and_ends_with_the_channel(self):
        chat = self.open_channel()
        node = self.run_kit("channel-node", "node", "agent.mjs")
        chat.sees(r"^- Starter \(A01\) passed$")
        chat.type("Interoperability matters.")
        chat.sees(r"^Starter \(A01\): The longest word of operator is Interoperability; A01 has "
                  r"heard 1 messages\.$")
        chat.type("/close")
        self.assertEqual(chat.program.wait(), 0)
        self.assertEqual(node.wait(), 0, node.text())
        self.assertIn("Out of the channel: The channel is closed.", node.text())

    def test_a_model_speaks(self):
        server = ChatServer()
        self.addCleanup(server.close)
        server.voice = lambda handler, body: server.send(
            handler, 200, completion("I would ask the accountant."))
        chat = self.open_channel()
        self.start_member("--name", "Clara", "--voice", "llm", "--llm-model", "tiny-1",
                          "--llm-url", server.url + "/voice/v1")
        chat.sees(r"^Clara \(A01\): I would ask the accountant\.$")
        chat.type("Who can check it?")
        chat.sees(r"(?s)operator: Who can check it\?.*I would ask the accountant\.$")

        def last_told():
            data = json.loads(server.asked("voice")[-1][2]["messages"][1]["content"])
            return data["messages"] and data["messages"][-1]["text"]

        eventually(lambda: last_told() == "Who can check it?", "the model is told what was said")
        chat.type("/quit")
        self.assertEqual(chat.program.wait(), 0)

    def test_an_agent_that_is_restarted_gets_its_id_back_and_joins_again(self):
        chat = self.open_channel()
        first = self.start_member("--name", "Echo", "--voice", "echo")
        endpoint = re.search(r"Registered as A01 at (\S+)\.", first.err).group(1)
        port = re.search(r":(\d+)/", endpoint).group(1)
        first.signal(signal.SIGINT)
        self.assertEqual(first.wait(), 130)
        chat.sees(r"^\* Echo left")
        again = self.start("agent", "--orchestrator", self.manager, "--channel", "reviews",
                           "--port", port, "--name", "Echo", "--voice", "echo")
        again.wait_for(r"^Registered as A01 ")
        chat.sees(r"(?s)\[reviews-t2\].*Echo \(A01\) passed")
        chat.type("Good morning.")
        chat.sees(r"^Echo \(A01\): .*“Good morning”")
        chat.type("/close")
        again.wait_for("The channel is closed")
        self.assertEqual(again.wait(), 0)

    def test_what_cannot_be_is_said(self):
        self.start_manager()
        missing = self.start("channel", "--orchestrator", self.manager, "--channel", "nowhere",
                             stdin=subprocess.PIPE)
        self.assertEqual(missing.wait(), 1)
        self.assertIn("nowhere", missing.err)
        missing.process.stdin.close()
        agent = self.finish("agent", "--orchestrator", self.manager, "--channel", "nowhere",
                            "--port", 0, code=1)
        self.assertRegex(agent.err, r"A01 cannot join the channel nowhere at http://")
        elsewhere = self.finish("channel", "--orchestrator", self.manager, "--channel", "x",
                                "--data", self.folder / "other", code=1)
        self.assertIn("Only the person who runs it may give orders", elsewhere.err)
        silent = self.finish("agent", "--orchestrator", "http://127.0.0.1:9", "--channel", "x",
                             "--port", 0, "--set", "max_retries=0", code=3)
        self.assertIn("could not be reached", silent.err)


if __name__ == "__main__":
    unittest.main()
