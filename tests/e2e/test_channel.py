"""Agents that are not ours talk in a channel: turns, waits, interrupts, timeouts, crashes, resume."""

import json
import signal
import subprocess
import threading
import unittest

from support.channel_agent import ChannelAgent
from support.channel_case import ChannelTestCase
from support.waiting import HANG_LIMIT_S, eventually


class Held(ChannelAgent):
    """Answers its turns when the test says so."""

    def __init__(self, *arguments):
        self.asked = threading.Event()
        self.may_answer = threading.Event()
        super().__init__(*arguments)

    def answer_turn(self, params):
        self.asked.set()
        self.may_answer.wait(HANG_LIMIT_S)
        return super().answer_turn(params)

    def close(self):
        self.may_answer.set()
        super().close()


class Waiting(ChannelAgent):
    """Asks for time as the result of its turn."""

    def answer_turn(self, params):
        return {"result": {**self.envelope("TURN_WAIT_REQUEST"), "turn_id": params["turn_id"],
                           "wait_for": "human_input", "reason": "a decision"}}


class Drafting(Held):
    """Keeps what it has written when a human interrupts."""

    def answer_resume(self, params):
        return {"result": {"use_draft": True}}


class Channel(ChannelTestCase):
    def setUp(self):
        super().setUp()
        self.program = self.start_manager()

    # T-080, T-011, T-013, T-016: and there is no league anywhere.
    def test_agents_take_turns_and_hear_each_other(self):
        self.create()
        agents = [self.agent(name) for name in ("Ada", "Bo", "Cy")]
        for place, agent in enumerate(agents):
            welcome = agent.start()
            self.assertEqual(welcome["status"], "ACCEPTED", welcome)
            self.assertEqual(agent.agent_id, f"A0{place + 1}")
        eventually(lambda: len(agents[2].told("take_turn")) > 3, "everybody has had turns")
        self.control("pause")
        eventually(lambda: not self.state()["turn_id"], "no turn runs")
        said = [text for _, kind, text in self.transcript() if kind == "message"]
        self.assertEqual(len(said), len(set(said)))
        # From the moment that all three are in, it goes round.
        names = [text.split()[0] for text in said][-9:]
        start = names.index("Ada")
        self.assertEqual(names[start:start + 3], ["Ada", "Bo", "Cy"])
        heard = [params["text"] for params in agents[0].told("notify_channel_message")
                 if params["message_type"] == "CHANNEL_MESSAGE"]
        self.assertTrue([text for text in heard if text.startswith("Bo")])
        self.assert_log_tells_the_state()

    # T-018, T-021, T-034
    def test_a_wait_for_a_human_ends_when_one_writes(self):
        self.create()
        agent = self.agent("Ada", Waiting)
        agent.start()
        eventually(lambda: self.state()["ring"][0]["state"] == "WAITING", "it waits")
        answer = self.say("Take the second one.")
        self.assertEqual((answer["status"], answer["delivery"]), ("OK", "delivered"))
        resume = eventually(lambda: agent.told("resume_turn"), "it is asked to go on")[0]
        self.assertEqual(resume["resumed_by"], "HUMAN_INPUT")
        self.assertEqual(resume["messages"][-1]["text"], "Take the second one.")
        eventually(lambda: [text for _, _, text in self.transcript() if "resumed" in text],
                   "it has spoken")

    # T-061, T-062: what was written before the interrupt is not lost.
    def test_an_interrupt_makes_an_answer_a_draft(self):
        self.create(humanInterruptMode="interrupt", humanHoldSeconds=60)
        agent = self.agent("Ada", Drafting)
        agent.start()
        agent.asked.wait(HANG_LIMIT_S)
        self.say("One moment, please.")
        eventually(lambda: [each for each in agent.told("notify_turn_event")
                            if each["message_type"] == "TURN_PAUSED"], "it is told of the pause")
        agent.may_answer.set()
        eventually(lambda: [each for each in self.events() if each["event"] == "draft"],
                   "the answer is a draft")
        self.assertTrue(self.state()["human_has_floor"])
        self.order("release_floor", "HUMAN_FLOOR_RELEASE")
        spoken = eventually(lambda: [each["fact"] for each in self.events()
                                     if each["event"] == "message"], "the draft is posted")
        self.assertTrue(spoken[0]["drafted_before_interrupt"])

    # T-032, T-033
    def test_a_turn_that_takes_too_long_is_passed_on(self):
        self.create(defaultTimeoutSeconds=1)
        slow, quick = self.agent("Slow", Held), self.agent("Quick")
        slow.start()
        quick.start()
        eventually(lambda: quick.told("take_turn"), "the other one has the turn")
        told = eventually(lambda: [each for each in slow.told("notify_turn_event")
                                   if each["message_type"] == "TURN_TIMEOUT"], "it is told")
        self.assertEqual(told[0]["kind"], "turn")
        timeouts = eventually(
            lambda: [line for line in self.log_lines() if line["event"] == "turn_timeout"],
            "it is in the log")
        self.assertEqual(timeouts[0]["agentId"], slow.agent_id)

    def test_the_transcript_is_exported(self):
        self.create()
        self.say("Is anybody here?")
        out = self.folder / "talk.md"
        self.finish("export", "--channel", self.channel, "--format", "markdown", "--out", out)
        self.assertIn("> Is anybody here?", out.read_text())
        replay = self.folder / "talk.replay.jsonl"
        self.finish("export", "--channel", self.channel, "--format", "replay", "--out", replay)
        report = json.loads(self.finish("replay", replay, "--verify", "--json").out)
        self.assertTrue(report["checksum_fits"] and report["events_fit"])
        self.assertEqual(report["events"], 3)  # opened, said, and nobody there
        self.assertTrue(self.finish("replay", replay).out)
        lines = replay.read_bytes().splitlines(keepends=True)
        replay.write_bytes(b"".join([*lines[:3], *lines[4:]]))
        report = json.loads(self.finish("replay", replay, "--verify", "--json", code=1).out)
        self.assertEqual(report["line"], 4)
        refused = self.finish("export", "--channel", "nowhere", code=1)
        self.assertIn('no channel "nowhere"', refused.err)
        self.finish("export", "--channel", self.channel, "--format", "csv", code=2)

    # By hand, as a person tries it first.
    def test_curl_is_all_it_takes(self):
        self.create()
        call = {"jsonrpc": "2.0", "id": 1, "method": "list_channels", "params": {}}
        done = subprocess.run(
            ["curl", "-s", "-H", "Content-Type: application/json", "-d", json.dumps(call),
             self.manager], capture_output=True, text=True, check=True)
        self.assertEqual(json.loads(done.stdout)["result"]["channels"],
                         [{"channel_id": "reviews", "title": "Reviews", "state": "RUNNING",
                           "members": 0, "turns": 0}])

    # Nothing that was acknowledged is lost, and numbers go on.
    def test_kill_9_of_the_manager_and_resume(self):
        self.create()
        agents = [self.agent(name) for name in ("Ada", "Bo")]
        for agent in agents:
            agent.start()
        ids = [agent.agent_id for agent in agents]
        acknowledged = self.say("Before the crash.")
        self.assertEqual(acknowledged["status"], "OK")
        eventually(lambda: len(agents[1].told("take_turn")) > 2, "they talk")
        self.program.signal(signal.SIGKILL)
        self.program.wait()
        turns = max(int(each["turn_id"].rsplit("-t", 1)[1]) for each in agents[0].told("take_turn"))

        self.start("manager", "--resume").wait_for(r"is open at (\S+)$")
        later = eventually(
            lambda: [each for each in agents[0].told("take_turn")
                     if int(each["turn_id"].rsplit("-t", 1)[1]) > turns], "turns go on")
        self.assertEqual(later[0]["agent_id"], ids[0])
        self.assertEqual([each["agent_id"] for each in self.state()["ring"]], ids)
        said = self.transcript()
        self.assertEqual([seq for seq, _, _ in said], list(range(1, len(said) + 1)))
        self.assertEqual([text for _, _, text in said].count("Before the crash."), 1)
        # An agent that begins anew keeps its id, and comes in again.
        agents[1].register()
        self.assertEqual(agents[1].agent_id, ids[1])
        self.assertIn(agents[1].join().get("status"), ("ACCEPTED", None))
        self.control("pause")
        eventually(lambda: not self.state()["turn_id"], "no turn runs")
        self.assert_log_tells_the_state()


if __name__ == "__main__":
    unittest.main()
